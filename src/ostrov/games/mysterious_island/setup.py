"""Chapter 2: set-up, and the deal of each round. Whatever is dealt is an outcome of chance, one card at a time."""

from __future__ import annotations

from ostrov.games.mysterious_island.codes import (
    CHOOSE_FIRST,
    DEAL,
    DEALT_FACE_DOWN,
    LAID_OPEN,
    ROUND_BEGAN,
    choice,
)
from ostrov.games.mysterious_island.components import DEALT, DEALT_TO_FIRST
from ostrov.games.mysterious_island.components import DEALT_FACE_DOWN as FACE_DOWN
from ostrov.games.mysterious_island.state import DEALING, PEEKING, State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.rows import Rows


def first_outcomes(s: State, rows: Rows) -> None:
    """MI-2.1 A random player is first in the first round."""
    rows.add(choice(CHOOSE_FIRST), bit(s.seats) - 1)


def begin_round(s: State, chair: i64) -> None:
    """MI-2.1 Chairs are counted clockwise from the first; MI-2.3 the deck stays as it is."""
    s.phase = DEALING
    s.step = 0
    s.round += 1
    s.first = chair
    s.chair = chair
    s.got = 0
    s.gather_characters()
    s.clear_play()
    s.tell(ROUND_BEGAN, chair, s.round)


def deal_outcomes(s: State, rows: Rows) -> None:
    """MI-2.2 All eight are shuffled: any that was not dealt yet may come."""
    rows.add(choice(DEAL), s.undealt())


def deal(s: State, character: i64) -> None:
    """MI-2.2 Two to the first chair, one to the second, unseen by the others; four open; the last one is aside."""
    if s.step < DEALT_TO_FIRST:
        s.dealt_to_first |= bit(character)
        s.tell_to(bit(s.owner(s.first)), DEALT_FACE_DOWN, s.first, character)
    elif s.step < FACE_DOWN:
        s.dealt_to_second = character
        s.tell_to(bit(s.owner(s.second())), DEALT_FACE_DOWN, s.second(), character)
    else:
        s.open |= bit(character)
        s.tell(LAID_OPEN, character)
    s.step += 1
    if s.step == DEALT:
        s.phase = PEEKING
        s.step = 0
