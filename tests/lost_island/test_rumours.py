"""Chapter 8: every rumour on sheets drawn by hand, scoring and not scoring, and the cells that it lights up."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostrov.games.lost_island import rumours as worth
from ostrov.games.lost_island.board import HALF
from ostrov.games.lost_island.naming import show_cell
from ostrov.games.lost_island.rumours import Parts, all_rumours, rumour_points
from ostrov.games.lost_island.sheet import Sheet
from ostrov.kernel.bits import members
from ostrov.words import LANGUAGES, Words
from tests.lost_island.legends import Part, scoring_parts
from tests.lost_island.table import BLANK_A, BLANK_B, GAME, drawn, sheet_of


def points(rumour: int, *rows: str, side: str = "a") -> int:
    sheet = sheet_of(drawn(*rows, side=side), side)
    return int(rumour_points(sheet, rumour, None))


def noted(sheet: Sheet, rumour: int) -> list[Part]:
    """The parts that bring points, as the rules note them."""
    parts = Parts()
    rumour_points(sheet, rumour, parts)
    return [
        (set(members(low)) | {cell + HALF for cell in members(high)}, int(brought))
        for low, high, brought in parts.noted
        if brought
    ]


def lit(rumour: int, *rows: str) -> set[str]:
    """The cells that score."""
    return {show_cell(cell) for cells, _ in noted(sheet_of(drawn(*rows)), rumour) for cell in cells}


def test_the_ring_of_peaks_counts_every_two_mountains_on_the_coast() -> None:
    """LI-8.1"""
    assert points(1, "..MM", ".M") == worth.TWO_PEAKS_ON_COAST
    assert points(1, "..MM", ".M", "M") == 2 * worth.TWO_PEAKS_ON_COAST
    assert lit(1, "", "", "", "MM", "M") == {"a4", "a5"}


def test_one_mountain_alone_is_no_ring() -> None:
    """LI-8.1"""
    assert points(1, "", "", "", "MM") == 0


def test_the_ring_of_peaks_counts_no_inner_mountain_and_nothing_else_on_the_coast() -> None:
    """LI-8.1"""
    assert points(1, "..FF", ".FM", "FMM") == 0


def test_a_lake_has_a_coast() -> None:
    """LI-8.1 d3 is a lake on side B."""
    assert points(1, "", "", "--M.M", side="b") == worth.TWO_PEAKS_ON_COAST


def test_a_river_climbs_from_the_coast_to_a_mountain() -> None:
    """LI-8.2"""
    assert points(2, "", "", "", "VVVM") == 3 * worth.CLIMBING_RIVER_CELL
    assert lit(2, "", "", "", "VVVM") == {"a4", "b4", "c4"}


def test_a_river_that_lacks_the_mountain_or_the_coast_does_not_climb() -> None:
    """LI-8.2"""
    assert points(2, "", "", "", "VVVF") == 0
    assert points(2, "", "", "", "-VVM") == 0


def test_each_climbing_river_counts_up_to_its_most() -> None:
    """LI-8.2"""
    assert points(2, "", "", "", "VVVVVVVM") == worth.CLIMBING_RIVER_MOST
    assert points(2, "", "", "VVVVVVVM", "", "VM") == worth.CLIMBING_RIVER_MOST + worth.CLIMBING_RIVER_CELL


def test_the_forest_counts_lines_beyond_five() -> None:
    """LI-8.3 Five columns and three rows."""
    assert points(3, "", "", "FFFFF", "F", "F") == 3 * worth.SHORE_TO_SHORE_LINE


def test_a_forest_of_five_lines_counts_nothing() -> None:
    """LI-8.3"""
    assert points(3, "", "", "FFFF") == 0
    assert points(3, "", "", "FFFFF") == worth.SHORE_TO_SHORE_LINE
    assert points(3) == 0


def test_only_the_largest_forest_counts() -> None:
    """LI-8.3 The block of nine is larger than the long row of eight, and reaches one line beyond five."""
    assert points(3, "", "", "FFFFFFFF", "", "FFF", "FFF", "FFF") == worth.SHORE_TO_SHORE_LINE


def test_of_equally_large_forests_the_best_counts() -> None:
    """LI-8.3 Six in a row reach seven lines, six in a block only five."""
    assert points(3, "", "", "FFFFFF", "", "FFF", "FFF") == 2 * worth.SHORE_TO_SHORE_LINE
    assert lit(3, "", "", "FFFFFF", "", "FFF", "FFF") == {f"{column}3" for column in "abcdef"}


def test_fields_of_exactly_three_count() -> None:
    """LI-8.4"""
    assert points(4, "", "", "PPP-PP", "-----P") == 2 * worth.FIELD_OF_THREE


def test_smaller_and_larger_fields_do_not_count() -> None:
    """LI-8.4"""
    assert points(4, "", "", "PPPP-PP", "", "P") == 0


def test_fields_count_up_to_their_most() -> None:
    """LI-8.4 Of four fields of three, three count."""
    assert points(4, "", "", "PPP-PPP", "", "PPP") == 3 * worth.FIELD_OF_THREE == worth.FIELDS_MOST
    assert points(4, "", "", "PPP-PPP", "", "PPP-PPP") == worth.FIELDS_MOST


def test_a_marsh_talks_to_three_other_terrains() -> None:
    """LI-8.5"""
    assert points(5, "", "", "-FV", "MSS") == worth.TALKING_MARSH
    assert lit(5, "", "", "-FV", "MSS") == {"b4", "c4"}


def test_a_marsh_with_two_neighbours_and_the_sea_is_silent() -> None:
    """LI-8.5"""
    assert points(5, "", "", "FV", "SS") == 0
    assert points(5, "", "", "FFFF", "SSSS", "FVFV") == 0


def test_each_marsh_talks_for_itself() -> None:
    """LI-8.5"""
    assert points(5, "", "", "-F-F", "MSVS") == worth.TALKING_MARSH
    assert points(5, "", "", "-F-F", "MSVSR") == 2 * worth.TALKING_MARSH


def test_a_watcher_sees_three_other_terrains() -> None:
    """LI-8.6"""
    assert points(6, "", "", "-F", "MRV") == worth.WATCHER
    assert lit(6, "", "", "-F", "MRV") == {"b4"}


def test_ruins_and_the_same_terrain_twice_are_not_three() -> None:
    """LI-8.6"""
    assert points(6, "", "", "-F", "MRF", "-R") == 0
    assert points(6, "", "", "-F", "MRR") == 0


def test_a_watcher_is_a_cell_not_a_group() -> None:
    """LI-8.6"""
    assert points(6, "", "", "-F-P", "MR-RS", "-V-V") == 2 * worth.WATCHER
    assert points(6, "", "", "-F", "MRR", "--V") == 0


def test_a_watcher_on_the_border_of_the_halves_sees_both() -> None:
    """LI-8.6 Rows 4 and 5 lie in different words."""
    assert points(6, "", "", "-F", "-R", "-V") == 0
    assert points(6, "", "", "-F", "-RM", "-V") == worth.WATCHER
    assert points(6, "", "", "", "-F", "-RM", "-V") == worth.WATCHER


def test_twins_are_mountain_groups_of_one_size() -> None:
    """LI-8.7"""
    assert points(7, "", "", "MM-MM") == 2 * worth.TWIN_PEAK_CELL
    assert lit(7, "", "", "MM-MM") == {"a3", "b3", "d3", "e3"}


def test_groups_of_different_sizes_are_no_twins() -> None:
    """LI-8.7"""
    assert points(7, "", "", "MM-MMM") == 0
    assert points(7, "", "", "MMMM") == 0


def test_each_group_is_in_one_pair() -> None:
    """LI-8.7"""
    assert points(7, "", "", "M-M-M") == worth.TWIN_PEAK_CELL
    assert points(7, "", "", "M-M-M-M") == 2 * worth.TWIN_PEAK_CELL


def test_all_shores_counts_the_terrain_with_the_fewest_coast_cells() -> None:
    """LI-8.8"""
    assert points(8, "..RPSVF", ".M", "M") == worth.SHORE_OF_EACH


def test_a_terrain_that_is_missing_on_the_coast_makes_it_nothing() -> None:
    """LI-8.8"""
    assert points(8, "..RPSVF", "", "-M") == 0


def test_all_shores_has_a_most() -> None:
    """LI-8.8 Four of each on the coast, of which three count."""
    sides = ["P-------P", *["S-------S"] * 2, *["V-------V"] * 2, "F-------F"]
    rows = ["..RRRRP", ".P", *sides, ".FFMMMM"]
    assert points(8, *rows) == 3 * worth.SHORE_OF_EACH == worth.SHORE_OF_EACH_MOST


def test_reeds_are_swamps_next_to_a_river() -> None:
    """LI-8.9"""
    assert points(9, "", "", "SSV", "-SV") == 2 * worth.DROWNED_REED
    assert lit(9, "", "", "SSV", "-SV") == {"b3", "b4"}


def test_a_diagonal_river_drowns_nothing() -> None:
    """LI-8.9"""
    assert points(9, "", "", "S", "-V") == 0


def test_a_caravan_goes_from_ruins_along_a_field_of_four() -> None:
    """LI-8.10"""
    assert points(10, "", "", "RPPPP", "----R") == 2 * worth.CARAVAN_STOP
    assert lit(10, "", "", "RPPPPRR") == {"a3", "f3", "g3"}


def test_a_field_of_three_and_ruins_apart_make_no_road() -> None:
    """LI-8.10"""
    assert points(10, "", "", "RPPP") == 0
    assert points(10, "", "", "R-PPPP") == 0


def test_a_ruins_group_is_one_stop() -> None:
    """LI-8.10"""
    assert points(10, "", "", "RRRR", "PPPP") == worth.CARAVAN_STOP


def test_a_motley_row_has_five_terrains() -> None:
    """LI-8.11"""
    assert points(11, "", "", "RPSVF", "MRPSVF") == 2 * worth.MOTLEY_ROW


def test_motley_rows_count_up_to_their_most() -> None:
    """LI-8.11 Six rows count, a seventh does not."""
    assert points(11, "", "", *["RPSVF"] * 6) == 6 * worth.MOTLEY_ROW == worth.MOTLEY_ROWS_MOST
    assert points(11, "", ".RPSVF", *["RPSVF"] * 6) == worth.MOTLEY_ROWS_MOST


def test_four_terrains_are_not_motley() -> None:
    """LI-8.11"""
    assert points(11, "", "", "RPSVRPSVR", "RPSV") == 0


def test_a_motley_row_runs_across_the_sea() -> None:
    """LI-8.11 The first row of side B has a bay in the middle."""
    assert points(11, ".RPS..VF", side="b") == worth.MOTLEY_ROW


def test_a_stream_is_shaded_by_forest_on_two_sides() -> None:
    """LI-8.12"""
    assert points(12, "", "", "FVF") == worth.SHADED_RIVER
    assert points(12, "", "", "-F", "FVV") == worth.SHADED_RIVER
    assert points(12, "", "", "", "-F", "-V", "-F") == worth.SHADED_RIVER
    assert points(12, "", "", "-F", "-V", "-F") == worth.SHADED_RIVER


def test_forest_on_one_side_gives_no_shade() -> None:
    """LI-8.12"""
    assert points(12, "", "", "FVV", "--F") == 0
    assert points(12, "", "", "F-V", "-F") == 0


# The numbers of each clause, in the order in which it names them.
NUMBERS: dict[int, list[int]] = {
    1: [worth.TWO_PEAKS_ON_COAST],
    2: [worth.CLIMBING_RIVER_CELL, worth.CLIMBING_RIVER_MOST],
    3: [worth.SHORE_TO_SHORE_LINE],
    4: [worth.FIELD_OF_THREE, worth.FIELDS_MOST],
    5: [worth.TALKING_MARSH],
    6: [worth.WATCHER],
    7: [worth.TWIN_PEAK_CELL],
    8: [worth.SHORE_OF_EACH, worth.SHORE_OF_EACH_MOST],
    9: [worth.DROWNED_REED],
    10: [worth.CARAVAN_STOP],
    11: [worth.MOTLEY_ROW, worth.MOTLEY_ROWS_MOST],
    12: [worth.SHADED_RIVER],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rumour", NUMBERS)
def test_a_clause_names_the_numbers_that_count(rumour: int, language: str) -> None:
    """LI-8.1 to LI-8.12, which may be tuned"""
    clause = Words(language, GAME).tongue.say(f"LI-8-{rumour}")
    assert [int(number) for number in re.findall(r"\d+", clause)] == NUMBERS[rumour]


@given(st.data(), st.sampled_from("ab"))
def test_points_and_the_cells_that_bring_them_are_right_on_any_sheet(data: st.DataObject, side: str) -> None:
    """LI-8.1 and all the others, LI-7.3"""
    letters = data.draw(st.sampled_from(["RPSVFM-", "RP-", "SVF", "RPM-", "VFM", "SVM-"]))
    empty = BLANK_A if side == "a" else BLANK_B
    rows = ["".join("." if sign == "." else data.draw(st.sampled_from(letters)) for sign in row) for row in empty]
    sheet = sheet_of(rows, side)
    total = 0
    for rumour in range(1, 13):
        parts = scoring_parts(sheet, rumour)
        assert noted(sheet, rumour) == parts, rumour
        brought = sum(points for _, points in parts)
        assert rumour_points(sheet, rumour, None) == brought, rumour
        total += brought
    assert all_rumours(sheet, (1 << 13) - 2) == total


@pytest.mark.parametrize("rumour", range(1, 13))
def test_an_empty_sheet_scores_nothing(rumour: int) -> None:
    """LI-7.3"""
    assert points(rumour) == 0
