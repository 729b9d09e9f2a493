"""Whether the server does what it is there for: whether what happens is saved and read, and whether bots play."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Literal

import msgspec

from ostrov.kernel.refusals import Complaint
from ostrov.server.bots.workers import BotPool
from ostrov.server.storage import Store
from ostrov.server.storage.owning import Damage, OwnedFile

# Whoever asks wants an answer, even if it is no.
_SECONDS_TO_ANSWER = 5.0
# However often it is asked, it is found out no more often than this.
_SECONDS_BETWEEN_LOOKS = 1.0


class Trouble(msgspec.Struct, frozen=True):
    """What is wrong, and what the database says about it.

    not-read, not-saved: the database does not answer, or says no; a full disk is told by `detail`.
    writer-dead, bots-dead: processes of the server die again and again.
    file-gone, file-broken: the database file was deleted, moved or overwritten.
    """

    code: Literal["not-read", "not-saved", "writer-dead", "bots-dead"] | Damage
    detail: str = ""


class HealthShown(msgspec.Struct, frozen=True):
    well: bool
    troubles: list[Trouble]


class Checkup:
    def __init__(self, store: Store, pool: BotPool, file: OwnedFile | None) -> None:
        self._store = store
        self._pool = pool
        self._file = file
        self._look: asyncio.Task[HealthShown] | None = None
        self._looked = 0.0

    async def shown(self) -> HealthShown:
        """As it was found out a second ago at most; whoever asks meanwhile waits for the same answer."""
        is_old = asyncio.get_running_loop().time() - self._looked > _SECONDS_BETWEEN_LOOKS
        if self._look is None or (self._look.done() and is_old):
            self._look = asyncio.create_task(self._look_at_all())
        return await asyncio.shield(self._look)

    async def _look_at_all(self) -> HealthShown:
        troubles = [*self._dead(), *await self._unsaved()]
        self._looked = asyncio.get_running_loop().time()
        return HealthShown(not troubles, troubles)

    def _dead(self) -> Iterator[Trouble]:
        if self._file is not None and (damage := self._file.damage()):
            yield Trouble(damage)
        if self._store.is_failing:
            yield Trouble("writer-dead")
        if self._pool.is_failing:
            yield Trouble("bots-dead")

    async def _unsaved(self) -> list[Trouble]:
        """Writes something and reads it back."""
        try:
            async with asyncio.timeout(_SECONDS_TO_ANSWER):
                await self._store.beat()
        except TimeoutError:
            return [Trouble("not-saved", f"no answer within {_SECONDS_TO_ANSWER:.0f} seconds")]
        except Complaint as complaint:
            is_read = complaint.code != "not-read"
            return [Trouble("not-saved" if is_read else "not-read", self._store.trouble)]
        return []
