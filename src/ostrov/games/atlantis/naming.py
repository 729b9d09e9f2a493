"""Names for what the rules count: cells and travellers."""

from __future__ import annotations

from ostrov.games.atlantis.board import LABELS
from ostrov.games.atlantis.components import TRAVELLERS_A_COLOUR
from ostrov.games.atlantis.forms import COLOURS, Colour
from ostrov.kernel.refusals import Refusal


def label(cell: int) -> str:
    return LABELS[cell]


def cell_at(place: str) -> int:
    """AT-1.1"""
    if place not in LABELS:
        raise Refusal("no-such-cell", "AT-1.1", cell=place)
    return LABELS.index(place)


def traveller_named(traveller: int) -> tuple[Colour, int]:
    """AT-1.5 The colour, and which of ten."""
    return COLOURS[traveller // TRAVELLERS_A_COLOUR], traveller % TRAVELLERS_A_COLOUR + 1


def traveller_of(colour: Colour, number: int) -> int:
    """AT-1.5"""
    if not 1 <= number <= TRAVELLERS_A_COLOUR:
        raise Refusal("no-such-traveller", "AT-1.5")
    return TRAVELLERS_A_COLOUR * COLOURS.index(colour) + number - 1
