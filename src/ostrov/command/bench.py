"""`ostrov bench`: how fast the rules are here, compiled and interpreted side by side."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ostrov.command.parser import Arguments
from ostrov.games.registry import GAMES, find_game
from ostrov.kernel.refusals import Complaint
from ostrov.lab.bench import ROUNDS, Comparison, compare
from ostrov.words import Words

MEASURES = ("games", "simulations", "decisions", "copies")


def run(arguments: Arguments) -> int:
    if not 0.01 <= arguments.seconds <= 3600:
        raise Complaint("seconds-out-of-range")
    games = list(GAMES) if arguments.game is None else [find_game(arguments.game).id]
    comparisons = _measure(games, arguments)
    if arguments.json:
        sys.stdout.write(msgspec.json.encode(comparisons).decode() + "\n")
    else:
        Console().print(_table(comparisons, arguments.words))
    return 0


def _measure(games: list[str], arguments: Arguments) -> list[Comparison]:
    found = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(arguments.words.say("progress-bench"), total=len(games) * ROUNDS)
        for game in games:
            for comparison in compare(game, find_game(game).seats[-1], arguments.seconds):
                found[game] = comparison
                progress.advance(bar)
    return list(found.values())


def _table(comparisons: list[Comparison], words: Words) -> Table:
    say = words.say
    table = Table(title=say("bench-title"))
    for column in ("column-id", "bench-measure", "bench-compiled", "bench-interpreted", "bench-ratio"):
        table.add_column(say(column), justify="left" if column in ("column-id", "bench-measure") else "right")
    for one in comparisons:
        for measure in MEASURES:
            slow = getattr(one.interpreted, measure)
            fast = getattr(one.compiled, measure) if one.compiled else None
            ratio = f"× {fast / slow:.0f}" if fast else "–"
            shown = f"{fast:,.0f}" if fast else say("bench-not-compiled")
            name = one.game if measure == MEASURES[0] else ""
            table.add_row(name, say(f"bench-{measure}"), shown, f"{slow:,.0f}", ratio)
    return table
