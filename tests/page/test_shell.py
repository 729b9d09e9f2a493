"""The page's shell knows no game: what it has to know of one, the game says by traits, and its board brings along."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from ostrov.games.registry import GAMES
from ostrov.server.table.messages import AnyCommand, AnyFrame
from tests.test_words import messages

PAGE = Path(__file__).parents[2] / "page"
BOARDS = [PAGE / "src/boards" / id for id in GAMES]
# Made from the games when the page is built.
CONTRACT = PAGE / "src/contract"


def files_of_the_shell() -> list[Path]:
    found = [file for end in ("ts", "svelte", "css") for file in sorted((PAGE / "src").rglob(f"*.{end}"))]
    return [file for file in found if not any(file.is_relative_to(folder) for folder in [*BOARDS, CONTRACT])]


SHELL = {str(file.relative_to(PAGE)): file.read_text(encoding="utf-8") for file in files_of_the_shell()}


def tags(union: Any) -> set[str]:
    return {str(form.__struct_config__.tag) for form in get_args(union)}


def prompts(folder: Path) -> set[str]:
    found = messages(folder / "words", "en")
    return {code.removeprefix("prompt-") for code in found if code.startswith("prompt-")}


ACTIONS = set().union(*(tags(game.choice_type) for game in GAMES.values()))
EVENTS = set().union(*(tags(game.event_type) for game in GAMES.values()))
PROMPTS = set().union(*(prompts(game.folder) for game in GAMES.values()))
# What page and server say to each other, whatever the game, may be called the same.
OF_THE_TABLE = tags(AnyCommand) | tags(AnyFrame)
VOCABULARY = ACTIONS | EVENTS | PROMPTS
# Words that a game happens to use too, and what they are on the page.
OF_THE_PAGE = {
    "board": "what every game is shown on",
    "name": "a field of arguments",
    "over": "a time that has run out",
    "walk": "what arrow keys do",
    "won": "a sound",
    "name-": "complaints about a person's name",
}


def told_of(source: str) -> set[str]:
    """Words of games that a source names as values: in quotes or as keys, and in the alternatives of an expression."""
    quoted = set(re.findall(r"""["'`]([a-z]+(?:-[a-z]+)*)["'`]""", _without_the_page_s_own(source)))
    alternatives = {part for found in re.findall(r"/\^?\(([a-z|-]+)\)", source) for part in found.split("|")}
    return (quoted | alternatives) & VOCABULARY - OF_THE_TABLE - OF_THE_PAGE.keys()


def _without_the_page_s_own(source: str) -> str:
    """What it says in its own words, types it imports, icons, sounds, classes and other attributes of its markup."""
    own = r"""\bt\([^()]*\)|from "[^"]*"|\b[\w:-]+="[^"{]*"|\bsound\([^()]*\)"""
    return re.sub(own, "", source)


def habits(source: str) -> set[str]:
    """Beginnings and ends by which a source would tell codes of games apart: `may-`, `-began`."""
    parts = set(re.findall(r"""["'`](-[a-z]+|[a-z]+-)["'`]""", source)) - OF_THE_PAGE.keys()
    return {part for part in parts if any(code.startswith(part) or code.endswith(part) for code in VOCABULARY)}


@pytest.mark.parametrize("file", SHELL)
def test_the_shell_names_no_game(file: str) -> None:
    assert {id for id in GAMES if id in SHELL[file] or id.replace("-", "_") in SHELL[file]} == set()


@pytest.mark.parametrize("file", SHELL)
def test_the_shell_names_no_action_event_or_prompt(file: str) -> None:
    assert told_of(SHELL[file]) == set()


@pytest.mark.parametrize("file", SHELL)
def test_the_shell_knows_no_habit_of_naming(file: str) -> None:
    assert habits(SHELL[file]) == set()


def test_a_shell_that_knew_games_would_be_found() -> None:
    assert told_of('const LOUD = /^(flooded|sunk|water-rose|storm-)/; if (verb === "go-on") stop();') == {
        *("flooded", "sunk", "water-rose", "go-on")
    }
    assert habits('code.startsWith("may-") || String(event).endsWith("-began")') == {"may-", "-began"}


def test_words_that_the_page_shares_with_games_are_still_said_by_both() -> None:
    everything = "".join(SHELL.values())
    for word in OF_THE_PAGE:
        assert f'"{word}"' in everything
        assert any(code == word or code.startswith(f"{word}-".replace("--", "-")) for code in VOCABULARY), word


def test_the_shell_is_not_empty_and_the_vocabulary_is_not_either() -> None:
    assert len(SHELL) > 80
    assert {"move", "go-on", "take-tile"} <= ACTIONS
    assert {"turn-began", "ranked"} <= EVENTS
    assert {"act", "may-play"} <= PROMPTS


@pytest.mark.parametrize("id", GAMES)
def test_every_game_brings_its_emblem(id: str) -> None:
    assert (PAGE / "src/boards" / id / "emblem.svg").read_text(encoding="utf-8").startswith("<svg")
