"""Whole writes, in order, each number once, whoever else writes."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from ostrov.kernel.refusals import Complaint
from ostrov.server.storage import Contested, Person, Seat, Store
from tests.server.postgres import Cluster
from tests.server.storage.tables import a_table, an_entry, entries, make_table, numbers, of_asyncio, opened


@of_asyncio
async def test_a_number_that_is_taken_is_contested_and_nothing_of_the_append_is_kept(database: str) -> None:
    async with opened(database) as store:
        anna = await make_table(store)
        await store.append("first", entries(1, 2))
        with pytest.raises(Contested):
            await store.append("first", entries(2, 4), [Seat(), Seat()])
        assert await store.load("first") == (a_table(anna), entries(1, 2), [Seat(anna.id), Seat()])


@of_asyncio
async def test_a_log_has_no_gaps(database: str) -> None:
    async with opened(database) as store:
        await make_table(store)
        await store.append("first", entries(1, 2))
        with pytest.raises(Contested):
            await store.append("first", entries(4, 5))
        with pytest.raises(ValueError, match="follow each other"):
            await store.append("first", [an_entry(3), an_entry(5)])
        assert await numbers(store) == [1, 2]


@of_asyncio
async def test_nothing_can_be_appended_to_an_unknown_table(database: str) -> None:
    async with opened(database) as store:
        with pytest.raises(Contested):
            await store.append("unknown", entries(1, 1))
        assert await numbers(store, "unknown") == []


@of_asyncio
async def test_a_command_is_stored_once_a_table(database: str) -> None:
    async with opened(database) as store:
        await make_table(store, "first")
        await make_table(store, "second")
        await store.append("first", [an_entry(1, command="command-1")])
        await store.append("second", [an_entry(1, command="command-1")])
        with pytest.raises(Contested):
            await store.append("first", [an_entry(2), an_entry(3, command="command-1")])
        assert await numbers(store) == [1]


@of_asyncio
async def test_a_bad_write_does_not_spoil_its_neighbours(database: str) -> None:
    async with opened(database) as store:
        tables = [f"table-{number}" for number in range(30)]
        for table in tables:
            await make_table(store, table)
        await store.append("table-7", [an_entry(1)])
        answers = await asyncio.gather(
            *(store.append(table, entries(1, 3)) for table in tables), return_exceptions=True
        )
        assert [type(answer) for answer in answers if answer] == [Contested]
        assert isinstance(answers[7], Contested)
        assert [await numbers(store, table) for table in tables] == [[1] if n == 7 else [1, 2, 3] for n in range(30)]


@of_asyncio
async def test_a_write_that_the_database_refuses_fails_alone(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(database) as store:
        await make_table(store, "first")
        await make_table(store, "second")
        of_nobody = store.append("first", [an_entry(1, person=999)])
        good = store.append("second", [an_entry(1)])
        refused, kept = await asyncio.gather(of_nobody, good, return_exceptions=True)
        assert isinstance(refused, Complaint) and refused.code == "not-saved"
        assert kept is None
        assert (await numbers(store, "first"), await numbers(store, "second")) == ([], [1])
    # What happened is in the log; what was to be written, which may be secret, is not.
    assert "Not saved" in caplog.text
    assert "step" not in caplog.text


@of_asyncio
async def test_writes_of_one_moment_are_carried_out_in_their_order(database: str) -> None:
    async with opened(database) as store:
        anna = await make_table(store)
        one, other = [Seat(anna.id), Seat(bot="thumb")], [Seat(), Seat(anna.id, "thumb")]
        writes = [store.append("first", [an_entry(n)], one if n % 2 else other) for n in range(1, 100)]
        await asyncio.gather(*writes, store.rename(anna.id, "Anya"), store.rename(anna.id, "Anechka"))
        assert await numbers(store) == list(range(1, 100))
        loaded = await store.load("first")
        assert loaded and loaded[2] == one
        assert await store.names_of([anna.id]) == {anna.id: "Anechka"}


@of_asyncio
async def test_a_table_can_be_made_and_appended_to_in_one_moment(database: str) -> None:
    async with opened(database) as store:
        anna = await make_table(store, "other")
        making = store.make_table(a_table(anna), entries(1, 2), [Seat(), Seat()])
        await asyncio.gather(making, store.append("first", [an_entry(3)]))
        assert await numbers(store) == [1, 2, 3]


@of_asyncio
async def test_a_write_goes_on_when_its_caller_is_cancelled(database: str) -> None:
    async with opened(database) as store:
        await make_table(store)
        caller = asyncio.create_task(store.append("first", entries(1, 2)))
        await asyncio.sleep(0)
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        await store.append("first", [an_entry(3)])
        assert await numbers(store) == [1, 2, 3]


@of_asyncio
async def test_closing_writes_what_is_queued_and_takes_no_more(database: str) -> None:
    async with opened(database) as store:
        await make_table(store)
        callers = [asyncio.create_task(store.append("first", [an_entry(n)])) for n in range(1, 51)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*callers)
        with pytest.raises(Complaint, match="not-saved"):
            await store.append("first", [an_entry(51)])
        with pytest.raises(Complaint, match="not-read"):
            await numbers(store)
        with pytest.raises(Complaint, match="not-read"):
            await store.beat()
    async with opened(database) as store:
        assert await numbers(store) == list(range(1, 51))


@of_asyncio
async def test_of_two_stores_that_race_for_a_number_one_wins_and_the_log_holds_what_it_wrote(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        await make_table(one)
        winners = [await _race(one, other, number) for number in range(1, 101)]
        stored = await one.entries_after("first", 0)
        assert [entry.command for entry in stored] == winners
        assert await numbers(other) == list(range(1, 101))


async def _race(one: Store, other: Store, number: int) -> str:
    names = [f"one-{number}", f"other-{number}"]
    stores = [one, other] if number % 2 else [other, one]
    writes = [
        store.append("first", [an_entry(number, command=name)]) for store, name in zip(stores, names, strict=True)
    ]
    answers = await asyncio.gather(*writes, return_exceptions=True)
    assert Counter(type(answer) for answer in answers) == {type(None): 1, Contested: 1}
    return names[answers.index(None)]


@of_asyncio
async def test_stores_that_race_for_many_tables_in_any_order_share_them(database: str) -> None:
    await race_for_many_tables(database)


@of_asyncio
async def test_stores_that_race_for_many_tables_in_any_order_never_wait_for_each_other(cluster: Cluster) -> None:
    url = cluster.make_database()
    await race_for_many_tables(url)
    name = url.rpartition("/")[2]
    assert cluster.say(f"SELECT deadlocks FROM pg_stat_database WHERE datname = '{name}'") == [(0,)]


async def race_for_many_tables(database: str) -> None:
    tables = [f"table-{number}" for number in range(20)]
    async with opened(database) as one, opened(database) as other:
        for table in tables:
            await make_table(one, table)
        dice = random.Random(7)
        for number in range(1, 21):
            writes = [store.append(table, [an_entry(number)]) for store in (one, other) for table in tables]
            dice.shuffle(writes)
            answers = await asyncio.gather(*writes, return_exceptions=True)
            assert Counter(type(answer) for answer in answers) == {type(None): 20, Contested: 20}
        assert [await numbers(other, table) for table in tables] == [list(range(1, 21))] * 20


@of_asyncio
async def test_of_two_stores_that_play_again_at_once_both_hear_of_one_table(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        await make_table(one)
        made = [make_table(store, id, again_of="first") for store, id in ((one, "second"), (other, "third"))]
        answers = await asyncio.gather(*made, return_exceptions=True)
        assert Counter(type(answer) for answer in answers) == {Person: 1, Contested: 1}
        held = {await store.again("first") for store in (one, other)}
        assert held in ({"second"}, {"third"})
        assert {id for id in ("second", "third") if await one.load(id)} == held
