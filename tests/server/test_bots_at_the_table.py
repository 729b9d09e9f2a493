"""Whatever goes wrong with a bot, the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ostrov.server.bots.workers import BotFailed, BotPool, Why
from ostrov.server.live.hosting import HostedTable
from ostrov.server.live.tables import Tables
from ostrov.server.storage import Store
from ostrov.server.table.messages import NewTable, SeatWanted
from tests.server.storage.tables import of_asyncio


class Confused(BotPool):
    """For a while it gives these answers, or raises what is none; then it plays as it should."""

    def __init__(self, *answers: bytes | Exception) -> None:
        super().__init__(workers=1)
        self.answers = list(answers)

    async def choose(self, game: str, bot: str, table: str, seat: int, view: bytes, seed: int, **turn: Any) -> bytes:
        if not self.answers:
            return await super().choose(game, bot, table, seat, view, seed, **turn)
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
    async with asyncio.timeout(600):
        while not hosted.table.is_over:
            await asyncio.sleep(0.05)
    return True


@of_asyncio
async def test_an_error_nobody_thought_of_does_not_stop_them(tmp_path: Path) -> None:
    async with bots_play(tmp_path, Confused(ZeroDivisionError())) as hosted:
        assert await is_over(hosted)
        assert {seat.bot for seat in hosted.table.seats} == {"thumb"}


def chosen_by(hosted: HostedTable) -> Counter[str | None]:
    """How many choices each bot has made. None is chance."""
    return Counter(step.bot for step in hosted.table.steps)


@pytest.mark.parametrize(
    "answer", [b'{"do":"fly-off"}', b'{"do":"capture"}', b"nonsense", BotFailed("raised"), BotFailed("illegal")]
)
def test_where_one_breaks_or_breaks_the_rules_the_simplest_chooses_this_once(
    tmp_path: Path, answer: bytes | Exception
) -> None:
    async def play() -> None:
        async with bots_play(tmp_path, Confused(answer)) as hosted:
            assert await is_over(hosted)
            assert chosen_by(hosted)["random"] == 1
            assert {seat.bot for seat in hosted.table.seats} == {"thumb"}

    asyncio.run(play())


@pytest.mark.parametrize("why", ["died", "hung"])
@pytest.mark.parametrize(("times", "by_the_simplest"), [(2, 0), (3, 1)])
def test_one_whose_process_dies_or_hangs_is_asked_again_before_the_simplest_chooses(
    tmp_path: Path, why: Why, times: int, by_the_simplest: int
) -> None:
    async def play() -> None:
        async with bots_play(tmp_path, Confused(*[BotFailed(why)] * times)) as hosted:
            assert await is_over(hosted)
            assert chosen_by(hosted)["random"] == by_the_simplest
            assert {seat.bot for seat in hosted.table.seats} == {"thumb"}

    asyncio.run(play())


@of_asyncio
async def test_while_there_is_no_process_nobody_chooses(tmp_path: Path) -> None:
    async with bots_play(tmp_path, Confused(*[BotFailed("absent")] * 5)) as hosted:
        assert await is_over(hosted)
        assert chosen_by(hosted)["random"] == 0


@of_asyncio
async def test_if_the_simplest_fails_too_the_first_action_will_do(tmp_path: Path) -> None:
    async with bots_play(tmp_path, Confused(*[BotFailed("raised")] * 2)) as hosted:
        assert await is_over(hosted)
        assert chosen_by(hosted)["random"] == 1
