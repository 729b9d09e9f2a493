"""Chapter 3: a turn, its phases and the moments between its steps. `settle` says who is awaited after every choice."""

from __future__ import annotations

from ostrov.games.forbidden_island import codes, components, drawing, flooding, special, state
from ostrov.games.forbidden_island.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.position import CHANCE, CHANCE_AWAITED, NO_STARTER
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def begin(s: State, seat: i64) -> None:
    """FI-2.5 The chosen player starts."""
    s.starter = NO_STARTER
    begin_turn(s, seat)


def begin_turn(s: State, seat: i64) -> None:
    """FI-3.1 Three actions, FI-2.5 clockwise from the first seat."""
    s.phase = state.ACTING
    s.turn += 1
    s.active = seat
    s.actions_left = components.ACTIONS_A_TURN
    s.has_flown = 0
    s.step = 0
    s.tell(codes.TURN_BEGAN, seat, s.turn)


def stop_actions(s: State, rows: Rows) -> None:
    """FI-3.2 A player may stop with actions left."""
    rows.add_one(codes.choice(codes.STOP, 0))


def stop(s: State, seat: i64) -> None:
    """FI-3.2"""
    s.tell(codes.STOPPED, seat, s.actions_left)
    s.actions_left = 0


def go_on_actions(s: State, rows: Rows) -> None:
    """FI-3.3 Who could play a card lets the moment pass."""
    rows.add_one(codes.choice(codes.GO_ON, 0))


def go_on(s: State, seat: i64) -> None:
    """FI-3.3"""
    s.gone_on |= bit(seat)


def why_not_wait(s: State, seat: i64) -> Reason:
    return "nothing-to-wait-for", "FI-3.3"


def why_not_now(s: State, seat: i64, verb: i64) -> Reason | None:
    """What the moment forbids, whatever the action is."""
    if seat == CHANCE:
        return "cannot-come-up", "FI-2.7"
    if s.phase == state.OVER:
        return "game-is-over", "FI-8.1" if s.ending == state.ESCAPED else "FI-8.2"
    if verb >= codes.LAY_TILE or s.phase < state.ACTING:
        return "left-to-chance", "FI-2.7"
    return (
        drawing.why_discard_first(s, seat, verb) or flooding.why_swim_first(s, verb) or _why_not_in_turn(s, seat, verb)
    )


def _why_not_in_turn(s: State, seat: i64, verb: i64) -> Reason | None:
    if s.gone_on >> seat & 1 and verb in (codes.LIFT, codes.SANDBAG, codes.FLY_OFF):
        return "has-gone-on", "FI-3.3"
    if verb <= codes.STOP and s.active != seat:
        return "not-your-turn", "FI-3.1"
    if verb <= codes.STOP and s.phase != state.ACTING:
        return "actions-are-over", "FI-3.1"
    return None


def settle(s: State) -> None:
    """After every choice: do what follows by itself, then say who is awaited."""
    if s.phase < state.ACTING:
        s.awaited = CHANCE_AWAITED
    elif s.phase == state.OVER:
        s.awaited = 0
    elif s.over_limit != state.NOBODY:
        drawing.await_discard(s)
    elif flooding.must_swim(s):
        flooding.await_swim(s)
    else:
        drawing.renew_treasure_deck(s)
        flooding.renew_flood_deck(s)
        follow_the_turn(s)
        await_moment(s)


def follow_the_turn(s: State) -> None:
    """FI-3.1 Actions, then treasure cards, then flood cards, then the next player clockwise (FI-2.5)."""
    if s.phase == state.ACTING and s.actions_left == 0:
        s.phase = state.DRAWING
        s.cards_left = components.TREASURE_CARDS_A_TURN
        s.step = 0
    if s.phase == state.DRAWING and s.cards_left == 0:
        s.phase = state.FLOODING
        s.cards_left = s.flood_rate()
        s.step = 0
    if s.phase == state.FLOODING and s.cards_left == 0:
        begin_turn(s, (s.active + 1) % s.seats)


def await_moment(s: State) -> None:
    """FI-3.3 Between two steps whoever could play a card is awaited; the active player's actions wait for nobody."""
    may_play = special.could_play(s) & ~s.gone_on
    if s.phase == state.ACTING:
        s.awaited = may_play | bit(s.active)
    elif may_play:
        s.awaited = may_play
    else:
        s.awaited = CHANCE_AWAITED
