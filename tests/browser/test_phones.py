"""On a small screen: what is asked and what happens is in sight, and so is the board, whichever way it is held."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.browser.a_visitor import Visitor
from tests.browser.conftest import Visit
from tests.browser.stacked import stack_until
from tests.browser.test_moments import active, sandbags_out_of_turn
from tests.browser.test_people import as_person, make_table
from tests.server.a_server import Page as SocketPage

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
    ann.page.get_by_role("alertdialog").get_by_role("button").first.click()
    told = """() => document.querySelector("button[aria-hidden] > span")?.innerText.trim()
        === document.querySelector("p[aria-live=polite]").textContent.trim()"""
    ann.page.wait_for_function(told)


def test_the_strip_tells_how_it_ended(visit: Visit) -> None:
    ann = visit(**UPRIGHT)
    table = make_table(ann, "here", "thumb")
    SocketPage(ann.server, table, as_person(ann)).play_at_random(random.Random(5))
    ann.go(f"/t/{table}")
    expect(strip(ann)).to_have_text(ann.page.locator("#end").inner_text())
