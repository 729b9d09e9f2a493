"""Tables and saved games of other rules than today's, as people meet them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from ostrov.games.registry import find_game
from ostrov.kernel.record import Record
from ostrov.server.storage import Seat
from tests.browser.a_visitor import Visitor
from tests.browser.conftest import Visit
from tests.browser.stacked import Host, dealt, put

OPENS_NO_MORE = {"en-GB": "it can no longer be opened", "ru-RU": "открыть её уже нельзя"}
IN_LOBBY = {"en-GB": "can no longer be opened", "ru-RU": "открыть уже нельзя"}


def table_of_other_rules(ann: Visitor) -> str:
    laid = dealt(Host(ann.person, f"other rules {ann.language}"), [Seat(ann.person)] * 2, "forbidden-island", {})
    laid.stored = msgspec.structs.replace(laid.stored, rules=laid.stored.rules + 1)
    put(ann.server.folder, laid)
    return laid.stored.id


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_the_lobby_shows_a_table_of_other_rules_and_the_table_says_so(visit: Visit, locale: str) -> None:
    ann = visit(locale=locale)
    table_of_other_rules(ann)
    ann.go("/")
    card = ann.page.locator("a.card", has_text=IN_LOBBY[locale])
    expect(card).not_to_have_class("awaited")
    card.click()
    expect(ann.page.locator("main")).to_contain_text(OPENS_NO_MORE[locale])
    ann.page.locator("main a.button").click()
    expect(card).to_be_visible()


def test_a_saved_game_of_other_rules_is_refused_with_a_sentence(visit: Visit, tmp_path: Path) -> None:
    game = find_game("forbidden-island")
    saved = json.loads(Record.begin(game, 2, game.options({}, 2)).to_json()) | {"rules": 99}
    (tmp_path / "old.json").write_text(json.dumps(saved))
    ann = visit()
    ann.page.get_by_label("Open a saved game").set_input_files(tmp_path / "old.json")
    expect(ann.page.get_by_role("alert")).to_contain_text("This saved game was played by rules version 99")
