"""Prints a digest of full traces of a game for every number of seats: `python -m tests.digests GAME HOW_MANY`."""

from __future__ import annotations

import hashlib
import sys

from ostrov.games.registry import find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game
from ostrov.kernel.playouts import one_awaited
from ostrov.kernel.rows import Rows
from ostrov.lab.bench import is_compiled


def digest(game: Game, seats: int, games: int) -> str:
    """Every field and every legal list of every position of so many random games."""
    trace = hashlib.sha256()
    rows = Rows()
    options = game.options({}, seats)
    for number in range(games):
        dice = Dice(seats, number)
        position = game.start(seats, options)
        while position.awaited:
            actor = one_awaited(position, dice)
            rows.clear()
            position.legal(actor, rows)
            trace.update(repr((position.fields(), rows.weighted())).encode())
            position.apply(actor, rows.at(dice.below(rows.total)))
        trace.update(repr(position.fields()).encode())
    return trace.hexdigest()


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted")
    chosen = find_game(sys.argv[1])
    for seats in chosen.seats:
        print(seats, digest(chosen, seats, int(sys.argv[2])))
