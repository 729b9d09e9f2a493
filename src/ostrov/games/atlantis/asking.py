"""What the moment forbids, whatever is asked for: another's turn, or another step of it."""

from __future__ import annotations

from ostrov.games.atlantis import codes, dangers, ending, state
from ostrov.games.atlantis.state import State
from ostrov.kernel.native import i64
from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Reason


def why_not_now(s: State, seat: i64, verb: i64) -> Reason | None:
    if seat == CHANCE:
        return _why_not_come_up(verb)
    if s.phase == state.OVER:
        return ending.why_over(s)
    if verb >= codes.LAY_TILE:
        return _why_not_by_hand(verb)
    if codes.DEFEND <= verb <= codes.DECLINE:
        return None
    return dangers.why_defend_first(s) or _why_not_in_turn(s, seat, verb)


def _why_not_in_turn(s: State, seat: i64, verb: i64) -> Reason | None:
    if s.active != seat or s.phase < state.PLACING:
        return _why_not_your_turn(s)
    if verb == codes.STOP:
        return _why_not_stop(s)
    return None if _is_step_of(s, verb) else _why_not_this_step(s, seat, verb)


def _why_not_come_up(verb: i64) -> Reason:
    if verb == codes.TURN_UP:
        return "cannot-come-up", "AT-5.3"
    if verb == codes.ROLL:
        return "cannot-come-up", "AT-3.4"
    if verb == codes.CHOOSE_FIRST:
        return "cannot-come-up", "AT-2.2"
    return "cannot-come-up", "AT-2.1"


def _why_not_by_hand(verb: i64) -> Reason:
    if verb == codes.TURN_UP:
        return "left-to-chance", "AT-5.3"
    if verb == codes.ROLL:
        return "left-to-chance", "AT-3.4"
    if verb == codes.CHOOSE_FIRST:
        return "left-to-chance", "AT-2.2"
    return "left-to-chance", "AT-2.1"


def _why_not_your_turn(s: State) -> Reason:
    if s.phase == state.LAYING_TILES:
        return "island-is-being-laid", "AT-2.1"
    if s.phase <= state.PLACING:
        return "not-your-turn", "AT-2.2"
    if s.phase == state.LAUNCHING:
        return "not-your-turn", "AT-2.3"
    return "not-your-turn", "AT-3.1"


def _why_not_stop(s: State) -> Reason:
    """The steps that cannot be left out, and those that are chance's."""
    if s.phase == state.PLACING:
        return "not-this-step", "AT-2.2"
    if s.phase == state.LAUNCHING:
        return "not-this-step", "AT-2.3"
    if s.phase == state.TAKING:
        return "tile-must-be-taken", "AT-3.3"
    if s.phase == state.TURNING_UP:
        return "left-to-chance", "AT-5.3"
    if s.phase == state.TAKING_ABOARD:
        return "boat-must-be-filled", "AT-5.5"
    return "left-to-chance", "AT-3.4"


def _why_not_this_step(s: State, seat: i64, verb: i64) -> Reason:
    """By the clause of the step that the verb belongs to; before the first turn by that of the set-up."""
    if verb == codes.PLACE:
        return "not-this-step", "AT-2.2"
    if verb == codes.LAUNCH or s.phase == state.LAUNCHING:
        return "not-this-step", "AT-2.3"
    if s.phase == state.PLACING:
        return "not-this-step", "AT-2.2"
    if codes.WALK <= verb <= codes.SAIL:
        if not s.has_travellers_outside(seat):
            return "nobody-left-to-move", "AT-3.5"
        return "not-this-step", "AT-3.2"
    if verb == codes.TAKE_TILE:
        if s.tiles_left == 0:
            return "no-tile-left", "AT-5.8"
        return "not-this-step", "AT-3.3"
    if verb == codes.TAKE_ABOARD:
        return "not-this-step", "AT-5.5"
    if verb == codes.ROAM:
        return "not-this-step", "AT-3.4"
    if verb == codes.RIDE:
        return "not-this-step", "AT-7.1"
    if verb == codes.RUN_ON:
        return "not-this-step", "AT-7.2"
    return "not-this-step", "AT-3.1"


def _is_step_of(s: State, verb: i64) -> bool:
    """AT-3.1, AT-3.2, AT-3.3, AT-3.4 Whether the verb belongs to the step that the turn has come to."""
    if s.phase == state.PLACING:
        return verb == codes.PLACE
    if s.phase == state.LAUNCHING:
        return verb == codes.LAUNCH
    if s.phase == state.PLAYING:
        return verb in (codes.PLAY_DOLPHIN, codes.PLAY_WIND, codes.SUMMON)
    if s.phase == state.RIDING:
        return verb == codes.RIDE
    if s.phase == state.RUNNING:
        return verb == codes.RUN_ON
    if s.phase == state.MOVING:
        return codes.WALK <= verb <= codes.SAIL
    if s.phase == state.TAKING:
        return verb == codes.TAKE_TILE
    if s.phase == state.TAKING_ABOARD:
        return verb == codes.TAKE_ABOARD
    return s.phase == state.ROAMING and verb == codes.ROAM
