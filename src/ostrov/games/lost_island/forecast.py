"""What a drawing would bring: for each cell that may be drawn next, the points by which each rumour would change."""

from __future__ import annotations

from ostrov.games.lost_island import codes, forms, naming, rumours, state
from ostrov.games.lost_island.position import LostIsland
from ostrov.games.lost_island.sheet import Sheet
from ostrov.kernel.bits import members
from ostrov.kernel.rows import Rows

DRAWING = (state.DRAWING, state.DRAWING_AGAIN)


def previews(s: LostIsland) -> list[forms.Preview]:
    """LI-5.1, LI-5.2 For the seats that draw, cell by cell; LI-6.3 on a wild cell terrain by terrain."""
    if s.phase not in DRAWING:
        return []
    return [preview for seat in members(s.awaited) if s.number(seat) for preview in _previews_of(s, seat)]


def _previews_of(s: LostIsland, seat: int) -> list[forms.Preview]:
    rows = Rows()
    s.legal(seat, rows)
    numbers = members(s.rumours)
    before = {number: rumours.rumour_points(s.sheet(seat), number, None) for number in numbers}
    return [_preview(s.sheet(seat).copy(), seat, choice, before) for choice in rows.codes()]


def _preview(sheet: Sheet, seat: int, choice: int, before: dict[int, int]) -> forms.Preview:
    """LI-7.3 What the sheet would be worth with this cell, beside what it is worth now."""
    cell, terrain = codes.target_of(choice), codes.detail_of(choice)
    sheet.draw(cell, terrain)
    changes = {}
    for number, points in before.items():
        change = int(rumours.rumour_points(sheet, number, None) - points)
        if change:
            changes[forms.RUMOURS[number]] = change
    return forms.Preview(seat, naming.show_cell(cell), forms.TERRAINS[terrain], changes)
