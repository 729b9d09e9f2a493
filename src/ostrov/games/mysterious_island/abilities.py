"""Chapter 5, its second half: the abilities of those who got no treasure, by ascending value, before the battle."""

from __future__ import annotations

from ostrov.games.mysterious_island import battle, codes, components, state
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.bits import bit, lowest
from ostrov.kernel.native import i64
from ostrov.kernel.piles import how_many, kind_at, one
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def use_abilities(s: State) -> None:
    """MI-5.4 Each by ascending value; whoever has something to decide is asked, and then it goes on from there."""
    if s.step < components.BLACK_DOG:
        s.step = components.BLACK_DOG
        if got_nothing(s, components.BLACK_DOG) and victims(s):
            _ask(s, state.STEALING, s.chair_of(components.BLACK_DOG))
            return
    if s.step < components.SMOLLETT:
        s.step = components.SMOLLETT
        if got_nothing(s, components.SMOLLETT) and hit_the_richest(s):
            return
    if s.step < components.PEW:
        s.step = components.PEW
        if got_nothing(s, components.PEW) and forcible(s):
            _ask(s, state.FORCING, s.chair_of(components.PEW))
            return
    battle.fight_battle(s)


def got_nothing(s: State, character: i64) -> bool:
    """MI-5.4 In play, and without a treasure from the sharing."""
    return s.is_in_play(character) and s.got & bit(s.chair_of(character)) == 0


def _ask(s: State, phase: i64, chair: i64) -> None:
    s.phase = phase
    s.chair = chair


# Black Dog


def victims(s: State) -> i64:
    """MI-5.5 The gentlemen in play who hold a treasure worth 2; MI-8.2 none of the same player."""
    dog = s.chair_of(components.BLACK_DOG)
    found: i64 = 0
    chair: i64 = 0
    while chair < s.chairs:
        character = s.character(chair)
        if character & 1 and how_many(s.held(chair), components.WORTH_TWO) and not s.are_partners(dog, chair):
            found |= bit(character)
        chair += 1
    return found


def steal_actions(s: State, rows: Rows) -> None:
    """MI-5.5 One of them, or nobody."""
    rows.add(codes.choice(codes.STEAL), victims(s))
    rows.add_one(codes.choice(codes.SPARE))


def steal(s: State, character: i64) -> None:
    """MI-5.5"""
    s.tell(codes.STOLE, s.chair, character)
    s.part_with(s.chair_of(character), one(components.WORTH_TWO))
    s.gain(s.chair, components.WORTH_TWO)
    use_abilities(s)


def why_not_steal(s: State, seat: i64, character: i64) -> Reason:
    if not s.is_in_play(character):
        return "character-not-in-play", "MI-5.5"
    if bit(character) & components.GENTLEMEN == 0:
        return "only-from-gentlemen", "MI-5.5"
    if s.are_partners(s.chair, s.chair_of(character)):
        return "partners-are-safe", "MI-8.2"
    return "no-treasure-worth-two", "MI-5.5"


def spare(s: State) -> None:
    """MI-5.5, MI-5.7 Black Dog and Blind Pew may let it be."""
    s.tell(codes.SPARED, s.chair, s.character(s.chair))
    use_abilities(s)


def why_not_spare(s: State, seat: i64) -> Reason:
    return "nothing-to-let-be", "MI-5.6"


# Captain Smollett


def hit_the_richest(s: State) -> bool:
    """MI-5.6 Whether somebody has to decide: Smollett's player on a tie, or whoever has to discard."""
    candidates = richest(s)
    if candidates == 0:
        return False
    if candidates & (candidates - 1):
        _ask(s, state.NAMING, s.chair_of(components.SMOLLETT))
        return True
    return hit(s, lowest(candidates))


def richest(s: State) -> i64:
    """MI-5.6 The chairs with the highest sum, in play or not; MI-8.2 Smollett's partner is out of reach."""
    highest: i64 = 0
    found: i64 = 0
    chair: i64 = 0
    while chair < s.chairs:
        wealth = s.wealth(chair)
        if wealth > highest:
            highest = wealth
            found = 0
        if wealth == highest and wealth > 0:
            found |= bit(chair)
        chair += 1
    return found & ~_partner(s, s.chair_of(components.SMOLLETT))


def _partner(s: State, chair: i64) -> i64:
    """MI-8.2 The other chair of the same player, as a set."""
    return bit(chair ^ 2) if s.seats == 2 else 0


def name_actions(s: State, rows: Rows) -> None:
    """MI-5.6 One of the tied."""
    rows.add(codes.choice(codes.NAME), richest(s))


def name(s: State, chair: i64) -> None:
    """MI-5.6"""
    if not hit(s, chair):
        use_abilities(s)


def why_not_name(s: State, seat: i64, chair: i64) -> Reason:
    if s.are_partners(s.chair, chair):
        return "partners-are-safe", "MI-8.2"
    return "not-among-the-richest", "MI-5.6"


def hit(s: State, chair: i64) -> bool:
    """MI-5.6 The richest must discard a treasure."""
    s.tell(codes.RICHEST_HIT, chair)
    return must_discard(s, chair)


# Blind Pew


def forcible(s: State) -> i64:
    """MI-5.7 Black Dog and Billy Bones, if in play and with a treasure; MI-8.2 none of the same player."""
    pew = s.chair_of(components.PEW)
    found: i64 = 0
    chair: i64 = 0
    while chair < s.chairs:
        character = s.character(chair)
        if components.POWERLESS_AGAINST_PEW & bit(character) and s.held(chair) and not s.are_partners(pew, chair):
            found |= bit(character)
        chair += 1
    return found


def force_actions(s: State, rows: Rows) -> None:
    """MI-5.7 One of them, or nobody."""
    rows.add(codes.choice(codes.FORCE), forcible(s))
    rows.add_one(codes.choice(codes.SPARE))


def force(s: State, character: i64) -> None:
    """MI-5.7"""
    s.tell(codes.FORCED, s.chair, character)
    if not must_discard(s, s.chair_of(character)):
        use_abilities(s)


def why_not_force(s: State, seat: i64, character: i64) -> Reason:
    if components.POWERLESS_AGAINST_PEW & bit(character) == 0:
        return "only-dog-or-bones", "MI-5.7"
    if not s.is_in_play(character):
        return "character-not-in-play", "MI-5.7"
    if s.are_partners(s.chair, s.chair_of(character)):
        return "partners-are-safe", "MI-8.2"
    return "holds-no-treasure", "MI-5.7"


# Whoever has to discard


def must_discard(s: State, chair: i64) -> bool:
    """MI-5.6, MI-5.7 One treasure of their own choice; True if there is a choice, so that they are asked."""
    if components.has_one_kind(s.held(chair)):
        throw_away(s, chair, kind_at(s.held(chair), 0))
        return False
    _ask(s, state.DISCARDING, chair)
    return True


def discard_actions(s: State, rows: Rows) -> None:
    """MI-5.6, MI-5.7"""
    rows.add(codes.choice(codes.DISCARD), components.kinds_of(s.held(s.chair)))


def discard(s: State, kind: i64) -> None:
    """MI-5.4 A discarded treasure leaves the game."""
    throw_away(s, s.chair, kind)
    use_abilities(s)


def throw_away(s: State, chair: i64, kind: i64) -> None:
    """MI-5.4"""
    s.part_with(chair, one(kind))
    s.tell(codes.DISCARDED, chair, kind)


def why_not_discard(s: State, seat: i64, kind: i64) -> Reason:
    return "treasure-not-held", "MI-5.7" if s.step == components.PEW else "MI-5.6"
