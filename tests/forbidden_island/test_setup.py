"""Chapter 2: set-up."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov.games.forbidden_island.forms import (
    AdventurerDealt,
    CardDealt,
    ChooseFirst,
    DealAdventurer,
    DealCard,
    DrawFlood,
    DrawTreasure,
    FloodAtStart,
    Flooded,
    Give,
    LayTile,
    Move,
    Navigate,
    Phase,
    Role,
    Stop,
    Tile,
    TileLaid,
    TurnBegan,
    View,
)
from ostrov.kernel.dice import Dice
from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Impossible
from tests.forbidden_island.table import (
    ALL_TILES,
    BRONZE,
    COPPER,
    DUNES,
    EARTH,
    FIRE,
    FLOODING,
    GAME,
    GOLD,
    IRON,
    ISLAND,
    LAGOON,
    LANDING,
    LIFT,
    MARSH,
    MOON,
    OBSERVATORY,
    OCEAN,
    SANDBAGS,
    SILVER,
    SUN,
    WATCHTOWER,
    WATERS_RISE,
    WIND,
    Table,
    diver,
    engineer,
    explorer,
    navigator,
    new_table,
    pilot,
    table,
)

SIX = [MARSH, LAGOON, DUNES, MOON, SUN, IRON]


def laid_out(seats: int, **options: Any) -> Table:
    """The island lies as drawn in table.py, nothing is flooded yet."""
    t = new_table(seats, **options)
    t.chance(*[LayTile(tile) for tile in ALL_TILES])
    return t


def flooded_at_start(seats: int, **options: Any) -> Table:
    """Six tiles are flooded, no adventurer is dealt yet."""
    t = laid_out(seats, **options)
    t.chance(*[FloodAtStart(tile) for tile in SIX])
    return t


def with_adventurers(*roles: Role) -> Table:
    """The adventurers stand on their tiles, no card is dealt yet."""
    t = flooded_at_start(len(roles))
    t.chance(*[DealAdventurer(role) for role in roles])
    return t


def test_tiles_are_laid_in_rows_of_2_4_6_6_4_2() -> None:
    """FI-2.1"""
    t = laid_out(2)
    assert t.now.island == ISLAND
    assert [len(row) for row in t.now.island] == [2, 4, 6, 6, 4, 2]


def test_the_rows_are_centred_on_a_grid_of_six_by_six() -> None:
    """FI-2.1"""
    t = new_table(2)
    places = []
    for tile in ALL_TILES:
        t.chance(LayTile(tile))
        [laid] = t.events
        assert isinstance(laid, TileLaid)
        places.append((laid.row, laid.column))
    assert places[:6] == [(0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (1, 4)]
    assert places[6:18] == [(row, column) for row in (2, 3) for column in range(6)]
    assert places[18:] == [(4, 1), (4, 2), (4, 3), (4, 4), (5, 2), (5, 3)]


def test_any_tile_may_come_to_lie_anywhere() -> None:
    """FI-2.1"""
    t = new_table(2)
    t.chance(LayTile(LANDING))
    assert t.actions(CHANCE) == [LayTile(tile) for tile in Tile if tile != LANDING]


def test_no_tile_is_laid_twice() -> None:
    """FI-2.1"""
    t = new_table(2)
    t.chance(LayTile(LANDING))
    t.refuses(CHANCE, LayTile(LANDING), "cannot-come-up", "FI-2.7")


def test_no_player_chooses_where_a_tile_lies() -> None:
    """FI-2.1"""
    t = new_table(2)
    t.refuses(0, LayTile(LANDING), "left-to-chance", "FI-2.7")
    t.refuses(0, Move(LANDING), "left-to-chance", "FI-2.7")


def test_six_flood_cards_flood_their_tiles_and_form_the_flood_discard() -> None:
    """FI-2.2"""
    t = flooded_at_start(2)
    assert t.events == [Flooded(IRON)]
    assert set(t.now.flooded) == set(t.now.flood_discard) == set(SIX)
    assert {tile for layer in t.now.flood_deck or [] for tile in layer} == set(ALL_TILES) - set(SIX)


def test_a_seventh_tile_is_not_flooded_at_the_start() -> None:
    """FI-2.2"""
    t = flooded_at_start(2)
    t.refuses(CHANCE, FloodAtStart(OBSERVATORY), "cannot-come-up", "FI-2.7")


def test_no_tile_sinks_at_the_start() -> None:
    """FI-2.2"""
    t = laid_out(2)
    t.chance(FloodAtStart(MARSH))
    t.refuses(CHANCE, FloodAtStart(MARSH), "cannot-come-up", "FI-2.7")


@pytest.mark.parametrize(
    ("role", "tile"),
    [
        (Role.DIVER, IRON),
        (Role.ENGINEER, BRONZE),
        (Role.EXPLORER, COPPER),
        (Role.MESSENGER, SILVER),
        (Role.NAVIGATOR, GOLD),
        (Role.PILOT, LANDING),
    ],
)
def test_each_adventurer_starts_on_its_own_tile(role: Role, tile: Tile) -> None:
    """FI-2.3"""
    t = flooded_at_start(2)
    t.chance(DealAdventurer(role))
    assert t.events == [AdventurerDealt(0, role)]
    assert t.at(0) == tile


def test_an_adventurer_may_start_on_a_flooded_tile() -> None:
    """FI-2.3"""
    t = with_adventurers(Role.DIVER, Role.PILOT)
    assert t.at(0) == IRON
    assert IRON in t.now.flooded


def test_no_two_players_get_the_same_adventurer() -> None:
    """FI-2.3"""
    t = flooded_at_start(2)
    t.chance(DealAdventurer(Role.DIVER))
    t.refuses(CHANCE, DealAdventurer(Role.DIVER), "cannot-come-up", "FI-2.7")


def test_nobody_gets_a_second_adventurer() -> None:
    """FI-2.3"""
    t = with_adventurers(Role.DIVER, Role.PILOT)
    t.refuses(CHANCE, DealAdventurer(Role.ENGINEER), "cannot-come-up", "FI-2.7")


def test_a_table_may_choose_its_adventurers() -> None:
    """FI-2.3"""
    t = flooded_at_start(2, adventurers=["pilot", "diver"])
    assert t.events == [Flooded(IRON), AdventurerDealt(0, Role.PILOT), AdventurerDealt(1, Role.DIVER)]
    assert (t.at(0), t.at(1)) == (LANDING, IRON)
    assert t.now.phase == Phase.DEALING_CARDS


@pytest.mark.parametrize("chosen", [["pilot"], ["pilot", "pilot"], ["pilot", "diver", "engineer"]])
def test_chosen_adventurers_are_different_and_one_a_seat(chosen: list[str]) -> None:
    """FI-2.3"""
    with pytest.raises(Impossible) as caught:
        GAME.options({"adventurers": chosen}, 2)
    assert caught.value.code == "adventurers-mismatched"


def test_nobody_chooses_an_adventurer_that_is_not_in_the_box() -> None:
    """FI-2.3"""
    with pytest.raises(Impossible) as caught:
        GAME.options({"adventurers": ["pilot", "pirate"]}, 2)
    assert caught.value.code == "option-refused"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_may_play(seats: int) -> None:
    """FI-2.3"""
    assert len(new_table(seats).now.adventurers) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_may_not_play(seats: int) -> None:
    """FI-2.3"""
    with pytest.raises(Impossible) as caught:
        GAME.options({}, seats)
    assert caught.value.code == "seats-out-of-range"


def test_an_action_cannot_name_a_seat_that_nobody_has() -> None:
    """FI-2.3"""
    t = table(navigator(MARSH, EARTH), pilot(MARSH))
    t.refuses(0, Give(EARTH, 2), "no-such-seat", "FI-2.3")
    t.refuses(0, Navigate(3, LAGOON), "no-such-seat", "FI-2.3")
    t.refuses(CHANCE, ChooseFirst(2), "no-such-seat", "FI-2.3")


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_nobody_acts_from_a_seat_that_nobody_has(seat: int) -> None:
    """FI-2.3"""
    t = table(diver(MARSH), pilot(LANDING))
    t.refuses(seat, Move(LAGOON), "no-such-seat", "FI-2.3")


def test_each_player_gets_two_open_cards() -> None:
    """FI-2.4"""
    t = with_adventurers(Role.DIVER, Role.PILOT)
    t.chance(DealCard(EARTH), DealCard(LIFT), DealCard(SANDBAGS), DealCard(SANDBAGS))
    assert t.events == [CardDealt(1, SANDBAGS)]
    assert (t.hand(0), t.hand(1)) == ([EARTH, LIFT], [SANDBAGS, SANDBAGS])
    assert t.now.treasure_deck == {EARTH: 4, WIND: 5, FIRE: 5, OCEAN: 5, LIFT: 2, WATERS_RISE: 3}


def test_nobody_is_dealt_waters_rise_which_stays_in_the_deck() -> None:
    """FI-2.4"""
    t = with_adventurers(Role.DIVER, Role.PILOT)
    t.refuses(CHANCE, DealCard(WATERS_RISE), "cannot-come-up", "FI-2.7")
    t.chance(DealCard(EARTH), DealCard(EARTH), DealCard(EARTH), DealCard(EARTH))
    assert (t.now.treasure_deck or {})[WATERS_RISE] == 3
    assert t.now.mark == 1


def test_nobody_is_dealt_a_third_card() -> None:
    """FI-2.4"""
    t = with_adventurers(Role.DIVER, Role.PILOT)
    t.chance(DealCard(EARTH), DealCard(EARTH), DealCard(EARTH), DealCard(EARTH))
    t.refuses(CHANCE, DealCard(EARTH), "cannot-come-up", "FI-2.7")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_any_player_may_be_the_first(first: int) -> None:
    """FI-2.5"""
    t = with_adventurers(Role.DIVER, Role.PILOT, Role.ENGINEER)
    t.chance(*[DealCard(card) for card in (EARTH, WIND, FIRE, OCEAN, EARTH, WIND)])
    assert t.actions(CHANCE) == [ChooseFirst(0), ChooseFirst(1), ChooseFirst(2)]
    t.chance(ChooseFirst(first))
    assert t.events == [TurnBegan(first, 1)]
    assert t.awaited == [first]


def test_no_player_names_himself_the_first() -> None:
    """FI-2.5"""
    t = with_adventurers(Role.DIVER, Role.PILOT)
    t.chance(*[DealCard(card) for card in (EARTH, WIND, FIRE, OCEAN)])
    t.refuses(0, ChooseFirst(0), "left-to-chance", "FI-2.7")


def test_play_goes_clockwise_and_round_again() -> None:
    """FI-2.5"""
    t = table(diver(MARSH), pilot(LANDING), engineer(DUNES), active=1)
    for following in (2, 0, 1):
        t.play(t.now.active, Stop())
        t.draw(EARTH, WIND)
        t.flood(*sorted(t.flood_cards_that_may_come())[:2])
        assert t.now.active == following


def test_nobody_acts_before_his_turn() -> None:
    """FI-2.5"""
    t = table(diver(MARSH), pilot(LANDING), explorer(DUNES))
    t.refuses(1, Move(DUNES), "not-your-turn", "FI-3.1")
    t.refuses(2, Move(LAGOON), "not-your-turn", "FI-3.1")


@pytest.mark.parametrize(("difficulty", "mark"), [("novice", 1), ("normal", 2), ("elite", 3), ("legendary", 4)])
def test_the_marker_starts_at_the_mark_of_the_difficulty(difficulty: str, mark: int) -> None:
    """FI-2.6"""
    t = flooded_at_start(2, difficulty=difficulty, adventurers=["pilot", "diver"])
    t.chance(*[DealCard(card) for card in (EARTH, WIND, FIRE, OCEAN)], ChooseFirst(0))
    assert t.now.mark == mark


def test_a_table_that_picks_no_difficulty_plays_the_novice_one() -> None:
    """FI-2.6"""
    assert new_table(2).now.mark == 1


def test_no_difficulty_is_picked_that_is_not_on_the_meter() -> None:
    """FI-2.6"""
    with pytest.raises(Impossible) as caught:
        GAME.options({"difficulty": 5}, 2)
    assert caught.value.code == "option-refused"


def test_every_seat_and_every_spectator_sees_hands_discards_and_meter() -> None:
    """FI-2.7"""
    t = table(diver(MARSH, EARTH, LIFT), pilot(LANDING, FIRE), mark=3, treasure_discard={WIND: 2}, flood_discard=[MOON])
    for seat in (0, 1, None):
        view = GAME.view(t.referee.position, seat)
        assert isinstance(view, View)
        assert [one.hand for one in view.table.adventurers] == [[EARTH, LIFT], [FIRE]]
        assert view.table.treasure_discard == {WIND: 2}
        assert (view.table.flood_discard, view.table.mark) == ([MOON], 3)


def test_nobody_sees_the_order_of_a_deck() -> None:
    """FI-2.7"""
    orders = [[SUN, MOON, *ALL_TILES[1:-1]], [*ALL_TILES[1:-1], MOON, SUN]]
    views = []
    for order in orders:
        t = table(diver(MARSH), pilot(LANDING), flood_deck=[order])
        views.append(GAME.view(t.referee.position, 0))
    assert views[0] == views[1]


def test_any_card_of_a_deck_may_be_the_next() -> None:
    """FI-2.7"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING)
    assert t.flood_cards_that_may_come() == set(ALL_TILES)


def test_no_player_chooses_the_card_that_comes() -> None:
    """FI-2.7"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING)
    t.refuses(0, DrawFlood(WATCHTOWER), "left-to-chance", "FI-2.7")
    t.refuses(1, DrawTreasure(EARTH), "left-to-chance", "FI-2.7")


def test_what_a_seat_sees_is_the_whole_position() -> None:
    """FI-2.7"""
    t = table(diver(MARSH, EARTH), pilot(LANDING, LIFT), flooded=[MOON], flood_discard=[MOON])
    imagined = GAME.imagine(GAME.view(t.referee.position, 1), Dice(1))
    assert imagined.fields() == t.referee.position.fields()
