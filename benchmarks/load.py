"""Many tables at once on one server: how long a move takes until it is saved and answered, and what a table costs.

    python -m benchmarks.load                  # 500 tables of four, 500 moves a second, then as fast as it goes

Starts a server of its own on this machine and stops it again; people are sockets of this process.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import statistics
import tempfile
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid
from websockets.client import ClientProtocol
from websockets.frames import Frame as WebSocketFrame
from websockets.frames import Opcode
from websockets.uri import parse_uri

from ostrov.bots.registry import find_bot
from ostrov.games.registry import find_game
from ostrov.kernel.bits import members
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Form
from ostrov.kernel.position import Position
from ostrov.kernel.rows import Rows
from tests.server.a_server import Person, Server

GAME = find_game("forbidden-island")
# People play by rules of thumb, as our bots do, so that games are as long as they should be: about so many moves.
BOT = "thumb"
GAME_LENGTH = 130
# So many tables at once while the games are brought to where they are found.
PLAYING_IN = 20


# Frames that tell how the table stands begin so; they are long, and looked into only when the next move is made.
STANDINGS = tuple(f'{{"say":"{say}"'.encode() for say in ("table", "steps", "seats"))
STEPS = STANDINGS[1]


class Now(msgspec.Struct):
    view: msgspec.Raw
    outcome: Any


class Standing(msgspec.Struct):
    """As much of it as a player needs."""

    version: int
    now: Now


class Answer(msgspec.Struct):
    """Any other frame."""

    say: str
    id: str | None = None
    table: str | None = None


read_standing = msgspec.json.Decoder(Standing).decode
read_answer = msgspec.json.Decoder(Answer).decode


class Line(asyncio.Protocol):
    """A socket that costs little, so that what is measured is the server."""

    def __init__(self, address: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self.talk = ClientProtocol(parse_uri(f"ws://{address}"), max_size=None)
        self.cookie = cookie
        self.hear = hear
        self.first_frame: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        request = self.talk.connect()
        request.headers["Cookie"] = self.cookie
        self.talk.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.talk.receive_data(data)
        for event in self.talk.events_received():
            if isinstance(event, WebSocketFrame) and event.opcode is Opcode.TEXT:
                self.hear(bytes(event.data))
                if not self.first_frame.done():
                    self.first_frame.set_result(None)
        self.flush()

    def send(self, text: bytes) -> None:
        self.talk.send_text(text)
        self.flush()

    def close(self) -> None:
        self.talk.send_close(1000)
        self.flush()

    def flush(self) -> None:
        """What is to be sent, answers to the server's pings among it."""
        for data in self.talk.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()


class Sitter:
    """One person's socket at one table."""

    def __init__(self, cookie: str, seat: int) -> None:
        self.cookie = cookie
        self.seat = seat
        self.told = b""
        self.bot = find_bot(GAME.id, BOT)
        self.again: str | None = None
        self.answers: dict[str, asyncio.Future[str]] = {}
        self.line: Line | None = None
        self.party: Party | None = None

    async def connect(self, server: Server, table: str) -> None:
        self.again = None
        line = Line(f"{server.address}/api/tables/{table}/live", self.cookie, self.hear)
        host, _, port = server.address.partition(":")
        await asyncio.get_running_loop().create_connection(lambda: line, host, int(port))
        await line.first_frame
        self.line = line

    def hear(self, frame: bytes) -> None:
        if frame.startswith(STANDINGS):
            self.told = frame
            if self.party is not None and frame.startswith(STEPS):
                self.party.heard(self)
            return
        answer = read_answer(frame)
        if answer.say == "again":
            self.again = answer.table
        if answer.id is not None and answer.id in self.answers:
            self.answers.pop(answer.id).set_result(answer.say)

    async def move(self, standing: Standing, position: Position, dice: Dice) -> tuple[float, bool]:
        """A move, how long it took until it was answered, and whether it was carried out."""
        assert self.line is not None
        id = uuid.uuid4().hex
        command = {"do": "play", "id": id, "seat": self.seat, "version": standing.version}
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.answers[id] = answer
        text = msgspec.json.encode({**command, "action": self.choice(position, dice)})
        assert self.party is not None
        self.party.begun = begun = time.perf_counter()
        self.line.send(text)
        said = await answer
        return time.perf_counter() - begun, said == "done"

    def choice(self, position: Position, dice: Dice) -> Form:
        rows = Rows()
        position.legal(self.seat, rows)
        return GAME.show_choice(position, self.bot.choose(position.copy(), self.seat, rows, dice))

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()


class Party:
    """Four people at one table, who play on at a new one when the game is over. It is a game without secrets: whoever
    has moved last knows how the table stands for all."""

    def __init__(self, server: Server, sitters: list[Sitter], table: str) -> None:
        self.server = server
        self.sitters = sitters
        self.table = table
        self.last = sitters[0]
        self.begun = 0.0
        # How long it took until each of the others knew.
        self.waits: list[float] = []
        for sitter in sitters:
            sitter.party = self

    def heard(self, sitter: Sitter) -> None:
        if sitter is not self.last:
            self.waits.append(time.perf_counter() - self.begun)

    async def move(self, dice: Dice) -> tuple[float, bool]:
        standing = read_standing(self.last.told)
        if standing.now.outcome is not None:
            await self.play_again()
            standing = read_standing(self.last.told)
        position = GAME.imagine(GAME.decode(bytes(standing.now.view), GAME.view_type), dice)
        self.last = self.sitters[members(position.awaited)[0]]
        return await self.last.move(standing, position, dice)

    async def play_again(self) -> None:
        first = self.sitters[0]
        assert first.line is not None
        first.line.send(msgspec.json.encode({"do": "again", "id": uuid.uuid4().hex}))
        while first.again is None:
            await asyncio.sleep(0.01)
        self.table = first.again
        for sitter in self.sitters:
            sitter.leave()
            await sitter.connect(self.server, self.table)
        self.last = first


def memory(server: Server) -> int:
    """What the server's process holds, in KiB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def seconds_of_work(process: int) -> float:
    """The processor time that a process has had."""
    times = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


def seconds_stolen() -> float:
    """Processor time that this machine, if it is a virtual one, wanted and was not given."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")


def seconds_busy(server: Server) -> tuple[float, float, float]:
    """By the server, by the players, and by whoever shares the processor."""
    return seconds_of_work(server.process.pid), seconds_of_work(os.getpid()), seconds_stolen()


def invite(server: Server, number: int) -> tuple[list[Person], str]:
    """People and a table for them; three sit down by the invitation."""
    people = [Person(server, f"P{number}.{seat}") for seat in range(4)]
    table = people[0].make(GAME.id, "here", "friend", "friend", "friend")
    page = people[0].open(table)
    for seat in (1, 2, 3):
        other = people[seat].open(table)
        other.do("sit", seat=seat, key=page.key(seat))
        other.close()
    page.close()
    return people, table


async def play_in(parties: list[Party]) -> None:
    """Tables are found in the midst of their games, so that these do not all end at once."""
    dice = Dice(0)

    async def play(party: Party) -> None:
        for _ in range(dice.below(GAME_LENGTH)):
            await party.move(dice)

    groups = [parties[first : first + PLAYING_IN] for first in range(0, len(parties), PLAYING_IN)]
    for group in track(groups, "Playing in", console=Console(stderr=True)):
        await asyncio.gather(*[play(party) for party in group])


async def at_a_pace(parties: list[Party], rate: float, seconds: float) -> tuple[list[float], int]:
    """So many moves a second over all tables; latencies, and how many were refused."""
    dice = Dice(1)
    free = asyncio.Queue[Party]()
    for party in parties:
        free.put_nowait(party)
    times: list[float] = []
    refused = 0

    async def one() -> None:
        nonlocal refused
        party = await free.get()
        took, is_done = await party.move(dice)
        free.put_nowait(party)
        times.append(took)
        refused += not is_done

    begun = time.perf_counter()
    running: set[asyncio.Task[None]] = set()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
        task = asyncio.create_task(one())
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return times, refused


async def saturated(parties: list[Party], seconds: float) -> float:
    """Every table moves as soon as it was answered."""
    dice = Dice(2)
    until = time.perf_counter() + seconds
    moves = 0

    async def play(party: Party) -> None:
        nonlocal moves
        while time.perf_counter() < until:
            _, is_done = await party.move(dice)
            moves += is_done

    await asyncio.gather(*[play(party) for party in parties])
    return moves / seconds


async def measure(server: Server, arguments: argparse.Namespace) -> Grid:
    grid = Grid("measure", "figure", title=f"{arguments.tables} tables of four")
    empty = memory(server)
    invited = [
        await asyncio.to_thread(invite, server, number)
        for number in track(range(arguments.tables), "Sitting down", console=Console(stderr=True))
    ]
    sat = memory(server)
    grid.add_row("memory for an idle table", f"{(sat - empty) / arguments.tables:.0f} KiB")
    parties = []
    for people, table in invited:
        sitters = [Sitter(person.cookie, seat) for seat, person in enumerate(people)]
        for sitter in sitters:
            await sitter.connect(server, table)
        parties.append(Party(server, sitters, table))
    grid.add_row("memory for an idle socket", f"{(memory(server) - sat) / (4 * arguments.tables):.0f} KiB")
    await play_in(parties)
    for party in parties:
        party.waits.clear()
    before = seconds_busy(server)
    times, refused = await at_a_pace(parties, arguments.rate, arguments.seconds)
    serving, playing, stolen = [
        (done - begun) / arguments.seconds for begun, done in zip(before, seconds_busy(server), strict=True)
    ]
    times.sort()
    waits = sorted(wait for party in parties for wait in party.waits)
    grid.add_row(f"moves at {arguments.rate:.0f} a second", f"{len(times)}, of them refused {refused}")
    grid.add_row("cores busy", f"{serving:.2f} by the server, {playing:.2f} by the players")
    grid.add_row("cores taken by the host", f"{stolen:.2f}")
    grid.add_row("median", f"{statistics.median(times) * 1000:.1f} ms")
    grid.add_row("p99", f"{times[int(len(times) * 0.99)] * 1000:.1f} ms")
    grid.add_row("slowest", f"{times[-1] * 1000:.1f} ms")
    grid.add_row("the others know, median", f"{statistics.median(waits) * 1000:.1f} ms")
    grid.add_row("the others know, p99", f"{waits[int(len(waits) * 0.99)] * 1000:.1f} ms")
    grid.add_row("saturated", f"{await saturated(parties[:64], arguments.seconds / 4):.0f} moves a second")
    for party in parties:
        for sitter in party.sitters:
            sitter.leave()
    return grid


def main() -> None:
    # Pauses of the players are not the server's.
    gc.disable()
    parser = argparse.ArgumentParser(description="How a server bears many tables at once.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long it is measured")
    parser.add_argument("--database", help="postgresql://…, else a SQLite file")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), *(["--database", arguments.database] if arguments.database else []))
        try:
            Console().print(uvloop.run(measure(server, arguments)))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
