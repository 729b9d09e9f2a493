"""The command line as a user meets it, in a process of its own."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.processes import are_gone_soon, children_of


def ostrov(*words: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"LANG": f"{lang}_XX.UTF-8", "LC_ALL": "", "COLUMNS": "120"}
    command = [sys.executable, "-m", "ostrov", *words]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=900
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], 'There is no game "chess". Known games: '),
        (["simulate", "forbidden-island", "--seats", "5"], "This game is for 2 to 4 players, not for 5."),
        (
            ["simulate", "forbidden-island", "--seats", "two"],
            'takes a number, not "two". See ostrov simulate --help',
        ),
        (["simulate", "forbidden-island", "--difficulty", "silly"], "but: novice, normal, elite and legendary"),
        (
            ["simulate", "forbidden-island", "--option", "weather=fine"],
            '"weather". It has: difficulty, adventurers and first',
        ),
        (["simulate", "mysterious-island", "--difficulty", "novice"], '"difficulty". It has: first'),
        (["simulate", "forbidden-island", "--first", "5"], "Who begins is a seat from 1 to 4"),
        (["simulate", "forbidden-island", "--first", "0"], "Who begins is a seat from 1 to 4"),
        (["simulate", "forbidden-island", "--option", "first=nobody"], "Who begins is a seat from 1 to 4"),
        (["simulate", "forbidden-island", "--first", "me"], '--first takes a number, not "me"'),
        (["simulate", "forbidden-island", "--option", "weather"], "write NAME=VALUE"),
        (["simulate", "forbidden-island", "--option", "adventurers=pilot,pilot"], "different adventurers"),
        (["simulate", "forbidden-island", "--bot", "genius"], "Known bots: random and thumb"),
        (["simulate", "forbidden-island", "--seats", "2", "--bot", "thumb,thumb,thumb"], "Name at most 2 bots"),
        (["simulate", "forbidden-island", "--games", "0"], "at least 1"),
        (["simulate", "forbidden-island", "--jobs", "0"], "--jobs takes a whole number from 1 to 256"),
        (["simulate", "forbidden-island", "--jobs", "100000000"], "--jobs takes a whole number from 1 to 256"),
        (["simulate", "forbidden-island", "--seats", "9" * 23], "This game is for 2 to 4 players"),
        (["simulate", "forbidden-island", "--games", "1", "--save", "/dev/full"], "/dev/full cannot be written"),
        (["serve", "--bot-workers", "100000000"], "--bot-workers takes a whole number from 1 to 256"),
        (["simulate", "forbidden-island", "--games", "1", "--save", "/no/such/place"], "cannot be written"),
        (["rules", "forbidden-island", "FI-99.1"], 'There is no clause "FI-99.1"'),
        (["replay", "no-such-file.json"], "There is no file no-such-file.json."),
        (["replay", __file__], "This is not a saved game"),
        (["replay", "/"], "The file / cannot be read."),
        (["simulate"], "something is missing: GAME"),
        (["simulate", "forbidden-island", "--seats"], "--seats wants a value after it"),
        (["games", "--loud"], "there is no --loud"),
        (["bench", "--seconds", "0"], "--seconds takes a number"),
        (["dance"], "See ostrov --help"),
        (["--lang", "fr", "games"], "See ostrov --help"),
    ],
)
def test_bad_input_gets_one_clear_sentence_and_exit_code_two(words: list[str], sentence: str) -> None:
    done = ostrov(*words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1


def test_simulate_prints_a_table() -> None:
    done = ostrov("simulate", "forbidden-island", "--games", "20", "--bot", "random", "--seats", "2")
    assert done.returncode == 0
    assert "0.0%" in done.stdout
    assert "games a second" in done.stdout


@pytest.mark.parametrize("words", [["--first", "2"], ["--option", "first=2"]])
def test_the_seat_that_begins_is_counted_from_one(tmp_path: Path, words: list[str]) -> None:
    file = tmp_path / "game.json"
    done = ostrov("simulate", "mysterious-island", "--games", "1", "--bot", "random", "--save", str(file), *words)
    assert done.returncode == 0, done.stderr
    assert json.loads(file.read_text())["options"]["first"] == 1
    assert "Round 1: Seat 2 is first" in ostrov("replay", str(file)).stdout


def test_simulate_speaks_russian_where_the_environment_does() -> None:
    done = ostrov("simulate", "forbidden-island", "--games", "20", "--bot", "random", lang="ru")
    assert "Запретный остров, 4 игрока" in done.stdout


def test_simulate_prints_json_for_machines() -> None:
    done = ostrov("simulate", "forbidden-island", "--games", "30", "--json", "--seed", "3")
    facts = json.loads(done.stdout)
    assert facts["games"] == 30
    assert sum(facts["endings"].values()) == 30
    assert facts["win_rate_95"][0] <= facts["win_rate"] <= facts["win_rate_95"][1]
    assert facts["plan"]["seed"] == 3


def read_until(terminal: int, pattern: str) -> str:
    """What is shown at a terminal until this is: a slow machine may take a while."""
    shown = ""
    while not re.search(pattern, shown):
        shown += os.read(terminal, 10_000).decode()
    return shown


def test_ctrl_c_prints_what_was_played_so_far() -> None:
    command = [sys.executable, "-m", "ostrov", "simulate", "forbidden-island", "--games", "100000000", "--json"]
    master, terminal = pty.openpty()
    environment = os.environ | {"COLUMNS": "120", "TERM": "xterm"}
    running = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=terminal, text=True)
    try:
        # The progress bar counts games.
        shown = read_until(master, r"[1-9]\d*/100000000")
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate(timeout=600)
    finally:
        running.kill()
    shown += os.read(master, 100_000).decode()
    assert running.returncode == 130
    assert 0 < json.loads(out)["games"] < 100_000_000
    assert "Traceback" not in shown


def test_no_process_of_a_simulation_outlives_one_that_is_killed() -> None:
    command = [sys.executable, "-m", "ostrov", "simulate", "forbidden-island", "--games", "100000000", "--jobs", "3"]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while len(workers := children_of(running.pid)) < 3:
            assert running.poll() is None
            time.sleep(0.05)
    finally:
        running.kill()
        running.wait()
    assert are_gone_soon(workers)


def test_games_lists_every_game_with_its_options_and_bots() -> None:
    done = ostrov("games")
    for word in ("forbidden-island", "Forbidden Island", "2–4", "novice", "thumb"):
        assert word in done.stdout


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "could not be written: No space left"), ("ru", "Вывод не записан")]
)
@pytest.mark.parametrize("words", [["games"], ["games", "--json"], ["rules", "atlantis", "--markdown"]])
def test_a_full_output_is_told_in_one_sentence(words: list[str], lang: str, sentence: str) -> None:
    command = [sys.executable, "-m", "ostrov", *words, "--lang", lang]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=300)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_output_that_knows_few_letters_gets_what_it_can_show() -> None:
    environment = os.environ | {
        "PYTHONIOENCODING": "ascii",
        "LC_ALL": "ru_RU.UTF-8",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    command = [sys.executable, "-m", "ostrov", "rules", "atlantis", "--markdown"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0
    assert done.stdout.startswith("# Survive")
    asked = subprocess.run([*command, "--lang", "ru"], env=environment, capture_output=True, text=True, timeout=300)
    assert asked.returncode == 2
    assert "no Russian letters (ascii)" in asked.stderr
    assert len(asked.stderr.splitlines()) == 1


def test_games_prints_json_for_machines() -> None:
    (island, *_) = json.loads(ostrov("games", "--json").stdout)
    assert island["id"] == "forbidden-island"
    assert island["seats"] == [2, 3, 4]


@pytest.mark.parametrize("clause", ["FI-6.3", "fi-6.3", "6.3", "6-3"])
def test_rules_shows_one_clause(clause: str) -> None:
    done = ostrov("rules", "forbidden-island", clause)
    assert done.returncode == 0
    assert "FI-6.3" in done.stdout
    assert "flooded tile becomes dry" in done.stdout


def test_rules_shows_all_of_them_in_either_language() -> None:
    assert "FI-8.2" in ostrov("rules", "forbidden-island").stdout
    assert "Запретный остров" in ostrov("rules", "forbidden-island", "--lang", "ru").stdout


def test_a_saved_game_replays_in_words(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert ostrov("simulate", "forbidden-island", "--games", "1", "--save", str(file)).returncode == 0
    done = ostrov("replay", str(file))
    assert done.returncode == 0
    assert "Turn 1: " in done.stdout
    assert "The game is over: " in done.stdout
    assert "Игра окончена" in ostrov("replay", str(file), "--lang", "ru").stdout


def test_a_saved_game_that_begins_from_an_impossible_position_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ostrov("simulate", "forbidden-island", "--games", "1", "--seats", "2", "--bot", "random", "--save", str(file))
    start = {"game": "forbidden-island", "island": [], "adventurers": [{}, {}]}
    file.write_text(json.dumps(json.loads(file.read_text()) | {"start": start}))
    done = ostrov("replay", str(file))
    assert done.returncode == 2
    assert "each of its 24 tiles once" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_replay_at_a_terminal_waits_for_enter_at_each_step(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ostrov("simulate", "forbidden-island", "--games", "1", "--bot", "random", "--save", str(file))
    master, terminal = pty.openpty()
    command = [sys.executable, "-m", "ostrov", "replay", str(file), "--lang", "en"]
    with subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=subprocess.PIPE) as running:
        os.write(master, b"\n\nq\n")
        assert running.wait(timeout=600) == 0
        assert running.stderr is not None
        assert running.stderr.read() == b""
    shown = os.read(master, 100_000).decode()
    assert "Enter for the next step" in shown
    assert "Turn 1: " in shown
    assert "The game is over" not in shown


def test_a_saved_game_with_a_forbidden_step_is_refused_with_the_clause(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ostrov("simulate", "forbidden-island", "--games", "1", "--save", str(file))
    saved = json.loads(file.read_text())
    saved["steps"] = [*saved["steps"][:2], {"by": 0, "choice": {"do": "stop"}}]
    file.write_text(json.dumps(saved))
    done = ostrov("replay", str(file))
    assert done.returncode == 2
    assert done.stderr.strip() == "Step 3 of the saved game is not allowed: This is left to chance, FI-2.7"


def test_bench_measures_compiled_and_interpreted() -> None:
    done = ostrov("bench", "--seconds", "0.05")
    assert done.returncode == 0
    for word in ("forbidden-island", "compiled", "interpreted", "copies"):
        assert word in done.stdout


@pytest.mark.parametrize("command", ["", "simulate", "games", "rules", "replay", "bench"])
def test_help_helps_in_both_languages(command: str) -> None:
    words = [command] if command else []
    english, russian = ostrov(*words, "--help"), ostrov(*words, "--help", lang="ru")
    assert english.returncode == russian.returncode == 0
    assert "--lang" in english.stdout
    assert "справк" in russian.stdout
