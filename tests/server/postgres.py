"""A real PostgreSQL for tests: a cluster of its own in a temporary directory, started once a session.

A test module, or a conftest, imports the fixtures that it wants: `cluster`, and `postgresql_url` for a database that
nobody has used.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

# Nothing in these tests cuts the power, and the files are thrown away.
SETTINGS = {
    "autovacuum": "off",
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "unix_socket_directories": "",
}


class Cluster:
    """A PostgreSQL server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._programs = find_programs()
        self._data = folder / "data"
        self._log = folder / "log"
        self.port = free_port()
        self._count = 0
        self._run("initdb", "--no-sync", "--auth=trust", "--username=ostrov", "--encoding=UTF8", "--no-locale")
        settings = SETTINGS | {"port": str(self.port)}
        with (self._data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())
        self.start()

    def start(self) -> None:
        self._run("pg_ctl", "start", "--wait", "--silent", f"--log={self._log}")

    def stop(self) -> None:
        """At once, as if it had crashed."""
        self._run("pg_ctl", "stop", "--mode=immediate", "--silent")

    def url(self, database: str) -> str:
        return f"postgresql://ostrov@127.0.0.1:{self.port}/{database}"

    def make_database(self) -> str:
        """The URL of a new and empty one."""
        self._count += 1
        name = f"test{self._count}"
        self.say(f"CREATE DATABASE {name}")
        return self.url(name)

    def say(self, statement: str) -> list[tuple[object, ...]]:
        """As the owner of the cluster."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def _run(self, program: str, *arguments: str) -> None:
        command = [*_as_postgres(), str(self._programs / program), f"--pgdata={self._data}", *arguments]
        # A file, not a pipe: the server inherits it and would keep a pipe open.
        with tempfile.TemporaryFile() as output:
            # A shared machine may be slow.
            done = subprocess.run(command, stdout=output, stderr=output, cwd="/", timeout=600)
            output.seek(0)
            assert done.returncode == 0, output.read().decode()


def find_programs() -> Path:
    """The newest on this machine."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda folder: float(folder.parent.name))
    if initdb := shutil.which("initdb"):
        return Path(initdb).resolve().parent
    pytest.fail("PostgreSQL is missing: on Debian, apt-get install postgresql.")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _as_postgres() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    # Not pytest's own temporary directory, which the user postgres could not enter.
    with tempfile.TemporaryDirectory(prefix="ostrov-postgresql-") as name:
        if os.getuid() == 0:
            shutil.chown(name, "postgres", "postgres")
        cluster = Cluster(Path(name))
        yield cluster
        cluster.stop()


@pytest.fixture
def postgresql_url(cluster: Cluster) -> str:
    return cluster.make_database()
