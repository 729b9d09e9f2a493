"""Writes go to a process of their own, and each is answered once it is committed.

A thread would have to wait for its turn with Python between any two rows, while a busy server keeps it waiting: moves
took several times as long.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import Process

import msgspec
from sqlalchemy.engine import URL

from ostrov.kernel.refusals import Complaint
from ostrov.server import processes
from ostrov.server.storage.saving import Saved, Write, encode, work
from ostrov.server.storage.steps import STEPS, Rows
from ostrov.server.storage.stored import Contested

log = logging.getLogger(__name__)

_PLACES = {step: place for place, step in enumerate(STEPS)}

decode = msgspec.msgpack.Decoder(list[Saved]).decode


class Writer:
    """Takes writes from one asyncio loop. A process that dies takes what it was at with it; the next write has a new
    one."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._process: Process | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._is_closed = False
        self._count = 0
        # Who waits, by the number of the write, and what is to be sent as soon as there is a process.
        self._waiting: dict[int, asyncio.Future[None]] = {}
        self._unsent: list[bytes] = []

    def start(self) -> None:
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep_process())

    def write(self, rows: Rows) -> asyncio.Future[None]:
        """The write happens even if nobody waits for its answer any more."""
        if self._is_closed:
            raise Complaint("not-saved")
        self._count += 1
        answer = self._waiting[self._count] = asyncio.get_running_loop().create_future()
        self._send(encode(Write(self._count, {_PLACES[step]: found for step, found in rows.items()})))
        return answer

    async def close(self) -> None:
        """Takes no more, and lets the process write what there is."""
        self._is_closed = True
        self._let_go()
        if self._keeping is not None:
            await self._keeping

    def _send(self, message: bytes) -> None:
        if self._process is None:
            self._unsent.append(message)
            self.start()
        else:
            processes.send(self._process, message)

    def _let_go(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()

    async def _keep_process(self) -> None:
        """From its start to its end."""
        try:
            await self._hear_process(await processes.start(work))
        except (EOFError, OSError) as end:
            if self._waiting:
                log.error("The process that writes has died: %s", end)
        self._process, self._keeping = None, None
        self._unsent.clear()
        for number in list(self._waiting):
            self._answer(Saved(number, trouble="the process that writes has died"))

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
            for saved in decode(await processes.receive(process)):
                self._answer(saved)

    def _answer(self, saved: Saved) -> None:
        answer = self._waiting.pop(saved.number)
        if saved.trouble is not None:
            log.error("Not saved: %s", saved.trouble)
        # Whoever asked may have gone meanwhile.
        if answer.done():
            return
        if saved.is_contested:
            answer.set_exception(Contested())
        elif saved.trouble is not None:
            answer.set_exception(Complaint("not-saved"))
        else:
            answer.set_result(None)
