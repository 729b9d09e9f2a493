"""Every bot by its name, for each game."""

from __future__ import annotations

from collections.abc import Iterable

from ostrov.bots.atlantis import AtlantisBot
from ostrov.bots.bot import Bot, RandomBot
from ostrov.bots.forbidden_desert import DesertBot
from ostrov.bots.forbidden_island import IslandBot
from ostrov.bots.lost_island import LostIslandBot
from ostrov.bots.mysterious_island import TreasureBot
from ostrov.bots.plugins import MakeBot, plugged_in
from ostrov.kernel.refusals import Complaint

# `thumb` plays each game by rules of thumb.
THUMBS: dict[str, type[Bot]] = {
    "forbidden-island": IslandBot,
    "forbidden-desert": DesertBot,
    "atlantis": AtlantisBot,
    "mysterious-island": TreasureBot,
    "lost-island": LostIslandBot,
}


def bots_of(game: str) -> dict[str, MakeBot]:
    """The weakest first. Nobody knows how strong others' bots are, so none of them is taken for the strongest."""
    others = {name: make for name, make in plugged_in(game).items() if name not in ("random", "thumb")}
    return {"random": RandomBot, **others, "thumb": THUMBS[game]}


def strongest_bot(game: str, among: Iterable[str] = ()) -> str:
    """The strongest of those named, or of all if none is."""
    bots = list(bots_of(game))
    return max(among, key=bots.index, default=bots[-1])


def find_bot(game: str, name: str) -> Bot:
    """A new bot; for an unknown name, says which there are."""
    bots = bots_of(game)
    if name not in bots:
        raise Complaint("no-such-bot", bot=name, known=sorted(bots))
    return bots[name]()
