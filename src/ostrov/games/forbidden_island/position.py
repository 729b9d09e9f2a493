"""The position as the kernel knows it: what may be chosen, and which chapter carries it out.

Every verb has its line here rather than a function in its row: a function in a table costs eight times as much to call.
"""

from __future__ import annotations

from typing import final

from ostrov.games.forbidden_island import actions, codes, drawing, flooding, setup, special, state, turn
from ostrov.games.forbidden_island.state import State
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64, mypyc_attr
from ostrov.kernel.position import CHANCE
from ostrov.kernel.rows import Rows


@mypyc_attr(free_list_len=1)
@final
class ForbiddenIsland(State):
    def legal(self, actor: i64, rows: Rows) -> None:
        if actor == CHANCE:
            _outcomes(self, rows)
        elif drawing.must_discard(self, actor):
            drawing.discard_actions(self, actor, rows)
            special.special_actions(self, actor, rows)
        elif flooding.must_swim(self):
            flooding.swim_actions(self, actor, rows)
            special.special_actions(self, actor, rows)
            flooding.let_swim_actions(self, actor, rows)
        elif self.phase == state.ACTING and actor == self.active:
            actions.turn_actions(self, actor, rows)
            special.special_actions(self, actor, rows)
            turn.stop_actions(self, rows)
        else:
            special.special_actions(self, actor, rows)
            turn.go_on_actions(self, rows)

    def apply(self, actor: i64, choice: i64) -> None:
        if actor == CHANCE:
            self.gone_on = 0
            _take_outcome(self, codes.verb_of(choice), codes.target_of(choice))
        elif codes.verb_of(choice) == codes.GO_ON:
            turn.go_on(self, actor)
        else:
            self.gone_on = 0
            _take_action(self, actor, choice)
        turn.settle(self)

    def copy(self) -> ForbiddenIsland:
        # Until the set-up is done the island itself still grows.
        copy = ForbiddenIsland(self.seats, self.island if self.phase >= state.ACTING else self.island.copy())
        self.copy_to(copy)
        return copy

    def imagine(self, seat: i64, dice: Dice) -> ForbiddenIsland:
        """FI-2.7 All is open but the order of the decks, and that is not decided before a card is drawn."""
        return self.copy()

    def winners(self) -> i64:
        """FI-8.1 One team: all or nobody."""
        return self.everybody() if self.ending == state.ESCAPED else 0

    def points(self, seat: i64) -> i64:
        return 1 if self.ending == state.ESCAPED else 0


def _outcomes(s: State, rows: Rows) -> None:
    if s.phase < state.ACTING:
        setup.setup_outcomes(s, rows)
    elif s.phase == state.DRAWING:
        drawing.treasure_outcomes(s, rows)
    else:
        flooding.flood_outcomes(s, rows)


def _take_outcome(s: State, verb: i64, target: i64) -> None:
    if verb == codes.DRAW_FLOOD:
        flooding.draw_flood(s, target)
    elif verb == codes.DRAW_TREASURE:
        drawing.draw_treasure(s, target)
    elif verb == codes.LAY_TILE:
        setup.lay_tile(s, target)
    elif verb == codes.FLOOD_AT_START:
        setup.flood_at_start(s, target)
    elif verb == codes.DEAL_ADVENTURER:
        setup.deal_adventurer(s, target)
    elif verb == codes.DEAL_CARD:
        setup.deal_card(s, target)
    elif verb == codes.CHOOSE_FIRST:
        turn.begin(s, target)


def _take_action(s: State, seat: i64, choice: i64) -> None:
    verb = codes.verb_of(choice)
    detail = codes.detail_of(choice)
    target = codes.target_of(choice)
    if verb == codes.MOVE:
        actions.move(s, seat, target)
    elif verb == codes.FLY:
        actions.fly(s, seat, target)
    elif verb == codes.NAVIGATE:
        actions.navigate(s, seat, detail, target)
    elif verb == codes.SHORE_UP:
        actions.shore_up(s, seat, target)
    elif verb == codes.SHORE_UP_TWO:
        actions.shore_up_two(s, seat, detail, target)
    elif verb == codes.GIVE:
        actions.give(s, seat, detail, target)
    elif verb == codes.CAPTURE:
        actions.capture(s, seat)
    elif verb == codes.STOP:
        turn.stop(s, seat)
    elif verb == codes.LIFT:
        special.lift(s, seat, detail, target)
    elif verb == codes.SANDBAG:
        special.sandbag(s, seat, target)
    elif verb == codes.FLY_OFF:
        special.fly_off(s, seat)
    elif verb == codes.DISCARD:
        drawing.discard(s, seat, target)
    elif verb == codes.SWIM:
        flooding.swim(s, seat, target)
