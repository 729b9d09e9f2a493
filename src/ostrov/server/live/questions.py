"""What each seat is asked, and since when: several may be asked at once, and an answer is stale once its own question
has changed."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.kernel.refusals import Complaint
from ostrov.server.table.log import AnyBody, Chosen
from ostrov.server.table.showing import Snapshot
from ostrov.server.table.table import Table, encode


def stale() -> Complaint:
    """What the command answered is no longer asked."""
    return Complaint("stale")


class Questions:
    def __init__(self) -> None:
        # Since which version each seat has been asked what it is asked now.
        self._asked: dict[int, tuple[int, bytes]] = {}

    def forget(self) -> None:
        self._asked = {}

    def look_at(self, snapshot: Snapshot, bodies: Sequence[AnyBody] = ()) -> None:
        """Notice which seats are asked something new. Whoever has just chosen is asked anew, even if it is the same."""
        table = snapshot.table
        chose = {body.by for body in bodies if isinstance(body, Chosen)}
        asked: dict[int, tuple[int, bytes]] = {}
        for seat in table.awaited:
            if table.seats[seat].bot is not None:
                continue
            question = encode(snapshot.asked_of(seat))
            since, before = self._asked.get(seat, (table.version, b""))
            asked[seat] = (since if question == before and seat not in chose else table.version, question)
        self._asked = asked

    def check_fresh(self, table: Table, seat: int, version: int) -> None:
        since, _ = self._asked.get(seat, (table.version, b""))
        if not since <= version <= table.version:
            raise stale()
