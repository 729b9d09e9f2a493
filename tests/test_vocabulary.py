"""A row says all about a verb or an event: nothing is left without one, and nothing is said twice."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from ostrov.kernel.game import Game
from ostrov.kernel.vocabulary import Trait
from tests.some_games import every_game


@every_game
def test_every_action_and_every_outcome_of_chance_has_one_row(game: Game) -> None:
    assert Counter(verb.form for verb in game.vocabulary.verbs) == Counter(get_args(game.choice_type))


@every_game
def test_every_event_has_a_row_and_every_row_shows_an_event(game: Game) -> None:
    shown = [form for event in game.vocabulary.events for form in event.forms]
    assert Counter(shown) == Counter(get_args(game.event_type))


@every_game
def test_no_event_has_two_rows(game: Game) -> None:
    codes = [event.code for event in game.vocabulary.events]
    assert len(codes) == len(set(codes))


@every_game
def test_verbs_with_one_number_are_told_apart(game: Game) -> None:
    for code, number in Counter(verb.code for verb in game.vocabulary.verbs).items():
        undecided = [verb for verb in game.vocabulary.verbs if verb.code == code and verb.when is None]
        assert len(undecided) == 1 or number == 1


@every_game
def test_something_begins_in_every_game(game: Game) -> None:
    assert [event for event in game.vocabulary.events if Trait.BEGINS in event.traits]


@every_game
def test_only_a_game_with_secrets_or_a_dig_has_something_to_reveal(game: Game) -> None:
    reveals = [verb for verb in game.vocabulary.verbs if Trait.REVEALS in verb.traits]
    assert bool(reveals) == (game.has_secrets or game.id == "forbidden-desert")
