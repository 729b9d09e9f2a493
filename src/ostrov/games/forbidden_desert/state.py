"""The whole position as integers, with names for every question and every change that the rules need."""

from __future__ import annotations

from typing import Final

from ostrov.games.forbidden_desert import board, components
from ostrov.kernel.bits import bit, shifted
from ostrov.kernel.native import i64, vec
from ostrov.kernel.position import Position

# Phases, in the order in which a game goes through them.
LAYING_TILES: Final[i64] = 0
DEALING_ADVENTURERS: Final[i64] = 1
CHOOSING_FIRST_SEAT: Final[i64] = 2
ACTING: Final[i64] = 3
STORMING: Final[i64] = 4
OVER: Final[i64] = 5

# What has been begun and has to be finished before anything else: by chance, or (the last) by the active seat.
NOTHING: Final[i64] = 0
TURNING_UP: Final[i64] = 1
DRAWING_GEAR: Final[i64] = 2
SCOPING: Final[i64] = 3
REVEALING: Final[i64] = 4
PUTTING_UNDER: Final[i64] = 5

# Endings (chapter 9).
STILL_PLAYING: Final[i64] = 0
ESCAPED: Final[i64] = 1
DIED_OF_THIRST: Final[i64] = 2
BURIED_IN_SAND: Final[i64] = 3
SWEPT_AWAY: Final[i64] = 4

NOBODY: Final[i64] = 15
NO_ROLE: Final[i64] = 15
# All parts NOWHERE.
NO_PARTS: Final[i64] = 0xFFFFF

# A tile is one number: its sand, then its city face as far as the table knows it, then what lies up.
_SAND: Final[i64] = 63
_FACE_PLACE: Final[i64] = 6
_GROUND_PLACE: Final[i64] = 10
PLAIN_DUNE: Final[i64] = components.UNKNOWN_FACE << 6 | components.DUNE << 10

# Numbers by seat stand side by side in lanes of five bits, so that one sum compares all of them at once.
_ONE_EACH: Final[i64] = 0b00001_00001_00001_00001_00001
_LOW_BITS: Final[i64] = 0b01111_01111_01111_01111_01111
_HIGH: Final[i64] = 4
# Both bits of one kind of gear in the twelve of each seat.
_ONE_KIND: Final[i64] = 0x003_003_003_003_003
# Times this, the lowest bits of the five lanes come to stand next to each other, from here on.
_GATHER: Final[i64] = 0b1_0001_0001_0001_0001
_GATHERED: Final[i64] = 16


def seats_of(lanes: i64) -> i64:
    """The set of seats whose lane has its lowest bit."""
    return (lanes & _ONE_EACH) * _GATHER >> _GATHERED & 31


def at_least(numbers: i64, least: i64) -> i64:
    """The set of seats whose number, of four bits, is so much or more: it carries into the highest bit."""
    return seats_of(numbers + _ONE_EACH * (16 - least) >> _HIGH)


def lanes_with(numbers: i64, number: i64) -> i64:
    """The lowest bit of each lane that holds this number."""
    difference = numbers ^ _ONE_EACH * number
    # Whatever is not nought has the highest bit of its lane, or carries into it.
    other = (difference & _LOW_BITS) + _LOW_BITS | difference
    return ~(other >> _HIGH) & _ONE_EACH


def moved_along(cells: i64, origin: i64, to: i64) -> i64:
    """The set after what is at the origin has moved to an empty cell."""
    if cells >> origin & 1:
        return cells ^ bit(origin) ^ bit(to)
    return cells


def plain_desert() -> vec[i64]:
    """FD-2.1 Dunes with the storm in the middle, before anything else is laid."""
    tiles = vec[i64]([PLAIN_DUNE] * board.CELL_COUNT)
    tiles[board.CENTRE] = 0
    return tiles


class State(Position):
    """What lies on the table and where the turn stands; `position.py` adds what may be done with it."""

    # The tile on each cell (nothing in the storm), and sets of cells that follow from them.
    tiles: vec[i64]
    sandy: i64 = 0
    blocked: i64 = 0
    excavated: i64 = 0
    tunnels: i64 = 0
    storm: i64 = board.CENTRE
    sand_left: i64 = components.SAND_MARKERS
    # The undersides that nobody has seen, a digit for each face.
    unseen: i64 = components.ALL_UNDERSIDES
    # Five bits a part: the cell where it lies, or NOWHERE.
    _parts: i64 = NO_PARTS
    parts_taken: i64 = 0
    # In lanes by seat: the cell of the pawn, the role, the water and the room in the canteen.
    _pawns: i64 = board.NOWHERE * _ONE_EACH
    _roles: i64 = NO_ROLE * _ONE_EACH
    _waters: i64 = 0
    _rooms: i64 = 0
    # Two bits a kind and twelve a seat: gear held, and gear received within this moment (FD-3.5).
    _gear: i64 = 0
    _gear_received: i64 = 0
    # In lanes by giver: the set of seats to whom water was given within this moment (FD-3.5).
    _water_given: i64 = 0
    gear_deck: i64 = components.FULL_GEAR_DECK
    tick: i64 = 1
    # The storm deck from the top: cards that are known, the rest in no order, cards put under it. Known ones are
    # digits of one more than their kind, the next one lowest.
    storm_top: i64 = 0
    storm_deck: i64 = components.FULL_STORM_DECK
    storm_under: i64 = 0
    storm_under_more: i64 = 0
    storm_discard: i64 = 0

    active: i64 = 0
    actions_left: i64 = 0
    cards_skipped: i64 = 0
    # Steps done in this phase, and storm cards still to draw.
    step: i64 = 0
    cards_left: i64 = 0
    pending: i64 = NOTHING
    # Where the Terrascope looks.
    scoped: i64 = board.NOWHERE
    # Sets of seats: who has let this moment pass (FD-3.2), whose Solar Shield is up (FD-6.3).
    gone_on: i64 = 0
    shielded: i64 = 0

    def __init__(self, seats: i64, tiles: vec[i64]) -> None:
        super().__init__(seats)
        self.tiles = tiles

    # Pawns

    def cell(self, seat: i64) -> i64:
        return self._pawns >> (5 * seat) & 31

    def place(self, seat: i64, cell: i64) -> None:
        self._pawns += shifted(cell - self.cell(seat), 5 * seat)

    def here(self, seat: i64) -> i64:
        """The seat's cell as a set."""
        return bit(self.cell(seat))

    def pawns_on(self, cells: i64) -> i64:
        """The set of seats whose pawns stand on one of these cells."""
        seats: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if cells >> self.cell(seat) & 1:
                seats |= bit(seat)
            seat += 1
        return seats

    def pawns_at(self, cell: i64) -> i64:
        """The set of seats whose pawns stand on this cell."""
        return seats_of(lanes_with(self._pawns, cell))

    def mates(self, seat: i64) -> i64:
        """The other seats on the same tile."""
        return self.pawns_at(self.cell(seat)) & ~bit(seat)

    def role(self, seat: i64) -> i64:
        return self._roles >> (5 * seat) & 31

    def cast(self, seat: i64, role: i64) -> None:
        self._roles += shifted(role - self.role(seat), 5 * seat)

    def who_is(self, role: i64) -> i64:
        """The set of the one seat that plays this adventurer, or nobody."""
        return seats_of(lanes_with(self._roles, role))

    def is_buried(self, seat: i64) -> bool:
        """FD-3.3 On a blocked tile; FD-7.2 but never the Climber, nor who stands with the Climber."""
        return self.blocked >> self.cell(seat) & 1 != 0 and not self.is_with_climber(seat)

    def is_with_climber(self, seat: i64) -> bool:
        """FD-7.2"""
        return self.pawns_at(self.cell(seat)) & self.who_is(components.CLIMBER) != 0

    # Water

    def water(self, seat: i64) -> i64:
        return self._waters >> (5 * seat) & 31

    def canteen(self, seat: i64) -> i64:
        """FD-1.6 The most that this seat's canteen holds."""
        return components.CANTEENS[self.role(seat)]

    def room(self, seat: i64) -> i64:
        """How much more water fits in."""
        return self._rooms >> (5 * seat) & 31

    def with_water(self) -> i64:
        """The set of seats that have some."""
        return at_least(self._waters, 1)

    def with_room_for(self, water: i64) -> i64:
        """The set of seats into whose canteens so much fits."""
        return at_least(self._rooms, water)

    def hand_out_canteen(self, seat: i64, water: i64) -> None:
        """FD-1.6 With so much water in it."""
        self._waters += shifted(water, 5 * seat)
        self._rooms += shifted(self.canteen(seat) - water, 5 * seat)

    def pour(self, seat: i64, water: i64) -> None:
        self._waters += shifted(water, 5 * seat)
        self._rooms -= shifted(water, 5 * seat)

    def has_given_water(self, seat: i64) -> i64:
        """FD-3.5 The set of seats that got water from this one within this moment."""
        return self._water_given >> (5 * seat) & 31

    def got_water_from(self, seat: i64) -> i64:
        """FD-3.5 The set of seats that gave water to this one within this moment."""
        return seats_of(self._water_given >> seat)

    def note_water_given(self, seat: i64, receiver: i64) -> None:
        self._water_given |= bit(5 * seat + receiver)

    # Gear

    def holds(self, seat: i64, gear: i64) -> i64:
        """How many cards of this kind."""
        return self._gear >> (12 * seat + 2 * gear) & 3

    def has_gear(self, seat: i64) -> bool:
        return self._gear >> (12 * seat) & 4095 != 0

    def has_anybody_gear(self) -> bool:
        return self._gear != 0

    def has_anybody(self, gear: i64) -> bool:
        """Whether somebody holds such a card."""
        return self._gear >> (2 * gear) & _ONE_KIND != 0

    def may_hand_over_something(self, seat: i64) -> bool:
        """FD-3.5 Not every card of this seat has changed hands within this moment."""
        return (self._gear ^ self._gear_received) >> (12 * seat) & 4095 != 0

    def may_hand_over(self, seat: i64, gear: i64) -> bool:
        """FD-3.5 One of these cards has not changed hands within this moment."""
        return self.holds(seat, gear) > self.received(seat, gear)

    def received(self, seat: i64, gear: i64) -> i64:
        return self._gear_received >> (12 * seat + 2 * gear) & 3

    def gain(self, seat: i64, gear: i64) -> None:
        self._gear += bit(12 * seat + 2 * gear)

    def hand_over(self, seat: i64, receiver: i64, gear: i64) -> None:
        self._gear += bit(12 * receiver + 2 * gear) - bit(12 * seat + 2 * gear)
        self._gear_received += bit(12 * receiver + 2 * gear)

    def use_up(self, seat: i64, gear: i64) -> None:
        """FD-6.7 Out of the game; FD-3.5 a new moment begins."""
        self._gear -= bit(12 * seat + 2 * gear)
        self.begin_moment()

    def begin_moment(self) -> None:
        """FD-3.5 Nothing has been given yet, and FD-3.2 nobody has gone on."""
        self.gone_on = 0
        self._water_given = 0
        self._gear_received = 0

    # Tiles

    def sand(self, cell: i64) -> i64:
        return self.tiles[cell] & _SAND

    def add_sand(self, cell: i64, markers: i64) -> None:
        """FD-4.3 To a tile from the supply, or (less than none) back."""
        self.tiles[cell] += markers
        self.sand_left -= markers
        self._note_sand(cell)

    def _note_sand(self, cell: i64) -> None:
        here = bit(cell)
        markers = self.sand(cell)
        self.sandy = self.sandy | here if markers else self.sandy & ~here
        self.blocked = self.blocked | here if markers > 1 else self.blocked & ~here

    def face(self, cell: i64) -> i64:
        """The city face as far as the table knows it."""
        return self.tiles[cell] >> _FACE_PLACE & 15

    def ground(self, cell: i64) -> i64:
        """What lies up: a desert face, or the city."""
        return self.tiles[cell] >> _GROUND_PLACE

    def lay(self, cell: i64, ground: i64, face: i64) -> None:
        """The tile on this cell, its sand kept."""
        self.tiles[cell] = self.sand(cell) | face << _FACE_PLACE | ground << _GROUND_PLACE
        if ground == components.CITY:
            self.excavated |= bit(cell)
            if face == components.TUNNEL:
                self.tunnels |= bit(cell)

    def cell_of_city_face(self, face: i64) -> i64:
        """Where a face of which there is one lies excavated, or NOWHERE."""
        cells = self.excavated
        cell: i64 = 0
        while cells:
            if cells & 1 and self.face(cell) == face:
                return cell
            cells >>= 1
            cell += 1
        return board.NOWHERE

    def unknown_tiles(self) -> i64:
        """The set of cells whose tiles' undersides nobody knows."""
        found: i64 = 0
        cell: i64 = 0
        while cell < board.CELL_COUNT:
            if self.tiles[cell] >> _FACE_PLACE & 15 == components.UNKNOWN_FACE:
                found |= bit(cell)
            cell += 1
        return found

    def open_cells(self) -> i64:
        """FD-3.3 Tiles that are not blocked; FD-4.1 the storm is none."""
        return board.EVERY_CELL & ~self.blocked & ~bit(self.storm)

    def slide(self, origin: i64) -> None:
        """FD-8.2 This tile into the storm, with all that is on it; the storm takes its place."""
        to = self.storm
        self.tiles[to] = self.tiles[origin]
        self.tiles[origin] = 0
        self.storm = origin
        self.sandy = moved_along(self.sandy, origin, to)
        self.blocked = moved_along(self.blocked, origin, to)
        self.excavated = moved_along(self.excavated, origin, to)
        self.tunnels = moved_along(self.tunnels, origin, to)
        self._pawns += lanes_with(self._pawns, origin) * (to - origin)
        if self._parts != NO_PARTS:
            self._slide_parts(origin, to)

    # Parts

    def _slide_parts(self, origin: i64, to: i64) -> None:
        part: i64 = 0
        while part < components.PART_COUNT:
            if self.part_cell(part) == origin:
                self.put_part(part, to)
            part += 1

    def part_cell(self, part: i64) -> i64:
        return self._parts >> (5 * part) & 31

    def put_part(self, part: i64, cell: i64) -> None:
        self._parts += shifted(cell - self.part_cell(part), 5 * part)

    def parts_on(self, cell: i64) -> i64:
        parts: i64 = 0
        part: i64 = 0
        while part < components.PART_COUNT:
            if self.part_cell(part) == cell:
                parts |= bit(part)
            part += 1
        return parts

    # The storm

    def storm_rate(self) -> i64:
        """FD-1.5 Storm cards a turn."""
        return components.STORM_RATES[components.TICKS_A_COLUMN * (self.seats - 2) + self.tick]

    def is_at_skull(self) -> bool:
        return self.storm_rate() == 0

    # Copies

    def copy_to(self, s: State) -> None:
        self.copy_turn_to(s)
        s.tiles = self.tiles[0 : board.CELL_COUNT]
        s.sandy = self.sandy
        s.blocked = self.blocked
        s.excavated = self.excavated
        s.tunnels = self.tunnels
        s.storm = self.storm
        s.sand_left = self.sand_left
        s.unseen = self.unseen
        s._parts = self._parts
        s.parts_taken = self.parts_taken
        s._pawns = self._pawns
        s._roles = self._roles
        s._waters = self._waters
        s._rooms = self._rooms
        s._gear = self._gear
        s._gear_received = self._gear_received
        s._water_given = self._water_given
        s.gear_deck = self.gear_deck
        s.tick = self.tick
        s.storm_top = self.storm_top
        s.storm_deck = self.storm_deck
        s.storm_under = self.storm_under
        s.storm_under_more = self.storm_under_more
        s.storm_discard = self.storm_discard
        s.active = self.active
        s.actions_left = self.actions_left
        s.cards_skipped = self.cards_skipped
        s.step = self.step
        s.cards_left = self.cards_left
        s.pending = self.pending
        s.scoped = self.scoped
        s.gone_on = self.gone_on
        s.shielded = self.shielded

    def fields(self) -> list[int]:
        return [*super().fields(), *[int(tile) for tile in self.tiles]]
