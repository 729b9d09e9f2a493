"""Chapter 9: how it ends."""

from __future__ import annotations

from ostrov.games.forbidden_desert import codes, components, state
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.native import i64


def end(s: State, ending: i64, seat: i64) -> None:
    s.ending = ending
    s.phase = state.OVER
    s.tell(codes.ENDED, ending, seat)


def is_everybody_aboard(s: State) -> bool:
    """FD-9.1 All four parts, and every pawn on the excavated, unblocked launch pad."""
    if s.parts_taken != components.ALL_PARTS:
        return False
    cell = s.cell(0)
    if s.ground(cell) != components.CITY or s.face(cell) != components.LAUNCH_PAD or s.blocked >> cell & 1:
        return False
    return s.pawns_at(cell) == s.everybody()


def check_launch(s: State) -> None:
    """FD-9.1 At once, whoever's turn it is."""
    if s.parts_taken == components.ALL_PARTS and is_everybody_aboard(s):
        end(s, state.ESCAPED, state.NOBODY)


def die_of_thirst(s: State, seat: i64) -> None:
    """FD-9.2 Water is lost where none is left: 0 is still alive."""
    end(s, state.DIED_OF_THIRST, seat)


def be_buried(s: State) -> None:
    """FD-9.2 A marker has to be placed, and none is left."""
    end(s, state.BURIED_IN_SAND, state.NOBODY)


def check_meter(s: State) -> None:
    """FD-9.2 The meter has reached the skull."""
    if s.is_at_skull():
        end(s, state.SWEPT_AWAY, state.NOBODY)
