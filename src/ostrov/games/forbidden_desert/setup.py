"""Chapter 2: set-up. Everything that is shuffled or dealt is an outcome of chance, one at a time."""

from __future__ import annotations

from ostrov.games.forbidden_desert import board, codes, components, state
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.bits import bit, lowest
from ostrov.kernel.native import i64
from ostrov.kernel.rows import Rows


def setup_outcomes(s: State, rows: Rows) -> None:
    if s.phase == state.LAYING_TILES:
        verb = codes.LAY_CRASH_SITE if s.step == 0 else codes.LAY_OASIS
        rows.add(codes.choice(verb, 0), cells_of_dunes(s))
    elif s.phase == state.DEALING_ADVENTURERS:
        rows.add(codes.choice(codes.DEAL_ADVENTURER, 0), roles_not_cast(s))
    else:
        # FD-2.4 A random player starts, or the one that the table has chosen.
        rows.add(codes.choice(codes.CHOOSE_FIRST, 0), s.may_begin())


def cells_with(s: State, ground: i64) -> i64:
    """Where tiles with this side up lie."""
    cells: i64 = 0
    cell: i64 = 0
    while cell < board.CELL_COUNT:
        if s.ground(cell) == ground:
            cells |= bit(cell)
        cell += 1
    return cells


def cells_of_dunes(s: State) -> i64:
    """FD-2.1 Around the storm in the centre, each place as likely as the next for a tile that stands out."""
    return cells_with(s, components.DUNE) & board.EVERY_CELL & ~bit(s.storm)


def lay_crash_site(s: State, cell: i64) -> None:
    """FD-2.1; FD-1.1 what is under the crash site is no secret."""
    s.lay(cell, components.CRASH_SITE, components.GEAR_FACE)
    s.tell(codes.CRASH_SITE_LAID, cell)
    s.step += 1


def lay_oasis(s: State, cell: i64) -> None:
    """FD-2.1; FD-2.6 an oasis shows that it is one."""
    s.lay(cell, components.OASIS, components.UNKNOWN_FACE)
    s.tell(codes.OASIS_LAID, cell)
    s.step += 1
    if s.step > components.OASES:
        lay_first_sand(s)
        s.phase = state.DEALING_ADVENTURERS
        s.step = 0
        _seat_the_chosen(s)


def lay_first_sand(s: State) -> None:
    """FD-2.2 Eight markers in a diamond; FD-2.5 the others are the supply."""
    cells = board.DIAMOND
    while cells:
        s.add_sand(lowest(cells), 1)
        cells &= cells - 1


def roles_not_cast(s: State) -> i64:
    """FD-2.3 One adventurer each, at random."""
    roles = bit(components.ROLE_COUNT) - 1
    seat: i64 = 0
    while seat < s.step:
        roles &= ~bit(s.role(seat))
        seat += 1
    return roles


def deal_adventurer(s: State, role: i64) -> None:
    """FD-2.3 A full canteen, and a place on the crash site."""
    seat = s.step
    s.cast(seat, role)
    s.hand_out_canteen(seat, s.canteen(seat))
    s.place(seat, lowest(cells_with(s, components.CRASH_SITE)))
    s.tell(codes.ADVENTURER_DEALT, seat, role)
    s.step += 1
    if s.step == s.seats:
        s.phase = state.CHOOSING_FIRST_SEAT
        s.step = 0


def _seat_the_chosen(s: State) -> None:
    """FD-2.3 Where the table has chosen the adventurers, nothing is left to chance."""
    while s.phase == state.DEALING_ADVENTURERS and s.role(s.step) != state.NO_ROLE:
        deal_adventurer(s, s.role(s.step))
