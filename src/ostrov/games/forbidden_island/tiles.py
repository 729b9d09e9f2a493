"""Cells and the tiles that lie on them: the rules count cells, people know tiles by name."""

from __future__ import annotations

from ostrov.games.forbidden_island import forms
from ostrov.games.forbidden_island.state import State
from ostrov.kernel.bits import members


def tile_on(s: State, cell: int) -> forms.Tile:
    return forms.TILES[s.island.tile_at[cell]]


def tiles_on(s: State, cells: int) -> list[forms.Tile]:
    """In the order of the tiles, so that the list tells nothing but its members."""
    tile_at = s.island.tile_at
    return [forms.TILES[tile] for tile in sorted([tile_at[cell] for cell in members(cells)])]


def cell_of(s: State, tile: forms.Tile) -> int:
    return s.island.cell_of[forms.TILES.index(tile)]


def cells_of(s: State, tiles: list[forms.Tile]) -> int:
    return sum(1 << cell_of(s, tile) for tile in set(tiles))
