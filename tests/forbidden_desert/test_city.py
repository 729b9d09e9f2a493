"""Chapter 5: city faces, parts and water."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_desert.forms import (
    DrawGear,
    Excavate,
    Face,
    GearFound,
    GiveWater,
    Ground,
    Part,
    PartInStorm,
    PartPlaced,
    PickUp,
    Place,
    Stop,
    StormCard,
    Tile,
    Uncover,
    WaterGained,
    WaterGiven,
)
from ostrov.kernel.position import CHANCE
from tests.forbidden_desert.table import (
    BLASTER,
    JET,
    STORMING,
    SUN,
    TIME,
    archeologist,
    carrier,
    city,
    climber,
    dune,
    explorer,
    meteorologist,
    oasis,
    table,
)

P = Place


@pytest.mark.parametrize("face", [Face.GEAR, Face.TUNNEL])
def test_gear_and_tunnels_bring_the_top_gear_card(face: Face) -> None:
    """FD-5.1"""
    t = table(meteorologist(P.B2), explorer(P.D4))
    t.excavate(0, face, TIME)
    assert t.events == [GearFound(0, TIME)]
    assert t.gear(0) == [TIME]


def test_there_is_no_hand_limit_and_no_card_twice() -> None:
    """FD-5.1"""
    t = table(meteorologist(P.B2, BLASTER, BLASTER, BLASTER, JET, JET), explorer(P.D4))
    t.play(0, Excavate())
    t.chance(Uncover(Face.GEAR))
    t.refuses(CHANCE, DrawGear(BLASTER), "cannot-come-up", "FD-2.6")
    t.chance(DrawGear(JET))
    assert t.gear(0) == [BLASTER] * 3 + [JET] * 3


def test_the_twelfth_tile_of_gear_brings_the_twelfth_card() -> None:
    """FD-5.1"""
    eleven = [place for place in P if place not in (P.B2, P.C3, P.A1, P.E1, P.A5, P.D4)][:11]
    tiles = dict.fromkeys(eleven[:3], city(Face.TUNNEL)) | dict.fromkeys(eleven[3:], city(Face.GEAR))
    t = table(meteorologist(P.B2), explorer(P.D4), tiles=tiles | {P.B2: Tile(Ground.CRASH_SITE)}, gear_deck={TIME: 1})
    t.play(0, Excavate())
    assert t.actions(CHANCE) == [DrawGear(TIME)]
    t.chance(DrawGear(TIME))
    assert (t.gear(0), t.now.gear_deck) == ([TIME], {})


def test_a_well_gives_two_water_to_everybody_on_the_tile_up_to_the_canteen() -> None:
    """FD-5.2"""
    pawns = [meteorologist(P.B2, water=1), explorer(P.B2, water=3), climber(P.B2), carrier(P.B3, water=1)]
    t = table(*pawns, tiles={P.B2: oasis()})
    t.excavate(0, Face.WELL)
    assert t.events[1:] == [WaterGained(0, 2, 3), WaterGained(1, 1, 4)]
    assert [t.water(seat) for seat in range(4)] == [3, 4, 3, 1]


def test_a_well_gives_water_once() -> None:
    """FD-5.2"""
    t = table(meteorologist(P.B2, water=0), explorer(P.D4), tiles={P.B2: city(Face.WELL)})
    assert "Excavate" not in t.kinds(0)


def test_a_mirage_gives_nothing() -> None:
    """FD-5.2"""
    t = table(meteorologist(P.B2, water=1), explorer(P.D4), tiles={P.B2: oasis()})
    t.excavate(0, Face.MIRAGE)
    assert (t.water(0), len(t.events)) == (1, 1)


def test_a_part_is_placed_where_the_row_of_one_clue_crosses_the_column_of_the_other() -> None:
    """FD-5.3"""
    t = table(meteorologist(P.B4), explorer(P.D4), tiles={P.D2: city(Face.ENGINE_ROW)})
    t.excavate(0, Face.ENGINE_COLUMN)
    assert t.events[-1] == PartPlaced(Part.ENGINE, P.B2)
    assert t.tile(P.B2).parts == [Part.ENGINE]


def test_one_clue_places_nothing_nor_do_clues_of_two_parts() -> None:
    """FD-5.3"""
    t = table(meteorologist(P.B4), explorer(P.D4), tiles={P.D2: city(Face.ENGINE_ROW)})
    t.excavate(0, Face.DECK_COLUMN)
    assert len(t.events) == 1


def test_a_part_travels_with_its_tile_and_several_may_share_one() -> None:
    """FD-5.3"""
    tiles = {P.C4: city(Face.LAUNCH_PAD, 0, Part.ENGINE, Part.DECK)}
    t = table(meteorologist(P.C4), explorer(P.A4), tiles=tiles, phase=STORMING)
    t.storm(StormCard.NORTH_1)
    assert t.tile(P.C3).parts == [Part.ENGINE, Part.DECK]
    assert t.at(0) == P.C3


def test_a_part_stays_on_its_tile_when_a_clue_moves() -> None:
    """FD-5.3"""
    tiles = {P.B2: dune(0, None, Part.ENGINE), P.C4: city(Face.ENGINE_ROW), P.B4: city(Face.ENGINE_COLUMN)}
    t = table(meteorologist(P.A3), explorer(P.A4), tiles=tiles, phase=STORMING)
    t.storm(StormCard.NORTH_1)
    assert t.tile(P.B2).parts == [Part.ENGINE]


def test_a_part_whose_crossing_is_the_storm_goes_to_the_next_tile_blown_there() -> None:
    """FD-5.4"""
    t = table(meteorologist(P.C5), explorer(P.A4), tiles={P.B3: city(Face.ENGINE_ROW), P.C5: dune()})
    t.excavate(0, Face.ENGINE_COLUMN)
    assert t.events[-1] == PartInStorm(Part.ENGINE, P.C3)
    assert t.now.parts_in_storm == [Part.ENGINE]
    t.refuses(0, PickUp(Part.ENGINE), "part-not-here", "FD-4.5")
    t.play(0, Stop())
    t.storm(StormCard.EAST_1)
    assert (t.now.parts_in_storm, t.tile(P.C3).parts) == ([], [Part.ENGINE])
    assert t.tile(P.C3).face == Face.ENGINE_ROW


def test_every_part_in_the_storm_goes_to_that_tile_beside_those_it_brings() -> None:
    """FD-5.4"""
    tiles = {P.C4: dune(0, None, Part.DECK)}
    t = table(
        meteorologist(P.A3), explorer(P.A4), tiles=tiles, phase=STORMING, parts_in_storm=[Part.ENGINE, Part.CRYSTAL]
    )
    t.storm(StormCard.NORTH_2)
    assert t.tile(P.C3).parts == [Part.ENGINE, Part.CRYSTAL, Part.DECK]
    assert t.tile(P.C4).parts == []


def test_another_card_than_wind_moves_no_part_out_of_the_storm() -> None:
    """FD-5.4"""
    t = table(meteorologist(P.A3), explorer(P.A4), phase=STORMING, parts_in_storm=[Part.ENGINE])
    t.storm(StormCard.STORM_PICKS_UP)
    assert t.now.parts_in_storm == [Part.ENGINE]


@pytest.mark.parametrize("amount", [1, 2, 3, 4])
def test_any_amount_of_water_may_be_given_even_all(amount: int) -> None:
    """FD-5.5"""
    t = table(meteorologist(P.B2), explorer(P.B2, water=0))
    t.play(0, GiveWater(1, amount))
    assert t.events == [WaterGiven(0, 1, amount)]
    assert (t.water(0), t.water(1)) == (4 - amount, amount)


def test_nobody_gives_more_than_there_is_or_than_goes_in() -> None:
    """FD-5.5"""
    t = table(meteorologist(P.B2, water=2), explorer(P.B2, water=0), archeologist(P.B2, water=2))
    t.refuses(0, GiveWater(1, 3), "not-so-much-water", "FD-5.5")
    t.refuses(0, GiveWater(2, 2), "canteen-too-small", "FD-5.5")
    t.play(0, GiveWater(2, 1))


def test_water_is_given_on_the_same_tile_only() -> None:
    """FD-5.5"""
    t = table(meteorologist(P.B2), explorer(P.B3, water=0))
    t.refuses(0, GiveWater(1), "receiver-elsewhere", "FD-5.5")


@pytest.mark.parametrize("sand", [0, 2])
def test_nobody_in_an_excavated_tunnel_loses_water_to_the_sun(sand: int) -> None:
    """FD-5.6"""
    tiles = {P.B2: city(Face.TUNNEL, sand), P.B4: dune(0, Face.TUNNEL)}
    t = table(meteorologist(P.B2), explorer(P.B4), tiles=tiles, phase=STORMING)
    t.storm(SUN)
    assert (t.water(0), t.water(1)) == (4, 3)
