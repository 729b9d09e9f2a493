"""Positions written by hand: what may be left out, what comes back, and what no game can come to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ostrov.games.mysterious_island.forms import AtTable, Character, Phase, PositionForm, Secrets, Table
from ostrov.kernel.dice import Dice
from ostrov.kernel.playouts import one_awaited
from ostrov.kernel.rows import Rows
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
    form,
    holds,
    last_round,
    new_table,
    played,
    refuses_position,
    table,
)

SEATS = (EMPTY, EMPTY, EMPTY)
NOTHING_LEFT = {TWO: 6, THREE: 6, FOUR: 6}


def reads_back(written: PositionForm) -> None:
    """A position survives being shown and read, and being sent as JSON."""
    position = GAME.read_position(written)
    shown = GAME.show_position(position)
    assert GAME.read_position(shown).fields() == position.fields()
    assert GAME.decode(msgspec.json.encode(shown), PositionForm) == shown


def changed(written: PositionForm, secrets: dict[str, Any] | None = None, **rest: Any) -> PositionForm:
    """The same position with something altered."""
    table = msgspec.structs.replace(written.table, **rest)
    return PositionForm(table, msgspec.structs.replace(written.secrets, **(secrets or {})))


def sharing() -> PositionForm:
    return played(*SEATS, cards=(SILVER, TRELAWNEY, PEW), peeked=(TWO, FOUR)).position


def stealing() -> PositionForm:
    return played(*SEATS, cards=(TRELAWNEY, DOG, None), peeked=(TWO, FOUR)).position


def discarding() -> PositionForm:
    return played(EMPTY, EMPTY, holds(TWO, FOUR), cards=(SILVER, SMOLLETT, None), peeked=(TWO, TWO)).position


def keeping() -> PositionForm:
    chairs = (EMPTY, holds(TWO, FOUR, wounds=2), EMPTY)
    return played(*chairs, cards=(SILVER, TRELAWNEY, None), peeked=(THREE, THREE)).position


def over() -> PositionForm:
    out = last_round(peeked=(THREE, FOUR))
    return played(*SEATS, cards=(SILVER, TRELAWNEY, None), peeked=(THREE, FOUR), out=out).position


# What comes back


@pytest.mark.parametrize("written", [form(*SEATS), sharing(), stealing(), discarding(), keeping(), over()])
def test_a_position_that_is_shown_reads_back_as_itself(written: PositionForm) -> None:
    """MI-2.2"""
    reads_back(written)


@pytest.mark.parametrize("seed", range(24))
def test_every_position_of_a_game_reads_back_as_itself(seed: int) -> None:
    """MI-2.2"""
    dice, rows = Dice(seed), Rows()
    position = new_table(2 + seed % 4).referee.position
    while position.awaited:
        rows.clear()
        actor = one_awaited(position, dice)
        position.legal(actor, rows)
        position.apply(actor, rows.at(dice.below(rows.total)))
        assert GAME.read_position(GAME.show_position(position)).fields() == position.fields()


# What may be left out


def test_a_deck_left_out_holds_what_is_nowhere_else() -> None:
    """MI-1.2"""
    t = table(holds(TWO, FOUR), EMPTY, EMPTY, out={THREE: 2})
    assert t.now.deck == {TWO: 5, THREE: 4, FOUR: 5}


def test_a_decision_left_out_is_the_first_players() -> None:
    """MI-3.2"""
    assert table(*SEATS, first=2).awaited == [2]


# What no game can come to


@pytest.mark.parametrize("chairs", [2, 4, 5])
def test_three_players_have_three_chairs(chairs: int) -> None:
    """MI-8.1"""
    refuses_position(form(*[EMPTY] * chairs, seats=3), "chairs-miscounted")


def test_two_players_have_four_chairs() -> None:
    """MI-8.1"""
    refuses_position(form(EMPTY, EMPTY, seats=2), "chairs-miscounted")


@pytest.mark.parametrize("rest", [{"first": 3}, {"deciding": 4}, {"got": [3]}, {"fallen": [4]}])
def test_nothing_happens_at_a_chair_that_is_not_there(rest: dict[str, Any]) -> None:
    """MI-8.1"""
    refuses_position(changed(form(*SEATS), **rest), "chairs-miscounted")


def test_nobody_has_as_many_wounds_as_lives() -> None:
    """MI-6.6"""
    refuses_position(form(holds(wounds=3), EMPTY, EMPTY), "too-many-wounds")


@pytest.mark.parametrize(
    "rest", [{"deck": {TWO: 6, THREE: 6}}, {"out": {TWO: 7}}, {"deck": NOTHING_LEFT, "out": {TWO: 1}}]
)
def test_each_treasure_is_in_one_place(rest: dict[str, Any]) -> None:
    """MI-1.2"""
    refuses_position(form(*SEATS, **rest), "treasure-miscounted")


def test_no_character_is_in_two_places() -> None:
    """MI-1.1"""
    refuses_position(changed(form(*SEATS), {"first": [BONES, SILVER]}), "character-twice")
    twice = [AtTable([THREE, FOUR], 0, SILVER), AtTable(character=SILVER), EMPTY]
    refuses_position(changed(over(), chairs=twice), "character-twice")


@pytest.mark.parametrize(
    ("secrets", "rest"),
    [
        ({"first": [SILVER]}, {}),
        ({"second": None}, {}),
        ({}, {"open": [DOG]}),
        ({"second": None}, {"second": TRELAWNEY}),
        ({"peeked": []}, {"phase": Phase.DEALING, "steps_done": 2}),
    ],
)
def test_two_one_and_four_characters_are_dealt(secrets: dict[str, Any], rest: dict[str, Any]) -> None:
    """MI-2.2"""
    refuses_position(changed(form(*SEATS), secrets, **rest), "deal-miscounted")


def test_the_second_players_character_is_turned_up_while_others_follow() -> None:
    """MI-4.1"""
    refuses_position(changed(sharing(), {"second": TRELAWNEY}, second=None), "deal-miscounted")


@pytest.mark.parametrize(
    ("character", "chair"),
    [(HAWKINS, 0), (TRELAWNEY, 1)],
)
def test_nobody_has_a_character_in_play_before_anything_is_decided(character: Character, chair: int) -> None:
    """MI-3.2, MI-4.1"""
    chairs = [AtTable(character=character) if number == chair else EMPTY for number in range(3)]
    refuses_position(changed(form(*SEATS), chairs=chairs), "play-impossible")


def test_a_character_lies_face_down_only_until_it_is_turned_up() -> None:
    """MI-3.2"""
    refuses_position(changed(form(*SEATS), {"led": SILVER}), "play-impossible")


def test_the_first_player_has_one_of_the_two_that_were_dealt() -> None:
    """MI-3.2"""
    written = sharing()
    hand = [card for card in Character if card not in (SILVER, TRELAWNEY, PEW, *written.table.open)]
    refuses_position(changed(written, {"first": hand}), "play-impossible")


@pytest.mark.parametrize("peeked", [[], [TWO], [TWO, THREE, FOUR]])
def test_the_first_player_has_seen_two_treasures(peeked: list[str]) -> None:
    """MI-3.1"""
    refuses_position(changed(form(*SEATS), {"peeked": peeked}), "peek-impossible")


def test_a_treasure_peeked_at_is_in_the_deck() -> None:
    """MI-3.1"""
    refuses_position(form(*SEATS, peeked=(TWO, TWO), out={TWO: 5}), "peek-impossible")


def test_the_peek_is_over_after_two_treasures() -> None:
    """MI-3.1"""
    refuses_position(form(*SEATS, phase=Phase.PEEKING, steps_done=2), "peek-impossible")


def test_a_round_has_treasures_to_share() -> None:
    """MI-7.1"""
    refuses_position(form(*SEATS, peeked=(), out=NOTHING_LEFT), "deck-is-empty")


def test_the_game_is_not_over_while_treasures_are_left() -> None:
    """MI-7.1"""
    refuses_position(changed(over(), deck=None, out={}), "deck-is-left")


@pytest.mark.parametrize(
    "wrong",
    [
        changed(form(*SEATS), got=[1]),
        changed(stealing(), got=[]),
        changed(stealing(), got=[1]),
        changed(form(*SEATS), shown=[TWO], deck=None),
        changed(sharing(), shown=[TWO, TWO], deck=None),
        changed(sharing(), used=DOG),
    ],
)
def test_treasures_are_shared_by_the_winning_side_and_only_then(wrong: PositionForm) -> None:
    """MI-5.2"""
    refuses_position(wrong, "sharing-impossible")


@pytest.mark.parametrize(
    "wrong",
    [
        changed(form(*SEATS), deciding=1),
        changed(sharing(), deciding=0),
        changed(stealing(), deciding=0),
        changed(stealing(), used=SMOLLETT),
        changed(stealing(), phase=Phase.NAMING),
        changed(stealing(), phase=Phase.FORCING),
        changed(discarding(), deciding=0),
        changed(discarding(), used=LIVESEY),
        changed(discarding(), used=PEW),
        changed(keeping(), fallen=[]),
        changed(keeping(), deciding=2),
        changed(form(*SEATS), fallen=[1]),
    ],
)
def test_whoever_is_asked_has_something_to_decide(wrong: PositionForm) -> None:
    """MI-5.4"""
    refuses_position(wrong, "decision-impossible")


def test_nobody_draws_what_was_peeked_at_after_a_pass() -> None:
    """MI-3.3 Those two are drawn at once."""
    written = PositionForm(Table(5, [EMPTY] * 5, phase=Phase.DRAWING, deciding=2), Secrets())
    refuses_position(written, "decision-impossible")
    reads_back(changed(written, deciding=3))


def test_a_game_is_over_when_it_has_an_ending_and_only_then() -> None:
    """MI-7.2"""
    refuses_position(changed(form(*SEATS), ending="richest"), "ending-and-phase-disagree")
    refuses_position(changed(over(), ending=None), "ending-and-phase-disagree")


@pytest.mark.parametrize("ending", ["shared", "lowest-character"])
def test_a_game_does_not_end_otherwise_than_it_lies_on_the_table(ending: str) -> None:
    """MI-7.2"""
    wrong = GAME.convert(msgspec.to_builtins(changed(over(), ending=ending)), PositionForm)
    refuses_position(wrong, "cannot-have-ended-so")
