"""Tables, entries and stores for tests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

from ostrov.server.storage import Entry, Person, Seat, Store, StoredTable
from tests.server.postgres import Cluster

MADE = "2026-05-04T12:00:00+00:00"


def of_asyncio(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that awaits."""

    @wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))

    return run


@asynccontextmanager
async def opened(database: str, on_change: Callable[[str | None], None] | None = None) -> AsyncIterator[Store]:
    store = Store.open(database, on_change=on_change)
    try:
        yield store
    finally:
        await store.close()


def a_table(host: Person, id: str = "first", seats: int = 2) -> StoredTable:
    return StoredTable(id, "forbidden-island", 1, seats, b"{}", b"seed", "key", host.id, MADE)


def an_entry(number: int, **more: Any) -> Entry:
    return Entry(number, b'{"step":%d}' % number, **more)


def entries(first: int, last: int) -> list[Entry]:
    return [an_entry(number) for number in range(first, last + 1)]


async def somebody(store: Store, name: str = "Anna") -> Person:
    return await store.add_person(f"hash of {name}".encode(), name)


async def make_table(store: Store, id: str = "first", again_of: str | None = None) -> Person:
    """With an empty log; returns its host."""
    host = await store.person_of(b"hash of Anna") or await somebody(store)
    await store.make_table(a_table(host, id), [], [Seat(host.id), Seat()], again_of)
    return host


async def numbers(store: Store, table: str = "first") -> list[int]:
    return [entry.number for entry in await store.entries_after(table, 0)]


def end_connections(cluster: Cluster, url: str) -> None:
    name = url.rpartition("/")[2]
    ended = cluster.say(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}'")
    assert ended


async def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 300
    while not is_so():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)
