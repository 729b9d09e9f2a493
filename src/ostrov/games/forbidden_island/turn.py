"""Chapter 3: a turn, its phases and the moments between its steps. `settle` says who is awaited after every choice."""

from __future__ import annotations

from ostrov.games.forbidden_island.codes import GO_ON, STOP, STOPPED, TURN_BEGAN, choice
from ostrov.games.forbidden_island.components import ACTIONS_A_TURN, TREASURE_CARDS_A_TURN
from ostrov.games.forbidden_island.drawing import renew_treasure_deck
from ostrov.games.forbidden_island.ending import lose_adventurer
from ostrov.games.forbidden_island.flooding import next_swimmer, renew_flood_deck, swims
from ostrov.games.forbidden_island.special import could_play
from ostrov.games.forbidden_island.state import ACTING, DRAWING, FLOODING, NOBODY, OVER, State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.position import CHANCE_AWAITED
from ostrov.kernel.rows import Rows


def begin_turn(s: State, seat: i64) -> None:
    """FI-3.1 Three actions, FI-2.5 clockwise from the first seat."""
    s.phase = ACTING
    s.turn += 1
    s.active = seat
    s.actions_left = ACTIONS_A_TURN
    s.has_flown = 0
    s.step = 0
    s.tell(TURN_BEGAN, seat, s.turn)


def stop_actions(s: State, rows: Rows) -> None:
    """FI-3.2 A player may stop with actions left."""
    rows.add_one(choice(STOP, 0))


def stop(s: State, seat: i64) -> None:
    """FI-3.2"""
    s.tell(STOPPED, seat, s.actions_left)
    s.actions_left = 0


def go_on_actions(s: State, rows: Rows) -> None:
    """FI-3.3 Who could play a card lets the moment pass."""
    rows.add_one(choice(GO_ON, 0))


def go_on(s: State, seat: i64) -> None:
    """FI-3.3"""
    s.gone_on |= bit(seat)


def settle(s: State) -> None:
    """After every choice: do what follows by itself, then say who is awaited."""
    if s.phase < ACTING:
        s.awaited = CHANCE_AWAITED
    elif s.phase == OVER:
        s.awaited = 0
    elif s.over_limit != NOBODY:
        s.awaited = bit(s.over_limit)
    elif s.swimmers:
        await_swimmer(s)
    else:
        renew_treasure_deck(s)
        renew_flood_deck(s)
        follow_the_turn(s)
        await_moment(s)


def follow_the_turn(s: State) -> None:
    """FI-3.1 Actions, then treasure cards, then flood cards, then the next player clockwise (FI-2.5)."""
    if s.phase == ACTING and s.actions_left == 0:
        s.phase = DRAWING
        s.cards_left = TREASURE_CARDS_A_TURN
        s.step = 0
    if s.phase == DRAWING and s.cards_left == 0:
        s.phase = FLOODING
        s.cards_left = s.flood_rate()
        s.step = 0
    if s.phase == FLOODING and s.cards_left == 0:
        begin_turn(s, (s.active + 1) % s.seats)


def await_moment(s: State) -> None:
    """FI-3.3 Between two steps whoever could play a card is awaited; the active player's actions wait for nobody."""
    may_play = could_play(s) & ~s.gone_on
    if s.phase == ACTING:
        s.awaited = may_play | bit(s.active)
    elif may_play:
        s.awaited = may_play
    else:
        s.awaited = CHANCE_AWAITED


def await_swimmer(s: State) -> None:
    """FI-6.4, FI-7.5 Whoever holds a lift may answer first; a pawn that nobody lifts and that cannot swim is lost."""
    swimmer = next_swimmer(s)
    rescuers = s.lift_holders() & ~s.gone_on
    if swims(s, swimmer):
        s.awaited = rescuers | bit(swimmer)
    elif rescuers:
        s.awaited = rescuers
    else:
        lose_adventurer(s, swimmer)
        s.awaited = 0
