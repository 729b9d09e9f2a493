"""What is kept comes back, after a restart too."""

from __future__ import annotations

import msgspec
import pytest

from ostrov.server.storage import Contested, Entry, Person, Seat
from tests.server.storage.tables import a_table, an_entry, entries, make_table, of_asyncio, opened, somebody


@of_asyncio
async def test_a_person_is_known_by_the_hash_of_their_token(database: str) -> None:
    async with opened(database) as store:
        anna = await store.add_person(b"\x00\xff", "Анна")
        assert anna.name == "Анна"
        assert await store.person_of(b"\x00\xff") == anna
        assert await store.person_of(b"\x00") is None


@of_asyncio
async def test_two_people_may_have_one_name_but_not_one_token(database: str) -> None:
    async with opened(database) as store:
        first = await store.add_person(b"1", "Anna")
        second = await store.add_person(b"2", "Anna")
        assert first.id != second.id
        with pytest.raises(Contested):
            await store.add_person(b"1", "Boris")
        assert await store.person_of(b"1") == first


@of_asyncio
async def test_a_person_may_take_another_name(database: str) -> None:
    async with opened(database) as store:
        anna, boris = await somebody(store, "Anna"), await somebody(store, "Boris")
        await store.rename(anna.id, "Anya")
        assert await store.person_of(b"hash of Anna") == Person(anna.id, "Anya", anna.seen)
        assert await store.names_of([boris.id, anna.id, 999]) == {anna.id: "Anya", boris.id: "Boris"}
        assert await store.names_of([]) == {}


@of_asyncio
async def test_a_table_comes_back_as_it_was_made_after_a_restart(database: str) -> None:
    entry = Entry(1, b'{"deal":[3,1]}', "command-1", None, 0b10, 3, "won")
    async with opened(database) as store:
        anna = await somebody(store)
        table = msgspec.structs.replace(a_table(anna, seats=3), imported=b"\x00record", options=b'{"a":1}')
        seats = [Seat(anna.id), Seat(anna.id, "thumb"), Seat(bot="random")]
        await store.make_table(table, [entry], seats)
    async with opened(database) as store:
        assert await store.load("first") == (table, [entry], seats)


@of_asyncio
async def test_there_is_nothing_to_load_of_an_unknown_table(database: str) -> None:
    async with opened(database) as store:
        assert await store.load("unknown") is None
        assert await store.entries_after("unknown", 0) == []
        assert await store.tables_of(1) == []


@of_asyncio
async def test_a_table_is_made_once(database: str) -> None:
    async with opened(database) as store:
        anna = await make_table(store)
        with pytest.raises(Contested):
            await store.make_table(a_table(anna, seats=4), entries(1, 2), [Seat()] * 4)
        assert await store.load("first") == (a_table(anna), [], [Seat(anna.id), Seat()])


@of_asyncio
async def test_entries_come_back_in_their_order_and_only_those_asked_for(database: str) -> None:
    async with opened(database) as store:
        await make_table(store)
        await store.append("first", entries(1, 9))
        await store.append("first", entries(10, 12))
        assert await store.entries_after("first", 0) == entries(1, 12)
        assert await store.entries_after("first", 8) == entries(9, 12)
        assert await store.entries_after("first", 12) == []


@of_asyncio
async def test_a_command_has_the_last_number_of_all_that_it_brought(database: str) -> None:
    async with opened(database) as store:
        anna = await make_table(store)
        await store.append("first", [an_entry(1, command="command-1", person=anna.id), an_entry(2), an_entry(3)])
        await store.append("first", [an_entry(4), an_entry(5, command="command-2")])
        assert await store.number_of_command("first", "command-1") == 3
        assert await store.number_of_command("first", "command-2") == 5
        assert await store.number_of_command("first", "command-3") is None
        assert await store.number_of_command("second", "command-1") is None


@of_asyncio
async def test_seats_change_together_with_the_log(database: str) -> None:
    async with opened(database) as store:
        await make_table(store)
        boris = await somebody(store, "Boris")
        await store.append("first", [an_entry(1)], [Seat(bot="thumb"), Seat(boris.id, "random")])
        await store.append("first", [an_entry(2)])
        loaded = await store.load("first")
        assert loaded and loaded[2] == [Seat(bot="thumb"), Seat(boris.id, "random")]
        assert [one.seats for one in await store.tables_of(boris.id)] == [loaded[2]]


@of_asyncio
async def test_the_first_to_play_again_decides_where(database: str) -> None:
    async with opened(database) as store:
        await make_table(store)
        await make_table(store, "second", again_of="first")
        with pytest.raises(Contested):
            await make_table(store, "third", again_of="first")
        assert await store.again("first") == "second"
        assert await store.load("third") is None


@of_asyncio
async def test_a_person_s_tables_are_listed_with_the_latest_change_first(database: str) -> None:
    async with opened(database) as store:
        for id in ("first", "second", "third"):
            anna = await make_table(store, id)
        last = an_entry(2, awaited=0b11, turn=4, outcome="lost", command="command-1", person=anna.id)
        await store.append("first", [an_entry(1), last])
        listed = await store.tables_of(anna.id)
        assert [one.table.id for one in listed] == ["first", "third", "second"]
        assert [one.last for one in listed] == [last, None, None]
        assert listed[0].table == a_table(anna)
        assert listed[0].seats == [Seat(anna.id), Seat()]
        assert listed[0].changed > listed[1].changed > listed[2].changed


@of_asyncio
async def test_only_tables_where_a_person_sits_or_is_the_host_are_listed_each_once_and_not_too_many(
    database: str,
) -> None:
    async with opened(database) as store:
        for id in ("first", "second", "third"):
            anna = await make_table(store, id)
        boris, eve = await somebody(store, "Boris"), await somebody(store, "Eve")
        await store.append("second", [an_entry(1)], [Seat(boris.id), Seat(boris.id, "thumb")])
        assert [one.table.id for one in await store.tables_of(boris.id)] == ["second"]
        assert [one.table.id for one in await store.tables_of(anna.id)] == ["second", "third", "first"]
        assert await store.tables_of(eve.id) == []
        assert (await store.tables_of(boris.id))[0].seats == [Seat(boris.id), Seat(boris.id, "thumb")]
        assert [one.table.id for one in await store.tables_of(anna.id, limit=1)] == ["second"]


@of_asyncio
async def test_a_long_imported_record_is_loaded_but_not_listed(database: str) -> None:
    async with opened(database) as store:
        anna = await somebody(store)
        table = msgspec.structs.replace(a_table(anna), imported=b"x" * 1_000_000)
        await store.make_table(table, [], [Seat(anna.id), Seat()])
        loaded = await store.load("first")
        assert loaded and loaded[0] == table
        await store.make_table(a_table(anna, "second"), [], [Seat(anna.id), Seat()])
        second, first = await store.tables_of(anna.id)
        assert first.table == a_table(anna)
        assert (first.is_imported, second.is_imported) == (True, False)
