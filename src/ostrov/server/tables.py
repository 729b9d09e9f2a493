"""Every table that this server holds in memory: made, fetched from its log, and let go when nobody is there."""

from __future__ import annotations

import asyncio
import base64
import logging
import re
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from ostrov.bots.registry import find_bot
from ostrov.games.registry import find_game
from ostrov.kernel.game import Form, Game
from ostrov.kernel.refusals import Complaint
from ostrov.lab import replay
from ostrov.server.dealing import new_seed
from ostrov.server.hosting import HostedTable, entry_of, load
from ostrov.server.log import Chosen, Seated
from ostrov.server.messages import NewTable, SeatWanted
from ostrov.server.metrics import TABLES
from ostrov.server.storage import Contested, Entry, Seat, Store, StoredTable
from ostrov.server.table import Table
from ostrov.server.workers import BotPool

logger = logging.getLogger("ostrov.tables")

_is_id = re.compile(r"[a-z2-7]{16}").fullmatch

# Tables that nobody has watched for so long are let go; their logs bring them back.
_SECONDS_TO_KEEP = 120.0


class Tables:
    def __init__(self, store: Store, pool: BotPool) -> None:
        self._store = store
        self._pool = pool
        self._hosted: dict[str, HostedTable] = {}
        self._loading: dict[str, asyncio.Task[HostedTable | None]] = {}
        self._names: dict[int, str] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._visits = 0

    # In and out of memory

    async def find(self, id: str) -> HostedTable:
        self._visits += 1
        hosted = self._hosted.get(id) or (await self._load_once(id) if _is_id(id) else None)
        if hosted is None:
            raise Complaint("no-such-table")
        return hosted

    async def _load_once(self, id: str) -> HostedTable | None:
        """However many pages come back at once, the log is read once."""
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> HostedTable | None:
        table = await load(self._store, id)
        if table is None:
            return None
        people = {seat.person for seat in table.seats if seat.person is not None}
        people |= {change.person for change in table.changes if change.person is not None}
        self._names.update(await self._store.names_of(people | {table.stored.host}))
        return self._host(table)

    def _host(self, table: Table) -> HostedTable:
        hosted = HostedTable(table, self._store, self._pool, self._names)
        self._hosted[table.stored.id] = hosted
        TABLES.set(len(self._hosted))
        return hosted

    @property
    def activity(self) -> int:
        """Another number whenever somebody has come, or anything has happened at a table."""
        return self._visits + sum(hosted.table.version for hosted in self._hosted.values())

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        """A table goes when it was idle at two looks in a row."""
        idle_before: set[str] = set()
        while True:
            await asyncio.sleep(_SECONDS_TO_KEEP)
            idle = {id for id, hosted in self._hosted.items() if hosted.is_idle}
            for id in idle & idle_before:
                del self._hosted[id]
            idle_before = idle
            TABLES.set(len(self._hosted))

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for hosted in self._hosted.values():
            await hosted.close()

    # News

    async def meet(self, person: int, name: str) -> None:
        """Someone's name, new or changed, for all who share a table with them."""
        if self._names.get(person) == name:
            return
        self._names[person] = name
        for hosted in list(self._hosted.values()):
            await hosted.meet_again(person)

    async def heard(self, id: str | None) -> None:
        """Another server has changed this table; None: perhaps any of them."""
        ids = list(self._hosted) if id is None else [id]
        for hosted in [self._hosted[id] for id in ids if id in self._hosted]:
            try:
                await hosted.catch_up()
            except Complaint:
                # The others are told all the same; this one catches up when it is next touched.
                logger.warning("a table has not heard what another server did")

    # New tables

    async def make(self, person: int, wanted: NewTable) -> str:
        game = find_game(wanted.game)
        options = game.options(wanted.options, len(wanted.seats))
        for seat in wanted.seats:
            if seat.kind == "bot":
                find_bot(game.id, seat.bot or "")
        seats = [_seat_for(seat, person) for seat in wanted.seats]
        return await self._make(_stored(game, options, len(seats), person), seats)

    async def play_again(self, id: str, person: int | None) -> str:
        """The same people, bots and options at a new table, made once however many ask for it."""
        hosted = await self.find(id)
        async with hosted.at_rest():
            table = hosted.table
            if not table.is_over:
                raise Complaint("not-over-yet")
            if person is None or not table.seats_of(person):
                raise Complaint("not-at-this-table")
            if table.stored.again is None:
                hosted.tell_again(await self._make_again(table))
            return str(hosted.table.stored.again)

    async def _make_again(self, table: Table) -> str:
        """Another server may have been asked as well: then its table is the one."""
        stored = _stored(table.game, table.options, len(table.seats), table.stored.host)
        seats = [Seat(seat.person, None if seat.person is not None else seat.bot) for seat in table.seats]
        try:
            return await self._make(stored, seats, again_of=table.stored.id)
        except Contested:
            return await self._store.again(table.stored.id)

    async def import_record(self, text: bytes, person: int) -> str:
        """A saved game, to be looked at step by step."""
        game, record = replay.load(text)
        steps = list(record.steps)
        record.steps = []
        stored = _stored(game, record.options, record.seats, person)
        stored = msgspec.structs.replace(stored, imported=record.to_json())
        table = Table(stored)
        entries: list[Entry] = []
        for number, step in enumerate(steps, 1):
            try:
                table.take(Chosen(step.by, step.choice))
            except Complaint as complaint:
                raise Complaint("record-breaks", step=number) from complaint
            entries.append(entry_of(table, Chosen(step.by, step.choice), person))
        await self._store.make_table(stored, entries, table.seats)
        self._host(table)
        return stored.id

    async def _make(self, stored: StoredTable, seats: Sequence[Seat], again_of: str | None = None) -> str:
        table = Table(stored)
        entries: list[Entry] = []
        for number, seat in enumerate(seats):
            if not seat.is_free:
                body = Seated(number, seat.person, seat.bot)
                table.take(body)
                entries.append(entry_of(table, body, stored.host))
        while table.is_chance_awaited:
            entries.append(entry_of(table, table.deal(), stored.host))
        await self._store.make_table(stored, entries, table.seats, again_of)
        self._host(table).wake_bots()
        return stored.id


def _seat_for(wanted: SeatWanted, person: int) -> Seat:
    if wanted.kind == "here":
        return Seat(person=person)
    return Seat(bot=wanted.bot) if wanted.kind == "bot" else Seat()


def _stored(game: Game, options: Form, seats: int, host: int) -> StoredTable:
    return StoredTable(
        id=_secret(),
        game=game.id,
        rules=game.rules_version,
        seats=seats,
        options=msgspec.json.encode(options),
        seed=new_seed(),
        invite=_secret(),
        host=host,
        made=datetime.now(UTC).isoformat(),
    )


def _secret() -> str:
    """80 bits that nobody guesses, in letters that can be read out."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()
