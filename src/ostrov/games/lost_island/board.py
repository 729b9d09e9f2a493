"""Chapter 2: the two sides of the sheet (LI-2.2), and who neighbours whom.

A cell is a number, 11 * row + column; the eleventh column is sea on every sheet, so that rows never touch. A set of
cells is two bit masks: `low` holds rows 0 to 3, `high` rows 4 to 8, each counted from its own first row.
"""

from __future__ import annotations

from typing import Final, final

from ostrov.kernel.bits import bit, count
from ostrov.kernel.native import i64

ROWS: Final[i64] = 9
COLUMNS: Final[i64] = 10
STRIDE: Final[i64] = 11
CELLS: Final[i64] = ROWS * STRIDE
# The first cell of the high half, and how far the last row of the low half lies from its first.
HALF: Final[i64] = 44
LAST_ROW: Final[i64] = 33
ONE_ROW: Final[i64] = 0x7FF

# `#` a cell, `c` compass, `s` spyglass, `w` wild, `.` sea.
SIDE_A: Final = """
. . # # c # # . .
. # # # # # # # .
# c # # # # # # #
# # # # # # # # c
# # # # # # # # #
# # # # # # # # #
# # c # # # # # #
# # # # # # c # #
. # s # # # # # #
"""
SIDE_B: Final = """
. # # # . . # c # .
# # # # # # # # # #
# c # . # # # w # #
# # # # # s # # # #
# # w # # # # # # #
# # # # # # # # s #
. # # # # . # # # #
# # # # c # # # # #
. . # w . . # # c .
"""


def beside_low(low: i64, high: i64) -> i64:
    """LI-2.1 What is orthogonally next to one of these cells, in the low half; sea is not taken out."""
    return low << 1 | low >> 1 | low << STRIDE | low >> STRIDE | (high & ONE_ROW) << LAST_ROW


def beside_high(low: i64, high: i64) -> i64:
    """LI-2.1 The same in the high half. What is pushed out beyond its last row is sea."""
    return high << 1 | high >> 1 | high << STRIDE | high >> STRIDE | low >> LAST_ROW


def region(low: i64, high: i64, within_low: i64, within_high: i64) -> tuple[i64, i64]:
    """LI-2.1 All that these cells of a set are connected to within it."""
    before_low: i64 = 0
    before_high: i64 = 0
    while low != before_low or high != before_high:
        before_low = low
        before_high = high
        low |= beside_low(before_low, before_high) & within_low
        high |= beside_high(before_low, before_high) & within_high
    return low, high


def a_region(low: i64, high: i64) -> tuple[i64, i64]:
    """LI-2.1 One connected part of a set that has any: the one with the first cell."""
    if low:
        return region(low & -low, 0, low, high)
    return region(0, high & -high, low, high)


def largest_region(low: i64, high: i64) -> i64:
    """How many cells the largest connected part of a set has."""
    largest: i64 = 0
    while low | high:
        part_low, part_high = a_region(low, high)
        largest = max(largest, count(part_low) + count(part_high))
        low &= ~part_low
        high &= ~part_high
    return largest


@final
class Side:
    """One side of the sheet; never changes, so all share it."""

    number: i64
    low: i64
    high: i64
    coast_low: i64
    coast_high: i64
    compass_low: i64
    compass_high: i64
    spyglass_low: i64
    spyglass_high: i64
    wild_low: i64
    wild_high: i64

    def __init__(self, number: i64, drawing: str) -> None:
        self.number = number
        self.low, self.high = marked(drawing, "#csw")
        self.compass_low, self.compass_high = marked(drawing, "c")
        self.spyglass_low, self.spyglass_high = marked(drawing, "s")
        self.wild_low, self.wild_high = marked(drawing, "w")
        self.coast_low, self.coast_high = coast(drawing)


def cells_in(drawing: str) -> list[tuple[int, str]]:
    """The cells of a drawn sheet with their signs, sea included."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    return [(11 * row + column, sign) for row, line in enumerate(rows) for column, sign in enumerate(line)]


def set_of(cells: list[int]) -> tuple[i64, i64]:
    low: i64 = 0
    high: i64 = 0
    for cell in cells:
        if cell < HALF:
            low |= bit(cell)
        else:
            high |= bit(cell - HALF)
    return low, high


def marked(drawing: str, signs: str) -> tuple[i64, i64]:
    return set_of([cell for cell, sign in cells_in(drawing) if sign in signs])


def coast(drawing: str) -> tuple[i64, i64]:
    """LI-2.1 The cells with the sheet's edge, sea or a lake on at least one side."""
    land = {cell for cell, sign in cells_in(drawing) if sign != "."}
    return set_of([cell for cell in sorted(land) if len(land & {cell - 11, cell - 1, cell + 1, cell + 11}) < 4])


SIDES: Final = (Side(0, SIDE_A), Side(1, SIDE_B))
