"""Hears what other processes have changed in a SQLite file: they leave news there."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from ostrov.server.storage import questions

log = logging.getLogger(__name__)

_SECONDS_BETWEEN_LOOKS = 1.0


class Poller:
    """Calls `on_change` with each table that another process has changed, soon after it did."""

    def __init__(self, engine: Engine, on_change: Callable[[str | None], None]) -> None:
        self._engine = engine
        self._on_change = on_change
        self._is_over = threading.Event()
        with engine.connect() as connection:
            self._heard = questions.latest_news(connection)
        self._thread = threading.Thread(target=self._run, name="ostrov-poller", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._is_over.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._is_over.wait(_SECONDS_BETWEEN_LOOKS):
            try:
                self._look()
            except SQLAlchemyError as error:
                # Others say so as well, to those who want something saved; the news waits.
                log.warning("News could not be read: %s", error)
            except Exception:
                log.exception("What is to follow a change has failed.")

    def _look(self) -> None:
        with self._engine.connect() as connection:
            news = questions.news_after(connection, self._heard)
        for number, table in news:
            self._heard = number
            self._on_change(table)
