"""How much one person or one address may ask for, and what those are told who ask for more."""

from __future__ import annotations

import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ostrov.kernel.refusals import Complaint
from ostrov.server import limits
from ostrov.server.limits import Exceeded, Limit, Limits, household, read_limits
from tests.server.a_server import Page, Person, Server, code
from tests.server.test_serve import ostrov

HOME, ELSEWHERE = "203.0.113.7", "203.0.113.8"
TABLE = {"game": "forbidden-island", "options": {}, "seats": [{"kind": "here"}, {"kind": "friend"}]}


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def some_limits(**of: Limit) -> tuple[Limits, Clock]:
    clock = Clock()
    return Limits({name.replace("_", "-"): limit for name, limit in of.items()}, clock), clock


# Token buckets


def test_a_bucket_gives_what_it_holds_at_once_and_then_at_a_steady_rate() -> None:
    counted, clock = some_limits(tables_by_address=Limit(3, 30))
    for left in (2, 1, 0):
        standing = counted.allow("tables", HOME)
        assert standing is not None
        assert standing.remaining == left
    with pytest.raises(Exceeded) as refused:
        counted.allow("tables", HOME)
    assert refused.value.seconds == 10
    clock.now = 10
    counted.allow("tables", HOME)
    with pytest.raises(Exceeded):
        counted.allow("tables", HOME)


def test_a_bucket_never_holds_more_than_at_first() -> None:
    counted, clock = some_limits(tables_by_address=Limit(2, 60))
    clock.now = 1e6
    counted.allow("tables", HOME)
    counted.allow("tables", HOME)
    with pytest.raises(Exceeded):
        counted.allow("tables", HOME)


def test_what_one_uses_up_is_not_missed_by_another() -> None:
    counted, _ = some_limits(tables_by_address=Limit(1, 60))
    counted.allow("tables", HOME)
    counted.allow("tables", ELSEWHERE)
    with pytest.raises(Exceeded):
        counted.allow("tables", HOME)


def test_who_is_refused_as_a_person_takes_nothing_from_those_at_the_same_address() -> None:
    counted, _ = some_limits(tables_by_address=Limit(2, 60), tables_by_person=Limit(1, 60))
    counted.allow("tables", HOME, person=1)
    for _ in range(5):
        with pytest.raises(Exceeded):
            counted.allow("tables", HOME, person=1)
    counted.allow("tables", HOME, person=2)


def test_a_person_is_counted_at_whatever_address() -> None:
    counted, _ = some_limits(tables_by_person=Limit(1, 60))
    counted.allow("tables", HOME, person=1)
    with pytest.raises(Exceeded):
        counted.allow("tables", ELSEWHERE, person=1)


def test_on_ones_own_machine_nothing_is_limited() -> None:
    counted, _ = some_limits(tables_by_address=Limit(1, 60), tables_by_person=Limit(1, 60))
    for _ in range(10):
        assert counted.allow("tables", household("127.0.0.1"), person=1) is None


def test_more_than_a_bucket_holds_takes_all_of_it() -> None:
    counted, _ = some_limits(bytes_by_address=Limit(100, 60))
    counted.allow("bytes", HOME, amount=1000)
    with pytest.raises(Exceeded):
        counted.allow("bytes", HOME)


def test_buckets_are_forgotten_before_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST_BUCKETS", 10)
    counted, _ = some_limits(tables_by_address=Limit(1, 60))
    for number in range(100):
        counted.allow("tables", f"198.51.100.{number}")
    assert len(counted._buckets) == 10
    with pytest.raises(Exceeded):
        counted.allow("tables", "198.51.100.99")


def test_what_is_open_at_once_is_counted_until_it_is_closed() -> None:
    counted, _ = some_limits(sockets_by_person=Limit(2))
    counted.enter("sockets", HOME, 1)
    counted.enter("sockets", HOME, 1)
    with pytest.raises(Complaint, match="too-many-pages"):
        counted.enter("sockets", HOME, 1)
    counted.enter("sockets", HOME, 2)
    counted.leave("sockets", HOME, 1)
    counted.enter("sockets", HOME, 1)
    for person in (1, 1, 2):
        counted.leave("sockets", HOME, person)
    assert not counted._open


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("127.0.0.1", None),
        ("127.9.9.9", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("nonsense", "nonsense"),
        (None, "?"),
    ],
)
def test_an_address_counts_as_a_household(host: str | None, counted: str | None) -> None:
    assert household(host) == counted


def test_limits_can_be_written() -> None:
    read = read_limits(["tables-by-person=5/minute", "sockets-by-person=3", "imports-by-address=off"])
    assert read["tables-by-person"] == Limit(5, 60)
    assert read["sockets-by-person"] == Limit(3)
    assert "imports-by-address" not in read
    assert read["people-by-address"] == limits.DEFAULTS["people-by-address"]


@pytest.mark.parametrize(
    "written",
    ["tables=5/hour", "tables-by-person", "tables-by-person=0/hour", "tables-by-person=5", "sockets-by-person=5/hour"],
)
def test_a_limit_that_cannot_be_is_said_so(written: str, tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="limit-not-understood"):
        read_limits([written])


def test_bad_limits_and_proxies_are_refused_in_one_sentence(tmp_path: Path) -> None:
    for arguments in (["--limit", "tables=many"], ["--trusted-proxies", "10.0.0.0/8,proxy.example"]):
        done = ostrov("serve", "--data-dir", str(tmp_path), "--lang", "en", *arguments)
        assert done.returncode == 2
        assert arguments[1].split(",")[-1] in done.stderr
        assert "Traceback" not in done.stderr


def test_the_defaults_are_those_that_are_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    rows = re.findall(r"^\| `([a-z-]+)` \| (.*?) ?\| (.*?) ?\|$", page, re.MULTILINE)
    written = {
        f"{what}-by-{whose}": limit
        for what, *both in rows
        for whose, limit in zip(("person", "address"), both, strict=True)
        if limit
    }
    assert (
        read_limits([f"{name}={limit.removesuffix(' at once')}" for name, limit in written.items()]) == limits.DEFAULTS
    )
    assert written.keys() == limits.DEFAULTS.keys()


# At a server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience; people come by way of a proxy on its own machine."""
    written = [
        "people-by-address=4/hour",
        "tables-by-person=3/hour",
        "tables-of-bots-by-person=1/hour",
        "imports-by-person=1/hour",
        "sockets-by-person=2",
        "messages-by-person=5/hour",
    ]
    server = Server(tmp_path_factory.mktemp("strict"), *[part for limit in written for part in ("--limit", limit)])
    yield server
    server.stop()


def asked(
    server: Server, method: str, path: str, body: Any = None, address: str = "", cookie: str = ""
) -> tuple[int, dict[str, str], Any]:
    """Status, headers and content of an answer to somebody at an address."""
    headers = {"content-type": "application/json", "cookie": cookie}
    if address:
        headers["x-forwarded-for"] = address
    connection = http.client.HTTPConnection(server.address)
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    told = {name.lower(): value for name, value in answer.getheaders()}
    return answer.status, told, json.loads(answer.read() or b"null")


def newcomer(server: Server, address: str) -> str:
    """The cookie of somebody new."""
    status, headers, _ = asked(server, "PUT", "/api/me", {"name": "Ann"}, address)
    assert status == 200
    return headers["set-cookie"].partition(";")[0]


def test_who_makes_too_many_tables_is_told_when_to_come_back(strict: Server) -> None:
    ann = newcomer(strict, "192.0.2.1")
    for left in (2, 1, 0):
        status, headers, _ = asked(strict, "POST", "/api/tables", TABLE, "192.0.2.1", ann)
        assert status == 201
        assert (headers["ratelimit-limit"], headers["ratelimit-remaining"]) == ("3", str(left))
    status, headers, content = asked(strict, "POST", "/api/tables", TABLE, "192.0.2.1", ann)
    assert status == 429
    assert content["problem"]["code"] == "limit-reached"
    assert 0 < int(headers["retry-after"]) == content["problem"]["arguments"]["seconds"] <= 1200
    assert headers["ratelimit-remaining"] == "0"
    # Somebody else in the same house is not held up by that, and neither is anything else.
    bob = newcomer(strict, "192.0.2.1")
    assert asked(strict, "POST", "/api/tables", TABLE, "192.0.2.1", bob)[0] == 201
    assert asked(strict, "GET", "/api/tables", None, "192.0.2.1", ann)[0] == 200


def test_tables_of_bots_and_imports_have_limits_of_their_own(strict: Server) -> None:
    ann = newcomer(strict, "192.0.2.2")
    bots = TABLE | {"seats": [{"kind": "bot", "bot": "random"}] * 2}
    statuses = [asked(strict, "POST", "/api/tables", bots, "192.0.2.2", ann)[0] for _ in range(2)]
    assert statuses == [201, 429]
    statuses = [asked(strict, "POST", "/api/records", {}, "192.0.2.2", ann)[0] for _ in range(2)]
    assert statuses == [400, 429]


def test_an_address_is_the_one_that_the_nearest_trusted_proxy_tells(strict: Server) -> None:
    """What somebody writes in front of it themselves is not believed."""
    for number in range(4):
        assert asked(strict, "PUT", "/api/me", {"name": "Eve"}, f"198.51.100.{number}, 192.0.2.3")[0] == 200
    assert asked(strict, "PUT", "/api/me", {"name": "Eve"}, "198.51.100.9, 192.0.2.3")[0] == 429
    assert asked(strict, "PUT", "/api/me", {"name": "Eve"}, "2001:db8::1")[0] == 200


def test_on_ones_own_machine_limits_do_not_get_in_the_way(strict: Server) -> None:
    ann = Person(strict)
    for _ in range(6):
        ann.make("forbidden-island", "here", "friend")


def test_who_is_no_trusted_proxy_tells_no_address(tmp_path: Path) -> None:
    server = Server(tmp_path, "--trusted-proxies", "192.0.2.1", "--limit", "people-by-address=1/hour")
    try:
        for number in range(3):
            status, headers, _ = asked(server, "PUT", "/api/me", {"name": "Ann"}, f"198.51.100.{number}")
            assert status == 200
            assert "ratelimit-limit" not in headers
    finally:
        server.stop()


def test_one_page_too_many_is_told_so_until_another_is_closed(strict: Server) -> None:
    cookie = newcomer(strict, "192.0.2.4")
    _, _, made = asked(strict, "POST", "/api/tables", TABLE, "192.0.2.4", cookie)
    pages = [Page(strict, made["table"], cookie, forwarded="192.0.2.4") for _ in range(2)]
    with pytest.raises(ConnectionClosed) as closed:
        Page(strict, made["table"], cookie, forwarded="192.0.2.4")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    pages[0].close()
    Page(strict, made["table"], cookie, forwarded="192.0.2.4").close()


def test_messages_of_a_person_are_counted_over_all_their_pages(strict: Server) -> None:
    cookie = newcomer(strict, "192.0.2.5")
    _, _, made = asked(strict, "POST", "/api/tables", TABLE, "192.0.2.5", cookie)
    pages = [Page(strict, made["table"], cookie, forwarded="192.0.2.5") for _ in range(2)]
    answers = [page.do("wish", forecast=False) for _ in range(3) for page in pages]
    assert [answer["say"] for answer in answers] == ["done"] * 5 + ["refused"]
    assert code(answers[-1]) == "too-fast"
