"""Processes of the server's own: each hears messages on its standard input and says its own on its output."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import BinaryIO

# Every message begins with its length in so many bytes.
_LENGTH_BYTES = 4


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(_LENGTH_BYTES) + message


def cut(heard: bytes) -> tuple[list[bytes], bytes]:
    """The whole messages at the beginning, and what there is of the next one."""
    messages, start = [], 0
    while len(heard) >= (body := start + _LENGTH_BYTES):
        end = body + int.from_bytes(heard[start:body])
        if end > len(heard):
            break
        messages.append(heard[body:end])
        start = end
    return messages, heard[start:]


# At the server


async def start(work: Callable[[], None], *arguments: str) -> Process:
    """A fresh interpreter that finds modules where this one does."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-c", f"from {work.__module__} import {work.__name__} as work; work()", *arguments),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        # A Ctrl-C at the server's terminal is the server's to answer.
        start_new_session=True,
    )


def is_closed(process: Process) -> bool:
    """Its end is noticed here sooner than its exit code."""
    assert process.stdout is not None
    return process.stdout.at_eof()


def send(process: Process, message: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(framed(message))


async def receive(process: Process) -> bytes:
    """The next message; an EOFError where there is none any more."""
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(_LENGTH_BYTES))
    return await process.stdout.readexactly(length)


# In the process


def take_over_output() -> BinaryIO:
    """Standard output for messages alone; whatever is printed goes where errors go."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return output


def say(output: BinaryIO, message: bytes) -> None:
    output.write(framed(message))
    output.flush()


def hear(questions: BinaryIO) -> bytes:
    """The next message; nothing when the other end is closed."""
    length = int.from_bytes(questions.read(_LENGTH_BYTES))
    message = questions.read(length)
    return message if len(message) == length else b""
