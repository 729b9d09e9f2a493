"""Chapter 3: a turn, its phases and the moments between its steps. `settle` says who is awaited after every choice."""

from __future__ import annotations

from ostrov.games.forbidden_desert import adventurers, city, codes, components, ending, gear, state, storm
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.position import CHANCE, CHANCE_AWAITED, NO_STARTER
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def begin(s: State, seat: i64) -> None:
    """FD-2.4 The chosen player starts."""
    s.starter = NO_STARTER
    begin_turn(s, seat)


def begin_turn(s: State, seat: i64) -> None:
    """FD-3.1 Four actions, FD-2.4 clockwise from the first seat; FD-6.3 the seat's Solar Shield is spent."""
    s.phase = state.ACTING
    s.turn += 1
    s.active = seat
    s.actions_left = components.ACTIONS_A_TURN
    s.cards_skipped = 0
    s.step = 0
    s.shielded &= ~bit(seat)
    s.begin_moment()
    s.tell(codes.TURN_BEGAN, seat, s.turn)


def stop_actions(s: State, rows: Rows) -> None:
    """FD-3.1 Up to four: a player may stop with actions left."""
    rows.add_one(codes.choice(codes.STOP, 0))


def stop(s: State, seat: i64) -> None:
    """FD-3.1 No step, so the moment is still the same (FD-3.5)."""
    s.tell(codes.STOPPED, seat, s.actions_left)
    s.actions_left = 0


def go_on_actions(s: State, rows: Rows) -> None:
    """FD-3.2 Who could do something lets the moment pass."""
    rows.add_one(codes.choice(codes.GO_ON, 0))


def go_on(s: State, seat: i64) -> None:
    """FD-3.2 The others still have time; when nobody is left who wants it, the step follows."""
    s.gone_on |= bit(seat)
    s.awaited &= ~bit(seat)
    if s.awaited == 0:
        settle(s)


def why_not_wait(s: State, seat: i64) -> Reason:
    return "nothing-to-wait-for", "FD-3.2"


def why_not_now(s: State, seat: i64, verb: i64) -> Reason | None:
    """What the moment forbids, whatever the action is."""
    if seat == CHANCE:
        return "cannot-come-up", "FD-2.6"
    if s.phase == state.OVER:
        return "game-is-over", "FD-9.1" if s.ending == state.ESCAPED else "FD-9.2"
    if verb >= codes.LAY_CRASH_SITE or s.phase < state.ACTING:
        return "left-to-chance", "FD-2.6"
    return adventurers.why_put_under_first(s, verb) or _why_not_yet(s) or _why_not_in_turn(s, seat, verb)


def _why_not_yet(s: State) -> Reason | None:
    """Something turned, drawn or looked at has to show itself first."""
    if s.pending == state.TURNING_UP:
        return "settled-first", "FD-4.4"
    if s.pending == state.DRAWING_GEAR:
        return "settled-first", "FD-5.1"
    if s.pending == state.SCOPING:
        return "settled-first", "FD-6.4"
    if s.pending == state.REVEALING:
        return "settled-first", "FD-7.5"
    return None


def _why_not_in_turn(s: State, seat: i64, verb: i64) -> Reason | None:
    if verb >= codes.GIVE_WATER:
        return ("has-gone-on", "FD-3.2") if s.gone_on >> seat & 1 else None
    if s.active != seat:
        return "not-your-turn", "FD-3.1"
    if s.phase != state.ACTING and verb < codes.PUT_UNDER:
        return "actions-are-over", "FD-3.1"
    return None


def settle(s: State) -> None:
    """After every choice: do what follows by itself, then say who is awaited."""
    if s.phase < state.ACTING:
        s.awaited = CHANCE_AWAITED
        return
    if s.phase != state.OVER:
        ending.check_launch(s)
    if s.phase == state.OVER:
        s.awaited = 0
    elif adventurers.must_put_under(s):
        adventurers.await_put_under(s)
    elif s.pending:
        s.awaited = CHANCE_AWAITED
    else:
        storm.renew_storm_deck(s)
        follow_the_turn(s)
        await_moment(s)


def follow_the_turn(s: State) -> None:
    """FD-3.1 Actions, then the storm, then the next player clockwise (FD-2.4)."""
    if s.phase == state.ACTING and s.actions_left == 0:
        s.phase = state.STORMING
        s.step = 0
        # FD-7.4 Less what the Meteorologist skips; FD-8.1 what the meter says now, whatever comes.
        left = s.storm_rate() - s.cards_skipped
        s.cards_left = left if left > 0 else 0
    if s.phase == state.STORMING and s.cards_left == 0 and not may_yet_throttle(s):
        begin_turn(s, (s.active + 1) % s.seats)


def may_yet_throttle(s: State) -> bool:
    """FD-6.6 With every storm card skipped there is still the moment before the storm: who holds the Time Throttle may
    play it, hand it over, or fly to whose turn it is."""
    return gear.is_before_storm(s) and s.has_anybody(components.TIME_THROTTLE) and could_do_something(s) != 0


def could_do_something(s: State) -> i64:
    """FD-3.2 The seats that could share or play something in this moment."""
    waiting = s.everybody() & ~s.gone_on
    seats = city.water_givers(s, waiting)
    if s.has_anybody_gear():
        seat: i64 = 0
        while seat < s.seats:
            if waiting >> seat & 1 and (gear.could_play(s, seat) or city.could_hand_over(s, seat)):
                seats |= bit(seat)
            seat += 1
    return seats


def await_moment(s: State) -> None:
    """FD-3.2 Between two steps whoever could do something is awaited; the active player's actions wait for nobody."""
    seats = could_do_something(s)
    if s.phase == state.ACTING:
        s.awaited = seats | bit(s.active)
    elif seats:
        s.awaited = seats
    else:
        s.awaited = CHANCE_AWAITED
