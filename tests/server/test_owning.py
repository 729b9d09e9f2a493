"""A SQLite file belongs to one server at a time, and is readable by its owner alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ostrov.server.storage import Store
from tests.server.a_server import Person, Server


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.glob("ostrov.db*")}


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "Another server uses the file"), ("ru", "занят другим сервером")]
)
def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_killed(
    own_server: Server, lang: str, sentence: str
) -> None:
    command = [sys.executable, "-m", "ostrov", "serve", "--port", "0", "--lang", lang]
    second = subprocess.run(
        [*command, "--data-dir", str(own_server.folder)], capture_output=True, text=True, timeout=300
    )
    assert second.returncode == 2
    assert sentence in second.stderr
    assert len(second.stderr.splitlines()) == 1
    Person(own_server)
    own_server.kill()
    own_server.start()
    Person(own_server)


def test_all_that_a_server_keeps_is_readable_by_its_owner_alone(own_server: Server) -> None:
    Person(own_server)
    found = modes(own_server.folder)
    assert {"ostrov.db", "ostrov.db-wal", "ostrov.db-shm"} <= found.keys()
    assert set(found.values()) == {0o600}


def test_files_of_an_earlier_version_become_private(tmp_path: Path) -> None:
    file = tmp_path / "ostrov.db"
    Store.open(str(file))
    for name in modes(tmp_path):
        (tmp_path / name).chmod(0o644)
    Store.open(str(file))
    assert set(modes(tmp_path).values()) == {0o600}
