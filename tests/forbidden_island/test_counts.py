"""How many sequences of choices there are from fixed positions, chance included: a fingerprint of the rules."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_island.forms import PositionForm
from ostrov.kernel.playouts import sequences
from tests.forbidden_island.table import (
    DRAWING,
    EARTH,
    FLOODING,
    FOREST,
    GAME,
    GOLD,
    IRON,
    LAGOON,
    LANDING,
    LIFT,
    MARSH,
    MOON,
    SANDBAGS,
    WIND,
    diver,
    engineer,
    explorer,
    form,
    messenger,
    navigator,
    pilot,
)

QUIET = form(explorer(MARSH), pilot(LANDING))
BUSY = form(
    navigator(LAGOON, EARTH, LIFT),
    engineer(LAGOON, WIND),
    diver(IRON, SANDBAGS),
    messenger(GOLD, EARTH),
    flooded=[IRON, MOON, FOREST],
    flood_discard=[IRON, MOON, FOREST],
)
DRAW = form(engineer(MARSH, LIFT), pilot(LANDING), phase=DRAWING)
FLOOD = form(diver(MARSH, LIFT), pilot(MARSH), phase=FLOODING, flooded=[MARSH])


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (QUIET, [9, 72, 575, 5220]),
        (BUSY, [154, 9793]),
        (DRAW, [47, 329, 4469, 72637]),
        (FLOOD, [70, 1680, 39334]),
    ],
    ids=["quiet", "busy", "draw", "flood"],
)
def test_the_sequences_of_choices_are_as_many_as_they_were(position: PositionForm, counts: list[int]) -> None:
    """FI-3.1"""
    start = GAME.read_position(position)
    assert [sequences(start, depth) for depth in range(1, len(counts) + 1)] == counts
