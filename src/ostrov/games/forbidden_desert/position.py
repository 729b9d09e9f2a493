"""The position as the kernel knows it: what may be chosen, and which chapter carries it out."""

from __future__ import annotations

from typing import final

from ostrov.games.forbidden_desert import actions, adventurers, city, codes, gear, setup, state, storm, turn
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64, mypyc_attr
from ostrov.kernel.position import CHANCE
from ostrov.kernel.rows import Rows


@mypyc_attr(free_list_len=1)
@final
class ForbiddenDesert(State):
    def legal(self, actor: i64, rows: Rows) -> None:
        if actor == CHANCE:
            _outcomes(self, rows)
        elif adventurers.must_put_under(self):
            adventurers.put_under_actions(self, rows)
        elif self.phase == state.ACTING and actor == self.active:
            actions.plain_actions(self, actor, rows)
            adventurers.role_actions(self, actor, rows)
            city.share_actions(self, actor, rows)
            gear.gear_actions(self, actor, rows)
            turn.stop_actions(self, rows)
        else:
            city.share_actions(self, actor, rows)
            gear.gear_actions(self, actor, rows)
            turn.go_on_actions(self, rows)

    def apply(self, actor: i64, choice: i64) -> None:
        if actor == CHANCE:
            _take_outcome(self, codes.verb_of(choice), codes.target_of(choice))
        elif codes.verb_of(choice) == codes.GO_ON:
            turn.go_on(self, actor)
            return
        else:
            # FD-3.2 Whatever is done opens the moment anew.
            self.gone_on = 0
            if codes.verb_of(choice) < codes.GIVE_WATER:
                _take_action(self, actor, choice)
            else:
                _do_for_free(self, actor, choice)
        turn.settle(self)

    def copy(self) -> ForbiddenDesert:
        copy = ForbiddenDesert(self.seats, self.tiles)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: i64, dice: Dice) -> ForbiddenDesert:
        """FD-2.6 What is hidden is known to nobody, and is not decided before it shows itself."""
        return self.copy()

    def winners(self) -> i64:
        """FD-9.1 One team: all or nobody."""
        return self.everybody() if self.ending == state.ESCAPED else 0

    def points(self, seat: i64) -> i64:
        return 1 if self.ending == state.ESCAPED else 0


def _outcomes(s: State, rows: Rows) -> None:
    if s.phase < state.ACTING:
        setup.setup_outcomes(s, rows)
    elif s.pending == state.NOTHING:
        storm.storm_outcomes(s, rows)
    elif s.pending == state.TURNING_UP:
        city.underside_outcomes(s, s.cell(s.active), rows)
    elif s.pending == state.DRAWING_GEAR:
        city.gear_outcomes(s, rows)
    elif s.pending == state.SCOPING:
        city.underside_outcomes(s, s.scoped, rows)
    else:
        adventurers.reveal_outcomes(s, rows)


def _take_outcome(s: State, verb: i64, target: i64) -> None:
    if verb == codes.DRAW_STORM_CARD:
        storm.draw_storm_card(s, target)
    elif verb == codes.UNCOVER:
        gear.uncover(s, target)
    elif verb == codes.DRAW_GEAR:
        city.find_gear(s, s.active, target)
    elif verb == codes.REVEAL_STORM_CARD:
        adventurers.reveal_storm_card(s, target)
    elif verb == codes.LAY_CRASH_SITE:
        setup.lay_crash_site(s, target)
    elif verb == codes.LAY_OASIS:
        setup.lay_oasis(s, target)
    elif verb == codes.DEAL_ADVENTURER:
        setup.deal_adventurer(s, target)
    elif verb == codes.CHOOSE_FIRST:
        turn.begin(s, target)


def _take_action(s: State, seat: i64, choice: i64) -> None:
    verb = codes.verb_of(choice)
    detail = codes.detail_of(choice)
    target = codes.target_of(choice)
    if verb == codes.MOVE:
        actions.move(s, seat, detail, target)
    elif verb == codes.CLEAR:
        actions.clear(s, seat, detail, target)
    elif verb == codes.EXCAVATE:
        actions.excavate(s, seat)
    elif verb == codes.PICK_UP:
        actions.pick_up(s, seat, target)
    elif verb == codes.NAVIGATE:
        adventurers.navigate(s, seat, detail, target)
    elif verb == codes.SKIP_CARD:
        adventurers.skip_card(s, seat)
    elif verb == codes.LOOK_AHEAD:
        adventurers.look_ahead(s, seat)
    elif verb == codes.FILL_CANTEEN:
        adventurers.fill_canteen(s, seat)
    elif verb == codes.STOP:
        turn.stop(s, seat)
    elif verb == codes.PUT_UNDER:
        adventurers.put_card_under(s, seat, target)
    elif verb == codes.LEAVE_ON_TOP:
        adventurers.leave_on_top(s, seat)


def _do_for_free(s: State, seat: i64, choice: i64) -> None:
    verb = codes.verb_of(choice)
    detail = codes.detail_of(choice)
    target = codes.target_of(choice)
    if verb == codes.GIVE_WATER:
        city.give_water(s, seat, detail, target)
    elif verb == codes.GIVE_GEAR:
        city.give_gear(s, seat, detail, target)
    elif verb == codes.BLAST:
        gear.blast(s, seat, target)
    elif verb == codes.FLY:
        gear.fly(s, seat, detail, target)
    elif verb == codes.RAISE_SHIELD:
        gear.raise_shield(s, seat)
    elif verb == codes.SCOPE:
        gear.scope(s, seat, target)
    elif verb == codes.OPEN_RESERVE:
        gear.open_reserve(s, seat)
    elif verb == codes.THROTTLE:
        gear.throttle(s, seat)
