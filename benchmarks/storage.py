"""Appends a second: many tables that append at once, and one that waits for each append before the next.

`python -m benchmarks.storage [DATABASE] [SECONDS]`, where DATABASE is a new file (else a temporary one) or
postgresql://user@host/name.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from ostrov.server.storage import Entry, Person, Seat, Store, StoredTable

BODY = b'{"by":2,"choice":{"type":"move","to":"iron-gate"},"seen":[1,2,3]}'
TABLES = (1, 10, 100, 1000)


async def measure(store: Store, host: Person, tables: int, seconds: float) -> tuple[float, float]:
    """Appends a second, and how long one took in the middle case."""
    ids = [f"{time.time_ns():x}-{number}" for number in range(tables)]
    made = (
        store.make_table(
            StoredTable(id, "measured", 1, 4, b"{}", b"seed", "key", host.id, "2026"), [], [Seat(host.id)] * 4
        )
        for id in ids
    )
    await asyncio.gather(*made)
    begun = time.perf_counter()
    times = await asyncio.gather(*(play(store, id, host, begun + seconds) for id in ids))
    took = time.perf_counter() - begun
    all_times = sorted(one for of_table in times for one in of_table)
    return len(all_times) / took, all_times[len(all_times) // 2]


async def play(store: Store, table: str, host: Person, deadline: float) -> list[float]:
    times: list[float] = []
    while (begun := time.perf_counter()) < deadline:
        number = len(times) + 1
        await store.append(table, [Entry(number, BODY, f"command-{number}", host.id, 0b100, number // 4)])
        times.append(time.perf_counter() - begun)
    return times


async def main(database: str, seconds: float) -> None:
    store = Store.open(database)
    host = await store.add_person(str(time.time_ns()).encode(), "Anna")
    print("tables at once   appends a second   median, ms")
    for tables in TABLES:
        rate, middle = await measure(store, host, tables, seconds)
        print(f"{tables:14}{rate:19,.0f}{middle * 1000:13.1f}")
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        database = sys.argv[1] if len(sys.argv) > 1 else str(Path(folder) / "tables.db")
        asyncio.run(main(database, float(sys.argv[2]) if len(sys.argv) > 2 else 3))
