"""What is kept in memory is bounded, whatever people do."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ostrov.server.bots.workers import BotPool
from ostrov.server.live import tables as tables_module
from ostrov.server.live.hosting import HostedTable
from ostrov.server.live.sockets import Watcher
from ostrov.server.live.tables import Tables
from ostrov.server.storage import Store, StoredTable
from ostrov.server.table import table as table_module
from ostrov.server.table.messages import NewTable, SeatWanted, Wish
from ostrov.server.table.table import Table
from tests.server.storage.tables import of_asyncio

WANTED = NewTable("forbidden-island", {}, [SeatWanted("here"), SeatWanted("friend")])


class Silent:
    """A line to nobody."""

    unsent = 0

    def say(self, text: bytes) -> None:
        pass


@contextlib.asynccontextmanager
async def many_tables(folder: Path) -> AsyncIterator[tuple[Tables, Store, int]]:
    store = Store.open(str(folder / "tables.db"))
    pool = BotPool(workers=0)
    tables = Tables(store, pool)
    try:
        yield tables, store, (await store.add_person(b"Ann", "Ann")).id
    finally:
        await tables.close()
        await store.close()


@of_asyncio
async def test_tables_take_no_more_memory_than_they_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "TABLES_BETWEEN_LOOKS", 1)
    async with many_tables(tmp_path) as (tables, _, ann):
        first = await tables.make(ann, WANTED)
        size = tables._hosted[first].table.size
        monkeypatch.setattr(tables_module, "MOST_BYTES", 5 * size)
        made = [await tables.make(ann, WANTED) for _ in range(20)]
        assert sum(hosted.table.size for hosted in tables._hosted.values()) <= 6 * size
        # The last ones are there, and the first comes back when it is asked for.
        assert made[-1] in tables._hosted
        assert first not in tables._hosted
        assert (await tables.find(first)).table.stored.id == first


@of_asyncio
async def test_the_table_asked_for_least_recently_goes_first_and_never_one_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "TABLES_BETWEEN_LOOKS", 1)
    async with many_tables(tmp_path) as (tables, _, ann):
        watched, asked_for, forgotten = [await tables.make(ann, WANTED) for _ in range(3)]
        await tables._hosted[watched].welcome(Watcher(ann, Silent()))
        await tables.find(asked_for)
        monkeypatch.setattr(tables_module, "MOST_BYTES", 3 * tables._hosted[watched].table.size)
        await tables.make(ann, WANTED)
        assert watched in tables._hosted
        assert asked_for in tables._hosted
        assert forgotten not in tables._hosted
        monkeypatch.setattr(tables_module, "MOST_BYTES", 0)
        await tables.make(ann, WANTED)
        assert watched in tables._hosted


@of_asyncio
async def test_names_are_known_of_those_who_have_to_do_with_a_table(tmp_path: Path) -> None:
    async with many_tables(tmp_path) as (tables, store, ann):
        await tables.meet(ann, "Ann")
        await tables.make(ann, WANTED)
        for number in range(50):
            passer_by = await store.add_person(b"%d" % number, "Passer-by")
            await tables.meet(passer_by.id, "Passer-by")
        tables._make_room()
        assert tables._names == {ann: "Ann"}


@of_asyncio
async def test_answers_are_kept_for_a_while(tmp_path: Path) -> None:
    async with many_tables(tmp_path) as (tables, _, ann):
        hosted: HostedTable = tables._hosted[await tables.make(ann, WANTED)]
        watcher = Watcher(ann, Silent())
        await hosted.welcome(watcher)
        for number in range(300):
            await hosted.obey(watcher, Wish(f"command-{number}", forecast=False))
        assert len(hosted._answers) == 64


def test_commands_are_remembered_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "_MOST_COMMANDS", 10)
    table = Table(StoredTable("a" * 16, "forbidden-island", 1, 2, b"{}", bytes(32), "key", 1, "2026"))
    for number in range(30):
        table.remember(f"1:command-{number}:digest", number)
    assert table.remembered("1:command-29") == (29, "digest")
    assert table.remembered("1:command-20") == (20, "digest")
    assert table.remembered("1:command-19") is None


def test_commands_of_earlier_versions_have_no_digest() -> None:
    table = Table(StoredTable("a" * 16, "forbidden-island", 1, 2, b"{}", bytes(32), "key", 1, "2026"))
    table.remember("1:command", 7)
    assert table.remembered("1:command") == (7, table_module.NO_DIGEST)
