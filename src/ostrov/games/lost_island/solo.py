"""Chapter 9: the second half of a solo turn. Its first half (LI-9.1) is a turn like any other, in turn.py."""

from __future__ import annotations

from ostrov.games.lost_island.bonuses import marks_spent, numbers_from
from ostrov.games.lost_island.codes import DIE_SET_ASIDE, SET_ASIDE, choice
from ostrov.games.lost_island.components import FACES
from ostrov.games.lost_island.state import DRAWING_AGAIN, SETTING_ASIDE, State
from ostrov.games.lost_island.turn import set_to_drawing
from ostrov.kernel.native import i64
from ostrov.kernel.piles import how_many, kind_at, one
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def set_aside_actions(s: State, seat: i64, rows: Rows) -> None:
    """LI-9.2 Either die names the terrain by its face as it is; LI-9.3 compasses change the other one."""
    face: i64 = 1
    while face <= FACES:
        if how_many(s.dice, face):
            rows.add(choice(SET_ASIDE, face), numbers_from(other_die(s, face), s.compasses(seat)))
        face += 1


def other_die(s: State, face: i64) -> i64:
    """LI-9.3 The last die, when the one with this face is set aside."""
    return kind_at(s.dice - one(face), 0)


def set_aside(s: State, seat: i64, face: i64, number: i64) -> None:
    """LI-9.2 No use is crossed off; LI-9.6 this drawing begins anew next to any drawn cell."""
    last = other_die(s, face)
    s.tell(DIE_SET_ASIDE, seat, face, last, number)
    s.add_compasses(seat, -marks_spent(last, number))
    s.terrain = face
    s.dice = 0
    s.phase = DRAWING_AGAIN
    set_to_drawing(s, seat, number)


def why_not_set_aside(s: State, seat: i64, face: i64) -> Reason:
    if not s.is_solo():
        return "only-alone", "LI-9.2"
    if s.phase != SETTING_ASIDE:
        return "nothing-to-set-aside", "LI-9.2"
    if how_many(s.dice, face) == 0:
        return "die-not-there", "LI-9.2"
    return "too-few-compasses", "LI-9.3"
