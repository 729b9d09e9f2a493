"""Chapter 7: red tiles for one's own turn. Those for others' turns are in `dangers.py`."""

from __future__ import annotations

from ostrov.games.atlantis import codes, dangers, moves, state, turn
from ostrov.games.atlantis.board import BEYOND, CELLS, WORD
from ostrov.games.atlantis.components import (
    DOLPHIN,
    FAIR_WIND,
    FIRST_OF_KIND,
    KIND_OF_CREATURE,
    MOVE_SERPENT,
    STEPS_OF_A_RED_TILE,
    TRAVELLERS_A_COLOUR,
)
from ostrov.games.atlantis.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def red_actions(s: State, seat: i64, rows: Rows) -> None:
    """AT-3.1, AT-7.3 One red tile, if it has a target."""
    if s.holds(seat, DOLPHIN):
        dolphin_actions(s, seat, rows)
    if s.holds(seat, FAIR_WIND):
        wind_actions(s, seat, rows)
    kind: i64 = 0
    while kind < 3:
        if s.holds(seat, MOVE_SERPENT + kind):
            summon_actions(s, kind, rows)
        kind += 1


def dolphin_actions(s: State, seat: i64, rows: Rows) -> None:
    """AT-7.1 One own swimmer."""
    colour = seat
    while colour < s.colours():
        traveller = TRAVELLERS_A_COLOUR * colour
        end = traveller + TRAVELLERS_A_COLOUR
        while traveller < end:
            if s.is_swimming(traveller):
                rows.add(codes.choice(codes.PLAY_DOLPHIN, traveller), moves.seas_around(s, s.cell(traveller)))
            traveller += 1
        colour += s.seats


def play_dolphin(s: State, seat: i64, traveller: i64, to: i64) -> None:
    """AT-7.1 Not one of the turn's moves, nor the swim of AT-4.4."""
    dangers.play_away(s, seat, DOLPHIN)
    s.phase = state.RIDING
    s.mover = traveller
    s.steps_left = STEPS_OF_A_RED_TILE
    # AT-9.6
    s.still_turns = 0
    ride(s, traveller, to)


def ride_actions(s: State, rows: Rows) -> None:
    """AT-7.1 One to three cells."""
    rows.add(codes.choice(codes.RIDE, s.mover), moves.seas_around(s, s.cell(s.mover)))


def ride(s: State, traveller: i64, to: i64) -> None:
    """AT-7.1 A shark or serpent ends it: the rider is removed."""
    s.steps_left -= 1
    moves.swim_to(s, traveller, to)


def why_not_dolphin(s: State, seat: i64, traveller: i64, direction: i64) -> Reason:
    if not moves.may_move(s, seat, traveller):
        return moves.why_not_traveller(s, seat, traveller)
    if not s.holds(seat, DOLPHIN):
        return "tile-not-held", "AT-3.1"
    if not s.is_swimming(traveller):
        return "not-in-the-water", "AT-7.1"
    if direction == codes.NOWHERE:
        return "not-adjacent", "AT-7.1"
    return "no-sea-there", "AT-7.1"


def why_not_ride(s: State, seat: i64, traveller: i64, direction: i64) -> Reason:
    if not moves.may_move(s, seat, traveller):
        return moves.why_not_traveller(s, seat, traveller)
    if traveller != s.mover:
        return "another-is-carried", "AT-7.1"
    if direction == codes.NOWHERE:
        return "not-adjacent", "AT-7.1"
    return "no-sea-there", "AT-7.1"


def wind_actions(s: State, seat: i64, rows: Rows) -> None:
    """AT-7.2 A boat with passengers that the player may move."""
    boat: i64 = 0
    while boat < s.boats_launched:
        cell = s.boat_cell(boat)
        if cell < BEYOND and s.aboard(cell) and moves.may_steer(s, seat, cell):
            rows.add(codes.choice(codes.PLAY_WIND, boat), moves.open_water(s, cell))
        boat += 1


def play_wind(s: State, seat: i64, boat: i64, to: i64) -> None:
    """AT-7.2 Not one of the turn's moves."""
    dangers.play_away(s, seat, FAIR_WIND)
    s.phase = state.RUNNING
    s.mover = boat
    s.steps_left = STEPS_OF_A_RED_TILE
    # AT-9.6
    s.still_turns = 0
    run_on(s, seat, boat, to)


def run_on_actions(s: State, rows: Rows) -> None:
    """AT-7.2 One to three cells, none with a boat, not even in passing."""
    rows.add(codes.choice(codes.RUN_ON, s.mover), moves.open_water(s, s.boat_cell(s.mover)))


def run_on(s: State, seat: i64, boat: i64, to: i64) -> None:
    """AT-7.2 Each step is a boat's move; a wreck ends it."""
    s.steps_left -= 1
    moves.sail(s, seat, boat, to)


def why_not_wind(s: State, seat: i64, boat: i64, direction: i64) -> Reason:
    if not s.holds(seat, FAIR_WIND):
        return "tile-not-held", "AT-3.1"
    if boat != codes.NONE_THERE and s.boat_cell(boat) < BEYOND and s.aboard(s.boat_cell(boat)) == 0:
        return "boat-is-empty", "AT-7.2"
    return moves.why_not_sail(s, seat, boat, direction)


def why_not_run_on(s: State, seat: i64, boat: i64, direction: i64) -> Reason:
    if boat != s.mover:
        return "another-is-carried", "AT-7.2"
    return moves.why_not_sail(s, seat, boat, direction)


def summon_actions(s: State, kind: i64, rows: Rows) -> None:
    """AT-7.3 One on the board, to any sea cell with no boat, swimmer or creature."""
    low = bare_cells(s, 0)
    middle = bare_cells(s, WORD)
    high = bare_cells(s, 2 * WORD)
    creature: i64 = FIRST_OF_KIND[kind]
    end: i64 = FIRST_OF_KIND[kind + 1]
    while creature < end:
        cell = s.creature_place(creature)
        if cell < BEYOND and s.creature_at(kind, cell) == creature:
            rows.add(codes.choice(codes.SUMMON, creature), low)
            rows.add(codes.choice(codes.SUMMON, creature) + WORD, middle)
            rows.add(codes.choice(codes.SUMMON, creature) + 2 * WORD, high)
        creature += 1


def bare_cells(s: State, first: i64) -> i64:
    """AT-7.3 Of a word's worth of cells, the set of those with nothing on them."""
    bare: i64 = 0
    n: i64 = 0
    while n < WORD and first + n < CELLS:
        if s.is_bare(first + n):
            bare |= bit(n)
        n += 1
    return bare


def summon(s: State, seat: i64, creature: i64, to: i64) -> None:
    """AT-7.3; AT-3.2 the moves come next."""
    kind: i64 = KIND_OF_CREATURE[creature]
    dangers.play_away(s, seat, MOVE_SERPENT + kind)
    s.tell(codes.ROAMED, kind, s.creature_place(creature), to)
    s.put_creature(creature, to)
    turn.begin_moving(s)


def why_not_summon(s: State, seat: i64, creature: i64, to: i64) -> Reason:
    if creature == codes.NONE_THERE or s.creature_place(creature) >= BEYOND:
        return "no-creature-there", "AT-7.3"
    if not s.holds(seat, MOVE_SERPENT + i64(KIND_OF_CREATURE[creature])):
        return "tile-not-held", "AT-3.1"
    return "cell-is-not-bare", "AT-7.3"
