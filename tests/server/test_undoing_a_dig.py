"""Forbidden Desert: an excavation is not taken back freely, even if no chance followed it."""

from __future__ import annotations

import msgspec

from ostrov.games.forbidden_desert.forms import Excavate, Face, Move, Place
from ostrov.kernel.game import Form
from ostrov.server.storage import StoredTable
from ostrov.server.table.log import Chosen, Seated, UndoAsked, Undone
from ostrov.server.table.table import Table
from ostrov.server.table.undoing import take_back
from tests.forbidden_desert.table import GAME, dune, explorer, meteorologist
from tests.forbidden_desert.table import table as laid_out

ANN, BORIS = 1, 2


def two_at_a_desert(choice: Form) -> Table:
    """Ann has just chosen this; a Terrascope had shown what lies under her tile."""
    desert = laid_out(explorer(Place.B2), meteorologist(Place.D4), tiles={Place.B2: dune(0, Face.LAUNCH_PAD)})
    options = msgspec.json.encode(GAME.options({}, 2))
    stored = StoredTable("a" * 16, GAME.id, GAME.rules_version, 2, options, bytes(32), "", ANN, "2026-01-01")
    table = Table(stored, desert.referee)
    for seat, person in enumerate((ANN, BORIS)):
        table.take(Seated(seat, person, None))
    table.take(Chosen(0, choice))
    return table


def test_a_move_is_taken_back_at_once() -> None:
    assert isinstance(take_back(two_at_a_desert(Move(Place.B3)), ANN), Undone)


def test_an_excavation_is_taken_back_only_if_the_others_agree() -> None:
    """FD-4.4"""
    assert isinstance(take_back(two_at_a_desert(Excavate()), ANN), UndoAsked)
