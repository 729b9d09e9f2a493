"""Bots in processes of their own, so that one that thinks long, hangs or breaks holds up nobody but itself.

A worker is given what a seat has been shown (`Game.recollection`) and nothing else: its bot cannot know more than the
seat does. The bot is a new one for each question, so that it chooses the same again after an undo, in another worker,
or when the server has been started anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pkgutil
import signal
import sys
import traceback
from asyncio.subprocess import Process
from collections.abc import Callable
from typing import Literal

import msgspec

from ostrov.bots.bot import Bot
from ostrov.bots.registry import find_bot as find_registered_bot
from ostrov.games.registry import find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.refusals import Complaint
from ostrov.kernel.rows import Rows
from ostrov.lab.orphans import end_with_parent
from ostrov.server import processes
from ostrov.server.bots.queues import FairQueue
from ostrov.server.supervising import SECONDS_TO_HEAL, GiveUp, Healing, go_on, keep

# How often a worker that nobody asks looks whether its process is still there.
_SECONDS_BETWEEN_LOOKS = 1.0
# A bot whose process dies is asked once more in a new one: perhaps somebody else ended it.
_ATTEMPTS = 2

logger = logging.getLogger("ostrov.bots")

encode = msgspec.msgpack.Encoder().encode

FindBot = Callable[[str, str], Bot]
Why = Literal["raised", "hung", "died", "absent", "illegal"]


class BotFailed(Exception):
    """No answer: the bot raised, hung past its budget or chose what is not allowed; its process died or is absent."""

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
    """Asks bots in worker processes. A seat of a table always goes to the same worker.

    `budget` is how many seconds a bot may think, from when its turn in the worker comes. A worker that has had no
    process for `seconds_to_heal`, however often it tried, gives the server up.
    """

    def __init__(
        self,
        workers: int = 1,
        budget: float = 2.0,
        find_bot: FindBot = find_registered_bot,
        give_up: GiveUp = go_on,
        seconds_to_heal: float = SECONDS_TO_HEAL,
    ) -> None:
        self._workers = [
            Worker(budget, find_bot, Healing(Complaint("bots-lost"), give_up, seconds_to_heal), give_up)
            for _ in range(workers)
        ]

    @property
    def is_failing(self) -> bool:
        """Whether the process of some worker has died before it could begin."""
        return any(worker.healing.seconds_failing > 0 for worker in self._workers)

    async def start(self) -> None:
        await asyncio.gather(*[worker.start() for worker in self._workers])

    async def close(self) -> None:
        """Ends every worker at once; whoever still waits is told that the bot died."""
        await asyncio.gather(*[worker.close() for worker in self._workers])

    @property
    def waiting(self) -> int:
        """How many questions have not been asked yet."""
        return sum(worker.waiting for worker in self._workers)

    async def choose(
        self,
        game: str,
        bot: str,
        table: str,
        seat: int,
        view: bytes,
        seed: int,
        *,
        owner: int = 0,
        is_watched: bool = False,
    ) -> bytes:
        """What the bot chooses for the seat with this view, as JSON. Equal views and seeds give equal choices.

        Owners of tables take turns, and tables that people watch go first.
        """
        worker = self._workers[hash((table, seat)) % len(self._workers)]
        job = encode(Job(game, bot, table, seat, view, str(seed)))
        return await worker.ask(job, owner, table, is_watched=is_watched)

    def hurry(self, owner: int, table: str) -> None:
        """Somebody has come to a table whose bots may be waiting for their turn."""
        for worker in self._workers:
            worker.hurry(owner, table)


class Worker:
    """One process, the jobs that wait for it, and a new process whenever it fails."""

    def __init__(self, budget: float, find_bot: FindBot, healing: Healing, give_up: GiveUp) -> None:
        self.healing = healing
        self._give_up = give_up
        self._budget = budget
        self._find_bot = find_bot
        self._process: Process | None = None
        self._rules: str | None = None
        self._jobs: FairQueue[tuple[bytes, asyncio.Future[bytes]]] = FairQueue()
        self._asking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._get_ready()
        self._asking = keep(self._ask_one_after_another(), "asking bots", self._give_up)

    async def close(self) -> None:
        asking, self._asking = self._asking, None
        if asking is not None:
            asking.cancel()
            await asyncio.wait([asking])
        while not self._jobs.empty():
            _fail(self._jobs.get_nowait()[1], BotFailed("died", "the pool was closed"))
        await self._kill()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def hurry(self, owner: int, table: str) -> None:
        self._jobs.hurry(owner, table)

    async def ask(self, job: bytes, owner: int, table: str, *, is_watched: bool) -> bytes:
        if self._asking is None:
            raise BotFailed("died", "the pool is not running")
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, answer), owner, table, is_watched=is_watched)
        return await answer

    async def _ask_one_after_another(self) -> None:
        while True:
            try:
                async with asyncio.timeout(_SECONDS_BETWEEN_LOOKS):
                    job, answer = await self._jobs.get()
            except TimeoutError:
                await self._heal()
                continue
            # Whoever asked may have gone away meanwhile.
            if not answer.done():
                await self._settle(job, answer)

    async def _heal(self) -> None:
        """The next process starts now, not when somebody is already waiting for it."""
        with contextlib.suppress(BotFailed):
            await self._get_ready()

    async def _settle(self, job: bytes, answer: asyncio.Future[bytes]) -> None:
        try:
            choice = await self._choice(job)
        except BotFailed as failure:
            _fail(answer, failure)
            await self._heal()
        except asyncio.CancelledError:
            _fail(answer, BotFailed("died", "the pool was closed"))
            raise
        except Exception as error:
            logger.exception("a bot could not be asked")
            _fail(answer, BotFailed("died", str(error)))
            await self._kill()
        else:
            if not answer.done():
                answer.set_result(choice)

    async def _choice(self, job: bytes) -> bytes:
        answer = await self._answer(job)
        if answer.why is not None:
            raise BotFailed(answer.why, answer.detail)
        return answer.choice

    async def _answer(self, job: bytes, attempt: int = 1) -> Answer:
        process = await self._get_ready()
        try:
            return await self._exchange(process, job, self._budget)
        except BotFailed as failure:
            if failure.why != "died" or attempt == _ATTEMPTS:
                raise
        return await self._answer(job, attempt + 1)

    async def _get_ready(self) -> Process:
        """The process, or a new one where there is none, it has died, or faster rules are there by now."""
        rules = processes.compiled_rules()
        if self._process is None or processes.is_closed(self._process) or self._rules != rules:
            await self._kill()
            try:
                self._rules = rules
                self._process = await self._begin()
                await self._exchange(self._process, None, processes.SECONDS_TO_START)
            except BotFailed as failure:
                self.healing.failed()
                raise BotFailed("absent", str(failure)) from None
            self.healing.succeeded()
        return self._process

    async def _begin(self) -> Process:
        whence = f"{self._find_bot.__module__}:{self._find_bot.__qualname__}"
        try:
            return await processes.start(work, whence, str(self._budget))
        except OSError as error:
            raise BotFailed("died", str(error)) from None

    async def _exchange(self, process: Process, message: bytes | None, seconds: float) -> Answer:
        """Say something and wait for the answer; a process that gives none is killed, for it may still be at work."""
        try:
            async with asyncio.timeout(seconds):
                if message is not None:
                    processes.send(process, message)
                return msgspec.msgpack.decode(await processes.receive(process), type=Answer)
        except TimeoutError:
            why: Why = "hung"
        except (EOFError, OSError, msgspec.DecodeError):
            why = "died"
        await self._kill()
        raise BotFailed(why)

    async def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await processes.end(process)


def _fail(answer: asyncio.Future[bytes], failure: BotFailed) -> None:
    if not answer.done():
        answer.set_exception(failure)


# In the worker


def work() -> None:
    """A worker's life: questions from its standard input, until the server closes it or is no more."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    find_bot, budget = pkgutil.resolve_name(sys.argv[1]), float(sys.argv[2])
    answers = processes.take_over_output()
    with contextlib.suppress(BrokenPipeError):
        processes.say(answers, encode(Answer()))
        while message := processes.hear(sys.stdin.buffer):
            job = msgspec.msgpack.decode(message, type=Job)
            # The server ends a bot that hangs. Should the server be gone, this does, whatever the bot is at.
            signal.setitimer(signal.ITIMER_REAL, 1 + 2 * budget)
            answer = _answer(job, find_bot)
            signal.setitimer(signal.ITIMER_REAL, 0)
            processes.say(answers, encode(answer))


def _answer(job: Job, find_bot: FindBot) -> Answer:
    try:
        return _choice(job, find_bot(job.game, job.bot))
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
