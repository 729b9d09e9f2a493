"""`ostrov simulate`: many games between bots, with a progress bar, and a table of what came of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ostrov.bots.plugins import plug_in
from ostrov.command.parser import Arguments, at_least, between
from ostrov.games.registry import find_game
from ostrov.kernel.refusals import Complaint
from ostrov.lab.simulation import Plan, Tally, cores, interval, play_recorded, simulate
from ostrov.words import Words

# More processes than any machine has cores for.
_MOST_JOBS = 256


def run(arguments: Arguments) -> int:
    plan = make_plan(arguments)
    jobs = between(1, _MOST_JOBS, "--jobs", cores() if arguments.jobs is None else arguments.jobs)
    arguments.words = Words(arguments.words.tongue.language, find_game(plan.game))
    plan.check()
    if arguments.save:
        _save(plan, arguments.save)
    tally, is_whole = _play(plan, min(jobs, plan.games), arguments.words)
    if arguments.json:
        sys.stdout.write(msgspec.json.encode(report(plan, tally)).decode() + "\n")
    else:
        Console().print(_table(plan, tally, arguments.words))
    return 0 if is_whole else 130


def make_plan(arguments: Arguments) -> Plan:
    game = find_game(arguments.game)
    seats = game.seats[-1] if arguments.seats is None else arguments.seats
    options = dict(_option(text) for text in arguments.option)
    if arguments.difficulty is not None:
        options["difficulty"] = arguments.difficulty
    if arguments.first is not None:
        options["first"] = arguments.first
    if "first" in options:
        # People count seats from 1.
        options["first"] = _seat(options["first"])
    bots = arguments.bot.split(",")
    for bot in bots:
        if ":" in bot:
            plug_in(bot)
    games = at_least(1, "--games", arguments.games)
    if seats in game.seats and len(bots) > seats:
        raise Complaint("too-many-bots", seats=seats)
    # Fewer bots than seats: they take turns around the table. No list is made for seats that no game has.
    by_seat = [bots[seat % len(bots)] for seat in range(min(seats, game.seats[-1]))]
    return Plan(game.id, seats, options, by_seat, games, arguments.seed)


def _option(text: str) -> tuple[str, Any]:
    """NAME=VALUE; a value with commas is a list."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise Complaint("option-without-value", option=text)
    return name, value.split(",") if "," in value else value


def _seat(number: Any) -> Any:
    """What is no number is left for the game to refuse."""
    return int(number) - 1 if str(number).isdecimal() else str(number)


def _play(plan: Plan, jobs: int, words: Words) -> tuple[Tally, bool]:
    """Plays with a progress bar; Ctrl-C ends it with what was played so far."""
    tally = Tally()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(words.say("progress-games"), total=plan.games)
        try:
            for tally in simulate(plan, jobs):
                progress.update(bar, completed=tally.games)
        except KeyboardInterrupt:
            return tally, False
    return tally, True


def report(plan: Plan, tally: Tally) -> dict[str, Any]:
    """Everything, for machines."""
    low, high = interval(tally.won, tally.games)
    games = max(tally.games, 1)
    return {
        "plan": plan,
        "games": tally.games,
        "won": tally.won,
        "win_rate": tally.won / games,
        "win_rate_95": [low, high],
        "endings": dict(tally.endings.most_common()),
        "first_places_by_seat": [tally.firsts[seat] for seat in range(plan.seats)],
        "mean_points_by_seat": [tally.points[seat] / games for seat in range(plan.seats)],
        "mean_turns": tally.turns / games,
        "mean_decisions": tally.decisions / games,
        "seconds": tally.seconds,
        "games_per_second": tally.games / tally.seconds if tally.seconds else 0.0,
    }


def _table(plan: Plan, tally: Tally, words: Words) -> Table:
    say = words.say
    facts = report(plan, tally)
    title = say("simulate-title", game=words.say("game"), players=plan.seats, bots=", ".join(dict.fromkeys(plan.bots)))
    table = Table(title=title, show_header=False)
    table.add_row(say("simulate-games"), f"{tally.games:,}")
    for name, value in _won(facts, words) if find_game(plan.game).is_cooperative else _places(plan, tally, words):
        table.add_row(name, value)
    for ending, count in tally.endings.most_common():
        table.add_row(f"  {say(f'ending-{ending}')}", f"{count:,}  ({count / max(tally.games, 1):.1%})")
    table.add_row(say("simulate-turns"), f"{facts['mean_turns']:.1f}")
    table.add_row(say("simulate-decisions"), f"{facts['mean_decisions']:.1f}")
    table.add_row(say("simulate-speed"), f"{facts['games_per_second']:,.0f}")
    return table


def _won(facts: dict[str, Any], words: Words) -> Iterator[tuple[str, str]]:
    """One team: how often it won."""
    low, high = facts["win_rate_95"]
    yield words.say("simulate-won"), f"{facts['win_rate']:.1%}  ({low:.1%} … {high:.1%})"


def _places(plan: Plan, tally: Tally, words: Words) -> Iterator[tuple[str, str]]:
    """Each for themselves: first places and mean points, by seat and, where they differ, by bot."""
    for seat, bot in enumerate(plan.bots):
        yield words.say("simulate-seat", number=seat + 1, bot=bot), _place(tally, words, [seat])
    if len(set(plan.bots)) > 1:
        for bot in dict.fromkeys(plan.bots):
            seats = [seat for seat, name in enumerate(plan.bots) if name == bot]
            yield words.say("simulate-bot", bot=bot), _place(tally, words, seats)


def _place(tally: Tally, words: Words, seats: list[int]) -> str:
    """The mean over these seats, with the interval of a single seat's share of first places."""
    games = max(tally.games * len(seats), 1)
    firsts = sum(tally.firsts[seat] for seat in seats)
    low, high = interval(firsts, games)
    points = sum(tally.points[seat] for seat in seats) / games
    share = f"{firsts / games:.1%} ({low:.1%} … {high:.1%})"
    return words.say("simulate-place", share=share, points=f"{points:.1f}")


def _save(plan: Plan, path: str) -> None:
    """The first game of the plan, as a file that `ostrov replay` reads."""
    try:
        Path(path).write_bytes(play_recorded(plan, 0).record.to_json())
    except OSError:
        raise Complaint("file-not-writable", path=path) from None
