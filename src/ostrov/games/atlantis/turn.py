"""Chapter 3: a turn and its four steps. `settle` says who is awaited after every choice."""

from __future__ import annotations

from ostrov.games.atlantis.codes import STOP, STOPPED, TURN_BEGAN, choice
from ostrov.games.atlantis.components import MOVES_A_TURN
from ostrov.games.atlantis.dangers import settle_danger
from ostrov.games.atlantis.ending import check_calm, check_end
from ostrov.games.atlantis.state import (
    CHOOSING_FIRST_SEAT,
    MOVING,
    NO_CELL,
    NO_PIECE,
    OVER,
    PLAYING,
    RIDING,
    ROAMING,
    ROLLING,
    RUNNING,
    TAKING,
    TURNING_UP,
    State,
)
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.position import CHANCE_AWAITED
from ostrov.kernel.rows import Rows


def begin_turn(s: State, seat: i64) -> None:
    """AT-3.1 Whoever holds red tiles is asked for one, playable or not: so the question tells nothing about them."""
    s.turn += 1
    s.active = seat
    s.swum = 0
    if s.tiles_left == 0:
        s.quiet_turns += 1
    s.moves_left = MOVES_A_TURN
    s.tell(TURN_BEGAN, seat, s.turn)
    if s.has_tiles(seat):
        s.phase = PLAYING
    else:
        begin_moving(s)


def begin_moving(s: State) -> None:
    """AT-3.2; AT-3.5 a player with nobody left to move moves no boats either."""
    s.phase = MOVING if s.has_travellers_outside(s.active) else TAKING
    s.mover = NO_PIECE
    s.steps_left = 0


def stop_actions(s: State, rows: Rows) -> None:
    """AT-3.1, AT-3.2, AT-6.1 Playing a tile, moving on and moving a creature are all optional."""
    rows.add_one(choice(STOP, 0))


def stop(s: State, seat: i64) -> None:
    """AT-3.2 What is left of this step is let go."""
    s.tell(STOPPED, seat, s.phase)
    if s.phase == MOVING:
        s.phase = TAKING
    elif s.phase == ROAMING:
        s.steps_left = 0
    else:
        begin_moving(s)


def settle(s: State) -> None:
    """After every choice: do what follows by itself, then say who is awaited."""
    if s.phase < PLAYING:
        s.awaited = CHANCE_AWAITED if s.phase <= CHOOSING_FIRST_SEAT else bit(s.active)
        return
    if s.phase != OVER and s.turn == 0:
        begin_turn(s, s.active)
    if s.phase != OVER and s.struck != NO_CELL and settle_danger(s):
        return
    if s.phase != OVER:
        check_end(s)
    if s.phase != OVER:
        follow_the_turn(s)
    await_step(s)


def follow_the_turn(s: State) -> None:
    """AT-3.1, AT-3.2, AT-3.3, AT-3.4 A red tile, moves, a tile, a creature, then the next player clockwise."""
    if is_carried_to_the_end(s):
        begin_moving(s)
    if s.phase == MOVING and are_moves_over(s):
        s.phase = TAKING
    if s.phase == TAKING and s.tiles_left == 0:
        # AT-5.8 With no tile left the step is skipped.
        s.phase = ROLLING
    if s.phase == ROAMING and s.steps_left == 0:
        s.mover = NO_PIECE
        check_calm(s)
        if s.phase != OVER:
            begin_turn(s, (s.active + 1) % s.seats)
            follow_the_turn(s)


def are_moves_over(s: State) -> bool:
    """AT-3.2 After three; AT-3.5 or as soon as the player has nobody left."""
    return s.moves_left == 0 or not s.has_travellers_outside(s.active)


def is_carried_to_the_end(s: State) -> bool:
    """AT-7.1, AT-7.2 After three steps, or when the rider or the boat is lost."""
    if s.phase == RIDING:
        return s.steps_left == 0 or s.cell(s.mover) == NO_CELL
    return s.phase == RUNNING and (s.steps_left == 0 or s.boat_cell(s.mover) > NO_CELL)


def await_step(s: State) -> None:
    if s.phase == OVER:
        s.awaited = 0
    elif s.phase == TURNING_UP or s.phase == ROLLING:
        s.awaited = CHANCE_AWAITED
    else:
        s.awaited = bit(s.active)
