"""The position as the kernel knows it: what may be chosen, and which chapter carries it out."""

from __future__ import annotations

from typing import final

from ostrov.games.forbidden_island.actions import (
    capture,
    fly,
    give,
    move,
    navigate,
    shore_up,
    shore_up_two,
    turn_actions,
    why_not_capture,
    why_not_fly,
    why_not_give,
    why_not_move,
    why_not_navigate,
    why_not_shore_up,
    why_not_shore_up_two,
)
from ostrov.games.forbidden_island.codes import (
    CAPTURE,
    CHOOSE_FIRST,
    DEAL_ADVENTURER,
    DEAL_CARD,
    DISCARD,
    DRAW_FLOOD,
    DRAW_TREASURE,
    FLOOD_AT_START,
    FLY,
    FLY_OFF,
    GIVE,
    GO_ON,
    LAY_TILE,
    LIFT,
    MOVE,
    NAVIGATE,
    SANDBAG,
    SHORE_UP,
    SHORE_UP_TWO,
    STOP,
    SWIM,
    choice,
    detail_of,
    target_of,
    verb_of,
)
from ostrov.games.forbidden_island.components import HELICOPTER_LIFT
from ostrov.games.forbidden_island.drawing import (
    discard,
    discard_actions,
    draw_treasure,
    put_away,
    treasure_outcomes,
    why_not_discard,
)
from ostrov.games.forbidden_island.ending import fly_off, why_not_fly_off
from ostrov.games.forbidden_island.flooding import draw_flood, flood_outcomes, next_swimmer, swim, swims, why_not_swim
from ostrov.games.forbidden_island.setup import (
    deal_adventurer,
    deal_card,
    flood_at_start,
    lay_tile,
    setup_outcomes,
)
from ostrov.games.forbidden_island.special import lift, sandbag, special_actions, why_not_lift, why_not_sandbag
from ostrov.games.forbidden_island.state import ACTING, DRAWING, ESCAPED, NOBODY, OVER, Island, State
from ostrov.games.forbidden_island.turn import begin_turn, go_on, go_on_actions, settle, stop, stop_actions
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64
from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


@final
class ForbiddenIsland(State):
    def __init__(self, seats: i64, island: Island) -> None:
        super().__init__(seats, island)
        settle(self)

    def legal(self, actor: i64, rows: Rows) -> None:
        if actor == CHANCE:
            _outcomes(self, rows)
        elif self.over_limit == actor:
            discard_actions(self, actor, rows)
            special_actions(self, actor, rows)
        elif self.swimmers:
            _actions_while_swimming(self, actor, rows)
        elif self.phase == ACTING and actor == self.active:
            turn_actions(self, actor, rows)
            special_actions(self, actor, rows)
            stop_actions(self, rows)
        else:
            special_actions(self, actor, rows)
            go_on_actions(self, rows)

    def apply(self, actor: i64, choice: i64) -> None:
        if actor == CHANCE:
            self.gone_on = 0
            _take_outcome(self, verb_of(choice), target_of(choice))
        elif verb_of(choice) == GO_ON:
            go_on(self, actor)
        else:
            self.gone_on = 0
            _take_action(self, actor, choice)
        settle(self)

    def copy(self) -> ForbiddenIsland:
        # Until the set-up is done the island itself still grows.
        island = self.island if self.phase >= ACTING else self.island.copy()
        copy = ForbiddenIsland(self.seats, island)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: i64, dice: Dice) -> ForbiddenIsland:
        """FI-2.7 All is open but the order of the decks, and that is not decided before a card is drawn."""
        return self.copy()

    def winners(self) -> i64:
        """FI-8.1 One team: all or nobody."""
        return self.everybody() if self.ending == ESCAPED else 0

    def points(self, seat: i64) -> i64:
        return 1 if self.ending == ESCAPED else 0

    def turns(self) -> i64:
        return self.turn


def _outcomes(s: State, rows: Rows) -> None:
    if s.phase < ACTING:
        setup_outcomes(s, rows)
    elif s.phase == DRAWING:
        treasure_outcomes(s, rows)
    else:
        flood_outcomes(s, rows)


def _actions_while_swimming(s: State, seat: i64, rows: Rows) -> None:
    """FI-6.4, FI-7.4 The next swimmer swims; a holder of a lift may play it, or let the others swim."""
    ways = swims(s, seat) if seat == next_swimmer(s) else 0
    rows.add(choice(SWIM, 0), ways)
    special_actions(s, seat, rows)
    if ways == 0:
        go_on_actions(s, rows)


def _take_outcome(s: State, verb: i64, target: i64) -> None:
    if verb == DRAW_FLOOD:
        draw_flood(s, target)
    elif verb == DRAW_TREASURE:
        draw_treasure(s, target)
    elif verb == LAY_TILE:
        lay_tile(s, target)
    elif verb == FLOOD_AT_START:
        flood_at_start(s, target)
    elif verb == DEAL_ADVENTURER:
        deal_adventurer(s, target)
    elif verb == DEAL_CARD:
        deal_card(s, target)
    elif verb == CHOOSE_FIRST:
        # FI-2.5 A random player starts.
        begin_turn(s, target)


def _take_action(s: State, seat: i64, choice: i64) -> None:
    verb = verb_of(choice)
    detail = detail_of(choice)
    target = target_of(choice)
    if verb == MOVE:
        move(s, seat, target)
    elif verb == FLY:
        fly(s, seat, target)
    elif verb == NAVIGATE:
        navigate(s, seat, detail, target)
    elif verb == SHORE_UP:
        shore_up(s, seat, target)
    elif verb == SHORE_UP_TWO:
        shore_up_two(s, seat, detail, target)
    elif verb == GIVE:
        give(s, seat, detail, target)
    elif verb == CAPTURE:
        capture(s, seat)
    elif verb == STOP:
        stop(s, seat)
    elif verb == LIFT:
        lift(s, seat, detail, target)
    elif verb == SANDBAG:
        sandbag(s, seat, target)
    elif verb == FLY_OFF:
        put_away(s, seat, HELICOPTER_LIFT)
        fly_off(s, seat)
    elif verb == DISCARD:
        discard(s, seat, target)
    elif verb == SWIM:
        swim(s, seat, target)


def why_not(s: State, seat: i64, choice: i64) -> Reason:
    """The clause that stands against an action, what the moment forbids first."""
    verb = verb_of(choice)
    if seat == CHANCE:
        return "cannot-come-up", "FI-2.7"
    if s.phase == OVER:
        return "game-is-over", "FI-8.1" if s.ending == ESCAPED else "FI-8.2"
    if verb >= LAY_TILE or s.phase < ACTING:
        return "left-to-chance", "FI-2.7"
    if s.over_limit != NOBODY and s.over_limit != seat:
        return "another-discards-first", "FI-5.4"
    if s.over_limit == seat and verb not in (DISCARD, LIFT, SANDBAG, FLY_OFF):
        return "discard-first", "FI-5.4"
    if s.swimmers and verb not in (SWIM, LIFT, SANDBAG, FLY_OFF, DISCARD):
        return "swim-first", "FI-7.4"
    if s.gone_on >> seat & 1 and verb in (LIFT, SANDBAG, FLY_OFF):
        return "has-gone-on", "FI-3.3"
    if verb <= STOP and s.active != seat:
        return "not-your-turn", "FI-3.1"
    if verb <= STOP and s.phase != ACTING:
        return "actions-are-over", "FI-3.1"
    return _why_not_this(s, seat, verb, detail_of(choice), target_of(choice))


def _why_not_this(s: State, seat: i64, verb: i64, detail: i64, target: i64) -> Reason:
    if verb == MOVE:
        return why_not_move(s, seat, target)
    if verb == FLY:
        return why_not_fly(s, seat, target)
    if verb == NAVIGATE:
        return why_not_navigate(s, seat, detail, target)
    if verb == SHORE_UP:
        return why_not_shore_up(s, seat, target)
    if verb == SHORE_UP_TWO:
        return why_not_shore_up_two(s, seat, detail, target)
    if verb == GIVE:
        return why_not_give(s, seat, detail, target)
    if verb == CAPTURE:
        return why_not_capture(s, seat)
    if verb == LIFT:
        return why_not_lift(s, seat, detail, target)
    if verb == SANDBAG:
        return why_not_sandbag(s, seat, target)
    if verb == FLY_OFF:
        return why_not_fly_off(s, seat)
    if verb == DISCARD:
        return why_not_discard(s, seat)
    if verb == SWIM:
        return why_not_swim(s, seat, target)
    return "nothing-to-wait-for", "FI-3.3"
