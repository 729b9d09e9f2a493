"""Tidying memory when nobody waits: a full collection looks at every table and socket, and answers nobody meanwhile."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

# Left to itself, Python would collect everything whenever a quarter more has come up: in the midst of the busiest time.
_NEVER_BY_ITSELF = 2**30
_NEW_OBJECTS = 2_000
_ROUNDS_UNTIL_OLDER = 20

_SECONDS_BETWEEN = 60.0
# A server that is never quiet has to stop for it all the same.
_LONGEST_WAIT = 600


def begin() -> None:
    """What is there before the first reader comes stays anyway, and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, _ROUNDS_UNTIL_OLDER, _NEVER_BY_ITSELF)


async def tidy(activity: Callable[[], int], seconds_between: float = _SECONDS_BETWEEN) -> None:
    """For as long as the server runs. `activity` is a number that changes with whatever happens."""
    while True:
        await asyncio.sleep(seconds_between)
        await _wait_for_quiet(activity)
        gc.collect()


async def _wait_for_quiet(activity: Callable[[], int]) -> None:
    """Until a second in which nothing has happened."""
    for _ in range(_LONGEST_WAIT):
        before = activity()
        await asyncio.sleep(1)
        if activity() == before:
            return
