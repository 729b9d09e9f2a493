"""A position: the trusting path that search and simulation use. Nothing here checks what it is given."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64
from ostrov.kernel.rows import Rows

# Chance acts like a seat, with a number of its own.
CHANCE: Final[i64] = 7
CHANCE_AWAITED: Final[i64] = 128
EVERYBODY: Final[i64] = 127


class Chronicle:
    """What happened, in order, with who may witness it; kept only where somebody wants to know."""

    events: list[tuple[int, ...]]

    def __init__(self) -> None:
        self.events = []

    def add(self, witnesses: i64, what: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """The first number says what happened, the last who may witness its particulars."""
        self.events.append((int(what), int(a), int(b), int(c), int(d), int(witnesses)))


class Position:
    """Who is awaited, what they may do, and what follows from it."""

    # A set of seats, several at once where several may act; CHANCE_AWAITED; or nobody, because it is over.
    awaited: i64
    seats: i64
    chronicle: Chronicle | None

    def __init__(self, seats: i64) -> None:
        self.awaited = 0
        self.seats = seats
        self.chronicle = None

    def legal(self, actor: i64, rows: Rows) -> None:
        """Everything an awaited actor may choose, in the order that is part of the contract."""
        raise NotImplementedError

    def apply(self, actor: i64, choice: i64) -> None:
        """Carry out a choice that `legal` offers."""
        raise NotImplementedError

    def copy(self) -> Position:
        raise NotImplementedError

    def imagine(self, seat: i64, dice: Dice) -> Position:
        """A position that this seat cannot tell from this one, drawn fairly, from what the seat knows alone."""
        raise NotImplementedError

    def winners(self) -> i64:
        """The set of seats that have won; empty before the end, and when all have lost."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        raise NotImplementedError

    def turns(self) -> i64:
        """How many turns have been begun."""
        raise NotImplementedError

    def fields(self) -> list[int]:
        """Every number of the position, for digests and comparisons."""
        raise NotImplementedError

    def tell_to(self, witnesses: i64, what: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """An event whose particulars only this set of seats may witness."""
        if self.chronicle is not None:
            self.chronicle.add(witnesses, what, a, b, c, d)

    def tell(self, what: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """An event that everybody may witness."""
        if self.chronicle is not None:
            self.chronicle.add(EVERYBODY, what, a, b, c, d)
