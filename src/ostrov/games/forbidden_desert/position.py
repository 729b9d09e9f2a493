"""The position as the kernel knows it: what may be chosen, and which chapter carries it out."""

from __future__ import annotations

from typing import final

from ostrov.games.forbidden_desert.actions import (
    clear,
    excavate,
    move,
    pick_up,
    plain_actions,
    why_not_clear,
    why_not_excavate,
    why_not_move,
    why_not_pick_up,
)
from ostrov.games.forbidden_desert.adventurers import (
    fill_canteen,
    leave_on_top,
    look_ahead,
    navigate,
    put_card_under,
    put_under_actions,
    reveal_outcomes,
    reveal_storm_card,
    role_actions,
    skip_card,
    why_not_fill_canteen,
    why_not_look_ahead,
    why_not_navigate,
    why_not_put_under,
    why_not_skip_card,
)
from ostrov.games.forbidden_desert.city import (
    find_gear,
    gear_outcomes,
    give_gear,
    give_water,
    share_actions,
    turn_up,
    underside_outcomes,
    why_not_give_gear,
    why_not_give_water,
)
from ostrov.games.forbidden_desert.codes import (
    BLAST,
    CHOOSE_FIRST,
    CLEAR,
    DEAL_ADVENTURER,
    DRAW_GEAR,
    DRAW_STORM_CARD,
    EXCAVATE,
    FILL_CANTEEN,
    FLY,
    GIVE_GEAR,
    GIVE_WATER,
    GO_ON,
    LAY_CRASH_SITE,
    LAY_OASIS,
    LEAVE_ON_TOP,
    LOOK_AHEAD,
    MOVE,
    NAVIGATE,
    OPEN_RESERVE,
    PICK_UP,
    PUT_UNDER,
    RAISE_SHIELD,
    REVEAL_STORM_CARD,
    SCOPE,
    SKIP_CARD,
    STOP,
    THROTTLE,
    UNCOVER,
    detail_of,
    target_of,
    verb_of,
)
from ostrov.games.forbidden_desert.gear import (
    blast,
    fly,
    gear_actions,
    open_reserve,
    raise_shield,
    scope,
    see_underside,
    throttle,
    why_not_blast,
    why_not_fly,
    why_not_open_reserve,
    why_not_raise_shield,
    why_not_scope,
    why_not_throttle,
)
from ostrov.games.forbidden_desert.setup import deal_adventurer, lay_crash_site, lay_oasis, setup_outcomes
from ostrov.games.forbidden_desert.state import (
    ACTING,
    DRAWING_GEAR,
    ESCAPED,
    NOTHING,
    OVER,
    PUTTING_UNDER,
    SCOPING,
    TURNING_UP,
    State,
)
from ostrov.games.forbidden_desert.storm import draw_storm_card, storm_outcomes
from ostrov.games.forbidden_desert.turn import begin_turn, go_on, go_on_actions, settle, stop, stop_actions
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64
from ostrov.kernel.piles import one
from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


@final
class ForbiddenDesert(State):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        settle(self)

    def legal(self, actor: i64, rows: Rows) -> None:
        if actor == CHANCE:
            _outcomes(self, rows)
        elif self.pending == PUTTING_UNDER:
            put_under_actions(self, rows)
        elif self.phase == ACTING and actor == self.active:
            plain_actions(self, actor, rows)
            role_actions(self, actor, rows)
            share_actions(self, actor, rows)
            gear_actions(self, actor, rows)
            stop_actions(self, rows)
        else:
            share_actions(self, actor, rows)
            gear_actions(self, actor, rows)
            go_on_actions(self, rows)

    def apply(self, actor: i64, choice: i64) -> None:
        if actor == CHANCE:
            _take_outcome(self, verb_of(choice), target_of(choice))
        elif verb_of(choice) == GO_ON:
            go_on(self, actor)
            return
        else:
            # FD-3.2 Whatever is done opens the moment anew.
            self.gone_on = 0
            if verb_of(choice) < GIVE_WATER:
                _take_action(self, actor, choice)
            else:
                _do_for_free(self, actor, choice)
        settle(self)

    def copy(self) -> ForbiddenDesert:
        copy = ForbiddenDesert(self.seats)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: i64, dice: Dice) -> ForbiddenDesert:
        """FD-2.6 What is hidden is known to nobody, and is not decided before it shows itself."""
        return self.copy()

    def winners(self) -> i64:
        """FD-9.1 One team: all or nobody."""
        return self.everybody() if self.ending == ESCAPED else 0

    def points(self, seat: i64) -> i64:
        return 1 if self.ending == ESCAPED else 0

    def turns(self) -> i64:
        return self.turn


def _outcomes(s: State, rows: Rows) -> None:
    if s.phase < ACTING:
        setup_outcomes(s, rows)
    elif s.pending == NOTHING:
        storm_outcomes(s, rows)
    elif s.pending == TURNING_UP:
        underside_outcomes(s, s.cell(s.active), rows)
    elif s.pending == DRAWING_GEAR:
        gear_outcomes(s, rows)
    elif s.pending == SCOPING:
        underside_outcomes(s, s.scoped, rows)
    else:
        reveal_outcomes(s, rows)


def _take_outcome(s: State, verb: i64, target: i64) -> None:
    if verb == DRAW_STORM_CARD:
        draw_storm_card(s, target)
    elif verb == UNCOVER:
        s.unseen -= one(target)
        if s.pending == SCOPING:
            see_underside(s, target)
        else:
            turn_up(s, s.active, target)
    elif verb == DRAW_GEAR:
        find_gear(s, s.active, target)
    elif verb == REVEAL_STORM_CARD:
        reveal_storm_card(s, target)
    elif verb == LAY_CRASH_SITE:
        lay_crash_site(s, target)
    elif verb == LAY_OASIS:
        lay_oasis(s, target)
    elif verb == DEAL_ADVENTURER:
        deal_adventurer(s, target)
    elif verb == CHOOSE_FIRST:
        # FD-2.4 A random player starts.
        begin_turn(s, target)


def _take_action(s: State, seat: i64, choice: i64) -> None:
    verb = verb_of(choice)
    detail = detail_of(choice)
    target = target_of(choice)
    if verb == MOVE:
        move(s, seat, detail, target)
    elif verb == CLEAR:
        clear(s, seat, detail, target)
    elif verb == EXCAVATE:
        excavate(s, seat)
    elif verb == PICK_UP:
        pick_up(s, seat, target)
    elif verb == NAVIGATE:
        navigate(s, seat, detail & 7, detail >> 3, target)
    elif verb == SKIP_CARD:
        skip_card(s, seat)
    elif verb == LOOK_AHEAD:
        look_ahead(s, seat)
    elif verb == FILL_CANTEEN:
        fill_canteen(s, seat)
    elif verb == STOP:
        stop(s, seat)
    elif verb == PUT_UNDER:
        put_card_under(s, seat, target)
    elif verb == LEAVE_ON_TOP:
        leave_on_top(s, seat)


def _do_for_free(s: State, seat: i64, choice: i64) -> None:
    verb = verb_of(choice)
    detail = detail_of(choice)
    target = target_of(choice)
    if verb == GIVE_WATER:
        give_water(s, seat, detail, target)
    elif verb == GIVE_GEAR:
        give_gear(s, seat, detail, target)
    elif verb == BLAST:
        blast(s, seat, target)
    elif verb == FLY:
        fly(s, seat, detail, target)
    elif verb == RAISE_SHIELD:
        raise_shield(s, seat)
    elif verb == SCOPE:
        scope(s, seat, target)
    elif verb == OPEN_RESERVE:
        open_reserve(s, seat)
    elif verb == THROTTLE:
        throttle(s, seat)


def why_not(s: State, seat: i64, choice: i64) -> Reason:
    """The clause that stands against an action, what the moment forbids first."""
    verb = verb_of(choice)
    if seat == CHANCE:
        return "cannot-come-up", "FD-2.6"
    if s.phase == OVER:
        return "game-is-over", "FD-9.1" if s.ending == ESCAPED else "FD-9.2"
    if verb >= LAY_CRASH_SITE or s.phase < ACTING:
        return "left-to-chance", "FD-2.6"
    if s.pending == PUTTING_UNDER and verb not in (PUT_UNDER, LEAVE_ON_TOP):
        return "finish-looking-first", "FD-7.5"
    if s.pending and s.pending != PUTTING_UNDER:
        return _why_not_yet(s)
    if verb < GIVE_WATER and s.active != seat:
        return "not-your-turn", "FD-3.1"
    if verb in (PUT_UNDER, LEAVE_ON_TOP):
        return why_not_put_under(s, seat)
    if verb < GIVE_WATER:
        return _why_not_act(s, seat, verb, detail_of(choice), target_of(choice))
    if s.gone_on >> seat & 1:
        return "has-gone-on", "FD-3.2"
    return _why_not_for_free(s, seat, verb, detail_of(choice), target_of(choice))


def _why_not_yet(s: State) -> Reason:
    """Something turned, drawn or looked at has to show itself first."""
    if s.pending == TURNING_UP:
        return "settled-first", "FD-4.4"
    if s.pending == DRAWING_GEAR:
        return "settled-first", "FD-5.1"
    if s.pending == SCOPING:
        return "settled-first", "FD-6.4"
    return "settled-first", "FD-7.5"


def _why_not_act(s: State, seat: i64, verb: i64, detail: i64, target: i64) -> Reason:
    if s.phase != ACTING:
        return "actions-are-over", "FD-3.1"
    if verb == MOVE:
        return why_not_move(s, seat, detail, target)
    if verb == CLEAR:
        return why_not_clear(s, seat, detail, target)
    if verb == EXCAVATE:
        return why_not_excavate(s, seat)
    if verb == PICK_UP:
        return why_not_pick_up(s, seat, target)
    if verb == NAVIGATE:
        return why_not_navigate(s, seat, detail & 7, detail >> 3, target)
    if verb == SKIP_CARD:
        return why_not_skip_card(s, seat)
    if verb == LOOK_AHEAD:
        return why_not_look_ahead(s, seat)
    return why_not_fill_canteen(s, seat)


def _why_not_for_free(s: State, seat: i64, verb: i64, detail: i64, target: i64) -> Reason:
    if verb == GIVE_WATER:
        return why_not_give_water(s, seat, detail, target)
    if verb == GIVE_GEAR:
        return why_not_give_gear(s, seat, detail, target)
    if verb == BLAST:
        return why_not_blast(s, seat, target)
    if verb == FLY:
        return why_not_fly(s, seat, detail, target)
    if verb == RAISE_SHIELD:
        return why_not_raise_shield(s, seat)
    if verb == SCOPE:
        return why_not_scope(s, seat, target)
    if verb == OPEN_RESERVE:
        return why_not_open_reserve(s, seat)
    if verb == THROTTLE:
        return why_not_throttle(s, seat)
    return "nothing-to-wait-for", "FD-3.2"
