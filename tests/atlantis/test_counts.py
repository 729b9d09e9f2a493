"""How many sequences of choices there are from fixed positions, chance included: a fingerprint of the rules."""

from __future__ import annotations

import pytest

from ostrov.games.atlantis.forms import Phase, PositionForm
from ostrov.kernel.playouts import sequences
from tests.atlantis.table import DOLPHIN, GAME, MOVE_SHARK, SHARK_DEFENCE, boat, form, party

MOVES = form(party("D4", boat("C4"), "B6"), party("D5"), boats=["C4", "B6"])
RED_TILES = form(party("C4"), party("D5"), hands={0: [DOLPHIN, MOVE_SHARK]}, sharks=["B6"], phase=Phase.PLAYING)
TILE = form(party("D4"), party("D4"), hands={1: [SHARK_DEFENCE]}, phase=Phase.TAKING)
WHALES = form(party("D4"), party(boat("C4"), "C3"), hands={1: [DOLPHIN]}, boats=["C4"], whales=["C6"], sharks=["B3"],
              phase=Phase.ROLLING)  # fmt: skip


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (MOVES, [27, 622, 12595]),
        (RED_TILES, [95, 571, 1868]),
        (TILE, [15, 120, 359, 1866]),
        (WHALES, [3, 25, 158, 1092]),
    ],
    ids=["moves", "red tiles", "tile", "whales"],
)
def test_the_sequences_of_choices_are_as_many_as_they_were(position: PositionForm, counts: list[int]) -> None:
    """AT-3.1"""
    start = GAME.read_position(position)
    assert [sequences(start, depth) for depth in range(1, len(counts) + 1)] == counts
