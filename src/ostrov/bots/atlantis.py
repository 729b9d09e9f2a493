"""Escape from Atlantis by rules of thumb: try every action, and take the one that leaves the seat's people best off.

A traveller is better off the nearer to safety, and what rivals have counts against it. Worths that the seat has placed
itself are remembered from the set-up to the end of the game, as a person would; all others are as imagined.
"""

from __future__ import annotations

from typing import Final, final

from ostrov.bots.bot import Bot
from ostrov.games.atlantis.board import BEYOND, CELLS, LAND_BESIDE, PLACES, TO_SAFETY
from ostrov.games.atlantis.components import (
    BEACH,
    CREATURES,
    KIND_OF_CREATURE,
    OFF_BOARD,
    SERPENTS,
    SHARKS,
    TRAVELLERS,
    TRAVELLERS_A_COLOUR,
    WHALES,
)
from ostrov.games.atlantis.moves import may_steer
from ostrov.games.atlantis.position import Atlantis
from ostrov.games.atlantis.state import ALL_EQUAL, IN_SUPPLY, LAUNCHING, LOST, MEMORY_AID, OVER, SAFE, State
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64
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


@final
class AtlantisBot(Bot):
    # The worths of the seat's own travellers by their numbers; 0 for those it has not seen.
    _worths: list[int]
    # What it was last asked about; hidden things as they were imagined then.
    _last: Atlantis | None

    def __init__(self) -> None:
        self._worths = [0] * 40
        self._last = None

    def choose(self, imagined: Position, seat: i64, rows: Rows, dice: Dice) -> i64:
        assert isinstance(imagined, Atlantis)
        self._remember(imagined, seat)
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

    def _remember(self, s: Atlantis, seat: i64) -> None:
        """AT-2.4 What it has seen of its own while this game was set up."""
        last = self._last
        if last is None or not may_follow(s, last, seat):
            self._worths = [0] * 40
        self._last = s
        traveller: i64 = 0
        while traveller < TRAVELLERS:
            if s.owner(traveller) == seat and s.place_of(traveller) != IN_SUPPLY:
                if s.phase <= LAUNCHING or s.plays(MEMORY_AID):
                    self._worths[traveller] = s.worth(traveller)
                elif self._worths[traveller] and s.phase != OVER:
                    s.set_worth(traveller, self._worths[traveller])
            traveller += 1


def may_follow(s: State, before: State, seat: i64) -> bool:
    """Whether this may be the game in which the seat last acted: its island, or what is left of it, and its people."""
    if s.seats != before.seats or s.variants != before.variants or s.turn < before.turn:
        return False
    return is_left_of_island(s, before) and are_people_the_same(s, before, seat)


def is_left_of_island(s: State, before: State) -> bool:
    """Tiles are only ever taken away."""
    terrain = BEACH
    while terrain < OFF_BOARD:
        if s.tiles_of(terrain) & ~before.tiles_of(terrain):
            return False
        terrain += 1
    return True


def are_people_the_same(s: State, before: State, seat: i64) -> bool:
    """Nobody returns from safe land or the dead, and one at most has gone elsewhere on foot: by that last action."""
    gone_elsewhere: i64 = 0
    traveller: i64 = 0
    while traveller < TRAVELLERS:
        was = before.place_of(traveller)
        now = s.place_of(traveller)
        if s.owner(traveller) == seat and was != now:
            if SAFE < was <= LOST or now == IN_SUPPLY:
                return False
            if was < BEYOND and now < BEYOND:
                gone_elsewhere += 1
        traveller += 1
    return gone_elsewhere <= 1


def value_for(s: State, seat: i64) -> i64:
    """What the seat has, less a part of what its rivals have."""
    own: i64 = 0
    others: i64 = 0
    traveller: i64 = 0
    end = TRAVELLERS_A_COLOUR * s.colours()
    while traveller < end:
        place = s.place_of(traveller)
        if place != IN_SUPPLY:
            worth = A_LIFE + (1 if s.plays(ALL_EQUAL) else s.worth(traveller))
            value = worth * prospects(s, traveller)
            if s.owner(traveller) == seat:
                own += value
            else:
                others += value
        traveller += 1
    return own - others * RIVALS // 100


def prospects(s: State, traveller: i64) -> i64:
    if s.is_safe(traveller):
        return AT_SAFETY
    cell = s.cell(traveller)
    if cell >= BEYOND or s.phase == OVER:
        return 0
    if s.is_aboard(traveller):
        value = IN_A_BOAT - A_STEP_BY_BOAT * steps_to_land(s, cell)
        if not may_steer(s, s.owner(traveller), cell):
            value -= A_FOREIGN_HELM
        return value - A_CREATURE_NEAR * (near(s, SERPENTS, cell) + near(s, WHALES, cell))
    if s.is_sea(cell):
        to_boat = steps_to_boat(s, cell)
        to_land = steps_to_land(s, cell)
        value = IN_THE_WATER - A_STEP_SWIMMING * (to_land if to_land < to_boat + 3 else to_boat + 3)
        return value - A_CREATURE_NEAR * (near(s, SERPENTS, cell) + near(s, SHARKS, cell))
    value = ON_A_TILE - A_STEP_TO_A_BOAT * steps_to_boat(s, cell) - A_STEP_FROM_A_TILE * TO_SAFETY[cell]
    return value - A_BEACH if s.terrain(cell) == BEACH else value


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
