"""Numbers for what may be chosen and what may happen. A choice is a verb, a detail and a target in one number."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.native import i64

# Verbs of a seat.
NAME: Final[i64] = 1  # target: terrain
TAKE: Final[i64] = 2  # detail: face of the die, target: number after compasses
SET_ASIDE: Final[i64] = 3  # detail: face that names the terrain, target: number of the other die after compasses
DRAW: Final[i64] = 4  # detail: terrain, target: cell
CALL_ORDER: Final[i64] = 5
WAIVE_ORDER: Final[i64] = 6
# Verbs of chance.
DEAL_RUMOUR: Final[i64] = 8  # target: number of the rumour
CHOOSE_FIRST: Final[i64] = 9  # target: seat
ROLL: Final[i64] = 10  # detail: the two lower faces, target: the highest; the first is 0 where two dice are rolled

# Events, with what their numbers mean.
RUMOUR_DEALT: Final[i64] = 1  # number of the rumour
TURN_BEGAN: Final[i64] = 2  # seat, number of the turn
ROLLED: Final[i64] = 3  # seat, pile of faces
NAMED: Final[i64] = 4  # seat, terrain
DIE_TAKEN: Final[i64] = 5  # seat, eight times the die and the number made of it
DIE_SET_ASIDE: Final[i64] = 6  # seat, face, eight times the other die and the number made of it
ORDER_CALLED: Final[i64] = 7
DRAWN: Final[i64] = 8  # seat, cell, terrain
COMPASS_FOUND: Final[i64] = 9  # seat
WAS_STUCK: Final[i64] = 10  # seat, number
SPYGLASS_COUNTED: Final[i64] = 11  # seat, points, how many spyglasses
ENDED: Final[i64] = 12  # ending
SCORED: Final[i64] = 13  # seat, points, empty cells
WON: Final[i64] = 14  # seat
RANKED: Final[i64] = 15  # rank
ORDER_WANTED: Final[i64] = 16  # seat
ORDER_WAIVED: Final[i64] = 17  # seat


def choice(verb: i64, detail: i64) -> i64:
    """A choice that wants only its target added."""
    return verb << 16 | detail << 7


def verb_of(choice: i64) -> i64:
    return choice >> 16


def detail_of(choice: i64) -> i64:
    return choice >> 7 & 511


def target_of(choice: i64) -> i64:
    return choice & 127
