"""What the page says: nothing missing, unused or untranslated, in either language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.test_words import Variables, messages, text

PAGE = Path(__file__).parents[2] / "page"
# The page says the server's sentences too.
SERVER = Path(__file__).parents[2] / "src/ostrov"
# What is said on every page, and what the boards say.
FOLDERS = [PAGE / "words", *sorted((PAGE / "src/boards").glob("*/words"))]
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parent.name))
# Names of languages are in their own language everywhere; some signs need no translation.
IN_NO_LANGUAGE = {"page-language-en", "page-language-ru"}


def sources() -> str:
    files = [file for end in ("ts", "svelte") for file in sorted((PAGE / "src").rglob(f"*.{end}"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if not file.name.endswith(".d.ts"))


def said(source: str) -> set[str]:
    """Codes in full: `t("undo")`, or one of two: `t(isWon ? "won" : "lost")`."""
    codes = set(re.findall(r'\bt\(\s*"([a-z-]+)"', source))
    for pair in re.findall(r'\bt\([^`();]*\? "([a-z-]+)" : "([a-z-]+)"', source):
        codes.update(pair)
    return {f"page-{code}" for code in codes} | problems(source)


def families(source: str) -> set[str]:
    """Codes of which only the beginning is written down: t(`speed-${speed}`)."""
    return {f"page-{start}" for start in re.findall(r"\bt\(\s*`([a-z-]+-)\$\{", source)}


def problems(source: str) -> set[str]:
    """What the page itself has to complain of."""
    codes = re.findall(r'complaint\("([a-z-]+)"\)', source)
    return {f"complaint-{code}" for code in codes} | set(re.findall(r'say\("(page-[a-z-]+)"', source))


def own(language: str) -> dict[str, ast.Message]:
    found = messages(PAGE / "words", language)
    return {code: message for code, message in found.items() if code.startswith(("page-", "complaint-"))}


def test_everything_the_page_says_has_a_message() -> None:
    assert said(sources()) - own("en").keys() - messages(SERVER / "words", "en").keys() == set()


def test_no_message_is_unused() -> None:
    source = sources()
    unused = own("en").keys() - said(source)
    assert {code for code in unused if not code.startswith(tuple(families(source)))} == set()


def test_every_family_of_messages_has_members() -> None:
    found = families(sources())
    assert found
    for start in found:
        assert any(code.startswith(start) for code in own("en")), start


@every_folder
def test_the_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english, russian = messages(folder, "en"), messages(folder, "ru")
    assert english.keys() == russian.keys()
    for code in english:
        assert variables(english[code]) == variables(russian[code]), code


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return {re.sub(r"-(a|the|to|at|gen|dat|acc|ins|loc)$", "", name) for name in found.found}


@every_folder
def test_russian_is_russian_and_english_is_english(folder: Path) -> None:
    for code, message in messages(folder, "ru").items():
        letters = re.sub(r"[^A-Za-zА-Яа-яЁё]", "", text(message))
        assert code in IN_NO_LANGUAGE or not letters or re.search("[а-яё]", letters.lower()), code
    for code, message in messages(folder, "en").items():
        assert code in IN_NO_LANGUAGE or not re.search("[А-Яа-яЁё]", text(message)), code


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_key_has_its_meaning_told(language: str) -> None:
    shortcuts = (PAGE / "src/state/shortcuts.ts").read_text(encoding="utf-8")
    table = shortcuts[shortcuts.index("SHORTCUTS = {") : shortcuts.index("} as const")]
    meanings = re.findall(r': "([a-z-]+)",', table)
    assert len(meanings) > 5
    assert {f"page-does-{meaning}" for meaning in meanings} - own(language).keys() == set()


def test_no_text_stands_in_a_component() -> None:
    """Between tags there are only messages, signs and numbers."""
    for file in sorted((PAGE / "src").rglob("*.svelte")):
        markup = re.sub(
            r"<(script|style)[^>]*>.*?</\1>|<!--.*?-->", "", file.read_text(encoding="utf-8"), flags=re.DOTALL
        )
        bare = re.findall(r">([^<>{}]*\b[A-Za-zА-Яа-яЁё]{3,}[^<>{}]*)<", _without_braces(markup))
        assert bare == [], file.name


def _without_braces(markup: str) -> str:
    while (lean := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
        markup = lean
    # An arrow in an attribute is no tag's end.
    return markup.replace("=>", "")
