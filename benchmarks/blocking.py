"""The longest time for which one stranger can hold up everybody else: how long the event loop is blocked by what can be
asked of a server.

    python -m benchmarks.blocking              # every attack once

The server's application runs in this process and is asked without a network. What is measured is the processor time of
the loop's thread between two turns of the loop: others who use the machine do not count.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Table as Grid

from ostrov.games.registry import find_game
from ostrov.kernel.dice import Dice
from ostrov.server import garbage
from ostrov.server.live.sockets import Watcher
from ostrov.server.settings import Settings
from ostrov.server.storage import Entry, StoredTable
from ostrov.server.table.folding import entry_of
from ostrov.server.table.log import Chosen, Seated, Undone
from ostrov.server.table.messages import TakeBack
from ostrov.server.table.table import Table
from ostrov.server.web.app import create_app

ATLANTIS, DESERT = "atlantis", "forbidden-desert"


class Pulse:
    """Notes the longest time in which nobody else had a turn."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def beat(self) -> None:
        before = time.thread_time()
        while True:
            await asyncio.sleep(0)
            now = time.thread_time()
            self.longest = max(self.longest, now - before)
            before = now


class Client:
    """Asks the application over HTTP, without a network."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self.cookie = ""

    async def ask(self, method: str, target: str, body: bytes = b"") -> tuple[int, bytes]:
        path, _, query = target.partition("?")
        headers = [(b"host", b"here"), (b"cookie", self.cookie.encode()), (b"content-length", b"%d" % len(body))]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("here", 80),
            "state": {},
        }
        sent: list[Any] = []
        asked = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self._app(scope, receive, send)
        for name, value in sent[0]["headers"]:
            if name == b"set-cookie":
                self.cookie = value.decode().partition(";")[0]
        return sent[0]["status"], b"".join(message.get("body", b"") for message in sent)


class Silent:
    """A line to a page that reads everything at once."""

    unsent = 0

    def say(self, text: bytes) -> None:
        pass


class Played:
    """A table with the log that a server would have written."""

    def __init__(self, id: str, game: str, seats: int, host: int) -> None:
        self.table = Table(
            StoredTable(id, game, find_game(game).rules_version, seats, b"{}", bytes(32), "key", host, "2026")
        )
        self.entries: list[Entry] = []
        self.dice = Dice(sum(id.encode()))
        for seat in range(seats):
            self.take(Seated(seat, host, None))
        self.deal()

    def take(self, body: Any) -> None:
        self.table.take(body)
        self.entries.append(entry_of(self.table, body, None))

    def deal(self) -> None:
        while self.table.is_chance_awaited:
            self.entries.append(entry_of(self.table, self.table.deal(), None))

    def move(self) -> None:
        seat = self.table.awaited[0]
        actions = self.table.referee.actions(seat)
        self.take(Chosen(seat, actions[self.dice.below(len(actions))]))
        self.deal()

    def play_to_the_end(self) -> None:
        while not self.table.is_over:
            self.move()

    def play_and_undo(self, undos: int) -> None:
        """A while into the game, a step forth and back again and again."""
        while len(self.table.steps) < 100:
            self.move()
        before = self.table.version
        for _ in range(undos):
            self.move()
            self.take(Undone(before))


Attack = Callable[[], Awaitable[object]]


class Attacks:
    """Each is prepared before it is measured."""

    def __init__(self, app: Any, undos: int) -> None:
        self.app = app
        self.client = Client(app)
        self.undos = undos

    async def save(self, played: Played) -> None:
        await self.app.state.store.make_table(played.table.stored, played.entries, played.table.seats)

    async def prepare(self) -> dict[str, Attack]:
        await self.client.ask("PUT", "/api/me", json.dumps({"name": "Eve"}).encode())
        undone = [Played(letter * 16, ATLANTIS, 4, 1) for letter in "abcdefghijk"]
        undone[0].play_and_undo(self.undos)
        for played in undone[1:]:
            played.play_and_undo(self.undos // 10)
        long = Played("x" * 16, ATLANTIS, 4, 1)
        while len(long.table.steps) < 300:
            long.move()
        whole = Played("y" * 16, ATLANTIS, 4, 1)
        whole.play_to_the_end()
        for played in (*undone, long, whole):
            await self.save(played)
        hosted = await self.app.state.tables.find("x" * 16)
        watcher = Watcher(1, Silent())
        await hosted.welcome(watcher)
        # What is made for whoever asks first is not measured.
        await self.look_back("x" * 16)
        record, broken = whole.table.record().to_json(), nonsense(60_000)
        return {
            f"history of a table with {self.undos} undos": lambda: self.look_back("a" * 16),
            f"history of 10 tables with {self.undos // 10} undos at once": lambda: asyncio.gather(
                *[self.look_back(played.table.stored.id) for played in undone[1:]]
            ),
            f"undo after {len(long.table.steps)} steps": lambda: hosted.obey(
                watcher, TakeBack("command-1", hosted.version)
            ),
            f"import of {len(whole.table.steps)} steps": lambda: self.bring(record, 201),
            "import of 60000 steps that break the rules": lambda: self.bring(broken, 400),
            "record of that game": lambda: self.client.ask("GET", f"/api/tables/{'y' * 16}/record"),
            "all its draws": lambda: self.client.ask("GET", f"/api/tables/{'y' * 16}/dealing"),
            "description of the interface": lambda: self.client.ask("GET", "/api"),
            "the same, as a file": lambda: self.client.ask("GET", "/api/openapi.json"),
            "list of games": lambda: self.client.ask("GET", "/api/games"),
        }

    async def look_back(self, table: str) -> None:
        status, answer = await self.client.ask("GET", f"/api/tables/{table}/history")
        assert status == 200, answer

    async def bring(self, record: bytes, expected: int) -> None:
        status, answer = await self.client.ask("POST", "/api/records", record)
        assert status == expected, answer


def nonsense(steps: int) -> bytes:
    """Steps that can be read, in a game that allows so many."""
    game = find_game(DESERT)
    step = {"by": 0, "choice": {"do": "stop"}}
    record = {"format": 1, "game": DESERT, "rules": game.rules_version, "seats": 2, "options": {}}
    return json.dumps(record | {"steps": [step] * steps}, separators=(",", ":")).encode()


async def measure(undos: int, folder: Path) -> Grid:
    app = create_app(Settings(database=str(folder / "tables.db")))
    grid = Grid("asked", "longest block", "took", title="The event loop")
    async with app.lifespan():
        attacks = await Attacks(app, undos).prepare()
        # As the server does: what is there already is not looked at again.
        garbage.begin()
        for name, attack in attacks.items():
            pulse = Pulse()
            beating = asyncio.create_task(pulse.beat())
            await asyncio.sleep(0.05)
            pulse.longest = 0.0
            begun = time.perf_counter()
            await attack()
            await asyncio.sleep(0.05)
            beating.cancel()
            took = time.perf_counter() - begun
            grid.add_row(name, f"{pulse.longest * 1000:.1f} ms", f"{took:.2f} s")
    return grid


def main() -> None:
    parser = argparse.ArgumentParser(description="How long one stranger can block the event loop.")
    parser.add_argument("--undos", type=int, default=2000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        Console().print(uvloop.run(measure(arguments.undos, Path(folder))))


if __name__ == "__main__":
    main()
