"""Every clause is carried out by code that cites it, tested by a test that cites it, and stands in the rules page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from ostrov.command.rules import clauses, page
from ostrov.kernel.game import Game
from ostrov.words import LANGUAGES, Words
from tests.some_games import every_game

ROOT = Path(__file__).parent.parent


def known(game: Game, language: str) -> set[str]:
    words = Words(language, game)
    return {clause for chapter in range(1, 20) for clause in clauses(words, game, chapter)}


def cited(game: Game, files: Iterable[Path]) -> set[str]:
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {found for text in texts for found in re.findall(rf"\b{game.prefix}-\d+\.\d+\b", text)}


@every_game
def test_every_clause_is_cited_by_code_and_no_cited_clause_is_missing(game: Game) -> None:
    assert cited(game, game.folder.glob("*.py")) == known(game, "en")


@every_game
def test_every_clause_is_cited_by_a_test_and_no_cited_clause_is_missing(game: Game) -> None:
    assert cited(game, (ROOT / "tests" / game.folder.name).glob("*.py")) == known(game, "en")


@every_game
def test_the_clauses_are_the_same_in_every_language(game: Game) -> None:
    assert known(game, "en") == known(game, "ru") != set()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_cited_within_the_words_exist(game: Game, language: str) -> None:
    assert cited(game, (game.folder / "words" / language).glob("*.ftl")) <= known(game, language)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_in_the_docs_is_up_to_date(game: Game, language: str) -> None:
    """`ostrov rules GAME --markdown --lang LANGUAGE` writes it."""
    suffix = "" if language == "en" else f".{language}"
    text = (ROOT / "docs" / "rules" / f"{game.id}{suffix}.md").read_text(encoding="utf-8")
    assert text == "\n".join(page(Words(language, game), game)) + "\n"
