"""What a view tells beside the notation: the island tile by tile."""

from __future__ import annotations

from ostrov.games.forbidden_island.forms import TILES, TREASURES, PositionForm, Site, Tile, Treasure, Water


def show_board(table: PositionForm) -> list[list[Site]]:
    return [[_site(table, tile) for tile in row] for row in table.island]


def _site(table: PositionForm, tile: Tile) -> Site:
    pawns = [seat for seat, one in enumerate(table.adventurers) if one.at == tile]
    return Site(tile, _water(table, tile), _treasure(table, tile), pawns)


def _water(table: PositionForm, tile: Tile) -> Water | None:
    if tile in table.sunken:
        return Water.SUNKEN
    return Water.FLOODED if tile in table.flooded else None


def _treasure(table: PositionForm, tile: Tile) -> Treasure | None:
    """FI-1.1 The first tiles are those of the treasures, two for each."""
    number = TILES.index(tile) // 2
    treasure = TREASURES[number] if number < len(TREASURES) else None
    return None if treasure in table.treasures_taken else treasure
