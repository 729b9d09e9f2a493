"""What can be written: statements that take many rows at once, so that the writes of many callers go together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, bindparam, delete, exists, func, insert, select, update

from ostrov.server.storage.schema import ENTRIES, METADATA, NEWS, PEOPLE, PULSE, SEATS, TABLES
from ostrov.server.storage.stored import Contested
from ostrov.server.table.stored import Entry, Seat, StoredTable

# On the one, other processes hear which tables have changed; on the other, what servers tell each other.
CHANNEL = "ostrov"
NOTICES = "ostrov_notices"

Row = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Step:
    """One statement. `order` sorts its rows: two servers that lock rows in one order never wait for each other. Where
    nothing is locked, they stay in the order in which they came."""

    statement: Executable
    order: tuple[str, ...] = ()
    # Every row must find what it is to change.
    is_fence: bool = False

    def run(self, connection: Connection, rows: list[Row]) -> None:
        done = connection.execute(self.statement, sorted(rows, key=itemgetter(*self.order)) if self.order else rows)
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
# Whoever removes a table takes hold of it first, as whoever appends does: neither waits for the other half-way.
CLAIM = Step(
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.changed < bindparam("before"))
    .values(changed=TABLES.c.changed),
    ("of_table",),
    is_fence=True,
)
# Whatever refers to a table goes before it.
REMOVE_PARTS = tuple(
    Step(delete(part).where(reference.parent == bindparam("of_table")), ("of_table",))
    for part in METADATA.sorted_tables
    for reference in part.foreign_keys
    if reference.column.table is TABLES
)
REMOVE_TABLES = Step(delete(TABLES).where(TABLES.c.id == bindparam("of_table")), ("of_table",))
NO_LONGER_AGAIN = Step(update(TABLES).where(TABLES.c.again == bindparam("of_table")).values(again=None), ("of_table",))
SEE = Step(update(PEOPLE).where(PEOPLE.c.id == bindparam("who")).values(seen=bindparam("now")), ("who",))
# Entries refer to people, so a number stays. It has no name any more, and no cookie opens it.
FORGET = Step(
    update(PEOPLE)
    .where(
        PEOPLE.c.id == bindparam("who"),
        PEOPLE.c.seen < bindparam("before"),
        ~exists().where(SEATS.c.person == PEOPLE.c.id),
        ~exists().where(TABLES.c.host == PEOPLE.c.id),
    )
    .values(name="", token_hash=bindparam("no_hash"), seen=None),
    ("who",),
)
FORGET_NOW = Step(
    update(PEOPLE).where(PEOPLE.c.id == bindparam("who")).values(name="", token_hash=bindparam("no_hash"), seen=None),
    ("who",),
)
DROP_OLD_NEWS = Step(
    # The last one stays, so that no number comes twice.
    delete(NEWS).where(NEWS.c.told < bindparam("before"), NEWS.c.id < select(func.max(NEWS.c.id)).scalar_subquery()),
    ("before",),
)
ADD_NEWS = Step(insert(NEWS), ("table_id",))
BEAT = Step(
    update(PULSE).where(PULSE.c.id == bindparam("at")).values(beats=PULSE.c.beats + 1),
    ("at",),
    is_fence=True,
)
# PostgreSQL only.
TELL = Step(select(func.pg_notify(bindparam("channel"), bindparam("news"))))

# In an order in which everything is there before it is spoken of.
STEPS = (
    *(ADD_PEOPLE, RENAME, SEE, MAKE_TABLES, MAKE_SEATS, COUNT_ON, ADD_ENTRIES, TAKE_SEATS, SET_AGAIN),
    *(CLAIM, *REMOVE_PARTS, REMOVE_TABLES, NO_LONGER_AGAIN, FORGET, FORGET_NOW, DROP_OLD_NEWS, ADD_NEWS, BEAT, TELL),
)

# Every time that is written is before this one.
_FOR_EVER = "~"
_NEWS_KEPT = timedelta(hours=1)


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


def removing(table: str, before: str = _FOR_EVER) -> Rows:
    """Contested if there is no such table, or it has changed since `before`."""
    its = [{"of_table": table}]
    return {
        CLAIM: [{"of_table": table, "before": before}],
        **dict.fromkeys((*REMOVE_PARTS, REMOVE_TABLES, NO_LONGER_AGAIN), its),
    }


def forgetting(people: Iterable[int], before: str) -> Rows:
    """Those who have no table, and were not here since `before`."""
    return {FORGET: [{"who": who, "before": before, "no_hash": _no_hash(who)} for who in people]}


def forgetting_now(person: int) -> Rows:
    return {FORGET_NOW: [{"who": person, "no_hash": _no_hash(person)}]}


def _no_hash(person: int) -> bytes:
    """What no cookie has for its hash."""
    return b"forgotten %d" % person


def leaving_news(table: str) -> Rows:
    return {
        DROP_OLD_NEWS: [{"before": written(datetime.now(UTC) - _NEWS_KEPT)}],
        ADD_NEWS: [{"table_id": table, "told": _now()}],
    }


def telling(name: str, table: str) -> Rows:
    """The name is that of the writer, so that it knows its own news."""
    return {TELL: [{"channel": CHANNEL, "news": f"{name} {table}"}]}


def noticing(texts: Iterable[str]) -> Rows:
    return {TELL: [{"channel": NOTICES, "news": text} for text in texts]}


def beating() -> Rows:
    return {BEAT: [{"at": 1}]}


def _entry_rows(table: str, entries: Sequence[Entry]) -> list[Row]:
    if any(after.number != before.number + 1 for before, after in pairwise(entries)):
        raise ValueError("the numbers of entries must follow each other")
    return [msgspec.structs.asdict(entry) | {"table_id": table, "until": entries[-1].number} for entry in entries]


def _now() -> str:
    return written(datetime.now(UTC))


def written(time: datetime) -> str:
    """Always of one length, so that times sort as texts."""
    return time.isoformat(timespec="microseconds")
