"""The tide forecast, against answers worked out by hand and against every way in which chance can go."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import msgspec
import pytest
from hypothesis import given
from pytest import approx

from ostrov.games.forbidden_island.codes import DISCARD, GO_ON, STOP, SWIM, verb_of
from ostrov.games.forbidden_island.components import ALL_TREASURES as ALL_TREASURES_TAKEN
from ostrov.games.forbidden_island.forecast import Forecast
from ostrov.games.forbidden_island.forms import Card, PositionForm, Tile
from ostrov.games.forbidden_island.position import ForbiddenIsland
from ostrov.games.forbidden_island.state import ISLAND_DROWNED, STILL_PLAYING
from ostrov.games.forbidden_island.tiles import cell_of, tiles_on
from ostrov.games.registry import GAMES
from ostrov.kernel.bits import bit, members
from ostrov.kernel.dice import Dice
from ostrov.kernel.position import CHANCE, CHANCE_AWAITED
from ostrov.kernel.referee import Referee
from ostrov.kernel.rows import Rows
from ostrov.words import Words
from tests.forbidden_island.table import (
    ALL_TILES,
    ALL_TREASURES,
    BRONZE,
    DRAWING,
    DUNES,
    EARTH,
    FIRE,
    FLOODING,
    FOREST,
    GAME,
    GOLD,
    IRON,
    LAGOON,
    LANDING,
    LIFT,
    MARSH,
    OCEAN,
    SANDBAGS,
    SILVER,
    SUN,
    WATERS_RISE,
    WIND,
    diver,
    engineer,
    explorer,
    form,
    new_table,
    pilot,
)
from tests.some_games import play_at_random, tables


def foretold(position: PositionForm) -> Forecast:
    forecast = GAME.forecast(GAME.read_position(position), None)
    assert isinstance(forecast, Forecast)
    return forecast


def floods(forecast: Forecast) -> dict[Tile, float]:
    """The tiles that may flood."""
    return {one.tile: one.floods for one in forecast.tiles if one.floods}


def sinks(forecast: Forecast) -> dict[Tile, float]:
    """The tiles that may sink."""
    return {one.tile: one.sinks for one in forecast.tiles if one.sinks}


def draws(forecast: Forecast) -> dict[int, float]:
    """The chance of each number of flood cards."""
    return {one.cards: one.chance for one in forecast.draws}


def all_but(*tiles: Tile) -> list[Tile]:
    return [tile for tile in ALL_TILES if tile not in tiles]


def treasure_cards(*deck: Card, hands: tuple[Card, ...] = ()) -> dict[str, dict[Card, int]]:
    """These cards are the treasure deck, and all others but those in hands the discard."""
    numbers = [5, 5, 5, 5, 3, 2, 3]
    every = Counter(dict(zip(Card, numbers, strict=True)))
    return {"treasure_deck": dict(Counter(deck)), "treasure_discard": dict(every - Counter(deck) - Counter(hands))}


# Flood cards


def test_of_the_cards_of_the_top_layer_each_is_as_likely_as_the_next() -> None:
    """FI-7.1 Two cards of three."""
    top = [IRON, MARSH, GOLD]
    forecast = foretold(
        form(pilot(LANDING), diver(BRONZE), phase=FLOODING, flooded=[GOLD], flood_deck=[top, all_but(*top)])
    )
    assert floods(forecast) == approx({IRON: 2 / 3, MARSH: 2 / 3})
    assert sinks(forecast) == approx({GOLD: 2 / 3})
    assert draws(forecast) == approx({2: 1.0})
    assert forecast.waters_rise == 0


def test_a_layer_that_is_drawn_to_its_last_card_leaves_nothing_to_chance() -> None:
    """FI-7.2, FI-7.3 What is dry floods, what is flooded sinks."""
    top = [IRON, MARSH]
    forecast = foretold(
        form(pilot(LANDING), diver(BRONZE), phase=FLOODING, flooded=[MARSH, SUN], flood_deck=[top, all_but(*top)])
    )
    assert floods(forecast) == approx({IRON: 1})
    assert sinks(forecast) == approx({MARSH: 1})


def test_cards_that_the_top_layer_lacks_come_from_the_next() -> None:
    """FI-7.1"""
    layers = [[IRON], [MARSH, GOLD, SUN, LAGOON], all_but(IRON, MARSH, GOLD, SUN, LAGOON)]
    forecast = foretold(form(pilot(LANDING), diver(BRONZE), phase=FLOODING, mark=3, flooded=[SUN], flood_deck=layers))
    assert floods(forecast) == approx({IRON: 1, MARSH: 1 / 2, GOLD: 1 / 2, LAGOON: 1 / 2})
    assert sinks(forecast) == approx({SUN: 1 / 2})


def test_in_mid_flooding_only_the_cards_left_count() -> None:
    """FI-7.1"""
    top = [MARSH, GOLD]
    forecast = foretold(
        form(
            pilot(LANDING),
            diver(BRONZE),
            phase=FLOODING,
            steps_done=1,
            flooded=[IRON],
            flood_deck=[top, all_but(IRON, *top)],
            flood_discard=[IRON],
        )
    )
    assert floods(forecast) == approx({MARSH: 1 / 2, GOLD: 1 / 2})
    assert sinks(forecast) == approx({})
    assert draws(forecast) == approx({1: 1.0})


def test_a_tile_may_come_up_twice_when_the_flood_deck_runs_out() -> None:
    """FI-7.6 Marsh floods; then one of Marsh, Gold and Landing comes from the new deck."""
    forecast = foretold(
        form(
            pilot(LANDING),
            diver(LANDING),
            phase=FLOODING,
            treasures_taken=ALL_TREASURES,
            flooded=[GOLD],
            sunken=all_but(LANDING, MARSH, GOLD),
            flood_deck=[[MARSH]],
            flood_discard=[GOLD, LANDING],
        )
    )
    assert floods(forecast) == approx({LANDING: 1 / 3, MARSH: 2 / 3})
    assert sinks(forecast) == approx({GOLD: 1 / 3, MARSH: 1 / 3})


def test_a_dry_tile_that_comes_up_twice_for_certain_sinks() -> None:
    """FI-7.6 Marsh floods; then all of the new deck is drawn, Marsh and Landing."""
    forecast = foretold(
        form(
            pilot(LANDING),
            diver(LANDING),
            phase=FLOODING,
            mark=3,
            treasures_taken=ALL_TREASURES,
            sunken=all_but(LANDING, MARSH),
            flood_deck=[[MARSH]],
            flood_discard=[LANDING],
        )
    )
    assert floods(forecast) == approx({LANDING: 1})
    assert sinks(forecast) == approx({MARSH: 1})


def test_the_last_card_of_a_deck_may_wait_for_a_swimmer_before_the_deck_is_renewed() -> None:
    """FI-7.4, FI-7.6 The deck is still empty while the Diver is in the water."""
    forecast = foretold(
        form(
            pilot(LANDING),
            diver(MARSH),
            phase=FLOODING,
            steps_done=1,
            swimming=[1],
            treasures_taken=ALL_TREASURES,
            sunken=all_but(LANDING, GOLD),
            flooded=[GOLD],
            flood_deck=[[]],
            flood_discard=[GOLD, LANDING],
        )
    )
    assert floods(forecast) == approx({LANDING: 1 / 2})
    assert sinks(forecast) == approx({GOLD: 1 / 2})


def test_when_all_cards_are_drawn_but_a_pawn_still_swims_nothing_more_comes_in_this_turn() -> None:
    """FI-7.4"""
    forecast = foretold(form(pilot(LANDING), diver(MARSH), phase=FLOODING, steps_done=2, swimming=[1], sunken=[MARSH]))
    assert (floods(forecast), sinks(forecast)) == ({}, {})
    assert draws(forecast) == approx({0: 1.0})


# Treasure cards


def test_a_certain_waters_rise_puts_the_flood_discard_on_top_and_raises_the_rate() -> None:
    """FI-5.2 At mark 3 three cards are drawn: two of the discard, and one of the 22 below."""
    forecast = foretold(
        form(
            pilot(LANDING),
            diver(BRONZE),
            phase=DRAWING,
            steps_done=1,
            mark=2,
            flooded=[IRON],
            flood_discard=[IRON, MARSH],
            **treasure_cards(WATERS_RISE, WATERS_RISE),
        )
    )
    assert forecast.waters_rise == 1
    assert draws(forecast) == approx({3: 1.0})
    assert sinks(forecast) == approx({IRON: 1})
    assert floods(forecast) == approx({MARSH: 1} | dict.fromkeys(all_but(IRON, MARSH), 1 / 22))


def test_two_waters_rise_raise_the_rate_twice_and_shuffle_once() -> None:
    """FI-5.2 With an empty flood discard only the marker moves: from mark 4 to 6, where four cards are drawn."""
    top = [IRON, MARSH, GOLD, SUN, LAGOON]
    forecast = foretold(
        form(
            pilot(LANDING),
            diver(BRONZE),
            mark=4,
            flood_discard=top,
            **treasure_cards(WATERS_RISE, WATERS_RISE),
        )
    )
    assert draws(forecast) == approx({4: 1.0})
    assert floods(forecast) == approx(dict.fromkeys(top, 4 / 5))


def test_while_a_seat_acts_both_treasure_cards_are_still_to_come() -> None:
    """FI-3.1, FI-5.1 Three Waters Rise! among 28 cards; mark 2 draws two cards, mark 3 and 4 three."""
    forecast = foretold(form(pilot(LANDING), diver(BRONZE), mark=2))
    none = 25 / 28 * 24 / 27
    assert forecast.waters_rise == approx(1 - none)
    assert draws(forecast) == approx({2: none, 3: 1 - none})
    assert floods(forecast) == approx(dict.fromkeys(ALL_TILES, (2 * none + 3 * (1 - none)) / 24))


def test_after_the_first_treasure_card_only_the_second_counts() -> None:
    """FI-5.1"""
    forecast = foretold(form(pilot(LANDING), diver(BRONZE), phase=DRAWING, steps_done=1))
    assert forecast.waters_rise == approx(3 / 28)


def test_once_both_treasure_cards_are_drawn_the_water_rises_no_more() -> None:
    """FI-5.4 The second card is in hand, and one is to be discarded."""
    hand = (EARTH, WIND, FIRE, OCEAN, LIFT, SANDBAGS)
    forecast = foretold(form(pilot(LANDING, *hand), diver(BRONZE), phase=DRAWING, steps_done=2, discarding=0))
    assert forecast.waters_rise == 0
    assert draws(forecast) == approx({2: 1.0})


def test_the_second_treasure_card_may_come_from_a_renewed_deck() -> None:
    """FI-5.3 The last card goes to a hand with room: of the 27 others three are Waters Rise!"""
    forecast = foretold(form(pilot(LANDING), diver(BRONZE), **treasure_cards(EARTH)))
    assert forecast.waters_rise == approx(3 / 27)


def test_a_waters_rise_that_was_the_last_card_may_come_again() -> None:
    """FI-5.3 That card included: 28 cards, three of them Waters Rise!; mark 5 draws three cards, 6 and 7 four."""
    forecast = foretold(form(pilot(LANDING), diver(BRONZE), mark=5, **treasure_cards(WATERS_RISE)))
    assert forecast.waters_rise == 1
    assert draws(forecast) == approx({4: 1.0})
    forecast = foretold(form(pilot(LANDING), diver(BRONZE), mark=4, **treasure_cards(WATERS_RISE)))
    assert draws(forecast) == approx({3: 25 / 28, 4: 3 / 28})


def test_what_a_full_hand_discards_is_in_the_renewed_deck() -> None:
    """FI-5.3, FI-5.4 Whichever card it is: 28 cards less five in hand, of which three are Waters Rise!"""
    hand = (EARTH, WIND, FIRE, OCEAN, LIFT)
    forecast = foretold(form(pilot(LANDING, *hand), diver(BRONZE), **treasure_cards(SANDBAGS, hands=hand)))
    assert forecast.waters_rise == approx(3 / 23)


def test_at_the_skull_there_is_nothing_left_to_flood() -> None:
    """FI-8.2 One card more and the game is lost: with the other treasure cards, five flood cards come."""
    forecast = foretold(
        form(pilot(LANDING), diver(BRONZE), phase=DRAWING, steps_done=1, mark=9, **treasure_cards(EARTH, WATERS_RISE))
    )
    assert draws(forecast) == approx({0: 0.5, 5: 0.5})
    assert floods(forecast) == approx(dict.fromkeys(ALL_TILES, 0.5 * 5 / 24))


def test_cards_are_counted_to_the_last_even_where_the_game_would_be_lost_on_the_way() -> None:
    """FI-8.2 A flooded Landing may come first; Marsh comes all the same with two chances of three."""
    top = [LANDING, MARSH, GOLD]
    forecast = foretold(
        form(pilot(LANDING), diver(BRONZE), phase=FLOODING, flooded=[LANDING], flood_deck=[top, all_but(*top)])
    )
    assert floods(forecast) == approx({MARSH: 2 / 3, GOLD: 2 / 3})
    assert sinks(forecast) == approx({LANDING: 2 / 3})


# Every way in which chance can go

FEW = [LANDING, MARSH, GOLD, IRON, LAGOON, SILVER, DUNES]
SIX_CARDS = (EARTH, EARTH, WIND, WIND, FIRE, OCEAN)


def flood_cards(*layers: list[Tile]) -> dict[str, object]:
    """These layers are the flood deck, and the rest of the few the discard."""
    drawn = [tile for tile in FEW if not any(tile in layer for layer in layers)]
    return {"flood_deck": list(layers), "flood_discard": drawn}


def on_few_tiles(**rest: object) -> PositionForm:
    """Seven tiles are left, and nothing can be lost but by the skull: treasures are taken, and no pawn drowns."""
    adventurers = rest.pop("adventurers", [pilot(LANDING), diver(LANDING)])
    assert isinstance(adventurers, list)
    return form(*adventurers, treasures_taken=ALL_TREASURES, sunken=all_but(*FEW), **rest)


@pytest.mark.parametrize(
    "position",
    [
        on_few_tiles(phase=FLOODING, mark=6, flooded=[MARSH], flood_deck=[FEW]),
        on_few_tiles(phase=FLOODING, mark=6, flooded=FEW[1:3], flood_deck=[FEW[1:6]], flood_discard=[LANDING, DUNES]),
        on_few_tiles(phase=FLOODING, mark=8, flooded=FEW[2:4], **flood_cards([MARSH, GOLD], [IRON])),
        on_few_tiles(phase=FLOODING, mark=4, flooded=[MARSH], **flood_cards([GOLD], [IRON, LAGOON], [SILVER, MARSH])),
        on_few_tiles(mark=1, flooded=[MARSH, IRON], **flood_cards(FEW[3:]), **treasure_cards(EARTH, WATERS_RISE)),
        on_few_tiles(mark=7, flooded=[MARSH], **flood_cards(FEW[5:]), **treasure_cards(WATERS_RISE, FIRE, WIND)),
        on_few_tiles(mark=8, flooded=[MARSH], **flood_cards(FEW[5:]), **treasure_cards(WATERS_RISE, WATERS_RISE, WIND)),
        on_few_tiles(mark=2, flooded=[GOLD], **flood_cards(FEW[2:]), **treasure_cards(WATERS_RISE)),
        on_few_tiles(mark=2, flooded=[GOLD], **flood_cards(FEW), **treasure_cards(OCEAN)),
        on_few_tiles(
            adventurers=[pilot(LANDING, *SIX_CARDS[:5]), explorer(LANDING)],
            mark=2,
            flooded=[GOLD],
            **treasure_cards(OCEAN, hands=SIX_CARDS[:5]),
        ),
        on_few_tiles(
            adventurers=[pilot(LANDING, *SIX_CARDS), explorer(LANDING)],
            phase=DRAWING,
            steps_done=1,
            discarding=0,
            mark=5,
            **flood_cards(FEW[2:]),
            **treasure_cards(hands=SIX_CARDS),
        ),
        on_few_tiles(
            adventurers=[pilot(LANDING), engineer(GOLD, *SIX_CARDS)],
            actions_left=2,
            discarding=1,
            mark=2,
            **treasure_cards(OCEAN, hands=SIX_CARDS),
        ),
    ],
)
def test_the_forecast_is_what_every_way_of_chance_adds_up_to(position: PositionForm) -> None:
    """FI-5.2, FI-5.3, FI-5.4, FI-7.1, FI-7.6"""
    compare_with_every_way(GAME.read_position(position))


@pytest.mark.parametrize("seed", range(10))
def test_the_same_holds_in_the_midst_of_a_game(seed: int) -> None:
    """FI-7.1"""
    referee = Referee.begin(GAME, 4, GAME.options({}, 4))
    play_at_random(referee, Dice(seed), 44 + 3 * seed)
    position = referee.position.copy()
    assert isinstance(position, ForbiddenIsland)
    # So that nothing ends the game before the last card is drawn.
    position.treasures_taken = ALL_TREASURES_TAKEN
    position.flooded &= ~bit(position.island.landing)
    compare_with_every_way(position)


def compare_with_every_way(start: object) -> None:
    assert isinstance(start, ForbiddenIsland)
    forecast = GAME.forecast(start, None)
    assert isinstance(forecast, Forecast)
    assert [one.tile for one in forecast.tiles] == tiles_on(start, start.land)
    ends = every_end(start)
    assert sum(ends.values()) == 1
    for one in forecast.tiles:
        cell = bit(cell_of(start, one.tile))
        flooded = sum(weight for end, weight in ends.items() if end.flooded & ~start.flooded & cell)
        gone = sum(weight for end, weight in ends.items() if not end.land & cell)
        assert [one.floods, one.sinks] == approx([float(flooded), float(gone)]), one.tile


def every_end(start: ForbiddenIsland) -> dict[ForbiddenIsland, Fraction]:
    """How the flood phase may leave the table, card by card by the rules themselves; equal positions are one."""
    pending = {tuple(start.fields()): (start, Fraction(1))}
    ends: dict[ForbiddenIsland, Fraction] = {}
    while pending:
        position, weight = pending.pop(next(iter(pending)))
        if position.turn > start.turn or position.awaited == 0:
            assert position.ending in (STILL_PLAYING, ISLAND_DROWNED)
            ends[position] = weight
            continue
        for after, share in next_positions(position):
            before = pending.get(tuple(after.fields()), (after, Fraction(0)))[1]
            pending[tuple(after.fields())] = after, before + weight * share
    return ends


def next_positions(position: ForbiddenIsland) -> list[tuple[ForbiddenIsland, Fraction]]:
    rows = Rows()
    if position.awaited & CHANCE_AWAITED:
        position.legal(CHANCE, rows)
        return [(after(position, CHANCE, choice), Fraction(many, rows.total)) for choice, many in rows.weighted()]
    for seat in members(position.awaited):
        rows.clear()
        position.legal(seat, rows)
        # As little as one may: no special card, no action.
        quiet = [choice for choice in rows.codes() if verb_of(choice) in (STOP, GO_ON, SWIM, DISCARD)]
        if quiet and not (position.swimmers and verb_of(quiet[0]) == GO_ON):
            return [(after(position, seat, quiet[0]), Fraction(1))]
    raise AssertionError("somebody has to act")


def after(position: ForbiddenIsland, actor: int, choice: int) -> ForbiddenIsland:
    copy = position.copy()
    copy.apply(actor, choice)
    return copy


# In any position


@given(tables(GAME))
def test_the_chances_of_the_tiles_add_up_to_the_cards_that_are_drawn(referee: Referee) -> None:
    """FI-7.1 A card floods a tile or sinks it; a dry tile sinks by its second card."""
    position = referee.position
    assert isinstance(position, ForbiddenIsland)
    before = position.fields()
    forecast = GAME.forecast(position, None)
    assert position.fields() == before
    assert (forecast is None) == (position.turn == 0 or position.awaited == 0)
    if isinstance(forecast, Forecast):
        flooded = tiles_on(position, position.flooded)
        cards = sum(one.floods + one.sinks * (1 if one.tile in flooded else 2) for one in forecast.tiles)
        assert cards == approx(sum(draw.cards * draw.chance for draw in forecast.draws))
        assert sum(draw.chance for draw in forecast.draws) == approx(1)
        assert all(0 <= one.floods <= 1 and 0 <= one.sinks <= 1 for one in forecast.tiles)
        assert all(one.floods + one.sinks <= 1 + 1e-9 for one in forecast.tiles)
        assert msgspec.json.decode(msgspec.json.encode(forecast), type=Forecast) == forecast


def test_there_is_no_forecast_before_the_first_turn() -> None:
    """FI-2.2"""
    assert GAME.forecast(new_table(2).referee.position, None) is None


def test_a_game_that_has_no_forecast_gives_none() -> None:
    assert GAME.has_forecast
    without = [game for game in GAMES.values() if not game.has_forecast]
    assert without
    for game in without:
        assert game.forecast(game.start(3, game.options({}, 3)), None) is None


@pytest.mark.parametrize(
    ("language", "sentence", "draws"),
    [
        ("en", "Crimson Forest: floods 40 %, sinks 0 %", "3 flood cards: 20 %"),
        ("ru", "Багровый лес: затопление — 40 %, уход на дно — 0 %", "3 карты приливов: 20 %"),
    ],
)
def test_the_forecast_has_its_words(language: str, sentence: str, draws: str) -> None:
    words = Words(language, GAME)
    assert words.say("forecast-tile", tile=FOREST, floods=40, sinks=0) == sentence
    assert words.say("forecast-draws", cards=3, chance=20) == draws
