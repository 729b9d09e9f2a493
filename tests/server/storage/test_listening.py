"""What one process writes, another hears of; with PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.a_server import SECONDS
from tests.server.postgres import Cluster
from tests.server.storage.tables import an_entry, end_connections, make_table, numbers, of_asyncio, opened, until


@of_asyncio
async def test_changes_of_another_process_are_heard_and_own_ones_are_not(postgresql_url: str) -> None:
    heard: list[str | None] = []
    own: list[str | None] = []
    async with opened(postgresql_url, heard.append) as listener, opened(postgresql_url, own.append) as store:
        await make_table(store, "first")
        await make_table(store, "second")
        await store.append("first", [an_entry(1)])
        await make_table(store, "third", again_of="second")
        await until(lambda: len(heard) == 2)
        assert heard == ["first", "second"]
        await listener.append("first", [an_entry(2)])
        await until(lambda: len(own) == 1)
        assert own == ["first"]
        assert heard == ["first", "second"]


@of_asyncio
async def test_a_contested_append_is_not_heard_of(postgresql_url: str) -> None:
    heard: list[str | None] = []
    async with opened(postgresql_url, heard.append), opened(postgresql_url) as store:
        await make_table(store, "first")
        await make_table(store, "second")
        await asyncio.gather(store.append("first", [an_entry(5)]), return_exceptions=True)
        await store.append("second", [an_entry(1)])
        await until(lambda: bool(heard))
        assert heard == ["second"]


@of_asyncio
async def test_a_change_can_be_read_once_it_is_heard(postgresql_url: str) -> None:
    news: asyncio.Queue[str | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def pass_on(table: str | None) -> None:
        loop.call_soon_threadsafe(news.put_nowait, table)

    async with opened(postgresql_url, pass_on) as listener, opened(postgresql_url) as store:
        await make_table(store)
        for number in range(1, 21):
            await store.append("first", [an_entry(number)])
            assert await asyncio.wait_for(news.get(), SECONDS) == "first"
            assert (await numbers(listener))[-1] == number


@of_asyncio
async def test_a_lost_listener_comes_back_and_asks_to_look_at_everything(cluster: Cluster) -> None:
    heard: list[str | None] = []
    url = cluster.make_database()
    async with opened(url, heard.append), opened(url) as store:
        await make_table(store)
        end_connections(cluster, url)
        await until(lambda: heard == [None])
        await store.append("first", [an_entry(1)])
        await until(lambda: heard == [None, "first"])


@of_asyncio
async def test_a_listener_waits_for_a_database_that_was_restarted(cluster: Cluster) -> None:
    heard: list[str | None] = []
    url = cluster.make_database()
    async with opened(url, heard.append), opened(url) as store:
        await make_table(store)
        cluster.stop()
        await asyncio.sleep(1)
        assert heard == []
        cluster.start()
        await until(lambda: heard == [None])
        await store.append("first", [an_entry(1)])
        await until(lambda: heard == [None, "first"])


@of_asyncio
async def test_a_failure_in_what_follows_a_change_does_not_stop_the_listener(postgresql_url: str) -> None:
    heard: list[str | None] = []

    def fail_at_first(table: str | None) -> None:
        heard.append(table)
        if len(heard) == 1:
            raise RuntimeError("on purpose")

    async with opened(postgresql_url, fail_at_first), opened(postgresql_url) as store:
        await make_table(store)
        await store.append("first", [an_entry(1)])
        await until(lambda: len(heard) == 1)
        await store.append("first", [an_entry(2)])
        await until(lambda: heard == ["first", "first"])


@of_asyncio
async def test_with_a_file_nothing_is_ever_heard(tmp_path: Path) -> None:
    heard: list[str | None] = []
    path = str(tmp_path / "tables.db")
    async with opened(path, heard.append), opened(path) as other:
        await make_table(other)
        await other.append("first", [an_entry(1)])
    assert heard == []
