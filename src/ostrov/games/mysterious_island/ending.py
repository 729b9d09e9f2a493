"""Chapter 7: the end of a round, the end of the game, and who has won."""

from __future__ import annotations

from typing import Final

from ostrov.games.mysterious_island import codes, setup, state
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64

# Above any character.
_NO_CHARACTER: Final[i64] = 9


def end_round(s: State) -> None:
    """MI-7.1 The game ends after the round in which the deck runs out; MI-2.1 else the next chair is first."""
    if s.deck:
        setup.begin_round(s, s.after(s.first))
        return
    s.gather_characters()
    s.phase = state.OVER
    s.step = 0
    s.got = 0
    s.chair = s.first
    s.ending = how_it_ends(s)
    s.tell(codes.ENDED, s.ending, winners(s))


def points(s: State, seat: i64) -> i64:
    """MI-7.2 The sum of the treasures; MI-8.3 of two chairs, that of the richer one."""
    own = s.wealth(seat)
    if s.seats == 2 and s.wealth(seat + 2) > own:
        return s.wealth(seat + 2)
    return own


def lowest_played(s: State, seat: i64) -> i64:
    """MI-7.2 The lower the better; one who played none is above any. MI-8.3 A poorer chair does not count."""
    lowest = _NO_CHARACTER
    richest = points(s, seat)
    chair: i64 = 0
    while chair < s.chairs:
        character = s.character(chair)
        counts = s.owner(chair) == seat and s.wealth(chair) == richest
        if counts and character != state.NONE and character < lowest:
            lowest = character
        chair += 1
    return lowest


def standing(s: State, seat: i64, depth: i64) -> i64:
    """What decides, as one number: the sum, then the character (MI-7.2)."""
    number = 16 * points(s, seat)
    if depth >= state.LOWEST_CHARACTER:
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
    return leaders(s, state.LOWEST_CHARACTER)


def how_it_ends(s: State) -> i64:
    """MI-7.2, MI-8.3 What decided it; SHARED if nothing did."""
    depth = state.RICHEST
    while depth < state.SHARED:
        found = leaders(s, depth)
        if found & (found - 1) == 0:
            return depth
        depth += 1
    return state.SHARED
