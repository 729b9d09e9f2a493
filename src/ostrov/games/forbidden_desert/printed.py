"""What the components show and a view does not repeat, for boards that draw them."""

from __future__ import annotations

from typing import Any

from ostrov.games.forbidden_desert import components
from ostrov.games.forbidden_desert.forms import FACES, GEARS, ROLES, STORM_CARDS

_TICKS = int(components.TICKS_A_COLUMN)


def _meter(seats: int) -> list[int]:
    """FD-1.5 Storm cards a turn at each tick for so many players; the skull follows the last."""
    column = components.STORM_RATES[_TICKS * (seats - 2) : _TICKS * (seats - 1)]
    return [rate for rate in column if rate]


PRINTED: dict[str, Any] = {
    # FD-2.1
    "rows": [5] * 5,
    # FD-1.1 How many tiles of each city face there are.
    "faces": dict(zip(FACES, components.FACE_NUMBERS, strict=True)),
    # FD-1.2
    "storm_cards": dict(zip(STORM_CARDS, components.STORM_CARD_NUMBERS, strict=True)),
    # FD-1.3
    "gear": dict(zip(GEARS, components.GEAR_NUMBERS, strict=True)),
    # FD-1.4
    "sand_markers": int(components.SAND_MARKERS),
    # FD-1.5 By the number of players.
    "meters": {str(seats): _meter(seats) for seats in range(2, 6)},
    # FD-1.6 What a canteen holds.
    "canteens": dict(zip(ROLES, components.CANTEENS, strict=False)),
    # FD-3.1
    "actions_a_turn": int(components.ACTIONS_A_TURN),
}
