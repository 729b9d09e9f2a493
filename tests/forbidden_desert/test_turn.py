"""Chapter 3: a turn and its moments."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov.games.forbidden_desert.forms import (
    Blast,
    Clear,
    Excavate,
    Fly,
    GiveGear,
    GiveWater,
    GoOn,
    Move,
    Navigate,
    Place,
    Stop,
    Stopped,
    StormCard,
    TakeAlong,
    TurnBegan,
)
from ostrov.games.forbidden_desert.position import ForbiddenDesert
from ostrov.games.forbidden_desert.state import STORMING as STORMING_PHASE
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Prompt
from ostrov.kernel.playouts import one_awaited
from ostrov.kernel.position import CHANCE, EVERYBODY
from ostrov.kernel.rows import Rows
from tests.forbidden_desert.table import (
    ACTING,
    BLASTER,
    GAME,
    JET,
    STORMING,
    SUN,
    Table,
    archeologist,
    climber,
    dune,
    explorer,
    meteorologist,
    navigator,
    table,
)

P = Place
NORTH, SOUTH = StormCard.NORTH_1, StormCard.SOUTH_1


def test_a_turn_is_four_actions_and_the_storm_cards_of_the_meter() -> None:
    """FD-3.1"""
    t = table(explorer(P.B2), climber(P.D4), tick=2)
    t.play(0, Move(P.B3), Move(P.B2), Move(P.B3), Move(P.B2))
    assert t.now.phase == STORMING
    t.storm(NORTH, SOUTH, NORTH)
    assert t.events[-1] == TurnBegan(1, 2)
    assert (t.now.phase, t.now.active, t.now.actions_left) == (ACTING, 1, 4)


def test_there_is_no_fifth_action() -> None:
    """FD-3.1"""
    t = table(explorer(P.B2), climber(P.D4))
    t.play(0, Move(P.B3), Move(P.B2), Move(P.B3), Move(P.B2))
    t.refuses(0, Move(P.B3), "actions-are-over", "FD-3.1")
    t.refuses(0, Stop(), "actions-are-over", "FD-3.1")


@pytest.mark.parametrize("done", [0, 1, 3])
def test_a_player_may_stop_with_actions_left(done: int) -> None:
    """FD-3.1"""
    t = table(explorer(P.B2), climber(P.D4))
    t.play(0, *[Move(P.B3), Move(P.B2), Move(P.B3)][:done], Stop())
    assert t.events == [Stopped(0, 4 - done)]
    assert (t.now.phase, t.is_chance_awaited) == (STORMING, True)


def test_nobody_else_acts_on_anothers_turn() -> None:
    """FD-3.1"""
    t = table(explorer(P.B2), climber(P.D4))
    for action in (Move(P.D5), Excavate(), Stop(), Clear(P.D4)):
        t.refuses(1, action, "not-your-turn", "FD-3.1")


def in_moment(name: str, thirsty: int = 1) -> Table:
    """Seats 0 and 1 on one tile, one of them thirsty, in one of the moments of seat 0's turn."""
    moments: dict[str, dict[str, Any]] = {
        "before the first action": {},
        "between actions": {"actions_left": 2},
        "before the storm": {"phase": STORMING},
        "between storm cards": {"phase": STORMING, "steps_done": 1},
    }
    water = [1 if seat == thirsty else None for seat in (0, 1)]
    return table(explorer(P.B2, water=water[0]), meteorologist(P.B2, water=water[1]), climber(P.D4), **moments[name])


MOMENTS = ["before the first action", "between actions", "before the storm", "between storm cards"]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("giver", [0, 1])
def test_water_is_shared_in_any_moment_on_anyones_turn_for_no_action(moment: str, giver: int) -> None:
    """FD-3.2"""
    t = in_moment(moment, 1 - giver)
    before = t.now
    t.play(giver, GiveWater(1 - giver, 2))
    assert (t.water(giver), t.water(1 - giver)) == (2, 3)
    assert (t.now.phase, t.now.actions_left, t.now.cards_left) == (before.phase, before.actions_left, before.cards_left)


@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize("phase", [ACTING, STORMING])
def test_gear_is_handed_over_to_a_player_on_the_same_tile(phase: str, holder: int) -> None:
    """FD-3.2"""
    pawns = [explorer(P.B2, *[JET] * (holder == 0)), meteorologist(P.B2, *[JET] * (holder == 1)), climber(P.D4)]
    t = table(*pawns, phase=phase)
    t.play(holder, GiveGear(JET, 1 - holder))
    assert (t.gear(holder), t.gear(1 - holder)) == ([], [JET])


def test_gear_is_not_handed_over_to_another_tile_nor_to_oneself_nor_if_not_held() -> None:
    """FD-3.2"""
    t = table(explorer(P.B2, JET), meteorologist(P.B3), climber(P.B2))
    t.refuses(0, GiveGear(JET, 1), "receiver-elsewhere", "FD-3.2")
    t.refuses(0, GiveGear(JET, 0), "not-to-oneself", "FD-3.2")
    t.refuses(0, GiveGear(BLASTER, 2), "gear-not-held", "FD-3.2")


def test_the_step_waits_until_all_who_could_do_something_have_gone_on() -> None:
    """FD-3.2"""
    t = table(explorer(P.B2, JET), meteorologist(P.D4, JET), climber(P.D5), phase=STORMING)
    assert (t.awaited, t.is_chance_awaited) == ([0, 1], False)
    assert t.actions(CHANCE) == []
    t.play(1, GoOn())
    t.play(0, GoOn())
    assert (t.awaited, t.is_chance_awaited) == ([], True)


def test_the_step_waits_for_nobody_who_could_do_nothing() -> None:
    """FD-3.2"""
    t = table(explorer(P.B2), meteorologist(P.B2), phase=STORMING)
    assert t.is_chance_awaited
    t.refuses(0, GoOn(), "nothing-to-wait-for", "FD-3.2")


def test_a_moment_comes_again_after_every_storm_card() -> None:
    """FD-3.2"""
    t = table(explorer(P.B2, JET), climber(P.D5), phase=STORMING)
    t.play(0, GoOn())
    t.storm(NORTH)
    assert t.awaited == [0]


def test_whatever_is_done_opens_the_moment_anew() -> None:
    """FD-3.2"""
    t = table(explorer(P.B2, JET), meteorologist(P.D4, JET), climber(P.D5), phase=STORMING)
    t.play(0, GoOn())
    t.play(1, Fly(P.A3))
    assert t.awaited == [0]


def test_who_has_gone_on_does_nothing_more_in_this_moment() -> None:
    """FD-3.2"""
    t = table(explorer(P.B2, JET), meteorologist(P.D4, JET), climber(P.D5), phase=STORMING)
    t.play(0, GoOn())
    t.refuses(0, Fly(P.A3), "has-gone-on", "FD-3.2")
    t.refuses(0, GoOn(), "has-gone-on", "FD-3.2")


def test_during_the_actions_the_active_player_waits_for_nobody() -> None:
    """FD-3.2"""
    t = table(explorer(P.B2), meteorologist(P.D4, JET))
    assert t.awaited == [0, 1]
    t.play(0, Move(P.B3))
    assert t.at(0) == P.B3
    t.refuses(0, GoOn(), "nothing-to-wait-for", "FD-3.2")


def test_each_seat_is_asked_what_the_moment_wants_of_it() -> None:
    """FD-3.2"""
    t = table(explorer(P.B2), meteorologist(P.D4, JET), climber(P.D5))
    asked = [GAME.prompt(t.referee.position, seat) for seat in range(3)]
    assert asked == [
        Prompt("act", {"actions": 4}),
        Prompt("may-play", {"seat": 0}, is_optional=True),
        Prompt("wait", {"seats": [0]}),
    ]
    assert [prompt.is_waited_for for prompt in asked[:2]] == [True, False]
    t.play(0, Stop())
    assert GAME.prompt(t.referee.position, 1) == Prompt("moment-storming", {"cards": 2})
    t.play(1, GoOn())
    assert GAME.prompt(t.referee.position, 1) == Prompt("chance-storming", {})


@pytest.mark.parametrize(("sand", "buried"), [(0, False), (1, False), (2, True), (5, True)])
def test_two_markers_block_a_tile_and_bury_the_pawn_on_it(sand: int, buried: bool) -> None:
    """FD-3.3"""
    t = table(explorer(P.B2), meteorologist(P.D4), tiles={P.B2: dune(sand)})
    assert (t.moves(0) == set()) == buried
    other = table(meteorologist(P.B3), explorer(P.D4), tiles={P.B2: dune(sand)})
    assert (P.B2 not in other.moves(0)) == buried


def test_who_is_moved_or_taken_along_need_not_agree() -> None:
    """FD-3.4"""
    t = table(navigator(P.B2), explorer(P.D4))
    t.play(0, Navigate(1, P.D5))
    assert (t.at(1), t.awaited) == (P.D5, [0])
    t = table(climber(P.B2), explorer(P.B2))
    t.play(0, TakeAlong(1, P.B3))
    assert (t.at(1), t.awaited) == (P.B3, [0])


def test_water_goes_from_one_to_another_once_in_a_moment() -> None:
    """FD-3.5"""
    t = table(explorer(P.B2), meteorologist(P.B2, water=0))
    t.play(0, GiveWater(1, 1))
    t.refuses(0, GiveWater(1, 1), "water-given-already", "FD-3.5")
    t.play(1, GiveWater(0, 1))
    t.refuses(1, GiveWater(0, 1), "water-given-already", "FD-3.5")
    t.play(0, Excavate())


def test_a_step_begins_a_new_moment_but_stopping_does_not() -> None:
    """FD-3.5"""
    t = table(explorer(P.B2), meteorologist(P.B2, water=0))
    t.play(0, GiveWater(1, 1), Stop())
    t.refuses(0, GiveWater(1, 1), "water-given-already", "FD-3.5")
    t.play(1, GoOn())
    t.storm(NORTH)
    t.play(0, GiveWater(1, 1))
    assert (t.water(0), t.water(1)) == (2, 2)


def test_an_action_begins_a_new_moment() -> None:
    """FD-3.5"""
    t = table(explorer(P.B2), meteorologist(P.B2, water=0), tiles={P.B3: dune(1)})
    t.play(0, GiveWater(1, 1), Clear(P.B3), GiveWater(1, 1))
    assert t.water(1) == 2


def test_a_gear_card_changes_hands_once_in_a_moment() -> None:
    """FD-3.5"""
    t = table(explorer(P.B2, JET), meteorologist(P.B2), climber(P.B2))
    t.play(0, GiveGear(JET, 1))
    t.refuses(1, GiveGear(JET, 0), "gear-just-received", "FD-3.5")
    t.refuses(1, GiveGear(JET, 2), "gear-just-received", "FD-3.5")
    t.play(0, Move(P.B3))
    t.play(1, GiveGear(JET, 2))
    assert t.gear(2) == [JET]


def test_a_second_card_of_the_same_kind_may_still_change_hands() -> None:
    """FD-3.5"""
    t = table(explorer(P.B2, BLASTER), meteorologist(P.B2, BLASTER), tiles={P.B3: dune(1)})
    t.play(0, GiveGear(BLASTER, 1))
    t.play(1, GiveGear(BLASTER, 0))
    t.refuses(1, GiveGear(BLASTER, 0), "gear-just-received", "FD-3.5")
    t.play(1, Blast(P.B3))
    assert (t.gear(0), t.gear(1)) == ([BLASTER], [])


def test_gear_that_was_handed_over_may_be_handed_on_once_gear_has_been_played() -> None:
    """FD-3.5"""
    t = table(explorer(P.B2, JET), meteorologist(P.B2, BLASTER), climber(P.B2), tiles={P.B3: dune(1)})
    t.play(0, GiveGear(JET, 1))
    t.refuses(1, GiveGear(JET, 2), "gear-just-received", "FD-3.5")
    t.play(1, Blast(P.B3), GiveGear(JET, 2))
    t.refuses(2, GiveGear(JET, 0), "gear-just-received", "FD-3.5")
    assert t.gear(2) == [JET]


def test_gear_that_is_played_begins_a_new_moment_for_water_too() -> None:
    """FD-3.5"""
    t = table(explorer(P.B2), meteorologist(P.B2, BLASTER, water=0), tiles={P.B3: dune(1)})
    t.play(0, GiveWater(1, 1))
    t.refuses(0, GiveWater(1, 1), "water-given-already", "FD-3.5")
    t.play(1, Blast(P.B3))
    t.play(0, GiveWater(1, 1))
    assert t.water(1) == 2


def test_nobody_takes_what_is_not_given() -> None:
    """FD-3.5"""
    t = table(explorer(P.B2, water=0), meteorologist(P.B2, JET))
    t.refuses(0, GiveWater(0, 1), "not-to-oneself", "FD-5.5")
    t.refuses(0, GiveGear(JET, 0), "not-to-oneself", "FD-3.2")
    assert "GiveWater" not in t.kinds(0)


def test_the_order_of_the_choices_is_fixed() -> None:
    """FD-3.1"""
    t = table(archeologist(P.A1, water=2), explorer(P.A1, JET, water=3), tiles={P.A1: dune(), P.B1: dune(2)})
    assert t.actions(0) == [
        Move(P.A2),
        Clear(P.B1),
        Clear(P.B1, 2),
        Excavate(),
        GiveWater(1, 1),
        Stop(),
    ]


def test_nobody_is_asked_for_a_sun_that_has_been_drawn() -> None:
    """FD-3.2 A card is settled before the moment after it."""
    t = table(explorer(P.B2), meteorologist(P.D4, water=1), phase=STORMING)
    t.storm(SUN)
    assert (t.water(0), t.water(1)) == (3, 0)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_awaited_between_storm_cards_is_exactly_who_could_share_or_play_something(seats: int) -> None:
    """FD-3.2"""
    rows, dice = Rows(), Dice(seats)
    for _game in range(20):
        position = GAME.start(seats, GAME.options({}, seats))
        assert isinstance(position, ForbiddenDesert)
        while position.awaited:
            if position.phase == STORMING_PHASE and not position.pending:
                assert position.awaited & EVERYBODY == who_could(position)
            actor = one_awaited(position, dice)
            rows.clear()
            position.legal(actor, rows)
            position.apply(actor, rows.at(dice.below(rows.total)))


def who_could(position: ForbiddenDesert) -> int:
    """The seats that have not gone on and may choose anything else than to go on."""
    rows = Rows()
    found = 0
    for seat in range(position.seats):
        rows.clear()
        position.legal(seat, rows)
        found |= (rows.total > 1 and not position.gone_on >> seat & 1) << seat
    return found
