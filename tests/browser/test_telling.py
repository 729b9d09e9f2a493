"""How the page calls whoever looks elsewhere: the tab's title, notices of the browser's, sounds."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.a_visitor import Visitor
from tests.browser.conftest import Visit
from tests.browser.test_people import make_table, play_something

# Notices are written down instead of shown, and the page is out of sight when a test says so.
WRITTEN_DOWN = """
    window.noticed = [];
    window.isAway = false;
    Object.defineProperty(document, "hidden", { get: () => window.isAway });
    window.Notification = new Proxy(window.Notification, {
        construct(_, [text]) { window.noticed.push(text); return {}; },
    });
"""
REFUSED = "The browser does not allow notices for this page."


def switch(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("switch", name=re.compile(f"^{name}"))


def open_settings(visitor: Visitor) -> None:
    visitor.button("Settings").click()
    visitor.page.get_by_role("dialog", name="Settings").wait_for()


def end_the_turn(visitor: Visitor) -> None:
    """With a pause or two before cards are drawn, if somebody holds a special one."""
    for _ in range(4):
        before = visitor.page.locator("main").inner_text()
        play_something(visitor)
        expect(visitor.page.locator("main")).not_to_have_text(before, use_inner_text=True)
        if "Waiting for" in visitor.prompt.inner_text():
            return


def test_who_looks_elsewhere_is_called_by_the_title_and_a_notice(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = make_table(ann, "here", "friend")
    ann.go(f"/t/{table}")
    bob.page.context.grant_permissions(["notifications"])
    bob.page.add_init_script(WRITTEN_DOWN)
    bob.page.goto(ann.page.get_by_label("Link of the invitation").input_value())
    bob.button("Sit here").first.click()
    open_settings(bob)
    switch(bob, "Notices").click()
    expect(switch(bob, "Notices")).to_be_checked()
    expect(bob.page).to_have_title("Forbidden Island")
    bob.page.evaluate("window.isAway = true")
    end_the_turn(ann)
    expect(bob.page).to_have_title("● Your move · Forbidden Island")
    assert bob.page.evaluate("window.noticed") == ["Your move: Forbidden Island"]


def test_who_looks_at_the_page_gets_no_notice(visit: Visit) -> None:
    ann = visit()
    ann.page.context.grant_permissions(["notifications"])
    ann.page.add_init_script(WRITTEN_DOWN)
    ann.page.reload()
    open_settings(ann)
    switch(ann, "Notices").click()
    ann.go(f"/t/{make_table(ann, 'here', 'here')}")
    expect(ann.page).to_have_title("● Your move · Forbidden Island")
    assert ann.page.evaluate("window.noticed") == []


def test_notices_that_the_browser_refuses_stay_off_and_the_page_says_why(visit: Visit) -> None:
    ann = visit()
    open_settings(ann)
    switch(ann, "Notices").click()
    expect(ann.page.get_by_role("status").filter(has_text=REFUSED)).to_be_visible()
    expect(switch(ann, "Notices")).not_to_be_checked()


def test_notices_whose_permission_was_taken_away_are_shown_as_off(visit: Visit) -> None:
    ann = visit()
    ann.page.context.grant_permissions(["notifications"])
    ann.page.reload()
    open_settings(ann)
    switch(ann, "Notices").click()
    expect(switch(ann, "Notices")).to_be_checked()
    ann.page.context.clear_permissions()
    ann.page.reload()
    open_settings(ann)
    expect(switch(ann, "Notices")).not_to_be_checked()


def test_where_there_are_no_notices_the_page_says_so(visit: Visit) -> None:
    ann = visit()
    ann.page.add_init_script("delete window.Notification")
    ann.page.reload()
    open_settings(ann)
    expect(switch(ann, "Notices")).to_be_disabled()
    expect(ann.page.get_by_role("dialog")).to_contain_text("over https or from the same device")


def test_a_page_that_was_only_loaded_tries_no_sound(visit: Visit) -> None:
    ann = visit()
    table = make_table(ann, "here", "here")
    open_settings(ann)
    switch(ann, "Sounds").click()
    warnings: list[str] = []
    ann.page.on("console", lambda message: warnings.append(message.text))
    ann.go(f"/t/{table}")
    expect(ann.page).to_have_title(re.compile("Your move"))
    assert warnings == []
