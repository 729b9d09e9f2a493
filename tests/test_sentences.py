"""Sentences as people read them: a clause in each refusal, plurals and cases in Russian."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_island import forms
from ostrov.games.forbidden_island.forms import Card, Tile
from ostrov.kernel.game import Form, Prompt
from ostrov.kernel.refusals import Refusal
from ostrov.words import Words, language_of_environment
from tests.forbidden_island.table import FLOODING, GAME, IRON, LANDING, MARSH, SANDBAGS, diver, pilot, table


def words(language: str) -> Words:
    t = table(diver(MARSH), pilot(LANDING))
    return Words(language, GAME, lambda seat: GAME.name_of_seat(t.referee.position, seat))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Sandbags cannot be played while the island floods, FI-6.3"),
        ("ru", "Мешки с песком нельзя сыграть, пока остров заливает, FI-6.3"),
    ],
)
def test_a_refusal_says_why_and_names_the_clause(language: str, sentence: str) -> None:
    t = table(diver(MARSH), pilot(LANDING, SANDBAGS), phase=FLOODING, steps_done=1, flooded=[IRON])
    with pytest.raises(Refusal) as refused:
        t.referee.play(1, forms.Sandbag(IRON))
    assert words(language).complaint(refused.value) == sentence


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (
            forms.Moved(0, MARSH, Tile.BRONZE_GATE),
            "The Diver moves to the Bronze Gate.",
            "Аквалангист идёт к Бронзовым вратам.",
        ),
        (
            forms.Gave(0, 1, Card.EARTH),
            "The Diver gives an Earth Stone card to the Pilot.",
            "Аквалангист передаёт карту Сферы Земли Пилоту.",
        ),
        (
            forms.Lifted(1, [0, 1], MARSH, LANDING),
            "The Pilot plays Helicopter Lift: the Diver and the Pilot to Fools' Landing.",
            "Пилот вызывает вертолёт: Аквалангист и Пилот — на Взлётную площадку.",
        ),
        (
            forms.Stopped(0, 1),
            "The Diver stops with one action left.",
            "Аквалангист заканчивает, не использовав 1 действие.",
        ),
        (
            forms.Stopped(0, 3),
            "The Diver stops with 3 actions left.",
            "Аквалангист заканчивает, не использовав 3 действия.",
        ),
        (
            forms.FloodDeckRenewed(21),
            "The flood discard, 21 cards, is shuffled into a new deck.",
            "Сброс приливов (21 карта) перемешан в новую колоду.",
        ),
        (
            forms.FloodDeckRenewed(5),
            "The flood discard, 5 cards, is shuffled into a new deck.",
            "Сброс приливов (5 карт) перемешан в новую колоду.",
        ),
    ],
)
def test_events_are_told_with_the_right_plurals_and_cases(event: Form, english: str, russian: str) -> None:
    assert words("en").event(event) == english
    assert words("ru").event(event) == russian


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of_environment() == language


@pytest.mark.parametrize(
    ("seats", "english", "russian"),
    [
        ([1], "Waiting for the Pilot.", "Решает Пилот."),
        ([0, 1], "Waiting for the Diver and the Pilot.", "Решают Аквалангист и Пилот."),
    ],
)
def test_whoever_is_waited_for_is_named_by_number_and_article(seats: list[int], english: str, russian: str) -> None:
    assert words("en").prompt(Prompt("wait", {"seats": seats})) == english
    assert words("ru").prompt(Prompt("wait", {"seats": seats})) == russian


def test_a_name_that_begins_a_sentence_has_a_capital_article() -> None:
    t = table(diver(MARSH), pilot(LANDING))
    with pytest.raises(Refusal) as refused:
        t.referee.play(0, forms.Give(Card.EARTH, 1))
    assert words("en").complaint(refused.value).startswith("The Diver ")
