"""Chapter 7: the end of a round, the end of the game, and who has won."""

from __future__ import annotations

from typing import Final

from ostrov.games.mysterious_island.codes import ENDED
from ostrov.games.mysterious_island.setup import begin_round
from ostrov.games.mysterious_island.state import (
    LOWEST_CHARACTER,
    NONE,
    OTHER_CHAIR,
    OVER,
    RICHEST,
    SHARED,
    State,
)
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64

# Above any character.
_NO_CHARACTER: Final[i64] = 9


def end_round(s: State) -> None:
    """MI-7.1 The game ends after the round in which the deck runs out; MI-2.1 else the next chair is first."""
    if s.deck:
        begin_round(s, s.after(s.first))
        return
    s.gather_characters()
    s.phase = OVER
    s.step = 0
    s.got = 0
    s.chair = s.first
    s.ending = how_it_ends(s)
    s.tell(ENDED, s.ending, winners(s))


def points(s: State, seat: i64) -> i64:
    """MI-7.2 The sum of the treasures; MI-8.3 of two chairs, that of the richer one."""
    own = s.wealth(seat)
    if s.seats == 2 and s.wealth(seat + 2) > own:
        return s.wealth(seat + 2)
    return own


def points_of_other_chair(s: State, seat: i64) -> i64:
    """MI-8.3 The poorer of two chairs, which is counted when the richer ones tie."""
    if s.seats > 2:
        return 0
    return s.wealth(seat) + s.wealth(seat + 2) - points(s, seat)


def lowest_played(s: State, seat: i64) -> i64:
    """MI-7.2 The lower the better; nobody's character is above any. MI-8.3 Of two chairs, the lower one."""
    lowest = _NO_CHARACTER
    chair: i64 = 0
    while chair < s.chairs:
        character = s.character(chair)
        if s.owner(chair) == seat and character != NONE and character < lowest:
            lowest = character
        chair += 1
    return lowest


def standing(s: State, seat: i64, depth: i64) -> i64:
    """What decides, as one number: the sum, then the other chair (MI-8.3), then the character (MI-7.2)."""
    number = 1024 * points(s, seat)
    if depth >= OTHER_CHAIR:
        number += 16 * points_of_other_chair(s, seat)
    if depth >= LOWEST_CHARACTER:
        number += _NO_CHARACTER - lowest_played(s, seat)
    return number


def leaders(s: State, depth: i64) -> i64:
    """The seats that nobody is ahead of, so far as this is looked at."""
    best: i64 = -1
    found: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        number = standing(s, seat, depth)
        if number > best:
            best = number
            found = 0
        if number == best:
            found |= bit(seat)
        seat += 1
    return found


def winners(s: State) -> i64:
    """MI-7.2, MI-8.3"""
    return leaders(s, LOWEST_CHARACTER)


def how_it_ends(s: State) -> i64:
    """MI-7.2, MI-8.3 What decided it; SHARED if nothing did."""
    depth = RICHEST
    while depth < SHARED:
        found = leaders(s, depth)
        if found & (found - 1) == 0:
            return depth
        depth += 1
    return SHARED
