"""One player's sheet: which cell shows which terrain, and which were drawn just now."""

from __future__ import annotations

from typing import Final, final

from ostrov.games.lost_island import board, components
from ostrov.games.lost_island.board import Side
from ostrov.kernel.bits import bit, count
from ostrov.kernel.native import i64, vec

# Beside the terrains: the cells of the drawing that is being made (LI-5.2).
NEW: Final[i64] = 7
_WORDS: Final[i64] = 16


@final
class Sheet:
    """Sixteen words: the low and the high half of the empty cells, of each terrain and of the new cells."""

    side: Side
    words: vec[i64]

    def __init__(self, side: Side, words: vec[i64]) -> None:
        self.side = side
        self.words = words

    def low(self, terrain: i64) -> i64:
        return self.words[2 * terrain]

    def high(self, terrain: i64) -> i64:
        return self.words[2 * terrain + 1]

    def size(self, terrain: i64) -> i64:
        return count(self.words[2 * terrain]) + count(self.words[2 * terrain + 1])

    def terrain_at(self, cell: i64) -> i64:
        terrain: i64 = 0
        while terrain < NEW:
            if self.has(terrain, cell):
                return terrain
            terrain += 1
        return -1

    def has(self, terrain: i64, cell: i64) -> bool:
        if cell < board.HALF:
            return self.low(terrain) & bit(cell) != 0
        return self.high(terrain) & bit(cell - board.HALF) != 0

    def is_wild(self, cell: i64) -> bool:
        """LI-6.3"""
        if cell < board.HALF:
            return self.side.wild_low & bit(cell) != 0
        return self.side.wild_high & bit(cell - board.HALF) != 0

    def draw(self, cell: i64, terrain: i64) -> None:
        """An empty cell gets its terrain for ever."""
        half: i64 = 0 if cell < board.HALF else 1
        cells = bit(cell - board.HALF * half)
        self.words[half] &= ~cells
        self.words[2 * terrain + half] |= cells
        self.words[2 * NEW + half] |= cells

    def forget_new(self) -> None:
        self.words[2 * NEW] = 0
        self.words[2 * NEW + 1] = 0

    def is_blank(self) -> bool:
        return self.low(components.EMPTY) == self.side.low and self.high(components.EMPTY) == self.side.high

    def has_new(self) -> bool:
        return self.low(NEW) != 0 or self.high(NEW) != 0

    def room(self) -> i64:
        """LI-7.2 The largest number that fits anywhere: the island is one piece, so every empty part can be begun."""
        return board.largest_region(self.low(components.EMPTY), self.high(components.EMPTY))

    def beside_low(self, terrain: i64) -> i64:
        return board.beside_low(self.low(terrain), self.high(terrain))

    def beside_high(self, terrain: i64) -> i64:
        return board.beside_high(self.low(terrain), self.high(terrain))

    def copy(self) -> Sheet:
        return Sheet(self.side, self.words[0:_WORDS])


def blank(side: Side) -> Sheet:
    words = vec[i64]([0] * 16)
    words[0] = side.low
    words[1] = side.high
    return Sheet(side, words)
