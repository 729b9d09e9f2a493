"""Which database, and how to connect to it: all that differs between SQLite and PostgreSQL is here."""

from __future__ import annotations

import os
import sqlite3
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError

from ostrov.kernel.refusals import Complaint

BUSY_SECONDS = 10

# A server that vanished without a word is noticed within half a minute.
POSTGRESQL: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
# One that answers, but waits for somebody else's lock without end, is not waited for.
IN_TIME = {"options": "-c statement_timeout=20000"}

# No hidden hand or seed gets into a log because a statement failed.
EITHER: dict[str, Any] = {"max_overflow": 0, "hide_parameters": True}

NOT_UNIQUE_IN_SQLITE = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
NOT_UNIQUE_IN_POSTGRESQL = "23505"


def sqlite_url(path: str | os.PathLike[str]) -> str:
    return _file(path).render_as_string()


def read_url(given: str) -> URL:
    """A path is a SQLite file; a URL is checked."""
    if "://" not in given:
        return _file(given)
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        # What cannot be read is not shown: there may be a password in it.
        raise Complaint("database-not-understood", database=given.partition("://")[0] + "://…") from None
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        if find_spec("psycopg") is None:
            raise Complaint("database-driver-missing")
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database:
        return _file(url.database)
    raise Complaint("database-not-understood", database=shown(url))


def _file(path: str | os.PathLike[str]) -> URL:
    return URL.create("sqlite", database=str(Path(path).absolute()))


def is_sqlite(url: URL) -> bool:
    return url.drivername == "sqlite"


def shown(url: URL) -> str:
    """For people: a path, or the URL without its password."""
    if is_sqlite(url) and url.database:
        return url.database
    plain = url._replace(password=None).difference_update_query(["password"])
    return plain.set(drivername=url.drivername.partition("+")[0]).render_as_string()


def unreachable(url: URL, error: Exception) -> Complaint:
    cause = getattr(error, "orig", None) or error
    return Complaint("database-unreachable", database=shown(url), detail=str(cause).partition("\n")[0])


def migrating_engine(url: URL) -> Engine:
    """Takes its time, and may leave references dangling for a moment."""
    if is_sqlite(url):
        return _sqlite_engine(url, "BEGIN IMMEDIATE", connections=1, checks_references=False)
    return _postgresql_engine(url, "READ COMMITTED", connections=1, limits={})


def writing_engine(url: URL) -> Engine:
    """One connection, for one thread that writes. A writer in SQLite locks at once: it could not later."""
    if is_sqlite(url):
        return _sqlite_engine(url, "BEGIN IMMEDIATE", connections=1, checks_references=True)
    return _postgresql_engine(url, "READ COMMITTED", connections=1, limits=IN_TIME)


def reading_engine(url: URL, connections: int) -> Engine:
    """Whoever reads in several steps sees one moment."""
    if is_sqlite(url):
        return _sqlite_engine(url, "BEGIN", connections, checks_references=True)
    return _postgresql_engine(url, "REPEATABLE READ", connections, limits=IN_TIME)


def _sqlite_engine(url: URL, begin: str, connections: int, *, checks_references: bool) -> Engine:
    engine = create_engine(url, pool_size=connections, connect_args={"timeout": BUSY_SECONDS}, **EITHER)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        # What was acknowledged outlives a power cut.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA foreign_keys = {'ON' if checks_references else 'OFF'}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        # Left to itself, Python would begin late, and leave reading and the schema out of the transaction.
        connection.exec_driver_sql(begin)

    return engine


def _postgresql_engine(url: URL, isolation: Any, connections: int, limits: dict[str, Any]) -> Engine:
    return create_engine(
        url,
        pool_size=connections,
        pool_pre_ping=True,
        isolation_level=isolation,
        connect_args=connection_options(url, limits),
        **EITHER,
    )


def connection_options(url: URL, limits: dict[str, Any]) -> dict[str, Any]:
    """Ours, unless the URL says otherwise."""
    return {key: value for key, value in (POSTGRESQL | limits).items() if key not in url.query}


def size_of(connection: Connection) -> int:
    """Of the whole database, in bytes."""
    if connection.dialect.name == "sqlite":
        question = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    else:
        question = "SELECT pg_database_size(current_database())"
    return int(connection.exec_driver_sql(question).scalar() or 0)


def is_taken(error: BaseException) -> bool:
    """Something that must be unique is there already."""
    if not isinstance(error, IntegrityError):
        return False
    if isinstance(error.orig, sqlite3.Error):
        return error.orig.sqlite_errorcode in NOT_UNIQUE_IN_SQLITE
    return getattr(error.orig, "sqlstate", None) == NOT_UNIQUE_IN_POSTGRESQL
