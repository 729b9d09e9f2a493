"""What a choice would bring, in each case that the seat may imagine."""

from __future__ import annotations

import pytest

from ostrov.games.mysterious_island.forecast import Case, Forecast
from ostrov.games.mysterious_island.forms import Character, Play, SitOut, Treasure, TurnUp
from tests.mysterious_island.table import (
    BONES,
    DOG,
    EMPTY,
    FOUR,
    GAME,
    HAWKINS,
    LIVESEY,
    PEW,
    SILVER,
    SMOLLETT,
    THREE,
    TRELAWNEY,
    TWO,
    Table,
    holds,
    last_round,
    led,
    new_table,
    table,
)

THREE_SEATS = (EMPTY, EMPTY, EMPTY)


def forecast(t: Table, seat: int | None) -> Forecast:
    found = GAME.forecast(t.referee.position, seat)
    assert isinstance(found, Forecast)
    return found


def cases(t: Table, seat: int, character: Character) -> dict[Character | None, Case]:
    [found] = [one.cases for one in forecast(t, seat).prospects if one.character == character]
    return {case.against: case for case in found}


def following(*cards: Character, third: Character | None = None, chairs: object = THREE_SEATS) -> Table:
    """The second sits out, and the third is asked; the first player may have any of three."""
    t = led(*chairs, cards=(*cards, third))  # type: ignore[misc]
    t.play(1, SitOut())
    return t


# Whom it is for


def test_only_whoever_decides_what_to_play_is_told_what_would_come_of_it() -> None:
    t = table(*THREE_SEATS)
    assert [one.character for one in forecast(t, 0).prospects] == [HAWKINS, SILVER]
    assert forecast(t, 1).prospects == forecast(t, None).prospects == []


def test_before_the_deal_nothing_is_foretold() -> None:
    assert GAME.forecast(new_table(3).referee.position, 0) is None


# The others


def test_the_third_player_is_told_of_each_character_that_may_lie_face_down() -> None:
    """MI-3.2 Of all eight four are open and one was turned up."""
    t = following(SILVER, TRELAWNEY, third=LIVESEY)
    assert set(cases(t, 2, LIVESEY)) == {BONES, PEW, SILVER} == set(t.view(2).unseen)


def test_of_the_same_faction_there_is_a_treasure_and_no_wound() -> None:
    """MI-5.2, MI-6.1"""
    t = following(SILVER, TRELAWNEY, third=DOG)
    assert cases(t, 2, DOG)[PEW] == Case(PEW, 1, 0, 0, uses_ability=False, loses=0)


def test_against_the_other_faction_the_lower_takes_a_wound() -> None:
    """MI-6.1, MI-6.5 Livesey is wounded by Pew and answers; he wounds Bones, who is lower."""
    found = cases(following(SILVER, TRELAWNEY, third=LIVESEY), 2, LIVESEY)
    assert found[PEW] == Case(PEW, 0, 1, 1, uses_ability=True, loses=0)
    assert found[BONES] == Case(BONES, 0, 0, 1, uses_ability=False, loses=0)


def test_hawkins_is_safe_from_silver_alone() -> None:
    """MI-6.3"""
    found = cases(following(SILVER, TRELAWNEY, third=HAWKINS), 2, HAWKINS)
    assert (found[SILVER].wounds_taken, found[SILVER].uses_ability) == (0, True)
    assert (found[PEW].wounds_taken, found[PEW].uses_ability) == (1, False)


def test_bones_wounds_silver() -> None:
    """MI-6.4"""
    found = cases(following(SILVER, TRELAWNEY, third=BONES), 2, BONES)
    assert (found[SILVER].wounds_dealt, found[SILVER].uses_ability) == (1, True)


def test_smollett_without_a_treasure_turns_on_the_richest() -> None:
    """MI-5.6 The first player gets both treasures, so somebody is rich."""
    found = cases(following(SILVER, TRELAWNEY, third=SMOLLETT), 2, SMOLLETT)
    assert found[SILVER].uses_ability


def test_dog_needs_a_gentleman_with_a_two() -> None:
    """MI-5.5 A gentleman who leads takes both treasures, and they may be twos; with no two left they are not."""
    t = led(*THREE_SEATS, cards=(LIVESEY, BONES, DOG))
    t.play(1, SitOut())
    assert cases(t, 2, DOG)[LIVESEY].uses_ability
    gone = led(*THREE_SEATS, cards=(LIVESEY, BONES, DOG), peeked=(THREE, FOUR), out={TWO: 6})
    gone.play(1, SitOut())
    assert not cases(gone, 2, DOG)[LIVESEY].uses_ability


def test_a_fall_costs_all_but_the_best_treasure() -> None:
    """MI-6.6"""
    chairs = (EMPTY, EMPTY, holds(TWO, THREE, FOUR, wounds=2))
    found = cases(following(SILVER, TRELAWNEY, third=DOG, chairs=chairs), 2, HAWKINS)
    assert (found[PEW].loses, found[SILVER].loses) == (5, 0)


# The first player


def test_the_first_player_is_told_of_each_answer_and_of_none() -> None:
    """MI-5.3 Alone of a faction, both treasures; MI-5.2 else one."""
    t = table(*THREE_SEATS)
    found = cases(t, 0, SILVER)
    assert set(found) == {None, DOG, SMOLLETT, BONES, LIVESEY, TRELAWNEY, PEW}
    assert found[None] == Case(None, 2, 0, 0, uses_ability=False, loses=0)
    assert found[DOG].treasures == 1
    assert found[BONES].wounds_taken == 1
    assert found[LIVESEY] == Case(LIVESEY, 2, 1, 1, uses_ability=False, loses=0)


def test_a_chair_of_ones_own_is_no_answer() -> None:
    """MI-8.2 The answer comes from a chair of the other player."""
    t = table(EMPTY, EMPTY, EMPTY, EMPTY, seats=2)
    assert cases(t, 0, SILVER)[LIVESEY].wounds_dealt == 1


def test_with_two_players_the_first_knows_against_what_the_other_chair_plays() -> None:
    """MI-8.1, MI-8.2"""
    t = table(EMPTY, EMPTY, EMPTY, EMPTY, seats=2)
    t.play(0, Play(SILVER))
    t.chance(TurnUp())
    t.play(1, SitOut())
    assert set(cases(t, 0, LIVESEY)) == {SILVER}
    assert cases(t, 0, LIVESEY)[SILVER].wounds_taken == 0


# The chest


def chances(t: Table, seat: int | None) -> dict[Treasure, float]:
    return {one.treasure: one.chance for one in forecast(t, seat).coming}


def test_whoever_has_looked_knows_what_comes_and_the_others_know_the_chances() -> None:
    """MI-3.1 Twelve of eighteen are no twos: two in a row with 12/18 × 11/17."""
    t = table(*THREE_SEATS, peeked=(TWO, FOUR))
    assert chances(t, 0) == {TWO: 1.0, THREE: 0.0, FOUR: 1.0}
    assert chances(t, 1)[TWO] == pytest.approx(1 - 12 / 18 * 11 / 17)
    assert chances(t, 1) == chances(t, None)


def test_of_the_last_treasure_everybody_knows_which_it_is() -> None:
    """MI-3.1"""
    t = table(*THREE_SEATS, peeked=(FOUR,), out=last_round(*THREE_SEATS, peeked=(FOUR,)))
    assert chances(t, 1) == {TWO: 0.0, THREE: 0.0, FOUR: 1.0}
