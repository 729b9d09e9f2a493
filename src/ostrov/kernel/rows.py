"""What may be chosen now, as rows in one reusable object: no Python object is made for a choice."""

from __future__ import annotations

from typing import Final, final

from ostrov.kernel.bits import count, nth
from ostrov.kernel.native import i64, vec
from ostrov.kernel.piles import kind_at, size

_ROOM: Final[i64] = 1024
# Marks the code of a row whose targets are a pile.
_PILE: Final[i64] = 0x10000000000


@final
class Rows:
    """Choices in their fixed order. A row is a code and its targets: each target added to the code is a choice.

    The targets are a set, each as likely as the next, or a pile of cards, each kind as likely as it is many.
    """

    _codes: vec[i64]
    _targets: vec[i64]
    # How many of the total each row stands for.
    _weights: vec[i64]
    _length: i64
    total: i64

    def __init__(self) -> None:
        self._codes = vec[i64]([0] * _ROOM)
        self._targets = vec[i64]([0] * _ROOM)
        self._weights = vec[i64]([0] * _ROOM)
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
        row = self._length
        self._codes[row] = code
        self._targets[row] = targets
        self._weights[row] = weight
        self._length = row + 1
        self.total += weight

    def at(self, n: i64) -> i64:
        """The choice that covers the n-th of the total, counted from 0."""
        row: i64 = 0
        weights = self._weights
        while n >= weights[row]:
            n -= weights[row]
            row += 1
        code = self._codes[row]
        if code & _PILE:
            return code - _PILE + kind_at(self._targets[row], n)
        return code + nth(self._targets[row], n)

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
