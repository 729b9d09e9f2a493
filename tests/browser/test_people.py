"""People elsewhere, bots, people who only look on, and a server that goes away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ostrov.server.identity import COOKIE
from tests.browser.a_visitor import Visitor
from tests.browser.conftest import Visit
from tests.server.a_server import Person, Server


def make_table(ann: Visitor, *seats: str, game: str = "forbidden-island") -> str:
    """A table of the visitor's, made the short way."""
    [cookie] = [cookie for cookie in ann.page.context.cookies() if cookie.get("name") == COOKIE]
    wanted = [{"kind": seat} if seat in ("here", "friend") else {"kind": "bot", "bot": seat} for seat in seats]
    status, made = Person(ann.server).ask(
        "POST",
        "/api/tables",
        {"game": game, "options": {}, "seats": wanted},
        Cookie=f"{COOKIE}={cookie.get('value')}",
    )
    assert status == 201
    return str(made["table"])


def play_something(visitor: Visitor) -> None:
    """The last action in the list: go on, or stop."""
    visitor.page.locator("#actions button:enabled:visible").last.click()
    visitor.confirm()


def move_somewhere(visitor: Visitor) -> None:
    """A step, which brings no cards and so never ends a game."""
    visitor.page.locator("#actions").get_by_role("button", name=re.compile("^Move to")).first.click()


def test_two_windows_meet_by_a_link(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = make_table(ann, "here", "friend")
    ann.go(f"/t/{table}")
    link = ann.page.get_by_label("Link of the invitation").input_value()
    assert "key=" in link
    expect(ann.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    bob.page.goto(link)
    bob.button("Sit here").first.click()
    for page in (ann.page, bob.page):
        expect(page.get_by_role("grid")).to_be_visible()
        expect(page.get_by_text("Bob").first).to_be_visible()
    acting = ann if ann.page.locator("#actions button").count() else bob
    watching = bob if acting is ann else ann
    before = watching.log.get_by_role("link").count()
    play_something(acting)
    expect(watching.log.get_by_role("link")).not_to_have_count(before)


def test_a_table_is_made_in_the_lobby_and_played_with_a_bot_to_its_end(visit: Visit) -> None:
    ann = visit()
    ann.page.get_by_role("link", name="Play").first.click()
    ann.page.get_by_role("button", name=re.compile("right away")).click()
    expect(ann.page).to_have_url(re.compile(r"/t/\w{16}"))
    ending = ann.page.get_by_text(re.compile("You have (won|lost)"))
    for _ in range(150):
        if ending.count():
            break
        if ann.page.locator("#actions button:enabled").count():
            play_something(ann)
        ann.page.wait_for_timeout(60)
    expect(ending.first).to_be_visible()
    ann.button("Play again").click()
    expect(ending).to_have_count(0)


@pytest.mark.parametrize("game", ["forbidden-desert", "atlantis", "mysterious-island", "lost-island"])
def test_every_game_is_played_on_the_plain_board(visit: Visit, game: str) -> None:
    ann = visit()
    ann.go(f"/new/{game}")
    ann.page.get_by_role("button", name=re.compile("right away")).click()
    expect(ann.page).to_have_url(re.compile(r"/t/\w{16}"))
    ending = ann.page.get_by_text(re.compile("won|lost"))
    for _ in range(12):
        ann.page.locator("#actions button:enabled").or_(ending).first.wait_for(state="attached")
        if not ann.page.locator("#actions button:enabled").count():
            break
        offered = ann.page.locator("#actions button:enabled:visible")
        if not offered.count():
            ann.page.locator("#actions summary").first.click()
        offered.first.click()
        ann.confirm()
        ann.page.wait_for_timeout(50)
    assert ann.log.get_by_role("link").count() > 3
    assert "undefined" not in ann.page.inner_text("body")


@pytest.mark.parametrize("game", ["forbidden-desert", "atlantis", "lost-island"])
def test_a_cell_of_the_plain_board_offers_what_can_be_done_there(visit: Visit, game: str) -> None:
    ann = visit()
    ann.go(f"/new/{game}")
    ann.page.get_by_role("button", name=re.compile("right away")).click()
    cells = ann.page.locator(".board td button")
    for _ in range(6):
        ann.page.locator("#actions button:enabled").first.wait_for(state="attached")
        if cells.count():
            break
        play_something(ann)
        ann.page.wait_for_timeout(60)
    cells.first.click()
    expect(cells.first).to_have_attribute("aria-pressed", "true")
    offered = ann.page.locator(".found .action")
    sentence = offered.first.inner_text()
    expect(
        ann.page.locator("#actions").get_by_role("button", name=sentence, exact=True, include_hidden=True)
    ).to_have_count(1)
    steps = ann.log.get_by_role("link").count()
    offered.first.click()
    ann.confirm()
    expect(ann.log.get_by_role("link").nth(steps)).to_be_attached()


def test_somebody_without_a_seat_looks_on(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = make_table(ann, "here", "thumb")
    ann.go(f"/t/{table}")
    eve.go(f"/t/{table}")
    expect(eve.page.get_by_role("grid")).to_be_visible()
    expect(eve.page.get_by_text("You are watching.").first).to_be_visible()
    assert eve.page.locator("#actions button").count() == 0


def test_killed_and_started_again_the_server_is_found_again_and_nothing_is_lost(visit: Visit, server: Server) -> None:
    ann = visit()
    table = make_table(ann, "here", "here")
    ann.go(f"/t/{table}")
    move_somewhere(ann)
    expect(ann.log.get_by_role("link").last).to_be_visible()
    lines = ann.log.get_by_role("link").all_inner_texts()
    server.kill()
    expect(ann.page.get_by_text("Reconnecting …").first).to_be_visible()
    server.start()
    expect(ann.page.get_by_text("Reconnecting …")).to_have_count(0)
    assert ann.log.get_by_role("link").all_inner_texts()[: len(lines)] == lines
    move_somewhere(ann)
    expect(ann.log.get_by_role("link")).not_to_have_count(len(lines))


def test_with_secrets_and_one_device_a_curtain_is_drawn(visit: Visit) -> None:
    ann = visit()
    ann.go(f"/t/{make_table(ann, 'here', 'here', game='mysterious-island')}")
    expect(ann.page.get_by_text("Pass the device")).to_be_visible()
    assert ann.page.locator("#actions button").count() == 0
    ann.button("I am ready").click()
    expect(ann.page.locator("#actions button").first).to_be_visible()
