"""Chapter 7: the end and the score."""

from __future__ import annotations

from ostrov.games.lost_island.forms import (
    Cartographer,
    Draw,
    Name,
    Rumour,
    Scored,
    SpyglassCounted,
    Take,
    WasStuck,
    Won,
)
from ostrov.games.lost_island.rumours import DROWNED_REED
from tests.lost_island.table import (
    BLANK_A,
    DRAWING,
    FORESTS,
    GAME,
    NEARLY_FULL,
    OVER,
    ROLLING,
    SKULL,
    TAKING,
    drawing,
    form,
    full,
    player,
    table,
)

RUINS_ALL_OVER = [row.replace("-", "R") for row in BLANK_A]


def test_the_game_ends_when_the_next_active_player_has_no_use_left() -> None:
    """LI-7.1"""
    start = drawing(player(number=1), player(uses={}), dice=[1, 5], is_in_order=True)
    start.draw(0, FORESTS, "c1")
    start.play(1, Take(1, 1))
    start.draw(1, FORESTS, "c1")
    assert start.ending == ("uses-spent", "LI-7.1")
    start.refuses(1, Name(FORESTS), "game-is-over", "LI-7.1")


def test_the_game_goes_on_while_the_active_player_has_one_use() -> None:
    """LI-7.1"""
    start = drawing(player(number=1, uses={}), player(number=1, uses={FORESTS: 1}))
    start.draw(0, FORESTS, "c1")
    start.draw(1, FORESTS, "c1")
    assert start.now.phase == ROLLING


def test_who_has_no_room_draws_nothing_and_the_others_finish_the_turn() -> None:
    """LI-7.2"""
    start = table(full(), player(), phase=TAKING, terrain=FORESTS)
    start.play(0, Take(5, 5))
    assert WasStuck(0, 5) in start.events
    assert start.player(0).sheet == NEARLY_FULL
    assert (start.now.phase, start.awaited) == (DRAWING, [1])
    start.play(1, Take(2, 2))
    start.draw(1, FORESTS, "c1", "c2")
    assert start.ending == ("somebody-stuck", "LI-7.2")
    start.refuses(1, Name(FORESTS), "game-is-over", "LI-7.2")


def test_one_may_end_the_game_on_purpose_by_choosing_the_larger_die() -> None:
    """LI-7.2 The rulebook's example: four empty cells, a three and a five."""
    start = drawing(player(number=1), full(), dice=[3, 5], is_in_order=True)
    start.draw(0, FORESTS, "c1")
    assert start.takes(1) == {(3, 3), (5, 5)}
    start.play(1, Take(5, 5))
    assert start.ending == ("somebody-stuck", "LI-7.2")


def test_one_may_end_the_game_with_a_compass() -> None:
    """LI-7.2 The rulebook's example: three empty cells, and a three made a four."""
    three_left = [*RUINS_ALL_OVER[:8], ".RRR---RR"]
    start = drawing(player(number=1), Cartographer(three_left, compasses=1), dice=[1, 3], is_in_order=True)
    start.draw(0, FORESTS, "c1")
    start.play(1, Take(3, 4))
    assert start.ending == ("somebody-stuck", "LI-7.2")
    assert start.player(1).compasses == 0


def test_with_room_for_six_nobody_ends_the_game_in_a_hole_of_three() -> None:
    """LI-7.2 The rulebook's example: regions of three and of six, and a five."""
    rows = [*RUINS_ALL_OVER[:3], "---RRRRRR", *RUINS_ALL_OVER[4:7], "RRR--RRRR", ".RR----RR"]
    start = drawing(player(number=1), Cartographer(rows), dice=[2, 5])
    start.play(1, Take(5, 5))
    assert not start.player(1).is_stuck
    assert start.cells(1) == {"d8", "e8", "d9", "f9", "g9"}
    start.refuses(1, Draw("a4", FORESTS), "number-does-not-fit", "LI-5.3")


def test_a_full_sheet_has_no_room_for_anything() -> None:
    """LI-7.2"""
    start = drawing(player(number=1), Cartographer(RUINS_ALL_OVER), dice=[1, 1], is_in_order=True)
    start.draw(0, FORESTS, "c1")
    start.play(1, Take(1, 1))
    assert WasStuck(1, 1) in start.events


def test_several_may_be_stuck_in_one_turn() -> None:
    """LI-7.2"""
    start = table(full(), full(), player(), phase=TAKING, terrain=FORESTS, dice=[2, 5, 6])
    start.play(0, Take(6, 6))
    start.play(1, Take(5, 5))
    assert [start.player(seat).is_stuck for seat in range(3)] == [True, True, False]
    assert start.awaited == [2]


def test_nobody_ends_the_game_by_choosing_a_place_that_is_too_small() -> None:
    """LI-7.2 A three does not fit into the hole of two, but there is room elsewhere."""
    start = drawing(full(number=3), player())
    start.refuses(0, Draw("f4", FORESTS), "number-does-not-fit", "LI-5.3")
    assert not start.player(0).is_stuck


def test_nobody_owes_a_compass_to_avoid_being_stuck() -> None:
    """LI-7.2"""
    start = table(full(compasses=2), player(), phase=TAKING, terrain=FORESTS)
    start.play(0, Take(5, 5))
    assert (start.player(0).is_stuck, start.player(0).compasses) == (True, 2)


def test_a_stuck_player_draws_nothing() -> None:
    """LI-7.2"""
    start = table(full(), player(), phase=TAKING, terrain=FORESTS)
    start.play(0, Take(5, 5))
    start.refuses(0, Draw("d9", FORESTS), "stuck-draws-nothing", "LI-7.2")


def test_a_spyglass_drawn_in_the_last_turn_counts() -> None:
    """LI-7.2"""
    start = drawing(full(number=5, is_stuck=True), player(number=1), is_in_order=True)
    start.draw(1, FORESTS, "c9")
    assert SpyglassCounted(1, 0, 1) in start.events
    assert start.now.phase == OVER


def test_the_score_is_the_rumours_and_the_spyglass() -> None:
    """LI-7.3 Two reeds and seven from the spyglass."""
    rows = ["", "", "SSV", "--S", "--F", "--F", "--F", "--F", ".-F"]
    position = table(player(*rows, counted=7), player(), phase=ROLLING).position
    assert position.points(0) == 2 * DROWNED_REED + 7


def over(*players: Cartographer, rumours: list[Rumour] = SKULL) -> list[int]:
    """Who has won at the end of a game with these sheets."""
    spent = [Cartographer(one.sheet, uses={}, counted=one.counted) for one in players]
    position = GAME.read_position(form(*spent, phase=OVER, ending="uses-spent", rumours=rumours))
    outcome = GAME.outcome(position)
    assert outcome is not None
    return outcome.winners


REEDS = ["", "", "", "SV"]


def test_the_highest_score_wins() -> None:
    """LI-7.3"""
    assert over(player(*REEDS), player("", "", "", "FV"), player("", "", "", "RV")) == [0]


def test_of_equal_scores_fewer_empty_cells_win() -> None:
    """LI-7.3"""
    assert over(player(*REEDS), player("", "", "", "SVF"), player("", "", "", "SV")) == [1]


def test_still_tied_players_all_win() -> None:
    """LI-7.3"""
    assert over(player(*REEDS), player("", "", "", "VS"), player("", "", "", "FF")) == [0, 1]


def test_fewer_empty_cells_do_not_beat_a_higher_score() -> None:
    """LI-7.3"""
    assert over(player(*REEDS), player("", "", "", "FFFFFFF")) == [0]


def test_the_end_tells_scores_and_winners() -> None:
    """LI-7.3"""
    start = drawing(player("", "", "", "S", number=1), player(uses={}), dice=[1, 5], is_in_order=True)
    start.draw(0, FORESTS, "b4")
    start.play(1, Take(1, 1))
    start.draw(1, FORESTS, "c1")
    assert start.events[-3:] == [Scored(0, 0, 72), Scored(1, 0, 73), Won(0)]
