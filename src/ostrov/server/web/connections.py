"""Connections over HTTP: each has to come to the point, and there are no more than the system bears."""

from __future__ import annotations

import asyncio
import logging
import sys

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

logger = logging.getLogger("ostrov.server")

# Who has not said by then what they want, or has not sent it all, is cut off: they would hold a connection for ever.
SECONDS_FOR_HEADERS = 15.0
SECONDS_FOR_BODY = 60.0
# And who has not read by then what was sent before.
SECONDS_TO_READ = 30.0

# As many descriptors as a server asks for, where the system gives so many.
_DESCRIPTORS_WANTED = 65_536
# So many are kept for files, pipes and the database, and for connections that come before the next is counted.
_DESCRIPTORS_KEPT = 192

_UNAVAILABLE = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Connection(H11Protocol):
    """One connection over HTTP, with deadlines for what is sent and read."""

    # At most so many at once, pages among them.
    capacity = sys.maxsize
    _is_full = False
    _deadline: asyncio.TimerHandle | None = None
    _cutting: asyncio.TimerHandle | None = None
    _phase: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.capacity:
            self._note_full()
            transport.write(_UNAVAILABLE)
            transport.close()
            return
        Connection._is_full = False
        self._watch()

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        if self.transport.get_protocol() is self:
            self._watch()
        else:
            # A page's socket has taken over, and stays open for as long as somebody looks at the page.
            self._disarm()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self._keep()
        super().connection_lost(exc)

    @classmethod
    def _note_full(cls) -> None:
        """Once each time that it happens, not for everyone who is sent away."""
        if not cls._is_full:
            logger.warning("there are too many connections: more are sent away")
            cls._is_full = True

    # What is sent

    def _watch(self) -> None:
        """A deadline for each part of a request: it is not put off by sending a little now and then."""
        phase = self.conn.their_state
        if phase is self._phase:
            return
        self._disarm()
        self._phase = phase
        seconds = {h11.IDLE: SECONDS_FOR_HEADERS, h11.SEND_BODY: SECONDS_FOR_BODY}.get(phase)
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self._cut_off)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _cut_off(self) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            self.transport.write(_TOO_SLOW)
        self.transport.close()

    # What is read

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cutting = self.loop.call_later(SECONDS_TO_READ, self.transport.abort)

    def resume_writing(self) -> None:
        self._keep()
        super().resume_writing()

    def _keep(self) -> None:
        if self._cutting is not None:
            self._cutting.cancel()
            self._cutting = None


def most_connections() -> int:
    """What the system's limit on open files allows, after asking it for more."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _DESCRIPTORS_WANTED if hard == resource.RLIM_INFINITY else min(hard, _DESCRIPTORS_WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft == resource.RLIM_INFINITY:
        return sys.maxsize
    return max(soft - _DESCRIPTORS_KEPT, soft // 2)
