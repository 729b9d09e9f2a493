"""What a view tells beside the notation: the island tile by tile."""

from __future__ import annotations

from ostrov.games.forbidden_island import forms

# FI-1.1 The first tiles are those of the treasures, two for each.
TREASURE_TILES = {
    tile: forms.TREASURES[number // 2] for number, tile in enumerate(forms.TILES[: 2 * len(forms.TREASURES)])
}


def show_board(table: forms.PositionForm) -> list[list[forms.Site]]:
    water = dict.fromkeys(table.flooded, forms.Water.FLOODED) | dict.fromkeys(table.sunken, forms.Water.SUNKEN)
    treasures = {tile: treasure for tile, treasure in TREASURE_TILES.items() if treasure not in table.treasures_taken}
    pawns: dict[forms.Tile | None, list[int]] = {}
    for seat, one in enumerate(table.adventurers):
        pawns.setdefault(one.at, []).append(seat)
    return [
        [forms.Site(tile, water.get(tile), treasures.get(tile), pawns.get(tile, [])) for tile in row]
        for row in table.island
    ]
