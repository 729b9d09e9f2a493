"""The whole position as integers, with names for every question and every change that the rules need.

MI-8.1 A seat is a player who decides. A chair is a place at the table with its own wounds, treasures and character.
Three to five players have a chair each, with the same number. Two players have four chairs: the first player the
chairs 0 and 2, the second 1 and 3. Whatever the rules say of players between set-up and battle, they say of chairs.
"""

from __future__ import annotations

from typing import Final

from ostrov.games.mysterious_island import components
from ostrov.kernel.bits import bit, shifted
from ostrov.kernel.native import i64
from ostrov.kernel.piles import one, size
from ostrov.kernel.position import Position

# Phases, in the order in which a round goes through them.
CHOOSING_FIRST: Final[i64] = 0
DEALING: Final[i64] = 1
PEEKING: Final[i64] = 2
LEADING: Final[i64] = 3
TURNING_UP: Final[i64] = 4
FOLLOWING: Final[i64] = 5
REVEALING: Final[i64] = 6
SHARING: Final[i64] = 7
STEALING: Final[i64] = 8
NAMING: Final[i64] = 9
FORCING: Final[i64] = 10
DISCARDING: Final[i64] = 11
KEEPING: Final[i64] = 12
DRAWING: Final[i64] = 13
OVER: Final[i64] = 14

# Endings (chapter 7).
STILL_PLAYING: Final[i64] = 0
RICHEST: Final[i64] = 1
LOWEST_CHARACTER: Final[i64] = 2
SHARED: Final[i64] = 3

NONE: Final[i64] = 0


class State(Position):
    """What lies on the table and where the round stands; `position.py` adds what may be done with it.

    A turn is a round.
    """

    chairs: i64
    # The first chair of the round, and the one that decides now.
    first: i64 = 0
    chair: i64 = 0
    # Cards dealt, peeked at or drawn in this phase; in the sharing the last character that took a treasure, after it
    # the last whose ability had its moment.
    step: i64 = 0
    # Sets of characters: open on the table, and dealt to the first chair; the one dealt to the second.
    open: i64 = 0
    dealt_to_first: i64 = 0
    dealt_to_second: i64 = NONE
    # Four bits a chair.
    _played: i64 = 0
    _wounds: i64 = 0
    # A pile of treasures of twelve bits a chair.
    _held: i64 = 0
    # Piles of treasures: face down in the deck, but for the two that were peeked at; turned up to be shared.
    deck: i64 = components.FULL_DECK
    shown: i64 = 0
    # The two top cards once somebody has looked at them: one more than the kind.
    top: i64 = NONE
    under_top: i64 = NONE
    # Sets of chairs: who got a treasure in the sharing, and who has yet to choose what to keep (MI-6.6).
    got: i64 = 0
    fallen: i64 = 0

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.chairs = chairs_of(seats)

    # Chairs

    def owner(self, chair: i64) -> i64:
        """MI-8.1 The seat that decides for a chair."""
        return chair if chair < self.seats else chair - self.seats

    def are_partners(self, chair: i64, other: i64) -> bool:
        """MI-8.2 Two chairs of one player; a chair is no partner of itself."""
        return chair != other and self.owner(chair) == self.owner(other)

    def after(self, chair: i64) -> i64:
        """The next chair clockwise."""
        return chair + 1 if chair + 1 < self.chairs else 0

    def second(self) -> i64:
        return self.after(self.first)

    # Characters

    def character(self, chair: i64) -> i64:
        """What it has in play this round, face down or not; NONE if nothing."""
        return self._played >> (4 * chair) & 15

    def is_led(self) -> bool:
        """Whether the first player's character lies face down."""
        return TURNING_UP <= self.phase <= REVEALING

    def play(self, chair: i64, character: i64) -> None:
        self._played += shifted(character, 4 * chair)

    def gather_characters(self) -> None:
        """For the next deal."""
        self.open = 0
        self.dealt_to_first = 0
        self.dealt_to_second = NONE

    def clear_play(self) -> None:
        self._played = 0

    def in_play(self) -> i64:
        """The set of characters in play."""
        characters: i64 = 0
        chair: i64 = 0
        while chair < self.chairs:
            characters |= bit(self.character(chair))
            chair += 1
        return characters & components.EVERY_CHARACTER

    def is_in_play(self, character: i64) -> bool:
        return self.in_play() & bit(character) != 0

    def chair_of(self, character: i64) -> i64:
        """Who has this character, which is in play."""
        chair: i64 = 0
        while self.character(chair) != character:
            chair += 1
        return chair

    def undealt(self) -> i64:
        """The characters that are neither dealt nor open: after the deal, the one aside."""
        dealt = self.open | self.dealt_to_first
        if self.dealt_to_second:
            dealt |= bit(self.dealt_to_second)
        return components.EVERY_CHARACTER & ~dealt

    # Wounds

    def lives(self) -> i64:
        return components.lives_of(self.seats)

    def wounds(self, chair: i64) -> i64:
        return self._wounds >> (4 * chair) & 15

    def wound(self, chair: i64) -> None:
        self._wounds += shifted(1, 4 * chair)

    def heal(self, chair: i64) -> None:
        self._wounds -= shifted(self.wounds(chair), 4 * chair)

    # Treasures

    def held(self, chair: i64) -> i64:
        """A pile."""
        return self._held >> (12 * chair) & 4095

    def gain(self, chair: i64, kind: i64) -> None:
        self._held += shifted(one(kind), 12 * chair)

    def part_with(self, chair: i64, pile: i64) -> None:
        self._held -= shifted(pile, 12 * chair)

    def wealth(self, chair: i64) -> i64:
        return components.worth(self.held(chair))

    def deck_size(self) -> i64:
        """The cards face down, those that were peeked at included."""
        return size(self.deck) + (1 if self.top else 0) + (1 if self.under_top else 0)

    def copy_to(self, s: State) -> None:
        self.copy_turn_to(s)
        s.chairs = self.chairs
        s.first = self.first
        s.chair = self.chair
        s.step = self.step
        s.open = self.open
        s.dealt_to_first = self.dealt_to_first
        s.dealt_to_second = self.dealt_to_second
        s._played = self._played
        s._wounds = self._wounds
        s._held = self._held
        s.deck = self.deck
        s.shown = self.shown
        s.top = self.top
        s.under_top = self.under_top
        s.got = self.got
        s.fallen = self.fallen


def chairs_of(seats: i64) -> i64:
    """MI-8.1"""
    return 4 if seats == 2 else seats
