"""Chapter 2: set-up, and the deal of each round. Whatever is dealt is an outcome of chance, one card at a time."""

from __future__ import annotations

from ostrov.games.mysterious_island import codes, components, state
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.position import NO_STARTER
from ostrov.kernel.rows import Rows


def first_outcomes(s: State, rows: Rows) -> None:
    """MI-2.1 A random player is first in the first round, or the one that the table has chosen."""
    rows.add(codes.choice(codes.CHOOSE_FIRST), s.may_begin())


def choose_first(s: State, chair: i64) -> None:
    """MI-2.1"""
    s.starter = NO_STARTER
    begin_round(s, chair)


def begin_round(s: State, chair: i64) -> None:
    """MI-2.1 Chairs are counted clockwise from the first; MI-2.3 the deck stays as it is."""
    s.phase = state.DEALING
    s.step = 0
    s.turn += 1
    s.first = chair
    s.chair = chair
    s.got = 0
    s.gather_characters()
    s.clear_play()
    s.tell(codes.ROUND_BEGAN, chair, s.turn)


def deal_outcomes(s: State, rows: Rows) -> None:
    """MI-2.2 All eight are shuffled: any that was not dealt yet may come."""
    rows.add(codes.choice(codes.DEAL), s.undealt())


def deal(s: State, character: i64) -> None:
    """MI-2.2 Two to the first chair, one to the second, unseen by the others; four open; the last one is aside."""
    if s.step < components.DEALT_TO_FIRST:
        s.dealt_to_first |= bit(character)
        s.tell_to(bit(s.owner(s.first)), codes.DEALT_FACE_DOWN, s.first, character)
    elif s.step < components.DEALT_FACE_DOWN:
        s.dealt_to_second = character
        s.tell_to(bit(s.owner(s.second())), codes.DEALT_FACE_DOWN, s.second(), character)
    else:
        s.open |= bit(character)
        s.tell(codes.LAID_OPEN, character)
    s.step += 1
    if s.step == components.DEALT:
        s.phase = state.PEEKING
        s.step = 0
