"""Chapter 8: the storm."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_desert.forms import (
    Ended,
    Ending,
    Face,
    Place,
    SandFell,
    Stop,
    StormCard,
    StormCardDrawn,
    StormDeckRenewed,
    StormPickedUp,
    TileBlown,
    TurnBegan,
    WaterLost,
)
from ostrov.kernel.position import CHANCE
from tests.forbidden_desert.table import (
    ACTING,
    PICKS_UP,
    STORMING,
    SUN,
    archeologist,
    city,
    climber,
    dune,
    explorer,
    meteorologist,
    table,
)

P = Place
PAWNS = [explorer(P.A3), climber(P.A4)]


def test_as_many_cards_are_drawn_as_the_meter_says_one_at_a_time() -> None:
    """FD-8.1"""
    t = table(*PAWNS, tick=6)
    t.play(0, Stop())
    for left in (4, 3, 2, 1):
        assert (t.now.phase, t.now.cards_left) == (STORMING, left)
        t.storm(SUN if left == 4 else StormCard.NORTH_1)
    assert t.now.active == 1


@pytest.mark.parametrize(
    ("card", "moved", "storm"),
    [
        (StormCard.NORTH_1, [(P.C4, P.C3)], P.C4),
        (StormCard.NORTH_2, [(P.C4, P.C3), (P.C5, P.C4)], P.C5),
        (StormCard.EAST_1, [(P.B3, P.C3)], P.B3),
        (StormCard.SOUTH_2, [(P.C2, P.C3), (P.C1, P.C2)], P.C1),
        (StormCard.WEST_1, [(P.D3, P.C3)], P.D3),
    ],
)
def test_tiles_slide_into_the_storm_the_way_the_arrow_shows(
    card: StormCard, moved: list[tuple[Place, Place]], storm: Place
) -> None:
    """FD-8.2"""
    t = table(*PAWNS, phase=STORMING)
    t.storm(card)
    assert t.events[0] == StormCardDrawn(card)
    assert [event for event in t.events if isinstance(event, TileBlown)] == [TileBlown(*pair) for pair in moved]
    assert t.storm_at == storm


def test_a_tile_slides_with_its_pawns_and_sand() -> None:
    """FD-8.2"""
    t = table(explorer(P.C4), climber(P.C4), archeologist(P.A1), tiles={P.C4: dune(3)}, phase=STORMING)
    t.storm(StormCard.NORTH_1)
    assert [t.at(seat) for seat in range(3)] == [P.C3, P.C3, P.A1]
    assert t.sand(P.C3) == 4


def test_a_tile_slides_with_its_tunnel() -> None:
    """FD-8.2"""
    tiles = {P.C4: city(Face.TUNNEL), P.A1: city(Face.TUNNEL)}
    t = table(explorer(P.A1), climber(P.C5), tiles=tiles, phase=STORMING, steps_done=1)
    t.storm(StormCard.NORTH_1)
    t.play(1, Stop())
    t.storm(SUN, StormCard.EAST_1)
    assert t.water(0) == 4
    assert t.moves(0) == {P.B1, P.A2, P.B2, P.C3}


@pytest.mark.parametrize("card", [StormCard.NORTH_1, StormCard.NORTH_3])
def test_where_there_is_no_tile_nothing_happens(card: StormCard) -> None:
    """FD-8.2"""
    t = table(*PAWNS, storm=P.C5, phase=STORMING)
    t.storm(card)
    assert (t.events, t.storm_at) == ([StormCardDrawn(card)], P.C5)


def test_a_wind_of_three_tiles_moves_two_if_there_are_two() -> None:
    """FD-8.2"""
    t = table(*PAWNS, phase=STORMING)
    t.storm(StormCard.NORTH_3)
    assert t.storm_at == P.C5
    assert sum(isinstance(event, TileBlown) for event in t.events) == 2


def test_one_marker_falls_on_each_moved_tile_excavated_or_not() -> None:
    """FD-8.3"""
    tiles = {P.C4: city(Face.LAUNCH_PAD), P.C5: dune(1)}
    t = table(*PAWNS, tiles=tiles, phase=STORMING)
    t.storm(StormCard.NORTH_2)
    assert t.events[-2:] == [SandFell(P.C3, 1), SandFell(P.C4, 2)]
    assert (t.sand(P.C3), t.sand(P.C4), t.sand(P.C2)) == (1, 2, 0)


def test_the_storm_picks_up_and_the_new_number_counts_from_the_next_turn() -> None:
    """FD-8.4"""
    t = table(*PAWNS, tick=4, phase=STORMING)
    t.storm(PICKS_UP)
    assert t.events == [StormCardDrawn(PICKS_UP), StormPickedUp(5, 4)]
    assert (t.now.tick, t.now.cards_left) == (5, 2)
    t.storm(StormCard.NORTH_1, StormCard.NORTH_1)
    t.play(1, Stop())
    assert t.now.cards_left == 4


def test_the_sun_takes_one_water_from_everyone() -> None:
    """FD-8.5"""
    t = table(explorer(P.A3), climber(P.A4, water=1), phase=STORMING)
    t.storm(SUN)
    assert t.events == [StormCardDrawn(SUN), WaterLost(0, 3), WaterLost(1, 0)]
    assert t.ending is None


def test_the_sun_is_settled_in_turn_order_and_the_first_who_cannot_drink_ends_the_game() -> None:
    """FD-8.5"""
    pawns = [explorer(P.A3, water=0), climber(P.A4), archeologist(P.A1, water=0)]
    t = table(*pawns, phase=STORMING, active=1)
    t.storm(SUN)
    assert t.events == [StormCardDrawn(SUN), WaterLost(1, 2), Ended(Ending.DIED_OF_THIRST, 2)]


ALL_CARDS = {StormCard(f"{way}-{n}"): 4 - n for way in ("north", "east", "south", "west") for n in (1, 2, 3)} | {
    SUN: 4,
    PICKS_UP: 3,
}


def test_the_discard_becomes_a_new_deck_when_the_last_card_is_settled_with_that_card() -> None:
    """FD-8.6"""
    discard = ALL_CARDS | {SUN: 3}
    t = table(*PAWNS, phase=STORMING, storm_discard=discard)
    t.storm(SUN)
    assert t.events[-1] == StormDeckRenewed(31)
    assert (t.now.storm_deck, t.now.storm_discard) == (ALL_CARDS, {})
    assert len(t.actions(CHANCE)) == 14


def test_the_deck_is_renewed_also_at_the_end_of_a_turn() -> None:
    """FD-8.6"""
    t = table(*PAWNS, phase=STORMING, steps_done=1, storm_discard=ALL_CARDS | {SUN: 3})
    t.storm(SUN)
    assert (t.now.phase, t.now.storm_deck) == (ACTING, ALL_CARDS)
    assert t.events[-2:] == [StormDeckRenewed(31), TurnBegan(1, 2)]


def test_the_deck_is_not_renewed_before_its_last_card() -> None:
    """FD-8.6"""
    t = table(*PAWNS, phase=STORMING, storm_discard=ALL_CARDS | {SUN: 2})
    t.storm(SUN)
    assert t.now.storm_deck == {SUN: 1}


def test_a_storm_off_the_centre_blows_along_the_rim() -> None:
    """FD-8.2"""
    t = table(meteorologist(P.B1), climber(P.A4), storm=P.A1, phase=STORMING)
    t.storm(StormCard.WEST_3)
    assert (t.at(0), t.storm_at, t.sand(P.A1), t.sand(P.C1)) == (P.A1, P.D1, 1, 1)
