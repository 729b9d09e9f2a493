"""What the board of Forbidden Island says: every message is there, and none is there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.test_words import messages, text

BOARD = Path(__file__).parents[2] / "page/src/boards/forbidden-island"


def said() -> set[str]:
    files = BOARD.glob("*.*")
    return {code for file in files for code in re.findall(r'"(island-[a-z-]+)"', file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_board_says_all_of_its_messages_and_no_others(language: str) -> None:
    known = messages(BOARD / "words", language).keys()
    assert len(known) > 30
    assert said() == known


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_letters_on_the_pawns_are_all_different(language: str) -> None:
    found = messages(BOARD / "words", language)
    letters = [text(found[code]).strip() for code in found if code.startswith("island-letter-")]
    assert len(letters) == len(set(letters)) == 6
