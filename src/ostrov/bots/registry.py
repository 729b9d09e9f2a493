"""Every bot by its name, for each game."""

from __future__ import annotations

from ostrov.bots.atlantis import AtlantisBot
from ostrov.bots.bot import Bot, RandomBot
from ostrov.bots.forbidden_desert import DesertBot
from ostrov.bots.forbidden_island import IslandBot
from ostrov.bots.lost_island import LostIslandBot
from ostrov.bots.mysterious_island import TreasureBot
from ostrov.kernel.refusals import Complaint

# `thumb` plays each game by rules of thumb.
THUMBS: dict[str, type[Bot]] = {
    "forbidden-island": IslandBot,
    "forbidden-desert": DesertBot,
    "atlantis": AtlantisBot,
    "mysterious-island": TreasureBot,
    "lost-island": LostIslandBot,
}


def bots_of(game: str) -> dict[str, type[Bot]]:
    return {"random": RandomBot, "thumb": THUMBS[game]}


def find_bot(game: str, name: str) -> Bot:
    """A new bot; for an unknown name, says which there are."""
    bots = bots_of(game)
    if name not in bots:
        raise Complaint("no-such-bot", bot=name, known=sorted(bots))
    return bots[name]()
