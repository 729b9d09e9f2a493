"""Chapter 3: the first player looks at the treasures, then plays a character face down or passes."""

from __future__ import annotations

from ostrov.games.mysterious_island import codes, components, ending, state
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.piles import one
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def peek_outcomes(s: State, rows: Rows) -> None:
    """MI-3.1 Any card of the deck may be the top one."""
    rows.add_pile(codes.choice(codes.PEEK), s.deck)


def peek(s: State, kind: i64) -> None:
    """MI-3.1 The two top cards, or the one that is left; their order stays."""
    s.deck -= one(kind)
    if s.step == 0:
        s.top = kind + 1
    else:
        s.under_top = kind + 1
    s.step += 1
    s.tell_to(bit(s.owner(s.first)), codes.PEEKED, s.first, kind)
    if s.step == components.PEEKED or s.deck == 0:
        s.phase = state.LEADING
        s.step = 0


def lead_actions(s: State, rows: Rows) -> None:
    """MI-3.2 One of the two characters; MI-3.3 or a pass, wounded or not."""
    rows.add(codes.choice(codes.PLAY), s.dealt_to_first)
    rows.add_one(codes.choice(codes.PASS))


def lead(s: State, character: i64) -> None:
    """MI-3.2 Face down; the other one is out of the round, unseen."""
    s.play(s.first, character)
    s.tell_to(bit(s.owner(s.first)), codes.LED, s.first, character)
    s.phase = state.TURNING_UP
    s.chair = s.second()


def pass_round(s: State) -> None:
    """MI-3.3 The first chair is healed, and every other draws a treasure; the characters stay hidden."""
    s.tell(codes.PASSED, s.first, s.wounds(s.first))
    s.heal(s.first)
    s.gather_characters()
    s.phase = state.DRAWING
    s.chair = s.second()
    _draw_known(s)
    draw_on(s)


def why_not_pass(s: State, seat: i64) -> Reason:
    return "only-the-first-passes", "MI-3.3"


def _draw_known(s: State) -> None:
    """MI-3.3 The cards that were peeked at lie on top, so they are drawn first."""
    top, under_top = s.top, s.under_top
    s.top = state.NONE
    s.under_top = state.NONE
    _receive(s, top - 1)
    if under_top:
        _receive(s, under_top - 1)


def draw_outcomes(s: State, rows: Rows) -> None:
    """MI-3.3 Beyond the cards that were peeked at, any of the deck may come."""
    rows.add_pile(codes.choice(codes.DRAW), s.deck)


def draw(s: State, kind: i64) -> None:
    """MI-3.3"""
    s.deck -= one(kind)
    _receive(s, kind)
    draw_on(s)


def _receive(s: State, kind: i64) -> None:
    """MI-3.4 A treasure is open as soon as somebody holds it."""
    s.gain(s.chair, kind)
    s.tell(codes.DRAWN, s.chair, kind)
    s.chair = s.after(s.chair)


def draw_on(s: State) -> None:
    """MI-3.3 Clockwise, while the deck lasts."""
    if s.chair == s.first or s.deck == 0:
        ending.end_round(s)
