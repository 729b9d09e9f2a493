"""Chapter 4: actions."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_desert.forms import (
    Clear,
    Cleared,
    DrawGear,
    Excavate,
    Excavated,
    Face,
    FillCanteen,
    Fly,
    GiveWater,
    GoOn,
    LookAhead,
    Move,
    Moved,
    Navigate,
    Part,
    PartPickedUp,
    PickUp,
    Place,
    SkipCard,
    Stop,
    TakeAlong,
    Uncover,
)
from tests.forbidden_desert.table import (
    BLASTER,
    GAME,
    JET,
    archeologist,
    carrier,
    city,
    climber,
    dune,
    explorer,
    meteorologist,
    navigator,
    table,
)

P = Place
TUNNEL = Face.TUNNEL


def test_a_move_goes_to_an_orthogonally_adjacent_tile() -> None:
    """FD-4.1"""
    t = table(archeologist(P.B2), explorer(P.D4), tiles={P.B1: dune(1)})
    assert t.moves(0) == {P.B1, P.A2, P.C2, P.B3}
    t.play(0, Move(P.B1))
    assert t.events == [Moved(0, P.B2, P.B1)]
    assert (t.at(0), t.now.actions_left) == (P.B1, 3)


def test_a_move_never_goes_into_the_storm_nor_onto_a_blocked_tile_nor_further() -> None:
    """FD-4.1"""
    t = table(archeologist(P.B3), explorer(P.D4), tiles={P.B2: dune(2)})
    assert t.moves(0) == {P.A3, P.B4}
    t.refuses(0, Move(P.C3), "storm-is-there", "FD-4.1")
    t.refuses(0, Move(P.B2), "tile-is-blocked", "FD-4.1")
    t.refuses(0, Move(P.B5), "not-adjacent", "FD-4.1")
    t.refuses(0, Move(P.A2), "not-adjacent", "FD-4.1")
    t.refuses(0, Move(P.B3), "already-there", "FD-4.1")


def test_the_edge_of_the_desert_is_an_edge() -> None:
    """FD-4.1"""
    t = table(archeologist(P.E2), explorer(P.D4))
    assert t.moves(0) == {P.E1, P.D2, P.E3}


def test_a_tunnel_leads_to_every_other_tunnel_as_one_move() -> None:
    """FD-4.2"""
    t = table(archeologist(P.B2), explorer(P.D4), tiles={P.B2: city(TUNNEL), P.D2: city(TUNNEL), P.D5: city(TUNNEL, 1)})
    assert t.moves(0) == {P.B1, P.A2, P.C2, P.B3, P.D2, P.D5}
    t.play(0, Move(P.D5))
    assert (t.at(0), t.now.actions_left) == (P.D5, 3)


def test_no_tunnel_leads_to_a_blocked_or_unexcavated_one() -> None:
    """FD-4.2"""
    tiles = {P.B2: city(TUNNEL), P.D2: city(TUNNEL, 2), P.D5: dune(0, TUNNEL)}
    t = table(archeologist(P.B2), explorer(P.D4), tiles=tiles)
    assert t.moves(0) == {P.B1, P.A2, P.C2, P.B3}
    t.refuses(0, Move(P.D2), "tile-is-blocked", "FD-4.2")
    t.refuses(0, Move(P.D5), "not-adjacent", "FD-4.1")


def test_the_climber_comes_up_in_a_blocked_tunnel_with_a_passenger_too() -> None:
    """FD-4.2"""
    t = table(climber(P.B2), explorer(P.B2), tiles={P.B2: city(TUNNEL), P.D5: city(TUNNEL, 3)})
    t.play(0, TakeAlong(1, P.D5))
    assert (t.at(0), t.at(1)) == (P.D5, P.D5)


def test_who_stands_with_the_climber_may_leave_a_blocked_tunnel() -> None:
    """FD-4.2"""
    tiles = {P.B2: city(TUNNEL, 2), P.D5: city(TUNNEL)}
    assert P.D5 in table(archeologist(P.B2), climber(P.B2), tiles=tiles).moves(0)
    assert table(archeologist(P.B2), climber(P.B3), tiles=tiles).moves(0) == set()


def test_clearing_takes_one_marker_from_ones_own_or_an_adjacent_tile() -> None:
    """FD-4.3"""
    sand = {P.B2: dune(1), P.B1: dune(3), P.C1: dune(1), P.D2: dune(1)}
    t = table(meteorologist(P.B2), explorer(P.D4), tiles=sand)
    assert t.places(0, Clear) == {P.B2, P.B1}
    t.play(0, Clear(P.B1))
    assert t.events == [Cleared(0, P.B1, 1)]
    assert (t.sand(P.B1), t.now.actions_left) == (2, 3)
    t.refuses(0, Clear(P.C1), "too-far-to-clear", "FD-4.3")
    t.refuses(0, Clear(P.A2), "no-sand-there", "FD-4.3")


def test_cleared_sand_returns_to_the_supply() -> None:
    """FD-4.3"""
    t = table(meteorologist(P.B2), explorer(P.D4), tiles={P.B2: dune(5)})
    t.play(0, Clear(P.B2))
    assert t.referee.position.sand_left == 44  # type: ignore[attr-defined]


def test_excavating_turns_ones_own_tile() -> None:
    """FD-4.4"""
    t = table(meteorologist(P.B2), explorer(P.D4))
    t.play(0, Excavate())
    t.refuses(0, Move(P.B3), "settled-first", "FD-4.4")
    t.chance(Uncover(Face.LAUNCH_PAD))
    assert t.events == [Excavated(0, P.B2, Face.LAUNCH_PAD)]
    assert (t.tile(P.B2), t.now.actions_left) == (city(Face.LAUNCH_PAD), 3)


def test_a_known_underside_is_turned_up_without_chance() -> None:
    """FD-4.4"""
    t = table(meteorologist(P.B2), explorer(P.D4), tiles={P.B2: dune(0, Face.LAUNCH_PAD)})
    t.play(0, Excavate())
    assert t.events == [Excavated(0, P.B2, Face.LAUNCH_PAD)]


def test_an_excavation_is_not_undone_even_of_a_known_underside() -> None:
    """FD-4.4 Unlike a move, which shows nothing."""
    assert GAME.reveals(Excavate())
    assert not GAME.reveals(Move(P.B3))


def test_nothing_is_excavated_under_sand_or_twice() -> None:
    """FD-4.4"""
    t = table(meteorologist(P.B2), explorer(P.D4), tiles={P.B2: dune(1)})
    t.refuses(0, Excavate(), "sand-in-the-way", "FD-4.4")
    t = table(meteorologist(P.B2), explorer(P.D4), tiles={P.B2: city(Face.LAUNCH_PAD)})
    t.refuses(0, Excavate(), "already-excavated", "FD-4.4")


@pytest.mark.parametrize("sand", [0, 1])
def test_a_part_is_picked_up_from_ones_own_excavated_tile(sand: int) -> None:
    """FD-4.5"""
    t = table(meteorologist(P.B2), explorer(P.D4), tiles={P.B2: city(Face.LAUNCH_PAD, sand, Part.ENGINE)})
    t.play(0, PickUp(Part.ENGINE))
    assert t.events == [PartPickedUp(0, Part.ENGINE)]
    assert (t.now.parts_taken, t.tile(P.B2).parts, t.now.actions_left) == ([Part.ENGINE], [], 3)


def test_each_of_several_parts_costs_an_action() -> None:
    """FD-4.5"""
    t = table(meteorologist(P.B2), explorer(P.D4), tiles={P.B2: city(Face.LAUNCH_PAD, 0, Part.ENGINE, Part.DECK)})
    t.play(0, PickUp(Part.DECK), PickUp(Part.ENGINE))
    assert (t.now.parts_taken, t.now.actions_left) == ([Part.ENGINE, Part.DECK], 2)


def test_no_part_is_picked_up_elsewhere_or_unexcavated_or_under_sand() -> None:
    """FD-4.5"""
    t = table(meteorologist(P.B2), explorer(P.D4), tiles={P.B2: dune(0, None, Part.ENGINE)})
    t.refuses(0, PickUp(Part.ENGINE), "part-not-excavated", "FD-4.5")
    t.refuses(0, PickUp(Part.DECK), "part-not-here", "FD-4.5")
    t = table(climber(P.B2), explorer(P.D4), tiles={P.B2: city(Face.LAUNCH_PAD, 2, Part.ENGINE)})
    t.refuses(0, PickUp(Part.ENGINE), "part-under-sand", "FD-4.5")


def test_who_is_buried_may_only_clear_ones_own_or_an_adjacent_tile() -> None:
    """FD-4.6"""
    tiles = {P.B2: city(Face.LAUNCH_PAD, 3, Part.ENGINE), P.B1: dune(1)}
    t = table(meteorologist(P.B2), explorer(P.D4), tiles=tiles)
    assert t.actions(0) == [Clear(P.B1), Clear(P.B2), Stop()]
    for action in (Move(P.B3), Excavate(), PickUp(Part.ENGINE), SkipCard(), LookAhead()):
        t.refuses(0, action, "is-buried", "FD-4.6")


def test_a_buried_role_has_none_of_its_actions() -> None:
    """FD-4.6"""
    t = table(navigator(P.B2), explorer(P.D4), tiles={P.B2: dune(2)})
    t.refuses(0, Navigate(1, P.D5), "is-buried", "FD-4.6")
    t = table(carrier(P.B2, water=1), explorer(P.D4), tiles={P.B2: city(Face.WELL, 2)})
    t.refuses(0, FillCanteen(), "is-buried", "FD-4.6")


def test_burial_is_judged_anew_before_each_action() -> None:
    """FD-4.6"""
    t = table(meteorologist(P.B2), explorer(P.D4), tiles={P.B2: dune(2)})
    t.play(0, Clear(P.B2), Move(P.B3))
    assert (t.at(0), t.now.actions_left) == (P.B3, 2)


def test_what_costs_no_action_stays_possible_for_the_buried() -> None:
    """FD-4.6"""
    t = table(meteorologist(P.B2, JET), explorer(P.B2, water=1), tiles={P.B2: dune(2)})
    t.play(0, GiveWater(1, 2), Fly(P.D5))
    assert (t.at(0), t.water(1)) == (P.D5, 3)


def test_the_buried_archeologist_clears_two() -> None:
    """FD-4.6"""
    t = table(archeologist(P.B2), explorer(P.D4), tiles={P.B2: dune(2)})
    t.play(0, Clear(P.B2, 2))
    assert t.sand(P.B2) == 0


def test_the_buried_explorer_clears_diagonally() -> None:
    """FD-4.6"""
    t = table(explorer(P.B2), climber(P.D4), tiles={P.B2: dune(2), P.A1: dune(1)})
    t.play(0, Clear(P.A1))
    assert t.sand(P.A1) == 0


def test_a_tunnel_brings_no_sand_nearer() -> None:
    """FD-4.2, FD-4.3"""
    t = table(archeologist(P.B2), explorer(P.D4), tiles={P.B2: city(TUNNEL), P.D5: city(TUNNEL, 2)})
    t.refuses(0, Clear(P.D5), "too-far-to-clear", "FD-4.3")


def test_nothing_else_is_done_before_a_gear_card_is_drawn() -> None:
    """FD-4.4, FD-5.1"""
    t = table(meteorologist(P.B2), explorer(P.B2, BLASTER))
    t.play(0, Excavate())
    t.chance(Uncover(Face.GEAR))
    t.refuses(1, GoOn(), "settled-first", "FD-5.1")
    t.chance(DrawGear(JET))
    assert t.gear(0) == [JET]
