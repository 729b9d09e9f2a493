"""Chapter 1: what is in the box. A character is its value, a kind of treasure its worth less two."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.native import i64

# MI-1.1 A set of characters is a bit mask with the values as places. Odd values are gentlemen, even ones pirates.
HAWKINS: Final[i64] = 1
BLACK_DOG: Final[i64] = 2
SMOLLETT: Final[i64] = 3
BONES: Final[i64] = 4
LIVESEY: Final[i64] = 5
PEW: Final[i64] = 6
TRELAWNEY: Final[i64] = 7
SILVER: Final[i64] = 8
EVERY_CHARACTER: Final[i64] = 0b111111110
GENTLEMEN: Final[i64] = 0b010101010
# MI-5.7 Black Dog and Billy Bones.
POWERLESS_AGAINST_PEW: Final[i64] = 0b000010100

# MI-1.2 A pile of treasures has a digit for each kind: those worth 2, 3 and 4, six of each.
WORTH_TWO: Final[i64] = 0
NUMBER_OF_EACH: Final[i64] = 6
FULL_DECK: Final[i64] = 0x666

# MI-2.2
DEALT_TO_FIRST: Final[i64] = 2
DEALT_FACE_DOWN: Final[i64] = 3
DEALT: Final[i64] = 7
PEEKED: Final[i64] = 2


def are_opposed(character: i64, other: i64) -> bool:
    """MI-1.1 One is a gentleman, the other a pirate."""
    return (character ^ other) & 1 == 1


def lives_of(seats: i64) -> i64:
    """MI-1.3"""
    return 3 if seats <= 3 else 4


def worth(pile: i64) -> i64:
    """MI-1.2 The sum of a pile of treasures."""
    return 2 * (pile & 15) + 3 * (pile >> 4 & 15) + 4 * (pile >> 8 & 15)


def kinds_of(pile: i64) -> i64:
    """The set of kinds in a pile."""
    return (1 if pile & 15 else 0) | (2 if pile & 240 else 0) | (4 if pile & 3840 else 0)


def has_one_kind(pile: i64) -> bool:
    """At most one, so that there is nothing to choose."""
    kinds = kinds_of(pile)
    return kinds & (kinds - 1) == 0
