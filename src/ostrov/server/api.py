"""What is asked over HTTP: who one is, which games and tables there are, the past of a table."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from litestar import Controller, Request, Response, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from prometheus_client import generate_latest

from ostrov.bots.registry import bots_of
from ostrov.games.registry import GAMES
from ostrov.kernel.bits import members
from ostrov.kernel.refusals import Complaint
from ostrov.server import history
from ostrov.server.identity import cookie, hash_of, new_token, person_of, readable
from ostrov.server.kinds import kinds_of, options_of
from ostrov.server.messages import (
    Dealing,
    GameShown,
    History,
    Me,
    MeShown,
    NewTable,
    ProblemShown,
    TableListed,
    TableMade,
)
from ostrov.server.showing import People, Reader, occupant
from ostrov.server.storage import Listed, Person, Store
from ostrov.server.tables import Tables

Asking = Request[Any, Any, Any]

# What else may be answered, for the description of the interface.
_REFUSED = ResponseSpec(ProblemShown, description="It cannot be done, for the reason given.", generate_examples=False)
_REFUSALS = {
    400: _REFUSED,
    503: ResponseSpec(ProblemShown, description="The database is away.", generate_examples=False),
}
_ABOUT_A_TABLE = {**_REFUSALS, 404: ResponseSpec(ProblemShown, description="No such table.", generate_examples=False)}


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
            bots=sorted(bots_of(game.id), reverse=True),
            kinds=kinds_of(game),
        )
        for game in GAMES.values()
    ]


async def require_person(request: Asking, store: Store) -> Person:
    person = await person_of(request, store)
    if person is None:
        raise Complaint("name-first")
    return person


class Identity(Controller):
    """A name is all it takes."""

    path = "/api/me"

    @get(responses=_REFUSALS)
    async def who_am_i(self, request: Asking, store: Store) -> MeShown:
        """The reader's name."""
        person = await person_of(request, store)
        return MeShown(None if person is None else person.name)

    @put(responses=_REFUSALS)
    async def call_me(self, request: Asking, store: Store, tables: Tables, data: Me) -> Response[Me]:
        """Take a name; the first time, also an identity, kept in a cookie."""
        name = readable(data.name)
        if not name:
            raise Complaint("name-first")
        person = await person_of(request, store)
        if person is not None:
            await store.rename(person.id, name)
            await tables.meet(person.id, name)
            return Response(Me(name))
        token = new_token()
        person = await store.add_person(hash_of(token), name)
        await tables.meet(person.id, name)
        return Response(Me(name), cookies=[cookie(token, is_secure=request.url.scheme == "https")])


class Games(Controller):
    path = "/api/games"

    @get(sync_to_thread=False)
    def games(self) -> list[GameShown]:
        """Which games there are, with their options and bots."""
        return games_shown()


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
        return [_listed(table, person.id, names) for table in listed]

    @post("/tables", status_code=HTTP_201_CREATED, responses=_REFUSALS)
    async def make_table(self, request: Asking, store: Store, tables: Tables, data: NewTable) -> TableMade:
        """A new table; the game begins when every seat is taken."""
        person = await require_person(request, store)
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
            return await asyncio.to_thread(history.history, hosted.table, seats, first, last, eye)

    @get("/tables/{table:str}/record", media_type="application/json", responses=_ABOUT_A_TABLE)
    async def record(self, tables: Tables, table: str) -> Response[bytes]:
        """The saved game, as `ostrov replay` reads it, once it is over."""
        hosted = await tables.find(table)
        async with hosted.at_rest():
            if not hosted.table.is_over:
                raise Complaint("not-over-yet")
            name = f"{hosted.table.game.id}-{table[:6]}.json"
            return Response(
                hosted.table.record().to_json(), headers={"content-disposition": f'attachment; filename="{name}"'}
            )

    @post("/records", status_code=HTTP_201_CREATED, responses=_REFUSALS)
    async def import_record(self, request: Asking, store: Store, tables: Tables) -> TableMade:
        """A saved game, to be looked at step by step."""
        person = await require_person(request, store)
        return TableMade(await tables.import_record(await request.body(), person.id))

    @get("/tables/{table:str}/dealing", responses=_ABOUT_A_TABLE)
    async def dealing(self, tables: Tables, store: Store, table: str) -> Dealing:
        """What it takes to check that chance was fair, once the game is over."""
        if not (await tables.find(table)).table.is_over:
            raise Complaint("not-over-yet")
        loaded = await store.load(table)
        assert loaded is not None
        return await asyncio.to_thread(history.dealing, loaded[0], loaded[1])


class Health(Controller):
    @get("/health")
    async def health(self, store: Store) -> Response[dict[str, bool]]:
        """Whether moves can be saved."""
        is_well = await store.is_well()
        return Response({"well": is_well}, status_code=HTTP_200_OK if is_well else 503)

    @get("/metrics", media_type="text/plain", sync_to_thread=False)
    def metrics(self) -> bytes:
        """What is counted, as Prometheus reads it."""
        return generate_latest()


def _listed(listed: Listed, person: int, names: dict[int, str]) -> TableListed:
    last = listed.last
    people = People(names, set())
    awaited = members(last.awaited) if last else []
    return TableListed(
        table=listed.table.id,
        game=listed.table.game,
        seats=[occupant(seat, Reader(person), people) for seat in listed.seats],
        is_saved=listed.is_imported,
        is_awaited=any(listed.seats[seat].player == person for seat in awaited),
        is_over=bool(last and last.outcome),
        outcome=last.outcome if last else None,
        changed=listed.changed,
        turn=last.turn if last else 0,
    )
