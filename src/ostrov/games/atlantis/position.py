"""The position as the kernel knows it: what may be chosen, and which chapter carries it out."""

from __future__ import annotations

from typing import final

from ostrov.games.atlantis import (
    codes,
    components,
    creatures,
    dangers,
    ending,
    imagining,
    moves,
    red_tiles,
    setup,
    state,
    tiles,
    turn,
)
from ostrov.games.atlantis.board import DIRECTIONS, NEXT, TILE_CELLS
from ostrov.games.atlantis.state import State
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64, mypyc_attr
from ostrov.kernel.position import CHANCE
from ostrov.kernel.rows import Rows


@mypyc_attr(free_list_len=1)
@final
class Atlantis(State):
    def legal(self, actor: i64, rows: Rows) -> None:
        if actor == CHANCE:
            _outcomes(self, rows)
        elif dangers.must_defend(self):
            dangers.defence_actions(self, actor, rows)
        else:
            _actions(self, actor, rows)

    def apply(self, actor: i64, choice: i64) -> None:
        if actor == CHANCE:
            _take_outcome(self, codes.verb_of(choice), codes.target_of(choice))
        else:
            _take_action(self, actor, choice)
        turn.settle(self)

    def copy(self) -> Atlantis:
        copy = Atlantis(self.seats, self)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: i64, dice: Dice) -> Atlantis:
        """AT-2.4, AT-5.3 Worths and others' red tiles anew, from what the seat knows."""
        imagined = self.copy()
        imagining.imagine_worths(imagined, seat, dice)
        imagining.imagine_hands(imagined, seat, dice)
        return imagined

    def recall(self, seat: i64, dice: Dice) -> Atlantis:
        """AT-2.2, AT-2.4 Nobody may look at a worth again, but the owner has placed it and can remember."""
        imagined = self.imagine(seat, dice)
        traveller: i64 = 0
        while traveller < components.TRAVELLERS:
            if self.owner(traveller) == seat:
                imagined.set_worth(traveller, self.worth(traveller))
            traveller += 1
        return imagined

    def winners(self) -> i64:
        """AT-8.1"""
        return ending.seats_with_most_points(self) if self.phase == state.OVER else 0

    def points(self, seat: i64) -> i64:
        """AT-8.1"""
        return ending.points_of(self, seat)


def _outcomes(s: State, rows: Rows) -> None:
    if s.phase < state.PLAYING:
        setup.setup_outcomes(s, rows)
    elif s.phase == state.TURNING_UP:
        tiles.underside_outcomes(s, rows)
    else:
        creatures.roll_outcomes(s, rows)


def _actions(s: State, seat: i64, rows: Rows) -> None:
    if s.phase == state.MOVING:
        moves.move_actions(s, seat, rows)
        turn.stop_actions(s, rows)
    elif s.phase == state.TAKING:
        tiles.take_actions(s, rows)
    elif s.phase == state.ROAMING:
        creatures.roam_actions(s, rows)
        turn.stop_actions(s, rows)
    elif s.phase == state.PLACING:
        setup.place_actions(s, seat, rows)
    elif s.phase == state.LAUNCHING:
        setup.launch_actions(s, rows)
    elif s.phase == state.PLAYING:
        red_tiles.red_actions(s, seat, rows)
        turn.stop_actions(s, rows)
    elif s.phase == state.RIDING:
        red_tiles.ride_actions(s, rows)
        turn.stop_actions(s, rows)
    elif s.phase == state.RUNNING:
        red_tiles.run_on_actions(s, rows)
        turn.stop_actions(s, rows)
    else:
        tiles.take_aboard_actions(s, rows)


def _take_outcome(s: State, verb: i64, target: i64) -> None:
    if verb == codes.TURN_UP:
        tiles.turn_up(s, target)
    elif verb == codes.ROLL:
        creatures.roll(s, target)
    elif verb == codes.LAY_TILE:
        setup.lay_tile(s, target)
    elif verb == codes.CHOOSE_FIRST:
        setup.choose_first(s, target)


def _take_action(s: State, seat: i64, choice: i64) -> None:
    verb = codes.verb_of(choice)
    detail = codes.detail_of(choice)
    target = codes.target_of(choice)
    if codes.WALK <= verb <= codes.SAIL:
        moves.spend_move(s)
        _move(s, seat, verb, detail, target)
    elif verb == codes.STOP:
        turn.stop(s, seat)
    elif verb == codes.TAKE_TILE:
        tiles.take_tile(s, seat, TILE_CELLS[target])
    elif verb == codes.ROAM:
        creatures.roam(s, detail, NEXT[DIRECTIONS * s.creature_place(detail) + target])
    elif verb == codes.PLACE:
        setup.place(s, seat, detail >> 3, detail & 7, TILE_CELLS[target])
    elif verb == codes.LAUNCH:
        setup.launch(s, seat, target)
    elif verb == codes.DEFEND:
        dangers.defend(s, seat)
    elif verb == codes.DECLINE:
        dangers.decline(s, seat)
    elif verb == codes.TAKE_ABOARD:
        tiles.take_aboard(s, target)
    else:
        _play(s, seat, verb, detail, target)


def _move(s: State, seat: i64, verb: i64, detail: i64, target: i64) -> None:
    if verb == codes.SAIL:
        moves.sail(s, seat, detail, NEXT[DIRECTIONS * s.boat_cell(detail) + target])
    elif verb == codes.WALK:
        moves.walk(s, detail, _beside(s, detail, target))
    elif verb == codes.SWIM:
        moves.swim(s, detail, _beside(s, detail, target))
    elif verb == codes.BOARD:
        moves.board(s, detail, _beside(s, detail, target))
    elif verb == codes.DIVE:
        moves.dive(s, detail)
    elif verb == codes.CLIMB:
        moves.climb(s, detail)
    else:
        moves.land(s, detail)


def _play(s: State, seat: i64, verb: i64, detail: i64, target: i64) -> None:
    if verb == codes.PLAY_DOLPHIN:
        red_tiles.play_dolphin(s, seat, detail, _beside(s, detail, target))
    elif verb == codes.RIDE:
        red_tiles.ride(s, detail, _beside(s, detail, target))
    elif verb == codes.PLAY_WIND:
        red_tiles.play_wind(s, seat, detail, NEXT[DIRECTIONS * s.boat_cell(detail) + target])
    elif verb == codes.RUN_ON:
        red_tiles.run_on(s, seat, detail, NEXT[DIRECTIONS * s.boat_cell(detail) + target])
    elif verb == codes.SUMMON:
        red_tiles.summon(s, seat, detail, target)


def _beside(s: State, traveller: i64, direction: i64) -> i64:
    return NEXT[DIRECTIONS * s.cell(traveller) + direction]
