"""The one thread that writes: all that has come up in the meantime goes into the next transaction together."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, Engine

from ostrov.kernel.refusals import Complaint
from ostrov.server.storage.database import is_taken
from ostrov.server.storage.steps import STEPS, Rows
from ostrov.server.storage.stored import Contested

log = logging.getLogger(__name__)

# No commit sooner than so long after the last one: a busy server writes larger groups, and a single move never waits.
_SECONDS_APART = 0.005


class Write(NamedTuple):
    """What somebody wants written, and where they wait for it."""

    rows: Rows
    answer: asyncio.Future[None]


class Writer:
    """Takes writes from one asyncio loop, answers each once it is committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        # None is the last to come.
        self._waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="ostrov-writer", daemon=True)
        self._thread.start()

    def write(self, rows: Rows) -> asyncio.Future[None]:
        """The write happens even if nobody waits for its answer any more."""
        if self._is_closed:
            raise Complaint("not-saved")
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(Write(rows, answer))
        return answer

    def finish(self) -> None:
        """Takes no more, and lets the thread write what there is."""
        self._is_closed = True
        self._waiting.put(None)

    def join(self) -> None:
        self._thread.join()

    def _run(self) -> None:
        is_last, done = False, 0.0
        while not is_last:
            group = [self._waiting.get()]
            time.sleep(max(0.0, done + _SECONDS_APART - time.monotonic()))
            while not self._waiting.empty():
                group.append(self._waiting.get())
            is_last = None in group
            if writes := [write for write in group if write is not None]:
                self._save_all(writes)
            done = time.monotonic()

    def _save_all(self, group: list[Write]) -> None:
        try:
            with self._engine.connect() as connection:
                self._save(connection, group)
        except Exception as error:
            # No connection, or no lock: it makes no sense to try the others one by one.
            _answer(group, error)

    def _save(self, connection: Connection, group: list[Write]) -> None:
        """In one transaction; if it fails, in two halves, until whatever cannot be written is alone."""
        transaction = connection.begin()
        try:
            with transaction:
                _carry_out(connection, group)
        except Exception as error:
            if len(group) == 1:
                _answer(group, error)
                return
            middle = len(group) // 2
            self._save(connection, group[:middle])
            self._save(connection, group[middle:])
        else:
            _answer(group, None)


def _carry_out(connection: Connection, group: list[Write]) -> None:
    for step in STEPS:
        if rows := [row for write in group for row in write.rows.get(step, ())]:
            step.run(connection, rows)


def _answer(group: list[Write], error: Exception | None) -> None:
    if error is not None and not _is_contest(error):
        log.error("Not saved: %s", error)
    try:
        group[0].answer.get_loop().call_soon_threadsafe(_answer_here, [write.answer for write in group], error)
    except RuntimeError:
        # The loop is closed: nobody waits.
        log.warning("Nobody is left to hear of %d writes.", len(group))


def _answer_here(answers: Iterable[asyncio.Future[None]], error: Exception | None) -> None:
    """On the loop. A caller may have gone, or have been told before."""
    for answer in answers:
        if answer.done():
            continue
        if error is None:
            answer.set_result(None)
        else:
            answer.set_exception(_told(error))


def _is_contest(error: Exception) -> bool:
    return isinstance(error, Contested) or is_taken(error)


def _told(error: Exception) -> Exception:
    """What a caller hears; each hears an exception of its own."""
    told = Contested() if _is_contest(error) else Complaint("not-saved")
    told.__cause__ = error
    return told
