"""How many sequences of choices there are from fixed positions, chance included: a fingerprint of the rules."""

from __future__ import annotations

import pytest

from ostrov.games.mysterious_island.forms import PositionForm
from ostrov.kernel.playouts import sequences
from tests.mysterious_island.table import (
    BONES,
    DOG,
    EMPTY,
    FOUR,
    GAME,
    HAWKINS,
    PEW,
    THREE,
    TRELAWNEY,
    TWO,
    form,
    holds,
    new_table,
    played,
)

NEW = new_table(3).position
THREE_PLAYERS = form(EMPTY, EMPTY, EMPTY)
FIVE_PLAYERS = form(holds(TWO), holds(FOUR), EMPTY, EMPTY, EMPTY)
TWO_PLAYERS = form(holds(TWO), holds(FOUR, wounds=2), EMPTY, holds(TWO, THREE, wounds=2), seats=2)
ABILITIES = played(
    holds(TWO),
    holds(THREE),
    EMPTY,
    holds(FOUR, FOUR),
    EMPTY,
    cards=(HAWKINS, DOG, TRELAWNEY, BONES, PEW),
    peeked=(TWO, FOUR),
).position


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (NEW, [3, 24, 168, 1008, 5040]),
        (THREE_PLAYERS, [3, 10, 60, 356, 1700, 6796]),
        (FIVE_PLAYERS, [3, 5, 13, 92, 588, 3316]),
        (TWO_PLAYERS, [3, 5, 28, 188, 1092, 5124]),
        (ABILITIES, [2, 5, 15, 102, 720, 4368]),
    ],
    ids=["new", "three", "five", "two", "abilities"],
)
def test_the_sequences_of_choices_are_as_many_as_they_were(position: PositionForm, counts: list[int]) -> None:
    """MI-3.2"""
    start = GAME.read_position(position)
    assert [sequences(start, depth) for depth in range(1, len(counts) + 1)] == counts
