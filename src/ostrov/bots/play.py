"""A whole game between bots; compiled together with the rules and the bots."""

from __future__ import annotations

from ostrov.bots.bot import Bot
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64
from ostrov.kernel.playouts import next_actor
from ostrov.kernel.position import CHANCE, Position
from ostrov.kernel.rows import Rows


def chosen(position: Position, actor: i64, bots: list[Bot], rows: Rows, dice: Dice) -> i64:
    """What the dice choose for chance, or a seat's bot for the seat, of what is in the rows."""
    if actor == CHANCE:
        return rows.at(dice.below(rows.total))
    return bots[actor].choose(position.recall(actor, dice), actor, rows, dice)


def play_game(position: Position, bots: list[Bot], rows: Rows, dice: Dice) -> i64:
    """Play to the end, one bot a seat, and tell in how many decisions. Dice choose for chance, and who speaks first."""
    decisions: i64 = 0
    while position.awaited:
        actor = next_actor(position, rows, dice)
        position.apply(actor, chosen(position, actor, bots, rows, dice))
        decisions += 1
    return decisions
