"""What a bot is, and the simplest one."""

from __future__ import annotations

from typing import final

from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64, mypyc_attr
from ostrov.kernel.position import Position
from ostrov.kernel.rows import Rows


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. Bots of your own are subclasses; see `ostrov.bots.plugins`.

    `imagined` is a position that the seat cannot tell from the true one (`Position.recall`), made for this choice: the
    bot may do with it what it likes. `rows` holds the seat's legal actions. The choice follows from these and the dice
    alone, whatever the bot was asked before: a choice that was undone is made again.
    """

    def choose(self, imagined: Position, seat: i64, rows: Rows, dice: Dice) -> i64:
        raise NotImplementedError


@final
class RandomBot(Bot):
    """Every legal action as likely as the next."""

    def choose(self, imagined: Position, seat: i64, rows: Rows, dice: Dice) -> i64:
        return rows.at(dice.below(rows.total))
