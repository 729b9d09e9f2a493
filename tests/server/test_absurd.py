"""Numbers that nobody means: one sentence at once, on the command line and on the server."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ostrov.games.registry import find_game
from tests.server.a_server import Person, Server

HUGE = 10**30


def record(**absurd: Any) -> bytes:
    rules = find_game("forbidden-island").rules_version
    sound = {"format": 1, "game": "forbidden-island", "rules": rules, "seats": 2, "options": {}, "steps": []}
    return json.dumps(sound | absurd).encode()


ABSURD = [
    record(seats=HUGE),
    record(seats=-HUGE),
    record(format=HUGE),
    record(rules=HUGE),
    record(options={"difficulty": HUGE}),
    record(steps=[{"by": HUGE, "choice": {"do": "stop"}}]),
    record(steps=[{"by": 0, "choice": HUGE}]),
]


@pytest.mark.parametrize("text", ABSURD)
def test_a_server_refuses_an_absurd_record_with_a_reason(server: Server, text: bytes) -> None:
    status, answer = Person(server).ask("POST", "/api/records", text)
    assert status == 400
    assert answer["problem"]["code"] != "server-failed"


@pytest.mark.parametrize("text", ABSURD)
def test_the_command_line_refuses_an_absurd_record_in_one_sentence(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "absurd.json"
    file.write_bytes(text)
    for lang in ("en", "ru"):
        command = [sys.executable, "-m", "ostrov", "replay", str(file), "--lang", lang]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
