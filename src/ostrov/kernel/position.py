"""A position: the trusting path that search and simulation use. Nothing here checks what it is given."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.bits import bit
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import field_names, i64
from ostrov.kernel.refusals import Impossible
from ostrov.kernel.rows import Rows

# Chance acts like a seat, with a number of its own.
CHANCE: Final[i64] = 7
CHANCE_AWAITED: Final[i64] = 128
EVERYBODY: Final[i64] = 127
# Chance decides who begins.
NO_STARTER: Final[i64] = 15


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

    # A set of seats, several at once where several may act; CHANCE_AWAITED, as at the start of every game; or nobody,
    # because it is over.
    awaited: i64 = CHANCE_AWAITED
    seats: i64
    # The seat that the table has chosen to begin, until it has begun.
    starter: i64 = NO_STARTER
    # Where the game stands: each game numbers its own phases from 0, and its endings from 1.
    phase: i64 = 0
    turn: i64 = 0
    ending: i64 = 0
    chronicle: Chronicle | None = None

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def legal(self, actor: i64, rows: Rows) -> None:
        """Everything an awaited actor may choose, in the order that is part of the contract."""
        raise NotImplementedError

    def apply(self, actor: i64, choice: i64) -> None:
        """Carry out a choice that `legal` offers."""
        raise NotImplementedError

    def copy(self) -> Position:
        raise NotImplementedError

    def copy_turn_to(self, other: Position) -> None:
        """What every position has, but for its seats."""
        other.awaited = self.awaited
        other.starter = self.starter
        other.phase = self.phase
        other.turn = self.turn
        other.ending = self.ending

    def everybody(self) -> i64:
        """The set of all seats."""
        return bit(self.seats) - 1

    def may_begin(self) -> i64:
        """The set of seats of which chance picks one to begin: all, or the one that the table has chosen."""
        return self.everybody() if self.starter == NO_STARTER else bit(self.starter)

    def imagine(self, seat: i64, dice: Dice) -> Position:
        """A position that this seat cannot tell from this one, drawn fairly, from what the seat knows alone."""
        raise NotImplementedError

    def recall(self, seat: i64, dice: Dice) -> Position:
        """`imagine` for a seat that forgets nothing: as it was shown before, where it is no longer shown."""
        return self.imagine(seat, dice)

    def winners(self) -> i64:
        """The set of seats that have won; empty before the end, and when all have lost."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        raise NotImplementedError

    def turns(self) -> i64:
        """How many turns have been begun."""
        return self.turn

    def fields(self) -> list[int]:
        """Every number of the position, for digests and comparisons; games add what is kept beside plain numbers."""
        return [value for name in field_names(type(self)) if isinstance(value := getattr(self, name), int)]

    def tell_to(self, witnesses: i64, what: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """An event whose particulars only this set of seats may witness."""
        if self.chronicle is not None:
            self.chronicle.add(witnesses, what, a, b, c, d)

    def tell(self, what: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """An event that everybody may witness."""
        if self.chronicle is not None:
            self.chronicle.add(EVERYBODY, what, a, b, c, d)


def shown_starter(position: Position) -> int | None:
    """The chosen seat for a position's form."""
    return None if position.starter == NO_STARTER else int(position.starter)


def read_starter(position: Position, seat: int | None, *, is_set_up: bool = False) -> None:
    """And back: the seat that the table has chosen to begin, if any. There is none once the game is set up."""
    if seat is None:
        return
    if is_set_up or seat >= position.seats:
        raise Impossible("starter-impossible")
    position.starter = seat
