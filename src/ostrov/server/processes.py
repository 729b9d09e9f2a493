"""Processes of the server's own: each reads messages on its standard input and writes its own on its output."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

# A process that is not there, or has not said that it is ready, by then never will.
SECONDS_TO_START = 60.0
# One that was killed is gone by then, unless the system itself holds it.
_SECONDS_TO_END = 10.0

logger = logging.getLogger("ostrov.server")

# Every message has a 4-byte length prefix, big-endian.
_PREFIX_BYTES = 4


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(_PREFIX_BYTES) + message


def cut(heard: bytes) -> tuple[list[bytes], bytes]:
    """The whole messages at the beginning, and what there is of the next one."""
    messages, start = [], 0
    while len(heard) >= (body := start + _PREFIX_BYTES):
        end = body + int.from_bytes(heard[start:body])
        if end > len(heard):
            break
        messages.append(heard[body:end])
        start = end
    return messages, heard[start:]


# At the server


def compiled_rules() -> str | None:
    """Where the compiled rules are, if they were built while this process was already running without them."""
    folder = os.environ.get("OSTROV_COMPILED_RULES")
    return folder if folder and Path(folder).is_dir() else None


async def start(work: Callable[[], None], *arguments: str) -> Process:
    """A fresh interpreter that finds modules where this one does, or compiled rules before them."""
    path = [*filter(None, [compiled_rules()]), *sys.path]
    async with asyncio.timeout(SECONDS_TO_START):
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", f"from {work.__module__} import {work.__name__} as work; work()", *arguments),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
            # A Ctrl-C at the server's terminal is the server's to answer.
            start_new_session=True,
        )


async def end(process: Process) -> None:
    """Kill it and wait until it is gone, but not for ever."""
    kill(process)
    try:
        async with asyncio.timeout(_SECONDS_TO_END):
            await process.wait()
    except TimeoutError:
        logger.error("process %d was killed and does not end", process.pid)


def kill(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()


def is_closed(process: Process) -> bool:
    """Its end is noticed here sooner than its exit code."""
    assert process.stdin is not None and process.stdout is not None
    return process.stdin.is_closing() or process.stdout.at_eof()


def send(process: Process, message: bytes) -> None:
    """Raises a BrokenPipeError if the process no longer reads: asyncio's own loop would drop the message without a
    word, and uvloop would raise a RuntimeError."""
    assert process.stdin is not None
    if process.stdin.is_closing():
        raise BrokenPipeError("the process has closed its standard input")
    try:
        process.stdin.write(framed(message))
    except RuntimeError as error:
        raise BrokenPipeError(str(error)) from None


async def receive(process: Process) -> bytes:
    """The next message; an EOFError where there is none any more."""
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(_PREFIX_BYTES))
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
    length = int.from_bytes(questions.read(_PREFIX_BYTES))
    message = questions.read(length)
    return message if len(message) == length else b""
