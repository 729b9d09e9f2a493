"""Starting the server: one command opens the table, and whatever is in the way is said in one sentence."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from ostrov.command.serve import own_addresses
from tests.server.a_server import Page, Person, Server
from tests.server.postgres import free_port


def ostrov(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ostrov", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=600,
    )


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """One sentence, on one line, and exit code 2."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    return line


def test_the_bare_command_serves_and_opens_the_page(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": str(browser), "XDG_DATA_HOME": str(tmp_path), "LANG": "en"}
    process = subprocess.Popen([sys.executable, "-m", "ostrov"], env=environment, stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + 300
    while not opened.exists() and process.poll() is None and time.monotonic() < until:
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=300)
    assert opened.read_text().strip() == "http://127.0.0.1:8000/"
    assert "The table is open: http://127.0.0.1:8000/" in said
    assert f"Games are kept in {tmp_path}/ostrov/ostrov.db" in said
    assert (tmp_path / "ostrov" / "ostrov.db").exists()


def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        english = ostrov("serve", "--port", port, "--data-dir", str(tmp_path), "--lang", "en")
        russian = ostrov("serve", "--port", port, "--data-dir", str(tmp_path), "--lang", "ru")
    assert complaint(english) == f"Port {port} is taken by another program. Try --port with another number."
    assert complaint(russian).startswith(f"Порт {port} занят")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "99999"], "There is no port 99999"),
        (["--port", "-1"], "There is no port -1"),
        (["--bot-workers", "0"], "--bot-workers takes a whole number from 1 to 256"),
        (["--port", "many"], 'takes a number, not "many"'),
        (["--host", "no.such.host.invalid"], 'There is no address "no.such.host.invalid"'),
        (["--database", "postgresql://nobody:hidden@127.0.0.1:1/none"], "127.0.0.1:1"),
        (["--data-dir", "/dev/null/games"], "The folder /dev/null/games cannot be made"),
        (["--colour", "red"], "there is no --colour red"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(tmp_path: Path, arguments: list[str], said: str) -> None:
    given = arguments if "--data-dir" in arguments else [*arguments, "--data-dir", str(tmp_path)]
    line = complaint(ostrov("serve", *(["--port", "0"] if "--port" not in given else []), *given, "--lang", "en"))
    assert said in line
    assert "hidden" not in line


def test_on_every_address_it_says_where_others_find_it(tmp_path: Path) -> None:
    server = Server(tmp_path, "--host", "0.0.0.0")
    assert Person(server).ask("GET", "/health")[0] == 200
    server.stop()
    assert "The table is open: http://127.0.0.1:" in server.log
    for address in own_addresses():
        assert f"http://{address}:{server.port}/" in server.log


def test_the_page_itself_is_served_with_a_strict_policy(server: Server) -> None:
    for path in ("/", "/t/abcdefghijklmnop", "/new/forbidden-island", "/rules/forbidden-island"):
        with urllib.request.urlopen(f"http://{server.address}{path}") as answer:
            assert b"<!doctype html>" in answer.read().lower()
            assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_pages_of_an_origin_that_was_allowed_may_speak(tmp_path: Path) -> None:
    server = Server(tmp_path, "--origin", "https://games.example")
    ann = Person(server)
    Page(server, ann.make("forbidden-island", "here", "here"), ann.cookie, origin="https://games.example").close()
    assert ann.ask("PUT", "/api/me", {"name": "Eve"}, origin="https://games.example")[0] == 200
    server.stop()


def counted(port: int) -> dict[str, float]:
    """What Prometheus reads, by name and labels."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def test_what_is_counted_can_be_read_on_a_port_of_its_own_and_names_no_table(tmp_path: Path) -> None:
    port = free_port()
    server = Server(tmp_path, "--metrics-port", str(port))
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "here", "thumb")
    page = ann.open(table)
    page.play_at_random(random.Random(1), most=3)
    page.do("undo", version=0)
    figures = counted(port)
    assert figures["ostrov_commands_total"] == figures['ostrov_moves_total{by="person"}'] == 3
    assert figures['ostrov_refusals_total{reason="stale"}'] == 1
    assert figures["ostrov_tables"] == figures["ostrov_sockets"] == 1
    assert figures["ostrov_commit_seconds_count"] >= 4
    assert figures['ostrov_responses_total{status="2xx"}'] == 2
    assert figures["ostrov_writes_waiting"] >= 0 and figures["ostrov_bots_waiting"] >= 0
    while not counted(port)["ostrov_event_loop_lag_seconds_count"]:
        time.sleep(0.1)
    assert not any(table in name for name in figures)
    assert f"Figures for Prometheus: http://127.0.0.1:{port}/metrics" in server.log
    server.stop()


def test_what_is_counted_is_not_for_those_who_play(server: Server) -> None:
    assert Person(server).ask("GET", "/metrics")[0] == 404


def test_a_port_for_figures_that_is_taken_is_said_so(server: Server, tmp_path: Path) -> None:
    for port in (str(server.port), "99999", "-1"):
        arguments = ("serve", "--port", "0", "--data-dir", str(tmp_path), "--metrics-port", port)
        assert f"Port {port} of 127.0.0.1 cannot be used" in complaint(ostrov(*arguments, "--lang", "en"))
        assert complaint(ostrov(*arguments, "--lang", "ru")).startswith(f"Порт {port} на 127.0.0.1")


@pytest.mark.parametrize("path", ["/nosuch", "/t/", "/t/abc/xx", "/rules/nosuch", "/new/nosuch"])
def test_a_reader_at_an_address_with_nothing_gets_the_page_that_says_so(server: Server, path: str) -> None:
    as_browsers_do = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(urllib.request.Request(f"http://{server.address}{path}", headers=as_browsers_do))
    assert error.value.code == 404
    assert b"<!doctype html>" in error.value.read().lower()
    assert "default-src 'self'" in error.value.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/nosuch", "/api/nosuch", "/api/no/such", "/assets/%00", "/assets/nosuch"])
def test_a_program_at_an_address_with_nothing_is_told_so_in_json(server: Server, path: str) -> None:
    status, answer = Person(server).ask("GET", path)
    assert status == 404
    assert answer["problem"]["code"] == "no-such-page"
