"""For everybody: small screens, keyboards, screen readers, two languages, two themes."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ostrov.games.forbidden_island import forms
from ostrov.kernel.game import Form
from ostrov.server.table.table import Table
from tests.browser.conftest import Visit
from tests.browser.stacked import stack_until
from tests.browser.test_moments import acts, acts_alone, discards
from tests.browser.test_people import as_person, make_table, open_table_with_one_awaited
from tests.server.a_server import Page as SocketPage

AXE = Path("page/node_modules/axe-core/axe.min.js")
GAMES = ["forbidden-island", "forbidden-desert", "atlantis", "mysterious-island", "lost-island"]


def violations(page: Page) -> list[str]:
    """What axe finds, each with the first place."""
    page.evaluate(AXE.read_text())
    # Whoever speaks to a page calls things as they read; axe looks for other names only if asked to.
    found: dict[str, Any] = page.evaluate("axe.run({rules: {'label-content-name-mismatch': {enabled: true}}})")
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found["violations"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "locale"), [(360, "ru-RU"), (1280, "en-GB")])
def test_axe_finds_nothing_wrong(visit: Visit, pictures: Path, theme: str, width: int, locale: str) -> None:
    ann = visit("Аня", width=width, height=740, locale=locale, theme=theme)
    shot = f"{width}-{ann.language}-{theme}"

    def look(name: str) -> None:
        ann.page.wait_for_timeout(300)
        ann.page.screenshot(path=pictures / f"{name}-{shot}.png", full_page=True)
        assert violations(ann.page) == [], name

    ann.page.get_by_role("heading").nth(2).wait_for()
    look("lobby")
    ann.go("/new/forbidden-island")
    ann.page.locator("form").wait_for()
    look("new")
    ann.sit_at(lambda host: stack_until(host, acts))
    ann.page.get_by_role("grid").wait_for()
    look("table")
    ann.go("/rules/forbidden-island")
    ann.page.get_by_text("FI-1.1").first.wait_for()
    look("rules")


@pytest.mark.parametrize("locale", ["ru-RU", "en-GB"])
def test_axe_finds_nothing_wrong_with_the_tide_forecast(visit: Visit, pictures: Path, locale: str) -> None:
    ann = visit("Аня", width=360, height=740, locale=locale)
    ann.sit_at(lambda host: stack_until(host, acts))
    ann.page.get_by_role("grid").wait_for()
    ann.page.keyboard.press("s")
    ann.page.get_by_role("switch", name=re.compile("next draw|выпасть дальше")).click()
    ann.page.keyboard.press("Escape")
    ann.page.locator(".chance").first.wait_for()
    ann.page.screenshot(path=pictures / f"forecast-{ann.language}.png")
    assert violations(ann.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "locale"), [(360, "ru-RU"), (1280, "en-GB")])
def test_axe_finds_nothing_wrong_where_a_seat_is_left(
    visit: Visit, pictures: Path, theme: str, width: int, locale: str
) -> None:
    ann = visit("Аня", width=width, height=740, locale=locale, theme=theme)
    leave = {"ru": "Освободить место", "en": "Leave the seat"}[ann.language]
    open_table_with_one_awaited(ann).click()
    ann.button(leave).click()
    question = ann.page.get_by_role("alertdialog")
    for name in ("leaving", "left"):
        ann.page.wait_for_timeout(300)
        ann.page.screenshot(path=pictures / f"{name}-{width}-{ann.language}-{theme}.png", full_page=True)
        assert violations(ann.page) == [], name
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
        if question.is_visible():
            question.get_by_role("button", name=leave).click()
            ann.page.get_by_role("img", name=re.compile("QR")).wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "locale"), [(360, "ru-RU"), (1280, "en-GB")])
def test_axe_finds_nothing_wrong_with_other_eyes(
    visit: Visit, pictures: Path, theme: str, width: int, locale: str
) -> None:
    ann = visit("Аня", width=width, height=740, locale=locale, theme=theme)
    table = make_table(ann, "here", "thumb", game="mysterious-island")
    playing = SocketPage(ann.server, table, as_person(ann))
    playing.play_at_random(random.Random(4))
    ann.go(f"/t/{table}/at/{playing.frames[0]['steps'][-1]['number']}?eye=0")
    eyes = ann.page.locator(".replay select")
    ann.page.locator(".plain").wait_for()
    box = eyes.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["x"] + box["width"] <= width
    ann.page.screenshot(path=pictures / f"eyes-{width}-{ann.language}-{theme}.png")
    assert violations(ann.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_wrong_on_any_plain_board(visit: Visit, pictures: Path, game: str) -> None:
    ann = visit()
    ann.go(f"/t/{make_table(ann, 'here', 'thumb', game=game)}")
    ann.page.locator("#actions button").first.wait_for(state="attached")
    if game == "forbidden-island":
        ann.page.keyboard.press("b")
        expect(ann.page.get_by_role("grid")).to_have_count(0)
    ann.page.wait_for_timeout(300)
    ann.page.screenshot(path=pictures / f"plain-{game}.png", full_page=True)
    assert violations(ann.page) == []


@pytest.mark.parametrize("locale", ["ru-RU", "en-GB"])
def test_the_whole_island_is_on_a_phones_screen(visit: Visit, pictures: Path, locale: str) -> None:
    ann = visit("Аня", width=360, height=740, locale=locale)
    ann.sit_at(lambda host: stack_until(host, acts))
    ann.page.get_by_role("grid").wait_for()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
    tiles = ann.page.locator("[data-cell]")
    assert tiles.count() == 24
    for number in range(24):
        box = tiles.nth(number).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["width"] >= 44
        assert box["height"] >= 44


def test_a_long_name_without_spaces_does_not_widen_a_phones_screen(visit: Visit) -> None:
    ann = visit("W" * 24, width=360, height=740)
    table = make_table(ann, "here", "thumb", game="mysterious-island")
    SocketPage(ann.server, table, as_person(ann)).play_at_random(random.Random(4))
    for path in ("/", f"/t/{table}"):
        ann.go(path)
        ann.page.get_by_text("WWWW").last.wait_for()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("locale", ["ru-RU", "en-GB"])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024), (1280, 800), (2560, 1300)])
def test_no_name_is_cut_off_by_its_tile(visit: Visit, width: int, height: int, locale: str) -> None:
    ann = visit("Аня", width=width, height=height, locale=locale)
    ann.sit_at(lambda host: stack_until(host, acts))
    ann.page.get_by_role("grid").wait_for()
    cut = ann.page.evaluate(
        """() => [...document.querySelectorAll("[data-cell] .name")].filter(name => {
            const text = document.createRange();
            text.selectNodeContents(name);
            const [inner, outer] = [text, name].map(one => one.getBoundingClientRect());
            return inner.width > outer.width || inner.height > outer.height;
        }).map(name => name.textContent)"""
    )
    assert cut == []


def too_small(page: Page) -> list[str]:
    """What is tapped and smaller than a fingertip.

    A sentence has links of its own height, and so has the log where there is a mouse; pawns on the island have twins of
    full size beside the hands.
    """
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("button, summary, a[href], input, select, [role=gridcell]")]
            .filter(one => one.checkVisibility() && !one.closest(".pawn[aria-hidden]") && !one.matches("p a"))
            .filter(one => matchMedia("(pointer: coarse)").matches || !one.closest(".log"))
            .map(one => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
            .filter(([, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
            .map(([html, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""
    )
    return found


@pytest.mark.parametrize(("width", "locale"), [(360, "ru-RU"), (1280, "en-GB"), (2560, "ru-RU")])
def test_whatever_is_tapped_is_large_enough(visit: Visit, width: int, locale: str) -> None:
    ann = visit("Аня", width=width, height=1000, locale=locale)
    ann.sit_at(lambda host: stack_until(host, acts))
    ann.page.get_by_role("grid").wait_for()
    assert too_small(ann.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_plain_board_the_log_and_the_end_have_nothing_too_small(
    visit: Visit, pictures: Path, game: str
) -> None:
    ann = visit("Аня", width=360, height=740, locale="ru-RU")
    table = make_table(ann, "here", "thumb", game=game)
    ann.go(f"/t/{table}")
    ann.page.locator("#actions button").first.wait_for(state="attached")
    if game == "forbidden-island":
        ann.page.keyboard.press("b")
    ann.page.locator(".plain").wait_for()
    ann.page.screenshot(path=pictures / f"plain-phone-{game}.png", full_page=True)
    if game != "mysterious-island":
        expect(ann.page.locator(".plain .cell").first).to_be_in_viewport()
    assert too_small(ann.page) == []
    SocketPage(ann.server, table, as_person(ann)).play_at_random(random.Random(5))
    ann.page.locator(".end").wait_for()
    ann.page.keyboard.press("l")
    ann.page.get_by_role("dialog").get_by_role("link").last.wait_for()
    ann.page.screenshot(path=pictures / f"log-phone-{game}.png")
    assert too_small(ann.page) == []


def has_two_buttons(table: Table, seat: int, actions: list[Form]) -> bool:
    """What is done without a place on the island: a treasure to take, and the end of the actions."""
    return sum(isinstance(action, forms.Stop | forms.Capture) for action in actions) == 2


@pytest.mark.parametrize("locale", ["ru-RU", "en-GB"])
def test_no_button_under_the_island_is_cut_off(visit: Visit, locale: str) -> None:
    ann = visit("Аня", width=1280, height=800, locale=locale)
    ann.sit_at(lambda host: stack_until(host, has_two_buttons, bot="thumb"))
    buttons = ann.page.locator(".tray .buttons button")
    expect(buttons).to_have_count(2)
    ann.tile("fools-landing").focus()
    caption = ann.page.locator(".tray .caption")
    expect(caption).not_to_be_empty()
    assert caption.evaluate("one => one.scrollHeight <= one.clientHeight")
    for number in range(2):
        box = buttons.nth(number).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 784


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(lambda host: stack_until(host, acts_alone))
    ann.page.get_by_role("grid").wait_for()
    keyboard = ann.page.keyboard
    for _ in range(60):
        keyboard.press("Tab")
        if ann.page.evaluate("document.activeElement.dataset.cell"):
            break
    expect(ann.prompt).to_contain_text("3 actions")
    before = ann.log.get_by_role("link").count()
    for key in ("ArrowUp", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowRight"):
        keyboard.press(key)
        if "Move to" in (ann.page.evaluate("document.activeElement.getAttribute('aria-label')") or ""):
            keyboard.press("Enter")
            break
    if ann.page.get_by_role("menuitem").count():
        keyboard.press("Enter")
    expect(ann.log.get_by_role("link")).not_to_have_count(before)
    expect(ann.prompt).to_contain_text("2 actions")
    ann.page.locator("#actions button:enabled").first.wait_for()
    before = ann.log.get_by_role("link").count()
    keyboard.press("g")
    expect(ann.log.get_by_role("link")).not_to_have_count(before)


def test_the_language_is_switched_in_the_middle_of_a_game(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(lambda host: stack_until(host, discards))
    expect(ann.prompt).to_contain_text(re.compile("[A-Za-z]{3}"))
    ann.button("Русский").click()
    expect(ann.prompt).to_contain_text(re.compile("[а-яё]{3}"))
    text = ann.page.inner_text("main")
    # Names of people and the other language's own name are all that may stay.
    assert not re.search(r"[A-Za-z]{4,}", text.replace("English", "").replace("Ostrov", ""))
    assert ann.page.evaluate("document.documentElement.lang") == "ru"


def test_what_changes_is_announced(visit: Visit) -> None:
    ann = visit()
    table = ann.sit_at(lambda host: stack_until(host, acts)).table
    seat = table.awaited[0]
    move = next(action for action in table.referee.actions(seat) if isinstance(action, forms.Move))
    told = ann.page.locator("p[aria-live=polite]")
    before = told.inner_text()
    ann.choose(table, seat, move)
    expect(told).to_contain_text("moves to")
    assert told.inner_text() != before
