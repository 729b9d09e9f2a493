"""The keys of seats. Whoever has the key of a seat may sit down there while the seat is open, and nowhere else.

A key follows from the table's secret, the seat, and the number of the entry since which the seat has been open. So it
is never stored, and it is another one whenever the seat becomes free again or somebody asks for a new link.
"""

from __future__ import annotations

import base64
import hashlib
import hmac

from ostrov.server.table.table import Table

# 80 bits, in 16 letters that can be read out.
_BYTES = 10


def key_of(table: Table, seat: int) -> str | None:
    """The key that opens a seat now: the seat's number as people count, and letters. None: the seat is not open."""
    since = table.open_since.get(seat)
    if since is None:
        return None
    digest = hmac.digest(table.stored.invite_secret.encode(), f"{seat}:{since}".encode(), hashlib.sha256)
    return f"{seat + 1}-{base64.b32encode(digest[:_BYTES]).decode().lower()}"


def opens(table: Table, seat: int, key: str) -> bool:
    known = key_of(table, seat)
    return known is not None and hmac.compare_digest(key.encode(), known.encode())


def link_path(table: str, key: str) -> str:
    """Where a key leads. What comes after `#` stays in the browser: no server and no proxy gets to see it."""
    return f"/t/{table}#key={key}"
