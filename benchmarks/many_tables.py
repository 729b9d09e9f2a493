"""How much memory a server takes after one person has made very many tables.

python -m benchmarks.many_tables           # 10,000 tables
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
from pathlib import Path

import uvloop

from ostrov.server import garbage
from ostrov.server.bots.workers import BotPool
from ostrov.server.live.tables import Tables
from ostrov.server.storage import Store
from ostrov.server.table.messages import NewTable, SeatWanted

WANTED = NewTable("forbidden-island", {}, [SeatWanted("here"), SeatWanted("here"), SeatWanted("here")])
# So many are asked for at once.
AT_ONCE = 50


def memory() -> int:
    """What this process holds, in MB."""
    status = Path("/proc/self/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) // 1024


async def measure(count: int, folder: Path) -> None:
    store = Store.open(str(folder / "tables.db"))
    tables = Tables(store, BotPool(workers=0))
    person = await store.add_person(b"Eve", "Eve")
    garbage.begin()
    before = memory()
    begun = time.perf_counter()
    for made in range(0, count, AT_ONCE):
        await asyncio.gather(*[tables.make(person.id, WANTED) for _ in range(AT_ONCE)])
        if (made + AT_ONCE) % (count // 5) == 0:
            gc.collect()
            print(f"{made + AT_ONCE:>6} tables made: {memory() - before} MB more, {len(tables._hosted)} in memory")
    print(f"{time.perf_counter() - begun:.0f} s")
    await tables.close()
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="How much memory very many tables take.")
    parser.add_argument("--tables", type=int, default=10_000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(measure(arguments.tables, Path(folder)))


if __name__ == "__main__":
    main()
