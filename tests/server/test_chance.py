"""Chance is drawn once: neither undoing nor choosing otherwise draws again, for any game, with or without bots."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import uuid
from typing import Any

import pytest

from ostrov.games.registry import GAMES, find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game
from ostrov.kernel.referee import Referee, kind_of
from ostrov.lab.dealing import key_of, seed_for_bot
from ostrov.server.storage import Entry, Store, StoredTable
from ostrov.server.table.folding import entry_of
from ostrov.server.table.log import AnyBody, Chosen, Seated, Undone
from ostrov.server.table.table import Table
from ostrov.server.web.identity import hash_of
from tests.server.a_server import Page, Person, Server
from tests.server.processes import children_of

TIMES = 8


def what_came_of(page: Page, seat: int, action: Any) -> list[tuple[int | None, Any]]:
    """Who did what from this choice until the game waits for nobody but the page, chance and bots included."""
    heard = len(page.frames)
    while (answer := page.play(seat, action))["say"] == "refused":
        assert answer["problem"]["code"] == "stale"
    while not page.is_over and awaited(page) != [asked["seat"] for asked in page.asked]:
        page.hear()
    steps = [step for frame in page.frames[heard:] if frame["say"] == "steps" for step in frame["steps"]]
    return [(step["by"], step["events"]) for step in steps]


def awaited(page: Page) -> list[int]:
    assert page.now is not None
    return list(page.now["view"]["awaited"])


def undo(page: Page) -> None:
    """A bot may be choosing meanwhile where several may act at once."""
    while (answer := page.do("undo", version=page.version))["say"] == "refused":
        assert answer["problem"]["code"] == "stale"


@pytest.mark.parametrize("bot", ["random", "thumb"])
@pytest.mark.parametrize("game", GAMES)
def test_undone_and_chosen_again_the_same_comes_and_bots_do_the_same(server: Server, game: str, bot: str) -> None:
    """Whatever the bots' processes have been through meanwhile."""
    dice = random.Random(game)
    ann = Person(server)
    checked = 0
    while checked < 3:
        page = ann.open(ann.make(game, "here", bot))
        while not page.is_over and checked < 3:
            checked += is_the_same_again(server, page, dice)


def is_the_same_again(server: Server, page: Page, dice: random.Random) -> bool:
    """Choose something; if that has brought chance, take it back and choose it again, several times."""
    while not page.asked:
        page.hear()
    asked = page.asked[0]
    action = dice.choice(asked["actions"])
    # Where the bot may act as well, one or the other is quicker.
    is_alone = awaited(page) == [asked["seat"]]
    came = what_came_of(page, asked["seat"], action)
    if page.is_over or not is_alone or not any(by is None for by, _ in came):
        return False
    for number in range(TIMES):
        undo(page)
        if number % 2:
            kill_bots(server)
        assert what_came_of(page, asked["seat"], action) == came
    return True


def kill_bots(server: Server) -> None:
    for process in children_of(server.process.pid, "ostrov.server.bots.workers"):
        os.kill(process, signal.SIGKILL)


def test_a_bot_does_the_same_again_when_the_server_was_started_anew(own_server: Server) -> None:
    """In Atlantis it has seen things at the set-up that nobody shows it again."""
    ann = Person(own_server)
    table = ann.make("atlantis", "here", "thumb")
    page = ann.open(table)
    seat, action, came = draw_something(page)
    for _ in range(2):
        undo(page)
        own_server.kill()
        own_server.start()
        page = ann.open(table)
        assert what_came_of(page, seat, action) == came


def alone(game: Game, seed: int) -> Table:
    """One person on every seat, all set up."""
    options = b"{}"
    stored = StoredTable("a" * 16, game.id, game.rules_version, 2, options, bytes([seed] * 32), "key", 1, "2026")
    table = Table(stored)
    for seat in range(2):
        table.take(Seated(seat, 1, None))
    deal(table)
    return table


def deal(table: Table) -> None:
    while table.is_chance_awaited:
        table.deal()


def test_another_choice_does_not_shuffle_what_comes_later() -> None:
    """In the desert, the storm cards of the turn are the same whether something was dug out before or not."""
    game = find_game("forbidden-desert")
    table = alone(game, 1)
    start = table.version

    def storm(*before: str) -> list[Any]:
        for do in (*before, "stop"):
            choose(table, do)
        while table.turn == 1:
            # Whoever holds gear is asked whether to use it first.
            choose(table, "go-on")
        drawn = [step.choice for step in table.record().steps if step.by is None]
        table.take(Undone(start))
        return [choice for choice in drawn if kind_of(choice) == "draw-storm-card"]

    assert storm() == storm("move") != []
    assert storm() == storm("excavate") == storm("move", "clear")


def choose(table: Table, do: str) -> None:
    seat = table.awaited[0]
    table.take(Chosen(seat, next(one for one in table.referee.actions(seat) if kind_of(one) == do)))
    deal(table)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_one_draw_may_bring_is_of_one_kind(game: str) -> None:
    rules = find_game(game)
    for seed in range(3):
        referee = Referee.begin(rules, 2, rules.options({}, 2))
        dice, chance = Dice(seed), random.Random(seed)
        while rules.outcome(referee.position) is None:
            if referee.is_chance_awaited:
                assert {kind_of(outcome) for outcome, _ in referee.outcomes()} == {referee.kind_of_draw}
                referee.deal(dice)
            else:
                seat = next(seat for seat in range(2) if referee.actions(seat))
                referee.play(seat, chance.choice(referee.actions(seat)))


def test_what_a_bot_is_given_for_luck_follows_from_the_point_of_the_game_and_tells_nothing_of_the_draws() -> None:
    table = alone(find_game("atlantis"), 1)
    before = [table.seed_for_bot(seat) for seat in range(2)]
    seat = table.awaited[0]
    table.take(Chosen(seat, table.referee.actions(seat)[0]))
    assert table.seed_for_bot(seat) != before[seat]
    assert table.seed_for_bot(1 - seat) == before[1 - seat]
    table.take(Undone(table.version - 1))
    assert [table.seed_for_bot(seat) for seat in range(2)] == before
    key = key_of(bytes(32), "a" * 16)
    seeds = {seed_for_bot(key, seat, ordinal) for seat in range(4) for ordinal in range(50)}
    assert len(seeds) == 200
    assert all(0 <= seed < 2**62 for seed in seeds)


# Rivals


async def number_of(person: Person, store: Store) -> int:
    known = await store.person_of(hash_of(person.cookie.partition("=")[2]))
    assert known is not None
    return known.id


async def rivals(ann: Person, bob: Person, *, is_pushed_aside: bool) -> str:
    """A table of two rivals, all set up, written down as it is when a bot has just taken over from Bob: because Ann had
    it do so, or because he left by himself."""
    store = Store.open(str(ann.server.folder / "ostrov.db"))
    host, other = await number_of(ann, store), await number_of(bob, store)
    game = find_game("atlantis")
    id = uuid.uuid4().hex[:16].translate(str.maketrans("0189", "abcd"))
    table = Table(StoredTable(id, game.id, game.rules_version, 2, b"{}", bytes(range(32)), "key", host, "2026"))
    entries: list[Entry] = []

    def take(body: AnyBody | None) -> None:
        if body is None:
            body = table.deal()
        else:
            table.take(body)
        entries.append(entry_of(table, body, host))

    take(Seated(0, host, None))
    take(Seated(1, other, None))
    while table.is_chance_awaited:
        take(None)
    take(Seated(1, other, "random", by=host if is_pushed_aside else None))
    await store.make_table(table.stored, entries, table.seats)
    await store.close()
    return id


def draw_something(page: Page) -> tuple[int, Any, list[tuple[int | None, Any]]]:
    """Play on until a choice of one's own has brought chance."""
    while True:
        while not page.asked:
            page.hear()
        asked = page.asked[0]
        action = asked["actions"][0]
        came = what_came_of(page, asked["seat"], action)
        if any(by is None for by, _ in came):
            return asked["seat"], action, came


def test_a_rival_who_was_replaced_has_a_say_before_a_draw_is_undone(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    page = ann.open(asyncio.run(rivals(ann, bob, is_pushed_aside=True)))
    draw_something(page)
    assert page.now is not None
    assert page.now["undo"]["state"] == "consent"
    steps = [step for frame in page.frames for step in frame.get("steps", [])]
    undo(page)
    assert (page.now["undo"]["state"], page.now["undo"]["waits_for"]) == ("asked", ["Bob"])
    again = ann.open(page.frames[0]["table"])
    assert len(again.frames[0]["steps"]) >= len({step["number"] for step in steps})


def test_a_rival_who_left_is_not_asked_and_the_draw_stays_the_same(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    page = ann.open(asyncio.run(rivals(ann, bob, is_pushed_aside=False)))
    seat, action, came = draw_something(page)
    for _ in range(TIMES):
        assert page.now is not None
        assert page.now["undo"]["state"] == "free"
        undo(page)
        assert what_came_of(page, seat, action) == came
