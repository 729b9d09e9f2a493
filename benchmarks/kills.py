"""Processes of a server killed at any moment: does every table go on, and is everything kept that was acknowledged?

    python -m benchmarks.kills                 # 100 kills of bot workers, 100 of the writer

Starts a server of its own on this machine. People move at every table, and bots play with them, while processes of the
server are killed (SIGKILL) at random moments; every fourth time the replacement as well, while it starts. In the end
the database is searched for every move that was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
import uuid
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from benchmarks.load import BOT, GAME, STANDINGS, Line, Standing, read_answer, read_standing
from ostrov.bots.registry import find_bot
from ostrov.kernel.bits import members
from ostrov.kernel.dice import Dice
from ostrov.kernel.rows import Rows
from tests.server.a_server import Person, Server
from tests.server.processes import WORKERS, WRITERS, children_of

KINDS = {"bot workers": WORKERS, "the writer": WRITERS}
# Between two kills: from while a new process starts to when it is well at work.
PAUSES = (0.05, 1.5)
PAUSE_BETWEEN_MOVES = 0.05
SECONDS_TO_START = 60.0


class Tally:
    def __init__(self, bound: float) -> None:
        self.bound = bound
        self.kills = dict.fromkeys(KINDS, 0)
        self.acknowledged: list[str] = []
        self.repeated = 0
        self.waits: dict[str, list[float]] = {"an answer to a move": [], "the bots": []}
        self.stalls: list[str] = []

    def note(self, what: str, begun: float) -> None:
        self.waits[what].append(time.perf_counter() - begun)

    @property
    def grid(self) -> Grid:
        grid = Grid("measure", "figure", title="Killed at any moment")
        for kind, kills in self.kills.items():
            grid.add_row(f"kills of {kind}", str(kills))
        grid.add_row("moves acknowledged", f"{len(self.acknowledged)}, of them sent again {self.repeated}")
        for what, waits in self.waits.items():
            grid.add_row(f"longest wait for {what}", f"{max(waits, default=0):.2f} s")
        grid.add_row(f"stalls of over {self.bound:.0f} s", f"{len(self.stalls)} {' '.join(sorted(set(self.stalls)))}")
        return grid


class Player:
    """One person at one table with two bots; plays on at a new one when the game is over."""

    def __init__(self, server: Server, person: Person, table: str, tally: Tally) -> None:
        self.server = server
        self.person = person
        self.table = table
        self.tally = tally
        self.bot = find_bot(GAME.id, BOT)
        self.dice = Dice(0)
        self.told = b""
        self.again: str | None = None
        self.answers: dict[str, asyncio.Future[str]] = {}
        self.news = asyncio.Event()

    async def play(self) -> None:
        line = await self.connect()
        while True:
            standing = read_standing(self.told)
            if standing.now.outcome is not None:
                line = await self.play_again(line)
            elif (text := self.choice(standing)) is not None:
                await self.until_done(line, text)
                await asyncio.sleep(PAUSE_BETWEEN_MOVES)
            else:
                await self.wait_for_bots()

    async def connect(self) -> Line:
        self.again = None
        line = Line(f"{self.server.address}/api/tables/{self.table}/live", self.person.cookie, self.hear)
        host, _, port = self.server.address.partition(":")
        await asyncio.get_running_loop().create_connection(lambda: line, host, int(port))
        await line.first_frame
        return line

    def hear(self, frame: bytes) -> None:
        if frame.startswith(STANDINGS):
            self.told = frame
        else:
            answer = read_answer(frame)
            if answer.say == "again":
                self.again = answer.table
            elif answer.id in self.answers:
                self.answers.pop(answer.id).set_result("again" if b'"not-saved"' in frame else answer.say)
        self.news.set()

    def choice(self, standing: Standing) -> bytes | None:
        """The command, if the person is awaited."""
        position = GAME.imagine(GAME.decode(bytes(standing.now.view), GAME.view_type), self.dice)
        if 0 not in members(position.awaited):
            return None
        rows = Rows()
        position.legal(0, rows)
        action = GAME.show_choice(position, self.bot.choose(position.copy(), 0, rows, self.dice))
        return msgspec.json.encode(
            {"do": "play", "id": uuid.uuid4().hex, "seat": 0, "version": standing.version, "action": action}
        )

    async def until_done(self, line: Line, text: bytes) -> None:
        """As a page does: what could not be saved is sent again under the same id."""
        id = str(msgspec.json.decode(text)["id"])
        begun, said = time.perf_counter(), "again"
        while said == "again":
            answer = self.answers[id] = asyncio.get_running_loop().create_future()
            line.send(text)
            try:
                said = await asyncio.wait_for(answer, self.tally.bound)
            except TimeoutError:
                self.tally.stalls.append("save")
            self.tally.repeated += said == "again"
        self.tally.note("an answer to a move", begun)
        if said == "done":
            self.tally.acknowledged.append(id)

    async def wait_for_bots(self) -> None:
        begun, before = time.perf_counter(), self.told
        while self.told is before:
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), self.tally.bound)
            except TimeoutError:
                self.tally.stalls.append("bots")
        self.tally.note("the bots", begun)

    async def play_again(self, line: Line) -> Line:
        while self.again is None:
            line.send(msgspec.json.encode({"do": "again", "id": uuid.uuid4().hex}))
            with contextlib.suppress(TimeoutError):
                self.news.clear()
                await asyncio.wait_for(self.news.wait(), 1)
        self.table = self.again
        line.close()
        return await self.connect()


async def kill(server: Server, kind: str, tally: Tally, but: set[int] | None = None) -> set[int]:
    """One process of this kind, as soon as there is one that is not dead already."""
    until = time.monotonic() + SECONDS_TO_START
    while not (found := set(children_of(server.process.pid, KINDS[kind])) - (but or set())):
        if time.monotonic() > until or server.process.poll() is not None:
            raise SystemExit(f"The server has not started {kind} anew.")
        await asyncio.sleep(0.005)
    killed = random.choice(sorted(found))
    with contextlib.suppress(ProcessLookupError):
        os.kill(killed, signal.SIGKILL)
        tally.kills[kind] += 1
    return {killed}


async def kill_all(server: Server, kills: int, tally: Tally) -> None:
    turns = [kind for kind in KINDS for _ in range(kills)]
    random.shuffle(turns)
    for number, kind in enumerate(track(turns, "Killing", console=Console(stderr=True))):
        if tally.kills[kind] >= kills:
            continue
        await asyncio.sleep(random.uniform(*PAUSES))
        killed = await kill(server, kind, tally)
        if number % 4 == 0 and tally.kills[kind] < kills:
            await kill(server, kind, tally, but=killed)


async def measure(server: Server, arguments: argparse.Namespace, tally: Tally) -> None:
    people = [Person(server, f"P{number}") for number in range(arguments.tables)]
    players = [Player(server, one, one.make(GAME.id, "here", BOT, BOT), tally) for one in people]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await kill_all(server, arguments.kills, tally)
        # Whatever stands still now stands still for ever.
        moves = len(tally.acknowledged)
        while len(tally.acknowledged) < moves + 5 * len(players) and not any(task.done() for task in playing):
            await asyncio.sleep(0.1)
    finally:
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error


def lost(folder: Path, acknowledged: list[str]) -> int:
    with contextlib.closing(sqlite3.connect(folder / "ostrov.db")) as database:
        kept = {command.split(":")[1] for (command,) in database.execute("select command from entries") if command}
    return len(set(acknowledged) - kept)


def main() -> None:
    parser = argparse.ArgumentParser(description="How a server bears that its processes are killed.")
    parser.add_argument("--kills", type=int, default=100, help="of bot workers, and as many of the writer")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--bound", type=float, default=30.0, help="seconds after which a table or a save has stalled")
    arguments = parser.parse_args()
    tally = Tally(arguments.bound)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        is_stopped = False
        try:
            uvloop.run(measure(server, arguments, tally))
        except KeyboardInterrupt:
            is_stopped = True
        finally:
            server.stop()
        grid = tally.grid
        grid.add_row("acknowledged moves lost", str(lost(Path(folder), tally.acknowledged)))
        Console().print(grid)
    sys.exit(130 if is_stopped else 0)


if __name__ == "__main__":
    main()
