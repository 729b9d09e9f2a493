"""Who is asked, and for what: one chair at a time (MI-2.1). What is decided belongs to the chapters."""

from __future__ import annotations

from ostrov.games.mysterious_island import codes, state
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.position import CHANCE, CHANCE_AWAITED
from ostrov.kernel.refusals import Reason


def settle(s: State) -> None:
    """After every choice: who is awaited."""
    phase = s.phase
    if phase <= state.PEEKING or phase in (state.TURNING_UP, state.REVEALING, state.DRAWING):
        s.awaited = CHANCE_AWAITED
    elif phase == state.OVER:
        s.awaited = 0
    else:
        s.awaited = bit(s.owner(s.chair))


def why_not_now(s: State, seat: i64, verb: i64) -> Reason | None:
    """What the moment forbids, whatever the action is."""
    if seat == CHANCE:
        return _why_not_come_up(verb)
    if s.phase == state.OVER:
        return "game-is-over", "MI-7.1"
    if verb >= codes.CHOOSE_FIRST or s.awaited & CHANCE_AWAITED:
        return _why_not_by_hand(s, verb)
    if s.owner(s.chair) != seat:
        return "another-decides", "MI-2.1"
    return None if is_asked(s.phase, verb) else why_something_else(s.phase)


def _why_not_come_up(verb: i64) -> Reason:
    """By the clause of what is dealt, drawn or shown."""
    if verb == codes.CHOOSE_FIRST:
        return "cannot-come-up", "MI-2.1"
    if verb in (codes.PEEK, codes.DRAW):
        return "cannot-come-up", "MI-2.3"
    if verb == codes.TURN_UP:
        return "cannot-come-up", "MI-4.1"
    if verb == codes.REVEAL:
        return "cannot-come-up", "MI-5.1"
    return "cannot-come-up", "MI-2.2"


def _why_not_by_hand(s: State, verb: i64) -> Reason:
    """By the clause of what is dealt, drawn or shown; for whoever acts too early, of what comes first."""
    is_early = verb < codes.CHOOSE_FIRST
    if verb == codes.CHOOSE_FIRST or (is_early and s.phase < state.DEALING):
        return "left-to-chance", "MI-2.1"
    if verb in (codes.PEEK, codes.DRAW) or (is_early and s.phase in (state.PEEKING, state.DRAWING)):
        return "left-to-chance", "MI-2.3"
    if verb == codes.TURN_UP or (is_early and s.phase == state.TURNING_UP):
        return "left-to-chance", "MI-4.1"
    if verb == codes.REVEAL or (is_early and s.phase == state.REVEALING):
        return "left-to-chance", "MI-5.1"
    return "left-to-chance", "MI-2.2"


def is_asked(phase: i64, verb: i64) -> bool:
    """Whether the phase is about this verb, so that its chapter can say what is wrong."""
    if phase == state.LEADING:
        return verb in (codes.PLAY, codes.SIT_OUT)
    if phase == state.FOLLOWING:
        return verb in (codes.PLAY, codes.PASS)
    if phase == state.SHARING:
        return verb == codes.TAKE
    if phase == state.STEALING:
        return verb == codes.STEAL
    if phase == state.NAMING:
        return verb in (codes.NAME, codes.SPARE)
    if phase == state.FORCING:
        return verb == codes.FORCE
    if phase == state.DISCARDING:
        return verb == codes.DISCARD
    return verb == codes.KEEP


def why_something_else(phase: i64) -> Reason:
    """By the clause of the phase."""
    if phase == state.LEADING:
        return "something-else-is-asked", "MI-3.2"
    if phase == state.FOLLOWING:
        return "something-else-is-asked", "MI-4.2"
    if phase == state.SHARING:
        return "something-else-is-asked", "MI-5.2"
    if phase == state.KEEPING:
        return "something-else-is-asked", "MI-6.6"
    return "something-else-is-asked", "MI-5.4"
