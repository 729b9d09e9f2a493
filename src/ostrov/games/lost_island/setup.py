"""Chapter 3: set-up. Rumours and the first player are outcomes of chance, one at a time."""

from __future__ import annotations

from ostrov.games.lost_island import codes, components, state, turn
from ostrov.games.lost_island.state import State
from ostrov.kernel.bits import bit, count
from ostrov.kernel.native import i64
from ostrov.kernel.position import NO_STARTER
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def setup_outcomes(s: State, rows: Rows) -> None:
    if s.phase == state.DEALING_RUMOURS:
        rows.add(codes.choice(codes.DEAL_RUMOUR, 0), rumours_not_dealt(s))
    else:
        rows.add(codes.choice(codes.CHOOSE_FIRST, 0), s.may_begin())


def rumours_not_dealt(s: State) -> i64:
    """LI-3.1 Each of the twelve is as likely as the next."""
    return (bit(components.RUMOURS + 1) - 2) & ~s.rumours


def deal_rumour(s: State, rumour: i64) -> None:
    """LI-3.1 Four lie open; where the table has named a set, nothing is left to chance."""
    s.rumours |= bit(rumour)
    s.tell(codes.RUMOUR_DEALT, rumour)
    finish_dealing(s)


def finish_dealing(s: State) -> None:
    """LI-3.3 A random player is active first, or the one chosen; alone there is nothing to draw lots for."""
    if count(s.rumours) < components.RUMOURS_DEALT:
        return
    s.phase = state.CHOOSING_FIRST_SEAT
    if s.is_solo():
        choose_first(s, 0)


def choose_first(s: State, seat: i64) -> None:
    """LI-3.3"""
    s.starter = NO_STARTER
    turn.begin_turn(s, seat)


def why_not_in_setup(s: State) -> Reason:
    """To chance: four different rumours, then a first player."""
    return "cannot-come-up", "LI-3.1" if s.phase == state.DEALING_RUMOURS else "LI-3.3"


def why_wait_for_setup(s: State) -> Reason:
    """To a seat."""
    return "left-to-chance", "LI-3.1" if s.phase == state.DEALING_RUMOURS else "LI-3.3"
