"""Whatever goes wrong with a bot, the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ostrov.server.hosting import HostedTable
from ostrov.server.messages import NewTable, SeatWanted
from ostrov.server.storage import Store
from ostrov.server.tables import Tables
from ostrov.server.workers import BotPool
from tests.server.storage.tables import of_asyncio


class Confused(BotPool):
    """For a while it gives these answers, or raises what is none; then it plays as it should."""

    def __init__(self, *answers: bytes | Exception) -> None:
        super().__init__(workers=1)
        self.answers = list(answers)

    async def choose(self, game: str, bot: str, table: str, seat: int, view: bytes, seed: int) -> bytes:
        if not self.answers:
            return await super().choose(game, bot, table, seat, view, seed)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


@contextlib.asynccontextmanager
async def bots_play(folder: Path, pool: BotPool) -> AsyncIterator[HostedTable]:
    store = Store.open(str(folder / "tables.db"))
    await pool.start()
    tables = Tables(store, pool)
    try:
        host = await store.add_person(b"Ann", "Ann")
        wanted = NewTable("forbidden-island", {}, [SeatWanted("bot", "thumb"), SeatWanted("bot", "thumb")])
        yield await tables.find(await tables.make(host.id, wanted))
    finally:
        await tables.close()
        await pool.close()
        await store.close()


async def is_over(hosted: HostedTable) -> bool:
    async with asyncio.timeout(60):
        while not hosted.table.is_over:
            await asyncio.sleep(0.05)
    return True


@of_asyncio
async def test_an_error_nobody_thought_of_does_not_stop_them(tmp_path: Path) -> None:
    async with bots_play(tmp_path, Confused(ZeroDivisionError())) as hosted:
        assert await is_over(hosted)
        assert {seat.bot for seat in hosted.table.seats} == {"thumb"}


@pytest.mark.parametrize("answer", [b'{"do":"fly-off"}', b'{"do":"go-on"}'])
def test_one_that_chooses_what_is_not_allowed_is_replaced(tmp_path: Path, answer: bytes) -> None:
    async def play() -> None:
        async with bots_play(tmp_path, Confused(answer)) as hosted:
            assert await is_over(hosted)
            assert sorted(str(seat.bot) for seat in hosted.table.seats) == ["random", "thumb"]

    asyncio.run(play())


@of_asyncio
async def test_one_whose_answer_is_no_choice_at_all_is_replaced(tmp_path: Path) -> None:
    async with bots_play(tmp_path, Confused(b"nonsense")) as hosted:
        assert await is_over(hosted)
        assert sorted(str(seat.bot) for seat in hosted.table.seats) == ["random", "thumb"]
