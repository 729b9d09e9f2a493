"""Chapter 7: the adventurers."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_desert.forms import (
    Blast,
    CardSkipped,
    Clear,
    DrawStormCard,
    Excavate,
    Face,
    FillCanteen,
    GiveWater,
    LeaveOnTop,
    LookAhead,
    LookedAhead,
    Move,
    Moved,
    Navigate,
    Navigated,
    NavigateTwo,
    Part,
    PickUp,
    Place,
    PutUnder,
    PutUnderDeck,
    RevealStormCard,
    SkipCard,
    Stop,
    StormCard,
    TakeAlong,
    TakenAlong,
)
from ostrov.kernel.game import Prompt
from ostrov.kernel.position import CHANCE
from tests.forbidden_desert.table import (
    ACTING,
    BLASTER,
    GAME,
    PICKS_UP,
    SUN,
    archeologist,
    carrier,
    city,
    climber,
    dune,
    explorer,
    meteorologist,
    navigator,
    oasis,
    table,
)

P = Place
NORTH, EAST = StormCard.NORTH_1, StormCard.EAST_1


def test_the_archeologist_clears_one_or_two_markers_of_one_tile() -> None:
    """FD-7.1"""
    t = table(archeologist(P.B2), explorer(P.D4), tiles={P.B3: dune(4), P.B1: dune(1)})
    t.play(0, Clear(P.B3, 2), Clear(P.B3, 1))
    assert (t.sand(P.B3), t.now.actions_left) == (1, 2)
    t.refuses(0, Clear(P.B1, 2), "not-so-much-sand", "FD-7.1")


def test_nobody_else_clears_two() -> None:
    """FD-7.1"""
    t = table(explorer(P.B2), archeologist(P.D4), tiles={P.B3: dune(4)})
    t.refuses(0, Clear(P.B3, 2), "only-archeologist-clears-two", "FD-7.1")


def test_the_climber_enters_blocked_tiles_and_takes_one_other_along() -> None:
    """FD-7.2"""
    t = table(climber(P.B2), explorer(P.B2), navigator(P.B2), tiles={P.B3: dune(3)})
    assert t.moves(0) == t.moves(0, 1) == t.moves(0, 2) == {P.B1, P.A2, P.C2, P.B3}
    t.play(0, TakeAlong(2, P.B3))
    assert t.events == [Moved(0, P.B2, P.B3), TakenAlong(2, P.B2, P.B3)]
    assert ([t.at(seat) for seat in range(3)], t.now.actions_left) == ([P.B3, P.B2, P.B3], 3)


def test_the_climber_takes_nobody_from_another_tile_and_nobody_else_takes_anyone() -> None:
    """FD-7.2"""
    t = table(climber(P.B2), explorer(P.B3))
    t.refuses(0, TakeAlong(1, P.A2), "companion-elsewhere", "FD-7.2")
    t.refuses(0, Move(P.C3), "storm-is-there", "FD-4.1")
    t = table(explorer(P.B2), climber(P.B2))
    t.refuses(0, TakeAlong(1, P.A2), "only-climber-takes-along", "FD-7.2")


def test_whoever_is_with_the_climber_is_not_buried_and_leaves_onto_tiles_of_their_own() -> None:
    """FD-7.2"""
    t = table(explorer(P.B2), climber(P.B2), tiles={P.B2: dune(3), P.B3: dune(2)})
    assert P.A2 in t.moves(0)
    t.refuses(0, Move(P.B3), "tile-is-blocked", "FD-4.1")


def test_who_is_left_behind_by_the_climber_is_buried() -> None:
    """FD-7.2"""
    t = table(climber(P.B2), explorer(P.B2), tiles={P.B2: dune(3)})
    t.play(0, Move(P.B3), Stop())
    t.storm(NORTH, StormCard.SOUTH_1)
    t.refuses(1, Move(P.A2), "is-buried", "FD-4.6")


def test_the_climber_digs_out_a_buried_pawn_by_coming_to_it() -> None:
    """FD-7.2"""
    t = table(climber(P.B3), explorer(P.B2), tiles={P.B2: dune(4)})
    t.play(0, Move(P.B2), TakeAlong(1, P.A2), Stop())
    assert (t.at(0), t.at(1)) == (P.A2, P.A2)
    t = table(climber(P.B3), explorer(P.B2), tiles={P.B2: dune(4)})
    t.play(0, Move(P.B2), Stop())
    t.storm(NORTH, StormCard.SOUTH_1)
    t.play(1, Move(P.A2))
    assert t.at(1) == P.A2


def test_the_climbers_passenger_may_end_on_a_blocked_tile_and_is_not_buried_there() -> None:
    """FD-7.2"""
    t = table(climber(P.B2), explorer(P.B2), tiles={P.B3: dune(3)})
    t.play(0, TakeAlong(1, P.B3), Stop())
    t.storm(NORTH, StormCard.SOUTH_1)
    assert P.B2 in t.moves(1)


def test_the_climber_excavates_and_picks_up_as_others_do() -> None:
    """FD-7.2"""
    t = table(climber(P.B2), explorer(P.D4), tiles={P.B2: dune(2)})
    t.refuses(0, Excavate(), "sand-in-the-way", "FD-4.4")
    t = table(climber(P.B2), explorer(P.D4), tiles={P.B2: city(Face.LAUNCH_PAD, 2, Part.DECK)})
    t.refuses(0, PickUp(Part.DECK), "part-under-sand", "FD-4.5")


def test_the_explorer_moves_and_clears_diagonally() -> None:
    """FD-7.3"""
    t = table(explorer(P.B2), climber(P.D4), tiles={P.A1: dune(1)})
    assert t.moves(0) == {P.A1, P.B1, P.C1, P.A2, P.C2, P.A3, P.B3}
    t.play(0, Clear(P.A1), Move(P.C1))
    assert (t.sand(P.A1), t.at(0)) == (0, P.C1)


def test_the_explorer_fires_the_dune_blaster_diagonally() -> None:
    """FD-7.3"""
    t = table(explorer(P.B2, BLASTER), climber(P.D4), tiles={P.A3: dune(3), P.D2: dune(1)})
    t.refuses(0, Blast(P.D2), "too-far-to-blast", "FD-7.3")
    t.play(0, Blast(P.A3))
    assert t.sand(P.A3) == 0


def test_the_explorer_reaches_no_further() -> None:
    """FD-7.3"""
    t = table(explorer(P.B2), climber(P.D4), tiles={P.D2: dune(1)})
    t.refuses(0, Move(P.D2), "not-around", "FD-7.3")
    t.refuses(0, Clear(P.D2), "too-far-to-clear", "FD-7.3")


def test_the_meteorologist_spends_actions_to_draw_fewer_cards() -> None:
    """FD-7.4"""
    t = table(meteorologist(P.B2), climber(P.D4), tick=2)
    t.play(0, SkipCard())
    assert t.events == [CardSkipped(0, 2)]
    t.play(0, Stop())
    assert t.now.cards_left == 2


def test_the_meteorologist_skips_down_to_none_and_no_further() -> None:
    """FD-7.4"""
    t = table(meteorologist(P.B2), climber(P.D4))
    t.play(0, SkipCard(), SkipCard())
    t.refuses(0, SkipCard(), "no-card-to-skip", "FD-7.4")
    t.play(0, Stop())
    assert (t.now.active, t.now.phase) == (1, ACTING)


def test_skipped_cards_count_for_this_turn_only_and_nobody_else_skips() -> None:
    """FD-7.4"""
    t = table(meteorologist(P.B2), climber(P.D4))
    t.play(0, SkipCard(), SkipCard(), Stop())
    t.refuses(1, SkipCard(), "only-meteorologist", "FD-7.4")
    t.play(1, Stop())
    assert t.now.cards_left == 2


def test_the_meteorologist_looks_at_as_many_cards_as_the_meter_says_and_puts_one_under_the_deck() -> None:
    """FD-7.5"""
    t = table(meteorologist(P.B2), climber(P.D4), tick=2)
    t.play(0, SkipCard(), LookAhead())
    assert t.events == [LookedAhead(0, 3)]
    t.refuses(0, Move(P.B3), "settled-first", "FD-7.5")
    t.chance(RevealStormCard(NORTH), RevealStormCard(SUN), RevealStormCard(EAST))
    assert t.actions(0) == [PutUnder(1), PutUnder(2), PutUnder(3), LeaveOnTop()]
    t.play(0, PutUnder(2))
    assert t.events == [PutUnderDeck(0, SUN)]
    assert (t.now.storm_top, t.now.storm_under, t.now.actions_left) == ([NORTH, EAST], [SUN], 2)


def test_the_cards_looked_at_come_in_their_order() -> None:
    """FD-7.5"""
    t = table(meteorologist(P.B2), climber(P.D4))
    t.play(0, LookAhead())
    t.chance(RevealStormCard(NORTH), RevealStormCard(EAST))
    t.play(0, LeaveOnTop(), Stop())
    assert t.actions(CHANCE) == [DrawStormCard(NORTH)]
    t.storm(NORTH)
    assert t.actions(CHANCE) == [DrawStormCard(EAST)]


def test_a_second_look_reveals_only_what_is_not_known_yet() -> None:
    """FD-7.5"""
    t = table(meteorologist(P.B2), climber(P.D4), tick=2, storm_top=[NORTH, EAST])
    t.play(0, LookAhead())
    t.chance(RevealStormCard(SUN))
    t.play(0, PutUnder(3), LookAhead())
    t.refuses(CHANCE, DrawStormCard(SUN), "cannot-come-up", "FD-2.6")
    t.chance(RevealStormCard(PICKS_UP))
    t.play(0, LeaveOnTop())
    assert (t.now.storm_top, t.now.storm_under) == ([NORTH, EAST, PICKS_UP], [SUN])


def test_a_card_that_is_skipped_stays_where_it_is() -> None:
    """FD-7.4"""
    t = table(meteorologist(P.B2), climber(P.D4), storm_top=[SUN, EAST])
    t.play(0, SkipCard(), Stop())
    t.storm(SUN)
    assert (t.now.active, t.now.storm_top, t.now.storm_discard) == (1, [EAST], {SUN: 1})


def test_known_cards_are_not_revealed_again_and_the_deck_may_have_fewer() -> None:
    """FD-7.5"""
    discard = {StormCard(f"{way}-{n}"): 4 - n for way in ("north", "east", "south", "west") for n in (1, 2, 3)}
    discard |= {SUN: 3, PICKS_UP: 2}
    t = table(meteorologist(P.B2), climber(P.D4), tick=2, storm_under=[SUN, PICKS_UP], storm_discard=discard)
    t.play(0, LookAhead())
    assert t.actions(0) == [PutUnder(1), PutUnder(2), LeaveOnTop()]
    t.play(0, PutUnder(1))
    assert t.now.storm_top + t.now.storm_under == [PICKS_UP, SUN]


def test_only_the_meteorologist_looks_ahead_and_only_then_puts_under() -> None:
    """FD-7.5"""
    t = table(climber(P.D4), meteorologist(P.B2))
    t.refuses(0, LookAhead(), "only-meteorologist", "FD-7.5")
    t = table(meteorologist(P.B2), climber(P.D4))
    t.refuses(0, PutUnder(1), "look-first", "FD-7.5")
    t.refuses(0, LeaveOnTop(), "look-first", "FD-7.5")


def test_the_look_is_finished_before_anything_else() -> None:
    """FD-7.5"""
    t = table(meteorologist(P.B2), climber(P.D4, BLASTER), tiles={P.D4: dune(1)})
    t.play(0, LookAhead())
    t.chance(RevealStormCard(NORTH), RevealStormCard(EAST))
    assert t.awaited == [0]
    assert GAME.prompt(t.referee.position, 0) == Prompt("put-under", {})
    t.refuses(0, PutUnder(3), "card-not-looked-at", "FD-7.5")
    t.refuses(0, Move(P.B3), "finish-looking-first", "FD-7.5")
    t.refuses(1, Blast(P.D4), "finish-looking-first", "FD-7.5")
    t.refuses(1, LeaveOnTop(), "not-your-turn", "FD-3.1")


def test_what_the_meteorologist_sees_all_see() -> None:
    """FD-7.6"""
    t = table(meteorologist(P.B2), climber(P.D4))
    t.play(0, LookAhead())
    t.chance(RevealStormCard(NORTH))
    assert t.referee.events(0) == t.referee.events(1) == t.referee.events(None)
    assert GAME.view(t.referee.position, 1).table.storm_top == [NORTH]  # type: ignore[attr-defined]


def test_a_card_put_under_the_deck_is_drawn_last() -> None:
    """FD-7.5"""
    discard = {StormCard(f"{way}-{n}"): 4 - n for way in ("north", "east", "south", "west") for n in (1, 2, 3)}
    discard |= {SUN: 3, PICKS_UP: 2}
    t = table(climber(P.D4), meteorologist(P.B2), storm_under=[SUN], storm_discard=discard, phase="storming")
    assert t.actions(CHANCE) == [DrawStormCard(PICKS_UP)]
    t.storm(PICKS_UP)
    assert t.actions(CHANCE) == [DrawStormCard(SUN)]


def test_the_navigator_moves_another_up_to_three_tiles() -> None:
    """FD-7.7"""
    t = table(navigator(P.A5), archeologist(P.A1), tiles={P.B1: dune(2)})
    assert t.navigations(0, 1) == {P.A2, P.A3, P.B2, P.A4, P.B3, P.C2}
    t.play(0, Navigate(1, P.C2))
    assert t.events == [Navigated(0, 1, P.A1, P.C2, [P.A2, P.B2])]
    assert t.now.actions_left == 3


def test_a_tunnel_counts_as_one_step_for_the_navigator() -> None:
    """FD-7.7"""
    tiles = {P.A2: city(Face.TUNNEL), P.E4: city(Face.TUNNEL)}
    t = table(navigator(P.A5), archeologist(P.A1), tiles=tiles)
    assert {P.E4, P.E3, P.D4, P.E5} <= t.navigations(0, 1)
    assert P.D3 not in t.navigations(0, 1)


def test_the_navigator_moves_the_explorer_diagonally() -> None:
    """FD-7.7"""
    t = table(navigator(P.A5), explorer(P.A1))
    assert P.D4 not in t.navigations(0, 1)
    assert {P.D1, P.D2, P.B4} <= t.navigations(0, 1)


def test_the_navigator_leads_nobody_through_a_blocked_tunnel_but_the_climber() -> None:
    """FD-7.7"""
    tiles = {P.A1: city(Face.TUNNEL), P.E4: city(Face.TUNNEL, 2)}
    assert P.E4 not in table(navigator(P.A5), archeologist(P.A1), tiles=tiles).navigations(0, 1)
    assert P.E5 not in table(navigator(P.A5), archeologist(P.A1), tiles=tiles).navigations(0, 1)
    t = table(navigator(P.A1), climber(P.A1), tiles=tiles)
    assert {P.E4, P.E5} <= t.navigations(0, 1)
    t.play(0, NavigateTwo([1, 0], P.E5))
    assert (t.at(0), t.at(1)) == (P.E5, P.E5)


def test_the_navigator_leads_nobody_into_the_storm_or_onto_a_blocked_tile() -> None:
    """FD-7.7"""
    t = table(navigator(P.A5), archeologist(P.B3), tiles={P.A3: dune(2)})
    t.refuses(0, Navigate(1, P.C3), "too-far-to-navigate", "FD-7.7")
    t.refuses(0, Navigate(1, P.A3), "too-far-to-navigate", "FD-7.7")


@pytest.mark.parametrize("passenger", [0, 2])
def test_the_navigator_moves_the_climber_over_blocked_tiles_with_a_passenger(passenger: int) -> None:
    """FD-7.7"""
    t = table(navigator(P.A1), climber(P.A1), explorer(P.A1), tiles={P.A2: dune(2), P.A3: dune(4), P.B1: dune(2)})
    assert P.A3 in t.navigations(0, 1, passenger)
    t.play(0, NavigateTwo([1, passenger], P.A3))
    assert (t.at(1), t.at(passenger), t.at(2 - passenger)) == (P.A3, P.A3, P.A1)


def test_the_navigator_moves_no_buried_pawn_but_the_climbers_company() -> None:
    """FD-7.7"""
    t = table(navigator(P.A5), archeologist(P.B2), climber(P.D4), tiles={P.B2: dune(2)})
    t.refuses(0, Navigate(1, P.B3), "pawn-is-buried", "FD-7.7")
    t = table(navigator(P.A5), archeologist(P.B2), climber(P.B2), tiles={P.B2: dune(2)})
    t.play(0, Navigate(1, P.B3))
    assert t.at(1) == P.B3


def test_what_the_navigator_may_not() -> None:
    """FD-7.7"""
    t = table(navigator(P.A5), archeologist(P.B2), climber(P.D4))
    t.refuses(0, Navigate(0, P.A4), "navigates-others-only", "FD-7.7")
    t.refuses(0, Navigate(1, P.B2), "pawn-already-there", "FD-7.7")
    t.refuses(0, Navigate(1, P.E5), "too-far-to-navigate", "FD-7.7")
    t.refuses(0, NavigateTwo([1, 2], P.B3), "only-climber-takes-along", "FD-7.7")
    t.refuses(0, NavigateTwo([2, 1], P.D5), "companion-elsewhere", "FD-7.7")
    t = table(archeologist(P.A5), navigator(P.B2))
    t.refuses(0, Navigate(1, P.B3), "only-navigator", "FD-7.7")


def test_the_water_carrier_draws_two_water_from_an_excavated_well() -> None:
    """FD-7.8"""
    t = table(carrier(P.B2, water=2), climber(P.D4), tiles={P.B2: city(Face.WELL, 1)})
    t.play(0, FillCanteen(), FillCanteen())
    assert (t.water(0), t.now.actions_left) == (5, 2)
    t.refuses(0, FillCanteen(), "canteen-full", "FD-7.8")


def test_the_water_carrier_draws_from_a_blocked_well_only_beside_the_climber() -> None:
    """FD-7.8, FD-4.6, FD-7.2"""
    t = table(carrier(P.B2, water=2), climber(P.B2), tiles={P.B2: city(Face.WELL, 2)})
    t.play(0, FillCanteen())
    assert (t.water(0), t.now.actions_left) == (4, 3)
    t = table(carrier(P.B2, water=2), climber(P.B3), tiles={P.B2: city(Face.WELL, 2)})
    t.refuses(0, FillCanteen(), "is-buried", "FD-4.6")


def test_the_water_carrier_needs_an_excavated_well() -> None:
    """FD-7.8"""
    t = table(carrier(P.B2, water=2), climber(P.B2))
    t.refuses(0, FillCanteen(), "no-well-here", "FD-7.8")
    t = table(carrier(P.B2, water=2), climber(P.B2), tiles={P.B2: oasis(0, Face.WELL)})
    t.refuses(0, FillCanteen(), "no-well-here", "FD-7.8")
    t = table(climber(P.B2, water=2), carrier(P.D4), tiles={P.B2: city(Face.WELL)})
    t.refuses(0, FillCanteen(), "only-water-carrier", "FD-7.8")


def test_the_water_carrier_gives_to_adjacent_tiles_but_does_not_receive_so() -> None:
    """FD-7.8"""
    pawns = [climber(P.B3, water=1), carrier(P.B2, water=4), explorer(P.C1, water=1), navigator(P.D4, water=1)]
    t = table(*pawns, tiles={P.B3: dune(2), P.B2: dune(3)})
    t.play(1, GiveWater(0, 2))
    assert (t.water(0), t.water(1)) == (3, 2)
    t.refuses(0, GiveWater(1, 1), "receiver-elsewhere", "FD-5.5")
    t.refuses(1, GiveWater(2, 1), "receiver-out-of-reach", "FD-7.8")


def test_a_tunnel_brings_nobody_nearer_for_water() -> None:
    """FD-7.8, FD-4.2"""
    tiles = {P.B2: city(Face.TUNNEL), P.D4: city(Face.TUNNEL)}
    t = table(carrier(P.B2), climber(P.D4, water=1), tiles=tiles)
    t.refuses(0, GiveWater(1, 1), "receiver-out-of-reach", "FD-7.8")


@pytest.mark.parametrize("steps_done", [0, 1])
def test_the_water_carrier_gives_across_between_storm_cards_too(steps_done: int) -> None:
    """FD-7.8"""
    pawns = [climber(P.B3, water=1), carrier(P.B2)]
    t = table(*pawns, phase="storming", steps_done=steps_done)
    assert t.awaited == [1]
    t.play(1, GiveWater(0, 2))
    assert (t.water(0), t.water(1)) == (3, 3)
