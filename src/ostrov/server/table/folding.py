"""A table made from its log, or from a saved game, an entry at a time; and what happened there as an entry."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostrov.games.registry import find_game
from ostrov.kernel.record import Record
from ostrov.kernel.refusals import Complaint
from ostrov.lab import replay
from ostrov.server.table import log
from ostrov.server.table.log import AnyBody, Chosen
from ostrov.server.table.stored import Entry, StoredTable
from ostrov.server.table.table import Table, refuse_other_rules
from ostrov.server.table.work import Work


def fold(stored: StoredTable, entries: Sequence[Entry]) -> Work[Table]:
    """The table as its log has left it. Of a saved game the log has the last entry only: the steps are in the record.
    Those brought in by earlier versions have a record without steps, and all entries."""
    refuse_other_rules(stored)
    begun = None
    if stored.imported is not None:
        game, record = yield from replay.loading(stored.imported)
        if record.steps:
            return (yield from fold_record(stored, record))
        begun = replay.begin(game, record)
    table = Table(stored, begun)
    for entry in entries:
        table.take(log.decode(entry.body))
        table.remember(entry.command, entry.number)
        yield
    return table


def fold_record(stored: StoredTable, record: Record) -> Work[Table]:
    """A saved game carried out step by step, under the referee."""
    # The text may be long; in memory, all that matters is that there was one.
    stored = msgspec.structs.replace(stored, imported=b"")
    table = Table(stored, replay.begin(find_game(stored.game), record))
    for number, step in enumerate(record.steps, 1):
        try:
            table.take(Chosen(step.by, step.choice))
        except Complaint as complaint:
            raise Complaint("record-breaks", step=number) from complaint
        yield
    return table


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
