"""Chapter 8: the twelve rumours, each a small function beside its worth.

The worths may be tuned (LI-9.5); what a rumour asks may not. Each function tells the points of a sheet, and notes the
cells that bring them where somebody wants to know.
"""

from __future__ import annotations

from typing import Final, final

from ostrov.games.lost_island import board
from ostrov.games.lost_island.components import (
    EMPTY,
    FACES,
    FORESTS,
    MOUNTAINS,
    PLAINS,
    RIVERS,
    RUINS,
    RUMOURS,
    SWAMPS,
)
from ostrov.games.lost_island.sheet import Sheet
from ostrov.kernel.bits import bit, count, shifted
from ostrov.kernel.native import i64

TWO_PEAKS_ON_COAST: Final[i64] = 3
CLIMBING_RIVER_CELL: Final[i64] = 2
CLIMBING_RIVER_MOST: Final[i64] = 6
SHORE_TO_SHORE_LINE: Final[i64] = 2
SHORE_TO_SHORE_FREE: Final[i64] = 5
FIELD_OF_THREE: Final[i64] = 7
FIELDS_MOST: Final[i64] = 21
TALKING_MARSH: Final[i64] = 5
WATCHER: Final[i64] = 4
TWIN_PEAK_CELL: Final[i64] = 3
SHORE_OF_EACH: Final[i64] = 8
SHORE_OF_EACH_MOST: Final[i64] = 24
DROWNED_REED: Final[i64] = 2
CARAVAN_STOP: Final[i64] = 5
CARAVAN_FIELD: Final[i64] = 4
MOTLEY_ROW: Final[i64] = 4
MOTLEY_TERRAINS: Final[i64] = 5
MOTLEY_ROWS_MOST: Final[i64] = 24
SHADED_RIVER: Final[i64] = 3


@final
class Parts:
    """Cells that score together, part by part, with the points of each."""

    noted: list[tuple[i64, i64, i64]]

    def __init__(self) -> None:
        self.noted = []

    def note(self, low: i64, high: i64, points: i64) -> None:
        self.noted.append((low, high, points))

    def note_each(self, low: i64, high: i64, points: i64) -> None:
        """Each of these cells is a part of its own."""
        while low:
            self.note(low & -low, 0, points)
            low &= low - 1
        while high:
            self.note(0, high & -high, points)
            high &= high - 1


def all_rumours(sheet: Sheet, rumours: i64) -> i64:
    """LI-7.3 What the rumours on the table bring together."""
    total: i64 = 0
    rumour: i64 = 1
    while rumour <= RUMOURS:
        if rumours & bit(rumour):
            total += rumour_points(sheet, rumour, None)
        rumour += 1
    return total


def lowest_rumour(sheet: Sheet, rumours: i64) -> i64:
    """LI-6.2 The lowest of the four; 0 counts."""
    least: i64 = -1
    rumour: i64 = 1
    while rumour <= RUMOURS:
        if rumours & bit(rumour):
            points = rumour_points(sheet, rumour, None)
            if least < 0 or points < least:
                least = points
        rumour += 1
    return least


def rumour_points(sheet: Sheet, rumour: i64, parts: Parts | None) -> i64:
    if rumour == 1:
        return ring_of_peaks(sheet, parts)
    if rumour == 2:
        return rivers_that_climb(sheet, parts)
    if rumour == 3:
        return shore_to_shore(sheet, parts)
    if rumour == 4:
        return three_fields(sheet, parts)
    if rumour == 5:
        return talking_marsh(sheet, parts)
    if rumour == 6:
        return watchers(sheet, parts)
    if rumour == 7:
        return twin_peaks(sheet, parts)
    if rumour == 8:
        return all_shores(sheet, parts)
    if rumour == 9:
        return drowned_reeds(sheet, parts)
    if rumour == 10:
        return caravan_road(sheet, parts)
    if rumour == 11:
        return motley_rows(sheet, parts)
    return shaded_stream(sheet, parts)


def ring_of_peaks(sheet: Sheet, parts: Parts | None) -> i64:
    """LI-8.1 For every two mountains on the coast."""
    points = TWO_PEAKS_ON_COAST * (on_coast(sheet, MOUNTAINS) // 2)
    if parts is not None:
        side = sheet.side
        parts.note(sheet.low(MOUNTAINS) & side.coast_low, sheet.high(MOUNTAINS) & side.coast_high, points)
    return points


def rivers_that_climb(sheet: Sheet, parts: Parts | None) -> i64:
    """LI-8.2 For each cell of a river group that touches both a mountain and the coast, up to so much a group."""
    points: i64 = 0
    low = sheet.low(RIVERS)
    high = sheet.high(RIVERS)
    while low | high:
        group_low, group_high = board.a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        is_on_coast = group_low & sheet.side.coast_low | group_high & sheet.side.coast_high
        if is_on_coast and touches(sheet, group_low, group_high, MOUNTAINS):
            brought = min(CLIMBING_RIVER_MOST, CLIMBING_RIVER_CELL * (count(group_low) + count(group_high)))
            points += brought
            if parts is not None:
                parts.note(group_low, group_high, brought)
    return points


def shore_to_shore(sheet: Sheet, parts: Parts | None) -> i64:
    """LI-8.3 For each row and column, beyond five, that the largest forest group reaches; of equal ones, the best."""
    largest: i64 = 0
    lines: i64 = 0
    best_low: i64 = 0
    best_high: i64 = 0
    low = sheet.low(FORESTS)
    high = sheet.high(FORESTS)
    while low | high:
        group_low, group_high = board.a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        size = count(group_low) + count(group_high)
        if size > largest:
            largest = size
            lines = 0
        if size == largest:
            reached = lines_reached(group_low, group_high)
            if reached > lines:
                lines = reached
                best_low = group_low
                best_high = group_high
    points = SHORE_TO_SHORE_LINE * max(0, lines - SHORE_TO_SHORE_FREE)
    if parts is not None:
        parts.note(best_low, best_high, points)
    return points


def lines_reached(low: i64, high: i64) -> i64:
    """How many rows and columns these cells lie in."""
    lines: i64 = 0
    columns: i64 = 0
    row: i64 = 0
    while row < board.ROWS:
        here = in_row(low, high, row)
        if here:
            lines += 1
        columns |= here
        row += 1
    return lines + count(columns)


def in_row(low: i64, high: i64, row: i64) -> i64:
    """The columns in which these cells cross a row."""
    if row < 4:
        return low >> (board.STRIDE * row) & board.ONE_ROW
    return high >> (board.STRIDE * (row - 4)) & board.ONE_ROW


def three_fields(sheet: Sheet, parts: Parts | None) -> i64:
    """LI-8.4 For each plains group of exactly three, up to so much in all."""
    points: i64 = 0
    low = sheet.low(PLAINS)
    high = sheet.high(PLAINS)
    while low | high and points < FIELDS_MOST:
        group_low, group_high = board.a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        if count(group_low) + count(group_high) == 3:
            points += FIELD_OF_THREE
            if parts is not None:
                parts.note(group_low, group_high, FIELD_OF_THREE)
    return points


def talking_marsh(sheet: Sheet, parts: Parts | None) -> i64:
    """LI-8.5 For each swamp group that touches at least three other terrains."""
    points: i64 = 0
    low = sheet.low(SWAMPS)
    high = sheet.high(SWAMPS)
    while low | high:
        group_low, group_high = board.a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        if terrains_touched(sheet, group_low, group_high, SWAMPS) >= 3:
            points += TALKING_MARSH
            if parts is not None:
                parts.note(group_low, group_high, TALKING_MARSH)
    return points


def watchers(sheet: Sheet, parts: Parts | None) -> i64:
    """LI-8.6 For each ruin that touches at least three different other terrains."""
    low, high = touching_three(sheet)
    return worth_of_cells(low & sheet.low(RUINS), high & sheet.high(RUINS), WATCHER, parts)


def touching_three(sheet: Sheet) -> tuple[i64, i64]:
    """What touches one, two and three of the terrains but ruins, terrain by terrain."""
    once_low: i64 = 0
    once_high: i64 = 0
    twice_low: i64 = 0
    twice_high: i64 = 0
    thrice_low: i64 = 0
    thrice_high: i64 = 0
    terrain = PLAINS
    while terrain <= FACES:
        low = sheet.beside_low(terrain)
        high = sheet.beside_high(terrain)
        thrice_low |= twice_low & low
        thrice_high |= twice_high & high
        twice_low |= once_low & low
        twice_high |= once_high & high
        once_low |= low
        once_high |= high
        terrain += 1
    return thrice_low, thrice_high


def worth_of_cells(low: i64, high: i64, worth: i64, parts: Parts | None) -> i64:
    """So much for each of these cells."""
    if parts is not None:
        parts.note_each(low, high, worth)
    return worth * (count(low) + count(high))


def twin_peaks(sheet: Sheet, parts: Parts | None) -> i64:
    """LI-8.7 For each pair of mountain groups of one size, so much a cell of one of them; each in one pair."""
    size_met: i64 = 0
    points: i64 = 0
    low = sheet.low(MOUNTAINS)
    high = sheet.high(MOUNTAINS)
    while low | high:
        group_low, group_high = board.a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        size = count(group_low) + count(group_high)
        # A second group of a size that is waiting for its twin makes a pair, and none waits any more. No sheet has
        # room for two of more than 40, and no mask for a member above 61.
        if size < 62:
            if size_met & bit(size):
                points += TWIN_PEAK_CELL * size
                if parts is not None:
                    note_twins(sheet, group_low, group_high, size, parts)
            size_met ^= bit(size)
    return points


def note_twins(sheet: Sheet, low: i64, high: i64, size: i64, parts: Parts) -> None:
    """LI-8.7 A group with its twin: the last one of its size before it."""
    twin_low: i64 = 0
    twin_high: i64 = 0
    others_low = sheet.low(MOUNTAINS)
    others_high = sheet.high(MOUNTAINS)
    while True:
        group_low, group_high = board.a_region(others_low, others_high)
        if group_low == low and group_high == high:
            break
        others_low &= ~group_low
        others_high &= ~group_high
        if count(group_low) + count(group_high) == size:
            twin_low = group_low
            twin_high = group_high
    parts.note(low | twin_low, high | twin_high, TWIN_PEAK_CELL * size)


def all_shores(sheet: Sheet, parts: Parts | None) -> i64:
    """LI-8.8 By the coast cells of the terrain that has the fewest there."""
    fewest = on_coast(sheet, RUINS)
    terrain = PLAINS
    while terrain <= FACES:
        fewest = min(fewest, on_coast(sheet, terrain))
        terrain += 1
    points = min(SHORE_OF_EACH_MOST, SHORE_OF_EACH * fewest)
    if parts is not None:
        side = sheet.side
        parts.note(side.coast_low & ~sheet.low(EMPTY), side.coast_high & ~sheet.high(EMPTY), points)
    return points


def drowned_reeds(sheet: Sheet, parts: Parts | None) -> i64:
    """LI-8.9 For each swamp next to a river."""
    low = sheet.beside_low(RIVERS) & sheet.low(SWAMPS)
    high = sheet.beside_high(RIVERS) & sheet.high(SWAMPS)
    return worth_of_cells(low, high, DROWNED_REED, parts)


def caravan_road(sheet: Sheet, parts: Parts | None) -> i64:
    """LI-8.10 For each ruins group that touches a plains group of four or more."""
    field_low, field_high = large_fields(sheet)
    beside_field_low = board.beside_low(field_low, field_high)
    beside_field_high = board.beside_high(field_low, field_high)
    points: i64 = 0
    low = sheet.low(RUINS)
    high = sheet.high(RUINS)
    while low | high:
        group_low, group_high = board.a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        if group_low & beside_field_low | group_high & beside_field_high:
            points += CARAVAN_STOP
            if parts is not None:
                parts.note(group_low, group_high, CARAVAN_STOP)
    return points


def large_fields(sheet: Sheet) -> tuple[i64, i64]:
    """LI-8.10 The plains groups of four or more."""
    field_low: i64 = 0
    field_high: i64 = 0
    low = sheet.low(PLAINS)
    high = sheet.high(PLAINS)
    while low | high:
        group_low, group_high = board.a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        if count(group_low) + count(group_high) >= CARAVAN_FIELD:
            field_low |= group_low
            field_high |= group_high
    return field_low, field_high


def motley_rows(sheet: Sheet, parts: Parts | None) -> i64:
    """LI-8.11 For each row with at least five different terrains, up to so much in all."""
    points: i64 = 0
    row: i64 = 0
    while row < board.ROWS and points < MOTLEY_ROWS_MOST:
        if terrains_in_row(sheet, row) >= MOTLEY_TERRAINS:
            points += MOTLEY_ROW
            if parts is not None:
                note_row(sheet, row, parts)
        row += 1
    return points


def terrains_in_row(sheet: Sheet, row: i64) -> i64:
    kinds: i64 = 0
    terrain = RUINS
    while terrain <= FACES:
        if in_row(sheet.low(terrain), sheet.high(terrain), row):
            kinds += 1
        terrain += 1
    return kinds


def note_row(sheet: Sheet, row: i64, parts: Parts) -> None:
    """LI-8.11 What is drawn in a motley row."""
    side = sheet.side
    drawn_low = side.low & ~sheet.low(EMPTY)
    drawn_high = side.high & ~sheet.high(EMPTY)
    if row < 4:
        parts.note(drawn_low & shifted(board.ONE_ROW, board.STRIDE * row), 0, MOTLEY_ROW)
    else:
        parts.note(0, drawn_high & shifted(board.ONE_ROW, board.STRIDE * (row - 4)), MOTLEY_ROW)


def shaded_stream(sheet: Sheet, parts: Parts | None) -> i64:
    """LI-8.12 For each river with forest on at least two sides."""
    low = twice_beside_low(sheet.low(FORESTS), sheet.high(FORESTS)) & sheet.low(RIVERS)
    high = twice_beside_high(sheet.low(FORESTS), sheet.high(FORESTS)) & sheet.high(RIVERS)
    return worth_of_cells(low, high, SHADED_RIVER, parts)


def twice_beside_low(low: i64, high: i64) -> i64:
    """What has at least two of these cells on its sides, in the low half."""
    east = low << 1
    west = low >> 1
    south = low << board.STRIDE
    north = low >> board.STRIDE | (high & board.ONE_ROW) << 33
    return east & west | south & north | (east | west) & (south | north)


def twice_beside_high(low: i64, high: i64) -> i64:
    east = high << 1
    west = high >> 1
    south = high << board.STRIDE | low >> 33
    north = high >> board.STRIDE
    return east & west | south & north | (east | west) & (south | north)


def on_coast(sheet: Sheet, terrain: i64) -> i64:
    """LI-2.1 How many cells of a terrain lie on the coast."""
    side = sheet.side
    return count(sheet.low(terrain) & side.coast_low) + count(sheet.high(terrain) & side.coast_high)


def touches(sheet: Sheet, low: i64, high: i64, terrain: i64) -> bool:
    """LI-2.1 Whether one of these cells is orthogonally next to the terrain."""
    here = board.beside_low(low, high) & sheet.low(terrain) | board.beside_high(low, high) & sheet.high(terrain)
    return here != 0


def terrains_touched(sheet: Sheet, low: i64, high: i64, own: i64) -> i64:
    """LI-2.1 How many other terrains these cells touch; empty and sea are none."""
    kinds: i64 = 0
    terrain = RUINS
    while terrain <= FACES:
        if terrain != own and touches(sheet, low, high, terrain):
            kinds += 1
        terrain += 1
    return kinds
