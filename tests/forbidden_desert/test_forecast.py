"""The storm forecast, against answers worked out by hand and against every way in which chance can go."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from pytest import approx

from ostrov.games.forbidden_desert import codes, components
from ostrov.games.forbidden_desert.forecast import Forecast
from ostrov.games.forbidden_desert.forms import PLACES, STORM_CARDS, Face, Place, PositionForm, StormCard
from ostrov.kernel.position import CHANCE
from ostrov.kernel.rows import Rows
from tests.forbidden_desert.table import (
    GAME,
    OVER,
    PICKS_UP,
    STORMING,
    SUN,
    archeologist,
    carrier,
    city,
    climber,
    explorer,
    form,
    meteorologist,
    new_table,
)

P = Place
N1, N2, N3 = StormCard.NORTH_1, StormCard.NORTH_2, StormCard.NORTH_3
E1, W3, S2 = StormCard.EAST_1, StormCard.WEST_3, StormCard.SOUTH_2
EVERY = Counter(dict(zip(STORM_CARDS, components.STORM_CARD_NUMBERS, strict=True)))


def foretold(position: PositionForm) -> Forecast:
    forecast = GAME.forecast(GAME.read_position(position), None)
    assert isinstance(forecast, Forecast)
    return forecast


def storm_cards(*deck: StormCard, top: tuple[StormCard, ...] = (), under: tuple[StormCard, ...] = ()) -> dict[str, Any]:
    """These cards are the deck, and all others the discard."""
    return {
        "storm_top": list(top),
        "storm_deck": dict(Counter(deck)),
        "storm_under": list(under),
        "storm_discard": dict(EVERY - Counter(deck) - Counter(top) - Counter(under)),
    }


def chances(numbers: Any) -> dict[int, float]:
    return {one.number: one.chance for one in numbers}


def test_the_next_card_is_any_of_those_in_no_order() -> None:
    """FD-8.1"""
    forecast = foretold(form(explorer(P.B2), climber(P.D4), **storm_cards(N1, N1, SUN, W3)))
    assert {one.card: one.chance for one in forecast.next} == approx({N1: 1 / 2, SUN: 1 / 4, W3: 1 / 4})


def test_a_known_card_is_certain() -> None:
    """FD-7.5"""
    forecast = foretold(form(explorer(P.B2), climber(P.D4), **storm_cards(N1, SUN, top=(W3,))))
    assert {one.card: one.chance for one in forecast.next} == {W3: 1.0}


def test_tiles_go_one_place_towards_the_storm_as_far_as_the_wind_reaches() -> None:
    """FD-8.2 From the centre northward: C4 goes to C3, and with two tiles C5 to C4."""
    forecast = foretold(form(explorer(P.B2), climber(P.D4), **storm_cards(N1, N1, N2, SUN)))
    assert [(one.place, one.to) for one in forecast.sites] == [(P.C4, P.C3), (P.C5, P.C4)]
    assert [one.chance for one in forecast.sites] == approx([3 / 4, 1 / 4])


def test_at_the_rim_there_is_nothing_to_move() -> None:
    """FD-8.2"""
    forecast = foretold(form(explorer(P.B2), climber(P.D4), storm=P.C5, **storm_cards(N3)))
    assert forecast.sites == []


def test_while_a_seat_acts_all_cards_of_the_turn_are_to_come_but_those_skipped() -> None:
    """FD-7.4, FD-8.1 Tick 2 for two players: three cards."""
    assert foretold(form(explorer(P.B2), climber(P.D4), tick=2)).cards == 3
    assert foretold(form(meteorologist(P.B2), climber(P.D4), tick=2, cards_skipped=2)).cards == 1
    assert foretold(form(explorer(P.B2), climber(P.D4), tick=2, phase=STORMING, steps_done=1)).cards == 2


def test_who_has_less_water_than_suns_may_come_may_die_unless_in_the_shade() -> None:
    """FD-5.6, FD-6.3, FD-8.5 Two cards, both of them suns."""
    crew = (explorer(P.B2, water=1), climber(P.D4, water=1, is_shielded=True), carrier(P.D1, water=2))
    tunnel = archeologist(P.A2, water=0)
    position = form(*crew, tunnel, tiles={P.A2: city(Face.TUNNEL)}, **storm_cards(SUN, SUN))
    forecast = foretold(position)
    assert chances(forecast.suns) == approx({2: 1.0})
    assert forecast.dies == [1.0, 0.0, 0.0, 0.0]


def test_the_skull_may_be_reached_within_the_turn() -> None:
    """FD-8.4, FD-9.2 For two players the skull is tick 14; six cards at tick 13."""
    forecast = foretold(form(explorer(P.B2), climber(P.D4), tick=13, **storm_cards(N1, N1, E1, S2, W3, N2, PICKS_UP)))
    assert chances(forecast.picks_up) == approx({0: 1 / 7, 1: 6 / 7})
    assert forecast.skull == approx(6 / 7)
    assert foretold(form(explorer(P.B2), climber(P.D4), tick=1)).skull == 0


def test_there_is_nothing_to_tell_before_the_first_turn_and_after_the_end() -> None:
    """FD-2.1, FD-9.2"""
    assert GAME.forecast(new_table(2).referee.position, None) is None
    over = form(explorer(P.B2), climber(P.D4), tick=14, phase=OVER, ending="swept-away")
    assert GAME.forecast(GAME.read_position(over), None) is None


# Every way in which chance can go


def every_way(position: Any, cards: int) -> dict[tuple[StormCard, ...], float]:
    """The rules themselves, asked for all outcomes one after another."""
    if cards == 0:
        return {(): 1.0}
    rows = Rows()
    found: dict[tuple[StormCard, ...], float] = {}
    position.legal(CHANCE, rows)
    outcomes = rows.weighted()
    total = sum(weight for _, weight in outcomes)
    for outcome, weight in outcomes:
        after = position.copy()
        after.apply(CHANCE, outcome)
        card = STORM_CARDS[codes.target_of(outcome)]
        for rest, chance in every_way(after, cards - 1).items():
            found[card, *rest] = found.get((card, *rest), 0.0) + chance * weight / total
    return found


@pytest.mark.parametrize(
    "cards",
    [
        storm_cards(N1, SUN, SUN, PICKS_UP, W3),
        storm_cards(E1, SUN, top=(SUN, N2)),
        storm_cards(N1, top=(PICKS_UP,), under=(SUN, S2)),
        storm_cards(top=(SUN,), under=(PICKS_UP,)),
        storm_cards(SUN, PICKS_UP),
        {},
    ],
    ids=["deck", "known", "put-under", "known-only", "renewed", "all"],
)
def test_the_forecast_is_what_the_rules_do(cards: dict[str, Any]) -> None:
    """FD-8.1, FD-8.2, FD-8.6 Nobody holds gear and nobody is near another, so chance alone decides."""
    position = GAME.read_position(form(explorer(P.A2), climber(P.E4), tick=2, phase=STORMING, **cards))
    forecast = GAME.forecast(position, 0)
    assert isinstance(forecast, Forecast)
    ways = every_way(position, 3)
    suns: Counter[int] = Counter()
    rises: Counter[int] = Counter()
    following: Counter[StormCard] = Counter()
    for way, chance in ways.items():
        suns[way.count(SUN)] += chance  # type: ignore[assignment]
        rises[way.count(PICKS_UP)] += chance  # type: ignore[assignment]
        following[way[0]] += chance  # type: ignore[assignment]
    assert chances(forecast.suns) == approx(dict(suns))
    assert chances(forecast.picks_up) == approx(dict(rises))
    assert {one.card: one.chance for one in forecast.next} == approx(dict(following))
    assert {(one.place, one.to): one.chance for one in forecast.sites} == approx(moved(position))


def moved(position: Any) -> dict[tuple[Place, Place], float]:
    """Which tiles the next card moves: after it they bear a mark that was put on each before."""
    rows = Rows()
    found: dict[tuple[Place, Place], float] = {}
    position.legal(CHANCE, rows)
    outcomes = rows.weighted()
    total = sum(weight for _, weight in outcomes)
    for outcome, weight in outcomes:
        after = position.copy()
        for cell in range(25):
            # So many markers that each tile is told from every other, whatever falls on it.
            after.tiles[cell] = 0 if cell == after.storm else 2 * cell + 1
        after.sand_left = 1000
        after.apply(CHANCE, outcome)
        for cell in range(25):
            was = (int(after.tiles[cell]) - 1) // 2
            if cell != after.storm and was != cell:
                step = PLACES[was], PLACES[cell]
                found[step] = found.get(step, 0.0) + weight / total
    return found
