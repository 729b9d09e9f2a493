"""Names for what the rules count: characters, treasures, chairs."""

from __future__ import annotations

from ostrov.games.mysterious_island import forms
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.piles import kinds_in


def character_named(value: int) -> forms.Character:
    character = forms.CHARACTERS[value]
    assert character is not None
    return character


def value_of(character: forms.Character | None) -> int:
    return forms.CHARACTERS.index(character)


def treasures_in(pile: int) -> list[forms.Treasure]:
    return [forms.TREASURES[kind] for kind in kinds_in(pile)]


def at(s: State, chair: int) -> tuple[int, forms.Chair]:
    """MI-8.1 Whose chair it is, and which of theirs."""
    return int(s.owner(chair)), forms.CHAIRS[chair + 1] if s.seats == 2 else forms.Chair.OWN
