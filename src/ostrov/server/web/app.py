"""The server put together: routes, the page, and what is open while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from ostrov import __version__
from ostrov.games.registry import GAMES
from ostrov.kernel.refusals import Complaint
from ostrov.server import garbage, metrics
from ostrov.server.bots.workers import BotFailed, BotPool
from ostrov.server.limits import STANDING, Exceeded, Limits, Standing, address_of, note_standing
from ostrov.server.live.retention import remove_for_good
from ostrov.server.live.tables import Tables
from ostrov.server.settings import Settings
from ostrov.server.storage import Store
from ostrov.server.storage.notices import AnyNotice
from ostrov.server.storage.owning import own
from ostrov.server.supervising import GiveUp, go_on, keep
from ostrov.server.table.messages import ProblemShown
from ostrov.server.table.problems import problem_of
from ostrov.server.web.api import OPEN_TO_ALL, Games, Health, Identity, TableRoutes, Verifying, games_told
from ostrov.server.web.health import Checkup
from ostrov.server.web.identity import is_same_origin, person_of
from ostrov.server.web.talking import COME_BACK, NO_SUCH_TABLE, OTHER_RULES, TOO_MANY, Socket, talk

logger = logging.getLogger("ostrov.server")

PAGE = Path(__file__).parents[1] / "page"
# A saved game of many hundred moves is far smaller.
_LARGEST_BODY = 2 * 1024 * 1024
_FOREVER = 365 * 24 * 3600
# Where the last percents begin to cost more time than they save.
_GZIP_LEVEL = 6


class _Described(JsonRenderPlugin):
    """The description as it was made at the start, not anew for everyone who asks."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        told: bytes = request.app.state.interface
        return told


class Relay:
    """Passes the news of other servers on from the store's thread to the tables, once there are any."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tables: Tables | None = None
        self._hearing: set[asyncio.Task[None]] = set()

    def connect(self, tables: Tables) -> None:
        self._loop, self._tables = asyncio.get_running_loop(), tables

    def on_change(self, table: str | None) -> None:
        if self._loop is not None and self._tables is not None:
            self._loop.call_soon_threadsafe(self._hear, self._tables.heard, table)

    def on_notice(self, by: str, notice: AnyNotice) -> None:
        if self._loop is not None and self._tables is not None:
            self._loop.call_soon_threadsafe(self._hear, self._tables.noticed, by, notice)

    def _hear(self, follow: Callable[..., Coroutine[object, object, None]], *news: object) -> None:
        hearing = keep(follow(*news), "hearing of other servers")
        self._hearing.add(hearing)
        hearing.add_done_callback(self._hearing.discard)


def create_app(settings: Settings, give_up: GiveUp = go_on) -> Litestar:
    """Complains at once where the database cannot be used, or there is no page to show. `give_up` is called when the
    server cannot go on."""
    if not (PAGE / "index.html").is_file():
        raise Complaint("page-missing")
    file = own(settings.database)
    relay = Relay()
    store = Store.open(
        settings.database,
        on_change=relay.on_change,
        on_notice=relay.on_notice,
        give_up=give_up,
        seconds_to_heal=settings.seconds_to_heal,
    )
    limits = Limits(settings.limits)
    return Litestar(
        route_handlers=[
            Identity,
            Games,
            TableRoutes,
            Verifying,
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
        state=State(
            {
                "settings": settings,
                "store": store,
                "file": file,
                "relay": relay,
                "limits": limits,
                "give_up": give_up,
            }
        ),
        lifespan=[_open],
        # What is told to one reader alone stays as it is: a length that depends on secrets would tell of them.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=_GZIP_LEVEL, exclude=["^/api"]),
        dependencies={
            "store": Provide(_store, sync_to_thread=False),
            "tables": Provide(_tables, sync_to_thread=False),
            "limits": Provide(_limits, sync_to_thread=False),
            "settings": Provide(_settings, sync_to_thread=False),
            "checkup": Provide(_checkup, sync_to_thread=False),
        },
        guards=[_only_from_here, _within_limits],
        before_send=[_tell_limits],
        exception_handlers={
            Complaint: _show_complaint,
            Exceeded: _show_exceeded,
            HTTPException: _show_http_error,
            RecursionError: _show_tangle,
            UnicodeDecodeError: _show_tangle,
            Exception: _show_failure,
        },
        logging_config=None,
        request_max_body_size=_LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Ostrov",
            version=__version__,
            use_handler_docstrings=True,
            # Not right at /api: Litestar would answer for every address below it that is not there.
            path="/api/openapi.json",
            render_plugins=[_Described(path="/")],
        ),
    )


@contextlib.asynccontextmanager
async def _open(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    give_up: GiveUp = app.state.give_up
    pool = BotPool(
        settings.workers, settings.seconds_for_a_bot, give_up=give_up, seconds_to_heal=settings.seconds_to_heal
    )
    tables = app.state.tables = Tables(app.state.store, pool, settings.grace, settings.seconds_between_heartbeats)
    app.state.checkup = Checkup(app.state.store, pool, app.state.file)
    app.state.relay.connect(tables)
    app.state.store.start()
    # Both take long to make, so they are made before anybody asks.
    app.state.interface = encode_json(app.openapi_schema.to_schema())
    games_told()
    try:
        await pool.start()
    except BotFailed:
        give_up(Complaint("bots-lost"))
        raise
    tables.start(give_up)
    metrics.BOTS_WAITING.set_function(lambda: pool.waiting)
    metrics.WRITES_WAITING.set_function(lambda: app.state.store.waiting)
    tidying = keep(garbage.tidy(lambda: tables.activity), "tidying memory", give_up)
    looking = keep(metrics.watch_the_loop(), "watching the event loop", give_up)
    removing = keep(remove_for_good(settings.keeping, app.state.store, tables), "removing old tables", give_up)
    try:
        yield
    finally:
        tidying.cancel()
        looking.cancel()
        removing.cancel()
        await tables.close()
        await pool.close()
        await app.state.store.close()
        if app.state.file is not None:
            app.state.file.close()


def _store(state: State) -> Store:
    store: Store = state.store
    return store


def _settings(state: State) -> Settings:
    settings: Settings = state.settings
    return settings


def _tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def _limits(state: State) -> Limits:
    limits: Limits = state.limits
    return limits


def _checkup(state: State) -> Checkup:
    checkup: Checkup = state.checkup
    return checkup


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
    return Response(content, status_code=status, media_type="text/html", headers={"cache-control": "no-cache"})


@get("/api", include_in_schema=False, sync_to_thread=False)
def interface(state: State) -> Response[bytes]:
    """What can be asked over HTTP, in the way of OpenAPI."""
    return Response(state.interface, media_type="application/json")


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: str, store: Store, tables: Tables, limits: Limits) -> None:
    await socket.accept()
    try:
        person = await person_of(socket, store)
        hosted = await tables.find(table)
        if person is not None:
            await tables.meet(person.id, person.name)
        await talk(socket, hosted, tables, None if person is None else person.id, limits)
    except Complaint as complaint:
        # Else the database is away.
        await socket.close(_REASONS_TO_CLOSE.get(complaint.code, COME_BACK))
    except Exception:
        logger.exception("a page was let go")
        await socket.close(COME_BACK)


_REASONS_TO_CLOSE = {
    "no-such-table": NO_SUCH_TABLE,
    "table-of-other-rules": OTHER_RULES,
    "too-many-pages": TOO_MANY,
}


# What is too much


async def _within_limits(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Each address may ask so often, and send so much. What is sent over a socket is counted there."""
    if not isinstance(connection, Request):
        return
    limits: Limits = connection.app.state.limits
    address = address_of(connection)
    standing = limits.allow("requests", address)
    if size := _size_of(connection):
        limits.allow("bytes", address, amount=size)
    note_standing(connection, standing)


def _size_of(request: Request[Any, Any, Any]) -> int:
    """How much is about to be sent; as much as there may be, where it is not told."""
    if "transfer-encoding" in request.headers:
        return _LARGEST_BODY
    length = request.headers.get("content-length", "0")
    return int(length) if length.isdecimal() else 0


async def _tell_limits(message: Message, scope: Scope) -> None:
    standing: Standing | None = scope.get("state", {}).get(STANDING)
    if message["type"] == "http.response.start" and standing is not None:
        told = {name.encode(): value.encode() for name, value in standing.headers().items()}
        present = {name for name, _ in message["headers"]}
        message["headers"] = [*message["headers"], *((name, told[name]) for name in told if name not in present)]


# What goes wrong

_STATUSES = {"no-such-table": 404, "table-of-other-rules": 409, "not-read": 503, "not-saved": 503}
_HTTP_ERRORS = {
    403: Complaint("foreign-origin"),
    404: Complaint("no-such-page"),
    405: Complaint("no-such-page"),
    413: Complaint("too-large"),
}


async def _only_from_here(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Another site's page may neither open a socket nor change anything in a reader's name."""
    if "\0" in connection.scope["path"]:
        # No file and no table has such a name, and neither system nor database can even be asked for it.
        raise HTTPException("no-such-page", status_code=404)
    is_asking = isinstance(connection, Request) and connection.method in ("GET", "HEAD")
    if handler.opt.get(OPEN_TO_ALL):
        return
    if not is_asking and not is_same_origin(connection, connection.app.state.settings.origins):
        raise HTTPException("foreign-origin", status_code=403)


def _show_complaint(_: Request[Any, Any, Any], complaint: Complaint) -> Response[ProblemShown]:
    return Response(ProblemShown(problem_of(complaint)), status_code=_STATUSES.get(complaint.code, 400))


def _show_exceeded(_: Request[Any, Any, Any], exceeded: Exceeded) -> Response[ProblemShown]:
    headers = {"retry-after": str(exceeded.seconds), **exceeded.standing.headers()}
    return Response(ProblemShown(problem_of(exceeded.complaint)), status_code=429, headers=headers)


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
