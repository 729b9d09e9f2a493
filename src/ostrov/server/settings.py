"""How a server is run."""

from __future__ import annotations

import os
import sys
from datetime import timedelta
from pathlib import Path

import msgspec

from ostrov.server.limits import DEFAULTS, Limit
from ostrov.server.supervising import SECONDS_TO_HEAL

_LONGEST_PAUSE = timedelta(hours=1)


class Keeping(msgspec.Struct, frozen=True):
    """For how long a table is kept after its end, and one that goes on after its last change; None: for ever."""

    finished: timedelta | None = None
    idle: timedelta | None = None

    @property
    def spans(self) -> list[timedelta]:
        return [span for span in (self.finished, self.idle) if span is not None]

    @property
    def pause(self) -> timedelta:
        """Between two looks: short spans are looked at more often."""
        return min(_LONGEST_PAUSE, min(self.spans) / 10)

    def of(self, *, is_over: bool) -> timedelta | None:
        return self.finished if is_over else self.idle


class Settings(msgspec.Struct, frozen=True):
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    # Besides the server's own, pages from these origins may speak to it (https://example.org).
    origins: frozenset[str] = frozenset()
    # The origin of another server, with which pages check that chance was fair.
    verifier: str | None = None
    workers: int = 1
    seconds_for_a_bot: float = 2.0
    # Where Prometheus may read how the server does; nowhere unless a port is given.
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    # Addresses or networks of proxies that are believed when they tell whom they ask for.
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    limits: dict[str, Limit] = msgspec.field(default_factory=lambda: dict(DEFAULTS))
    keeping: Keeping = Keeping()
    # What has failed for so long does not heal by itself: the server ends, so that its supervisor starts a new one.
    seconds_to_heal: float = SECONDS_TO_HEAL
    # Likewise when its event loop has not come back for so long.
    seconds_to_come_back: float = 60.0
    # How long somebody may be away before a bot may stand in.
    grace: float = 60.0
    # How often this server tells others on the same PostgreSQL who is here.
    seconds_between_heartbeats: float = 5.0


def default_data_folder() -> Path:
    """Where programs keep a user's data on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "ostrov"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/ostrov"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "ostrov"
