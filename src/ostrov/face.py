"""What `import ostrov` gives: the games and everything it takes to play them from Python."""

from __future__ import annotations

from typing import Any

from ostrov.bots.bot import Bot, RandomBot
from ostrov.bots.registry import bots_of, find_bot
from ostrov.games.registry import GAMES, find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Form, Game, Outcome
from ostrov.kernel.playouts import play_on
from ostrov.kernel.position import CHANCE, Position
from ostrov.kernel.record import Record, Step
from ostrov.kernel.referee import Referee
from ostrov.kernel.refusals import Complaint, Impossible, Refusal
from ostrov.kernel.rows import Rows
from ostrov.lab.replay import load as read_record

__all__ = [
    "CHANCE",
    "GAMES",
    "Bot",
    "Complaint",
    "Dice",
    "Form",
    "Game",
    "Impossible",
    "Outcome",
    "Position",
    "RandomBot",
    "Record",
    "Referee",
    "Refusal",
    "Rows",
    "Step",
    "begin",
    "bots_of",
    "find_bot",
    "find_game",
    "play_on",
    "read_record",
]


def begin(game: str, seats: int, **options: Any) -> Referee:
    """A new game with its referee. Chance sets it up: `deal` until a seat is awaited."""
    found = find_game(game)
    return Referee.begin(found, seats, found.options(options, seats))
