"""Chapter 1: what is in the box."""

from __future__ import annotations

import pytest

from ostrov.games.mysterious_island.forms import Character, Faction, Fell, Revealed, Treasure
from ostrov.kernel.refusals import Impossible
from tests.mysterious_island.table import (
    BONES,
    DOG,
    EMPTY,
    FOUR,
    GAME,
    HAWKINS,
    LIVESEY,
    OWN,
    PEW,
    SILVER,
    SMOLLETT,
    THREE,
    TRELAWNEY,
    TWO,
    form,
    holds,
    new_table,
    played,
    refuses_position,
    table,
)

THREE_SEATS = (EMPTY, EMPTY, EMPTY)


def test_there_are_eight_characters_in_the_order_of_their_values() -> None:
    """MI-1.1"""
    assert list(Character) == [HAWKINS, DOG, SMOLLETT, BONES, LIVESEY, PEW, TRELAWNEY, SILVER]


@pytest.mark.parametrize("character", Character)
def test_odd_values_are_gentlemen_and_even_ones_pirates(character: Character) -> None:
    """MI-1.1"""
    t = played(*THREE_SEATS, cards=(character, None, None), peeked=(TWO, TWO))
    gentlemen = character in (HAWKINS, SMOLLETT, LIVESEY, TRELAWNEY)
    assert Revealed(0, OWN, character, Faction.GENTLEMEN if gentlemen else Faction.PIRATES) in t.events


def test_the_deck_has_six_treasures_of_each_worth() -> None:
    """MI-1.2"""
    assert new_table(3).now.deck == {TWO: 6, THREE: 6, FOUR: 6}


@pytest.mark.parametrize("treasure", Treasure)
def test_there_is_no_seventh_treasure_of_any_worth(treasure: Treasure) -> None:
    """MI-1.2"""
    with pytest.raises(Impossible) as caught:
        GAME.read_position(form(holds(*[treasure] * 7), EMPTY, EMPTY))
    assert (caught.value.code, caught.value.arguments["treasure"]) == ("treasure-miscounted", treasure)


@pytest.mark.parametrize(("seats", "chairs"), [(2, 4), (3, 3)])
def test_two_or_three_players_have_three_lives(seats: int, chairs: int) -> None:
    """MI-1.3"""
    others = [EMPTY] * (chairs - 1)
    assert table(holds(wounds=2), *others, seats=seats).wounds[0] == 2
    refuses_position(form(holds(wounds=3), *others, seats=seats), "too-many-wounds")


@pytest.mark.parametrize("seats", [4, 5])
def test_four_or_five_players_have_four_lives(seats: int) -> None:
    """MI-1.3"""
    others = [EMPTY] * (seats - 2)
    assert table(EMPTY, holds(wounds=3), *others).wounds[1] == 3
    t = played(EMPTY, holds(wounds=3), *others, cards=(SILVER, TRELAWNEY, *[None] * (seats - 2)), peeked=(TWO, TWO))
    assert Fell(1, OWN) in t.events
