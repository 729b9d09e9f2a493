"""A table that people sit at: one command after another is checked, applied, saved, and only then told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence

import msgspec

from ostrov.kernel.refusals import Complaint, Impossible
from ostrov.server import log, seating, undoing
from ostrov.server.log import AnyBody, Chosen, Seated
from ostrov.server.messages import (
    AnyCommand,
    Consent,
    Done,
    HandOver,
    Look,
    Play,
    Played,
    Refused,
    Sit,
    TakeBack,
    Wish,
)
from ostrov.server.metrics import BOT_FAILURES, COMMANDS, REFUSALS
from ostrov.server.news import Eyes, News
from ostrov.server.problems import problem_of
from ostrov.server.showing import People, Seen, Snapshot, close_curtain, eye_of
from ostrov.server.sockets import Watcher
from ostrov.server.storage import Contested, Entry, Seat, Store
from ostrov.server.table import Table, encode
from ostrov.server.workers import BotFailed, BotPool

# The bot that takes over from one that fails.
SIMPLEST_BOT = "random"
_ANSWERS_KEPT = 256
# What is refused for these may well be done when it is asked once more.
_PASSING = ("not-saved", "not-read")
_SECONDS_AFTER_FAILURE = 1.0
# Between two choices at a table where bots have every seat of a person's: whoever wants to play on finds the game
# where it was shown to be. On a table of bots alone nobody waits for a seat.
_SECONDS_WITHOUT_PEOPLE = 1.0

logger = logging.getLogger("ostrov.tables")


def stale() -> Complaint:
    """What the command answered is no longer asked."""
    return Complaint("stale")


class HostedTable:
    """The one place that changes a table, or tells anybody about it."""

    def __init__(self, table: Table, store: Store, pool: BotPool, names: dict[int, str]) -> None:
        self.table = table
        self.watchers: list[Watcher] = []
        self._store = store
        self._pool = pool
        self._names = names
        # Held by whoever changes the table until that is saved, and by whoever looks: what is shown was saved.
        self._lock = asyncio.Lock()
        # How much of the table its log has. What is applied and could not be saved is taken back by reading the log.
        self.version = table.version
        self._bots: asyncio.Task[None] | None = None
        self._answers: OrderedDict[str, Done | Refused] = OrderedDict()
        # Since which version each seat has been asked what it is asked now.
        self._asked: dict[int, tuple[int, bytes]] = {}
        self._look_at_questions(self.snapshot())

    @contextlib.asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """The table as its log has it, for one at a time."""
        async with self._lock:
            await self._settle()
            yield

    async def _settle(self) -> None:
        if self._is_ahead:
            await self._reload()

    @property
    def _is_ahead(self) -> bool:
        return self.table.version != self.version

    # People come and go

    async def welcome(self, watcher: Watcher) -> None:
        async with self.at_rest():
            was_here = watcher.reader.person in self.present
            self.watchers.append(watcher)
            snapshot = self.snapshot()
            watcher.tell(snapshot.table_shown(watcher.reader))
            if not was_here and self.table.seats_of(watcher.reader.person):
                self._tell_presence(snapshot, but=watcher)
        self.wake_bots()

    async def farewell(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        person = watcher.reader.person
        if person not in self.present and self.table.seats_of(person):
            async with self._lock:
                if not self._is_ahead:
                    self._tell_presence(self.snapshot())

    async def meet_again(self, person: int | None) -> None:
        """Somebody who sits here has another name."""
        if self.table.seats_of(person):
            async with self._lock:
                if not self._is_ahead:
                    self._tell_seats(self.snapshot())

    @property
    def present(self) -> set[int]:
        return {watcher.reader.person for watcher in self.watchers if watcher.reader.person is not None}

    @property
    def is_idle(self) -> bool:
        return not self.watchers and not self._lock.locked() and (self._bots is None or self._bots.done())

    def snapshot(self) -> Snapshot:
        return Snapshot(self.table, People(self._names, self.present))

    # Commands

    async def obey(self, watcher: Watcher, command: AnyCommand) -> None:
        """Carry out a command and answer it; the same id again gets the same answer and changes nothing."""
        key = f"{watcher.reader.person}:{command.id}"
        async with self._lock:
            answer, news = await self._answer(watcher, command, key)
            if news is None:
                watcher.tell(answer)
            else:
                await self._tell_one_first(news, watcher, answer)
        self.wake_bots()

    def _answer_on_file(self, key: str, command: str) -> Done | None:
        number = self.table.commands.get(key)
        return None if number is None else Done(command, number)

    async def _answer(self, watcher: Watcher, command: AnyCommand, key: str) -> tuple[Done | Refused, News | None]:
        """The answer, and what there is to tell everybody."""
        if key in self._answers:
            return self._answers[key], None
        answer: Done | Refused
        news: News | None = None
        try:
            await self._settle()
            if on_file := self._answer_on_file(key, command.id):
                return on_file, None
            news = await self._carry_out(watcher, command, key)
            answer = Done(command.id, self.version)
            COMMANDS.inc()
        except Complaint as complaint:
            if on_file := self._answer_on_file(key, command.id):
                # It was saved all the same, perhaps by another server.
                return on_file, None
            REFUSALS.labels(complaint.code).inc()
            answer = Refused(command.id, self.version, problem_of(complaint))
            if complaint.code == stale().code:
                watcher.tell(self.snapshot().table_shown(watcher.reader))
            if complaint.code in _PASSING:
                return answer, None
        self._answers[key] = answer
        if len(self._answers) > _ANSWERS_KEPT:
            self._answers.popitem(last=False)
        return answer, news

    async def _carry_out(self, watcher: Watcher, command: AnyCommand, key: str) -> News | None:
        table, person = self.table, watcher.reader.person
        match command:
            case Play():
                seating.check_plays(table, person, command.seat)
                self._check_fresh(command.seat, command.version)
                choice = table.game.decode(bytes(command.action), table.game.choice_type)
                return await self._write([Chosen(command.seat, choice)], key, person)
            case TakeBack():
                self._check_version(command.version)
                return await self._write([undoing.take_back(table, person)], key, person)
            case Consent():
                self._check_version(command.version)
                return await self._write(undoing.answer(table, person, command.agrees), key, person)
            case Sit():
                return await self._seat(seating.sit(table, person, command.seat, command.key), key, person)
            case HandOver():
                seated = seating.hand_over(table, person, command.seat, command.bot, self.present)
                return await self._seat(seated, key, person)
            case Look():
                self._look(watcher, command.seat)
            case Wish():
                watcher.reader.wants_forecast = command.forecast
                watcher.tell(self.snapshot().seats_changed(watcher.reader))
            case _:
                raise Complaint("command-unknown")
        return None

    async def _seat(self, seated: Seated, key: str, person: int | None) -> News | None:
        """Who sits there already changes nothing."""
        if self.table.seats[seated.seat] == Seat(seated.person, seated.bot):
            return None
        return await self._write([seated], key, person)

    def _check_fresh(self, seat: int, version: int) -> None:
        """Several seats may be asked at once: a command is stale when what its own seat was asked has changed."""
        since, _ = self._asked.get(seat, (self.table.version, b""))
        if not since <= version <= self.table.version:
            raise stale()

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
        eyes = self._eyes()
        seen: list[Seen] = []
        entries = [self._take(body, person, eyes, seen) for body in bodies]
        while self.table.is_chance_awaited:
            entries.append(self._deal(person, eyes, seen))
        entries[-1] = msgspec.structs.replace(entries[-1], command=command)
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
        return self._news(bodies, seen, eyes)

    def _news(self, bodies: Sequence[AnyBody], seen: list[Seen], eyes: Eyes) -> News:
        snapshot = self.snapshot()
        self._look_at_questions(snapshot, bodies)
        self._close_curtains()
        return News(snapshot, bodies, seen, eyes)

    def _eyes(self) -> Eyes:
        if not self.table.game.has_secrets:
            return dict.fromkeys(self.watchers)
        return {watcher: eye_of(self.table, watcher.reader) for watcher in self.watchers}

    def _take(self, body: AnyBody, person: int | None, eyes: Eyes, seen: list[Seen]) -> Entry:
        self.table.take(body)
        if isinstance(body, Chosen):
            seen.append(self._seen(eyes))
        else:
            # Whoever has just sat down sees what follows from there.
            eyes.update(self._eyes())
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

    def _look_at_questions(self, snapshot: Snapshot, bodies: Sequence[AnyBody] = ()) -> None:
        """Notice which seats are asked something new. Whoever has just chosen is asked anew, even if it is the same."""
        table = self.table
        chose = {body.by for body in bodies if isinstance(body, Chosen)}
        asked: dict[int, tuple[int, bytes]] = {}
        for seat in table.awaited:
            if table.seats[seat].bot is not None:
                continue
            question = encode(snapshot.asked_of(seat))
            since, before = self._asked.get(seat, (table.version, b""))
            asked[seat] = (since if question == before and seat not in chose else table.version, question)
        self._asked = asked

    # Telling

    async def _tell_one_first(self, news: News, first: Watcher, answer: Done | Refused) -> None:
        """Whoever acted sees it, and is answered, before anything is made for the others: on a busy server, all who
        have just acted are."""
        news.tell(first)
        first.tell(answer)
        try:
            await asyncio.sleep(0)
        finally:
            for watcher in self.watchers:
                if watcher is not first:
                    news.tell(watcher)

    def _tell(self, news: News) -> None:
        for watcher in self.watchers:
            news.tell(watcher)

    def _close_curtains(self) -> None:
        if self.table.game.has_secrets:
            for watcher in self.watchers:
                close_curtain(self.table, watcher.reader)

    def _tell_all(self, snapshot: Snapshot) -> None:
        for watcher in self.watchers:
            watcher.tell(snapshot.table_shown(watcher.reader))

    def _tell_seats(self, snapshot: Snapshot) -> None:
        for watcher in self.watchers:
            watcher.tell(snapshot.seats_changed(watcher.reader))

    def _tell_presence(self, snapshot: Snapshot, but: Watcher | None = None) -> None:
        for watcher in self.watchers:
            if watcher is not but:
                watcher.tell(snapshot.presence_changed(watcher.reader))

    # Other servers

    async def catch_up(self) -> None:
        """Take over what another server has written, and tell everybody here."""
        async with self.at_rest():
            entries = await self._store.entries_after(self.table.stored.id, self.table.version)
            if not entries:
                await self._look_for_another_table()
                return
            eyes = self._eyes()
            seen: list[Seen] = []
            bodies = [log.decode(entry.body) for entry in entries]
            for body, entry in zip(bodies, entries, strict=True):
                self._take(body, None, eyes, seen)
                self.table.remember(entry.command, entry.number)
            self.version = self.table.version
            await self._learn_names(bodies)
            self._tell(self._news(bodies, seen, eyes))
        self.wake_bots()

    async def _learn_names(self, bodies: Sequence[AnyBody]) -> None:
        """Whoever sat down by way of another server has perhaps never been here."""
        people = {body.person for body in bodies if isinstance(body, Seated) and body.person is not None}
        if strangers := people - self._names.keys():
            self._names.update(await self._store.names_of(strangers))

    async def _look_for_another_table(self) -> None:
        """Perhaps this one is played again, by way of another server."""
        loaded = await self._store.load(self.table.stored.id)
        if loaded is not None and loaded[0].again not in (None, self.table.stored.again):
            self.tell_again(str(loaded[0].again))

    async def _reload(self) -> None:
        """The log is the truth: go back to what it holds, and show that to everybody."""
        loaded = await load(self._store, self.table.stored.id)
        assert loaded is not None
        self.table = loaded
        self.version = loaded.version
        self._asked = {}
        snapshot = self.snapshot()
        self._look_at_questions(snapshot)
        self._close_curtains()
        self._tell_all(snapshot)

    def tell_again(self, table: str) -> None:
        self.table.stored = msgspec.structs.replace(self.table.stored, again=table)
        for watcher in self.watchers:
            watcher.tell(Played(table))

    # Bots

    def wake_bots(self) -> None:
        """Let the bots play on, if any of them is awaited and they do not already."""
        if self._bot_awaited() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._let_bots_play())

    def _bot_awaited(self) -> int | None:
        table = self.table
        return next((seat for seat in table.awaited if table.seats[seat].bot is not None), None)

    async def _let_bots_play(self) -> None:
        while (seat := self._bot_awaited()) is not None:
            try:
                await self._let_bot_play(seat)
            except Complaint as complaint:
                if complaint.code != stale().code:
                    await asyncio.sleep(_SECONDS_AFTER_FAILURE)
            except Exception:
                logger.exception("a bot could not play")
                await asyncio.sleep(_SECONDS_AFTER_FAILURE)

    async def _let_bot_play(self, seat: int) -> None:
        table, version, bot = self.table, self.table.version, self.table.seats[seat].bot
        assert bot is not None
        view = encode(table.game.view(table.referee.position, seat))
        choice: bytes | None = None
        try:
            choice = await self._pool.choose(table.game.id, bot, table.stored.id, seat, view, secrets.randbits(62))
        except BotFailed as failure:
            self._note_failure(bot, failure.why)
        if self._is_kept_for_people:
            await asyncio.sleep(_SECONDS_WITHOUT_PEOPLE)
        async with self.at_rest():
            if self.table.version == version:
                self._tell(await self._write([self._bots_choice(seat, bot, choice)], None, None))

    @property
    def _is_kept_for_people(self) -> bool:
        """Bots play for everybody, and for some of them only until they are back."""
        seats = self.table.seats
        return any(seat.person is not None for seat in seats) and all(seat.player is None for seat in seats)

    def _bots_choice(self, seat: int, bot: str, choice: bytes | None) -> AnyBody:
        """What the bot chose. One that failed is replaced; if the simplest fails too, the first action will do."""
        table = self.table
        if choice is not None:
            with contextlib.suppress(Impossible):
                chosen = table.game.decode(choice, table.game.choice_type)
                if chosen in table.referee.actions(seat):
                    return Chosen(seat, chosen, bot)
            self._note_failure(bot, "illegal")
        if bot != SIMPLEST_BOT:
            return Seated(seat, table.seats[seat].person, SIMPLEST_BOT)
        return Chosen(seat, table.referee.actions(seat)[0], bot)

    def _note_failure(self, bot: str, why: str) -> None:
        BOT_FAILURES.labels(why).inc()
        logger.warning("bot %s of %s failed: %s", bot, self.table.game.id, why)

    async def close(self) -> None:
        if self._bots is not None:
            self._bots.cancel()
        for watcher in self.watchers:
            watcher.drop()


def entry_of(table: Table, body: AnyBody, person: int | None) -> Entry:
    """The last thing that happened at a table, for its log, with what the lobby shows of it."""
    outcome = table.outcome
    return Entry(
        number=table.version,
        body=log.encode(body),
        person=person,
        awaited=sum(1 << seat for seat in table.waited_for),
        turn=table.turn,
        outcome=None if outcome is None else outcome.reason,
    )


async def load(store: Store, id: str) -> Table | None:
    """A table from its log."""
    loaded = await store.load(id)
    if loaded is None:
        return None
    stored, entries, _ = loaded
    table = Table(stored)
    for entry in entries:
        table.take(log.decode(entry.body))
        table.remember(entry.command, entry.number)
    return table
