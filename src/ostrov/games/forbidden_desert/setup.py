"""Chapter 2: set-up. Everything that is shuffled or dealt is an outcome of chance, one at a time."""

from __future__ import annotations

from ostrov.games.forbidden_desert.board import CELL_COUNT, DIAMOND, EVERY_CELL
from ostrov.games.forbidden_desert.codes import (
    ADVENTURER_DEALT,
    CHOOSE_FIRST,
    CRASH_SITE_LAID,
    DEAL_ADVENTURER,
    LAY_CRASH_SITE,
    LAY_OASIS,
    OASIS_LAID,
    choice,
)
from ostrov.games.forbidden_desert.components import (
    CRASH_SITE,
    DUNE,
    GEAR_FACE,
    OASES,
    OASIS,
    ROLE_COUNT,
    UNKNOWN_FACE,
)
from ostrov.games.forbidden_desert.state import (
    CHOOSING_FIRST_SEAT,
    DEALING_ADVENTURERS,
    LAYING_TILES,
    NO_ROLE,
    State,
)
from ostrov.kernel.bits import bit, lowest
from ostrov.kernel.native import i64
from ostrov.kernel.rows import Rows


def setup_outcomes(s: State, rows: Rows) -> None:
    if s.phase == LAYING_TILES:
        verb = LAY_CRASH_SITE if s.step == 0 else LAY_OASIS
        rows.add(choice(verb, 0), cells_of_dunes(s))
    elif s.phase == DEALING_ADVENTURERS:
        rows.add(choice(DEAL_ADVENTURER, 0), roles_not_cast(s))
    else:
        # FD-2.4 A random player starts.
        rows.add(choice(CHOOSE_FIRST, 0), s.everybody())


def cells_with(s: State, ground: i64) -> i64:
    """Where tiles with this side up lie."""
    cells: i64 = 0
    cell: i64 = 0
    while cell < CELL_COUNT:
        if s.ground(cell) == ground:
            cells |= bit(cell)
        cell += 1
    return cells


def cells_of_dunes(s: State) -> i64:
    """FD-2.1 Around the storm in the centre, each place as likely as the next for a tile that stands out."""
    return cells_with(s, DUNE) & EVERY_CELL & ~bit(s.storm)


def lay_crash_site(s: State, cell: i64) -> None:
    """FD-2.1; FD-1.1 what is under the crash site is no secret."""
    s.lay(cell, CRASH_SITE, GEAR_FACE)
    s.tell(CRASH_SITE_LAID, cell)
    s.step += 1


def lay_oasis(s: State, cell: i64) -> None:
    """FD-2.1; FD-2.6 an oasis shows that it is one."""
    s.lay(cell, OASIS, UNKNOWN_FACE)
    s.tell(OASIS_LAID, cell)
    s.step += 1
    if s.step > OASES:
        lay_first_sand(s)
        s.phase = DEALING_ADVENTURERS
        s.step = 0
        _seat_the_chosen(s)


def lay_first_sand(s: State) -> None:
    """FD-2.2 Eight markers in a diamond; FD-2.5 the others are the supply."""
    cells = DIAMOND
    while cells:
        s.add_sand(lowest(cells), 1)
        cells &= cells - 1


def roles_not_cast(s: State) -> i64:
    """FD-2.3 One adventurer each, at random."""
    roles = bit(ROLE_COUNT) - 1
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
    s.place(seat, lowest(cells_with(s, CRASH_SITE)))
    s.tell(ADVENTURER_DEALT, seat, role)
    s.step += 1
    if s.step == s.seats:
        s.phase = CHOOSING_FIRST_SEAT
        s.step = 0


def _seat_the_chosen(s: State) -> None:
    """FD-2.3 Where the table has chosen the adventurers, nothing is left to chance."""
    while s.phase == DEALING_ADVENTURERS and s.role(s.step) != NO_ROLE:
        deal_adventurer(s, s.role(s.step))
