"""The position as the kernel knows it: what may be chosen, and which chapter carries it out."""

from __future__ import annotations

from typing import final

from ostrov.games.mysterious_island import (
    abilities,
    asking,
    battle,
    codes,
    ending,
    following,
    imagining,
    leading,
    setup,
    sharing,
    state,
)
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64, mypyc_attr
from ostrov.kernel.position import CHANCE
from ostrov.kernel.rows import Rows


@mypyc_attr(free_list_len=1)
@final
class MysteriousIsland(State):
    def legal(self, actor: i64, rows: Rows) -> None:
        phase = self.phase
        if actor == CHANCE:
            _outcomes(self, rows)
        elif phase == state.LEADING:
            leading.lead_actions(self, rows)
        elif phase == state.FOLLOWING:
            following.follow_actions(self, rows)
        elif phase == state.SHARING:
            sharing.take_actions(self, rows)
        elif phase == state.STEALING:
            abilities.steal_actions(self, rows)
        elif phase == state.NAMING:
            abilities.name_actions(self, rows)
        elif phase == state.FORCING:
            abilities.force_actions(self, rows)
        elif phase == state.DISCARDING:
            abilities.discard_actions(self, rows)
        else:
            battle.keep_actions(self, rows)

    def apply(self, actor: i64, choice: i64) -> None:
        if actor == CHANCE:
            _take_outcome(self, codes.verb_of(choice), codes.target_of(choice))
        else:
            _take_action(self, codes.verb_of(choice), codes.target_of(choice))
        asking.settle(self)

    def copy(self) -> MysteriousIsland:
        copy = MysteriousIsland(self.seats)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: i64, dice: Dice) -> MysteriousIsland:
        """MI-2.2, MI-3.1 Who was dealt what, and what lies on top of the treasures, unless the seat has seen it."""
        imagined = self.copy()
        imagining.imagine_characters(imagined, seat, dice)
        imagining.imagine_peeked(imagined, seat, dice)
        return imagined

    def winners(self) -> i64:
        """MI-7.2"""
        return ending.winners(self) if self.phase == state.OVER else 0

    def points(self, seat: i64) -> i64:
        """MI-7.2, MI-8.3"""
        return ending.points(self, seat)


def _outcomes(s: State, rows: Rows) -> None:
    if s.phase == state.DEALING:
        setup.deal_outcomes(s, rows)
    elif s.phase == state.PEEKING:
        leading.peek_outcomes(s, rows)
    elif s.phase == state.DRAWING:
        leading.draw_outcomes(s, rows)
    elif s.phase == state.TURNING_UP:
        following.turn_up_outcomes(s, rows)
    elif s.phase == state.REVEALING:
        sharing.reveal_outcomes(s, rows)
    else:
        setup.first_outcomes(s, rows)


def _take_outcome(s: State, verb: i64, target: i64) -> None:
    if verb == codes.DEAL:
        setup.deal(s, target)
    elif verb == codes.PEEK:
        leading.peek(s, target)
    elif verb == codes.DRAW:
        leading.draw(s, target)
    elif verb == codes.TURN_UP:
        following.turn_up(s)
    elif verb == codes.REVEAL:
        sharing.reveal(s)
    elif verb == codes.CHOOSE_FIRST:
        setup.choose_first(s, target)


def _take_action(s: State, verb: i64, target: i64) -> None:
    if verb == codes.PLAY and s.phase == state.LEADING:
        leading.lead(s, target)
    elif verb == codes.PLAY:
        following.follow(s, target)
    elif verb == codes.PASS:
        leading.pass_round(s)
    elif verb == codes.SIT_OUT:
        following.sit_out(s)
    elif verb == codes.TAKE:
        sharing.take(s, target)
    elif verb == codes.STEAL:
        abilities.steal(s, target)
    elif verb == codes.SPARE:
        abilities.spare(s)
    elif verb == codes.NAME:
        abilities.name(s, target)
    elif verb == codes.FORCE:
        abilities.force(s, target)
    elif verb == codes.DISCARD:
        abilities.discard(s, target)
    elif verb == codes.KEEP:
        battle.keep(s, target)
