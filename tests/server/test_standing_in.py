"""For whom a bot may stand in, when, by whose decision, and which one."""

from __future__ import annotations

import random
import sqlite3
import time
from typing import Any

import pytest

from ostrov.kernel.refusals import Complaint
from ostrov.server.storage import StoredTable
from ostrov.server.table import seating
from ostrov.server.table.log import Chosen, Seated, StandInAsked, Undone
from ostrov.server.table.patience import Patience, Timing
from ostrov.server.table.table import Table
from tests.server.a_server import Page, Person, Server, active_seat, code, some_move


class Watch:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def three_people_play(**more: Any) -> Table:
    """The people 1, 2 and 3 on the seats 0, 1 and 2, all cards dealt; the first of them is the host."""
    stored = StoredTable("a" * 16, "forbidden-island", 1, 3, b"{}", bytes(32), "key", 1, "2026", **more)
    table = Table(stored)
    for seat in range(3):
        table.take(Seated(seat, seat + 1, None))
    while table.is_chance_awaited:
        table.deal()
    return table


def patience_by(watch: Watch) -> Patience:
    return Patience(Timing(60, watch, watch))


def refusal(table: Table, person: int, seat: int, patience: Patience) -> str:
    with pytest.raises(Complaint) as caught:
        seating.stand_in(table, person, seat, patience)
    return caught.value.code


def sit_down(server: Server, *names: str, move_seconds: int | None = None) -> list[Page]:
    """The pages of people at a table that the first of them has made."""
    people = [Person(server, name) for name in names]
    table = people[0].make(
        "forbidden-island", "here", *["friend"] * (len(names) - 1), move_seconds=move_seconds, difficulty="novice"
    )
    pages = [person.open(table) for person in people]
    for seat, page in enumerate(pages[1:], 1):
        assert page.do("sit", seat=seat, key=pages[0].key(seat))["say"] == "done"
    for page in pages:
        page.hear_up_to(pages[-1].version)
    return pages


def table_of(page: Page) -> str:
    return str(page.frames[0]["table"])


def leave(page: Page, seat: int, *others: Page) -> None:
    page.close()
    for other in others:
        other.hear_until(lambda frame: frame["say"] == "presence" and not frame["seats"][seat]["is_here"])


# Grace


def test_who_has_just_left_is_waited_for_and_the_others_see_how_long(server: Server) -> None:
    first, second = sit_down(server, "Ann", "Bob")
    assert not first.seats[1]["stand_in"]
    assert code(first.do("stand-in", seat=1)) == "person-is-here"
    leave(second, 1, first)
    assert 0 < first.seats[1]["stand_in"]["seconds"] <= 60
    answer = first.do("stand-in", seat=1)
    assert code(answer) == "still-has-time"
    assert 0 < answer["problem"]["arguments"]["seconds"] <= 60


def test_after_the_grace_a_bot_stands_in_and_gives_the_seat_back(impatient_server: Server) -> None:
    first, second = sit_down(impatient_server, "Ann", "Bob")
    leave(second, 1, first)
    assert first.seats[1]["stand_in"] == {"seconds": 0, "wanted_by": [], "waits_for": [], "is_yours_to_say": True}
    assert first.do("stand-in", seat=1)["say"] == "done"
    assert (first.seats[1]["person"], first.seats[1]["bot"]) == ("Bob", "thumb")
    assert first.seats[1]["stand_in"] is None
    assert code(first.do("stand-in", seat=1)) == "bot-plays-there"


def test_who_is_back_in_time_is_not_replaced_and_has_all_the_grace_again() -> None:
    watch, table = Watch(), three_people_play()
    patience = patience_by(watch)
    patience.see(frozenset({1, 2, 3}))
    patience.see(frozenset({1, 3}))
    watch.now += 59
    assert patience.left(table, 1) == 1
    assert refusal(table, 1, 1, patience) == "still-has-time"
    patience.see(frozenset({1, 2, 3}))
    watch.now += 500
    assert refusal(table, 1, 1, patience) == "person-is-here"
    patience.see(frozenset({1, 3}))
    assert patience.left(table, 1) == 60
    watch.now += 60
    assert patience.left(table, 1) == 0
    assert seating.stand_in(table, 1, 1, patience) == Seated(1, 2, "thumb", by=1)


def test_after_a_restart_everybody_has_the_grace_to_come_back() -> None:
    watch, table = Watch(), three_people_play()
    patience = patience_by(watch)
    assert [patience.left(table, seat) for seat in range(3)] == [60, 60, 60]
    watch.now += 61
    assert [patience.left(table, seat) for seat in range(3)] == [0, 0, 0]


def test_a_restarted_server_lets_nobody_be_replaced_at_once(own_server: Server) -> None:
    first, _ = sit_down(own_server, "Ann", "Bob")
    own_server.kill()
    own_server.start()
    again = Page(own_server, table_of(first), first.cookie)
    assert again.seats[1]["stand_in"]["seconds"] > 0
    assert code(again.do("stand-in", seat=1)) == "still-has-time"


# By whom


def test_the_host_decides_alone_and_others_only_all_together(impatient_server: Server) -> None:
    ann, bob, cid = sit_down(impatient_server, "Ann", "Bob", "Cid")
    eve = Page(impatient_server, ann.frames[0]["table"])
    assert code(eve.do("stand-in", seat=2)) == "not-at-this-table"
    leave(cid, 2, ann, bob)
    assert bob.seats[2]["stand_in"]["waits_for"] == ["Ann"]
    assert bob.do("stand-in", seat=2)["say"] == "done"
    assert bob.seats[2]["bot"] is None
    assert bob.seats[2]["stand_in"]["wanted_by"] == ["Bob"]
    assert not bob.seats[2]["stand_in"]["is_yours_to_say"]
    ann.hear_up_to(bob.version)
    assert ann.seats[2]["stand_in"] == {"seconds": 0, "wanted_by": ["Bob"], "waits_for": [], "is_yours_to_say": True}
    assert ann.do("stand-in", seat=2)["say"] == "done"
    assert ann.seats[2]["bot"] == "thumb"


def test_all_others_together_replace_the_host_and_whoever_may_be_replaced_has_no_say() -> None:
    watch, table = Watch(), three_people_play()
    patience = patience_by(watch)
    patience.see(frozenset({1, 2, 3}))
    patience.see(frozenset({2, 3}))
    watch.now += 60
    asked = seating.stand_in(table, 2, 0, patience)
    assert asked == StandInAsked(2, 0)
    table.take(asked)
    assert seating.stand_in(table, 2, 0, patience) is None
    assert seating.have_to_agree(table, 0, patience) == {3}
    assert seating.stand_in(table, 3, 0, patience) == Seated(0, 1, "thumb", by=3)
    # The third one is gone, too: then the second one is all the others there are.
    patience.see(frozenset({2}))
    watch.now += 60
    assert seating.stand_in(table, 2, 0, patience) == Seated(0, 1, "thumb", by=2)


def test_who_plays_after_all_is_no_longer_asked_to_be_replaced() -> None:
    table = three_people_play()
    seat = table.waited_for[0]
    table.take(StandInAsked((seat + 1) % 3 + 1, seat))
    assert table.stand_ins
    table.take(Chosen(seat, table.referee.actions(seat)[0]))
    assert not table.stand_ins


# Which bot


@pytest.mark.parametrize(
    ("bots", "strength"), [([], "thumb"), (["thumb"], "thumb"), (["random"], "random"), (["random", "thumb"], "thumb")]
)
def test_the_bot_is_as_strong_as_those_that_the_table_was_made_with(
    server: Server, bots: list[str], strength: str
) -> None:
    ann = Person(server)
    page = ann.open(ann.make("forbidden-island", "here", "friend", *bots))
    assert page.frames[0]["strength"] == strength
    assert page.do("stand-in", seat=1)["say"] == "done"
    assert page.seats[1]["bot"] == strength


def test_nobody_gives_the_seat_of_another_to_a_bot_of_their_choice(impatient_server: Server) -> None:
    first, second = sit_down(impatient_server, "Ann", "Bob")
    leave(second, 1, first)
    assert code(first.do("hand-over", seat=1, bot="random")) == "not-your-seat"


def test_ones_own_seat_is_handed_to_any_bot_at_any_time(server: Server) -> None:
    first, _ = sit_down(server, "Ann", "Bob")
    for bot in ("random", "thumb"):
        assert first.do("hand-over", seat=0, bot=bot)["say"] == "done"
        assert first.seats[0]["bot"] == bot


# The time for a move


def test_whoever_takes_too_long_may_be_replaced_whether_here_or_away() -> None:
    watch, table = Watch(), three_people_play(move_seconds=180)
    patience = patience_by(watch)
    patience.see(frozenset({1, 2, 3}))
    patience.look_at(table)
    seat, other = table.waited_for[0], (table.waited_for[0] + 1) % 3
    assert patience.left(table, seat) == 180
    assert patience.left(table, other) is None
    patience.see(frozenset({1, 2, 3} - {seat + 1, other + 1}))
    watch.now += 179
    assert patience.left(table, seat) == 1
    # Being away is no reason at a table with a clock: it may last for days.
    assert refusal(table, 1, 1 if seat == 2 else 2, patience) in ("not-waited-for", "still-has-time")
    assert patience.left(table, other) is None
    watch.now += 1
    asking = next(person for person in (1, 2, 3) if person != seat + 1)
    assert patience.left(table, seat) == 0
    assert seating.stand_in(table, 1 if seat else asking, seat, patience) is not None


def test_every_choice_is_given_the_whole_time_and_so_is_every_undo() -> None:
    watch, table = Watch(), three_people_play(move_seconds=60)
    patience = patience_by(watch)
    patience.look_at(table)
    seat = table.waited_for[0]
    watch.now += 100
    chosen = Chosen(seat, next(action for action in table.referee.actions(seat) if type(action).__name__ == "Move"))
    before = table.version
    table.take(chosen)
    patience.look_at(table, [chosen])
    assert patience.left(table, seat) == 60
    watch.now += 30
    undone = Undone(before)
    table.take(undone)
    patience.look_at(table, [undone])
    assert patience.left(table, seat) == 60


def test_the_time_goes_on_over_a_restart_but_everybody_has_the_grace_from_there() -> None:
    watch, table = Watch(), three_people_play(move_seconds=86400)
    patience = patience_by(watch)
    patience.look_at(table)
    seat, written = table.waited_for[0], patience.written(table)
    watch.now += 86000
    later = patience_by(watch)
    later.read(table, written)
    assert later.left(table, seat) == 400
    watch.now += 86000
    later = patience_by(watch)
    later.read(table, written)
    assert later.left(table, seat) == 60


def give_little_time(server: Server, table: str, seconds: int) -> None:
    """Less than can be chosen, so that nobody has to wait for it."""
    with sqlite3.connect(server.folder / "ostrov.db") as connection:
        connection.execute("UPDATE tables SET move_seconds = ? WHERE id = ?", (seconds, table))
    connection.close()


def test_a_table_with_a_clock_tells_with_every_step_who_has_how_long(server: Server) -> None:
    first, second = sit_down(server, "Ann", "Bob", move_seconds=600)
    assert first.frames[0]["move_seconds"] == 600
    seat = active_seat(first)
    page = (first, second)[seat]
    page.play(seat, some_move(page))
    page.hear_everything()
    assert [frame["say"] for frame in page.frames[-3:] if frame["say"] != "done"] == ["steps", "presence"]
    assert 0 < page.seats[seat]["stand_in"]["seconds"] <= 600
    assert page.seats[1 - seat]["stand_in"] is None
    other = (second, first)[seat]
    other.hear_up_to(page.version)
    assert code(other.do("stand-in", seat=seat)) == "still-has-time"
    assert code(page.do("stand-in", seat=1 - seat)) == "not-waited-for"


def test_who_is_here_and_does_not_move_in_time_is_replaced_until_back(own_impatient_server: Server) -> None:
    server = own_impatient_server
    before = sit_down(server, "Ann", "Bob", move_seconds=60)
    server.kill()
    give_little_time(server, table_of(before[0]), 1)
    server.start()
    pages = [Page(server, table_of(before[0]), page.cookie) for page in before]
    seat = active_seat(pages[0])
    late, other = pages[seat], pages[1 - seat]
    while (answer := other.do("stand-in", seat=seat))["say"] == "refused":
        assert code(answer) == "still-has-time"
        time.sleep(0.1)
    late.hear_until(lambda frame: frame["say"] == "seats" and frame["seats"][seat]["bot"] == "thumb")
    assert late.do("sit", seat=seat)["say"] == "done"
    assert late.seats[seat]["bot"] is None


def test_only_the_times_offered_can_be_chosen(server: Server) -> None:
    ann = Person(server)
    wanted = {"game": "forbidden-island", "options": {}, "seats": [{"kind": "here"}] * 2}
    assert ann.ask("POST", "/api/tables", {**wanted, "move_seconds": 86400})[0] == 201
    assert ann.ask("POST", "/api/tables", {**wanted, "move_seconds": 1})[0] == 400


def test_the_lobby_tells_whose_move_it_is_and_how_long_there_is_left(server: Server) -> None:
    ann = Person(server)
    page = ann.open(ann.make("forbidden-island", "here", "here", move_seconds=86400))
    [listed] = ann.ask("GET", "/api/tables")[1]
    assert active_seat(page) in listed["awaited"]
    assert 86000 < listed["seconds_left"] <= 86400


def test_the_same_table_again_has_the_same_clock_and_strength(server: Server) -> None:
    ann = Person(server)
    page = ann.open(ann.make("forbidden-island", "here", "random", move_seconds=180))
    page.play_at_random(random.Random(2))
    page.do("again")
    again = next(frame["table"] for frame in page.frames if frame["say"] == "again")
    told = ann.open(again).frames[0]
    assert (told["strength"], told["move_seconds"]) == ("random", 180)


# Reminders


def test_who_is_waited_for_is_reminded_on_all_pages_once_in_a_while(server: Server) -> None:
    first, second = sit_down(server, "Ann", "Bob")
    seat = active_seat(first)
    acting, waiting = (first, second) if seat == 0 else (second, first)
    elsewhere = Page(server, table_of(first), acting.cookie)
    assert waiting.do("nudge", seat=seat)["say"] == "done"
    by = waiting.seats[1 - seat]["person"]
    for page in (acting, elsewhere):
        assert page.hear_until(lambda frame: frame["say"] == "nudged") == {"say": "nudged", "seat": seat, "by": by}
    assert code(waiting.do("nudge", seat=seat)) == "nudged-already"
    waiting.hear_everything()
    assert not any(frame["say"] == "nudged" for frame in waiting.frames)


def test_only_those_at_the_table_remind_and_only_whoever_is_waited_for_and_here(server: Server) -> None:
    first, second = sit_down(server, "Ann", "Bob")
    seat = active_seat(first)
    acting, waiting = (first, second) if seat == 0 else (second, first)
    eve = Person(server, "Eve").open(table_of(first))
    assert code(eve.do("nudge", seat=seat)) == "not-at-this-table"
    assert code(acting.do("nudge", seat=seat)) == "not-waited-for"
    assert code(acting.do("nudge", seat=1 - seat)) == "not-waited-for"
    leave(acting, seat, waiting)
    assert code(waiting.do("nudge", seat=seat)) == "not-here"


def test_a_seat_is_reminded_again_after_half_a_minute() -> None:
    watch = Watch()
    patience = patience_by(watch)
    patience.nudge(0)
    watch.now += 29.5
    with pytest.raises(Complaint, match="nudged-already"):
        patience.nudge(0)
    patience.nudge(1)
    watch.now += 0.5
    patience.nudge(0)
