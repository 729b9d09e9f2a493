"""Fluent messages of one language: those of the whole project, and those of one game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru")


def language_of_environment() -> str:
    """What the environment asks for, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(name, "")
        if asked:
            return next((language for language in LANGUAGES if asked.lower().startswith(language)), "en")
    return "en"


_MOST_COUNTED = 10**18


@cache
def tongue(language: str, game_folder: Path | None = None) -> Tongue:
    """Reading the messages takes a while, so each tongue is learned once."""
    return Tongue(language, game_folder)


def _countable(value: Any) -> Any:
    """Fluent cannot write numbers of very many digits, and nobody counts that far."""
    return str(value) if isinstance(value, int) and abs(value) > _MOST_COUNTED else value


class Tongue:
    """Says messages by their codes."""

    def __init__(self, language: str, game_folder: Path | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (Path(__file__).parent, *([game_folder / "words"] if game_folder else [])):
            for file in sorted((folder / language).glob("*.ftl")):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def knows(self, code: str) -> bool:
        return self._bundle.has_message(code)

    def say(self, code: str, arguments: Mapping[str, Any] | None = None) -> str:
        message = self._bundle.get_message(code)
        assert message.value is not None, code
        return self._format(code, message.value, arguments)

    def forms(self, code: str) -> dict[str, str]:
        """The other forms of a name: cases, articles, prepositions."""
        attributes = self._bundle.get_message(code).attributes
        return {form: self._format(code, pattern, None) for form, pattern in attributes.items()}

    def _format(self, code: str, pattern: Any, arguments: Mapping[str, Any] | None) -> str:
        given = {name: _countable(value) for name, value in (arguments or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise ValueError(f"message {code} in {self.language}: {errors[0]}")
        return str(text)
