"""How long tables and people are kept: those that are old go, a few at a time."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime

from ostrov.kernel.refusals import Complaint
from ostrov.server.live.tables import Tables
from ostrov.server.metrics import REMOVED
from ostrov.server.settings import Keeping
from ostrov.server.storage import Old, Store, written

logger = logging.getLogger("ostrov.server")

# So many are looked up at once, and removed together until their logs have so many entries: whoever plays meanwhile
# waits for no more than that to be written.
_AT_ONCE = 50
_ENTRIES_AT_ONCE = 2000
_SECONDS_BETWEEN_BATCHES = 0.2


async def remove_for_good(keeping: Keeping, store: Store, tables: Tables) -> None:
    """For as long as the server runs. With several servers, whoever is first removes a table, and the others hear."""
    while keeping.spans:
        try:
            await remove_what_is_old(keeping, store, tables)
        except Complaint:
            logger.warning("what is old could not be removed now: the database does not answer")
        except Exception:
            logger.exception("what is old could not be removed")
        await asyncio.sleep(keeping.pause.total_seconds())


async def remove_what_is_old(keeping: Keeping, store: Store, tables: Tables) -> None:
    now = datetime.now(UTC)
    before, after = written(now - min(keeping.spans)), ("", "")
    while found := await store.old_tables(before, after, _AT_ONCE):
        for batch in _batches([table for table in found if _is_old(table, keeping, now)]):
            removed = await asyncio.gather(*[_remove(table, keeping, now, tables) for table in batch])
            REMOVED.inc(sum(removed))
            await asyncio.sleep(_SECONDS_BETWEEN_BATCHES)
        after = (found[-1].changed, found[-1].id)
    await _forget_people(written(now - max(keeping.spans)), store)


def _is_old(table: Old, keeping: Keeping, now: datetime) -> bool:
    span = keeping.of(is_over=table.is_over)
    return span is not None and table.changed < written(now - span)


async def _remove(table: Old, keeping: Keeping, now: datetime, tables: Tables) -> bool:
    span = keeping.of(is_over=table.is_over)
    assert span is not None
    return await tables.remove_old(table.id, written(now - span))


def _batches(found: list[Old]) -> list[list[Old]]:
    """Of few entries together, or of one table with more."""
    batches: list[list[Old]] = []
    room = 0
    for table in found:
        if not batches or table.entries > room:
            batches.append([])
            room = _ENTRIES_AT_ONCE
        batches[-1].append(table)
        room -= table.entries
    return batches


async def _forget_people(before: str, store: Store) -> None:
    """Whoever has no table left, and has not been here for as long as any table is kept."""
    while people := await store.old_people(before):
        await store.forget(people, before)
        await asyncio.sleep(_SECONDS_BETWEEN_BATCHES)
