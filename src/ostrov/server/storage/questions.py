"""What can be read, each in one transaction. A form is made of its columns in their order."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    exists,
    func,
    literal,
    null,
    or_,
    select,
    tuple_,
    union,
)

from ostrov.server.storage.database import size_of
from ostrov.server.storage.schema import ENTRIES, METADATA, NEWS, PEOPLE, PULSE, SEATS, TABLES
from ostrov.server.storage.stored import Census, Count, Facts, Listed, Old, Person, Wanted
from ostrov.server.table.stored import Entry, Seat, StoredTable


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
    """Without those who are forgotten."""
    known = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people), PEOPLE.c.name != "")
    rows = connection.execute(known)
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


def beats(connection: Connection) -> int:
    """How often the pulse has beaten. Looks into every table on the way, since any part of a file may be broken."""
    for table in METADATA.sorted_tables:
        connection.execute(select(literal(1)).select_from(table).limit(1)).first()
    counted: int = connection.execute(select(PULSE.c.beats)).scalar_one()
    return counted


def old_tables(connection: Connection, before: str, after: tuple[str, str], limit: int) -> list[Old]:
    """Those that have not changed since `before`, the oldest first, from where one has come to: its change and id."""
    old = (
        select(TABLES.c.id, TABLES.c.changed, TABLES.c.last, ENTRIES.c.outcome.is_not(None))
        .outerjoin(ENTRIES, and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.number == TABLES.c.last))
        .where(TABLES.c.changed < before, tuple_(TABLES.c.changed, TABLES.c.id) > tuple_(*after))
        .order_by(TABLES.c.changed, TABLES.c.id)
        .limit(limit)
    )
    return [Old(*row) for row in connection.execute(old)]


def old_people(connection: Connection, before: str, limit: int) -> list[int]:
    """Who has no table, and was not here since `before`."""
    old = (
        select(PEOPLE.c.id)
        .where(
            PEOPLE.c.seen < before,
            ~exists().where(SEATS.c.person == PEOPLE.c.id),
            ~exists().where(TABLES.c.host == PEOPLE.c.id),
        )
        .limit(limit)
    )
    return list(connection.scalars(old))


def news_after(connection: Connection, number: int) -> list[tuple[int, str]]:
    rows = connection.execute(select(NEWS.c.id, NEWS.c.table_id).where(NEWS.c.id > number).order_by(NEWS.c.id))
    return [(row.id, row.table_id) for row in rows]


def latest_news(connection: Connection) -> int:
    return connection.scalar(select(func.max(NEWS.c.id))) or 0


def facts(connection: Connection, wanted: Wanted) -> list[Facts]:
    size = func.length(TABLES.c.options) + func.coalesce(func.length(TABLES.c.imported), 0)
    found = connection.execute(
        select(*OF_FACTS, ENTRIES.c.turn, ENTRIES.c.outcome, TABLES.c.imported.is_not(None), size)
        .outerjoin(ENTRIES, and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.number == TABLES.c.last))
        .where(*_conditions(wanted))
        .order_by(TABLES.c.changed.desc(), TABLES.c.id)
        .limit(wanted.limit)
    ).all()
    ids = [row.id for row in found]
    sizes, seats = _sizes_of_logs(connection, ids), _seats_of(connection, ids)
    return [
        Facts(*row[:6], turn or 0, outcome, is_saved, bytes + sizes.get(row.id, 0), seats.get(row.id, []))
        for row in found
        for turn, outcome, is_saved, bytes in [row[6:]]
    ]


OF_FACTS = [TABLES.c[name] for name in ("id", "game", "made", "changed", "host", "last")]


def _conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = []
    if wanted.table is not None:
        conditions.append(TABLES.c.id == wanted.table)
    if wanted.game is not None:
        conditions.append(TABLES.c.game == wanted.game)
    if wanted.person is not None:
        sits = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == wanted.person)
        conditions.append(or_(TABLES.c.host == wanted.person, sits))
    if wanted.is_over is not None:
        conditions.append(ENTRIES.c.outcome.is_not(None) if wanted.is_over else ENTRIES.c.outcome.is_(None))
    if wanted.before is not None:
        conditions.append(TABLES.c.changed < wanted.before)
    return conditions


def _sizes_of_logs(connection: Connection, ids: list[str]) -> dict[str, int]:
    return {
        table: int(size)
        for some in batched(ids)
        for table, size in connection.execute(
            select(ENTRIES.c.table_id, func.sum(func.length(ENTRIES.c.body)))
            .where(ENTRIES.c.table_id.in_(some))
            .group_by(ENTRIES.c.table_id)
        )
    }


def _seats_of(connection: Connection, ids: list[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {}
    for some in batched(ids):
        rows = select(SEATS.c.table_id, *OF_SEAT).where(SEATS.c.table_id.in_(some)).order_by(SEATS.c.seat)
        for table, *seat in connection.execute(rows):
            found.setdefault(table, []).append(Seat(*seat))
    return found


def batched(ids: list[str]) -> list[list[str]]:
    """A statement takes no list of any length."""
    return [ids[first : first + 1000] for first in range(0, len(ids), 1000)]


def census(connection: Connection) -> Census:
    tables = connection.execute(
        select(TABLES.c.game, func.count(), func.count(ENTRIES.c.outcome), func.count(TABLES.c.imported))
        .outerjoin(ENTRIES, and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.number == TABLES.c.last))
        .group_by(TABLES.c.game)
    )
    oldest, latest = connection.execute(select(func.min(TABLES.c.changed), func.max(TABLES.c.changed))).one()
    return Census(
        people=connection.scalar(select(func.count()).where(PEOPLE.c.name != "")) or 0,
        tables={game: Count(*counts) for game, *counts in tables},
        entries=connection.scalar(select(func.sum(TABLES.c.last))) or 0,
        bytes=size_of(connection),
        oldest_change=oldest,
        latest_change=latest,
    )


def people_with(connection: Connection, number: int | None, name: str | None) -> list[Person]:
    """By either; somebody who is forgotten has a number, but no name."""
    its = PEOPLE.c.id == number if number is not None else and_(PEOPLE.c.name == name, PEOPLE.c.name != "")
    return [Person(*row) for row in connection.execute(select(*OF_PERSON).where(its).order_by(PEOPLE.c.id))]


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
