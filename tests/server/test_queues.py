"""Whose turn comes next, however much each one asks for."""

from __future__ import annotations

import asyncio

import pytest

from ostrov.server.bots.queues import FairQueue
from tests.server.a_server import Person, Server

GREEDY, MODEST = 1, 2


def drained(queue: FairQueue[str]) -> list[str]:
    found = []
    while not queue.empty():
        found.append(queue.get_nowait())
    return found


def test_owners_take_turns_however_much_each_has_waiting() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(5):
        queue.put_nowait(f"greedy {number}", GREEDY, f"g{number}", is_watched=False)
    queue.put_nowait("modest 0", MODEST, "m0", is_watched=False)
    queue.put_nowait("modest 1", MODEST, "m1", is_watched=False)
    assert drained(queue) == ["greedy 0", "modest 0", "greedy 1", "modest 1", "greedy 2", "greedy 3", "greedy 4"]


def test_what_people_wait_for_goes_before_what_nobody_watches() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put_nowait("alone", GREEDY, "a", is_watched=False)
    queue.put_nowait("watched", MODEST, "b", is_watched=True)
    queue.put_nowait("watched too", GREEDY, "c", is_watched=True)
    assert drained(queue) == ["watched", "watched too", "alone"]


def test_what_somebody_comes_to_watch_is_hurried_up_and_nothing_else() -> None:
    queue: FairQueue[str] = FairQueue()
    for key in "abc":
        queue.put_nowait(key, GREEDY, key, is_watched=False)
    queue.hurry(GREEDY, "c")
    queue.hurry(MODEST, "a")
    assert drained(queue) == ["c", "a", "b"]


def test_who_waits_for_an_empty_queue_gets_what_comes_and_none_is_an_error() -> None:
    async def wait() -> str:
        queue: FairQueue[str] = FairQueue()
        with pytest.raises(IndexError):
            queue.get_nowait()
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        assert not waiting.done()
        queue.put_nowait("one", MODEST, "a", is_watched=False)
        found = await waiting
        assert queue.empty()
        return found

    assert asyncio.run(wait()) == "one"


def test_one_person_has_ten_tables_of_bots_at_once_and_any_number_of_others(own_server: Server) -> None:
    ann, bob = Person(own_server, "Ann"), Person(own_server, "Bob")
    wanted = {"game": "atlantis", "options": {}, "seats": [{"kind": "bot", "bot": "thumb"}] * 4}
    answers = [ann.ask("POST", "/api/tables", wanted)]
    while answers[-1][0] == 201 and len(answers) < 40:
        answers.append(ann.ask("POST", "/api/tables", wanted))
    status, refused = answers[-1]
    assert (status, refused["problem"]["code"]) == (400, "too-many-tables-of-bots")
    assert len(answers) > 10
    ann.make("forbidden-island", "here", "thumb")
    bob.make("forbidden-island", "thumb", "thumb")
