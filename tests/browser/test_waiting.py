"""Those who are away or slow: how long the others wait, who has a bot stand in, and how somebody is reminded."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from ostrov.server.storage import Seat
from tests.browser.a_visitor import Visitor
from tests.browser.conftest import Visit
from tests.browser.stacked import dealt, put
from tests.browser.test_people import WALKERS, move_somewhere, open_seat
from tests.browser.test_reach import violations
from tests.browser.test_telling import WRITTEN_DOWN, open_settings, switch
from tests.server.a_server import Server

DAY = 86_400
# Nobody is reminded before somebody has thought for a while.
A_WHILE = 180_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Nobody who is away is waited for."""
    server = Server(tmp_path_factory.mktemp("server"), "--grace", "0")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("patient"), "--grace", "600")
    yield server
    server.stop()


def sit_together(ann: Visitor, bob: Visitor, *, seconds: int | None = None, left: int | None = None) -> str:
    """A table with both of them there, at which it is the first one's turn. `seconds` is the time for a move, `left`
    what is left of it."""
    options = {"adventurers": WALKERS[:2]}
    laid = dealt(ann.as_host(), [Seat(ann.person), Seat(bob.person)], "forbidden-island", options)
    laid.stored = msgspec.structs.replace(laid.stored, move_seconds=seconds)
    if seconds is not None and left is not None:
        since = json.dumps([time.time() + left - seconds, None])
        laid.entries[-1] = msgspec.structs.replace(laid.entries[-1], since=since)
    put(ann.server.folder, laid)
    for visitor in (ann, bob):
        visitor.go(f"/t/{laid.stored.id}")
        expect(visitor.page.locator("#prompt")).to_be_attached()
    for visitor in (ann, bob):
        expect(visitor.page.locator(".away")).to_have_count(0)
    return laid.stored.id


LOOKS = [(1280, "en-GB"), (390, "ru-RU")]
SAID: dict[str, dict[str, Any]] = {
    "en": {
        "away": "Ann is away.",
        "timer": re.compile(r"In \d+:\d\d a bot may stand in\."),
        "stand-in": "Let a bot stand in",
        "bot": "Ann (a bot plays)",
        "little": re.compile(r"Your time for this move: \d+:\d\d"),
        "remind": "Remind Ann",
        "reminded": "Bob is waiting for your move",
    },
    "ru": {
        "away": "Ann сейчас не здесь.",
        "timer": re.compile(r"Бот сможет вступить в игру через \d+:\d\d\."),
        "stand-in": "Пусть пока сыграет бот",
        "bot": "Ann (играет бот)",
        "little": re.compile(r"Ваше время на этот ход: \d+:\d\d"),
        "remind": "Напомнить: Ann",
        "reminded": "Bob ждёт вашего хода",
    },
}


def look(visitor: Visitor, pictures: Path, name: str, width: int) -> None:
    """A picture to look at, and what axe says."""
    visitor.page.screenshot(path=pictures / f"{name}-{width}-{visitor.language}.png", full_page=True)
    assert violations(visitor.page) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "locale"), LOOKS)
def test_who_leaves_is_waited_for_and_the_others_see_the_time_count_down(
    visit: Visit, patient_server: Server, pictures: Path, width: int, locale: str
) -> None:
    ann = visit("Ann", server=patient_server)
    bob = visit("Bob", width=width, locale=locale, server=patient_server)
    sit_together(ann, bob)
    said = SAID[bob.language]
    ann.page.close()
    expect(bob.page.get_by_text(said["away"])).to_be_visible()
    timer = bob.page.get_by_role("timer")
    expect(timer).to_have_text(said["timer"])
    assert bob.button(said["stand-in"]).count() == 0
    look(bob, pictures, "away", width)
    before = timer.inner_text()
    expect(timer).not_to_have_text(before)


@pytest.mark.parametrize(("width", "locale"), LOOKS)
def test_after_that_a_bot_stands_in_until_they_are_back(visit: Visit, pictures: Path, width: int, locale: str) -> None:
    ann, bob = visit("Ann"), visit("Bob", width=width, locale=locale)
    table = sit_together(ann, bob)
    said = SAID[bob.language]
    ann.go("/")
    look_at = bob.button(said["stand-in"])
    expect(look_at).to_be_visible()
    look(bob, pictures, "stand-in", width)
    look_at.click()
    expect(bob.page.locator(".seats")).to_contain_text(said["bot"])
    ann.go(f"/t/{table}")
    ann.button("Play on myself").click()
    expect(bob.page.locator(".seats")).not_to_contain_text(said["bot"])


def test_where_several_are_left_all_of_them_have_to_want_it(visit: Visit) -> None:
    ann, bob, cid = visit("Ann"), visit("Bob"), visit("Cid")
    laid = dealt(ann.as_host(), [Seat(ann.person), Seat(bob.person), Seat(cid.person)], "forbidden-island", {})
    put(ann.server.folder, laid)
    for visitor in (ann, bob, cid):
        visitor.go(f"/t/{laid.stored.id}")
        expect(visitor.page.locator("#prompt")).to_be_attached()
    ann.page.close()
    bob.button("Ask for a bot to stand in").click()
    expect(bob.page.get_by_text("It also takes the yes of: Cid")).to_be_visible()
    expect(cid.page.get_by_text("Already in favour of a bot: Bob")).to_be_visible()
    cid.button("Let a bot stand in").click()
    for visitor in (bob, cid):
        expect(visitor.page.locator(".seats")).to_contain_text("Ann (a bot plays)")


@pytest.mark.parametrize(("width", "locale"), LOOKS)
def test_little_time_for_a_move_counts_down_and_the_lobby_tells_it(
    visit: Visit, pictures: Path, width: int, locale: str
) -> None:
    ann, bob = visit("Ann", width=width, locale=locale), visit("Bob", width=width, locale=locale)
    sit_together(ann, bob, seconds=DAY, left=3000)
    expect(ann.page.get_by_role("timer")).to_have_text(SAID[ann.language]["little"])
    look(ann, pictures, "little-time", width)
    bob.go("/")
    card = bob.page.locator("a.card")
    expect(card).to_contain_text("Ann")
    expect(card).to_contain_text(re.compile(r"\d+:\d\d"))
    look(bob, pictures, "lobby-of-days", width)


def test_with_much_time_left_nothing_counts_down(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    sit_together(ann, bob, seconds=DAY)
    for visitor in (ann, bob):
        assert visitor.page.get_by_role("timer").count() == 0
    ann.page.close()
    expect(bob.page.locator(".away")).to_have_count(1)
    assert bob.page.get_by_role("timer").count() == 0
    assert bob.button("Let a bot stand in").count() == 0


def test_who_is_here_and_lets_the_time_pass_is_replaced_and_takes_the_seat_back(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    sit_together(ann, bob, seconds=2)
    expect(ann.page.get_by_text("Your time for this move is over.")).to_be_visible()
    expect(bob.page.get_by_text("Ann has run out of time for this move.")).to_be_visible()
    # The host is the one who is late: the other one is all the others there are.
    bob.button("Let a bot stand in").click()
    ann.button("Play on myself").click()
    expect(bob.page.locator(".seats")).not_to_contain_text("(a bot plays)")


def test_the_time_for_a_move_is_chosen_where_friends_are_invited(visit: Visit) -> None:
    ann = visit()
    ann.go("/new/forbidden-island")
    ann.page.get_by_role("group", name="Who sits where").get_by_label("Seat 2").wait_for()
    assert ann.page.get_by_text("Time for a move").count() == 0
    ann.page.get_by_role("group", name="Who sits where").get_by_label("Seat 2").select_option("friend")
    ann.page.get_by_role("radio", name="3 minutes").check(force=True)
    ann.button("Make the table and invite").click()
    expect(ann.page.get_by_label("What is played")).to_contain_text("Time for a move")
    expect(ann.page.get_by_label("What is played")).to_contain_text("3 minutes")


@pytest.mark.parametrize(("width", "locale"), LOOKS)
def test_who_thinks_for_long_is_reminded_by_the_title_and_on_the_page(
    visit: Visit, pictures: Path, width: int, locale: str
) -> None:
    ann = visit("Ann", width=width, locale=locale)
    bob = visit("Bob", width=width, locale=locale)
    sit_together(ann, bob)
    said = SAID[bob.language]
    remind = bob.button(said["remind"])
    expect(remind).to_be_visible(timeout=A_WHILE)
    remind.click()
    expect(ann.page.get_by_role("alert")).to_have_text(said["reminded"])
    expect(ann.page).to_have_title(re.compile(said["reminded"]))
    expect(remind).to_be_disabled()
    look(ann, pictures, "reminded", width)
    look(bob, pictures, "reminding", width)


def test_a_reminder_is_a_notice_where_the_page_is_out_of_sight_and_ends_with_the_move(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    ann.page.context.grant_permissions(["notifications"])
    ann.page.add_init_script(WRITTEN_DOWN)
    ann.page.reload()
    open_settings(ann)
    switch(ann, "Notices").click()
    expect(switch(ann, "Notices")).to_be_checked()
    sit_together(ann, bob)
    ann.page.evaluate("window.isAway = true")
    bob.button("Remind Ann").click(timeout=A_WHILE)
    expect(ann.page.get_by_role("alert")).to_have_text("Bob is waiting for your move")
    assert ann.page.evaluate("window.noticed") == ["Bob is waiting for your move: Forbidden Island"]
    move_somewhere(ann)
    expect(ann.page.get_by_text("Bob is waiting for your move")).to_have_count(0)


def test_at_a_seat_that_is_not_awaited_the_dialog_offers_the_bot(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    sit_together(ann, bob)
    bob.page.close()
    expect(ann.page.locator(".away")).to_have_count(1)
    open_seat(ann, "2")
    ann.page.get_by_role("dialog").get_by_role("button", name="Let a bot stand in").click()
    expect(ann.page.locator(".seats")).to_contain_text("Bob (a bot plays)")
