"""Chapter 9: playing alone."""

from __future__ import annotations

import pytest

from benchmarks.lost_island_calibration import play
from ostrov.games.lost_island.ending import rank
from ostrov.games.lost_island.forms import (
    DieSetAside,
    Draw,
    Name,
    Ranked,
    Roll,
    Rolled,
    SetAside,
    SpyglassCounted,
    Take,
    TurnBegan,
)
from ostrov.kernel.position import CHANCE
from tests.lost_island.table import (
    DRAWING_AGAIN,
    FORESTS,
    MOUNTAINS,
    ROLLING,
    ROLLING_AGAIN,
    RUINS,
    SETTING_ASIDE,
    TAKING,
    drawing,
    full,
    new_table,
    player,
    table,
)


def test_the_rulebooks_example_turn() -> None:
    """LI-9.1, LI-9.2, LI-9.3 2, 4 and 5: four mountains; then 1 and 5: one forest."""
    alone = new_table(1, rumours="calm-island")
    alone.roll(2, 4, 5)
    assert alone.events == [TurnBegan(0, 1), Rolled(0, [2, 4, 5])]
    alone.play(0, Name(MOUNTAINS), Take(4, 4))
    alone.draw(0, MOUNTAINS, "d4", "d5", "d6", "d7")
    assert alone.now.phase == ROLLING_AGAIN
    alone.roll(1, 5)
    assert alone.events == [Rolled(0, [1, 5])]
    alone.play(0, SetAside(5, 1))
    assert alone.events == [DieSetAside(0, FORESTS, 1, 1, 0)]
    alone.draw(0, FORESTS, "e4")
    assert (alone.now.phase, alone.now.turn) == (ROLLING, 2)


def test_the_first_half_crosses_off_a_use_and_the_second_does_not() -> None:
    """LI-9.1, LI-9.2"""
    alone = table(player())
    alone.play(0, Name(MOUNTAINS), Take(2, 2))
    alone.draw(0, MOUNTAINS, "d4", "d5")
    alone.roll(6, 1)
    alone.play(0, SetAside(6, 1))
    uses = alone.player(0).uses
    assert uses is not None
    assert uses[MOUNTAINS] == 2


def test_a_terrain_without_uses_may_come_from_a_die() -> None:
    """LI-9.2"""
    alone = table(player("..F", uses={RUINS: 1}), phase=SETTING_ASIDE, dice=[2, 5])
    assert alone.actions(0) == [SetAside(2, 5), SetAside(5, 2)]


def test_two_dice_are_rolled_again() -> None:
    """LI-9.2 21 different rolls."""
    alone = table(player("..F"), phase=ROLLING_AGAIN)
    assert len(alone.actions(CHANCE)) == 21
    alone.refuses(CHANCE, Roll([1, 2, 3]), "cannot-come-up", "LI-9.2")


def test_a_compass_does_not_change_the_face_that_names_the_terrain() -> None:
    """LI-9.2"""
    alone = table(player("..--F", compasses=1), phase=SETTING_ASIDE, dice=[2, 5])
    alone.refuses(0, SetAside(6, 2), "die-not-there", "LI-9.2")


def test_a_terrain_is_not_named_in_the_second_half() -> None:
    """LI-9.2"""
    alone = table(player("..F"), phase=SETTING_ASIDE, dice=[2, 5])
    alone.refuses(0, Name(RUINS), "die-names-the-terrain", "LI-9.2")
    alone.refuses(0, Take(5, 5), "set-aside-first", "LI-9.2")


def test_nothing_is_set_aside_in_the_first_half() -> None:
    """LI-9.2"""
    alone = table(player(), phase=TAKING, terrain=RUINS)
    alone.refuses(0, SetAside(2, 4), "nothing-to-set-aside", "LI-9.2")


def test_a_compass_changes_the_number_of_the_last_die() -> None:
    """LI-9.3"""
    alone = table(player("..--F", compasses=1), phase=SETTING_ASIDE, dice=[2, 5])
    assert {(a.die, a.number) for a in alone.actions(0) if isinstance(a, SetAside)} == {
        (2, 4),
        (2, 5),
        (2, 6),
        (5, 1),
        (5, 2),
        (5, 3),
    }
    alone.play(0, SetAside(5, 3))
    assert (alone.player(0).number, alone.player(0).compasses) == (3, 0)


def test_without_a_compass_the_last_die_stays_as_it_is() -> None:
    """LI-9.3"""
    alone = table(player("..--F"), phase=SETTING_ASIDE, dice=[2, 5])
    alone.refuses(0, SetAside(5, 3), "too-few-compasses", "LI-9.3")


def test_two_equal_dice_leave_one_way() -> None:
    """LI-9.3"""
    alone = table(player("..F"), phase=SETTING_ASIDE, dice=[3, 3])
    assert alone.actions(0) == [SetAside(3, 3)]


def test_the_second_drawing_starts_next_to_any_drawn_cell() -> None:
    """LI-9.6"""
    alone = table(player("", "", "---MMM"), phase=SETTING_ASIDE, dice=[2, 5])
    alone.play(0, SetAside(5, 2))
    assert alone.cells(0) == {"d2", "e2", "f2", "c3", "g3", "d4", "e4", "f4"}


def test_a_compass_of_the_first_drawing_serves_from_the_next_turn() -> None:
    """LI-9.6"""
    alone = drawing(player(number=1), terrain=MOUNTAINS)
    alone.draw(0, MOUNTAINS, "e1")
    alone.roll(1, 5)
    alone.refuses(0, SetAside(5, 2), "too-few-compasses", "LI-9.3")
    alone.play(0, SetAside(5, 1))
    alone.draw(0, FORESTS, "e2")
    assert alone.player(0).compasses == 1


def test_a_spyglass_of_the_first_drawing_is_scored_after_the_second() -> None:
    """LI-9.6"""
    alone = drawing(player(number=1), terrain=MOUNTAINS)
    alone.draw(0, MOUNTAINS, "c9")
    assert alone.player(0).new_spyglasses == 1
    alone.roll(1, 5)
    alone.play(0, SetAside(5, 1))
    alone.draw(0, FORESTS, "d9")
    assert alone.player(0).new_spyglasses == 0


def test_a_first_drawing_that_cannot_be_made_ends_the_game_at_once() -> None:
    """LI-9.6"""
    alone = table(full(), phase=TAKING, terrain=FORESTS)
    alone.play(0, Take(5, 5))
    assert alone.ending == ("somebody-stuck", "LI-7.2")


def test_a_second_drawing_that_cannot_be_made_ends_the_game_at_once() -> None:
    """LI-9.6"""
    alone = table(full(), phase=SETTING_ASIDE, dice=[5, 6])
    alone.play(0, SetAside(6, 5))
    assert alone.ending == ("somebody-stuck", "LI-7.2")


def test_a_spyglass_of_the_first_drawing_counts_though_the_second_cannot_be_made() -> None:
    """LI-9.6, LI-7.2"""
    alone = table(full(new_spyglasses=1), phase=SETTING_ASIDE, dice=[5, 6])
    alone.play(0, SetAside(6, 5))
    assert SpyglassCounted(0, 0, 1) in alone.events
    assert alone.player(0).new_spyglasses == 0


def test_alone_no_turn_is_played_in_order() -> None:
    """LI-4.4 There is nobody to wait for."""
    alone = table(full(), phase=TAKING, terrain=FORESTS)
    alone.play(0, Take(2, 2))
    assert (alone.now.is_in_order, alone.awaited) == (False, [0])


def test_the_game_ends_when_the_last_use_was_crossed_off() -> None:
    """LI-7.1, LI-9.1 Both drawings of that turn are still made."""
    alone = table(player("..F", uses={MOUNTAINS: 1}), dice=[1, 1, 1])
    alone.play(0, Name(MOUNTAINS), Take(1, 1))
    alone.draw(0, MOUNTAINS, "d1")
    alone.roll(1, 5)
    alone.play(0, SetAside(5, 1))
    alone.draw(0, FORESTS, "c2")
    assert alone.ending == ("uses-spent", "LI-7.1")


def test_the_second_drawing_waits_for_its_cells() -> None:
    """LI-9.3"""
    alone = table(player("..F", number=2), phase=DRAWING_AGAIN, terrain=RUINS)
    alone.refuses(0, Draw("c2", FORESTS), "only-the-named-terrain", "LI-6.3")
    alone.draw(0, RUINS, "c2", "c3")
    assert alone.now.phase == ROLLING


@pytest.mark.parametrize(
    ("side", "points", "reached"),
    [("a", 74, 0), ("a", 75, 1), ("a", 90, 2), ("a", 110, 3), ("a", 130, 4), ("b", 94, 0), ("b", 95, 1), ("b", 150, 4)],
)
def test_ranks(side: str, points: int, reached: int) -> None:
    """LI-9.4 Side B asks twenty more."""
    start = new_table(1, side=side, rumours="calm-island")
    start.position.add_counted(0, points)
    assert rank(start.position) == reached


def test_alone_one_wins_with_a_rank_and_only_then() -> None:
    """LI-9.4"""
    for counted, winners in ((10, []), (75, [0])):
        alone = table(full(counted=counted), phase=TAKING, terrain=FORESTS)
        alone.play(0, Take(5, 5))
        assert alone.outcome is not None
        assert alone.outcome.winners == winners
        assert isinstance(alone.events[-1], Ranked)


def test_random_drawing_stays_far_below_the_first_rank() -> None:
    """LI-9.5"""
    for name in ("tight-island", "calm-island", "skull-island", "random"):
        games = play("random", 1, {"rumours": name}, 8, seed=1)
        assert max(position.points(0) for position in games) < 75


def test_a_good_player_reaches_ranks() -> None:
    """LI-9.5 A few games only; benchmarks/lost_island_calibration.py plays many."""
    games = play("thumb", 1, {"rumours": "skull-island"}, 3, seed=1)
    assert sorted(position.points(0) for position in games)[1] >= 75
