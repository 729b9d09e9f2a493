"""Memory is tidied in a quiet second, and not while somebody plays."""

from __future__ import annotations

import asyncio
import gc
import itertools
import weakref
from collections.abc import Callable, Iterator

import pytest

from ostrov.server.garbage import tidy


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


def tidy_for(seconds: float, activity: Callable[[], int], most_unseen: int = 10**9) -> None:
    with pytest.raises(TimeoutError):
        asyncio.run(asyncio.wait_for(tidy(activity, seconds_between=0, most_unseen=most_unseen), seconds))


def test_after_a_quiet_second_what_was_left_behind_is_gone(left_behind: weakref.ref[Ring]) -> None:
    happened = iter([1, 2])
    tidy_for(1.5, lambda: next(happened, 3))
    assert left_behind() is None


def test_where_nothing_happens_nothing_is_looked_for(left_behind: weakref.ref[Ring]) -> None:
    tidy_for(1.5, lambda: 7)
    assert left_behind() is not None


def test_what_comes_of_requests_that_reach_no_table_is_collected_too(left_behind: weakref.ref[Ring]) -> None:
    kept = [Ring() for _ in range(60_000)]
    tidy_for(1.5, lambda: 7)
    assert left_behind() is None
    assert len(kept) == 60_000


def test_while_somebody_plays_nothing_is_collected(left_behind: weakref.ref[Ring]) -> None:
    tidy_for(1.5, itertools.count().__next__)
    assert left_behind() is not None


def test_once_there_is_too_much_it_is_collected_all_the_same(left_behind: weakref.ref[Ring]) -> None:
    tidy_for(0.5, itertools.count().__next__, most_unseen=1)
    assert left_behind() is None
