"""Who is where, on all servers of one database: a person is at a table if any server says so.

Each server tells the others at once who has come or left, and at every heartbeat everybody who is here, so that
whatever was missed is made good. It forgets a server from which it has heard nothing for some heartbeats: of its own,
as they come back from the database. No clock is compared, and nobody is forgotten while the database is away, or while
this server was not running. With SQLite there is one server, and nothing to tell.
"""

from __future__ import annotations

import asyncio
from collections.abc import Set

from ostrov.server.storage import Store
from ostrov.server.storage.notices import AnyNotice, Came, Everybody, Heartbeat, Left, WhoIsHere, everybody
from ostrov.server.supervising import GiveUp, go_on, keep

# A server that stays silent for so long is gone; one that lives tells something between any two of them.
HEARTBEATS_TO_FORGET = 4

_NOBODY: frozenset[int] = frozenset()

# People by table; those without anybody are left out.
People = dict[str, frozenset[int]]


class _Server:
    """What another server has told."""

    def __init__(self) -> None:
        self.people: People = {}
        # The first parts of everybody, while the others are on their way.
        self._parts: People | None = None
        # So many heartbeats of our own have come back since it was heard.
        self.silent_for = 0

    def hear(self, notice: AnyNotice) -> set[str]:
        """Returns the tables at which others are now."""
        self.silent_for = 0
        match notice:
            case Came():
                return self._see(notice.table, self.people.get(notice.table, _NOBODY) | {notice.person})
            case Left():
                return self._see(notice.table, self.people.get(notice.table, _NOBODY) - {notice.person})
            case Everybody():
                return self._gather(notice)
            case _:
                return set()

    def _see(self, table: str, people: frozenset[int]) -> set[str]:
        return {table} if _put(self.people, table, people) != people else set()

    def _gather(self, part: Everybody) -> set[str]:
        if part.is_first:
            self._parts = {}
        if self._parts is None:
            # The first part was missed. Everybody is told again soon.
            return set()
        for table, person in part.pairs:
            self._parts[table] = self._parts.get(table, _NOBODY) | {person}
        if not part.is_last:
            return set()
        before, self.people, self._parts = self.people, self._parts, None
        return {table for table in before | self.people if before.get(table) != self.people.get(table)}

    @property
    def is_empty(self) -> bool:
        return not self.people and self._parts is None


class Presence:
    def __init__(self, store: Store, seconds_between_heartbeats: float) -> None:
        self._store = store
        self._seconds = seconds_between_heartbeats
        self._here: People = {}
        self._servers: dict[str, _Server] = {}
        self._beating: asyncio.Task[None] | None = None
        self._beats = 0
        self._is_told = store.name is not None

    def start(self, give_up: GiveUp = go_on) -> None:
        if self._is_told:
            self.ask()
            self._beating = keep(self._go_on_beating(), "telling other servers who is here", give_up)

    def close(self) -> None:
        """Nobody is here any more, and the others are told so."""
        if self._beating is not None:
            self._beating.cancel()
        if self._is_told:
            self._here.clear()
            self._store.notify(self._everybody())
        self._is_told = False

    # Who is here

    def see(self, table: str, people: frozenset[int]) -> None:
        """Those who have this table open on this server."""
        if not self._is_told:
            return
        before = _put(self._here, table, people)
        left = [Left(table, person) for person in before - people]
        came = [Came(table, person) for person in people - before]
        self._store.notify([*left, *came])

    def _everybody(self) -> list[Everybody]:
        return everybody([(table, person) for table, people in self._here.items() for person in people])

    async def _go_on_beating(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            self.beat()

    def beat(self) -> None:
        """Where nobody is here and nobody elsewhere, there is nothing to tell and nobody to forget."""
        if self._here or self._servers:
            self._beats += 1
            self._store.notify([*self._everybody(), Heartbeat(self._beats)])

    # Who is elsewhere

    def elsewhere(self, table: str) -> frozenset[int]:
        """Those who have this table open on other servers."""
        return _NOBODY.union(*(server.people.get(table, _NOBODY) for server in self._servers.values()))

    def ask(self) -> None:
        """Perhaps something was missed, here and by the others. After an outage of the database the first server to
        listen again asks before the rest can hear it, so each of them also tells."""
        if self._is_told:
            self._store.notify([WhoIsHere(), *self._everybody()])

    def hear(self, by: str, notice: AnyNotice) -> Set[str]:
        """Returns the tables at which others may be now."""
        if by == self._store.name:
            return self._forget_the_silent() if notice == Heartbeat(self._beats) else set()
        if isinstance(notice, WhoIsHere) and self._is_told:
            self._store.notify(self._everybody())
        server = self._servers.setdefault(by, _Server())
        changed = server.hear(notice)
        if server.is_empty:
            del self._servers[by]
        return changed

    def _forget_the_silent(self) -> set[str]:
        """At each heartbeat that comes back, unless it was so late that the next one has been sent: several that come
        back together count once."""
        for server in self._servers.values():
            server.silent_for += 1
        gone = [name for name, server in self._servers.items() if server.silent_for >= HEARTBEATS_TO_FORGET]
        return set().union(*(self._servers.pop(name).people for name in gone))


def _put(people: People, table: str, now: frozenset[int]) -> frozenset[int]:
    """Returns who was there before."""
    before = people.pop(table, _NOBODY)
    if now:
        people[table] = now
    return before
