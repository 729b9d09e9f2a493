"""Chapter 4: a turn of two to four players."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ostrov.bots.registry import find_bot
from ostrov.games.lost_island.forms import (
    CallOrder,
    Cartographer,
    Draw,
    Name,
    OrderCalled,
    OrderWaived,
    OrderWanted,
    Roll,
    Rolled,
    SetAside,
    Take,
    TurnBegan,
    WaiveOrder,
)
from ostrov.kernel.dice import Dice
from ostrov.kernel.position import CHANCE, Position
from ostrov.kernel.referee import Referee
from ostrov.kernel.rows import Rows
from tests.lost_island.table import (
    ASKING,
    DRAWING,
    FORESTS,
    GAME,
    MOUNTAINS,
    NAMING,
    ROLLING,
    RUINS,
    TAKING,
    Table,
    drawing,
    full,
    player,
    table,
)
from tests.some_games import awaited, play_at_random, play_one, some_dice, watchers


def test_three_dice_are_rolled_each_way_as_likely() -> None:
    """LI-4.1 56 different rolls; of 216 ways one shows three sixes, three show 5, 6, 6 and six show 1, 2, 3."""
    start = table(player(), player(), phase=ROLLING)
    rows = Rows()
    start.referee.position.legal(CHANCE, rows)
    weights = {tuple(_dice(start.referee.game.show_choice(start.position, c))): w for c, w in rows.weighted()}
    assert len(weights) == 56
    assert sum(weights.values()) == 216
    assert (weights[6, 6, 6], weights[5, 6, 6], weights[1, 1, 4], weights[1, 2, 3]) == (1, 3, 3, 6)


def _dice(form: object) -> list[int]:
    assert isinstance(form, Roll)
    return form.dice


def test_after_the_roll_the_active_player_names_a_terrain() -> None:
    """LI-4.1"""
    start = table(player(), player(), phase=ROLLING, active=1, turn=4)
    start.roll(3, 1, 6)
    assert start.events == [TurnBegan(1, 4), Rolled(1, [1, 3, 6])]
    assert (start.now.phase, start.awaited) == (NAMING, [1])


def test_two_dice_are_not_enough() -> None:
    """LI-4.1"""
    table(player(), player(), phase=ROLLING).refuses(CHANCE, Roll([3, 4]), "cannot-come-up", "LI-4.1")


def test_naming_crosses_off_a_use() -> None:
    """LI-4.1"""
    start = table(player(), player())
    start.play(0, Name(FORESTS))
    uses = start.player(0).uses
    assert uses is not None
    assert (uses[FORESTS], uses[RUINS]) == (2, 3)
    assert start.now.phase == TAKING


def test_a_terrain_without_a_use_left_cannot_be_named() -> None:
    """LI-4.1"""
    start = table(player(uses={MOUNTAINS: 1}), player())
    assert start.actions(0) == [Name(MOUNTAINS)]
    start.refuses(0, Name(FORESTS), "no-use-left", "LI-4.1")


def test_others_do_not_name() -> None:
    """LI-4.1"""
    table(player(), player()).refuses(1, Name(FORESTS), "not-your-turn", "LI-4.1")


def test_nothing_is_named_before_the_roll() -> None:
    """LI-4.1"""
    table(player(), player(), phase=ROLLING).refuses(0, Name(FORESTS), "dice-first", "LI-4.1")


def test_a_terrain_is_named_once_a_turn() -> None:
    """LI-4.1"""
    start = table(player(), player(), phase=TAKING, terrain=FORESTS)
    start.refuses(0, Name(RUINS), "terrain-is-named", "LI-4.1")


def test_the_active_player_takes_one_of_three_dice_away() -> None:
    """LI-4.1"""
    start = table(player(), player(), phase=TAKING, terrain=FORESTS)
    assert start.takes(0) == {(2, 2), (4, 4), (5, 5)}
    start.play(0, Take(4, 4))
    assert start.now.dice == [2, 5]


def test_no_die_is_taken_before_a_terrain_is_named() -> None:
    """LI-4.1"""
    table(player(), player()).refuses(0, Take(4, 4), "terrain-first", "LI-4.1")


def test_others_choose_of_the_two_that_remain_and_may_choose_the_same() -> None:
    """LI-4.2"""
    start = drawing(player(number=4), player(), player())
    assert start.takes(1) == start.takes(2) == {(2, 2), (5, 5)}
    start.play(1, Take(5, 5))
    start.play(2, Take(5, 5))
    assert [start.player(seat).number for seat in (1, 2)] == [5, 5]


def test_a_die_that_the_active_player_took_is_gone() -> None:
    """LI-4.2"""
    drawing(player(number=4), player()).refuses(1, Take(4, 4), "die-not-there", "LI-4.2")


def test_of_two_equal_dice_one_remains() -> None:
    """LI-4.2"""
    start = table(player(), player(), phase=TAKING, terrain=FORESTS, dice=[3, 3, 6])
    start.play(0, Take(3, 3))
    assert start.takes(1) == {(3, 3), (6, 6)}


def test_others_wait_until_the_active_player_has_a_die() -> None:
    """LI-4.2"""
    start = table(player(), player(), phase=TAKING, terrain=FORESTS)
    start.refuses(1, Take(2, 2), "active-takes-first", "LI-4.2")


def test_a_die_is_chosen_once() -> None:
    """LI-4.2"""
    start = drawing(player(number=4), player(number=2))
    start.refuses(1, Take(5, 5), "die-is-taken", "LI-4.2")


def test_the_uses_of_others_do_not_matter() -> None:
    """LI-4.2"""
    start = drawing(player(number=4), player(), player(uses={}))
    start.play(2, Take(2, 2))
    start.draw(2, FORESTS, "c1", "d1")
    assert start.player(2).sheet[0] == "..FF---.."


def test_all_draw_at_the_same_time_in_any_order() -> None:
    """LI-4.3"""
    start = drawing(player(number=4), player(), player())
    assert start.awaited == [0, 1, 2]
    start.play(2, Take(2, 2))
    start.draw(2, FORESTS, "c1")
    start.draw(0, FORESTS, "e5")
    start.play(1, Take(5, 5))
    start.draw(2, FORESTS, "c2")
    assert start.awaited == [0, 1]


def test_the_rulebooks_example_turn() -> None:
    """LI-4.1, LI-4.2, LI-4.3 Of 1, 3 and 4 the active player takes the 3; two of the others choose the 1, one the 4."""
    start = table(player(), player(), player(), player(), dice=[1, 3, 4])
    start.play(0, Name(FORESTS), Take(3, 3))
    start.play(1, Take(1, 1))
    start.play(2, Take(1, 1))
    start.play(3, Take(4, 4))
    start.draw(1, FORESTS, "c1")
    start.draw(2, FORESTS, "e5")
    start.draw(3, FORESTS, "d4", "d5", "e5", "e6")
    start.draw(0, FORESTS, "d4", "d5", "e5")
    forests = ["".join(start.player(seat).sheet).count("F") for seat in range(4)]
    assert (forests, start.now.phase, start.now.active) == ([3, 1, 1, 4], ROLLING, 1)


@given(st.data())
def test_what_others_do_meanwhile_takes_nothing_away_and_order_makes_no_difference(data: st.DataObject) -> None:
    """LI-4.3"""
    referee = several_drawing(data)
    one, other = data.draw(st.permutations(awaited(referee)))[:2]
    mine, theirs = data.draw(st.sampled_from(referee.legal(one))), data.draw(st.sampled_from(referee.legal(other)))
    mine_first, theirs_first = referee.position.copy(), referee.position.copy()
    mine_first.apply(one, mine)
    assert legal(mine_first, other) == referee.legal(other)
    mine_first.apply(other, theirs)
    theirs_first.apply(other, theirs)
    theirs_first.apply(one, mine)
    assert mine_first.fields() == theirs_first.fields()


@given(st.data())
def test_everybody_sees_at_once_what_another_chooses_and_draws(data: st.DataObject) -> None:
    """LI-4.3"""
    referee = several_drawing(data)
    one = data.draw(st.sampled_from(awaited(referee)))
    referee.play(one, data.draw(st.sampled_from(referee.actions(one))))
    shown = GAME.show_position(referee.position)
    for seat in watchers(GAME, referee.position.seats):
        assert referee.events(seat) == referee.events(None) != []
        assert GAME.view(referee.position, seat).table == shown  # type: ignore[attr-defined]


def several_drawing(data: st.DataObject) -> Referee:
    """A game in a moment when several may act."""
    seats = data.draw(st.integers(2, 4))
    side = data.draw(st.sampled_from("ab"))
    referee = Referee.begin(GAME, seats, GAME.options({"side": side, "rumours": "calm-island"}, seats))
    dice = data.draw(some_dice())
    play_at_random(referee, dice, data.draw(st.integers(4, 60)))
    while len(awaited(referee)) < 2:
        assume(referee.position.awaited)
        play_one(referee, dice)
    return referee


def legal(position: Position, seat: int) -> list[int]:
    rows = Rows()
    position.legal(seat, rows)
    return rows.codes()


def test_when_all_have_drawn_the_next_player_clockwise_is_active() -> None:
    """LI-4.3"""
    start = drawing(player(number=1), player(number=1), active=1, dice=[2, 5])
    start.draw(0, FORESTS, "c1")
    assert start.now.phase == DRAWING
    start.draw(1, FORESTS, "d4")
    assert (start.now.phase, start.now.active, start.now.turn) == (ROLLING, 0, 2)
    assert start.player(0).number == 0


def test_nothing_is_drawn_before_a_die_is_chosen() -> None:
    """LI-4.3"""
    drawing(player(number=4), player()).refuses(1, Draw("c1", FORESTS), "die-first", "LI-4.3")


def test_only_who_plays_alone_sets_dice_aside() -> None:
    """LI-9.2"""
    drawing(player(number=4), player()).refuses(1, SetAside(2, 5), "only-alone", "LI-9.2")


def test_a_turn_that_may_be_the_last_is_played_in_order() -> None:
    """LI-4.4 Seat 1 has room for four, and a five remains."""
    start = table(player(), full(), player(), phase=TAKING, terrain=FORESTS, dice=[1, 2, 5])
    start.play(0, Take(1, 1))
    assert OrderCalled() in start.events
    assert start.awaited == [0]
    start.refuses(1, Take(2, 2), "played-in-order", "LI-4.4")
    start.draw(0, FORESTS, "e5")
    assert start.awaited == [1]
    start.play(1, Take(2, 2))
    start.refuses(2, Take(2, 2), "played-in-order", "LI-4.4")
    start.draw(1, FORESTS, "e4", "f4")
    assert start.awaited == [2]


def test_in_the_order_too_the_others_draw_after_one_who_is_stuck() -> None:
    """LI-4.4, LI-7.2 Seat 2, the last in the order, draws its two cells; then the game is over."""
    start = drawing(player(number=1), full(), full(), dice=[2, 5], is_in_order=True)
    start.draw(0, FORESTS, "e5")
    start.play(1, Take(5, 5))
    assert start.awaited == [2]
    start.play(2, Take(2, 2))
    start.draw(2, FORESTS, "e4", "f4")
    assert start.ending == ("somebody-stuck", "LI-7.2")


def test_the_order_is_clockwise_from_the_active_player() -> None:
    """LI-4.4"""
    start = drawing(player(), player(), full(number=1), player(), active=2, dice=[2, 5], is_in_order=True)
    turns = []
    while start.now.phase == DRAWING:
        (seat,) = start.awaited
        turns.append(seat)
        if start.player(seat).number == 0:
            start.play(seat, Take(2, 2))
        while start.awaited == [seat] and start.now.phase == DRAWING:
            start.play(seat, start.actions(seat)[0])
    assert turns == [2, 3, 0, 1]


def test_the_order_is_not_called_while_every_number_fits() -> None:
    """LI-4.4 Even a six fits everywhere."""
    start = table(player(compasses=0), player("..--F", compasses=1), phase=TAKING, terrain=FORESTS, dice=[1, 5, 6])
    start.play(0, Take(1, 1))
    assert OrderCalled() not in start.events
    assert start.awaited == [0, 1]


def test_drawing_waits_for_the_order_too() -> None:
    """LI-4.4"""
    start = drawing(player(number=2), player(), is_in_order=True)
    assert start.awaited == [0]
    assert start.actions(1) == []


def test_compasses_count_for_what_may_be_the_last_turn() -> None:
    """LI-4.4 A four fits, a four and a compass do not."""
    without = table(player(), full(), phase=TAKING, terrain=FORESTS, dice=[1, 2, 4])
    without.play(0, Take(1, 1))
    assert without.awaited == [0, 1]
    with_one = table(player(), full(compasses=1), phase=TAKING, terrain=FORESTS, dice=[1, 2, 4])
    with_one.play(0, Take(1, 1))
    assert with_one.awaited == [0]


def test_a_stuck_active_player_makes_it_the_last_turn() -> None:
    """LI-4.4"""
    start = table(full(), player(), player(), phase=TAKING, terrain=FORESTS)
    start.play(0, Take(5, 5))
    assert start.now.is_in_order
    assert start.awaited == [1]


def test_the_turn_that_spends_the_uses_is_played_in_order() -> None:
    """LI-4.4, LI-7.1 Seat 1 would be next and has no use left; every number fits."""
    start = table(player(), player(uses={}), player(), phase=TAKING, terrain=FORESTS, dice=[1, 2, 5])
    start.play(0, Take(1, 1))
    assert OrderCalled() in start.events
    assert (start.now.is_in_order, start.awaited) == (True, [0])
    start.refuses(1, Take(2, 2), "played-in-order", "LI-4.4")


def test_uses_that_are_spent_by_a_later_player_call_no_order() -> None:
    """LI-4.4 Seat 1 is next and has uses; seat 2 and the active seat 0 have none left."""
    start = table(player(uses={FORESTS: 1}), player(), player(uses={}), dice=[1, 2, 5])
    start.play(0, Name(FORESTS), Take(1, 1))
    assert OrderCalled() not in start.events
    assert start.awaited == [0, 1, 2]


def asked(*players: Cartographer) -> Table:
    """A table that asks about the order, in a turn that may be the last: seat 0 has taken the 1; a 2 and a 5 remain."""
    start = table(*players, phase=TAKING, terrain=FORESTS, dice=[1, 2, 5], last_turn_in_order="on-demand")
    start.play(0, Take(1, 1))
    return start


@pytest.mark.parametrize("second", [full(), player(uses={})], ids=["number fits nowhere", "uses are spent"])
def test_any_player_may_call_for_order_in_a_turn_that_may_be_the_last(second: Cartographer) -> None:
    """LI-4.4"""
    for seat in range(3):
        start = asked(player(), second, player())
        assert (start.now.phase, start.awaited) == (ASKING, [0, 1, 2])
        assert start.actions(seat) == [CallOrder(), WaiveOrder()]
        start.play(seat, CallOrder())
        assert start.events == [OrderWanted(seat), OrderCalled()]
        assert (start.now.phase, start.now.is_in_order, start.awaited) == (DRAWING, True, [0])


def test_where_nobody_calls_all_choose_and_draw_at_the_same_time() -> None:
    """LI-4.4, LI-4.3"""
    start = asked(player(), full(), player())
    for seat in (2, 0, 1):
        start.play(seat, WaiveOrder())
        assert start.events == [OrderWaived(seat)]
    assert (start.now.phase, start.now.is_in_order, start.awaited) == (DRAWING, False, [0, 1, 2])
    start.play(1, Take(5, 5))
    start.play(2, Take(2, 2))
    start.draw(2, FORESTS, "c1", "c2")
    start.draw(0, FORESTS, "e5")
    assert start.ending == ("somebody-stuck", "LI-7.2")


def test_one_call_is_enough_after_others_did_without() -> None:
    """LI-4.4"""
    start = asked(player(), full(), player())
    start.play(0, WaiveOrder())
    assert (start.now.waived, start.awaited) == ([0], [1, 2])
    start.play(2, CallOrder())
    assert (start.now.waived, start.now.is_in_order) == ([], True)


def test_each_is_asked_once_and_nothing_is_chosen_or_drawn_before() -> None:
    """LI-4.4"""
    start = asked(player(), full(), player())
    start.refuses(1, Take(2, 2), "order-first", "LI-4.4")
    start.refuses(0, Draw("e5", FORESTS), "order-first", "LI-4.4")
    start.play(1, WaiveOrder())
    start.refuses(1, CallOrder(), "order-is-answered", "LI-4.4")


def test_nobody_is_asked_while_the_turn_cannot_be_the_last() -> None:
    """LI-4.4"""
    start = asked(player(), player(), player())
    assert (start.now.phase, start.awaited) == (DRAWING, [0, 1, 2])
    start.refuses(1, CallOrder(), "no-question-of-order", "LI-4.4")


def test_a_table_that_is_not_asked_has_no_say() -> None:
    """LI-4.4"""
    start = table(player(), full(), phase=TAKING, terrain=FORESTS, dice=[1, 2, 5])
    start.play(0, Take(1, 1))
    start.refuses(0, WaiveOrder(), "no-question-of-order", "LI-4.4")


def test_a_stuck_active_player_is_asked_too() -> None:
    """LI-4.4"""
    start = table(full(), player(), phase=TAKING, terrain=FORESTS, last_turn_in_order="on-demand")
    start.play(0, Take(5, 5))
    assert start.awaited == [0, 1]
    start.play(0, CallOrder())
    assert start.awaited == [1]


def test_the_bot_does_without_order() -> None:
    """LI-4.4"""
    start = asked(player(), full())
    bot, rows = find_bot("lost-island", "thumb"), Rows()
    start.position.legal(1, rows)
    assert GAME.show_choice(start.position, bot.choose(start.position, 1, rows, Dice(1))) == WaiveOrder()
