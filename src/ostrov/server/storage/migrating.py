"""Brings a database to the schema of this version, however many processes open it at once."""

from __future__ import annotations

import sqlite3
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ostrov.kernel.refusals import Complaint
from ostrov.server.storage.database import BUSY_SECONDS, is_sqlite, migrating_engine, reading_engine, shown, unreachable

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

# The latest of the migrations. A database that has it needs no Alembic, which takes long to import.
HEAD = "0006"
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


def check_is_up_to_date(url: URL) -> None:
    """For those who only visit: what is not there is not made, and a server may be running."""
    if is_sqlite(url) and not Path(str(url.database)).is_file():
        raise Complaint("no-such-file", path=shown(url))
    engine = reading_engine(url, 1)
    try:
        with _one_at_a_time, engine.connect() as connection:
            if not _is_up_to_date(connection):
                _check_not_newer(connection, url)
                raise Complaint("database-older", database=shown(url))
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
    if _is_up_to_date(connection):
        return
    from alembic import command

    _check_not_newer(connection, url)
    command.upgrade(_config(connection), "head")
    if is_sqlite(url) and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise Complaint("database-damaged", database=shown(url))


def _is_up_to_date(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    return set(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars()) == {HEAD}


def _check_not_newer(connection: Connection, url: URL) -> None:
    from alembic.runtime.migration import MigrationContext

    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - {revision.revision for revision in _script(connection).walk_revisions()}:
        raise Complaint("database-newer", database=shown(url))


def _script(connection: Connection) -> ScriptDirectory:
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(_config(connection))


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    folder = Path(__file__).with_name("migrations")
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config
