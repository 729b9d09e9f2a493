"""`ostrov games`: which games there are."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console
from rich.table import Table

from ostrov.bots.registry import bots_of
from ostrov.command.parser import Arguments
from ostrov.games.registry import GAMES
from ostrov.kernel.game import Game
from ostrov.words import Words


def run(arguments: Arguments) -> int:
    if arguments.json:
        sys.stdout.write(msgspec.json.encode([_facts(game) for game in GAMES.values()]).decode() + "\n")
        return 0
    say = arguments.words.say
    table = Table(
        say("column-id"), say("column-name"), say("column-players"), say("column-options"), say("column-bots")
    )
    for game in GAMES.values():
        words = Words(arguments.words.tongue.language, game)
        options = "\n".join(_options(game))
        table.add_row(game.id, words.say("game"), _range(game), options, ", ".join(bots_of(game.id)))
    Console().print(table)
    return 0


def _facts(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "rules": game.rules_version,
        "seats": list(game.seats),
        "options": msgspec.json.schema(game.options_type),
        "bots": list(bots_of(game.id)),
    }


def _range(game: Game) -> str:
    return f"{game.seats[0]}–{game.seats[-1]}"


def _options(game: Game) -> list[str]:
    """Each option with the values it takes, its default first."""
    lines = []
    for field in msgspec.inspect.type_info(game.options_type).fields:  # type: ignore[attr-defined]
        values = getattr(field.type, "values", ())
        default = field.default if isinstance(field.default, str) else None
        others = [str(value) for value in values if value != default]
        lines.append(f"{field.name}={'|'.join([default or '…', *others])}")
    return lines
