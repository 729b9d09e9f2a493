"""What a view tells beside the notation: what was rolled, what fits, what is left, and what a cell would bring."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ostrov.games.lost_island.forms import Draw, Name, Preview, Rumour, SetAside, Take, Terrain, View
from ostrov.games.lost_island.printed import PRINTED
from ostrov.kernel.dice import Dice
from ostrov.kernel.referee import Referee
from tests.lost_island.table import (
    ASKING,
    CALM,
    FORESTS,
    GAME,
    MOUNTAINS,
    RIVERS,
    SETTING_ASIDE,
    SWAMPS,
    Table,
    drawing,
    form,
    full,
    player,
    table,
)


def view(it: Table) -> View:
    shown = GAME.view(it.position, None)
    assert isinstance(shown, View)
    return shown


# The dice


def test_the_dice_are_seen_as_they_fell_before_and_after_some_were_taken() -> None:
    start = table(player(), player(), dice=[2, 4, 5])
    assert view(start).rolled == [2, 4, 5]
    start.play(0, Name(FORESTS), Take(4, 4))
    assert view(start).rolled == [2, 4, 5]
    start.play(1, Take(2, 2))
    assert view(start).rolled == [2, 4, 5]
    assert view(start).table.dice == [2, 5]


def test_a_die_is_remembered_as_it_fell_though_compasses_made_another_number_of_it() -> None:
    start = table(player("..--F", compasses=1), player(), dice=[2, 4, 5])
    start.play(0, Name(FORESTS), Take(4, 5))
    taken = view(start).table.cartographers[0]
    assert (taken.die, taken.number) == (4, 5)
    assert view(start).table.cartographers[1].die == 0
    assert view(start).rolled == [2, 4, 5]


def test_alone_both_dice_of_the_second_roll_are_seen() -> None:
    """LI-9.2"""
    start = table(player("..F"), phase=SETTING_ASIDE, dice=[3, 6])
    assert view(start).rolled == [3, 6]
    start.play(0, SetAside(3, 6))
    assert view(start).rolled == [3, 6]
    assert view(start).table.cartographers[0].die == 6


def test_once_all_have_drawn_no_die_is_remembered() -> None:
    start = drawing(player(number=1, die=1), player(number=1), dice=[1, 5])
    start.draw(0, FORESTS, "c1")
    start.draw(1, FORESTS, "c1")
    assert view(start).rolled == []
    assert [it.die for it in view(start).table.cartographers] == [0, 0]


def test_a_position_may_tell_the_die_or_leave_it_out() -> None:
    told = drawing(player("..F", number=2, die=2), player("..F", number=5, die=5))
    untold = drawing(player("..F", number=2), player("..F", number=5))
    assert told.cells(0) == untold.cells(0)
    assert [it.die for it in told.now.cartographers] == [2, 5]


def test_compasses_may_have_made_the_number_of_another_die() -> None:
    """LI-6.1"""
    assert drawing(player("..--F", number=2, die=3), player()).player(0).die == 3


# What fits, and what is left


def test_a_sheet_tells_the_largest_number_that_fits_and_the_cells_still_to_draw() -> None:
    """LI-5.3, LI-7.2"""
    start = drawing(full(number=4), player(), is_in_order=True)
    assert [(it.room, it.left) for it in view(start).standings] == [(4, 4), (74, 0)]
    start.draw(0, FORESTS, "d9")
    assert [(it.room, it.left) for it in view(start).standings] == [(3, 3), (74, 0)]


def test_one_who_is_stuck_has_nothing_left_to_draw() -> None:
    """LI-7.2"""
    start = drawing(full(number=5, is_stuck=True), player(), is_in_order=True)
    assert (view(start).standings[0].left, view(start).standings[0].room) == (0, 4)


def test_the_ranks_are_printed_for_both_sides() -> None:
    """LI-9.4"""
    assert list(PRINTED["ranks"]["a"].values()) == [75, 90, 110, 130]
    assert list(PRINTED["ranks"]["b"].values()) == [95, 110, 130, 150]


# What a cell would bring


def preview(it: Table, cell: str, terrain: Terrain = FORESTS, seat: int = 0) -> Preview:
    [found] = [one for one in view(it).previews if one.cell == cell and one.terrain == terrain and one.seat == seat]
    return found


def test_a_preview_tells_what_would_rise_and_what_would_fall() -> None:
    """LI-8.7 A third peak beside one of two twins parts them; LI-8.9 a swamp beside a river is worth something."""
    twins = drawing(player("..MVM", number=2), player(), terrain=MOUNTAINS)
    assert preview(twins, "f1", MOUNTAINS).rumours == {Rumour.TWIN_PEAKS: -3}
    reeds = drawing(player("..MVM", number=2), player(), terrain=SWAMPS)
    assert preview(reeds, "d2", SWAMPS).rumours == {Rumour.DROWNED_REEDS: 2}
    assert preview(reeds, "c2", SWAMPS).rumours == {}


def test_on_a_wild_cell_there_is_a_preview_for_each_terrain() -> None:
    """LI-6.3"""
    start = drawing(player("", "", "---.--F", side="b", number=1), player(side="b"), side="b", terrain=RIVERS)
    assert {one.terrain for one in view(start).previews if one.cell == "h3"} == set(Terrain)
    assert {one.terrain for one in view(start).previews if one.cell == "f3"} == {RIVERS}


def test_only_those_who_draw_have_previews() -> None:
    start = drawing(player("..F", number=2), player("..F"))
    assert {one.seat for one in view(start).previews} == {0}
    start.play(1, Take(2, 2))
    assert {one.seat for one in view(start).previews} == {0, 1}
    start.draw(0, FORESTS, "d1", "e1")
    assert {one.seat for one in view(start).previews} == {1}
    assert view(table(player("..F"), player())).previews == []
    asked = form(player(number=2), full(), phase=ASKING, terrain=FORESTS, dice=[2, 5], last_turn_in_order="on-demand")
    assert view(Table(asked)).previews == []


def test_the_previews_are_the_cells_that_may_be_drawn() -> None:
    start = drawing(player("", "", "---F", number=3), player(), rumours=CALM)
    assert {one.cell for one in view(start).previews} == start.cells(0) != set()


def moments_of_drawing(seats: int, side: str, seed: int) -> Iterator[Referee]:
    """A random game, whenever somebody draws."""
    game = Referee.begin(GAME, seats, GAME.options({"side": side}, seats))
    dice, chance = Dice(seed), random.Random(seed)
    while not GAME.outcome(game.position):
        if game.is_chance_awaited:
            game.deal(dice)
            continue
        seat = chance.choice(game.awaited)
        action = chance.choice(game.actions(seat))
        if isinstance(action, Draw):
            yield game
        game.play(seat, action)


def test_over_a_thousand_random_cells_the_points_after_drawing_are_as_the_preview_said() -> None:
    """LI-7.3 Rumour by rumour, whoever draws, on both sides."""
    chance, tried = random.Random(1), 0
    for seed in range(8):
        for game in moments_of_drawing(1 + seed % 4, "ab"[seed // 4], seed):
            before = GAME.view(game.position, None)
            assert isinstance(before, View)
            one = chance.choice(before.previews)
            after = game.position.copy()
            after.apply(one.seat, GAME.read_choice(after, Draw(one.cell, one.terrain)))
            now = GAME.view(after, None)
            assert isinstance(now, View)
            was, worth = before.standings[one.seat].rumours, now.standings[one.seat].rumours
            assert {name: worth[name] - was[name] for name in worth if worth[name] != was[name]} == one.rumours
            tried += 1
    assert tried > 1000
