"""Games whose cards are stacked: a table with a chosen seed, and what its seats are to do so that it ends as wished."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ostrov.bots.bot import Bot
from ostrov.bots.registry import find_bot
from ostrov.games.registry import find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Form
from ostrov.kernel.referee import kind_of
from ostrov.kernel.rows import Rows
from ostrov.server.storage import Entry, Seat, Store, StoredTable
from ostrov.server.table.folding import entry_of
from ostrov.server.table.log import Chosen, Seated
from ostrov.server.table.table import Table

T = TypeVar("T")

# What a seat does, in the order of the game.
Plan = list[tuple[int, Form]]


class Host(msgspec.Struct, frozen=True):
    """Who makes a table, by number, and on which occasion: what is dealt depends on the occasion alone."""

    person: int
    occasion: str


class Stacked(msgspec.Struct):
    """A table as it lies in the database before anybody opens it, and the plan that leads to its end."""

    stored: StoredTable
    entries: list[Entry]
    plan: Plan
    table: Table


def stack(host: Host, wanted: str, least: int = 0, *, seats: int = 2, **options: Any) -> Stacked:
    """The first seed by which rule-of-thumb play ends as wanted (an outcome's reason), in `least` to 100 choices."""
    for seed in range(1, 400):
        stacked = _play(_stored(host, seed, seats, options), [Seat(host.person)] * seats)
        outcome = stacked.table.outcome
        assert outcome is not None
        if outcome.reason == wanted and least <= len(stacked.plan) < 100:
            return stacked
    raise AssertionError(f"no seed ends with {wanted}")


def stack_until(host: Host, is_it: Callable[[Table, int, list[Form]], bool], *, bot: str = "random") -> Stacked:
    """A game up to the first moment in which a seat's actions are such as wanted."""
    for seed in range(400, 800):
        stored = _stored(host, seed, 2, {})
        table, entries = begun(stored, [Seat(host.person)] * 2)
        for seat in _play_on(table, entries, bot):
            if is_it(table, seat, table.referee.actions(seat)):
                return Stacked(stored, entries, [], table)
    raise AssertionError("no seed leads to such a moment")


def _play_on(table: Table, entries: list[Entry], bot: str, *, waits: bool = False) -> Iterator[int]:
    """Every seat that is awaited, before it chooses; or only those that the table waits for."""
    bots = [find_bot(table.game.id, bot) for _ in table.seats]
    dice = Dice(1)
    while table.awaited:
        seat = table.waited_for[0] if waits else table.awaited[0]
        yield seat
        body = _choice(table, seat, bots, dice)
        table.take(body)
        entries.append(entry_of(table, body, None))
        while table.is_chance_awaited:
            entries.append(entry_of(table, table.deal(), None))


def _choice(table: Table, seat: int, bots: list[Bot], dice: Dice) -> Chosen:
    rows, position = Rows(), table.referee.position
    position.legal(seat, rows)
    choice = bots[seat].choose(position.imagine(seat, dice), seat, rows, dice)
    return Chosen(seat, table.game.show_choice(position, choice))


def _holds_special_card(table: Table, seat: int) -> bool:
    return any(kind_of(action) in ("sandbag", "lift") for action in table.referee.actions(seat))


def dealt(host: Host, seats: Sequence[Seat], game: str, options: dict[str, Any]) -> Stacked:
    """A table as it is dealt. In Forbidden Island by the first seed with which the host's first seat begins and nobody
    holds a special card, so that no other seat is awaited."""
    first = next((number for number, seat in enumerate(seats) if seat.person == host.person), 0)
    for seed in count():
        stored = _stored(host, seed, len(seats), options, game)
        all_there, _ = begun(stored, [Seat(host.person)] * len(seats))
        if game != "forbidden-island" or (all_there.awaited == (first,) and not _holds_special_card(all_there, first)):
            break
    table, entries = begun(stored, seats)
    return Stacked(stored, entries, [], table)


def _stored(
    host: Host, seed: int, seats: int, options: dict[str, Any], game_id: str = "forbidden-island"
) -> StoredTable:
    game = find_game(game_id)
    return StoredTable(
        # What chance brings depends on the table's id as well, and no two tables have the same.
        id=base64.b32encode(hashlib.sha256(f"{host.occasion} {seed}".encode()).digest())[:16].decode().lower(),
        game=game.id,
        rules=game.rules_version,
        seats=seats,
        options=msgspec.json.encode(game.options(options, seats)),
        seed=seed.to_bytes(32, "big"),
        invite_secret="stacked",
        host=host.person,
        made="2026-01-01T00:00:00+00:00",
    )


def begun(stored: StoredTable, seats: Sequence[Seat]) -> tuple[Table, list[Entry]]:
    """Those who are there have sat down and, if nobody is missing, the first cards are dealt."""
    table = Table(stored)
    entries = []
    for number, seat in enumerate(seats):
        if not seat.is_free:
            body = Seated(number, seat.person, seat.bot)
            table.take(body)
            entries.append(entry_of(table, body, stored.host))
    if table.is_to_be_bound:
        bound = table.parts.bind()
        table.take(bound)
        entries.append(entry_of(table, bound, stored.host))
    while table.is_chance_awaited:
        entries.append(entry_of(table, table.deal(), stored.host))
    return table, entries


def _play(stored: StoredTable, seats: Sequence[Seat]) -> Stacked:
    """From the first card to the last."""
    table, entries = begun(stored, seats)
    first = list(entries)
    for _ in _play_on(table, entries, "thumb", waits=True):
        pass
    steps = [step for step in table.record().steps if step.by is not None]
    return Stacked(stored, first, [(int(step.by), step.choice) for step in steps if step.by is not None], table)


def run(work: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own, since the browser's driver has a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def put(folder: Path, stacked: Stacked) -> None:
    """Into the database of a server that does not run yet, or does not know the table yet."""

    async def write() -> None:
        store = Store.open(str(folder / "ostrov.db"))
        await store.make_table(stacked.stored, stacked.entries, stacked.table.seats)
        await store.close()

    run(write())
