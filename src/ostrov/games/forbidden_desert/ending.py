"""Chapter 9: how it ends."""

from __future__ import annotations

from ostrov.games.forbidden_desert.codes import ENDED
from ostrov.games.forbidden_desert.components import ALL_PARTS, CITY, LAUNCH_PAD
from ostrov.games.forbidden_desert.state import (
    BURIED_IN_SAND,
    DIED_OF_THIRST,
    ESCAPED,
    NOBODY,
    OVER,
    SWEPT_AWAY,
    State,
)
from ostrov.kernel.native import i64


def end(s: State, ending: i64, seat: i64) -> None:
    s.ending = ending
    s.phase = OVER
    s.tell(ENDED, ending, seat)


def is_everybody_aboard(s: State) -> bool:
    """FD-9.1 All four parts, and every pawn on the excavated, unblocked launch pad."""
    if s.parts_taken != ALL_PARTS:
        return False
    cell = s.cell(0)
    if s.ground(cell) != CITY or s.face(cell) != LAUNCH_PAD or s.blocked >> cell & 1:
        return False
    return s.pawns_at(cell) == s.everybody()


def check_launch(s: State) -> None:
    """FD-9.1 At once, whoever's turn it is."""
    if s.parts_taken == ALL_PARTS and is_everybody_aboard(s):
        end(s, ESCAPED, NOBODY)


def die_of_thirst(s: State, seat: i64) -> None:
    """FD-9.2 Water is lost where none is left: 0 is still alive."""
    end(s, DIED_OF_THIRST, seat)


def be_buried(s: State) -> None:
    """FD-9.2 A marker has to be placed, and none is left."""
    end(s, BURIED_IN_SAND, NOBODY)


def check_meter(s: State) -> None:
    """FD-9.2 The meter has reached the skull."""
    if s.is_at_skull():
        end(s, SWEPT_AWAY, NOBODY)
