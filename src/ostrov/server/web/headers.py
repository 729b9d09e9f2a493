"""The headers of every answer, whoever in the application gives it, errors and files included."""

from __future__ import annotations

import re

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ostrov.server.metrics import RESPONSES

# A host as it may stand in a policy: nothing that could begin another part of it.
_is_host = re.compile(r"[\w.-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?", re.ASCII).fullmatch


class WithHeaders:
    """An application whose answers bring what browsers need to know to protect their reader."""

    def __init__(self, app: ASGIApp, verifier: str | None = None) -> None:
        self._app = app
        self._verifier = verifier

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                RESPONSES.labels(f"{message['status'] // 100}xx").inc()
                headers = MutableScopeHeaders(message)
                for name, value in _headers(scope, self._verifier).items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, answer)


def _headers(scope: Scope, verifier: str | None) -> dict[str, str]:
    """Nothing from elsewhere is loaded, run, framed or told where a reader came from, and nothing is kept by the way:
    what may be kept says so itself."""
    reachable = " ".join(_reachable(scope, verifier))
    return {
        "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        f"connect-src {reachable}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
    }


def _reachable(scope: Scope, verifier: str | None) -> list[str]:
    """The server itself, and the one that checks its games. Not every browser takes the server's socket for a part of
    it, so that is named as well."""
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    socket = f"{'wss' if scope['scheme'] == 'https' else 'ws'}://{host}" if _is_host(host) else None
    return [place for place in ("'self'", socket, verifier) if place is not None]
