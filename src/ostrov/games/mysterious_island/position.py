"""The position as the kernel knows it: what may be chosen, and which chapter carries it out."""

from __future__ import annotations

from typing import final

from ostrov.games.mysterious_island.abilities import (
    discard,
    discard_actions,
    force,
    force_actions,
    name,
    name_actions,
    spare,
    steal,
    steal_actions,
    why_not_discard,
    why_not_force,
    why_not_name,
    why_not_spare,
    why_not_steal,
)
from ostrov.games.mysterious_island.battle import keep, keep_actions, why_not_keep
from ostrov.games.mysterious_island.codes import (
    CHOOSE_FIRST,
    DEAL,
    DISCARD,
    DRAW,
    FORCE,
    KEEP,
    NAME,
    PASS,
    PEEK,
    PLAY,
    REVEAL,
    SIT_OUT,
    SPARE,
    STEAL,
    TAKE,
    TURN_UP,
    target_of,
    verb_of,
)
from ostrov.games.mysterious_island.ending import points, winners
from ostrov.games.mysterious_island.following import (
    follow,
    follow_actions,
    sit_out,
    turn_up,
    turn_up_outcomes,
    why_not_follow,
    why_not_sit_out,
)
from ostrov.games.mysterious_island.imagining import imagine_characters, imagine_peeked
from ostrov.games.mysterious_island.leading import (
    draw,
    draw_outcomes,
    lead,
    lead_actions,
    pass_round,
    peek,
    peek_outcomes,
    why_not_lead,
    why_not_pass,
)
from ostrov.games.mysterious_island.setup import begin_round, deal, deal_outcomes, first_outcomes
from ostrov.games.mysterious_island.sharing import reveal, reveal_outcomes, share, take, take_actions, why_not_take
from ostrov.games.mysterious_island.state import (
    DEALING,
    DISCARDING,
    DRAWING,
    FOLLOWING,
    FORCING,
    KEEPING,
    LEADING,
    NAMING,
    OVER,
    PEEKING,
    REVEALING,
    SHARING,
    STEALING,
    TURNING_UP,
    State,
)
from ostrov.kernel.bits import bit
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64
from ostrov.kernel.position import CHANCE, CHANCE_AWAITED
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


@final
class MysteriousIsland(State):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.awaited = CHANCE_AWAITED

    def legal(self, actor: i64, rows: Rows) -> None:
        phase = self.phase
        if actor == CHANCE:
            _outcomes(self, rows)
        elif phase == LEADING:
            lead_actions(self, rows)
        elif phase == FOLLOWING:
            follow_actions(self, rows)
        elif phase == SHARING:
            take_actions(self, rows)
        elif phase == STEALING:
            steal_actions(self, rows)
        elif phase == NAMING:
            name_actions(self, rows)
        elif phase == FORCING:
            force_actions(self, rows)
        elif phase == DISCARDING:
            discard_actions(self, rows)
        else:
            keep_actions(self, rows)

    def apply(self, actor: i64, choice: i64) -> None:
        if actor == CHANCE:
            _take_outcome(self, verb_of(choice), target_of(choice))
        else:
            _take_action(self, verb_of(choice), target_of(choice))
        settle(self)

    def copy(self) -> MysteriousIsland:
        copy = MysteriousIsland(self.seats)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: i64, dice: Dice) -> MysteriousIsland:
        """MI-2.2, MI-3.1 Who was dealt what, and what lies on top of the treasures, unless the seat has seen it."""
        imagined = self.copy()
        imagine_characters(imagined, seat, dice)
        imagine_peeked(imagined, seat, dice)
        return imagined

    def winners(self) -> i64:
        """MI-7.2"""
        return winners(self) if self.phase == OVER else 0

    def points(self, seat: i64) -> i64:
        """MI-7.2, MI-8.3"""
        return points(self, seat)

    def turns(self) -> i64:
        return self.round


def settle(s: State) -> None:
    """After every choice: who is awaited."""
    phase = s.phase
    if phase <= PEEKING or phase in (TURNING_UP, REVEALING, DRAWING):
        s.awaited = CHANCE_AWAITED
    elif phase == OVER:
        s.awaited = 0
    else:
        s.awaited = bit(s.owner(s.chair))


def _outcomes(s: State, rows: Rows) -> None:
    if s.phase == DEALING:
        deal_outcomes(s, rows)
    elif s.phase == PEEKING:
        peek_outcomes(s, rows)
    elif s.phase == DRAWING:
        draw_outcomes(s, rows)
    elif s.phase == TURNING_UP:
        turn_up_outcomes(s, rows)
    elif s.phase == REVEALING:
        reveal_outcomes(s, rows)
    else:
        first_outcomes(s, rows)


def _take_outcome(s: State, verb: i64, target: i64) -> None:
    if verb == DEAL:
        deal(s, target)
    elif verb == PEEK:
        peek(s, target)
    elif verb == DRAW:
        draw(s, target)
    elif verb == TURN_UP:
        turn_up(s)
    elif verb == REVEAL:
        reveal(s)
    elif verb == CHOOSE_FIRST:
        begin_round(s, target)


def _take_action(s: State, verb: i64, target: i64) -> None:
    if verb == PLAY and s.phase == LEADING:
        lead(s, target)
    elif verb == PLAY:
        follow(s, target)
    elif verb == PASS:
        pass_round(s)
    elif verb == SIT_OUT:
        sit_out(s)
    elif verb == TAKE:
        take(s, target)
        share(s)
    elif verb == STEAL:
        steal(s, target)
    elif verb == SPARE:
        spare(s)
    elif verb == NAME:
        name(s, target)
    elif verb == FORCE:
        force(s, target)
    elif verb == DISCARD:
        discard(s, target)
    elif verb == KEEP:
        keep(s, target)


def why_not(s: State, seat: i64, choice: i64) -> Reason:
    """The clause that stands against an action, what the moment forbids first."""
    verb = verb_of(choice)
    if seat == CHANCE:
        return "cannot-come-up", "MI-2.2"
    if s.phase == OVER:
        return "game-is-over", "MI-7.1"
    if verb >= CHOOSE_FIRST or s.awaited & CHANCE_AWAITED:
        return "left-to-chance", "MI-2.2"
    if s.owner(s.chair) != seat:
        return "another-decides", "MI-2.1"
    return _why_not_this(s, verb, target_of(choice))


def _why_not_this(s: State, verb: i64, target: i64) -> Reason:
    phase = s.phase
    if phase == LEADING and verb == PLAY:
        return why_not_lead(s)
    if phase == LEADING and verb == SIT_OUT:
        return why_not_sit_out(s)
    if phase == FOLLOWING and verb == PLAY:
        return why_not_follow(s, target)
    if phase == FOLLOWING and verb == PASS:
        return why_not_pass(s)
    if phase == SHARING and verb == TAKE:
        return why_not_take(s)
    if phase == STEALING and verb == STEAL:
        return why_not_steal(s, target)
    if phase == NAMING and verb == NAME:
        return why_not_name(s, target)
    if phase == NAMING and verb == SPARE:
        return why_not_spare(s)
    if phase == FORCING and verb == FORCE:
        return why_not_force(s, target)
    if phase == DISCARDING and verb == DISCARD:
        return why_not_discard(s)
    if phase == KEEPING and verb == KEEP:
        return why_not_keep(s)
    return why_not_now(s)


def why_not_now(s: State) -> Reason:
    """Something else is asked first: the clause of the phase."""
    if s.phase == LEADING:
        return "something-else-is-asked", "MI-3.2"
    if s.phase == FOLLOWING:
        return "something-else-is-asked", "MI-4.2"
    if s.phase == SHARING:
        return "something-else-is-asked", "MI-5.2"
    if s.phase == KEEPING:
        return "something-else-is-asked", "MI-6.6"
    return "something-else-is-asked", "MI-5.4"
