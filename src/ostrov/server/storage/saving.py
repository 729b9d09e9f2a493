"""In the process that writes: all that has come up in the meantime goes into the next transaction together."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import BinaryIO

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.engine import make_url

from ostrov.server import processes
from ostrov.server.storage.database import is_taken, writing_engine
from ostrov.server.storage.steps import STEPS, Row
from ostrov.server.storage.stored import Contested

_AT_ONCE = 1 << 20
# So long after a commit no other is begun: a busy server has larger groups written, for less.
_SECONDS_APART = 0.004


class Write(msgspec.Struct, array_like=True):
    """What somebody wants written: rows by the place of their step among all steps."""

    number: int
    rows: dict[int, list[Row]]


class Saved(msgspec.Struct, array_like=True):
    """What became of a write: committed, contested by another one, or what went wrong."""

    number: int
    is_contested: bool = False
    trouble: str | None = None


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Write).decode


def work() -> None:
    """The process's life: a database's address and then writes on its standard input, until the server closes it or is
    no more. Whoever stops the server stops it by that, so what the server has sent is written in any case."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    answers = processes.take_over_output()
    heard = _all_there(sys.stdin.fileno())
    with contextlib.suppress(StopIteration):
        address, *first = next(heard)
        # Nothing saved yet: by this the server knows that the process is ready.
        with contextlib.suppress(BrokenPipeError):
            processes.say(answers, encode([]))
        _answer_all(chain([first], heard), writing_engine(make_url(address.decode())), answers)


def _answer_all(heard: Iterable[list[bytes]], engine: Engine, answers: BinaryIO) -> None:
    try:
        for messages in heard:
            if group := [decode(message) for message in messages]:
                saved = save_all(engine, group)
                # A server that was killed hears nothing any more, and what it has sent is written all the same.
                with contextlib.suppress(BrokenPipeError):
                    processes.say(answers, encode(saved))
                time.sleep(_SECONDS_APART)
    finally:
        # Before the answers end, by which the server knows that the database is closed.
        engine.dispose()


def _all_there(file: int) -> Iterator[list[bytes]]:
    """Whatever whole messages there are, as soon as there is one."""
    rest = b""
    while chunk := os.read(file, _AT_ONCE):
        messages, rest = processes.cut(rest + chunk)
        if messages:
            yield messages


def save_all(engine: Engine, group: list[Write]) -> list[Saved]:
    try:
        with engine.connect() as connection:
            return list(_save(connection, group))
    except Exception as error:
        # No connection, or no lock: it makes no sense to try the others one by one.
        return [_failed(write, error) for write in group]


def _save(connection: Connection, group: list[Write]) -> Iterator[Saved]:
    """In one transaction; if it fails, in two halves, until whatever cannot be written is alone."""
    transaction = connection.begin()
    try:
        with transaction:
            _carry_out(connection, group)
    except Exception as error:
        if len(group) == 1:
            yield _failed(group[0], error)
            return
        middle = len(group) // 2
        yield from _save(connection, group[:middle])
        yield from _save(connection, group[middle:])
    else:
        yield from (Saved(write.number) for write in group)


def _carry_out(connection: Connection, group: list[Write]) -> None:
    for place, step in enumerate(STEPS):
        if rows := [row for write in group for row in write.rows.get(place, ())]:
            step.run(connection, rows)


def _failed(write: Write, error: Exception) -> Saved:
    if isinstance(error, Contested) or is_taken(error):
        return Saved(write.number, is_contested=True)
    return Saved(write.number, trouble=str(error))
