"""Writes go to a process of their own, and each is answered once it is committed.

A thread would have to wait for its turn with Python between any two rows, while a busy server keeps it waiting: moves
took several times as long.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from asyncio.subprocess import Process

import msgspec
from sqlalchemy.engine import URL

from ostrov.kernel.refusals import Complaint
from ostrov.server import processes
from ostrov.server.storage.saving import Saved, Write, encode, work
from ostrov.server.storage.steps import STEPS, Rows
from ostrov.server.storage.stored import Contested
from ostrov.server.supervising import SECONDS_TO_HEAL, GiveUp, Healing, go_on, keep

# Longer than any database of ours takes, or says that it cannot.
SECONDS_TO_SAVE = 30.0
_SECONDS_BETWEEN_LOOKS = 1.0
# Between two processes that died before they were ready: longer each time.
_SECONDS_TO_PAUSE = 0.1
_MOST_SECONDS_TO_PAUSE = 2.0

log = logging.getLogger(__name__)

_PLACES = {step: place for place, step in enumerate(STEPS)}

decode = msgspec.msgpack.Decoder(list[Saved]).decode


class Writer:
    """Takes writes from one asyncio loop. A process that dies takes what it was at with it, and the next one starts at
    once. If none has come to life for `seconds_to_heal`, however often it was tried, the server is given up."""

    def __init__(
        self,
        url: URL,
        give_up: GiveUp = go_on,
        seconds_to_heal: float = SECONDS_TO_HEAL,
        seconds_to_save: float = SECONDS_TO_SAVE,
    ) -> None:
        self.healing = Healing(Complaint("writing-lost"), give_up, seconds_to_heal)
        # Why something was not saved, the last time.
        self.trouble = ""
        self._url = url
        self._give_up = give_up
        self._seconds_to_save = seconds_to_save
        self._process: Process | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._is_closed = False
        # When the present process was started, and when it said that it was ready.
        self._started = 0.0
        self._ready: float | None = None
        self._count = 0
        # Who waits and since when, by the number of the write, and what is to be sent as soon as there is a process.
        self._waiting: dict[int, tuple[asyncio.Future[None], float]] = {}
        self._unsent: list[bytes] = []

    def start(self) -> None:
        if self._keeping is None:
            self._keeping = keep(self._keep_processes(), "keeping a process that writes", self._give_up)
            self._watching = keep(self._watch(), "watching the process that writes", self._give_up)

    @property
    def waiting(self) -> int:
        """How many writes have not been answered yet."""
        return len(self._waiting)

    def write(self, rows: Rows) -> asyncio.Future[None]:
        """The write happens even if nobody waits for its answer any more."""
        if self._is_closed:
            raise Complaint("not-saved")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        self._count += 1
        self._waiting[self._count] = answer, loop.time()
        self._send(encode(Write(self._count, {_PLACES[step]: found for step, found in rows.items()})))
        return answer

    async def close(self) -> None:
        """Takes no more, and lets the process write what there is."""
        self._is_closed = True
        self._let_go()
        if self._keeping is not None and self._watching is not None:
            done, _ = await asyncio.wait([self._keeping], timeout=self._seconds_to_save + _SECONDS_BETWEEN_LOOKS)
            self._watching.cancel()
            if not done:
                # It has written everything, and hangs all the same.
                self._keeping.cancel()
                await asyncio.wait([self._keeping])

    def _send(self, message: bytes) -> None:
        if self._process is None:
            self._unsent.append(message)
            self.start()
        else:
            # Nobody hears this if the process has just died; then its end, which is noticed next, answers the caller.
            with contextlib.suppress(BrokenPipeError):
                processes.send(self._process, message)

    def _let_go(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()

    async def _keep_processes(self) -> None:
        """One after the other, until the writer is closed and nothing is left to write."""
        pause = 0.0
        while not self._is_closed or self._unsent:
            self._started, self._ready = asyncio.get_running_loop().time(), None
            await self._keep_process()
            if self._is_closed:
                continue
            if self._ready is None:
                self.healing.failed()
                pause = min(2 * pause + _SECONDS_TO_PAUSE, _MOST_SECONDS_TO_PAUSE)
            else:
                pause = 0.0
            await asyncio.sleep(pause)

    async def _keep_process(self) -> None:
        """From its start to its end, which may come before it has heard anything."""
        process: Process | None = None
        try:
            process = await processes.start(work)
            await self._hear_process(process)
        except (EOFError, OSError, msgspec.DecodeError) as end:
            if not self._is_closed:
                log.error("The process that writes has died: %s", end)
        finally:
            self._process = None
            if process is not None:
                await processes.end(process)
            self._fail_all("the process that writes has died")

    async def _hear_process(self, process: Process) -> None:
        # The address goes this way because it may have a password in it.
        address = self._url.render_as_string(hide_password=False).encode()
        for message in (address, *self._unsent):
            processes.send(process, message)
        self._unsent.clear()
        self._process = process
        if self._is_closed:
            self._let_go()
        while True:
            answers = decode(await processes.receive(process))
            if self._ready is None:
                self._ready = asyncio.get_running_loop().time()
                self.healing.succeeded()
            for saved in answers:
                self._answer(saved)

    async def _watch(self) -> None:
        """A process that is not ready, or owes an answer, for too long is killed; by its end whoever waits is told."""
        while True:
            await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)
            if self._process is not None and self._is_late():
                log.error("The process that writes does not answer.")
                processes.kill(self._process)

    def _is_late(self) -> bool:
        now = asyncio.get_running_loop().time()
        if self._ready is None:
            return now - self._started > processes.SECONDS_TO_START
        _, oldest = next(iter(self._waiting.values()), (None, now))
        return now - max(oldest, self._ready) > self._seconds_to_save

    def _fail_all(self, trouble: str) -> None:
        self._unsent.clear()
        for number in list(self._waiting):
            self._answer(Saved(number, trouble=trouble))

    def _answer(self, saved: Saved) -> None:
        answer, _ = self._waiting.pop(saved.number)
        if saved.trouble is not None:
            log.error("Not saved: %s", saved.trouble)
            self.trouble = saved.trouble.partition("\n")[0]
        # Whoever asked may have gone meanwhile.
        if answer.done():
            return
        if saved.is_contested:
            answer.set_exception(Contested())
        elif saved.trouble is not None:
            answer.set_exception(Complaint("not-saved"))
        else:
            answer.set_result(None)
