"""Chapter 6: special cards."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_island.forms import (
    Card,
    GoOn,
    Lift,
    Lifted,
    Move,
    Sandbag,
    Sandbagged,
    ShoreUp,
    Stop,
    Swim,
    Tile,
)
from tests.forbidden_island.table import (
    ACTING,
    ALL_TILES,
    DRAWING,
    DUNES,
    EARTH,
    FLOODING,
    FOREST,
    HOLLOW,
    IRON,
    LAGOON,
    LANDING,
    LIFT,
    MARSH,
    MOON,
    OBSERVATORY,
    SANDBAGS,
    SILVER,
    SUN,
    diver,
    engineer,
    messenger,
    pilot,
    table,
)


def test_a_special_card_costs_no_action_and_goes_to_the_treasure_discard() -> None:
    """FI-6.1"""
    t = table(diver(MARSH, LIFT, SANDBAGS), pilot(LANDING), flooded=[LAGOON])
    t.play(0, Sandbag(LAGOON), Lift([0], MOON))
    assert (t.hand(0), t.now.treasure_discard) == ([], {LIFT: 1, SANDBAGS: 1})
    assert (t.now.phase, t.now.actions_left) == (ACTING, 3)


def test_a_special_card_may_be_played_on_anyones_turn() -> None:
    """FI-6.1"""
    t = table(diver(MARSH), pilot(LANDING, LIFT), engineer(IRON, SANDBAGS), flooded=[LAGOON])
    t.play(2, Sandbag(LAGOON))
    t.play(1, Lift([1], MOON))
    assert (t.at(1), t.now.flooded, t.now.active, t.now.actions_left) == (MOON, [], 0, 3)


def test_a_special_card_may_be_played_between_two_actions() -> None:
    """FI-6.1"""
    t = table(diver(MARSH, LIFT), pilot(LANDING))
    t.play(0, Move(LAGOON), Lift([0], SUN), Move(HOLLOW))
    assert (t.at(0), t.now.actions_left) == (HOLLOW, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_plays_a_card_that_another_holds(seat: int) -> None:
    """FI-6.1"""
    t = table(diver(MARSH), pilot(LANDING), engineer(IRON, LIFT, SANDBAGS), flooded=[LAGOON])
    t.refuses(seat, Lift([seat], MOON), "card-not-held", "FI-6.1")
    t.refuses(seat, Sandbag(LAGOON), "card-not-held", "FI-6.1")


def test_a_card_is_played_once() -> None:
    """FI-6.1"""
    t = table(diver(MARSH, LIFT, SANDBAGS), pilot(LANDING), flooded=[LAGOON, DUNES])
    t.play(0, Lift([0], MOON), Sandbag(DUNES))
    t.refuses(0, Lift([0], SUN), "card-not-held", "FI-6.1")
    t.refuses(0, Sandbag(LAGOON), "card-not-held", "FI-6.1")


def test_a_treasure_card_is_not_played() -> None:
    """FI-6.1"""
    t = table(diver(MARSH), pilot(LANDING, EARTH), phase=DRAWING)
    assert t.actions(1) == []
    assert t.is_chance_awaited


# Helicopter Lift


def test_a_lift_takes_a_pawn_to_any_other_tile_dry_or_flooded() -> None:
    """FI-6.2"""
    t = table(diver(MARSH, LIFT), pilot(LANDING), flooded=[MOON], sunken=[FOREST])
    assert t.lifts(0, 0) == set(ALL_TILES) - {MARSH, FOREST}
    t.play(0, Lift([0], MOON))
    assert t.events == [Lifted(0, [0], MARSH, MOON)]
    assert t.at(0) == MOON


def test_a_lift_takes_several_pawns_from_one_tile_to_one_other() -> None:
    """FI-6.2"""
    t = table(diver(MARSH, LIFT), pilot(MARSH), engineer(MARSH), messenger(IRON))
    t.play(0, Lift([0, 1, 2], SUN))
    assert t.events == [Lifted(0, [0, 1, 2], MARSH, SUN)]
    assert [t.at(seat) for seat in range(4)] == [SUN, SUN, SUN, IRON]


def test_a_lift_may_leave_some_pawns_of_the_tile_behind() -> None:
    """FI-6.2"""
    t = table(diver(MARSH, LIFT), pilot(MARSH), engineer(MARSH))
    t.play(0, Lift([0, 2], SUN))
    assert [t.at(seat) for seat in range(3)] == [SUN, MARSH, SUN]


def test_the_holder_need_not_be_among_the_lifted() -> None:
    """FI-6.2"""
    t = table(diver(MARSH, LIFT), pilot(IRON), engineer(IRON))
    t.play(0, Lift([1, 2], SUN))
    assert [t.at(seat) for seat in range(3)] == [MARSH, SUN, SUN]


def test_the_order_in_which_pawns_are_named_does_not_matter() -> None:
    """FI-6.2"""
    t = table(diver(MARSH, LIFT), pilot(MARSH))
    t.play(0, Lift([1, 0], SUN))
    assert t.events == [Lifted(0, [0, 1], MARSH, SUN)]


def test_a_lift_takes_no_pawns_from_two_tiles() -> None:
    """FI-6.2"""
    t = table(diver(MARSH, LIFT), pilot(LANDING), engineer(MARSH))
    t.refuses(0, Lift([0, 1], SUN), "pawns-apart", "FI-6.2")
    t.refuses(0, Lift([0, 1, 2], SUN), "pawns-apart", "FI-6.2")


def test_a_lift_does_not_go_to_a_missing_tile() -> None:
    """FI-6.2"""
    t = table(diver(MARSH, LIFT), pilot(LANDING), sunken=[SUN])
    t.refuses(0, Lift([0], SUN), "tile-is-sunken", "FI-6.2")


def test_a_lift_does_not_go_to_the_tile_it_starts_from() -> None:
    """FI-6.2"""
    t = table(diver(MARSH, LIFT), pilot(LANDING))
    t.refuses(0, Lift([0], MARSH), "pawns-already-there", "FI-6.2")


def test_a_lift_takes_somebody() -> None:
    """FI-6.2"""
    t = table(diver(MARSH, LIFT), pilot(LANDING))
    t.refuses(0, Lift([], SUN), "nobody-to-lift", "FI-6.2")


def test_a_lift_takes_nobody_who_does_not_play() -> None:
    """FI-6.2"""
    t = table(diver(MARSH, LIFT), pilot(LANDING))
    t.refuses(0, Lift([0, 3], SUN), "no-such-seat", "FI-2.3")


def test_a_lift_of_the_active_pawn_lets_it_act_from_its_new_tile() -> None:
    """FI-6.2"""
    t = table(engineer(MARSH), pilot(LANDING, LIFT), flooded=[SUN])
    t.play(1, Lift([0], SUN))
    t.play(0, ShoreUp(SUN))
    assert (t.now.flooded, t.now.actions_left) == ([], 2)


def test_a_lift_is_no_flight_of_the_pilot() -> None:
    """FI-6.2"""
    t = table(pilot(MARSH, LIFT), diver(IRON))
    t.play(0, Lift([0], SUN))
    assert not t.now.has_flown


# Sandbags


@pytest.mark.parametrize("tile", [MARSH, SUN])
def test_sandbags_dry_any_flooded_tile_near_or_far(tile: Tile) -> None:
    """FI-6.3"""
    t = table(diver(MARSH, SANDBAGS), pilot(LANDING), flooded=[MARSH, SUN])
    assert t.sandbags(0) == {MARSH, SUN}
    t.play(0, Sandbag(tile))
    assert t.events == [Sandbagged(0, tile)]
    assert tile not in t.now.flooded
    assert len(t.now.flooded) == 1


def test_sandbags_do_not_dry_a_dry_tile() -> None:
    """FI-6.3"""
    t = table(diver(MARSH, SANDBAGS), pilot(LANDING), flooded=[SUN])
    t.refuses(0, Sandbag(MARSH), "tile-is-dry", "FI-6.3")


def test_sandbags_do_not_raise_a_missing_tile() -> None:
    """FI-6.3"""
    t = table(diver(MARSH, SANDBAGS), pilot(LANDING), flooded=[SUN], sunken=[MOON])
    t.refuses(0, Sandbag(MOON), "tile-is-sunken", "FI-6.3")


def test_sandbags_may_be_played_before_the_first_flood_card() -> None:
    """FI-6.3"""
    t = table(diver(MARSH), pilot(LANDING, SANDBAGS), phase=DRAWING, steps_done=1, gone_on=[1], flooded=[SUN])
    t.draw(EARTH)
    assert (t.now.phase, t.awaited) == (FLOODING, [1])
    t.play(1, Sandbag(SUN))
    assert t.now.flooded == []


@pytest.mark.parametrize("holder", [0, 1])
def test_sandbags_may_not_be_played_once_the_first_flood_card_is_drawn(holder: int) -> None:
    """FI-6.3"""
    hands: list[list[Card]] = [[SANDBAGS] if seat == holder else [] for seat in range(2)]
    t = table(diver(MARSH, *hands[0]), pilot(LANDING, *hands[1]), phase=FLOODING)
    t.flood(MOON)
    t.refuses(holder, Sandbag(MOON), "no-sandbags-while-flooding", "FI-6.3")


def test_a_holder_of_sandbags_and_a_lift_may_play_only_the_lift_between_flood_cards() -> None:
    """FI-6.3"""
    t = table(diver(MARSH, SANDBAGS, LIFT), pilot(LANDING), phase=FLOODING, steps_done=1, flooded=[MOON])
    assert t.sandbags(0) == set()
    t.refuses(0, Sandbag(MOON), "no-sandbags-while-flooding", "FI-6.3")
    t.play(0, Lift([0], MOON))
    assert t.at(0) == MOON


def test_sandbags_may_be_played_as_soon_as_the_last_flood_card_is_settled() -> None:
    """FI-6.3"""
    t = table(diver(MARSH, SANDBAGS), pilot(LANDING), phase=FLOODING, steps_done=1)
    t.flood(MOON)
    assert t.awaited == [0, 1]
    t.play(0, Sandbag(MOON))
    assert (t.now.flooded, t.now.active) == ([], 1)


def test_sandbags_may_not_be_played_while_the_last_flood_card_is_not_settled() -> None:
    """FI-6.3"""
    t = table(diver(MARSH), pilot(LANDING, SANDBAGS), phase=FLOODING, steps_done=1, flooded=[MARSH, SUN])
    t.flood(MARSH)
    t.refuses(1, Sandbag(SUN), "no-sandbags-for-swimmers", "FI-6.4")
    t.play(0, Swim(LAGOON))
    t.play(1, Sandbag(SUN))
    assert t.now.flooded == []


def test_sandbags_save_a_tile_whose_card_lies_on_top() -> None:
    """FI-6.3"""
    layers = [[MOON], [tile for tile in ALL_TILES if tile != MOON]]
    t = table(diver(MARSH), pilot(LANDING, SANDBAGS), phase=FLOODING, flooded=[MOON], flood_deck=layers)
    t.play(1, Sandbag(MOON))
    t.flood(MOON)
    assert (t.now.flooded, t.now.sunken) == ([MOON], [])


# While a pawn has to swim


def test_a_lift_may_be_played_for_a_pawn_in_the_water_by_anyone() -> None:
    """FI-6.4"""
    t = table(diver(MARSH), pilot(LANDING, LIFT), phase=FLOODING, gone_on=[1], flooded=[MARSH])
    t.flood(MARSH)
    assert t.awaited == [0, 1]
    t.play(1, Lift([0], SUN))
    assert t.events == [Lifted(1, [0], MARSH, SUN)]
    assert (t.at(0), t.now.swimming, t.is_chance_awaited) == (SUN, [], True)


def test_a_pawn_in_the_water_may_lift_itself() -> None:
    """FI-6.4"""
    t = table(engineer(MARSH, LIFT), pilot(LANDING), phase=FLOODING, gone_on=[0], flooded=[MARSH])
    t.flood(MARSH)
    assert t.swims(0) == {OBSERVATORY, LAGOON, SILVER, LANDING}
    t.play(0, Lift([0], SUN))
    assert (t.at(0), t.now.swimming) == (SUN, [])


def test_several_pawns_of_the_sinking_tile_may_be_lifted_together() -> None:
    """FI-6.4"""
    t = table(engineer(MARSH, LIFT), pilot(MARSH), diver(MARSH), phase=FLOODING, gone_on=[0], flooded=[MARSH])
    t.flood(MARSH)
    t.play(0, Lift([0, 2], SUN))
    assert [t.at(seat) for seat in range(3)] == [SUN, MARSH, SUN]
    assert (t.now.swimming, t.awaited) == ([1], [1])


def test_pawns_not_lifted_then_swim() -> None:
    """FI-6.4"""
    t = table(engineer(MARSH, LIFT), messenger(MARSH), phase=FLOODING, gone_on=[0], flooded=[MARSH])
    t.flood(MARSH)
    t.play(0, Lift([0], SUN))
    t.play(1, Swim(LAGOON))
    assert (t.at(1), t.is_chance_awaited) == (LAGOON, True)


def test_a_lift_may_be_played_for_a_pawn_on_land_while_another_has_to_swim() -> None:
    """FI-6.4"""
    t = table(engineer(MARSH), pilot(LANDING, LIFT), phase=FLOODING, gone_on=[1], flooded=[MARSH])
    t.flood(MARSH)
    t.play(1, Lift([1], SUN))
    assert (t.at(1), t.now.swimming, t.awaited) == (SUN, [0], [0])


def test_the_swimmer_need_not_wait_for_a_lift() -> None:
    """FI-6.4"""
    t = table(engineer(MARSH), pilot(LANDING, LIFT), phase=FLOODING, gone_on=[1], flooded=[MARSH])
    t.flood(MARSH)
    t.play(0, Swim(LAGOON))
    assert t.at(0) == LAGOON


def test_a_holder_who_lets_the_others_swim_is_asked_again_for_the_next_swimmer() -> None:
    """FI-6.4"""
    t = table(engineer(MARSH), messenger(MARSH), pilot(LANDING, LIFT), phase=FLOODING, gone_on=[2], flooded=[MARSH])
    t.flood(MARSH)
    t.play(2, GoOn())
    t.play(0, Swim(LAGOON))
    assert t.awaited == [1, 2]
    t.play(2, Lift([1], SUN))
    assert t.at(1) == SUN


def test_a_pawn_that_waits_for_its_turn_to_swim_may_play_its_lift_first() -> None:
    """FI-6.4"""
    t = table(engineer(MARSH), messenger(MARSH, LIFT), phase=FLOODING, gone_on=[1], flooded=[MARSH])
    t.flood(MARSH)
    assert (t.awaited, t.swims(1)) == ([0, 1], set())
    t.play(1, Lift([1], SUN))
    assert (t.at(1), t.now.swimming, t.awaited) == (SUN, [0], [0])


def test_a_pawn_that_waits_for_its_turn_to_swim_and_keeps_its_lift_swims_later() -> None:
    """FI-6.4"""
    t = table(engineer(MARSH), messenger(MARSH, LIFT), phase=FLOODING, gone_on=[1], flooded=[MARSH])
    t.flood(MARSH)
    t.play(1, GoOn())
    t.play(0, Swim(LAGOON))
    t.play(1, Swim(SILVER))
    assert (t.at(0), t.at(1), t.hand(1)) == (LAGOON, SILVER, [LIFT])


def test_a_pawn_is_not_lifted_out_of_the_water_with_one_on_land() -> None:
    """FI-6.4"""
    t = table(engineer(MARSH), pilot(LANDING, LIFT), phase=FLOODING, gone_on=[1], flooded=[MARSH])
    t.flood(MARSH)
    t.refuses(1, Lift([0, 1], SUN), "pawns-apart", "FI-6.2")


def test_nobody_is_lifted_back_to_the_sinking_tile() -> None:
    """FI-6.4"""
    t = table(engineer(MARSH), pilot(LANDING, LIFT), phase=FLOODING, gone_on=[1], flooded=[MARSH])
    t.flood(MARSH)
    t.refuses(1, Lift([0], MARSH), "tile-is-sunken", "FI-6.2")
    t.refuses(1, Lift([1], MARSH), "tile-is-sunken", "FI-6.2")


@pytest.mark.parametrize("holder", [0, 1])
def test_no_sandbags_are_played_while_a_pawn_has_to_swim(holder: int) -> None:
    """FI-6.4"""
    hands: list[list[Card]] = [[SANDBAGS, LIFT] if seat == holder else [] for seat in range(2)]
    seats = [engineer(MARSH, *hands[0]), pilot(LANDING, *hands[1])]
    t = table(*seats, phase=FLOODING, gone_on=[holder], flooded=[MARSH, SUN])
    t.flood(MARSH)
    t.refuses(holder, Sandbag(SUN), "no-sandbags-for-swimmers", "FI-6.4")
    assert t.sandbags(holder) == set()


def test_who_can_swim_does_so_and_does_not_go_on() -> None:
    """FI-6.4"""
    t = table(engineer(MARSH, LIFT), pilot(LANDING), phase=FLOODING, gone_on=[0], flooded=[MARSH])
    t.flood(MARSH)
    t.refuses(0, GoOn(), "swim-first", "FI-7.4")
    t.refuses(0, Stop(), "swim-first", "FI-7.4")
