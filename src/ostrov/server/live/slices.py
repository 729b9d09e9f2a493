"""Long work on the event loop, done in slices: between two of them everybody else has a turn."""

from __future__ import annotations

import asyncio
import time
from weakref import WeakKeyDictionary

from ostrov.server.table.work import Result, Work

# A slice ends after so many seconds, or so many pieces of work, whichever comes first.
SECONDS = 0.004
MOST_PIECES = 250

_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def in_slices(work: Work[Result]) -> Result:
    """Do the work and return its result. However many do so at once, the event loop is held for one slice at a time."""
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    while True:
        async with turn:
            try:
                _do_a_slice(work)
            except StopIteration as end:
                result: Result = end.value
                return result
            finally:
                # Others have their turn before the next slice, whosever that is.
                await asyncio.sleep(0)


def _do_a_slice(work: Work[Result]) -> None:
    until = time.perf_counter() + SECONDS
    for _ in range(MOST_PIECES):
        next(work)
        if time.perf_counter() >= until:
            return
