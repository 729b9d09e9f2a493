"""Chapter 4: the others, clockwise, play a character or sit the round out."""

from __future__ import annotations

from ostrov.games.mysterious_island import codes, state
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def turn_up_outcomes(s: State, rows: Rows) -> None:
    """MI-4.1"""
    rows.add_one(codes.choice(codes.TURN_UP))


def turn_up(s: State) -> None:
    """MI-4.1 Everybody sees the second player's character before anything is decided about it."""
    s.tell(codes.TURNED_UP, s.chair, s.dealt_to_second)
    s.phase = state.FOLLOWING


def follow_actions(s: State, rows: Rows) -> None:
    rows.add(codes.choice(codes.PLAY), playable(s))
    rows.add_one(codes.choice(codes.SIT_OUT))


def playable(s: State) -> i64:
    """MI-4.1 The second player has the one dealt; MI-4.2 the later ones those still open on the table."""
    if s.chair == s.second():
        return bit(s.dealt_to_second)
    return s.open


def follow(s: State, character: i64) -> None:
    """MI-4.1, MI-4.2"""
    s.play(s.chair, character)
    s.open &= ~bit(character)
    s.tell(codes.PLAYED, s.chair, character)
    _next(s)


def why_not_play(s: State, seat: i64, character: i64) -> Reason:
    if s.phase == state.LEADING:
        return "character-not-dealt-to-you", "MI-3.2"
    if s.chair == s.second():
        return "only-the-character-dealt", "MI-4.1"
    if s.is_in_play(character) and s.character(s.first) != character:
        return "character-taken", "MI-4.2"
    return "character-not-open", "MI-4.2"


def sit_out(s: State) -> None:
    """MI-4.1 The second player's character is discarded; MI-4.2 a later player takes none."""
    s.tell(codes.SAT_OUT, s.chair)
    _next(s)


def why_not_sit_out(s: State, seat: i64) -> Reason:
    return "the-first-plays-or-passes", "MI-3.2"


def _next(s: State) -> None:
    s.chair = s.after(s.chair)
    if s.chair == s.first:
        s.phase = state.REVEALING
