"""Chapter 5, its first half: sharing the treasure."""

from __future__ import annotations

from ostrov.games.mysterious_island.forms import (
    Faction,
    Keep,
    Pass,
    Phase,
    Revealed,
    Take,
    Taken,
    TreasuresTurnedUp,
)
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
    last_round,
    led,
    played,
)

THREE_SEATS = (EMPTY, EMPTY, EMPTY)
FOUR_SEATS = (EMPTY, EMPTY, EMPTY, EMPTY)
FIVE_SEATS = (EMPTY, EMPTY, EMPTY, EMPTY, EMPTY)


# The worked example of the rulebook


def test_the_worked_example_silver_and_bones_share_and_the_gentlemen_get_nothing() -> None:
    """MI-5.2 Silver is led, Trelawney, Hawkins and Bones follow: Bones chooses first, Silver takes the other."""
    t = played(*FOUR_SEATS, cards=(SILVER, TRELAWNEY, HAWKINS, BONES), peeked=(TWO, FOUR))
    assert (t.awaited, t.actions(3)) == ([3], [Take(TWO), Take(FOUR)])
    t.play(3, Take(FOUR))
    assert [t.holds(chair) for chair in range(4)] == [[TWO], [], [], [FOUR]]


def test_the_worked_example_with_black_dog_dog_and_bones_share_and_silver_gets_nothing() -> None:
    """MI-5.2 If the third player has Black Dog, he and Bones take the treasures."""
    t = played(*FOUR_SEATS, cards=(SILVER, TRELAWNEY, DOG, BONES), peeked=(TWO, FOUR))
    assert t.awaited == [2]
    t.play(2, Take(TWO))
    assert [t.holds(chair) for chair in range(4)] == [[], [], [TWO], [FOUR]]


# Clause by clause


def test_the_first_players_character_and_both_treasures_are_turned_up() -> None:
    """MI-5.1"""
    t = played(*THREE_SEATS, cards=(LIVESEY, SMOLLETT, None), peeked=(FOUR, THREE))
    assert t.events == [Revealed(0, OWN, LIVESEY, Faction.GENTLEMEN), TreasuresTurnedUp([THREE, FOUR])]
    assert (t.view(2).chairs[0].character, t.view(2).table.shown) == (LIVESEY, [THREE, FOUR])


def test_nobody_sees_the_first_players_character_before_all_have_decided() -> None:
    """MI-5.1"""
    t = led(*THREE_SEATS, cards=(LIVESEY, SMOLLETT, None))
    assert t.view(1).chairs[0].character is t.view(1).secrets.led is None
    assert t.view(0).secrets.led == LIVESEY


def test_a_single_treasure_that_is_left_is_shared_alone() -> None:
    """MI-5.1"""
    out = last_round(peeked=(FOUR,))
    t = played(*THREE_SEATS, cards=(SILVER, BONES, None), peeked=(FOUR,), out=out)
    assert TreasuresTurnedUp([FOUR]) in t.events
    assert [t.holds(chair) for chair in range(3)] == [[], [FOUR], []]


def test_a_treasure_that_was_not_turned_up_is_not_taken() -> None:
    """MI-5.1"""
    t = played(*FOUR_SEATS, cards=(SILVER, TRELAWNEY, HAWKINS, BONES), peeked=(TWO, FOUR))
    t.refuses(3, Take(THREE), "treasure-not-turned-up", "MI-5.1")


def test_the_lowest_value_chooses_first_whoever_led() -> None:
    """MI-5.2"""
    t = played(*THREE_SEATS, cards=(HAWKINS, TRELAWNEY, LIVESEY), first=1, peeked=(TWO, FOUR))
    assert t.awaited == [1]
    t.play(1, Take(TWO))
    assert [t.holds(chair) for chair in range(3)] == [[FOUR], [TWO], []]


def test_only_the_one_whose_turn_it_is_chooses() -> None:
    """MI-5.2"""
    t = played(*FOUR_SEATS, cards=(SILVER, TRELAWNEY, HAWKINS, BONES), peeked=(TWO, FOUR))
    t.refuses(0, Take(FOUR), "another-decides", "MI-2.1")
    t.refuses(3, Pass(), "something-else-is-asked", "MI-5.2")
    t.refuses(3, Keep(TWO), "something-else-is-asked", "MI-5.2")


def test_four_of_the_winning_side_leave_two_without_treasure() -> None:
    """MI-5.2"""
    t = played(*FIVE_SEATS, cards=(SILVER, PEW, BONES, DOG, None), peeked=(THREE, FOUR))
    t.play(3, Take(FOUR))
    assert [t.holds(chair) for chair in range(5)] == [[], [], [THREE], [FOUR], []]


def test_two_equal_treasures_leave_nothing_to_choose() -> None:
    """MI-5.2"""
    t = played(*THREE_SEATS, cards=(SILVER, PEW, TRELAWNEY), peeked=(THREE, THREE))
    assert Taken(1, OWN, PEW, THREE) in t.events
    assert Taken(0, OWN, SILVER, THREE) in t.events


def test_the_first_player_alone_of_a_faction_takes_both() -> None:
    """MI-5.3"""
    t = played(*THREE_SEATS, cards=(SILVER, TRELAWNEY, LIVESEY), peeked=(TWO, FOUR))
    assert t.holds(0) == [TWO, FOUR]


def test_the_first_player_takes_both_when_all_others_sit_out() -> None:
    """MI-5.3"""
    t = played(*THREE_SEATS, cards=(HAWKINS, None, None), peeked=(TWO, FOUR))
    assert t.holds(0) == [TWO, FOUR]


def test_one_follower_of_the_same_faction_is_enough_to_share_with() -> None:
    """MI-5.3"""
    t = played(*THREE_SEATS, cards=(HAWKINS, SILVER, TRELAWNEY), peeked=(TWO, FOUR))
    assert t.phase == Phase.SHARING
    t.play(0, Take(FOUR))
    assert (t.holds(0), t.holds(2)) == ([FOUR], [TWO])
