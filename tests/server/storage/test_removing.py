"""Tables that are removed go with everything of theirs; people without tables are forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from ostrov.kernel.refusals import Complaint
from ostrov.server.storage import Contested, Seat, Store
from ostrov.server.storage.database import read_url
from ostrov.server.storage.migrating import migrate
from ostrov.words import Words
from tests.server.storage.tables import (
    a_table,
    an_entry,
    entries,
    make_table,
    numbers,
    of_asyncio,
    opened,
    somebody,
    until,
)

LONG_AGO = "2020-01-01T00:00:00.000000+00:00"
LATER = "2020-02-01T00:00:00.000000+00:00"


def change(database: str, statement: str) -> None:
    engine = create_engine(read_url(database))
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def rows_of(database: str) -> dict[str, int]:
    engine = create_engine(read_url(database))
    with engine.connect() as connection:
        tables = ("people", "tables", "seats", "entries")
        found = {table: connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one() for table in tables}
    engine.dispose()
    return found


@of_asyncio
async def test_a_table_is_removed_with_its_seats_and_its_log(database: str) -> None:
    async with opened(database) as store:
        await make_table(store)
        await make_table(store, "other")
        await store.append("first", entries(1, 5))
        await store.append("other", entries(1, 2))
        await store.remove_table("first")
        assert await store.load("first") is None
        assert await numbers(store, "other") == [1, 2]
    assert rows_of(database) == {"people": 1, "tables": 1, "seats": 2, "entries": 2}


@of_asyncio
async def test_what_is_removed_is_not_appended_to_and_not_removed_twice(database: str) -> None:
    async with opened(database) as store:
        await make_table(store)
        await store.remove_table("first")
        for attempt in (store.remove_table("first"), store.append("first", entries(1, 1))):
            with pytest.raises(Contested):
                await attempt


@of_asyncio
async def test_a_table_that_has_changed_since_stays_whole(database: str) -> None:
    async with opened(database) as store:
        await make_table(store)
        await store.append("first", entries(1, 3))
        with pytest.raises(Contested):
            await store.remove_table("first", LATER)
        assert await numbers(store) == [1, 2, 3]
        change(database, f"UPDATE tables SET changed = '{LONG_AGO}'")
        await store.remove_table("first", LATER)
        assert await store.load("first") is None


@of_asyncio
async def test_of_appending_and_removing_at_once_one_is_first_and_nothing_is_left_half_done(database: str) -> None:
    async with opened(database) as store, opened(database) as another:
        for number in range(20):
            table = f"table {number}"
            await make_table(store, table)
            appended, removed = await asyncio.gather(
                store.append(table, entries(1, 3), [Seat(), Seat()]),
                another.remove_table(table),
                return_exceptions=True,
            )
            assert removed is None and (appended is None or isinstance(appended, Contested))
            assert await store.load(table) is None and await numbers(store, table) == []


@of_asyncio
async def test_where_a_removed_table_was_the_next_one_there_may_be_another(database: str) -> None:
    async with opened(database) as store:
        await make_table(store)
        await make_table(store, "second", again_of="first")
        await store.remove_table("second")
        loaded = await store.load("first")
        assert loaded is not None and loaded[0].again is None
        await make_table(store, "third", again_of="first")
        assert await store.again("first") == "third"


@of_asyncio
async def test_old_tables_are_found_oldest_first_and_a_few_at_a_time(database: str) -> None:
    async with opened(database) as store:
        for number in range(5):
            await make_table(store, f"t{number}")
            await store.append(f"t{number}", [an_entry(1, outcome="won" if number == 3 else None)])
        for number, day in enumerate((3, 1, 2, 2)):
            change(
                database, f"UPDATE tables SET changed = '{LONG_AGO.replace('01T', f'0{day}T')}' WHERE id = 't{number}'"
            )
        found = await store.old_tables(LATER, limit=3)
        assert [(old.id, old.entries, old.is_over) for old in found] == [
            ("t1", 1, False),
            ("t2", 1, False),
            ("t3", 1, True),
        ]
        assert [old.id for old in await store.old_tables(LATER, (found[-1].changed, found[-1].id), 3)] == ["t0"]


@of_asyncio
async def test_who_has_no_table_and_was_not_here_for_long_is_forgotten_and_nobody_else(database: str) -> None:
    async with opened(database) as store:
        anna = await make_table(store)
        guest, gone, new = [await somebody(store, name) for name in ("Guest", "Gone", "New")]
        await store.make_table(a_table(anna, "other"), [an_entry(1, person=gone.id)], [Seat(guest.id), Seat()])
        change(database, f"UPDATE people SET seen = '{LONG_AGO}' WHERE name <> 'New'")
        assert await store.old_people(LATER) == [gone.id]
        await store.forget([anna.id, guest.id, gone.id, new.id], LATER)
        names = {anna.id: "Anna", guest.id: "Guest", new.id: "New"}
        assert await store.names_of([*names, gone.id]) == names
        assert await store.person_of(b"hash of Gone") is None
        assert await store.old_people(LATER) == []
        # The same browser begins anew, as somebody else.
        assert (await somebody(store, "Gone")).id not in (*names, gone.id)


@of_asyncio
async def test_that_somebody_is_here_is_noted_once_a_day(database: str) -> None:
    async with opened(database) as store:
        anna = await somebody(store)
        assert anna.seen is not None
        change(database, f"UPDATE people SET seen = '{LONG_AGO}'")
        seen = [await store.person_of(b"hash of Anna")]
        assert seen[0] is not None
        store.see(seen[0])
        while (now := await store.person_of(b"hash of Anna")) is not None and now.seen == LONG_AGO:
            await asyncio.sleep(0.01)
        assert now is not None and now.seen is not None and now.seen > LATER
        writes = store.waiting
        store.see(now)
        assert store.waiting == writes


# Guests


@of_asyncio
async def test_whoever_owns_the_database_hears_what_a_guest_has_removed(database: str) -> None:
    heard: list[str | None] = []
    async with opened(database, heard.append) as store:
        await make_table(store)
        await make_table(store, "other")
        guest = Store.open_as_guest(database)
        await guest.remove_table("first")
        await until(lambda: "first" in heard)
        await guest.append("other", entries(1, 1))
        await until(lambda: "other" in heard)
        await guest.close()
        # What was told before is not told again to whoever comes later.
        later: list[str | None] = []
        async with opened(database, later.append):
            await store.append("other", entries(2, 2))
            guest = Store.open_as_guest(database)
            await guest.remove_table("other")
            await guest.close()
            await until(lambda: "other" in later)
            assert "first" not in later


@of_asyncio
async def test_news_that_were_heard_do_not_pile_up(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    async with opened(database) as store:
        for number in range(3):
            await make_table(store, f"t{number}")
    for number in range(3):
        guest = Store.open_as_guest(database)
        await guest.remove_table(f"t{number}")
        await guest.close()
        change(database, f"UPDATE news SET told = '{LONG_AGO}'")
    engine = create_engine(read_url(database))
    with engine.connect() as connection:
        assert [tuple(row) for row in connection.execute(text("SELECT id, table_id FROM news"))] == [
            (2, "t1"),
            (3, "t2"),
        ]
    engine.dispose()


def test_a_guest_makes_nothing_and_changes_no_schema(database: str, tmp_path: Path) -> None:
    with pytest.raises(Complaint) as refused:
        Store.open_as_guest(str(tmp_path / "nothing.db"))
    assert refused.value.code == "no-such-file"
    assert not (tmp_path / "nothing.db").exists()
    migrate(read_url(database))
    change(database, "UPDATE alembic_version SET version_num = '0001'")
    with pytest.raises(Complaint) as refused:
        Store.open_as_guest(database)
    assert refused.value.code == "database-older"
    assert "start the server once" in Words("en").complaint(refused.value)
    assert "запустите сервер" in Words("ru").complaint(refused.value)
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Complaint) as refused:
        Store.open_as_guest(database)
    assert refused.value.code == "database-newer"


def test_people_of_a_database_from_before_count_as_seen_on_the_day_of_the_change(database: str) -> None:
    from alembic import command

    from ostrov.server.storage import migrating

    engine = create_engine(read_url(database))
    with engine.begin() as connection:
        command.upgrade(migrating._config(connection), "0002")
        connection.execute(text("INSERT INTO people (token_hash, name) VALUES ('x', 'Anna')"))
    migrate(read_url(database))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT seen FROM people")).scalar_one() > LATER
    engine.dispose()
