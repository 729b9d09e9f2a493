"""Processes are killed, disks are full, databases go away."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from ostrov.kernel.refusals import Complaint
from ostrov.server.storage import Entry
from ostrov.words import Words
from tests.server.postgres import Cluster
from tests.server.processes import children_of, is_running
from tests.server.storage.restless import TABLES
from tests.server.storage.tables import (
    an_entry,
    end_connections,
    entries,
    make_table,
    numbers,
    of_asyncio,
    opened,
    until,
)


@of_asyncio
async def test_nothing_acknowledged_is_lost_when_the_process_is_killed(database: str) -> None:
    acknowledged, writer = acknowledged_until_killed(database, 500)
    # It still writes what it was sent.
    await until(lambda: not is_running(writer))
    async with opened(database) as store:
        for number in range(TABLES):
            table = f"table-{number}"
            stored = await numbers(store, table)
            assert stored == list(range(1, len(stored) + 1))
            assert len(stored) % 2 == 0
            assert len(stored) >= acknowledged[table] > 0
            await store.append(table, [an_entry(len(stored) + 1)])


def acknowledged_until_killed(database: str, lines: int) -> tuple[dict[str, int], int]:
    """The last number of each table that the process has printed, and the process that wrote for it."""
    command = [sys.executable, "-m", "tests.server.storage.restless", database]
    last: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for count, line in enumerate(process.stdout, 1):
            if line.endswith("\n"):
                table, number = line.split()
                last[table] = int(number)
            if count == lines:
                writer = writing_process(process.pid)
                process.kill()
    assert count >= lines
    return last, writer


@of_asyncio
async def test_a_full_disk_is_told_to_the_caller_and_writing_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "tables.db")) as store:
        await make_table(store)
        await store.append("first", [an_entry(1)])
        with no_file_larger_than(200_000, writing_process()):
            with pytest.raises(Complaint) as caught:
                await store.append("first", [Entry(2, b"x" * 1_000_000)])
            await store.append("first", [an_entry(2)])
        await store.append("first", [Entry(3, b"x" * 1_000_000)])
        assert await numbers(store) == [1, 2, 3]
    assert "could not be saved" in Words("en").complaint(caught.value)
    assert "Сохранить не удалось" in Words("ru").complaint(caught.value)


@contextmanager
def no_file_larger_than(size: int, process: int) -> Iterator[None]:
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


def writing_process(server: int | None = None) -> int:
    """The one process that a store has started."""
    [process] = children_of(server or os.getpid(), "storage.saving")
    return process


@of_asyncio
async def test_when_the_process_that_writes_is_killed_its_callers_are_told_and_all_goes_on(database: str) -> None:
    async with opened(database) as store:
        await make_table(store)
        process = writing_process()
        os.kill(process, signal.SIGSTOP)
        attempts = [asyncio.create_task(store.append("first", [an_entry(number)])) for number in (1, 2)]
        await asyncio.sleep(0)
        os.kill(process, signal.SIGKILL)
        assert await codes_of(*attempts) == {"not-saved"}
        await store.append("first", entries(1, 2))
        assert await numbers(store) == [1, 2]
        assert writing_process() != process


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
@of_asyncio
async def test_the_process_that_writes_is_ended_by_its_server_alone(database: str, stop: signal.Signals) -> None:
    """A service manager tells all processes to stop, while the server still has something to be written."""
    async with opened(database) as store:
        await make_table(store)
        os.kill(writing_process(), stop)
        await store.append("first", [an_entry(1)])
        assert await numbers(store) == [1]


@of_asyncio
async def test_what_was_sent_is_written_when_the_server_is_killed_and_then_the_process_ends(database: str) -> None:
    command = [sys.executable, "-m", "tests.server.storage.restless", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout and server.stdout.readline()
        process = writing_process(server.pid)
        os.kill(process, signal.SIGSTOP)
        # Until each table waits for its next append.
        await asyncio.sleep(1)
        server.kill()
        acknowledged = dict(line.split() for line in server.stdout)
    os.kill(process, signal.SIGCONT)
    await until(lambda: not is_running(process))
    async with opened(database) as store:
        for table, number in acknowledged.items():
            assert await numbers(store, table) == list(range(1, int(number) + 3))


@of_asyncio
async def test_while_postgresql_is_down_callers_are_told_and_afterwards_all_goes_on(cluster: Cluster) -> None:
    async with opened(cluster.make_database()) as store:
        await make_table(store)
        await store.append("first", [an_entry(1)])
        assert await store.is_well()
        cluster.stop()
        try:
            assert await codes_of(store.append("first", [an_entry(2)]), store.append("first", [an_entry(3)])) == {
                "not-saved"
            }
            assert await codes_of(store.load("first"), store.tables_of(1)) == {"not-read"}
            assert not await store.is_well()
        finally:
            cluster.start()
        assert await store.is_well()
        await store.append("first", entries(2, 3))
        assert await numbers(store) == [1, 2, 3]


async def codes_of(*attempts: object) -> set[str]:
    answers = await asyncio.gather(*attempts, return_exceptions=True)  # type: ignore[call-overload]
    return {answer.code for answer in answers}


@of_asyncio
async def test_connections_that_died_while_nobody_used_them_are_not_noticed(cluster: Cluster) -> None:
    url = cluster.make_database()
    async with opened(url) as store:
        await make_table(store)
        assert await numbers(store) == []
        end_connections(cluster, url)
        await store.append("first", [an_entry(1)])
        assert await numbers(store) == [1]


@of_asyncio
async def test_whoever_holds_a_lock_without_end_is_not_waited_for(cluster: Cluster) -> None:
    url = cluster.make_database()
    async with opened(f"{url}?options=-c%20statement_timeout%3D300") as store:
        await make_table(store)
        with holding_all_tables(url):
            assert await codes_of(store.append("first", [an_entry(1)])) == {"not-saved"}
        await store.append("first", [an_entry(1)])
        assert await numbers(store) == [1]


@contextmanager
def holding_all_tables(url: str) -> Iterator[None]:
    with psycopg.connect(url) as connection:
        connection.execute("SELECT * FROM tables FOR UPDATE")
        yield
