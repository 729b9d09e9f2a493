"""Random play and counting, for search, tests and benchmarks; compiled together with the rules."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.bits import count, nth
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64
from ostrov.kernel.position import CHANCE, CHANCE_AWAITED, Position
from ostrov.kernel.rows import Rows

# No game has so many turns.
NEVER: Final[i64] = 0x7FFFFFFF


def one_awaited(position: Position, dice: Dice) -> i64:
    """Of several who may act at once, one at random; chance counts as one."""
    awaited = position.awaited
    if awaited & (awaited - 1) == 0:
        return nth(awaited, 0)
    return nth(awaited, dice.below(count(awaited)))


def next_actor(position: Position, rows: Rows, dice: Dice) -> i64:
    """Whose decision comes next; what they may choose is in the rows then."""
    actor = one_awaited(position, dice)
    rows.clear()
    position.legal(actor, rows)
    return actor


def play_until(position: Position, turn: i64, rows: Rows, dice: Dice) -> i64:
    """Play at random until this turn has begun or the game is over, and tell in how many decisions."""
    decisions: i64 = 0
    while position.awaited and position.turn < turn:
        actor = next_actor(position, rows, dice)
        position.apply(actor, rows.at(dice.below(rows.total)))
        decisions += 1
    return decisions


def play_on(position: Position, rows: Rows, dice: Dice) -> i64:
    """Play to the end at random, and tell in how many decisions."""
    return play_until(position, NEVER, rows, dice)


def play_outs(start: Position, times: i64, dice: Dice) -> i64:
    """Copy and play to the end, again and again; tells the decisions of all together."""
    rows = Rows()
    decisions: i64 = 0
    done: i64 = 0
    while done < times:
        decisions += play_on(start.copy(), rows, dice)
        done += 1
    return decisions


def copies(start: Position, times: i64) -> i64:
    """Copy again and again; tells how many seats the last copy has, so that none is left out."""
    copy = start
    done: i64 = 0
    while done < times:
        copy = start.copy()
        done += 1
    return copy.seats


def deal(position: Position, rows: Rows, dice: Dice) -> i64:
    """Let chance go on until a seat is awaited or the game is over; tells how many outcomes that took."""
    outcomes: i64 = 0
    while position.awaited & CHANCE_AWAITED:
        rows.clear()
        position.legal(CHANCE, rows)
        position.apply(CHANCE, rows.at(dice.below(rows.total)))
        outcomes += 1
    return outcomes


def sequences(position: Position, depth: i64) -> int:
    """How many sequences of so many choices there are, chance included: a fingerprint of the rules."""
    if depth == 0 or position.awaited == 0:
        return 1
    total = 0
    actor: i64 = 0
    while actor <= CHANCE:
        if position.awaited >> actor & 1:
            rows = Rows()
            position.legal(actor, rows)
            for choice in rows.codes():
                after = position.copy()
                after.apply(actor, choice)
                total += sequences(after, depth - 1)
        actor += 1
    return total
