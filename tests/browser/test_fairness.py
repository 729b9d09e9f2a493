"""Chance that nobody alone decides: real browsers commit and reveal, and what came of it is checked."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.a_visitor import Visitor
from tests.browser.conftest import Visit
from tests.browser.test_people import as_person
from tests.browser.test_reach import violations
from tests.server.a_server import Page, Person, Server


def make_in_the_lobby(ann: Visitor) -> str:
    """A table for the visitor and a friend; returns the link for the friend."""
    ann.go("/new/forbidden-island")
    ann.page.locator(".seats select").nth(1).select_option("friend")
    ann.button("Make the table and invite").click()
    return ann.page.get_by_label("Link of the invitation").input_value()


def table_of(visitor: Visitor) -> str:
    found = re.search(r"/t/(\w{16})", visitor.page.url)
    assert found
    return found[1]


def play_to_the_end(*pages: Page) -> None:
    """Beside the browsers, so that it is quick."""
    dice = random.Random(1)
    while not any(page.is_over for page in pages):
        for page in pages:
            page.hear_everything(0.02)
            if page.asked and not page.is_over:
                page.play(page.asked[0]["seat"], dice.choice(page.asked[0]["actions"]))


def test_two_browsers_give_their_parts_and_the_check_names_them(visit: Visit, pictures: Path) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    bob.page.goto(make_in_the_lobby(ann))
    bob.button("Sit here").first.click()
    for visitor in (ann, bob):
        expect(visitor.page.get_by_role("grid")).to_be_visible()
    table = table_of(ann)
    play_to_the_end(*[Page(one.server, table, as_person(one)) for one in (ann, bob)])
    for visitor in (ann, bob):
        end = visitor.page.locator(".end")
        end.get_by_role("button", name="Check every draw").click()
        expect(end).to_contain_text("all follow from what was sealed before the game")
        expect(end).to_contain_text("Checked by this server: All ")
        expect(end).to_contain_text("In the key, beside the server's seed: what Ann and Bob gave.")
        expect(end).to_contain_text("ostrov verify FILE --seal SEAL")
    ann.page.screenshot(path=pictures / "fair-check.png", full_page=True)
    # At the table after this one both give something again, though Bob does not go there.
    ann.button("Play again").click()
    expect(ann.page).not_to_have_url(re.compile(table))
    expect(ann.page.get_by_role("grid")).to_be_visible()
    again = Page(ann.server, table_of(ann)).frames[0]["parts"]
    assert {(part["person"], part["is_revealed"]) for part in again["parts"]} == {("Ann", True), ("Bob", True)}


def test_who_does_not_reveal_is_waited_for_by_name_and_then_left_out_by_name(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), Person(server, "Bob")
    link = make_in_the_lobby(ann)
    page = bob.open(table_of(ann))
    commitment = hashlib.sha256(bytes(32)).hexdigest()
    page.do("sit", seat=1, key=re.split("key=", link)[1], commitment=commitment)
    expect(ann.page.get_by_text("Not there yet: Bob")).to_be_visible()
    expect(ann.page.get_by_role("grid")).to_be_visible()
    play_to_the_end(Page(server, table_of(ann), as_person(ann)), bob.open(table_of(ann)))
    end = ann.page.locator(".end")
    end.get_by_role("button", name="Check every draw").click()
    expect(end).to_contain_text("what Ann gave")
    expect(end).to_contain_text("was not revealed in time: what Bob had committed to")


def test_alone_with_bots_the_game_begins_by_itself_with_the_readers_part(visit: Visit, server: Server) -> None:
    ann = visit()
    ann.go("/new/lost-island")
    ann.page.get_by_role("button", name=re.compile("right away")).click()
    expect(ann.page.locator("#actions button:enabled").first).to_be_attached()
    parts = Page(server, table_of(ann)).frames[0]["parts"]
    assert [(part["person"], part["is_revealed"]) for part in parts["parts"]] == [("Ann", True)]


def test_after_a_reload_between_commitment_and_nonce_the_page_still_reveals(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    link = make_in_the_lobby(ann)
    ann.page.goto("about:blank")
    bob.page.goto(link)
    bob.button("Sit here").first.click()
    expect(bob.page.get_by_text("Not there yet: Ann")).to_be_visible()
    ann.page.go_back()
    expect(ann.page.get_by_role("grid")).to_be_visible()
    parts = Page(server, table_of(ann)).frames[0]["parts"]
    assert {(part["person"], part["is_revealed"]) for part in parts["parts"]} == {("Ann", True), ("Bob", True)}


@pytest.fixture
def with_verifier(tmp_path: Path, server: Server) -> Iterator[Server]:
    """A server that has its games checked by another one."""
    verified = Server(tmp_path, "--verifier", f"http://{server.address}")
    yield verified
    verified.stop()


def test_another_server_checks_the_game_by_its_own_rules(
    browser: Browser, server: Server, with_verifier: Server
) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    ann = Visitor(with_verifier, context.new_page(), "Ann", "verified elsewhere")
    table = ann.make("here", "here", game="forbidden-island")
    ann.go(f"/t/{table}")
    Page(with_verifier, table, as_person(ann)).play_at_random(random.Random(1))
    end = ann.page.locator(".end")
    end.get_by_role("button", name="Check every draw").click()
    expect(end).to_contain_text(f"Checked by {server.address}: All ")
    expect(end).not_to_contain_text("ostrov verify FILE")
    # What is told is not what was dealt: the other server says so, whatever this one says.
    ann.page.route("**/record", lambda route: route.fulfill(body=forged(route.fetch().text())))
    end.get_by_role("button", name="Check every draw").click()
    expect(end).to_contain_text("Draw 1, at step 1, does not follow")
    context.close()


def forged(record: str) -> str:
    """With the first two tiles exchanged."""
    first, second = re.findall(r'"lay-tile",\s*"tile": "([a-z-]+)"', record)[:2]
    swapped = record.replace(f'"{first}"', "?", 1).replace(f'"{second}"', f'"{first}"', 1)
    return swapped.replace("?", f'"{second}"', 1)


LOOKS = [(width, locale, theme) for width, locale in ((390, "ru-RU"), (1280, "en-GB")) for theme in ("light", "dark")]


@pytest.mark.parametrize(("width", "locale", "theme"), LOOKS)
def test_axe_finds_nothing_wrong_while_cards_are_shuffled_and_with_the_check(
    visit: Visit, server: Server, pictures: Path, width: int, locale: str, theme: str
) -> None:
    ann, bob = visit("Аня", width=width, height=800, locale=locale, theme=theme), Person(server, "Bob")

    def look(name: str) -> None:
        ann.page.screenshot(path=pictures / f"{name}-{width}-{ann.language}-{theme}.png")
        assert violations(ann.page) == [], name
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= width

    table = ann.make("here", "friend")
    ann.go(f"/t/{table}")
    link = ann.page.locator(".link input").input_value()
    commitment = hashlib.sha256(bytes(32)).hexdigest()
    bob.open(table).do("sit", seat=1, key=link.partition("key=")[2], commitment=commitment)
    expect(ann.page.locator(".mixing")).to_contain_text("Bob")
    look("shuffling")
    expect(ann.page.get_by_role("grid")).to_be_visible()
    play_to_the_end(Page(server, table, as_person(ann)), bob.open(table))
    ann.page.locator(".end .found").locator("..").get_by_role("button").first.click()
    # What it proves, and what not, is in sight without scrolling.
    expect(ann.page.locator(".end .found p").nth(2)).to_be_in_viewport()
    look("fair-check")
