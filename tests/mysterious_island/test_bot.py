"""The bot that tries its actions out."""

from __future__ import annotations

from ostrov.bots.mysterious_island import TreasureBot
from ostrov.games.mysterious_island.forms import Force, Keep, Spare, Take
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Form
from ostrov.kernel.rows import Rows
from ostrov.lab.simulation import Plan, play_slice
from tests.mysterious_island.table import (
    BONES,
    EMPTY,
    FOUR,
    GAME,
    PEW,
    SILVER,
    THREE,
    TRELAWNEY,
    TWO,
    Table,
    holds,
    last_round,
    played,
)


def chosen(t: Table, seed: int = 1) -> Form:
    (seat,) = t.awaited
    rows, dice = Rows(), Dice(seed)
    t.referee.position.legal(seat, rows)
    imagined = t.referee.position.imagine(seat, dice)
    return GAME.show_choice(t.referee.position, TreasureBot().choose(imagined, seat, rows, dice))


def test_the_bot_takes_the_dearer_treasure() -> None:
    """MI-5.2"""
    t = played(EMPTY, EMPTY, EMPTY, cards=(SILVER, PEW, TRELAWNEY), peeked=(TWO, FOUR))
    assert chosen(t) == Take(FOUR)


def test_the_bot_keeps_the_dearest_treasure() -> None:
    """MI-6.6"""
    chairs = (EMPTY, holds(TWO, THREE, FOUR, wounds=2), EMPTY)
    t = played(*chairs, cards=(SILVER, TRELAWNEY, None), peeked=(THREE, THREE))
    assert chosen(t) == Keep(FOUR)


def test_the_bot_takes_from_a_rival_when_that_wins_the_game() -> None:
    """MI-5.7"""
    chairs = (EMPTY, holds(FOUR, FOUR), holds(FOUR, FOUR, TWO))
    out = last_round(*chairs, peeked=(THREE,))
    t = played(*chairs, cards=(TRELAWNEY, PEW, BONES), peeked=(THREE,), out=out)
    assert {Force(BONES), Spare()} == set(t.actions(1))
    assert chosen(t) == Force(BONES)


def test_the_bot_is_clearly_better_than_random() -> None:
    """MI-7.2"""
    bots = ["thumb", "random", "random", "random"]
    tally = play_slice(Plan("mysterious-island", 4, {}, bots, 8, 5), 0, 8)
    assert tally.firsts[0] >= 4
