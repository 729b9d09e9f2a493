"""Chapter 9: how it ends."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_desert.components import STORM_RATES, TICKS_A_COLUMN
from ostrov.games.forbidden_desert.forms import (
    Blast,
    Clear,
    Ended,
    Ending,
    Excavate,
    Face,
    Fly,
    Move,
    Navigate,
    Part,
    PickUp,
    Place,
    SandFell,
    StormCard,
    TakeAlong,
)
from ostrov.kernel.position import CHANCE
from tests.forbidden_desert.table import (
    ALL_PARTS,
    BLASTER,
    GAME,
    JET,
    OVER,
    PICKS_UP,
    STORMING,
    SUN,
    Table,
    archeologist,
    carrier,
    city,
    climber,
    dune,
    explorer,
    navigator,
    table,
)

P = Place
PAD = Face.LAUNCH_PAD
WON = ("escaped", "FD-9.1")


def won(t: Table) -> bool:
    return t.ending == WON and t.events[-1] == Ended(Ending.ESCAPED, None) and t.now.phase == OVER


def test_the_last_step_onto_the_launch_pad_wins() -> None:
    """FD-9.1"""
    t = table(explorer(P.B3), climber(P.B2), tiles={P.B2: city(PAD, 1)}, parts_taken=ALL_PARTS)
    t.play(0, Move(P.B2))
    assert won(t)
    assert t.referee.position.winners() == 0b11
    t.refuses(0, Move(P.B3), "game-is-over", "FD-9.1")
    t.refuses(CHANCE, Excavate(), "cannot-come-up", "FD-2.6")


def test_the_last_part_picked_up_on_the_launch_pad_wins() -> None:
    """FD-9.1"""
    tiles = {P.B2: city(PAD, 0, Part.DECK)}
    t = table(explorer(P.B2), climber(P.B2), tiles=tiles, parts_taken=[Part.PROPELLER, Part.ENGINE, Part.CRYSTAL])
    t.play(0, PickUp(Part.DECK))
    assert won(t)


def test_the_launch_pad_freed_of_its_sand_wins_on_anothers_turn_too() -> None:
    """FD-9.1"""
    pawns = [explorer(P.B2), climber(P.B2, BLASTER)]
    t = table(*pawns, tiles={P.B2: city(PAD, 3)}, parts_taken=ALL_PARTS)
    t.play(1, Blast(P.B2))
    assert won(t)


def test_the_launch_pad_cleared_or_excavated_wins() -> None:
    """FD-9.1"""
    t = table(explorer(P.B2), climber(P.B2), tiles={P.B2: city(PAD, 2)}, parts_taken=ALL_PARTS)
    t.play(0, Clear(P.B2))
    assert won(t)
    t = table(explorer(P.B2), climber(P.B2), tiles={P.B2: dune(0, PAD)}, parts_taken=ALL_PARTS)
    t.play(0, Excavate())
    assert won(t)


def test_a_flight_between_two_storm_cards_wins() -> None:
    """FD-9.1"""
    pawns = [explorer(P.B2), climber(P.D4, JET)]
    t = table(*pawns, tiles={P.B2: city(PAD)}, parts_taken=ALL_PARTS, phase=STORMING, steps_done=1)
    t.play(1, Fly(P.B2))
    assert won(t)


def test_being_moved_onto_the_launch_pad_wins() -> None:
    """FD-9.1"""
    t = table(navigator(P.B2), explorer(P.D4), tiles={P.B2: city(PAD)}, parts_taken=ALL_PARTS)
    t.play(0, Navigate(1, P.B2))
    assert won(t)


def test_the_last_pawn_brought_by_the_climber_wins() -> None:
    """FD-9.1"""
    t = table(climber(P.B3), explorer(P.B3), tiles={P.B2: city(PAD, 1), P.B3: dune(3)}, parts_taken=ALL_PARTS)
    t.play(0, TakeAlong(1, P.B2))
    assert won(t)


def test_the_climber_does_not_lift_off_from_a_blocked_launch_pad() -> None:
    """FD-9.1, FD-7.2"""
    t = table(climber(P.B3), explorer(P.B3), tiles={P.B2: city(PAD, 2)}, parts_taken=ALL_PARTS)
    t.play(0, TakeAlong(1, P.B2))
    assert t.ending is None
    t.play(0, Clear(P.B2))
    assert won(t)


def test_nobody_wins_with_a_part_missing_a_pawn_away_or_the_pad_blocked() -> None:
    """FD-9.1"""
    t = table(explorer(P.B3), climber(P.B2), tiles={P.B2: city(PAD)}, parts_taken=ALL_PARTS[:3])
    t.play(0, Move(P.B2))
    assert t.ending is None
    t = table(explorer(P.B3), climber(P.B2), archeologist(P.D4), tiles={P.B2: city(PAD)}, parts_taken=ALL_PARTS)
    t.play(0, Move(P.B2))
    assert t.ending is None
    t = table(climber(P.B3), explorer(P.B2), tiles={P.B2: city(PAD, 2)}, parts_taken=ALL_PARTS)
    t.play(0, Move(P.B2))
    assert t.ending is None


def test_who_has_to_lose_water_with_none_left_dies_and_all_lose() -> None:
    """FD-9.2"""
    t = table(explorer(P.B3), climber(P.B2, water=0), archeologist(P.D4), phase=STORMING)
    t.storm(SUN)
    assert t.events[-1] == Ended(Ending.DIED_OF_THIRST, 1)
    assert t.ending == ("died-of-thirst", "FD-9.2")
    assert t.referee.position.winners() == 0
    t.refuses(0, Move(P.B2), "game-is-over", "FD-9.2")


def test_with_no_water_left_one_is_still_alive() -> None:
    """FD-9.2"""
    t = table(explorer(P.B3), climber(P.B2, water=1), phase=STORMING)
    t.storm(SUN)
    assert (t.water(1), t.ending) == (0, None)


def test_the_49th_marker_loses() -> None:
    """FD-9.2"""
    t = table(explorer(P.B3), climber(P.B2), tiles={P.D4: dune(47)}, phase=STORMING)
    t.storm(StormCard.NORTH_1)
    assert t.ending is None
    t.storm(StormCard.SOUTH_1)
    assert t.events[-1] == Ended(Ending.BURIED_IN_SAND, None)
    assert t.ending == ("buried-in-sand", "FD-9.2")


def test_a_wind_over_two_tiles_with_one_marker_left_loses() -> None:
    """FD-9.2"""
    t = table(explorer(P.B3), climber(P.B2), tiles={P.D4: dune(47)}, phase=STORMING)
    t.storm(StormCard.NORTH_2)
    assert t.events[-2:] == [SandFell(P.C3, 1), Ended(Ending.BURIED_IN_SAND, None)]


def test_a_marker_cleared_in_time_saves_the_day() -> None:
    """FD-9.2"""
    pawns = [explorer(P.D4, BLASTER), climber(P.B2)]
    t = table(*pawns, tiles={P.D4: dune(47)}, phase=STORMING)
    t.all_go_on()
    t.storm(StormCard.NORTH_1)
    t.play(0, Blast(P.D4))
    t.storm(StormCard.SOUTH_1)
    assert t.ending is None


@pytest.mark.parametrize(("seats", "tick"), [(2, 13), (3, 14), (4, 14), (5, 15)])
def test_the_skull_loses(seats: int, tick: int) -> None:
    """FD-9.2"""
    pawns = [explorer(P.B3), climber(P.B2), archeologist(P.D4), navigator(P.D5), carrier(P.A1)]
    t = table(*pawns[:seats], tick=tick, phase=STORMING)
    t.storm(StormCard.NORTH_1)
    assert t.ending is None
    t.storm(PICKS_UP)
    assert t.ending == ("swept-away", "FD-9.2")


def most_turns(seats: int) -> int:
    """FD-8.1 In each pass of the deck, turns that draw at least what the meter said at the start of the pass."""
    rates = [STORM_RATES[TICKS_A_COLUMN * (seats - 2) + tick] for tick in range(1, TICKS_A_COLUMN)]
    drawing = sum((31 - 1) // rate + 1 for rate in rates[: rates.index(0)][::3])
    # FD-7.4 Between two turns of the Meteorologist, who may draw nothing, all others have one.
    return drawing + drawing // (seats - 1) + 1


def most_choices(seats: int) -> int:
    turns, cards, gear = most_turns(seats), 5 * 31, 12
    actions = 4 * turns + 2
    moments = turns + actions + cards + gear
    # FD-3.5 Before each deed all others may have gone on, and at last everybody.
    in_a_moment = (seats * (seats - 1) + gear) * seats + seats
    set_up, looks, tiles = 4 + seats + 1, actions + cards, 24 + gear
    played = gear * (seats + 1)
    return set_up + moments * in_a_moment + moments + looks + tiles + played


def test_no_game_is_longer_than_stated_and_the_bound_is_not_idle() -> None:
    """FD-9.2"""
    bounds = [most_choices(seats) for seats in GAME.seats]
    assert 0.9 * GAME.longest < max(bounds) <= GAME.longest
    assert most_turns(5) == 63
