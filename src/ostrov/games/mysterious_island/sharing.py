"""Chapter 5, its first half: the treasures are turned up and shared out."""

from __future__ import annotations

from ostrov.games.mysterious_island import abilities, codes, components, state
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.bits import bit, lowest
from ostrov.kernel.native import i64
from ostrov.kernel.piles import kind_at, one
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def reveal_outcomes(s: State, rows: Rows) -> None:
    """MI-5.1"""
    rows.add_one(codes.choice(codes.REVEAL))


def reveal(s: State) -> None:
    """MI-5.1 The first player's character and the two top treasures are turned up; one, if no more are left."""
    s.tell(codes.REVEALED, s.first, s.character(s.first))
    s.shown = one(s.top - 1)
    if s.under_top:
        s.shown += one(s.under_top - 1)
    s.top = state.NONE
    s.under_top = state.NONE
    s.tell(codes.TREASURES_TURNED_UP, s.shown)
    s.phase = state.SHARING
    s.step = 0
    share(s)


def winning_side(s: State) -> i64:
    """MI-5.1 The characters in play of the first player's faction."""
    in_play = s.in_play()
    if s.character(s.first) & 1:
        return in_play & components.GENTLEMEN
    return in_play & ~components.GENTLEMEN


def share(s: State) -> None:
    """MI-5.2 Lowest value first, until no treasure is left; where there is nothing to choose, nobody is asked."""
    side = winning_side(s)
    if side == bit(s.character(s.first)):
        take_all(s)
    while s.shown:
        yet_to_choose = side & ~(bit(s.step + 1) - 1)
        s.chair = s.chair_of(lowest(yet_to_choose))
        if not components.has_one_kind(s.shown):
            return
        hand_out(s, kind_at(s.shown, 0))
    s.step = 0
    abilities.use_abilities(s)


def take_all(s: State) -> None:
    """MI-5.3 The first player, alone of a faction, takes both."""
    s.chair = s.first
    while s.shown:
        hand_out(s, kind_at(s.shown, 0))


def take_actions(s: State, rows: Rows) -> None:
    """MI-5.2"""
    rows.add(codes.choice(codes.TAKE), components.kinds_of(s.shown))


def take(s: State, kind: i64) -> None:
    """MI-5.2"""
    hand_out(s, kind)
    share(s)


def hand_out(s: State, kind: i64) -> None:
    """MI-5.2 One card each."""
    s.shown -= one(kind)
    s.gain(s.chair, kind)
    s.got |= bit(s.chair)
    s.step = s.character(s.chair)
    s.tell(codes.TAKEN, s.chair, s.character(s.chair), kind)


def why_not_take(s: State, seat: i64, kind: i64) -> Reason:
    return "treasure-not-turned-up", "MI-5.1"
