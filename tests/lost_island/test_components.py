"""Chapters 1 and 2: terrains and the sheet."""

from __future__ import annotations

import re

import pytest

from ostrov.games.lost_island.board import SIDE_A, SIDE_B, SIDES, a_region, largest_region
from ostrov.games.lost_island.forms import TERRAINS, Draw, SetAside, Terrain
from ostrov.kernel.bits import count
from ostrov.kernel.game import Form
from ostrov.words import LANGUAGES, Words
from tests.lost_island.table import (
    FORESTS,
    GAME,
    MOUNTAINS,
    SETTING_ASIDE,
    drawing,
    player,
    sheet_of,
    table,
)


def test_the_faces_name_the_terrains_from_ruins_to_mountains() -> None:
    """LI-1.1"""
    assert TERRAINS[1:] == [Terrain(name) for name in ["ruins", "plains", "swamps", "rivers", "forests", "mountains"]]


def test_a_five_set_aside_means_forests() -> None:
    """LI-1.1"""
    alone = table(player("..R"), phase=SETTING_ASIDE, dice=[1, 5])
    alone.play(0, SetAside(5, 1))
    assert alone.now.terrain == FORESTS


@pytest.mark.parametrize(("side", "cells", "compasses", "spyglasses", "wilds"), [(0, 74, 5, 1, 0), (1, 78, 4, 2, 3)])
def test_a_side_has_its_cells_and_bonuses(side: int, cells: int, compasses: int, spyglasses: int, wilds: int) -> None:
    """LI-2.2"""
    one = SIDES[side]
    assert count(one.low) + count(one.high) == cells
    assert count(one.compass_low) + count(one.compass_high) == compasses
    assert count(one.spyglass_low) + count(one.spyglass_high) == spyglasses
    assert count(one.wild_low) + count(one.wild_high) == wilds


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clause_draws_the_sheets_as_they_are(language: str) -> None:
    """LI-2.2"""
    clause = Words(language, GAME).tongue.say("LI-2-2")
    drawn = "".join(SIDE_A.split(" ")).split() + "".join(SIDE_B.split(" ")).split()
    assert re.findall("`(.+?)`", clause) == drawn


def test_an_island_is_one_piece() -> None:
    """LI-2.2"""
    for side in SIDES:
        assert a_region(side.low, side.high) == (side.low, side.high)
        assert largest_region(side.low, side.high) == count(side.low) + count(side.high)


def test_neighbours_share_a_side_across_both_halves_of_the_sheet() -> None:
    """LI-2.1"""
    at_e4 = drawing(player("", "", "", "----F", number=3, new=["e4"]))
    assert at_e4.cells(0) == {"e3", "d4", "f4", "e5"}


def test_rows_do_not_run_over_the_edge() -> None:
    """LI-2.1 The last cell of a row is no neighbour of the first of the next."""
    at_i4 = drawing(player("", "", "", "--------F", number=2, new=["i4"], new_compasses=1))
    assert at_i4.cells(0) == {"i3", "h4", "i5"}


def test_the_coast_is_the_edge_the_sea_and_the_lakes() -> None:
    """LI-2.1 d3 and f7 are the lakes of side B: c3, e3, d2 and d4 lie on one."""
    side = SIDES[1]
    coast = side.coast_low
    for name in ("c3", "e3", "d2", "d4"):
        cell = 11 * (int(name[1]) - 1) + "abcdefghij".index(name[0])
        assert coast >> cell & 1
    assert not coast >> (11 * 2 + 5) & 1


def test_an_inner_mountain_is_not_on_the_coast() -> None:
    """LI-2.1"""
    side = SIDES[0]
    inner = sheet_of(["", "", "", "--M"])
    assert inner.low(6) & side.coast_low == 0
    assert sheet_of(["", "", "", "M"]).low(6) & side.coast_low != 0


def test_sea_cannot_be_drawn() -> None:
    """LI-2.1"""
    first = drawing(player(number=2), terrain=MOUNTAINS)
    first.refuses(0, Draw("a1", MOUNTAINS), "cell-is-sea", "LI-2.1")
    first.refuses(0, Draw("j5", MOUNTAINS), "cell-is-sea", "LI-2.1")


@pytest.mark.parametrize(
    ("choice", "english", "russian"),
    [
        (Draw("b5", Terrain.FORESTS), "Draw forests on b5", "Нарисовать леса на b5"),
        (SetAside(3, 4), "Set aside the 3 for swamps, draw 4", "Отложить 3 ради болот, рисовать 4"),
    ],
)
def test_choices_are_told_in_sentences_that_name_the_terrain(choice: Form, english: str, russian: str) -> None:
    assert Words("en", GAME).choice(choice) == english
    assert Words("ru", GAME).choice(choice) == russian


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", range(1, 7))
def test_the_die_set_aside_is_told_with_the_terrain_that_it_names(language: str, face: int) -> None:
    """LI-1.1, LI-9.2"""
    words = Words(language, GAME)
    terrain = TERRAINS[face]
    assert terrain is not None
    said = {words.say(f"terrain-{terrain}"), words.tongue.forms(f"terrain-{terrain}").get("gen")}
    assert any(name and name in words.choice(SetAside(face, 1)) for name in said)
