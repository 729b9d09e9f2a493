"""Links to seats: what whoever invites sees of them, and how whoever opens one sits down."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.a_visitor import Visitor
from tests.browser.conftest import Visit
from tests.browser.test_people import make_table, open_seat
from tests.browser.test_reach import violations

SPENT = "This invitation is no longer good."
LOOKS = [(width, locale, theme) for width, locale in ((360, "ru-RU"), (1280, "en-GB")) for theme in ("light", "dark")]


def link_for(visitor: Visitor, seat: int) -> Locator:
    """The field with the link; seats are counted from 1, as on the screen."""
    return visitor.page.get_by_label(re.compile(rf"^(Link of the invitation|Ссылка-приглашение): (Seat|Место) {seat}$"))


def seat_row(visitor: Visitor, number: int) -> Locator:
    """Before the game."""
    return visitor.page.locator(".gathering .seats > li").nth(number - 1)


def test_a_link_brings_somebody_to_its_seat_and_is_not_left_in_the_address(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = make_table(ann, "here", "friend", "friend")
    ann.go(f"/t/{table}")
    link = link_for(ann, 3).input_value()
    assert re.fullmatch(rf"http://{ann.server.address}/t/{table}#key=3-[a-z2-7]{{16}}", link)
    asked: list[str] = []
    bob.page.on("request", lambda request: asked.append(request.url))
    bob.page.goto(link)
    here = f"http://{ann.server.address}/t/{table}"
    expect(bob.page).to_have_url(here)
    # Not lost by loading the page anew, and good for this seat alone.
    bob.page.reload()
    expect(bob.page).to_have_url(here)
    expect(bob.button("Sit here")).to_have_count(1)
    seat_row(bob, 3).get_by_role("button", name="Sit here").click()
    expect(seat_row(bob, 3)).to_contain_text("Bob (you)")
    expect(seat_row(ann, 3)).to_contain_text("Bob")
    key = link.rpartition("=")[2]
    assert not any(key in url for url in asked)
    assert key not in bob.page.evaluate("JSON.stringify([{...sessionStorage}, {...localStorage}, location.href])")
    # From now on Bob invites as well.
    assert link_for(bob, 2).input_value() == link_for(ann, 2).input_value()


def test_a_link_that_is_pasted_while_the_table_is_open_is_read_too(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = make_table(ann, "here", "friend", "friend")
    ann.go(f"/t/{table}")
    bob.go(f"/t/{table}")
    expect(bob.page.get_by_text("Ask whoever made the table")).to_be_visible()
    assert bob.button("Sit here").count() == 0
    bob.page.evaluate("link => { location.href = link }", link_for(ann, 2).input_value())
    seat_row(bob, 2).get_by_role("button", name="Sit here").click()
    expect(seat_row(ann, 2)).to_contain_text("Bob")
    assert "#" not in bob.page.url


def test_with_a_new_link_the_old_one_is_dead_and_all_who_invite_see_the_new_one(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    ann.go(f"/t/{make_table(ann, 'here', 'friend', 'friend')}")
    bob.page.goto(link_for(ann, 2).input_value())
    bob.button("Sit here").click()
    expect(link_for(bob, 3)).to_be_visible()
    old = link_for(ann, 3).input_value()
    eve.page.goto(old)
    expect(eve.button("Sit here")).to_be_visible()
    bob.button("New link").click()
    expect(bob.page.get_by_text("The old link no longer works.")).to_be_visible()
    expect(link_for(ann, 3)).not_to_have_value(old)
    eve.button("Sit here").click()
    expect(eve.page.get_by_text(SPENT)).to_be_visible()
    expect(eve.button("Sit here")).to_have_count(0)
    eve.page.reload()
    expect(eve.page.get_by_text(SPENT)).to_be_visible()
    eve.page.goto(link_for(ann, 3).input_value())
    eve.button("Sit here").click()
    expect(eve.page.get_by_role("grid")).to_be_visible()


def test_whoever_comes_too_late_is_told_at_once(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    ann.go(f"/t/{make_table(ann, 'here', 'friend', 'friend')}")
    for visitor in (bob, eve):
        visitor.page.goto(link_for(ann, 2).input_value())
        expect(visitor.button("Sit here")).to_be_visible()
    bob.button("Sit here").click()
    expect(eve.page.get_by_text(SPENT)).to_be_visible()
    expect(eve.button("Sit here")).to_have_count(0)
    # Even when the seat is free again.
    bob.button("Leave the seat").click()
    expect(seat_row(eve, 2)).to_contain_text("Free seat")
    expect(eve.page.get_by_text(SPENT)).to_be_visible()
    assert eve.button("Sit here").count() == 0


def test_a_link_of_an_earlier_version_is_answered_with_a_plain_sentence(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve", locale="ru-RU")
    table = make_table(ann, "here", "friend")
    eve.go(f"/t/{table}?key=invitedinvited22")
    expect(eve.page.get_by_text("Это приглашение больше не действует. Попросите новую ссылку")).to_be_visible()
    expect(eve.page).to_have_url(f"http://{ann.server.address}/t/{table}")


def test_all_links_are_copied_at_once_and_the_code_of_the_next_seat_follows(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    ann.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.go(f"/t/{make_table(ann, 'here', 'friend', 'friend', 'friend')}")
    links = [link_for(ann, seat).input_value() for seat in (2, 3, 4)]
    ann.button("Copy all links").click()
    expect(ann.page.get_by_text("Copied.")).to_be_visible()
    copied = ann.page.evaluate("navigator.clipboard.readText()")
    assert copied == "\n".join(f"Seat {seat}: {link}" for seat, link in zip((2, 3, 4), links, strict=True))
    ann.page.get_by_role("group", name="Seat 3").get_by_role("button", name="Copy").click()
    assert ann.page.evaluate("navigator.clipboard.readText()") == links[1]
    code = ann.page.get_by_role("img", name=re.compile("^QR code of"))
    expect(code).to_have_accessible_name("QR code of the invitation's link: Seat 2")
    bob.page.goto(links[0])
    bob.button("Sit here").click()
    expect(code).to_have_accessible_name("QR code of the invitation's link: Seat 3")
    scan = ann.page.get_by_role("group", name="Seat 4").get_by_role("button", name="QR code")
    scan.click()
    expect(code).to_have_accessible_name("QR code of the invitation's link: Seat 4")
    scan.click()
    expect(code).to_have_count(0)
    expect(link_for(ann, 2)).to_have_count(0)


def test_somebody_is_invited_in_place_of_a_bot(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    ann.go(f"/t/{make_table(ann, 'here', 'thumb')}")
    open_seat(ann, "2")
    dialog = ann.page.get_by_role("dialog")
    assert dialog.get_by_label("Link of the invitation").count() == 0
    dialog.get_by_role("button", name="Invite").click()
    link = dialog.get_by_label("Link of the invitation").input_value()
    expect(ann.page.locator(".seats")).to_contain_text("Bot: ")
    eve.page.goto(link)
    expect(eve.page.get_by_text("You are invited to play.")).to_be_visible()
    eve.button(re.compile("^Sit down: ")).click()
    expect(ann.page.locator(".seats")).to_contain_text("Eve")
    expect(eve.page.get_by_text("You are invited to play.")).to_have_count(0)


def test_without_a_link_nobody_takes_the_place_of_a_bot(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = make_table(ann, "here", "thumb")
    eve.go(f"/t/{table}")
    open_seat(eve, "2")
    dialog = eve.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Bot: ")
    assert dialog.get_by_role("button", name=re.compile("^(Sit|Invite)")).count() == 0


def look(visitor: Visitor, pictures: Path, name: str, width: int, theme: str) -> None:
    """A picture to look at, and what axe says."""
    visitor.page.wait_for_timeout(300)
    path = pictures / f"invite-{name}-{width}-{visitor.language}-{theme}.png"
    visitor.page.screenshot(path=path, full_page=True)
    assert violations(visitor.page) == [], name
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "locale", "theme"), LOOKS)
def test_axe_finds_nothing_wrong_with_invitations(
    visit: Visit, pictures: Path, width: int, locale: str, theme: str
) -> None:
    ann = visit("Аня", width=width, height=740, locale=locale, theme=theme)
    bob = visit("Боб", width=width, height=740, locale=locale, theme=theme)
    ann.go(f"/t/{make_table(ann, 'here', 'friend', 'friend', 'friend')}")
    link = link_for(ann, 3).input_value()
    look(ann, pictures, "three", width, theme)
    bob.page.goto(link)
    bob.page.locator(".gathering button.primary").wait_for()
    look(bob, pictures, "guest", width, theme)
    ann.page.get_by_role("group", name=re.compile("3")).get_by_role("button").last.click()
    expect(link_for(ann, 3)).not_to_have_value(link)
    look(ann, pictures, "renewed", width, theme)
    bob.page.locator(".gathering button.primary").click()
    bob.page.locator(".spent").wait_for()
    look(bob, pictures, "spent", width, theme)
    ann.go(f"/t/{make_table(ann, 'here', 'thumb')}")
    open_seat(ann, "2")
    ann.page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Invite|Пригласить)$")).click()
    field = ann.page.get_by_role("dialog").get_by_label(re.compile("^(Link|Ссылка)"))
    bob.page.goto(field.input_value())
    look(ann, pictures, "bot", width, theme)
    bob.button(re.compile("^(Sit down|Сесть): ")).wait_for()
    look(bob, pictures, "guest-of-bot", width, theme)
