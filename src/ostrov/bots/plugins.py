"""Bots that others have written: registered by code, named on the command line, or installed beside Ostrov.

Packages name theirs as entry points of the group `ostrov.bots`. The command line takes MODULE:CLASS and keeps what it
was given in the environment, so that processes which it starts know these bots, too. A class may say in `games` which
games it plays; otherwise it is offered for all.
"""

from __future__ import annotations

import logging
import os
import pkgutil
import sys
import traceback
from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib.metadata import entry_points
from pathlib import Path

from ostrov.bots.bot import Bot
from ostrov.kernel.dice import Dice
from ostrov.kernel.position import Position
from ostrov.kernel.refusals import Complaint
from ostrov.kernel.rows import Rows

GROUP = "ostrov.bots"
# MODULE:CLASS, with commas between them.
VARIABLE = "OSTROV_BOTS"

MakeBot = Callable[[], Bot]

logger = logging.getLogger("ostrov.bots")

_registered: dict[str, tuple[MakeBot, frozenset[str] | None]] = {}


class Checked(Bot):
    """A bot that nobody here has tested: whatever it does wrong is told in a sentence."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot

    def choose(self, imagined: Position, seat: int, rows: Rows, dice: Dice) -> int:
        allowed = rows.codes()
        try:
            choice = self._bot.choose(imagined, seat, rows, dice)
        except Exception as error:
            raise Complaint("bot-failed", bot=self._name, detail=_told(error)) from error
        if choice not in allowed:
            raise Complaint("bot-chose-illegally", bot=self._name, choice=repr(choice))
        return choice


def _told(error: Exception) -> str:
    """The error and the line it comes from, which is what its author wants to know."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({place.filename}:{place.lineno})"


def register(name: str, bot: MakeBot, games: Iterable[str] | None = None) -> None:
    """A bot under a name of its own, for these games. Without them: for those that its class names, else for all."""
    plays = getattr(bot, "games", None) if games is None else games
    _registered[name] = bot, None if plays is None else frozenset(plays)


def plug_in(written: str) -> None:
    """A bot given as MODULE:CLASS, for this process and those it starts. Modules of the working folder are found."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    _register_written(written)
    named = [name for name in os.environ.get(VARIABLE, "").split(",") if name]
    if written not in named:
        os.environ[VARIABLE] = ",".join([*named, written])


def plugged_in(game: str) -> dict[str, MakeBot]:
    """The bots of others that play this game."""
    _find_installed()
    return {
        name: partial(_make_checked, name, make)
        for name, (make, games) in _registered.items()
        if games is None or game in games
    }


def _make_checked(name: str, make: MakeBot) -> Bot:
    return Checked(name, make())


@cache
def _find_installed() -> None:
    for point in entry_points(group=GROUP):
        try:
            _register_written(point.value, point.name)
        except Complaint as complaint:
            # Somebody else's broken package is no reason not to play.
            logger.warning("bot %s is left out: %s", point.name, complaint)
    for written in os.environ.get(VARIABLE, "").split(","):
        if written:
            _register_written(written)


def _register_written(written: str, name: str | None = None) -> None:
    try:
        found = pkgutil.resolve_name(written)
    except Exception as error:
        raise Complaint("bot-not-found", bot=written, detail=f"{type(error).__name__}: {error}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Complaint("not-a-bot", bot=written)
    register(name or written, found)
