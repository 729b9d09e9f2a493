"""What the moment forbids, whatever is asked for. What is decided belongs to the chapters."""

from __future__ import annotations

from ostrov.games.lost_island import codes, setup, state, turn
from ostrov.games.lost_island.state import State
from ostrov.kernel.native import i64
from ostrov.kernel.position import CHANCE, CHANCE_AWAITED
from ostrov.kernel.refusals import Reason


def why_not_now(s: State, seat: i64, verb: i64) -> Reason | None:
    if seat == CHANCE:
        return setup.why_not_in_setup(s) if s.phase < state.ROLLING else turn.why_not_roll(s)
    if s.phase == state.OVER:
        return "game-is-over", "LI-7.1" if s.ending == state.USES_SPENT else "LI-7.2"
    if s.phase < state.ROLLING:
        return setup.why_wait_for_setup(s)
    if verb > codes.WAIVE_ORDER or s.awaited == CHANCE_AWAITED:
        return turn.why_wait_for_dice(s, verb)
    return None
