"""Chapter 1: what is in the box."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_island.forms import Capture, Captured, Card, LayTile, Tile, Treasure
from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Impossible
from tests.forbidden_island.table import (
    ALL_TILES,
    CLIFFS,
    CORAL,
    EARTH,
    EMBERS,
    FIRE,
    FLOODING,
    FOREST,
    GAME,
    HOWLING,
    ISLAND,
    LANDING,
    LIFT,
    MARSH,
    MOON,
    OCEAN,
    SANDBAGS,
    SHADOWS,
    SUN,
    TIDAL,
    WATERS_RISE,
    WHISPERING,
    WIND,
    diver,
    form,
    new_table,
    pilot,
    refuses_position,
    table,
)

TREASURE_TILES = {
    MOON: EARTH,
    SUN: EARTH,
    WHISPERING: WIND,
    HOWLING: WIND,
    EMBERS: FIRE,
    SHADOWS: FIRE,
    CORAL: OCEAN,
    TIDAL: OCEAN,
}


def test_the_island_has_24_tiles_each_with_one_flood_card() -> None:
    """FI-1.1"""
    t = table(diver(MARSH), pilot(LANDING))
    [cards] = t.now.flood_deck or []
    assert len(ALL_TILES) == len(set(ALL_TILES)) == 24
    assert sorted(cards) == sorted(ALL_TILES) == sorted(Tile)


def test_no_tile_is_in_the_box_twice() -> None:
    """FI-1.1"""
    t = new_table(2)
    t.chance(LayTile(MARSH))
    t.refuses(CHANCE, LayTile(MARSH), "cannot-come-up", "FI-2.7")


def test_no_tile_has_a_second_flood_card() -> None:
    """FI-1.1"""
    twice = form(diver(MARSH), pilot(LANDING), flood_deck=[[*ALL_TILES, MARSH]])
    refuses_position(twice, "flood-card-twice")


@pytest.mark.parametrize(("tile", "card"), TREASURE_TILES.items())
def test_eight_tiles_hold_a_treasure_two_for_each(tile: Tile, card: Card) -> None:
    """FI-1.1"""
    t = table(diver(tile, *[card] * 4), pilot(LANDING))
    t.play(0, Capture())
    assert t.events == [Captured(0, Treasure(card))]


@pytest.mark.parametrize("tile", [tile for tile in ALL_TILES if tile not in TREASURE_TILES])
def test_the_six_start_tiles_and_the_ten_plain_ones_hold_no_treasure(tile: Tile) -> None:
    """FI-1.1"""
    t = table(diver(tile, EARTH, EARTH, EARTH, EARTH), pilot(LANDING))
    t.refuses(0, Capture(), "no-treasure-here", "FI-4.11")


def test_the_treasure_deck_has_28_cards() -> None:
    """FI-1.2"""
    deck = new_table(2).now.treasure_deck
    assert deck == {EARTH: 5, WIND: 5, FIRE: 5, OCEAN: 5, LIFT: 3, SANDBAGS: 2, WATERS_RISE: 3}
    assert sum(deck.values()) == 28


@pytest.mark.parametrize(
    ("hands", "card"),
    [([[EARTH] * 5, [EARTH]], EARTH), ([[LIFT] * 3, [LIFT]], LIFT), ([[SANDBAGS] * 2, [SANDBAGS]], SANDBAGS)],
)
def test_no_card_comes_more_often_than_it_was_printed(hands: list[list[Card]], card: Card) -> None:
    """FI-1.2"""
    too_many = form(diver(MARSH, *hands[0]), pilot(LANDING, *hands[1]))
    with pytest.raises(Impossible) as caught:
        GAME.read_position(too_many)
    assert (caught.value.code, caught.value.arguments["card"]) == ("card-miscounted", card)


def test_the_four_treasures_can_all_be_taken() -> None:
    """FI-1.3"""
    t = table(diver(MOON, EARTH, EARTH, EARTH, EARTH), pilot(LANDING), treasures_taken=["wind", "fire", "ocean"])
    t.play(0, Capture())
    assert t.now.treasures_taken == [Treasure.EARTH, Treasure.WIND, Treasure.FIRE, Treasure.OCEAN]


def test_the_cards_of_one_treasure_do_not_take_another() -> None:
    """FI-1.3"""
    t = table(diver(MOON, WIND, WIND, WIND, WIND), pilot(LANDING))
    t.refuses(0, Capture(), "four-cards-needed", "FI-4.11")


@pytest.mark.parametrize(("mark", "rate"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5), (9, 5)])
def test_the_meter_gives_two_to_five_flood_cards_a_turn(mark: int, rate: int) -> None:
    """FI-1.4"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, mark=mark)
    t.flood(*[MOON, SUN, FOREST, CLIFFS, TIDAL][:rate])
    assert (t.now.active, t.now.turn) == (1, 2)


def test_the_tenth_mark_is_the_skull_and_nobody_plays_on_there() -> None:
    """FI-1.4"""
    refuses_position(form(diver(MARSH), pilot(LANDING), mark=10), "should-have-ended")


@pytest.mark.parametrize(("difficulty", "mark"), [("novice", 1), ("normal", 2), ("elite", 3), ("legendary", 4)])
def test_each_difficulty_has_its_start_mark(difficulty: str, mark: int) -> None:
    """FI-1.4"""
    assert new_table(2, difficulty=difficulty).now.mark == mark


def test_there_is_no_fifth_difficulty() -> None:
    """FI-1.4"""
    with pytest.raises(Impossible) as caught:
        GAME.options({"difficulty": "hopeless"}, 2)
    assert caught.value.code == "option-refused"


def test_the_island_of_these_tests_is_laid_as_it_is_drawn() -> None:
    """FI-2.1"""
    assert table(diver(MARSH), pilot(LANDING)).now.island == ISLAND
