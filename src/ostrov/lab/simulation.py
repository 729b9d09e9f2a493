"""Plays many games between bots, on several cores, and counts what came of them."""

from __future__ import annotations

import math
import os
import signal
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any

import msgspec

from ostrov.bots.play import chosen, play_game
from ostrov.bots.registry import find_bot
from ostrov.games.registry import find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game
from ostrov.kernel.playouts import next_actor
from ostrov.kernel.position import Position
from ostrov.kernel.referee import Referee
from ostrov.kernel.rows import Rows
from ostrov.lab.orphans import end_with_parent

# A slice of games goes to a process at a time; one that takes longer than this comes back unfinished, so that the
# progress bar stays lively and Ctrl-C is answered promptly.
SLICE = 200
SECONDS_A_SLICE = 0.25


class Plan(msgspec.Struct, frozen=True):
    """What to play. Game number n is the same whatever the number of jobs: its dice come from the seed and n."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: list[str]
    games: int
    seed: int

    def check(self) -> None:
        """Raises a complaint about the first thing that is wrong."""
        find_game(self.game).options(self.options, self.seats)
        for bot in self.bots:
            find_bot(self.game, bot)


class Tally(msgspec.Struct):
    """What came of the games played so far."""

    games: int = 0
    won: int = 0
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    firsts: Counter[int] = msgspec.field(default_factory=Counter)
    points: Counter[int] = msgspec.field(default_factory=Counter)
    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def count(self, game: Game, position: Position) -> None:
        """One game more, at its end."""
        outcome = game.outcome(position)
        assert outcome is not None
        self.games += 1
        self.won += bool(outcome.winners)
        self.endings[str(outcome.reason)] += 1
        self.firsts.update(outcome.winners)
        self.points.update(dict(enumerate(outcome.points)))
        self.turns += position.turns()

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.won += other.won
        self.endings.update(other.endings)
        self.firsts.update(other.firsts)
        self.points.update(other.points)
        self.turns += other.turns
        self.decisions += other.decisions


def play_slice(plan: Plan, first: int, count: int, seconds: float = math.inf) -> Tally:
    """Play so many games from this number on, or at least one of them if time runs out."""
    game = find_game(plan.game)
    options = game.options(plan.options, plan.seats)
    bots = [find_bot(plan.game, name) for name in plan.bots]
    rows = Rows()
    tally = Tally()
    began = time.perf_counter()
    for number in range(first, first + count):
        position = game.start(plan.seats, options)
        tally.decisions += play_game(position, bots, rows, Dice(plan.seed, number))
        tally.count(game, position)
        if time.perf_counter() - began > seconds:
            break
    return tally


def simulate(plan: Plan, jobs: int) -> Iterator[Tally]:
    """Play it all, and yield the tally as it grows; it stands for what was played whenever one stops."""
    total = Tally()
    began = time.perf_counter()
    for part in _here(plan) if jobs == 1 else _in_processes(plan, jobs):
        total.add(part)
        total.seconds = time.perf_counter() - began
        yield total


def _here(plan: Plan) -> Iterator[Tally]:
    first = 0
    while first < plan.games:
        part = play_slice(plan, first, plan.games - first, SECONDS_A_SLICE)
        first += part.games
        yield part


def _in_processes(plan: Plan, jobs: int) -> Iterator[Tally]:
    waiting = ((first, min(SLICE, plan.games - first)) for first in range(0, plan.games, SLICE))
    running: dict[Future[Tally], tuple[int, int]] = {}
    pool = ProcessPoolExecutor(jobs, initializer=_follow_the_parent)

    def hand_out(slices: Iterable[tuple[int, int]]) -> None:
        for first, count in slices:
            running[pool.submit(play_slice, plan, first, count, SECONDS_A_SLICE)] = (first, count)

    try:
        hand_out(islice(waiting, 2 * jobs))
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                first, count = running.pop(future)
                part = future.result()
                unfinished = [(first + part.games, count - part.games)] if part.games < count else islice(waiting, 1)
                hand_out(unfinished)
                yield part
    finally:
        pool.shutdown(cancel_futures=True)


def _follow_the_parent() -> None:
    """Ctrl-C is for the parent to answer, and a child ends with it."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a win rate."""
    if games == 0:
        return 0.0, 1.0
    z = 1.96
    rate = won / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale


def play_recorded(plan: Plan, number: int) -> Referee:
    """One of the plan's games again, choice by choice under the referee, with its record."""
    game = find_game(plan.game)
    bots = [find_bot(plan.game, name) for name in plan.bots]
    referee = Referee.begin(game, plan.seats, game.options(plan.options, plan.seats))
    position, rows, dice = referee.position, Rows(), Dice(plan.seed, number)
    while position.awaited:
        actor = next_actor(position, rows, dice)
        referee.play(actor, game.show_choice(position, chosen(position, actor, bots, rows, dice)))
    return referee
