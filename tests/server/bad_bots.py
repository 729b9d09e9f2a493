"""Bots that fail in every way there is, beside the registered ones; for worker processes of tests.

They look like a `Bot` without being one: a compiled class takes no subclasses that are not compiled.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from typing import Any

from ostrov.bots.registry import find_bot
from ostrov.kernel import bits
from ostrov.kernel.dice import Dice
from ostrov.kernel.position import Position
from ostrov.kernel.rows import Rows


class Raising:
    def choose(self, imagined: Position, seat: int, rows: Rows, dice: Dice) -> int:
        raise ZeroDivisionError("out of ideas")


class Telling:
    """Says where its rules come from."""

    def choose(self, imagined: Position, seat: int, rows: Rows, dice: Dice) -> int:
        raise LookupError(bits.__file__)


class Sleeping:
    def choose(self, imagined: Position, seat: int, rows: Rows, dice: Dice) -> int:
        time.sleep(600)
        return rows.at(0)


class Busy:
    def choose(self, imagined: Position, seat: int, rows: Rows, dice: Dice) -> int:
        while True:
            pass


class Deaf:
    """Hangs and ignores every polite request to end."""

    def choose(self, imagined: Position, seat: int, rows: Rows, dice: Dice) -> int:
        for ignored in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(ignored, signal.SIG_IGN)
        time.sleep(600)
        return rows.at(0)


class Exiting:
    def choose(self, imagined: Position, seat: int, rows: Rows, dice: Dice) -> int:
        raise SystemExit(3)


class Crashing:
    def choose(self, imagined: Position, seat: int, rows: Rows, dice: Dice) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return rows.at(0)


class Babbling:
    """Dies a moment after its answer, with something said that nobody has read."""

    def choose(self, imagined: Position, seat: int, rows: Rows, dice: Dice) -> int:
        threading.Timer(0.1, babble_and_die).start()
        return rows.at(0)


def babble_and_die() -> None:
    for file in range(3, 20):
        with contextlib.suppress(OSError):
            os.write(file, b"and another thing")
    os.kill(os.getpid(), signal.SIGKILL)


class Cheating:
    """Empties the rows, so that nothing seems forbidden."""

    def choose(self, imagined: Position, seat: int, rows: Rows, dice: Dice) -> int:
        rows.clear()
        return 2**40


class Chatty:
    """Prints, which must not get into the answers, and plays on its position until nothing of it is left."""

    def choose(self, imagined: Position, seat: int, rows: Rows, dice: Dice) -> int:
        print("a word or two", flush=True)
        os.write(1, b"and more")
        choice = rows.at(0)
        imagined.apply(seat, choice)
        return choice


class Slow:
    """Takes a while, but less than the budget."""

    def choose(self, imagined: Position, seat: int, rows: Rows, dice: Dice) -> int:
        time.sleep(0.4)
        return rows.at(0)


class Counting:
    """Remembers how often it was asked: the n-th time it chooses the n-th action."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, imagined: Position, seat: int, rows: Rows, dice: Dice) -> int:
        self.asked += 1
        return rows.at(self.asked - 1)


BAD_BOTS: dict[str, Any] = {
    "raising": Raising,
    "telling": Telling,
    "sleeping": Sleeping,
    "busy": Busy,
    "deaf": Deaf,
    "exiting": Exiting,
    "crashing": Crashing,
    "babbling": Babbling,
    "cheating": Cheating,
    "chatty": Chatty,
    "slow": Slow,
    "counting": Counting,
}


def find_bad_bot(game: str, name: str) -> Any:
    return BAD_BOTS[name]() if name in BAD_BOTS else find_bot(game, name)
