"""Chapters 8 and 9: how it ends, and what the variants change about that."""

from __future__ import annotations

from ostrov.games.atlantis.codes import ENDED
from ostrov.games.atlantis.components import QUIET_ROUNDS, TRAVELLERS_A_COLOUR
from ostrov.games.atlantis.state import (
    ALL_EQUAL,
    CALM,
    ERUPTED,
    ISLAND_GONE,
    LAST_SURVIVOR,
    NOBODY_LEFT,
    OVER,
    SUNKEN_ATLANTIS,
    TAKING_ABOARD,
    TURNING_UP,
    State,
)
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason


def end(s: State, ending: i64) -> None:
    s.ending = ending
    s.phase = OVER
    s.tell(ENDED, ending)


def does_volcano_end_it(s: State) -> bool:
    """AT-5.7, AT-8.1; AT-9.3, AT-9.5 in these variants it acts as a whirlpool."""
    return not s.plays(LAST_SURVIVOR | SUNKEN_ATLANTIS)


def is_island_gone(s: State) -> bool:
    """AT-9.5 Every tile is gone, and the effect of the last is done."""
    return s.tiles_left == 0 and s.phase != TURNING_UP and s.phase != TAKING_ABOARD


def check_end(s: State) -> None:
    """AT-8.2 Nobody is left outside safe land; AT-9.5 the island is gone; AT-9.6 with AT-9.3 both."""
    if not s.plays(SUNKEN_ATLANTIS):
        if s.outside == 0:
            end(s, NOBODY_LEFT)
    elif is_island_gone(s) and (s.outside == 0 or not s.plays(LAST_SURVIVOR)):
        end(s, ISLAND_GONE)


def check_calm(s: State) -> None:
    """AT-9.6 Without tiles, five full rounds in which nobody lands or is removed end the game."""
    if s.quiet_turns >= QUIET_ROUNDS * s.seats:
        end(s, CALM)


def why_over(s: State) -> Reason:
    """By which clause the game has ended."""
    if s.ending == ERUPTED:
        return "game-is-over", "AT-8.1"
    if s.ending == NOBODY_LEFT:
        return "game-is-over", "AT-8.2"
    if s.ending == ISLAND_GONE and not s.plays(LAST_SURVIVOR):
        return "game-is-over", "AT-9.5"
    return "game-is-over", "AT-9.6"


def points_of(s: State, seat: i64) -> i64:
    """AT-8.1 The worths on safe land, AT-9.1 of both colours; AT-9.4 or simply how many got there."""
    points: i64 = 0
    colour = seat
    while colour < s.colours():
        traveller = TRAVELLERS_A_COLOUR * colour
        end = traveller + TRAVELLERS_A_COLOUR
        while traveller < end:
            if s.is_safe(traveller):
                points += 1 if s.plays(ALL_EQUAL) else s.worth(traveller)
            traveller += 1
        colour += s.seats
    return points


def seats_with_most_points(s: State) -> i64:
    """AT-8.1 A tie is shared."""
    best: i64 = -1
    winners: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        points = points_of(s, seat)
        if points > best:
            best = points
            winners = 0
        if points == best:
            winners |= bit(seat)
        seat += 1
    return winners
