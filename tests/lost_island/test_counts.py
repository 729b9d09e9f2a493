"""How many sequences of choices there are from fixed positions, chance included: a fingerprint of the rules."""

from __future__ import annotations

import pytest

from ostrov.games.lost_island.forms import PositionForm
from ostrov.kernel.playouts import sequences
from tests.lost_island.table import DRAWING, FORESTS, GAME, ROLLING, SETTING_ASIDE, form, full, player

START = form(player(), player(), phase=ROLLING)
WILD = form(
    player("", "", "---.--FF", side="b", number=3),
    player("", "", "-V", side="b", compasses=1),
    side="b",
    phase=DRAWING,
    terrain=FORESTS,
    dice=[1, 4],
)
ORDER = form(player("..F", number=2), full(), player(), phase=DRAWING, terrain=FORESTS, dice=[1, 5], is_in_order=True)
ALONE = form(player("..--F", compasses=1), phase=SETTING_ASIDE, dice=[2, 3])


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (START, [56, 336, 756]),
        (WILD, [11, 98, 749]),
        (ORDER, [2, 5, 10, 40, 800]),
        (ALONE, [6, 18, 203]),
    ],
    ids=["start", "wild", "order", "alone"],
)
def test_the_sequences_of_choices_are_as_many_as_they_were(position: PositionForm, counts: list[int]) -> None:
    """LI-4.1"""
    start = GAME.read_position(position)
    assert [sequences(start, depth) for depth in range(1, len(counts) + 1)] == counts
