"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import faulthandler
import logging
import random
import socket
import sys
from collections.abc import Callable
from typing import ClassVar

import msgspec
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ostrov.kernel.refusals import Complaint
from ostrov.server import garbage, metrics
from ostrov.server.live.sockets import LARGEST_MESSAGE, LINE
from ostrov.server.settings import Settings
from ostrov.server.web.app import create_app
from ostrov.server.web.connections import Connection, most_connections
from ostrov.server.web.draining import DrainedRequests
from ostrov.server.web.headers import WithHeaders

# Connected pages are told to come back, and are given so long to hear it.
_SECONDS_TO_STOP = 3
# So many bytes the system holds for a peer that does not read yet. One that has more to read, and does not, is gone.
_HELD_FOR_A_PEER = 256 * 1024
_SECONDS_TO_READ = 15
_PORTS = 65536
# So many connections wait in the system until the server looks at them; it keeps as many descriptors in reserve.
_WAITING_TO_CONNECT = 128
# A server that was told to stop, or gives up, saves and closes what it can until then.
_SECONDS_TO_END = 90.0
_TICKS_A_SECOND = 10

logger = logging.getLogger("ostrov.server")


def serve(settings: Settings, on_ready: Callable[[int], None]) -> None:
    """`on_ready` is called with the port once people can come. Returns when the server is told to stop, and raises a
    Complaint when it cannot go on."""
    with metrics.shown_at(settings.metrics_host, settings.metrics_port):
        _serve(settings, on_ready)


def _serve(settings: Settings, on_ready: Callable[[int], None]) -> None:
    listening = _listen(settings.host, settings.port)
    _log_in_lines()
    garbage.begin()
    Connection.capacity = most_connections()
    ending = _Ending()
    server = _Server(
        uvicorn.Config(
            DrainedRequests(WithHeaders(create_app(settings, ending.give_up), settings.verifier)),
            loop="uvloop" if sys.platform != "win32" else "asyncio",
            http=Connection,
            ws=_Line,
            backlog=_WAITING_TO_CONNECT,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=_SECONDS_TO_STOP,
            proxy_headers=True,
            forwarded_allow_ips=list(settings.trusted_proxies),
        ),
        lambda: on_ready(listening.getsockname()[1]),
        settings.seconds_to_come_back,
    )
    ending.server = server
    try:
        server.run(sockets=[listening])
    finally:
        faulthandler.cancel_dump_traceback_later()
    if ending.reason is not None:
        raise ending.reason


class _Ending:
    """Ends a server that cannot go on, so that its supervisor starts a new one."""

    server: uvicorn.Server | None = None
    reason: Complaint | None = None

    def give_up(self, reason: Complaint) -> None:
        if self.reason is None and self.server is not None:
            logger.critical("the server gives up: %s", reason.code)
            self.reason = reason
            self.server.should_exit = True


class _Line(WebSocketsSansIOProtocol):
    """A socket that is cut when its peer has stopped reading: closing it politely would wait for the peer for ever.
    And one that is pinged at no fixed time: pages that came together, as after a restart, would all be pinged at once
    ever after, and moves would wait for that."""

    _cutting: asyncio.TimerHandle | None = None
    # Those with something to send.
    _speaking: ClassVar[set[_Line]] = set()

    async def run_asgi(self) -> None:
        self.scope["state"][LINE] = self
        await super().run_asgi()

    @property
    def unsent(self) -> int:
        return 0 if self.transport.is_closing() else self.transport.get_write_buffer_size()

    def say(self, text: bytes) -> None:
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_text(text)
            if not self._speaking:
                self.loop.call_soon(self._send_all)
            self._speaking.add(self)

    @classmethod
    def _send_all(cls) -> None:
        """What was said to many pages at once goes out at once, and to each of them in one piece."""
        lines = list(cls._speaking)
        cls._speaking.clear()
        for line in lines:
            if not line.transport.is_closing():
                line.transport.writelines(line.conn.data_to_send())

    def schedule_ping(self) -> None:
        assert self.ping_interval is not None
        self.ping_timer = self.loop.call_later(self.ping_interval * random.uniform(0.5, 1), self.send_keepalive_ping)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cutting = self.loop.call_later(_SECONDS_TO_READ, self.transport.abort)

    def resume_writing(self) -> None:
        self._keep()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._keep()
        super().connection_lost(exc)

    def _keep(self) -> None:
        if self._cutting is not None:
            self._cutting.cancel()
            self._cutting = None


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None], seconds_to_come_back: float) -> None:
        super().__init__(config)
        self._on_ready = on_ready
        self._seconds_to_come_back = seconds_to_come_back

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % _TICKS_A_SECOND == 0:
            # An event loop that does not come back here for so long answers nobody any more. The watch needs neither
            # the loop nor Python: it writes down where everything hangs, and ends the process.
            faulthandler.dump_traceback_later(self._seconds_to_come_back, exit=True)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        faulthandler.dump_traceback_later(_SECONDS_TO_END, exit=True)
        await super().shutdown(sockets)


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port < _PORTS:
        raise Complaint("port-impossible", port=str(port))
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _HELD_FOR_A_PEER)
        listening.bind((host, port))
    except socket.gaierror:
        raise Complaint("host-unknown", host=host) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Complaint("port-taken", port=str(port)) from None
        raise Complaint("port-refused", host=host, port=str(port)) from None
    return listening


class _JsonLines(logging.Formatter):
    """One JSON object a line: nothing of what is hidden in a game is ever logged, only codes."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def _log_in_lines() -> None:
    shown = logging.StreamHandler()
    shown.setFormatter(_JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[shown], force=True)
