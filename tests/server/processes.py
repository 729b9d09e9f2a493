"""Which processes there are, for tests that stop and kill them."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ostrov.server.bots import workers
from ostrov.server.storage import saving

# How the server's processes are known: by the modules whose work they do.
WORKERS = workers.__name__
WRITERS = saving.__name__

# On a busy machine.
_SECONDS = 120.0


def children_of(parent: int, doing: str = "") -> list[int]:
    """Those that a process has started; `doing` is part of how they were started."""
    return [pid for pid in _processes() if _parent_of(pid) == parent and doing in _command_of(pid)]


def is_running(pid: int) -> bool:
    """Not so for one that is dead and only waits to be noticed."""
    return _parent_of(pid) is not None


def are_gone_soon(pids: list[int]) -> bool:
    deadline = time.monotonic() + _SECONDS
    while any(is_running(pid) for pid in pids):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


@contextmanager
def killing(parent: int, doing: str) -> Iterator[None]:
    """Each new process of this kind, as soon as it is there."""
    is_over = threading.Event()
    killed: set[int] = set()

    def kill() -> None:
        while not is_over.wait(0.02):
            for process in children_of(parent, doing):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
                    killed.add(process)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        yield
    finally:
        is_over.set()
        killer.join()
    assert killed, f"there was no process to kill: {doing}"


def wait_until_idle(pid: int) -> None:
    """Until no thread of a process has anything to do. One that the machine keeps waiting is not asleep."""
    looks_asleep = 0
    while looks_asleep < 20:
        time.sleep(0.02)
        looks_asleep = looks_asleep + 1 if all(_sleeps(thread) for thread in _threads(pid)) else 0


def _threads(pid: int) -> list[Path]:
    return list((Path("/proc") / str(pid) / "task").iterdir())


def _sleeps(thread: Path) -> bool:
    try:
        return (thread / "stat").read_text().rpartition(")")[2].split()[0] == "S"
    except (FileNotFoundError, ProcessLookupError):
        return True


def _processes() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def _parent_of(pid: int) -> int | None:
    """None for a process that is gone, or dead and only waits to be noticed."""
    try:
        state, parent = (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return None
    return None if state == "Z" else int(parent)


def _command_of(pid: int) -> str:
    try:
        return (Path("/proc") / str(pid) / "cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
