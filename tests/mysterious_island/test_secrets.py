"""What each seat knows when, and what it can imagine of the rest."""

from __future__ import annotations

from collections import Counter

import msgspec

from ostrov.games.mysterious_island.forms import (
    Character,
    ChooseFirst,
    Deal,
    Pass,
    Peek,
    Phase,
    Play,
    PositionForm,
    Secrets,
    SitOut,
    TurnUp,
)
from ostrov.kernel.dice import Dice
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
    Table,
    form,
    holds,
    led,
    new_table,
    played,
    table,
)

THREE_SEATS = (EMPTY, EMPTY, EMPTY)


def imaginings(t: Table, seat: int, number: int = 400) -> list[PositionForm]:
    found = [GAME.show_position(t.referee.position.imagine(seat, Dice(seed))) for seed in range(number)]
    assert all(isinstance(form, PositionForm) for form in found)
    return found  # type: ignore[return-value]


# The characters


def test_the_first_player_knows_two_characters_and_the_second_one() -> None:
    """MI-2.2 Hawkins and Silver were dealt to the first player, Trelawney to the second; Pew is aside."""
    t = table(*THREE_SEATS)
    assert t.view(0).secrets == Secrets([HAWKINS, SILVER], None, None, [TWO, FOUR])
    assert t.view(1).secrets == Secrets(None, None, TRELAWNEY, None)
    assert t.view(2).secrets == t.view(None).secrets == Secrets()


def test_each_imagines_what_the_others_may_have() -> None:
    """MI-2.2"""
    t = table(*THREE_SEATS)
    assert {form.secrets.second for form in imaginings(t, 0)} == {PEW, TRELAWNEY}
    hands = {tuple(form.secrets.first or []) for form in imaginings(t, 1)}
    assert hands == {(HAWKINS, PEW), (HAWKINS, SILVER), (PEW, SILVER)}
    assert len({(*(form.secrets.first or []), form.secrets.second) for form in imaginings(t, 2)}) == 12


def test_what_a_seat_knows_it_does_not_imagine_otherwise() -> None:
    """MI-2.2, MI-3.1"""
    t = table(*THREE_SEATS)
    assert {tuple(form.secrets.first or []) for form in imaginings(t, 0)} == {(HAWKINS, SILVER)}
    assert {tuple(form.secrets.peeked or []) for form in imaginings(t, 0)} == {(TWO, FOUR)}
    assert {form.secrets.second for form in imaginings(t, 1)} == {TRELAWNEY}


def test_imaginings_are_as_likely_as_the_deal() -> None:
    """MI-2.2 The first player has two of four unseen characters, so each is there as often as not."""
    t = table(*THREE_SEATS)
    times = Counter(card for form in imaginings(t, 2, 2000) for card in form.secrets.first or [])
    assert set(times) == {HAWKINS, PEW, TRELAWNEY, SILVER}
    assert all(900 < number < 1100 for number in times.values())


def test_the_first_player_knows_which_character_must_be_aside() -> None:
    """MI-4.1 As soon as the second player's is turned up."""
    t = table(*THREE_SEATS)
    t.play(0, Play(SILVER))
    t.chance(TurnUp())
    (known,) = {msgspec.json.encode(form) for form in imaginings(t, 0)}
    assert known == msgspec.json.encode(t.position)


def test_the_others_do_not_know_which_character_lies_face_down() -> None:
    """MI-3.2"""
    t = table(*THREE_SEATS)
    t.play(0, Play(SILVER))
    t.chance(TurnUp())
    assert {form.secrets.led for form in imaginings(t, 1)} == {HAWKINS, PEW, SILVER}
    assert t.view(2).secrets == Secrets()


def test_the_character_that_was_not_played_stays_unseen() -> None:
    """MI-3.2 After the reveal it may be either of two; the first player alone knows."""
    cards = (SILVER, TRELAWNEY, BONES)
    t = played(*THREE_SEATS, cards=cards, peeked=(TWO, FOUR))
    assert t.view(0).secrets.first is not None
    assert t.view(1).secrets.first is t.view(None).secrets.first is None
    others = {tuple(form.secrets.first or []) for form in imaginings(t, 1)}
    assert all(SILVER in hand for hand in others)
    assert len(others) == 2


def test_characters_in_play_are_never_imagined_elsewhere() -> None:
    """MI-4.2"""
    t = led(EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, cards=(SILVER, TRELAWNEY, BONES, DOG, None))
    t.play(1, Play(TRELAWNEY))
    t.play(2, Play(BONES))
    for imagined in imaginings(t, 3, 50):
        assert not {TRELAWNEY, BONES} & set(imagined.secrets.first or [])


def test_what_was_known_of_one_round_is_worth_nothing_in_the_next() -> None:
    """MI-2.2 All eight are shuffled again."""
    t = played(*THREE_SEATS, cards=(SILVER, None, None), peeked=(TWO, FOUR))
    assert t.outcomes == [Deal(character) for character in Character]
    assert t.view(0).secrets.first is None


def test_a_half_made_deal_is_imagined_as_far_as_it_went() -> None:
    """MI-2.2"""
    t = new_table(3)
    t.chance(ChooseFirst(0))
    t.deal(SILVER, DOG, PEW, TRELAWNEY)
    for imagined in imaginings(t, 2, 30):
        assert len(imagined.secrets.first or []) == 2
        assert TRELAWNEY not in {*(imagined.secrets.first or []), imagined.secrets.second}


# The treasures


def test_the_others_imagine_the_top_treasures_from_what_is_left() -> None:
    """MI-3.1"""
    chairs = (holds(*[FOUR] * 5), EMPTY, EMPTY)
    t = table(*chairs, peeked=(TWO, FOUR), out={TWO: 5, THREE: 5})
    tops = {tuple(form.secrets.peeked or []) for form in imaginings(t, 1)}
    assert tops == {(TWO, THREE), (THREE, TWO), (TWO, FOUR), (FOUR, TWO), (THREE, FOUR), (FOUR, THREE)}


def test_a_treasure_peeked_at_stays_known_until_somebody_has_it() -> None:
    """MI-3.1"""
    t = led(*THREE_SEATS, cards=(SILVER, TRELAWNEY, None), peeked=(TWO, FOUR))
    t.play(1, SitOut())
    assert t.view(0).secrets.peeked == [TWO, FOUR]
    assert t.view(1).secrets.peeked is None


def test_after_a_pass_nobody_knows_the_next_treasure() -> None:
    """MI-3.3"""
    t = table(EMPTY, EMPTY, EMPTY, EMPTY)
    t.play(0, Pass())
    assert (t.phase, t.view(0).secrets.peeked) == (Phase.DRAWING, [])


def test_the_composition_of_the_deck_tells_nothing_of_the_peek() -> None:
    """MI-3.1"""
    low, high = table(*THREE_SEATS, peeked=(TWO, TWO)), table(*THREE_SEATS, peeked=(FOUR, FOUR))
    assert low.view(1) == high.view(1)
    assert low.view(None) == high.view(None)
    assert low.view(0) != high.view(0)


def test_a_half_made_peek_is_known_to_the_first_player_alone() -> None:
    """MI-3.1"""
    t = Table(form(*THREE_SEATS, peeked=(), phase=Phase.PEEKING))
    t.chance(Peek(THREE))
    assert (t.view(0).secrets.peeked, t.view(1).secrets.peeked) == ([THREE], None)
    assert {tuple(form.secrets.peeked or []) for form in imaginings(t, 1)} == {(TWO,), (THREE,), (FOUR,)}


# A spectator


def test_a_spectator_sees_what_lies_open_only() -> None:
    """MI-2.2"""
    t = led(*THREE_SEATS, cards=(SILVER, TRELAWNEY, LIVESEY))
    view = t.view(None)
    assert view.secrets == Secrets()
    assert (view.table.second, view.chairs[0].character) == (TRELAWNEY, None)
    # What was led is named as one of three, and nowhere else.
    assert view.unseen == [BONES, PEW, SILVER]
    text = msgspec.json.encode(msgspec.structs.replace(view, unseen=[])).decode()
    assert "silver" not in text


def test_what_a_spectator_imagines_looks_like_the_table() -> None:
    """MI-2.2"""
    t = led(*THREE_SEATS, cards=(SILVER, TRELAWNEY, SMOLLETT))
    for seed in range(20):
        imagined = GAME.imagine(t.view(None), Dice(seed))
        assert GAME.view(imagined, None) == t.view(None)
