"""Chapter 6: gear."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_desert.forms import (
    Blast,
    Blasted,
    Excavate,
    Face,
    Flew,
    Fly,
    FlyWith,
    GiveGear,
    GoOn,
    Move,
    OpenReserve,
    Place,
    RaiseShield,
    Scope,
    SkipCard,
    Stop,
    StormCard,
    TakenAlong,
    Throttle,
    Uncover,
    UndersideSeen,
    WaterGained,
)
from ostrov.kernel.position import CHANCE
from tests.forbidden_desert.table import (
    ACTING,
    BLASTER,
    JET,
    RESERVE,
    SCOPE,
    SHIELD,
    STORMING,
    SUN,
    TIME,
    city,
    climber,
    dune,
    explorer,
    meteorologist,
    oasis,
    table,
)

P = Place
NORTH = StormCard.NORTH_1


@pytest.mark.parametrize("target", [P.B2, P.B1])
def test_a_dune_blaster_clears_ones_own_or_an_adjacent_tile_wholly(target: Place) -> None:
    """FD-6.1"""
    t = table(meteorologist(P.B2, BLASTER), explorer(P.D4), tiles={target: dune(7)})
    t.play(0, Blast(target))
    assert t.events == [Blasted(0, target, 7)]
    assert (t.sand(target), t.gear(0), t.now.actions_left) == (0, [], 4)
    assert t.referee.position.sand_left == 48  # type: ignore[attr-defined]


def test_a_dune_blaster_reaches_no_further_and_needs_sand() -> None:
    """FD-6.1"""
    t = table(meteorologist(P.B2, BLASTER), explorer(P.D4), tiles={P.C1: dune(1)})
    t.refuses(0, Blast(P.C1), "too-far-to-blast", "FD-6.1")
    t.refuses(0, Blast(P.B1), "no-sand-there", "FD-6.1")


def test_a_jet_pack_flies_to_any_unblocked_tile_alone_or_with_one_other() -> None:
    """FD-6.2"""
    t = table(meteorologist(P.B2, JET), explorer(P.B2), climber(P.B2), tiles={P.D4: dune(2)})
    assert len(t.places(0, Fly)) == len(t.places(0, FlyWith)) == 22
    t.play(0, FlyWith(2, P.E5))
    assert t.events == [Flew(0, P.B2, P.E5), TakenAlong(2, P.B2, P.E5)]
    assert [t.at(seat) for seat in range(3)] == [P.E5, P.B2, P.E5]


def test_a_jet_pack_flies_not_into_the_storm_nor_onto_a_blocked_tile_even_for_the_climber() -> None:
    """FD-6.2"""
    t = table(climber(P.B2, JET), explorer(P.B3), tiles={P.D4: dune(2)})
    t.refuses(0, Fly(P.C3), "storm-is-there", "FD-6.2")
    t.refuses(0, Fly(P.D4), "tile-is-blocked", "FD-6.2")
    t.refuses(0, Fly(P.B2), "already-there", "FD-6.2")
    t.refuses(0, FlyWith(1, P.E5), "companion-elsewhere", "FD-6.2")


def test_buried_pawns_may_fly() -> None:
    """FD-6.2"""
    t = table(meteorologist(P.B2, JET), explorer(P.B2), tiles={P.B2: dune(4)})
    t.play(0, FlyWith(1, P.E5))
    assert (t.at(0), t.at(1)) == (P.E5, P.E5)


def test_a_solar_shield_keeps_the_sun_off_its_user_and_whoever_stands_there_when_the_card_is_drawn() -> None:
    """FD-6.3"""
    t = table(meteorologist(P.B2, SHIELD), explorer(P.B2), climber(P.D4), phase=STORMING)
    t.play(0, RaiseShield())
    t.storm(SUN)
    assert [t.water(seat) for seat in range(3)] == [4, 4, 2]


def test_a_solar_shield_goes_where_its_user_goes() -> None:
    """FD-6.3"""
    t = table(meteorologist(P.B2, SHIELD), explorer(P.B2), climber(P.B3))
    t.play(0, RaiseShield(), Move(P.B3), Stop())
    t.storm(SUN)
    assert [t.water(seat) for seat in range(3)] == [4, 3, 3]


def test_a_solar_shield_lasts_until_the_start_of_its_users_next_turn() -> None:
    """FD-6.3"""
    t = table(meteorologist(P.B2, SHIELD), explorer(P.D4))
    t.play(0, RaiseShield(), Stop())
    t.storm(SUN, NORTH)
    t.play(1, Stop())
    t.storm(SUN)
    assert (t.water(0), t.now.adventurers[0].is_shielded) == (4, True)
    t.storm(NORTH)
    assert (t.now.active, t.now.adventurers[0].is_shielded) == (0, False)
    t.play(0, Stop())
    t.storm(SUN)
    assert t.water(0) == 3


def test_a_solar_shield_raised_in_the_storm_before_ones_turn_is_spent_when_that_turn_begins() -> None:
    """FD-6.3"""
    t = table(explorer(P.D4), meteorologist(P.B2, SHIELD), phase=STORMING)
    t.play(1, RaiseShield())
    t.storm(SUN, NORTH)
    assert (t.water(1), t.now.active, t.now.adventurers[1].is_shielded) == (4, 1, False)
    t.play(1, Stop())
    t.storm(SUN)
    assert t.water(1) == 3


def test_who_leaves_the_tile_of_a_solar_shield_is_no_longer_covered() -> None:
    """FD-6.3"""
    t = table(explorer(P.B2), meteorologist(P.B2, SHIELD))
    t.play(1, RaiseShield())
    t.play(0, Move(P.B3), Stop())
    t.storm(SUN)
    assert (t.water(0), t.water(1)) == (3, 4)


def test_a_second_solar_shield_is_not_raised_under_the_first() -> None:
    """FD-6.3"""
    t = table(meteorologist(P.B2, SHIELD, SHIELD), explorer(P.D4))
    t.play(0, RaiseShield())
    t.refuses(0, RaiseShield(), "already-shielded", "FD-6.3")


def test_a_terrascope_shows_an_underside_to_all() -> None:
    """FD-6.4"""
    t = table(meteorologist(P.B2), explorer(P.D4, SCOPE), tiles={P.A3: oasis(2)})
    t.play(1, Scope(P.A3))
    t.refuses(0, Move(P.B3), "settled-first", "FD-6.4")
    t.chance(Uncover(Face.MIRAGE))
    assert t.events == [UndersideSeen(P.A3, Face.MIRAGE)]
    assert t.tile(P.A3) == oasis(2, Face.MIRAGE)
    t.play(0, Excavate())
    t.refuses(CHANCE, Uncover(Face.MIRAGE), "cannot-come-up", "FD-2.6")


def test_a_terrascope_is_not_for_the_storm_the_city_or_a_known_tile() -> None:
    """FD-6.4"""
    tiles = {P.B3: city(Face.LAUNCH_PAD), P.B4: dune(0, Face.TUNNEL)}
    t = table(meteorologist(P.B2, SCOPE), explorer(P.D4), tiles=tiles)
    t.refuses(0, Scope(P.C3), "storm-is-there", "FD-6.4")
    t.refuses(0, Scope(P.B3), "already-excavated", "FD-6.4")
    t.refuses(0, Scope(P.B4), "underside-known", "FD-6.4")
    t.refuses(0, Scope(P.E5), "underside-known", "FD-6.4")


def test_a_secret_water_reserve_gives_two_water_to_everyone_on_the_tile() -> None:
    """FD-6.5"""
    t = table(meteorologist(P.B2, RESERVE, water=0), explorer(P.B2, water=3), climber(P.B3, water=1))
    t.play(0, OpenReserve())
    assert t.events[1:] == [WaterGained(0, 2, 2), WaterGained(1, 1, 4)]
    assert t.water(2) == 1


def test_a_secret_water_reserve_is_not_opened_for_nobody() -> None:
    """FD-6.5"""
    t = table(meteorologist(P.B2, RESERVE), explorer(P.B2), climber(P.B3, water=1))
    t.refuses(0, OpenReserve(), "nobody-thirsty", "FD-6.5")


def test_a_time_throttle_gives_two_more_actions() -> None:
    """FD-6.6"""
    t = table(meteorologist(P.B2, TIME), explorer(P.D4))
    t.play(0, Throttle())
    assert t.now.actions_left == 6


def test_a_time_throttle_may_be_played_after_the_last_action_before_the_first_storm_card() -> None:
    """FD-6.6"""
    t = table(meteorologist(P.B2, TIME), explorer(P.D4), actions_left=1)
    t.play(0, Move(P.B3), Throttle())
    assert (t.now.phase, t.now.actions_left) == (ACTING, 2)
    t.play(0, Move(P.B2), Move(P.B3))
    assert (t.now.phase, t.now.cards_left) == (STORMING, 2)


def test_a_time_throttle_may_be_played_even_when_every_storm_card_is_skipped() -> None:
    """FD-6.6"""
    t = table(meteorologist(P.B2, TIME), explorer(P.D4), actions_left=2)
    t.play(0, SkipCard(), SkipCard())
    assert (t.now.phase, t.awaited) == (STORMING, [0])
    t.play(0, Throttle(), Stop())
    assert t.now.active == 1


def test_a_throttle_let_pass_is_kept_and_the_turn_goes_on() -> None:
    """FD-6.6"""
    t = table(meteorologist(P.B2, TIME), explorer(P.D4), actions_left=2)
    t.play(0, SkipCard(), SkipCard(), GoOn())
    assert (t.now.active, t.now.phase, t.gear(0)) == (1, ACTING, [TIME])


def test_with_every_storm_card_skipped_a_throttle_may_still_be_handed_over_and_played() -> None:
    """FD-6.6"""
    t = table(meteorologist(P.B2), explorer(P.B2, TIME), actions_left=2)
    t.play(0, SkipCard(), SkipCard())
    assert (t.now.phase, t.awaited) == (STORMING, [1])
    t.play(1, GiveGear(TIME, 0))
    t.play(0, Throttle())
    assert (t.now.active, t.now.phase, t.now.actions_left) == (0, ACTING, 2)


def test_the_turn_goes_on_when_the_throttle_is_not_handed_over_or_is_out_of_reach() -> None:
    """FD-6.6"""
    t = table(meteorologist(P.B2), explorer(P.B2, TIME), actions_left=2)
    t.play(0, SkipCard(), SkipCard())
    t.play(1, GoOn())
    assert (t.now.active, t.now.phase) == (1, ACTING)
    t = table(meteorologist(P.B2), explorer(P.B3, TIME), actions_left=2)
    t.play(0, SkipCard(), SkipCard())
    assert (t.now.active, t.now.phase) == (1, ACTING)


def test_with_every_storm_card_skipped_a_throttle_may_still_be_flown_in() -> None:
    """FD-6.6, FD-3.5 Handed to the holder of a Jet Pack, who flies to whose turn it is and hands it on."""
    t = table(meteorologist(P.B2), explorer(P.D4, TIME), climber(P.D4, JET), actions_left=2)
    t.play(0, SkipCard(), SkipCard())
    assert (t.now.active, t.awaited) == (0, [1, 2])
    t.play(1, GiveGear(TIME, 2))
    t.play(2, Fly(P.B2), GiveGear(TIME, 0))
    t.play(0, Throttle())
    assert (t.now.active, t.now.phase, t.now.actions_left) == (0, ACTING, 2)


def test_a_throttle_not_flown_in_is_waited_for_until_all_have_gone_on() -> None:
    """FD-6.6"""
    t = table(meteorologist(P.B2), explorer(P.D4, TIME), climber(P.D4, JET), actions_left=2)
    t.play(0, SkipCard(), SkipCard())
    t.play(1, GoOn())
    assert (t.now.active, t.awaited) == (0, [2])
    t.play(2, GoOn())
    assert (t.now.active, t.now.phase) == (1, ACTING)


def test_a_time_throttle_is_not_for_anothers_turn_nor_for_the_storm() -> None:
    """FD-6.6"""
    t = table(explorer(P.D4), meteorologist(P.B2, TIME))
    t.refuses(1, Throttle(), "not-your-turn", "FD-6.6")
    t = table(meteorologist(P.B2, TIME, JET), explorer(P.D4), phase=STORMING, steps_done=1)
    t.refuses(0, Throttle(), "storm-has-begun", "FD-6.6")


@pytest.mark.parametrize(
    "action", [Blast(P.B2), Fly(P.E5), RaiseShield(), Scope(P.B4), OpenReserve(), Throttle()], ids=str
)
def test_only_its_holder_plays_gear(action: Blast) -> None:
    """FD-6.7"""
    pawns = [explorer(P.B2, water=1), meteorologist(P.B2, BLASTER, JET, SHIELD, SCOPE, RESERVE, TIME)]
    t = table(*pawns, tiles={P.B2: dune(1)})
    t.refuses(0, action, "gear-not-held", "FD-6.7")


def test_used_gear_is_out_of_the_game() -> None:
    """FD-6.7"""
    t = table(meteorologist(P.B2, BLASTER), explorer(P.D4), tiles={P.B2: dune(1)})
    t.play(0, Blast(P.B2))
    assert (t.now.gear_deck or {}).get(BLASTER) == 2
    t.refuses(0, Blast(P.B2), "gear-not-held", "FD-6.7")


def test_gear_comes_too_late_for_a_drawn_card_but_works_on_its_sand() -> None:
    """FD-6.7"""
    t = table(meteorologist(P.C4, BLASTER), explorer(P.A4), tiles={P.C4: dune(1)}, phase=STORMING)
    t.play(0, GoOn())
    t.storm(NORTH)
    assert (t.at(0), t.sand(P.C3)) == (P.C3, 2)
    t.play(0, Blast(P.C3))
    assert t.sand(P.C3) == 0


def test_no_shield_is_raised_after_the_sun_has_been_drawn() -> None:
    """FD-6.7"""
    t = table(meteorologist(P.B2, SHIELD), explorer(P.D4), phase=STORMING)
    t.play(0, GoOn())
    t.storm(SUN)
    assert t.water(0) == 3


def test_gear_is_played_on_anothers_turn() -> None:
    """FD-6.7"""
    t = table(explorer(P.D4), meteorologist(P.B2, BLASTER), tiles={P.B2: dune(3)})
    t.play(1, Blast(P.B2))
    assert (t.sand(P.B2), t.now.actions_left) == (0, 4)
