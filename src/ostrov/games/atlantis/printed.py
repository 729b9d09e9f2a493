"""What the components show and a view does not repeat, for boards that draw them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ostrov.games.atlantis import components
from ostrov.games.atlantis.board import LABELS, PLACES, TILE_CELLS, TO_SAFETY
from ostrov.games.atlantis.forms import CREATURES, UNDERSIDES, Terrain

_UNDERSIDES = (
    components.UNDERSIDES_OF_BEACH,
    components.UNDERSIDES_OF_FOREST,
    components.UNDERSIDES_OF_MOUNTAIN,
)

PRINTED: dict[str, Any] = {
    # AT-1.1 How many cells a row has; rows stand in the middle of the widest.
    "rows": list(Counter(r for _, r in PLACES).values()),
    # AT-1.1 The cells of the island.
    "island": [LABELS[cell] for cell in TILE_CELLS],
    # AT-1.2 How many steps it is to the nearest cell beside a safe land, as the crow flies.
    "to_safety": dict(zip(LABELS, TO_SAFETY, strict=True)),
    # AT-1.4 How many of each underside a terrain has.
    "undersides": {
        terrain: {underside: number for underside, number in zip(UNDERSIDES, numbers, strict=True) if number}
        for terrain, numbers in zip(Terrain, _UNDERSIDES, strict=True)
    },
    # AT-1.5 The worths of a colour's travellers.
    "worths": list(components.WORTHS),
    # AT-1.5 How many there are in the box.
    "boats": int(components.BOATS),
    "creatures": {
        creature: components.FIRST_OF_KIND[kind + 1] - components.FIRST_OF_KIND[kind]
        for kind, creature in enumerate(CREATURES)
    },
    # AT-6.2, AT-6.3, AT-6.4 How many cells each kind may go.
    "steps": dict(zip(CREATURES, components.STEPS_OF_KIND, strict=True)),
    "room_in_a_boat": int(components.ROOM_IN_A_BOAT),
    "moves_a_turn": int(components.MOVES_A_TURN),
}
