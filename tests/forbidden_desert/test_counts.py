"""How many sequences of choices there are from fixed positions: a change that was not meant shows here."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_desert.forms import Face, Place, PositionForm
from ostrov.kernel.playouts import sequences
from tests.forbidden_desert.table import (
    BLASTER,
    GAME,
    JET,
    SCOPE,
    STORMING,
    archeologist,
    carrier,
    city,
    climber,
    dune,
    explorer,
    form,
    meteorologist,
    navigator,
)

P = Place

QUIET = form(explorer(P.B2), archeologist(P.D4))
BUSY = form(
    navigator(P.B2, JET),
    climber(P.B2, water=1),
    carrier(P.B3, BLASTER),
    tiles={P.B2: city(Face.TUNNEL, 2), P.D4: city(Face.TUNNEL), P.B1: dune(1)},
)
WEATHER = form(meteorologist(P.B2), explorer(P.B2, water=3))
STORM = form(explorer(P.B2, SCOPE), climber(P.C4), phase=STORMING, tiles={P.C4: dune(1)})


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (QUIET, [9, 76, 735]),
        (BUSY, [113, 7116]),
        (WEATHER, [9, 74, 722]),
        (STORM, [23, 229, 3332]),
    ],
    ids=["quiet", "busy", "weather", "storm"],
)
def test_the_sequences_of_choices_are_as_many_as_they_were(position: PositionForm, counts: list[int]) -> None:
    """FD-3.1"""
    start = GAME.read_position(position)
    assert [sequences(start, depth) for depth in range(1, len(counts) + 1)] == counts
