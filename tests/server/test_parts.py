"""Everybody's part in chance: committed before the game, revealed when all are there, and none waited for in vain."""

from __future__ import annotations

import hashlib
import json
import random
import secrets
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ostrov.lab.verifying import verify
from tests.server.a_server import Page, Person, Server, code
from tests.server.postgres import Cluster, cluster

__all__ = ["cluster"]


def a_part() -> tuple[str, str]:
    """A nonce, and the commitment to it."""
    nonce = secrets.token_bytes(32)
    return nonce.hex(), hashlib.sha256(nonce).hexdigest()


def make(person: Person, commitment: str | None, *seats: str) -> str:
    wanted = [{"kind": seat} if seat in ("here", "friend") else {"kind": "bot", "bot": seat} for seat in seats]
    body: dict[str, Any] = {"game": "forbidden-island", "options": {}, "seats": wanted, "commitment": commitment}
    status, made = person.ask("POST", "/api/tables", body)
    assert status == 201, made
    return str(made["table"])


def parts_of(page: Page) -> dict[str, Any]:
    """As the page was told last."""
    return dict([frame["parts"] for frame in page.frames if "parts" in frame][-1])


def wait_until_begun(page: Page) -> None:
    while page.now is None:
        page.hear()


def played(person: Person, table: str, *pages: Page) -> dict[str, Any]:
    """The saved game, once everybody has played at random to its end."""
    dice = random.Random(1)
    while not any(page.is_over for page in pages):
        for page in pages:
            if not page.is_over:
                play_or_hear(page, dice)
    return dict(person.ask("GET", f"/api/tables/{table}/record")[1])


def play_or_hear(page: Page, dice: random.Random) -> None:
    page.hear_everything(0.02)
    if page.asked and not page.is_over:
        page.play(page.asked[0]["seat"], dice.choice(page.asked[0]["actions"]))


def given(record: dict[str, Any]) -> list[tuple[str, str | None, str | None]]:
    return [(part["name"], part["commitment"], part["nonce"]) for part in record["proof"]["parts"]]


class Two:
    """Ann, who made a table, and Bob, who has just sat down there; both have committed."""

    def __init__(self, server: Server, other: Server | None = None) -> None:
        self.ann, self.bob = Person(server, "Ann"), Person(other or server, "Bob")
        (self.nonce, self.commitment), (self.bobs_nonce, self.bobs_commitment) = a_part(), a_part()
        self.table = make(self.ann, self.commitment, "here", "friend")
        self.first, self.second = self.ann.open(self.table), self.bob.open(self.table)

    def sit_down(self) -> None:
        assert self.second.do("sit", seat=1, key=self.first.key(1), commitment=self.bobs_commitment)["say"] == "done"
        self.first.hear_until(lambda frame: frame.get("parts", {}).get("state") == "closed")


def test_the_game_begins_when_both_have_revealed_and_the_key_is_made_of_both(server: Server) -> None:
    two = Two(server)
    assert parts_of(two.first)["state"] == "open"
    assert code(two.first.do("reveal", nonce=two.nonce)) == "part-too-early"
    two.sit_down()
    shown = parts_of(two.second)
    assert [(part["person"], part["is_yours"], part["commitment"]) for part in shown["parts"]] == [
        ("Ann", False, two.commitment),
        ("Bob", True, two.bobs_commitment),
    ]
    assert (shown["waits_for"], shown["is_waiting_for_you"]) == (["Ann", "Bob"], True)
    # Bob sits in the second place and reveals first; the order is that of the commitments.
    assert two.second.do("reveal", nonce=two.bobs_nonce)["say"] == "done"
    assert two.second.now is None
    assert parts_of(two.second)["waits_for"] == ["Ann"]
    assert two.first.do("reveal", nonce=two.nonce)["say"] == "done"
    wait_until_begun(two.first)
    two.second.hear_up_to(two.first.version)
    assert parts_of(two.second)["state"] == "bound"
    # Once more, or too late, changes nothing.
    assert two.first.do("reveal", nonce=two.nonce)["say"] == "done"
    record = played(two.ann, two.table, two.first, two.second)
    assert given(record) == [("Ann", two.commitment, two.nonce), ("Bob", two.bobs_commitment, two.bobs_nonce)]
    verdict = verify(json.dumps(record).encode(), two.first.frames[0]["seal"])
    assert (verdict.finding, verdict.gave) == ("fair", ["Ann", "Bob"])


def test_no_nonce_is_shown_to_anybody_before_the_end(server: Server) -> None:
    two = Two(server)
    two.sit_down()
    two.first.do("reveal", nonce=two.nonce)
    two.second.do("reveal", nonce=two.bobs_nonce)
    wait_until_begun(two.first)
    for page in (two.first, two.second, Page(server, two.table)):
        assert two.nonce not in "".join(page.texts)
        assert two.bobs_nonce not in "".join(page.texts)


def test_what_was_not_committed_to_is_not_revealed(server: Server) -> None:
    two = Two(server)
    two.sit_down()
    assert code(two.first.do("reveal", nonce=two.bobs_nonce)) == "part-does-not-fit"
    assert code(Page(server, two.table).do("reveal", nonce=two.nonce)) == "part-does-not-fit"
    two.first.send({"do": "reveal", "nonce": "0" * 63})
    assert code(two.first.hear_until(lambda frame: frame["say"] == "refused")) == "message-not-understood"


def test_whoever_does_not_reveal_is_left_out_by_name(server: Server) -> None:
    two = Two(server)
    two.sit_down()
    two.first.do("reveal", nonce=two.nonce)
    two.second.close()
    wait_until_begun(two.first)
    # Too late, and no reason to complain.
    late = two.bob.open(two.table)
    assert late.do("reveal", nonce=two.bobs_nonce)["say"] == "done"
    record = played(two.ann, two.table, two.first, late)
    assert given(record) == [("Ann", two.commitment, two.nonce), ("Bob", two.bobs_commitment, None)]
    verdict = verify(json.dumps(record).encode())
    assert (verdict.finding, verdict.gave, verdict.left_out) == ("fair", ["Ann"], ["Bob"])


def test_a_client_that_gives_nothing_is_not_waited_for_and_the_check_says_so(server: Server) -> None:
    ann = Person(server)
    table = make(ann, None, "here", "thumb")
    page = ann.open(table)
    assert page.frames[0]["now"] is not None
    page.play_at_random(random.Random(1))
    verdict = verify(json.dumps(ann.ask("GET", f"/api/tables/{table}/record")[1]).encode())
    assert (verdict.finding, verdict.gave, verdict.without) == ("fair", [], ["Ann"])


def test_alone_with_bots_one_answer_is_all_it_takes(server: Server) -> None:
    ann = Person(server)
    nonce, commitment = a_part()
    page = ann.open(make(ann, commitment, "here", "thumb"))
    assert page.now is None
    assert page.do("reveal", nonce=nonce)["say"] == "done"
    assert page.now is not None


def test_nobody_joins_once_nonces_may_be_known(server: Server) -> None:
    """Else somebody could sit down knowing them, and choose their own."""
    two = Two(server)
    two.sit_down()
    two.second.do("reveal", nonce=two.bobs_nonce)
    two.second.do("hand-over", seat=1, bot=None)
    eve = Person(server, "Eve").open(two.table)
    eve.do("sit", seat=1, key=two.first.key(1), commitment=a_part()[1])
    two.first.do("commit", commitment=a_part()[1])
    eve.hear_everything()
    assert [part["commitment"] for part in parts_of(eve)["parts"]] == [two.commitment, two.bobs_commitment]


def test_whoever_leaves_before_all_are_there_takes_their_commitment_along(server: Server) -> None:
    two = Two(server)
    table = make(two.ann, two.commitment, "here", "friend", "friend")
    first, second = two.ann.open(table), two.bob.open(table)
    second.do("sit", seat=1, key=first.key(1), commitment=two.bobs_commitment)
    second.do("hand-over", seat=1, bot=None)
    assert [part["person"] for part in parts_of(second)["parts"]] == ["Ann"]
    assert code(second.do("commit", commitment=a_part()[1])) == "not-at-this-table"


def test_killed_between_commitment_and_nonce_the_table_goes_on_where_it_was(own_server: Server) -> None:
    two = Two(own_server)
    two.sit_down()
    two.second.do("reveal", nonce=two.bobs_nonce)
    own_server.kill()
    own_server.start()
    first, second = two.ann.open(two.table), two.bob.open(two.table)
    assert parts_of(first)["waits_for"] == ["Ann"]
    assert first.do("reveal", nonce=two.nonce)["say"] == "done"
    wait_until_begun(second)
    own_server.kill()
    own_server.start()
    first, second = two.ann.open(two.table), two.bob.open(two.table)
    record = played(two.ann, two.table, first, second)
    assert verify(json.dumps(record).encode()).gave == ["Ann", "Bob"]


def test_killed_while_it_waits_for_somebody_who_never_comes_it_begins_without_them(own_server: Server) -> None:
    two = Two(own_server)
    two.sit_down()
    own_server.kill()
    own_server.start()
    first = two.ann.open(two.table)
    first.do("reveal", nonce=two.nonce)
    wait_until_begun(first)
    assert [part["is_revealed"] for part in parts_of(first)["parts"]] == [True, False]


def test_played_again_whoever_gave_something_is_waited_for_and_nobody_for_ever(server: Server) -> None:
    two = Two(server)
    two.sit_down()
    two.first.do("reveal", nonce=two.nonce)
    two.second.do("reveal", nonce=two.bobs_nonce)
    wait_until_begun(two.first)
    wait_until_begun(two.second)
    played(two.ann, two.table, two.first, two.second)
    two.first.do("again")
    [again] = {frame["table"] for frame in two.first.frames if frame["say"] == "again"}
    page = two.ann.open(again)
    assert (parts_of(page)["state"], parts_of(page)["waits_for"]) == ("open", ["Ann", "Bob"])
    nonce, commitment = a_part()
    assert page.do("commit", commitment=commitment)["say"] == "done"
    assert parts_of(page)["waits_for"] == ["Bob"]
    # A second one is not taken.
    assert page.do("commit", commitment=a_part()[1])["say"] == "done"
    page.hear_until(lambda frame: frame.get("parts", {}).get("state") == "closed")
    assert page.do("reveal", nonce=nonce)["say"] == "done"
    wait_until_begun(page)
    assert [part["commitment"] for part in parts_of(page)["parts"]] == [commitment]


# Several servers


@pytest.fixture
def two_servers(tmp_path: Path, cluster: Cluster) -> Iterator[tuple[Server, Server]]:
    database = cluster.make_database()
    servers = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, "--database", database))
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


def test_at_two_servers_both_reveal_at_once(two_servers: tuple[Server, Server]) -> None:
    for _ in range(5):
        two = Two(*two_servers)
        two.sit_down()
        sent = two.first.send({"do": "reveal", "nonce": two.nonce})
        assert two.second.do("reveal", nonce=two.bobs_nonce)["say"] == "done"
        assert two.first.answer_to(sent)["say"] == "done"
        for page in (two.first, two.second):
            wait_until_begun(page)
            assert [part["is_revealed"] for part in parts_of(page)["parts"]] == [True, True]
        two.first.hear_up_to(two.second.version)
        two.second.hear_up_to(two.first.version)
        assert two.first.now is not None
        assert two.second.now is not None
        assert two.first.now["view"]["table"] == two.second.now["view"]["table"]


# Checked by another server


def post(server: Server, path: str, body: bytes) -> tuple[int, Any, dict[str, str]]:
    """As a page of another site does, without cookies."""
    request = urllib.request.Request(f"http://{server.address}{path}", body, {"origin": "https://elsewhere.example"})
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer), dict(answer.headers)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error), dict(error.headers)


def test_a_saved_game_is_checked_for_the_page_of_any_server(server: Server) -> None:
    ann = Person(server)
    table = make(ann, None, "here", "here")
    page = ann.open(table)
    page.play_at_random(random.Random(1))
    record = ann.ask("GET", f"/api/tables/{table}/record")[1]
    seal = page.frames[0]["seal"]
    status, found, headers = post(server, f"/api/verify?seal={seal}", json.dumps(record).encode())
    assert (status, found["is_fair"], found["finding"], found["without"]) == (200, True, "fair", ["Ann"])
    assert headers["access-control-allow-origin"] == "*"
    found = post(server, f"/api/verify?seal={'0' * 64}", json.dumps(record).encode())[1]
    assert (found["is_fair"], found["finding"]) == (False, "other-seal")
    record["proof"] = None
    status, found, headers = post(server, "/api/verify", json.dumps(record).encode())
    assert (status, found["problem"]["code"]) == (400, "record-without-proof")
    assert headers["access-control-allow-origin"] == "*"
    assert post(server, "/api/verify", b"nonsense")[1]["problem"]["code"] == "record-not-understood"
    # Nothing else is open to pages of other sites.
    assert post(server, "/api/records", json.dumps(record).encode())[0] == 403
    asked = urllib.request.Request(f"http://{server.address}/api/verify", method="OPTIONS")
    asked.add_header("origin", "https://elsewhere.example")
    with urllib.request.urlopen(asked) as answer:
        assert answer.headers["access-control-allow-origin"] == "*"
        assert answer.headers["access-control-allow-headers"] == "content-type"


def test_the_page_may_reach_the_verifier_that_was_named_and_is_told_of_it(tmp_path: Path) -> None:
    server = Server(tmp_path, "--verifier", "https://Check.example.org/")
    ann = Person(server)
    with urllib.request.urlopen(f"http://{server.address}/") as answer:
        assert " https://check.example.org;" in answer.headers["content-security-policy"]
    table = make(ann, None, "here", "here")
    ann.open(table).play_at_random(random.Random(1))
    assert ann.ask("GET", f"/api/tables/{table}/dealing")[1]["verifier"] == "https://check.example.org"
    server.stop()
