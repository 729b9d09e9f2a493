"""On a small screen: what is asked and what happens is in sight, and so is the board, whichever way it is held."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ostrov.games.forbidden_island import forms
from ostrov.kernel.game import Form
from ostrov.server.table.table import Table
from tests.browser.a_visitor import Visitor
from tests.browser.conftest import Visit
from tests.browser.stacked import stack_until
from tests.browser.test_moments import active, acts_alone, position, sandbagged, sandbags_out_of_turn
from tests.browser.test_people import as_person, make_table
from tests.server.a_server import Page as SocketPage
from tests.server.a_server import Server

UPRIGHT = {"width": 360, "height": 740}


def strip(visitor: Visitor) -> Locator:
    """What stands above the tools while the actions are out of sight."""
    return visitor.page.locator("button[aria-hidden] > span")


def test_the_strip_tells_whose_turn_it_is_and_not_who_may_play_a_card_meanwhile(visit: Visit) -> None:
    ann = visit(**UPRIGHT)
    table = ann.sit_at(lambda host: stack_until(host, sandbags_out_of_turn)).table
    assert active(table) in table.awaited
    words = ann.words(table)
    asked = words.prompt(table.game.prompt(table.referee.position, active(table)))
    expect(strip(ann)).to_contain_text(asked)


def test_the_strip_tells_what_happens_while_it_happens(visit: Visit) -> None:
    ann = visit(**UPRIGHT, motion="no-preference")
    ann.go(f"/t/{make_table(ann, 'here', 'thumb')}")
    ann.page.locator("#actions button:enabled").first.wait_for()
    ann.page.keyboard.press("g")
    told = """() => document.querySelector("button[aria-hidden] > span")?.innerText.trim()
        === document.querySelector("p[aria-live=polite]").textContent.trim()"""
    ann.page.wait_for_function(told)


def test_the_strip_tells_how_it_ended(visit: Visit) -> None:
    ann = visit(**UPRIGHT)
    table = make_table(ann, "here", "thumb")
    SocketPage(ann.server, table, as_person(ann)).play_at_random(random.Random(5))
    ann.go(f"/t/{table}")
    expect(strip(ann)).to_have_text(ann.page.locator("#end").inner_text())


@pytest.mark.parametrize("locale", ["ru-RU", "en-GB"])
@pytest.mark.parametrize(("width", "height"), [(740, 360), (568, 320), (932, 430)])
def test_held_sideways_the_whole_island_and_what_is_asked_are_in_sight(
    visit: Visit, pictures: Path, width: int, height: int, locale: str
) -> None:
    ann = visit("Аня", width=width, height=height, locale=locale)
    ann.sit_at(lambda host: stack_until(host, acts_alone))
    ann.page.get_by_role("grid").wait_for()
    ann.page.screenshot(path=pictures / f"sideways-{width}-{ann.language}.png")
    assert ann.page.locator("[data-cell]").count() == 24
    for tile in ann.page.locator("[data-cell]").all():
        expect(tile).to_be_in_viewport(ratio=1)
    expect(ann.prompt).to_be_in_viewport(ratio=1)
    expect(ann.page.locator("#actions button:visible").first).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".tools")).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= width


def in_the_fourth_row_with_three_meanings(table: Table, actions: list[Form]) -> list[forms.Tile]:
    """Tiles of which the menu opens upwards, and is higher than there is room above."""
    moves = {action.to for action in actions if isinstance(action, forms.Move)}
    shored = {action.tile for action in actions if isinstance(action, forms.ShoreUp)}
    sandbags = {action.tile for action in sandbagged(table, actions)}
    return [tile for tile in position(table).island[3] if tile in moves & shored & sandbags]


def has_such_a_tile(table: Table, seat: int, actions: list[Form]) -> bool:
    return acts_alone(table, seat, actions) and bool(in_the_fourth_row_with_three_meanings(table, actions))


def test_held_sideways_all_that_a_tap_may_mean_is_on_the_screen(visit: Visit, pictures: Path) -> None:
    ann = visit(width=740, height=360)
    table = ann.sit_at(lambda host: stack_until(host, has_such_a_tile)).table
    tile = in_the_fourth_row_with_three_meanings(table, table.referee.actions(table.awaited[0]))[0]
    ann.tile(tile).click()
    chooser = ann.page.locator(".chooser")
    ann.page.screenshot(path=pictures / "sideways-chooser.png")
    expect(chooser).to_be_in_viewport(ratio=1)
    assert chooser.get_by_role("menuitem").count() > 2


@pytest.mark.parametrize("locale", ["ru-RU", "en-GB"])
def test_while_the_link_is_lost_a_choice_is_kept_and_said_to_be_sent_later(
    visit: Visit, server: Server, pictures: Path, locale: str
) -> None:
    ann = visit("Аня", **UPRIGHT, locale=locale)
    table = ann.sit_at(lambda host: stack_until(host, acts_alone)).table
    seat = table.awaited[0]
    move = next(action for action in table.referee.actions(seat) if isinstance(action, forms.Move))
    chip = ann.page.locator(".lost")
    server.kill()
    expect(chip).to_be_visible()
    before = chip.inner_text()
    ann.choose(table, seat, move)
    expect(chip).not_to_have_text(before)
    ann.page.evaluate("scrollTo(0, 0)")
    ann.page.screenshot(path=pictures / f"lost-{ann.language}.png")
    box, header = chip.bounding_box(), ann.page.locator("header").first.bounding_box()
    assert box is not None
    assert header is not None
    assert box["y"] + box["height"] <= header["height"]
    server.start()
    expect(chip).to_have_count(0)
    expect(ann.page.locator("p[aria-live=polite]")).to_have_text(
        ann.words(table).event(forms.Moved(seat, move.to, move.to))
    )
