"""Bots in processes of their own, so that one that thinks long, hangs or breaks holds up nobody but itself.

A worker is given a seat's view and nothing else: its bot cannot know more than the seat does.
"""

from __future__ import annotations

import asyncio
import contextlib
import pkgutil
import signal
import sys
import traceback
from asyncio.subprocess import Process
from collections.abc import Callable
from functools import lru_cache
from typing import Literal

import msgspec

from ostrov.bots.bot import Bot
from ostrov.bots.registry import find_bot as find_registered_bot
from ostrov.games.registry import find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.rows import Rows
from ostrov.server import processes

# Some bots remember what they saw earlier; so many of them are kept in a worker, the latest asked.
BOTS_KEPT = 2000
# A process that has not said that it is ready by then never will.
SECONDS_TO_START = 30.0

encode = msgspec.msgpack.Encoder().encode

FindBot = Callable[[str, str], Bot]
Why = Literal["raised", "hung", "died", "illegal"]


class BotFailed(Exception):
    """No answer: the bot raised, hung past its budget, its process died, or it chose what is not allowed."""

    def __init__(self, why: Why, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why = why
        # For the log, not for people at the table.
        self.detail = detail


class Job(msgspec.Struct, frozen=True):
    """One question to a bot; the view as JSON, and the seed in digits since it may be longer than 64 bits."""

    game: str
    bot: str
    table: str
    seat: int
    view: bytes
    seed: str


class Answer(msgspec.Struct, frozen=True):
    """The choice as JSON, or why there is none."""

    choice: bytes = b""
    why: Why | None = None
    detail: str = ""


# At the server


class BotPool:
    """Asks bots in worker processes. A seat of a table always goes to the same worker, which remembers its bot.

    `budget` is how many seconds a bot may think, from when its turn in the worker comes.
    """

    def __init__(self, workers: int = 1, budget: float = 2.0, find_bot: FindBot = find_registered_bot) -> None:
        self._workers = [Worker(budget, find_bot) for _ in range(workers)]

    async def start(self) -> None:
        await asyncio.gather(*[worker.start() for worker in self._workers])

    async def close(self) -> None:
        """Ends every worker at once; whoever still waits is told that the bot died."""
        await asyncio.gather(*[worker.close() for worker in self._workers])

    async def choose(self, game: str, bot: str, table: str, seat: int, view: bytes, seed: int) -> bytes:
        """What the bot chooses for the seat with this view, as JSON. Equal seeds give equal choices."""
        worker = self._workers[hash((table, seat)) % len(self._workers)]
        return await worker.ask(encode(Job(game, bot, table, seat, view, str(seed))))


class Worker:
    """One process, the jobs that wait for it, and a new process whenever it fails."""

    def __init__(self, budget: float, find_bot: FindBot) -> None:
        self._budget = budget
        self._find_bot = find_bot
        self._process: Process | None = None
        self._jobs: asyncio.Queue[tuple[bytes, asyncio.Future[bytes]]] = asyncio.Queue()
        self._asking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._get_ready()
        self._asking = asyncio.create_task(self._ask_one_after_another())

    async def close(self) -> None:
        asking, self._asking = self._asking, None
        if asking is not None:
            asking.cancel()
            await asyncio.wait([asking])
        while not self._jobs.empty():
            _fail(self._jobs.get_nowait()[1], BotFailed("died", "the pool was closed"))
        await self._kill()

    async def ask(self, job: bytes) -> bytes:
        if self._asking is None:
            raise BotFailed("died", "the pool is not running")
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, answer))
        return await answer

    async def _ask_one_after_another(self) -> None:
        while True:
            job, answer = await self._jobs.get()
            # Whoever asked may have gone away meanwhile.
            if not answer.done():
                await self._settle(job, answer)

    async def _settle(self, job: bytes, answer: asyncio.Future[bytes]) -> None:
        try:
            choice = await self._choice(job)
        except BotFailed as failure:
            _fail(answer, failure)
            # The next process starts now, not when somebody is already waiting for it.
            with contextlib.suppress(BotFailed):
                await self._get_ready()
        except asyncio.CancelledError:
            _fail(answer, BotFailed("died", "the pool was closed"))
            raise
        else:
            if not answer.done():
                answer.set_result(choice)

    async def _choice(self, job: bytes) -> bytes:
        process = await self._get_ready()
        answer = await self._exchange(process, job, self._budget)
        if answer.why is not None:
            raise BotFailed(answer.why, answer.detail)
        return answer.choice

    async def _get_ready(self) -> Process:
        """The process, or a new one where there is none or it has died while nobody asked it anything."""
        if self._process is None or processes.is_closed(self._process):
            await self._kill()
            try:
                whence = f"{self._find_bot.__module__}:{self._find_bot.__qualname__}"
                self._process = await processes.start(work, whence, str(self._budget))
            except OSError as error:
                raise BotFailed("died", str(error)) from None
            await self._exchange(self._process, None, SECONDS_TO_START)
        return self._process

    async def _exchange(self, process: Process, message: bytes | None, seconds: float) -> Answer:
        """Say something and wait for the answer; a process that gives none is killed, for it may still be at work."""
        try:
            async with asyncio.timeout(seconds):
                if message is not None:
                    processes.send(process, message)
                return msgspec.msgpack.decode(await processes.receive(process), type=Answer)
        except TimeoutError:
            await self._kill()
            raise BotFailed("hung") from None
        except (EOFError, OSError, msgspec.DecodeError):
            await self._kill()
            raise BotFailed("died") from None

    async def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _fail(answer: asyncio.Future[bytes], failure: BotFailed) -> None:
    if not answer.done():
        answer.set_exception(failure)


# In the worker


def work() -> None:
    """A worker's life: questions from its standard input, until the server closes it or is no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    find_bot, budget = pkgutil.resolve_name(sys.argv[1]), float(sys.argv[2])
    find_kept_bot = lru_cache(BOTS_KEPT)(lambda table, seat, game, bot: find_bot(game, bot))
    answers = processes.take_over_output()
    with contextlib.suppress(BrokenPipeError):
        processes.say(answers, encode(Answer()))
        while message := processes.hear(sys.stdin.buffer):
            job = msgspec.msgpack.decode(message, type=Job)
            # The server ends a bot that hangs. Should the server be gone, this does, whatever the bot is at.
            signal.setitimer(signal.ITIMER_REAL, 1 + 2 * budget)
            answer = _answer(job, find_kept_bot)
            signal.setitimer(signal.ITIMER_REAL, 0)
            processes.say(answers, encode(answer))


def _answer(job: Job, find_kept_bot: Callable[[str, int, str, str], Bot]) -> Answer:
    try:
        return _choice(job, find_kept_bot(job.table, job.seat, job.game, job.bot))
    except Exception:
        return Answer(why="raised", detail=traceback.format_exc())


def _choice(job: Job, bot: Bot) -> Answer:
    game, dice, rows = find_game(job.game), Dice(int(job.seed)), Rows()
    position = game.imagine(game.decode(job.view, game.view_type), dice)
    position.legal(job.seat, rows)
    allowed = rows.codes()
    # The bot may do with its position what it likes, and the choice is still to be shown.
    choice = bot.choose(position.copy(), job.seat, rows, dice)
    if choice not in allowed:
        return Answer(why="illegal", detail=str(choice))
    return Answer(msgspec.json.encode(game.show_choice(position, choice)))
