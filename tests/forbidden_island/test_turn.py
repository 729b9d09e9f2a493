"""Chapter 3: a turn."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov.games.forbidden_island.forms import (
    Card,
    Discard,
    FlyOff,
    Give,
    GoOn,
    Lift,
    Move,
    Navigate,
    Sandbag,
    ShoreUp,
    Stop,
    Stopped,
    Tile,
    TurnBegan,
)
from ostrov.kernel.game import Prompt
from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Refusal
from tests.forbidden_island.table import (
    ACTING,
    BRIDGE,
    DRAWING,
    DUNES,
    EARTH,
    EMBERS,
    FIRE,
    FLOODING,
    GAME,
    GOLD,
    HOLLOW,
    HOWLING,
    IRON,
    LAGOON,
    LANDING,
    LIFT,
    MARSH,
    MOON,
    OBSERVATORY,
    OCEAN,
    ROCK,
    SANDBAGS,
    SHADOWS,
    SILVER,
    SUN,
    WIND,
    Table,
    diver,
    engineer,
    explorer,
    messenger,
    navigator,
    pilot,
    table,
)


def test_a_turn_is_three_actions_two_treasure_cards_and_the_flood_cards_of_the_meter() -> None:
    """FI-3.1"""
    t = table(explorer(MARSH), pilot(LANDING), mark=3)
    t.play(0, Move(LAGOON), Move(DUNES), Move(MARSH))
    assert t.now.phase == DRAWING
    t.draw(EARTH, WIND)
    assert t.now.phase == FLOODING
    t.flood(MOON, SUN, IRON)
    assert t.events[-1] == TurnBegan(1, 2)
    assert (t.now.phase, t.now.active, t.now.actions_left) == (ACTING, 1, 3)


def test_there_is_no_fourth_action() -> None:
    """FI-3.1"""
    t = table(explorer(MARSH), pilot(LANDING))
    t.play(0, Move(LAGOON), Move(DUNES), Move(MARSH))
    t.refuses(0, Move(LAGOON), "actions-are-over", "FI-3.1")
    t.refuses(0, Stop(), "actions-are-over", "FI-3.1")


def test_nobody_acts_while_treasure_or_flood_cards_are_drawn() -> None:
    """FI-3.1"""
    t = table(explorer(MARSH), pilot(LANDING), phase=DRAWING)
    t.draw(EARTH)
    t.refuses(0, Move(LAGOON), "actions-are-over", "FI-3.1")
    t.draw(EARTH)
    t.flood(MOON)
    t.refuses(0, Move(LAGOON), "actions-are-over", "FI-3.1")
    t.refuses(1, Move(DUNES), "not-your-turn", "FI-3.1")


def test_no_card_is_drawn_before_the_actions_are_over() -> None:
    """FI-3.1"""
    t = table(explorer(MARSH), pilot(LANDING))
    t.play(0, Move(LAGOON), Move(DUNES))
    assert not t.is_chance_awaited
    assert t.actions(CHANCE) == []


def test_nobody_else_may_act_or_stop_on_anothers_turn() -> None:
    """FI-3.1"""
    t = table(explorer(MARSH), messenger(LANDING, EARTH), flooded=[LANDING])
    t.refuses(1, ShoreUp(LANDING), "not-your-turn", "FI-3.1")
    t.refuses(1, Give(EARTH, 0), "not-your-turn", "FI-3.1")
    t.refuses(1, Stop(), "not-your-turn", "FI-3.1")


@pytest.mark.parametrize("done", [0, 1, 2])
def test_a_player_may_stop_with_actions_left(done: int) -> None:
    """FI-3.2"""
    t = table(explorer(MARSH), pilot(LANDING))
    t.play(0, *[Move(LAGOON), Move(MARSH)][:done])
    t.play(0, Stop())
    assert t.events == [Stopped(0, 3 - done)]
    assert (t.now.phase, t.is_chance_awaited) == (DRAWING, True)


def test_actions_not_taken_are_not_kept_for_the_next_turn() -> None:
    """FI-3.2"""
    t = table(pilot(LANDING), explorer(MARSH))
    t.play(0, Move(DUNES), Stop())
    t.draw(EARTH, WIND)
    t.flood(MOON, SUN)
    t.play(1, Move(LAGOON), Move(DUNES), Move(MARSH))
    t.refuses(1, Move(LAGOON), "actions-are-over", "FI-3.1")


def test_who_has_stopped_acts_no_more() -> None:
    """FI-3.2"""
    t = table(explorer(MARSH), pilot(LANDING))
    t.play(0, Stop())
    t.refuses(0, Move(LAGOON), "actions-are-over", "FI-3.1")


# FI-3.3 Every moment: by the active player (seat 0) and by another (seat 1).


def in_moment(name: str, *hands: list[Card]) -> Table:
    """Three seats with these hands, in one of the moments of a turn; Lagoon is flooded."""
    first, second, third = [*hands, [], [], []][:3]
    moments: dict[str, dict[str, Any]] = {
        "before the first action": {},
        "between two actions": {"actions_left": 2},
        "before the first treasure card": {"phase": DRAWING},
        "between the treasure cards": {"phase": DRAWING, "steps_done": 1},
        "before the first flood card": {"phase": FLOODING},
        "between two flood cards": {"phase": FLOODING, "steps_done": 1},
    }
    seats = [diver(MARSH, *first), pilot(LANDING, *second), engineer(DUNES, *third)]
    return table(*seats, flooded=[LAGOON], **moments[name])


def holding(card: Card, holder: int) -> list[list[Card]]:
    """Three hands, with this one card in one of them."""
    return [[card] if seat == holder else [] for seat in range(3)]


ACTION_MOMENTS = ["before the first action", "between two actions"]
DRAW_MOMENTS = ["before the first treasure card", "between the treasure cards"]
FLOOD_MOMENTS = ["before the first flood card", "between two flood cards"]
SANDBAG_MOMENTS = [*ACTION_MOMENTS, *DRAW_MOMENTS, "before the first flood card"]


@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize("moment", ACTION_MOMENTS + DRAW_MOMENTS + FLOOD_MOMENTS)
def test_any_player_may_play_a_helicopter_lift_in_any_moment(moment: str, holder: int) -> None:
    """FI-3.3"""
    t = in_moment(moment, *holding(LIFT, holder))
    before = t.now
    t.play(holder, Lift([0], MOON))
    assert t.at(0) == MOON
    assert (t.now.phase, t.now.actions_left, t.now.cards_left) == (before.phase, before.actions_left, before.cards_left)


@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize("moment", SANDBAG_MOMENTS)
def test_any_player_may_play_sandbags_in_any_moment_before_the_island_floods(moment: str, holder: int) -> None:
    """FI-3.3"""
    t = in_moment(moment, *holding(SANDBAGS, holder))
    t.play(holder, Sandbag(LAGOON))
    assert t.now.flooded == []


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_nobody_may_play_sandbags_between_two_flood_cards(holder: int) -> None:
    """FI-3.3"""
    t = in_moment("between two flood cards", *holding(SANDBAGS, holder))
    t.refuses(holder, Sandbag(LAGOON), "no-sandbags-while-flooding", "FI-6.3")
    assert t.is_chance_awaited


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_moment_after_the_last_flood_card_is_the_first_of_the_next_turn(holder: int) -> None:
    """FI-3.3"""
    t = in_moment("between two flood cards", *holding(SANDBAGS, holder))
    t.flood(MOON)
    assert (t.now.active, t.now.phase) == (1, ACTING)
    t.play(holder, Sandbag(MOON))
    assert t.now.flooded == [LAGOON]


@pytest.mark.parametrize("moment", DRAW_MOMENTS + FLOOD_MOMENTS)
def test_the_step_waits_until_all_who_could_play_a_card_have_gone_on(moment: str) -> None:
    """FI-3.3"""
    t = in_moment(moment, [LIFT], [], [LIFT])
    assert (t.awaited, t.is_chance_awaited) == ([0, 2], False)
    t.play(2, GoOn())
    assert (t.awaited, t.is_chance_awaited) == ([0], False)
    t.play(0, GoOn())
    assert (t.awaited, t.is_chance_awaited) == ([], True)


@pytest.mark.parametrize("moment", DRAW_MOMENTS + FLOOD_MOMENTS)
def test_the_step_waits_for_nobody_who_could_not_play_a_card(moment: str) -> None:
    """FI-3.3"""
    t = in_moment(moment, [EARTH], [], [WIND])
    assert t.is_chance_awaited
    t.refuses(0, GoOn(), "nothing-to-wait-for", "FI-3.3")
    t.refuses(1, GoOn(), "nothing-to-wait-for", "FI-3.3")


@pytest.mark.parametrize("moment", DRAW_MOMENTS + FLOOD_MOMENTS)
def test_no_card_is_drawn_while_somebody_thinks_about_a_special_card(moment: str) -> None:
    """FI-3.3"""
    t = in_moment(moment, [], [LIFT])
    assert t.actions(CHANCE) == []
    with pytest.raises(Refusal):
        t.draw(EARTH)
    with pytest.raises(Refusal):
        t.flood(MOON)


def test_a_moment_comes_again_after_every_card_drawn() -> None:
    """FI-3.3"""
    t = in_moment("before the first treasure card", [], [LIFT])
    for card in (EARTH, WIND):
        t.play(1, GoOn())
        t.draw(card)
        assert t.awaited == [1]
    for tile in (MOON, SUN):
        t.play(1, GoOn())
        t.flood(tile)
        assert 1 in t.awaited
    assert t.now.phase == ACTING


def test_a_card_played_reopens_the_moment_for_all() -> None:
    """FI-3.3"""
    t = in_moment("before the first treasure card", [LIFT], [LIFT], [LIFT])
    t.play(0, GoOn())
    t.play(2, GoOn())
    t.play(1, Lift([0], MOON))
    assert (t.awaited, t.is_chance_awaited) == ([0, 2], False)
    t.play(0, Lift([0], SUN))
    assert t.awaited == [2]


def test_a_player_may_play_several_special_cards_in_one_moment() -> None:
    """FI-3.3"""
    t = in_moment("before the first flood card", [], [LIFT, SANDBAGS, LIFT])
    t.play(1, Sandbag(LAGOON), Lift([0], MOON), Lift([0], SUN))
    assert (t.hand(1), t.at(0), t.now.flooded) == ([], SUN, [])
    assert t.is_chance_awaited


def test_who_has_gone_on_is_not_asked_again_before_something_happens() -> None:
    """FI-3.3"""
    t = in_moment("before the first treasure card", [LIFT], [LIFT])
    t.play(0, GoOn())
    assert t.actions(0) == []
    t.refuses(0, GoOn(), "nothing-to-wait-for", "FI-3.3")


@pytest.mark.parametrize("action", [Lift([0], MOON), Sandbag(LAGOON)])
def test_who_has_gone_on_and_is_refused_a_card_hears_that_he_has_gone_on(action: Lift | Sandbag) -> None:
    """FI-3.3 Not something untrue about the card: the pawn is not on Moon, and Lagoon is not dry."""
    t = in_moment("before the first treasure card", [LIFT, SANDBAGS], [LIFT])
    t.play(0, GoOn())
    with pytest.raises(Refusal) as caught:
        t.play(0, action)
    assert caught.value.clause == "FI-3.3"


@pytest.mark.parametrize("moment", ACTION_MOMENTS)
def test_in_the_action_phase_the_active_player_waits_for_nobody(moment: str) -> None:
    """FI-3.3"""
    t = in_moment(moment, [], [LIFT], [SANDBAGS])
    assert t.awaited == [0, 1, 2]
    t.play(0, Move(OBSERVATORY))
    assert t.at(0) == OBSERVATORY


def test_in_the_action_phase_the_active_player_has_no_moment_to_let_pass() -> None:
    """FI-3.3"""
    t = in_moment("before the first action", [LIFT], [LIFT])
    t.refuses(0, GoOn(), "nothing-to-wait-for", "FI-3.3")


def test_another_who_has_gone_on_is_asked_again_after_the_next_action() -> None:
    """FI-3.3"""
    t = in_moment("before the first action", [], [LIFT])
    t.play(1, GoOn())
    assert t.awaited == [0]
    t.play(0, Move(SILVER))
    assert t.awaited == [0, 1]


def test_a_special_card_is_played_after_the_last_action_before_the_first_treasure_card() -> None:
    """FI-3.3"""
    t = in_moment("before the first action", [SANDBAGS])
    t.play(0, Stop())
    t.play(0, Sandbag(LAGOON))
    assert (t.now.phase, t.now.cards_left, t.is_chance_awaited) == (DRAWING, 2, True)


def test_a_special_card_that_was_just_drawn_may_be_played_at_once() -> None:
    """FI-3.3"""
    t = in_moment("before the first treasure card")
    t.draw(SANDBAGS)
    assert t.awaited == [0]
    t.play(0, Sandbag(LAGOON))
    assert (t.now.flooded, t.now.cards_left) == ([], 1)


def test_a_holder_of_sandbags_is_not_asked_while_no_tile_is_flooded() -> None:
    """FI-3.3"""
    t = table(diver(MARSH), pilot(LANDING, SANDBAGS), phase=DRAWING)
    assert t.is_chance_awaited


def test_who_acts_decides_and_a_moved_player_need_not_agree() -> None:
    """FI-3.4"""
    t = table(navigator(MARSH), pilot(LANDING))
    t.play(0, Navigate(1, HOLLOW))
    assert t.at(1) == HOLLOW
    assert t.awaited == [0]


def test_who_plays_a_lift_decides_and_the_lifted_need_not_agree() -> None:
    """FI-3.4"""
    t = table(diver(MARSH), pilot(MARSH, LIFT), engineer(MARSH))
    t.play(1, Lift([0, 2], MOON))
    assert [t.at(seat) for seat in range(3)] == [MOON, MARSH, MOON]
    assert t.awaited == [0]


def test_who_gives_a_card_decides_and_the_receiver_need_not_agree() -> None:
    """FI-3.4"""
    t = table(diver(MARSH, EARTH), pilot(MARSH))
    t.play(0, Give(EARTH, 1))
    assert t.hand(1) == [EARTH]
    assert t.awaited == [0]


def test_nobody_takes_a_card_that_he_is_not_given() -> None:
    """FI-3.4"""
    t = table(diver(MARSH), pilot(MARSH, EARTH))
    t.refuses(0, Give(EARTH, 0), "card-not-held", "FI-4.9")
    t.refuses(1, Give(EARTH, 0), "not-your-turn", "FI-3.1")


def test_a_lifted_player_may_not_decide_over_anothers_card() -> None:
    """FI-3.4"""
    t = table(diver(MARSH), pilot(MARSH, LIFT))
    t.refuses(0, Lift([0], MOON), "card-not-held", "FI-6.1")


# What the players are asked, and in what order their choices stand


def test_each_seat_is_asked_what_the_moment_wants_of_it() -> None:
    """FI-3.3"""
    t = table(diver(MARSH), pilot(LANDING, LIFT), engineer(DUNES))
    asked = [GAME.prompt(t.referee.position, seat) for seat in range(3)]
    assert asked[0] == Prompt("act", {"actions": 3})
    assert asked[1] == Prompt("may-play", {"seat": 0}, is_optional=True)
    assert asked[2] == Prompt("wait", {"seats": [0]})
    assert [prompt.is_waited_for for prompt in asked[:2]] == [True, False]
    t.play(0, Stop())
    assert GAME.prompt(t.referee.position, 1) == Prompt("moment-drawing", {"cards": 2})
    t.play(1, GoOn())
    assert GAME.prompt(t.referee.position, 1) == Prompt("chance-drawing", {})


def test_the_order_of_the_choices_is_fixed() -> None:
    """FI-3.1"""
    t = table(engineer(MARSH, EARTH, SANDBAGS), pilot(MARSH), flooded=[LAGOON])
    assert t.actions(0) == [
        *[Move(tile) for tile in (OBSERVATORY, LAGOON, SILVER, LANDING)],
        ShoreUp(LAGOON),
        Give(EARTH, 1),
        Sandbag(LAGOON),
        Stop(),
    ]


@pytest.mark.parametrize("tile", [BRIDGE, GOLD, HOLLOW, ROCK, SHADOWS, HOWLING, EMBERS])
def test_nothing_is_offered_that_is_not_there_to_do(tile: Tile) -> None:
    """FI-3.1"""
    t = table(engineer(tile), pilot(LANDING))
    assert {type(action) for action in t.actions(0)} == {Move, Stop}
    t.refuses(0, Discard(FIRE), "hand-within-limit", "FI-5.4")
    t.refuses(0, FlyOff(), "card-not-held", "FI-8.1")
    t.refuses(0, Give(OCEAN, 1), "card-not-held", "FI-4.9")
