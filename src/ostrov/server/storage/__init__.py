"""What the web table keeps: people, tables and each table's log, in a SQLite file or in PostgreSQL.

To change the schema, change `schema.py` and add the next file to `migrations/versions`; a test compares the two.
"""

from ostrov.server.storage.database import sqlite_url
from ostrov.server.storage.steps import written
from ostrov.server.storage.store import Store, check_database
from ostrov.server.storage.stored import Census, Contested, Facts, Listed, Old, Person, Wanted
from ostrov.server.table.stored import Entry, Seat, StoredTable

__all__ = [
    "Census",
    "Contested",
    "Entry",
    "Facts",
    "Listed",
    "Old",
    "Person",
    "Seat",
    "Store",
    "StoredTable",
    "Wanted",
    "check_database",
    "sqlite_url",
    "written",
]
