"""The bot brings its people home once the island is gone."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov.bots.atlantis import AtlantisBot
from ostrov.bots.play import play_game
from ostrov.games.atlantis.forms import Climb, GoAshore, Sail, Swim
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Form
from ostrov.kernel.rows import Rows
from tests.atlantis.table import GAME, RED, TILES, Table, boat, party, table

SERPENTS_AWAY = ["A1", "B1", "C11", "K1", "L10"]


def at_sea(*parties: Any, **rest: Any) -> Table:
    """The island is gone, and seat 0 moves."""
    return table(*parties, missing=" ".join(TILES), options={"last_survivor": True}, **rest)


def chosen(t: Table) -> Form:
    rows, dice, position = Rows(), Dice(1), t.referee.position
    position.legal(0, rows)
    return GAME.show_choice(position, AtlantisBot().choose(position.imagine(0, dice), 0, rows, dice))


def test_a_swimmer_goes_on_past_the_serpent_that_guards_the_land() -> None:
    """AT-9.3 The one on B1 could reach C2, but waiting brings nobody home."""
    assert chosen(at_sea(party("C3"), party("M4"))) == Swim(RED, 1, "C2")


def test_a_boat_sails_on_past_the_serpent_that_guards_the_land() -> None:
    """AT-9.3"""
    assert chosen(at_sea(party(boat("C3")), party("M4"), boats=["C3"])) == Sail("C3", "C2")


def test_nobody_swims_onto_a_shark_that_is_in_the_way() -> None:
    """AT-4.7, AT-9.3 Around it there is a way: from C3 by D2 and D1 to C1."""
    t = at_sea(party("C3"), party("M4"), sharks=["C2"])
    assert chosen(t) == Swim(RED, 1, "D2")


def test_a_boat_at_hand_is_boarded_and_land_at_hand_is_gone_to() -> None:
    """AT-4.4, AT-4.5"""
    assert chosen(at_sea(party("C4"), party("M4"), boats=["C4"])) == Climb(RED, 1)
    assert chosen(at_sea(party("C1"), party("M4"))) == GoAshore(RED, 1)


@pytest.mark.parametrize("seed", range(4))
def test_bots_play_to_the_last_survivor(seed: int) -> None:
    """AT-9.3"""
    t = at_sea(party("G6", "F5", "C4"), party("G7", "H6"), party("D6", "J5"), boats=["F6"], serpents=SERPENTS_AWAY)
    play_game(t.referee.position, [AtlantisBot() for _ in range(3)], Rows(), Dice(1, seed))
    assert t.ending == ("nobody-left", "AT-8.2")
