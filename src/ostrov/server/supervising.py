"""Tasks that run for as long as the server does. None of them ends unnoticed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial

from ostrov.kernel.refusals import Complaint

# Ends the server, so that its supervisor starts a new one; the complaint says why.
GiveUp = Callable[[Complaint], None]

# What has failed for so long does not heal by itself.
SECONDS_TO_HEAL = 60.0

logger = logging.getLogger("ostrov.server")


def go_on(reason: Complaint) -> None:
    """For those who use a part of the server on its own."""


def keep(work: Coroutine[object, object, None], what: str, give_up: GiveUp = go_on) -> asyncio.Task[None]:
    """A task that is only ever cancelled. If it fails all the same, that is logged and the server is given up."""
    task = asyncio.create_task(work, name=what)
    task.add_done_callback(partial(_look_at_end, give_up))
    return task


def _look_at_end(give_up: GiveUp, task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.critical("a task has failed: %s", task.get_name(), exc_info=error)
        give_up(Complaint("task-failed", task=task.get_name()))


class Healing:
    """How long something that is tried again and again has been failing."""

    def __init__(self, hopeless: Complaint, give_up: GiveUp, seconds: float) -> None:
        self._hopeless = hopeless
        self._give_up = give_up
        self._seconds = seconds
        self._since: float | None = None

    @property
    def seconds_failing(self) -> float:
        return 0.0 if self._since is None else asyncio.get_running_loop().time() - self._since

    def succeeded(self) -> None:
        self._since = None

    def failed(self) -> None:
        if self._since is None:
            self._since = asyncio.get_running_loop().time()
        elif self.seconds_failing > self._seconds:
            self._give_up(self._hopeless)
