"""Whole short games in words, to be read. Each must replay to the very same log.

`python -m tests.test_playthroughs` writes the logs anew after a change that was meant; read what changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ostrov.lab.replay import begin, load, steps
from ostrov.words import LANGUAGES, Words

FOLDER = Path(__file__).parent / "playthroughs"
RECORDS = sorted(FOLDER.glob("*.json"))


def log(record_file: Path, language: str) -> str:
    game, record = load(record_file.read_bytes())
    referee = begin(game, record)
    words = Words(language, game, lambda seat: game.name_of_seat(referee.position, seat))
    lines = [words.event(event) for events in steps(referee, record) for event in events]
    return "\n".join(lines) + "\n"


def log_file(record_file: Path, language: str) -> Path:
    return record_file.with_suffix(f".{language}.txt")


@pytest.mark.parametrize("record_file", RECORDS, ids=lambda file: file.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_playthrough_replays_to_the_same_log(record_file: Path, language: str) -> None:
    assert log(record_file, language) == log_file(record_file, language).read_text(encoding="utf-8")


def test_there_are_playthroughs() -> None:
    assert len(RECORDS) >= 3


if __name__ == "__main__":
    for file in RECORDS:
        for language in LANGUAGES:
            log_file(file, language).write_text(log(file, language), encoding="utf-8")
