"""The bot that plays by rules of thumb sees what is at hand."""

from __future__ import annotations

from ostrov.bots.registry import find_bot
from ostrov.games.forbidden_desert.forms import Excavate, Face, GoOn, Move, Part, PickUp, Place
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Form
from ostrov.kernel.rows import Rows
from tests.forbidden_desert.table import (
    ALL_PARTS,
    GAME,
    SHIELD,
    STORMING,
    Table,
    archeologist,
    city,
    explorer,
    meteorologist,
    oasis,
    table,
)

P = Place


def chosen(t: Table, seat: int) -> Form:
    rows, dice = Rows(), Dice(1)
    t.referee.position.legal(seat, rows)
    bot = find_bot(GAME.id, "thumb")
    return GAME.show_choice(t.referee.position, bot.choose(t.referee.position.imagine(seat, dice), seat, rows, dice))


def test_the_bot_takes_the_last_step() -> None:
    """FD-9.1"""
    t = table(archeologist(P.B3), explorer(P.B2), tiles={P.B2: city(Face.LAUNCH_PAD)}, parts_taken=ALL_PARTS)
    assert chosen(t, 0) == Move(P.B2)


def test_the_bot_picks_up_a_part_that_lies_there() -> None:
    """FD-4.5"""
    t = table(archeologist(P.B2), explorer(P.D4), tiles={P.B2: city(Face.LAUNCH_PAD, 0, Part.DECK)}, actions_left=1)
    assert chosen(t, 0) == PickUp(Part.DECK)


def test_the_thirsty_bot_digs_for_water() -> None:
    """FD-5.2"""
    t = table(archeologist(P.B2, water=0), explorer(P.B2, water=0), tiles={P.B2: oasis()}, actions_left=1)
    assert chosen(t, 0) == Excavate()


def test_the_bot_keeps_its_gear_while_nothing_is_won_by_it() -> None:
    """FD-6.3"""
    t = table(archeologist(P.B2), meteorologist(P.D4, SHIELD), phase=STORMING)
    assert chosen(t, 1) == GoOn()
