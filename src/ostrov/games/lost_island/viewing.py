"""What a view tells beside the notation: the sheets cell by cell, and what they are worth."""

from __future__ import annotations

from ostrov.games.lost_island import board, components, forms, naming, rumours
from ostrov.games.lost_island.position import LostIsland
from ostrov.games.lost_island.rumours import Parts
from ostrov.games.lost_island.sheet import NEW, Sheet
from ostrov.kernel.bits import members

# By the signs of the drawn sides.
BONUSES = {"c": forms.Bonus.COMPASS, "s": forms.Bonus.SPYGLASS, "w": forms.Bonus.WILD}
SIGNS = tuple(dict(board.cells_in(drawing)) for drawing in (board.SIDE_A, board.SIDE_B))


def show_sheet(sheet: Sheet) -> list[list[forms.Square | None]]:
    """LI-2.2 Row by row, the sea as null."""
    signs = SIGNS[sheet.side.number]
    rows: list[list[forms.Square | None]] = [[] for _ in range(board.ROWS)]
    for cell, sign in signs.items():
        rows[cell // board.STRIDE].append(None if sign == "." else _square(sheet, cell, sign))
    return rows


def _square(sheet: Sheet, cell: int, sign: str) -> forms.Square:
    terrain = forms.TERRAINS[sheet.terrain_at(cell)]
    return forms.Square(naming.show_cell(cell), terrain, BONUSES.get(sign), bool(sheet.has(NEW, cell)))


def show_standing(s: LostIsland, seat: int, scores: list[forms.RumourScore]) -> forms.Standing:
    rumours = {score.rumour: score.points for score in scores}
    return forms.Standing(rumours, int(s.counted(seat)), int(s.points(seat)), int(s.sheet(seat).size(components.EMPTY)))


def show_scores(s: LostIsland, seat: int) -> list[forms.RumourScore]:
    """LI-7.3 What each rumour would bring now, with the cells that bring it."""
    scores = []
    for number in members(s.rumours):
        rumour = forms.RUMOURS[number]
        assert rumour is not None
        parts = Parts()
        points = int(rumours.rumour_points(s.sheet(seat), number, parts))
        shown = [forms.Part(_cells(low, high), int(brought)) for low, high, brought in parts.noted if brought]
        scores.append(forms.RumourScore(rumour, points, shown))
    return scores


def _cells(low: int, high: int) -> list[str]:
    return [naming.show_cell(cell) for cell in members(low) + [cell + board.HALF for cell in members(high)]]
