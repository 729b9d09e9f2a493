"""Processes are killed, disks are full, databases go away."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from asyncio.subprocess import Process
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import uvloop

from ostrov.kernel.refusals import Complaint
from ostrov.server import processes
from ostrov.server.storage import Entry, Store
from ostrov.words import Words
from tests.server.a_server import SECONDS
from tests.server.postgres import Cluster
from tests.server.processes import WRITERS, children_of, is_running, wait_until_idle
from tests.server.storage.restless import TABLES
from tests.server.storage.tables import (
    an_entry,
    end_connections,
    entries,
    make_table,
    numbers,
    of_asyncio,
    opened,
    somebody,
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
    [process] = children_of(server or os.getpid(), WRITERS)
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


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_every_write_is_answered_while_each_new_process_that_writes_is_killed(
    tmp_path: Path, run: Callable[[Coroutine[Any, Any, None]], None]
) -> None:
    async def write_on() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            await make_table(store)
            number = 1
            with killing_new_processes_that_write() as killed:
                while len(killed) < 10:
                    number += await is_appended(store, number)
            # Once nobody kills it any more, it saves.
            while not await is_appended(store, number):
                pass
            assert await numbers(store) == list(range(1, number + 1))

    run(write_on())


async def is_appended(store: Store, number: int) -> bool:
    async with asyncio.timeout(SECONDS):
        try:
            await store.append("first", [an_entry(number)])
        except Complaint as complaint:
            assert complaint.code == "not-saved"
            # A process may be killed when it has committed and not yet said so.
            return number in await numbers(store)
    return True


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_a_process_that_dies_before_it_is_sent_anything_stops_no_writing(
    tmp_path: Path, run: Callable[[Coroutine[Any, Any, None]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    start = processes.start
    born: list[Process] = []

    async def start_and_lose_the_first_two(work: Callable[[], None]) -> Process:
        born.append(await start(work))
        if len(born) <= 2:
            born[-1].kill()
            while not processes.is_closed(born[-1]):
                await asyncio.sleep(0.01)
        return born[-1]

    async def write_on() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            attempts = [asyncio.create_task(somebody(store, name)) for name in ("Anna", "Boris")]
            assert await codes_of(*attempts) == {"not-saved"}
            assert await codes_of(somebody(store)) == {"not-saved"}
            async with asyncio.timeout(SECONDS):
                await somebody(store)
        assert len(born) == 3

    monkeypatch.setattr(processes, "start", start_and_lose_the_first_two)
    run(write_on())


@contextmanager
def killing_new_processes_that_write() -> Iterator[list[int]]:
    """One is killed as soon as it is there, the next ones a little later each."""
    killed: list[int] = []
    is_over = threading.Event()

    def kill() -> None:
        while not is_over.wait(0.002):
            for process in children_of(os.getpid(), WRITERS):
                if process not in killed:
                    time.sleep(len(killed) * 0.02)
                    killed.append(process)
                    os.kill(process, signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        yield killed
    finally:
        is_over.set()
        killer.join()


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
        wait_until_idle(server.pid)
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
        await store.beat()
        cluster.stop()
        try:
            assert await codes_of(store.append("first", [an_entry(2)]), store.append("first", [an_entry(3)])) == {
                "not-saved"
            }
            assert await codes_of(store.load("first"), store.tables_of(1)) == {"not-read"}
            assert await codes_of(store.beat()) == {"not-read"}
        finally:
            cluster.start()
        await store.beat()
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
