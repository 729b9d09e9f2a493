"""What a view tells beside the notation: the desert place by place."""

from __future__ import annotations

from ostrov.games.forbidden_desert.forms import PLACES, Place, PositionForm, Site, Tile


def show_board(table: PositionForm) -> list[list[Site | None]]:
    """FD-1.1 Each tile with the name of its place, and who stands there."""
    places = iter(PLACES)
    return [[_site(table, tile, next(places)) for tile in row] for row in table.desert]


def _site(table: PositionForm, tile: Tile | None, place: Place) -> Site | None:
    if tile is None:
        return None
    pawns = [seat for seat, one in enumerate(table.adventurers) if one.at == place]
    return Site(place, tile.ground, tile.face, tile.sand, tile.parts, pawns)
