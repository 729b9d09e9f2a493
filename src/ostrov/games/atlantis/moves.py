"""Chapter 4: the three moves of a turn, with own travellers and with boats."""

from __future__ import annotations

from typing import Final

from ostrov.games.atlantis import codes, dangers, state
from ostrov.games.atlantis.board import BEYOND, DIRECTIONS, LAND_BESIDE, NEXT
from ostrov.games.atlantis.components import TRAVELLERS_A_COLOUR
from ostrov.games.atlantis.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows

# The six directions, and where in `State.around` those with a boat and with a boat with room begin.
ALL_WAYS: Final[i64] = 63
WITH_BOAT: Final[i64] = 6
WITH_ROOM: Final[i64] = 12
# Where in a traveller's row each verb's directions begin, counted from walking (codes.py); the last three have none.
BOARDS: Final[i64] = 8
SWIMS: Final[i64] = 16
A_DIVE: Final[i64] = 0x1000000
A_CLIMB: Final[i64] = 0x100000000
A_LANDING: Final[i64] = 0x10000000000


def move_actions(s: State, seat: i64, rows: Rows) -> None:
    """AT-3.2, AT-4.3 Own travellers of every colour of the seat, then boats."""
    colour = seat
    colours = s.colours()
    while colour < colours:
        traveller = TRAVELLERS_A_COLOUR * colour
        end = traveller + TRAVELLERS_A_COLOUR
        while traveller < end:
            place = s.place_of(traveller)
            if place >= BEYOND:
                if state.ABOARD <= place <= state.SAFE:
                    passenger_actions(s, traveller, rows)
            elif s.is_sea(place):
                swimmer_actions(s, traveller, place, rows)
            else:
                walker_actions(s, traveller, place, rows)
            traveller += 1
        colour += s.seats
    sail_actions(s, seat, rows)


def spend_move(s: State) -> None:
    """AT-3.2 Up to three a turn; AT-9.6 somebody has moved."""
    s.moves_left -= 1
    s.still_turns = 0


def has_swum(s: State, traveller: i64) -> bool:
    """AT-4.4 One swim a turn."""
    return s.swum >> traveller & 1 != 0


def walker_actions(s: State, traveller: i64, cell: i64, rows: Rows) -> None:
    """AT-4.1 To an adjacent tile, AT-4.2 to a boat with room, AT-4.4 or into the sea next to it."""
    around = s.around(cell)
    # An island cell has no neighbour beyond the board: where there is no sea, there is a tile.
    ways = (~around & ALL_WAYS) | (around >> WITH_ROOM) << BOARDS
    if not has_swum(s, traveller):
        ways |= (around & ALL_WAYS) << SWIMS
    rows.add(codes.choice(codes.WALK, traveller), ways)


def swimmer_actions(s: State, traveller: i64, cell: i64, rows: Rows) -> None:
    """AT-4.4 To an adjacent sea cell, into the boat on the same cell, onto the safe land beside it."""
    if has_swum(s, traveller):
        return
    ways = seas_around(s, cell) << SWIMS
    if s.has_room(cell):
        ways |= A_CLIMB
    if LAND_BESIDE[cell]:
        ways |= A_LANDING
    rows.add(codes.choice(codes.WALK, traveller), ways)


def passenger_actions(s: State, traveller: i64, rows: Rows) -> None:
    """AT-4.2 To a boat with room next to it, AT-4.4 into the water, AT-4.5 onto the safe land beside it."""
    cell = s.cell(traveller)
    ways = (s.around(cell) >> WITH_ROOM) << BOARDS
    if not has_swum(s, traveller):
        ways |= A_DIVE
    if LAND_BESIDE[cell]:
        ways |= A_LANDING
    rows.add(codes.choice(codes.WALK, traveller), ways)


def seas_around(s: State, cell: i64) -> i64:
    """The set of directions in which there is sea."""
    return s.around(cell) & ALL_WAYS


def walk(s: State, traveller: i64, to: i64) -> None:
    """AT-4.1 Any number may stand on a tile."""
    s.tell(codes.WALKED, traveller, s.cell(traveller), to)
    s.put(traveller, to)


def board(s: State, traveller: i64, to: i64) -> None:
    """AT-4.2; AT-4.7 a boat that waits beside a serpent or whale is attacked once it has a passenger."""
    s.put(traveller, state.ABOARD + s.boat_on(to))
    s.tell(codes.BOARDED, traveller, to)
    dangers.meet(s, to)


def swim(s: State, traveller: i64, to: i64) -> None:
    """AT-4.4"""
    s.swum |= bit(traveller)
    swim_to(s, traveller, to)


def dive(s: State, traveller: i64) -> None:
    """AT-4.4 Out of the boat into the water where it is; AT-4.7 where a shark or serpent may wait."""
    cell = s.cell(traveller)
    s.swum |= bit(traveller)
    s.tell(codes.DIVED, traveller, cell)
    s.put(traveller, cell)
    dangers.meet(s, cell)


def swim_to(s: State, traveller: i64, to: i64) -> None:
    """AT-4.7 A swimmer who enters a cell with a shark or serpent is removed."""
    s.tell(codes.SWAM, traveller, s.cell(traveller), to)
    s.put(traveller, to)
    dangers.meet(s, to)


def climb(s: State, traveller: i64) -> None:
    """AT-4.4"""
    s.swum |= bit(traveller)
    board(s, traveller, s.cell(traveller))


def land(s: State, traveller: i64) -> None:
    """AT-4.5 From a boat, which stays; AT-4.4 from the sea it is the traveller's swim."""
    if s.is_swimming(traveller):
        s.swum |= bit(traveller)
    safe_land: i64 = LAND_BESIDE[s.cell(traveller)]
    s.settle_for_good(traveller, state.SAFE + safe_land)
    s.tell(codes.LANDED, traveller, safe_land)


def is_own(s: State, seat: i64, traveller: i64) -> bool:
    """AT-4.3"""
    return traveller < TRAVELLERS_A_COLOUR * s.colours() and s.owner(traveller) == seat


def may_move(s: State, seat: i64, traveller: i64) -> bool:
    """AT-4.3 Own travellers that are still on tiles, boats or sea."""
    return is_own(s, seat, traveller) and s.cell(traveller) != state.NO_CELL


def why_not_traveller(s: State, seat: i64, traveller: i64) -> Reason:
    """What stands against moving this one at all."""
    if not is_own(s, seat, traveller):
        return "not-your-traveller", "AT-4.3"
    return "traveller-is-gone", "AT-4.3"


def why_not_walk(s: State, seat: i64, traveller: i64, direction: i64) -> Reason:
    if not may_move(s, seat, traveller):
        return why_not_traveller(s, seat, traveller)
    if not s.is_tile(s.cell(traveller)):
        return "never-back-on-the-island", "AT-4.3"
    if direction == codes.NOWHERE:
        return "not-adjacent", "AT-4.1"
    return "no-tile-there", "AT-4.1"


def why_not_board(s: State, seat: i64, traveller: i64, direction: i64) -> Reason:
    if not may_move(s, seat, traveller):
        return why_not_traveller(s, seat, traveller)
    if s.is_swimming(traveller):
        return "swimmers-board-where-they-are", "AT-4.4"
    if direction == codes.NOWHERE:
        return "not-adjacent", "AT-4.2"
    if not s.has_boat(NEXT[DIRECTIONS * s.cell(traveller) + direction]):
        return "no-boat-there", "AT-4.2"
    return "boat-is-full", "AT-4.2"


def why_not_swim(s: State, seat: i64, traveller: i64, direction: i64) -> Reason:
    if not may_move(s, seat, traveller):
        return why_not_traveller(s, seat, traveller)
    if has_swum(s, traveller):
        return "has-swum", "AT-4.4"
    if s.is_aboard(traveller):
        return "aboard-a-boat", "AT-4.4"
    if direction == codes.NOWHERE:
        return "not-adjacent", "AT-4.4"
    return "no-sea-there", "AT-4.4"


def why_not_dive(s: State, seat: i64, traveller: i64) -> Reason:
    if not may_move(s, seat, traveller):
        return why_not_traveller(s, seat, traveller)
    if not s.is_aboard(traveller):
        return "not-aboard", "AT-4.4"
    return "has-swum", "AT-4.4"


def why_not_climb(s: State, seat: i64, traveller: i64) -> Reason:
    if not may_move(s, seat, traveller):
        return why_not_traveller(s, seat, traveller)
    if not s.is_swimming(traveller):
        return "not-in-the-water", "AT-4.4"
    if has_swum(s, traveller):
        return "has-swum", "AT-4.4"
    if not s.has_boat(s.cell(traveller)):
        return "no-boat-there", "AT-4.4"
    return "boat-is-full", "AT-4.2"


def why_not_land(s: State, seat: i64, traveller: i64) -> Reason:
    if not may_move(s, seat, traveller):
        return why_not_traveller(s, seat, traveller)
    if not s.is_swimming(traveller):
        return "no-safe-land-here", "AT-4.5"
    if has_swum(s, traveller):
        return "has-swum", "AT-4.4"
    return "no-safe-land-here", "AT-4.4"


# Boats


def _with_most(numbers: list[int]) -> int:
    """The set of those who have as many as any other."""
    return sum(1 << n for n, number in enumerate(numbers) if number == max(numbers))


def _aboard(people: int, colour: int) -> int:
    return people >> 2 * colour & 3


# AT-4.6 For every way to fill a boat, a digit of two bits for each colour: the set of seats that may steer it.
# AT-9.1 And the same for two players with two colours each, which add up.
_STEERERS: Final = bytes([_with_most([_aboard(people, seat) for seat in range(4)]) for people in range(256)])
_STEERERS_OF_TWO: Final = bytes(
    [_with_most([_aboard(people, seat) + _aboard(people, seat + 2) for seat in range(2)]) for people in range(256)]
)


def may_steer(s: State, seat: i64, cell: i64) -> bool:
    """AT-4.6 An empty boat: anyone; else whoever has at least as many in it as any other."""
    people = s.aboard(cell)
    if people == 0:
        return True
    steerers: i64 = _STEERERS[people]
    if s.plays(state.TWO_COLOURS):
        steerers = _STEERERS_OF_TWO[people]
    return steerers >> seat & 1 != 0


def sail_actions(s: State, seat: i64, rows: Rows) -> None:
    """AT-4.6 To an adjacent sea cell without a boat."""
    boat: i64 = 0
    while boat < s.boats_launched:
        cell = s.boat_cell(boat)
        if cell < BEYOND and may_steer(s, seat, cell):
            rows.add(codes.choice(codes.SAIL, boat), open_water(s, cell))
        boat += 1


def open_water(s: State, cell: i64) -> i64:
    """AT-4.6 The set of directions in which a boat may go."""
    around = s.around(cell)
    return around & ~(around >> WITH_BOAT) & ALL_WAYS


def sail(s: State, seat: i64, boat: i64, to: i64) -> None:
    """AT-4.6; AT-4.7 with passengers onto a serpent or whale, it is lost."""
    s.tell(codes.SAILED, seat, s.boat_cell(boat), to)
    s.put_boat(boat, to)
    dangers.meet(s, to)


def why_not_sail(s: State, seat: i64, boat: i64, direction: i64) -> Reason:
    if boat == codes.NONE_THERE or s.boat_cell(boat) >= BEYOND:
        return "no-boat-there", "AT-4.6"
    if not may_steer(s, seat, s.boat_cell(boat)):
        return "others-steer", "AT-4.6"
    if direction == codes.NOWHERE:
        return "not-adjacent", "AT-4.6"
    if s.has_boat(NEXT[DIRECTIONS * s.boat_cell(boat) + direction]):
        return "boat-is-there", "AT-4.6"
    return "no-sea-there", "AT-4.6"
