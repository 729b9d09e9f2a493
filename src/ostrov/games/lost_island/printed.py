"""What the components show and a view does not repeat, for boards that draw them."""

from __future__ import annotations

from typing import Any

from ostrov.games.lost_island import components, forms
from ostrov.games.lost_island.forms import Rank, Terrain


def _ranks(side: int) -> dict[Rank, int]:
    more = components.MORE_ON_SIDE_B * side
    return {rank: int(asked + more) for rank, asked in zip(forms.RANKS[1:], components.RANKS, strict=True)}


PRINTED: dict[str, Any] = {
    # LI-1.1 The face that names a terrain in solo play.
    "terrains": {terrain: face for face, terrain in enumerate(Terrain, start=1)},
    # LI-3.2 Uses of each terrain, by the number of players.
    "uses": {str(seats): components.USES[seats] for seats in range(1, 5)},
    # LI-9.4 From how many points on a rank is reached alone, on each side.
    "ranks": {name: _ranks(side) for side, name in enumerate(forms.SIDES)},
}
