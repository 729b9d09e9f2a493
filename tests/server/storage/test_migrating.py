"""Databases of earlier versions, with what people have left in them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from alembic import command
from sqlalchemy import text

from ostrov.server.storage.database import migrating_engine, read_url
from ostrov.server.storage.migrating import HEAD, _config, _script, migrate
from tests.server.storage.tables import of_asyncio, opened

TABLE = (
    "INSERT INTO tables (id, game, rules, seats, options, seed, invite, host, made, last, changed)"
    " VALUES (:id, 'forbidden-island', 1, 2, :bytes, :bytes, 'oldkey', 1, '2026', 2, '2026')"
)
ENTRY = (
    "INSERT INTO entries (table_id, number, body, awaited, turn, until) VALUES (:table, :number, :body, 0, 0, :number)"
)


def make_database(database: str, revision: str, tables: dict[str, list[str | None]]) -> None:
    """As an earlier version left it: with a person, and tables at which these bots (None: the person) sat down."""
    engine = migrating_engine(read_url(database))
    with engine.begin() as connection:
        command.upgrade(_config(connection), revision)
        connection.execute(text("INSERT INTO people (token_hash, name) VALUES (:hash, 'Anna')"), {"hash": b"Anna"})
        for table, bots in tables.items():
            connection.execute(text(TABLE), {"id": table, "bytes": b"{}"})
            for seat, bot in enumerate(bots):
                body = {"entry": "seated", "seat": seat, "person": None if bot else 1, "bot": bot, "by": None}
                row = {"table": table, "number": seat + 1, "body": json.dumps(body).encode()}
                connection.execute(text(ENTRY), row)
    engine.dispose()


@of_asyncio
async def test_the_key_that_opened_every_seat_of_a_table_is_not_kept(database: str) -> None:
    make_database(database, "0005", {"one": [None], "two": [None]})
    async with opened(database) as store:
        loaded = [await store.load(table) for table in ("one", "two")]
    secrets = {known[0].invite_secret for known in loaded if known is not None}
    assert len(secrets) == 2 and "oldkey" not in secrets
    assert all(len(secret) == 64 for secret in secrets)


@of_asyncio
async def test_a_database_of_the_third_version_keeps_its_tables_and_how_strong_their_bots_were(database: str) -> None:
    tables: dict[str, list[str | None]] = {
        "alone": [None, None],
        "weak": [None, "random"],
        "mixed": ["thumb", "random"],
    }
    make_database(database, "0003", tables)
    async with opened(database) as store:
        loaded = {table: await store.load(table) for table in tables}
    found = {table: known[0] for table, known in loaded.items() if known is not None}
    assert {table: stored.strength for table, stored in found.items()} == {
        "alone": None,
        "weak": "random",
        "mixed": None,
    }
    assert {stored.move_seconds for stored in found.values()} == {None}
    assert all(known is not None and len(known[1]) == 2 for known in loaded.values())


def test_the_latest_migration_is_known_without_alembic(tmp_path: Path) -> None:
    engine = migrating_engine(read_url(str(tmp_path / "ostrov.db")))
    with engine.connect() as connection:
        assert set(_script(connection).get_heads()) == {HEAD}
    engine.dispose()


def test_what_only_others_need_is_not_imported_to_open_a_table(tmp_path: Path) -> None:
    database = str(tmp_path / "ostrov.db")
    migrate(read_url(database))
    code = f"""
import sys
import ostrov.command.main, ostrov.command.serve, ostrov.server.web.running
from ostrov.server.storage.database import read_url
from ostrov.server.storage.migrating import migrate
migrate(read_url({database!r}))
print(*sorted({{name.partition(".")[0] for name in sys.modules}}))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"alembic", "mako", "markdown_it", "psycopg", "pygments", "rich"} & set(done.stdout.split())
