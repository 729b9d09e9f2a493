"""Chapter 9: the second half of a solo turn. Its first half (LI-9.1) is a turn like any other, in turn.py."""

from __future__ import annotations

from ostrov.games.lost_island import bonuses, codes, components, state, turn
from ostrov.games.lost_island.state import State
from ostrov.kernel.native import i64
from ostrov.kernel.piles import how_many, kind_at, one
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def set_aside_actions(s: State, seat: i64, rows: Rows) -> None:
    """LI-9.2 Either die names the terrain by its face as it is; LI-9.3 compasses change the other one."""
    face: i64 = 1
    while face <= components.FACES:
        if how_many(s.dice, face):
            rows.add(codes.choice(codes.SET_ASIDE, face), bonuses.numbers_from(other_die(s, face), s.compasses(seat)))
        face += 1


def other_die(s: State, face: i64) -> i64:
    """LI-9.3 The last die, when the one with this face is set aside."""
    return kind_at(s.dice - one(face), 0)


def set_aside(s: State, seat: i64, face: i64, number: i64) -> None:
    """LI-9.2 No use is crossed off; LI-9.6 this drawing begins anew next to any drawn cell."""
    last = other_die(s, face)
    s.tell(codes.DIE_SET_ASIDE, seat, face, last << 3 | number)
    s.add_compasses(seat, -bonuses.marks_spent(last, number))
    s.set_die_taken(seat, last)
    s.terrain = face
    s.dice = 0
    s.phase = state.DRAWING_AGAIN
    turn.set_to_drawing(s, seat, number)


def why_not_set_aside(s: State, seat: i64, face: i64, number: i64) -> Reason:
    if not s.is_solo():
        return "only-alone", "LI-9.2"
    if s.phase != state.SETTING_ASIDE:
        return "nothing-to-set-aside", "LI-9.2"
    if how_many(s.dice, face) == 0:
        return "die-not-there", "LI-9.2"
    return "too-few-compasses", "LI-9.3"
