"""Chapter 6: the battle. All wounds are dealt together; then whoever has no life left keeps one treasure."""

from __future__ import annotations

from ostrov.games.mysterious_island import codes, components, ending, state
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.piles import kind_at, one
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def fight_battle(s: State) -> None:
    """MI-6.1 Everybody in play fights the first player only; MI-6.2 all wounds count before anybody falls."""
    chair = s.second()
    while chair != s.first:
        if s.character(chair) != state.NONE and not s.are_partners(chair, s.first):
            fight(s, chair, s.first)
        chair = s.after(chair)
    ambush(s)
    count_the_fallen(s)
    settle_the_fallen(s)


def fight(s: State, chair: i64, other: i64) -> None:
    """MI-6.1 Of two characters of opposite factions the lower takes a wound."""
    if not components.are_opposed(s.character(chair), s.character(other)):
        return
    if s.character(chair) < s.character(other):
        lose_fight(s, chair, other)
    else:
        lose_fight(s, other, chair)


def lose_fight(s: State, loser: i64, winner: i64) -> None:
    """MI-6.3 Silver does not wound Hawkins; MI-6.5 a pirate who wounds Livesey is wounded back."""
    if s.character(loser) == components.HAWKINS and s.character(winner) == components.SILVER:
        return
    wound(s, loser, winner)
    if s.character(loser) == components.LIVESEY:
        wound(s, winner, loser)


def ambush(s: State) -> None:
    """MI-6.4 Billy Bones wounds Silver, whoever is first; MI-8.2 unless both are of one player."""
    if not (s.is_in_play(components.BONES) and s.is_in_play(components.SILVER)):
        return
    bones = s.chair_of(components.BONES)
    silver = s.chair_of(components.SILVER)
    if not s.are_partners(bones, silver):
        wound(s, silver, bones)


def wound(s: State, chair: i64, by: i64) -> None:
    s.wound(chair)
    s.tell(codes.WOUNDED, chair, s.character(chair), s.character(by), s.wounds(chair))


def count_the_fallen(s: State) -> None:
    """MI-6.6 As many wounds as lives, or more: those beyond are lost, and the lives are full again."""
    chair = s.first
    lives = s.lives()
    while True:
        if s.wounds(chair) >= lives:
            s.heal(chair)
            s.fallen |= bit(chair)
            s.tell(codes.FELL, chair)
        chair = s.after(chair)
        if chair == s.first:
            return


def settle_the_fallen(s: State) -> None:
    """MI-6.6 One after another, clockwise from the first; who has nothing to choose is not asked."""
    chair = s.first
    while s.fallen:
        if s.fallen & bit(chair):
            if not components.has_one_kind(s.held(chair)):
                s.phase = state.KEEPING
                s.chair = chair
                return
            if s.held(chair):
                keep_only(s, chair, kind_at(s.held(chair), 0))
            s.fallen &= ~bit(chair)
        chair = s.after(chair)
    ending.end_round(s)


def keep_actions(s: State, rows: Rows) -> None:
    """MI-6.6 One treasure of their own choice."""
    rows.add(codes.choice(codes.KEEP), components.kinds_of(s.held(s.chair)))


def keep(s: State, kind: i64) -> None:
    """MI-6.6"""
    keep_only(s, s.chair, kind)
    s.fallen &= ~bit(s.chair)
    settle_the_fallen(s)


def keep_only(s: State, chair: i64, kind: i64) -> None:
    """MI-6.6 The rest leaves the game."""
    s.part_with(chair, s.held(chair) - one(kind))
    s.tell(codes.KEPT, chair, kind)


def why_not_keep(s: State, seat: i64, kind: i64) -> Reason:
    return "treasure-not-held", "MI-6.6"
