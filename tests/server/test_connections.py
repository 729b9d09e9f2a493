"""Who is slow, silent or too many: deadlines for what is sent and read, and what happens when descriptors run out."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import connect

from ostrov.server.web import connections
from ostrov.server.web.connections import Connection
from tests.server.a_server import Person, Server

PATIENCE = 60.0


async def read_all(scope: Any, receive: Any, send: Any) -> None:
    """Takes whatever is sent, and answers with as many bytes as the path says. A socket sends back what it hears."""
    if scope["type"] != "http":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    while (message := await receive())["type"] == "http.request" and message["more_body"]:
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": bytes(int(scope["path"][1:] or 0))})


@pytest.fixture
def short_deadlines(monkeypatch: pytest.MonkeyPatch) -> Iterator[uvicorn.Server]:
    """A server on uvloop for whom nobody is quick enough."""
    yield from serving(monkeypatch, 0.5)


@pytest.fixture
def deadlines(monkeypatch: pytest.MonkeyPatch) -> Iterator[uvicorn.Server]:
    """One for whom a busy machine is still quick enough."""
    yield from serving(monkeypatch, 3.0)


@pytest.fixture
def address(short_deadlines: uvicorn.Server) -> tuple[str, int]:
    return address_of(short_deadlines)


def address_of(server: uvicorn.Server) -> tuple[str, int]:
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    return host, port


def serving(monkeypatch: pytest.MonkeyPatch, seconds: float) -> Iterator[uvicorn.Server]:
    monkeypatch.setattr(connections, "SECONDS_FOR_HEADERS", seconds)
    monkeypatch.setattr(connections, "SECONDS_FOR_BODY", seconds)
    monkeypatch.setattr(connections, "SECONDS_TO_READ", seconds)
    config = uvicorn.Config(read_all, port=0, http=Connection, lifespan="off", log_config=None, loop="uvloop")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield server
    server.should_exit = True
    thread.join()


def answered(line: socket.socket) -> bytes:
    """All that comes until the other end closes."""
    line.settimeout(PATIENCE)
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while chunk := line.recv(65536):
            heard += chunk
    return heard


def drip(line: socket.socket, text: bytes) -> None:
    """A byte now and then, for as long as anybody listens."""
    with contextlib.suppress(OSError):
        for letter in text:
            line.sendall(bytes([letter]))
            time.sleep(0.1)


@pytest.mark.parametrize("begin", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: here\r\n"])
def test_who_does_not_say_what_they_want_is_cut_off(address: tuple[str, int], begin: bytes) -> None:
    with socket.create_connection(address) as line:
        line.sendall(begin)
        assert answered(line).startswith(b"HTTP/1.1 408")


def test_a_letter_now_and_then_puts_nothing_off(address: tuple[str, int]) -> None:
    with socket.create_connection(address) as line:
        thread = threading.Thread(target=drip, args=(line, b"GET / HTTP/1.1\r\nhost: here\r\nx: " + b"y" * 600))
        thread.start()
        assert answered(line).startswith(b"HTTP/1.1 408")
        thread.join()


def test_a_body_that_never_ends_is_cut_off(address: tuple[str, int]) -> None:
    with socket.create_connection(address) as line:
        line.sendall(b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\nabc")
        assert answered(line).startswith(b"HTTP/1.1 408")


def test_who_asks_once_and_then_begins_again_without_end_is_cut_off(deadlines: uvicorn.Server) -> None:
    with socket.create_connection(address_of(deadlines)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nhost: here\r\n\r\nGET / HT")
        heard = answered(line)
        assert heard.startswith(b"HTTP/1.1 200")
        assert b"HTTP/1.1 408" in heard


def test_who_reads_nothing_is_cut_off(short_deadlines: uvicorn.Server) -> None:
    with socket.create_connection(address_of(short_deadlines)) as line:
        line.sendall(b"GET /50000000 HTTP/1.1\r\nhost: here\r\n\r\n")
        # The answer has begun; nothing of it is taken until the server has given up.
        line.recv(1, socket.MSG_PEEK)
        while short_deadlines.server_state.connections:
            time.sleep(0.01)
        assert len(answered(line)) < 50_000_000


def test_who_is_quick_is_answered_again_and_again(deadlines: uvicorn.Server) -> None:
    """Six times in six seconds: a deadline counts for each request anew."""
    with socket.create_connection(address_of(deadlines)) as line:
        line.settimeout(PATIENCE)
        for _ in range(6):
            line.sendall(b"POST /3 HTTP/1.1\r\nhost: here\r\ncontent-length: 2\r\n\r\nab")
            heard = b""
            while not heard.endswith(b"\0\0\0\r\n0\r\n\r\n"):
                heard += line.recv(1000)
            assert heard.startswith(b"HTTP/1.1 200")
            time.sleep(1)


def test_a_socket_stays_open_when_every_deadline_for_requests_is_past(deadlines: uvicorn.Server) -> None:
    host, port = address_of(deadlines)
    with connect(f"ws://{host}:{port}/", ping_interval=None) as line:
        time.sleep(connections.SECONDS_FOR_HEADERS + connections.SECONDS_FOR_BODY)
        line.send("still here")
        assert line.recv(PATIENCE) == "still here"


def test_when_descriptors_run_out_some_are_sent_away_and_the_server_lives_on(tmp_path: Path) -> None:
    server = Server(tmp_path, most_files=200)
    lines: list[socket.socket] = []
    try:
        ann = Person(server)
        page = ann.open(ann.make("forbidden-island", "here", "here"))
        for _ in range(600):
            with contextlib.suppress(OSError):
                lines.append(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
        assert len([line for line in lines if was_sent_away(line)]) > 100
        # There is room for what the server itself has to open.
        assert len(list(Path(f"/proc/{server.process.pid}/fd").iterdir())) < 180
        # Who was there before goes on.
        assert page.do("wish", forecast=False)["say"] == "done"
        for line in lines:
            line.close()
        assert comes_back(server)
        assert page.do("wish", forecast=True)["say"] == "done"
        ann.make("forbidden-island", "here", "friend")
        assert server.process.poll() is None
    finally:
        for line in lines:
            line.close()
        server.stop()


def was_sent_away(line: socket.socket) -> bool:
    """Answered, and not just closed."""
    line.settimeout(0.05)
    with contextlib.suppress(OSError):
        return line.recv(1000).startswith(b"HTTP/1.1 503")
    return False


def comes_back(server: Server) -> bool:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(OSError, AssertionError, ValueError):
            Person(server, "Bob")
            return True
        time.sleep(0.1)
    return False
