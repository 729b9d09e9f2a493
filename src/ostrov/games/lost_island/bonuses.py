"""Chapter 6: compass, spyglass and wild. (Where a wild may be drawn: drawing.py.)"""

from __future__ import annotations

from ostrov.games.lost_island import board, codes, components, rumours
from ostrov.games.lost_island.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64


def numbers_from(face: i64, compasses: i64) -> i64:
    """LI-6.1 The set of numbers that so many marks make of a die: each mark one up or down, within 1 to 6."""
    least = max(1, face - compasses)
    most = min(components.FACES, face + compasses)
    return bit(most + 1) - bit(least)


def marks_spent(face: i64, number: i64) -> i64:
    """LI-6.1 Any number in a turn, each for one."""
    if number > face:
        return number - face
    return face - number


def gather(s: State, seat: i64, cell: i64) -> None:
    """LI-6.1 A compass serves from the next turn on; LI-6.2 a spyglass counts at the end of this one."""
    side = s.sheet(seat).side
    if cell < board.HALF:
        here = bit(cell)
        is_compass = side.compass_low & here != 0
        is_spyglass = side.spyglass_low & here != 0
    else:
        here = bit(cell - board.HALF)
        is_compass = side.compass_high & here != 0
        is_spyglass = side.spyglass_high & here != 0
    if is_compass:
        s.add_new_compasses(seat, 1)
        s.tell(codes.COMPASS_FOUND, seat)
    elif is_spyglass:
        s.add_new_spyglasses(seat, 1)


def settle_bonuses(s: State) -> None:
    """LI-6.1, LI-6.2 At the end of a turn; LI-7.2 of the last one too."""
    s.make_compasses_ready()
    seat: i64 = 0
    while seat < s.seats:
        spyglasses = s.new_spyglasses(seat)
        if spyglasses:
            points = spyglasses * rumours.lowest_rumour(s.sheet(seat), s.rumours)
            s.add_counted(seat, points)
            s.add_new_spyglasses(seat, -spyglasses)
            s.tell(codes.SPYGLASS_COUNTED, seat, points, spyglasses)
        seat += 1
