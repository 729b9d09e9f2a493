"""Chapter 8: how it ends."""

from __future__ import annotations

from ostrov.games.forbidden_island.codes import ENDED, FLEW_OFF
from ostrov.games.forbidden_island.components import ALL_TREASURES, HELICOPTER_LIFT
from ostrov.games.forbidden_island.state import (
    ADVENTURER_LOST,
    ESCAPED,
    ISLAND_DROWNED,
    LANDING_LOST,
    NOBODY,
    OVER,
    TREASURE_LOST,
    State,
)
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason


def end(s: State, ending: i64, seat: i64) -> None:
    s.ending = ending
    s.phase = OVER
    s.over_limit = NOBODY
    s.tell(ENDED, ending, seat)


def can_fly_off(s: State) -> bool:
    """FI-8.1 All four treasures, and every pawn on Fools' Landing, dry or flooded."""
    return s.treasures_taken == ALL_TREASURES and s.pawns_on(s.island.landing) == s.everybody()


def fly_off(s: State, seat: i64) -> None:
    """FI-8.1 A Helicopter Lift is played for it."""
    s.tell(FLEW_OFF, seat)
    end(s, ESCAPED, NOBODY)


def why_not_fly_off(s: State, seat: i64) -> Reason:
    if s.holds(seat, HELICOPTER_LIFT) == 0:
        return "card-not-held", "FI-8.1"
    if s.treasures_taken != ALL_TREASURES:
        return "treasures-missing", "FI-8.1"
    return "not-all-on-landing", "FI-8.1"


def check_island(s: State) -> None:
    """FI-8.2 Checked the moment a tile is gone, before anyone swims or plays a card."""
    if s.land & bit(s.island.landing) == 0:
        end(s, LANDING_LOST, NOBODY)
    elif lost_treasures(s):
        end(s, TREASURE_LOST, NOBODY)


def lost_treasures(s: State) -> i64:
    """FI-8.2 The untaken treasures both of whose tiles are gone."""
    lost: i64 = 0
    treasure: i64 = 0
    while treasure < 4:
        if s.land & s.island.cells_of_treasure(treasure) == 0:
            lost |= bit(treasure)
        treasure += 1
    return lost & ~s.treasures_taken


def check_meter(s: State) -> None:
    """FI-8.2 The marker has reached the skull."""
    if s.is_at_skull():
        end(s, ISLAND_DROWNED, NOBODY)


def lose_adventurer(s: State, seat: i64) -> None:
    """FI-7.5, FI-8.2 A pawn that cannot swim is lost, and so is the game."""
    end(s, ADVENTURER_LOST, seat)
