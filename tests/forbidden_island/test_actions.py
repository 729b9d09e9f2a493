"""Chapter 4: actions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostrov.games.forbidden_island.forms import (
    Adventurer,
    Capture,
    Captured,
    Flew,
    Fly,
    Gave,
    Give,
    GoOn,
    Move,
    Moved,
    Navigate,
    Navigated,
    ShoredUp,
    ShoreUp,
    ShoreUpTwo,
    Stop,
    Tile,
    Treasure,
)
from tests.forbidden_island.table import (
    ALL_TILES,
    BRIDGE,
    BRONZE,
    CLIFFS,
    COPPER,
    CORAL,
    DRAWING,
    DUNES,
    EARTH,
    EMBERS,
    FIRE,
    FLOODING,
    FOREST,
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
    TIDAL,
    WATCHTOWER,
    WHISPERING,
    WIND,
    diver,
    engineer,
    explorer,
    messenger,
    navigator,
    pilot,
    table,
)

# Around Marsh, the middle of most positions here:
#
#     Forest   Observatory  Coral
#     Lagoon   MARSH        Silver
#     Dunes    Landing      Gold

Walker = Callable[..., Adventurer]
WALKERS: list[Walker] = [engineer, messenger, navigator, pilot]


# Move


@pytest.mark.parametrize("walker", WALKERS)
def test_a_move_goes_to_an_orthogonally_adjacent_tile(walker: Walker) -> None:
    """FI-4.1"""
    t = table(walker(MARSH), diver(IRON))
    assert t.moves(0) == {OBSERVATORY, LAGOON, SILVER, LANDING}
    t.play(0, Move(SILVER))
    assert t.events == [Moved(0, MARSH, SILVER)]
    assert (t.at(0), t.now.actions_left) == (SILVER, 2)


def test_a_move_may_go_to_a_flooded_tile() -> None:
    """FI-4.1"""
    t = table(engineer(MARSH), diver(IRON), flooded=[SILVER])
    t.play(0, Move(SILVER))
    assert (t.at(0), t.now.flooded) == (SILVER, [SILVER])


def test_a_move_never_goes_onto_a_missing_tile() -> None:
    """FI-4.1"""
    t = table(engineer(MARSH), diver(IRON), sunken=[SILVER])
    t.refuses(0, Move(SILVER), "tile-is-sunken", "FI-4.1")
    assert t.moves(0) == {OBSERVATORY, LAGOON, LANDING}


@pytest.mark.parametrize("walker", WALKERS)
def test_a_move_does_not_go_diagonally(walker: Walker) -> None:
    """FI-4.1"""
    t = table(walker(MARSH), diver(IRON))
    t.refuses(0, Move(FOREST), "not-adjacent", "FI-4.1")


def test_a_move_does_not_skip_a_tile() -> None:
    """FI-4.1"""
    t = table(engineer(MARSH), diver(IRON), sunken=[SILVER], flooded=[OBSERVATORY])
    t.refuses(0, Move(HOWLING), "not-adjacent", "FI-4.1")
    t.refuses(0, Move(BRIDGE), "not-adjacent", "FI-4.1")


def test_a_move_does_not_wrap_round_the_rim() -> None:
    """FI-4.1"""
    t = table(engineer(BRIDGE), diver(IRON))
    assert t.moves(0) == {MOON, OBSERVATORY}
    t.refuses(0, Move(IRON), "not-adjacent", "FI-4.1")


def test_nobody_moves_to_the_tile_he_is_on() -> None:
    """FI-4.1"""
    t = table(engineer(MARSH), diver(IRON))
    t.refuses(0, Move(MARSH), "already-there", "FI-4.1")


def test_pawns_may_share_a_tile() -> None:
    """FI-4.1"""
    t = table(engineer(MARSH), diver(LAGOON), pilot(LAGOON))
    t.play(0, Move(LAGOON))
    assert [t.at(seat) for seat in range(3)] == [LAGOON] * 3


def test_the_explorer_moves_diagonally_too() -> None:
    """FI-4.2"""
    t = table(explorer(MARSH), diver(IRON))
    assert t.moves(0) == {FOREST, OBSERVATORY, CORAL, LAGOON, SILVER, DUNES, LANDING, GOLD}
    t.play(0, Move(FOREST))
    assert (t.at(0), t.now.actions_left) == (FOREST, 2)


def test_the_explorer_moves_one_tile_only() -> None:
    """FI-4.2"""
    t = table(explorer(MARSH), diver(IRON))
    t.refuses(0, Move(BRIDGE), "not-around", "FI-4.2")
    t.refuses(0, Move(HOLLOW), "not-around", "FI-4.2")


def test_the_explorer_does_not_move_diagonally_onto_a_missing_tile() -> None:
    """FI-4.2"""
    t = table(explorer(MARSH), diver(IRON), sunken=[FOREST])
    t.refuses(0, Move(FOREST), "tile-is-sunken", "FI-4.1")
    t.refuses(0, Move(MARSH), "already-there", "FI-4.1")


@pytest.mark.parametrize("to", [MOON, WATCHTOWER, HOWLING, LAGOON])
def test_the_pilot_flies_to_any_tile_for_one_action(to: Tile) -> None:
    """FI-4.3"""
    t = table(pilot(MARSH), diver(IRON), flooded=[MOON])
    t.play(0, Fly(to))
    assert t.events == [Flew(0, MARSH, to)]
    assert (t.at(0), t.now.actions_left) == (to, 2)


def test_the_pilot_flies_over_missing_tiles() -> None:
    """FI-4.3"""
    t = table(pilot(MARSH), diver(IRON), sunken=[OBSERVATORY, LAGOON, SILVER])
    t.play(0, Fly(MOON))
    assert t.at(0) == MOON


def test_the_pilot_flies_once_a_turn() -> None:
    """FI-4.3"""
    t = table(pilot(MARSH), diver(IRON))
    t.play(0, Fly(MOON))
    t.refuses(0, Fly(SUN), "has-flown", "FI-4.3")
    assert not [action for action in t.actions(0) if isinstance(action, Fly)]


def test_the_pilot_still_walks_before_and_after_the_flight() -> None:
    """FI-4.3"""
    t = table(pilot(MARSH), diver(IRON))
    t.play(0, Move(LAGOON), Fly(SUN), Move(WATCHTOWER))
    assert (t.at(0), t.now.phase) == (WATCHTOWER, DRAWING)


def test_an_ordinary_move_does_not_use_up_the_flight() -> None:
    """FI-4.3"""
    t = table(pilot(MARSH), diver(IRON))
    t.play(0, Move(LAGOON), Move(MARSH), Fly(SUN))
    assert t.at(0) == SUN


def test_the_pilot_flies_again_on_the_next_turn() -> None:
    """FI-4.3"""
    t = table(pilot(MARSH), diver(IRON))
    t.play(0, Fly(MOON), Stop())
    for seat in (0, 1):
        t.draw(EARTH, EARTH)
        t.flood(*sorted(t.flood_cards_that_may_come())[:2])
        if seat == 0:
            t.play(1, Stop())
    t.play(0, Fly(SUN))
    assert t.at(0) == SUN


def test_nobody_but_the_pilot_flies() -> None:
    """FI-4.3"""
    t = table(diver(MARSH), pilot(LANDING))
    t.refuses(0, Fly(SUN), "only-pilot-flies", "FI-4.3")
    t.refuses(1, Fly(SUN), "not-your-turn", "FI-3.1")


def test_the_pilot_flies_neither_onto_a_missing_tile_nor_to_his_own() -> None:
    """FI-4.3"""
    t = table(pilot(MARSH), diver(IRON), sunken=[SUN])
    t.refuses(0, Fly(SUN), "tile-is-sunken", "FI-4.3")
    t.refuses(0, Fly(MARSH), "already-there", "FI-4.3")


def test_the_pilot_does_not_walk_further_than_others() -> None:
    """FI-4.3"""
    t = table(pilot(MARSH), diver(IRON), has_flown=True)
    t.refuses(0, Move(HOWLING), "not-adjacent", "FI-4.1")


def test_the_diver_moves_to_an_adjacent_tile_like_anyone() -> None:
    """FI-4.4"""
    t = table(diver(MARSH), pilot(LANDING))
    assert t.moves(0) == {OBSERVATORY, LAGOON, SILVER, LANDING}


def test_the_diver_may_pass_through_several_flooded_or_missing_tiles() -> None:
    """FI-4.4"""
    t = table(diver(MARSH), pilot(LANDING), flooded=[LAGOON], sunken=[BRONZE])
    t.play(0, Move(EMBERS))
    assert t.events == [Moved(0, MARSH, EMBERS)]
    assert t.now.actions_left == 2


def test_the_path_of_the_diver_may_turn() -> None:
    """FI-4.4"""
    t = table(diver(MARSH), pilot(LANDING), sunken=[SILVER, GOLD], flooded=[CLIFFS])
    assert t.moves(0) == {OBSERVATORY, LAGOON, LANDING, CORAL, HOWLING, SHADOWS, CLIFFS, HOLLOW}


def test_the_diver_may_end_on_a_flooded_tile() -> None:
    """FI-4.4"""
    t = table(diver(MARSH), pilot(LANDING), flooded=[SILVER, HOWLING])
    t.play(0, Move(HOWLING))
    assert (t.at(0), t.now.flooded) == (HOWLING, [HOWLING, SILVER])


def test_the_diver_may_not_end_on_a_missing_tile() -> None:
    """FI-4.4"""
    t = table(diver(MARSH), pilot(LANDING), sunken=[SILVER])
    t.refuses(0, Move(SILVER), "tile-is-sunken", "FI-4.1")


def test_the_diver_may_not_pass_through_a_dry_tile() -> None:
    """FI-4.4"""
    t = table(diver(MARSH), pilot(LANDING), flooded=[HOWLING])
    t.refuses(0, Move(HOWLING), "no-way-to-dive", "FI-4.4")


def test_the_diver_may_not_pass_diagonally() -> None:
    """FI-4.4"""
    t = table(diver(MARSH), pilot(LANDING), flooded=[CORAL, GOLD])
    t.refuses(0, Move(CORAL), "no-way-to-dive", "FI-4.4")
    t.refuses(0, Move(SHADOWS), "no-way-to-dive", "FI-4.4")


def test_the_path_of_the_diver_stays_within_the_24_positions() -> None:
    """FI-4.4 Moon and Iron touch at a corner; the sea outside the drawing is no way round it."""
    t = table(diver(MOON), pilot(LANDING))
    assert t.moves(0) == {BRIDGE, FOREST}
    t.refuses(0, Move(IRON), "no-way-to-dive", "FI-4.4")


def test_the_diver_may_not_pass_a_flooded_tile_beyond_a_dry_one() -> None:
    """FI-4.4"""
    t = table(diver(MARSH), pilot(LANDING), flooded=[LAGOON, COPPER, TIDAL], sunken=[])
    assert t.moves(0) == {OBSERVATORY, LAGOON, SILVER, LANDING, FOREST, BRONZE, DUNES}
    t.refuses(0, Move(TIDAL), "no-way-to-dive", "FI-4.4")


def test_nobody_but_the_diver_passes_through_water() -> None:
    """FI-4.4"""
    t = table(explorer(MARSH), diver(IRON), flooded=[LAGOON])
    t.refuses(0, Move(BRONZE), "not-around", "FI-4.2")


def test_the_navigator_moves_anothers_pawn_one_or_two_tiles() -> None:
    """FI-4.5"""
    t = table(navigator(MOON), messenger(MARSH))
    one = {OBSERVATORY, LAGOON, SILVER, LANDING}
    two = {BRIDGE, FOREST, CORAL, BRONZE, DUNES, HOWLING, GOLD, HOLLOW}
    assert t.navigations(0, 1) == one | two
    t.play(0, Navigate(1, BRONZE))
    assert t.events == [Navigated(0, 1, MARSH, BRONZE)]
    assert (t.at(0), t.at(1), t.now.actions_left) == (MOON, BRONZE, 2)


def test_the_navigator_may_move_a_pawn_over_and_onto_flooded_tiles() -> None:
    """FI-4.5"""
    t = table(navigator(MOON), messenger(MARSH), flooded=[LAGOON, BRONZE])
    t.play(0, Navigate(1, BRONZE))
    assert t.at(1) == BRONZE


def test_the_navigator_may_move_each_of_the_others() -> None:
    """FI-4.5"""
    t = table(navigator(MOON), messenger(MARSH), engineer(MARSH), active=0)
    t.play(0, Navigate(1, LAGOON), Navigate(2, LAGOON), Navigate(1, MARSH))
    assert (t.at(1), t.at(2), t.now.phase) == (MARSH, LAGOON, DRAWING)


def test_the_navigator_moves_himself_like_anyone() -> None:
    """FI-4.5"""
    t = table(navigator(MARSH), messenger(MOON))
    t.refuses(0, Navigate(0, LAGOON), "navigates-others-only", "FI-4.5")
    t.refuses(0, Move(BRONZE), "not-adjacent", "FI-4.1")


def test_nobody_but_the_navigator_moves_other_pawns() -> None:
    """FI-4.5"""
    t = table(messenger(MARSH), navigator(MOON))
    t.refuses(0, Navigate(1, BRIDGE), "only-navigator-navigates", "FI-4.5")
    t.refuses(1, Navigate(0, LAGOON), "not-your-turn", "FI-3.1")


def test_the_navigator_does_not_move_a_pawn_three_tiles() -> None:
    """FI-4.5"""
    t = table(navigator(MOON), messenger(MARSH))
    t.refuses(0, Navigate(1, IRON), "too-far-to-navigate", "FI-4.5")


def test_the_navigator_does_not_move_a_pawn_nowhere() -> None:
    """FI-4.5"""
    t = table(navigator(MOON), messenger(MARSH))
    t.refuses(0, Navigate(1, MARSH), "pawn-already-there", "FI-4.5")


def test_the_navigator_moves_no_ordinary_pawn_across_a_missing_tile() -> None:
    """FI-4.5"""
    t = table(navigator(MOON), messenger(MARSH), sunken=[SILVER])
    t.refuses(0, Navigate(1, SILVER), "tile-is-sunken", "FI-4.5")
    t.refuses(0, Navigate(1, HOWLING), "too-far-to-navigate", "FI-4.5")


def test_the_navigator_goes_round_a_missing_tile_if_two_steps_suffice() -> None:
    """FI-4.5"""
    t = table(navigator(MOON), messenger(MARSH), sunken=[SILVER])
    t.play(0, Navigate(1, GOLD))
    assert t.at(1) == GOLD


def test_the_navigator_may_move_the_explorer_diagonally() -> None:
    """FI-4.5"""
    t = table(navigator(SUN), explorer(MARSH))
    assert t.navigations(0, 1) == set(ALL_TILES) - {MARSH, EMBERS, WHISPERING, WATCHTOWER, SUN}
    t.play(0, Navigate(1, IRON))
    assert t.at(1) == IRON


def test_the_navigator_moves_the_explorer_across_no_missing_tile() -> None:
    """FI-4.5 To Shadows only Silver and Gold lead."""
    t = table(navigator(SUN), explorer(MARSH), sunken=[SILVER, GOLD])
    t.refuses(0, Navigate(1, SHADOWS), "too-far-to-navigate", "FI-4.5")


@pytest.mark.parametrize("state", ["flooded", "sunken"])
def test_the_navigator_may_move_the_diver_across_one_flooded_or_missing_tile(state: str) -> None:
    """FI-4.5"""
    t = table(navigator(MOON), diver(MARSH), **{state: [SILVER]})
    t.play(0, Navigate(1, HOWLING))
    assert t.at(1) == HOWLING


def test_the_navigator_moves_the_diver_no_further_than_two_steps() -> None:
    """FI-4.5"""
    t = table(navigator(MOON), diver(MARSH), flooded=[LAGOON, BRONZE])
    t.refuses(0, Navigate(1, EMBERS), "too-far-to-navigate", "FI-4.5")


def test_the_navigator_leaves_the_diver_on_no_missing_tile() -> None:
    """FI-4.5"""
    t = table(navigator(MOON), diver(MARSH), sunken=[SILVER, HOWLING])
    t.refuses(0, Navigate(1, SILVER), "tile-is-sunken", "FI-4.5")
    t.refuses(0, Navigate(1, HOWLING), "tile-is-sunken", "FI-4.5")


def test_the_navigator_does_not_use_the_flight_of_the_pilot() -> None:
    """FI-4.5"""
    t = table(navigator(MOON), pilot(MARSH))
    t.refuses(0, Navigate(1, SUN), "too-far-to-navigate", "FI-4.5")
    t.refuses(0, Navigate(1, IRON), "too-far-to-navigate", "FI-4.5")


def test_the_navigator_does_not_borrow_his_own_way_of_moving_to_the_pawn() -> None:
    """FI-4.5 An ordinary pawn is not moved diagonally over missing tiles."""
    t = table(navigator(MOON), engineer(MARSH), sunken=[OBSERVATORY, LAGOON])
    t.refuses(0, Navigate(1, FOREST), "too-far-to-navigate", "FI-4.5")


# Shore up


@pytest.mark.parametrize("tile", [MARSH, OBSERVATORY, LAGOON, SILVER, LANDING])
def test_shoring_up_turns_ones_own_or_an_adjacent_flooded_tile_dry(tile: Tile) -> None:
    """FI-4.6"""
    t = table(messenger(MARSH), pilot(LANDING), flooded=[MARSH, OBSERVATORY, LAGOON, SILVER, LANDING])
    t.play(0, ShoreUp(tile))
    assert t.events == [ShoredUp(0, tile)]
    assert tile not in t.now.flooded
    assert (len(t.now.flooded), t.now.actions_left) == (4, 2)


def test_shoring_up_leaves_the_flood_card_where_it_is() -> None:
    """FI-4.6"""
    t = table(messenger(MARSH), pilot(LANDING), flooded=[LAGOON], flood_discard=[LAGOON])
    t.play(0, ShoreUp(LAGOON))
    assert t.now.flood_discard == [LAGOON]


def test_nobody_shores_up_a_tile_that_is_too_far() -> None:
    """FI-4.6"""
    t = table(messenger(MARSH), pilot(LANDING), flooded=[FOREST, BRIDGE])
    t.refuses(0, ShoreUp(FOREST), "too-far-to-shore-up", "FI-4.6")
    t.refuses(0, ShoreUp(BRIDGE), "too-far-to-shore-up", "FI-4.6")


def test_nobody_shores_up_a_dry_tile() -> None:
    """FI-4.6"""
    t = table(messenger(MARSH), pilot(LANDING))
    t.refuses(0, ShoreUp(MARSH), "tile-is-dry", "FI-4.6")


def test_nobody_shores_up_a_missing_tile() -> None:
    """FI-4.6"""
    t = table(messenger(MARSH), pilot(LANDING), sunken=[LAGOON])
    t.refuses(0, ShoreUp(LAGOON), "tile-is-sunken", "FI-4.6")


def test_the_diver_does_not_shore_up_across_water() -> None:
    """FI-4.6"""
    t = table(diver(MARSH), pilot(LANDING), flooded=[LAGOON, BRONZE])
    t.refuses(0, ShoreUp(BRONZE), "too-far-to-shore-up", "FI-4.6")


def test_the_explorer_shores_up_diagonally_too() -> None:
    """FI-4.7"""
    t = table(explorer(MARSH), pilot(LANDING), flooded=[FOREST, MARSH, SILVER])
    t.play(0, ShoreUp(FOREST), ShoreUp(MARSH), ShoreUp(SILVER))
    assert t.now.flooded == []


def test_the_explorer_shores_up_no_further_than_one_tile() -> None:
    """FI-4.7"""
    t = table(explorer(MARSH), pilot(LANDING), flooded=[BRIDGE])
    t.refuses(0, ShoreUp(BRIDGE), "too-far-to-shore-up", "FI-4.7")


def test_the_explorer_shores_up_one_tile_an_action() -> None:
    """FI-4.7"""
    t = table(explorer(MARSH), pilot(LANDING), flooded=[FOREST, CORAL])
    t.refuses(0, ShoreUpTwo(FOREST, CORAL), "only-engineer-shores-up-two", "FI-4.8")


def test_the_engineer_shores_up_two_tiles_within_one_action() -> None:
    """FI-4.8"""
    t = table(engineer(MARSH), pilot(LANDING), flooded=[MARSH, LANDING, SILVER])
    t.play(0, ShoreUpTwo(LANDING, MARSH))
    assert t.events == [ShoredUp(0, MARSH), ShoredUp(0, LANDING)]
    assert (t.now.flooded, t.now.actions_left) == ([SILVER], 2)


def test_the_engineer_may_shore_up_one_tile_only() -> None:
    """FI-4.8"""
    t = table(engineer(MARSH), pilot(LANDING), flooded=[MARSH, LANDING])
    t.play(0, ShoreUp(LANDING))
    assert (t.now.flooded, t.now.actions_left) == ([MARSH], 2)


def test_the_engineer_has_no_second_tile_left_over_for_later() -> None:
    """FI-4.8"""
    t = table(engineer(MARSH), pilot(LANDING), flooded=[MARSH, LANDING, SILVER, LAGOON, OBSERVATORY])
    t.play(0, ShoreUp(LANDING), ShoreUp(MARSH), ShoreUp(SILVER))
    t.refuses(0, ShoreUp(LAGOON), "actions-are-over", "FI-3.1")


def test_the_engineer_shores_up_six_tiles_in_a_turn() -> None:
    """FI-4.8"""
    t = table(engineer(MARSH), pilot(LANDING), flooded=[MARSH, LANDING, SILVER, LAGOON, OBSERVATORY, FOREST])
    t.play(0, ShoreUpTwo(MARSH, LANDING), ShoreUpTwo(SILVER, LAGOON), Move(OBSERVATORY))
    assert t.now.flooded == [FOREST, OBSERVATORY]
    assert t.now.phase == DRAWING


def test_the_engineer_shores_up_two_different_tiles() -> None:
    """FI-4.8"""
    t = table(engineer(MARSH), pilot(LANDING), flooded=[MARSH])
    t.refuses(0, ShoreUpTwo(MARSH, MARSH), "two-different-tiles", "FI-4.8")


def test_both_tiles_of_the_engineer_are_flooded_and_near() -> None:
    """FI-4.8"""
    t = table(engineer(MARSH), pilot(LANDING), flooded=[MARSH, FOREST], sunken=[SILVER])
    t.refuses(0, ShoreUpTwo(MARSH, LANDING), "tile-is-dry", "FI-4.6")
    t.refuses(0, ShoreUpTwo(MARSH, OBSERVATORY), "tile-is-dry", "FI-4.6")
    t.refuses(0, ShoreUpTwo(MARSH, SILVER), "tile-is-sunken", "FI-4.6")
    t.refuses(0, ShoreUpTwo(MARSH, FOREST), "too-far-to-shore-up", "FI-4.6")


def test_nobody_but_the_engineer_shores_up_two_tiles_within_one_action() -> None:
    """FI-4.8"""
    t = table(messenger(MARSH), engineer(MARSH), flooded=[MARSH, LANDING])
    t.refuses(0, ShoreUpTwo(MARSH, LANDING), "only-engineer-shores-up-two", "FI-4.8")
    t.refuses(1, ShoreUpTwo(MARSH, LANDING), "not-your-turn", "FI-3.1")


# Give


def test_a_treasure_card_is_given_to_a_player_on_the_same_tile() -> None:
    """FI-4.9"""
    t = table(diver(MARSH, EARTH, FIRE), pilot(MARSH, EARTH))
    t.play(0, Give(EARTH, 1))
    assert t.events == [Gave(0, 1, EARTH)]
    assert (t.hand(0), t.hand(1), t.now.actions_left) == ([FIRE], [EARTH, EARTH], 2)


def test_each_card_given_takes_an_action() -> None:
    """FI-4.9"""
    t = table(diver(MARSH, EARTH, EARTH, EARTH, EARTH), pilot(MARSH))
    t.play(0, Give(EARTH, 1), Give(EARTH, 1), Give(EARTH, 1))
    assert (t.hand(0), t.hand(1), t.now.phase) == ([EARTH], [EARTH] * 3, DRAWING)
    t.refuses(0, Give(EARTH, 1), "actions-are-over", "FI-3.1")


def test_a_card_is_given_on_a_flooded_tile_too() -> None:
    """FI-4.9"""
    t = table(diver(MARSH, EARTH), pilot(MARSH), flooded=[MARSH])
    t.play(0, Give(EARTH, 1))
    assert t.hand(1) == [EARTH]


def test_nobody_but_the_messenger_gives_to_a_player_elsewhere() -> None:
    """FI-4.9"""
    t = table(diver(MARSH, EARTH), pilot(LANDING), messenger(SILVER))
    t.refuses(0, Give(EARTH, 1), "receiver-elsewhere", "FI-4.9")
    t.refuses(0, Give(EARTH, 2), "receiver-elsewhere", "FI-4.9")


@pytest.mark.parametrize("giver", [diver, messenger])
def test_special_cards_are_never_given(giver: Walker) -> None:
    """FI-4.9"""
    t = table(giver(MARSH, LIFT, SANDBAGS), pilot(MARSH))
    t.refuses(0, Give(LIFT, 1), "special-never-given", "FI-4.9")
    t.refuses(0, Give(SANDBAGS, 1), "special-never-given", "FI-4.9")


def test_nobody_gives_a_card_he_does_not_hold() -> None:
    """FI-4.9"""
    t = table(diver(MARSH, EARTH), pilot(MARSH, WIND))
    t.refuses(0, Give(WIND, 1), "card-not-held", "FI-4.9")


def test_nobody_gives_a_card_to_himself() -> None:
    """FI-4.9"""
    t = table(diver(MARSH, EARTH), pilot(MARSH))
    t.refuses(0, Give(EARTH, 0), "not-to-oneself", "FI-4.9")


def test_the_messenger_gives_to_a_player_anywhere() -> None:
    """FI-4.10"""
    t = table(messenger(MARSH, EARTH, WIND), pilot(SUN), diver(MARSH))
    t.play(0, Give(EARTH, 1), Give(WIND, 2))
    assert (t.hand(0), t.hand(1), t.hand(2)) == ([], [EARTH], [WIND])
    assert t.now.actions_left == 1


def test_nobody_gives_to_the_messenger_from_afar() -> None:
    """FI-4.10"""
    t = table(pilot(SUN, EARTH), messenger(MARSH))
    t.refuses(0, Give(EARTH, 1), "receiver-elsewhere", "FI-4.9")


def test_the_messenger_gives_only_on_his_own_turn_and_not_to_himself() -> None:
    """FI-4.10"""
    t = table(messenger(MARSH, EARTH), pilot(SUN), active=1)
    t.refuses(0, Give(EARTH, 1), "not-your-turn", "FI-3.1")
    t = table(messenger(MARSH, EARTH), pilot(SUN))
    t.refuses(0, Give(EARTH, 0), "not-to-oneself", "FI-4.9")


# Capture


@pytest.mark.parametrize("tile", [MOON, SUN])
@pytest.mark.parametrize("flooded", [[], [MOON, SUN]])
def test_four_cards_take_a_treasure_on_either_of_its_tiles_dry_or_flooded(tile: Tile, flooded: list[Tile]) -> None:
    """FI-4.11"""
    t = table(diver(tile, EARTH, EARTH, EARTH, EARTH, LIFT), pilot(LANDING), flooded=flooded)
    t.play(0, Capture())
    assert t.events == [Captured(0, Treasure.EARTH)]
    assert (t.hand(0), t.now.treasure_discard) == ([LIFT], {EARTH: 4})
    assert (t.now.treasures_taken, t.now.actions_left) == ([Treasure.EARTH], 2)


def test_a_fifth_card_stays_in_hand() -> None:
    """FI-4.11"""
    t = table(diver(CORAL, OCEAN, OCEAN, OCEAN, OCEAN, OCEAN), pilot(LANDING))
    t.play(0, Capture())
    assert (t.hand(0), t.now.treasure_discard) == ([OCEAN], {OCEAN: 4})


def test_a_treasure_is_taken_on_its_last_tile() -> None:
    """FI-4.11"""
    t = table(diver(MOON, EARTH, EARTH, EARTH, EARTH), pilot(LANDING), sunken=[SUN])
    t.play(0, Capture())
    assert t.now.treasures_taken == [Treasure.EARTH]


def test_three_cards_take_no_treasure() -> None:
    """FI-4.11"""
    t = table(diver(MOON, EARTH, EARTH, EARTH, LIFT), pilot(MOON, EARTH))
    t.refuses(0, Capture(), "four-cards-needed", "FI-4.11")


def test_a_treasure_is_not_taken_elsewhere() -> None:
    """FI-4.11"""
    t = table(diver(BRIDGE, EARTH, EARTH, EARTH, EARTH), pilot(LANDING))
    t.refuses(0, Capture(), "no-treasure-here", "FI-4.11")


def test_a_treasure_is_not_taken_on_the_tile_of_another() -> None:
    """FI-4.11"""
    t = table(diver(HOWLING, EARTH, EARTH, EARTH, EARTH), pilot(LANDING))
    t.refuses(0, Capture(), "four-cards-needed", "FI-4.11")


def test_a_treasure_is_taken_once() -> None:
    """FI-4.11"""
    t = table(diver(MOON, EARTH, EARTH, EARTH, EARTH), pilot(LANDING), treasures_taken=["earth"])
    t.refuses(0, Capture(), "treasure-taken", "FI-4.11")


def test_a_treasure_is_not_taken_on_anothers_turn() -> None:
    """FI-4.11"""
    t = table(diver(MOON, EARTH, EARTH, EARTH, EARTH), pilot(LANDING), active=1)
    t.refuses(0, Capture(), "not-your-turn", "FI-3.1")


def test_a_treasure_is_not_taken_while_cards_are_drawn() -> None:
    """FI-4.11"""
    t = table(diver(MOON, EARTH, EARTH, EARTH), pilot(LANDING), phase=DRAWING)
    t.draw(EARTH)
    t.refuses(0, Capture(), "actions-are-over", "FI-3.1")


def test_no_action_is_taken_between_flood_cards_even_by_one_who_is_asked() -> None:
    """FI-4.1"""
    t = table(engineer(MARSH, LIFT), pilot(LANDING), phase=FLOODING, steps_done=1, flooded=[MARSH])
    assert t.awaited == [0]
    t.refuses(0, Move(LAGOON), "actions-are-over", "FI-3.1")
    t.refuses(0, ShoreUp(MARSH), "actions-are-over", "FI-3.1")
    t.play(0, GoOn())


def test_from_every_tile_a_pawn_can_walk_back_the_way_it_came() -> None:
    """FI-4.1 Neighbours are neighbours of each other, and the drawing has 36 pairs of them."""
    ways = {tile: table(engineer(tile), diver(IRON)).moves(0) for tile in ALL_TILES}
    assert all(here in ways[there] for here in ALL_TILES for there in ways[here])
    assert sum(len(near) for near in ways.values()) == 2 * 36
    assert ways[ROCK] == {DUNES, TIDAL, HOLLOW, WATCHTOWER}
    assert ways[WATCHTOWER] == {ROCK, SUN}
