"""Chapters 8 and 9: how it ends, and what the variants change about that."""

from __future__ import annotations

from ostrov.games.atlantis import codes, state
from ostrov.games.atlantis.components import QUIET_ROUNDS, STILL_ROUNDS, TRAVELLERS_A_COLOUR
from ostrov.games.atlantis.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason


def end(s: State, ending: i64) -> None:
    s.ending = ending
    s.phase = state.OVER
    s.tell(codes.ENDED, ending)


def does_volcano_end_it(s: State) -> bool:
    """AT-5.7, AT-8.1; AT-9.3, AT-9.5 in these variants it acts as a whirlpool."""
    return not s.plays(state.LAST_SURVIVOR | state.SUNKEN_ATLANTIS)


def is_island_gone(s: State) -> bool:
    """AT-9.5 Every tile is gone, and the effect of the last is done."""
    return s.tiles_left == 0 and s.phase != state.TURNING_UP and s.phase != state.TAKING_ABOARD


def check_end(s: State) -> None:
    """AT-8.2 Nobody is left outside safe land; AT-9.5 the island is gone; AT-9.6 with AT-9.3 both."""
    if not s.plays(state.SUNKEN_ATLANTIS):
        if s.outside == 0:
            end(s, state.NOBODY_LEFT)
    elif is_island_gone(s) and (s.outside == 0 or not s.plays(state.LAST_SURVIVOR)):
        end(s, state.ISLAND_GONE)


def check_calm(s: State) -> None:
    """AT-9.6 Without tiles, five full rounds in which nobody moves end the game, or sixty in which nobody lands."""
    if s.still_turns >= STILL_ROUNDS * s.seats:
        end(s, state.CALM)
    elif s.quiet_turns >= QUIET_ROUNDS * s.seats:
        end(s, state.ADRIFT)


def why_over(s: State) -> Reason:
    """By which clause the game has ended."""
    if s.ending == state.ERUPTED:
        return "game-is-over", "AT-8.1"
    if s.ending == state.NOBODY_LEFT:
        return "game-is-over", "AT-8.2"
    if s.ending == state.ISLAND_GONE and not s.plays(state.LAST_SURVIVOR):
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
                points += 1 if s.plays(state.ALL_EQUAL) else s.worth(traveller)
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
