"""What is asked over HTTP: who one is, which games and tables there are, the past of a table."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post, put, route
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from ostrov.bots.registry import bots_of
from ostrov.games.registry import GAMES
from ostrov.kernel.bits import members
from ostrov.kernel.record import writing_record
from ostrov.kernel.refusals import Complaint
from ostrov.lab.verifying import verifying_record
from ostrov.server.limits import Limits, address_of, note_standing
from ostrov.server.live.slices import in_slices
from ostrov.server.live.tables import Tables
from ostrov.server.settings import Settings
from ostrov.server.storage import Listed, Person, Store
from ostrov.server.table import history
from ostrov.server.table.messages import (
    Dealing,
    GameShown,
    History,
    Me,
    MeShown,
    NewTable,
    ProblemShown,
    TableListed,
    TableMade,
    Verification,
)
from ostrov.server.table.patience import read_since
from ostrov.server.table.problems import problem_of
from ostrov.server.table.showing import People, Reader, occupant
from ostrov.server.table.table import is_of_other_rules
from ostrov.server.web.health import Checkup, HealthShown
from ostrov.server.web.identity import cookie, hash_of, new_token, person_of
from ostrov.server.web.kinds import kinds_of, options_of, traits_of
from ostrov.server.web.names import checked_name

Asking = Request[Any, Any, Any]

# Marks what pages of other sites may ask for.
OPEN_TO_ALL = "is_open_to_all"
_TO_ALL = {"access-control-allow-origin": "*"}

# What else may be answered, for the description of the interface.
_REFUSED = ResponseSpec(ProblemShown, description="It cannot be done, for the reason given.", generate_examples=False)
_REFUSALS = {
    400: _REFUSED,
    429: ResponseSpec(ProblemShown, description="Too much in a short time.", generate_examples=False),
    503: ResponseSpec(ProblemShown, description="The database is away.", generate_examples=False),
}
_ABOUT_A_TABLE = {
    **_REFUSALS,
    404: ResponseSpec(ProblemShown, description="No such table.", generate_examples=False),
    409: ResponseSpec(ProblemShown, description="A table of other rules.", generate_examples=False),
}


@cache
def games_shown() -> list[GameShown]:
    return [
        GameShown(
            id=game.id,
            prefix=game.prefix,
            seats=list(game.seats),
            is_cooperative=game.is_cooperative,
            has_secrets=game.has_secrets,
            has_forecast=game.has_forecast,
            options=options_of(game),
            first_game=dict(game.first_game),
            bots=sorted(bots_of(game.id), reverse=True),
            kinds=kinds_of(game),
            traits=traits_of(game),
        )
        for game in GAMES.values()
    ]


@cache
def games_told() -> bytes:
    """The same as JSON. It takes long to make, so it is made before anybody asks."""
    return msgspec.json.encode(games_shown())


async def require_person(request: Asking, store: Store) -> Person:
    person = await person_of(request, store)
    if person is None:
        raise Complaint("name-first")
    return person


def _count(limits: Limits, request: Asking, what: str, person: int | None) -> None:
    note_standing(request, limits.allow(what, address_of(request), person))


class Identity(Controller):
    """A name is all it takes."""

    path = "/api/me"

    @get(responses=_REFUSALS)
    async def who_am_i(self, request: Asking, store: Store) -> MeShown:
        """The reader's name."""
        person = await person_of(request, store)
        return MeShown(None if person is None else person.name)

    @put(responses=_REFUSALS)
    async def call_me(self, request: Asking, store: Store, tables: Tables, limits: Limits, data: Me) -> Response[Me]:
        """Take a name; the first time, also an identity, kept in a cookie."""
        name = checked_name(data.name)
        person = await person_of(request, store)
        if person is not None:
            await store.rename(person.id, name)
            await tables.meet(person.id, name)
            return Response(Me(name))
        _count(limits, request, "people", None)
        token = new_token()
        person = await store.add_person(hash_of(token), name)
        await tables.meet(person.id, name)
        return Response(Me(name), cookies=[cookie(token, is_secure=request.url.scheme == "https")])


class Games(Controller):
    path = "/api/games"

    @get(sync_to_thread=False)
    def games(self) -> Response[list[GameShown]]:
        """Which games there are, with their options and bots."""
        told: Any = games_told()
        return Response(told, media_type="application/json")


class TableRoutes(Controller):
    path = "/api"

    @get("/tables", responses=_REFUSALS)
    async def my_tables(self, request: Asking, store: Store) -> list[TableListed]:
        """The reader's tables, the latest changed first."""
        person = await person_of(request, store)
        if person is None:
            return []
        listed = await store.tables_of(person.id)
        seats = [seat for table in listed for seat in table.seats]
        names = await store.names_of({seat.person for seat in seats if seat.person is not None})
        return [_listed(table, person.id, names, store.clock()) for table in listed]

    @post("/tables", status_code=HTTP_201_CREATED, responses=_REFUSALS)
    async def make_table(
        self, request: Asking, store: Store, tables: Tables, limits: Limits, data: NewTable
    ) -> TableMade:
        """A new table; the game begins when every seat is taken."""
        person = await require_person(request, store)
        if all(seat.kind == "bot" for seat in data.seats):
            _count(limits, request, "tables-of-bots", person.id)
        _count(limits, request, "tables", person.id)
        await tables.meet(person.id, person.name)
        return TableMade(await tables.make(person.id, data))

    @get("/tables/{table:str}/history", responses=_ABOUT_A_TABLE)
    async def history(
        self,
        request: Asking,
        store: Store,
        tables: Tables,
        table: str,
        first: int | None = Parameter(query="from", default=None),
        last: int | None = Parameter(query="to", default=None),
        eye: int | None = None,
    ) -> History:
        """Moments of a table, at most 60 at once, as the reader may know them."""
        hosted = await tables.find(table)
        person = await person_of(request, store)
        reader = Reader(None if person is None else person.id)
        async with hosted.at_rest():
            people = hosted.snapshot().people
            seats = [occupant(seat, reader, people) for seat in hosted.table.seats]
            if eye is not None and not 0 <= eye < len(seats):
                eye = None
            work = history.history(hosted.table, seats, first, last, eye)
        return await in_slices(work)

    @get("/tables/{table:str}/record", media_type="application/json", responses=_ABOUT_A_TABLE)
    async def record(self, tables: Tables, table: str) -> Response[bytes]:
        """The saved game, as `ostrov replay` reads it, once it is over."""
        hosted = await tables.find(table)
        async with hosted.at_rest():
            if not hosted.table.is_over:
                raise Complaint("not-over-yet")
            name, record = f"{hosted.table.game.id}-{table[:6]}.json", hosted.record()
        text = await in_slices(writing_record(record))
        return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    @post("/records", status_code=HTTP_201_CREATED, responses=_REFUSALS)
    async def import_record(self, request: Asking, store: Store, tables: Tables, limits: Limits) -> TableMade:
        """A saved game, to be looked at step by step."""
        person = await require_person(request, store)
        _count(limits, request, "imports", person.id)
        return TableMade(await tables.import_record(await request.body(), person.id))

    @get("/tables/{table:str}/dealing", responses=_ABOUT_A_TABLE)
    async def dealing(self, tables: Tables, settings: Settings, table: str) -> Dealing:
        """What it takes to check that chance was fair, once the game is over."""
        hosted = await tables.find(table)
        async with hosted.at_rest():
            return await in_slices(history.dealing(hosted.table, hosted.proof(), settings.verifier))


class Verifying(Controller):
    """Anybody's page may ask, of whatever server: nothing is changed, and no cookie is looked at."""

    path = "/api/verify"
    opt = {OPEN_TO_ALL: True}
    response_headers = _TO_ALL

    @post(status_code=HTTP_200_OK, responses=_REFUSALS)
    async def verify(
        self, request: Asking, limits: Limits, seal: Annotated[str | None, Parameter(pattern="^[0-9a-f]{64}$")] = None
    ) -> Response[Verification | ProblemShown]:
        """Whether the draws of a saved game follow from what was sealed before it, by the rules of this server."""
        _count(limits, request, "imports", None)
        try:
            verdict = await in_slices(verifying_record(await request.body(), seal))
        except Complaint as complaint:
            # Litestar adds no headers to errors, and without them another server's page would learn nothing.
            return Response(ProblemShown(problem_of(complaint)), status_code=400, headers=_TO_ALL)
        facts = msgspec.structs.asdict(verdict)
        del facts["is_seal_known"]
        return Response(Verification(is_fair=verdict.is_fair, **facts))

    @route(http_method="OPTIONS", include_in_schema=False, sync_to_thread=False)
    def allow(self) -> Response[None]:
        """What a browser asks before it sends JSON to another server."""
        return Response(None, headers={"access-control-allow-headers": "content-type"}, status_code=204)


class Health(Controller):
    @get(
        "/health",
        responses={503: ResponseSpec(HealthShown, description="Something is wrong.", generate_examples=False)},
    )
    async def health(self, checkup: Checkup) -> Response[HealthShown]:
        """Whether moves are saved and read, and bots play; else what is wrong."""
        shown = await checkup.shown()
        return Response(shown, status_code=HTTP_200_OK if shown.well else 503)


def _seconds_left(listed: Listed, now: float) -> float | None:
    """Until the first of those who are waited for has taken too long."""
    seconds = listed.table.move_seconds
    waited = [since for since in read_since(listed.last.since if listed.last else None) if since is not None]
    return None if seconds is None or not waited else max(0.0, min(waited) + seconds - now)


def _listed(listed: Listed, person: int, names: dict[int, str], now: float) -> TableListed:
    last = listed.last
    people = People(names, set())
    is_outdated = is_of_other_rules(listed.table)
    awaited = members(last.awaited) if last and not last.outcome and not is_outdated else []
    return TableListed(
        table=listed.table.id,
        game=listed.table.game,
        seats=[occupant(seat, Reader(person), people) for seat in listed.seats],
        is_saved=listed.is_imported,
        is_outdated=is_outdated,
        is_awaited=any(listed.seats[seat].player == person for seat in awaited),
        awaited=list(awaited),
        seconds_left=_seconds_left(listed, now),
        is_over=bool(last and last.outcome),
        outcome=last.outcome if last else None,
        changed=listed.changed,
        turn=last.turn if last else 0,
    )
