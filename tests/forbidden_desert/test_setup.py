"""Chapter 2: set-up."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_desert.forms import (
    PLACES,
    ROLES,
    AdventurerDealt,
    ChooseFirst,
    DealAdventurer,
    DrawStormCard,
    Excavate,
    Face,
    GiveWater,
    Ground,
    LayCrashSite,
    LayOasis,
    Move,
    Place,
    Role,
    Scope,
    Stop,
    StormCard,
    TurnBegan,
    Uncover,
)
from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Impossible
from tests.forbidden_desert.table import (
    GAME,
    SCOPE,
    STORMING,
    Table,
    climber,
    explorer,
    new_table,
    oasis,
    table,
)

P = Place


def laid_table(seats: int, **options: object) -> Table:
    t = new_table(seats, **options)
    t.chance(LayCrashSite(P.B2), LayOasis(P.A1), LayOasis(P.E1), LayOasis(P.A5))
    return t


def test_the_desert_is_five_by_five_with_the_storm_in_the_centre() -> None:
    """FD-2.1"""
    t = laid_table(2)
    assert t.storm_at == P.C3
    assert t.tile(P.B2).ground == Ground.CRASH_SITE
    assert [t.tile(place).ground for place in (P.A1, P.E1, P.A5)] == [Ground.OASIS] * 3
    assert sum(tile.ground == Ground.DUNE for row in t.now.desert for tile in row if tile) == 20


def test_a_tile_may_lie_anywhere_but_in_the_storm() -> None:
    """FD-2.1"""
    t = new_table(2)
    assert t.places(CHANCE, LayCrashSite) == set(PLACES) - {P.C3}
    t.refuses(CHANCE, LayCrashSite(P.C3), "cannot-come-up", "FD-2.6")
    t.chance(LayCrashSite(P.B2))
    assert t.places(CHANCE, LayOasis) == set(PLACES) - {P.C3, P.B2}


def test_eight_sand_markers_form_a_diamond() -> None:
    """FD-2.2"""
    t = laid_table(2)
    diamond = {P.C1, P.B2, P.D2, P.A3, P.E3, P.B4, P.D4, P.C5}
    assert {place for place in PLACES if place != P.C3 and t.sand(place)} == diamond
    assert all(t.sand(place) == 1 for place in diamond)


def test_each_player_gets_an_adventurer_a_full_canteen_and_a_place_on_the_crash_site() -> None:
    """FD-2.3"""
    t = laid_table(2)
    t.chance(DealAdventurer(Role.WATER_CARRIER))
    assert t.events == [AdventurerDealt(0, Role.WATER_CARRIER)]
    assert (t.at(0), t.water(0)) == (P.B2, 5)
    t.refuses(CHANCE, DealAdventurer(Role.WATER_CARRIER), "cannot-come-up", "FD-2.6")
    assert len(t.actions(CHANCE)) == 5


def test_a_table_may_choose_its_adventurers() -> None:
    """FD-2.3"""
    t = laid_table(3, adventurers=["climber", "explorer", "navigator"])
    assert [one.role for one in t.now.adventurers] == [Role.CLIMBER, Role.EXPLORER, Role.NAVIGATOR]
    assert t.now.phase == "choosing-first-seat"


@pytest.mark.parametrize("chosen", [["climber"], ["climber", "climber"], ["climber", "explorer", "navigator"]])
def test_chosen_adventurers_are_different_and_one_a_seat(chosen: list[str]) -> None:
    """FD-2.3"""
    with pytest.raises(Impossible, match="adventurers-mismatched"):
        GAME.options({"adventurers": chosen}, 2)


def test_a_seat_that_nobody_has_is_refused() -> None:
    """FD-2.3"""
    t = table(explorer(P.B2), climber(P.B2))
    t.refuses(0, GiveWater(3), "no-such-seat", "FD-2.3")


def test_any_player_may_start_and_play_goes_clockwise() -> None:
    """FD-2.4"""
    t = laid_table(3, adventurers=ROLES[:3])
    assert t.actions(CHANCE) == [ChooseFirst(0), ChooseFirst(1), ChooseFirst(2)]
    t.chance(ChooseFirst(2))
    assert t.events == [TurnBegan(2, 1)]
    t.play(2, Stop())
    t.storm(StormCard.NORTH_1, StormCard.NORTH_1)
    assert t.events[-1] == TurnBegan(0, 2)


@pytest.mark.parametrize(("difficulty", "tick"), [("novice", 1), ("normal", 2), ("elite", 3), ("legendary", 4)])
def test_the_marker_starts_at_the_tick_of_the_difficulty(difficulty: str, tick: int) -> None:
    """FD-2.5"""
    assert new_table(4, difficulty=difficulty).now.tick == tick


def test_forty_markers_are_the_supply() -> None:
    """FD-2.5"""
    assert laid_table(2).referee.position.sand_left == 40  # type: ignore[attr-defined]


def test_nobody_acts_before_the_set_up_is_done() -> None:
    """FD-2.6"""
    t = laid_table(2)
    t.refuses(0, Move(P.B3), "left-to-chance", "FD-2.6")
    t.refuses(0, DealAdventurer(Role.CLIMBER), "left-to-chance", "FD-2.6")


def test_a_seen_underside_stays_shown_on_its_tile_wherever_that_goes() -> None:
    """FD-2.6"""
    t = table(explorer(P.B2, SCOPE), climber(P.B2))
    t.play(0, Scope(P.C4))
    t.chance(Uncover(Face.LAUNCH_PAD))
    t.play(0, Stop())
    t.storm(StormCard.NORTH_1)
    assert t.storm_at == P.C4
    assert (t.tile(P.C3).ground, t.tile(P.C3).face) == (Ground.DUNE, Face.LAUNCH_PAD)


def test_an_oasis_hides_a_well_or_a_mirage_and_a_dune_never_does() -> None:
    """FD-2.6"""
    t = table(explorer(P.B2), climber(P.B2), tiles={P.B2: oasis()})
    t.play(0, Excavate())
    assert t.actions(CHANCE) == [Uncover(Face.WELL), Uncover(Face.MIRAGE)]
    t = table(explorer(P.B2), climber(P.B2))
    t.play(0, Excavate())
    faces = {outcome.face for outcome in t.actions(CHANCE) if isinstance(outcome, Uncover)}
    assert faces == set(Face) - {Face.WELL, Face.MIRAGE}


def test_a_face_of_which_every_tile_is_known_comes_up_no_more() -> None:
    """FD-2.6"""
    t = table(explorer(P.B2), climber(P.B2), tiles={P.B2: oasis(), P.A1: oasis(2, Face.MIRAGE)})
    t.play(0, Excavate())
    assert t.actions(CHANCE) == [Uncover(Face.WELL)]


def test_what_is_hidden_is_in_no_view() -> None:
    """FD-2.6 Every seat and a spectator see the same table, and no face that nobody has seen is in it."""
    t = table(explorer(P.B2), climber(P.B2), tiles={P.B2: oasis()})
    views = [GAME.view(t.referee.position, seat) for seat in (0, 1, None)]
    tables = [view.table for view in views]  # type: ignore[attr-defined]
    assert tables[0] == tables[1] == tables[2]
    assert t.tile(P.B2).face is None


def test_a_storm_card_that_cannot_come_up_is_refused() -> None:
    """FD-2.6"""
    t = table(explorer(P.B2), climber(P.B2), phase=STORMING, storm_top=[StormCard.EAST_1])
    assert t.actions(CHANCE) == [DrawStormCard(StormCard.EAST_1)]
    t.refuses(CHANCE, DrawStormCard(StormCard.WEST_1), "cannot-come-up", "FD-2.6")
    t.refuses(0, DrawStormCard(StormCard.EAST_1), "left-to-chance", "FD-2.6")
