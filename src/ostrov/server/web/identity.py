"""Who someone is: a name and a secret kept in a cookie that no script can read. The server keeps only its hash."""

from __future__ import annotations

import hashlib
import logging
import secrets
from functools import cache

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ostrov.server.storage import Person, Store

logger = logging.getLogger("ostrov.server")

COOKIE = "ostrov"
_TWO_YEARS = 2 * 365 * 24 * 3600
# A socket is opened by the page of the same name.
_SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
_PORTS = {"http": ":80", "https": ":443"}


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def cookie(token: str, *, is_secure: bool) -> Cookie:
    return Cookie(key=COOKIE, value=token, max_age=_TWO_YEARS, httponly=True, samesite="lax", secure=is_secure)


async def person_of(connection: ASGIConnection, store: Store) -> Person | None:  # type: ignore[type-arg]
    token = connection.cookies.get(COOKIE)
    person = None if token is None else await store.person_of(hash_of(token))
    if person is not None:
        store.see(person)
    return person


def is_same_origin(connection: ASGIConnection, allowed: frozenset[str]) -> bool:  # type: ignore[type-arg]
    """Browsers say where a request comes from; other pages may not speak for a person. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    own = f"{_SCHEMES[connection.scope['scheme']]}://{connection.headers.get('host', '')}"
    if _plain(origin) == _plain(own):
        return True
    if _plain(origin).partition("://")[2] == _plain(own).partition("://")[2]:
        _warn_of_proxy()
    return False


@cache
def _warn_of_proxy() -> None:
    """Once: strangers could fill the log with it."""
    logger.warning(
        "refused a page that differs from the address of the server in http or https alone: "
        "the proxy in front has to be trusted by the server, and to say X-Forwarded-Proto"
    )


def _plain(origin: str) -> str:
    """Without the port where it is the scheme's own, which browsers leave out and proxies may put in."""
    origin = origin.lower()
    scheme = origin.partition("://")[0]
    return origin.removesuffix(_PORTS.get(scheme, ""))
