"""How long people are waited for before a bot may stand in: who is away, and who takes too long for a move.

A table with a set time for a move goes by that alone, for those who are away, too: it may last for days. At any other
table whoever is here may think as long as they like, and whoever is not has a period of grace to come back.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import ceil, inf

import msgspec

from ostrov.kernel.refusals import Complaint
from ostrov.server.table.log import AnyBody, Chosen, Seated, Undone
from ostrov.server.table.table import Table

SECONDS_BETWEEN_NUDGES = 30.0

_decode = msgspec.json.Decoder(list[float | None]).decode


class Timing(msgspec.Struct, frozen=True):
    """What holds for every table of a server. `clock` is the same for all servers of one database; `stopwatch` is this
    server's own, which nobody sets."""

    grace: float = 60.0
    clock: Callable[[], float] = time.time
    stopwatch: Callable[[], float] = time.monotonic


class Patience:
    """What one table knows of time. The log itself knows none: what was decided by the clock is written there."""

    def __init__(self, timing: Timing) -> None:
        self._timing = timing
        # Nobody could come while there was no server, so everybody has the grace from here on.
        self._begun = timing.stopwatch()
        # Since when each seat is waited for, by the clock of all servers.
        self._since: dict[int, float] = {}
        # Those who have the table open, on whichever server, and since when the others do not; by this server's own
        # clock.
        self.present: frozenset[int] = frozenset()
        self._left: dict[int, float] = {}
        # When each seat was last reminded.
        self._nudged: dict[int, float] = {}

    # Who is here

    def see(self, present: frozenset[int]) -> None:
        now = self._timing.stopwatch()
        for person in self.present - present:
            self._left[person] = now
        for person in present:
            self._left.pop(person, None)
        self.present = present

    # Whose move it is

    def look_at(self, table: Table, bodies: Sequence[AnyBody] = ()) -> None:
        """After these entries. Whoever has chosen or sat down is waited for anew, and after an undo everybody is."""
        if table.stored.move_seconds is None:
            return
        now = self._timing.clock()
        before = {} if any(isinstance(body, Undone) for body in bodies) else self._since
        anew = {body.by for body in bodies if isinstance(body, Chosen)}
        anew |= {body.seat for body in bodies if isinstance(body, Seated)}
        waited_for = [seat for seat in table.waited_for if table.seats[seat].player is not None]
        self._since = {seat: now if seat in anew else before.get(seat, now) for seat in waited_for}

    def written(self, table: Table) -> str | None:
        """For the log's last entry."""
        if table.stored.move_seconds is None:
            return None
        return msgspec.json.encode([self._since.get(seat) for seat in range(table.stored.seats)]).decode()

    def read(self, table: Table, written: str | None) -> None:
        """What the log's last entry says of this table."""
        self._since = {seat: since for seat, since in enumerate(read_since(written)) if since is not None}
        self.look_at(table)

    # What follows

    def nudge(self, seat: int) -> None:
        """A reminder for this seat, unless there was one just now."""
        now = self._timing.stopwatch()
        left = self._nudged.get(seat, -inf) + SECONDS_BETWEEN_NUDGES - now
        if left > 0:
            raise Complaint("nudged-already", seconds=ceil(left))
        self.note_nudge(seat)

    def note_nudge(self, seat: int) -> None:
        self._nudged[seat] = self._timing.stopwatch()

    def left(self, table: Table, seat: int) -> float | None:
        """Seconds until a bot may stand in for the person on this seat; 0: now; None: there is no question of it."""
        player = table.seats[seat].player
        if player is None or table.is_over:
            return None
        if table.stored.move_seconds is not None and table.is_begun:
            return self._left_for_a_move(table.stored.move_seconds, seat)
        if player in self.present:
            return None
        return max(0.0, self._grace_left(self._left.get(player, self._begun)))

    def _left_for_a_move(self, seconds: int, seat: int) -> float | None:
        since = self._since.get(seat)
        if since is None:
            return None
        return max(0.0, since + seconds - self._timing.clock(), self._grace_left(self._begun))

    def _grace_left(self, since: float) -> float:
        return since + self._timing.grace - self._timing.stopwatch()


def read_since(written: str | None) -> list[float | None]:
    return [] if written is None else _decode(written)
