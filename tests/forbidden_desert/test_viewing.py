"""What a view tells beside the notation: blocked, buried, in the shade, clues, what is hidden, and reach."""

from __future__ import annotations

from typing import Any

from ostrov.games.forbidden_desert.forms import Clue, Face, Navigate, NavigateTwo, Part, Place, View
from tests.forbidden_desert.table import (
    GAME,
    SHIELD,
    STORMING,
    archeologist,
    carrier,
    city,
    climber,
    dune,
    explorer,
    navigator,
    new_table,
    table,
)

P = Place


def seen(*adventurers: Any, **rest: Any) -> View:
    view = GAME.view(table(*adventurers, **rest).referee.position, None)
    assert isinstance(view, View)
    return view


def test_two_markers_block_a_tile_and_one_does_not() -> None:
    """FD-3.3"""
    view = seen(explorer(P.B2), navigator(P.D4), tiles={P.B3: dune(2), P.C2: dune(1)})
    blocked = [site.place for row in view.board for site in row if site and site.is_blocked]
    assert blocked == [P.B3]


def test_who_stands_on_a_blocked_tile_is_buried_but_not_beside_the_climber() -> None:
    """FD-3.3, FD-7.2"""
    tiles = {P.B2: dune(2), P.D4: dune(3)}
    assert seen(explorer(P.B2), climber(P.D4), navigator(P.D4), tiles=tiles).buried == [0]


def test_the_sun_reaches_nobody_in_a_tunnel_or_under_a_shield() -> None:
    """FD-5.6, FD-6.3 A shield covers everybody on the tile."""
    tiles = {P.B2: city(Face.TUNNEL)}
    crew = (explorer(P.B2), climber(P.D4, is_shielded=True), navigator(P.D4), carrier(P.B4, SHIELD))
    assert seen(*crew, tiles=tiles).in_shade == [0, 1, 2]


def test_one_open_clue_tells_the_row_or_the_column() -> None:
    """FD-5.3"""
    tiles = {P.B2: city(Face.ENGINE_ROW), P.D5: city(Face.CRYSTAL_COLUMN)}
    view = seen(explorer(P.A3), climber(P.D4), tiles=tiles)
    assert view.clues == [Clue(Part.ENGINE, 2, None), Clue(Part.CRYSTAL, None, 4)]


def test_a_known_but_buried_clue_tells_nothing_and_a_part_that_is_out_needs_none() -> None:
    """FD-5.3"""
    tiles = {P.B2: dune(0, Face.ENGINE_ROW)}
    view = seen(explorer(P.A3), climber(P.D4), tiles=tiles, parts_taken=[Part.DECK])
    assert view.clues == []


def test_what_is_hidden_is_what_nobody_has_seen() -> None:
    """FD-1.1, FD-2.6 A tunnel lies open and one clue is known."""
    tiles = {P.B2: city(Face.TUNNEL), P.B4: dune(0, Face.DECK_ROW)}
    hidden = seen(explorer(P.A3), climber(P.D4), tiles=tiles).hidden
    assert (hidden[Face.GEAR], hidden[Face.TUNNEL], hidden[Face.WELL], hidden[Face.MIRAGE]) == (8, 2, 2, 1)
    assert Face.DECK_ROW not in hidden
    assert hidden[Face.LAUNCH_PAD] == 1


def test_before_anything_is_laid_everything_is_hidden_and_nobody_goes_anywhere() -> None:
    """FD-2.1"""
    view = GAME.view(new_table(2).referee.position, 0)
    assert isinstance(view, View)
    assert sum(view.hidden.values()) == 23
    assert (view.buried, view.in_shade, view.reach) == ([], [], [{}, {}])


def test_reach_counts_the_moves_around_sand_and_storm() -> None:
    """FD-4.1 The active seat has the actions that it has left, the others those of a turn."""
    view = seen(archeologist(P.A1), climber(P.E5), tiles={P.B1: dune(2)}, actions_left=2)
    assert view.reach[0] == {P.A2: 1, P.A3: 2, P.B2: 2}
    assert view.reach[1][P.A5] == 4
    assert max(view.reach[1].values()) == 4


def test_reach_goes_through_tunnels_and_for_the_explorer_askew() -> None:
    """FD-4.2, FD-7.3"""
    tiles = {P.A2: city(Face.TUNNEL), P.E4: city(Face.TUNNEL)}
    view = seen(navigator(P.A1), explorer(P.D1), tiles=tiles)
    assert (view.reach[0][P.E4], view.reach[0][P.D4]) == (2, 3)
    assert view.reach[1][P.B3] == 2


def test_who_is_buried_reaches_nothing() -> None:
    """FD-4.6"""
    assert seen(archeologist(P.A1), climber(P.E5), tiles={P.A1: dune(2)}, phase=STORMING).reach[0] == {}


def test_the_way_of_a_navigated_pawn_is_told() -> None:
    """FD-7.7 By the tunnel, and past what is blocked."""
    tiles = {P.A2: city(Face.TUNNEL), P.E4: city(Face.TUNNEL), P.B1: dune(2)}
    t = table(navigator(P.A5), archeologist(P.A1), climber(P.C5), tiles=tiles)
    t.play(0, Navigate(1, P.E5))
    assert t.events[-1].way == [P.A2, P.E4]  # type: ignore[attr-defined]
    t.play(0, Navigate(1, P.E4))
    assert t.events[-1].way == []  # type: ignore[attr-defined]
    t.play(0, Navigate(2, P.B4))
    assert len(t.events[-1].way) == 1  # type: ignore[attr-defined]


def test_the_way_of_the_climber_leads_over_blocked_tiles() -> None:
    """FD-7.2, FD-7.7"""
    t = table(navigator(P.A1), climber(P.A1), tiles={P.B1: dune(2), P.A2: dune(2)})
    t.play(0, NavigateTwo([1, 0], P.C1))
    assert t.events[0].way == [P.B1]  # type: ignore[attr-defined]
