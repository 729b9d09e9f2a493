"""Chapter 7: flooding."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ostrov.games.forbidden_island.forms import (
    Adventurer,
    CardDrawn,
    Ended,
    Ending,
    FloodDeckRenewed,
    Flooded,
    Fly,
    GoOn,
    Lift,
    Move,
    ShoreUp,
    Stop,
    Sunk,
    Swam,
    Swim,
    Tile,
    TurnBegan,
    WaterRose,
)
from ostrov.kernel.game import Prompt
from ostrov.kernel.position import CHANCE
from tests.forbidden_island.table import (
    ACTING,
    ALL_TILES,
    BRIDGE,
    BRONZE,
    COPPER,
    DRAWING,
    EARTH,
    EMBERS,
    FLOODING,
    FOREST,
    GAME,
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
    WATCHTOWER,
    WATERS_RISE,
    Table,
    diver,
    engineer,
    explorer,
    messenger,
    navigator,
    pilot,
    table,
)

# Iron lies in the corner of the drawing: beside it only Forest and Bronze, at its corners Moon, Embers and Lagoon.
#
#                    Moon     Bridge
#           IRON     Forest   Observatory
#  Embers   Bronze   Lagoon   Marsh

Walker = Callable[..., Adventurer]
SWIMMERS: list[Walker] = [engineer, messenger, navigator]


def sinking(*adventurers: Adventurer, **rest: Any) -> Table:
    """Iron, which is flooded, has just been drawn as the first of two flood cards."""
    holders = [seat for seat, one in enumerate(adventurers) if LIFT in one.hand or SANDBAGS in one.hand]
    t = table(*adventurers, phase=FLOODING, gone_on=holders, flooded=[IRON], **rest)
    t.flood(IRON)
    return t


def test_as_many_flood_cards_are_drawn_as_the_meter_says() -> None:
    """FI-7.1"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, mark=6)
    t.flood(MOON, SUN, FOREST)
    assert (t.now.phase, t.now.cards_left) == (FLOODING, 1)
    t.flood(BRIDGE)
    assert t.events == [Flooded(BRIDGE), TurnBegan(1, 2)]


def test_no_more_flood_cards_are_drawn_than_the_meter_says() -> None:
    """FI-7.1"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING)
    t.flood(MOON, SUN)
    assert t.actions(CHANCE) == []
    assert t.now.phase == ACTING


def test_each_flood_card_is_settled_before_the_next() -> None:
    """FI-7.1"""
    t = sinking(engineer(IRON), pilot(LANDING))
    assert not t.is_chance_awaited
    assert t.flood_cards_that_may_come() == set()
    t.play(0, Swim(FOREST))
    assert t.is_chance_awaited


def test_a_pawn_may_swim_onto_a_tile_that_sinks_with_the_next_card() -> None:
    """FI-7.1"""
    t = table(engineer(IRON), pilot(LANDING), phase=FLOODING, flooded=[IRON, FOREST])
    t.flood(IRON)
    t.play(0, Swim(FOREST))
    t.flood(FOREST)
    assert t.swims(0) == {MOON, OBSERVATORY, LAGOON}


def test_a_dry_tile_becomes_flooded_and_its_card_goes_to_the_flood_discard() -> None:
    """FI-7.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING)
    t.flood(MOON)
    assert t.events == [Flooded(MOON)]
    assert (t.now.flooded, t.now.sunken, t.now.flood_discard) == ([MOON], [], [MOON])


def test_a_pawn_stays_on_a_tile_that_becomes_flooded() -> None:
    """FI-7.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING)
    t.flood(MARSH)
    assert (t.at(0), t.now.swimming, t.is_chance_awaited) == (MARSH, [], True)


def test_a_card_in_the_discard_is_not_drawn_again_the_same_turn() -> None:
    """FI-7.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING)
    t.flood(MOON)
    assert MOON not in t.flood_cards_that_may_come()


def test_a_flooded_tile_is_removed_with_its_card() -> None:
    """FI-7.3"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, flooded=[MOON])
    t.flood(MOON)
    assert t.events == [Sunk(MOON)]
    assert (t.now.flooded, t.now.sunken, t.now.flood_discard) == ([], [MOON], [])
    assert MOON not in [tile for layer in t.now.flood_deck or [] for tile in layer]


def test_a_removed_tile_never_comes_back() -> None:
    """FI-7.3"""
    cards = [SUN, *[tile for tile in ALL_TILES if tile not in (MOON, SUN)]]
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, steps_done=1, sunken=[MOON], flood_discard=cards[:9])
    t.draw(WATERS_RISE)
    assert t.flood_cards_that_may_come() == set(cards[:9])
    assert MOON in t.now.sunken


def test_a_shored_up_tile_does_not_sink_but_floods_again() -> None:
    """FI-7.3"""
    t = table(engineer(MARSH), pilot(LANDING), flooded=[LAGOON])
    t.play(0, ShoreUp(LAGOON), Stop())
    t.draw(EARTH, EARTH)
    t.flood(LAGOON)
    assert (t.now.flooded, t.now.sunken) == ([LAGOON], [])


# Swimming


@pytest.mark.parametrize("swimmer", SWIMMERS)
def test_a_pawn_on_a_removed_tile_swims_to_an_orthogonally_adjacent_tile(swimmer: Walker) -> None:
    """FI-7.4"""
    t = sinking(swimmer(IRON), diver(MARSH))
    assert t.swims(0) == {FOREST, BRONZE}
    t.play(0, Swim(BRONZE))
    assert t.events == [Swam(0, IRON, BRONZE)]
    assert (t.at(0), t.now.swimming) == (BRONZE, [])


def test_a_pawn_may_swim_to_a_flooded_tile() -> None:
    """FI-7.4"""
    t = table(engineer(IRON), pilot(LANDING), phase=FLOODING, flooded=[IRON, BRONZE])
    t.flood(IRON)
    t.play(0, Swim(BRONZE))
    assert (t.at(0), t.now.flooded) == (BRONZE, [BRONZE])


@pytest.mark.parametrize("swimmer", SWIMMERS)
def test_a_pawn_swims_neither_diagonally_nor_far(swimmer: Walker) -> None:
    """FI-7.4"""
    t = sinking(swimmer(IRON), diver(MARSH))
    t.refuses(0, Swim(LAGOON), "too-far-to-swim", "FI-7.4")
    t.refuses(0, Swim(SUN), "too-far-to-swim", "FI-7.4")


def test_a_pawn_does_not_swim_to_a_missing_tile() -> None:
    """FI-7.4"""
    t = sinking(engineer(IRON), pilot(LANDING), sunken=[FOREST])
    t.refuses(0, Swim(FOREST), "tile-is-sunken", "FI-7.4")
    t.refuses(0, Swim(IRON), "tile-is-sunken", "FI-7.4")


def test_a_pawn_of_another_player_swims_by_the_choice_of_its_owner() -> None:
    """FI-7.4"""
    t = sinking(pilot(LANDING), engineer(IRON))
    assert t.awaited == [1]
    t.refuses(0, Swim(FOREST), "not-in-the-water", "FI-7.4")
    t.play(1, Swim(FOREST))
    assert t.at(1) == FOREST


def test_the_explorer_swims_diagonally_too() -> None:
    """FI-7.4"""
    t = sinking(explorer(IRON), pilot(LANDING))
    assert t.swims(0) == {FOREST, BRONZE, MOON, EMBERS, LAGOON}
    t.play(0, Swim(EMBERS))
    assert t.at(0) == EMBERS


def test_the_explorer_does_not_swim_two_tiles() -> None:
    """FI-7.4"""
    t = sinking(explorer(IRON), pilot(LANDING), sunken=[FOREST, BRONZE])
    assert t.swims(0) == {MOON, EMBERS, LAGOON}
    t.refuses(0, Swim(OBSERVATORY), "too-far-to-swim", "FI-7.4")


def test_the_diver_swims_to_a_nearest_tile_however_far() -> None:
    """FI-7.4"""
    t = sinking(diver(IRON), pilot(LANDING), sunken=[FOREST, BRONZE, LAGOON, EMBERS])
    assert t.swims(0) == {MOON, OBSERVATORY, COPPER}
    t.play(0, Swim(OBSERVATORY))
    assert t.at(0) == OBSERVATORY


def test_the_diver_picks_among_equally_near_tiles_only() -> None:
    """FI-7.4"""
    t = sinking(diver(IRON), pilot(LANDING), sunken=[FOREST])
    assert t.swims(0) == {BRONZE}
    t.refuses(0, Swim(MOON), "too-far-to-swim", "FI-7.4")
    t.refuses(0, Swim(COPPER), "too-far-to-swim", "FI-7.4")


def test_a_diagonal_tile_is_two_steps_away_for_the_diver() -> None:
    """FI-7.4"""
    t = sinking(diver(IRON), pilot(LANDING), sunken=[FOREST, BRONZE])
    assert t.swims(0) == {MOON, OBSERVATORY, LAGOON, EMBERS, COPPER}


def test_the_pilot_goes_to_any_tile() -> None:
    """FI-7.4"""
    t = sinking(pilot(IRON), diver(MARSH), sunken=[FOREST, BRONZE])
    assert t.swims(0) == set(ALL_TILES) - {IRON, FOREST, BRONZE}
    t.play(0, Swim(SUN))
    assert t.at(0) == SUN


def test_a_swim_of_the_pilot_is_not_his_flight() -> None:
    """FI-7.4"""
    t = table(diver(MARSH), pilot(IRON), phase=FLOODING, steps_done=1, flooded=[IRON])
    t.flood(IRON)
    t.play(1, Swim(SUN))
    assert (t.now.active, t.now.has_flown) == (1, False)
    t.play(1, Fly(MOON))
    assert t.at(1) == MOON


def test_the_pilot_does_not_swim_to_a_missing_tile() -> None:
    """FI-7.4"""
    t = sinking(pilot(IRON), diver(MARSH), sunken=[BRONZE])
    t.refuses(0, Swim(BRONZE), "tile-is-sunken", "FI-7.4")
    t.refuses(0, Fly(SUN), "swim-first", "FI-7.4")


def test_several_pawns_swim_in_turn_order_from_the_active_player() -> None:
    """FI-7.4"""
    t = sinking(engineer(IRON), explorer(IRON), diver(IRON), messenger(IRON), active=2)
    order = []
    while t.now.swimming:
        [seat] = t.awaited
        order.append(seat)
        t.play(seat, Swim(FOREST))
    assert order == [2, 3, 0, 1]


def test_turn_order_skips_those_who_stand_elsewhere() -> None:
    """FI-7.4"""
    t = sinking(engineer(IRON), explorer(LAGOON), diver(MARSH), messenger(IRON), active=1)
    assert t.awaited == [3]
    t.play(3, Swim(FOREST))
    assert t.awaited == [0]
    assert (t.at(1), t.at(2)) == (LAGOON, MARSH)


def test_nobody_swims_before_his_turn() -> None:
    """FI-7.4"""
    t = sinking(engineer(IRON), explorer(IRON), active=1)
    t.refuses(0, Swim(FOREST), "another-swims-first", "FI-7.4")
    t.play(1, Swim(FOREST))
    t.refuses(1, Swim(BRONZE), "not-in-the-water", "FI-7.4")
    t.play(0, Swim(BRONZE))


def test_swimmers_may_go_different_ways() -> None:
    """FI-7.4"""
    t = sinking(engineer(IRON), explorer(IRON))
    t.play(0, Swim(FOREST))
    t.play(1, Swim(LAGOON))
    assert (t.at(0), t.at(1), t.is_chance_awaited) == (FOREST, LAGOON, True)


def test_nobody_swims_of_his_own_accord() -> None:
    """FI-7.4"""
    t = table(diver(MARSH), pilot(LANDING), flooded=[MARSH])
    t.refuses(0, Swim(LAGOON), "not-in-the-water", "FI-7.4")


def test_nothing_else_is_done_while_a_pawn_has_to_swim() -> None:
    """FI-7.4"""
    t = sinking(engineer(IRON), pilot(LANDING))
    t.refuses(0, Move(FOREST), "swim-first", "FI-7.4")
    t.refuses(1, GoOn(), "swim-first", "FI-7.4")
    t.refuses(1, Move(MARSH), "swim-first", "FI-7.4")


def test_swimmer_and_rescuer_are_asked_for_what_they_can_do() -> None:
    """FI-7.4"""
    t = sinking(engineer(IRON), pilot(LANDING, LIFT), diver(MARSH))
    asked = [GAME.prompt(t.referee.position, seat) for seat in range(3)]
    assert asked == [Prompt("swim", {"pawn": 0}), Prompt("rescue", {"pawn": 0}), Prompt("wait", {"seats": [0, 1]})]


# A pawn that cannot swim


def test_a_pawn_that_cannot_swim_is_lost_and_so_is_the_game() -> None:
    """FI-7.5"""
    t = sinking(engineer(IRON), pilot(LANDING), sunken=[FOREST, BRONZE])
    assert t.events == [Sunk(IRON), Ended(Ending.ADVENTURER_LOST, 0, [])]
    assert t.ending == ("adventurer-lost", "FI-8.2")
    assert t.awaited == []


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_a_pawn_that_cannot_swim_may_be_lifted_by_any_holder_itself_included(holder: int) -> None:
    """FI-7.5"""
    hands = [[LIFT] if seat == holder else [] for seat in range(3)]
    seats = [engineer(IRON, *hands[0]), pilot(LANDING, *hands[1]), diver(MARSH, *hands[2])]
    t = sinking(*seats, sunken=[FOREST, BRONZE])
    assert t.awaited == [holder]
    t.play(holder, Lift([0], SUN))
    assert (t.at(0), t.ending, t.is_chance_awaited) == (SUN, None, True)


@pytest.mark.parametrize("holder", [0, 1])
def test_the_game_is_lost_when_the_only_holder_declines(holder: int) -> None:
    """FI-7.5"""
    hands = [[LIFT] if seat == holder else [] for seat in range(2)]
    t = sinking(engineer(IRON, *hands[0]), pilot(LANDING, *hands[1]), sunken=[FOREST, BRONZE])
    assert t.ending is None
    t.play(holder, GoOn())
    assert t.events == [Ended(Ending.ADVENTURER_LOST, 0, [])]
    assert t.ending == ("adventurer-lost", "FI-8.2")


def test_the_game_is_lost_only_when_every_holder_has_declined() -> None:
    """FI-7.5"""
    t = sinking(engineer(IRON), pilot(LANDING, LIFT), diver(MARSH, LIFT), sunken=[FOREST, BRONZE])
    t.play(1, GoOn())
    assert (t.ending, t.awaited) == (None, [2])
    t.play(2, Lift([0], SUN))
    assert (t.at(0), t.ending) == (SUN, None)


def test_a_lift_spent_on_another_pawn_does_not_save_the_swimmer() -> None:
    """FI-7.5"""
    t = sinking(engineer(IRON), pilot(LANDING, LIFT), sunken=[FOREST, BRONZE])
    t.play(1, Lift([1], SUN))
    assert t.ending == ("adventurer-lost", "FI-8.2")


def test_after_a_lift_spent_on_another_pawn_a_second_one_may_still_save_the_swimmer() -> None:
    """FI-7.5"""
    t = sinking(engineer(IRON), pilot(LANDING, LIFT, LIFT), sunken=[FOREST, BRONZE])
    t.play(1, Lift([1], SUN))
    assert t.awaited == [1]
    t.play(1, Lift([0], SUN))
    assert (t.at(0), t.ending) == (SUN, None)


def test_sandbags_do_not_save_a_pawn_that_cannot_swim() -> None:
    """FI-7.5"""
    t = sinking(engineer(IRON), pilot(LANDING, SANDBAGS), sunken=[FOREST, BRONZE])
    assert t.ending == ("adventurer-lost", "FI-8.2")


def test_a_pawn_that_cannot_swim_does_not_swim_while_it_waits_for_a_lift() -> None:
    """FI-7.5"""
    t = sinking(engineer(IRON), pilot(LANDING, LIFT), sunken=[FOREST, BRONZE])
    t.refuses(0, Swim(MOON), "too-far-to-swim", "FI-7.4")
    t.refuses(0, Swim(FOREST), "tile-is-sunken", "FI-7.4")


def test_one_lift_saves_all_pawns_of_the_sinking_tile() -> None:
    """FI-7.5"""
    t = sinking(engineer(IRON, LIFT), messenger(IRON), navigator(IRON), sunken=[FOREST, BRONZE])
    t.play(0, Lift([0, 1, 2], SUN))
    assert ([t.at(seat) for seat in range(3)], t.ending) == ([SUN] * 3, None)


def test_one_pawn_left_behind_loses_the_game() -> None:
    """FI-7.5"""
    t = sinking(engineer(IRON, LIFT), messenger(IRON), sunken=[FOREST, BRONZE])
    t.play(0, Lift([0], SUN))
    assert t.events[-1] == Ended(Ending.ADVENTURER_LOST, 1, [])


def test_a_pawn_that_can_swim_does_not_save_one_that_cannot() -> None:
    """FI-7.5"""
    t = sinking(pilot(IRON), engineer(IRON), sunken=[FOREST, BRONZE])
    t.play(0, Swim(SUN))
    assert t.events == [Swam(0, IRON, SUN), Ended(Ending.ADVENTURER_LOST, 1, [])]


def test_explorer_diver_and_pilot_survive_where_others_are_lost() -> None:
    """FI-7.5"""
    t = sinking(explorer(IRON), diver(IRON), pilot(IRON), sunken=[FOREST, BRONZE])
    t.play(0, Swim(LAGOON))
    t.play(1, Swim(COPPER))
    t.play(2, Swim(SUN))
    assert t.ending is None


def test_the_explorer_is_lost_when_no_tile_is_around() -> None:
    """FI-7.5"""
    t = sinking(explorer(IRON), pilot(LANDING), sunken=[FOREST, BRONZE, MOON, LAGOON, EMBERS])
    assert t.ending == ("adventurer-lost", "FI-8.2")


# The flood deck runs out


def others(*tiles: Tile) -> list[Tile]:
    """All tiles but these."""
    return [tile for tile in ALL_TILES if tile not in tiles]


def test_when_the_last_flood_card_is_settled_the_discard_becomes_the_new_deck_also_at_the_end_of_a_turn() -> None:
    """FI-7.6"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, steps_done=1, flood_discard=others(MOON))
    t.flood(MOON)
    assert t.events == [Flooded(MOON), FloodDeckRenewed(24), TurnBegan(1, 2)]
    assert (len((t.now.flood_deck or [])[0]), t.now.flood_discard) == (24, [])


def test_in_the_middle_of_a_turn_drawing_goes_on_from_the_new_deck() -> None:
    """FI-7.6"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, flood_discard=others(MOON))
    t.flood(MOON)
    assert t.flood_cards_that_may_come() == set(ALL_TILES)
    t.flood(BRIDGE)
    assert (t.now.flood_discard, t.now.active) == ([BRIDGE], 1)


def test_the_last_card_is_in_the_new_deck_and_may_come_again_at_once() -> None:
    """FI-7.6"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, flood_discard=others(MOON))
    t.flood(MOON, MOON)
    assert t.now.sunken == [MOON]


def test_a_last_card_whose_tile_is_gone_is_not_in_the_new_deck() -> None:
    """FI-7.6"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, flooded=[MOON], flood_discard=others(MOON))
    t.flood(MOON)
    assert t.events == [Sunk(MOON), FloodDeckRenewed(23)]
    assert t.flood_cards_that_may_come() == set(ALL_TILES) - {MOON}


def test_the_last_card_is_settled_only_after_the_swim() -> None:
    """FI-7.6"""
    t = table(engineer(IRON), pilot(LANDING), phase=FLOODING, flooded=[IRON], flood_discard=others(IRON))
    t.flood(IRON)
    assert (t.events, t.now.flood_deck) == ([Sunk(IRON)], [[]])
    t.play(0, Swim(FOREST))
    assert t.events == [Swam(0, IRON, FOREST), FloodDeckRenewed(23)]


def test_the_flood_deck_is_not_renewed_while_a_lower_layer_is_left() -> None:
    """FI-7.6"""
    layers = [[MOON], [SUN]]
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, flood_deck=layers, flood_discard=others(MOON, SUN))
    t.flood(MOON)
    assert t.events == [Flooded(MOON)]
    assert t.flood_cards_that_may_come() == {SUN}


def test_the_flood_deck_is_renewed_when_the_lowest_layer_is_used_up() -> None:
    """FI-7.6"""
    layers = [[MOON], [SUN]]
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, flood_deck=layers, flood_discard=others(MOON, SUN))
    t.flood(MOON, SUN)
    assert t.events == [Flooded(SUN), FloodDeckRenewed(24), TurnBegan(1, 2)]
    assert [set(layer) for layer in t.now.flood_deck or []] == [set(ALL_TILES)]


def test_waters_rise_right_after_the_renewal_moves_only_the_marker() -> None:
    """FI-7.6"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, steps_done=1, flood_discard=others(WATCHTOWER))
    t.flood(WATCHTOWER)
    t.play(1, Stop())
    t.draw(WATERS_RISE)
    assert t.events == [CardDrawn(1, WATERS_RISE), WaterRose(1, 2, 2)]
    t.draw(EARTH)
    assert t.flood_cards_that_may_come() == set(ALL_TILES)


def test_a_loss_with_the_last_card_renews_nothing() -> None:
    """FI-7.6"""
    discard = others(IRON, FOREST, BRONZE)
    t = sinking(engineer(IRON), pilot(LANDING), sunken=[FOREST, BRONZE], flood_discard=discard)
    assert t.events == [Sunk(IRON), Ended(Ending.ADVENTURER_LOST, 0, [])]


def test_a_swim_after_the_last_flood_card_ends_the_turn() -> None:
    """FI-7.6"""
    t = table(engineer(SILVER), pilot(LANDING), phase=FLOODING, steps_done=1, flooded=[SILVER])
    t.flood(SILVER)
    assert t.now.active == 0
    t.play(0, Swim(MARSH))
    assert t.events == [Swam(0, SILVER, MARSH), TurnBegan(1, 2)]
