"""Tables and saved games of other rules than the server's: listed, and refused with one clear sentence."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ostrov.games.registry import find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.referee import Referee
from ostrov.server.web.talking import OTHER_RULES
from ostrov.words import LANGUAGES, Words
from tests.server.a_server import Person, Server

KNOWN = find_game("forbidden-island").rules_version


def a_record() -> dict[str, Any]:
    game = find_game("forbidden-island")
    referee = Referee.begin(game, 2, game.options({}, 2))
    referee.deal(Dice(1))
    saved: dict[str, Any] = json.loads(referee.record.to_json())
    return saved


def write_by_rules(server: Server, table: str, version: int) -> None:
    """A table of a server that does not run, as another version of Ostrov would have left it."""
    with closing(sqlite3.connect(server.folder / "ostrov.db")) as database, database:
        database.execute("UPDATE tables SET rules = ? WHERE id = ?", [version, table])


def played(ann: Person) -> str:
    table = ann.make("forbidden-island", "here", "here")
    page = ann.open(table)
    page.play(page.asked[0]["seat"], page.asked[0]["actions"][0])
    return table


def brought_in(ann: Person) -> str:
    return str(ann.ask("POST", "/api/records", a_record())[1]["table"])


MADE = {"earlier": (played, KNOWN - 1), "later": (played, KNOWN + 1), "brought-in": (brought_in, KNOWN - 1)}


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[Person, dict[str, str]]:
    """Somebody, and their tables of other rules."""
    ann = Person(server)
    made = {name: make(ann) for name, (make, _) in MADE.items()}
    server.kill()
    for name, table in made.items():
        write_by_rules(server, table, MADE[name][1])
    server.start()
    return ann, made


@pytest.fixture(params=MADE)
def outdated(request: pytest.FixtureRequest, tables: tuple[Person, dict[str, str]]) -> tuple[Person, str, int]:
    """Somebody, their table, and the version of the rules that it was played by."""
    ann, made = tables
    return ann, made[request.param], MADE[request.param][1]


def test_a_table_of_other_rules_is_listed_as_such(outdated: tuple[Person, str, int]) -> None:
    ann, table, _ = outdated
    fresh = ann.make("forbidden-island", "here", "here")
    listed = {one["table"]: one for one in ann.ask("GET", "/api/tables")[1]}
    assert listed[table]["is_outdated"]
    assert not listed[table]["is_awaited"]
    assert listed[fresh]["is_awaited"]
    assert not listed[fresh]["is_outdated"]


@pytest.mark.parametrize("what", ["history", "record", "dealing"])
def test_what_is_asked_of_it_is_refused_with_both_versions(outdated: tuple[Person, str, int], what: str) -> None:
    ann, table, rules = outdated
    status, told = ann.ask("GET", f"/api/tables/{table}/{what}")
    assert status == 409
    assert told["problem"]["code"] == "table-of-other-rules"
    assert told["problem"]["arguments"] == {"rules": rules, "known": KNOWN}


def test_its_socket_is_closed_for_good_and_nothing_fails(outdated: tuple[Person, str, int], server: Server) -> None:
    ann, table, _ = outdated
    with pytest.raises(ConnectionClosed) as closed:
        ann.open(table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == OTHER_RULES
    assert "Traceback" not in server.log


def old_record() -> dict[str, Any]:
    return a_record() | {"rules": KNOWN - 1}


def test_a_saved_game_of_other_rules_is_not_brought_in(server: Server) -> None:
    ann = Person(server)
    status, told = ann.ask("POST", "/api/records", old_record())
    assert status == 400
    assert told["problem"]["code"] == "record-of-other-rules"
    assert ann.ask("GET", "/api/tables")[1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_refuses_it_with_one_sentence(tmp_path: Path, language: str) -> None:
    file = tmp_path / "old.json"
    file.write_text(json.dumps(old_record()))
    command = [sys.executable, "-m", "ostrov", "replay", str(file), "--lang", language]
    done = subprocess.run(command, capture_output=True, text=True)
    sentence = Words(language).say("impossible-record-of-other-rules", rules=KNOWN - 1, known=KNOWN)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (2, "", sentence)
