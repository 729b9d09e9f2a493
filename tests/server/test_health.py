"""/health tells the truth: each of these servers is really broken."""

from __future__ import annotations

import json
import os
import resource
import signal
import sqlite3
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.a_server import Person, Server
from tests.server.processes import WORKERS, WRITERS, children_of, killing

LONG = 120.0


def health(server: Server) -> tuple[int, dict[str, Any]]:
    try:
        with urllib.request.urlopen(f"http://{server.address}/health", timeout=LONG) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def comes_to(server: Server, *codes: str) -> dict[str, Any]:
    """Wait until these troubles are told, or none; returns the last answer."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        status, answer = health(server)
        assert (status == 200) == answer["well"] == (not answer["troubles"])
        if {trouble["code"] for trouble in answer["troubles"]} >= set(codes) and answer["well"] == (not codes):
            return answer
        time.sleep(0.2)
    raise AssertionError(answer)


def database_of(server: Server) -> Path:
    return server.folder / "ostrov.db"


def test_a_server_that_is_well_says_so(own_server: Server) -> None:
    assert comes_to(own_server) == {"well": True, "troubles": []}


def test_however_often_it_is_asked_it_writes_at_most_once_a_second(own_server: Server) -> None:
    comes_to(own_server)
    before, began = beats(own_server), time.monotonic()
    with ThreadPoolExecutor(8) as asking:
        assert len(list(asking.map(lambda _: health(own_server), range(100)))) == 100
    seconds = time.monotonic() - began
    assert 0 <= beats(own_server) - before <= seconds + 1


def beats(server: Server) -> int:
    with closing(sqlite3.connect(database_of(server))) as connection:
        return int(connection.execute("SELECT beats FROM pulse").fetchone()[0])


def test_a_full_disk_is_told_until_there_is_room(own_server: Server) -> None:
    Person(own_server)
    [writer] = children_of(own_server.process.pid, WRITERS)
    limits = resource.prlimit(writer, resource.RLIMIT_FSIZE)
    resource.prlimit(writer, resource.RLIMIT_FSIZE, (4096, limits[1]))
    answer = comes_to(own_server, "not-saved")
    assert "disk" in answer["troubles"][0]["detail"]
    resource.prlimit(writer, resource.RLIMIT_FSIZE, limits)
    comes_to(own_server)


def test_a_file_that_was_overwritten_is_told(own_server: Server) -> None:
    Person(own_server)
    file = database_of(own_server)
    file.write_bytes(b"\xff" * file.stat().st_size)
    comes_to(own_server, "file-broken")


def test_a_file_whose_inside_was_overwritten_is_told(own_server: Server) -> None:
    """The first bytes are as they should be, and what was written last is in another file."""
    Person(own_server)
    file = database_of(own_server)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as pages:
        pages.seek(4096)
        pages.write(b"\xff" * (file.stat().st_size - 4096))
    comes_to(own_server, "not-read")


def test_a_file_that_was_deleted_is_told(own_server: Server) -> None:
    database_of(own_server).unlink()
    comes_to(own_server, "file-gone")


@pytest.mark.parametrize(("doing", "code"), [(WORKERS, "bots-dead"), (WRITERS, "writer-dead")])
def test_processes_that_die_again_and_again_are_told_until_they_live(own_server: Server, doing: str, code: str) -> None:
    with killing(own_server.process.pid, doing):
        comes_to(own_server, code)
    comes_to(own_server)


def test_a_process_that_hangs_is_told_in_bounded_time(own_server: Server) -> None:
    comes_to(own_server)
    [writer] = children_of(own_server.process.pid, WRITERS)
    os.kill(writer, signal.SIGSTOP)
    comes_to(own_server, "not-saved")
    os.kill(writer, signal.SIGCONT)
    comes_to(own_server)
