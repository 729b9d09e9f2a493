"""What can be written: statements that take many rows at once, so that the writes of many callers go together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, bindparam, func, insert, select, update

from ostrov.server.storage.schema import ENTRIES, PEOPLE, SEATS, TABLES
from ostrov.server.storage.stored import Contested, Entry, Seat, StoredTable

CHANNEL = "ostrov"

Row = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Step:
    """One statement. `order` sorts its rows: two servers that lock rows in one order never wait for each other."""

    statement: Executable
    order: tuple[str, ...]
    # Every row must find what it is to change.
    is_fence: bool = False

    def run(self, connection: Connection, rows: list[Row]) -> None:
        done = connection.execute(self.statement, sorted(rows, key=itemgetter(*self.order)))
        if self.is_fence and done.rowcount != len(rows):
            raise Contested


# What one caller writes, all or nothing.
Rows = dict[Step, list[Row]]

ADD_PEOPLE = Step(insert(PEOPLE), ("token_hash",))
RENAME = Step(
    update(PEOPLE).where(PEOPLE.c.id == bindparam("who")).values(name=bindparam("new_name")),
    ("who",),
)
MAKE_TABLES = Step(insert(TABLES), ("id",))
MAKE_SEATS = Step(insert(SEATS), ("table_id", "seat"))
COUNT_ON = Step(
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.last == bindparam("before"))
    .values(last=bindparam("until"), changed=bindparam("now")),
    ("of_table", "before"),
    is_fence=True,
)
ADD_ENTRIES = Step(insert(ENTRIES), ("table_id", "number"))
TAKE_SEATS = Step(
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("at"))
    .values(person=bindparam("who"), bot=bindparam("which_bot")),
    ("of_table", "at"),
)
SET_AGAIN = Step(
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.again.is_(None))
    .values(again=bindparam("next_table")),
    ("of_table",),
    is_fence=True,
)
# PostgreSQL only.
TELL = Step(select(func.pg_notify(CHANNEL, bindparam("news"))), ("news",))

# In an order in which everything is there before it is spoken of.
STEPS = (ADD_PEOPLE, RENAME, MAKE_TABLES, MAKE_SEATS, COUNT_ON, ADD_ENTRIES, TAKE_SEATS, SET_AGAIN, TELL)


def making(table: StoredTable, entries: Sequence[Entry], seats: Sequence[Seat]) -> Rows:
    row = msgspec.structs.asdict(table) | {"last": entries[-1].number if entries else 0, "changed": _now()}
    made = [
        {"table_id": table.id, "seat": number, "person": seat.person, "bot": seat.bot}
        for number, seat in enumerate(seats)
    ]
    return {MAKE_TABLES: [row], MAKE_SEATS: made, ADD_ENTRIES: _entry_rows(table.id, entries)}


def appending(table: str, entries: Sequence[Entry], seats: Sequence[Seat] | None) -> Rows:
    taken = [
        {"of_table": table, "at": number, "who": seat.person, "which_bot": seat.bot}
        for number, seat in enumerate(seats or ())
    ]
    rows = {ADD_ENTRIES: _entry_rows(table, entries), TAKE_SEATS: taken}
    if entries:
        before, until = entries[0].number - 1, entries[-1].number
        rows[COUNT_ON] = [{"of_table": table, "before": before, "until": until, "now": _now()}]
    return rows


def playing_again(table: str, again: str) -> Rows:
    return {SET_AGAIN: [{"of_table": table, "next_table": again}]}


def telling(name: str, table: str) -> Rows:
    """The name is that of the writer, so that it knows its own news."""
    return {TELL: [{"news": f"{name} {table}"}]}


def _entry_rows(table: str, entries: Sequence[Entry]) -> list[Row]:
    if any(after.number != before.number + 1 for before, after in pairwise(entries)):
        raise ValueError("the numbers of entries must follow each other")
    return [msgspec.structs.asdict(entry) | {"table_id": table, "until": entries[-1].number} for entry in entries]


def _now() -> str:
    """Always of one length, so that times sort as texts."""
    return datetime.now(UTC).isoformat(timespec="microseconds")
