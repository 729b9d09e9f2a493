"""Who begins is chosen where a table is made."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_people import as_person
from tests.server.a_server import Page


def test_the_maker_of_a_table_chooses_who_begins(visit: Visit) -> None:
    ann = visit()
    ann.go("/new/forbidden-island")
    ann.page.get_by_text("4", exact=True).first.click()
    begins = ann.page.get_by_label("Who begins")
    expect(begins.locator("option")).to_have_text(
        ["at random", "Seat 1: On this device", *[re.compile(f"Seat {n}: Bot: .+") for n in (2, 3, 4)]]
    )
    begins.select_option("3")
    ann.page.get_by_text("3", exact=True).first.click()
    # The fourth seat is gone.
    expect(begins).to_have_value("")
    begins.select_option("0")
    ann.button("Start").click()
    expect(ann.log).to_contain_text("Turn 1")
    expect(ann.page.locator("#actions button:enabled").first).to_be_attached()
    table = ann.page.url.rpartition("/")[2]
    shown = Page(ann.server, table, as_person(ann)).frames[0]
    assert shown["options"]["first"] == 0
    assert shown["now"]["view"]["table"]["active"] == 0
    assert shown["now"]["view"]["table"]["turn"] == 1


def test_alone_nobody_is_asked_who_begins(visit: Visit) -> None:
    ann = visit()
    ann.go("/new/lost-island")
    begins = ann.page.get_by_label("Who begins")
    expect(begins).to_have_count(1)
    ann.page.get_by_label("1", exact=True).check()
    expect(begins).to_have_count(0)
