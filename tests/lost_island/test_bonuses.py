"""Chapter 6: compass, spyglass and wild."""

from __future__ import annotations

from ostrov.games.lost_island.forms import CompassFound, Draw, Name, Rumour, SetAside, SpyglassCounted, Take
from ostrov.games.lost_island.rumours import TWO_PEAKS_ON_COAST, rumour_points
from tests.lost_island.table import (
    FORESTS,
    MOUNTAINS,
    RIVERS,
    ROLLING_AGAIN,
    SETTING_ASIDE,
    SWAMPS,
    TAKING,
    drawing,
    player,
    table,
)


def test_a_compass_gives_a_mark_for_later_turns() -> None:
    """LI-6.1"""
    start = drawing(player(number=1), player(number=1))
    start.draw(0, FORESTS, "e1")
    assert start.events[-1] == CompassFound(0)
    assert (start.player(0).compasses, start.player(0).new_compasses) == (0, 1)
    start.draw(1, FORESTS, "d4")
    assert (start.player(0).compasses, start.player(0).new_compasses) == (1, 0)


def test_an_ordinary_cell_gives_no_mark() -> None:
    """LI-6.1"""
    start = drawing(player(number=1), player(number=1))
    start.draw(0, FORESTS, "d1")
    assert start.player(0).new_compasses == 0


def test_a_mark_makes_the_die_one_higher_or_lower() -> None:
    """LI-6.1"""
    start = drawing(player(number=4), player("..--F", compasses=1))
    assert start.takes(1) == {(2, 1), (2, 2), (2, 3), (5, 4), (5, 5), (5, 6)}
    start.play(1, Take(5, 6))
    assert (start.player(1).number, start.player(1).compasses) == (6, 0)


def test_several_marks_may_be_spent_at_once() -> None:
    """LI-6.1"""
    start = drawing(player(number=4), player("..--F", ".FFFF", "FF", compasses=2))
    assert {number for die, number in start.takes(1) if die == 5} == {3, 4, 5, 6}
    start.play(1, Take(5, 3))
    assert start.player(1).compasses == 0


def test_without_marks_the_die_stays_as_it_is() -> None:
    """LI-6.1"""
    drawing(player(number=4), player()).refuses(1, Take(5, 6), "too-few-compasses", "LI-6.1")


def test_the_result_stays_between_one_and_six() -> None:
    """LI-6.1 A six does not turn into a one, nor the other way round."""
    start = drawing(player(number=4), player("..--F", compasses=1), dice=[1, 6])
    assert start.takes(1) == {(1, 1), (1, 2), (6, 5), (6, 6)}
    start.refuses(1, Take(6, 1), "too-few-compasses", "LI-6.1")


def test_the_active_player_may_spend_marks_too_and_nobody_else_is_affected() -> None:
    """LI-6.1"""
    start = table(player("..--F", compasses=1), player(), phase=TAKING, terrain=FORESTS)
    start.play(0, Take(4, 3))
    assert start.now.dice == [2, 5]
    assert start.takes(1) == {(2, 2), (5, 5)}


def test_a_mark_gained_in_the_first_drawing_of_a_solo_turn_does_not_serve_in_the_second() -> None:
    """LI-6.1"""
    start = table(player("..--F", new_compasses=1), phase=ROLLING_AGAIN)
    start.roll(2, 4)
    assert start.actions(0) == [SetAside(2, 4), SetAside(4, 2)]


def test_a_spyglass_counts_the_lowest_rumour_at_the_end_of_the_turn() -> None:
    """LI-6.2 There are reeds, but no twins: the lowest is 0."""
    start = drawing(player("", "", "", "", "", "", "SSS", "VVV", number=1), player(number=1))
    start.draw(0, FORESTS, "c9")
    assert start.player(0).new_spyglasses == 1
    start.draw(1, FORESTS, "e5")
    assert SpyglassCounted(0, 0, 1) in start.events
    assert (start.player(0).new_spyglasses, start.player(0).counted) == (0, 0)


def test_a_spyglass_counts_the_sheet_as_it_stands_after_the_whole_turn() -> None:
    """LI-6.2 Only the cell after the spyglass gives the river its mountain; the two peaks on the coast are lowest."""
    rumours = [Rumour.RING_OF_PEAKS, Rumour.RIVERS_THAT_CLIMB, Rumour.THREE_FIELDS, Rumour.DROWNED_REEDS]
    rows = ["", "", "", "", "M", "SSS", "VVVPPP", "---F", ".--F"]
    start = drawing(player(*rows, number=2), player(number=1), terrain=MOUNTAINS, rumours=rumours)
    start.draw(0, MOUNTAINS, "c9")
    assert rumour_points(start.position.sheet(0), 2, None) == 0
    start.draw(0, MOUNTAINS, "c8")
    start.draw(1, MOUNTAINS, "e5")
    assert start.player(0).counted == TWO_PEAKS_ON_COAST


def test_two_spyglasses_in_one_turn_count_twice() -> None:
    """LI-6.2 On side B a six reaches from one to the other; each of the four rumours brings something."""
    rumours = [Rumour.RING_OF_PEAKS, Rumour.DROWNED_REEDS, Rumour.RIVERS_THAT_CLIMB, Rumour.TWIN_PEAKS]
    before = player("", "", "--M.VV", "MFFSS", "----FM", side="b", number=6)
    start = drawing(before, player(side="b", number=1), terrain=RIVERS, side="b", rumours=rumours)
    start.draw(0, RIVERS, "f4", "g4", "h4", "i4", "i5", "i6")
    assert start.player(0).new_spyglasses == 2
    start.draw(1, RIVERS, "e5")
    lowest = min(rumour_points(start.position.sheet(0), number, None) for number in (1, 2, 7, 9))
    assert lowest > 0
    assert start.player(0).counted == 2 * lowest
    assert SpyglassCounted(0, 2 * lowest, 2) in start.events


def test_two_spyglasses_in_two_turns_add_up() -> None:
    """LI-6.2 The first counted 7 in an earlier turn, and that stays as it was written down."""
    rumours = [Rumour.RING_OF_PEAKS, Rumour.DROWNED_REEDS, Rumour.RIVERS_THAT_CLIMB, Rumour.TWIN_PEAKS]
    before = player("", "", "--M.VV", "MFFSSVVVV", "----FM--V", side="b", number=1, counted=7)
    start = drawing(before, player(side="b", number=1), terrain=RIVERS, side="b", rumours=rumours)
    start.draw(0, RIVERS, "i6")
    start.draw(1, RIVERS, "e5")
    lowest = min(rumour_points(start.position.sheet(0), number, None) for number in (1, 2, 7, 9))
    assert lowest > 0
    assert start.player(0).counted == 7 + lowest


def test_each_player_counts_their_own_spyglass() -> None:
    """LI-6.2"""
    start = drawing(player(number=1), player(number=1))
    start.draw(0, FORESTS, "c9")
    start.draw(1, FORESTS, "c9")
    assert [event for event in start.events if isinstance(event, SpyglassCounted)] == [
        SpyglassCounted(0, 0, 1),
        SpyglassCounted(1, 0, 1),
    ]


def test_a_wild_cell_takes_any_terrain() -> None:
    """LI-6.3 h3 is wild on side B."""
    start = drawing(player(side="b", number=2), player(side="b"), side="b")
    start.draw(0, SWAMPS, "h3")
    assert start.at(0, "h3") == "S"
    assert start.player(0).new == ["h3"]


def test_a_wild_cell_may_take_the_named_terrain() -> None:
    """LI-6.3"""
    start = drawing(player(side="b", number=2), player(side="b"), side="b")
    assert all("h3" in start.cells(0, terrain) for terrain in (FORESTS, SWAMPS, MOUNTAINS))


def test_other_cells_keep_the_named_terrain() -> None:
    """LI-6.3"""
    start = drawing(player(side="b", number=2), player(side="b"), side="b")
    start.draw(0, SWAMPS, "h3")
    start.refuses(0, Draw("g3", SWAMPS), "only-the-named-terrain", "LI-6.3")
    start.draw(0, FORESTS, "g3")
    assert start.at(0, "g3") == "F"


def test_a_wild_cell_connects_and_counts() -> None:
    """LI-6.3"""
    start = drawing(player(side="b", number=2), player(side="b"), side="b")
    start.draw(0, SWAMPS, "h3")
    assert start.cells(0) == {"h2", "g3", "i3", "h4"}
    start.draw(0, FORESTS, "h4")
    assert 0 not in start.awaited


def test_each_wild_cell_is_decided_by_itself() -> None:
    """LI-6.3 c5 and d9 are wild on side B, and a six reaches from one to the other."""
    start = drawing(player(side="b", number=6), player(side="b"), side="b")
    start.draw(0, SWAMPS, "c5")
    start.draw(0, FORESTS, "c6", "c7", "d7", "d8")
    assert "d9" in start.cells(0, SWAMPS) & start.cells(0, MOUNTAINS) & start.cells(0, FORESTS)
    start.draw(0, MOUNTAINS, "d9")
    assert [start.at(0, cell) for cell in ("c5", "c6", "c7", "d7", "d8", "d9")] == ["S", "F", "F", "F", "F", "M"]


def test_a_wild_cell_is_wild_in_the_second_half_of_a_solo_turn_too() -> None:
    """LI-6.3, LI-9.3"""
    alone = table(player("", "", "---.--F", side="b"), phase=SETTING_ASIDE, dice=[2, 5], side="b")
    alone.play(0, SetAside(5, 2))
    assert {"h3"} == alone.cells(0, MOUNTAINS) == alone.cells(0, SWAMPS)
    alone.refuses(0, Draw("g2", MOUNTAINS), "only-the-named-terrain", "LI-6.3")


def test_a_wild_cell_does_not_make_room_or_a_start() -> None:
    """LI-6.3, LI-5.1"""
    start = drawing(player("", "", "--R", side="b", number=2), player(side="b"), side="b")
    start.refuses(0, Draw("h3", SWAMPS), "not-next-to-drawn", "LI-5.1")


def test_side_a_has_no_wild_cell() -> None:
    """LI-6.3"""
    drawing(player(number=2), player()).refuses(0, Draw("h3", SWAMPS), "only-the-named-terrain", "LI-6.3")


def test_a_name_comes_before_any_mark() -> None:
    """LI-6.1"""
    start = table(player("..--F", compasses=1), player())
    start.refuses(0, Take(4, 5), "terrain-first", "LI-4.1")
    start.play(0, Name(FORESTS))
    assert (4, 5) in start.takes(0)
