"""What may be chosen now, as rows in one reusable object: no Python object is made for a choice."""

from __future__ import annotations

from typing import Final, final

from ostrov.kernel.bits import count, nth
from ostrov.kernel.native import i64, vec
from ostrov.kernel.piles import kind_at, size

_ROOM: Final[i64] = 1024
# Marks the code of a row whose targets are a pile.
_PILE: Final[i64] = 0x10000000000
# How many choices a row stands for is kept below its code: at most 62 members of a set, or 15 cards each of 15 kinds.
_WEIGHT_BITS: Final[i64] = 8
_WEIGHT: Final[i64] = 255


@final
class Rows:
    """Choices in their fixed order. A row is a code and its targets: each target added to the code is a choice.

    The targets are a set, each as likely as the next, or a pile of cards, each kind as likely as it is many.
    """

    # Two numbers a row, side by side: the code with how many of the total the row stands for, and the targets.
    _numbers: vec[i64]
    _length: i64
    total: i64

    def __init__(self) -> None:
        self._numbers = vec[i64]([0] * (2 * _ROOM))
        self._length = 0
        self.total = 0

    def clear(self) -> None:
        self._length = 0
        self.total = 0

    def add(self, code: i64, targets: i64) -> None:
        """A set of targets. An empty one adds nothing."""
        if targets:
            self._append(code, targets, count(targets))

    def add_one(self, code: i64) -> None:
        """A choice without targets."""
        self._append(code, 1, 1)

    def add_pile(self, code: i64, pile: i64) -> None:
        """The cards that may come next."""
        if pile:
            self._append(code + _PILE, pile, size(pile))

    def _append(self, code: i64, targets: i64, weight: i64) -> None:
        numbers = self._numbers
        row = self._length
        numbers[row] = code << _WEIGHT_BITS | weight
        numbers[row + 1] = targets
        self._length = row + 2
        self.total += weight

    def at(self, n: i64) -> i64:
        """The choice that covers the n-th of the total, counted from 0."""
        numbers = self._numbers
        row: i64 = 0
        weight = numbers[row] & _WEIGHT
        while n >= weight:
            n -= weight
            row += 2
            weight = numbers[row] & _WEIGHT
        code = numbers[row] >> _WEIGHT_BITS
        targets = numbers[row + 1]
        if code & _PILE:
            return code - _PILE + kind_at(targets, n)
        return code + nth(targets, n)

    def codes(self) -> list[int]:
        """The choices as a plain list, in order."""
        return [code for code, _ in self.weighted()]

    def weighted(self) -> list[tuple[int, int]]:
        """The choices with their weights, in order."""
        found: list[tuple[int, int]] = []
        n: i64 = 0
        while n < self.total:
            code = int(self.at(n))
            if found and found[-1][0] == code:
                found[-1] = (code, found[-1][1] + 1)
            else:
                found.append((code, 1))
            n += 1
        return found
