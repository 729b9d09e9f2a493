"""What a view tells beside the notation, and the threat map: as the rules know it, and as far as a seat may."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ostrov.games.atlantis.board import LABELS
from ostrov.games.atlantis.forecast import Forecast, Threat
from ostrov.games.atlantis.forms import (
    Colour,
    Hex,
    Perils,
    Phase,
    PlayDolphin,
    PlayWind,
    RedTile,
    Roam,
    Roll,
    Stop,
    Supply,
    TakeTile,
    Underside,
    UnderWay,
    View,
)
from ostrov.words import LANGUAGES, Words
from tests.atlantis.table import (
    BEACH,
    DOLPHIN,
    FAIR_WIND,
    FOREST,
    GAME,
    MOUNTAIN,
    RED,
    SERPENT,
    SHARK,
    SHARK_DEFENCE,
    WHALE,
    Table,
    boat,
    laid_table,
    party,
    placed_table,
    table,
)


def view(t: Table, seat: int | None = 0) -> View:
    shown = GAME.view(t.referee.position, seat)
    assert isinstance(shown, View)
    return shown


def hexes(t: Table) -> dict[str, Hex]:
    return {one.cell: one for row in view(t).board for one in row}


def threats(t: Table) -> dict[str, Threat]:
    forecast = GAME.forecast(t.referee.position, 0)
    assert isinstance(forecast, Forecast)
    return {threat.cell: threat for threat in forecast.cells}


# What is left under the tiles


def test_before_the_first_tile_everything_is_under_them() -> None:
    """AT-1.4"""
    left = view(placed_table(3)).left_under
    assert left[MOUNTAIN] == {
        Underside.SHARK: 1,
        Underside.WHIRLPOOL: 4,
        Underside.VOLCANO: 1,
        Underside.SHARK_DEFENCE: 1,
        Underside.WHALE_DEFENCE: 1,
    }
    assert sum(left[BEACH].values()) == sum(left[FOREST].values()) == 16


def test_whoever_holds_a_tile_knows_that_it_is_under_none_and_the_others_do_not() -> None:
    """AT-5.3"""
    t = table(party("D5"), party("D6"), hands={0: [DOLPHIN]})
    own, others, nobodys = (view(t, seat).left_under[BEACH] for seat in (0, 1, None))
    assert own[Underside.DOLPHIN] == 2
    assert others[Underside.DOLPHIN] == nobodys[Underside.DOLPHIN] == 3


def test_what_has_left_the_game_is_left_under_no_tile() -> None:
    """AT-5.3"""
    t = table(party("D5"), party("D6"), phase=Phase.TAKING)
    before = view(t).left_under[BEACH]
    t.take("D4", "shark")
    after = view(t).left_under[BEACH]
    assert (before[Underside.SHARK], after[Underside.SHARK]) == (3, 2)


def test_the_supply_has_what_has_not_come_yet() -> None:
    """AT-1.5"""
    t = table(party("D5"), party("D6"), boats=["C4", None], sharks=["C8"], phase=Phase.TAKING)
    assert view(t).supply == Supply(10, 5, 5)
    t.take("D4", "whale")
    assert view(t).supply == Supply(10, 5, 4)


# Who is in danger, and who commands


def test_perils_are_where_a_swimmer_or_a_boat_with_passengers_would_be_attacked() -> None:
    """AT-4.7"""
    t = table(party("D5"), party("D6"), sharks=["C3"], whales=["A1"], serpents=["G6", None, None, None, None])
    assert view(t).perils == Perils(swimmers=["C3", "G6"], boats=["A1", "G6"])


@pytest.mark.parametrize(
    ("aboard", "commanders"),
    [(([boat("C4")], ["D5"]), [0]), (([boat("C4")], [boat("C4")]), [0, 1]), ((["D4"], [boat("C4")]), [1])],
)
def test_a_boat_is_commanded_by_those_with_most_aboard(aboard: Any, commanders: list[int]) -> None:
    """AT-4.6"""
    t = table(party(*aboard[0]), party(*aboard[1]), boats=["C4"])
    assert hexes(t)["C4"].commands == commanders


def test_an_empty_boat_is_commanded_by_nobody_in_particular() -> None:
    """AT-4.6"""
    t = table(party("D4"), party("D5"), boats=["C4"])
    assert hexes(t)["C4"].commands == []
    assert t.sails(0, "C4")


def test_tiles_that_may_be_taken_are_shown_to_everybody() -> None:
    """AT-5.1"""
    t = table(party("D5"), party("D6"), phase=Phase.TAKING)
    assert t.takes(0) == set(view(t, 0).takeable) == set(view(t, 1).takeable) == set(view(t, None).takeable)
    assert view(laid_table(2)).takeable == []


# What is under way


def test_a_rider_is_named_by_colour_and_number() -> None:
    """AT-7.1"""
    t = table(party("C4"), party("D5"), hands={0: [DOLPHIN]}, phase=Phase.PLAYING)
    assert view(t).under_way is None
    t.play(0, PlayDolphin(RED, 1, "C3"))
    assert view(t, 1).under_way == UnderWay("C3", Colour.RED, 1)


def test_a_boat_in_the_wind_is_named_by_its_cell() -> None:
    """AT-7.2"""
    t = table(party(boat("C4")), party("D5"), boats=["C4"], hands={0: [FAIR_WIND]}, phase=Phase.PLAYING)
    t.play(0, PlayWind("C4", "C3"))
    assert view(t).under_way == UnderWay("C3")


def test_the_die_and_the_creature_are_told_from_the_roll_on() -> None:
    """AT-3.4, AT-6.4"""
    t = table(party("D5"), party("D6"), whales=["C8"], phase=Phase.ROLLING)
    assert view(t).die is None
    t.chance(Roll(WHALE))
    assert (view(t).die, view(t).under_way) == (WHALE, None)
    t.play(0, Roam(WHALE, "C8", "C7"))
    assert view(t).under_way == UnderWay("C7", creature=WHALE)
    t.play(0, Stop())
    assert (view(t).die, view(t).under_way) == (None, None)


# Points


def test_points_are_told_to_those_who_may_know_the_worths() -> None:
    """AT-2.4, AT-8.1"""
    t = table(party("north-west", "D5"), party("D6"), options={"memory_aid": True})
    assert [one.points for one in view(t, 0).parties] == [6, 0]
    assert [one.points for one in view(t, 1).parties] == [None, 0]


def test_where_all_are_equal_everybody_can_count() -> None:
    """AT-9.4"""
    t = table(party("north-west", "south-east", "D5"), party("D6"), options={"all_equal": True})
    assert [one.points for one in view(t, None).parties] == [2, 0]


# The threat map


def test_a_serpent_threatens_whoever_is_next_to_it() -> None:
    """AT-6.2"""
    t = table(party("D5"), party("D6"), serpents=["A1", None, None, None, None])
    assert set(threats(t)) == {"A2", "B2", "B3"}
    assert threats(t)["A2"] == Threat("A2", [SERPENT], [SERPENT])


def test_a_shark_threatens_swimmers_two_cells_away_but_not_beyond_those_it_meets() -> None:
    """AT-6.3"""
    nobody = [None] * 5
    t = table(party("D5"), party("D6"), sharks=["A1"], serpents=nobody)
    assert threats(t)["A3"] == Threat("A3", [SHARK], [])
    assert "A4" not in threats(t)
    t = table(party("A2"), party("D6"), sharks=["A1"], serpents=nobody)
    assert "A2" in threats(t)
    assert "A3" not in threats(t)


def test_a_whale_threatens_boats_three_cells_away_and_swimmers_nowhere() -> None:
    """AT-6.4"""
    t = table(party("D5"), party("D6"), whales=["A1"], serpents=[None] * 5)
    assert threats(t)["A4"] == Threat("A4", [], [WHALE])
    assert "A5" not in threats(t)


def test_there_is_no_threat_before_the_first_turn_nor_after_the_end() -> None:
    """AT-1.5"""
    assert GAME.forecast(placed_table(2).referee.position, 0) is None
    t = table(party("D5"), party("D6"), phase=Phase.TAKING, hands={1: [SHARK_DEFENCE]})
    assert GAME.forecast(t.referee.position, None) == GAME.forecast(t.referee.position, 1) is not None


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_of_a_traveller_looks_like_the_name_of_a_cell(language: str) -> None:
    """AT-1.1, AT-1.5 Nor like a number: Cyrillic letters have Latin and numeric twins."""
    tongue = Words(language, GAME, lambda _: None).tongue
    marks = [tongue.forms(f"colour-{colour}")["mark"] for colour in Colour]
    assert len(set(marks)) == 4
    for mark in marks:
        assert not re.search(r"\w", mark)
        assert not any(label.startswith(mark) for label in LABELS)


def test_tiles_held_by_hand_are_not_taken_for_those_of_another_terrain() -> None:
    """AT-5.3"""
    t = table(party("D5"), party("D6"), hands={0: [RedTile(FOREST, Underside.SHARK_DEFENCE)]}, phase=Phase.TAKING)
    left = view(t, 0).left_under
    assert Underside.SHARK_DEFENCE in left[BEACH]
    assert Underside.SHARK_DEFENCE not in left[FOREST]
    t.play(0, TakeTile("D4"))
