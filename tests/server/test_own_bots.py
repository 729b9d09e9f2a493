"""Bots that whoever hosts has written: `ostrov serve --bot MODULE:CLASS`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.a_server import Person, Server

BOT = """
import ostrov

class First(ostrov.Bot):
    games = ["mysterious-island"]

    def choose(self, imagined, seat, rows, dice):
        return rows.at(0)
"""


@pytest.fixture
def own_bots_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    (tmp_path / "mine.py").write_text(BOT)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")])))
    server = Server(tmp_path, "--bot", "mine:First")
    yield server
    server.stop()


def test_a_bot_of_the_hosts_own_is_offered_and_plays(own_bots_server: Server) -> None:
    ann = Person(own_bots_server)
    offered = {game["id"]: game["bots"] for game in ann.ask("GET", "/api/games")[1]}
    assert "mine:First" in offered["mysterious-island"]
    assert "mine:First" not in offered["atlantis"]
    page = ann.open(ann.make("mysterious-island", "here", "mine:First", first=1))
    if not any(step["bot"] for step in page.frames[0]["steps"]):
        page.hear_until(lambda frame: any(step["bot"] for step in frame.get("steps", [])))
    chosen = [step["bot"] for frame in page.frames for step in frame.get("steps", []) if step["by"] == 1]
    assert set(chosen) == {"mine:First"}


def test_nobody_at_a_table_names_code_that_the_server_runs(own_bots_server: Server) -> None:
    ann = Person(own_bots_server)
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "mine:ostrov"}]
    status, answer = ann.ask("POST", "/api/tables", {"game": "mysterious-island", "options": {}, "seats": seats})
    assert (status, answer["problem"]["code"]) == (400, "no-such-bot")
