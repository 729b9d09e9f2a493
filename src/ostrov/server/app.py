"""The server put together: routes, the page, and what is open while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, ResponseHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from ostrov import __version__
from ostrov.games.registry import GAMES
from ostrov.kernel.refusals import Complaint
from ostrov.server import garbage
from ostrov.server.api import Games, Health, Identity, TableRoutes
from ostrov.server.identity import is_same_origin, person_of
from ostrov.server.live import COME_BACK, NO_SUCH_TABLE, Socket, talk
from ostrov.server.messages import ProblemShown
from ostrov.server.problems import problem_of
from ostrov.server.settings import Settings
from ostrov.server.storage import Store
from ostrov.server.tables import Tables
from ostrov.server.workers import BotPool

logger = logging.getLogger("ostrov.server")

PAGE = Path(__file__).parent / "page"
# A saved game of many hundred moves is far smaller.
_LARGEST_BODY = 2 * 1024 * 1024
_FOREVER = 365 * 24 * 3600

# Nothing from elsewhere is loaded, run, framed or told where a reader came from.
_HEADERS = [
    ResponseHeader(
        name="content-security-policy",
        value="default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    ResponseHeader(name="referrer-policy", value="same-origin"),
    ResponseHeader(name="x-content-type-options", value="nosniff"),
]
# Litestar adds nothing to what is shown for an error, so the page brings its own.
_HEADERS_OF_PAGE = {"cache-control": "no-cache"} | {header.name: str(header.value) for header in _HEADERS}


class Relay:
    """Passes the news of other servers on from the store's thread to the tables, once there are any."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tables: Tables | None = None

    def connect(self, tables: Tables) -> None:
        self._loop, self._tables = asyncio.get_running_loop(), tables

    def __call__(self, table: str | None) -> None:
        if self._loop is not None and self._tables is not None:
            asyncio.run_coroutine_threadsafe(self._tables.heard(table), self._loop)


def create_app(settings: Settings) -> Litestar:
    """Complains at once where the database cannot be used, or there is no page to show."""
    if not (PAGE / "index.html").is_file():
        raise Complaint("page-missing")
    relay = Relay()
    store = Store.open(settings.database, on_change=relay)
    return Litestar(
        route_handlers=[
            Identity,
            Games,
            TableRoutes,
            Health,
            interface,
            live,
            page,
            page_of_game,
            create_static_files_router(
                path="/assets",
                directories=[PAGE / "assets"],
                include_in_schema=False,
                cache_control=CacheControlHeader(max_age=_FOREVER, immutable=True),
            ),
        ],
        state=State({"settings": settings, "store": store, "relay": relay}),
        lifespan=[_open],
        dependencies={
            "store": Provide(_store, sync_to_thread=False),
            "tables": Provide(_tables, sync_to_thread=False),
        },
        guards=[_only_from_here],
        exception_handlers={
            Complaint: _show_complaint,
            HTTPException: _show_http_error,
            RecursionError: _show_tangle,
            UnicodeDecodeError: _show_tangle,
            Exception: _show_failure,
        },
        logging_config=None,
        response_headers=_HEADERS,
        request_max_body_size=_LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Ostrov",
            version=__version__,
            use_handler_docstrings=True,
            # Not right at /api: Litestar would answer for every address below it that is not there.
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )


@contextlib.asynccontextmanager
async def _open(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    pool = BotPool(settings.workers, settings.seconds_for_a_bot)
    tables = app.state.tables = Tables(app.state.store, pool)
    app.state.relay.connect(tables)
    app.state.store.start()
    await pool.start()
    tables.start()
    tidying = asyncio.create_task(garbage.tidy(lambda: tables.activity))
    try:
        yield
    finally:
        tidying.cancel()
        await tables.close()
        await pool.close()
        await app.state.store.close()


def _store(state: State) -> Store:
    store: Store = state.store
    return store


def _tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


# The page


@get(["/", "/t/{table:str}", "/t/{table:str}/at/{number:int}"], include_in_schema=False)
async def page() -> Response[bytes]:
    return _show_page()


@get(["/new/{game:str}", "/rules/{game:str}"], include_in_schema=False)
async def page_of_game(game: str) -> Response[bytes]:
    return _show_page(200 if game in GAMES else 404)


def _show_page(status: int = 200) -> Response[bytes]:
    """The page finds its way by its address, and says so where there is nothing."""
    content = (PAGE / "index.html").read_bytes()
    return Response(content, status_code=status, media_type="text/html", headers=_HEADERS_OF_PAGE)


@get("/api", include_in_schema=False, sync_to_thread=False)
def interface(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """What can be asked over HTTP, in the way of OpenAPI."""
    return request.app.openapi_schema.to_schema()


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: str, store: Store, tables: Tables) -> None:
    await socket.accept()
    try:
        person = await person_of(socket, store)
        hosted = await tables.find(table)
        if person is not None:
            await tables.meet(person.id, person.name)
        await talk(socket, hosted, tables, None if person is None else person.id)
    except Complaint as complaint:
        # Else the database is away.
        await socket.close(NO_SUCH_TABLE if complaint.code == "no-such-table" else COME_BACK)
    except Exception:
        logger.exception("a page was let go")
        await socket.close(COME_BACK)


# What goes wrong

_STATUSES = {"no-such-table": 404, "not-read": 503, "not-saved": 503}
_HTTP_ERRORS = {
    403: Complaint("foreign-origin"),
    404: Complaint("no-such-page"),
    405: Complaint("no-such-page"),
    413: Complaint("too-large"),
}


async def _only_from_here(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Another site's page may neither open a socket nor change anything in a reader's name."""
    if "\0" in connection.scope["path"]:
        # No file and no table has such a name, and neither system nor database can even be asked for it.
        raise HTTPException("no-such-page", status_code=404)
    is_asking = isinstance(connection, Request) and connection.method in ("GET", "HEAD")
    if not is_asking and not is_same_origin(connection, connection.app.state.settings.origins):
        raise HTTPException("foreign-origin", status_code=403)


def _show_complaint(_: Request[Any, Any, Any], complaint: Complaint) -> Response[ProblemShown]:
    return Response(ProblemShown(problem_of(complaint)), status_code=_STATUSES.get(complaint.code, 400))


def _show_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and _is_opened_by_a_reader(request):
        return _show_page(404)
    complaint = _HTTP_ERRORS.get(error.status_code, Complaint("message-not-understood"))
    return Response(ProblemShown(problem_of(complaint)), status_code=error.status_code)


def _show_tangle(request: Request[Any, Any, Any], _: Exception) -> Response[ProblemShown]:
    """Whatever is nested that deep, or is no text at all, was not sent by the page."""
    return Response(ProblemShown(problem_of(Complaint("message-not-understood"))), status_code=400)


def _is_opened_by_a_reader(request: Request[Any, Any, Any]) -> bool:
    """Browsers ask for what they open as text; programs take what there is."""
    wants = request.accept.best_match(["application/json", "text/html"])
    return wants == "text/html" and not request.url.path.startswith("/api/")


def _show_failure(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemShown]:
    logger.error("a request failed", exc_info=error)
    return Response(ProblemShown(problem_of(Complaint("server-failed"))), status_code=500)
