"""Chapter 3: the first player."""

from __future__ import annotations

import pytest

from ostrov.games.mysterious_island.forms import (
    CardLed,
    CardPeeked,
    Character,
    CharacterLed,
    ChooseFirst,
    Discard,
    Draw,
    Drawn,
    Pass,
    Passed,
    Peek,
    Phase,
    Play,
    SitOut,
    TreasurePeeked,
    TurnUp,
)
from ostrov.kernel.position import CHANCE
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
    form,
    holds,
    last_round,
    new_table,
    refuses_position,
    table,
)


def dealt() -> Table:
    t = new_table(3)
    t.chance(ChooseFirst(0))
    t.deal(SILVER, DOG, PEW, HAWKINS, SMOLLETT, BONES, LIVESEY)
    return t


def test_the_first_player_alone_sees_the_two_top_treasures() -> None:
    """MI-3.1"""
    t = dealt()
    t.chance(Peek(FOUR))
    assert t.events_for(0) == [TreasurePeeked(0, OWN, FOUR)]
    assert t.events_for(1) == t.events == [CardPeeked(0, OWN)]
    t.chance(Peek(TWO))
    assert t.view(0).secrets.peeked == [FOUR, TWO]
    assert t.view(1).secrets.peeked is t.view(None).secrets.peeked is None
    assert (t.phase, t.awaited) == (Phase.LEADING, [0])


def test_the_treasures_go_back_in_their_order() -> None:
    """MI-3.1"""
    t = table(EMPTY, EMPTY, EMPTY, peeked=(FOUR, TWO))
    t.passes()
    assert (t.holds(1), t.holds(2)) == ([FOUR], [TWO])


def test_a_single_treasure_that_is_left_is_looked_at_alone() -> None:
    """MI-3.1"""
    t = table(EMPTY, EMPTY, EMPTY, peeked=(THREE,), out=last_round(peeked=(THREE,)))
    assert t.position.secrets.peeked == [THREE]
    refuses_position(form(EMPTY, EMPTY, EMPTY, peeked=(THREE,)), "peek-impossible")


def test_the_peek_ends_when_the_deck_does() -> None:
    """MI-3.1"""
    one_left = form(EMPTY, EMPTY, EMPTY, peeked=(), phase=Phase.PEEKING, out=last_round(peeked=(THREE,)))
    t = Table(one_left)
    t.chance(Peek(THREE))
    assert t.phase == Phase.LEADING


def test_a_treasure_that_is_not_in_the_deck_is_not_on_top_of_it() -> None:
    """MI-3.1, MI-2.3"""
    t = Table(form(EMPTY, EMPTY, EMPTY, peeked=(), phase=Phase.PEEKING, out={TWO: 6}))
    t.refuses(CHANCE, Peek(TWO), "cannot-come-up", "MI-2.3")


def test_the_first_player_plays_either_character_or_passes() -> None:
    """MI-3.2"""
    t = table(EMPTY, EMPTY, EMPTY, hand=(DOG, SILVER))
    assert t.actions(0) == [Play(DOG), Play(SILVER), Pass()]


def test_the_character_lies_face_down_and_the_other_is_out_of_the_round() -> None:
    """MI-3.2"""
    t = table(EMPTY, EMPTY, EMPTY, hand=(DOG, SILVER))
    t.play(0, Play(SILVER))
    assert t.events_for(0) == [CharacterLed(0, OWN, SILVER)]
    assert t.events_for(1) == t.events == [CardLed(0, OWN)]
    assert t.view(1).chairs[0].character is None
    assert DOG not in t.now.open


@pytest.mark.parametrize("character", [TRELAWNEY, BONES, LIVESEY])
def test_the_first_player_does_not_play_what_was_not_dealt(character: Character) -> None:
    """MI-3.2"""
    t = table(EMPTY, EMPTY, EMPTY)
    t.refuses(0, Play(character), "character-not-dealt-to-you", "MI-3.2")


def test_the_first_player_does_not_sit_out() -> None:
    """MI-3.2"""
    t = table(EMPTY, EMPTY, EMPTY)
    t.refuses(0, SitOut(), "the-first-plays-or-passes", "MI-3.2")
    t.refuses(0, Discard(TWO), "something-else-is-asked", "MI-3.2")


def test_a_pass_heals_the_first_player_and_gives_the_others_a_treasure_each() -> None:
    """MI-3.3"""
    t = table(EMPTY, holds(wounds=2), holds(TWO, wounds=1), holds(FOUR), first=1, peeked=(FOUR, THREE))
    t.passes()
    assert t.events == [Passed(1, OWN, 2), Drawn(2, OWN, FOUR), Drawn(3, OWN, THREE)]
    assert t.phase == Phase.DRAWING
    t.chance(Draw(TWO))
    assert t.wounds == [0, 0, 1, 0]
    assert [t.holds(chair) for chair in range(4)] == [[TWO], [], [TWO, FOUR], [THREE, FOUR]]
    assert (t.now.first, t.now.round, t.phase) == (2, 2, Phase.DEALING)


def test_whoever_has_no_wound_may_pass_too() -> None:
    """MI-3.3"""
    t = table(EMPTY, EMPTY, EMPTY)
    t.passes()
    assert Passed(0, OWN, 0) in t.events


def test_treasures_are_drawn_while_the_deck_lasts() -> None:
    """MI-3.3"""
    t = table(EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, peeked=(FOUR, TWO), out=last_round(peeked=(FOUR, TWO)))
    t.passes()
    assert [t.holds(chair) for chair in range(5)] == [[], [FOUR], [TWO], [], []]
    assert t.phase == Phase.OVER


def test_with_one_treasure_left_only_the_next_player_draws() -> None:
    """MI-3.3"""
    t = table(EMPTY, EMPTY, EMPTY, peeked=(FOUR,), out=last_round(peeked=(FOUR,)))
    t.passes()
    assert [t.holds(chair) for chair in range(3)] == [[], [FOUR], []]


def test_what_was_dealt_stays_hidden_after_a_pass() -> None:
    """MI-3.3"""
    t = table(EMPTY, EMPTY, EMPTY, EMPTY)
    t.passes()
    assert all(chair.character is None for chair in t.now.chairs)
    assert (t.view(None).table.second, t.view(2).secrets.first) == (None, None)


def test_only_the_first_player_passes() -> None:
    """MI-3.3"""
    t = table(EMPTY, EMPTY, EMPTY)
    t.play(0, Play(SILVER))
    t.chance(TurnUp())
    t.refuses(1, Pass(), "only-the-first-passes", "MI-3.3")


def test_a_treasure_somebody_holds_is_seen_by_all() -> None:
    """MI-3.4"""
    t = table(holds(TWO, FOUR), holds(THREE), EMPTY)
    for seat in (0, 1, 2, None):
        assert [chair.treasures for chair in t.view(seat).chairs] == [[TWO, FOUR], [THREE], []]


def test_a_treasure_that_is_drawn_is_seen_by_all() -> None:
    """MI-3.4"""
    t = table(EMPTY, EMPTY, EMPTY, peeked=(FOUR, TWO))
    t.passes()
    assert Drawn(1, OWN, FOUR) in t.events
