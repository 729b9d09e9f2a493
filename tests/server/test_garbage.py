"""Memory is tidied in a quiet second, and not while somebody plays."""

from __future__ import annotations

import asyncio
import gc
import itertools
import weakref
from collections.abc import Callable, Iterator

import pytest

from ostrov.server.garbage import tidy
from tests.server.a_server import SECONDS


class Ring:
    """Refers to itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def left_behind() -> Iterator[weakref.ref[Ring]]:
    gc.disable()
    gc.collect()
    yield weakref.ref(Ring())
    gc.enable()


def tidy_until(is_enough: Callable[[], bool], activity: Callable[[], int], most_unseen: int = 10**9) -> None:
    """However long it takes on this machine."""

    async def tidying() -> None:
        task = asyncio.create_task(tidy(activity, seconds_between=0, most_unseen=most_unseen))
        async with asyncio.timeout(SECONDS):
            while not is_enough():
                await asyncio.sleep(0.01)
        task.cancel()

    asyncio.run(tidying())


class Asked:
    """An activity that counts how often it was asked for."""

    def __init__(self, activity: Callable[[], int]) -> None:
        self.times = 0
        self._activity = activity

    def __call__(self) -> int:
        self.times += 1
        return self._activity()


def test_after_a_quiet_second_what_was_left_behind_is_gone(left_behind: weakref.ref[Ring]) -> None:
    happened = iter([1, 2])
    tidy_until(lambda: left_behind() is None, lambda: next(happened, 3))


def test_where_nothing_happens_nothing_is_looked_for(left_behind: weakref.ref[Ring]) -> None:
    activity = Asked(lambda: 7)
    tidy_until(lambda: activity.times > 100, activity)
    assert left_behind() is not None


def test_what_comes_of_requests_that_reach_no_table_is_collected_too(left_behind: weakref.ref[Ring]) -> None:
    kept = [Ring() for _ in range(60_000)]
    tidy_until(lambda: left_behind() is None, lambda: 7)
    assert len(kept) == 60_000


def test_while_somebody_plays_nothing_is_collected(left_behind: weakref.ref[Ring]) -> None:
    activity = Asked(itertools.count().__next__)
    # Twice before the first second, and twice in each.
    tidy_until(lambda: activity.times > 6, activity)
    assert left_behind() is not None


def test_once_there_is_too_much_it_is_collected_all_the_same(left_behind: weakref.ref[Ring]) -> None:
    tidy_until(lambda: left_behind() is None, itertools.count().__next__, most_unseen=1)
