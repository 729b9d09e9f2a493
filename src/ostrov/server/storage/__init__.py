"""What the web table keeps: people, tables and each table's log, in a SQLite file or in PostgreSQL.

To change the schema, change `schema.py` and add the next file to `migrations/versions`; a test compares the two.
"""

from ostrov.server.storage.database import sqlite_url
from ostrov.server.storage.store import Store
from ostrov.server.storage.stored import Contested, Entry, Listed, Person, Seat, StoredTable

__all__ = ["Contested", "Entry", "Listed", "Person", "Seat", "Store", "StoredTable", "sqlite_url"]
