"""What a view tells beside the notation: the desert place by place."""

from __future__ import annotations

from ostrov.games.forbidden_desert import forms


def show_board(table: forms.PositionForm) -> list[list[forms.Site | None]]:
    """FD-1.1 Each tile with the name of its place, and who stands there."""
    places = iter(forms.PLACES)
    return [[_site(table, tile, next(places)) for tile in row] for row in table.desert]


def _site(table: forms.PositionForm, tile: forms.Tile | None, place: forms.Place) -> forms.Site | None:
    if tile is None:
        return None
    pawns = [seat for seat, one in enumerate(table.adventurers) if one.at == place]
    return forms.Site(place, tile.ground, tile.face, tile.sand, tile.parts, pawns)
