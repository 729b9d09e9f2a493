"""What a view tells beside the notation: the sheets cell by cell, and what they are worth."""

from __future__ import annotations

from ostrov.games.lost_island import board, components, forms, naming, rumours, state
from ostrov.games.lost_island.position import LostIsland
from ostrov.games.lost_island.rumours import Parts
from ostrov.games.lost_island.sheet import NEW, Sheet
from ostrov.kernel.bits import members
from ostrov.kernel.piles import kinds_in

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
    sheet = s.sheet(seat)
    return forms.Standing(
        rumours,
        spyglasses=s.counted(seat),
        points=s.points(seat),
        empty_cells=sheet.size(components.EMPTY),
        room=sheet.room(),
        left=s.left(seat),
    )


def show_rolled(s: LostIsland) -> list[int]:
    """LI-4.1 The dice on the table, the one that the active player took, LI-9.2 and the one that names a terrain."""
    set_aside = [int(s.terrain)] if s.phase == state.DRAWING_AGAIN else []
    taken = [die for die in (int(s.die_taken(s.active)),) if die]
    return sorted([*kinds_in(s.dice), *set_aside, *taken])


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
