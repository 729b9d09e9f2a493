"""Chapter 8 once more, with plain sets of cells: which cells of a sheet score by a rumour, and how much.

The tests compare the fast functions of the rules with these.
"""

from __future__ import annotations

from collections.abc import Callable

from ostrov.games.lost_island import rumours as worth
from ostrov.games.lost_island.components import FACES, FORESTS, MOUNTAINS, PLAINS, RIVERS, RUINS, SWAMPS
from ostrov.games.lost_island.sheet import Sheet

# Cells that score together, and their points.
Part = tuple[set[int], int]


class Drawn:
    """A sheet as sets of cells."""

    def __init__(self, sheet: Sheet) -> None:
        cells = [cell for cell in range(99) if sheet.terrain_at(cell) >= 0]
        self.land = set(cells)
        self.of = {
            int(terrain): {cell for cell in cells if sheet.has(terrain, cell)} for terrain in range(1, FACES + 1)
        }

    def coast(self, cells: set[int]) -> set[int]:
        """LI-2.1"""
        return {cell for cell in cells if not sides(cell) <= self.land}

    def groups(self, terrain: int) -> list[set[int]]:
        """LI-2.1"""
        rest = set(self.of[terrain])
        found = []
        while rest:
            group = {min(rest)}
            while more := around(group) & rest - group:
                group |= more
            found.append(group)
            rest -= group
        return found

    def touched(self, cells: set[int]) -> set[int]:
        """LI-2.1 The terrains beside these cells."""
        return {terrain for terrain, there in self.of.items() if around(cells) & there}


def sides(cell: int) -> set[int]:
    return {cell - 11, cell - 1, cell + 1, cell + 11}


def around(cells: set[int]) -> set[int]:
    return {side for cell in cells for side in sides(cell)}


def ring_of_peaks(drawn: Drawn) -> list[Part]:
    """LI-8.1"""
    peaks = drawn.coast(drawn.of[MOUNTAINS])
    return [(peaks, worth.TWO_PEAKS_ON_COAST * (len(peaks) // 2))]


def rivers_that_climb(drawn: Drawn) -> list[Part]:
    """LI-8.2"""
    climbing = [g for g in drawn.groups(RIVERS) if drawn.coast(g) and MOUNTAINS in drawn.touched(g)]
    return [(g, min(worth.CLIMBING_RIVER_MOST, worth.CLIMBING_RIVER_CELL * len(g))) for g in climbing]


def shore_to_shore(drawn: Drawn) -> list[Part]:
    """LI-8.3"""
    forests = drawn.groups(FORESTS)
    if not forests:
        return []
    largest = [group for group in forests if len(group) == max(map(len, forests))]
    best = max(largest, key=_lines)
    return [(best, worth.SHORE_TO_SHORE_LINE * max(0, _lines(best) - worth.SHORE_TO_SHORE_FREE))]


def _lines(group: set[int]) -> int:
    return len({cell // 11 for cell in group}) + len({cell % 11 for cell in group})


def three_fields(drawn: Drawn) -> list[Part]:
    """LI-8.4"""
    fields = [group for group in drawn.groups(PLAINS) if len(group) == 3]
    return [(group, worth.FIELD_OF_THREE) for group in fields[: worth.FIELDS_MOST // worth.FIELD_OF_THREE]]


def talking_marsh(drawn: Drawn) -> list[Part]:
    """LI-8.5"""
    marshes = drawn.groups(SWAMPS)
    return [(group, worth.TALKING_MARSH) for group in marshes if len(drawn.touched(group) - {SWAMPS}) >= 3]


def watchers(drawn: Drawn) -> list[Part]:
    """LI-8.6"""
    ruins = sorted(drawn.of[RUINS])
    return [({cell}, worth.WATCHER) for cell in ruins if len(drawn.touched({cell}) - {RUINS}) >= 3]


def twin_peaks(drawn: Drawn) -> list[Part]:
    """LI-8.7"""
    alone: dict[int, set[int]] = {}
    pairs = []
    for group in drawn.groups(MOUNTAINS):
        twin = alone.pop(len(group), None)
        if twin is None:
            alone[len(group)] = group
        else:
            pairs.append((twin | group, worth.TWIN_PEAK_CELL * len(group)))
    return pairs


def all_shores(drawn: Drawn) -> list[Part]:
    """LI-8.8"""
    shores = [drawn.coast(cells) for cells in drawn.of.values()]
    fewest = min(len(shore) for shore in shores)
    return [(set().union(*shores), min(worth.SHORE_OF_EACH_MOST, worth.SHORE_OF_EACH * fewest))]


def drowned_reeds(drawn: Drawn) -> list[Part]:
    """LI-8.9"""
    return [({cell}, worth.DROWNED_REED) for cell in sorted(drawn.of[SWAMPS] & around(drawn.of[RIVERS]))]


def caravan_road(drawn: Drawn) -> list[Part]:
    """LI-8.10"""
    fields = [group for group in drawn.groups(PLAINS) if len(group) >= worth.CARAVAN_FIELD]
    stops = [group for group in drawn.groups(RUINS) if any(around(group) & field for field in fields)]
    return [(group, worth.CARAVAN_STOP) for group in stops]


def motley_rows(drawn: Drawn) -> list[Part]:
    """LI-8.11"""
    rows = [{row: {c for c in cells if c // 11 == row} for row in range(9)} for cells in drawn.of.values()]
    motley = [row for row in range(9) if sum(bool(cells[row]) for cells in rows) >= worth.MOTLEY_TERRAINS]
    counted = motley[: worth.MOTLEY_ROWS_MOST // worth.MOTLEY_ROW]
    return [(set().union(*[cells[row] for cells in rows]), worth.MOTLEY_ROW) for row in counted]


def shaded_stream(drawn: Drawn) -> list[Part]:
    """LI-8.12"""
    rivers = sorted(drawn.of[RIVERS])
    return [({cell}, worth.SHADED_RIVER) for cell in rivers if len(sides(cell) & drawn.of[FORESTS]) >= 2]


LEGENDS: dict[int, Callable[[Drawn], list[Part]]] = {
    1: ring_of_peaks,
    2: rivers_that_climb,
    3: shore_to_shore,
    4: three_fields,
    5: talking_marsh,
    6: watchers,
    7: twin_peaks,
    8: all_shores,
    9: drowned_reeds,
    10: caravan_road,
    11: motley_rows,
    12: shaded_stream,
}


def scoring_parts(sheet: Sheet, rumour: int) -> list[Part]:
    """The parts that bring points; cells may stand in several."""
    return [(cells, int(points)) for cells, points in LEGENDS[rumour](Drawn(sheet)) if points]
