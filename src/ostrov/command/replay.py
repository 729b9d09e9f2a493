"""`ostrov replay`: steps through a saved game as text."""

from __future__ import annotations

import sys
from pathlib import Path

from ostrov.command.parser import Arguments
from ostrov.kernel.refusals import Complaint, Impossible
from ostrov.lab.replay import BadStep, begin, load, steps
from ostrov.words import Words


def run(arguments: Arguments) -> int:
    game, record = load(read_file(arguments.file))
    # What is wrong with the position it begins from is said in the game's own words.
    arguments.words = Words(arguments.words.tongue.language, game)
    referee = begin(game, record)
    words = Words(arguments.words.tongue.language, game, lambda seat: game.name_of_seat(referee.position, seat))
    arguments.words = words
    waits = sys.stdin.isatty() and sys.stdout.isatty() and not arguments.all
    if waits:
        print(words.say("replay-how"))
    try:
        for number, events in enumerate(steps(referee, record), 1):
            for event in events:
                print(f"{number:4}  {words.event(event)}")
            # The set-up goes by in one go.
            if waits and events and referee.position.turns() and not _go_on():
                return 0
    except BadStep as bad:
        raise Impossible("step-not-allowed", step=bad.number, detail=words.complaint(bad.refusal)) from None
    if game.outcome(referee.position) is None:
        print(words.say("replay-unfinished"))
    return 0


def _go_on() -> bool:
    try:
        return input().strip().lower() not in ("q", "й")
    except EOFError:
        return False


def read_file(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except FileNotFoundError:
        raise Complaint("no-such-file", path=path) from None
    except OSError:
        raise Complaint("file-not-readable", path=path) from None
