"""Numbers for what may be chosen and what may happen. A choice is a verb and a target in one number."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.native import i64

# Verbs of seats.
PLAY: Final[i64] = 1  # target: character
PASS: Final[i64] = 2
SIT_OUT: Final[i64] = 3
TAKE: Final[i64] = 4  # target: kind of treasure
STEAL: Final[i64] = 5  # target: character
SPARE: Final[i64] = 6
NAME: Final[i64] = 7  # target: chair
FORCE: Final[i64] = 8  # target: character
DISCARD: Final[i64] = 9  # target: kind of treasure
KEEP: Final[i64] = 10  # target: kind of treasure
# Verbs of chance.
CHOOSE_FIRST: Final[i64] = 16  # target: seat
DEAL: Final[i64] = 17  # target: character
PEEK: Final[i64] = 18  # target: kind of treasure
DRAW: Final[i64] = 19  # target: kind of treasure
# What was hidden shows itself in a step of its own, so that nothing a seat does tells it more than it knew.
TURN_UP: Final[i64] = 20
REVEAL: Final[i64] = 21

# Events, with what their numbers mean.
ROUND_BEGAN: Final[i64] = 1  # chair, number of the round
DEALT_FACE_DOWN: Final[i64] = 2  # chair, character
LAID_OPEN: Final[i64] = 3  # character
PEEKED: Final[i64] = 4  # chair, kind of treasure
LED: Final[i64] = 5  # chair, character
PASSED: Final[i64] = 6  # chair, wounds lost
DRAWN: Final[i64] = 7  # chair, kind of treasure
TURNED_UP: Final[i64] = 8  # chair, character
PLAYED: Final[i64] = 9  # chair, character
SAT_OUT: Final[i64] = 10  # chair
REVEALED: Final[i64] = 11  # chair, character
TREASURES_TURNED_UP: Final[i64] = 12  # pile
TAKEN: Final[i64] = 13  # chair, character, kind of treasure
STOLE: Final[i64] = 14  # chair, character
SPARED: Final[i64] = 15  # chair, whose ability it is
RICHEST_HIT: Final[i64] = 16  # chair
FORCED: Final[i64] = 17  # chair, character
DISCARDED: Final[i64] = 18  # chair, kind of treasure
WOUNDED: Final[i64] = 19  # chair, character, by which character, wounds now
FELL: Final[i64] = 20  # chair
KEPT: Final[i64] = 21  # chair, kind of treasure
ENDED: Final[i64] = 22  # ending, set of seats


def choice(verb: i64, detail: i64 = 0) -> i64:
    """A choice that wants only its target added. No verb of this game has a detail."""
    return verb << 4


def verb_of(choice: i64) -> i64:
    return choice >> 4


def detail_of(choice: i64) -> i64:
    return 0


def target_of(choice: i64) -> i64:
    return choice & 15
