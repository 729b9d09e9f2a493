"""What the components show and a view does not repeat, for boards that draw them."""

from __future__ import annotations

from typing import Any

from ostrov.games.lost_island import components
from ostrov.games.lost_island.forms import RANKS, Terrain

PRINTED: dict[str, Any] = {
    # LI-1.1 The face that names a terrain in solo play.
    "terrains": {terrain: face for face, terrain in enumerate(Terrain, start=1)},
    # LI-3.2 Uses of each terrain, by the number of players.
    "uses": {str(seats): components.USES[seats] for seats in range(1, 5)},
    # LI-9.4 From how many points on a rank is reached alone on side A, and what side B asks more.
    "ranks": dict(zip(RANKS, (0, *components.RANKS), strict=True)),
    "more_on_side_b": int(components.MORE_ON_SIDE_B),
}
