"""Chapters 1 and 2: what is in the box, and how a game is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from ostrov.games.atlantis.board import CELLS, LABELS, LAND_BESIDE, NEXT, PLACES, SERPENT_STARTS, SHORE, TILE_CELLS
from ostrov.games.atlantis.components import ALL_WORTHS, BOATS, FIRST_OF_KIND
from ostrov.games.atlantis.components import WORTHS as ALL_OF_THEM
from ostrov.games.atlantis.forms import (
    ChooseFirst,
    FirstChosen,
    Launch,
    LayTile,
    Phase,
    Place,
    Placed,
    Roll,
    Stop,
    TileLaid,
    Underside,
)
from ostrov.games.atlantis.notation import ALL_UNDERSIDES
from ostrov.kernel.piles import kinds_in
from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Impossible
from tests.atlantis.table import (
    BEACH,
    FOREST,
    GAME,
    GREEN,
    MOUNTAIN,
    RED,
    SERPENTS,
    SHARK,
    TERRAIN_OF,
    TILES,
    YELLOW,
    laid_table,
    new_table,
    placed_table,
)


def test_the_board_has_133_cells_in_thirteen_rows() -> None:
    """AT-1.1"""
    assert len(PLACES) == len(set(LABELS)) == CELLS == 133
    rows = Counter(label[0] for label in LABELS)
    assert [rows[row] for row in "ABCDEFGHIJKLM"] == [7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7]
    assert LABELS[PLACES.index((0, 0))] == "G6"


def test_neighbours_are_mutual_and_six_at_most() -> None:
    """AT-1.1"""
    for cell in range(CELLS):
        around = [NEXT[6 * cell + direction] for direction in range(6)]
        for direction, other in enumerate(around):
            assert other == CELLS or NEXT[6 * other + (direction + 3) % 6] == cell


def test_forty_tiles_a_lagoon_and_four_safe_lands_that_touch_two_cells_each() -> None:
    """AT-1.2"""
    assert len(TILE_CELLS) == 40
    assert LABELS.index("G6") not in TILE_CELLS
    lands = [{LABELS[cell] for cell in range(CELLS) if LAND_BESIDE[cell] == land} for land in (1, 2, 3, 4)]
    assert lands == [{"B1", "C1"}, {"B10", "C11"}, {"K1", "L1"}, {"K11", "L10"}]


def test_five_serpents_start_on_their_cells() -> None:
    """AT-1.3"""
    assert [LABELS[cell] for cell in SERPENT_STARTS] == SERPENTS
    assert new_table(3).now.serpents == SERPENTS


def test_every_terrain_has_as_many_undersides_as_tiles() -> None:
    """AT-1.4"""
    assert [ALL_UNDERSIDES[terrain].total() for terrain in (BEACH, FOREST, MOUNTAIN)] == [16, 16, 8]
    everywhere = sum(ALL_UNDERSIDES.values(), Counter[Underside]())
    assert (everywhere[Underside.VOLCANO], everywhere[Underside.WHIRLPOOL], everywhere[Underside.BOAT]) == (1, 6, 4)


def test_worths_boats_and_creatures_are_as_many_as_in_the_box() -> None:
    """AT-1.5"""
    assert tuple(kinds_in(ALL_WORTHS)) == ALL_OF_THEM == (1, 1, 1, 2, 2, 3, 3, 4, 5, 6)
    assert (BOATS, list(FIRST_OF_KIND)) == (12, [0, 5, 11, 16])


def test_the_island_is_laid_at_random_and_what_is_left_is_beach() -> None:
    """AT-2.1"""
    t = new_table(2)
    assert t.actions(CHANCE) == [LayTile(MOUNTAIN, cell) for cell in TILES]
    assert laid_table(2).now.tiles == [TERRAIN_OF[cell] for cell in TILES]


def test_a_tile_is_laid_once_and_only_by_chance() -> None:
    """AT-2.1"""
    t = new_table(2)
    t.chance(LayTile(MOUNTAIN, "D4"))
    assert t.events == [TileLaid("D4", MOUNTAIN)]
    t.refuses(CHANCE, LayTile(MOUNTAIN, "D4"), "cannot-come-up", "AT-2.1")
    t.refuses(0, LayTile(MOUNTAIN, "D5"), "left-to-chance", "AT-2.1")
    t.refuses(CHANCE, LayTile(MOUNTAIN, "A1"), "not-on-the-island", "AT-1.2")
    t.refuses(CHANCE, LayTile(MOUNTAIN, "A9"), "no-such-cell", "AT-1.1")
    t.refuses(CHANCE, ChooseFirst(3), "no-such-seat", "AT-2.2")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_random_player_is_first_and_all_place_in_turn_order(first: int) -> None:
    """AT-2.2"""
    t = laid_table(3, first)
    assert t.events == [FirstChosen(first)]
    order = []
    for _ in range(4):
        order += t.awaited
        t.play(t.awaited[0], t.actions(t.awaited[0])[0])
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_any_worth_that_is_left_goes_on_any_free_tile() -> None:
    """AT-2.2"""
    t = laid_table(3)
    assert t.places(0) == set(TILES)
    t.play(0, Place(RED, 6, "E5"))
    assert t.places(1) == set(TILES) - {"E5"}
    t.refuses(1, Place(YELLOW, 6, "E5"), "tile-is-taken", "AT-2.2")
    t.play(1, Place(YELLOW, 6, "D4"))
    t.play(2, Place(GREEN, 1, "D5"))
    t.refuses(0, Place(RED, 6, "D6"), "worth-is-placed", "AT-2.2")


def test_one_places_only_ones_own_colour_and_on_ones_own_turn() -> None:
    """AT-2.2"""
    t = laid_table(3)
    t.refuses(0, Place(YELLOW, 6, "E5"), "not-your-colour", "AT-2.2")
    t.refuses(1, Place(YELLOW, 6, "E5"), "not-your-turn", "AT-2.2")
    t.refuses(0, Launch("C4"), "not-this-step", "AT-2.3")
    t.refuses(0, Stop(), "not-this-step", "AT-2.2")


def test_only_the_owner_sees_a_worth_while_the_game_is_set_up_and_no_log_tells_it() -> None:
    """AT-2.2, AT-2.4"""
    t = laid_table(3)
    t.play(0, Place(RED, 6, "E5"))
    assert [t.referee.events(seat) for seat in (0, 1, None)] == [[Placed(RED, 1, "E5", None)]] * 3
    assert [t.seen_by(seat).travellers[0][0].worth for seat in (0, 1, None)] == [6, None, None]


def test_nobody_sees_a_worth_once_the_game_is_set_up() -> None:
    """AT-2.4"""
    t = placed_table(2, two_colours=False)
    assert t.seen_by(0).travellers[0][0].worth is not None
    while t.now.phase == Phase.LAUNCHING:
        t.play(t.awaited[0], t.actions(t.awaited[0])[0])
    for seat in (0, 1, None):
        assert {one.worth for ten in t.seen_by(seat).travellers for one in ten} == {None}


def test_the_memory_aid_shows_owners_the_worths_of_their_own() -> None:
    """AT-2.4"""
    t = laid_table(2, two_colours=False, memory_aid=True)
    t.play(0, Place(RED, 6, "E5"))
    assert [t.referee.events(seat) for seat in (0, 1)] == [[Placed(RED, 1, "E5", 6)], [Placed(RED, 1, "E5", None)]]
    t = placed_table(2, two_colours=False, memory_aid=True)
    while t.now.phase == Phase.LAUNCHING:
        t.play(t.awaited[0], t.actions(t.awaited[0])[0])
    known = [[ten[0].worth is not None for ten in t.seen_by(seat).travellers] for seat in (0, 1, None)]
    assert known == [[True, False], [False, True], [False, False]]


def test_boats_start_at_the_shore_without_boat_or_serpent() -> None:
    """AT-2.3"""
    t = placed_table(3)
    shore = {LABELS[cell] for cell in SHORE}
    assert t.launches(0) == shore - {"G6"}
    t.refuses(0, Launch("G6"), "serpent-is-there", "AT-2.3")
    t.refuses(0, Launch("A1"), "not-at-the-shore", "AT-2.3")
    t.refuses(0, Launch("D4"), "not-at-the-shore", "AT-2.3")
    t.play(0, Launch("C4"))
    t.refuses(1, Launch("C4"), "boat-is-there", "AT-2.3")


@pytest.mark.parametrize(
    ("seats", "options", "boats"),
    [(2, {}, 4), (2, {"two_colours": False}, 4), (2, {"four_boats": True}, 8), (3, {}, 6), (4, {}, 8)],
)
def test_each_player_has_two_boats_or_four_by_choice(seats: int, options: dict[str, bool], boats: int) -> None:
    """AT-2.3, AT-9.1 However many colours a player has; then the first turn begins."""
    t = placed_table(seats, **options)
    while t.now.phase == Phase.LAUNCHING:
        t.play(t.awaited[0], t.actions(t.awaited[0])[0])
    assert (len(t.now.boats), t.now.phase, t.now.active, t.now.turn) == (boats, Phase.MOVING, 0, 1)


@pytest.mark.parametrize(("seats", "two_colours"), [(2, False), (3, None), (4, None)])
def test_four_boats_each_are_only_for_two_colours_each(seats: int, two_colours: bool | None) -> None:
    """AT-9.1"""
    with pytest.raises(Impossible, match="four-boats-are-for-two-colours"):
        GAME.options({"four_boats": True, "two_colours": two_colours}, seats)


def test_with_two_colours_each_a_piece_of_either_is_placed_at_a_time() -> None:
    """AT-9.1"""
    t = laid_table(2)
    assert {one.colour for one in t.actions(0) if isinstance(one, Place)} == {RED, GREEN}
    t.play(0, Place(GREEN, 6, "D4"))
    t.refuses(1, Place(GREEN, 5, "D5"), "not-your-colour", "AT-2.2")
    assert len(placed_table(2).now.travellers) == 4


def test_overcrowded_lets_two_stand_inland_but_not_where_there_is_sea() -> None:
    """AT-9.2"""
    t = laid_table(3, overcrowded=True)
    t.play(0, Place(RED, 6, "E5"))
    t.play(1, Place(YELLOW, 6, "E5"))
    t.refuses(2, Place(GREEN, 6, "E5"), "tile-is-full", "AT-9.2")
    t.play(2, Place(GREEN, 6, "D4"))
    t.refuses(0, Place(RED, 5, "D4"), "tile-is-full", "AT-9.2")
    t.play(0, Place(RED, 5, "G5"))
    t.refuses(1, Place(YELLOW, 5, "G5"), "tile-is-full", "AT-9.2")


def test_the_die_is_not_rolled_by_a_seat() -> None:
    """AT-3.4, AT-1.5"""
    t = laid_table(2)
    t.refuses(0, Roll(SHARK), "left-to-chance", "AT-3.4")
