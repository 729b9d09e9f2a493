"""Nothing freezes: what dies is replaced, what hangs is ended, and a server that cannot heal ends itself."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import pytest
import uvloop

from ostrov.kernel.refusals import Complaint
from ostrov.server.storage.database import read_url
from ostrov.server.storage.migrating import migrate
from ostrov.server.storage.steps import ADD_PEOPLE
from ostrov.server.storage.stored import Contested
from ostrov.server.storage.writing import Writer
from ostrov.server.supervising import keep
from ostrov.words import Words
from tests.server.a_server import Person, Server
from tests.server.processes import WORKERS, WRITERS, children_of, killing

# However busy the machine is.
LONG = 120.0


class ImpatientServer(Server):
    module = "tests.server.impatient"


# What dies is replaced


def test_tables_of_people_and_bots_go_on_while_workers_and_writers_are_killed(own_server: Server) -> None:
    people = [Person(own_server, f"P{number}") for number in range(2)]
    tables = [person.make("forbidden-island", "here", "thumb", "thumb") for person in people]
    dice = random.Random(7)
    for number in range(20):
        time.sleep(dice.uniform(0, 0.3))
        for process in children_of(own_server.process.pid, WORKERS if number % 2 else WRITERS):
            os.kill(process, signal.SIGKILL)
    for person, table in zip(people, tables, strict=True):
        page = person.open(table)
        before = page.version
        page.play_at_random(dice, most=3)
        assert page.version > before or page.is_over
    assert own_server.process.poll() is None


# A server that cannot heal ends


@pytest.mark.parametrize(("doing", "code"), [(WRITERS, "writing-lost"), (WORKERS, "bots-lost")])
def test_a_server_whose_processes_do_not_start_any_more_ends_with_the_reason(
    tmp_path: Path, doing: str, code: str
) -> None:
    server = ImpatientServer(tmp_path)
    with killing(server.process.pid, doing):
        assert server.process.wait(timeout=LONG) != 0
    assert Words("en").complaint(Complaint(code)) in server.log
    assert Words("ru").complaint(Complaint(code))
    assert "Traceback" not in server.log


def test_a_server_whose_event_loop_hangs_ends_and_shows_where(tmp_path: Path) -> None:
    server = ImpatientServer(tmp_path)
    server.process.send_signal(signal.SIGUSR1)
    assert server.process.wait(timeout=LONG) != 0
    assert "impatient.py" in server.log


def test_a_task_that_fails_gives_the_server_up_and_one_that_is_cancelled_does_not() -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    async def ended() -> list[str]:
        given_up: list[str] = []
        tasks = [
            keep(fail(), "failing", lambda reason: given_up.append(reason.arguments["task"])),
            keep(asyncio.sleep(100), "sleeping", lambda reason: given_up.append(reason.arguments["task"])),
        ]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.wait(tasks)
        return given_up

    assert asyncio.run(ended()) == ["failing"]


# Every request has a deadline


def test_whoever_waits_for_a_process_that_hangs_is_told_and_the_next_one_saves(tmp_path: Path) -> None:
    async def save() -> None:
        async with asyncio.timeout(LONG):
            writer = await hanging_writer(tmp_path)
            with pytest.raises(Complaint, match="not-saved"):
                await add_somebody(writer, b"second")
            await save_in_the_end(writer, b"third")
            await writer.close()

    uvloop.run(save())


def test_a_process_that_hangs_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    async def close() -> None:
        async with asyncio.timeout(LONG):
            await (await hanging_writer(tmp_path)).close()

    uvloop.run(close())
    assert children_of(os.getpid(), WRITERS) == []


async def hanging_writer(folder: Path) -> Writer:
    """Its process has saved something, and does not move any more."""
    url = read_url(str(folder / "tables.db"))
    migrate(url)
    writer = Writer(url, seconds_to_save=3.0)
    await save_in_the_end(writer, b"first")
    [process] = children_of(os.getpid(), WRITERS)
    os.kill(process, signal.SIGSTOP)
    return writer


async def add_somebody(writer: Writer, token: bytes) -> None:
    await writer.write({ADD_PEOPLE: [{"token_hash": token, "name": "Anna"}]})


async def save_in_the_end(writer: Writer, token: bytes) -> None:
    """Where saving alone takes longer than this test's deadline, it is tried again."""
    while True:
        try:
            return await add_somebody(writer, token)
        except Contested:
            # It was saved, but too late.
            return None
        except Complaint:
            continue
