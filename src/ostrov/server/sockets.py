"""A page that is connected: what it may send and how fast, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from ostrov.server.messages import AnyCommand, AnyFrame
from ostrov.server.showing import Reader

# No command is longer; uvicorn closes the socket before more is read.
LARGEST_MESSAGE = 16 * 1024
# A page that lets so much pile up has stopped reading: it is let go and comes back for the whole table.
_WAITING_FRAMES = 64
_WAITING_BYTES = 4 * 1024 * 1024
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


class Watcher:
    """One socket at one table, with a bounded outbox, so that a peer that stops reading cannot stall the table."""

    def __init__(self, person: int | None) -> None:
        self.reader = Reader(person)
        self.credit = Credit()
        self.is_dropped = False
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0

    def tell(self, frame: AnyFrame) -> None:
        self.tell_bytes(encode(frame))

    def tell_bytes(self, frame: bytes) -> None:
        if self.is_dropped:
            return
        if self._frames.qsize() >= _WAITING_FRAMES or self._bytes + len(frame) > _WAITING_BYTES:
            self.drop()
            return
        self._bytes += len(frame)
        self._frames.put_nowait(frame)

    def drop(self) -> None:
        self.is_dropped = True
        while not self._frames.empty():
            self._frames.get_nowait()
        self._frames.put_nowait(None)

    async def next_frame(self) -> bytes | None:
        """The next frame to send; None when the page has been let go."""
        frame = await self._frames.get()
        if frame is None or self.is_dropped:
            return None
        self._bytes -= len(frame)
        return frame


def read_command(text: str | bytes) -> Any:
    return decode(text)
