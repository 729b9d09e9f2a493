"""Every table that this server holds in memory: made, fetched from its log, and let go when nobody is there."""

from __future__ import annotations

import asyncio
import base64
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

import msgspec

from ostrov.bots.registry import find_bot, strongest_bot
from ostrov.games.registry import find_game
from ostrov.kernel.game import Form, Game
from ostrov.kernel.refusals import Complaint
from ostrov.lab import replay
from ostrov.lab.dealing import new_seed
from ostrov.server.bots.workers import BotPool
from ostrov.server.live.hosting import HostedTable, load
from ostrov.server.live.presence import Presence
from ostrov.server.live.slices import in_slices
from ostrov.server.metrics import TABLES
from ostrov.server.storage import Contested, Entry, Seat, Store, StoredTable
from ostrov.server.storage.notices import AnyNotice, Renamed, SeatNudged
from ostrov.server.supervising import GiveUp, go_on, keep
from ostrov.server.table.folding import entry_of, fold_record
from ostrov.server.table.log import AnyBody, Chosen, Committed, PartsAwaited, Seated
from ostrov.server.table.messages import NewTable, SeatWanted
from ostrov.server.table.patience import Patience, Timing
from ostrov.server.table.table import Table, bots_alone

logger = logging.getLogger("ostrov.tables")

_is_id = re.compile(r"[a-z2-7]{16}").fullmatch

# Tables that nobody has watched for so long are let go; their logs bring them back.
_SECONDS_TO_KEEP = 120.0
# Sooner, those that were asked for the longest time ago, once all of them together take more bytes.
MOST_BYTES = 256_000_000
# That is looked at whenever so many more tables are in memory.
TABLES_BETWEEN_LOOKS = 100
# Tables at which only bots play, of one person at once.
MOST_TABLES_OF_BOTS = 10
# Names are read anew so many at a time.
_NAMES_AT_ONCE = 1000


class Tables:
    def __init__(
        self, store: Store, pool: BotPool, grace: float = 60.0, seconds_between_heartbeats: float = 5.0
    ) -> None:
        self._store = store
        self._presence = Presence(store, seconds_between_heartbeats)
        self._timing = Timing(grace, store.clock)
        self._pool = pool
        # Those asked for last are at the end.
        self._hosted: OrderedDict[str, HostedTable] = OrderedDict()
        self._looked_at = 0
        self._loading: dict[str, asyncio.Task[HostedTable | None]] = {}
        self._names: dict[int, str] = {}
        # Held by whoever reads them anew: what was read last was written last.
        self._learning = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None
        self._visits = 0

    # In and out of memory

    async def find(self, id: str) -> HostedTable:
        self._visits += 1
        self._let_go_if_gone(id)
        hosted = self._hosted.get(id) or (await self._load_once(id) if _is_id(id) else None)
        if hosted is None:
            raise Complaint("no-such-table")
        if id in self._hosted:
            self._hosted.move_to_end(id)
        return hosted

    async def _load_once(self, id: str) -> HostedTable | None:
        """However many pages come back at once, the log is read once."""
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> HostedTable | None:
        loaded = await load(self._store, id)
        if loaded is None:
            return None
        table, since = loaded
        self._names.update(await self._store.names_of(table.people))
        patience = Patience(self._timing)
        patience.read(table, since)
        return self._host(table, patience)

    def _host(self, table: Table, patience: Patience) -> HostedTable:
        hosted = HostedTable(
            table, self._store, self._pool, self._names, patience, self._presence, self.check_bots_alone
        )
        self._hosted[table.stored.id] = hosted
        if len(self._hosted) >= self._looked_at + TABLES_BETWEEN_LOOKS:
            self._make_room()
        TABLES.set(len(self._hosted))
        return hosted

    def _make_room(self) -> None:
        """Let go of idle tables until the rest takes no more than it may, and of names that nobody asks for."""
        too_much = sum(hosted.table.size for hosted in self._hosted.values()) - MOST_BYTES
        if too_much > 0:
            for id, hosted in list(self._hosted.items())[:-1]:
                if too_much > 0 and hosted.is_idle:
                    too_much -= hosted.table.size
                    del self._hosted[id]
        self._forget_strangers()
        self._looked_at = len(self._hosted)

    def _forget_strangers(self) -> None:
        """Of people, those are known by name who have to do with a table in memory."""
        known: set[int] = set()
        for hosted in self._hosted.values():
            known |= hosted.people
        for person in self._names.keys() - known:
            del self._names[person]

    @property
    def activity(self) -> int:
        """Another number whenever somebody has come, or anything has happened at a table."""
        return self._visits + sum(hosted.table.version for hosted in self._hosted.values())

    def start(self, give_up: GiveUp = go_on) -> None:
        self._sweeper = keep(self._sweep(), "letting tables go", give_up)
        self._presence.start(give_up)

    async def _sweep(self) -> None:
        """A table goes when it was idle at two looks in a row."""
        idle_before: set[str] = set()
        while True:
            await asyncio.sleep(_SECONDS_TO_KEEP)
            idle = {id for id, hosted in self._hosted.items() if hosted.is_idle}
            for id in idle & idle_before:
                self._hosted.pop(id, None)
            self._make_room()
            idle_before = idle
            TABLES.set(len(self._hosted))

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for hosted in self._hosted.values():
            await hosted.close()
        self._presence.close()

    # News

    async def meet(self, person: int, name: str) -> None:
        """Someone's name, new or changed, for all who share a table with them."""
        if self._names.get(person) == name:
            return
        self._names[person] = name
        for hosted in [hosted for hosted in self._hosted.values() if hosted.watchers]:
            await hosted.meet_again(person)

    async def heard(self, id: str | None) -> None:
        """Another server has changed this table; None: perhaps any of them, and whatever else is told was missed."""
        if id is None:
            self._presence.ask()
            await self._learn_names(list(self._names))
        ids = list(self._hosted) if id is None else [id]
        for hosted in [self._hosted[id] for id in ids if id in self._hosted]:
            try:
                await hosted.catch_up()
            except Complaint:
                # The others are told all the same; this one catches up when it is next touched.
                logger.warning("a table has not heard what another server did")
            self._let_go_if_gone(hosted.table.stored.id)

    async def noticed(self, by: str, notice: AnyNotice) -> None:
        """What a server has told; this one, too. Who is elsewhere is noted before anything is awaited, so in the order
        in which it was told."""
        match notice:
            case Renamed():
                await self._learn_names([notice.person])
            case SeatNudged():
                if by != self._store.name and (hosted := self._hosted.get(notice.table)) is not None:
                    hosted.nudged_elsewhere(notice.seat, notice.by)
            case _:
                await self._look_elsewhere(self._presence.hear(by, notice))

    async def _learn_names(self, people: Sequence[int]) -> None:
        """Of those who are known here."""
        async with self._learning:
            known = [person for person in people if person in self._names]
            for at in range(0, len(known), _NAMES_AT_ONCE):
                try:
                    names = await self._store.names_of(known[at : at + _NAMES_AT_ONCE])
                except Complaint:
                    logger.warning("names could not be read anew")
                    return
                for person, name in names.items():
                    await self.meet(person, name)

    async def _look_elsewhere(self, tables: Iterable[str]) -> None:
        for id in tables:
            if (hosted := self._hosted.get(id)) is not None:
                await hosted.look_elsewhere()
                # A server that is gone may have had people at many tables.
                await asyncio.sleep(0)

    # The end of tables

    async def remove_old(self, id: str, before: str) -> bool:
        """Remove a table that has not changed since, unless somebody looks at it; says whether it is gone."""
        self._let_go_if_gone(id)
        hosted = self._hosted.get(id)
        if id in self._loading or (hosted is not None and not hosted.is_idle):
            return False
        try:
            await (self._store.remove_table(id, before) if hosted is None else hosted.remove(before))
        except Contested:
            # It was played on, or another server was first.
            return False
        if (loaded := self._hosted.get(id)) is not None:
            loaded.vanish()
        self._let_go_if_gone(id)
        return True

    def _let_go_if_gone(self, id: str) -> None:
        hosted = self._hosted.get(id)
        if hosted is not None and hosted.is_gone:
            del self._hosted[id]
            TABLES.set(len(self._hosted))

    # New tables

    async def make(self, person: int, wanted: NewTable) -> str:
        game = find_game(wanted.game)
        options = game.options(wanted.options, len(wanted.seats))
        for seat in wanted.seats:
            if seat.kind == "bot":
                find_bot(game.id, seat.bot or "")
        seats = [_seat_for(seat, person) for seat in wanted.seats]
        if bots_alone(seats):
            self.check_bots_alone(person)
        sits = any(seat.person == person for seat in seats)
        first = [Committed(person, wanted.commitment)] if wanted.commitment is not None and sits else []
        strength = strongest_bot(game.id, [seat.bot for seat in seats if seat.bot is not None])
        stored = _stored(game, options, len(seats), person)
        stored = msgspec.structs.replace(stored, strength=strength, move_seconds=wanted.move_seconds)
        return await self._make(stored, seats, first)

    def check_bots_alone(self, host: int) -> None:
        """A person may have so many tables at once at which only bots play."""
        tables = [hosted.table for hosted in self._hosted.values() if hosted.table.stored.host == host]
        playing = [table for table in tables if bots_alone(table.seats) and not table.is_over and not table.is_imported]
        if len(playing) >= MOST_TABLES_OF_BOTS:
            raise Complaint("too-many-tables-of-bots", most=MOST_TABLES_OF_BOTS)

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
        stored = msgspec.structs.replace(stored, strength=table.strength, move_seconds=table.stored.move_seconds)
        seats = [Seat(seat.person, None if seat.person is not None else seat.bot) for seat in table.seats]
        try:
            # Whoever gave something to chance is given the time to do so again.
            first = [PartsAwaited(list(table.parts.bound))] if table.parts.bound else []
            return await self._make(stored, seats, first, again_of=table.stored.id)
        except Contested:
            return await self._store.again(table.stored.id)

    async def import_record(self, text: bytes, person: int) -> str:
        """A saved game, to be looked at step by step."""
        game, record = await in_slices(replay.loading(text))
        stored = _stored(game, record.options, record.seats, person)
        stored = msgspec.structs.replace(stored, imported=msgspec.json.format(text, indent=-1))
        table = await in_slices(fold_record(stored, record))
        # The steps are in the record; the lobby wants to know how it ended.
        last = [entry_of(table, Chosen(step.by, step.choice), person) for step in record.steps[-1:]]
        await self._store.make_table(stored, last, table.seats)
        self._host(table, Patience(self._timing))
        return stored.id

    async def _make(
        self, stored: StoredTable, seats: Sequence[Seat], first: Sequence[AnyBody], again_of: str | None = None
    ) -> str:
        """`first` is what is written into the log before anybody sits down."""
        table = Table(stored)
        taken = [Seated(number, seat.person, seat.bot) for number, seat in enumerate(seats) if not seat.is_free]
        entries: list[Entry] = []
        for body in [*first, *taken]:
            table.take(body)
            entries.append(entry_of(table, body, stored.host))
        if table.is_to_be_bound:
            bound = table.parts.bind()
            table.take(bound)
            entries.append(entry_of(table, bound, stored.host))
        while table.is_chance_awaited:
            entries.append(entry_of(table, table.deal(), stored.host))
        patience = Patience(self._timing)
        patience.look_at(table)
        if entries:
            entries[-1] = msgspec.structs.replace(entries[-1], since=patience.written(table))
        await self._store.make_table(stored, entries, table.seats, again_of)
        self._host(table, patience).go_on()
        return stored.id


def _seat_for(wanted: SeatWanted, person: int) -> Seat:
    if wanted.kind == "here":
        return Seat(person=person)
    return Seat(bot=wanted.bot) if wanted.kind == "bot" else Seat()


def _stored(game: Game, options: Form, seats: int, host: int) -> StoredTable:
    return StoredTable(
        id=new_key(),
        game=game.id,
        rules=game.rules_version,
        seats=seats,
        options=msgspec.json.encode(options),
        seed=new_seed(),
        invite_secret=secrets.token_hex(32),
        host=host,
        made=datetime.now(UTC).isoformat(),
    )


def new_key() -> str:
    """80 bits that nobody guesses, in letters that can be read out."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()
