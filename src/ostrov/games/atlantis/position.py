"""The position as the kernel knows it: what may be chosen, and which chapter carries it out."""

from __future__ import annotations

from typing import final

from ostrov.games.atlantis.board import DIRECTIONS, NEXT, TILE_CELLS
from ostrov.games.atlantis.codes import (
    BOARD,
    CHOOSE_FIRST,
    CLIMB,
    DECLINE,
    DEFEND,
    DIVE,
    LAND,
    LAUNCH,
    LAY_TILE,
    PLACE,
    PLAY_DOLPHIN,
    PLAY_WIND,
    RIDE,
    ROAM,
    ROLL,
    RUN_ON,
    SAIL,
    STOP,
    SUMMON,
    SWIM,
    TAKE_ABOARD,
    TAKE_TILE,
    TURN_UP,
    WALK,
    detail_of,
    target_of,
    verb_of,
)
from ostrov.games.atlantis.components import (
    ALL_WORTHS,
    BEACH,
    FIRST_RED,
    OFF_BOARD,
    TRAVELLERS_A_COLOUR,
    UNDERSIDE_KINDS,
)
from ostrov.games.atlantis.creatures import roam, roam_actions, roll, roll_outcomes, why_not_roam
from ostrov.games.atlantis.dangers import decline, defence_actions, defend, why_not_defend
from ostrov.games.atlantis.ending import points_of, seats_with_most_points, why_over
from ostrov.games.atlantis.moves import (
    board,
    climb,
    dive,
    land,
    move_actions,
    sail,
    swim,
    walk,
    why_not_board,
    why_not_climb,
    why_not_dive,
    why_not_land,
    why_not_sail,
    why_not_swim,
    why_not_traveller,
    why_not_walk,
)
from ostrov.games.atlantis.red_tiles import (
    play_dolphin,
    play_wind,
    red_actions,
    ride,
    ride_actions,
    run_on,
    run_on_actions,
    summon,
    why_not_dolphin,
    why_not_ride,
    why_not_run_on,
    why_not_summon,
    why_not_wind,
)
from ostrov.games.atlantis.setup import (
    choose_first,
    launch,
    launch_actions,
    lay_tile,
    place,
    place_actions,
    setup_outcomes,
    why_not_launch,
    why_not_place,
)
from ostrov.games.atlantis.state import (
    IN_SUPPLY,
    LAUNCHING,
    MEMORY_AID,
    MOVING,
    NO_CELL,
    OVER,
    PLACING,
    PLAYING,
    RIDING,
    ROAMING,
    RUNNING,
    TAKING,
    TAKING_ABOARD,
    TURNING_UP,
    State,
)
from ostrov.games.atlantis.tiles import (
    take_aboard,
    take_aboard_actions,
    take_actions,
    take_tile,
    turn_up,
    underside_outcomes,
    why_not_take,
    why_not_take_aboard,
)
from ostrov.games.atlantis.turn import begin_moving, settle, stop, stop_actions
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64
from ostrov.kernel.piles import kind_at, one, size
from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


@final
class Atlantis(State):
    def legal(self, actor: i64, rows: Rows) -> None:
        if actor == CHANCE:
            _outcomes(self, rows)
        elif self.struck != NO_CELL:
            defence_actions(self, actor, rows)
        else:
            _actions(self, actor, rows)

    def apply(self, actor: i64, choice: i64) -> None:
        if actor == CHANCE:
            _take_outcome(self, verb_of(choice), target_of(choice))
        else:
            _take_action(self, actor, choice)
        settle(self)

    def copy(self) -> Atlantis:
        copy = Atlantis(self.seats)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: i64, dice: Dice) -> Atlantis:
        """AT-2.4, AT-5.3 Worths and others' red tiles anew, from what the seat knows."""
        imagined = self.copy()
        _imagine_worths(imagined, seat, dice)
        _imagine_hands(imagined, seat, dice)
        return imagined

    def winners(self) -> i64:
        """AT-8.1"""
        return seats_with_most_points(self) if self.phase == OVER else 0

    def points(self, seat: i64) -> i64:
        """AT-8.1"""
        return points_of(self, seat)

    def turns(self) -> i64:
        return self.turn


# What a seat knows


def knows_worths(s: State, seat: i64, colour: i64) -> bool:
    """AT-2.2 The owner while the game is set up; AT-2.4 then nobody, unless owners have the aid; at the end all."""
    if s.phase == OVER:
        return True
    return colour % s.seats == seat and (s.phase <= LAUNCHING or s.plays(MEMORY_AID))


def _imagine_worths(s: State, seat: i64, dice: Dice) -> None:
    """AT-2.4 Each traveller on the board gets one of its colour's worths, any as likely as the next."""
    colour: i64 = 0
    while colour < s.colours():
        if not knows_worths(s, seat, colour):
            worths = ALL_WORTHS
            traveller = TRAVELLERS_A_COLOUR * colour
            end = traveller + TRAVELLERS_A_COLOUR
            while traveller < end and s.place_of(traveller) != IN_SUPPLY:
                worth = kind_at(worths, dice.below(size(worths)))
                worths -= one(worth)
                s.set_worth(traveller, worth)
                traveller += 1
        colour += 1


def _imagine_hands(s: State, seat: i64, dice: Dice) -> None:
    """AT-5.3 Each tile in another's hand is any red one of its terrain that the seat has not seen."""
    terrain: i64 = BEACH
    while terrain < OFF_BOARD:
        _imagine_tiles(s, seat, terrain, dice)
        terrain += 1


def _imagine_tiles(s: State, seat: i64, terrain: i64, dice: Dice) -> None:
    # Take them all back, then deal as many to each.
    numbers: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            numbers += _take_back(s, other, terrain) << (8 * other)
        other += 1
    other = 0
    while other < s.seats:
        number = numbers >> (8 * other) & 255
        while number > 0:
            reds = s.undersides(terrain) >> (4 * FIRST_RED)
            kind = FIRST_RED + kind_at(reds, dice.below(size(reds)))
            s.change_undersides(terrain, -one(kind))
            s.change_hand(other, terrain, kind, 1)
            number -= 1
        other += 1


def _take_back(s: State, seat: i64, terrain: i64) -> i64:
    number: i64 = 0
    kind: i64 = FIRST_RED
    while kind < UNDERSIDE_KINDS:
        held = s.holds_of(seat, terrain, kind)
        s.change_hand(seat, terrain, kind, -held)
        s.change_undersides(terrain, held * one(kind))
        number += held
        kind += 1
    return number


# What may be chosen, and what is done


def _outcomes(s: State, rows: Rows) -> None:
    if s.phase < PLAYING:
        setup_outcomes(s, rows)
    elif s.phase == TURNING_UP:
        underside_outcomes(s, rows)
    else:
        roll_outcomes(s, rows)


def _actions(s: State, seat: i64, rows: Rows) -> None:
    if s.phase == MOVING:
        move_actions(s, seat, rows)
        stop_actions(s, rows)
    elif s.phase == TAKING:
        take_actions(s, rows)
    elif s.phase == ROAMING:
        roam_actions(s, rows)
        stop_actions(s, rows)
    elif s.phase == PLACING:
        place_actions(s, seat, rows)
    elif s.phase == LAUNCHING:
        launch_actions(s, rows)
    elif s.phase == PLAYING:
        red_actions(s, seat, rows)
        stop_actions(s, rows)
    elif s.phase == RIDING:
        ride_actions(s, rows)
        stop_actions(s, rows)
    elif s.phase == RUNNING:
        run_on_actions(s, rows)
        stop_actions(s, rows)
    else:
        take_aboard_actions(s, rows)


def _take_outcome(s: State, verb: i64, target: i64) -> None:
    if verb == TURN_UP:
        turn_up(s, target)
    elif verb == ROLL:
        roll(s, target)
    elif verb == LAY_TILE:
        lay_tile(s, target)
    elif verb == CHOOSE_FIRST:
        choose_first(s, target)


def _take_action(s: State, seat: i64, choice: i64) -> None:
    verb = verb_of(choice)
    detail = detail_of(choice)
    target = target_of(choice)
    if WALK <= verb <= SAIL:
        s.moves_left -= 1
        _move(s, seat, verb, detail, target)
    elif verb == STOP:
        stop(s, seat)
    elif verb == TAKE_TILE:
        take_tile(s, seat, TILE_CELLS[target])
    elif verb == ROAM:
        roam(s, detail, NEXT[DIRECTIONS * s.creature_place(detail) + target])
    elif verb == PLACE:
        place(s, seat, detail >> 3, detail & 7, TILE_CELLS[target])
    elif verb == LAUNCH:
        launch(s, seat, target)
    elif verb == DEFEND:
        defend(s, seat)
    elif verb == DECLINE:
        decline(s, seat)
    elif verb == TAKE_ABOARD:
        take_aboard(s, target)
    else:
        _play(s, seat, verb, detail, target)


def _move(s: State, seat: i64, verb: i64, detail: i64, target: i64) -> None:
    if verb == SAIL:
        sail(s, seat, detail, NEXT[DIRECTIONS * s.boat_cell(detail) + target])
    elif verb == WALK:
        walk(s, detail, _beside(s, detail, target))
    elif verb == SWIM:
        swim(s, detail, _beside(s, detail, target))
    elif verb == BOARD:
        board(s, detail, _beside(s, detail, target))
    elif verb == DIVE:
        dive(s, detail)
    elif verb == CLIMB:
        climb(s, detail)
    else:
        land(s, detail)


def _play(s: State, seat: i64, verb: i64, detail: i64, target: i64) -> None:
    if verb == PLAY_DOLPHIN:
        play_dolphin(s, seat, detail, _beside(s, detail, target))
    elif verb == RIDE:
        ride(s, detail, _beside(s, detail, target))
    elif verb == PLAY_WIND:
        play_wind(s, seat, detail, NEXT[DIRECTIONS * s.boat_cell(detail) + target])
    elif verb == RUN_ON:
        run_on(s, seat, detail, NEXT[DIRECTIONS * s.boat_cell(detail) + target])
    elif verb == SUMMON:
        summon(s, seat, detail, target)
        begin_moving(s)


def _beside(s: State, traveller: i64, direction: i64) -> i64:
    return NEXT[DIRECTIONS * s.cell(traveller) + direction]


def why_not(s: State, seat: i64, choice: i64) -> Reason:
    """The clause that stands against an action, what the moment forbids first."""
    verb = verb_of(choice)
    if seat == CHANCE:
        return _why_not_come_up(verb)
    if s.phase == OVER:
        return why_over(s)
    if verb >= LAY_TILE:
        return _why_not_by_hand(verb)
    if DEFEND <= verb <= DECLINE:
        return why_not_defend(s, seat)
    if s.struck != NO_CELL:
        return "answers-first", "AT-7.7"
    if s.active != seat or s.phase < PLACING:
        return "not-your-turn", "AT-3.1" if s.phase >= PLAYING else "AT-2.2"
    if not _is_step_of(s, verb):
        return "not-this-step", "AT-3.1" if s.phase >= PLAYING else "AT-2.3"
    return _why_not_this(s, seat, verb, detail_of(choice), target_of(choice))


def _why_not_come_up(verb: i64) -> Reason:
    if verb == TURN_UP:
        return "cannot-come-up", "AT-5.3"
    if verb == ROLL:
        return "cannot-come-up", "AT-3.4"
    return "cannot-come-up", "AT-2.1"


def _why_not_by_hand(verb: i64) -> Reason:
    if verb == TURN_UP:
        return "left-to-chance", "AT-5.3"
    if verb == ROLL:
        return "left-to-chance", "AT-3.4"
    return "left-to-chance", "AT-2.1"


def _is_step_of(s: State, verb: i64) -> bool:
    """AT-3.1, AT-3.2, AT-3.3, AT-3.4 Whether the verb belongs to the step that the turn has come to."""
    if s.phase == PLACING:
        return verb == PLACE
    if s.phase == LAUNCHING:
        return verb == LAUNCH
    if s.phase == PLAYING:
        return verb in (PLAY_DOLPHIN, PLAY_WIND, SUMMON)
    if s.phase == RIDING:
        return verb == RIDE
    if s.phase == RUNNING:
        return verb == RUN_ON
    if s.phase == MOVING:
        return WALK <= verb <= SAIL
    if s.phase == TAKING:
        return verb == TAKE_TILE
    if s.phase == TAKING_ABOARD:
        return verb == TAKE_ABOARD
    return s.phase == ROAMING and verb == ROAM


def _why_not_this(s: State, seat: i64, verb: i64, detail: i64, target: i64) -> Reason:
    if verb == PLACE:
        return why_not_place(s, seat, detail >> 3, detail & 7, target)
    if verb == LAUNCH:
        return why_not_launch(s, target)
    if verb == TAKE_TILE:
        return why_not_take(s, TILE_CELLS[target] if target < len(TILE_CELLS) else NO_CELL)
    if verb == TAKE_ABOARD:
        return why_not_take_aboard(s, target)
    if verb == ROAM:
        return why_not_roam(s, detail, target)
    if verb == SUMMON:
        return why_not_summon(s, seat, detail, target)
    if verb == PLAY_WIND:
        return why_not_wind(s, seat, detail, target)
    if verb == RUN_ON:
        return why_not_run_on(s, seat, detail, target)
    if verb == SAIL:
        return why_not_sail(s, seat, detail, target)
    return _why_not_travel(s, seat, verb, detail, target)


def _why_not_travel(s: State, seat: i64, verb: i64, traveller: i64, direction: i64) -> Reason:
    reason = why_not_traveller(s, seat, traveller)
    if reason[0]:
        return reason
    if verb == WALK:
        return why_not_walk(s, traveller, direction)
    if verb == BOARD:
        return why_not_board(s, traveller, direction)
    if verb == SWIM:
        return why_not_swim(s, traveller, direction)
    if verb == DIVE:
        return why_not_dive(s, traveller)
    if verb == CLIMB:
        return why_not_climb(s, traveller)
    if verb == LAND:
        return why_not_land(s, traveller)
    if verb == RIDE:
        return why_not_ride(s, traveller, direction)
    return why_not_dolphin(s, seat, traveller, direction)
