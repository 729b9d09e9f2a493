"""Piles of cards whose order does not matter: a number with one digit of four bits for each kind.

A deck is such a pile too. Which card comes next is decided when it is drawn (`Layer` keeps cards that were put on top).
"""

from __future__ import annotations

from typing import final

from ostrov.kernel.bits import shifted
from ostrov.kernel.native import i64


def how_many(pile: i64, kind: i64) -> i64:
    return pile >> (4 * kind) & 15


def one(kind: i64) -> i64:
    """The pile of one card of this kind; add it to a pile, or take it away."""
    return shifted(1, 4 * kind)


def size(pile: i64) -> i64:
    total: i64 = 0
    while pile:
        total += pile & 15
        pile >>= 4
    return total


def kind_at(pile: i64, n: i64) -> i64:
    """The kind of the n-th card, counted from 0, lowest kind first; there must be that many."""
    kind: i64 = 0
    while n >= pile & 15:
        n -= pile & 15
        pile >>= 4
        kind += 1
    return kind


def pile_of(kinds: list[int]) -> int:
    """From the outside: a list of kinds, in any order."""
    pile: i64 = 0
    for kind in kinds:
        pile += one(kind)
    return pile


def kinds_in(pile: i64) -> list[int]:
    """For the outside: every card of the pile by its kind, lowest kind first."""
    kinds: list[int] = []
    for kind in range(15):
        kinds += [kind] * how_many(pile, kind)
    return kinds


@final
class Layer:
    """Cards that lie under others in a deck, shuffled among themselves. Never changed, so copies share it."""

    cards: i64
    below: Layer | None

    def __init__(self, cards: i64, below: Layer | None) -> None:
        self.cards = cards
        self.below = below
