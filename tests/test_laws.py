"""Laws that hold for every registered game, in every position."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostrov.games.registry import find_game
from ostrov.kernel.bits import members
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Form, Game
from ostrov.kernel.position import CHANCE, EVERYBODY
from ostrov.kernel.record import read_record
from ostrov.kernel.referee import Referee
from ostrov.kernel.refusals import Refusal
from ostrov.lab.replay import begin, steps
from ostrov.words import LANGUAGES, Words
from tests.some_games import awaited, every_game, play_one, some_dice, tables, watchers


def json(form: object) -> bytes:
    return msgspec.json.encode(form)


def imagined(referee: Referee, seat: int, dice: Dice) -> Referee:
    """The same table as the seat may imagine it."""
    return Referee(referee.game, referee.position.imagine(seat, dice), referee.record)


@every_game
@given(data=st.data())
def test_whoever_is_awaited_has_an_action_and_nobody_else_has(game: Game, data: st.DataObject) -> None:
    referee = data.draw(tables(game))
    for actor in range(CHANCE + 1):
        assert bool(referee.legal(actor)) == (actor in awaited(referee))


@every_game
@given(data=st.data())
def test_no_choice_is_offered_twice(game: Game, data: st.DataObject) -> None:
    referee = data.draw(tables(game))
    for actor in awaited(referee):
        choices = referee.legal(actor)
        assert len(choices) == len(set(choices))


@every_game
@given(data=st.data())
def test_every_game_ends_within_the_stated_bound_with_an_outcome(game: Game, data: st.DataObject) -> None:
    referee = data.draw(tables(game, to_the_end=True))
    outcome = referee.game.outcome(referee.position)
    assert referee.position.awaited == 0
    assert outcome is not None
    assert outcome.winners == members(referee.position.winners())
    assert len(outcome.points) == referee.position.seats


@every_game
@given(data=st.data())
def test_nothing_is_lost_or_doubled(game: Game, data: st.DataObject) -> None:
    """Reading a position refuses one in which a card or a tile is not somewhere exactly once."""
    referee = data.draw(tables(game))
    form = referee.game.show_position(referee.position)
    assert referee.game.read_position(form).fields() == referee.position.fields()


@every_game
@given(data=st.data())
def test_a_history_replays_to_the_same_position(game: Game, data: st.DataObject) -> None:
    referee = data.draw(tables(game))
    _, record = read_record(referee.record.to_json(), find_game)
    again = begin(game, record)
    for _ in steps(again, record):
        pass
    assert again.position.fields() == referee.position.fields()
    assert again.record.to_json() == referee.record.to_json()


@every_game
@given(data=st.data())
def test_forms_survive_json(game: Game, data: st.DataObject) -> None:
    referee = data.draw(tables(game))
    dice = data.draw(some_dice())
    position = referee.position
    position_form = game.show_position(position)
    assert game.decode(json(position_form), game.position_type) == position_form
    for seat in watchers(game, position.seats):
        view = game.view(position, seat)
        assert game.decode(json(view), game.view_type) == view
    for actor in awaited(referee):
        for choice, form in zip(referee.legal(actor), referee.actions(actor), strict=True):
            assert game.read_choice(position, game.decode(json(form), game.choice_type)) == choice
    if position.awaited:
        play_one(referee, dice)
    for event in referee.events(None):
        assert game.decode(json(event), game.event_type) == event


@every_game
@given(data=st.data())
def test_copies_are_independent(game: Game, data: st.DataObject) -> None:
    referee = data.draw(tables(game))
    dice = data.draw(some_dice())
    before = referee.position.fields()
    copy = Referee(referee.game, referee.position.copy(), referee.record)
    assert copy.position.fields() == before
    if copy.position.awaited:
        play_one(copy, dice)
        assert referee.position.fields() == before
        after = copy.position.fields()
        play_one(referee, dice)
        assert copy.position.fields() == after


@every_game
@given(data=st.data())
def test_what_a_seat_imagines_looks_to_it_like_the_truth(game: Game, data: st.DataObject) -> None:
    referee = data.draw(tables(game))
    dice = data.draw(some_dice())
    for seat in range(referee.position.seats):
        view = game.view(referee.position, seat)
        assert game.view(referee.position.imagine(seat, dice), seat) == view
        assert game.view(game.imagine(view, dice), seat) == view


@every_game
@given(data=st.data())
def test_what_a_seat_imagines_depends_on_what_it_knows_alone(game: Game, data: st.DataObject) -> None:
    referee = data.draw(tables(game))
    dice = data.draw(some_dice())
    seed = data.draw(st.integers(0, 2**62))
    for seat in range(referee.position.seats):
        other = referee.position.imagine(seat, dice)
        mine = referee.position.imagine(seat, Dice(seed))
        assert other.imagine(seat, Dice(seed)).fields() == mine.fields()


@every_game
@given(data=st.data())
def test_what_a_seat_cannot_know_changes_nothing_it_is_shown(game: Game, data: st.DataObject) -> None:
    referee = data.draw(tables(game))
    dice = data.draw(some_dice())
    for seat in range(referee.position.seats):
        other = imagined(referee, seat, dice)
        assert json(other.game.view(other.position, seat)) == json(referee.game.view(referee.position, seat))
        assert json(other.actions(seat)) == json(referee.actions(seat))
        assert json(other.game.prompt(other.position, seat)) == json(referee.game.prompt(referee.position, seat))
        assert json(game.forecast(other.position, seat)) == json(game.forecast(referee.position, seat))
        for action in referee.actions(seat)[:3]:
            here = Referee(referee.game, referee.position.copy(), referee.record)
            there = Referee(referee.game, other.position.copy(), referee.record)
            here.play(seat, action)
            there.play(seat, action)
            assert json(here.events(seat)) == json(there.events(seat))


@every_game
@given(data=st.data())
def test_whatever_is_not_allowed_is_refused_with_a_clause_and_changes_nothing(game: Game, data: st.DataObject) -> None:
    """Actions that were allowed in another game of the same kind serve as attempts."""
    referee = data.draw(tables(game))
    elsewhere = data.draw(tables(game))
    actor = data.draw(st.integers(0, 4))
    before = referee.position.fields()
    steps_before = len(referee.record.steps)
    for attempt in _attempts(elsewhere):
        if attempt in referee.actions(actor):
            continue
        with pytest.raises(Refusal) as refused:
            referee.play(actor, attempt)
        _names_a_clause_in_every_language(referee, refused.value)
        assert referee.position.fields() == before
        assert len(referee.record.steps) == steps_before


def _attempts(elsewhere: Referee) -> list[Form]:
    recorded = [step.choice for step in elsewhere.record.steps[-12:]]
    return recorded + [action for actor in awaited(elsewhere) for action in elsewhere.actions(actor)[:40]]


def _names_a_clause_in_every_language(referee: Referee, refusal: Refusal) -> None:
    for language in LANGUAGES:
        words = _words(referee, language)
        assert words.tongue.knows(refusal.clause.replace(".", "-")), refusal.clause
        assert refusal.clause in words.complaint(refusal)


@every_game
@given(data=st.data())
def test_everything_can_be_said_in_every_language(game: Game, data: st.DataObject) -> None:
    referee = data.draw(tables(game))
    dice = data.draw(some_dice())
    all_words = [_words(referee, language) for language in LANGUAGES]
    for words in all_words:
        for seat in watchers(referee.game, referee.position.seats):
            assert words.prompt(referee.game.prompt(referee.position, seat))
        for actor in awaited(referee):
            for action in referee.actions(actor)[:60]:
                assert words.choice(action)
    if referee.position.awaited:
        play_one(referee, dice)
    for words in all_words:
        for event in referee.events(None):
            assert words.event(event)


def _words(referee: Referee, language: str) -> Words:
    return Words(language, referee.game, lambda seat: referee.game.name_of_seat(referee.position, seat))


@settings(max_examples=20)
@every_game
@given(data=st.data())
def test_awaited_seats_sit_at_the_table(game: Game, data: st.DataObject) -> None:
    referee = data.draw(tables(game, to_the_end=True))
    _, record = read_record(referee.record.to_json(), find_game)
    again = begin(game, record)
    for _ in steps(again, record):
        assert (again.position.awaited & EVERYBODY) >> again.position.seats == 0
