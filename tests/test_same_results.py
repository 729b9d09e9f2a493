"""Interpreted and compiled, the same source gives the same games: every field and every legal list."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ostrov.games.registry import GAMES

# So many for each number of seats; games of many decisions take long interpreted.
GAMES_A_SEAT_COUNT = {
    "forbidden-island": 700,
    "forbidden-desert": 400,
    "atlantis": 80,
    "mysterious-island": 1000,
    "lost-island": 200,
}


def run_digest(game: str, *, pure: bool) -> subprocess.Popen[str]:
    environment = {name: value for name, value in os.environ.items() if name != "OSTROV_PURE"}
    if pure:
        environment["OSTROV_PURE"] = "1"
    command = [sys.executable, "-m", "tests.digests", game, str(GAMES_A_SEAT_COUNT[game])]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_and_compiled_games_are_equal_in_every_field_and_every_legal_list(game: str) -> None:
    compiled, interpreted = run_digest(game, pure=False), run_digest(game, pure=True)
    compiled_lines = compiled.communicate()[0].splitlines()
    interpreted_lines = interpreted.communicate()[0].splitlines()
    assert compiled_lines[0] == "compiled"
    assert interpreted_lines[0] == "interpreted"
    assert compiled_lines[1:] == interpreted_lines[1:]
    assert len(compiled_lines) > 1
