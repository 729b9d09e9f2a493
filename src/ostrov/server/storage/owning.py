"""A SQLite file belongs to one server at a time, and is readable by its owner alone."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import tempfile
from pathlib import Path
from typing import Literal

from ostrov.kernel.refusals import Complaint
from ostrov.server.storage.database import is_sqlite, read_url, shown, unreachable

log = logging.getLogger(__name__)

_PRIVATE = 0o600
# What SQLite keeps beside a file, under its name with this at the end.
_BESIDE = ("", "-wal", "-shm", "-journal")
_FIRST_BYTES = b"SQLite format 3\0"

Damage = Literal["file-gone", "file-broken"]


def make_private(path: Path) -> None:
    """A new file is private from its first moment; one that is there, or what lies beside it, becomes so."""
    _make_empty(path)
    for end in _BESIDE:
        # A file of somebody else's is theirs to close.
        with contextlib.suppress(OSError):
            Path(f"{path}{end}").chmod(_PRIVATE)


def _make_empty(path: Path) -> None:
    """Under another name first: closing a file that SQLite has open in this process would take away its locks. Where
    that does not work, SQLite makes the file itself, or says why it cannot."""
    if path.exists():
        return
    with contextlib.suppress(OSError):
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
        os.close(descriptor)
        try:
            os.link(name, path)
        finally:
            Path(name).unlink()


class OwnedFile:
    """Held by a lock of the system's, which is gone when the process is, however it ends. Not the file itself is
    locked, because its locks are SQLite's."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), _PRIVATE)
        # Held open to the end: closing it would take away SQLite's locks.
        self._file: int | None = None
        try:
            _lock(self._lock)
        except (BlockingIOError, PermissionError):
            os.close(self._lock)
            raise Complaint("database-in-use", database=str(path)) from None
        except OSError:
            # A file system without locks cannot refuse anybody.
            log.warning("%s cannot be locked: make sure that no second server uses it.", path)

    def damage(self) -> Damage | None:
        """What can be seen without SQLite, which goes on for a while with a file that was deleted or overwritten."""
        try:
            if self._file is None:
                self._file = os.open(self._path, os.O_RDONLY)
            if not os.path.samestat(os.fstat(self._file), self._path.stat()):
                return "file-gone"
            os.lseek(self._file, 0, os.SEEK_SET)
            return None if os.read(self._file, len(_FIRST_BYTES)) == _FIRST_BYTES else "file-broken"
        except OSError:
            return "file-gone"

    def close(self) -> None:
        for descriptor in (self._file, self._lock):
            if descriptor is not None:
                os.close(descriptor)


def own(database: str) -> OwnedFile | None:
    """The file of this database, for this process alone; None for PostgreSQL, which many may use."""
    url = read_url(database)
    if not is_sqlite(url):
        return None
    try:
        # One file may have many names.
        return OwnedFile(Path(shown(url)).resolve())
    except OSError as error:
        raise unreachable(url, error) from None


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
