"""Chapter 8: the twelve rumours, each a small function beside its worth. `legends.py` says which cells score.

The worths may be tuned (LI-9.5); what a rumour asks may not.
"""

from __future__ import annotations

from typing import Final

from ostrov.games.lost_island.board import ONE_ROW, ROWS, STRIDE, a_region, beside_high, beside_low
from ostrov.games.lost_island.components import (
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
from ostrov.kernel.bits import bit, count
from ostrov.kernel.native import i64

PEAK_ON_COAST: Final[i64] = 2
CLIMBING_RIVER_CELL: Final[i64] = 2
CLIMBING_RIVER_MOST: Final[i64] = 8
SHORE_TO_SHORE_LINE: Final[i64] = 3
SHORE_TO_SHORE_FREE: Final[i64] = 6
FIELD_OF_THREE: Final[i64] = 9
TALKING_MARSH: Final[i64] = 5
WATCHER: Final[i64] = 5
TWIN_PEAK_CELL: Final[i64] = 3
SHORE_OF_EACH: Final[i64] = 7
SHORE_OF_EACH_MOST: Final[i64] = 14
DROWNED_REED: Final[i64] = 3
CARAVAN_STOP: Final[i64] = 5
CARAVAN_FIELD: Final[i64] = 4
MOTLEY_ROW: Final[i64] = 5
MOTLEY_TERRAINS: Final[i64] = 5
SHADED_RIVER: Final[i64] = 5


def all_rumours(sheet: Sheet, rumours: i64) -> i64:
    """LI-7.3 What the rumours on the table bring together."""
    total: i64 = 0
    rumour: i64 = 1
    while rumour <= RUMOURS:
        if rumours & bit(rumour):
            total += rumour_points(sheet, rumour)
        rumour += 1
    return total


def lowest_rumour(sheet: Sheet, rumours: i64) -> i64:
    """LI-6.2 The lowest of the four; 0 counts."""
    least: i64 = -1
    rumour: i64 = 1
    while rumour <= RUMOURS:
        if rumours & bit(rumour):
            points = rumour_points(sheet, rumour)
            if least < 0 or points < least:
                least = points
        rumour += 1
    return least


def rumour_points(sheet: Sheet, rumour: i64) -> i64:
    if rumour == 1:
        return ring_of_peaks(sheet)
    if rumour == 2:
        return rivers_that_climb(sheet)
    if rumour == 3:
        return shore_to_shore(sheet)
    if rumour == 4:
        return three_fields(sheet)
    if rumour == 5:
        return talking_marsh(sheet)
    if rumour == 6:
        return watchers(sheet)
    if rumour == 7:
        return twin_peaks(sheet)
    if rumour == 8:
        return all_shores(sheet)
    if rumour == 9:
        return drowned_reeds(sheet)
    if rumour == 10:
        return caravan_road(sheet)
    if rumour == 11:
        return motley_rows(sheet)
    return shaded_stream(sheet)


def ring_of_peaks(sheet: Sheet) -> i64:
    """LI-8.1 For each mountain on the coast."""
    return PEAK_ON_COAST * on_coast(sheet, MOUNTAINS)


def rivers_that_climb(sheet: Sheet) -> i64:
    """LI-8.2 For each cell of a river group that touches both a mountain and the coast, up to so much a group."""
    points: i64 = 0
    low = sheet.low(RIVERS)
    high = sheet.high(RIVERS)
    while low | high:
        group_low, group_high = a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        is_on_coast = group_low & sheet.side.coast_low | group_high & sheet.side.coast_high
        if is_on_coast and touches(sheet, group_low, group_high, MOUNTAINS):
            points += min(CLIMBING_RIVER_MOST, CLIMBING_RIVER_CELL * (count(group_low) + count(group_high)))
    return points


def shore_to_shore(sheet: Sheet) -> i64:
    """LI-8.3 For each row and column, beyond six, that the largest forest group reaches; of equal ones, the best."""
    largest: i64 = 0
    lines: i64 = 0
    low = sheet.low(FORESTS)
    high = sheet.high(FORESTS)
    while low | high:
        group_low, group_high = a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        size = count(group_low) + count(group_high)
        if size > largest:
            largest = size
            lines = 0
        if size == largest:
            lines = max(lines, lines_reached(group_low, group_high))
    return SHORE_TO_SHORE_LINE * max(0, lines - SHORE_TO_SHORE_FREE)


def lines_reached(low: i64, high: i64) -> i64:
    """How many rows and columns these cells lie in."""
    lines: i64 = 0
    columns: i64 = 0
    row: i64 = 0
    while row < ROWS:
        here = in_row(low, high, row)
        if here:
            lines += 1
        columns |= here
        row += 1
    return lines + count(columns)


def in_row(low: i64, high: i64, row: i64) -> i64:
    """The columns in which these cells cross a row."""
    if row < 4:
        return low >> (STRIDE * row) & ONE_ROW
    return high >> (STRIDE * (row - 4)) & ONE_ROW


def three_fields(sheet: Sheet) -> i64:
    """LI-8.4 For each plains group of exactly three."""
    fields: i64 = 0
    low = sheet.low(PLAINS)
    high = sheet.high(PLAINS)
    while low | high:
        group_low, group_high = a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        if count(group_low) + count(group_high) == 3:
            fields += 1
    return FIELD_OF_THREE * fields


def talking_marsh(sheet: Sheet) -> i64:
    """LI-8.5 For each swamp group that touches at least three other terrains."""
    marshes: i64 = 0
    low = sheet.low(SWAMPS)
    high = sheet.high(SWAMPS)
    while low | high:
        group_low, group_high = a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        if terrains_touched(sheet, group_low, group_high, SWAMPS) >= 3:
            marshes += 1
    return TALKING_MARSH * marshes


def watchers(sheet: Sheet) -> i64:
    """LI-8.6 For each ruin that touches at least three different other terrains."""
    return WATCHER * count_watchers(sheet)


def count_watchers(sheet: Sheet) -> i64:
    """Whatever touches one, two and three of the other terrains, terrain by terrain."""
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
    return count(thrice_low & sheet.low(RUINS)) + count(thrice_high & sheet.high(RUINS))


def twin_peaks(sheet: Sheet) -> i64:
    """LI-8.7 For each pair of mountain groups of one size, so much a cell of one of them; each in one pair."""
    size_met: i64 = 0
    cells: i64 = 0
    low = sheet.low(MOUNTAINS)
    high = sheet.high(MOUNTAINS)
    while low | high:
        group_low, group_high = a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        size = count(group_low) + count(group_high)
        # A second group of a size that is waiting for its twin makes a pair, and none waits any more. No sheet has
        # room for two of more than 32, and no mask for a member above 61.
        if size < 62:
            if size_met & bit(size):
                cells += size
            size_met ^= bit(size)
    return TWIN_PEAK_CELL * cells


def all_shores(sheet: Sheet) -> i64:
    """LI-8.8 By the coast cells of the terrain that has the fewest there."""
    fewest = on_coast(sheet, RUINS)
    terrain = PLAINS
    while terrain <= FACES:
        fewest = min(fewest, on_coast(sheet, terrain))
        terrain += 1
    return min(SHORE_OF_EACH_MOST, SHORE_OF_EACH * fewest)


def drowned_reeds(sheet: Sheet) -> i64:
    """LI-8.9 For each swamp next to a river."""
    low = sheet.beside_low(RIVERS) & sheet.low(SWAMPS)
    high = sheet.beside_high(RIVERS) & sheet.high(SWAMPS)
    return DROWNED_REED * (count(low) + count(high))


def caravan_road(sheet: Sheet) -> i64:
    """LI-8.10 For each ruins group that touches a plains group of four or more."""
    field_low, field_high = large_fields(sheet)
    beside_field_low = beside_low(field_low, field_high)
    beside_field_high = beside_high(field_low, field_high)
    stops: i64 = 0
    low = sheet.low(RUINS)
    high = sheet.high(RUINS)
    while low | high:
        group_low, group_high = a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        if group_low & beside_field_low | group_high & beside_field_high:
            stops += 1
    return CARAVAN_STOP * stops


def large_fields(sheet: Sheet) -> tuple[i64, i64]:
    """LI-8.10 The plains groups of four or more."""
    field_low: i64 = 0
    field_high: i64 = 0
    low = sheet.low(PLAINS)
    high = sheet.high(PLAINS)
    while low | high:
        group_low, group_high = a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        if count(group_low) + count(group_high) >= CARAVAN_FIELD:
            field_low |= group_low
            field_high |= group_high
    return field_low, field_high


def motley_rows(sheet: Sheet) -> i64:
    """LI-8.11 For each row with at least five different terrains."""
    rows: i64 = 0
    row: i64 = 0
    while row < ROWS:
        if terrains_in_row(sheet, row) >= MOTLEY_TERRAINS:
            rows += 1
        row += 1
    return MOTLEY_ROW * rows


def terrains_in_row(sheet: Sheet, row: i64) -> i64:
    kinds: i64 = 0
    terrain = RUINS
    while terrain <= FACES:
        if in_row(sheet.low(terrain), sheet.high(terrain), row):
            kinds += 1
        terrain += 1
    return kinds


def shaded_stream(sheet: Sheet) -> i64:
    """LI-8.12 For each river with forest on at least two sides."""
    low = twice_beside_low(sheet.low(FORESTS), sheet.high(FORESTS)) & sheet.low(RIVERS)
    high = twice_beside_high(sheet.low(FORESTS), sheet.high(FORESTS)) & sheet.high(RIVERS)
    return SHADED_RIVER * (count(low) + count(high))


def twice_beside_low(low: i64, high: i64) -> i64:
    """What has at least two of these cells on its sides, in the low half."""
    east = low << 1
    west = low >> 1
    south = low << STRIDE
    north = low >> STRIDE | (high & ONE_ROW) << 33
    return east & west | south & north | (east | west) & (south | north)


def twice_beside_high(low: i64, high: i64) -> i64:
    east = high << 1
    west = high >> 1
    south = high << STRIDE | low >> 33
    north = high >> STRIDE
    return east & west | south & north | (east | west) & (south | north)


def on_coast(sheet: Sheet, terrain: i64) -> i64:
    """LI-2.1 How many cells of a terrain lie on the coast."""
    side = sheet.side
    return count(sheet.low(terrain) & side.coast_low) + count(sheet.high(terrain) & side.coast_high)


def touches(sheet: Sheet, low: i64, high: i64, terrain: i64) -> bool:
    """LI-2.1 Whether one of these cells is orthogonally next to the terrain."""
    here = beside_low(low, high) & sheet.low(terrain) | beside_high(low, high) & sheet.high(terrain)
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
