"""What the components show and a view does not repeat, for boards that draw them."""

from __future__ import annotations

from typing import Any

from ostrov.games.mysterious_island import components
from ostrov.games.mysterious_island.forms import TREASURES, Character, Faction


def _faction(value: int) -> Faction:
    return Faction.GENTLEMEN if components.GENTLEMEN >> value & 1 else Faction.PIRATES


PRINTED: dict[str, Any] = {
    # MI-1.1
    "characters": {
        character: {"value": value, "faction": _faction(value)} for value, character in enumerate(Character, start=1)
    },
    # MI-1.2 How many of each treasure there are.
    "treasures": {treasure: int(components.NUMBER_OF_EACH) for treasure in TREASURES},
    # MI-1.3 By the number of players.
    "lives": {str(seats): int(components.lives_of(seats)) for seats in range(2, 6)},
}
