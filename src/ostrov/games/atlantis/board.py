"""AT-1.1, AT-1.2, AT-1.3: 133 cells in thirteen rows, numbered as one reads, who neighbours whom, and what is where."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.native import i64, vec

# AT-1.1 For each row its r, then the first and the last q.
_ROWS: Final = (
    (-6, 0, 6),
    (-5, -2, 7),
    (-4, -3, 7),
    (-3, -3, 6),
    (-2, -4, 6),
    (-1, -5, 6),
    (0, -5, 5),
    (1, -6, 5),
    (2, -6, 4),
    (3, -6, 3),
    (4, -7, 3),
    (5, -7, 2),
    (6, -6, 0),
)
_ISLAND: Final = {
    -3: range(4),
    -2: range(-1, 4),
    -1: range(-3, 5),
    0: range(-3, 4),
    1: range(-4, 4),
    2: range(-3, 2),
    3: range(-3, 1),
}

# Every cell as (q, r).
PLACES: Final = tuple((q, r) for r, first, last in _ROWS for q in range(first, last + 1))
# Rows are letters from the top, cells are counted from the left.
LABELS: Final = tuple(
    f"{'ABCDEFGHIJKLM'[r + 6]}{q - first + 1}" for r, first, last in _ROWS for q in range(first, last + 1)
)

CELLS: Final[i64] = 133
# Where a direction leads off the board.
BEYOND: Final[i64] = 133

DIRECTIONS: Final[i64] = 6
_STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
OPPOSITE: Final = bytes([3, 4, 5, 0, 1, 2])


def _next(cell: int, direction: int) -> int:
    q, r = PLACES[cell]
    there = (q + _STEPS[direction][0], r + _STEPS[direction][1])
    return PLACES.index(there) if there in PLACES else 133


# The neighbour of a cell in a direction stands at 6 * cell + direction.
NEXT: Final = bytes([_next(cell, direction) for cell in range(133) for direction in range(6)] + [133] * 6)


def direction_to(cell: int, to: int) -> int:
    """Which way a neighbour lies; 7 for a cell that is none."""
    return next((d for d in range(6) if cell < 133 and NEXT[6 * cell + d] == to and to < 133), 7)


# AT-1.1, AT-1.2 The cells of the 40 tiles in reading order; the lagoon in their midst is sea.
TILE_CELLS: Final = bytes(
    [cell for cell, (q, r) in enumerate(PLACES) if r in _ISLAND and q in _ISLAND[r] and (q, r) != (0, 0)]
)
NO_TILE: Final[i64] = 63
TILE_ON: Final = bytes([TILE_CELLS.index(cell) if cell in TILE_CELLS else 63 for cell in range(134)])

# AT-1.2 The safe lands and the two sea cells that each touches: 1 to 4, or 0 for none.
_LANDS: Final = (((-2, -5), (-3, -4)), ((7, -5), (7, -4)), ((-7, 4), (-7, 5)), ((3, 4), (2, 5)))
LAND_BESIDE: Final = bytes([next((n + 1 for n, cells in enumerate(_LANDS) if place in cells), 0) for place in PLACES])

# AT-1.3
SERPENT_STARTS: Final = bytes([PLACES.index(place) for place in ((0, 0), (-2, -5), (7, -4), (-7, 4), (2, 5))])

# A set of cells takes three words of 48.
WORD: Final[i64] = 48


def _shores() -> list[int]:
    return [
        cell
        for cell in range(133)
        if cell not in TILE_CELLS and any(NEXT[6 * cell + d] in TILE_CELLS for d in range(6))
    ]


# AT-2.3 The sea cells next to the whole island.
SHORE: Final = bytes(_shores())
SHORES: Final[i64] = len(SHORE)


def _distances() -> list[int]:
    return [min(_apart(place, PLACES[cell]) for cell in range(133) if LAND_BESIDE[cell]) for place in PLACES]


def _apart(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


# How many steps it is from each cell to the nearest cell beside a safe land, as the crow flies.
TO_SAFETY: Final = vec[i64](_distances())
