"""FI-2.1: 24 cells in rows of 2, 4, 6, 6, 4, 2, numbered as one reads, and who neighbours whom.

A set of cells is a bit mask. The neighbours of a whole set come from two tables, twelve cells at a time.
"""

from __future__ import annotations

from typing import Final

from ostrov.kernel.native import i64, vec

CELLS: Final = tuple(
    (row, column) for row, width in enumerate((2, 4, 6, 6, 4, 2)) for column in range(3 - width // 2, 3 + width // 2)
)

_ORTHOGONAL: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
_DIAGONAL: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def _neighbours(cell: int, steps: tuple[tuple[int, int], ...]) -> int:
    row, column = CELLS[cell]
    around = [(row + down, column + right) for down, right in steps]
    return sum([1 << CELLS.index(place) for place in around if place in CELLS])


def _spread_table(first: int, steps: tuple[tuple[int, int], ...]) -> list[int]:
    table = [0] * 4096
    for word in range(1, 4096):
        last = word.bit_length() - 1
        table[word] = table[word ^ 1 << last] | _neighbours(first + last, steps)
    return table


_SIDES_LOW: Final = vec[i64](_spread_table(0, _ORTHOGONAL))
_SIDES_HIGH: Final = vec[i64](_spread_table(12, _ORTHOGONAL))
_AROUND_LOW: Final = vec[i64](_spread_table(0, _ORTHOGONAL + _DIAGONAL))
_AROUND_HIGH: Final = vec[i64](_spread_table(12, _ORTHOGONAL + _DIAGONAL))


def beside(cells: i64) -> i64:
    """Every cell orthogonally next to one of these."""
    return _SIDES_LOW[cells & 4095] | _SIDES_HIGH[cells >> 12]


def around(cells: i64) -> i64:
    """Every cell next to one of these, diagonals included."""
    return _AROUND_LOW[cells & 4095] | _AROUND_HIGH[cells >> 12]
