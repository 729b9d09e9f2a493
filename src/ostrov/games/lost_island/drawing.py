"""Chapter 5: drawing, cell by cell. Once a start is right, every next cell leaves room for the rest."""

from __future__ import annotations

from ostrov.games.lost_island import board, bonuses, codes, state
from ostrov.games.lost_island.components import EMPTY, FACES
from ostrov.games.lost_island.sheet import NEW, Sheet
from ostrov.games.lost_island.state import State
from ostrov.kernel.bits import bit, count
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def cells_to_draw(sheet: Sheet, number: i64) -> tuple[i64, i64]:
    """LI-5.2 Next to a cell of this drawing; before there is one, wherever the number fits."""
    if sheet.has_new():
        return sheet.beside_low(NEW) & sheet.low(EMPTY), sheet.beside_high(NEW) & sheet.high(EMPTY)
    return starts(sheet, number)


def starts(sheet: Sheet, number: i64) -> tuple[i64, i64]:
    """LI-5.1 Anywhere at first, then next to any drawn cell; LI-5.3 where the full number can be reached."""
    low, high = parts_with_room(sheet.low(EMPTY), sheet.high(EMPTY), number)
    if sheet.is_blank():
        return low, high
    drawn_low = sheet.side.low & ~sheet.low(EMPTY)
    drawn_high = sheet.side.high & ~sheet.high(EMPTY)
    return board.beside_low(drawn_low, drawn_high) & low, board.beside_high(drawn_low, drawn_high) & high


def parts_with_room(low: i64, high: i64, number: i64) -> tuple[i64, i64]:
    """LI-5.3 The connected parts of a set that have so many cells."""
    found_low: i64 = 0
    found_high: i64 = 0
    while low | high:
        part_low, part_high = board.a_region(low, high)
        if count(part_low) + count(part_high) >= number:
            found_low |= part_low
            found_high |= part_high
        low &= ~part_low
        high &= ~part_high
    return found_low, found_high


def draw_actions(s: State, seat: i64, rows: Rows) -> None:
    """LI-4.3 The named terrain; LI-6.3 on a wild cell any."""
    sheet = s.sheet(seat)
    low, high = cells_to_draw(sheet, s.number(seat))
    rows.add(codes.choice(codes.DRAW, s.terrain), low)
    rows.add(codes.choice(codes.DRAW, s.terrain) + board.HALF, high)
    low &= sheet.side.wild_low
    high &= sheet.side.wild_high
    if low | high:
        terrain: i64 = 1
        while terrain <= FACES:
            if terrain != s.terrain:
                rows.add(codes.choice(codes.DRAW, terrain), low)
                rows.add(codes.choice(codes.DRAW, terrain) + board.HALF, high)
            terrain += 1


def draw(s: State, seat: i64, terrain: i64, cell: i64) -> None:
    """LI-4.3 Everybody sees it as it is made."""
    s.sheet(seat).draw(cell, terrain)
    s.set_number(seat, s.number(seat), s.left(seat) - 1)
    s.tell(codes.DRAWN, seat, cell, terrain)
    bonuses.gather(s, seat, cell)


def why_not_draw(s: State, seat: i64, terrain: i64, cell: i64) -> Reason:
    sheet = s.sheet(seat)
    if s.phase == state.ASKING:
        return "order-first", "LI-4.4"
    if (s.phase != state.DRAWING and s.phase != state.DRAWING_AGAIN) or s.number(seat) == 0:
        return "die-first", "LI-4.3"
    if s.stuck & bit(seat):
        return "stuck-draws-nothing", "LI-7.2"
    if s.left(seat) == 0:
        return "all-is-drawn", "LI-5.3"
    if sheet.terrain_at(cell) < 0:
        return "cell-is-sea", "LI-2.1"
    if sheet.terrain_at(cell) != EMPTY:
        return "cell-is-drawn", "LI-5.1"
    if sheet.has_new() and not is_reachable(sheet, cell):
        return "not-next-to-new", "LI-5.2"
    if not is_reachable(sheet, cell):
        return "not-next-to-drawn", "LI-5.1"
    if not _is_among(cells_to_draw(sheet, s.number(seat)), cell):
        return "number-does-not-fit", "LI-5.3"
    return "only-the-named-terrain", "LI-6.3"


def is_reachable(sheet: Sheet, cell: i64) -> bool:
    """LI-5.1, LI-5.2 Whether neighbours alone would allow it."""
    return _is_among(cells_to_draw(sheet, 1), cell)


def _is_among(cells: tuple[i64, i64], cell: i64) -> bool:
    if cell < board.HALF:
        return cells[0] & bit(cell) != 0
    return cells[1] & bit(cell - board.HALF) != 0
