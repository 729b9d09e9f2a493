"""Plays the Lost Island by rules of thumb: it looks for the drawing that brings most, now and by what it promises.

What a sheet is worth: its points, and for each rumour on the table what the sheet could still become. A drawing is
found cell by cell, the few best beginnings being followed. All worth is in sixteenths of a point.
"""

from __future__ import annotations

from typing import Final, final

from ostrov.bots.bot import Bot
from ostrov.games.lost_island import board, bonuses, codes, drawing, solo, state
from ostrov.games.lost_island import rumours as worth_of
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
from ostrov.games.lost_island.position import LostIsland
from ostrov.games.lost_island.sheet import NEW, Sheet, blank
from ostrov.kernel.bits import bit, count, lowest
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64, vec
from ostrov.kernel.piles import how_many
from ostrov.kernel.position import Position
from ostrov.kernel.rows import Rows

# How many beginnings of a drawing are followed.
BREADTH: Final[i64] = 8
A_POINT: Final[i64] = 16
# An empty cell, a compass mark, a use of a terrain; found by trial.
AN_EMPTY_CELL: Final[i64] = 20
A_COMPASS: Final[i64] = 24
A_USE_LEFT: Final[i64] = 4
# What a spyglass may still grow by with each empty cell, and how many of these make it sure to be drawn in time.
TO_GROW: Final[i64] = 4
PLENTY_OF_ROOM: Final[i64] = 40
NOTHING: Final[i64] = -1000000


@final
class LostIslandBot(Bot):
    # The drawings that are followed, best first: their cells, the first of these, and what they are worth.
    _low: vec[i64]
    _high: vec[i64]
    _first: vec[i64]
    _worth: vec[i64]
    _kept: i64
    # Those, one cell shorter, that they go on from.
    _low_before: vec[i64]
    _high_before: vec[i64]
    _first_before: vec[i64]
    # What is drawn and where; a sheet to try it on.
    _sheet: Sheet
    _trial: Sheet
    _rumours: i64
    _terrain: i64
    # The best choice found so far.
    _best: i64
    _best_worth: i64

    def __init__(self) -> None:
        self._low = vec[i64]([0] * 16)
        self._high = vec[i64]([0] * 16)
        self._first = vec[i64]([0] * 16)
        self._worth = vec[i64]([0] * 16)
        self._kept = 0
        self._low_before = vec[i64]([0] * 16)
        self._high_before = vec[i64]([0] * 16)
        self._first_before = vec[i64]([0] * 16)
        self._sheet = blank(board.SIDES[0])
        self._trial = blank(board.SIDES[0])
        self._rumours = 0
        self._terrain = 0
        self._best = 0
        self._best_worth = NOTHING

    def choose(self, imagined: Position, seat: i64, rows: Rows, dice: Dice) -> i64:
        assert isinstance(imagined, LostIsland)
        self._best_worth = NOTHING
        if imagined.phase == state.NAMING:
            self.name(imagined, seat)
        elif imagined.phase == state.SETTING_ASIDE:
            self.set_aside(imagined, seat)
        elif imagined.phase == state.ASKING:
            # It draws for itself alone: whether the others draw before it or after makes no difference.
            return codes.choice(codes.WAIVE_ORDER, 0)
        elif imagined.number(seat) == 0:
            self.take(imagined, seat)
        else:
            self.draw(imagined, seat)
        return self._best

    def prefer(self, choice: i64, worth: i64) -> None:
        if worth > self._best_worth:
            self._best_worth = worth
            self._best = choice

    def name(self, s: LostIsland, seat: i64) -> None:
        """The terrain with the best drawing by any of the dice; of equals, the one with more uses."""
        terrain: i64 = 1
        while terrain <= FACES:
            uses = s.uses(seat, terrain)
            face: i64 = 1
            while uses and face <= FACES:
                if how_many(s.dice, face):
                    worth = self.worth_of_drawing(s, seat, terrain, face) + A_USE_LEFT * uses
                    self.prefer(codes.choice(codes.NAME, 0) + terrain, worth)
                face += 1
            terrain += 1

    def take(self, s: LostIsland, seat: i64) -> None:
        face: i64 = 1
        while face <= FACES:
            if how_many(s.dice, face):
                self.weigh_numbers(s, seat, codes.choice(codes.TAKE, face), s.terrain, face)
            face += 1

    def set_aside(self, s: LostIsland, seat: i64) -> None:
        face: i64 = 1
        while face <= FACES:
            if how_many(s.dice, face):
                self.weigh_numbers(s, seat, codes.choice(codes.SET_ASIDE, face), face, solo.other_die(s, face))
            face += 1

    def weigh_numbers(self, s: LostIsland, seat: i64, choice: i64, terrain: i64, die: i64) -> None:
        """Every number that compasses make of a die."""
        numbers = bonuses.numbers_from(die, s.compasses(seat))
        while numbers:
            number = lowest(numbers)
            numbers &= numbers - 1
            worth = self.worth_of_drawing(s, seat, terrain, number) - A_COMPASS * bonuses.marks_spent(die, number)
            self.prefer(choice + number, worth)

    def draw(self, s: LostIsland, seat: i64) -> None:
        """The first cell of the best drawing; on a wild one the best terrain."""
        sheet = s.sheet(seat)
        self.search(sheet, s.rumours, s.terrain, s.number(seat), s.left(seat))
        cell = self._first[0]
        self.prefer(codes.choice(codes.DRAW, s.terrain) + cell, 0)
        if not sheet.is_wild(cell):
            return
        self._best_worth = NOTHING
        terrain: i64 = 1
        while terrain <= FACES:
            trial = sheet.copy()
            trial.draw(cell, terrain)
            self.prefer(codes.choice(codes.DRAW, terrain) + cell, worth_of_sheet(trial, s.rumours))
            terrain += 1

    def worth_of_drawing(self, s: LostIsland, seat: i64, terrain: i64, number: i64) -> i64:
        """The worth of the sheet after the best drawing; a number that fits nowhere ends the game as things stand."""
        sheet = s.sheet(seat)
        if number > sheet.room():
            return A_POINT * worth_of.all_rumours(sheet, s.rumours)
        self.search(sheet, s.rumours, terrain, number, number)
        return self._worth[0]

    # Looking for a drawing

    def search(self, sheet: Sheet, rumours: i64, terrain: i64, number: i64, left: i64) -> None:
        """Find whole drawings, best first, by adding cell after cell to the best so far."""
        self._sheet = sheet
        self._trial = sheet.copy()
        self._rumours = rumours
        self._terrain = terrain
        self._kept = 1
        self._low[0] = 0
        self._high[0] = 0
        self._first[0] = -1
        while left:
            beginnings = self.begin_again()
            entry: i64 = 0
            while entry < beginnings:
                self.go_on_from(entry, number)
                entry += 1
            left -= 1

    def begin_again(self) -> i64:
        """What was kept becomes what to go on from; tells how many."""
        beginnings = self._kept
        entry: i64 = 0
        while entry < beginnings:
            self._low_before[entry] = self._low[entry]
            self._high_before[entry] = self._high[entry]
            self._first_before[entry] = self._first[entry]
            entry += 1
        self._kept = 0
        return beginnings

    def go_on_from(self, entry: i64, number: i64) -> None:
        """Consider each next cell."""
        cells_low = self._low_before[entry]
        cells_high = self._high_before[entry]
        first = self._first_before[entry]
        low, high = self.next_cells(cells_low, cells_high, number)
        while low:
            here = low & -low
            self.consider(cells_low | here, cells_high, first if first >= 0 else lowest(here))
            low &= low - 1
        while high:
            here = high & -high
            self.consider(cells_low, cells_high | here, first if first >= 0 else lowest(here) + board.HALF)
            high &= high - 1

    def next_cells(self, low: i64, high: i64, number: i64) -> tuple[i64, i64]:
        sheet = self._sheet
        new_low = sheet.low(NEW) | low
        new_high = sheet.high(NEW) | high
        if new_low | new_high == 0:
            return drawing.starts(sheet, number)
        beside_new_low = board.beside_low(new_low, new_high) & sheet.low(EMPTY) & ~low
        return beside_new_low, board.beside_high(new_low, new_high) & sheet.high(EMPTY) & ~high

    def consider(self, low: i64, high: i64, first: i64) -> None:
        """Keep these cells if they are among the best so far."""
        entry: i64 = 0
        while entry < self._kept:
            if self._low[entry] == low and self._high[entry] == high:
                return
            entry += 1
        worth = self.worth_with(low, high)
        if self._kept < BREADTH:
            self._kept += 1
        elif worth <= self._worth[BREADTH - 1]:
            return
        self.insert(low, high, first, worth)

    def worth_with(self, low: i64, high: i64) -> i64:
        sheet = self._sheet
        words = self._trial.words
        words[0] = sheet.low(EMPTY) & ~low
        words[1] = sheet.high(EMPTY) & ~high
        words[2 * self._terrain] = sheet.low(self._terrain) | low
        words[2 * self._terrain + 1] = sheet.high(self._terrain) | high
        words[2 * NEW] = sheet.low(NEW) | low
        words[2 * NEW + 1] = sheet.high(NEW) | high
        return worth_of_sheet(self._trial, self._rumours)

    def insert(self, low: i64, high: i64, first: i64, worth: i64) -> None:
        """In the order of worth; the last place is free."""
        entry = self._kept - 1
        while entry > 0 and self._worth[entry - 1] < worth:
            self._low[entry] = self._low[entry - 1]
            self._high[entry] = self._high[entry - 1]
            self._first[entry] = self._first[entry - 1]
            self._worth[entry] = self._worth[entry - 1]
            entry -= 1
        self._low[entry] = low
        self._high[entry] = high
        self._first[entry] = first
        self._worth[entry] = worth


def worth_of_sheet(sheet: Sheet, rumours: i64) -> i64:
    """Points, promises, room, bonuses."""
    empty = sheet.size(EMPTY)
    worth = AN_EMPTY_CELL * empty
    least: i64 = -1
    rumour: i64 = 1
    while rumour <= RUMOURS:
        if rumours & bit(rumour):
            points = worth_of.rumour_points(sheet, rumour, None)
            worth += A_POINT * points + promise(sheet, rumour)
            if least < 0 or points < least:
                least = points
        rumour += 1
    side = sheet.side
    spied = count(sheet.low(NEW) & side.spyglass_low) + count(sheet.high(NEW) & side.spyglass_high)
    waiting = count(sheet.low(EMPTY) & side.spyglass_low) + count(sheet.high(EMPTY) & side.spyglass_high)
    found = count(sheet.low(NEW) & side.compass_low) + count(sheet.high(NEW) & side.compass_high)
    # A spyglass may wait while there is room, for what it will count still grows; but the fuller the sheet, the more
    # likely it is missed altogether.
    hoped = A_POINT * least * min(empty, PLENTY_OF_ROOM) // PLENTY_OF_ROOM + TO_GROW * empty
    return worth + A_POINT * least * spied + hoped * waiting + A_COMPASS * found


def promise(sheet: Sheet, rumour: i64) -> i64:
    if rumour == 1:
        return promise_of_peaks(sheet)
    if rumour == 2:
        return promise_of_rivers(sheet)
    if rumour == 3:
        return promise_of_forest(sheet)
    if rumour == 4:
        return promise_of_fields(sheet)
    if rumour == 5:
        return promise_of_marshes(sheet)
    if rumour == 6:
        return promise_of_watchers(sheet)
    if rumour == 7:
        return promise_of_twins(sheet)
    if rumour == 8:
        return promise_of_shores(sheet)
    if rumour == 9:
        return promise_of_reeds(sheet)
    if rumour == 10:
        return promise_of_caravans(sheet)
    if rumour == 11:
        return promise_of_rows(sheet)
    return promise_of_shade(sheet)


def promise_of_peaks(sheet: Sheet) -> i64:
    """Room on the coast, and a mountain there that waits for the second of its two."""
    return worth_of.TWO_PEAKS_ON_COAST * (
        2 * worth_of.on_coast(sheet, EMPTY) + 8 * (worth_of.on_coast(sheet, MOUNTAINS) & 1)
    )


def promise_of_rivers(sheet: Sheet) -> i64:
    """A river that has the coast or a mountain, and room to find the other."""
    worth: i64 = 0
    low = sheet.low(RIVERS)
    high = sheet.high(RIVERS)
    while low | high:
        group_low, group_high = board.a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        size = count(group_low) + count(group_high)
        if worth_of.touches(sheet, group_low, group_high, EMPTY):
            full = min(worth_of.CLIMBING_RIVER_MOST, worth_of.CLIMBING_RIVER_CELL * size)
            is_on_coast = group_low & sheet.side.coast_low | group_high & sheet.side.coast_high
            is_by_mountain = worth_of.touches(sheet, group_low, group_high, MOUNTAINS)
            if is_on_coast and is_by_mountain:
                worth += 4 * (worth_of.CLIMBING_RIVER_MOST - full)
            elif is_on_coast or is_by_mountain:
                worth += 10 * full
            else:
                worth += 4 * full
    return worth


def promise_of_forest(sheet: Sheet) -> i64:
    """Lines that do not count yet, and room to grow."""
    best: i64 = 0
    low = sheet.low(FORESTS)
    high = sheet.high(FORESTS)
    while low | high:
        group_low, group_high = board.a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        lines = min(worth_of.SHORE_TO_SHORE_FREE, worth_of.lines_reached(group_low, group_high))
        open_sides = count(board.beside_low(group_low, group_high) & sheet.low(EMPTY))
        open_sides += count(board.beside_high(group_low, group_high) & sheet.high(EMPTY))
        best = max(best, worth_of.SHORE_TO_SHORE_LINE * (6 * lines + 2 * min(6, open_sides)))
    return best


def promise_of_fields(sheet: Sheet) -> i64:
    """Fields that may still become three, while more of them count."""
    worth: i64 = 0
    points: i64 = 0
    low = sheet.low(PLAINS)
    high = sheet.high(PLAINS)
    while low | high:
        group_low, group_high = board.a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        size = count(group_low) + count(group_high)
        if size < 3 and worth_of.touches(sheet, group_low, group_high, EMPTY):
            worth += worth_of.FIELD_OF_THREE * (3 if size == 1 else 7)
        elif size == 3:
            points += worth_of.FIELD_OF_THREE
    return worth if points < worth_of.FIELDS_MOST else 0


def promise_of_marshes(sheet: Sheet) -> i64:
    worth: i64 = 0
    low = sheet.low(SWAMPS)
    high = sheet.high(SWAMPS)
    while low | high:
        group_low, group_high = board.a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        kinds = worth_of.terrains_touched(sheet, group_low, group_high, SWAMPS)
        if kinds < 3 and worth_of.touches(sheet, group_low, group_high, EMPTY):
            worth += worth_of.TALKING_MARSH * (2 + 4 * kinds)
    return worth


def promise_of_watchers(sheet: Sheet) -> i64:
    """Ruins that lack one terrain and have an empty side; less for those that lack more."""
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
    open_low = sheet.beside_low(EMPTY) & sheet.low(RUINS)
    open_high = sheet.beside_high(EMPTY) & sheet.high(RUINS)
    lacking_one = count(open_low & twice_low & ~thrice_low) + count(open_high & twice_high & ~thrice_high)
    spots = count(thrice_low & sheet.low(EMPTY)) + count(thrice_high & sheet.high(EMPTY))
    wide_low = worth_of.twice_beside_low(sheet.low(EMPTY), sheet.high(EMPTY)) & sheet.low(RUINS)
    wide_high = worth_of.twice_beside_high(sheet.low(EMPTY), sheet.high(EMPTY)) & sheet.high(RUINS)
    lacking_two = count(wide_low & ~twice_low) + count(wide_high & ~twice_high)
    return worth_of.WATCHER * (8 * lacking_one + 3 * lacking_two + 5 * min(spots, 4))


def promise_of_twins(sheet: Sheet) -> i64:
    """Groups that still wait for a twin."""
    worth: i64 = 0
    waiting: i64 = 0
    low = sheet.low(MOUNTAINS)
    high = sheet.high(MOUNTAINS)
    while low | high:
        group_low, group_high = board.a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        size = count(group_low) + count(group_high)
        if size < 62:
            waiting ^= bit(size)
    while waiting:
        worth += worth_of.TWIN_PEAK_CELL * 5 * min(6, lowest(waiting))
        waiting &= waiting - 1
    return worth


def promise_of_shores(sheet: Sheet) -> i64:
    """Every terrain's first coast cells count, even while another terrain lags behind."""
    cells: i64 = 0
    most = worth_of.SHORE_OF_EACH_MOST // worth_of.SHORE_OF_EACH
    terrain = RUINS
    while terrain <= FACES:
        cells += min(most, worth_of.on_coast(sheet, terrain))
        terrain += 1
    return worth_of.SHORE_OF_EACH * cells * 2 + 4 * worth_of.on_coast(sheet, EMPTY)


def promise_of_reeds(sheet: Sheet) -> i64:
    """Empty cells between swamps and rivers."""
    river_low = sheet.beside_low(RIVERS)
    river_high = sheet.beside_high(RIVERS)
    lonely_low = sheet.low(SWAMPS) & ~river_low
    lonely_high = sheet.high(SWAMPS) & ~river_high
    wanted = count(river_low & sheet.low(EMPTY)) + count(river_high & sheet.high(EMPTY))
    open_lonely = count(lonely_low & sheet.beside_low(EMPTY)) + count(lonely_high & sheet.beside_high(EMPTY))
    return worth_of.DROWNED_REED * (5 * min(12, wanted) + 6 * open_lonely)


def promise_of_caravans(sheet: Sheet) -> i64:
    """Room beside a large field, a field that may become large, ruins that may still meet one."""
    field_low, field_high = worth_of.large_fields(sheet)
    beside_field_low = board.beside_low(field_low, field_high)
    beside_field_high = board.beside_high(field_low, field_high)
    worth: i64 = 0
    room = count(beside_field_low & sheet.low(EMPTY)) + count(beside_field_high & sheet.high(EMPTY))
    worth += worth_of.CARAVAN_STOP * 2 * min(10, room)
    low = sheet.low(RUINS)
    high = sheet.high(RUINS)
    while low | high:
        group_low, group_high = board.a_region(low, high)
        low &= ~group_low
        high &= ~group_high
        is_stop = group_low & beside_field_low | group_high & beside_field_high
        if is_stop == 0 and worth_of.touches(sheet, group_low, group_high, EMPTY):
            worth += worth_of.CARAVAN_STOP * 5
    small = sheet.size(PLAINS) - count(field_low) - count(field_high)
    return worth + worth_of.CARAVAN_STOP * min(6, small)


def promise_of_rows(sheet: Sheet) -> i64:
    """Rows that may still become motley, while more of them count."""
    worth: i64 = 0
    points: i64 = 0
    row: i64 = 0
    while row < board.ROWS:
        kinds = worth_of.terrains_in_row(sheet, row)
        empty = count(worth_of.in_row(sheet.low(EMPTY), sheet.high(EMPTY), row))
        if kinds < worth_of.MOTLEY_TERRAINS and kinds + empty >= worth_of.MOTLEY_TERRAINS:
            worth += worth_of.MOTLEY_ROW * kinds * (kinds + 1) // 2
        elif kinds >= worth_of.MOTLEY_TERRAINS:
            points += worth_of.MOTLEY_ROW
        row += 1
    return worth if points < worth_of.MOTLEY_ROWS_MOST else 0


def promise_of_shade(sheet: Sheet) -> i64:
    """Rivers that may find shade, and shade that waits for a river."""
    once_low = sheet.beside_low(FORESTS)
    once_high = sheet.beside_high(FORESTS)
    twice_low = worth_of.twice_beside_low(sheet.low(FORESTS), sheet.high(FORESTS))
    twice_high = worth_of.twice_beside_high(sheet.low(FORESTS), sheet.high(FORESTS))
    open_low = sheet.beside_low(EMPTY) & sheet.low(RIVERS)
    open_high = sheet.beside_high(EMPTY) & sheet.high(RIVERS)
    half_shaded = count(open_low & once_low & ~twice_low) + count(open_high & once_high & ~twice_high)
    wide_low = worth_of.twice_beside_low(sheet.low(EMPTY), sheet.high(EMPTY)) & sheet.low(RIVERS)
    wide_high = worth_of.twice_beside_high(sheet.low(EMPTY), sheet.high(EMPTY)) & sheet.high(RIVERS)
    unshaded = count(wide_low & ~once_low) + count(wide_high & ~once_high)
    spots = count(twice_low & sheet.low(EMPTY)) + count(twice_high & sheet.high(EMPTY))
    return worth_of.SHADED_RIVER * (7 * half_shaded + 4 * unshaded + 5 * min(spots, 6))
