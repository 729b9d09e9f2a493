"""Bots at a table: those of their own seats, and those that stand in for people."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from ostrov.kernel.game import Form
from ostrov.kernel.refusals import Complaint, Impossible
from ostrov.server.bots.workers import BotFailed, BotPool
from ostrov.server.live.questions import stale
from ostrov.server.metrics import BOT_FAILURES
from ostrov.server.supervising import keep
from ostrov.server.table.log import Chosen
from ostrov.server.table.table import Table, encode

# The bot that chooses where another one fails, and how often that one is asked before.
SIMPLEST_BOT = "random"
_TIMES_ASKED = 3
_SECONDS_AFTER_FAILURE = 1.0
# Between two choices at a table where bots have every seat of a person's: whoever wants to play on finds the game
# where it was shown to be. On a table of bots alone nobody waits for a seat.
_SECONDS_WITHOUT_PEOPLE = 1.0

logger = logging.getLogger("ostrov.tables")


class AtTable(Protocol):
    """The table that bots play at, as it stands whenever they look."""

    table: Table
    is_gone: bool

    @property
    def is_watched(self) -> bool: ...


class BotsPlaying:
    """`write` saves a choice, and tells it, if the table still has this version."""

    def __init__(self, at: AtTable, pool: BotPool, write: Callable[[Chosen, int], Awaitable[None]]) -> None:
        self._at = at
        self._pool = pool
        self._write = write
        self._task: asyncio.Task[None] | None = None

    @property
    def are_at_work(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let the bots play on, if any of them is awaited and they do not already."""
        if self._awaited() is not None and not self.are_at_work:
            self._task = keep(self._play(), "letting bots play")

    def hurry(self) -> None:
        """Somebody looks on now."""
        stored = self._at.table.stored
        self._pool.hurry(stored.host, stored.id)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _awaited(self) -> int | None:
        table = self._at.table
        if self._at.is_gone:
            return None
        return next((seat for seat in table.awaited if table.seats[seat].bot is not None), None)

    async def _play(self) -> None:
        while (seat := self._awaited()) is not None:
            try:
                await self._play_once(seat)
            except Complaint as complaint:
                if complaint.code != stale().code:
                    await asyncio.sleep(_SECONDS_AFTER_FAILURE)
            except Exception:
                logger.exception("a bot could not play")
                await asyncio.sleep(_SECONDS_AFTER_FAILURE)

    async def _play_once(self, seat: int) -> None:
        table = self._at.table
        version, bot = table.version, table.seats[seat].bot
        assert bot is not None
        choice = await self._choice(seat, bot)
        if self._are_alone_for_people:
            await asyncio.sleep(_SECONDS_WITHOUT_PEOPLE)
        await self._write(choice, version)

    async def _choice(self, seat: int, bot: str) -> Chosen:
        """Where the bot fails, the simplest chooses this once; where that fails too, the first action will do."""
        table = self._at.table
        first = table.referee.actions(seat)[0]
        view = encode(table.game.recollection(table.referee.position, seat))
        for name in (bot, SIMPLEST_BOT):
            choice = await self._ask(seat, name, view, table.seed_for_bot(seat))
            if choice is not None:
                return Chosen(seat, choice, name)
        return Chosen(seat, first, SIMPLEST_BOT)

    async def _ask(self, seat: int, bot: str, view: bytes, seed: int) -> Form | None:
        """None if the bot fails at this question, or nobody asks it any more. One whose process died or hung is asked
        again: that may not be its fault. Where there is no process at all, the server starts one or gives up."""
        version, failures = self._at.table.version, 0
        while failures < _TIMES_ASKED and self._at.table.version == version:
            try:
                return await self._ask_once(seat, bot, view, seed)
            except BotFailed as failure:
                BOT_FAILURES.labels(failure.why).inc()
                logger.warning("bot %s of %s failed: %s", bot, self._at.table.game.id, failure.why)
                if failure.why in ("raised", "illegal"):
                    # It would do so again.
                    return None
                failures += failure.why != "absent"
            await asyncio.sleep(_SECONDS_AFTER_FAILURE)
        return None

    async def _ask_once(self, seat: int, bot: str, view: bytes, seed: int) -> Form:
        table = self._at.table
        allowed = table.referee.actions(seat)
        choice = await self._pool.choose(
            *(table.game.id, bot, table.stored.id, seat, view, seed),
            owner=table.stored.host,
            is_watched=self._at.is_watched,
        )
        with contextlib.suppress(Impossible):
            chosen: Form = table.game.decode(choice, table.game.choice_type)
            if chosen in allowed:
                return chosen
        raise BotFailed("illegal")

    @property
    def _are_alone_for_people(self) -> bool:
        """Bots play for everybody, and for some of them only until they are back."""
        seats = self._at.table.seats
        return any(seat.person is not None for seat in seats) and all(seat.player is None for seat in seats)
