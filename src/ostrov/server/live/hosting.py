"""A table that people sit at: one command after another is checked, applied, saved, and only then told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence

import msgspec

from ostrov.kernel.record import Proof, Record
from ostrov.kernel.refusals import Complaint
from ostrov.server.bots.workers import BotPool
from ostrov.server.live.answers import Answers, key_of
from ostrov.server.live.news import Eyes, News
from ostrov.server.live.playing import BotsPlaying
from ostrov.server.live.presence import Presence
from ostrov.server.live.questions import Questions, stale
from ostrov.server.live.slices import in_slices
from ostrov.server.live.sockets import Watcher
from ostrov.server.live.watching import Watching
from ostrov.server.metrics import COMMANDS, MOVES, REFUSALS
from ostrov.server.storage import Contested, Entry, Seat, Store
from ostrov.server.storage.notices import SeatNudged
from ostrov.server.table import bounds, log, seating, undoing
from ostrov.server.table.folding import entry_of, fold
from ostrov.server.table.log import AnyBody, Chosen, Committed, Seated
from ostrov.server.table.messages import (
    AnyCommand,
    Commit,
    Consent,
    Done,
    Earlier,
    HandOver,
    Invite,
    Look,
    Nudge,
    Play,
    Played,
    Refused,
    Reveal,
    Sit,
    StandIn,
    TakeBack,
    Wish,
)
from ostrov.server.table.patience import Patience
from ostrov.server.table.problems import problem_of
from ostrov.server.table.showing import Seen, Snapshot
from ostrov.server.table.table import Table, bots_alone, key_and_digest
from ostrov.server.table.work import Work

# What is refused for these may well be done when it is asked once more.
_PASSING = ("not-saved", "not-read")
# How long people have to commit, and to reveal. A page does both by itself as soon as it can.
SECONDS_FOR_PARTS = 10.0
logger = logging.getLogger("ostrov.tables")


class HostedTable:
    """The one place that changes a table, or tells anybody about it."""

    def __init__(
        self,
        table: Table,
        store: Store,
        pool: BotPool,
        names: dict[int, str],
        patience: Patience,
        presence: Presence,
        check_bots_alone: Callable[[int], None],
    ) -> None:
        self.table = table
        self._check_bots_alone = check_bots_alone
        self._store = store
        self._patience = patience
        self._watching = Watching(table.stored.id, names, patience, presence)
        self._answers = Answers()
        self._questions = Questions()
        self._bots = BotsPlaying(self, pool, self._write_if_still_at)
        # Held by whoever changes the table until that is saved, and by whoever looks: what is shown was saved.
        self._lock = asyncio.Lock()
        # How much of the table its log has. What is applied and could not be saved is taken back by reading the log.
        self.version = table.version
        # Removed from the database: whoever still holds it is told so.
        self.is_gone = False
        self._beginning: asyncio.Task[None] | None = None
        self._questions.look_at(self.snapshot())

    @contextlib.asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """The table as its log has it, for one at a time."""
        async with self._lock:
            await self._settle()
            yield

    async def _settle(self) -> None:
        if self.is_gone:
            raise Complaint("no-such-table")
        if self._is_ahead:
            await self._reload()

    @property
    def _is_ahead(self) -> bool:
        return self.table.version != self.version

    # People come and go

    async def welcome(self, watcher: Watcher) -> None:
        async with self.at_rest():
            was_here = watcher.reader.person in self.present
            self._watching.welcome(watcher)
            snapshot = self.snapshot()
            watcher.tell(snapshot.table_shown(watcher.reader))
            if not was_here and self.table.seats_of(watcher.reader.person):
                await self._tell_presence(snapshot, but=watcher)
        self._bots.hurry()
        self.go_on()

    async def farewell(self, watcher: Watcher) -> None:
        self._watching.farewell(watcher)
        person = watcher.reader.person
        if person not in self.present and self.table.seats_of(person):
            await self._tell_who_is_here()

    async def meet_again(self, person: int | None) -> None:
        """Somebody who sits here has another name."""
        if self.table.seats_of(person):
            async with self._lock:
                if not self._is_ahead:
                    await self._tell_seats(self.snapshot())

    @property
    def watchers(self) -> list[Watcher]:
        return self._watching.watchers

    @property
    def is_watched(self) -> bool:
        return bool(self.watchers)

    @property
    def present(self) -> frozenset[int]:
        return self._watching.present

    @property
    def people(self) -> set[int]:
        """All who have to do with this table."""
        return self.table.people | self.present

    @property
    def is_idle(self) -> bool:
        is_beginning = self._beginning is not None and not self._beginning.done()
        return not (self.watchers or self._lock.locked() or self._bots.are_at_work or is_beginning)

    def snapshot(self) -> Snapshot:
        return Snapshot(self.table, self._watching.people, self._patience)

    def proof(self) -> Proof | None:
        """What every draw followed from, to be shown once the game is over."""
        if self.table.is_imported:
            return self.table.record().proof
        return self.table.parts.proof(self.table.stored, self._watching.names)

    def record(self) -> Record:
        """The saved game, with what it takes to check it."""
        return msgspec.structs.replace(self.table.record(), proof=self.proof())

    # Commands

    async def obey(self, watcher: Watcher, command: AnyCommand) -> None:
        """Carry out a command and answer it; the same one again gets the same answer and changes nothing."""
        key = key_of(watcher.reader.person, command)
        async with self._lock:
            answer, news = await self._answer(watcher, command, key)
            if news is None:
                watcher.tell(answer)
            else:
                await self._tell_one_first(news, watcher, answer)
        self.go_on()

    async def _answer(self, watcher: Watcher, command: AnyCommand, key: str) -> tuple[Done | Refused, News | None]:
        """The answer, and what there is to tell everybody."""
        answer: Done | Refused
        news: News | None = None
        try:
            await self._settle()
            if before := self._answers.before(self.table, command, key):
                return before, None
            news = await self._carry_out(watcher, command, key)
            answer = Done(command.id, self.version)
            COMMANDS.inc()
        except Complaint as complaint:
            if before := self._answers.before(self.table, command, key):
                # It was saved all the same, perhaps by another server.
                return before, None
            REFUSALS.labels(complaint.code).inc()
            answer = Refused(command.id, self.version, problem_of(complaint))
            if complaint.code == stale().code:
                watcher.tell(self.snapshot().table_shown(watcher.reader))
            if complaint.code in _PASSING:
                return answer, None
        self._answers.keep(key, answer)
        return answer, news

    async def _carry_out(self, watcher: Watcher, command: AnyCommand, key: str) -> News | None:
        table, person = self.table, watcher.reader.person
        match command:
            case Play():
                seating.check_plays(table, person, command.seat)
                self._questions.check_fresh(table, command.seat, command.version)
                choice = table.game.decode(bytes(command.action), table.game.choice_type)
                return await self._write([Chosen(command.seat, choice)], key, person)
            case TakeBack():
                self._check_version(command.version)
                undone = undoing.take_back(table, person)
                bounds.check_undo(table, undone)
                return await self._write([undone], key, person)
            case Consent():
                self._check_version(command.version)
                return await self._write(undoing.answer(table, person, command.agrees), key, person)
            case Sit():
                return await self._insist(lambda: self._sitting(person, command), key, person)
            case Invite():
                invited = seating.invite(table, person, command.seat)
                bounds.check_log(table)
                return await self._write([invited], key, person)
            case Commit():
                return await self._insist(lambda: self._committed(person, command.commitment), key, person)
            case Reveal():
                return await self._insist(lambda: self._revealed(person, command.nonce), key, person)
            case HandOver():
                seated = seating.hand_over(table, person, command.seat, command.bot)
                bounds.check_log(table)
                self._check_left_to_bots(seated)
                return await self._write([seated], key, person) if self._is_change(seated) else None
            case StandIn():
                body = seating.stand_in(table, person, command.seat, self._patience)
                bounds.check_log(table)
                if isinstance(body, Seated):
                    self._check_left_to_bots(body)
                return None if body is None else await self._write([body], key, person)
            case Nudge():
                seating.check_nudges(table, person, command.seat, self._patience)
                self._store.notify([SeatNudged(table.stored.id, command.seat, person)])
                self._watching.remind(table, command.seat, person)
            case Look():
                self._look(watcher, command.seat)
            case Wish():
                watcher.reader.wants_forecast = command.forecast
                watcher.tell(self.snapshot().seats_changed(watcher.reader))
            case Earlier():
                watcher.tell(self.snapshot().earlier(watcher.reader, command.before))
            case _:
                raise Complaint("command-unknown")
        return None

    def _check_left_to_bots(self, seated: Seated) -> None:
        seats = [*self.table.seats]
        seats[seated.seat] = Seat(seated.person, seated.bot)
        if bots_alone(seats):
            self._check_bots_alone(self.table.stored.host)

    def _is_change(self, seated: Seated) -> bool:
        """Who sits there already changes nothing."""
        return self.table.seats[seated.seat] != Seat(seated.person, seated.bot)

    def _sitting(self, person: int | None, command: Sit) -> list[AnyBody]:
        seated = seating.sit(self.table, person, command.seat, command.key)
        if not self._is_change(seated):
            return []
        if command.commitment is None or person is None or not self.table.parts.may_commit(person):
            return [seated]
        # Before the last seat is taken, after which nobody commits.
        return [Committed(person, command.commitment), seated]

    def _committed(self, person: int | None, commitment: str) -> list[AnyBody]:
        if person is None or not self.table.seats_of(person):
            raise Complaint("not-at-this-table")
        return [Committed(person, commitment)] if self.table.parts.may_commit(person) else []

    def _revealed(self, person: int | None, nonce: str) -> list[AnyBody]:
        revealed = self.table.parts.reveal(person, nonce)
        return [] if revealed is None else [revealed]

    async def _insist(self, bodies: Callable[[], list[AnyBody]], key: str, person: int | None) -> News | None:
        """What answers no version, and many do at the same time, perhaps at several servers: who comes second is looked
        at once more, and refused for a reason, if at all."""
        while written := bodies():
            try:
                return await self._write(written, key, person)
            except Complaint as complaint:
                is_done = self.table.remembered(key_and_digest(key)[0]) is not None
                if complaint.code != stale().code or is_done:
                    raise
        return None

    def _check_version(self, version: int) -> None:
        if version != self.table.version:
            raise stale()

    def _look(self, watcher: Watcher, seat: int | None) -> None:
        if seat is not None and seat not in self.table.seats_of(watcher.reader.person):
            raise Complaint("not-your-seat")
        watcher.reader.looking = seat
        # The whole table: what has been told through other eyes is not for these.
        watcher.tell(self.snapshot().table_shown(watcher.reader))

    # Changes

    async def _write(self, bodies: Sequence[AnyBody], command: str | None, person: int | None) -> News:
        """Apply and save; the caller tells. What cannot be saved has never happened."""
        eyes = self._watching.eyes(self.table)
        seen: list[Seen] = []
        entries = [self._take(body, person, eyes, seen) for body in bodies]
        if self.table.is_to_be_bound:
            entries.append(self._take(self.table.parts.bind(), person, eyes, seen))
        while self.table.is_chance_awaited:
            entries.append(self._deal(person, eyes, seen))
        self._patience.look_at(self.table, bodies)
        entries[-1] = msgspec.structs.replace(entries[-1], command=command, since=self._patience.written(self.table))
        seats_change = any(isinstance(body, Seated) for body in bodies)
        try:
            await self._store.append(self.table.stored.id, entries, self.table.seats if seats_change else None)
        except Contested:
            await self._reload()
            raise stale() from None
        except Exception as error:
            if not isinstance(error, Complaint):
                logger.exception("an entry could not be saved")
            # A log that cannot be read now is read before anybody sees the table again.
            with contextlib.suppress(Complaint):
                await self._reload()
            raise Complaint("not-saved") from error
        self.version = self.table.version
        self.table.remember(command, self.version)
        _count_moves(bodies)
        return self._news(bodies, seen, eyes)

    def _news(self, bodies: Sequence[AnyBody], seen: list[Seen], eyes: Eyes) -> News:
        snapshot = self.snapshot()
        self._questions.look_at(snapshot, bodies)
        self._watching.close_curtains(self.table)
        return News(snapshot, bodies, seen, eyes)

    def _take(self, body: AnyBody, person: int | None, eyes: Eyes, seen: list[Seen]) -> Entry:
        self.table.take(body)
        if isinstance(body, Chosen):
            seen.append(self._seen(eyes))
        else:
            # Whoever has just sat down sees what follows from there.
            eyes.update(self._watching.eyes(self.table))
        return entry_of(self.table, body, person)

    def _deal(self, person: int | None, eyes: Eyes, seen: list[Seen]) -> Entry:
        body = self.table.deal()
        seen.append(self._seen(eyes))
        return entry_of(self.table, body, person)

    def _seen(self, eyes: Eyes) -> Seen:
        """Set-up goes by too quickly to be looked at step by step."""
        table = self.table
        shown = {table.as_seen_by(eye) for eye in eyes.values()} if table.turn else set()
        return Seen(table.steps[-1], {eye: table.view(eye) for eye in shown}, table.names())

    # Telling

    async def _tell_one_first(self, news: News, first: Watcher, answer: Done | Refused) -> None:
        """Whoever acted sees it, and is answered, before anything is made for the others: on a busy server, all who
        have just acted are."""
        news.tell(first)
        first.tell(answer)
        try:
            await asyncio.sleep(0)
        finally:
            await self._tell(news, but=first)

    async def _tell(self, news: News, but: Watcher | None = None) -> None:
        await self._watching.tell_each(news.tell, but)

    async def _tell_all(self, snapshot: Snapshot) -> None:
        await self._watching.tell_each(lambda watcher: watcher.tell(snapshot.table_shown(watcher.reader)))

    async def _tell_seats(self, snapshot: Snapshot) -> None:
        await self._watching.tell_each(lambda watcher: watcher.tell(snapshot.seats_changed(watcher.reader)))

    async def _tell_who_is_here(self) -> None:
        async with self._lock:
            if not self._is_ahead:
                await self._tell_presence(self.snapshot())

    async def _tell_presence(self, snapshot: Snapshot, but: Watcher | None = None) -> None:
        await self._watching.tell_each(lambda watcher: watcher.tell(snapshot.presence_changed(watcher.reader)), but)

    # Other servers

    async def look_elsewhere(self) -> None:
        """People have perhaps come or left by way of another server."""
        if any(self.table.seats_of(person) for person in self._watching.see()):
            await self._tell_who_is_here()

    def nudged_elsewhere(self, seat: int, by: int | None) -> None:
        self._patience.note_nudge(seat)
        self._watching.remind(self.table, seat, by)

    async def catch_up(self) -> None:
        """Take over what another server has written, and tell everybody here."""
        async with self.at_rest():
            entries = await self._store.entries_after(self.table.stored.id, self.table.version)
            if not entries:
                await self._look_at_the_table_itself()
                return
            eyes = self._watching.eyes(self.table)
            seen: list[Seen] = []
            bodies = await in_slices(self._taking_over(entries, eyes, seen))
            self.version = self.table.version
            self._patience.read(self.table, entries[-1].since)
            await self._learn_names(bodies)
            await self._tell(self._news(bodies, seen, eyes))
        self.go_on()

    def _taking_over(self, entries: list[Entry], eyes: Eyes, seen: list[Seen]) -> Work[list[AnyBody]]:
        bodies: list[AnyBody] = []
        for entry in entries:
            bodies.append(log.decode(entry.body))
            self._take(bodies[-1], None, eyes, seen)
            self.table.remember(entry.command, entry.number)
            yield
        return bodies

    async def _learn_names(self, bodies: Sequence[AnyBody]) -> None:
        """Whoever sat down by way of another server has perhaps never been here, and whoever left may be forgotten."""
        if not any(isinstance(body, Seated) for body in bodies):
            return
        known = await self._store.names_of(self.table.people)
        for person in self.table.people - known.keys():
            self._watching.names.pop(person, None)
        self._watching.names.update(known)

    async def _look_at_the_table_itself(self) -> None:
        """Perhaps this one is played again by way of another server, or is gone."""
        loaded = await self._store.load(self.table.stored.id)
        if loaded is None:
            self.vanish()
            return
        stored = loaded[0]
        if stored.again not in (None, self.table.stored.again):
            self.tell_again(str(stored.again))

    async def _reload(self) -> None:
        """The log is the truth: go back to what it holds, and show that to everybody."""
        loaded = await load(self._store, self.table.stored.id)
        if loaded is None:
            self.vanish()
            raise Complaint("no-such-table")
        self.table, since = loaded
        self._patience.read(self.table, since)
        self.version = self.table.version
        self._questions.forget()
        snapshot = self.snapshot()
        self._questions.look_at(snapshot)
        self._watching.close_curtains(self.table)
        await self._tell_all(snapshot)

    # The end of a table

    async def remove(self, before: str) -> None:
        """From the database, unless it has changed since; Contested if it has."""
        async with self.at_rest():
            await self._store.remove_table(self.table.stored.id, before)
            self.vanish()

    def vanish(self) -> None:
        """There is no such table any more: pages are let go, and do not come back."""
        self.is_gone = True
        self._watching.drop(is_table_gone=True)

    def tell_again(self, table: str) -> None:
        self.table.stored = msgspec.structs.replace(self.table.stored, again=table)
        for watcher in self.watchers:
            watcher.tell(Played(table))

    # Parts

    async def _begin_without_missing(self) -> None:
        """People have a while to commit, and a while to reveal. Then the game begins without their part."""
        while missing := self.table.parts.missing:
            await asyncio.sleep(SECONDS_FOR_PARTS)
            try:
                async with self.at_rest():
                    if set(self.table.parts.missing) & set(missing):
                        await self._tell(await self._write([self.table.parts.go_on_without_missing()], None, None))
            except Complaint as complaint:
                logger.warning("a game could not begin yet: %s", complaint.code)
        self.go_on()

    # What waits for nobody here

    def go_on(self) -> None:
        """Bots play on, and a game begins without parts that do not come."""
        if self.table.parts.missing and (self._beginning is None or self._beginning.done()):
            self._beginning = asyncio.create_task(self._begin_without_missing())
        self._bots.wake()

    async def _write_if_still_at(self, choice: Chosen, version: int) -> None:
        async with self.at_rest():
            if self.table.version == version:
                await self._tell(await self._write([choice], None, None))

    async def close(self) -> None:
        self._bots.close()
        if self._beginning is not None:
            self._beginning.cancel()
        self._watching.drop()


def _count_moves(bodies: Sequence[AnyBody]) -> None:
    for body in bodies:
        if isinstance(body, Chosen):
            MOVES.labels("person" if body.bot is None else "bot").inc()


async def load(store: Store, id: str) -> tuple[Table, str | None] | None:
    """A table from its log, and since when its seats are waited for."""
    loaded = await store.load(id)
    if loaded is None:
        return None
    stored, entries, _ = loaded
    return await in_slices(fold(stored, entries)), entries[-1].since if entries else None
