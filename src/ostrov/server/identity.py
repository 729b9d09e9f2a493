"""Who someone is: a name and a secret kept in a cookie that no script can read. The server keeps only its hash."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ostrov.server.storage import Person, Store

COOKIE = "ostrov"
_TWO_YEARS = 2 * 365 * 24 * 3600


# Letters by their class that nobody can see.
_INVISIBLE = "\u115f\u1160\u3164\uffa0"
# Joins the parts of some emoji.
_JOINER = "\u200d"


def readable(name: str) -> str:
    """A name as others see it: without what is invisible, turns the line around or is no text at all. Empty where
    nothing is left to see."""
    seen = "".join(letter for letter in name if letter.isspace() or _is_seen(letter))
    return " ".join(seen.split()) if seen.strip(_JOINER + " ") else ""


def _is_seen(letter: str) -> bool:
    return letter == _JOINER or (unicodedata.category(letter)[0] != "C" and letter not in _INVISIBLE)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def cookie(token: str, *, is_secure: bool) -> Cookie:
    return Cookie(key=COOKIE, value=token, max_age=_TWO_YEARS, httponly=True, samesite="lax", secure=is_secure)


async def person_of(connection: ASGIConnection, store: Store) -> Person | None:  # type: ignore[type-arg]
    token = connection.cookies.get(COOKIE)
    return None if token is None else await store.person_of(hash_of(token))


def is_same_origin(connection: ASGIConnection, allowed: frozenset[str]) -> bool:  # type: ignore[type-arg]
    """Browsers say where a request comes from; other pages may not speak for a person. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return origin.partition("://")[2] == connection.headers.get("host")
