"""No message is missing, unused or untranslated, in either language."""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast, visitor

import ostrov
from ostrov.command.admin import ADMIN
from ostrov.command.bench import MEASURES
from ostrov.command.main import COMMANDS
from ostrov.games.registry import GAMES
from ostrov.kernel.game import Form, Game
from ostrov.lab.verifying import Finding
from ostrov.words import LANGUAGES
from tests.some_games import every_game

PACKAGE = Path(ostrov.__file__).parent
CODES = {"Refusal": "refusal", "Impossible": "impossible", "Complaint": "complaint"}


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def labels(folder: Path) -> set[str]:
    """What the page says of views and options; server/test_kinds.py knows what that has to be."""
    entries = FluentParser().parse((folder / "en" / "view.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def text(message: ast.Message) -> str:
    """The words alone, without placeables."""
    assert message.value is not None
    return "".join(part.value for part in message.value.elements if isinstance(part, ast.TextElement))


def sources(folder: Path) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))


def raised(source: str) -> set[str]:
    """Codes of complaints, and of the reasons that the rules give."""
    codes = {f"{CODES[kind]}-{code}" for kind, code in re.findall(r'\b(\w+)\(\s*"([a-z-]+)"', source) if kind in CODES}
    either = re.findall(r'Impossible\("([a-z-]+)" if \w+ else "([a-z-]+)"', source)
    codes |= {f"impossible-{code}" for pair in either for code in pair}
    codes |= {f"impossible-{code}" for code in re.findall(r'_refuse_twice\(.*"([a-z-]+)"\)', source)}
    return codes | {f"refusal-{code}" for code in re.findall(r'(?:return |\()"([a-z-]+)", "[A-Z]+-', source)}


def tags(union: Any, prefix: str) -> set[str]:
    return {f"{prefix}-{member.__struct_config__.tag}" for member in get_args(union)}


def enumerations(union: Any) -> set[type[Enum]]:
    found: set[type[Enum]] = set()
    for member in get_args(union):
        for field in member.__struct_fields__:
            found |= _enumerations_of(member, field)
    return found


def _enumerations_of(member: type[Form], field: str) -> set[type[Enum]]:
    pending: list[Any] = [get_type_hints(member)[field]]
    found: set[type[Enum]] = set()
    while pending:
        kind = pending.pop()
        pending += get_args(kind)
        if isinstance(kind, type) and issubclass(kind, Enum):
            found.add(kind)
    return found


def names(game: Game) -> set[str]:
    kinds = enumerations(game.choice_type) | enumerations(game.event_type)
    return {f"{kind.__name__.lower()}-{member.value}" for kind in kinds for member in kind}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_game_may_say_has_a_message(game: Game, language: str) -> None:
    own = set(messages(game.folder / "words", language))
    common = set(messages(PACKAGE / "words", language))
    needed = tags(game.choice_type, "choice") | tags(game.event_type, "event") | names(game)
    needed |= raised(sources(game.folder)) | {"game", "game-pitch"}
    assert needed - own - common == set()


@every_game
def test_a_game_has_no_message_that_nothing_says(game: Game) -> None:
    source = sources(game.folder)
    used = tags(game.choice_type, "choice") | tags(game.event_type, "event") | names(game) | raised(source)
    unused = set(messages(game.folder / "words", "en")) - used - {"game", "game-pitch"} - labels(game.folder / "words")
    assert {code for code in unused if not _is_said_otherwise(code, game, source)} == set()


def _is_said_otherwise(code: str, game: Game, source: str) -> bool:
    """Clauses, prompts (the laws say each), and what a page tells of difficulties and forecasts."""
    source += sources(PACKAGE / "kernel")
    if re.fullmatch(rf"{game.prefix}-\d+(-\d+)?", code):
        return True
    if code.startswith("prompt-"):
        stem = code.removeprefix("prompt-")
        return f'"{stem}"' in source or any(f'f"{start}-{{' in source for start in (stem.split("-")[0],))
    if code == "forecast" or code.startswith("forecast-"):
        return game.has_forecast
    return code.startswith("difficulty-")


def test_what_the_project_says_has_a_message_and_no_message_is_unused() -> None:
    everywhere = "\n".join(sources(folder) for folder in [PACKAGE, *PACKAGE.rglob("*/")] if folder.is_dir())
    game_own = {code for game in GAMES.values() for code in messages(game.folder / "words", "en")}
    used = set(re.findall(r'say\(\s*"([a-z-]+)"', everywhere))
    used |= set(re.findall(r'"((?:column|bench|wrong)-[a-z-]+)"', everywhere))
    used |= raised(everywhere) | {f"help-{name}" for name in COMMANDS} | {f"bench-{name}" for name in MEASURES}
    used |= {f"verify-{finding}" for finding in get_args(Finding)}
    used |= {f"help-admin-{name}" for name in ADMIN}
    used |= {f"source-{source}" for source in ("book", "print", "ruling", "design")}
    assert used - game_own == set(messages(PACKAGE / "words", "en")) - labels(PACKAGE / "words")


def folders() -> list[Path]:
    return [PACKAGE / "words", *[game.folder / "words" for game in GAMES.values()]]


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_the_languages_have_the_same_messages_with_the_same_arguments(folder: Path) -> None:
    english, russian = messages(folder, "en"), messages(folder, "ru")
    assert english.keys() == russian.keys()
    for code in english:
        assert _arguments(english[code]) == _arguments(russian[code]), code


def _arguments(message: ast.Message) -> set[str]:
    """The things that are named, in whatever form."""
    variables = Variables()
    variables.visit(message)
    return {re.sub(r"-(a|the|The|to|at|gen|dat|acc|ins|loc|count)$", "", name) for name in variables.found}


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_no_message_is_left_untranslated(folder: Path) -> None:
    for code, message in messages(folder, "ru").items():
        letters = re.sub(r"[^A-Za-zА-Яа-яЁё]", "", text(message))
        assert not letters or re.search("[а-яё]", letters.lower()), code
    for code, message in messages(folder, "en").items():
        assert not re.search("[А-Яа-яЁё]", text(message)), code
