"""Where one is afterwards: the keyboard's focus when something has closed, and the browser's way back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.a_visitor import Visitor
from tests.browser.conftest import Visit
from tests.browser.stacked import stack_until
from tests.browser.test_moments import acts_alone
from tests.browser.test_people import as_person, make_table
from tests.server.a_server import Page, Person

ACTIONS = "#actions :is(button, summary)"


def at_a_table(visit: Visit) -> Visitor:
    ann = visit()
    ann.sit_at(lambda host: stack_until(host, acts_alone))
    ann.page.get_by_role("grid").wait_for()
    return ann


def at_a_table_with_somebody_else(visit: Visit) -> Visitor:
    """With two seats of one's own that follow each other; and somebody to ask, should a choice be taken back."""
    ann = visit()
    table = make_table(ann, "here", "here", "friend")
    key = Page(ann.server, table, as_person(ann)).key(2)
    Person(ann.server, "Bob").open(table).do("sit", seat=2, key=key)
    ann.go(f"/t/{table}")
    ann.page.get_by_role("grid").wait_for()
    return ann


def seat(ann: Visitor) -> Locator:
    return ann.page.locator(".seats button").first


@pytest.mark.parametrize("name", ["Settings", "Keyboard", "Rules"])
def test_a_closed_dialog_leads_back_to_the_button_that_opened_it(visit: Visit, name: str) -> None:
    ann = at_a_table(visit)
    ann.button(name).press("Enter")
    ann.page.get_by_role("dialog").wait_for()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.button(name)).to_be_focused()


def test_a_dialog_opened_from_another_leads_back_to_where_both_began(visit: Visit) -> None:
    ann = at_a_table(visit)
    seat(ann).press("Enter")
    ann.button("More in the rules").press("Enter")
    explained = ann.page.get_by_role("dialog")
    expect(explained.get_by_role("heading", name="In the rules")).to_be_visible()
    explained.get_by_role("button", name="Close").press("Enter")
    expect(explained).to_have_count(0)
    expect(seat(ann)).to_be_focused()


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_who_says_no_is_back_at_the_action(visit: Visit, key: str) -> None:
    ann = at_a_table_with_somebody_else(visit)
    end = ann.page.locator("#actions").get_by_role("button", name="End your actions")
    end.press("Enter")
    ann.page.get_by_role("alertdialog").get_by_role("button", name="No", exact=True).press(key)
    expect(ann.page.get_by_role("alertdialog")).to_have_count(0)
    expect(end).to_be_focused()


def test_after_an_action_and_after_undo_the_keyboard_is_at_what_is_asked_next(visit: Visit) -> None:
    ann = at_a_table(visit)
    first = ann.page.locator(ACTIONS).first
    ann.page.locator("#actions").get_by_role("button", name=re.compile("^Move to")).first.press("Enter")
    expect(ann.prompt).to_contain_text("2 actions")
    expect(first).to_be_focused()
    ann.page.keyboard.press("u")
    expect(ann.prompt).to_contain_text("3 actions")
    expect(ann.page.locator(f"{ACTIONS}:focus")).to_have_count(1)


def test_after_yes_the_keyboard_is_at_what_is_asked_next(visit: Visit) -> None:
    ann = at_a_table_with_somebody_else(visit)
    before = ann.log.inner_text()
    ann.page.locator("#actions").get_by_role("button", name="End your actions").press("Enter")
    ann.page.get_by_role("alertdialog").get_by_role("button", name="Yes").press("Enter")
    expect(ann.log).not_to_have_text(before, use_inner_text=True)
    expect(ann.page.locator(f"{ACTIONS}:focus")).to_have_count(1)


def test_a_tap_on_an_action_leaves_the_space_bar_free(visit: Visit) -> None:
    ann = at_a_table(visit)
    ann.page.locator("#actions").get_by_role("button", name=re.compile("^Move to")).first.click()
    expect(ann.prompt).to_contain_text("2 actions")
    expect(ann.page.locator("#actions button:enabled").first).to_be_visible()
    expect(ann.page.locator(f"{ACTIONS}:focus")).to_have_count(0)


def test_every_other_page_begins_at_its_content(visit: Visit) -> None:
    ann = visit()
    main = ann.page.locator("main")
    ann.page.get_by_role("link", name="Play").first.press("Enter")
    expect(main).to_be_focused()
    ann.page.get_by_role("button", name=re.compile("right away")).press("Enter")
    expect(ann.page).to_have_url(re.compile(r"/t/\w{16}"))
    expect(main).to_be_focused()
    ann.page.locator("header a").press("Enter")
    expect(ann.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    expect(main).to_be_focused()


def test_rules_that_were_opened_and_closed_leave_nothing_to_go_back_through(visit: Visit) -> None:
    ann = at_a_table(visit)
    here = ann.page.url
    for _ in range(2):
        ann.button("Rules").click()
        ann.page.get_by_role("dialog").get_by_role("link", name="FI-1.2", exact=True).first.click()
        ann.page.get_by_role("dialog").get_by_role("link", name="FI-1.1", exact=True).first.click()
        expect(ann.page).to_have_url(f"{here}#FI-1.1")
        ann.button("Close").click()
        expect(ann.page).to_have_url(here)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.page.go_back()
    expect(ann.page.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_one_step_back_closes_the_rules_however_much_was_read(visit: Visit) -> None:
    ann = at_a_table(visit)
    here = ann.page.url
    ann.button("Rules").click()
    ann.page.get_by_role("dialog").get_by_role("link", name="FI-1.2", exact=True).first.click()
    ann.page.go_back()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page).to_have_url(here)


def test_rules_opened_by_a_link_close_onto_the_table(visit: Visit) -> None:
    ann = at_a_table(visit)
    here = ann.page.url
    ann.go("/")
    ann.page.goto(f"{here}#FI-1.2")
    ann.button("Close").click()
    expect(ann.page).to_have_url(here)
    expect(ann.page.get_by_role("grid")).to_be_visible()
