"""FD-2.1: five rows of five cells, numbered as one reads, and who neighbours whom. A set of cells is a bit mask."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.native import i64

CELL_COUNT: Final[i64] = 25
EVERY_CELL: Final[i64] = 0x1FFFFFF
CENTRE: Final[i64] = 12
NOWHERE: Final[i64] = 31

# FD-2.2 A diamond of sand: 2, 6, 8, 10, 14, 16, 18, 22.
DIAMOND: Final[i64] = 0b0010001010100010101000100

_NOT_FIRST_COLUMN: Final[i64] = 0b1111011110111101111011110
_NOT_LAST_COLUMN: Final[i64] = 0b0111101111011110111101111


def _row_and_sides(cells: i64) -> i64:
    return cells | (cells & _NOT_LAST_COLUMN) << 1 | (cells & _NOT_FIRST_COLUMN) >> 1


def beside(cells: i64) -> i64:
    """Every cell orthogonally next to one of these, without these."""
    return (_row_and_sides(cells) | cells << 5 | cells >> 5) & EVERY_CELL & ~cells


def around(cells: i64) -> i64:
    """Every cell next to one of these, diagonals included, without these."""
    wide = _row_and_sides(cells)
    return (wide | wide << 5 | wide >> 5) & EVERY_CELL & ~cells


def _source(storm: int, direction: int) -> int:
    row, column = divmod(storm, 5)
    down, right = ((1, 0), (0, -1), (-1, 0), (0, 1))[direction]
    if row + down in range(5) and column + right in range(5):
        return 5 * (row + down) + column + right
    return 31


_SOURCES: Final = bytes([_source(storm, direction) for storm in range(25) for direction in range(4)])


def source_of_wind(storm: i64, direction: i64) -> i64:
    """FD-8.2 The cell whose tile the wind moves into the storm: north, east, south or west; NOWHERE at the rim."""
    return _SOURCES[4 * storm + direction]
