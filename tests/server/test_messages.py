"""Whatever reaches the socket: carried out once, or refused with a reason and nothing changed."""

from __future__ import annotations

import json
import random
import socket
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.a_server import Page, Person, Server, active_seat, code, some_move

STOP = {"do": "stop"}


def table_of_two(server: Server) -> tuple[Person, Page]:
    ann = Person(server)
    return ann, ann.open(ann.make("forbidden-island", "here", "here"))


def test_an_action_is_carried_out_and_told(server: Server) -> None:
    _, page = table_of_two(server)
    before = page.version
    assert page.play(active_seat(page), STOP)["say"] == "done"
    assert page.version > before
    steps = next(frame for frame in page.frames if frame["say"] == "steps")
    assert steps["steps"][0]["events"][0]["event"] == "stopped"


def test_the_same_command_twice_is_carried_out_once_and_answered_the_same(server: Server) -> None:
    _, page = table_of_two(server)
    seat = active_seat(page)
    command = {"do": "play", "id": "the-same-command", "seat": seat, "version": page.version, "action": STOP}
    first = page.answer_to(page.send(command))
    version = page.version
    again = page.answer_to(page.send(command))
    assert first == again
    assert page.version == version


@pytest.mark.parametrize("is_restarted", [False, True])
def test_another_command_with_an_id_that_was_used_is_refused_and_changes_nothing(
    own_server: Server, is_restarted: bool
) -> None:
    ann, page = table_of_two(own_server)
    seat = active_seat(page)
    command = {"do": "play", "id": "the-same-command", "seat": seat, "version": page.version, "action": STOP}
    first = page.answer_to(page.send(command))
    assert first["say"] == "done"
    if is_restarted:
        own_server.kill()
        own_server.start()
        page = ann.open(page.table)
    version = page.version
    assert code(page.answer_to(page.send(command | {"version": version}))) == "command-id-taken"
    assert code(page.answer_to(page.send({"do": "wish", "id": "the-same-command", "forecast": True}))) == (
        "command-id-taken"
    )
    assert page.answer_to(page.send(command)) == first
    assert page.version == version


def test_a_command_that_was_refused_keeps_its_id_to_itself(server: Server) -> None:
    _, page = table_of_two(server)
    refused = {"do": "play", "id": "a-stale-command", "seat": active_seat(page), "version": 0, "action": STOP}
    assert code(page.answer_to(page.send(refused))) == "stale"
    assert code(page.answer_to(page.send(refused | {"version": page.version}))) == "command-id-taken"
    assert code(page.answer_to(page.send(refused))) == "stale"


def test_a_stale_command_is_refused_and_shown_how_things_stand(server: Server) -> None:
    _, page = table_of_two(server)
    seat, old = active_seat(page), page.version
    page.play(seat, some_move(page))
    version = page.version
    answer = page.do("play", seat=seat, version=old, action=STOP)
    assert code(answer) == "stale"
    assert page.frames[-2]["say"] == "table"
    assert page.version == version


def test_a_command_from_the_future_is_stale_too(server: Server) -> None:
    _, page = table_of_two(server)
    answer = page.do("play", seat=active_seat(page), version=page.version + 5, action=STOP)
    assert code(answer) == "stale"


def test_of_two_windows_that_answer_the_same_question_one_is_too_late(server: Server) -> None:
    ann, page = table_of_two(server)
    other = ann.open(page.frames[0]["table"])
    seat, version = active_seat(page), page.version
    command = {"do": "play", "seat": seat, "version": version, "action": STOP}
    ids = page.send(command), other.send(command)
    answers = page.answer_to(ids[0]), other.answer_to(ids[1])
    assert sorted(answer["say"] for answer in answers) == ["done", "refused"]


def test_what_the_rules_forbid_is_refused_with_its_clause(server: Server) -> None:
    _, page = table_of_two(server)
    answer = page.play(active_seat(page), {"do": "capture"})
    assert answer["problem"]["kind"] == "refusal"
    assert answer["problem"]["clause"].startswith("FI-")
    assert answer["problem"]["arguments"]["action"] == {"do": "capture"}


def test_nobody_chooses_for_chance(server: Server) -> None:
    _, page = table_of_two(server)
    assert code(page.play(active_seat(page), {"do": "draw-flood", "tile": "iron-gate"})) == "left-to-chance"


def test_nobody_acts_for_the_seat_of_another(server: Server) -> None:
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "here")
    page, strange = ann.open(table), Person(server, "Bob").open(table)
    for seat in (0, 1, 6):
        assert code(strange.play(seat, STOP)) == "not-your-seat"
    assert strange.do("undo", version=strange.version)["problem"]["code"] == "nothing-to-undo"
    assert strange.do("hand-over", seat=0, bot="random")["problem"]["code"] == "not-at-this-table"
    assert strange.do("look", seat=0)["problem"]["code"] == "not-your-seat"
    assert page.version == strange.version


def test_somebody_without_a_name_looks_on_and_may_do_nothing(server: Server) -> None:
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "friend")
    stranger = Page(server, table)
    assert stranger.do("sit", seat=1)["problem"]["code"] == "name-first"
    assert stranger.play(0, STOP)["problem"]["code"] == "not-your-seat"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '{"do": "play"}',
        '{"do": "dance", "id": "12345678"}',
        '{"do": "look", "id": "short", "seat": 0}',
        '{"do": "look", "id": "12345678", "seat": 99}',
        '{"do": "look", "id": "12345678", "seat": 0, "more": 1}',
        '{"do": "play", "id": "12345678", "seat": 0, "version": "1", "action": {}}',
    ],
)
def test_what_cannot_be_read_is_refused_and_the_page_goes_on(server: Server, text: str) -> None:
    _, page = table_of_two(server)
    page.socket.send(text)
    assert code(page.hear()) == "message-not-understood"
    assert page.play(active_seat(page), STOP)["say"] == "done"


@pytest.mark.parametrize("action", [{}, {"do": "move"}, {"do": "move", "to": "atlantis"}, 7, None, [STOP]])
def test_an_action_that_the_game_does_not_know_is_refused(server: Server, action: Any) -> None:
    _, page = table_of_two(server)
    assert code(page.play(active_seat(page), action)) == "form-not-understood"


def test_a_message_that_is_too_large_ends_the_connection_and_nothing_else(server: Server) -> None:
    ann, page = table_of_two(server)
    page.socket.send(json.dumps({"do": "look", "id": "x" * 20_000, "seat": 0}))
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            page.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert ann.open(page.frames[0]["table"]).play(active_seat(page), STOP)["say"] == "done"


def test_who_sends_without_end_is_slowed_down_and_then_let_go(server: Server) -> None:
    _, page = table_of_two(server)
    before = page.version
    sent = []
    for _ in range(400):
        try:
            sent.append(page.send({"do": "look", "seat": 5}))
        except ConnectionClosed:
            break
    answers = []
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            answers.append(page.hear())
    refused = [frame["id"] for frame in answers if frame["say"] == "refused" and code(frame) == "too-fast"]
    assert set(refused) < set(sent)
    assert refused
    assert page.version == before
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_pages_of_other_sites_get_no_socket(server: Server) -> None:
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "here")
    with pytest.raises(InvalidStatus) as refused:
        Page(server, table, ann.cookie, origin="http://elsewhere.example")
    assert refused.value.response.status_code == 403
    Page(server, table, ann.cookie, origin=f"http://{server.address}").close()


def test_pages_of_other_sites_change_nothing_over_http(server: Server) -> None:
    ann = Person(server)
    status, answer = ann.ask("PUT", "/api/me", {"name": "Eve"}, origin="http://elsewhere.example")
    assert status == 403
    assert answer["problem"]["code"] == "foreign-origin"
    assert ann.ask("GET", "/api/me")[1] == {"name": "Ann"}


def test_a_table_that_does_not_exist_is_said_so(server: Server) -> None:
    ann = Person(server)
    with pytest.raises(ConnectionClosed) as closed:
        ann.open("a" * 16)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert ann.ask("GET", f"/api/tables/{'a' * 16}/history")[1]["problem"]["code"] == "no-such-table"


# The second is more than the buffers between two processes hold.
@pytest.mark.parametrize("size", [3_000_000, 12_000_000])
def test_a_body_that_is_too_large_is_refused(server: Server, size: int) -> None:
    ann = Person(server)
    status, answer = ann.ask("POST", "/api/records", b"x" * size)
    assert status == 413
    assert answer["problem"]["code"] == "too-large"


def test_a_large_body_from_elsewhere_is_refused_with_the_reason(server: Server) -> None:
    ann = Person(server)
    status, answer = ann.ask("POST", "/api/records", b"x" * 12_000_000, origin="http://elsewhere.example")
    assert status == 403
    assert answer["problem"]["code"] == "foreign-origin"


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"game": "chess", "options": {}, "seats": [{"kind": "here"}]}, "no-such-game"),
        ({"game": "forbidden-island", "options": {}, "seats": [{"kind": "here"}]}, "seats-out-of-range"),
        (
            {"game": "forbidden-island", "options": {"difficulty": "easy"}, "seats": [{"kind": "here"}] * 2},
            "option-refused",
        ),
        (
            {"game": "forbidden-island", "options": {}, "seats": [{"kind": "here"}, {"kind": "bot", "bot": "x"}]},
            "no-such-bot",
        ),
        ({"game": "forbidden-island"}, "message-not-understood"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_is_wrong(
    server: Server, wanted: dict[str, Any], expected: str
) -> None:
    status, answer = Person(server).ask("POST", "/api/tables", wanted)
    assert status == 400
    assert answer["problem"]["code"] == expected


def test_reordered_commands_are_each_judged_by_what_they_answer(server: Server) -> None:
    """A later command that arrives first is refused, and the earlier one is carried out."""
    _, page = table_of_two(server)
    seat, version = active_seat(page), page.version
    action = some_move(page)
    late = page.send({"do": "play", "seat": seat, "version": version + 1, "action": STOP})
    early = page.send({"do": "play", "seat": seat, "version": version, "action": action})
    assert code(page.answer_to(late)) == "stale"
    assert page.answer_to(early)["say"] == "done"


def test_a_peer_that_stops_reading_is_let_go_and_the_table_goes_on(server: Server) -> None:
    ann = Person(server)
    table = ann.make("atlantis", "here", "here")
    page = ann.open(table)
    sleeper = without_reading(ann, table)
    # Each is answered by the whole table.
    for number in range(90):
        sleeper.send(json.dumps({"do": "play", "id": f"stale-{number:06}", "seat": 0, "version": 0, "action": STOP}))
    page.play_at_random(random.Random(1), most=40)
    assert is_cut(sleeper)
    assert page.play_at_random(random.Random(1), most=1) == 1


def without_reading(person: Person, table: str) -> ClientConnection:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", person.server.port))
    return connect(
        f"ws://{person.server.address}/api/tables/{table}/live",
        sock=line,
        additional_headers={"Cookie": person.cookie},
        max_queue=1,
        ping_interval=None,
    ).__enter__()


def is_cut(line: ClientConnection) -> bool:
    """Now or soon, and long before the system gives it up."""
    until = time.monotonic() + 300
    while time.monotonic() < until:
        try:
            line.send("{}")
        except ConnectionClosed:
            return True
        time.sleep(0.5)
    return False


@pytest.mark.parametrize(("method", "path"), [("PUT", "/api/me"), ("POST", "/api/records")])
def test_what_is_no_text_is_not_understood(server: Server, method: str, path: str) -> None:
    assert Person(server).ask(method, path, b'{"name": "\xff\xfe"}')[0] == 400
    assert "Traceback" not in server.log


def test_the_same_id_of_somebody_else_is_another_command(server: Server) -> None:
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "here")
    page, strange = ann.open(table), Person(server, "Bob").open(table)
    command = {"do": "play", "id": "the-same-id", "seat": active_seat(page), "version": page.version, "action": STOP}
    assert code(strange.answer_to(strange.send(command))) == "not-your-seat"
    assert page.answer_to(page.send(command))["say"] == "done"


def test_what_is_sent_too_fast_is_not_carried_out(server: Server) -> None:
    ann = Person(server)
    page = ann.open(ann.make("forbidden-island", "here", "here"))
    for _ in range(125):
        page.send({"do": "wish", "forecast": False})
    page.hear_everything(1)
    says = [frame["say"] for frame in page.frames]
    assert says.count("refused") > 0
    assert says.count("done") + says.count("refused") == 125


# Secrecy of whatever a page is sent when it comes (back), or when seats change.


@pytest.mark.parametrize("text", ['{{"do":"play","id":"12345678","seat":0,"version":1,"action":{0}{1}}}'])
def test_what_is_nested_too_deep_is_not_understood(server: Server, text: str) -> None:
    ann = Person(server)
    page = ann.open(ann.make("forbidden-island", "here", "here"))
    page.socket.send(text.format("[" * 7000, "]" * 7000))
    assert code(page.hear()) == "message-not-understood"


@pytest.mark.parametrize(
    "origin",
    ["http://elsewhere.example", "null", "http://{address}.elsewhere.example", "http://elsewhere.example/{address}"],
)
def test_no_other_origin_gets_a_socket(server: Server, origin: str) -> None:
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "here")
    with pytest.raises(InvalidStatus):
        Page(server, table, ann.cookie, origin=origin.format(address=server.address))
