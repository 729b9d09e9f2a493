"""What is counted, for those who host, and the port where Prometheus reads it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from ostrov.kernel.refusals import Complaint

COMMANDS = Counter("ostrov_commands", "Commands carried out and saved")
MOVES = Counter("ostrov_moves", "Choices carried out and saved, by who chose", ["by"])
REFUSALS = Counter("ostrov_refusals", "Commands refused, by reason", ["reason"])
BOT_FAILURES = Counter("ostrov_bot_failures", "Bots that gave no answer, by reason", ["reason"])
RESPONSES = Counter("ostrov_responses", "Answers over HTTP, by the class of their status", ["status"])
REMOVED = Counter("ostrov_tables_removed", "Tables removed because they were old")
SOCKETS = Gauge("ostrov_sockets", "Pages connected")
TABLES = Gauge("ostrov_tables", "Tables in memory")
BOTS_WAITING = Gauge("ostrov_bots_waiting", "Questions to bots that wait for a worker")
WRITES_WAITING = Gauge("ostrov_writes_waiting", "Writes sent to the database and not yet answered")
COMMITS = Histogram("ostrov_commit_seconds", "From a write to its commit")
LAG = Histogram(
    "ostrov_event_loop_lag_seconds",
    "How much later than asked for the event loop comes back",
    buckets=(0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0),
)

_SECONDS_BETWEEN_LOOKS = 0.25


async def watch_the_loop() -> None:
    """Notice how long the event loop keeps everybody waiting."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)
        LAG.observe(max(0.0, time.perf_counter() - begun - _SECONDS_BETWEEN_LOOKS))


@contextlib.contextmanager
def shown_at(host: str, port: int | None) -> Iterator[None]:
    """Read on a port of their own, by a thread: whoever may play need not know how the server does."""
    if port is None:
        yield
        return
    try:
        server, thread = start_http_server(port, host)
    except (OSError, OverflowError):
        raise Complaint("metrics-port-refused", host=host, port=str(port)) from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
