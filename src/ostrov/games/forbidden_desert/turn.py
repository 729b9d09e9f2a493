"""Chapter 3: a turn, its phases and the moments between its steps. `settle` says who is awaited after every choice."""

from __future__ import annotations

from ostrov.games.forbidden_desert.city import could_hand_over, water_givers
from ostrov.games.forbidden_desert.codes import GO_ON, STOP, STOPPED, TURN_BEGAN, choice
from ostrov.games.forbidden_desert.components import ACTIONS_A_TURN, TIME_THROTTLE
from ostrov.games.forbidden_desert.ending import check_launch
from ostrov.games.forbidden_desert.gear import could_play, is_before_storm
from ostrov.games.forbidden_desert.state import ACTING, OVER, PUTTING_UNDER, STORMING, State
from ostrov.games.forbidden_desert.storm import renew_storm_deck
from ostrov.kernel.bits import bit, lowest
from ostrov.kernel.native import i64
from ostrov.kernel.position import CHANCE_AWAITED
from ostrov.kernel.rows import Rows


def begin_turn(s: State, seat: i64) -> None:
    """FD-3.1 Four actions, FD-2.4 clockwise from the first seat; FD-6.3 the seat's Solar Shield is spent."""
    s.phase = ACTING
    s.turn += 1
    s.active = seat
    s.actions_left = ACTIONS_A_TURN
    s.cards_skipped = 0
    s.step = 0
    s.shielded &= ~bit(seat)
    s.begin_moment()
    s.tell(TURN_BEGAN, seat, s.turn)


def stop_actions(s: State, rows: Rows) -> None:
    """FD-3.1 Up to four: a player may stop with actions left."""
    rows.add_one(choice(STOP, 0))


def stop(s: State, seat: i64) -> None:
    """FD-3.1 No step, so the moment is still the same (FD-3.5)."""
    s.tell(STOPPED, seat, s.actions_left)
    s.actions_left = 0


def go_on_actions(s: State, rows: Rows) -> None:
    """FD-3.2 Who could do something lets the moment pass."""
    rows.add_one(choice(GO_ON, 0))


def go_on(s: State, seat: i64) -> None:
    """FD-3.2 The others still have time; when nobody is left who wants it, the step follows."""
    s.gone_on |= bit(seat)
    s.awaited &= ~bit(seat)
    if s.awaited == 0 or (s.phase == STORMING and s.cards_left == 0):
        settle(s)


def settle(s: State) -> None:
    """After every choice: do what follows by itself, then say who is awaited."""
    if s.phase < ACTING:
        s.awaited = CHANCE_AWAITED
        return
    if s.phase != OVER:
        check_launch(s)
    if s.phase == OVER:
        s.awaited = 0
    elif s.pending == PUTTING_UNDER:
        s.awaited = bit(s.active)
    elif s.pending:
        s.awaited = CHANCE_AWAITED
    else:
        renew_storm_deck(s)
        follow_the_turn(s)
        await_moment(s)


def follow_the_turn(s: State) -> None:
    """FD-3.1 Actions, then the storm, then the next player clockwise (FD-2.4)."""
    if s.phase == ACTING and s.actions_left == 0:
        s.phase = STORMING
        s.step = 0
        # FD-7.4 Less what the Meteorologist skips; FD-8.1 what the meter says now, whatever comes.
        left = s.storm_rate() - s.cards_skipped
        s.cards_left = left if left > 0 else 0
    if s.phase == STORMING and s.cards_left == 0 and not may_yet_throttle(s):
        begin_turn(s, (s.active + 1) % s.seats)


def may_yet_throttle(s: State) -> bool:
    """FD-6.6 With every storm card skipped there is still the moment before the storm, for who holds it or gets it."""
    if not is_before_storm(s):
        return False
    seats = s.pawns_at(s.cell(s.active)) & ~s.gone_on
    while seats:
        seat = lowest(seats)
        if s.may_hand_over(seat, TIME_THROTTLE) or (seat == s.active and s.holds(seat, TIME_THROTTLE)):
            return True
        seats &= seats - 1
    return False


def could_do_something(s: State) -> i64:
    """FD-3.2 The seats that could share or play something in this moment."""
    waiting = s.everybody() & ~s.gone_on
    seats = water_givers(s, waiting)
    if s.has_anybody_gear():
        seat: i64 = 0
        while seat < s.seats:
            if waiting >> seat & 1 and (could_play(s, seat) or could_hand_over(s, seat)):
                seats |= bit(seat)
            seat += 1
    return seats


def await_moment(s: State) -> None:
    """FD-3.2 Between two steps whoever could do something is awaited; the active player's actions wait for nobody."""
    seats = could_do_something(s)
    if s.phase == ACTING:
        s.awaited = seats | bit(s.active)
    elif seats:
        s.awaited = seats
    else:
        s.awaited = CHANCE_AWAITED
