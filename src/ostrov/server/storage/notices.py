"""What servers on one database tell each other and nobody keeps. It goes by NOTIFY, so with PostgreSQL alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

# A person who has a table's page open.
Pair: TypeAlias = tuple[str, int]


class Notice(msgspec.Struct, frozen=True, tag_field="tell"):
    """The base of them all. PostgreSQL takes less than 8000 bytes for each."""


class Came(Notice, frozen=True, tag="came"):
    """Somebody has opened the page of a table."""

    table: str
    person: int


class Left(Notice, frozen=True, tag="left"):
    """Somebody has closed their last page of a table."""

    table: str
    person: int


class Everybody(Notice, frozen=True, tag="everybody"):
    """All who are here, in parts that follow each other without a gap."""

    pairs: list[Pair]
    is_first: bool
    is_last: bool


class WhoIsHere(Notice, frozen=True, tag="who-is-here"):
    """Asks the other servers for everybody."""


class Heartbeat(Notice, frozen=True, tag="heartbeat"):
    """Sent at regular intervals; its own server listens for it, too."""

    number: int


class SeatNudged(Notice, frozen=True, tag="nudged"):
    table: str
    seat: int
    by: int | None


class Renamed(Notice, frozen=True, tag="renamed"):
    """Somebody's name in the database is another one now."""

    person: int


AnyNotice: TypeAlias = Came | Left | Everybody | WhoIsHere | Heartbeat | SeatNudged | Renamed

# Called with the name of the server that tells.
OnNotice = Callable[[str, AnyNotice], None]

# With the longest number of a person, so many make less than 7000 bytes.
PAIRS_AT_ONCE = 200

_decode = msgspec.json.Decoder(AnyNotice).decode


def everybody(pairs: list[Pair]) -> list[Everybody]:
    """In as many parts as it takes; at least one."""
    parts = [pairs[at : at + PAIRS_AT_ONCE] for at in range(0, len(pairs), PAIRS_AT_ONCE)] or [[]]
    last = len(parts) - 1
    return [Everybody(part, is_first=number == 0, is_last=number == last) for number, part in enumerate(parts)]


def write(server: str, number: int, notice: AnyNotice) -> str:
    """As PostgreSQL passes it on. The number tells equal ones apart: of those in one transaction it keeps only one."""
    return f"{server} {number} {msgspec.json.encode(notice).decode()}"


def read(text: str) -> tuple[str, AnyNotice]:
    """Which server tells what; msgspec.DecodeError where that is not understood."""
    server, _, rest = text.partition(" ")
    return server, _decode(rest.partition(" ")[2])
