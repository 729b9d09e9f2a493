"""Measures each game compiled and interpreted, in turns within one run, since machines are noisy and ratios less so."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import msgspec

from ostrov.games.registry import find_game
from ostrov.kernel import bits
from ostrov.kernel.dice import Dice
from ostrov.kernel.playouts import copies, deal, play_on, play_outs
from ostrov.kernel.rows import Rows
from ostrov.lab.orphans import end_with_parent

ROUNDS = 3


class Speed(msgspec.Struct):
    """A second's worth on one core, with random play.

    games: from the set-up to the end. simulations: a copy of a position just set up, played to the end.
    decisions: within those simulations. copies: of that position.
    """

    games: float
    simulations: float
    decisions: float
    copies: float


class Comparison(msgspec.Struct):
    """Medians over the rounds; `compiled` is None where nothing was compiled."""

    game: str
    seats: int
    compiled: Speed | None
    interpreted: Speed


def is_compiled() -> bool:
    return not bits.__file__.endswith(".py")


def compare(game: str, seats: int, seconds: float) -> Iterator[Comparison]:
    """Yields the comparison after each round, surer every time."""
    compiled: list[Speed] = []
    interpreted: list[Speed] = []
    for _round in range(ROUNDS):
        if is_compiled():
            compiled.append(measure(game, seats, seconds))
        interpreted.append(_measure_interpreted(game, seats, seconds))
        yield Comparison(game, seats, _median(compiled) if compiled else None, _median(interpreted))


def measure(game_id: str, seats: int, seconds: float) -> Speed:
    """This process, as it was started."""
    game = find_game(game_id)
    options = game.options({}, seats)
    rows, dice = Rows(), Dice(1)
    start = game.start(seats, options)
    deal(start, rows, dice)
    decisions = 0

    def one_game() -> None:
        play_on(game.start(seats, options), rows, dice)

    def ten_simulations() -> None:
        nonlocal decisions
        decisions += play_outs(start, 10, dice)

    games = _rate(one_game, seconds)
    began = time.perf_counter()
    simulations = 10 * _rate(ten_simulations, seconds)
    spent = time.perf_counter() - began
    return Speed(games, simulations, decisions / spent, 100 * _rate(lambda: copies(start, 100), seconds / 4))


def _rate(do: Callable[[], object], seconds: float) -> float:
    """How often a second it is done."""
    done = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        do()
        done += 1
    return done / spent


def _measure_interpreted(game: str, seats: int, seconds: float) -> Speed:
    command = [sys.executable, "-m", "ostrov.lab.bench", game, str(seats), str(seconds)]
    environment = {**os.environ, "OSTROV_PURE": "1"}
    # In a session of its own it does not hear Ctrl-C; we do, and end it.
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True, start_new_session=True)
    return msgspec.json.decode(done.stdout, type=Speed)


def _median(speeds: list[Speed]) -> Speed:
    return Speed(*(statistics.median(values) for values in zip(*map(msgspec.structs.astuple, speeds), strict=True)))


if __name__ == "__main__":
    end_with_parent()
    _, game_id, seats, seconds = sys.argv
    sys.stdout.buffer.write(msgspec.json.encode(measure(game_id, int(seats), float(seconds))))
