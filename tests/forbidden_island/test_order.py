"""Legal actions come in an order that is part of the contract: saved analyses and bots rely on it."""

from __future__ import annotations

from ostrov.games.forbidden_island.forms import (
    Capture,
    Card,
    Discard,
    DrawTreasure,
    Fly,
    FlyOff,
    Give,
    GoOn,
    Lift,
    Move,
    Sandbag,
    ShoreUp,
    ShoreUpTwo,
    Stop,
    Swim,
)
from ostrov.kernel.game import Form
from ostrov.kernel.position import CHANCE
from ostrov.kernel.rows import Rows
from tests.forbidden_island.table import (
    ALL_TILES,
    ALL_TREASURES,
    BRIDGE,
    DRAWING,
    EARTH,
    FLOODING,
    FOREST,
    IRON,
    LANDING,
    LIFT,
    MOON,
    SANDBAGS,
    diver,
    engineer,
    pilot,
    table,
)


def kinds(actions: list[Form]) -> list[type[Form]]:
    """The kinds of action in the order in which each is first met."""
    return list(dict.fromkeys(type(action) for action in actions))


def test_an_active_player_moves_shores_up_gives_captures_plays_cards_and_stops_in_this_order() -> None:
    """FI-3.1, FI-6.1"""
    hand = [EARTH, EARTH, EARTH, EARTH, LIFT]
    t = table(engineer(MOON, *hand), pilot(MOON, SANDBAGS), flooded=[MOON, BRIDGE, FOREST])
    assert kinds(t.referee.actions(0)) == [Move, ShoreUp, ShoreUpTwo, Give, Capture, Lift, Stop]
    assert kinds(t.referee.actions(1)) == [Sandbag, GoOn]


def test_targets_come_in_the_order_of_the_cells_as_one_reads() -> None:
    """FI-2.1, FI-4.1"""
    t = table(engineer(FOREST), pilot(LANDING))
    moves = [action.to for action in t.referee.actions(0) if isinstance(action, Move)]
    assert moves == sorted(moves, key=ALL_TILES.index)
    assert len(moves) == 4


def test_the_pilot_may_fly_after_moving() -> None:
    """FI-4.3"""
    t = table(pilot(MOON, LIFT), diver(MOON), treasures_taken=ALL_TREASURES)
    assert kinds(t.referee.actions(0)) == [Move, Fly, Lift, Stop]


def test_flying_off_comes_after_lifting() -> None:
    """FI-8.1"""
    t = table(pilot(LANDING, LIFT), diver(LANDING), treasures_taken=ALL_TREASURES)
    assert kinds(t.referee.actions(0)) == [Move, Fly, Lift, FlyOff, Stop]


def test_who_has_too_many_cards_discards_before_playing_one() -> None:
    """FI-5.4"""
    hand = [EARTH, EARTH, EARTH, EARTH, LIFT, SANDBAGS]
    t = table(engineer(MOON, *hand), pilot(IRON), flooded=[MOON], phase=DRAWING, steps_done=1, discarding=0)
    assert kinds(t.referee.actions(0)) == [Discard, Lift, Sandbag]


def test_a_swimmer_swims_before_lifting() -> None:
    """FI-6.4"""
    t = table(diver(IRON, LIFT), pilot(LANDING), sunken=[IRON], swimming=[0], phase=FLOODING, steps_done=1)
    assert kinds(t.referee.actions(0)) == [Swim, Lift]


def test_lifts_go_tile_by_tile_the_smallest_company_first() -> None:
    """FI-6.2"""
    t = table(diver(MOON, LIFT), pilot(IRON), engineer(MOON))
    lifts = [action.pawns for action in t.referee.actions(0) if isinstance(action, Lift)]
    assert list(dict.fromkeys(map(tuple, lifts))) == [(0,), (2,), (0, 2), (1,)]


def test_cards_that_may_come_are_listed_by_kind_with_their_number_as_weight() -> None:
    """FI-5.1"""
    t = table(diver(MOON), pilot(LANDING), phase=DRAWING)
    assert t.referee.actions(CHANCE) == [DrawTreasure(card) for card in Card]
    rows = Rows()
    t.referee.position.legal(CHANCE, rows)
    assert [weight for _, weight in rows.weighted()] == [5, 5, 5, 5, 3, 2, 3]
