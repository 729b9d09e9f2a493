"""Plays many random games of every kind, seats and difficulty, and looks for errors.

Each game must end within the game's stated bound, and its last position must be one that the notation accepts.
"""

from __future__ import annotations

import argparse

from rich.progress import track

from ostrov.games.registry import GAMES, find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game
from ostrov.kernel.playouts import play_on
from ostrov.kernel.rows import Rows

DIFFICULTIES = ("novice", "normal", "elite", "legendary")


def play(game: Game, number: int, rows: Rows) -> None:
    seats = game.seats[number % len(game.seats)]
    has_difficulty = "difficulty" in game.options_type.__struct_fields__
    given = {"difficulty": DIFFICULTIES[number // len(game.seats) % 4]} if has_difficulty else {}
    position = game.start(seats, game.options(given, seats))
    assert play_on(position, rows, Dice(1, number)) <= game.longest
    assert game.outcome(position) is not None
    assert game.read_position(game.show_position(position)).fields() == position.fields()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", help="id of a game (else every game)")
    parser.add_argument("--games", type=int, default=100_000, help="how many of each (else 100000)")
    arguments = parser.parse_args()
    rows = Rows()
    for game in [find_game(arguments.game)] if arguments.game else GAMES.values():
        for number in track(range(arguments.games), game.id):
            play(game, number, rows)
        print(f"{game.id}: {arguments.games:,} random games ended without an error")


if __name__ == "__main__":
    main()
