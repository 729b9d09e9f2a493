"""A whole game between bots; compiled together with the rules and the bots."""

from __future__ import annotations

from ostrov.bots.bot import Bot
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64
from ostrov.kernel.playouts import one_awaited
from ostrov.kernel.position import CHANCE, Position
from ostrov.kernel.rows import Rows


def play_game(position: Position, bots: list[Bot], rows: Rows, dice: Dice) -> i64:
    """Play to the end, one bot a seat, and tell in how many decisions. Dice choose for chance, and who speaks first."""
    decisions: i64 = 0
    while position.awaited:
        actor = one_awaited(position, dice)
        rows.clear()
        position.legal(actor, rows)
        if actor == CHANCE:
            action = rows.at(dice.below(rows.total))
        else:
            action = bots[actor].choose(position.imagine(actor, dice), actor, rows, dice)
        position.apply(actor, action)
        decisions += 1
    return decisions
