"""The whole position as integers, with names for every question and every change that the rules need.

Pieces know their places, and the board knows for each cell what is there, so that neither has to be searched for.
"""

from __future__ import annotations

from typing import Final

from ostrov.games.atlantis.board import BEYOND, CELLS, DIRECTIONS, NEXT, OPPOSITE, SERPENT_STARTS, TILE_CELLS, TILE_ON
from ostrov.games.atlantis.components import (
    ALL_OF_BEACH,
    ALL_OF_FOREST,
    ALL_OF_MOUNTAIN,
    BEACH,
    COLOURS,
    EVERY_TILE,
    FIRST_OF_KIND,
    FIRST_RED,
    FOREST,
    KIND_OF_CREATURE,
    MOUNTAIN,
    OFF_BOARD,
    RED_KINDS,
    ROOM_IN_A_BOAT,
    SEA,
    SERPENTS,
    SHARKS,
    TILE_COUNT,
    TRAVELLERS_A_COLOUR,
    WHALES,
)
from ostrov.kernel.bits import bit, shifted
from ostrov.kernel.native import i64, vec
from ostrov.kernel.piles import how_many, one
from ostrov.kernel.position import Position

# Phases, in the order in which a game goes through them.
LAYING_TILES: Final[i64] = 0
CHOOSING_FIRST_SEAT: Final[i64] = 1
PLACING: Final[i64] = 2
LAUNCHING: Final[i64] = 3
PLAYING: Final[i64] = 4
RIDING: Final[i64] = 5
RUNNING: Final[i64] = 6
MOVING: Final[i64] = 7
TAKING: Final[i64] = 8
TURNING_UP: Final[i64] = 9
TAKING_ABOARD: Final[i64] = 10
ROLLING: Final[i64] = 11
ROAMING: Final[i64] = 12
OVER: Final[i64] = 13

# Endings (chapters 8 and 9).
STILL_PLAYING: Final[i64] = 0
ERUPTED: Final[i64] = 1
NOBODY_LEFT: Final[i64] = 2
ISLAND_GONE: Final[i64] = 3
CALM: Final[i64] = 4
ADRIFT: Final[i64] = 5

# Variants of chapter 9, and the aid of AT-2.4.
TWO_COLOURS: Final[i64] = 1
OVERCROWDED: Final[i64] = 2
LAST_SURVIVOR: Final[i64] = 4
ALL_EQUAL: Final[i64] = 8
SUNKEN_ATLANTIS: Final[i64] = 16
MEMORY_AID: Final[i64] = 32
FOUR_BOATS: Final[i64] = 64

# Places: a cell up to 132 (for a traveller: on foot there, or swimming), then these.
ABOARD: Final[i64] = 134
SAFE: Final[i64] = 145  # and the number of the safe land, 1 to 4
LOST: Final[i64] = 150
IN_SUPPLY: Final[i64] = 151

NO_CELL: Final[i64] = 133
NO_PIECE: Final[i64] = 63
NOBODY: Final[i64] = 6

FIRST_BOAT: Final[i64] = 40
FIRST_CREATURE: Final[i64] = 52
PIECES: Final[i64] = 68

# A cell of the board: three bits for its terrain, four for its boat and one more, three each for serpents, sharks and
# whales, from 16 four for each colour on foot, from 32 two for each colour aboard; from 40 the six directions in which
# there is sea, from 46 those in which there is a boat, from 52 those in which there is a boat with room.
_BOAT: Final[i64] = 3
_CREATURES: Final[i64] = 7
_ON_FOOT: Final[i64] = 16
_PASSENGERS: Final[i64] = 32
_BOAT_AND_PASSENGERS: Final[i64] = 0xFF00000078
_PEOPLE: Final[i64] = 0xFFFF0000

_AROUND: Final[i64] = 40
_CONTENTS: Final[i64] = 0xFFFFFFFFFF
# What a cell's neighbours are told, for the first direction.
_SEA_THERE: Final[i64] = 0x10000000000
_BOAT_THERE: Final[i64] = 0x400000000000
_ROOM_THERE: Final[i64] = 0x10000000000000

_CLEAR_BOARD: Final = vec[i64](
    [sum(1 << 40 + d for d in range(6) if NEXT[6 * cell + d] < 133) for cell in range(133)] + [4]
)
_NO_HANDS: Final = vec[i64]([0] * 4)
_ALL_IN_SUPPLY: Final = vec[i64]([151] * 68)

# How many passengers four digits of two bits stand for.
_ABOARD_IN: Final = bytes([(n & 3) + (n >> 2 & 3) + (n >> 4 & 3) + (n >> 6) for n in range(256)])


class State(Position):
    """What lies on the table and where the turn stands; `position.py` adds what may be done with it."""

    # Travellers, boats, creatures: the place, and from the ninth bit on a traveller's worth.
    _pieces: vec[i64]
    _board: vec[i64]
    # For each seat two bits for each red underside of each terrain.
    _hands: vec[i64]
    variants: i64 = 0
    # The sets of the island's places where tiles of each terrain lie.
    _beaches: i64 = 0
    _forests: i64 = 0
    _mountains: i64 = 0
    # The undersides still under tiles, piles by kind.
    _under_beaches: i64 = ALL_OF_BEACH
    _under_forests: i64 = ALL_OF_FOREST
    _under_mountains: i64 = ALL_OF_MOUNTAIN
    tiles_left: i64 = TILE_COUNT
    boats_launched: i64 = 0
    # A digit for each colour: its travellers that are neither safe nor lost.
    outside: i64 = 0

    active: i64 = 0
    moves_left: i64 = 0
    # AT-4.4 The set of travellers that have made their swim this turn.
    swum: i64 = 0
    # The rider of the dolphin, the boat in the wind or the creature that roams, and the steps it has left.
    mover: i64 = NO_PIECE
    steps_left: i64 = 0
    # The tile being taken: where it lay, and its terrain.
    taken: i64 = NO_CELL
    taken_terrain: i64 = SEA
    # The kind of creature that the die shows.
    rolled: i64 = SERPENTS
    # AT-7.7 Where creature and prey have met, and who has declined to answer.
    struck: i64 = NO_CELL
    declined: i64 = 0
    # AT-9.6 Once no tile is left: turns begun since a traveller or boat was last moved or a traveller removed, and
    # since a traveller last landed or was removed.
    still_turns: i64 = 0
    quiet_turns: i64 = 0

    def __init__(self, seats: i64, like: State | None) -> None:
        """With an empty board, or that of another position, which is to be copied."""
        super().__init__(seats)
        if like is None:
            self._pieces = _ALL_IN_SUPPLY[0:PIECES]
            self._board = _CLEAR_BOARD[0 : CELLS + 1]
            self._hands = _NO_HANDS[0:4]
        else:
            self._pieces = like._pieces
            self._board = like._board
            self._hands = like._hands

    def set_out(self) -> None:
        """AT-1.3, AT-2.1 Serpents on their cells, and every colour in play with all its travellers."""
        serpent: i64 = 0
        while serpent < len(SERPENT_STARTS):
            self.put_creature(serpent, SERPENT_STARTS[serpent])
            serpent += 1
        colour: i64 = 0
        while colour < self.colours():
            self.outside += shifted(TRAVELLERS_A_COLOUR, 4 * colour)
            colour += 1

    # Seats and colours

    def plays(self, variant: i64) -> bool:
        return self.variants & variant != 0

    def colours(self) -> i64:
        """AT-9.1 With two colours each, all four are in play."""
        return COLOURS if self.variants & TWO_COLOURS else self.seats

    def owner(self, traveller: i64) -> i64:
        return traveller // TRAVELLERS_A_COLOUR % self.seats

    def has_travellers_outside(self, seat: i64) -> bool:
        """AT-3.5 On tiles, boats or sea."""
        colour = seat
        while colour < self.colours():
            if how_many(self.outside, colour):
                return True
            colour += self.seats
        return False

    # Cells

    def terrain(self, cell: i64) -> i64:
        return self._board[cell] & 7

    def is_sea(self, cell: i64) -> bool:
        return self._board[cell] & 7 == SEA

    def is_tile(self, cell: i64) -> bool:
        terrain = self._board[cell] & 7
        return terrain != SEA and terrain != OFF_BOARD

    def set_terrain(self, cell: i64, terrain: i64) -> None:
        """Of one of the island's places: a tile is laid, or the sea takes it back."""
        before = self.terrain(cell)
        if (terrain == SEA) != (before == SEA):
            self._tell_neighbours(cell, _SEA_THERE)
        self._board[cell] += terrain - before
        self._change_tiles(before, bit(TILE_ON[cell]))
        self._change_tiles(terrain, bit(TILE_ON[cell]))

    def _change_tiles(self, terrain: i64, tile: i64) -> None:
        if terrain == BEACH:
            self._beaches ^= tile
        elif terrain == FOREST:
            self._forests ^= tile
        elif terrain == MOUNTAIN:
            self._mountains ^= tile

    def _tell_neighbours(self, cell: i64, what: i64) -> None:
        """Sea, a boat or room in it has come to this cell, or gone from it."""
        board = self._board
        direction: i64 = 0
        while direction < DIRECTIONS:
            there: i64 = NEXT[DIRECTIONS * cell + direction]
            if there < BEYOND:
                board[there] ^= shifted(what, OPPOSITE[direction])
            direction += 1

    def tiles_of(self, terrain: i64) -> i64:
        """The set of the island's places where this lies; SEA for those without a tile."""
        if terrain == BEACH:
            return self._beaches
        if terrain == FOREST:
            return self._forests
        if terrain == MOUNTAIN:
            return self._mountains
        return EVERY_TILE & ~(self._beaches | self._forests | self._mountains)

    def places_without_people(self) -> i64:
        """The set of the island's places where nobody stands."""
        board = self._board
        tiles: i64 = 0
        n: i64 = 0
        one_tile: i64 = 1
        while n < TILE_COUNT:
            if board[TILE_CELLS[n]] & _PEOPLE == 0:
                tiles |= one_tile
            n += 1
            one_tile += one_tile
        return tiles

    def boat_on(self, cell: i64) -> i64:
        """The boat there, or NO_PIECE."""
        boat = self._board[cell] >> _BOAT & 15
        return boat - 1 if boat else NO_PIECE

    def has_boat(self, cell: i64) -> bool:
        return self._board[cell] >> _BOAT & 15 != 0

    def creatures_on(self, cell: i64, kind: i64) -> i64:
        return self._board[cell] >> (_CREATURES + 3 * kind) & 7

    def serpents_on(self, cell: i64) -> i64:
        return self.creatures_on(cell, SERPENTS)

    def sharks_on(self, cell: i64) -> i64:
        return self.creatures_on(cell, SHARKS)

    def whales_on(self, cell: i64) -> i64:
        return self.creatures_on(cell, WHALES)

    def on_foot(self, cell: i64) -> i64:
        """A digit of four bits for each colour; on a sea cell these are the swimmers."""
        return self._board[cell] >> _ON_FOOT & 0xFFFF

    def aboard(self, cell: i64) -> i64:
        """A digit of two bits for each colour."""
        return self._board[cell] >> _PASSENGERS & 0xFF

    def has_room(self, cell: i64) -> bool:
        """AT-4.2 There is a boat, with fewer than three aboard."""
        return self.has_boat(cell) and _ABOARD_IN[self.aboard(cell)] < ROOM_IN_A_BOAT

    def around(self, cell: i64) -> i64:
        """Six bits for the directions in which there is sea, six for boats, six for boats with room."""
        return self._board[cell] >> _AROUND

    def is_bare(self, cell: i64) -> bool:
        """AT-7.3 Sea without boat, swimmer or creature."""
        return self._board[cell] & _CONTENTS == 0

    # Travellers

    def place_of(self, traveller: i64) -> i64:
        return self._pieces[traveller] & 255

    def worth(self, traveller: i64) -> i64:
        return self._pieces[traveller] >> 8

    def set_worth(self, traveller: i64, worth: i64) -> None:
        self._pieces[traveller] += (worth - self.worth(traveller)) << 8

    def cell(self, traveller: i64) -> i64:
        """Where a traveller stands, swims or sits in a boat; NO_CELL for one who does not."""
        place = self._pieces[traveller] & 255
        if place < BEYOND:
            return place
        return self.boat_cell(place - ABOARD) if ABOARD <= place <= SAFE else NO_CELL

    def is_aboard(self, traveller: i64) -> bool:
        place = self._pieces[traveller] & 255
        return ABOARD <= place <= SAFE

    def is_swimming(self, traveller: i64) -> bool:
        place = self._pieces[traveller] & 255
        return place < BEYOND and self.is_sea(place)

    def is_safe(self, traveller: i64) -> bool:
        place = self._pieces[traveller] & 255
        return SAFE < place < LOST

    def put(self, traveller: i64, place: i64) -> None:
        """From wherever it is to another place."""
        before = self.place_of(traveller)
        self._count(traveller, before, -1)
        self._pieces[traveller] += place - before
        self._count(traveller, place, 1)

    def _count(self, traveller: i64, place: i64, by: i64) -> None:
        colour = traveller // TRAVELLERS_A_COLOUR
        if place < BEYOND:
            self._board[place] += shifted(by, _ON_FOOT + 4 * colour)
        elif ABOARD <= place <= SAFE:
            self._count_aboard(self.boat_cell(place - ABOARD), shifted(by, _PASSENGERS + 2 * colour))

    def _count_aboard(self, cell: i64, by: i64) -> None:
        """AT-4.2 The third to come takes the room, and the first to leave gives it back."""
        had_room = self.has_room(cell)
        self._board[cell] += by
        if self.has_room(cell) != had_room:
            self._tell_neighbours(cell, _ROOM_THERE)

    def settle_for_good(self, traveller: i64, place: i64) -> None:
        """Onto safe land, or out of the game."""
        self.put(traveller, place)
        self.outside -= one(traveller // TRAVELLERS_A_COLOUR)
        self.still_turns = 0
        self.quiet_turns = 0

    # Boats

    def boat_cell(self, boat: i64) -> i64:
        return self._pieces[FIRST_BOAT + boat]

    def add_boat(self, cell: i64) -> None:
        """The next one from the supply."""
        self._pieces[FIRST_BOAT + self.boats_launched] = cell
        self.boats_launched += 1
        self._board[cell] += shifted(self.boats_launched, _BOAT)
        self._tell_neighbours(cell, _BOAT_THERE | _ROOM_THERE)

    def lose_boat(self) -> None:
        """The next one from the supply, which has left the game already."""
        self._pieces[FIRST_BOAT + self.boats_launched] = LOST
        self.boats_launched += 1

    def put_boat(self, boat: i64, cell: i64) -> None:
        """With all aboard."""
        before = self.boat_cell(boat)
        what = _BOAT_THERE | _ROOM_THERE if self.has_room(before) else _BOAT_THERE
        load = self._board[before] & _BOAT_AND_PASSENGERS
        self._board[before] -= load
        self._board[cell] += load
        self._pieces[FIRST_BOAT + boat] = cell
        self._tell_neighbours(before, what)
        self._tell_neighbours(cell, what)

    def drop_boat(self, boat: i64) -> None:
        """Out of the game; nobody is aboard any more."""
        self._tell_neighbours(self.boat_cell(boat), _BOAT_THERE | _ROOM_THERE)
        self._board[self.boat_cell(boat)] -= shifted(boat + 1, _BOAT)
        self._pieces[FIRST_BOAT + boat] = LOST

    # Creatures

    def creature_place(self, creature: i64) -> i64:
        return self._pieces[FIRST_CREATURE + creature]

    def put_creature(self, creature: i64, place: i64) -> None:
        before = self.creature_place(creature)
        digit = shifted(1, _CREATURES + 3 * i64(KIND_OF_CREATURE[creature]))
        if before < BEYOND:
            self._board[before] -= digit
        if place < BEYOND:
            self._board[place] += digit
        self._pieces[FIRST_CREATURE + creature] = place

    def creature_at(self, kind: i64, place: i64) -> i64:
        """The first of its kind there, or NO_PIECE."""
        creature: i64 = FIRST_OF_KIND[kind]
        end: i64 = FIRST_OF_KIND[kind + 1]
        while creature < end:
            if self.creature_place(creature) == place:
                return creature
            creature += 1
        return NO_PIECE

    def is_on_board(self, kind: i64) -> bool:
        creature: i64 = FIRST_OF_KIND[kind]
        end: i64 = FIRST_OF_KIND[kind + 1]
        while creature < end:
            if self.creature_place(creature) < BEYOND:
                return True
            creature += 1
        return False

    # Undersides and hands

    def undersides(self, terrain: i64) -> i64:
        """The pile of those still under tiles of this terrain."""
        if terrain == BEACH:
            return self._under_beaches
        return self._under_forests if terrain == FOREST else self._under_mountains

    def change_undersides(self, terrain: i64, by: i64) -> None:
        if terrain == BEACH:
            self._under_beaches += by
        elif terrain == FOREST:
            self._under_forests += by
        else:
            self._under_mountains += by

    def has_tiles(self, seat: i64) -> bool:
        return self._hands[seat] != 0

    def holds_of(self, seat: i64, terrain: i64, kind: i64) -> i64:
        return self._hands[seat] >> (2 * (RED_KINDS * (terrain - 1) + kind - FIRST_RED)) & 3

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.terrain_held(seat, kind) != SEA

    def terrain_held(self, seat: i64, kind: i64) -> i64:
        """The lowest terrain of which the seat holds such a tile; SEA for none."""
        terrain: i64 = BEACH
        while terrain < OFF_BOARD:
            if self.holds_of(seat, terrain, kind):
                return terrain
            terrain += 1
        return SEA

    def change_hand(self, seat: i64, terrain: i64, kind: i64, by: i64) -> None:
        self._hands[seat] += shifted(by, 2 * (RED_KINDS * (terrain - 1) + kind - FIRST_RED))

    def copy_to(self, s: State) -> None:
        self.copy_turn_to(s)
        s._pieces = self._pieces[0:PIECES]
        s._board = self._board[0 : CELLS + 1]
        s._hands = self._hands[0:4]
        s.variants = self.variants
        s._beaches = self._beaches
        s._forests = self._forests
        s._mountains = self._mountains
        s._under_beaches = self._under_beaches
        s._under_forests = self._under_forests
        s._under_mountains = self._under_mountains
        s.tiles_left = self.tiles_left
        s.boats_launched = self.boats_launched
        s.outside = self.outside
        s.active = self.active
        s.moves_left = self.moves_left
        s.swum = self.swum
        s.mover = self.mover
        s.steps_left = self.steps_left
        s.taken = self.taken
        s.taken_terrain = self.taken_terrain
        s.rolled = self.rolled
        s.struck = self.struck
        s.declined = self.declined
        s.still_turns = self.still_turns
        s.quiet_turns = self.quiet_turns

    def fields(self) -> list[int]:
        lists = [self._pieces, self._board, self._hands]
        return [*super().fields(), *[int(number) for numbers in lists for number in numbers]]
