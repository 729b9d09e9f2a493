"""Tidying memory when nobody waits: a full collection looks at every table and socket, and answers nobody meanwhile."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

_SECONDS_BETWEEN = 10.0
# A server that is never quiet has to stop for it all the same, once so many objects have come since the last time:
# about twice what five hundred tables of four are made of.
_MOST_UNSEEN = 1_000_000
# So many have come from requests that were refused before they reached a table.
_MANY_UNSEEN = 50_000


def begin() -> None:
    """What is there before the first reader comes stays anyway, and is not looked at again. From here on, Python's own
    collector would look in vain at every move: moves leave nothing behind, only pages that have gone do."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def tidy(
    activity: Callable[[], int], seconds_between: float = _SECONDS_BETWEEN, most_unseen: int = _MOST_UNSEEN
) -> None:
    """For as long as the server runs. `activity` is a number that changes with whatever happens."""
    tidied = activity()
    while True:
        await asyncio.sleep(seconds_between)
        if activity() != tidied or gc.get_count()[0] > _MANY_UNSEEN:
            await _wait_for_quiet(activity, most_unseen)
            gc.collect()
            tidied = activity()


async def _wait_for_quiet(activity: Callable[[], int], most_unseen: int) -> None:
    """Until a second in which nothing has happened, or until it cannot wait."""
    while gc.get_count()[0] < most_unseen:
        before = activity()
        await asyncio.sleep(1)
        if activity() == before:
            return
