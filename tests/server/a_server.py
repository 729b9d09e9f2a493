"""A real server in a process of its own, and pages without a browser: real HTTP, real sockets."""

from __future__ import annotations

import http.cookiejar
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

# Whatever takes longer hangs: no machine is that busy.
SECONDS = 300.0


class Server:
    """`ostrov serve` on a free port. Started again after a kill, it keeps its port and its data."""

    module = "ostrov"

    def __init__(self, folder: Path, *arguments: str, most_files: int | None = None) -> None:
        self.folder = folder
        self._arguments = arguments
        # What the system lets the server have open at once.
        self._most_files = most_files
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, "serve", "--lang", "en", "--port", str(self.port)]
        self._log = (self.folder / "server.log").open("a+")
        self._log.seek(0, os.SEEK_END)
        begins = self._log.tell()
        if self._most_files is not None:
            command = ["sh", "-c", f'ulimit -n {self._most_files}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(
            [*command, "--data-dir", str(self.folder), *self._arguments],
            stdout=subprocess.DEVNULL,
            stderr=self._log,
        )
        address = self._wait_for_address(begins)
        self.port = int(address.rsplit(":", 1)[1].rstrip("/"))
        self.address = f"127.0.0.1:{self.port}"

    def _wait_for_address(self, begins: int) -> str:
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            text = (self.folder / "server.log").read_bytes()[begins:].decode()
            if found := re.search(r"http://\S+", text):
                return found[0]
            assert self.process.poll() is None, text
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=SECONDS)

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text()


class Person:
    """Somebody with a name, a cookie, and any number of pages."""

    def __init__(self, server: Server, name: str = "Ann") -> None:
        self.server = server
        self._jar = http.cookiejar.CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))
        status, _ = self.ask("PUT", "/api/me", {"name": name})
        assert status == 200

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://{self.server.address}{path}", data, method=method)
        for name, value in {"content-type": "application/json", **headers}.items():
            request.add_header(name, value)
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def make(self, game: str, *seats: str, move_seconds: int | None = None, **options: Any) -> str:
        """A table; seats are here, friend, or a bot's name."""
        wanted = [{"kind": seat} if seat in ("here", "friend") else {"kind": "bot", "bot": seat} for seat in seats]
        new = {"game": game, "options": options, "seats": wanted, "move_seconds": move_seconds}
        status, made = self.ask("POST", "/api/tables", new)
        assert status == 201, made
        return str(made["table"])

    def open(self, table: str) -> Page:
        return Page(self.server, table, self.cookie)


class Page:
    """A table's page: keeps what it was sent, and how things stand."""

    def __init__(
        self, server: Server, table: str, cookie: str = "", origin: str | None = None, forwarded: str | None = None
    ) -> None:
        self.table = table
        self.cookie = cookie
        self.frames: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.now: dict[str, Any] | None = None
        self.version = 0
        self.seats: list[dict[str, Any]] = []
        self.socket: ClientConnection = connect(
            f"ws://{server.address}/api/tables/{table}/live",
            additional_headers={
                name: value for name, value in (("Cookie", cookie), ("X-Forwarded-For", forwarded)) if value
            },
            origin=origin,  # type: ignore[arg-type]
            max_size=None,
            # A slow server is not taken for one that is gone.
            ping_interval=None,
        ).__enter__()
        self.hear()

    def hear(self, timeout: float = SECONDS) -> dict[str, Any]:
        """The next frame."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        frame: dict[str, Any] = json.loads(text)
        self.texts.append(text)
        self.frames.append(frame)
        self.version = frame.get("version", self.version)
        if "now" in frame:
            self.now = frame["now"]
        if "seats" in frame:
            self.seats = frame["seats"]
        return frame

    def hear_until(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            if is_it(frame := self.hear()):
                return frame
        raise AssertionError("what was waited for did not come")

    def hear_up_to(self, version: int) -> None:
        """Everything until the table has come this far."""
        while self.version < version:
            self.hear()

    def send(self, command: dict[str, Any]) -> str:
        command = {"id": uuid.uuid4().hex, **command}
        self.socket.send(json.dumps(command))
        return str(command["id"])

    def answer_to(self, command: str) -> dict[str, Any]:
        return self.hear_until(lambda frame: frame["say"] in ("done", "refused") and frame["id"] == command)

    def do(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        return self.answer_to(self.send({"do": do, **fields}))

    def play(self, seat: int, action: Any, **fields: Any) -> dict[str, Any]:
        return self.do("play", seat=seat, version=self.version, action=action, **fields)

    def key(self, seat: int) -> str:
        """What opens a seat, as soon as the page is told: its reader may invite."""
        while self.seats[seat]["key"] is None:
            self.hear()
        return str(self.seats[seat]["key"])

    @property
    def asked(self) -> list[dict[str, Any]]:
        assert self.now is not None
        return list(self.now["asked"])

    @property
    def is_over(self) -> bool:
        return self.now is not None and self.now["outcome"] is not None

    def play_at_random(self, dice: random.Random, most: int = 10**6) -> int:
        """Play for every seat of one's own until the game is over; returns how often."""
        played = 0
        while not self.is_over and played < most:
            assert self.now is not None
            if self.now["curtain"] is not None:
                self.do("look", seat=self.now["curtain"])
            elif self.asked:
                asked = dice.choice(self.asked)
                self.play(asked["seat"], dice.choice(asked["actions"]))
                played += 1
                if played > 50:
                    # No faster than the server lets a page send for long.
                    time.sleep(0.05)
            else:
                self.hear()
        return played

    def hear_everything(self, seconds: float = 0.3) -> None:
        """Whatever is still on its way."""
        try:
            while True:
                self.hear(seconds)
        except (TimeoutError, ConnectionClosed):
            pass

    def close(self) -> None:
        self.socket.close()


def code(answer: dict[str, Any]) -> str:
    """Why a command was refused."""
    assert answer["say"] == "refused", answer
    return str(answer["problem"]["code"])


# Of Forbidden Island


def active_seat(page: Page) -> int:
    assert page.now is not None
    return int(page.now["view"]["table"]["active"])


def some_move(page: Page) -> dict[str, Any]:
    """Some step of the active pawn that brings no chance."""
    [asked] = [asked for asked in page.asked if asked["seat"] == active_seat(page)]
    return dict(next(action for action in asked["actions"] if action["do"] == "move"))
