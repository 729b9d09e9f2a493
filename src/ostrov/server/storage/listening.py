"""Hears from PostgreSQL what other processes have written."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

import msgspec
import psycopg
from sqlalchemy.engine import URL

from ostrov.server.storage import notices
from ostrov.server.storage.database import connection_options
from ostrov.server.storage.notices import OnNotice
from ostrov.server.storage.steps import CHANNEL, NOTICES

log = logging.getLogger(__name__)

# How long it takes at most to notice that it is over.
PATIENCE = 0.2
# Between attempts to connect again.
PAUSE = 0.5

OnChange = Callable[[str | None], None]


class Listener:
    """Calls `on_change` with the table that another process has changed, or with None when it may have missed some;
    and `on_notice` with what servers tell each other, this one's own notices included."""

    def __init__(self, url: URL, own_name: str, on_change: OnChange, on_notice: OnNotice | None) -> None:
        self._url = url
        self._on_change = on_change
        self._on_notice = on_notice
        self._own_name = own_name
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._run, args=[self._connect()], name="ostrov-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._is_over.set()
        self._thread.join()

    def _connect(self) -> psycopg.Connection:
        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = psycopg.connect(address, autocommit=True, **connection_options(self._url, limits={}))
        for channel in (CHANNEL, NOTICES):
            connection.execute(f"LISTEN {channel}")
        return connection

    def _run(self, connection: psycopg.Connection | None) -> None:
        while not self._is_over.is_set():
            try:
                if connection is None:
                    connection = self._connect_again()
                else:
                    self._listen(connection)
                    connection = None
            except Exception:
                # Whatever it was: without this thread nobody here would hear of other servers again.
                log.exception("Listening for news has failed.")
                connection = None
                self._is_over.wait(PAUSE)

    def _listen(self, connection: psycopg.Connection) -> None:
        """Until it is over, or the connection is."""
        try:
            with connection:
                while not self._is_over.is_set():
                    for notice in connection.notifies(timeout=PATIENCE):
                        self._hear(notice)
        except psycopg.Error as error:
            log.warning("The connection for news is lost: %s", error)

    def _connect_again(self) -> psycopg.Connection | None:
        try:
            connection = self._connect()
        except psycopg.Error:
            self._is_over.wait(PAUSE)
            return None
        self._tell(None)
        return connection

    def _hear(self, notice: psycopg.Notify) -> None:
        if notice.channel == NOTICES:
            self._pass_on(notice.payload)
            return
        name, _, table = notice.payload.partition(" ")
        if name != self._own_name:
            self._tell(table)

    def _pass_on(self, text: str) -> None:
        if self._on_notice is None:
            return
        try:
            self._on_notice(*notices.read(text))
        except msgspec.DecodeError:
            # Servers of two versions may run side by side for a while.
            log.warning("Another server has told something that is not understood here.")
        except Exception:
            log.exception("What is to follow a notice has failed.")

    def _tell(self, table: str | None) -> None:
        try:
            self._on_change(table)
        except Exception:
            log.exception("What is to follow a change has failed.")
