"""LI-9.5 Plays solo games of the Lost Island with the random bot and the best one, and prints how the points spread.

`python -m benchmarks.lost_island_calibration [GAMES [SEED]]`
"""

from __future__ import annotations

import sys

from ostrov.bots.play import play_game
from ostrov.bots.registry import find_bot
from ostrov.games.registry import find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.rows import Rows

SETS = ("tight-island", "calm-island", "skull-island", "random")
RANKS = {"a": (75, 90, 110, 130), "b": (95, 110, 130, 150)}


def points(bot_name: str, side: str, rumours: str, games: int, seed: int = 1) -> list[int]:
    """Of so many games, lowest first."""
    game = find_game("lost-island")
    options = game.options({"side": side, "rumours": rumours}, 1)
    bot, rows = find_bot("lost-island", bot_name), Rows()
    found = []
    for number in range(games):
        position = game.start(1, options)
        play_game(position, [bot], rows, Dice(seed, number))
        found.append(int(position.points(0)))
    return sorted(found)


def line(bot: str, side: str, rumours: str, games: int, seed: int) -> str:
    found = points(bot, side, rumours, games, seed)
    spread = [found[len(found) * share // 100] for share in (5, 25, 50, 75, 95)]
    reached = [100 * sum(one >= asked for one in found) / len(found) for asked in RANKS[side]]
    numbers = "".join(f"{number:6}" for number in spread) + "".join(f"{share:8.1f}" for share in reached)
    return f"{side.upper():5}{rumours:14}{bot:8}{numbers}"


def main(games: int = 1000, seed: int = 1) -> None:
    print("side rumours       player      5%   25%   50%   75%   95%   % of games with each of the four ranks")
    for side in RANKS:
        for rumours in SETS:
            print(line("random", side, rumours, 10 * games, seed))
            print(line("thumb", side, rumours, games, seed), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
