"""A queue in which nobody gets more turns by asking more often."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Owners take turns, however much each of them has waiting. What people wait for goes before everything else.

    Each item has a key, by which it can be hurried up when somebody comes to wait for it.
    """

    def __init__(self) -> None:
        # By owner, in the order of their turns, what waits with its key; `_watched` is what people wait for.
        self._watched: OrderedDict[int, deque[tuple[str, Item]]] = OrderedDict()
        self._others: OrderedDict[int, deque[tuple[str, Item]]] = OrderedDict()
        self._has_some = asyncio.Event()

    def put_nowait(self, item: Item, owner: int, key: str, *, is_watched: bool) -> None:
        lane = self._watched if is_watched else self._others
        lane.setdefault(owner, deque()).append((key, item))
        self._has_some.set()

    async def get(self) -> Item:
        await self._has_some.wait()
        return self.get_nowait()

    def get_nowait(self) -> Item:
        """The next item; an IndexError where there is none."""
        lane = self._watched or self._others
        if not lane:
            raise IndexError("the queue is empty")
        owner, waiting = lane.popitem(last=False)
        _, item = waiting.popleft()
        if waiting:
            # The owner's next turn comes after those of all others.
            lane[owner] = waiting
        if self.empty():
            self._has_some.clear()
        return item

    def hurry(self, owner: int, key: str) -> None:
        """Somebody waits for this now."""
        waiting = self._others.pop(owner, deque())
        rest = deque(one for one in waiting if one[0] != key)
        if rest:
            self._others[owner] = rest
        for one in waiting:
            if one[0] == key:
                self._watched.setdefault(owner, deque()).append(one)

    def qsize(self) -> int:
        return sum(len(waiting) for lane in (self._watched, self._others) for waiting in lane.values())

    def empty(self) -> bool:
        return not self._watched and not self._others
