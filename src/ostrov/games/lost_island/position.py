"""The position as the kernel knows it: what may be chosen, and which chapter carries it out."""

from __future__ import annotations

from typing import final

from ostrov.games.lost_island.codes import (
    CHOOSE_FIRST,
    DEAL_RUMOUR,
    DRAW,
    NAME,
    ROLL,
    SET_ASIDE,
    TAKE,
    detail_of,
    target_of,
    verb_of,
)
from ostrov.games.lost_island.drawing import draw, draw_actions, why_not_draw
from ostrov.games.lost_island.ending import score, winning_seats
from ostrov.games.lost_island.setup import (
    choose_first,
    deal_rumour,
    setup_outcomes,
    why_not_in_setup,
    why_wait_for_setup,
)
from ostrov.games.lost_island.solo import set_aside, set_aside_actions, why_not_set_aside
from ostrov.games.lost_island.state import NAMING, OVER, ROLLING, SETTING_ASIDE, USES_SPENT, State
from ostrov.games.lost_island.turn import (
    name,
    name_actions,
    roll,
    roll_outcomes,
    settle,
    take,
    take_actions,
    why_not_name,
    why_not_roll,
    why_not_take,
    why_wait_for_dice,
)
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64
from ostrov.kernel.position import CHANCE, CHANCE_AWAITED
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


@final
class LostIsland(State):
    def legal(self, actor: i64, rows: Rows) -> None:
        if actor == CHANCE:
            if self.phase < ROLLING:
                setup_outcomes(self, rows)
            else:
                roll_outcomes(self, rows)
        elif self.phase == NAMING:
            name_actions(self, actor, rows)
        elif self.phase == SETTING_ASIDE:
            set_aside_actions(self, actor, rows)
        elif self.number(actor) == 0:
            take_actions(self, actor, rows)
        else:
            draw_actions(self, actor, rows)

    def apply(self, actor: i64, choice: i64) -> None:
        verb = verb_of(choice)
        detail = detail_of(choice)
        target = target_of(choice)
        if verb == DRAW:
            draw(self, actor, target, detail)
        elif verb == TAKE:
            take(self, actor, detail, target)
        elif verb == SET_ASIDE:
            set_aside(self, actor, detail, target)
        elif verb == NAME:
            name(self, actor, target)
        elif verb == ROLL:
            roll(self, detail, target)
        elif verb == DEAL_RUMOUR:
            deal_rumour(self, target)
        elif verb == CHOOSE_FIRST:
            choose_first(self, target)
        settle(self)

    def copy(self) -> LostIsland:
        copy = LostIsland(self.seats, self.side)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: i64, dice: Dice) -> LostIsland:
        """LI-4.3 All is open: every sheet is seen as it is drawn, and a roll is not decided before it is made."""
        return self.copy()

    def winners(self) -> i64:
        return winning_seats(self)

    def points(self, seat: i64) -> i64:
        return score(self, seat)

    def turns(self) -> i64:
        return self.turn


def why_not(s: State, seat: i64, choice: i64) -> Reason:
    """The clause that stands against an action, what the moment forbids first."""
    verb = verb_of(choice)
    if seat == CHANCE and s.phase < ROLLING:
        return why_not_in_setup(s)
    if seat == CHANCE:
        return why_not_roll(s)
    if s.phase == OVER:
        return "game-is-over", "LI-7.1" if s.ending == USES_SPENT else "LI-7.2"
    if s.phase < ROLLING:
        return why_wait_for_setup(s)
    if verb > DRAW or s.awaited == CHANCE_AWAITED:
        return why_wait_for_dice(s, verb)
    if verb == NAME:
        return why_not_name(s, seat, target_of(choice))
    if verb == TAKE:
        return why_not_take(s, seat, detail_of(choice), target_of(choice))
    if verb == SET_ASIDE:
        return why_not_set_aside(s, seat, detail_of(choice))
    return why_not_draw(s, seat, target_of(choice), detail_of(choice))
