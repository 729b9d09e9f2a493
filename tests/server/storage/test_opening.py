"""Opening brings a database up to date, or says in one sentence why it cannot."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.engine import Inspector
from sqlalchemy.engine.interfaces import ReflectedIndex

from ostrov.kernel.refusals import Complaint
from ostrov.server.storage import Store, sqlite_url
from ostrov.server.storage.database import read_url, reading_engine, writing_engine
from ostrov.server.storage.migrating import migrate
from ostrov.server.storage.schema import METADATA
from ostrov.words import Words
from tests.server.postgres import Cluster, free_port
from tests.server.storage.tables import make_table, of_asyncio, opened, somebody

TABLES = sorted(["alembic_version", *METADATA.tables])


def refused(database: str) -> Complaint:
    with pytest.raises(Complaint) as caught:
        Store.open(database)
    return caught.value


def change(database: str, statement: str) -> None:
    engine = create_engine(read_url(database))
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    migrate(read_url(database))
    engine = create_engine(read_url(database))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_the_migrations_make_the_same_as_the_schema_would_at_once(database: str) -> None:
    engine = create_engine(read_url(database))
    METADATA.create_all(engine)
    at_once = described(inspect(engine))
    METADATA.drop_all(engine)
    migrate(read_url(database))
    assert described(inspect(engine)) == at_once
    engine.dispose()


def described(inspector: Inspector) -> dict[str, Any]:
    """More than Alembic compares: names, order and conditions, too."""
    return {
        table: [
            [str(column) for column in inspector.get_columns(table)],
            inspector.get_pk_constraint(table),
            sorted(map(str, inspector.get_foreign_keys(table))),
            inspector.get_unique_constraints(table),
            [{**index, "dialect_options": options_of(index)} for index in inspector.get_indexes(table)],
        ]
        for table in METADATA.tables
    }


def options_of(index: ReflectedIndex) -> dict[str, str]:
    return {name: str(value) for name, value in index.get("dialect_options", {}).items()}


@of_asyncio
async def test_opening_again_changes_nothing(database: str) -> None:
    async with opened(database) as store:
        anna = await make_table(store)
    for _ in range(2):
        async with opened(database) as store:
            assert await store.person_of(b"hash of Anna") == anna


def test_many_threads_may_open_a_new_database_at_once(database: str) -> None:
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(migrate, [read_url(database)] * 8))
    assert tables_in(database) == TABLES


def test_many_threads_may_open_new_databases_at_once(tmp_path: Path) -> None:
    files = [str(tmp_path / f"{number}.db") for number in range(8)]
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(migrate, map(read_url, files)))
    assert [tables_in(file) for file in files] == [TABLES] * 8


def test_many_processes_may_open_a_new_database_at_once(database: str) -> None:
    script = (
        "import asyncio, sys; from ostrov.server.storage import Store; print('ready', flush=True); input();"
        "asyncio.run(Store.open(sys.argv[1]).close())"
    )
    command = [sys.executable, "-c", script, database]
    processes = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    for process in processes:
        assert process.stdout and process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin
        process.stdin.write("\n")
        process.stdin.flush()
    assert [(process.communicate(timeout=600)[1], process.returncode) for process in processes] == [("", 0)] * 4
    assert tables_in(database) == TABLES


def tables_in(database: str) -> list[str]:
    engine = create_engine(read_url(database))
    found = sorted(inspect(engine).get_table_names())
    engine.dispose()
    return found


def test_a_database_of_a_newer_version_is_refused_and_left_alone(database: str) -> None:
    migrate(read_url(database))
    change(database, "CREATE TABLE version_before AS SELECT version_num FROM alembic_version")
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    complaint = refused(database)
    assert complaint.code == "database-newer"
    assert "newer version of Ostrov" in Words("en").complaint(complaint)
    assert "более новой версией" in Words("ru").complaint(complaint)
    change(database, "UPDATE alembic_version SET version_num = (SELECT version_num FROM version_before)")
    migrate(read_url(database))


def test_a_migration_that_fails_leaves_nothing_behind(database: str) -> None:
    change(database, "CREATE TABLE entries (something INTEGER)")
    complaint = refused(database)
    assert complaint.code == "database-unreachable"
    assert "already exists" in Words("en").complaint(complaint)
    assert tables_in(database) == ["entries"]


def test_a_migration_of_a_file_with_broken_references_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE one (id INTEGER PRIMARY KEY)")
        connection.execute("CREATE TABLE other (one INTEGER REFERENCES one (id))")
        connection.execute("INSERT INTO other VALUES (1)")
    connection.close()
    assert refused(str(file)).code == "database-damaged"
    assert tables_in(str(file)) == ["one", "other"]


def test_an_unreachable_postgresql_is_named_without_its_password(cluster: Cluster) -> None:
    port = free_port()
    complaint = refused(f"postgresql://anna:secret@127.0.0.1:{port}/tables?password=secret")
    assert complaint.arguments["database"] == f"postgresql://anna@127.0.0.1:{port}/tables"
    for language, words in {"en": "cannot be opened", "ru": "не открывается"}.items():
        sentence = Words(language).complaint(complaint)
        assert words in sentence and "secret" not in sentence and "\n" not in sentence
    assert refused(cluster.url("missing")).code == "database-unreachable"


@pytest.mark.parametrize("path", ["missing/tables.db", "folder", "letter.txt"])
def test_a_path_where_no_database_can_be_is_named(tmp_path: Path, path: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 100)
    complaint = refused(str(tmp_path / path))
    assert (complaint.code, complaint.arguments["database"]) == ("database-unreachable", str(tmp_path / path))


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ("mysql://anna:secret@host/tables", "mysql://anna@host/tables"),
        ("postgresql://anna:secret@host:port/tables", "postgresql://…"),
        ("postgresql+asyncpg://anna:secret@host/tables", "postgresql://anna@host/tables"),
        ("sqlite://", "sqlite://"),
    ],
)
def test_an_address_of_no_known_kind_is_refused(given: str, named: str) -> None:
    complaint = refused(given)
    assert (complaint.code, complaint.arguments["database"]) == ("database-not-understood", named)


@pytest.mark.parametrize("name", ["tables.db", "столы и стулья.db", "a?b#c%20d@e:f.db"])
@of_asyncio
async def test_a_path_and_its_url_are_the_same_file(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    async with opened(sqlite_url(path)) as store:
        anna = await somebody(store)
    assert path.exists()
    async with opened(str(path)) as store:
        assert await store.person_of(b"hash of Anna") == anna


@of_asyncio
async def test_a_relative_path_is_meant_from_where_the_store_was_opened(tmp_path: Path) -> None:
    async with opened(os.path.relpath(tmp_path / "tables.db")) as store:
        before = Path.cwd()
        os.chdir("/")
        try:
            await somebody(store)
        finally:
            os.chdir(before)
    assert (tmp_path / "tables.db").exists()


@of_asyncio
async def test_a_file_survives_power_cuts_and_lets_people_read_while_others_write(tmp_path: Path) -> None:
    url = read_url(str(tmp_path / "tables.db"))
    async with opened(sqlite_url(tmp_path / "tables.db")):
        for engine in (writing_engine(url), reading_engine(url, 1)):
            with engine.connect() as connection:
                said = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS}
            engine.dispose()
            assert said == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
