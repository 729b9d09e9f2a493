"""What a view tells beside the notation, of one round after another."""

from __future__ import annotations

from ostrov.games.mysterious_island.forms import Acting, Part, Play, Reveal, SitOut, Take, TurnUp
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
    led,
    played,
    table,
)

THREE_SEATS = (EMPTY, EMPTY, EMPTY)


def parts(t: Table) -> list[Part]:
    return [chair.part for chair in t.view(None).chairs]


def test_a_chair_tells_whether_it_leads_plays_sits_out_or_has_yet_to_decide() -> None:
    """MI-3.2, MI-4.1, MI-4.2"""
    t = table(*THREE_SEATS)
    assert parts(t) == [Part.TO_COME] * 3
    t.play(0, Play(SILVER))
    assert parts(t) == [Part.FACE_DOWN, Part.TO_COME, Part.TO_COME]
    t.chance(TurnUp())
    t.play(1, SitOut())
    assert parts(t) == [Part.FACE_DOWN, Part.OUT, Part.TO_COME]
    t.play(2, Play(LIVESEY))
    assert parts(t) == [Part.FACE_DOWN, Part.OUT, Part.IN]


def test_after_a_pass_nobody_has_a_part_in_the_round() -> None:
    """MI-3.3"""
    t = table(EMPTY, EMPTY, EMPTY, EMPTY)
    t.passes()
    assert parts(t) == [Part.OUT] * 4


def test_the_lead_is_one_of_three_for_whoever_has_not_seen_it() -> None:
    """MI-3.2 Silver and Hawkins were dealt to the first player, Pew is aside."""
    t = table(*THREE_SEATS)
    t.play(0, Play(SILVER))
    assert t.view(1).unseen == [HAWKINS, PEW, SILVER]
    assert t.view(2).unseen == t.view(None).unseen == [HAWKINS, PEW, TRELAWNEY, SILVER]
    t.chance(TurnUp())
    assert t.view(2).unseen == [HAWKINS, PEW, SILVER]
    assert t.view(0).unseen == [PEW]


def test_between_rounds_nothing_is_unseen() -> None:
    """MI-2.2 All eight are shuffled again."""
    t = played(*THREE_SEATS, cards=(SILVER, None, None))
    assert t.view(1).unseen == []


def test_the_acting_character_is_told_even_while_another_decides() -> None:
    """MI-5.6 Smollett got nothing; the richest chooses what to discard."""
    chairs = (holds(TWO, FOUR), EMPTY, EMPTY)
    t = played(*chairs, cards=(SILVER, SMOLLETT, None), peeked=(THREE, THREE))
    view = t.view(2)
    assert view.acting == Acting(1, OWN, SMOLLETT)
    assert view.deciding is not None
    assert view.deciding.seat == 0


def test_nobody_acts_while_treasures_are_shared_or_cards_are_played() -> None:
    """MI-5.4"""
    t = led(*THREE_SEATS, cards=(SILVER, BONES, DOG), peeked=(TWO, FOUR))
    assert t.view(0).acting is None
    t.play(1, Play(BONES))
    t.play(2, Play(DOG))
    t.chance(Reveal())
    assert t.actions(2) == [Take(TWO), Take(FOUR)]
    assert t.view(0).acting is None


def test_what_lies_at_the_chairs_is_told_once() -> None:
    t = led(holds(TWO), EMPTY, EMPTY, cards=(SILVER, TRELAWNEY, None))
    view = t.view(1)
    assert view.table.chairs == []
    assert view.chairs[0].treasures == [TWO]
