"""In which order pages are told, and how much may wait for one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec

from ostrov.server.bots.workers import BotPool
from ostrov.server.live.hosting import HostedTable
from ostrov.server.live.sockets import Watcher
from ostrov.server.live.tables import Tables
from ostrov.server.storage import Store
from ostrov.server.table import inviting
from ostrov.server.table.messages import Done, NewTable, Play, SeatWanted, Sit
from tests.server.storage.tables import of_asyncio

A_FRAME = Done("x" * 1000, 1)


class Ear:
    """A line that notes of which kind each frame is; what is not read piles up."""

    def __init__(self, name: str, heard: list[str], *, reads: bool = True) -> None:
        self.unsent = 0
        self.on_hearing: Callable[[str], None] = lambda said: None
        self._name = name
        self._heard = heard
        self._reads = reads

    def say(self, text: bytes) -> None:
        self.unsent += 0 if self._reads else len(text)
        said = msgspec.json.decode(text)["say"]
        self._heard.append(f"{self._name} {said}")
        self.on_hearing(said)


def test_what_waits_for_a_page_that_does_not_read_is_bounded() -> None:
    heard: list[str] = []
    watcher = Watcher(None, Ear("Ann", heard, reads=False))
    for _ in range(5000):
        watcher.tell(A_FRAME)
    assert watcher.dropped.is_set()
    assert 4000 < len(heard) < 4500


def test_a_page_that_reads_is_sent_as_much_as_there_is() -> None:
    heard: list[str] = []
    watcher = Watcher(None, Ear("Ann", heard))
    for _ in range(5000):
        watcher.tell(A_FRAME)
    assert not watcher.dropped.is_set()
    assert len(heard) == 5000


@contextlib.asynccontextmanager
async def ann_and_bob_play(folder: Path, ears: list[Ear]) -> AsyncIterator[tuple[HostedTable, list[Watcher]]]:
    store = Store.open(str(folder / "tables.db"))
    tables = Tables(store, BotPool(workers=0))
    try:
        people = [(await store.add_person(name.encode(), name)).id for name in ("Ann", "Bob")]
        wanted = NewTable("forbidden-island", {}, [SeatWanted("here"), SeatWanted("friend")])
        hosted = await tables.find(await tables.make(people[0], wanted))
        pages = [Watcher(person, ear) for person, ear in zip(people, ears, strict=True)]
        for page in pages:
            await hosted.welcome(page)
        await hosted.obey(pages[1], Sit("sits-down", 1, inviting.key_of(hosted.table, 1)))
        yield hosted, pages
    finally:
        await tables.close()
        await store.close()


def some_play(hosted: HostedTable, seat: int) -> Play:
    action = msgspec.Raw(msgspec.json.encode(hosted.table.referee.actions(seat)[0]))
    return Play("plays-this", seat, hosted.version, action)


@of_asyncio
async def test_who_acts_is_told_and_answered_before_the_others(tmp_path: Path) -> None:
    heard: list[str] = []
    async with ann_and_bob_play(tmp_path, [Ear("Ann", heard), Ear("Bob", heard)]) as (hosted, pages):
        heard.clear()
        seat = hosted.table.awaited[0]
        await hosted.obey(pages[seat], some_play(hosted, seat))
        active, other = ("Ann", "Bob") if seat == 0 else ("Bob", "Ann")
        assert heard == [f"{active} steps", f"{active} done", f"{other} steps"]


@of_asyncio
async def test_the_others_are_told_even_if_the_server_stops_in_between(tmp_path: Path) -> None:
    heard: list[str] = []
    ears = [Ear("Ann", heard), Ear("Bob", heard)]
    async with ann_and_bob_play(tmp_path, ears) as (hosted, pages):
        heard.clear()
        seat = hosted.table.awaited[0]
        acting = asyncio.create_task(hosted.obey(pages[seat], some_play(hosted, seat)))

        def stop(said: str) -> None:
            if said == "done":
                acting.cancel()

        ears[seat].on_hearing = stop
        await asyncio.wait([acting])
        assert acting.cancelled()
        assert sorted(said.split()[1] for said in heard) == ["done", "steps", "steps"]
