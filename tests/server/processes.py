"""Which processes there are, for tests that stop and kill them."""

from __future__ import annotations

from pathlib import Path


def children_of(parent: int, doing: str = "") -> list[int]:
    """Those that a process has started; `doing` is part of how they were started."""
    return [pid for pid in _processes() if _parent_of(pid) == parent and doing in _command_of(pid)]


def is_running(pid: int) -> bool:
    """Not so for one that is dead and only waits to be noticed."""
    return _parent_of(pid) is not None


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
    return (Path("/proc") / str(pid) / "cmdline").read_text()
