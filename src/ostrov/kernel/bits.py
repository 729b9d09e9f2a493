"""Sets of small numbers (cells, seats, kinds of card) as bit masks of at most 62 bits."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.native import i64

_WORD: Final[i64] = 12
_LOW: Final[i64] = 4095

_COUNT: Final = bytes([n.bit_count() for n in range(4096)])


def _places(word: int) -> list[int]:
    places = [n for n in range(12) if word >> n & 1]
    return places + [0] * (16 - len(places))


# The place of the n-th member of a twelve-bit word stands at 16 * word + n.
_PLACE: Final = bytes([place for word in range(4096) for place in _places(word)])


def shifted(value: i64, places: i64) -> i64:
    """`value << places`. A literal on the left would be a 32-bit shift when compiled; a parameter is not."""
    return value << places


def bit(member: i64) -> i64:
    """The set with this one member."""
    return shifted(1, member)


def count(members: i64) -> i64:
    total: i64 = 0
    while members:
        total += _COUNT[members & _LOW]
        members >>= _WORD
    return total


def nth(members: i64, n: i64) -> i64:
    """The n-th member from below, counted from 0; there must be that many."""
    base: i64 = 0
    here: i64 = _COUNT[members & _LOW]
    while n >= here:
        n -= here
        members >>= _WORD
        base += _WORD
        here = _COUNT[members & _LOW]
    return base + _PLACE[(members & _LOW) << 4 | n]


def lowest(members: i64) -> i64:
    """The smallest member of a set that has one."""
    return nth(members, 0)


def members(mask: i64) -> list[int]:
    """The set as a plain list, smallest first; for the outside."""
    found = []
    while mask:
        found.append(int(lowest(mask)))
        mask &= mask - 1
    return found
