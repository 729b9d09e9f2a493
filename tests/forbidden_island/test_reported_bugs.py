"""What players of an online version reported, each under the name of the report, so that it never happens here."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_island.forms import (
    Capture,
    Ended,
    Ending,
    FlewOff,
    Fly,
    FlyOff,
    Gave,
    Give,
    Lift,
    Lifted,
    Move,
    Sandbag,
    Sandbagged,
    Stop,
    Swim,
    Tile,
    Treasure,
)
from tests.forbidden_island.table import (
    ACTING,
    ALL_TREASURES,
    BRONZE,
    CORAL,
    DRAWING,
    EARTH,
    FIRE,
    FLOODING,
    FOREST,
    HOLLOW,
    IRON,
    LAGOON,
    LANDING,
    LIFT,
    MARSH,
    MOON,
    OBSERVATORY,
    SANDBAGS,
    SILVER,
    SUN,
    TIDAL,
    WATCHTOWER,
    WIND,
    diver,
    engineer,
    explorer,
    messenger,
    navigator,
    pilot,
    table,
)


def test_stuck_game_when_a_pawns_tile_sinks() -> None:
    """FI-7.4 The owner is asked, swims, and the turn goes on, whoever the owner is and whatever card it was."""
    t = table(diver(LANDING), engineer(MARSH), phase=FLOODING, flooded=[MARSH])
    t.flood(MARSH)
    assert t.awaited == [1]
    t.play(1, Swim(LAGOON))
    assert t.is_chance_awaited
    t.flood(SILVER)
    assert (t.now.phase, t.now.active, t.awaited) == (ACTING, 1, [1])


def test_stuck_game_when_a_pawns_tile_sinks_with_several_pawns_on_it() -> None:
    """FI-7.4"""
    seats = [explorer(MARSH), engineer(MARSH), pilot(MARSH), navigator(MARSH)]
    t = table(*seats, phase=FLOODING, steps_done=1, flooded=[MARSH])
    t.flood(MARSH)
    for seat in range(4):
        assert t.awaited == [seat]
        t.play(seat, Swim(LAGOON))
    assert (t.now.phase, t.awaited) == (ACTING, [1])


def test_stuck_game_when_a_pawns_tile_sinks_and_it_cannot_swim() -> None:
    """FI-7.5"""
    t = table(engineer(IRON), pilot(LANDING), phase=FLOODING, flooded=[IRON], sunken=[FOREST, BRONZE])
    t.flood(IRON)
    assert t.ending == ("adventurer-lost", "FI-8.2")


@pytest.mark.parametrize("tile", [SUN, MOON, CORAL])
def test_game_ended_because_a_treasure_tile_merely_flooded(tile: Tile) -> None:
    """FI-8.2 Even the last tile of a treasure may be flooded."""
    other = {SUN: MOON, MOON: SUN, CORAL: TIDAL}[tile]
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, sunken=[other])
    t.flood(tile)
    assert (t.ending, t.now.flooded) == (None, [tile])


def test_game_ended_because_both_treasure_tiles_merely_flooded() -> None:
    """FI-8.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, flooded=[MOON])
    t.flood(SUN)
    assert (t.ending, set(t.now.flooded)) == (None, {MOON, SUN})


def test_treasure_not_claimable_on_a_flooded_tile() -> None:
    """FI-4.11"""
    t = table(diver(MOON, EARTH, EARTH, EARTH, EARTH), pilot(LANDING), flooded=[MOON])
    t.play(0, Capture())
    assert t.now.treasures_taken == [Treasure.EARTH]


def test_diver_moving_to_its_own_tile() -> None:
    """FI-4.4 Round through the water and back is no move."""
    t = table(diver(MARSH), pilot(LANDING), flooded=[MARSH, LAGOON, OBSERVATORY, FOREST])
    t.refuses(0, Move(MARSH), "already-there", "FI-4.1")
    assert MARSH not in t.moves(0)


def test_pilot_unable_to_fly_to_safety() -> None:
    """FI-7.4 Also one who has flown this turn, and with no tile beside him."""
    t = table(pilot(MARSH), diver(IRON), flooded=[SUN], sunken=[HOLLOW, WATCHTOWER])
    t.play(0, Fly(SUN), Stop())
    t.draw(EARTH, WIND)
    t.flood(SUN)
    t.play(0, Swim(MOON))
    assert (t.at(0), t.ending) == (MOON, None)


def test_pilot_unable_to_fly_to_safety_on_anothers_turn() -> None:
    """FI-7.4"""
    t = table(diver(IRON), pilot(SUN), phase=FLOODING, flooded=[SUN], sunken=[HOLLOW, WATCHTOWER])
    t.flood(SUN)
    t.play(1, Swim(LANDING))
    assert t.at(1) == LANDING


@pytest.mark.parametrize("giver", ["on the same tile", "messenger from afar"])
def test_no_giving_to_a_seat_with_no_cards(giver: str) -> None:
    """FI-4.9, FI-4.10"""
    first = messenger(SUN, EARTH) if giver == "messenger from afar" else diver(LANDING, EARTH)
    t = table(first, pilot(LANDING))
    t.play(0, Give(EARTH, 1))
    assert t.events == [Gave(0, 1, EARTH)]
    assert (t.hand(0), t.hand(1)) == ([], [EARTH])


def test_sandbags_refused_as_part_of_a_discard() -> None:
    """FI-5.4"""
    hand = [EARTH, EARTH, WIND, WIND, SANDBAGS]
    t = table(diver(MARSH, *hand), pilot(LANDING), phase=DRAWING, steps_done=1, gone_on=[0], flooded=[MOON])
    t.draw(FIRE)
    t.play(0, Sandbag(MOON))
    assert (t.now.flooded, t.now.discarding, t.now.phase) == ([], None, FLOODING)


def test_sandbags_refused_as_part_of_a_discard_on_anothers_turn() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, FIRE), pilot(MARSH, EARTH, EARTH, WIND, WIND, SANDBAGS), flooded=[MOON])
    t.play(0, Give(FIRE, 1))
    t.play(1, Sandbag(MOON))
    assert (t.now.flooded, t.now.discarding, t.awaited) == ([], None, [0])


@pytest.mark.parametrize("phase", [ACTING, DRAWING, FLOODING])
def test_the_wrong_name_in_the_log_for_an_out_of_turn_lift(phase: str) -> None:
    """FI-6.1 The event names the seat that played the card, not the active one."""
    t = table(diver(MARSH), pilot(LANDING), engineer(IRON, LIFT), phase=phase)
    t.play(2, Lift([0], MOON))
    assert t.events == [Lifted(2, [0], MARSH, MOON)]


@pytest.mark.parametrize("phase", [ACTING, DRAWING, FLOODING])
def test_the_wrong_name_in_the_log_for_out_of_turn_sandbags(phase: str) -> None:
    """FI-6.1"""
    t = table(diver(MARSH), pilot(LANDING), engineer(IRON, SANDBAGS), phase=phase, flooded=[MOON])
    t.play(2, Sandbag(MOON))
    assert t.events == [Sandbagged(2, MOON)]


def test_the_wrong_name_in_the_log_for_an_out_of_turn_win() -> None:
    """FI-8.1"""
    t = table(diver(LANDING), pilot(LANDING, LIFT), treasures_taken=ALL_TREASURES)
    t.play(1, FlyOff())
    assert t.events == [FlewOff(1), Ended(Ending.ESCAPED, None, [])]


def test_the_wrong_name_in_the_log_for_an_out_of_turn_rescue() -> None:
    """FI-6.4"""
    t = table(diver(IRON), pilot(LANDING), engineer(MARSH, LIFT), phase=FLOODING, gone_on=[2], flooded=[IRON])
    t.flood(IRON)
    t.play(2, Lift([0], MOON))
    assert t.events == [Lifted(2, [0], IRON, MOON)]
