"""LI-9.5 Plays the Lost Island with the random bot and the best one, and prints how the points spread.

`python -m benchmarks.lost_island_calibration [GAMES [SEED]]`: so many solo games for each line, ten times as many at
random; what each rumour brings in the best bot's games with random fours, and how often it is the lowest of its four;
and how twice as many games of four end.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from statistics import mean

from ostrov.bots.play import play_game
from ostrov.bots.registry import find_bot
from ostrov.games.lost_island.forms import RUMOURS, Ending, Rumour
from ostrov.games.lost_island.position import LostIsland
from ostrov.games.lost_island.rumours import rumour_points
from ostrov.games.registry import find_game
from ostrov.kernel.bits import members
from ostrov.kernel.dice import Dice
from ostrov.kernel.rows import Rows

SETS = ("tight-island", "calm-island", "skull-island", "random")
RANKS = {"a": (75, 90, 110, 130), "b": (95, 110, 130, 150)}


def play(bot: str, seats: int, options: dict[str, str], games: int, seed: int) -> list[LostIsland]:
    """So many games at their end."""
    game = find_game("lost-island")
    bots, rows = [find_bot(game.id, bot) for _ in range(seats)], Rows()
    ended = []
    for number in range(games):
        position = game.start(seats, game.options(options, seats))
        assert isinstance(position, LostIsland)
        play_game(position, bots, rows, Dice(seed, number))
        ended.append(position)
    return ended


def spread(bot: str, side: str, rumours: str, games: list[LostIsland]) -> str:
    found = sorted(int(position.points(0)) for position in games)
    shares = [found[len(found) * share // 100] for share in (5, 25, 50, 75, 95)]
    reached = [100 * sum(one >= asked for one in found) / len(found) for asked in RANKS[side]]
    numbers = "".join(f"{number:6}" for number in shares) + "".join(f"{share:8.1f}" for share in reached)
    return f"{side.upper():5}{rumours:14}{bot:8}{numbers}"


@dataclass
class Told:
    """What one rumour brought in all the games in which it lay on the table, and in how many it was the lowest."""

    points: list[int] = field(default_factory=list)
    lowest: int = 0


def told_of_rumours(games: list[LostIsland]) -> dict[Rumour, Told]:
    """Of equally low ones each counts as the lowest."""
    told = {rumour: Told() for rumour in Rumour}
    for position in games:
        brought = {number: int(rumour_points(position.sheet(0), number, None)) for number in members(position.rumours)}
        for number, points in brought.items():
            one = told[RUMOURS[number]]
            one.points.append(points)
            one.lowest += points == min(brought.values())
    return told


def print_rumours(side: str, games: list[LostIsland]) -> None:
    for rumour, told in told_of_rumours(games).items():
        share = 100 * told.lowest / len(told.points)
        print(f"{side.upper():5}{rumour:20}{mean(told.points):6.1f}{share:8.0f}{len(told.points):8}")


def print_endings(side: str, games: list[LostIsland]) -> None:
    spent = list(Ending).index(Ending.USES_SPENT) + 1
    share = 100 * sum(position.ending == spent for position in games) / len(games)
    turns = mean(int(position.turn) for position in games)
    print(f"{side.upper():5}uses spent in {share:.1f} % of {len(games)} games of four, {turns:.1f} turns on average")


def main(games: int = 1000, seed: int = 1) -> None:
    print("side rumours       player      5%   25%   50%   75%   95%   % of games with each of the four ranks")
    ended = {}
    for side in RANKS:
        for rumours in SETS:
            options = {"side": side, "rumours": rumours}
            print(spread("random", side, rumours, play("random", 1, options, 10 * games, seed)))
            ended[side] = play("thumb", 1, options, games, seed)
            print(spread("thumb", side, rumours, ended[side]), flush=True)
    print("\nside rumour               mean  % lowest   games")
    for side in RANKS:
        print_rumours(side, ended[side])
    print()
    for side in RANKS:
        print_endings(side, play("thumb", 4, {"side": side}, 2 * games, seed))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
