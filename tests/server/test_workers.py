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
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

import ostrov
from ostrov.bots.bot import Bot
from ostrov.bots.registry import find_bot
from ostrov.kernel.dice import Dice, mixed
from ostrov.kernel.game import Form, Game
from ostrov.kernel.playouts import one_awaited
from ostrov.kernel.position import CHANCE
from ostrov.kernel.referee import Referee
from ostrov.kernel.rows import Rows
from ostrov.server import processes
from ostrov.server.bots.workers import BotFailed, BotPool, work
from tests.forbidden_island.table import GAME, LANDING, MARSH, diver, pilot, table
from tests.server.bad_bots import find_bad_bot
from tests.server.processes import are_gone_soon, children_of
from tests.some_games import every_game

BUDGET = 1.0
# How long a process may take to be gone, on a busy machine.
SOON = 120.0

Choose = Callable[[Referee, int, int], Coroutine[Any, Any, Form]]
Run = Callable[[Coroutine[Any, Any, Any]], Any]


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
        seen = msgspec.json.encode(game.recollection(referee.position, seat))
        form: Form = game.decode(await pool.choose(game.id, bot, "table", seat, seen, seed), game.choice_type)
        return form

    return choose


def without_a_pool(bots: list[Bot]) -> Choose:
    async def choose(referee: Referee, seat: int, seed: int) -> Form:
        game, dice, rows = referee.game, Dice(seed), Rows()
        imagined = game.imagine(game.recollection(referee.position, seat), dice)
        imagined.legal(seat, rows)
        return game.show_choice(imagined, bots[seat].choose(imagined.copy(), seat, rows, dice))

    return choose


@every_game
@pytest.mark.parametrize("bot", ["random", "thumb"])
def test_a_whole_game_can_be_played_and_begins_as_it_would_without_a_pool(game: Game, bot: str) -> None:
    async def through_a_pool() -> list[Form]:
        async with running(workers=2, budget=300.0) as pool:
            return await played(game, through(pool, bot), game.longest)

    bots = [find_bot(game.id, bot) for _ in range(4)]
    beginning = asyncio.run(played(game, without_a_pool(bots), 60))
    assert asyncio.run(through_a_pool())[: len(beginning)] == beginning


# Answers


def test_a_bot_chooses_the_same_however_often_it_was_asked_before() -> None:
    async def answers() -> set[bytes]:
        async with running() as pool:
            return {await ask(pool, "counting", table) for table in ("one", "one", "two", "one")}

    assert len(asyncio.run(answers())) == 1


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
        async with running(budget=6.0) as pool:
            return await asyncio.gather(*[ask(pool, "slow") for _ in range(18)])

    assert len(asyncio.run(queued())) == 18


def test_a_worker_that_hangs_does_not_hold_up_another() -> None:
    async def aside() -> float:
        async with running(workers=2, budget=600.0) as pool:
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


def test_compiled_rules_that_appear_are_taken_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "compiled"
    monkeypatch.setenv("OSTROV_COMPILED_RULES", str(folder))

    async def told(pool: BotPool) -> str:
        with pytest.raises(BotFailed) as failed:
            await ask(pool, "telling")
        return failed.value.detail

    async def before_and_after() -> tuple[str, str, bytes]:
        async with running() as pool:
            before = await told(pool)
            link_ostrov_into(tmp_path / "half")
            (tmp_path / "half").rename(folder)
            return before, await told(pool), await ask(pool, "thumb")

    before, after, choice = asyncio.run(before_and_after())
    assert str(folder) not in before
    assert f"LookupError: {folder}" in after
    assert b"do" in choice


def link_ostrov_into(folder: Path) -> None:
    """What is installed here, found somewhere else."""
    folder.mkdir()
    package = Path(ostrov.__file__).parent
    for part in (package, *package.parent.glob("ostrov__mypyc.*")):
        (folder / part.name).symlink_to(part)


def test_a_worker_that_died_unasked_is_replaced_without_anybody_noticing() -> None:
    async def killed() -> bytes:
        async with running() as pool:
            (worker,) = children_of(os.getpid(), "ostrov.server.bots.workers")
            os.kill(worker, signal.SIGKILL)
            while children_of(os.getpid(), "ostrov.server.bots.workers"):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            return await ask(pool, "thumb")

    assert b"do" in asyncio.run(killed())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_a_worker_that_died_with_something_unread_is_replaced(run: Run) -> None:
    async def answers() -> bytes:
        async with running(budget=300.0) as pool, asyncio.timeout(SOON):
            await ask(pool, "babbling")
            while children_of(os.getpid(), "ostrov.server.bots.workers"):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            return await ask(pool, "thumb")

    assert b"do" in run(answers())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_a_message_to_a_dead_process_breaks_a_pipe_whatever_the_event_loop(run: Run) -> None:
    async def told() -> None:
        process = await processes.start(work, "ostrov.bots.registry:find_bot", "1")
        await processes.receive(process)
        process.kill()
        await process.wait()
        while not processes.is_closed(process):
            await asyncio.sleep(0.01)
        with pytest.raises(BrokenPipeError):
            processes.send(process, b"a question")

    run(told())


def test_workers_killed_at_any_moment_hold_up_nobody() -> None:
    """With uvloop, as the server has it."""

    async def killed() -> None:
        async with running(workers=2, budget=300.0) as pool, asyncio.TaskGroup() as asking:
            over = asyncio.Event()
            for number in range(6):
                asking.create_task(keep_asking(pool, f"table-{number}", over))
            for number in range(10):
                await asyncio.sleep(0.03 * number)
                for worker in children_of(os.getpid(), "ostrov.server.bots.workers")[: 1 + number % 2]:
                    os.kill(worker, signal.SIGKILL)
            over.set()

    uvloop.run(killed())


async def keep_asking(pool: BotPool, table: str, over: asyncio.Event) -> None:
    """Until it is over, and then until there is an answer: each question gets one, or is known to have failed."""
    while True:
        async with asyncio.timeout(SOON):
            try:
                assert b"do" in await ask(pool, "thumb", table)
            except BotFailed:
                continue
        if over.is_set():
            return


# Closing


def test_closing_waits_for_no_bot_whatever_it_is_at() -> None:
    async def closing() -> tuple[float, list[Any]]:
        async with running(workers=2, budget=600.0) as pool:
            asked = [asyncio.create_task(ask(pool, "busy", f"table-{n}")) for n in range(6)]
            await asyncio.sleep(0.3)
            began = time.monotonic()
            await pool.close()
            took = time.monotonic() - began
            return took, await asyncio.gather(*asked, return_exceptions=True)

    took, answers = asyncio.run(closing())
    assert took < SOON
    assert [answer.why for answer in answers] == ["died"] * 6
    assert children_of(os.getpid(), "ostrov.server.bots.workers") == []


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
    # So long a budget that none of them ends by itself while the test waits.
    pool = BotPool(2, 600.0, find_bad_bot)
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
