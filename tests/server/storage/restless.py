"""A process that appends to many tables and prints each number once it is acknowledged, until it is killed.

`python -m tests.server.storage.restless DATABASE`
"""

from __future__ import annotations

import asyncio
import sys

from ostrov.server.storage import Store
from tests.server.storage.tables import entries, make_table

TABLES = 8


async def play(store: Store, table: str) -> None:
    number = 1
    while True:
        # Two at a time: neither may be there without the other.
        await store.append(table, entries(number, number + 1))
        print(table, number + 1, flush=True)
        number += 2


async def main() -> None:
    store = Store.open(sys.argv[1])
    tables = [f"table-{number}" for number in range(TABLES)]
    for table in tables:
        await make_table(store, table)
    await asyncio.gather(*(play(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main())
