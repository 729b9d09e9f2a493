"""Chapter 6: battle."""

from __future__ import annotations

import pytest

from ostrov.games.mysterious_island.forms import (
    Character,
    Discard,
    Fell,
    Keep,
    Kept,
    Phase,
    Spare,
    Take,
    Wounded,
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
    holds,
    played,
)


def wounds_of(*cards: Character | None, first: int = 0) -> list[int]:
    """The wounds of a battle of three to five, who share equal treasures and have nothing to decide."""
    t = played(*[EMPTY] * len(cards), cards=cards, first=first, peeked=(THREE, THREE))
    if t.phase in (Phase.STEALING, Phase.FORCING):
        t.play(t.awaited[0], Spare())
    assert t.phase == Phase.DEALING
    return t.wounds


def test_the_worked_example_silver_wounds_trelawney_but_not_hawkins_and_bones_wounds_silver() -> None:
    """MI-6.1, MI-6.3, MI-6.4

    In the rulebook's example Silver meets Trelawney, Hawkins and Bones. It counts a wound for Hawkins too, before
    the abilities are told; with his ability he takes none, and Bones wounds Silver.
    """
    t = played(*[EMPTY] * 4, cards=(SILVER, TRELAWNEY, HAWKINS, BONES), peeked=(TWO, FOUR))
    t.play(3, Take(FOUR))
    assert t.wounds == [1, 1, 0, 0]


def test_the_worked_example_with_black_dog() -> None:
    """MI-6.1, MI-6.4 Trelawney alone is of the other faction; Bones wounds Silver all the same."""
    t = played(*[EMPTY] * 4, cards=(SILVER, TRELAWNEY, DOG, BONES), peeked=(TWO, FOUR))
    t.play(2, Take(FOUR))
    assert t.wounds == [1, 1, 0, 0]


@pytest.mark.parametrize(
    ("cards", "wounds"),
    [
        ((TRELAWNEY, PEW, DOG), [0, 1, 1]),
        ((HAWKINS, PEW, DOG), [2, 0, 0]),
        ((BONES, TRELAWNEY, SMOLLETT), [1, 0, 1]),
        ((PEW, TRELAWNEY, None), [1, 0, 0]),
        ((DOG, HAWKINS, None), [0, 1, 0]),
    ],
)
def test_the_lower_of_two_opposed_characters_takes_a_wound(cards: tuple[Character, ...], wounds: list[int]) -> None:
    """MI-6.1"""
    assert wounds_of(*cards) == wounds


@pytest.mark.parametrize("cards", [(SILVER, PEW, DOG), (HAWKINS, SMOLLETT, TRELAWNEY), (SILVER, None, None)])
def test_characters_of_one_faction_do_not_fight(cards: tuple[Character | None, ...]) -> None:
    """MI-6.1"""
    assert wounds_of(*cards) == [0, 0, 0]


def test_two_who_follow_do_not_fight_each_other() -> None:
    """MI-6.1 Pew and Smollett are opposed, but the first player has Trelawney."""
    assert wounds_of(TRELAWNEY, PEW, HAWKINS) == [0, 1, 0]


def test_the_fights_are_with_the_first_player_wherever_that_is() -> None:
    """MI-6.1"""
    assert wounds_of(TRELAWNEY, PEW, None, first=2) == [1, 0, 0]


def test_hawkins_takes_no_wound_from_silver_on_either_side() -> None:
    """MI-6.3"""
    assert wounds_of(SILVER, HAWKINS, None) == [0, 0, 0]
    assert wounds_of(HAWKINS, SILVER, None) == [0, 0, 0]


def test_hawkins_takes_wounds_from_the_other_pirates() -> None:
    """MI-6.3"""
    assert wounds_of(HAWKINS, SILVER, PEW) == [1, 0, 0]
    assert wounds_of(BONES, HAWKINS, None) == [0, 1, 0]


@pytest.mark.parametrize(
    ("cards", "wounds"),
    [
        ((SILVER, BONES, None), [1, 0, 0]),
        ((BONES, SILVER, None), [0, 1, 0]),
        ((HAWKINS, BONES, SILVER), [1, 0, 1]),
    ],
)
def test_bones_wounds_silver_whoever_is_first(cards: tuple[Character, ...], wounds: list[int]) -> None:
    """MI-6.4"""
    assert wounds_of(*cards) == wounds


def test_bones_wounds_nobody_when_silver_is_not_in_play() -> None:
    """MI-6.4"""
    assert wounds_of(PEW, BONES, None) == [0, 0, 0]


def test_livesey_wounds_back_the_pirate_who_wounds_him() -> None:
    """MI-6.5"""
    assert wounds_of(SILVER, LIVESEY, None) == [1, 1, 0]
    assert wounds_of(PEW, None, LIVESEY) == [1, 0, 1]


def test_livesey_wounded_by_two_wounds_both() -> None:
    """MI-6.5"""
    assert wounds_of(LIVESEY, PEW, SILVER) == [2, 1, 1]


def test_livesey_does_not_wound_twice_a_pirate_who_is_below_him() -> None:
    """MI-6.5"""
    assert wounds_of(LIVESEY, BONES, None) == [0, 1, 0]


def test_silver_may_be_wounded_by_bones_and_by_livesey_in_one_battle() -> None:
    """MI-6.4, MI-6.5"""
    assert wounds_of(SILVER, LIVESEY, BONES) == [2, 1, 0]


def test_the_wounds_are_told_one_by_one() -> None:
    """MI-6.5"""
    t = played(EMPTY, EMPTY, EMPTY, cards=(SILVER, LIVESEY, None), peeked=(THREE, THREE))
    told = [event for event in t.events if isinstance(event, Wounded)]
    assert told == [Wounded(1, OWN, LIVESEY, SILVER, 1), Wounded(0, OWN, SILVER, LIVESEY, 1)]


def test_an_ability_works_for_one_whose_last_life_goes() -> None:
    """MI-6.2 Livesey falls and wounds Silver, who falls too."""
    t = played(holds(wounds=2), holds(wounds=2), EMPTY, cards=(SILVER, LIVESEY, None), peeked=(THREE, THREE))
    assert [event for event in t.events if isinstance(event, Fell)] == [Fell(0, OWN), Fell(1, OWN)]
    assert t.wounds == [0, 0, 0]


def test_all_wounds_count_before_anybody_falls() -> None:
    """MI-6.2 Silver falls by two wounds at once, so none of them is left for the next life."""
    t = played(holds(wounds=2), EMPTY, EMPTY, cards=(SILVER, LIVESEY, BONES), peeked=(THREE, THREE))
    assert t.wounds == [0, 1, 0]


def test_nobody_falls_with_a_life_left() -> None:
    """MI-6.2"""
    t = played(EMPTY, holds(FOUR, TWO, wounds=1), EMPTY, cards=(SILVER, TRELAWNEY, None), peeked=(THREE, THREE))
    assert (t.holds(1), t.wounds) == ([TWO, FOUR], [0, 2, 0])


def test_who_falls_keeps_one_treasure_of_their_choice_and_has_full_lives() -> None:
    """MI-6.6"""
    t = played(EMPTY, holds(TWO, TWO, FOUR, wounds=2), EMPTY, cards=(SILVER, TRELAWNEY, None), peeked=(THREE, THREE))
    assert (t.phase, t.awaited, t.actions(1)) == (Phase.KEEPING, [1], [Keep(TWO), Keep(FOUR)])
    t.play(1, Keep(FOUR))
    assert t.events[0] == Kept(1, OWN, FOUR)
    assert (t.holds(1), t.wounds, t.now.out) == ([FOUR], [0, 0, 0], {TWO: 2})


def test_who_falls_keeps_what_they_hold_and_nothing_else() -> None:
    """MI-6.6"""
    t = played(EMPTY, holds(TWO, FOUR, wounds=2), EMPTY, cards=(SILVER, TRELAWNEY, None), peeked=(THREE, THREE))
    t.refuses(1, Keep(THREE), "treasure-not-held", "MI-6.6")
    t.refuses(1, Discard(TWO), "something-else-is-asked", "MI-6.6")


@pytest.mark.parametrize(("before", "after"), [([], []), ([TWO], [TWO]), ([TWO, TWO, TWO], [TWO])])
def test_who_has_nothing_to_choose_is_not_asked(before: list[str], after: list[str]) -> None:
    """MI-6.6"""
    seats = (EMPTY, holds(*[TWO for _ in before], wounds=2), EMPTY)
    t = played(*seats, cards=(SILVER, TRELAWNEY, None), peeked=(THREE, THREE))
    assert (t.phase, t.holds(1)) == (Phase.DEALING, after)


def test_wounds_beyond_the_last_life_are_lost() -> None:
    """MI-6.6 Livesey has one life left and takes two wounds."""
    t = played(holds(wounds=2), EMPTY, EMPTY, cards=(LIVESEY, PEW, SILVER), peeked=(THREE, THREE))
    assert t.wounds == [0, 1, 1]


def test_several_who_fall_choose_clockwise_from_the_first_player() -> None:
    """MI-6.6"""
    rich = holds(TWO, FOUR, wounds=2)
    t = played(rich, EMPTY, rich, cards=(SILVER, LIVESEY, None), first=2, peeked=(THREE, THREE))
    assert t.awaited == [2]
    t.play(2, Keep(TWO))
    assert t.awaited == [0]
    t.play(0, Keep(FOUR))
    assert (t.holds(0), t.holds(2)) == ([FOUR], [TWO])


def test_treasures_of_the_same_round_are_lost_too() -> None:
    """MI-6.6 The first player has just taken both, and falls."""
    t = played(holds(wounds=2), EMPTY, EMPTY, cards=(PEW, TRELAWNEY, None), peeked=(TWO, FOUR))
    t.play(0, Keep(FOUR))
    assert t.holds(0) == [FOUR]


def test_stealing_and_discarding_come_before_the_battle() -> None:
    """MI-6.6, MI-5.4"""
    seats = (EMPTY, holds(wounds=2), holds(TWO, FOUR))
    t = played(*seats, cards=(SILVER, SMOLLETT, None), peeked=(TWO, THREE))
    assert (t.phase, t.wounds) == (Phase.DISCARDING, [0, 2, 0])
