"""Processes killed for real: what was acknowledged is never lost, and tables go on."""

from __future__ import annotations

import json
import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.a_server import SECONDS, Page, Person, Server, active_seat, code, some_move
from tests.server.postgres import Cluster, cluster
from tests.server.processes import WORKERS, WRITERS, children_of, killing, wait_until_idle

__all__ = ["cluster"]


class Player(threading.Thread):
    """Plays on its own table as fast as it can, and remembers every move that was acknowledged."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(daemon=True)
        self.person = Person(server, f"P{number}")
        self.table = self.person.make("forbidden-island", "here", "here", "here")
        self.page = self.person.open(self.table)
        self.dice = random.Random(number)
        self.acknowledged = 0
        self.unanswered: dict[str, Any] | None = None

    def run(self) -> None:
        try:
            while not self.page.is_over:
                self.play_one()
        except (ConnectionClosed, OSError):
            pass

    def play_one(self) -> None:
        asked = self.dice.choice(self.page.asked)
        action = self.dice.choice(asked["actions"])
        command = {"do": "play", "seat": asked["seat"], "version": self.page.version, "action": action}
        command["id"] = f"move-{self.page.version:06}-{self.dice.randrange(10**6)}"
        self.unanswered = command
        answer = self.page.answer_to(self.page.send(command))
        assert answer["say"] == "done"
        self.acknowledged = answer["version"]
        self.unanswered = None


def test_killed_under_load_the_server_loses_nothing_it_acknowledged_and_goes_on(own_server: Server) -> None:
    players = [Player(own_server, number) for number in range(6)]
    for player in players:
        player.start()
    while not all(player.acknowledged for player in players):
        assert all(player.is_alive() for player in players)
        time.sleep(0.1)
    own_server.kill()
    for player in players:
        player.join(timeout=SECONDS)
    own_server.start()
    for player in players:
        check_goes_on(player)


def check_goes_on(player: Player) -> None:
    page = player.person.open(player.table)
    assert page.version >= player.acknowledged
    if player.unanswered is not None:
        # Sent again under its id, a move that was saved is answered as before, and one that was not is carried out.
        answer = page.answer_to(page.send(player.unanswered))
        assert answer["say"] == "done"
    page.play_at_random(random.Random(1), most=3)


def test_a_page_that_comes_back_finds_everything_as_it_was(own_server: Server) -> None:
    ann = Person(own_server)
    table = ann.make("atlantis", "here", "thumb")
    page = ann.open(table)
    page.play_at_random(random.Random(4), most=12)
    while not page.asked:
        page.hear()
    before = page.now, page.version
    own_server.kill()
    own_server.start()
    again = ann.open(table)
    assert (again.now, again.version) == before


def test_after_a_restart_the_same_command_is_answered_the_same_and_carried_out_once(own_server: Server) -> None:
    ann = Person(own_server)
    table = ann.make("forbidden-island", "here", "here")
    page = ann.open(table)
    sent: list[tuple[dict[str, Any], dict[str, Any]]] = []
    # Until one has brought chance along: its answer has the number of the last entry.
    while not sent or sent[-1][1]["version"] < sent[-1][0]["version"] + 2:
        asked = page.asked[0]
        command = {"do": "play", "id": f"the-same-{len(sent):04}", "seat": asked["seat"], "version": page.version}
        command["action"] = asked["actions"][-1]
        sent.append((command, page.answer_to(page.send(command))))
    own_server.kill()
    own_server.start()
    again = ann.open(table)
    for command, answer in sent:
        assert again.answer_to(again.send(command)) == answer
    assert again.version == page.version
    again.hear_everything()
    assert ann.open(table).version == page.version


# The database


def test_while_the_database_is_away_nothing_happens_and_afterwards_the_table_goes_on(
    tmp_path: Path, cluster: Cluster
) -> None:
    server = Server(tmp_path, "--database", cluster.make_database())
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "here")
    page = ann.open(table)
    before = page.now, page.version
    command = {"do": "play", "seat": active_seat(page), "version": page.version, "action": {"do": "stop"}}
    command["id"] = "the-same-command"
    cluster.stop()
    try:
        assert ann.ask("GET", "/health")[0] == 503
        assert code(page.answer_to(page.send(command))) == "not-saved"
        for cookie in (ann.cookie, ""):
            with pytest.raises(ConnectionClosed) as closed:
                Page(server, table, cookie)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
    finally:
        cluster.start()
    again = ann.open(table)
    assert (again.now, again.version) == before
    # What was not saved has not happened, so under its old id it happens now.
    assert again.answer_to(again.send(command))["say"] == "done"
    server.stop()
    assert "Traceback" not in server.log


# The process that writes


def test_when_the_process_that_writes_is_killed_the_table_goes_on(own_server: Server) -> None:
    ann = Person(own_server)
    page = ann.open(ann.make("forbidden-island", "here", "here"))
    [writer] = children_of(own_server.process.pid, WRITERS)
    for _ in range(3):
        os.kill(writer, signal.SIGSTOP)
        command = page.send(
            {"do": "play", "seat": active_seat(page), "version": page.version, "action": {"do": "stop"}}
        )
        # Until the process has been sent what it will not write.
        wait_until_idle(own_server.process.pid)
        os.kill(writer, signal.SIGKILL)
        assert code(page.answer_to(command)) == "not-saved"
        assert page.play(active_seat(page), some_move(page))["say"] == "done"
        [writer] = children_of(own_server.process.pid, WRITERS)


def test_nobody_is_told_of_a_move_before_it_is_saved(own_server: Server) -> None:
    ann = Person(own_server)
    table = ann.make("forbidden-island", "here", "here")
    page, other = ann.open(table), Page(own_server, table)
    before = page.version
    [writer] = children_of(own_server.process.pid, WRITERS)
    os.kill(writer, signal.SIGSTOP)
    try:
        command = page.send({"do": "play", "seat": active_seat(page), "version": before, "action": some_move(page)})
        for one in (page, other):
            one.hear_everything(1)
            assert one.version == before
        # Whoever comes meanwhile is shown nothing yet.
        with connect(f"ws://{own_server.address}/api/tables/{table}/live") as late, pytest.raises(TimeoutError):
            late.recv(1)
    finally:
        os.kill(writer, signal.SIGCONT)
    assert page.answer_to(command)["say"] == "done"
    other.hear_up_to(before + 1)


def test_of_two_windows_that_answer_at_once_one_is_stale(own_server: Server) -> None:
    ann = Person(own_server)
    table = ann.make("forbidden-island", "here", "here")
    pages = ann.open(table), ann.open(table)
    seat, before, action = active_seat(pages[0]), pages[0].version, some_move(pages[0])
    [writer] = children_of(own_server.process.pid, WRITERS)
    os.kill(writer, signal.SIGSTOP)
    ids = [page.send({"do": "play", "seat": seat, "version": before, "action": action}) for page in pages]
    time.sleep(0.5)
    os.kill(writer, signal.SIGCONT)
    answers = [page.answer_to(id) for page, id in zip(pages, ids, strict=True)]
    [refused] = [answer for answer in answers if answer["say"] == "refused"]
    assert code(refused) == "stale"
    assert ann.open(table).version == before + 1


# Bots that fail


def bot_workers(server: Server) -> list[int]:
    return children_of(server.process.pid, WORKERS)


def chosen_by_bots(page: Page) -> set[str]:
    """The bots that have chosen something."""
    steps = [step for frame in page.frames for step in frame.get("steps", [])]
    return {step["bot"] for step in steps if step["bot"] is not None}


def test_a_bot_that_hangs_is_asked_again_and_the_table_goes_on(own_server: Server) -> None:
    ann = Person(own_server)
    for worker in bot_workers(own_server):
        os.kill(worker, signal.SIGSTOP)
    page = ann.open(ann.make("forbidden-island", "thumb", "thumb"))
    page.hear_until(lambda frame: page.is_over)
    assert chosen_by_bots(page) == {"thumb"}


def test_bots_whose_process_dies_keep_their_strength_and_the_table_goes_on(own_server: Server) -> None:
    """However often it dies, at any moment: while it starts as well, and in the middle of a question."""
    ann, dice = Person(own_server), random.Random(2)
    with killing(own_server.process.pid, WORKERS):
        page = ann.open(ann.make("atlantis", "thumb", "thumb", "thumb", "thumb"))
        time.sleep(3)
    for _ in range(15):
        time.sleep(dice.uniform(0.05, 0.6))
        for worker in bot_workers(own_server):
            os.kill(worker, signal.SIGKILL)
    page.hear_until(lambda frame: page.is_over)
    assert chosen_by_bots(page) == {"thumb"}


def test_a_bot_that_hangs_while_it_stands_in_still_keeps_the_seat_for_its_person(own_server: Server) -> None:
    ann = Person(own_server)
    page = ann.open(ann.make("forbidden-island", "here", "here"))
    for worker in children_of(own_server.process.pid, WORKERS):
        os.kill(worker, signal.SIGSTOP)
    seat = active_seat(page)
    page.do("hand-over", seat=seat, bot="thumb")
    page.hear_until(lambda frame: chosen_by_bots(page) == {"thumb"})
    assert page.seats[seat]["person"] == "Ann"
    logged = [json.loads(line) for line in own_server.log.splitlines() if line.startswith("{")]
    assert [line["message"] for line in logged] == ["bot thumb of forbidden-island failed: hung"]


def test_what_a_bot_thought_of_is_not_done_once_its_seat_is_given_back(own_server: Server) -> None:
    ann = Person(own_server)
    page = ann.open(ann.make("forbidden-island", "here", "here"))
    seat = active_seat(page)
    [worker] = children_of(own_server.process.pid, WORKERS)
    os.kill(worker, signal.SIGSTOP)
    page.do("hand-over", seat=seat, bot="random")
    page.do("sit", seat=seat)
    os.kill(worker, signal.SIGCONT)
    page.hear_everything(1)
    assert not any(step["bot"] for frame in page.frames for step in frame.get("steps", []))
    assert page.asked


# Several servers on one database


@pytest.fixture
def two_servers(tmp_path: Path, cluster: Cluster) -> Iterator[tuple[Server, Server]]:
    database = cluster.make_database()
    servers = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, "--database", database))
    yield servers[0], servers[1]
    for server in servers:
        if server.process.poll() is None:
            server.stop()


def elsewhere(person: Person, server: Server, table: str) -> Page:
    """The same person's page at another server."""
    return Page(server, table, person.cookie)


def come_level(pages: tuple[Page, Page]) -> None:
    """Until each has heard what the other has."""
    last = max(page.version for page in pages)
    for page in pages:
        page.hear_up_to(last)


def test_a_contested_turn_is_stored_once(two_servers: tuple[Server, Server]) -> None:
    one, two = two_servers
    ann = Person(one)
    table = ann.make("forbidden-island", "here", "here")
    pages = ann.open(table), elsewhere(ann, two, table)
    for _ in range(20):
        come_level(pages)
        if pages[0].is_over:
            break
        contest(pages)
    numbers = ann.ask("GET", f"/api/tables/{table}/history")[1]["numbers"]
    assert len(numbers) == len(set(numbers))


def contest(pages: tuple[Page, Page]) -> None:
    """Both answer the same question at once: one is carried out, the other one refused."""
    asked = pages[0].asked[0]
    command = {"do": "play", "seat": asked["seat"], "version": pages[0].version, "action": asked["actions"][-1]}
    ids = [page.send(command) for page in pages]
    answers = [page.answer_to(id) for page, id in zip(pages, ids, strict=True)]
    assert sorted(answer["say"] for answer in answers) == ["done", "refused"]
    refused = next(answer for answer in answers if answer["say"] == "refused")
    assert refused["problem"]["code"] == "stale"


def test_what_one_server_does_the_other_shows_at_once(two_servers: tuple[Server, Server]) -> None:
    one, two = two_servers
    ann = Person(one)
    table = ann.make("forbidden-island", "here", "here")
    here, there = ann.open(table), elsewhere(ann, two, table)
    asked = here.asked[0]
    here.play(asked["seat"], asked["actions"][0])
    there.hear_until(lambda frame: frame["say"] == "steps")
    here.hear_everything(0.1)
    assert (here.version, here.now) == (there.version, there.now)


def test_whoever_sits_down_at_one_server_is_known_by_name_at_the_other(two_servers: tuple[Server, Server]) -> None:
    one, two = two_servers
    ann, bob = Person(one, "Ann"), Person(two, "Bob")
    table = ann.make("forbidden-island", "here", "friend")
    here = ann.open(table)
    assert bob.open(table).do("sit", seat=1, key=here.key(1))["say"] == "done"
    here.hear_until(lambda frame: frame["say"] == "seats")
    assert here.seats[1]["person"] == "Bob"


def test_when_one_server_dies_its_tables_go_on_at_the_other(two_servers: tuple[Server, Server]) -> None:
    one, two = two_servers
    ann = Person(one)
    table = ann.make("forbidden-island", "here", "here")
    ann.open(table).play_at_random(random.Random(1), most=3)
    one.kill()
    page = elsewhere(ann, two, table)
    page.play_at_random(random.Random(1))
    assert page.is_over


def test_a_command_carried_out_by_one_server_is_answered_the_same_by_the_other(
    two_servers: tuple[Server, Server],
) -> None:
    ann = Person(two_servers[0])
    table = ann.make("forbidden-island", "here", "here")
    here, there = ann.open(table), elsewhere(ann, two_servers[1], table)
    asked = here.asked[0]
    command = {"do": "play", "id": "the-same-command", "seat": asked["seat"], "version": here.version}
    command["action"] = asked["actions"][0]
    first = here.answer_to(here.send(command))
    there.hear_up_to(first["version"])
    assert there.answer_to(there.send(command)) == first
    here.play_at_random(random.Random(1))
    there.hear_up_to(here.version)
    here.do("again")
    there.hear_until(lambda frame: frame["say"] == "again")


def test_of_two_choices_for_one_turn_at_two_servers_the_stored_one_is_shown_by_both(
    two_servers: tuple[Server, Server],
) -> None:
    ann = Person(two_servers[0])
    table = ann.make("forbidden-island", "here", "here")
    pages = ann.open(table), elsewhere(ann, two_servers[1], table)
    for _ in range(8):
        come_level(pages)
        if pages[0].is_over:
            break
        asked = max(pages[0].asked, key=lambda asked: len(asked["actions"]))
        ids = []
        for page, action in zip(pages, (asked["actions"][0], asked["actions"][-1]), strict=True):
            ids.append(page.send({"do": "play", "seat": asked["seat"], "version": page.version, "action": action}))
        answers = [page.answer_to(id) for page, id in zip(pages, ids, strict=True)]
        assert sorted(answer["say"] for answer in answers) == ["done", "refused"]
        come_level(pages)
        for page in pages:
            page.hear_everything(0.2)
        assert (pages[0].version, pages[0].now) == (pages[1].version, pages[1].now)
        shown = [Page(server, table).frames[0]["steps"] for server in two_servers]
        assert shown[0] == shown[1]
