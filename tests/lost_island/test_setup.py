"""Chapter 3: set-up."""

from __future__ import annotations

import pytest

from ostrov.games.lost_island.forms import ChooseFirst, DealRumour, Name, Rumour
from ostrov.kernel.position import CHANCE
from tests.lost_island.table import BLANK_A, BLANK_B, FORESTS, GAME, ROLLING, new_table


@pytest.mark.parametrize(("name", "numbers"), [("tight-island", [3, 4, 8, 11]), ("calm-island", [1, 5, 10, 12])])
def test_a_named_set_has_its_four_rumours(name: str, numbers: list[int]) -> None:
    """LI-3.1"""
    assert new_table(2, rumours=name).now.rumours == [list(Rumour)[number - 1] for number in numbers]


def test_skull_island_has_rumours_2_6_7_and_9() -> None:
    """LI-3.1"""
    assert new_table(2, rumours="skull-island").now.rumours == [list(Rumour)[number - 1] for number in (2, 6, 7, 9)]


def test_random_rumours_are_dealt_four_different_ones() -> None:
    """LI-3.1"""
    start = new_table(3)
    assert len(start.actions(CHANCE)) == 12
    for rumour in (Rumour.WATCHERS, Rumour.ALL_SHORES, Rumour.TWIN_PEAKS):
        start.chance(DealRumour(rumour))
        start.refuses(CHANCE, DealRumour(rumour), "cannot-come-up", "LI-3.1")
    start.chance(DealRumour(Rumour.RING_OF_PEAKS))
    assert len(start.now.rumours) == 4
    assert isinstance(start.actions(CHANCE)[0], ChooseFirst)


@pytest.mark.parametrize(("side", "blank"), [("a", BLANK_A), ("b", BLANK_B)])
def test_all_play_the_same_side(side: str, blank: list[str]) -> None:
    """LI-3.1"""
    for one in new_table(3, side=side).now.cartographers:
        assert one.sheet == blank


@pytest.mark.parametrize(("seats", "uses"), [(1, 3), (2, 3), (3, 2), (4, 1)])
def test_uses_depend_on_the_number_of_players(seats: int, uses: int) -> None:
    """LI-3.2"""
    for one in new_table(seats).now.cartographers:
        assert one.uses is not None
        assert set(one.uses.values()) == {uses}


def test_no_game_is_longer_than_its_uses_and_cells_allow() -> None:
    """LI-3.2, LI-4.1, LI-4.4, LI-9.1 A use a turn; a roll, a name, dice and answers in a turn; each cell once."""
    lengths = [4 + 6 * 3 * 5 + 78]
    for seats, uses in ((2, 3), (3, 2), (4, 1)):
        lengths.append(4 + 1 + seats * 6 * uses * (2 + 2 * seats) + seats * 78)
    assert GAME.longest == max(lengths)


def test_any_player_may_be_first() -> None:
    """LI-3.3"""
    start = new_table(3, rumours="calm-island")
    assert start.actions(CHANCE) == [ChooseFirst(0), ChooseFirst(1), ChooseFirst(2)]
    start.chance(ChooseFirst(2))
    assert (start.now.active, start.now.phase) == (2, ROLLING)


def test_a_seat_that_does_not_exist_cannot_be_first() -> None:
    """LI-3.3"""
    new_table(2, rumours="calm-island").refuses(CHANCE, ChooseFirst(3), "no-such-seat", "LI-3.3")


def test_alone_nobody_is_drawn_by_lot() -> None:
    """LI-3.3"""
    assert new_table(1, rumours="calm-island").now.phase == ROLLING


def test_players_do_nothing_before_the_set_up_is_done() -> None:
    """LI-3.1"""
    new_table(2).refuses(0, Name(FORESTS), "left-to-chance", "LI-3.1")


def test_players_do_not_deal() -> None:
    """LI-3.1"""
    new_table(2).refuses(1, DealRumour(Rumour.WATCHERS), "left-to-chance", "LI-3.1")
