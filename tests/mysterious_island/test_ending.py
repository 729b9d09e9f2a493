"""Chapter 7: the end."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov.games.mysterious_island.forms import AtTable, Character, Ended, Ending, Pass, Phase
from tests.mysterious_island.table import (
    BONES,
    DOG,
    EMPTY,
    FOUR,
    HAWKINS,
    LIVESEY,
    PEW,
    SILVER,
    THREE,
    TRELAWNEY,
    TWO,
    Table,
    holds,
    last_round,
    played,
    table,
)


def last(*chairs: AtTable, cards: tuple[Character | None, ...], peeked: Any = (THREE, THREE), **rest: Any) -> Table:
    """The last round, with equal treasures so that nothing is to be decided."""
    return played(*chairs, cards=cards, peeked=peeked, out=last_round(*chairs, peeked=peeked), **rest)


def ended(t: Table) -> tuple[str, str, list[int]]:
    assert t.outcome is not None
    return t.outcome.reason, t.outcome.clause, t.outcome.winners


def test_the_game_ends_after_the_round_in_which_the_deck_runs_out() -> None:
    """MI-7.1"""
    t = last(EMPTY, EMPTY, EMPTY, cards=(SILVER, TRELAWNEY, None))
    assert (t.phase, t.awaited) == (Phase.OVER, [])
    # The battle of the last round was fought.
    assert t.wounds == [0, 1, 0]


def test_the_game_goes_on_while_a_treasure_is_left() -> None:
    """MI-7.1"""
    out = last_round(peeked=(THREE, THREE, FOUR))
    t = played(EMPTY, EMPTY, EMPTY, cards=(SILVER, None, None), peeked=(THREE, THREE), out=out)
    assert (t.phase, t.now.deck) == (Phase.DEALING, {FOUR: 1})


def test_nobody_acts_when_it_is_over() -> None:
    """MI-7.1"""
    t = last(EMPTY, EMPTY, EMPTY, cards=(SILVER, None, None))
    t.refuses(0, Pass(), "game-is-over", "MI-7.1")


def test_a_pass_may_end_the_game() -> None:
    """MI-7.1"""
    t = table(EMPTY, EMPTY, EMPTY, peeked=(FOUR, TWO), out=last_round(peeked=(FOUR, TWO)))
    t.passes()
    assert ended(t) == ("richest", "MI-7.2", [1])


def test_the_highest_sum_wins() -> None:
    """MI-7.2"""
    t = last(holds(TWO), holds(FOUR, FOUR), holds(TWO, TWO, TWO), cards=(HAWKINS, None, None), peeked=(TWO, TWO))
    assert ended(t) == ("richest", "MI-7.2", [1])
    assert t.outcome is not None
    assert t.outcome.points == [6, 8, 6]
    assert t.events[-1] == Ended(Ending.RICHEST, [1])


@pytest.mark.parametrize(
    ("cards", "winner"),
    [((LIVESEY, SILVER, None), 0), ((TRELAWNEY, DOG, None), 1), ((TRELAWNEY, None, None), 0)],
)
def test_of_those_who_tie_the_lowest_character_of_the_last_round_wins(
    cards: tuple[Character | None, ...], winner: int
) -> None:
    """MI-7.2"""
    t = last(EMPTY, holds(FOUR, TWO), EMPTY, cards=cards)
    assert ended(t) == ("lowest-character", "MI-7.2", [winner])


def test_the_character_of_one_who_does_not_tie_does_not_matter() -> None:
    """MI-7.2"""
    t = last(EMPTY, holds(FOUR, TWO), EMPTY, cards=(LIVESEY, PEW, BONES))
    assert ended(t) == ("lowest-character", "MI-7.2", [0])


def test_one_who_played_none_stands_behind_one_who_did() -> None:
    """MI-7.2"""
    t = last(EMPTY, EMPTY, holds(FOUR, TWO), cards=(SILVER, None, None))
    assert ended(t) == ("lowest-character", "MI-7.2", [0])


def test_those_who_tie_and_played_none_share_the_win() -> None:
    """MI-7.2"""
    t = last(EMPTY, holds(FOUR, FOUR), holds(FOUR, TWO, TWO), cards=(SILVER, None, None))
    assert ended(t) == ("shared", "MI-7.2", [1, 2])


def test_a_tie_after_a_pass_is_shared() -> None:
    """MI-7.2"""
    t = table(EMPTY, EMPTY, EMPTY, peeked=(FOUR, FOUR), out=last_round(peeked=(FOUR, FOUR)))
    t.passes()
    assert ended(t) == ("shared", "MI-7.2", [1, 2])


def test_there_is_no_outcome_before_the_end() -> None:
    """MI-7.2"""
    t = table(holds(FOUR), EMPTY, EMPTY)
    assert t.outcome is None
    assert t.referee.position.winners() == 0
