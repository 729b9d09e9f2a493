"""People at tables: sitting down, standing in, taking back, playing again, looking back."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import random
import time
import urllib.request
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ostrov.games.forbidden_island.forms import Move
from ostrov.games.registry import find_game
from ostrov.kernel.record import read_record
from ostrov.lab.replay import begin, steps
from ostrov.server.storage import Entry, Seat, Store, StoredTable
from ostrov.server.table import undoing
from ostrov.server.table.log import Chosen, Seated, UndoAsked
from ostrov.server.table.table import Table, Taken
from ostrov.server.web.identity import hash_of
from tests.server.a_server import Page, Person, Server, active_seat, code, some_move


def undo_of(page: Page) -> dict[str, Any]:
    assert page.now is not None
    return dict(page.now["undo"])


def end_turn(*pages: Page) -> None:
    """Everybody lets everything pass until the next turn begins.

    One choice at a time: who has chosen knows how things stand, and nobody chooses in the turn that follows.
    """
    assert pages[0].now is not None
    turn = pages[0].now["view"]["table"]["turn"]
    while not any(page.is_over or (page.now and page.now["view"]["table"]["turn"] != turn) for page in pages):
        for page in pages:
            page.hear_everything(0.02)
        asked = next((page for page in pages if page.asked and not page.is_over), None)
        if asked is not None:
            asked.play(asked.asked[0]["seat"], asked.asked[0]["actions"][-1])
    last = max(page.version for page in pages)
    for page in pages:
        page.hear_up_to(last)


def after_a_turn(sit_down: Callable[[], list[Page]]) -> list[Page]:
    """Pages of a table whose first turn is over, and not the game with it, as happens now and then."""
    while True:
        pages = sit_down()
        end_turn(*pages)
        if not pages[0].is_over:
            return pages


def two_people(server: Server) -> tuple[Page, Page, str]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.make("forbidden-island", "here", "friend")
    first = ann.open(table)
    second = bob.open(table)
    assert second.do("sit", seat=1, key=first.key(1))["say"] == "done"
    first.hear_until(lambda frame: frame["say"] == "steps")
    return first, second, table


# Names


def test_a_name_and_a_cookie_are_all_it_takes(server: Server) -> None:
    ann = Person(server, "  Ann   of the Sea ")
    assert ann.ask("GET", "/api/me")[1] == {"name": "Ann of the Sea"}


def test_the_cookie_is_out_of_reach_for_scripts(server: Server) -> None:
    ann = Person(server)
    [cookie] = list(ann._jar)
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "lax"


def test_of_a_cookie_only_its_hash_is_kept(own_server: Server) -> None:
    token = Person(own_server).cookie.partition("=")[2]
    kept = b"".join(file.read_bytes() for file in own_server.folder.glob("ostrov.db*"))
    assert len(token) >= 43
    assert token.encode() not in kept
    assert hashlib.sha256(token.encode()).digest() in kept


def test_over_https_the_cookie_is_for_https_only(server: Server) -> None:
    for scheme, is_secure in (("https", True), ("http", False)):
        headers = {"content-type": "application/json", "x-forwarded-proto": scheme}
        request = urllib.request.Request(f"http://{server.address}/api/me", b'{"name": "Ann"}', headers, method="PUT")
        with urllib.request.urlopen(request) as answer:
            assert ("Secure" in answer.headers["set-cookie"]) == is_secure


def test_a_new_name_reaches_the_others_at_once(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.make("forbidden-island", "here", "friend")
    page = bob.open(table)
    ann.ask("PUT", "/api/me", {"name": "Anna"})
    assert page.hear_until(lambda frame: frame["say"] == "seats")["seats"][0]["person"] == "Anna"


# Seats


def test_the_game_begins_when_every_seat_is_taken(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.make("forbidden-island", "here", "friend")
    page = ann.open(table)
    assert page.now is None
    friend = bob.open(table)
    assert friend.do("sit", seat=1, key=page.key(1))["say"] == "done"
    page.hear_until(lambda frame: frame["say"] == "steps")
    assert page.now is not None
    assert [seat["person"] for seat in page.seats] == ["Ann", "Bob"]


def test_the_host_may_give_a_free_seat_to_a_bot(server: Server) -> None:
    ann = Person(server)
    page = ann.open(ann.make("forbidden-island", "here", "friend"))
    assert page.do("stand-in", seat=1)["say"] == "done"
    assert page.seats[1]["bot"] == "thumb"
    assert page.now is not None


def test_what_the_last_step_has_led_to_is_shown_once(server: Server) -> None:
    first, second, _ = two_people(server)
    page = first if active_seat(first) == 0 else second
    page.play(active_seat(page), some_move(page))
    told = [frame for frame in page.frames if frame["say"] == "steps"][-1]
    assert told["steps"][-1]["view"] is None
    assert told["now"]["view"]["table"] is not None


def test_a_bot_stands_in_and_gives_the_seat_back(server: Server) -> None:
    _, second, _ = two_people(server)
    assert second.do("hand-over", seat=1, bot="random")["say"] == "done"
    assert (second.seats[1]["person"], second.seats[1]["bot"]) == ("Bob", "random")
    assert not second.asked
    assert second.do("sit", seat=1)["say"] == "done"
    assert second.seats[1]["bot"] is None


def test_what_a_bot_chose_is_marked_with_its_name_for_good(server: Server) -> None:
    first, second, table = two_people(server)
    acting, seat = (first, 0) if active_seat(first) == 0 else (second, 1)
    acting.play(seat, some_move(acting))
    acting.do("hand-over", seat=seat, bot="random")
    acting.hear_until(lambda frame: any(step["bot"] for step in frame.get("steps", [])))
    acting.do("sit", seat=seat)
    told = Person(server, "Eve").open(table).frames[0]["steps"]
    assert [step["bot"] for step in told if step["by"] == seat][:2] == [None, "random"]
    assert {step["bot"] for step in told if step["by"] != seat} <= {None}
    numbers = {step["number"]: step["bot"] for step in told}
    first_of_bot = next(number for number, bot in numbers.items() if bot)
    past = Person(server).ask("GET", f"/api/tables/{table}/history?from={first_of_bot}")[1]
    assert past["moments"][0]["bot"] == "random"


def test_a_seat_that_was_left_is_free_for_somebody_else(server: Server) -> None:
    first, second, table = two_people(server)
    assert second.do("hand-over", seat=1, bot=None)["say"] == "done"
    third = Person(server, "Eve").open(table)
    assert third.do("sit", seat=1, key=first.key(1))["say"] == "done"
    assert third.seats[1]["person"] == "Eve"


def test_a_game_waits_for_a_seat_that_was_left_and_goes_on_with_whoever_sits_down(server: Server) -> None:
    pages = list(two_people(server)[:2])
    table = pages[0].frames[0]["table"]
    seat = active_seat(pages[0])
    assert pages[seat].do("hand-over", seat=seat, bot=None)["say"] == "done"
    for page in pages:
        page.hear_up_to(pages[seat].version)
        assert page.seats[seat]["person"] is page.seats[seat]["bot"] is None
        assert seat not in [asked["seat"] for asked in page.asked]
    assert code(pages[seat].play(seat, {"do": "stop"})) == "not-your-seat"
    eve = Person(server, "Eve").open(table)
    assert eve.asked == []
    assert eve.do("sit", seat=seat, key=pages[1 - seat].key(seat))["say"] == "done"
    assert eve.play(seat, some_move(eve))["say"] == "done"


def test_bots_go_on_beside_a_free_seat_until_it_is_awaited(server: Server) -> None:
    ann = Person(server)
    is_over = True
    while is_over:
        page = ann.open(ann.make("forbidden-island", "here", "random"))
        page.do("hand-over", seat=0, bot=None)
        while page.now is None or page.now["view"]["awaited"] not in ([0], []):
            page.hear()
        is_over = page.is_over
    page.hear_everything()
    assert page.now is not None
    assert page.now["view"]["awaited"] == [0]
    assert page.do("sit", seat=0)["say"] == "done"
    assert page.asked[0]["seat"] == 0


def test_nobody_sits_down_at_a_saved_game(finished: tuple[Person, Page, str]) -> None:
    ann, _, table = finished
    record = ann.ask("GET", f"/api/tables/{table}/record")[1]
    record["steps"] = record["steps"][:60]
    page = ann.open(ann.ask("POST", "/api/records", record)[1]["table"])
    assert not any(seat["is_open"] or seat["key"] for seat in page.seats)
    assert code(page.do("sit", seat=0)) == "invitation-needed"
    assert code(page.do("invite", seat=0)) == "not-at-this-table"
    assert code(page.do("stand-in", seat=0)) == "not-at-this-table"


def test_bots_play_by_themselves(server: Server) -> None:
    ann = Person(server)
    page = ann.open(ann.make("forbidden-island", "thumb", "random", "thumb"))
    page.hear_until(lambda frame: page.is_over)
    assert page.frames[-1]["seed"] is not None


@pytest.mark.parametrize("game", ["forbidden-desert", "atlantis", "mysterious-island", "lost-island"])
def test_every_game_can_be_played_with_bots_to_its_end(server: Server, game: str) -> None:
    ann = Person(server)
    page = ann.open(ann.make(game, "here", "thumb", "random"))
    page.play_at_random(random.Random(3))
    assert page.is_over


def test_where_bots_play_for_everybody_the_game_does_not_run_away(server: Server) -> None:
    ann = Person(server)
    page = ann.open(ann.make("forbidden-island", "here", "thumb", first=0))
    before, begun = len(page.frames), time.monotonic()
    page.do("hand-over", seat=0, bot="thumb")
    page.hear_until(lambda frame: any(step["bot"] for step in frame.get("steps", [])))
    page.hear_until(lambda frame: any(step["bot"] for step in frame.get("steps", [])))
    assert page.do("sit", seat=0)["say"] == "done"
    chosen = [step for frame in page.frames[before:] for step in frame.get("steps", []) if step["bot"]]
    assert len(chosen) <= 1 + (time.monotonic() - begun)


def test_who_sits_there_already_changes_nothing_by_sitting_down(server: Server) -> None:
    first, second, _ = two_people(server)
    version = first.version
    assert second.do("sit", seat=1)["say"] == "done"
    assert second.version == version
    second.do("hand-over", seat=1, bot="random")
    version = second.version
    while second.do("hand-over", seat=1, bot="random")["say"] != "done":
        version = second.version
    second.hear_everything()
    assert not [frame for frame in second.frames if frame["say"] == "seats" and frame["version"] > version]


def test_whoever_a_bot_stands_in_for_does_not_play(server: Server) -> None:
    _, second, _ = two_people(server)
    second.do("hand-over", seat=1, bot="random")
    assert code(second.play(1, {"do": "stop"})) == "not-your-seat"


def test_nobody_leaves_the_seat_of_another(server: Server) -> None:
    first, second, _ = two_people(server)
    second.close()
    first.hear_until(lambda frame: frame["say"] == "presence" and not frame["seats"][1]["is_here"])
    assert code(first.do("hand-over", seat=1, bot=None)) == "not-your-seat"


def test_a_seat_that_a_bot_keeps_for_somebody_is_not_taken(server: Server) -> None:
    first, second, table = two_people(server)
    [key] = {frame["seats"][1]["key"] for frame in first.frames if "seats" in frame} - {None}
    second.do("hand-over", seat=1, bot="random")
    first.hear_until(lambda frame: frame["say"] == "seats" and frame["seats"][1]["bot"] == "random")
    assert first.seats[1]["person"] == "Bob"
    eve = Person(server, "Eve").open(table)
    assert code(eve.do("sit", seat=1, key=key)) == "seat-taken"
    assert code(first.do("invite", seat=1)) == "seat-taken"


def test_who_comes_back_is_seen_by_the_others(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.make("forbidden-island", "here", "friend")
    page = bob.open(table)
    again = ann.open(table)
    assert page.hear_until(lambda frame: frame["say"] == "presence")["seats"][0]["is_here"]
    again.close()


# Taking back


def test_a_choice_is_taken_back_freely_while_it_has_shown_nothing(server: Server) -> None:
    first, second, _ = two_people(server)
    page = first if active_seat(first) == 0 else second
    assert page.now is not None
    before = page.now["view"]
    page.play(active_seat(page), some_move(page))
    assert undo_of(page)["state"] == "free"
    assert page.do("undo", version=page.version)["say"] == "done"
    assert page.now["view"] == before


def test_choices_are_taken_back_one_after_another_until_there_is_none(server: Server) -> None:
    first, second, _ = two_people(server)
    page = first if active_seat(first) == 0 else second
    assert page.now is not None
    views = []
    for _ in range(2):
        views.append(page.now["view"])
        page.play(active_seat(page), some_move(page))
    for before in reversed(views):
        assert undo_of(page)["state"] == "free"
        assert page.do("undo", version=page.version)["say"] == "done"
        assert page.now["view"] == before
    assert undo_of(page)["state"] == "none"
    assert code(page.do("undo", version=page.version)) == "nothing-to-undo"


def test_a_choice_is_free_to_be_taken_back_if_only_bots_have_let_something_pass_since() -> None:
    """A bot with a special card is asked after every move, and goes on."""
    table = Table(StoredTable("a" * 16, "forbidden-island", 1, 2, b"{}", bytes(32), "key", 1, "2026"))
    table.seats = [Seat(1), Seat(2)]
    own = Taken(1, 0, None, 1, True, {})
    passed, played = (Taken(2, 1, bot, 1, True, {}) for bot in ("thumb", None))
    shown = Taken(2, None, None, 1, False, {})
    for since, is_free in (([], True), ([passed], True), ([played], False), ([shown], False), ([passed, shown], False)):
        table.steps = [own, *since]
        assert undoing.is_free(table, 1, own) == is_free


def whoever_began(server: Server) -> list[Page]:
    """Two people after a turn, the one whose turn it was first."""

    def sit_down() -> list[Page]:
        first, second, _ = two_people(server)
        return [first, second] if active_seat(first) == 0 else [second, first]

    return after_a_turn(sit_down)


def test_after_chance_has_spoken_the_others_are_asked(server: Server) -> None:
    page, other = whoever_began(server)
    assert undo_of(page)["state"] == "consent"
    assert page.do("undo", version=page.version)["say"] == "done"
    assert undo_of(page)["state"] == "asked"
    other.hear_until(lambda frame: bool(frame.get("now")) and undo_of(other)["is_yours_to_answer"])
    assert code(page.do("consent", version=page.version, agrees=True)) == "nobody-asks-you"
    assert other.do("consent", version=other.version, agrees=True)["say"] == "done"
    assert other.now is not None
    assert other.now["view"]["table"]["turn"] == 1


def test_a_request_to_undo_tells_how_far_back_and_whose_it_is(server: Server) -> None:
    page, other = whoever_began(server)
    steps = Person(server).open(page.frames[0]["table"]).frames[0]["steps"]
    seat = next(number for number, seat in enumerate(page.seats) if seat["is_yours"])
    own = [step["number"] for step in steps if step["by"] == seat][-1]
    before = max(step["number"] for step in steps if step["number"] < own)
    page.do("undo", version=page.version)
    other.hear_up_to(page.version)
    asker, asked = (one.seats[number]["person"] for one, number in ((page, seat), (other, 1 - seat)))
    assert undo_of(page) == undo_of(other) | {"is_yours": True, "is_yours_to_answer": False, "waits_for": [asked]}
    assert undo_of(other) == undo_of(page) | {"is_yours": False, "is_yours_to_answer": True, "waits_for": []}
    assert (undo_of(other)["by"], undo_of(other)["to"]) == (asker, before)


def changes_of(page: Page) -> list[tuple[str, str | None]]:
    """The kinds of all changes that the page was told of last, with the names of people."""
    told = [frame["changes"] for frame in page.frames if "changes" in frame][-1]
    return [(change["kind"], change["person"]) for change in told]


def test_whoever_comes_and_goes_in_mid_game_is_told_of_with_all_names_even_later(own_server: Server) -> None:
    first, second, table = two_people(own_server)
    assert changes_of(second) == []
    second.do("hand-over", seat=1, bot="random")
    second.do("sit", seat=1)
    second.do("hand-over", seat=1, bot=None)
    first.do("stand-in", seat=1)
    third = Person(own_server, "Eve").open(table)
    first.do("invite", seat=1)
    third.do("sit", seat=1, key=first.key(1))
    told = [("bot-stands-in", "Bob"), ("took-back-seat", "Bob"), ("left-seat", "Bob"), ("bot-sat-down", None)]
    assert changes_of(third) == [*told, ("sat-down", "Eve")]
    own_server.stop()
    own_server.start()
    assert changes_of(Person(own_server).open(table)) == [*told, ("sat-down", "Eve")]


def test_an_undo_leaves_a_trace_that_says_how_it_came_about(server: Server) -> None:
    page, other = whoever_began(server)
    page.do("undo", version=page.version)
    other.hear_up_to(page.version)
    to = undo_of(other)["to"]
    undone = [step for step in Person(server).open(page.frames[0]["table"]).frames[0]["steps"] if step["number"] > to]
    other.do("consent", version=other.version, agrees=True)
    page.hear_up_to(other.version)
    [asker] = {seat["person"] for seat in page.seats if seat["is_yours"]}
    assert changes_of(page) == changes_of(other) == [("undone-by-consent", asker)]
    change = page.frames[-1]["changes"][0]
    draws = sum(step["by"] is None for step in undone)
    assert (change["choices"], change["draws"]) == (len(undone) - 1 - draws, draws)


def test_what_is_taken_back_freely_leaves_a_trace_too(server: Server) -> None:
    first, second, _ = two_people(server)
    page, other = (first, second) if active_seat(first) == 0 else (second, first)
    page.play(active_seat(page), some_move(page))
    page.do("undo", version=page.version)
    other.hear_up_to(page.version)
    [name] = {seat["person"] for seat in page.seats if seat["is_yours"]}
    assert changes_of(page) == changes_of(other) == [("undone", name)]


def test_one_who_declines_ends_the_question(server: Server) -> None:
    page, other = whoever_began(server)
    page.do("undo", version=page.version)
    other.hear_until(lambda frame: bool(frame.get("now")) and undo_of(other)["is_yours_to_answer"])
    assert other.do("consent", version=other.version, agrees=False)["say"] == "done"
    assert undo_of(other)["state"] != "asked"
    page.hear_up_to(other.version)
    [declined] = [seat["person"] for seat in other.seats if seat["is_yours"]]
    assert undo_of(page)["declined_by"] == declined
    other.play(other.asked[0]["seat"], other.asked[0]["actions"][0])
    assert undo_of(other)["declined_by"] is None
    assert other.now is not None
    assert other.now["view"]["table"]["turn"] == 2


@pytest.mark.parametrize("bot", [None, "random"])
def test_a_request_to_undo_ends_when_seats_change_and_a_seat_without_a_person_has_no_say(
    server: Server, bot: str | None
) -> None:
    page, other = whoever_began(server)
    page.do("undo", version=page.version)
    other.hear_until(lambda frame: bool(frame.get("now")) and undo_of(other)["is_yours_to_answer"])
    seat = next(number for number, seat in enumerate(other.seats) if seat["is_yours"])
    other.do("hand-over", seat=seat, bot=bot)
    page.hear_until(lambda frame: frame["say"] == "seats")
    assert undo_of(page)["state"] == "free"
    # The bot may be playing on.
    while (answer := page.do("undo", version=page.version))["say"] == "refused":
        assert code(answer) == "stale"
    assert page.now is not None
    assert undo_of(page)["state"] != "asked"


def test_who_is_replaced_by_another_is_asked_all_the_same(impatient_server: Server) -> None:
    page, other = whoever_began(impatient_server)
    seat = next(number for number, seat in enumerate(other.seats) if seat["is_yours"])
    assert undo_of(page)["state"] == "consent"
    other.close()
    page.hear_until(lambda frame: frame["say"] == "presence" and not frame["seats"][seat]["is_here"])
    page.do("stand-in", seat=seat)
    assert undo_of(page)["state"] in ("consent", "none")
    while (answer := page.do("undo", version=page.version))["say"] == "refused" and code(answer) == "stale":
        pass
    if answer["say"] == "done":
        assert undo_of(page)["waits_for"] == [page.seats[seat]["person"]]


def three_people_play() -> Table:
    """The people 1, 2 and 3 on the seats 0, 1 and 2, all cards dealt."""
    table = Table(StoredTable("a" * 16, "forbidden-island", 1, 3, b"{}", bytes(32), "key", 1, "2026"))
    for seat in range(3):
        table.take(Seated(seat, seat + 1, None))
    while table.is_chance_awaited:
        table.deal()
    return table


def move(table: Table) -> int:
    """Whoever's turn it is goes somewhere; returns the number of that step."""
    seat = int(table.game.show_position(table.referee.position).active)  # type: ignore[attr-defined]
    table.take(Chosen(seat, next(one for one in table.referee.actions(seat) if isinstance(one, Move))))
    return table.version


def test_who_was_replaced_is_asked_about_every_choice_until_they_leave_by_themselves() -> None:
    table = three_people_play()
    before = table.version
    first = move(table)
    asking, replaced, third = ((int(table.steps[-1].by or 0) + turn) % 3 + 1 for turn in range(3))
    table.take(Seated(replaced - 1, replaced, "thumb", by=asking))
    move(table)
    for to in (before, first):
        table.take(UndoAsked(asking, to))
        assert undoing.waited_for(table) == {replaced, third}
    # One bot follows another that has failed.
    table.take(Seated(replaced - 1, replaced, "random"))
    assert undoing.others(table, asking) == {replaced, third}
    for left in (Seated(replaced - 1, replaced, None), Seated(replaced - 1, replaced, "random")):
        table.take(left)
    assert undoing.others(table, asking) == {third}
    for gone in (Seated(replaced - 1, replaced, None), Seated(replaced - 1, None, None)):
        table.take(gone)
    assert undoing.others(table, asking) == {third}


def test_who_comes_later_is_asked_too() -> None:
    table = three_people_play()
    move(table)
    asking = int(table.steps[-1].by or 0) + 1
    left = asking % 3 + 1
    table.take(Seated(left - 1, None, None))
    table.take(Seated(left - 1, 4, None))
    assert undoing.others(table, asking) == {4, 6 - asking - left}


def test_who_left_to_a_bot_is_not_asked_because_somebody_else_takes_another_bot() -> None:
    table = three_people_play()
    before = table.version
    move(table)
    asking = int(table.steps[-1].by or 0) + 1
    gone = asking % 3 + 1
    table.take(Seated(gone - 1, gone, "random"))
    table.take(Seated(gone - 1, gone, "thumb", by=asking))
    table.take(UndoAsked(asking, before))
    assert gone not in undoing.waited_for(table)


def test_alone_nobody_has_to_be_asked(server: Server) -> None:
    ann = Person(server)
    page = after_a_turn(lambda: [ann.open(ann.make("forbidden-island", "here", "here"))])[0]
    assert undo_of(page)["state"] == "free"
    assert page.do("undo", version=page.version)["say"] == "done"
    assert page.now is not None
    assert page.now["view"]["table"]["turn"] == 1


def test_with_nothing_chosen_there_is_nothing_to_undo(server: Server) -> None:
    first, _, _ = two_people(server)
    assert undo_of(first)["state"] == "none"
    assert code(first.do("undo", version=first.version)) == "nothing-to-undo"


def test_a_choice_that_shows_something_hidden_is_not_taken_back_alone(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.make("mysterious-island", "here", "friend", "random")
    page, other = ann.open(table), bob.open(table)
    other.do("sit", seat=1, key=page.key(1))
    pages = [page, other]
    for _ in range(30):
        for one in pages:
            one.hear_everything(0.2)
            if one.now and one.asked and one.asked[0]["actions"][0]["do"] == "play":
                one.play(one.asked[0]["seat"], one.asked[0]["actions"][0])
                assert undo_of(one)["state"] in ("consent", "none")
                return
            if one.now and one.asked:
                one.play(one.asked[0]["seat"], one.asked[0]["actions"][0])
    raise AssertionError("no character was played")


def test_a_request_to_undo_takes_the_consent_of_everybody(server: Server) -> None:
    people = [Person(server, name) for name in ("Ann", "Bob", "Eve")]

    def sit_down() -> list[Page]:
        table = people[0].make("forbidden-island", "here", "friend", "friend")
        pages = [person.open(table) for person in people]
        for seat in (1, 2):
            pages[seat].do("sit", seat=seat, key=pages[0].key(seat))
        for page in pages:
            page.hear_until(lambda frame: frame["say"] == "steps") if page.now is None else None
        began = active_seat(pages[2])
        pages[0].hear_up_to(pages[2].version)
        pages[1].hear_up_to(pages[2].version)
        return pages[began:] + pages[:began]

    asking, *others = after_a_turn(sit_down)
    asking.do("undo", version=asking.version)
    for number, other in enumerate(others):
        other.hear_up_to(asking.version)
        assert other.now is not None
        assert other.now["view"]["table"]["turn"] == 2
        assert other.do("consent", version=other.version, agrees=True)["say"] == "done"
        asking.hear_up_to(other.version)
        assert asking.now is not None
        assert asking.now["view"]["table"]["turn"] == (2 if number == 0 else 1)


def test_an_undo_or_a_consent_that_comes_too_late_is_stale(server: Server) -> None:
    page, other = whoever_began(server)
    assert code(page.do("undo", version=page.version - 1)) == "stale"
    page.do("undo", version=page.version)
    other.hear_up_to(page.version)
    assert code(other.do("consent", version=other.version - 1, agrees=True)) == "stale"
    assert undo_of(other)["state"] == "asked"


def test_a_request_to_undo_ends_when_somebody_plays_on(server: Server) -> None:
    page, other = whoever_began(server)
    page.do("undo", version=page.version)
    other.hear_up_to(page.version)
    assert undo_of(other)["state"] == "asked"
    other.play(other.asked[0]["seat"], other.asked[0]["actions"][0])
    assert undo_of(other)["state"] != "asked"
    assert code(other.do("consent", version=other.version, agrees=True)) == "nobody-asks-you"


# Several seats on one device


def test_with_secrets_a_seat_is_seen_only_after_the_curtain(server: Server) -> None:
    ann = Person(server)
    page = ann.open(ann.make("mysterious-island", "here", "here"))
    assert page.now is not None
    seat = page.now["curtain"]
    assert seat is not None
    assert page.now["eye"] is None
    assert page.asked == []
    assert page.do("look", seat=seat)["say"] == "done"
    assert page.now["eye"] == seat
    assert page.now["view"]["seat"] == seat
    page.play(seat, page.asked[0]["actions"][0])
    while page.now["curtain"] is None:
        page.play(page.asked[0]["seat"], page.asked[0]["actions"][0])
    assert page.now["eye"] is None
    # What was just done is still shown as the one who did it sees it, not as it is seen through the curtain.
    told = next(frame for frame in page.frames if frame["say"] == "steps" and frame["now"]["eye"] is None)
    assert told["steps"][-1]["view"]["seat"] == seat
    assert told["now"]["view"]["seat"] is None


def test_a_curtain_is_drawn_only_where_a_view_tells_more_than_everybodys(server: Server) -> None:
    """In Atlantis one's own worths are known while they are placed, and then all is open until somebody holds a red
    tile."""
    ann = Person(server)
    page = ann.open(ann.make("atlantis", "here", "here"))
    dice = random.Random(5)
    curtains = open_questions = 0
    while curtains < 3 or open_questions < 6:
        assert page.now is not None
        everybodys, seat = page.now["view"], page.now["curtain"]
        if seat is not None:
            assert page.asked == []
            page.do("look", seat=seat)
            assert {**page.now["view"], "seat": None} != everybodys
            curtains += 1
        [asked] = page.asked
        if page.now["eye"] is None:
            assert not any(one["worth"] for ten in everybodys["table"]["travellers"] for one in ten)
            open_questions += 1
        page.play(asked["seat"], dice.choice(asked["actions"]))


@pytest.mark.parametrize("bot", [None, "random"])
def test_whoever_leaves_the_seat_they_look_through_is_asked_to_look_through_the_next(
    server: Server, bot: str | None
) -> None:
    ann = Person(server)
    page = ann.open(ann.make("mysterious-island", "here", "here", "here"))
    assert page.now is not None
    asked = page.now["curtain"]
    other = (asked + 1) % 3
    page.do("look", seat=other)
    assert page.now["eye"] == other
    page.do("hand-over", seat=other, bot=bot)
    assert page.now["eye"] is None
    assert page.now["curtain"] == asked
    page.do("look", seat=asked)
    assert [question["seat"] for question in page.asked] == [asked]


def test_without_secrets_all_seats_of_one_device_are_asked_at_once(server: Server) -> None:
    ann = Person(server)
    page = ann.open(ann.make("lost-island", "here", "here"))
    assert page.now is not None
    assert page.now["curtain"] is None


# Afterwards


@pytest.fixture(scope="module")
def finished_table(server: Server) -> tuple[Person, Page, str]:
    """The page is the one that the game was played on, closed by now."""
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "here")
    page = ann.open(table)
    page.play_at_random(random.Random(5), most=4)
    page.do("undo", version=page.version)
    page.play_at_random(random.Random(6))
    page.socket.close()
    return ann, page, table


@pytest.fixture
def finished(finished_table: tuple[Person, Page, str]) -> tuple[Person, Page, str]:
    """With a page of the test's own. A page shared by the module is cut off while no test reads it: websockets' client
    stops reading when 16 frames wait, and so answers no ping. The server closes it after 30 to 40 seconds (1011), or
    cuts it 15 seconds after the system's buffers are full, in the middle of a frame ("stream ends after …")."""
    ann, _, table = finished_table
    return ann, ann.open(table), table


def test_the_saved_game_replays_and_comes_back_in(finished: tuple[Person, Page, str]) -> None:
    ann, _, table = finished
    status, record = ann.ask("GET", f"/api/tables/{table}/record")
    assert status == 200
    game, read = read_record(json.dumps(record).encode(), find_game)
    again = begin(game, read)
    for _ in steps(again, read):
        pass
    assert game.outcome(again.position) is not None
    status, made = ann.ask("POST", "/api/records", record)
    assert status == 201
    assert ann.open(made["table"]).frames[0]["seal"] is None
    ours, theirs = (ann.ask("GET", f"/api/tables/{one}/history")[1] for one in (table, made["table"]))
    assert ours["moments"][0]["view"] == theirs["moments"][0]["view"]
    [listed] = [one for one in ann.ask("GET", "/api/tables")[1] if one["table"] == made["table"]]
    assert listed["is_saved"]
    assert listed["is_over"]


def test_a_record_that_breaks_the_rules_is_refused(finished: tuple[Person, Page, str]) -> None:
    ann, _, table = finished
    record = ann.ask("GET", f"/api/tables/{table}/record")[1]
    record["steps"].insert(60, record["steps"][-1])
    assert ann.ask("POST", "/api/records", record)[1]["problem"]["code"] == "record-breaks"
    assert ann.ask("POST", "/api/records", {"not": "a game"})[0] == 400


def test_a_saved_game_in_which_chance_has_a_seat_is_refused(finished: tuple[Person, Page, str]) -> None:
    ann, _, table = finished
    record = ann.ask("GET", f"/api/tables/{table}/record")[1]
    record["steps"][0]["by"] = 7
    assert ann.ask("POST", "/api/records", record)[1]["problem"]["code"] == "record-not-understood"


def from_a_start(finished: tuple[Person, Page, str]) -> dict[str, Any]:
    """A saved game that begins in the middle of another one."""
    ann, _, table = finished
    record: dict[str, Any] = ann.ask("GET", f"/api/tables/{table}/record")[1]
    game, read = read_record(json.dumps(record).encode(), find_game)
    referee = begin(game, read)
    replayed = steps(referee, read)
    # Late in the game, however short it was.
    played = len(read.steps) - 5
    for _ in range(played):
        next(replayed)
    start = msgspec.to_builtins(game.show_position(referee.position))
    return {**record, "start": start, "steps": record["steps"][played:]}


def test_a_saved_game_from_the_middle_is_saved_and_brought_in_again(finished: tuple[Person, Page, str]) -> None:
    ann, record = finished[0], from_a_start(finished)
    table = ann.ask("POST", "/api/records", record)[1]["table"]
    again = ann.ask("GET", f"/api/tables/{table}/record")[1]
    assert again["start"] == record["start"]
    assert ann.ask("POST", "/api/records", again)[0] == 201


@pytest.mark.parametrize("change", [{"seats": 4}, {"start": {"mark": 10**30}}])
def test_a_start_that_does_not_fit_its_game_is_refused(
    finished: tuple[Person, Page, str], change: dict[str, Any]
) -> None:
    ann, record = finished[0], from_a_start(finished)
    change = {name: {**record[name], **value} if name == "start" else value for name, value in change.items()}
    assert ann.ask("POST", "/api/records", {**record, **change})[0] == 400


def test_any_moment_can_be_looked_at(finished_table: tuple[Person, Page, str]) -> None:
    ann, page, table = finished_table
    numbers = ann.ask("GET", f"/api/tables/{table}/history")[1]["numbers"]
    live = told_live(page)
    # However short the game was: those that were played, not the cards that were dealt before.
    some = [number for number in numbers if number in live][:15]
    shown = ann.ask("GET", f"/api/tables/{table}/history?from={some[0]}&to={some[-1]}")[1]["moments"]
    assert [moment["number"] for moment in shown] == some
    for moment in shown:
        events, view = live[moment["number"]]
        assert moment["view"] == view
        assert moment["events"] == events


def told_live(page: Page) -> dict[int, tuple[Any, Any]]:
    """Events and view by the number of the step; what the last of a frame has led to is what is now."""
    told = {}
    for frame in [frame for frame in page.frames if frame["say"] == "steps"]:
        for step in frame["steps"]:
            told[step["number"]] = step["events"], step["view"] or frame["now"]["view"]
    return told


def test_chance_came_from_the_seed_that_was_sealed(finished: tuple[Person, Page, str]) -> None:
    """The same as the page does, here in Python and from the public description alone."""
    ann, page, table = finished
    dealing = ann.ask("GET", f"/api/tables/{table}/dealing")[1]
    seed = bytes.fromhex(dealing["proof"]["seed"])
    assert hashlib.sha256(seed).hexdigest() == dealing["proof"]["seal"] == page.frames[0]["seal"]
    assert dealing["draws"]
    key = hmac.new(seed, f"{table}:".encode(), "sha256").digest()
    ordinals: dict[str, int] = {}
    for draw in dealing["draws"]:
        ordinal = ordinals[draw["kind"]] = ordinals.get(draw["kind"], -1) + 1
        total = sum(weight for _, weight in draw["outcomes"])
        attempt = 0
        while True:
            digest = hmac.new(key, f"draw:{draw['kind']}:{ordinal}:{attempt}".encode(), "sha256").digest()
            point = int.from_bytes(digest[:8], "big")
            if point < 2**64 - 2**64 % total:
                break
            attempt += 1
        point %= total
        chosen = 0
        while point >= draw["outcomes"][chosen][1]:
            point -= draw["outcomes"][chosen][1]
            chosen += 1
        assert chosen == draw["chosen"]


def test_until_the_end_neither_seed_nor_record_is_to_be_had(server: Server) -> None:
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "here")
    assert ann.ask("GET", f"/api/tables/{table}/record")[1]["problem"]["code"] == "not-over-yet"
    assert ann.ask("GET", f"/api/tables/{table}/dealing")[1]["problem"]["code"] == "not-over-yet"


def test_the_same_table_again_is_made_once(finished: tuple[Person, Page, str]) -> None:
    ann, page, table = finished
    other = ann.open(table)
    assert page.do("again")["say"] == "done"
    again = page.frames[-2]["table"]
    assert other.do("again")["say"] == "done"
    assert {frame["table"] for frame in other.frames if frame["say"] == "again"} <= {again}
    assert ann.open(again).frames[0]["seats"][0]["person"] == "Ann"
    assert ann.open(table).frames[0]["again"] == again


def test_a_game_that_goes_on_is_not_played_again(server: Server) -> None:
    ann = Person(server)
    page = ann.open(ann.make("forbidden-island", "here", "here"))
    assert code(page.do("again")) == "not-over-yet"


def test_the_lobby_lists_ones_own_tables_and_where_one_is_awaited(server: Server) -> None:
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "here")
    [listed] = ann.ask("GET", "/api/tables")[1]
    assert listed["table"] == table
    assert listed["is_awaited"]
    assert not listed["is_over"]
    assert Person(server, "Bob").ask("GET", "/api/tables")[1] == []


def test_the_lobby_tells_people_bots_and_free_seats_apart(server: Server) -> None:
    ann = Person(server)
    page = ann.open(ann.make("forbidden-island", "here", "thumb", "friend"))
    assert [(seat["person"], seat["bot"]) for seat in listed_seats(ann)] == [
        ("Ann", None),
        (None, "thumb"),
        (None, None),
    ]
    page.do("stand-in", seat=2)
    page.do("hand-over", seat=0, bot="random")
    assert [(seat["person"], seat["bot"]) for seat in listed_seats(ann)] == [
        ("Ann", "random"),
        (None, "thumb"),
        (None, "thumb"),
    ]


def listed_seats(person: Person) -> list[dict[str, Any]]:
    [listed] = person.ask("GET", "/api/tables")[1]
    return list(listed["seats"])


def test_whoever_a_bot_stands_in_for_is_not_awaited_in_the_lobby(server: Server) -> None:
    ann = Person(server)
    for bot in (None, "thumb"):
        asyncio.run(keep_awaiting(ann, Seat(bot=bot)))
    awaited = {listed["seats"][0]["bot"]: listed["is_awaited"] for listed in ann.ask("GET", "/api/tables")[1]}
    assert awaited == {None: True, "thumb": False}


async def keep_awaiting(person: Person, seat: Seat) -> None:
    """Write a table of this person's down that waits for its first seat, where nobody could be quicker."""
    store = Store.open(str(person.server.folder / "ostrov.db"))
    known = await store.person_of(hash_of(person.cookie.partition("=")[2]))
    assert known is not None
    table = StoredTable(uuid.uuid4().hex[:16], "forbidden-island", 1, 2, b"{}", b"seed", "key", known.id, "2026")
    seats = [msgspec.structs.replace(seat, person=known.id), Seat()]
    await store.make_table(table, [Entry(1, b"{}", awaited=0b01, turn=1)], seats)
    await store.close()


def test_what_is_over_is_not_taken_back(finished: tuple[Person, Page, str]) -> None:
    _, page, _ = finished
    assert code(page.do("undo", version=page.version)) == "nothing-to-undo"


def test_the_seal_is_shown_from_the_start_and_the_seed_of_256_bits_at_the_end_alone(server: Server) -> None:
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "here")
    page = ann.open(table)
    page.play_at_random(random.Random(1))
    seals = {ann.open(table).frames[0]["seal"], page.frames[0]["seal"]}
    for frame in [frame for frame in page.frames if "seed" in frame]:
        assert (frame["seed"] is not None) == (frame["now"]["outcome"] is not None)
    seed = bytes.fromhex(ann.open(table).frames[0]["seed"])
    assert len(seed) == 32
    assert seals == {hashlib.sha256(seed).hexdigest()}


def test_every_draw_can_be_checked_and_a_saved_game_shows_no_seed(finished: tuple[Person, Page, str]) -> None:
    ann, _, table = finished
    dealt = [step["number"] for step in ann.open(table).frames[0]["steps"] if step["by"] is None]
    draws = ann.ask("GET", f"/api/tables/{table}/dealing")[1]["draws"]
    assert [draw["number"] for draw in draws] == dealt
    record = ann.ask("GET", f"/api/tables/{table}/record")[1]
    assert ann.open(ann.ask("POST", "/api/records", record)[1]["table"]).frames[0]["seed"] is None


def test_the_same_table_again_is_made_once_even_if_all_ask_at_once(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.make("forbidden-island", "here", "friend")
    pages = [ann.open(table), bob.open(table)]
    pages[1].do("sit", seat=1, key=pages[0].key(1))
    pages[0].hear_up_to(pages[1].version)
    while not pages[0].is_over:
        end_turn(*pages)
    for page, id in [(page, page.send({"do": "again"})) for page in pages]:
        assert page.answer_to(id)["say"] == "done"
    assert len(bob.ask("GET", "/api/tables")[1]) == 2


def test_only_those_who_played_play_again_and_whoever_a_bot_stood_in_for_plays_themselves(server: Server) -> None:
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "random")
    page = ann.open(table)
    page.play_at_random(random.Random(1))
    page.do("hand-over", seat=0, bot="random")
    [listed] = ann.ask("GET", "/api/tables")[1]
    assert listed["is_over"]
    assert code(Person(server, "Bob").open(table).do("again")) == "not-at-this-table"
    page.do("again")
    [table] = [frame["table"] for frame in page.frames if frame["say"] == "again"]
    again = ann.open(table)
    assert [(seat["person"], seat["bot"]) for seat in again.seats] == [("Ann", None), (None, "random")]


# The house


def test_games_are_listed_with_what_it_takes_to_set_them_up(server: Server) -> None:
    games = {game["id"]: game for game in Person(server).ask("GET", "/api/games")[1]}
    assert len(games) == 5
    assert games["forbidden-island"]["seats"] == [2, 3, 4]
    assert games["mysterious-island"]["has_secrets"]
    assert games["forbidden-island"]["bots"] == ["thumb", "random"]


def test_the_interface_is_described_and_health_is_there(server: Server) -> None:
    ann = Person(server)
    described = ann.ask("GET", "/api")[1]
    assert described == ann.ask("GET", "/api/openapi.json")[1]
    asked = {path: list(operations) for path, operations in described["paths"].items()}
    assert asked == {
        "/api/me": ["get", "put"],
        "/api/games": ["get"],
        "/api/tables": ["get", "post"],
        "/api/tables/{table}/history": ["get"],
        "/api/tables/{table}/record": ["get"],
        "/api/tables/{table}/dealing": ["get"],
        "/api/records": ["post"],
        "/api/verify": ["post"],
        "/health": ["get"],
    }
    for operation in [one for operations in described["paths"].values() for one in operations.values()]:
        assert operation["description"]
        for status, answer in operation["responses"].items():
            if status in ("400", "404"):
                assert "ProblemShown" in json.dumps(answer)
    assert ann.ask("GET", "/health") == (200, {"well": True, "troubles": []})


def test_a_file_that_is_no_database_any_more_is_not_well(tmp_path: Path) -> None:
    server = Server(tmp_path)
    ann = Person(server)
    page = ann.open(ann.make("forbidden-island", "here", "here"))
    for file in tmp_path.glob("ostrov.db*"):
        file.write_bytes(b"no database" * 1000)
    status, health = ann.ask("GET", "/health")
    assert (status, health["well"]) == (503, False)
    assert health["troubles"]
    assert ann.ask("GET", "/api/me")[0] == 503
    assert code(page.play(active_seat(page), some_move(page))) == "not-saved"
    server.kill()


def test_a_server_that_is_stopped_says_goodbye_and_ends_well(tmp_path: Path) -> None:
    server = Server(tmp_path)
    ann = Person(server)
    page = ann.open(ann.make("forbidden-island", "here", "thumb"))
    # As shells say of what Ctrl-C has ended.
    assert server.stop() == 130
    page.hear_everything()
    assert page.socket.close_code == 1012
    assert "Traceback" not in server.log
