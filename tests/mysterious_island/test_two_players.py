"""Chapter 8: two players, four chairs."""

from __future__ import annotations

from ostrov.games.mysterious_island.forms import (
    Chair,
    CharacterDealt,
    ChooseFirst,
    Draw,
    Drawn,
    Force,
    Keep,
    NameRichest,
    Passed,
    Phase,
    Play,
    RichestHit,
    RoundBegan,
    SitOut,
    Spare,
    Steal,
    TurnUp,
)
from ostrov.kernel.game import Prompt
from ostrov.words import Words
from tests.mysterious_island.table import (
    BONES,
    DOG,
    EMPTY,
    FOUR,
    GAME,
    HAWKINS,
    LIVESEY,
    PEW,
    SILVER,
    SMOLLETT,
    THREE,
    TRELAWNEY,
    TWO,
    holds,
    last_round,
    new_table,
    played,
    table,
)

FOUR_CHAIRS = (EMPTY, EMPTY, EMPTY, EMPTY)


# Chairs


def test_two_players_have_four_chairs_in_turn() -> None:
    """MI-8.1"""
    t = table(*FOUR_CHAIRS, seats=2)
    asked = list(t.awaited)
    t.play(0, Play(SILVER))
    t.chance(TurnUp())
    for _ in range(3):
        asked += t.awaited
        t.play(t.awaited[0], SitOut())
    assert asked == [0, 1, 0, 1]


def test_the_player_who_is_chosen_begins_with_the_lower_chair() -> None:
    """MI-8.1"""
    t = new_table(2)
    assert t.outcomes == [ChooseFirst(0), ChooseFirst(1)]
    t.chance(ChooseFirst(1))
    assert t.events == [RoundBegan(1, Chair.TWO, 1)]


def test_the_first_chair_moves_one_chair_each_round() -> None:
    """MI-8.1"""
    t = played(*FOUR_CHAIRS, cards=(SILVER, None, None, None), first=2, seats=2)
    assert t.events[-1] == RoundBegan(1, Chair.FOUR, 2)


def test_wounds_and_treasures_belong_to_the_chair() -> None:
    """MI-8.1"""
    chairs = (holds(TWO, FOUR), EMPTY, holds(TWO, FOUR, wounds=2), EMPTY)
    t = played(*chairs, cards=(SILVER, TRELAWNEY, None, None), seats=2, first=1)
    assert t.wounds == [0, 0, 0, 0]
    assert (t.phase, t.awaited) == (Phase.KEEPING, [0])
    t.play(0, Keep(FOUR))
    assert (t.holds(0), t.holds(2)) == ([TWO, FOUR], [FOUR])


def test_the_prompt_tells_whose_chair_is_asked_and_with_which_card() -> None:
    """MI-8.1"""
    t = table(*FOUR_CHAIRS, seats=2, first=2)
    assert GAME.prompt(t.referee.position, 0) == Prompt("ask-leading", {"cards": 1, "seat": 0, "chair": Chair.THREE})
    t.play(0, Play(SILVER))
    t.chance(TurnUp())
    card = {"cards": 2, "seat": 1, "chair": Chair.FOUR, "character": TRELAWNEY}
    assert GAME.prompt(t.referee.position, 1) == Prompt("second", card)
    said = Words("en", GAME).prompt(GAME.prompt(t.referee.position, 1))
    assert said.startswith("Seat 2 (right), Squire Trelawney (7): ")


def test_with_more_players_a_prompt_needs_no_chair() -> None:
    """MI-8.1"""
    t = table(EMPTY, EMPTY, EMPTY)
    assert Words("en", GAME).prompt(GAME.prompt(t.referee.position, 0)).startswith("Play one of your two")


def test_a_chair_is_named_by_its_number_and_its_player() -> None:
    """MI-8.1"""
    chairs = (EMPTY, EMPTY, holds(FOUR), holds(FOUR))
    t = played(*chairs, cards=(SILVER, SMOLLETT, None, None), seats=2, peeked=(TWO, TWO))
    t.refuses(1, NameRichest(0, Chair.OWN), "no-such-chair", "MI-8.1")
    t.refuses(1, NameRichest(1, Chair.THREE), "no-such-chair", "MI-8.1")


def test_with_more_players_chairs_have_no_numbers() -> None:
    """MI-8.1"""
    t = played(EMPTY, EMPTY, holds(FOUR), cards=(SILVER, SMOLLETT, None), peeked=(TWO, TWO))
    t.refuses(1, NameRichest(0, Chair.ONE), "no-such-chair", "MI-8.1")


# Chairs of one player


def test_chairs_of_one_player_do_not_wound_each_other() -> None:
    """MI-8.2 Silver leads on chair 1; Trelawney and Livesey follow on the chairs 2 and 3."""
    t = played(*FOUR_CHAIRS, cards=(SILVER, TRELAWNEY, LIVESEY, None), seats=2)
    assert t.wounds == [0, 1, 0, 0]


def test_bones_does_not_wound_silver_of_the_same_player() -> None:
    """MI-8.2"""
    t = played(*FOUR_CHAIRS, cards=(BONES, None, SILVER, None), seats=2, peeked=(TWO, TWO))
    assert t.wounds == [0, 0, 0, 0]


def test_bones_wounds_silver_of_the_other_player() -> None:
    """MI-8.2, MI-6.4"""
    t = played(*FOUR_CHAIRS, cards=(BONES, SILVER, None, None), seats=2, peeked=(TWO, TWO))
    assert t.wounds == [0, 1, 0, 0]


def test_dog_does_not_steal_from_the_other_chair_of_the_same_player() -> None:
    """MI-8.2"""
    chairs = (holds(TWO), EMPTY, holds(TWO), EMPTY)
    t = played(*chairs, cards=(TRELAWNEY, DOG, HAWKINS, SMOLLETT), seats=2, peeked=(TWO, TWO))
    assert t.actions(1) == [Steal(HAWKINS), Steal(TRELAWNEY), Spare()]
    t.refuses(1, Steal(SMOLLETT), "partners-are-safe", "MI-8.2")


def test_dog_is_not_asked_when_only_the_own_other_chair_has_a_two() -> None:
    """MI-8.2"""
    chairs = (EMPTY, EMPTY, EMPTY, holds(TWO))
    t = played(*chairs, cards=(TRELAWNEY, DOG, None, HAWKINS), seats=2, peeked=(THREE, THREE))
    assert t.phase == Phase.DEALING


def test_nothing_happens_when_smolletts_other_chair_alone_is_richest() -> None:
    """MI-8.2"""
    chairs = (EMPTY, EMPTY, EMPTY, holds(FOUR, FOUR))
    t = played(*chairs, cards=(SILVER, SMOLLETT, None, None), seats=2, peeked=(TWO, TWO))
    assert t.holds(3) == [FOUR, FOUR]
    assert not any(isinstance(event, RichestHit) for event in t.events)


def test_smolletts_other_chair_cannot_be_named_on_a_tie() -> None:
    """MI-8.2"""
    chairs = (EMPTY, holds(FOUR), holds(FOUR), holds(FOUR))
    t = played(*chairs, cards=(SILVER, SMOLLETT, None, None), seats=2, peeked=(TWO, TWO))
    assert t.actions(1) == [NameRichest(0, Chair.ONE), NameRichest(1, Chair.TWO), NameRichest(0, Chair.THREE)]
    t.refuses(1, NameRichest(1, Chair.FOUR), "partners-are-safe", "MI-8.2")


def test_on_a_tie_with_the_other_chair_the_only_one_left_is_hit() -> None:
    """MI-8.2"""
    chairs = (EMPTY, EMPTY, holds(FOUR, FOUR), holds(FOUR, FOUR))
    t = played(*chairs, cards=(SILVER, SMOLLETT, None, None), seats=2, peeked=(TWO, TWO))
    assert RichestHit(0, Chair.THREE) in t.events


def test_smolletts_own_chair_can_be_hit() -> None:
    """MI-8.2"""
    chairs = (EMPTY, holds(FOUR, FOUR), EMPTY, EMPTY)
    t = played(*chairs, cards=(SILVER, SMOLLETT, None, None), seats=2, peeked=(TWO, TWO))
    assert RichestHit(1, Chair.TWO) in t.events


def test_pew_has_no_power_over_the_other_chair_of_the_same_player() -> None:
    """MI-8.2"""
    chairs = (EMPTY, EMPTY, holds(TWO), holds(TWO))
    t = played(*chairs, cards=(TRELAWNEY, PEW, DOG, BONES), seats=2, peeked=(THREE, THREE))
    assert t.actions(1) == [Force(DOG), Spare()]
    t.refuses(1, Force(BONES), "partners-are-safe", "MI-8.2")


# The end


def test_treasures_of_two_chairs_are_not_added_up() -> None:
    """MI-8.3"""
    chairs = (holds(FOUR), holds(FOUR, FOUR), holds(FOUR), EMPTY)
    t = played(
        *chairs, cards=(SILVER, None, None, None), seats=2, peeked=(TWO,), out=last_round(*chairs, peeked=(TWO,))
    )
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.points) == ([1], [6, 8])


def test_on_a_tie_the_lower_character_of_the_tied_chairs_decides() -> None:
    """MI-8.3, MI-7.2 The chairs 1 and 2 tie: Trelawney is lower than Silver."""
    chairs = (holds(TWO), holds(FOUR), EMPTY, EMPTY)
    out = last_round(*chairs, peeked=(TWO,))
    t = played(*chairs, cards=(SILVER, TRELAWNEY, None, None), seats=2, peeked=(TWO,), out=out)
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.clause, t.outcome.winners) == ("lowest-character", "MI-8.3", [1])


def test_on_a_tie_the_treasures_of_the_other_chairs_do_not_count() -> None:
    """MI-8.3 The chairs 1 and 2 tie, chair 4 holds something, and only chair 1 has played."""
    chairs = (holds(TWO), holds(FOUR), EMPTY, holds(TWO))
    out = last_round(*chairs, peeked=(TWO,))
    t = played(*chairs, cards=(SILVER, None, None, None), seats=2, peeked=(TWO,), out=out)
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.winners) == ("lowest-character", [0])


def test_on_a_tie_the_characters_of_the_other_chairs_do_not_count() -> None:
    """MI-8.3 The chairs 1 and 2 tie; Black Dog on chair 4 is lower than Smollett, but chair 4 does not tie."""
    chairs = (holds(TWO), holds(FOUR), EMPTY, EMPTY)
    out = last_round(*chairs, peeked=(TWO,))
    t = played(*chairs, cards=(SMOLLETT, None, None, DOG), seats=2, peeked=(TWO,), out=out)
    t.play(1, Spare())
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.winners) == ("lowest-character", [0])


def test_where_both_chairs_of_a_player_tie_either_character_counts() -> None:
    """MI-8.3 The chairs 1, 2 and 4 tie; Livesey on chair 4 is the lowest."""
    chairs = (holds(TWO), holds(FOUR), EMPTY, holds(FOUR))
    out = last_round(*chairs, peeked=(TWO,))
    t = played(*chairs, cards=(SILVER, TRELAWNEY, None, LIVESEY), seats=2, peeked=(TWO,), out=out)
    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.winners) == ("lowest-character", [1])


def test_where_no_tied_chair_has_played_both_win() -> None:
    """MI-8.3"""
    t = table(*FOUR_CHAIRS, seats=2, peeked=(TWO, TWO), out=last_round(peeked=(TWO, TWO)))
    t.passes()
    assert t.outcome is not None
    # The chairs 2 and 3 have drawn a 2 each, and nobody has played a character.
    assert (t.outcome.reason, t.outcome.winners) == ("shared", [0, 1])


# A pass, and what a player sees


def test_when_a_chair_passes_the_three_others_draw() -> None:
    """MI-8.4"""
    chairs = (holds(wounds=2), EMPTY, holds(wounds=1), EMPTY)
    t = table(*chairs, seats=2, peeked=(TWO, FOUR))
    t.passes()
    assert t.events == [Passed(0, Chair.ONE, 2), Drawn(1, Chair.TWO, TWO), Drawn(0, Chair.THREE, FOUR)]
    t.chance(Draw(THREE))
    assert [t.holds(chair) for chair in range(4)] == [[], [TWO], [FOUR], [THREE]]
    assert t.wounds == [0, 0, 1, 0]


def test_a_player_sees_what_is_dealt_to_either_of_their_chairs() -> None:
    """MI-8.4"""
    t = table(*FOUR_CHAIRS, seats=2, first=3, hand=(HAWKINS, SILVER), second=TRELAWNEY)
    assert (t.view(1).secrets.first, t.view(1).secrets.second) == ([HAWKINS, SILVER], None)
    assert (t.view(0).secrets.first, t.view(0).secrets.second) == (None, TRELAWNEY)


def test_a_player_knows_the_own_first_character_when_the_other_chair_decides() -> None:
    """MI-8.4"""
    t = table(*FOUR_CHAIRS, seats=2)
    t.play(0, Play(SILVER))
    t.chance(TurnUp())
    t.play(1, SitOut())
    assert (t.awaited, t.view(0).secrets.led, t.view(1).secrets.led) == ([0], SILVER, None)


def test_nobody_sees_what_is_dealt_to_the_other_player() -> None:
    """MI-8.4"""
    t = new_table(2)
    t.chance(ChooseFirst(0))
    t.deal(SILVER)
    assert CharacterDealt(0, Chair.ONE, SILVER) in t.events_for(0)
    assert CharacterDealt(0, Chair.ONE, SILVER) not in t.events_for(1)
