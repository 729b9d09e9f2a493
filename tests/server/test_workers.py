"""Bots in worker processes: the right answers, and every way to fail; with real processes that really die."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from ostrov.bots.bot import Bot
from ostrov.bots.registry import find_bot
from ostrov.kernel.dice import Dice, mixed
from ostrov.kernel.game import Form, Game
from ostrov.kernel.playouts import one_awaited
from ostrov.kernel.position import CHANCE
from ostrov.kernel.referee import Referee
from ostrov.kernel.rows import Rows
from ostrov.server.workers import BotFailed, BotPool
from tests.forbidden_island.table import GAME, LANDING, MARSH, diver, pilot, table
from tests.server.bad_bots import find_bad_bot
from tests.server.processes import children_of, is_running
from tests.some_games import every_game

BUDGET = 1.0
# How long a process may take to be gone, on a busy machine.
SOON = 15.0

Choose = Callable[[Referee, int, int], Coroutine[Any, Any, Form]]


@asynccontextmanager
async def running(workers: int = 1, budget: float = BUDGET) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, budget, find_bad_bot)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def view() -> bytes:
    """What seat 0 sees of an island on which it has many actions."""
    position = table(pilot(LANDING), diver(MARSH)).referee.position
    return msgspec.json.encode(GAME.view(position, 0))


async def ask(pool: BotPool, bot: str, table: str = "table", seed: int = 1) -> bytes:
    return await pool.choose(GAME.id, bot, table, 0, view(), seed)


async def failure(pool: BotPool, bot: str, table: str = "table") -> str:
    with pytest.raises(BotFailed) as failed:
        await ask(pool, bot, table)
    return failed.value.why


# Whole games


async def played(game: Game, choose: Choose, most: int) -> list[Form]:
    """Every choice of the seats in one game, or the first of them; a referee watches."""
    seats = max(2, game.seats[0])
    referee = Referee.begin(game, seats, game.options({}, seats))
    dice = Dice(2026)
    chosen: list[Form] = []
    while referee.position.awaited and len(chosen) < most:
        actor = one_awaited(referee.position, dice)
        if actor == CHANCE:
            referee.deal(dice)
        else:
            chosen.append(await choose(referee, actor, mixed(7, len(chosen))))
            referee.play(actor, chosen[-1])
    return chosen


def through(pool: BotPool, bot: str) -> Choose:
    async def choose(referee: Referee, seat: int, seed: int) -> Form:
        game = referee.game
        seen = msgspec.json.encode(game.view(referee.position, seat))
        form: Form = game.decode(await pool.choose(game.id, bot, "table", seat, seen, seed), game.choice_type)
        return form

    return choose


def without_a_pool(bots: list[Bot]) -> Choose:
    async def choose(referee: Referee, seat: int, seed: int) -> Form:
        game, dice, rows = referee.game, Dice(seed), Rows()
        imagined = game.imagine(game.view(referee.position, seat), dice)
        imagined.legal(seat, rows)
        return game.show_choice(imagined, bots[seat].choose(imagined.copy(), seat, rows, dice))

    return choose


@every_game
@pytest.mark.parametrize("bot", ["random", "thumb"])
def test_a_whole_game_can_be_played_and_begins_as_it_would_without_a_pool(game: Game, bot: str) -> None:
    async def through_a_pool() -> list[Form]:
        async with running(workers=2, budget=30.0) as pool:
            return await played(game, through(pool, bot), game.longest)

    bots = [find_bot(game.id, bot) for _ in range(4)]
    beginning = asyncio.run(played(game, without_a_pool(bots), 60))
    assert asyncio.run(through_a_pool())[: len(beginning)] == beginning


# Answers


def test_a_bot_is_remembered_by_its_table_and_seat() -> None:
    async def answers() -> list[bytes]:
        async with running() as pool:
            return [await ask(pool, "counting", table) for table in ("one", "one", "two", "one")]

    first, second, of_another_table, third = asyncio.run(answers())
    assert first == of_another_table
    assert len({first, second, third}) == 3


def test_equal_seeds_give_equal_choices_and_long_seeds_count_in_full() -> None:
    async def answers() -> list[set[bytes]]:
        async with running() as pool:
            again = {await ask(pool, "random", seed=2**255 + 1) for _ in range(3)}
            others = {await ask(pool, "random", seed=2**255 + n * 2**128) for n in range(20)}
            return [again, others]

    again, others = asyncio.run(answers())
    assert len(again) == 1
    assert len(others) > 3


def test_what_a_bot_prints_or_does_to_its_position_stays_out_of_the_answer() -> None:
    async def answer() -> bytes:
        async with running() as pool:
            return await ask(pool, "chatty")

    assert msgspec.json.decode(asyncio.run(answer())) == {"do": "move", "to": "misty-marsh"}


# Failures


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("raising", "raised"),
        ("sleeping", "hung"),
        ("busy", "hung"),
        ("deaf", "hung"),
        ("exiting", "died"),
        ("crashing", "died"),
        ("cheating", "illegal"),
        ("nobody-of-this-name", "raised"),
    ],
)
def test_a_bot_that_fails_fails_alone(bot: str, why: str) -> None:
    async def failing() -> str:
        async with running() as pool:
            whys = {await failure(pool, bot), await failure(pool, bot)}
            assert b"do" in await ask(pool, "thumb")
            return whys.pop()

    assert asyncio.run(failing()) == why


def test_a_view_that_cannot_be_read_is_a_failure_too() -> None:
    async def failing() -> None:
        async with running() as pool:
            with pytest.raises(BotFailed) as failed:
                await pool.choose(GAME.id, "thumb", "table", 0, b"{", 1)
            assert failed.value.why == "raised"
            assert "form-not-understood" in failed.value.detail

    asyncio.run(failing())


def test_jobs_behind_one_that_hangs_go_on_in_a_new_worker() -> None:
    async def queued() -> list[Any]:
        async with running() as pool:
            bots = ["sleeping", "thumb", "crashing", "thumb", "raising", "thumb"]
            return await asyncio.gather(*[ask(pool, bot) for bot in bots], return_exceptions=True)

    answers = asyncio.run(queued())
    assert [answer.why for answer in answers[::2]] == ["hung", "died", "raised"]
    assert len(set(answers[1::2])) == 1


def test_the_budget_counts_from_when_the_job_starts_not_from_when_it_was_asked() -> None:
    async def queued() -> list[bytes]:
        async with running(budget=2.0) as pool:
            return await asyncio.gather(*[ask(pool, "slow") for _ in range(6)])

    assert len(asyncio.run(queued())) == 6


def test_a_worker_that_hangs_does_not_hold_up_another() -> None:
    async def aside() -> float:
        async with running(workers=2, budget=60.0) as pool:
            hanging = asyncio.create_task(ask(pool, "sleeping", "table-0"))
            other = next(f"table-{n}" for n in range(99) if hash((f"table-{n}", 0)) % 2 != hash(("table-0", 0)) % 2)
            began = time.monotonic()
            await ask(pool, "thumb", other)
            hanging.cancel()
            return time.monotonic() - began

    assert asyncio.run(aside()) < SOON


def test_who_stops_waiting_leaves_no_answer_to_the_next() -> None:
    async def impatient() -> tuple[bytes, bytes]:
        async with running() as pool:
            expected = await ask(pool, "thumb")
            waiting = asyncio.create_task(ask(pool, "slow"))
            await asyncio.sleep(0.1)
            waiting.cancel()
            return expected, await ask(pool, "thumb")

    expected, answer = asyncio.run(impatient())
    assert answer == expected


def test_a_worker_that_died_unasked_is_replaced_without_anybody_noticing() -> None:
    async def killed() -> bytes:
        async with running() as pool:
            (worker,) = children_of(os.getpid())
            os.kill(worker, signal.SIGKILL)
            while children_of(os.getpid()):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            return await ask(pool, "thumb")

    assert b"do" in asyncio.run(killed())


# Closing


def test_closing_waits_for_no_bot_whatever_it_is_at() -> None:
    async def closing() -> tuple[float, list[Any]]:
        async with running(workers=2, budget=60.0) as pool:
            asked = [asyncio.create_task(ask(pool, "busy", f"table-{n}")) for n in range(6)]
            await asyncio.sleep(0.3)
            began = time.monotonic()
            await pool.close()
            took = time.monotonic() - began
            return took, await asyncio.gather(*asked, return_exceptions=True)

    took, answers = asyncio.run(closing())
    assert took < SOON
    assert [answer.why for answer in answers] == ["died"] * 6
    assert children_of(os.getpid()) == []


def test_a_closed_pool_answers_nobody_and_may_be_started_again() -> None:
    async def closed() -> bytes:
        async with running() as pool:
            await pool.close()
            assert await failure(pool, "thumb") == "died"
            await pool.start()
            return await ask(pool, "thumb")

    assert b"do" in asyncio.run(closed())


# The server's own end


SERVER = """
import asyncio, contextlib, sys
from tests.server.test_workers import BotPool, ask, find_bad_bot

async def main():
    pool = BotPool(2, 2.0, find_bad_bot)
    await pool.start()
    bots = 8 * sys.argv[1:]
    asked = [asyncio.create_task(ask(pool, bot, f"table-{n}")) for n, bot in enumerate(bots)]
    try:
        await asyncio.sleep(0.2)
        print("ready", flush=True)
        await asyncio.sleep(600)
    finally:
        await pool.close()
        await asyncio.gather(*asked, return_exceptions=True)
        print("closed", flush=True)

with contextlib.suppress(KeyboardInterrupt):
    asyncio.run(main())
"""


def server(*bots: str) -> subprocess.Popen[str]:
    """A process that has a pool with such bots at work, in a group of its own as a terminal would have it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, *bots],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        process_group=0,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def are_gone_soon(pids: list[int]) -> bool:
    deadline = time.monotonic() + SOON
    while any(is_running(pid) for pid in pids):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


@pytest.mark.parametrize("bots", [[], ["busy"], ["deaf"]])
def test_no_worker_outlives_a_server_that_is_killed(bots: list[str]) -> None:
    with server(*bots) as process:
        workers = children_of(process.pid)
        assert len(workers) == 2
        process.kill()
        process.wait()
        assert are_gone_soon(workers)


def test_ctrl_c_ends_the_server_and_its_workers_without_a_word_from_them() -> None:
    with server("busy") as process:
        workers = children_of(process.pid)
        for worker in workers:
            os.kill(worker, signal.SIGINT)
        os.killpg(process.pid, signal.SIGINT)
        assert process.communicate(timeout=SOON) == ("closed\n", "")
        assert are_gone_soon(workers)
