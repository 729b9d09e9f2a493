"""What those who host do by hand, beside a running server or without one: look, close, remove, invite anew, back up."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy.engine import URL

from ostrov.bots.registry import bots_of
from ostrov.kernel.refusals import Complaint
from ostrov.server.live.hosting import load
from ostrov.server.storage import Contested, Entry, Facts, Person, Store, Wanted
from ostrov.server.storage.database import is_sqlite, read_url, shown
from ostrov.server.table import log
from ostrov.server.table.folding import entry_of
from ostrov.server.table.inviting import key_of, link_path
from ostrov.server.table.log import Chosen, Invited, Seated

T = TypeVar("T")

# A table may change while it is looked at; somebody who plays that fast does not do so for long.
_ATTEMPTS = 20


class NewLink(msgspec.Struct, frozen=True):
    """The number of a seat as people count, and where somebody goes to sit down there."""

    seat: int
    path: str


class Removed(msgspec.Struct, frozen=True):
    """What went with a person: whole tables, and seats at tables of others."""

    person: int
    tables: list[str]
    seats: list[str]


async def find_table(store: Store, given: str) -> Facts:
    """By its id, or by a link to it."""
    id = given.partition("#")[0].partition("?")[0].rstrip("/").rpartition("/")[2]
    found = await store.facts(Wanted(table=id))
    if not found:
        raise Complaint("admin-no-such-table", table=given)
    return found[0]


async def find_person(store: Store, given: str) -> Person:
    """By a number, with or without its sign, or by a name that only one has."""
    number = given.removeprefix("#")
    if number.isascii() and number.isdigit():
        found = await store.people_with(number=int(number) if len(number) < _LONGEST_NUMBER else 0)
    else:
        found = await store.people_with(name=given)
    if not found:
        raise Complaint("admin-no-such-person", person=given)
    if len(found) > 1:
        numbers = ", ".join(f"#{person.id}" for person in found)
        raise Complaint("admin-several-people", person=given, numbers=numbers)
    return found[0]


# A database counts no further.
_LONGEST_NUMBER = 10


async def close(store: Store, table: str) -> None:
    try:
        await store.remove_table(table)
    except Contested:
        raise Complaint("admin-no-such-table", table=table) from None


async def renew_links(store: Store, table: str, only: int | None) -> list[NewLink]:
    """New links for all seats that are open, or for one; whoever has an old link can sit down no more."""
    return await _insist(lambda: _try_to_renew(store, table, only))


async def _try_to_renew(store: Store, id: str, only: int | None) -> list[NewLink]:
    loaded = await load(store, id)
    if loaded is None:
        raise Complaint("admin-no-such-table", table=id)
    table, since = loaded
    seats = sorted(table.open_since) if only is None else [only]
    if not seats or not table.open_since.keys() >= set(seats):
        raise Complaint("admin-no-free-seat", table=id)
    added: list[Entry] = []
    for seat in seats:
        table.take(Invited(seat))
        added.append(msgspec.structs.replace(entry_of(table, Invited(seat), None), since=since))
    await store.append(id, added)
    return [NewLink(seat + 1, link_path(id, str(key_of(table, seat)))) for seat in seats]


async def _insist(do: Callable[[], Awaitable[T]]) -> T:
    for _ in range(_ATTEMPTS):
        try:
            return await do()
        except Contested:
            # Somebody has played meanwhile.
            await asyncio.sleep(0.05)
    raise Complaint("not-saved")


# People


async def remove_person(store: Store, person: int) -> Removed:
    """First the name and the cookie; then tables that nobody else sits at; then the seats at other tables that go on.

    Of a finished game the seat keeps its number, which has no name any more.
    """
    await store.forget_now(person)
    tables: list[str] = []
    seats: list[str] = []
    for facts in await store.facts(Wanted(person=person, limit=None)):
        if any(seat.person not in (None, person) for seat in facts.seats):
            if facts.outcome is None and any(seat.person == person for seat in facts.seats):
                await _insist(partial(_try_to_leave, store, facts.table, person))
                seats.append(facts.table)
        else:
            await close(store, facts.table)
            tables.append(facts.table)
    return Removed(person, tables, seats)


async def _try_to_leave(store: Store, table: str, person: int) -> None:
    """A bot takes the seats of a game that has begun; before that they are free.

    Whose turn it is does not change by who sits there, so the lobby is told what the last entry told it.
    """
    loaded = await store.load(table)
    if loaded is None:
        return
    stored, entries, seats = loaded
    is_begun = any(isinstance(log.decode(entry.body), Chosen) for entry in entries)
    bot = _best_bot(stored.game) if is_begun else None
    left = list(seats)
    added: list[Entry] = []
    for number, seat in enumerate(seats):
        if seat.person == person:
            left[number] = msgspec.structs.replace(seat, person=None, bot=bot)
            body = log.encode(Seated(number, None, bot))
            last = entries[-1].number + len(added) + 1
            added.append(msgspec.structs.replace(entries[-1], number=last, body=body, command=None, person=None))
    await store.append(table, added, left)


def _best_bot(game: str) -> str:
    return next(bot for bot in bots_of(game) if bot != "random")


# Backups


def back_up(database: str, file: Path) -> int:
    """Everything as it is at one moment, while servers go on; returns how many bytes. A file is never overwritten."""
    url = read_url(database)
    if file.exists():
        raise Complaint("admin-file-exists", path=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise Complaint("admin-file-exists", path=str(part)) from None
    except OSError:
        raise Complaint("file-not-writable", path=str(file)) from None
    try:
        _copy_file(url, part) if is_sqlite(url) else _dump(url, part)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return file.stat().st_size


def _copy_file(url: URL, part: Path) -> None:
    try:
        with sqlite3.connect(f"file:{_quoted(str(url.database))}?mode=ro", uri=True) as source:
            with sqlite3.connect(part) as copy:
                source.backup(copy)
                # One file, complete by itself.
                copy.execute("PRAGMA journal_mode = DELETE")
                found = copy.execute("PRAGMA integrity_check").fetchone()
            copy.close()
        source.close()
    except sqlite3.Error as error:
        raise Complaint("admin-backup-failed", path=str(part), detail=str(error)) from None
    if found != ("ok",):
        raise Complaint("database-damaged", database=shown(url))


def _quoted(path: str) -> str:
    return path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")


def _dump(url: URL, part: Path) -> None:
    """By PostgreSQL's own program; the password goes where no list of processes shows it."""
    plain = url.set(drivername="postgresql", password=None).render_as_string()
    program = shutil.which("pg_dump")
    if program is None:
        raise Complaint("admin-pg-dump-missing", database=shown(url))
    password = {"PGPASSWORD": str(url.password)} if url.password else {}
    command = [program, "--format=custom", f"--file={part}", f"--dbname={plain}"]
    done = subprocess.run(command, env={**os.environ, **password}, capture_output=True, text=True)
    if done.returncode != 0:
        detail = (done.stderr.strip().splitlines() or ["pg_dump"])[-1]
        raise Complaint("admin-backup-failed", path=str(part), detail=detail)
