"""Most tests run twice: with a SQLite file and with PostgreSQL."""

from pathlib import Path

import pytest

from tests.server.postgres import cluster, postgresql_url

__all__ = ["cluster", "database", "postgresql_url"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return str(request.getfixturevalue("postgresql_url"))
