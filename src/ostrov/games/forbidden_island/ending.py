"""Chapter 8: how it ends."""

from __future__ import annotations

from ostrov.games.forbidden_island import codes, components, state
from ostrov.games.forbidden_island.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64


def end(s: State, ending: i64, seat: i64) -> None:
    s.ending = ending
    s.phase = state.OVER
    s.over_limit = state.NOBODY
    s.tell(codes.ENDED, ending, seat, lost_treasures(s))


def can_fly_off(s: State) -> bool:
    """FI-8.1 All four treasures, and every pawn on Fools' Landing, dry or flooded."""
    return s.treasures_taken == components.ALL_TREASURES and s.pawns_on(s.island.landing) == s.everybody()


def check_island(s: State) -> None:
    """FI-8.2 Checked the moment a tile is gone, before anyone swims or plays a card."""
    if s.land & bit(s.island.landing) == 0:
        end(s, state.LANDING_LOST, state.NOBODY)
    elif lost_treasures(s):
        end(s, state.TREASURE_LOST, state.NOBODY)


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
        end(s, state.ISLAND_DROWNED, state.NOBODY)


def lose_adventurer(s: State, seat: i64) -> None:
    """FI-7.5, FI-8.2 A pawn that cannot swim is lost, and so is the game."""
    end(s, state.ADVENTURER_LOST, seat)
