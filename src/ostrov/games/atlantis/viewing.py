"""What a view tells beside the notation: the board cell by cell, and each colour's travellers.

Made from the seat's own notation, so that it cannot tell what the seat may not know.
"""

from __future__ import annotations

from itertools import groupby

from ostrov.games.atlantis.board import LABELS, LAND_BESIDE, TILE_CELLS
from ostrov.games.atlantis.forms import (
    COLOURS,
    LANDS,
    LOST,
    Creature,
    Hex,
    Land,
    Member,
    Party,
    Pawn,
    PositionForm,
    Traveller,
)


def show_board(table: PositionForm) -> list[list[Hex]]:
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
    return [_party(number, number % seats, ten) for number, ten in enumerate(table.travellers)]


def _party(colour: int, seat: int, ten: list[Traveller]) -> Party:
    places = [one.at for one in ten]
    unplaced, lost = places.count(None), places.count(LOST)
    safe = sum(place in list(Land) for place in places)
    return Party(COLOURS[colour], seat, unplaced or None, len(ten) - unplaced - lost - safe, safe, lost)


def show_members(table: PositionForm) -> list[list[Member]]:
    """AT-2.4 The worths as far as the notation has them."""
    return [
        [Member(number, one.at, one.worth) for number, one in enumerate(ten, 1) if one.at is not None]
        for ten in table.travellers
    ]
