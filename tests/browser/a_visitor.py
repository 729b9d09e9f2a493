"""Somebody at a page: does with it what people do, and finds things as they are named on the screen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from ostrov.games.registry import find_game
from ostrov.kernel.game import Form
from ostrov.server.storage import Seat, Store
from ostrov.server.table.log import Chosen
from ostrov.server.table.table import Table
from ostrov.server.web.identity import COOKIE, hash_of
from ostrov.words import Words
from tests.browser.stacked import Host, Stacked, begun, dealt, put, run
from tests.server.a_server import Server


class Visitor:
    def __init__(self, server: Server, page: Page, name: str, occasion: str) -> None:
        """`occasion` is another one for each test, and decides which cards are dealt at the tables made there."""
        self.server = server
        self.page = page
        self.name = name
        self._occasion = occasion
        self._tables = 0
        self.language = "ru" if page.evaluate("navigator.language").startswith("ru") else "en"
        self.go("/")
        field = page.locator("main input[type=text]").first
        expect(field).not_to_have_value("")
        with page.expect_response(lambda answer: name in (answer.request.post_data_buffer or b"").decode()):
            field.fill(name)
            field.press("Enter")

    def go(self, path: str) -> None:
        self.page.goto(f"http://{self.server.address}{path}")

    # Stacked games

    @property
    def person(self) -> int:
        """The visitor's number in the server's database."""
        self.page.wait_for_function("document.readyState === 'complete'")
        [cookie] = [cookie for cookie in self.page.context.cookies() if cookie.get("name") == COOKIE]

        async def look_up() -> int:
            store = Store.open(str(self.server.folder / "ostrov.db"))
            person = await store.person_of(hash_of(str(cookie.get("value"))))
            await store.close()
            assert person is not None
            return person.id

        return run(look_up())

    def as_host(self) -> Host:
        """For one more table, with other cards than those before."""
        self._tables += 1
        return Host(self.person, f"{self._occasion} {self.name} {self._tables}")

    def sit_at(self, stack: Callable[[Host], Stacked]) -> Stacked:
        """A table with stacked cards and this visitor on every seat, opened."""
        stacked = stack(self.as_host())
        put(self.server.folder, stacked)
        self.go(f"/t/{stacked.stored.id}")
        expect(self.page.locator("#prompt")).to_be_attached()
        return stacked

    def make(self, *seats: str, game: str = "forbidden-island", **options: object) -> str:
        """A table of this visitor's; a seat is here, friend, or a bot's name. Its cards are the same in every run."""
        host = self.as_host()
        kinds = {"here": Seat(host.person), "friend": Seat()}
        laid = dealt(host, [kinds.get(seat) or Seat(bot=seat) for seat in seats], game, options)
        put(self.server.folder, laid)
        return laid.stored.id

    # What is on the screen

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt").first

    @property
    def log(self) -> Locator:
        return self.page.locator(".log.card")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def tile(self, tile: str) -> Locator:
        return self.page.locator(f'[data-cell="{tile}"]')

    def pawn(self, seat: int) -> Locator:
        """On the island, over its tile."""
        return self.page.locator(".island > .pawn").nth(seat)

    def words(self, table: Table) -> Words:
        game = find_game(table.game.id)
        return Words(self.language, game, lambda seat: game.name_of_seat(table.referee.position, seat))

    # What is done

    def choose(self, table: Table, seat: int, action: Form) -> None:
        """By the list of actions. `table` tells what things are called."""
        words = self.words(table)
        actions = self.actions_of(seat)
        sentence = words.choice(action)
        button = actions.get_by_role("button", name=sentence, exact=True)
        if not button.is_visible():
            self._unfold(actions, words, action)
        button.click()
        self.confirm()

    def actions_of(self, seat: int) -> Locator:
        """One seat's part of the list."""
        self.page.locator("#actions button:enabled").first.wait_for(state="attached")
        return self.page.locator(f'#actions [data-seat="{seat}"]')

    def _unfold(self, actions: Locator, words: Words, action: Form) -> None:
        """A long list is folded, and a very long one is narrowed down."""
        groups = actions.locator("details")
        for number in range(groups.count()):
            groups.nth(number).evaluate("group => { group.open = true }")
        if actions.get_by_role("button", name=words.choice(action), exact=True).is_visible():
            return
        for name in action.__struct_fields__:
            value = json.dumps(_plain(getattr(action, name)), separators=(",", ":"))
            picker = actions.locator("select", has=self.page.locator(f"option[value='{value}']"))
            if picker.count():
                picker.first.select_option(value)

    def confirm(self) -> None:
        """Yes, where the page asks whether that is meant."""
        asked = self.page.get_by_role("alertdialog")
        if asked.is_visible():
            asked.get_by_role("button").first.click()

    def follow(self, stacked: Stacked) -> None:
        """Play the plan to its end, naming everything as the rules do."""
        table, _ = begun(stacked.stored, [Seat(self.person)] * stacked.stored.seats)
        for seat, action in stacked.plan:
            self.choose(table, seat, action)
            table.take(Chosen(seat, action))
            while table.is_chance_awaited:
                table.deal()


def _plain(value: object) -> object:
    return [_plain(item) for item in value] if isinstance(value, list) else getattr(value, "value", value)
