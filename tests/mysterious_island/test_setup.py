"""Chapter 2: set-up, each round."""

from __future__ import annotations

import pytest

from ostrov.games.mysterious_island.forms import (
    CardDealt,
    CharacterDealt,
    ChooseFirst,
    Deal,
    LaidOpen,
    Pass,
    Peek,
    Phase,
    Play,
    RoundBegan,
)
from ostrov.kernel.position import CHANCE
from tests.mysterious_island.table import (
    BONES,
    DOG,
    EMPTY,
    FOUR,
    HAWKINS,
    LIVESEY,
    OWN,
    PEW,
    SILVER,
    SMOLLETT,
    THREE,
    TRELAWNEY,
    TWO,
    new_table,
    played,
    table,
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_player_may_be_first(seats: int) -> None:
    """MI-2.1"""
    assert new_table(seats).outcomes == [ChooseFirst(seat) for seat in range(seats)]


def test_nobody_is_first_who_does_not_play() -> None:
    """MI-2.1"""
    new_table(3).refuses(CHANCE, ChooseFirst(3), "no-such-seat", "MI-2.1")


@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_player_clockwise_is_first_in_the_next_round(first: int, then: int) -> None:
    """MI-2.1"""
    t = played(EMPTY, EMPTY, EMPTY, cards=(SILVER, None, None), first=first)
    assert t.events[-1] == RoundBegan(then, OWN, 2)
    assert (t.now.first, t.phase) == (then, Phase.DEALING)


def test_only_the_player_whose_turn_it_is_decides() -> None:
    """MI-2.1"""
    t = table(EMPTY, EMPTY, EMPTY, first=1)
    assert t.awaited == [1]
    t.refuses(0, Pass(), "another-decides", "MI-2.1")


def test_two_characters_go_to_the_first_player_one_to_the_second_and_four_lie_open() -> None:
    """MI-2.2"""
    t = new_table(3)
    t.chance(ChooseFirst(1))
    t.deal(SILVER, DOG, PEW, HAWKINS, SMOLLETT, BONES, LIVESEY)
    secrets = t.position.secrets
    assert (secrets.first, secrets.second) == ([DOG, SILVER], PEW)
    assert (t.now.open, t.phase) == ([HAWKINS, SMOLLETT, BONES, LIVESEY], Phase.PEEKING)


def test_no_character_is_dealt_twice() -> None:
    """MI-2.2"""
    t = new_table(3)
    t.chance(ChooseFirst(0))
    t.deal(SILVER)
    assert len(t.outcomes) == 7
    t.refuses(CHANCE, Deal(SILVER), "cannot-come-up", "MI-2.2")


def test_only_the_owner_sees_a_character_that_is_dealt() -> None:
    """MI-2.2"""
    t = new_table(3)
    t.chance(ChooseFirst(0))
    t.deal(SILVER)
    assert t.events_for(0) == [CharacterDealt(0, OWN, SILVER)]
    assert t.events_for(1) == t.events_for(2) == t.events == [CardDealt(0, OWN)]
    t.deal(DOG, PEW)
    assert t.events_for(1) == [CharacterDealt(1, OWN, PEW)]
    assert t.events_for(0) == t.events_for(2) == t.events == [CardDealt(1, OWN)]


def test_everybody_sees_the_open_characters() -> None:
    """MI-2.2"""
    t = new_table(3)
    t.chance(ChooseFirst(0))
    t.deal(SILVER, DOG, PEW, TRELAWNEY)
    assert t.events == [LaidOpen(TRELAWNEY)]
    assert t.view(None).table.open == [TRELAWNEY]


def test_a_seat_does_not_act_while_cards_are_dealt() -> None:
    """MI-2.1, MI-2.2"""
    t = new_table(3)
    t.refuses(0, ChooseFirst(0), "left-to-chance", "MI-2.1")
    t.chance(ChooseFirst(0))
    t.refuses(0, Play(SILVER), "left-to-chance", "MI-2.2")


def test_the_deck_is_not_shuffled_again_for_the_next_round() -> None:
    """MI-2.3"""
    t = played(EMPTY, EMPTY, EMPTY, cards=(SILVER, None, None), peeked=(TWO, FOUR))
    t.deal(SILVER, DOG, PEW, HAWKINS, SMOLLETT, BONES, LIVESEY)
    assert t.now.deck == {TWO: 5, THREE: 6, FOUR: 5}
    assert t.outcomes == [Peek(TWO), Peek(THREE), Peek(FOUR)]
