"""What a change at a table gives to tell, made for one page after another."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.server.live.sockets import Watcher
from ostrov.server.table.log import AnyBody, Chosen, Seated, Undone
from ostrov.server.table.showing import Seen, Snapshot
from ostrov.server.table.table import Eye

# Through whose eyes each page looks on.
Eyes = dict[Watcher, Eye]


class News:
    """What was written, the steps as they were seen through `eyes`, and how the table stands after them."""

    def __init__(self, snapshot: Snapshot, bodies: Sequence[AnyBody], seen: list[Seen], eyes: Eyes) -> None:
        self._snapshot = snapshot
        self._seen = seen
        self._eyes = eyes
        self._changes_seats = not all(isinstance(body, Chosen) for body in bodies)
        # Who has sat down or left looks through other eyes now, and remembers what those have seen.
        has_secrets = snapshot.table.game.has_secrets
        self._changes_the_past = any(
            isinstance(body, Undone) or (isinstance(body, Seated) and has_secrets) for body in bodies
        )

    def tell(self, watcher: Watcher) -> None:
        snapshot, reader = self._snapshot, watcher.reader
        if self._changes_the_past:
            watcher.tell(snapshot.table_shown(reader))
            return
        if self._changes_seats:
            watcher.tell(snapshot.seats_changed(reader))
        if self._seen:
            watcher.tell(snapshot.steps_taken(reader, self._seen, self._eyes[watcher]))
            if snapshot.table.stored.move_seconds is not None:
                watcher.tell(snapshot.presence_changed(reader))
