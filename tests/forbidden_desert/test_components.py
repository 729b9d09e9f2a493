"""Chapter 1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from ostrov.games.forbidden_desert.components import STORM_RATES, TICKS_A_COLUMN
from ostrov.games.forbidden_desert.forms import DrawStormCard, Excavate, Face, Place, StormCard
from ostrov.kernel.position import CHANCE
from ostrov.kernel.rows import Rows
from tests.forbidden_desert.table import (
    ACTING,
    GAME,
    STORMING,
    Table,
    archeologist,
    carrier,
    climber,
    explorer,
    meteorologist,
    navigator,
    new_table,
    oasis,
    table,
)

P = Place


def weights(t: Table) -> dict[str, int]:
    rows = Rows()
    t.referee.position.legal(CHANCE, rows)
    shown = [(GAME.show_choice(t.referee.position, code), weight) for code, weight in rows.weighted()]
    return {str(next(iter(getattr(form, name) for name in form.__struct_fields__))): weight for form, weight in shown}


def test_under_the_dunes_lie_eight_gears_three_tunnels_eight_clues_and_the_launch_pad() -> None:
    """FD-1.1 The ninth gear is under the crash site."""
    t = table(explorer(P.B2), climber(P.D4))
    t.play(0, Excavate())
    clues = {f"{part}-{way}": 1 for part in ("propeller", "engine", "crystal", "deck") for way in ("row", "column")}
    assert weights(t) == {"gear": 8, "tunnel": 3, "launch-pad": 1, **clues}


def test_under_the_oases_lie_two_wells_and_a_mirage() -> None:
    """FD-1.1"""
    t = table(explorer(P.B2), climber(P.D4), tiles={P.B2: oasis()})
    t.play(0, Excavate())
    assert weights(t) == {"well": 2, "mirage": 1}


def test_under_the_crash_site_lies_gear() -> None:
    """FD-1.1"""
    t = table(explorer(P.E5), climber(P.D4))
    t.play(0, Excavate())
    assert t.tile(P.E5).face == Face.GEAR
    assert weights(t) == {
        "dune-blaster": 3,
        "jet-pack": 3,
        "solar-shield": 2,
        "terrascope": 2,
        "secret-water-reserve": 1,
        "time-throttle": 1,
    }


def test_the_storm_deck_has_31_cards() -> None:
    """FD-1.2"""
    t = table(explorer(P.B2), climber(P.D4), phase=STORMING)
    winds = {f"{way}-{tiles}": 4 - tiles for way in ("north", "east", "south", "west") for tiles in (1, 2, 3)}
    assert weights(t) == {**winds, "sun-beats-down": 4, "storm-picks-up": 3}
    assert sum(weights(t).values()) == 31


def test_the_gear_deck_has_twelve_cards() -> None:
    """FD-1.3"""
    t = new_table(2)
    assert Counter(t.now.gear_deck).total() == 12


def test_there_are_48_sand_markers() -> None:
    """FD-1.4"""
    assert GAME.start(2, GAME.options({}, 2)).sand_left == 48  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("seats", "rates"),
    [
        (2, [2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]),
        (3, [2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]),
        (4, [2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]),
        (5, [2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]),
    ],
)
def test_the_meter_goes_by_the_number_of_players(seats: int, rates: list[int]) -> None:
    """FD-1.5"""
    column = STORM_RATES[TICKS_A_COLUMN * (seats - 2) :][1:TICKS_A_COLUMN]
    assert list(column) == rates + [0] * (16 - len(rates))


def test_a_turn_at_each_tick_draws_so_many_cards() -> None:
    """FD-1.5"""
    pawns = [explorer(P.B2), climber(P.D4)]
    for tick, rate in ((1, 2), (2, 3), (5, 4), (9, 5), (13, 6)):
        t = table(*pawns, phase=STORMING, tick=tick)
        assert t.now.cards_left == rate
        for number in range(rate):
            assert (t.now.phase, t.now.cards_left) == (STORMING, rate - number)
            t.chance(next(card for card in t.actions(CHANCE) if card != DrawStormCard(StormCard.SUN_BEATS_DOWN)))
        assert t.now.phase == ACTING


def test_canteens_differ() -> None:
    """FD-1.6"""
    t = table(archeologist(P.B2), climber(P.B2), explorer(P.B2), meteorologist(P.B2), navigator(P.B2))
    assert [t.water(seat) for seat in range(5)] == [3, 3, 4, 4, 4]
    assert table(carrier(P.B2), climber(P.B2)).water(0) == 5
