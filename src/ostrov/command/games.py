"""`ostrov games`: which games there are, with their options and bots."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec
from rich.console import Console
from rich.padding import Padding

from ostrov.bots.registry import bots_of
from ostrov.command.parser import Arguments
from ostrov.games.registry import GAMES
from ostrov.kernel.game import Game, values_of
from ostrov.words import Words


def run(arguments: Arguments) -> int:
    if arguments.json:
        sys.stdout.write(msgspec.json.encode([_facts(game) for game in GAMES.values()]).decode() + "\n")
        return 0
    console = Console(highlight=False)
    for game in GAMES.values():
        words = Words(arguments.words.tongue.language, game)
        console.print(f"[bold]{game.id}[/bold]  {words.say('game')}")
        for line in _about(game, words):
            console.print(Padding(line, (0, 0, 0, 4)))
    return 0


def _facts(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "rules": game.rules_version,
        "seats": list(game.seats),
        "options": msgspec.json.schema(game.options_type),
        "bots": list(bots_of(game.id)),
    }


def _about(game: Game, words: Words) -> Iterator[str]:
    yield words.say("game-pitch")
    yield words.say("games-players", least=game.seats[0], most=game.seats[-1])
    for field in msgspec.structs.fields(game.options_type):
        values = map(str, range(1, game.seats[-1] + 1)) if field.name == "first" else values_of(field.type)
        yield words.say("games-option", name=field.encode_name, values=" | ".join(values))
    yield words.say("games-bots", bots=", ".join(bots_of(game.id)))
