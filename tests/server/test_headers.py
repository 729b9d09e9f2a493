"""What browsers are told with every answer, and whose pages may speak for a person."""

from __future__ import annotations

import gzip
import http.client
import json
import re
import socket
from email.message import Message

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ostrov.server.web.app import PAGE
from tests.server.a_server import SECONDS, Person, Server

NO_TABLE = "/api/tables/aaaaaaaaaaaaaaaa"


def answer(
    server: Server, path: str, method: str = "GET", body: bytes | None = None, **headers: str
) -> tuple[int, Message]:
    """The status and the headers, as they came; `host` may be anything."""
    connection = http.client.HTTPConnection(server.address, timeout=SECONDS)
    connection.putrequest(method, path, skip_host="host" in headers)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    if body is not None:
        connection.putheader("content-length", str(len(body)))
    connection.endheaders(body)
    answered = connection.getresponse()
    answered.read()
    connection.close()
    return answered.status, answered.headers


def content(server: Server, path: str, **headers: str) -> tuple[bytes, Message]:
    """As it came."""
    connection = http.client.HTTPConnection(server.address, timeout=SECONDS)
    connection.request("GET", path, headers=headers)
    answered = connection.getresponse()
    body = answered.read()
    connection.close()
    return body, answered.headers


def reachable(headers: Message) -> str:
    found = re.search(r"connect-src ([^;]*)", str(headers["content-security-policy"]))
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("status", "method", "path", "body"),
    [
        (404, "GET", "/nosuch", None),
        (404, "GET", "/api/nosuch", None),
        (404, "GET", "/assets/nosuch", None),
        (404, "GET", f"{NO_TABLE}/history", None),
        (404, "GET", f"{NO_TABLE}/record", None),
        (400, "GET", f"{NO_TABLE}/history?from=x", None),
        (405, "DELETE", "/api/me", None),
        (400, "PUT", "/api/me", b"{"),
        (400, "PUT", "/api/me", b'{"name": ""}'),
        (400, "PUT", "/api/me", b"[" * 100_000),
        (400, "POST", "/api/tables", b"{}"),
        (413, "POST", "/api/records", b"x" * 3_000_000),
    ],
)
def test_errors_bring_what_protects_a_reader(
    server: Server, status: int, method: str, path: str, body: bytes | None
) -> None:
    cookie = Person(server).cookie
    found, headers = answer(server, path, method, body, content_type="application/json", cookie=cookie)
    assert found == status
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cache-control"] == "no-store"


def test_what_one_person_is_told_is_kept_nowhere(server: Server) -> None:
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "here")
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}/history", f"/api/tables/{table}/record", "/health"):
        assert answer(server, path, cookie=ann.cookie)[1].get_all("cache-control") == ["no-store"]


def test_the_page_is_asked_about_each_time_and_its_files_are_kept_for_good(server: Server) -> None:
    _, headers = answer(server, "/")
    assert headers.get_all("cache-control") == ["no-cache"]
    [script, *_] = (PAGE / "assets").glob("index-*.js")
    _, headers = answer(server, f"/assets/{script.name}")
    [kept] = headers.get_all("cache-control") or []
    assert "immutable" in kept and "max-age=31536000" in kept
    assert headers["x-content-type-options"] == "nosniff"


def test_a_page_may_reach_its_own_server_and_socket_and_no_other(server: Server) -> None:
    assert reachable(answer(server, "/")[1]) == f"'self' ws://{server.address}"
    assert reachable(answer(server, "/", host="games.example:8443")[1]) == "'self' ws://games.example:8443"
    assert reachable(answer(server, "/", host="[::1]:8000")[1]) == "'self' ws://[::1]:8000"
    by_proxy = answer(server, "/", host="games.example", x_forwarded_proto="https")[1]
    assert reachable(by_proxy) == "'self' wss://games.example"


@pytest.mark.parametrize("host", ["a; script-src *", "a *", "a,b", "*", "ws:", "", "a'b", "a:b", "\u00e4.example"])
def test_a_host_that_is_none_adds_nothing_to_the_policy(server: Server, host: str) -> None:
    status, headers = answer(server, "/", host=host)
    if status == 200:
        assert reachable(headers) == "'self'"
        assert headers["content-security-policy"].count("script-src") == 0


def may_speak(server: Server, origin: str, **headers: str) -> bool:
    """Over HTTP and by a socket, which have to agree."""
    ann = Person(server)
    named = {"origin": origin, "content_type": "application/json", "cookie": ann.cookie, **headers}
    by_http = answer(server, "/api/me", "PUT", json.dumps({"name": "Eve"}).encode(), **named)[0] == 200
    table = ann.make("forbidden-island", "here", "here")
    more = {name.replace("_", "-"): value for name, value in headers.items() if name != "host"}
    host = headers.get("host", server.address)
    try:
        # The host of the address is what is said in the header.
        with connect(
            f"ws://{host}/api/tables/{table}/live",
            sock=socket.create_connection(("127.0.0.1", server.port)),
            origin=Origin(origin),
            additional_headers=more,
        ):
            by_socket = True
    except InvalidStatus as refused:
        assert refused.response.status_code == 403
        by_socket = False
    assert by_http == by_socket
    return by_http


def test_a_page_speaks_from_its_own_scheme_and_host_alone(server: Server) -> None:
    assert may_speak(server, f"http://{server.address}")
    assert not may_speak(server, f"https://{server.address}")
    assert not may_speak(server, f"ftp://{server.address}")
    assert not may_speak(server, server.address)
    assert "X-Forwarded-Proto" in server.log


def test_behind_a_proxy_the_scheme_is_the_one_it_says(server: Server) -> None:
    assert may_speak(server, "https://games.example", host="games.example", x_forwarded_proto="https")
    assert may_speak(server, "https://games.example", host="games.example:443", x_forwarded_proto="https")
    assert may_speak(server, "https://games.example:8443", host="games.example:8443", x_forwarded_proto="https")
    assert not may_speak(server, "http://games.example", host="games.example", x_forwarded_proto="https")
    assert not may_speak(server, "https://games.example:8443", host="games.example", x_forwarded_proto="https")


# Sizes


def test_what_a_page_is_made_of_comes_compressed_to_whoever_can_read_that(server: Server) -> None:
    index, _ = content(server, "/")
    paths = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', index.decode())
    assert paths
    first_load = 0
    for path in paths:
        plain, headers = content(server, path)
        assert headers["content-encoding"] is None
        small, headers = content(server, path, **{"Accept-Encoding": "gzip"})
        assert headers["content-encoding"] == "gzip"
        assert "immutable" in headers["cache-control"]
        assert gzip.decompress(small) == plain
        first_load += len(small)
    assert first_load < 150_000


def test_what_is_told_to_one_reader_is_not_compressed(server: Server) -> None:
    _, headers = content(server, "/api/games", **{"Accept-Encoding": "gzip"})
    assert headers["content-encoding"] is None
