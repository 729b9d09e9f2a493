"""How a server is run."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True):
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    # Besides the server's own, pages from these origins may speak to it (https://example.org).
    origins: frozenset[str] = frozenset()
    workers: int = 1
    seconds_for_a_bot: float = 2.0


def default_data_folder() -> Path:
    """Where programs keep a user's data on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "ostrov"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/ostrov"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "ostrov"
