"""Every reason that the rules of a game can give is provoked, with its clause, by a situation in that game's
`test_refusals.py`; and nothing is provoked there that the rules do not know."""

from __future__ import annotations

import importlib
from itertools import pairwise

from ostrov.kernel.game import Game
from ostrov.words import LANGUAGES, Words
from tests.refusals import reasons_of
from tests.some_games import every_game


def provoked(game: Game) -> set[tuple[str, str]]:
    """The pairs of a code and a clause in the table `SITUATIONS` of a game's tests, whatever else its rows hold."""
    table = importlib.import_module(f"tests.{game.folder.name}.test_refusals").SITUATIONS
    pairs = [pair for row in table for pair in pairwise(row)]
    return {(code, clause) for code, clause in pairs if isinstance(clause, str) and clause.startswith(game.prefix)}


@every_game
def test_every_reason_of_the_rules_is_provoked_with_its_clause(game: Game) -> None:
    assert provoked(game) == reasons_of(game)


@every_game
def test_every_sentence_of_refusal_belongs_to_a_reason(game: Game) -> None:
    codes = {f"refusal-{code}" for code, _ in reasons_of(game)}
    for language in LANGUAGES:
        text = (game.folder / "words" / language / "table.ftl").read_text(encoding="utf-8")
        said = {line.split(" ")[0] for line in text.splitlines() if line.startswith("refusal-")}
        assert said <= codes
        assert all(Words(language, game).tongue.knows(code) for code in codes)
