"""Whole games of Forbidden Island on one device, with stacked cards."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.stacked import stack


def test_a_whole_game_to_the_win(visit: Visit, pictures: Path) -> None:
    ann = visit()
    stacked = ann.sit_at(partial(stack, wanted="escaped"))
    ann.follow(stacked)
    expect(ann.page.get_by_text("You have won!")).to_be_visible()
    ann.button("Check every draw").click()
    expect(ann.page.get_by_text("draws checked")).to_be_visible()
    ann.page.screenshot(path=pictures / "won-1280-en.png", full_page=True)


def test_a_whole_game_to_the_loss_in_russian(visit: Visit, pictures: Path) -> None:
    ann = visit("Аня", locale="ru-RU")
    stacked = ann.sit_at(partial(stack, wanted="treasure-lost", least=25))
    ann.follow(stacked)
    expect(ann.page.get_by_text("Поражение")).to_be_visible()
    ann.page.screenshot(path=pictures / "lost-1280-ru.png", full_page=True)
