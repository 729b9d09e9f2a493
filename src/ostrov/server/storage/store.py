"""The public face of the storage."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ostrov.kernel.refusals import Complaint
from ostrov.server.metrics import COMMITS
from ostrov.server.storage import notices, questions, steps
from ostrov.server.storage.database import is_sqlite, read_url, reading_engine, shown, unreachable
from ostrov.server.storage.notices import AnyNotice, OnNotice
from ostrov.server.storage.owning import make_private
from ostrov.server.storage.polling import Poller
from ostrov.server.storage.steps import Rows
from ostrov.server.storage.stored import Census, Contested, Facts, Listed, Old, Person, Wanted
from ostrov.server.storage.writing import Writer
from ostrov.server.supervising import SECONDS_TO_HEAL, GiveUp, go_on
from ostrov.server.table.stored import Entry, Seat, StoredTable

if TYPE_CHECKING:
    from ostrov.server.storage.listening import Listener, OnChange

log = logging.getLogger(__name__)

READERS = 4
# The letters of a date.
_DAY = 10

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class Store:
    """Keeps people, tables and logs. Its methods are awaited on one asyncio loop.

    A write returns once it is committed, whole; it raises Contested if another was first, and Complaint("not-saved")
    if the database fails. In the second case it may have been saved all the same, if the database went away while
    committing: read the table anew. Await each append before the table's next.
    """

    def __init__(
        self,
        url: URL,
        on_change: OnChange | None,
        give_up: GiveUp = go_on,
        seconds_to_heal: float = SECONDS_TO_HEAL,
        *,
        on_notice: OnNotice | None = None,
        is_guest: bool = False,
    ) -> None:
        # With PostgreSQL other processes hear of changes under this name; in a SQLite file a guest leaves news.
        self.name = None if is_sqlite(url) else secrets.token_hex(8)
        self._notices = 0
        self._is_guest = is_guest
        # One connection more, for whoever listens.
        self._reading = reading_engine(url, READERS + 1)
        self._listener = _listener(url, self.name, on_change, on_notice, self._reading) if on_change else None
        self._readers = ThreadPoolExecutor(READERS, "ostrov-reader")
        self._writer = Writer(url, give_up, seconds_to_heal)
        self._trouble = ""

    @classmethod
    def open(
        cls,
        url: str,
        *,
        on_change: OnChange | None = None,
        on_notice: OnNotice | None = None,
        give_up: GiveUp = go_on,
        seconds_to_heal: float = SECONDS_TO_HEAL,
    ) -> Store:
        """Open a SQLite file by its path, or a database by its URL, and bring it up to date.

        `on_change` is called whenever another process has changed a table, with the table's id, or with None when
        changes may have been missed; on a thread of the store's, so it should only pass the word on. A SQLite file is
        owned by one process: others open it as guests (`open_as_guest`), and what they change is heard within seconds.
        `on_notice` is called, on the same thread, with every notice of a server, this store's own as well.
        `give_up` is called when writing has failed for `seconds_to_heal` because its process does not come to life.
        """
        # The process that writes does without, and starts the sooner.
        from ostrov.server.storage.migrating import migrate

        address = read_url(url)
        if is_sqlite(address):
            make_private(Path(shown(address)))
        migrate(address)
        return cls(address, on_change, give_up, seconds_to_heal, on_notice=on_notice)

    @classmethod
    def open_as_guest(cls, url: str) -> Store:
        """Beside the server that owns the database, or without one: it is taken as it is, and nothing is made."""
        check_database(url)
        return cls(read_url(url), None, is_guest=True)

    def start(self) -> None:
        """Have the first write find everything ready."""
        self._writer.start()

    async def close(self) -> None:
        """Write what is queued first."""
        await self._writer.close()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.shutdown()
        if self._listener:
            self._listener.close()
        self._reading.dispose()

    def clock(self) -> float:
        """Seconds of the Unix epoch."""
        return time.time()

    # People

    async def person_of(self, token_hash: bytes) -> Person | None:
        return await self._read(questions.person_of, token_hash)

    async def add_person(self, token_hash: bytes, name: str) -> Person:
        seen = steps.written(datetime.now(UTC))
        await self._write({steps.ADD_PEOPLE: [{"token_hash": token_hash, "name": name, "seen": seen}]})
        person = await self.person_of(token_hash)
        assert person is not None
        return person

    async def rename(self, person: int, name: str) -> None:
        rows = {steps.RENAME: [{"who": person, "new_name": name}]}
        await self._write(rows | self._noticing([notices.Renamed(person)]))

    def see(self, person: Person) -> None:
        """Note once a day that somebody is here. Nobody waits for it, and it does not matter if it fails."""
        now = steps.written(datetime.now(UTC))
        if (person.seen or "")[:_DAY] == now[:_DAY]:
            return
        self._write_unawaited({steps.SEE: [{"who": person.id, "now": now}]})

    async def old_people(self, before: str, limit: int = 500) -> list[int]:
        """Who has no table, and was not here since `before`."""
        return await self._read(questions.old_people, before, limit)

    async def forget(self, people: Iterable[int], before: str) -> None:
        """Those of them who have no table and were not here since `before`: their names and cookies go."""
        await self._write(steps.forgetting(people, before))

    async def forget_now(self, person: int) -> None:
        """Their name and their cookie, whatever they sit at."""
        await self._write(steps.forgetting_now(person))

    async def people_with(self, *, number: int | None = None, name: str | None = None) -> list[Person]:
        return await self._read(questions.people_with, number, name)

    async def names_of(self, people: Iterable[int]) -> dict[int, str]:
        return await self._read(questions.names_of, set(people))

    # Tables

    async def make_table(
        self, table: StoredTable, entries: Sequence[Entry], seats: Sequence[Seat], again_of: str | None = None
    ) -> None:
        """`again_of`: the table that is played again at this one; Contested if it is already, at another."""
        rows = steps.making(table, entries, seats)
        if again_of is not None:
            rows |= steps.playing_again(again_of, table.id) | self._news(again_of)
        await self._write(rows)

    async def append(self, table: str, entries: Sequence[Entry], seats: Sequence[Seat] | None = None) -> None:
        """Numbers go on from the last one that is stored; `seats`, if given, replace those before."""
        await self._write(steps.appending(table, entries, seats) | self._news(table))

    async def remove_table(self, table: str, before: str | None = None) -> None:
        """With its seats and its log; Contested if there is none, or it has changed since `before`."""
        rows = steps.removing(table) if before is None else steps.removing(table, before)
        await self._write(rows | self._news(table))

    async def old_tables(self, before: str, after: tuple[str, str] = ("", ""), limit: int = 50) -> list[Old]:
        """Unchanged since `before`, the oldest first, beginning after that change and id."""
        return await self._read(questions.old_tables, before, after, limit)

    async def facts(self, wanted: Wanted) -> list[Facts]:
        return await self._read(questions.facts, wanted)

    async def census(self) -> Census:
        return await self._read(questions.census)

    async def again(self, table: str) -> str:
        """Where a table is played again that is known to be."""
        held = await self._read(questions.again, table)
        assert held is not None, table
        return held

    async def load(self, table: str) -> tuple[StoredTable, list[Entry], list[Seat]] | None:
        return await self._read(questions.load, table)

    async def entries_after(self, table: str, number: int) -> list[Entry]:
        return await self._read(questions.entries_after, table, number)

    async def number_of_command(self, table: str, command: str) -> int | None:
        """The last number that this command brought: of the entries that were appended together."""
        return await self._read(questions.number_of_command, table, command)

    async def tables_of(self, person: int, limit: int = 50) -> list[Listed]:
        """Those where the person has a seat, the latest change first."""
        return await self._read(questions.tables_of, person, limit)

    async def beat(self) -> None:
        """Write something and read it back; a Complaint if that fails."""
        before = await self._read(questions.beats)
        try:
            await self._writer.write(steps.beating())
        except Contested:
            raise Complaint("not-saved") from None
        if await self._read(questions.beats) <= before:
            raise Complaint("not-saved")

    # Other servers

    def notify(self, told: Sequence[AnyNotice]) -> None:
        """Tell all servers of this database, one thing after the other. Nobody waits for it, and it may get lost."""
        if rows := self._noticing(told):
            self._write_unawaited(rows)

    def _noticing(self, told: Sequence[AnyNotice]) -> Rows:
        if self.name is None or not told:
            return {}
        first = self._notices + 1
        self._notices += len(told)
        return steps.noticing(notices.write(self.name, number, notice) for number, notice in enumerate(told, first))

    # How it does

    @property
    def is_failing(self) -> bool:
        """Whether the process that writes has died before it could begin."""
        return self._writer.healing.seconds_failing > 0

    @property
    def trouble(self) -> str:
        """What a SQLite file said last when it could not be read or written; nothing of PostgreSQL, whose messages name
        hosts and users."""
        return "" if self.name else self._trouble or self._writer.trouble

    @property
    def waiting(self) -> int:
        """How many writes have not been answered yet."""
        return self._writer.waiting

    async def _write(self, rows: Rows) -> None:
        with COMMITS.time():
            await self._writer.write(rows)

    def _write_unawaited(self, rows: Rows) -> None:
        with contextlib.suppress(Complaint):
            self._writer.write(rows).add_done_callback(lambda done: done.cancelled() or done.exception())

    def _news(self, table: str) -> Rows:
        if self.name is not None:
            return steps.telling(self.name, table)
        return steps.leaving_news(table) if self._is_guest else {}

    async def _read(
        self, question: Callable[Concatenate[Connection, Given], Answer], *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        def ask() -> Answer:
            with self._reading.connect() as connection:
                return question(connection, *given, **named)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except (SQLAlchemyError, RuntimeError) as error:
            # A RuntimeError: the store is closed.
            log.error("Not read: %s", error)
            self._trouble = str(getattr(error, "orig", None) or error)
            raise Complaint("not-read") from error


def check_database(url: str) -> None:
    """Complains where there is none, or not one of this version; changes nothing."""
    from ostrov.server.storage.migrating import check_is_up_to_date

    check_is_up_to_date(read_url(url))


def _listener(
    url: URL, name: str | None, on_change: OnChange, on_notice: OnNotice | None, engine: Engine
) -> Listener | Poller:
    if name is None:
        return Poller(engine, on_change)
    # Only those who use PostgreSQL need its driver.
    import psycopg

    from ostrov.server.storage.listening import Listener

    try:
        return Listener(url, name, on_change, on_notice)
    except psycopg.Error as error:
        raise unreachable(url, error) from error
