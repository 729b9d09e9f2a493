"""Chapter 5: drawing."""

from __future__ import annotations

import pytest

from ostrov.games.lost_island.forms import Draw, Take
from tests.lost_island.table import FORESTS, MOUNTAINS, drawing, full, player


def test_on_the_first_turn_any_cell_may_be_first() -> None:
    """LI-5.1"""
    assert len(drawing(player(number=3), player()).cells(0)) == 74


def test_later_the_first_cell_is_next_to_any_drawn_one() -> None:
    """LI-5.1 As in the rulebook: after three forests, a turn may start anywhere around them."""
    start = drawing(player("", "", "---F", "---FF", number=2), player(), terrain=MOUNTAINS)
    assert start.cells(0, MOUNTAINS) == {"d2", "c3", "e3", "c4", "f4", "d5", "e5"}


def test_a_turn_does_not_start_apart_from_what_is_drawn() -> None:
    """LI-5.1"""
    start = drawing(player("", "", "---F", number=2), player())
    start.refuses(0, Draw("h5", FORESTS), "not-next-to-drawn", "LI-5.1")
    start.refuses(0, Draw("e4", FORESTS), "not-next-to-drawn", "LI-5.1")


def test_a_drawn_cell_is_not_drawn_again() -> None:
    """LI-5.1"""
    start = drawing(player("", "", "---F", number=2), player())
    start.refuses(0, Draw("d3", FORESTS), "cell-is-drawn", "LI-5.1")


def test_the_second_cell_is_next_to_the_first() -> None:
    """LI-5.2 The rulebook's first turn: one forest, then the cells around it, then those around both."""
    start = drawing(player(number=3), player())
    start.draw(0, FORESTS, "d4")
    assert start.cells(0) == {"d3", "c4", "e4", "d5"}
    start.draw(0, FORESTS, "d5")
    assert start.cells(0) == {"d3", "c4", "e4", "c5", "e5", "d6"}


def test_a_later_cell_next_to_an_older_drawing_alone_will_not_do() -> None:
    """LI-5.2"""
    start = drawing(player("", "", "--MMM", number=2), player())
    start.draw(0, FORESTS, "f3")
    assert start.cells(0) == {"f2", "g3", "f4"}
    start.refuses(0, Draw("b3", FORESTS), "not-next-to-new", "LI-5.2")


def test_exactly_the_number_is_drawn() -> None:
    """LI-5.3"""
    start = drawing(player(number=2), player())
    start.draw(0, FORESTS, "d4", "d5")
    assert 0 not in start.awaited
    start.refuses(0, Draw("d6", FORESTS), "all-is-drawn", "LI-5.3")


def test_fewer_are_not_enough() -> None:
    """LI-5.3"""
    start = drawing(player(number=2), player())
    start.draw(0, FORESTS, "d4")
    assert 0 in start.awaited


def test_there_is_no_start_where_the_number_does_not_fit() -> None:
    """LI-5.3 e4 and f4 are a hole of two; in the last row there is room for four."""
    start = drawing(full(number=3), player())
    assert start.cells(0) == {"d9", "e9", "f9", "g9"}
    start.refuses(0, Draw("e4", FORESTS), "number-does-not-fit", "LI-5.3")


@pytest.mark.parametrize("number", [1, 2])
def test_a_small_number_may_start_in_a_small_hole(number: int) -> None:
    """LI-5.3"""
    assert drawing(full(number=number), player()).cells(0) == {"e4", "f4", "d9", "e9", "f9", "g9"}


def test_from_a_right_start_every_way_leads_to_the_full_number() -> None:
    """LI-5.3 Starting in the middle of the hole of four, both sides are filled in turn."""
    start = drawing(full(number=4), player())
    start.draw(0, FORESTS, "e9", "f9", "d9")
    assert start.cells(0) == {"g9"}


def test_a_wall_of_drawn_cells_stands_in_the_way() -> None:
    """LI-5.3 c1 and d1 are cut off from all other empty cells."""
    start = drawing(player("..--R", ".RRRR", number=3), player())
    assert "c1" not in start.cells(0)
    start.play(1, Take(2, 2))
    start.refuses(0, Draw("c1", FORESTS), "number-does-not-fit", "LI-5.3")
