"""What a view tells beside the notation: the board cell by cell, and each colour's travellers.

Made from the seat's own notation, so that it cannot tell what the seat may not know; and from what lies open to all.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from ostrov.games.atlantis import moves, state, tiles
from ostrov.games.atlantis.board import BEYOND, LABELS, LAND_BESIDE, TILE_CELLS
from ostrov.games.atlantis.components import BOATS, FIRST_OF_KIND, SHARKS, WHALES
from ostrov.games.atlantis.forms import (
    COLOURS,
    CREATURES,
    LANDS,
    LOST,
    Colour,
    Creature,
    Hex,
    Land,
    Party,
    Pawn,
    Perils,
    PositionForm,
    Supply,
    Terrain,
    Traveller,
    Underside,
    UnderWay,
)
from ostrov.games.atlantis.naming import traveller_named
from ostrov.games.atlantis.notation import ALL_UNDERSIDES
from ostrov.games.atlantis.state import State
from ostrov.kernel.bits import members


def show_board(s: State, table: PositionForm) -> list[list[Hex]]:
    """AT-1.1 The rows A to M from the top."""
    terrains = {LABELS[cell]: terrain for cell, terrain in zip(TILE_CELLS, table.tiles, strict=True)}
    creatures, pawns = _creatures(table), _pawns(table)
    cells = [
        Hex(
            name,
            terrains.get(name),
            LANDS[LAND_BESIDE[cell]],
            name in table.boats,
            creatures.get(name, []),
            pawns.get(name, []),
            show_commands(s, cell) if name in table.boats else [],
        )
        for cell, name in enumerate(LABELS)
    ]
    return [list(row) for _, row in groupby(cells, lambda one: one.cell[0])]


def _creatures(table: PositionForm) -> dict[str | None, list[Creature]]:
    """By the cells where they are."""
    kinds = {Creature.SERPENT: table.serpents, Creature.SHARK: table.sharks, Creature.WHALE: table.whales}
    found: dict[str | None, list[Creature]] = {}
    for kind, places in kinds.items():
        for place in places:
            found.setdefault(place, []).append(kind)
    return found


def _pawns(table: PositionForm) -> dict[str | None, list[Pawn]]:
    found: dict[str | None, list[Pawn]] = {}
    for colour, ten in zip(COLOURS, table.travellers, strict=False):
        for number, one in enumerate(ten, 1):
            found.setdefault(one.at, []).append(Pawn(colour, number, one.aboard))
    return found


def show_parties(table: PositionForm) -> list[Party]:
    seats = len(table.hands)
    return [
        _party(COLOURS[number], number % seats, ten, table.options.all_equal)
        for number, ten in enumerate(table.travellers)
    ]


def _party(colour: Colour, seat: int, ten: list[Traveller], are_equal: bool) -> Party:
    places = [one.at for one in ten]
    unplaced, lost = places.count(None), places.count(LOST)
    safe = [one for one in ten if one.at in list(Land)]
    under_way = len(ten) - unplaced - lost - len(safe)
    return Party(colour, seat, unplaced or None, under_way, len(safe), lost, _points(safe, are_equal))


def _points(safe: list[Traveller], are_equal: bool) -> int | None:
    """AT-8.1 The worths, as far as the notation has them; AT-9.4 or simply how many."""
    if are_equal:
        return len(safe)
    worths = [one.worth for one in safe if one.worth is not None]
    return sum(worths) if len(worths) == len(safe) else None


def show_left_under(table: PositionForm) -> dict[Terrain, dict[Underside, int]]:
    """AT-1.4 All of them, less what has left the game and what the notation has in hands."""
    seen = Counter((tile.terrain, tile.underside) for hand in table.hands for tile in hand)
    left = {
        terrain: {
            underside: number - table.gone.get(terrain, {}).get(underside, 0) - seen[terrain, underside]
            for underside, number in every.items()
        }
        for terrain, every in ALL_UNDERSIDES.items()
    }
    return {terrain: {side: number for side, number in sides.items() if number} for terrain, sides in left.items()}


def show_supply(table: PositionForm) -> Supply:
    """AT-1.5 What has not come into the game yet."""
    sharks, whales = (
        FIRST_OF_KIND[kind + 1] - FIRST_OF_KIND[kind] - len(came)
        for kind, came in ((SHARKS, table.sharks), (WHALES, table.whales))
    )
    return Supply(int(BOATS) - len(table.boats), sharks, whales)


# What the rules know of a position and its notation does not tell.


def show_commands(s: State, cell: int) -> list[int]:
    """AT-4.6 Of an empty boat nobody's: anyone may move it."""
    return [seat for seat in range(s.seats) if moves.may_steer(s, seat, cell)] if s.aboard(cell) else []


def show_perils(s: State) -> Perils:
    """AT-4.7"""
    serpents = {cell for cell in range(BEYOND) if s.serpents_on(cell)}
    sharks = {cell for cell in range(BEYOND) if s.sharks_on(cell)}
    whales = {cell for cell in range(BEYOND) if s.whales_on(cell)}
    return Perils(_labels(serpents | sharks), _labels(serpents | whales))


def show_takeable(s: State) -> list[str]:
    """AT-5.1 For everybody to see, once the game is set up."""
    is_set_up = state.PLAYING <= s.phase < state.OVER
    return _labels({TILE_CELLS[tile] for tile in members(tiles.takeable_tiles(s))}) if is_set_up else []


def show_under_way(s: State) -> UnderWay | None:
    if s.mover == state.NO_PIECE or s.phase == state.OVER:
        return None
    if s.phase == state.RIDING:
        return UnderWay(_label(s.cell(s.mover)), *traveller_named(s.mover))
    if s.phase == state.RUNNING:
        return UnderWay(_label(s.boat_cell(s.mover)))
    return UnderWay(_label(s.creature_place(s.mover)), creature=CREATURES[s.rolled])


def show_die(s: State) -> Creature | None:
    """AT-3.4"""
    return CREATURES[s.rolled] if s.phase == state.ROAMING else None


def _label(cell: int) -> str | None:
    return LABELS[cell] if cell < BEYOND else None


def _labels(cells: set[int]) -> list[str]:
    return [LABELS[cell] for cell in sorted(cells)]
