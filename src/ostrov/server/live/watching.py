"""Who watches a table, who of them is here, and how each of them is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ostrov.server.live.news import Eyes
from ostrov.server.live.presence import Presence
from ostrov.server.live.sockets import Watcher
from ostrov.server.table.messages import Nudged
from ostrov.server.table.patience import Patience
from ostrov.server.table.showing import People, close_curtain, eye_of
from ostrov.server.table.table import Table

# So many pages are told of a change before anybody else has a turn.
_TOLD_AT_ONCE = 16


class Watching:
    """The pages that are connected here, and the people at this table on whichever server."""

    def __init__(self, id: str, names: dict[int, str], patience: Patience, presence: Presence) -> None:
        self.watchers: list[Watcher] = []
        self.names = names
        self._id = id
        self._patience = patience
        self._presence = presence
        self.see()

    def welcome(self, watcher: Watcher) -> None:
        self.watchers.append(watcher)
        self.see()

    def farewell(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        self.see()

    def see(self) -> frozenset[int]:
        """Look who is here now; returns who has come or left since."""
        before, here = self.present, self.here
        self._presence.see(self._id, here)
        self._patience.see(here | self._presence.elsewhere(self._id))
        return before ^ self.present

    @property
    def here(self) -> frozenset[int]:
        """Those who have the page open by way of this server."""
        people = {watcher.reader.person for watcher in self.watchers}
        return frozenset(person for person in people if person is not None)

    @property
    def present(self) -> frozenset[int]:
        return self._patience.present

    @property
    def people(self) -> People:
        return People(self.names, self.present)

    def name_of(self, person: int | None) -> str:
        return "?" if person is None else self.names.get(person, "?")

    # Telling

    async def tell_each(self, tell: Callable[[Watcher], None], but: Watcher | None = None) -> None:
        """However many look on at one table, other tables have their turn in between."""
        for number, watcher in enumerate([watcher for watcher in self.watchers if watcher is not but]):
            if number and number % _TOLD_AT_ONCE == 0:
                await asyncio.sleep(0)
            tell(watcher)

    def remind(self, table: Table, seat: int, by: int | None) -> None:
        """Tell whoever plays there, on all their pages, that somebody waits."""
        player = table.seats[seat].player
        for watcher in self.watchers:
            if player is not None and watcher.reader.person == player:
                watcher.tell(Nudged(seat, self.name_of(by)))

    # Eyes

    def eyes(self, table: Table) -> Eyes:
        if not table.game.has_secrets:
            return dict.fromkeys(self.watchers)
        return {watcher: eye_of(table, watcher.reader) for watcher in self.watchers}

    def close_curtains(self, table: Table) -> None:
        if table.game.has_secrets:
            for watcher in self.watchers:
                close_curtain(table, watcher.reader)

    def drop(self, *, is_table_gone: bool = False) -> None:
        """Let all pages go; those of a table that is gone do not come back."""
        for watcher in self.watchers:
            watcher.is_table_gone |= is_table_gone
            watcher.drop()
