"""Brings a database to the schema of this version, however many processes open it at once."""

from __future__ import annotations

import sqlite3
import threading
import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ostrov.kernel.refusals import Complaint
from ostrov.server.storage.database import BUSY_SECONDS, is_sqlite, migrating_engine, shown, unreachable

# Any number will do, as long as all processes take the same.
LOCK = 0x6F7374726F76
_SECONDS_TO_WAIT = 0.05

# Alembic keeps what it is doing in its modules, so within a process one migrates after another.
_one_at_a_time = threading.Lock()


def migrate(url: URL) -> None:
    """All of it in one transaction, under a lock: a process that comes second finds everything done."""
    # Rebuilding a SQLite table under foreign keys would fail; instead all references are checked at the end.
    engine = migrating_engine(url)
    try:
        with _one_at_a_time, engine.connect() as connection:
            _let_readers_and_a_writer_be(connection, url)
            with connection.begin():
                _upgrade(connection, url)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise unreachable(url, error) from error
    finally:
        engine.dispose()


def _let_readers_and_a_writer_be(connection: Connection, url: URL) -> None:
    """A SQLite file remembers this; it cannot be said within a transaction, so it goes past SQLAlchemy. Where several
    processes say it at once, SQLite does not wait by itself."""
    if not is_sqlite(url):
        return
    driver = connection.connection.driver_connection
    assert driver is not None
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            driver.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(_SECONDS_TO_WAIT)


def _upgrade(connection: Connection, url: URL) -> None:
    if not is_sqlite(url):
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    config = _config(connection)
    script = ScriptDirectory.from_config(config)
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found == set(script.get_heads()):
        return
    if found - {revision.revision for revision in script.walk_revisions()}:
        raise Complaint("database-newer", database=shown(url))
    command.upgrade(config, "head")
    if is_sqlite(url) and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise Complaint("database-damaged", database=shown(url))


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    folder = Path(__file__).with_name("migrations")
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config
