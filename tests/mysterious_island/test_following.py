"""Chapter 4: the others, clockwise."""

from __future__ import annotations

import pytest

from ostrov.games.mysterious_island.forms import (
    Character,
    Phase,
    Play,
    Played,
    SatOut,
    SitOut,
    Take,
    TurnedUp,
    TurnUp,
)
from tests.mysterious_island.table import (
    BONES,
    DOG,
    EMPTY,
    HAWKINS,
    LIVESEY,
    OWN,
    PEW,
    SILVER,
    SMOLLETT,
    TRELAWNEY,
    TWO,
    Table,
    table,
)

FOUR_SEATS = (EMPTY, EMPTY, EMPTY, EMPTY)


def following() -> Table:
    """Hawkins or Silver is led, Trelawney is turned up; Dog, Smollett, Bones and Livesey lie open; Pew is aside."""
    t = table(*FOUR_SEATS)
    t.play(0, Play(SILVER))
    t.chance(TurnUp())
    return t


def test_the_second_players_character_is_turned_up_before_anything_is_decided_about_it() -> None:
    """MI-4.1"""
    t = table(*FOUR_SEATS)
    t.play(0, Play(SILVER))
    assert (t.view(0).table.second, t.view(0).secrets.second, t.awaited) == (None, None, [])
    t.chance(TurnUp())
    assert t.events == [TurnedUp(1, OWN, TRELAWNEY)]
    assert (t.view(0).table.second, t.awaited) == (TRELAWNEY, [1])


def test_the_second_player_plays_the_character_or_sits_out() -> None:
    """MI-4.1"""
    t = following()
    assert t.actions(1) == [Play(TRELAWNEY), SitOut()]
    t.play(1, Play(TRELAWNEY))
    assert t.events == [Played(1, OWN, TRELAWNEY)]
    assert t.awaited == [2]


def test_a_character_that_the_second_player_discards_is_nobody_elses() -> None:
    """MI-4.1"""
    t = following()
    t.play(1, SitOut())
    assert t.events == [SatOut(1, OWN)]
    t.refuses(2, Play(TRELAWNEY), "character-not-open", "MI-4.2")


@pytest.mark.parametrize("character", [DOG, HAWKINS, SILVER, PEW])
def test_the_second_player_plays_nothing_else(character: Character) -> None:
    """MI-4.1"""
    following().refuses(1, Play(character), "only-the-character-dealt", "MI-4.1")


def test_the_later_players_play_an_open_character_or_sit_out() -> None:
    """MI-4.2"""
    t = following()
    t.play(1, SitOut())
    assert t.actions(2) == [Play(DOG), Play(SMOLLETT), Play(BONES), Play(LIVESEY), SitOut()]
    t.play(2, Play(BONES))
    assert t.actions(3) == [Play(DOG), Play(SMOLLETT), Play(LIVESEY), SitOut()]


def test_a_character_that_was_taken_is_gone() -> None:
    """MI-4.2"""
    t = following()
    t.play(1, SitOut())
    t.play(2, Play(BONES))
    t.refuses(3, Play(BONES), "character-taken", "MI-4.2")


@pytest.mark.parametrize("character", [HAWKINS, SILVER, PEW])
def test_a_refusal_does_not_tell_which_hidden_character_it_is(character: Character) -> None:
    """MI-4.2"""
    t = following()
    t.play(1, SitOut())
    t.refuses(2, Play(character), "character-not-open", "MI-4.2")


def test_whoever_sits_out_takes_none() -> None:
    """MI-4.2"""
    t = following()
    t.play(1, SitOut())
    t.play(2, SitOut())
    assert t.now.open == [DOG, SMOLLETT, BONES, LIVESEY]
    t.play(3, SitOut())
    assert t.phase == Phase.REVEALING


def test_nobody_takes_a_treasure_before_the_sharing() -> None:
    """MI-4.2"""
    following().refuses(1, Take(TWO), "something-else-is-asked", "MI-4.2")
