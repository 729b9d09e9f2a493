"""Links to seats: each opens one seat, while it is free, until somebody has used it or asked for a new one."""

from __future__ import annotations

import random
import re

import pytest

from ostrov.server.storage import StoredTable
from ostrov.server.table.inviting import key_of
from ostrov.server.table.log import Invited, Seated
from ostrov.server.table.table import Table
from tests.server.a_server import Page, Person, Server, code
from tests.server.postgres import cluster, postgresql_url
from tests.server.test_recovery import elsewhere, two_servers

__all__ = ["cluster", "postgresql_url", "two_servers"]


class Guests:
    """Ann, who has made a table with free seats, and others who look at it."""

    def __init__(self, server: Server, *seats: str, game: str = "forbidden-island") -> None:
        ann, bob, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
        self.table = ann.make(game, *seats)
        self.ann, self.bob, self.eve = (person.open(self.table) for person in (ann, bob, eve))


def keys_told(page: Page) -> set[str]:
    return {seat["key"] for frame in page.frames for seat in frame.get("seats", [])} - {None}


def test_a_free_seat_takes_an_invitation(server: Server) -> None:
    at = Guests(server, "here", "friend")
    assert at.bob.seats[1]["is_open"] and not at.bob.seats[0]["is_open"]
    assert code(at.bob.do("sit", seat=1)) == "invitation-needed"
    for guessed in ("guessed", "", "2-aaaaaaaaaaaaaaaa", "2-ключ", "2-" + "a" * 10_000):
        assert code(at.bob.do("sit", seat=1, key=guessed)) == "invitation-spent"
    assert code(at.bob.do("sit", seat=0, key="guessed")) == "seat-taken"
    assert keys_told(at.bob) == set()
    assert at.bob.do("sit", seat=1, key=at.ann.key(1))["say"] == "done"


def test_a_key_opens_its_own_seat_and_no_other(server: Server) -> None:
    at = Guests(server, "here", "friend", "friend")
    assert at.ann.key(1) != at.ann.key(2)
    assert code(at.bob.do("sit", seat=2, key=at.ann.key(1))) == "invitation-spent"
    assert at.bob.do("sit", seat=1, key=at.ann.key(1))["say"] == "done"
    assert at.bob.key(2) == at.ann.key(2)


def test_a_key_of_one_table_opens_no_seat_of_another(server: Server) -> None:
    at, other = Guests(server, "here", "friend"), Guests(server, "here", "friend")
    assert code(at.bob.do("sit", seat=1, key=other.ann.key(1))) == "invitation-spent"


@pytest.mark.parametrize("game", ["forbidden-island", "mysterious-island"])
def test_whoever_sits_down_has_spent_the_key_and_a_seat_that_is_left_has_a_new_one(server: Server, game: str) -> None:
    at = Guests(server, "here", "friend", "friend", game=game)
    spent = at.ann.key(1)
    at.bob.do("sit", seat=1, key=spent)
    assert code(at.eve.do("sit", seat=1, key=spent)) == "seat-taken"
    at.ann.hear_until(lambda frame: "seats" in frame and frame["seats"][1]["person"] == "Bob")
    assert at.ann.seats[1]["key"] is None
    at.bob.do("hand-over", seat=1, bot=None)
    assert code(at.eve.do("sit", seat=1, key=spent)) == "invitation-spent"
    assert at.ann.key(1) != spent
    assert at.eve.do("sit", seat=1, key=at.ann.key(1))["say"] == "done"


def test_whoever_sits_at_the_table_makes_a_new_link_and_the_old_one_is_dead_at_once(server: Server) -> None:
    at = Guests(server, "here", "friend", "friend")
    at.bob.do("sit", seat=1, key=at.ann.key(1))
    old = at.ann.key(2)
    assert at.bob.do("invite", seat=2)["say"] == "done"
    new = at.bob.key(2)
    assert code(at.eve.do("sit", seat=2, key=old)) == "invitation-spent"
    at.ann.hear_until(lambda frame: "seats" in frame and frame["seats"][2]["key"] == new)
    assert at.eve.do("sit", seat=2, key=new)["say"] == "done"


def test_a_host_who_does_not_sit_invites_as_well(server: Server) -> None:
    at = Guests(server, "friend", "friend")
    old = at.ann.key(0)
    assert at.ann.do("invite", seat=0)["say"] == "done"
    assert at.ann.key(0) != old
    assert at.bob.do("sit", seat=0, key=at.ann.key(0))["say"] == "done"


def test_whoever_only_looks_on_neither_invites_nor_learns_a_key(server: Server) -> None:
    at = Guests(server, "here", "friend", "friend")
    stranger = Page(server, at.table)
    for page in (at.bob, stranger):
        assert code(page.do("invite", seat=1)) == "not-at-this-table"
    at.ann.do("invite", seat=1)
    at.eve.do("sit", seat=1, key=at.ann.key(1))
    at.eve.do("hand-over", seat=1, bot=None)
    told = keys_told(at.ann)
    for page in (at.bob, stranger):
        page.hear_up_to(at.eve.version)
        assert not any(key in text for key in told for text in page.texts)
    # Whoever has left looks on like anybody else.
    assert at.eve.seats[2]["key"] is None
    assert code(at.eve.do("invite", seat=2)) == "not-at-this-table"
    assert not any(key in server.log for key in told)


def test_a_seat_that_somebody_has_is_nobody_elses_to_give_away(server: Server) -> None:
    at = Guests(server, "here", "friend", "friend")
    at.bob.do("sit", seat=1, key=at.ann.key(1))
    assert code(at.ann.do("invite", seat=1)) == "seat-taken"
    assert code(at.ann.do("invite", seat=5)) == "not-your-seat"


def test_no_key_opens_the_seat_of_a_bot_to_which_nobody_was_invited(server: Server) -> None:
    at = Guests(server, "here", "friend", "friend", "thumb")
    free = at.ann.key(1)
    at.ann.do("stand-in", seat=1)
    assert not at.ann.seats[1]["is_open"] and not at.ann.seats[3]["is_open"]
    assert code(at.bob.do("sit", seat=1, key=free)) == "invitation-spent"
    assert code(at.bob.do("sit", seat=3, key=free)) == "invitation-spent"
    assert code(at.bob.do("sit", seat=3)) == "invitation-needed"


def test_somebody_is_invited_in_place_of_a_bot_which_plays_until_then(server: Server) -> None:
    at = Guests(server, "here", "thumb")
    assert at.ann.do("invite", seat=1)["say"] == "done"
    assert at.ann.seats[1]["bot"] == "thumb" and at.ann.seats[1]["is_open"]
    key = at.ann.key(1)
    at.ann.play_at_random(random.Random(1), most=3)
    assert at.ann.key(1) == key
    assert at.bob.do("sit", seat=1, key=key)["say"] == "done"
    assert (at.bob.seats[1]["person"], at.bob.seats[1]["bot"], at.bob.seats[1]["is_open"]) == ("Bob", None, False)
    at.bob.do("hand-over", seat=1, bot=None)
    assert code(at.eve.do("sit", seat=1, key=key)) == "invitation-spent"


def test_of_two_with_the_same_link_one_has_the_seat_and_the_other_is_told(server: Server) -> None:
    at = Guests(server, "here", "friend", "friend")
    sent = [(page, page.send({"do": "sit", "seat": 1, "key": at.ann.key(1)})) for page in (at.bob, at.eve)]
    answers = [page.answer_to(command) for page, command in sent]
    assert sorted(answer["say"] for answer in answers) == ["done", "refused"]
    assert [code(answer) for answer in answers if answer["say"] == "refused"] == ["seat-taken"]


def test_of_two_with_the_same_link_at_two_servers_one_has_the_seat(two_servers: tuple[Server, Server]) -> None:
    ann, bob, eve = Person(two_servers[0], "Ann"), Person(two_servers[0], "Bob"), Person(two_servers[1], "Eve")
    for _ in range(5):
        table = ann.make("forbidden-island", "here", "friend", "friend")
        key = ann.open(table).key(1)
        pages = bob.open(table), eve.open(table)
        sent = [(page, page.send({"do": "sit", "seat": 1, "key": key})) for page in pages]
        answers = [page.answer_to(command) for page, command in sent]
        assert [code(answer) for answer in answers if answer["say"] == "refused"] == ["seat-taken"]


def test_a_link_that_one_server_has_replaced_opens_nothing_at_the_other(two_servers: tuple[Server, Server]) -> None:
    ann, eve = Person(two_servers[0], "Ann"), Person(two_servers[1], "Eve")
    for _ in range(5):
        table = ann.make("forbidden-island", "here", "friend")
        here, there = ann.open(table), elsewhere(ann, two_servers[1], table)
        page, old = eve.open(table), here.key(1)
        here.do("invite", seat=1)
        # Perhaps before that server has heard of it.
        assert code(page.do("sit", seat=1, key=old)) == "invitation-spent"
        while there.key(1) == old:
            there.hear()
        assert page.do("sit", seat=1, key=there.key(1))["say"] == "done"


def test_links_outlast_the_server(own_server: Server) -> None:
    at = Guests(own_server, "here", "friend", "friend")
    old = at.ann.key(1)
    at.ann.do("invite", seat=1)
    keys = at.ann.key(1), at.ann.key(2)
    own_server.kill()
    own_server.start()
    bob = Person(own_server, "Bob").open(at.table)
    assert code(bob.do("sit", seat=1, key=old)) == "invitation-spent"
    assert bob.do("sit", seat=1, key=keys[0])["say"] == "done"
    assert bob.key(2) == keys[1]


def test_a_command_for_a_new_link_that_comes_twice_makes_one(server: Server) -> None:
    at = Guests(server, "here", "friend")
    command = {"do": "invite", "id": "a-new-link", "seat": 1}
    first = at.ann.answer_to(at.ann.send(command))
    key = at.ann.key(1)
    assert at.ann.answer_to(at.ann.send(command)) == first
    assert at.ann.key(1) == key


# As the log makes them


def a_table(secret: str = "secret") -> Table:
    """Somebody, number 1, has made it and sits on seat 0; a bot has seat 1; seat 2 is free."""
    table = Table(StoredTable("a" * 16, "forbidden-island", 1, 3, b"{}", bytes(32), secret, 1, "2026"))
    table.take(Seated(0, 1, None))
    table.take(Seated(1, None, "thumb"))
    return table


def test_a_key_is_the_number_of_the_seat_and_80_bits() -> None:
    key = key_of(a_table(), 2)
    assert key is not None and re.fullmatch("3-[a-z2-7]{16}", key)
    assert key_of(a_table(), 0) is key_of(a_table(), 1) is None


def test_no_two_keys_are_the_same() -> None:
    """Of other tables, of other seats, and of the same seat once it has become free again or has a new link."""
    keys = [key_of(table, 2) for table in (a_table(), a_table("other"))]
    table = a_table()
    for body in (Invited(2), Invited(2), Seated(2, 7, None), Seated(2, None, None), Invited(1)):
        table.take(body)
        keys += [key_of(table, body.seat)]
    assert len({key and key[1:] for key in keys}) == len(keys)


def test_a_bot_that_follows_one_that_fails_leaves_the_link_as_it_is() -> None:
    table = a_table()
    table.take(Invited(1))
    key = key_of(table, 1)
    assert key is not None
    table.take(Seated(1, None, "random"))
    assert key_of(table, 1) == key
    table.take(Seated(1, 7, None))
    table.take(Seated(1, 7, "random"))
    assert key_of(table, 1) is None
