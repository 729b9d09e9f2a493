"""The public face of the storage."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ostrov.kernel.refusals import Complaint
from ostrov.server.storage import questions, steps
from ostrov.server.storage.database import is_sqlite, read_url, reading_engine, unreachable
from ostrov.server.storage.steps import Rows
from ostrov.server.storage.stored import Entry, Listed, Person, Seat, StoredTable
from ostrov.server.storage.writing import Writer

if TYPE_CHECKING:
    from ostrov.server.storage.listening import Listener, OnChange

log = logging.getLogger(__name__)

READERS = 4
# A health check wants an answer, even if it is no.
PATIENCE = 5

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class Store:
    """Keeps people, tables and logs. Its methods are awaited on one asyncio loop.

    A write returns once it is committed, whole; it raises Contested if another was first, and Complaint("not-saved")
    if the database fails. In the second case it may have been saved all the same, if the database went away while
    committing: read the table anew. Await each append before the table's next.
    """

    def __init__(self, url: URL, on_change: OnChange | None) -> None:
        # Other processes hear of changes under this name; with SQLite there are none.
        self._name = None if is_sqlite(url) else secrets.token_hex(8)
        self._listener = _listener(url, self._name, on_change) if self._name and on_change else None
        self._reading = reading_engine(url, READERS)
        self._readers = ThreadPoolExecutor(READERS, "ostrov-reader")
        self._writer = Writer(url)

    @classmethod
    def open(cls, url: str, *, on_change: OnChange | None = None) -> Store:
        """Open a SQLite file by its path, or a database by its URL, and bring it up to date.

        With PostgreSQL, `on_change` is called whenever another process has changed a table, with the table's id, or
        with None when changes may have been missed; on a thread of the store's, so it should only pass the word on.
        With SQLite it is never called: one process owns the file.
        """
        # The process that writes does without, and starts the sooner.
        from ostrov.server.storage.migrating import migrate

        address = read_url(url)
        migrate(address)
        return cls(address, on_change)

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

    # People

    async def person_of(self, token_hash: bytes) -> Person | None:
        return await self._read(questions.person_of, token_hash)

    async def add_person(self, token_hash: bytes, name: str) -> Person:
        await self._writer.write({steps.ADD_PEOPLE: [{"token_hash": token_hash, "name": name}]})
        person = await self.person_of(token_hash)
        assert person is not None
        return person

    async def rename(self, person: int, name: str) -> None:
        await self._writer.write({steps.RENAME: [{"who": person, "new_name": name}]})

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
        await self._writer.write(rows)

    async def append(self, table: str, entries: Sequence[Entry], seats: Sequence[Seat] | None = None) -> None:
        """Numbers go on from the last one that is stored; `seats`, if given, replace those before."""
        await self._writer.write(steps.appending(table, entries, seats) | self._news(table))

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

    async def is_well(self) -> bool:
        """Whether what is asked is read and what happens could be saved now."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._read(questions.anything)
                await self._writer.write({})
        except (Complaint, TimeoutError):
            return False
        return True

    def _news(self, table: str) -> Rows:
        return steps.telling(self._name, table) if self._name else {}

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
            raise Complaint("not-read") from error


def _listener(url: URL, name: str, on_change: OnChange) -> Listener:
    # Only those who use PostgreSQL need its driver.
    import psycopg

    from ostrov.server.storage.listening import Listener

    try:
        return Listener(url, name, on_change)
    except psycopg.Error as error:
        raise unreachable(url, error) from error
