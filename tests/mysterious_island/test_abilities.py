"""Chapter 5, its second half: the abilities of those who got no treasure."""

from __future__ import annotations

from ostrov.games.mysterious_island.abilities import hit_the_richest, richest
from ostrov.games.mysterious_island.forms import (
    Discard,
    Discarded,
    Force,
    Forced,
    NameRichest,
    Phase,
    RichestHit,
    Spare,
    Spared,
    Steal,
    Stole,
    Take,
    Wounded,
)
from ostrov.games.mysterious_island.naming import value_of
from ostrov.games.mysterious_island.position import MysteriousIsland
from tests.mysterious_island.table import (
    BONES,
    DOG,
    EMPTY,
    FOUR,
    HAWKINS,
    LIVESEY,
    OWN,
    PEW,
    SILVER,
    SMOLLETT,
    THREE,
    TRELAWNEY,
    TWO,
    Table,
    holds,
    played,
)

# The order


def test_abilities_come_after_the_sharing_by_ascending_value_and_before_the_battle() -> None:
    """MI-5.4 Hawkins and Smollett share; then Black Dog has his moment, then Blind Pew, then they fight."""
    seats = (holds(TWO), holds(THREE), EMPTY, holds(FOUR, FOUR), EMPTY)
    t = played(*seats, cards=(HAWKINS, DOG, TRELAWNEY, SMOLLETT, PEW), peeked=(TWO, FOUR))
    t.play(0, Take(FOUR))
    assert (t.phase, t.awaited) == (Phase.STEALING, [1])
    t.play(1, Steal(HAWKINS))
    assert (t.phase, t.awaited) == (Phase.FORCING, [4])
    t.play(4, Force(DOG))
    assert (t.phase, t.awaited) == (Phase.DISCARDING, [1])
    t.play(1, Discard(TWO))
    assert t.events[0] == Discarded(1, OWN, TWO)
    assert any(isinstance(event, Wounded) for event in t.events)


def two_abilities() -> Table:
    """Dog and Bones share; Smollett and Pew get nothing."""
    seats = (holds(TWO, FOUR), EMPTY, holds(FOUR, FOUR), EMPTY)
    t = played(*seats, cards=(BONES, DOG, SMOLLETT, PEW), peeked=(TWO, FOUR))
    t.play(1, Take(FOUR))
    return t


def test_smollett_comes_before_pew() -> None:
    """MI-5.4"""
    t = two_abilities()
    # Chairs 0 and 2 tie at 8, so Smollett's player names one.
    assert (t.phase, t.awaited) == (Phase.NAMING, [2])
    t.play(2, NameRichest(0))
    t.play(0, Discard(FOUR))
    assert (t.phase, t.awaited) == (Phase.FORCING, [3])


def test_whoever_got_a_treasure_has_no_use_for_the_ability() -> None:
    """MI-5.4"""
    t = played(holds(TWO), EMPTY, EMPTY, cards=(DOG, TRELAWNEY, HAWKINS), peeked=(TWO, FOUR))
    assert t.holds(0) == [TWO, TWO, FOUR]
    assert not any(isinstance(event, Stole) for event in t.events)
    assert t.phase == Phase.DEALING


def test_a_discarded_treasure_is_out_of_the_game() -> None:
    """MI-5.4"""
    t = two_abilities()
    t.play(2, NameRichest(0))
    t.play(0, Discard(FOUR))
    assert (t.now.out, t.holds(0)) == ({FOUR: 1}, [TWO, TWO])


def test_nobody_discards_what_they_do_not_hold() -> None:
    """MI-5.4, MI-5.6"""
    t = two_abilities()
    t.play(2, NameRichest(0))
    t.refuses(0, Discard(THREE), "treasure-not-held", "MI-5.6")
    t.refuses(0, Spare(), "something-else-is-asked", "MI-5.4")


# Black Dog


def test_dog_steals_a_two_from_a_gentleman_of_his_choice() -> None:
    """MI-5.5"""
    seats = (holds(TWO, TWO), EMPTY, holds(TWO, FOUR))
    t = played(*seats, cards=(TRELAWNEY, DOG, HAWKINS), peeked=(THREE, THREE))
    assert t.actions(1) == [Steal(HAWKINS), Steal(TRELAWNEY), Spare()]
    t.play(1, Steal(TRELAWNEY))
    assert t.events[0] == Stole(1, OWN, TRELAWNEY)
    assert (t.holds(0), t.holds(1), t.holds(2)) == ([TWO, THREE], [TWO], [TWO, THREE, FOUR])


def test_dog_may_steal_a_two_that_was_shared_out_just_now() -> None:
    """MI-5.5"""
    t = played(EMPTY, EMPTY, EMPTY, cards=(TRELAWNEY, DOG, None), peeked=(TWO, FOUR))
    t.play(1, Steal(TRELAWNEY))
    assert (t.holds(0), t.holds(1)) == ([FOUR], [TWO])


def test_dog_may_let_it_be() -> None:
    """MI-5.5"""
    t = played(EMPTY, EMPTY, EMPTY, cards=(TRELAWNEY, DOG, None), peeked=(TWO, FOUR))
    t.play(1, Spare())
    assert t.events[0] == Spared(1, OWN, DOG)
    assert (t.holds(0), t.holds(1)) == ([TWO, FOUR], [])


def test_dog_is_not_asked_when_no_gentleman_has_a_two() -> None:
    """MI-5.5"""
    t = played(EMPTY, EMPTY, holds(TWO), cards=(TRELAWNEY, DOG, None), peeked=(THREE, FOUR))
    assert t.phase == Phase.DEALING


def test_dog_does_not_steal_from_a_pirate_or_from_one_who_sits_out_or_has_no_two() -> None:
    """MI-5.5"""
    seats = (EMPTY, EMPTY, holds(TWO), holds(THREE), holds(TWO))
    t = played(*seats, cards=(TRELAWNEY, DOG, PEW, HAWKINS, None), peeked=(TWO, FOUR))
    t.play(3, Take(FOUR))
    t.refuses(1, Steal(PEW), "only-from-gentlemen", "MI-5.5")
    t.refuses(1, Steal(LIVESEY), "character-not-in-play", "MI-5.5")
    t.refuses(1, Steal(HAWKINS), "no-treasure-worth-two", "MI-5.5")


def test_dog_steals_from_the_right_one_of_two_gentlemen_only_if_he_has_a_two() -> None:
    """MI-5.5"""
    t = played(holds(FOUR), EMPTY, holds(TWO), cards=(TRELAWNEY, DOG, HAWKINS), peeked=(THREE, THREE))
    assert t.actions(1) == [Steal(HAWKINS), Spare()]


# Captain Smollett


def test_the_richest_discards_a_treasure_of_their_own_choice() -> None:
    """MI-5.6"""
    seats = (EMPTY, EMPTY, holds(TWO, FOUR, FOUR))
    t = played(*seats, cards=(SILVER, SMOLLETT, None), peeked=(TWO, THREE))
    assert (t.phase, t.awaited, t.actions(2)) == (Phase.DISCARDING, [2], [Discard(TWO), Discard(FOUR)])
    assert RichestHit(2, OWN) in t.events
    t.play(2, Discard(TWO))
    assert t.holds(2) == [FOUR, FOUR]


def test_the_sum_counts_and_not_the_number_of_cards() -> None:
    """MI-5.6"""
    seats = (EMPTY, EMPTY, holds(FOUR, FOUR), holds(TWO, TWO, THREE))
    t = played(*seats, cards=(SILVER, SMOLLETT, None, None), peeked=(TWO, THREE))
    assert Discarded(2, OWN, FOUR) in t.events


def test_treasures_shared_out_just_now_count_for_the_richest() -> None:
    """MI-5.6"""
    t = played(holds(TWO), EMPTY, holds(FOUR, FOUR), cards=(SILVER, SMOLLETT, None), peeked=(FOUR, FOUR))
    assert RichestHit(0, OWN) in t.events


def test_smolletts_own_player_can_be_the_richest() -> None:
    """MI-5.6"""
    t = played(EMPTY, holds(FOUR, FOUR), EMPTY, cards=(SILVER, SMOLLETT, None), peeked=(TWO, TWO))
    assert RichestHit(1, OWN) in t.events
    assert t.holds(1) == [FOUR]


def test_smollett_names_one_of_several_richest_himself_included() -> None:
    """MI-5.6"""
    t = played(
        EMPTY, holds(FOUR), holds(TWO, TWO), holds(FOUR), cards=(SILVER, SMOLLETT, None, None), peeked=(TWO, TWO)
    )
    assert t.actions(1) == [NameRichest(0, OWN), NameRichest(1, OWN), NameRichest(2, OWN), NameRichest(3, OWN)]
    t.play(1, NameRichest(3))
    assert (t.holds(3), t.holds(2)) == ([], [TWO, TWO])


def test_smollett_does_not_name_somebody_poorer_and_has_to_name_somebody() -> None:
    """MI-5.6"""
    t = played(EMPTY, EMPTY, holds(FOUR), holds(THREE), cards=(SILVER, SMOLLETT, None, None), peeked=(TWO, TWO))
    t.refuses(1, NameRichest(3), "not-among-the-richest", "MI-5.6")
    t.refuses(1, Spare(), "nothing-to-let-be", "MI-5.6")
    t.refuses(1, NameRichest(4), "no-such-seat", "MI-2.1")


def test_with_no_treasure_anywhere_smollett_does_nothing() -> None:
    """MI-5.6 Somebody has always got a treasure by then, so this is asked of the rule alone."""
    s = MysteriousIsland(3)
    s.play(1, value_of(SMOLLETT))
    assert richest(s) == 0
    assert not hit_the_richest(s)


def test_smollett_who_got_a_treasure_hits_nobody() -> None:
    """MI-5.6"""
    t = played(EMPTY, EMPTY, EMPTY, cards=(SMOLLETT, None, None), peeked=(TWO, TWO))
    assert not any(isinstance(event, RichestHit) for event in t.events)


# Blind Pew


def test_pew_makes_bones_discard_a_treasure_of_bones_choice() -> None:
    """MI-5.7"""
    t = played(EMPTY, EMPTY, holds(TWO, FOUR), cards=(TRELAWNEY, PEW, BONES), peeked=(THREE, THREE))
    assert t.actions(1) == [Force(BONES), Spare()]
    t.play(1, Force(BONES))
    assert t.events == [Forced(1, OWN, BONES)]
    t.play(2, Discard(TWO))
    assert t.holds(2) == [FOUR]


def test_pew_names_one_when_dog_and_bones_are_both_in_play() -> None:
    """MI-5.7"""
    seats = (EMPTY, EMPTY, holds(THREE), holds(FOUR))
    t = played(*seats, cards=(TRELAWNEY, PEW, BONES, DOG), peeked=(THREE, THREE))
    assert t.actions(1) == [Force(DOG), Force(BONES), Spare()]
    t.play(1, Force(DOG))
    assert (t.holds(2), t.holds(3)) == ([THREE], [])


def test_pew_may_let_it_be() -> None:
    """MI-5.7"""
    t = played(EMPTY, EMPTY, holds(TWO, FOUR), cards=(TRELAWNEY, PEW, BONES), peeked=(THREE, THREE))
    t.play(1, Spare())
    assert t.events[0] == Spared(1, OWN, PEW)


def test_pew_has_no_power_over_others_or_over_one_without_treasure() -> None:
    """MI-5.7"""
    seats = (EMPTY, EMPTY, holds(THREE), EMPTY)
    t = played(*seats, cards=(TRELAWNEY, PEW, BONES, DOG), peeked=(THREE, THREE))
    t.refuses(1, Force(TRELAWNEY), "only-dog-or-bones", "MI-5.7")
    t.refuses(1, Force(DOG), "holds-no-treasure", "MI-5.7")


def test_pew_has_no_power_over_one_who_is_not_in_play() -> None:
    """MI-5.7"""
    t = played(EMPTY, EMPTY, holds(THREE), cards=(TRELAWNEY, PEW, BONES), peeked=(THREE, THREE))
    t.refuses(1, Force(DOG), "character-not-in-play", "MI-5.7")


def test_pew_is_not_asked_when_neither_has_anything() -> None:
    """MI-5.7"""
    t = played(EMPTY, EMPTY, EMPTY, cards=(TRELAWNEY, PEW, BONES), peeked=(THREE, THREE))
    assert t.phase == Phase.DEALING


def test_pew_who_got_a_treasure_has_no_power() -> None:
    """MI-5.7"""
    t = played(EMPTY, EMPTY, holds(FOUR), cards=(PEW, TRELAWNEY, BONES), peeked=(THREE, THREE))
    assert t.phase == Phase.DEALING


def test_a_stolen_two_may_be_lost_to_pew_at_once() -> None:
    """MI-5.7, MI-5.5"""
    t = played(EMPTY, EMPTY, EMPTY, cards=(TRELAWNEY, PEW, DOG), peeked=(TWO, THREE))
    t.play(2, Steal(TRELAWNEY))
    t.play(1, Force(DOG))
    assert (t.holds(2), t.now.out) == ([], {TWO: 1})


def test_hawkins_and_livesey_have_nothing_to_do_in_the_sharing() -> None:
    """MI-5.4"""
    t = played(holds(FOUR), EMPTY, EMPTY, cards=(SILVER, HAWKINS, LIVESEY), peeked=(TWO, THREE))
    assert t.phase == Phase.DEALING
