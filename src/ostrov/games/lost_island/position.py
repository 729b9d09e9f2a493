"""The position as the kernel knows it: what may be chosen, and which chapter carries it out."""

from __future__ import annotations

from typing import final

from ostrov.games.lost_island import codes, drawing, ending, setup, solo, state, turn
from ostrov.games.lost_island.state import State
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64, mypyc_attr
from ostrov.kernel.position import CHANCE
from ostrov.kernel.rows import Rows


@mypyc_attr(free_list_len=1)
@final
class LostIsland(State):
    def legal(self, actor: i64, rows: Rows) -> None:
        if actor == CHANCE:
            if self.phase < state.ROLLING:
                setup.setup_outcomes(self, rows)
            else:
                turn.roll_outcomes(self, rows)
        elif self.phase == state.NAMING:
            turn.name_actions(self, actor, rows)
        elif self.phase == state.SETTING_ASIDE:
            solo.set_aside_actions(self, actor, rows)
        elif self.phase == state.ASKING:
            turn.order_actions(self, rows)
        elif self.number(actor) == 0:
            turn.take_actions(self, actor, rows)
        else:
            drawing.draw_actions(self, actor, rows)

    def apply(self, actor: i64, choice: i64) -> None:
        verb = codes.verb_of(choice)
        detail = codes.detail_of(choice)
        target = codes.target_of(choice)
        if verb == codes.DRAW:
            drawing.draw(self, actor, detail, target)
        elif verb == codes.TAKE:
            turn.take(self, actor, detail, target)
        elif verb == codes.SET_ASIDE:
            solo.set_aside(self, actor, detail, target)
        elif verb == codes.NAME:
            turn.name(self, actor, target)
        elif verb == codes.ROLL:
            turn.roll(self, detail, target)
        elif verb == codes.DEAL_RUMOUR:
            setup.deal_rumour(self, target)
        elif verb == codes.CHOOSE_FIRST:
            setup.choose_first(self, target)
        elif verb == codes.CALL_ORDER:
            turn.call_order(self, actor)
        elif verb == codes.WAIVE_ORDER:
            turn.waive_order(self, actor)
        turn.settle(self)

    def copy(self) -> LostIsland:
        copy = LostIsland(self.seats, self.side)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: i64, dice: Dice) -> LostIsland:
        """LI-4.3 All is open: every sheet is seen as it is drawn, and a roll is not decided before it is made."""
        return self.copy()

    def winners(self) -> i64:
        return ending.winning_seats(self)

    def points(self, seat: i64) -> i64:
        return ending.score(self, seat)
