"""What is kept of a table, as forms. Their fields are called as the columns of the database are, in the same order."""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One numbered entry of a table's log; the first has number 1."""

    number: int
    # JSON.
    body: bytes
    # The command that brought it, at most one entry a command, and the person who sent it.
    command: str | None = None
    person: int | None = None
    # How things stand after it, for the lobby: the set of seats waited for, the turns begun, how it ended.
    awaited: int = 0
    turn: int = 0
    outcome: str | None = None
    # JSON: for each seat since when it is waited for (seconds of the Unix epoch), at tables with a time for a move.
    since: str | None = None


class StoredTable(msgspec.Struct, frozen=True):
    """A table, without its log. Only `again` may change."""

    id: str
    game: str
    rules: int
    seats: int
    options: bytes
    seed: bytes
    # What the keys of its seats follow from.
    invite_secret: str
    host: int
    # ISO 8601, UTC.
    made: str
    # The record that it was imported from.
    imported: bytes | None = None
    # The table that it was played again at.
    again: str | None = None
    # The bot that stands in for people; None: the strongest that the game has.
    strength: str | None = None
    # How long somebody may think about a move before a bot may stand in; None: for ever.
    move_seconds: int | None = None


class Seat(msgspec.Struct, frozen=True):
    """A person, a bot, a bot that stands in for a person, or nobody yet."""

    person: int | None = None
    bot: str | None = None

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def player(self) -> int | None:
        """The person who decides here now."""
        return self.person if self.bot is None else None
