"""A page that is connected: what it may send and how fast, and how much may wait to be sent to it."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol

import msgspec

from ostrov.server.limits import Limit, TokenBucket
from ostrov.server.table.messages import AnyCommand, AnyFrame
from ostrov.server.table.showing import Reader

# No command is longer; uvicorn closes the socket before more is read.
LARGEST_MESSAGE = 16 * 1024
# A page that lets so much pile up has stopped reading: it is let go and comes back for the whole table.
_MOST_UNSENT = 4 * 1024 * 1024
# Commands that a page may send. A family shares an address, so each socket has a bucket of its own.
_COMMANDS = Limit(100, seconds=5.0)
# A page that goes on sending is let go once it owes more tokens.
MOST_OWED = 30.0

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyCommand).decode


# The name of a connection's line in its state. Frames go straight there: through all layers of the framework, sending
# them cost more than making them.
LINE = "ostrov.line"


class Line(Protocol):
    """The wire to a page."""

    @property
    def unsent(self) -> int:
        """So many bytes wait here, because the peer has not read what came before."""

    def say(self, text: bytes) -> None:
        """Sends it in its turn, without waiting; nothing to a page that is gone."""


class Watcher:
    """One socket at one table. What may wait for it is bounded: a peer that stops reading cannot stall the table."""

    def __init__(self, person: int | None, line: Line) -> None:
        self.reader = Reader(person)
        self._bucket = TokenBucket(_COMMANDS, time.monotonic())
        self.dropped = asyncio.Event()
        # The page is not to come back.
        self.is_table_gone = False
        self._line = line

    def count_command(self) -> float:
        """Another command has come; returns how many tokens are left, fewer than 0 where it came too soon."""
        return self._bucket.overdraw(time.monotonic())

    def tell(self, frame: AnyFrame) -> None:
        if self.dropped.is_set():
            return
        self._line.say(encode(frame))
        if self._line.unsent > _MOST_UNSENT:
            self.drop()

    def drop(self) -> None:
        """Let the page go."""
        self.dropped.set()


def read_command(text: str | bytes) -> Any:
    return decode(text)
