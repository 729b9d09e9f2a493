"""Chapter 3: a turn and its four steps. `settle` says who is awaited after every choice."""

from __future__ import annotations

from ostrov.games.atlantis import codes, dangers, ending, state
from ostrov.games.atlantis.components import MOVES_A_TURN
from ostrov.games.atlantis.state import State
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
        # AT-9.6
        s.still_turns += 1
        s.quiet_turns += 1
    s.moves_left = MOVES_A_TURN
    s.tell(codes.TURN_BEGAN, seat, s.turn)
    if s.has_tiles(seat):
        s.phase = state.PLAYING
    else:
        begin_moving(s)


def begin_moving(s: State) -> None:
    """AT-3.2; AT-3.5 a player with nobody left to move moves no boats either."""
    s.phase = state.MOVING if s.has_travellers_outside(s.active) else state.TAKING
    s.mover = state.NO_PIECE
    s.steps_left = 0


def stop_actions(s: State, rows: Rows) -> None:
    """AT-3.1, AT-3.2, AT-6.1 Playing a tile, moving on and moving a creature are all optional."""
    rows.add_one(codes.choice(codes.STOP, 0))


def stop(s: State, seat: i64) -> None:
    """AT-3.2 What is left of this step is let go."""
    if s.phase == state.MOVING:
        s.tell(codes.STOPPED, seat)
        s.phase = state.TAKING
    elif s.phase == state.ROAMING:
        s.tell(codes.CREATURE_LEFT, seat)
        s.steps_left = 0
    else:
        s.tell(codes.PLAYED_NO_TILE if s.phase == state.PLAYING else codes.STOPPED, seat)
        begin_moving(s)


def settle(s: State) -> None:
    """After every choice: do what follows by itself, then say who is awaited."""
    if s.phase < state.PLAYING:
        s.awaited = CHANCE_AWAITED if s.phase <= state.CHOOSING_FIRST_SEAT else bit(s.active)
        return
    if s.phase != state.OVER and s.turn == 0:
        begin_turn(s, s.active)
    if s.phase != state.OVER and dangers.must_defend(s) and dangers.settle_danger(s):
        return
    if s.phase != state.OVER:
        ending.check_end(s)
    if s.phase != state.OVER:
        follow_the_turn(s)
    await_step(s)


def follow_the_turn(s: State) -> None:
    """AT-3.1, AT-3.2, AT-3.3, AT-3.4 A red tile, moves, a tile, a creature, then the next player clockwise."""
    if is_carried_to_the_end(s):
        begin_moving(s)
    if s.phase == state.MOVING and are_moves_over(s):
        s.phase = state.TAKING
    if s.phase == state.TAKING and s.tiles_left == 0:
        # AT-5.8 With no tile left the step is skipped.
        s.phase = state.ROLLING
    if s.phase == state.ROAMING and s.steps_left == 0:
        s.mover = state.NO_PIECE
        ending.check_calm(s)
        if s.phase != state.OVER:
            begin_turn(s, (s.active + 1) % s.seats)
            follow_the_turn(s)


def are_moves_over(s: State) -> bool:
    """AT-3.2 After three; AT-3.5 or as soon as the player has nobody left."""
    return s.moves_left == 0 or not s.has_travellers_outside(s.active)


def is_carried_to_the_end(s: State) -> bool:
    """AT-7.1, AT-7.2 After three steps, or when the rider or the boat is lost."""
    if s.phase == state.RIDING:
        return s.steps_left == 0 or s.cell(s.mover) == state.NO_CELL
    return s.phase == state.RUNNING and (s.steps_left == 0 or s.boat_cell(s.mover) > state.NO_CELL)


def await_step(s: State) -> None:
    if s.phase == state.OVER:
        s.awaited = 0
    elif s.phase == state.TURNING_UP or s.phase == state.ROLLING:
        s.awaited = CHANCE_AWAITED
    else:
        s.awaited = bit(s.active)
