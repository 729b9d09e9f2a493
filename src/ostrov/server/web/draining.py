"""Drains the request body before a request is answered: whoever sends into a closed connection never reads why."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

# So much is read and dropped. Who sends more sees the connection close.
_MOST_DRAINED = 16 * 1024 * 1024


class DrainedRequests:
    """An application whose answers wait for the end of the request."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        request = _Request(receive)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                await request.drain_request_body()
            await send(message)

        await self._app(scope, request.receive, answer)


class _Request:
    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._is_whole = False

    async def receive(self) -> ReceiveMessage:
        message = await self._receive()
        self._is_whole = message["type"] != "http.request" or not message["more_body"]
        return message

    async def drain_request_body(self) -> None:
        dropped = 0
        while not self._is_whole and dropped < _MOST_DRAINED:
            message = await self.receive()
            dropped += len(message["body"]) if message["type"] == "http.request" else 0
