"""`ostrov admin`: what those who host do by hand, beside a running server or without one."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.table import Table

from ostrov.command.durations import duration_if_given
from ostrov.command.parser import Arguments, at_least, between
from ostrov.games.registry import find_game
from ostrov.kernel.refusals import Complaint
from ostrov.server.settings import default_data_folder
from ostrov.words import Words

if TYPE_CHECKING:
    from ostrov.server.storage import Facts, Store

_YES = ("y", "yes", "д", "да")


def run(arguments: Arguments) -> int:
    return ADMIN[arguments.admin](arguments)


def database_of(arguments: Arguments) -> str:
    folder = Path(arguments.data_dir) if arguments.data_dir else default_data_folder()
    return arguments.database or str(folder / "ostrov.db")


def _with_store(arguments: Arguments, do: Callable[[Store], Coroutine[Any, Any, int]]) -> int:
    # The storage is heavy to import, and the help needs none of it.
    from ostrov.server.storage import Store

    store = Store.open_as_guest(database_of(arguments))

    async def run() -> int:
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _answer(arguments: Arguments, facts: object, sentence: str) -> int:
    print(msgspec.json.encode(facts).decode() if arguments.json else sentence)
    return 0


def _confirm(arguments: Arguments, question: str) -> None:
    """What cannot be taken back is asked about, unless it was said beforehand."""
    if arguments.yes:
        return
    if not sys.stdin.isatty():
        raise Complaint("admin-yes-needed")
    print(question, end=" ", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip().lower() not in _YES:
        raise Complaint("admin-nothing-done")


# Looking


def list_tables(arguments: Arguments) -> int:
    return _with_store(arguments, lambda store: _list(store, arguments))


async def _list(store: Store, arguments: Arguments) -> int:
    from ostrov.server.admin import find_person
    from ostrov.server.storage import Wanted, written

    idle = duration_if_given("--idle", arguments.idle)
    wanted = Wanted(
        game=None if arguments.game is None else find_game(arguments.game).id,
        person=None if arguments.person is None else (await find_person(store, arguments.person)).id,
        is_over=None if arguments.finished == arguments.unfinished else arguments.finished,
        before=None if idle is None else written(datetime.now(UTC) - idle),
        limit=at_least(1, "--most", arguments.most),
    )
    found = await store.facts(wanted)
    names = await store.names_of({seat.person for facts in found for seat in facts.seats if seat.person is not None})
    if arguments.json:
        print(msgspec.json.encode([_as_json(facts, names) for facts in found]).decode())
    elif found:
        Console(highlight=False).print(_shown(found, names, arguments.words))
    else:
        print(arguments.words.say("admin-no-tables"))
    return 0


def _as_json(facts: Facts, names: dict[int, str]) -> dict[str, object]:
    seats = [
        {"person": seat.person, "name": None if seat.person is None else names.get(seat.person), "bot": seat.bot}
        for seat in facts.seats
    ]
    return msgspec.structs.asdict(facts) | {"seats": seats}


def _shown(found: list[Facts], names: dict[int, str], words: Words) -> Table:
    table = Table()
    for column in ("column-table", "column-game", "column-people", "column-changed", "column-stands", "column-size"):
        table.add_column(words.say(column), justify="right" if column == "column-size" else "left")
    for facts in found:
        people = ", ".join(_who(seat.person, seat.bot, names, words) for seat in facts.seats)
        stands = words.say("admin-over") if facts.outcome else words.say("admin-turn", turn=facts.turn)
        stands = words.say("admin-saved") if facts.is_saved else stands
        table.add_row(facts.table, facts.game, people, _minute(facts.changed), stands, _size(facts.bytes, words))
    return table


def _who(person: int | None, bot: str | None, names: dict[int, str], words: Words) -> str:
    if person is None:
        return bot or words.say("admin-free")
    return f"{names.get(person, '?')} #{person}" + (f" ({bot})" if bot else "")


def _minute(time: str) -> str:
    return time[:16].replace("T", " ")


def _size(count: int, words: Words) -> str:
    return words.say("admin-kilobytes", size=f"{count / 1000:,.1f}")


def stats(arguments: Arguments) -> int:
    return _with_store(arguments, lambda store: _stats(store, arguments))


async def _stats(store: Store, arguments: Arguments) -> int:
    found = await store.census()
    if arguments.json:
        print(msgspec.json.encode(found).decode())
        return 0
    say = arguments.words.say
    table = Table(show_header=False)
    table.add_row(say("admin-people"), str(found.people))
    for game, count in sorted(found.tables.items()):
        stand = say("admin-of-a-game", tables=count.tables, finished=count.finished, saved=count.saved)
        table.add_row(game, stand)
    table.add_row(say("admin-entries"), f"{found.entries:,}")
    table.add_row(say("admin-database"), _size(found.bytes, arguments.words))
    if found.oldest_change is not None and found.latest_change is not None:
        table.add_row(say("admin-oldest"), _minute(found.oldest_change))
        table.add_row(say("admin-latest"), _minute(found.latest_change))
    Console(highlight=False).print(table)
    return 0


# Changing


def close(arguments: Arguments) -> int:
    return _with_store(arguments, lambda store: _close(store, arguments))


async def _close(store: Store, arguments: Arguments) -> int:
    from ostrov.server import admin

    say = arguments.words.say
    facts = await admin.find_table(store, arguments.table)
    _confirm(arguments, say("admin-close-sure", table=facts.table, game=facts.game, entries=facts.entries))
    await admin.close(store, facts.table)
    return _answer(arguments, {"closed": facts.table}, say("admin-closed", table=facts.table))


def remove(arguments: Arguments) -> int:
    return _with_store(arguments, lambda store: _remove(store, arguments))


async def _remove(store: Store, arguments: Arguments) -> int:
    from ostrov.server import admin

    say = arguments.words.say
    person = await admin.find_person(store, arguments.person)
    _confirm(arguments, say("admin-remove-sure", name=person.name, number=person.id))
    removed = await admin.remove_person(store, person.id)
    sentence = say("admin-removed", number=person.id, tables=len(removed.tables), seats=len(removed.seats))
    return _answer(arguments, removed, sentence)


def new_invite(arguments: Arguments) -> int:
    return _with_store(arguments, lambda store: _new_invite(store, arguments))


async def _new_invite(store: Store, arguments: Arguments) -> int:
    from ostrov.server import admin

    say = arguments.words.say
    facts = await admin.find_table(store, arguments.table)
    only = None if arguments.seat is None else between(1, len(facts.seats), "--seat", arguments.seat) - 1
    _confirm(arguments, say("admin-invite-sure", table=facts.table))
    links = await admin.renew_links(store, facts.table, only)
    sentences = [say("admin-invited", number=link.seat, path=link.path) for link in links]
    return _answer(arguments, {"table": facts.table, "links": links}, "\n".join(sentences))


def backup(arguments: Arguments) -> int:
    from ostrov.server import admin
    from ostrov.server.storage import check_database

    database = database_of(arguments)
    check_database(database)
    size = admin.back_up(database, Path(arguments.file))
    sentence = arguments.words.say("admin-backed-up", path=arguments.file, size=_size(size, arguments.words))
    return _answer(arguments, {"file": arguments.file, "bytes": size}, sentence)


ADMIN: dict[str, Callable[[Arguments], int]] = {
    "list": list_tables,
    "stats": stats,
    "close": close,
    "remove": remove,
    "new-invite": new_invite,
    "backup": backup,
}
