"""A page that is connected: what it may send and how fast, and how much may wait to be sent to it."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol

import msgspec

from ostrov.server.messages import AnyCommand, AnyFrame
from ostrov.server.showing import Reader

# No command is longer; uvicorn closes the socket before more is read.
LARGEST_MESSAGE = 16 * 1024
# A page that lets so much pile up has stopped reading: it is let go and comes back for the whole table.
_MOST_UNSENT = 4 * 1024 * 1024
# Commands that a page may send at once, and how many more each second.
_CREDIT = 100.0
_CREDIT_A_SECOND = 20.0
# One that goes on sending without credit is let go.
_DEBT = -30.0

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyCommand).decode


class Credit:
    """What a page may still send. A family shares an address, so each socket has its own."""

    def __init__(self) -> None:
        self._left = _CREDIT
        self._at = time.monotonic()

    def spend(self) -> bool:
        now = time.monotonic()
        self._left = min(_CREDIT, self._left + (now - self._at) * _CREDIT_A_SECOND) - 1
        self._at = now
        return self._left >= 0

    @property
    def is_in_debt(self) -> bool:
        return self._left < _DEBT


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
        self.credit = Credit()
        self.dropped = asyncio.Event()
        self._line = line

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
