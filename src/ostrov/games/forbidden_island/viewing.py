"""What a view tells beside the notation: the island tile by tile."""

from __future__ import annotations

from ostrov.games.forbidden_island.forms import TILES, TREASURES, PositionForm, Site, Tile, Treasure, Water

# FI-1.1 The first tiles are those of the treasures, two for each.
TREASURE_TILES = {tile: TREASURES[number // 2] for number, tile in enumerate(TILES[: 2 * len(TREASURES)])}


def show_board(table: PositionForm) -> list[list[Site]]:
    water = dict.fromkeys(table.flooded, Water.FLOODED) | dict.fromkeys(table.sunken, Water.SUNKEN)
    pawns: dict[Tile | None, list[int]] = {}
    for seat, one in enumerate(table.adventurers):
        pawns.setdefault(one.at, []).append(seat)
    return [
        [Site(tile, water.get(tile), _treasure(table, tile), pawns.get(tile, [])) for tile in row]
        for row in table.island
    ]


def _treasure(table: PositionForm, tile: Tile) -> Treasure | None:
    treasure = TREASURE_TILES.get(tile)
    return None if treasure in table.treasures_taken else treasure
