"""The forms of what is kept. Their fields are called as the columns are, in the same order."""

from __future__ import annotations

import msgspec

from ostrov.server.table.stored import Entry, Seat, StoredTable


class Listed(msgspec.Struct, frozen=True):
    """A table in a person's list, with the last entry of its log; `imported` is left out there, being long."""

    table: StoredTable
    last: Entry | None
    changed: str
    is_imported: bool
    seats: list[Seat]


class Old(msgspec.Struct, frozen=True):
    """A table that has not changed for long."""

    id: str
    changed: str
    entries: int
    is_over: bool


class Wanted(msgspec.Struct, frozen=True):
    """Which tables somebody wants to see: all that fit what is said, the latest changed first."""

    table: str | None = None
    game: str | None = None
    # Who sits there, or whose it is.
    person: int | None = None
    is_over: bool | None = None
    # Unchanged since then.
    before: str | None = None
    limit: int | None = 50


class Facts(msgspec.Struct, frozen=True):
    """What those who host see of a table: nothing of what is hidden in the game."""

    table: str
    game: str
    made: str
    changed: str
    host: int
    entries: int
    turn: int
    outcome: str | None
    is_saved: bool
    bytes: int
    seats: list[Seat]


class Count(msgspec.Struct, frozen=True):
    """Tables of one game, and how many of them are finished, or saved games that were brought in."""

    tables: int
    finished: int
    saved: int


class Census(msgspec.Struct, frozen=True):
    people: int
    tables: dict[str, Count]
    entries: int
    bytes: int
    oldest_change: str | None
    latest_change: str | None


class Person(msgspec.Struct, frozen=True):
    """`seen`: the last day on which they were here, in ISO 8601; a time of day may follow."""

    id: int
    name: str
    seen: str | None = None


class Contested(Exception):
    """Another writer has taken this number, or this id is stored already. Nothing has changed."""
