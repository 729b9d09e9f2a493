"""What the components show and a view does not repeat, for boards that draw them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ostrov.games.forbidden_island import components
from ostrov.games.forbidden_island.board import CELLS
from ostrov.games.forbidden_island.forms import CARDS, ROLES, TILES, TREASURES

PRINTED: dict[str, Any] = {
    # FI-2.1 How many tiles a row has; rows stand in the middle of the widest.
    "rows": list(Counter(row for row, _ in CELLS).values()),
    # FI-1.1
    "treasure_tiles": {treasure: TILES[2 * number : 2 * number + 2] for number, treasure in enumerate(TREASURES)},
    # FI-1.1
    "starts": {TILES[int(components.FIRST_START_TILE) + number]: role for number, role in enumerate(ROLES)},
    # FI-1.2 How many of each card there are.
    "cards": dict(zip(CARDS, components.CARD_NUMBERS, strict=True)),
    # FI-1.4 Flood cards a turn at each mark; 0 at the last, where there is a skull.
    "flood_rates": list(components.FLOOD_RATES[1:]),
    # FI-3.1
    "actions_a_turn": int(components.ACTIONS_A_TURN),
}
