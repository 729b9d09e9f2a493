"""Escape from Atlantis by rules of thumb: try every action, and take the one that leaves the seat's people best off.

A traveller is better off the nearer to safety, and what rivals have counts against it. Once the island is gone, nothing
is left to wait for: every step on a clear way to land is better than none.
"""

from __future__ import annotations

from typing import Final, final

from ostrov.bots.bot import Bot
from ostrov.games.atlantis import moves, state
from ostrov.games.atlantis.board import BEYOND, CELLS, DIRECTIONS, LAND_BESIDE, NEXT, PLACES, TO_SAFETY
from ostrov.games.atlantis.components import (
    BEACH,
    CREATURES,
    KIND_OF_CREATURE,
    SERPENTS,
    SHARKS,
    TRAVELLERS_A_COLOUR,
    WHALES,
)
from ostrov.games.atlantis.position import Atlantis
from ostrov.games.atlantis.state import State
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64, vec
from ostrov.kernel.position import Position
from ostrov.kernel.rows import Rows

# What a traveller is worth, a point of treasure at a time, by where it is.
AT_SAFETY: Final[i64] = 1000
IN_A_BOAT: Final[i64] = 720
IN_THE_WATER: Final[i64] = 330
ON_A_TILE: Final[i64] = 330
# And what each step takes away: to land by boat, to land swimming, to a boat, and from a tile to land.
A_STEP_BY_BOAT: Final[i64] = 32
A_STEP_SWIMMING: Final[i64] = 36
A_STEP_TO_A_BOAT: Final[i64] = 22
A_STEP_FROM_A_TILE: Final[i64] = 6
# A boat that others steer, a beach, and a creature that may come next turn.
A_FOREIGN_HELM: Final[i64] = 60
A_BEACH: Final[i64] = 15
A_CREATURE_NEAR: Final[i64] = 50
# How far a boat that is nowhere is.
FAR: Final[i64] = 8
# Without the island: how far land is that cannot be reached. Creatures nearby, even of two kinds, weigh less than a
# step, or people would wait for ever; so does a boat a cell nearer, or bots would pull it to and fro.
NO_WAY: Final[i64] = 16
A_CREATURE_ON_THE_WAY: Final[i64] = 14
A_BOAT_AT_HAND: Final[i64] = 9
AT_HAND: Final[i64] = 3
# What rivals have counts this many parts of a hundred against one's own.
RIVALS: Final[i64] = 25
# Every traveller is worth something beside its treasure.
A_LIFE: Final[i64] = 1


def _apart(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


# The distance between two cells stands at 133 * one + other.
APART: Final = bytes([_apart(a, b) for a in PLACES for b in PLACES])
LANDINGS: Final = bytes([cell for cell in range(133) if LAND_BESIDE[cell]])
# How far a creature of a kind reaches in a turn.
REACH: Final = bytes([1, 2, 3])
_NOWHERE_NEAR: Final = vec[i64]([16] * 133)


@final
class AtlantisBot(Bot):
    def choose(self, imagined: Position, seat: i64, rows: Rows, dice: Dice) -> i64:
        assert isinstance(imagined, Atlantis)
        if rows.total == 1:
            return rows.at(0)
        trial = imagined.copy()
        best: i64 = -1000000000
        chosen: i64 = 0
        n: i64 = 0
        while n < rows.total:
            action = rows.at(n)
            imagined.copy_to(trial)
            trial.apply(seat, action)
            # Between equals the dice decide.
            value = 4 * value_for(trial, seat) + dice.below(4)
            if value > best:
                best = value
                chosen = action
            n += 1
        return chosen


def value_for(s: State, seat: i64) -> i64:
    """What the seat has, less a part of what its rivals have."""
    own: i64 = 0
    others: i64 = 0
    traveller: i64 = 0
    end = TRAVELLERS_A_COLOUR * s.colours()
    ways = Ways(s) if s.tiles_left == 0 else None
    while traveller < end:
        place = s.place_of(traveller)
        if place != state.IN_SUPPLY:
            worth = A_LIFE + (1 if s.plays(state.ALL_EQUAL) else s.worth(traveller))
            value = worth * prospects(s, traveller, ways)
            if s.owner(traveller) == seat:
                own += value
            else:
                others += value
        traveller += 1
    return own - others * RIVALS // 100


def prospects(s: State, traveller: i64, ways: Ways | None) -> i64:
    if s.is_safe(traveller):
        return AT_SAFETY
    cell = s.cell(traveller)
    if cell >= BEYOND or s.phase == state.OVER:
        return 0
    if ways is not None:
        return ways.prospects(s, traveller, cell)
    if s.is_aboard(traveller):
        value = IN_A_BOAT - A_STEP_BY_BOAT * steps_to_land(s, cell)
        if not moves.may_steer(s, s.owner(traveller), cell):
            value -= A_FOREIGN_HELM
        return value - A_CREATURE_NEAR * (near(s, SERPENTS, cell) + near(s, WHALES, cell))
    if s.is_sea(cell):
        to_boat = steps_to_boat(s, cell)
        to_land = steps_to_land(s, cell)
        value = IN_THE_WATER - A_STEP_SWIMMING * (to_land if to_land < to_boat + 3 else to_boat + 3)
        return value - A_CREATURE_NEAR * (near(s, SERPENTS, cell) + near(s, SHARKS, cell))
    value = ON_A_TILE - A_STEP_TO_A_BOAT * steps_to_boat(s, cell) - A_STEP_FROM_A_TILE * TO_SAFETY[cell]
    return value - A_BEACH if s.terrain(cell) == BEACH else value


@final
class Ways:
    """The ways home once the island is gone: how many steps it is to land from each cell, around the creatures."""

    _by_boat: vec[i64]
    _swimming: vec[i64]

    def __init__(self, s: State) -> None:
        self._by_boat = steps_home(s, True)
        self._swimming = steps_home(s, False)

    def prospects(self, s: State, traveller: i64, cell: i64) -> i64:
        """Of one that is in a boat or swims on this cell."""
        if s.is_aboard(traveller):
            value = IN_A_BOAT - A_STEP_BY_BOAT * self._by_boat[cell]
            return value - A_CREATURE_ON_THE_WAY * (near(s, SERPENTS, cell) + near(s, WHALES, cell))
        value = IN_THE_WATER - A_STEP_SWIMMING * self._swimming[cell]
        to_boat = steps_to_boat(s, cell)
        if to_boat < AT_HAND:
            value += A_BOAT_AT_HAND * (AT_HAND - to_boat)
        return value - A_CREATURE_ON_THE_WAY * (near(s, SERPENTS, cell) + near(s, SHARKS, cell))


def steps_home(s: State, by_boat: bool) -> vec[i64]:
    """From every cell to one beside a safe land, cell by cell from there outwards; NO_WAY where there is none."""
    steps = _NOWHERE_NEAR[0:CELLS]
    queue = _NOWHERE_NEAR[0:CELLS]
    found: i64 = 0
    while found < len(LANDINGS):
        queue[found] = LANDINGS[found]
        steps[LANDINGS[found]] = 0
        found += 1
    n: i64 = 0
    while n < found:
        cell = queue[n]
        n += 1
        if is_barred(s, cell, by_boat):
            continue
        direction: i64 = 0
        while direction < DIRECTIONS:
            there: i64 = NEXT[DIRECTIONS * cell + direction]
            if there < BEYOND and steps[there] == NO_WAY:
                steps[there] = steps[cell] + 1
                queue[found] = there
                found += 1
            direction += 1
    return steps


def is_barred(s: State, cell: i64, by_boat: bool) -> bool:
    """By a creature. Boats bar nobody for long: one with room takes people in, and one that is full moves on."""
    return s.serpents_on(cell) != 0 or (s.whales_on(cell) if by_boat else s.sharks_on(cell)) != 0


def steps_to_land(s: State, cell: i64) -> i64:
    """To a cell beside a safe land that no serpent holds."""
    fewest: i64 = 12
    n: i64 = 0
    while n < len(LANDINGS):
        landing: i64 = LANDINGS[n]
        steps: i64 = APART[CELLS * cell + landing]
        if steps < fewest and s.serpents_on(landing) == 0:
            fewest = steps
        n += 1
    return fewest


def steps_to_boat(s: State, cell: i64) -> i64:
    """To a boat with room."""
    fewest = FAR
    boat: i64 = 0
    while boat < s.boats_launched:
        there = s.boat_cell(boat)
        if there < BEYOND:
            steps: i64 = APART[CELLS * cell + there]
            if steps < fewest and s.has_room(there):
                fewest = steps
        boat += 1
    return fewest


def near(s: State, kind: i64, cell: i64) -> i64:
    """1 if a creature of the kind could come here with its next roll."""
    creature: i64 = 0
    while creature < CREATURES:
        place = s.creature_place(creature)
        if i64(KIND_OF_CREATURE[creature]) == kind and place < BEYOND:
            reach: i64 = REACH[kind]
            if i64(APART[CELLS * cell + place]) <= reach:
                return 1
        creature += 1
    return 0
