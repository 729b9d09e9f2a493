"""One server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.a_server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Nobody who is away is waited for."""
    server = Server(tmp_path_factory.mktemp("impatient"), "--grace", "0")
    yield server
    server.stop()


@pytest.fixture
def own_impatient_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, "--grace", "0")
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For a test that kills it."""
    server = Server(tmp_path)
    yield server
    server.stop()
