"""What a view tells beside the notation: the sheets cell by cell, and what they are worth."""

from __future__ import annotations

from ostrov.games.lost_island.board import ROWS, SIDE_A, SIDE_B, STRIDE, cells_in
from ostrov.games.lost_island.components import EMPTY
from ostrov.games.lost_island.forms import RUMOURS, TERRAINS, Bonus, Part, RumourScore, Square, Standing
from ostrov.games.lost_island.legends import scoring_parts
from ostrov.games.lost_island.position import LostIsland
from ostrov.games.lost_island.rumours import rumour_points
from ostrov.games.lost_island.sheet import NEW, Sheet
from ostrov.games.lost_island.showing import show_cell
from ostrov.kernel.bits import members

# By the signs of the drawn sides.
BONUSES = {"c": Bonus.COMPASS, "s": Bonus.SPYGLASS, "w": Bonus.WILD}
SIGNS = tuple(dict(cells_in(drawing)) for drawing in (SIDE_A, SIDE_B))


def show_sheet(sheet: Sheet) -> list[list[Square | None]]:
    """LI-2.2 Row by row, the sea as null."""
    signs = SIGNS[sheet.side.number]
    rows: list[list[Square | None]] = [[] for _ in range(ROWS)]
    for cell, sign in signs.items():
        rows[cell // STRIDE].append(None if sign == "." else _square(sheet, cell, sign))
    return rows


def _square(sheet: Sheet, cell: int, sign: str) -> Square:
    terrain = TERRAINS[sheet.terrain_at(cell)]
    return Square(show_cell(cell), terrain, BONUSES.get(sign), bool(sheet.has(NEW, cell)))


def show_standing(s: LostIsland, seat: int, scores: list[RumourScore]) -> Standing:
    rumours = {score.rumour: score.points for score in scores}
    return Standing(rumours, int(s.counted(seat)), int(s.points(seat)), int(s.sheet(seat).size(EMPTY)))


def show_scores(s: LostIsland, seat: int) -> list[RumourScore]:
    """LI-7.3 What each rumour would bring now, with the cells that bring it."""
    scores = []
    for number in members(s.rumours):
        rumour = RUMOURS[number]
        assert rumour is not None
        parts = scoring_parts(s.sheet(seat), number)
        shown = [Part([show_cell(cell) for cell in sorted(cells)], points) for cells, points in parts]
        scores.append(RumourScore(rumour, int(rumour_points(s.sheet(seat), number)), shown))
    return scores
