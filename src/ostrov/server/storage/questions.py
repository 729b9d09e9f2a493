"""What can be read, each in one transaction. A form is made of its columns in their order."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Select, Table, and_, null, select, union

from ostrov.server.storage.schema import ENTRIES, PEOPLE, SEATS, TABLES
from ostrov.server.storage.stored import Entry, Listed, Person, Seat, StoredTable


def _columns(table: Table, form: type[msgspec.Struct]) -> list[Column[Any]]:
    return [table.c[name] for name in form.__struct_fields__]


OF_PERSON = _columns(PEOPLE, Person)
OF_TABLE = _columns(TABLES, StoredTable)
OF_ENTRY = _columns(ENTRIES, Entry)
OF_SEAT = _columns(SEATS, Seat)


def person_of(connection: Connection, token_hash: bytes) -> Person | None:
    row = connection.execute(select(*OF_PERSON).where(PEOPLE.c.token_hash == token_hash)).first()
    return Person(*row) if row else None


def names_of(connection: Connection, people: set[int]) -> dict[int, str]:
    rows = connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people)))
    return {row.id: row.name for row in rows}


def load(connection: Connection, table: str) -> tuple[StoredTable, list[Entry], list[Seat]] | None:
    row = connection.execute(select(*OF_TABLE).where(TABLES.c.id == table)).first()
    if row is None:
        return None
    seats = connection.execute(select(*OF_SEAT).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
    return StoredTable(*row), entries_after(connection, table, 0), [Seat(*seat) for seat in seats]


def entries_after(connection: Connection, table: str, number: int) -> list[Entry]:
    later = and_(ENTRIES.c.table_id == table, ENTRIES.c.number > number)
    return [Entry(*row) for row in connection.execute(select(*OF_ENTRY).where(later).order_by(ENTRIES.c.number))]


def number_of_command(connection: Connection, table: str, command: str) -> int | None:
    its = and_(ENTRIES.c.table_id == table, ENTRIES.c.command == command)
    return connection.scalar(select(ENTRIES.c.until).where(its))


def anything(connection: Connection) -> bool:
    """Whether there is anybody; what matters is that it can be asked."""
    return connection.execute(select(PEOPLE.c.id).limit(1)).first() is not None


def again(connection: Connection, table: str) -> str | None:
    return connection.scalar(select(TABLES.c.again).where(TABLES.c.id == table))


def tables_of(connection: Connection, person: int, limit: int) -> list[Listed]:
    rows = connection.execute(_listing(person, limit)).all()
    return [_listed([tuple(row) for row in of_table]) for _, of_table in groupby(rows, key=lambda row: row.id)]


def _listing(person: int, limit: int) -> Select[Any]:
    """A row for each seat of each table: who sits there, the change, the table, its last entry.

    A table is theirs who sit there, and whose it is: nobody sits at a saved game.
    """
    theirs = union(
        select(SEATS.c.table_id).where(SEATS.c.person == person), select(TABLES.c.id).where(TABLES.c.host == person)
    )
    newest = (
        select(TABLES.c.id)
        .where(TABLES.c.id.in_(theirs))
        .order_by(TABLES.c.changed.desc(), TABLES.c.id)
        .limit(limit)
        .subquery()
    )
    # Imported records are long, and would be repeated for each seat.
    of_table = [null() if column is TABLES.c.imported else column for column in OF_TABLE]
    return (
        select(*OF_SEAT, TABLES.c.changed, TABLES.c.imported.is_not(None), *of_table, *OF_ENTRY)
        .join_from(newest, TABLES, newest.c.id == TABLES.c.id)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .outerjoin(ENTRIES, and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.number == TABLES.c.last))
        .order_by(TABLES.c.changed.desc(), TABLES.c.id, SEATS.c.seat)
    )


def _listed(rows: list[tuple[Any, ...]]) -> Listed:
    changed, is_imported, *others = rows[0][len(OF_SEAT) :]
    of_table, of_entry = others[: len(OF_TABLE)], others[len(OF_TABLE) :]
    last = Entry(*of_entry) if of_entry[0] is not None else None
    return Listed(StoredTable(*of_table), last, changed, is_imported, [Seat(*row[: len(OF_SEAT)]) for row in rows])
