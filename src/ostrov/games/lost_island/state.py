"""The whole position as integers, with names for every question and every change that the rules need."""

from __future__ import annotations

from typing import Final

from ostrov.games.lost_island import board, components
from ostrov.games.lost_island.sheet import Sheet, blank
from ostrov.kernel.bits import shifted
from ostrov.kernel.native import i64
from ostrov.kernel.position import Position

# Phases; ROLLING_AGAIN and the next two belong to the second half of a solo turn.
DEALING_RUMOURS: Final[i64] = 0
CHOOSING_FIRST_SEAT: Final[i64] = 1
ROLLING: Final[i64] = 2
NAMING: Final[i64] = 3
TAKING: Final[i64] = 4
ASKING: Final[i64] = 5
DRAWING: Final[i64] = 6
ROLLING_AGAIN: Final[i64] = 7
SETTING_ASIDE: Final[i64] = 8
DRAWING_AGAIN: Final[i64] = 9
OVER: Final[i64] = 10

# Endings (chapter 7).
STILL_PLAYING: Final[i64] = 0
USES_SPENT: Final[i64] = 1
SOMEBODY_STUCK: Final[i64] = 2


class State(Position):
    """The sheets, the dice and where the turn stands; `position.py` adds what may be done with it."""

    sheets: list[Sheet]
    # 0 for side A, 1 for side B.
    side: i64
    # The set of rumours by their numbers.
    rumours: i64 = 0
    # LI-4.4 Whether the players are asked before a turn that may be the last is played in order, the set of those who
    # do not want it, and whether this turn is played so.
    asks_for_order: i64 = 0
    waived: i64 = 0
    is_in_order: i64 = 0
    # Twelve bits a seat: two for each terrain.
    _uses: i64 = 0
    # Four bits a seat: marks that may be spent, and those found in this turn.
    _compasses: i64 = 0
    _new_compasses: i64 = 0
    # Four bits a seat: spyglasses drawn in this turn; twelve bits a seat: what earlier ones counted.
    _new_spyglasses: i64 = 0
    _counted: i64 = 0
    # Four bits a seat: the number to draw (0 before a die is chosen), and how many cells of it are left.
    _numbers: i64 = 0
    _left: i64 = 0
    # Four bits a seat: the die that the number was made of (0 where a position was given without it).
    _dice_taken: i64 = 0
    # The set of seats whose number fitted nowhere (LI-7.2).
    stuck: i64 = 0
    # A pile of faces: the dice that may still be chosen.
    dice: i64 = 0
    terrain: i64 = 0
    active: i64 = 0

    def __init__(self, seats: i64, side: i64) -> None:
        super().__init__(seats)
        self.sheets = []
        self.side = side

    def hand_out_sheets(self) -> None:
        """LI-3.1 All play the same side; LI-3.2 with the uses that belong to so many players."""
        seat: i64 = 0
        while seat < self.seats:
            self.sheets.append(blank(board.SIDES[self.side]))
            terrain: i64 = 1
            while terrain <= components.FACES:
                self.set_uses(seat, terrain, components.USES[self.seats])
                terrain += 1
            seat += 1

    def sheet(self, seat: i64) -> Sheet:
        return self.sheets[seat]

    def is_solo(self) -> bool:
        return self.seats == 1

    # Uses

    def uses(self, seat: i64, terrain: i64) -> i64:
        return self._uses >> (12 * seat + 2 * terrain - 2) & 3

    def set_uses(self, seat: i64, terrain: i64, uses: i64) -> None:
        self._uses += shifted(uses - self.uses(seat, terrain), 12 * seat + 2 * terrain - 2)

    def has_uses(self, seat: i64) -> bool:
        return self._uses >> (12 * seat) & 0xFFF != 0

    # Bonuses

    def compasses(self, seat: i64) -> i64:
        return self._compasses >> (4 * seat) & 15

    def add_compasses(self, seat: i64, marks: i64) -> None:
        self._compasses += shifted(marks, 4 * seat)

    def new_compasses(self, seat: i64) -> i64:
        return self._new_compasses >> (4 * seat) & 15

    def add_new_compasses(self, seat: i64, marks: i64) -> None:
        self._new_compasses += shifted(marks, 4 * seat)

    def new_spyglasses(self, seat: i64) -> i64:
        return self._new_spyglasses >> (4 * seat) & 15

    def add_new_spyglasses(self, seat: i64, spyglasses: i64) -> None:
        self._new_spyglasses += shifted(spyglasses, 4 * seat)

    def counted(self, seat: i64) -> i64:
        """What the spyglasses of earlier turns have counted."""
        return self._counted >> (12 * seat) & 0xFFF

    def add_counted(self, seat: i64, points: i64) -> None:
        self._counted += shifted(points, 12 * seat)

    def make_compasses_ready(self) -> None:
        """LI-6.1 No digit overflows: a sheet has at most five compasses."""
        self._compasses += self._new_compasses
        self._new_compasses = 0

    # The drawing at hand

    def number(self, seat: i64) -> i64:
        return self._numbers >> (4 * seat) & 15

    def left(self, seat: i64) -> i64:
        return self._left >> (4 * seat) & 15

    def set_number(self, seat: i64, number: i64, left: i64) -> None:
        self._numbers += shifted(number - self.number(seat), 4 * seat)
        self._left += shifted(left - self.left(seat), 4 * seat)

    def die_taken(self, seat: i64) -> i64:
        return self._dice_taken >> (4 * seat) & 15

    def set_die_taken(self, seat: i64, face: i64) -> None:
        self._dice_taken += shifted(face - self.die_taken(seat), 4 * seat)

    def has_finished(self, seat: i64) -> bool:
        return self.number(seat) != 0 and self.left(seat) == 0

    def clear_drawings(self) -> None:
        """The next drawing begins: nobody has a number, no cell is new."""
        self._numbers = 0
        self._left = 0
        self._dice_taken = 0
        self.dice = 0
        self.terrain = 0
        self.waived = 0
        self.is_in_order = 0
        seat: i64 = 0
        while seat < self.seats:
            self.sheet(seat).forget_new()
            seat += 1

    def copy_to(self, s: State) -> None:
        self.copy_turn_to(s)
        s.side = self.side
        s.rumours = self.rumours
        s.asks_for_order = self.asks_for_order
        s.waived = self.waived
        s.is_in_order = self.is_in_order
        s._uses = self._uses
        s._compasses = self._compasses
        s._new_compasses = self._new_compasses
        s._new_spyglasses = self._new_spyglasses
        s._counted = self._counted
        s._numbers = self._numbers
        s._left = self._left
        s._dice_taken = self._dice_taken
        s.stuck = self.stuck
        s.dice = self.dice
        s.terrain = self.terrain
        s.active = self.active
        for sheet in self.sheets:
            s.sheets.append(sheet.copy())

    def fields(self) -> list[int]:
        return [*super().fields(), *[int(word) for sheet in self.sheets for word in sheet.words]]
