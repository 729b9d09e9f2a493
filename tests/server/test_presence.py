"""Who is at a table, by whichever server of one PostgreSQL: two real servers, and what they tell each other."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import psycopg
import pytest

from ostrov.server.live.presence import HEARTBEATS_TO_FORGET, Presence
from ostrov.server.storage import Store
from ostrov.server.storage.notices import AnyNotice, Came, Everybody, Heartbeat, Left, WhoIsHere, everybody
from tests.server.a_server import SECONDS, Page, Person, Server, active_seat, code
from tests.server.beating import SECONDS_BETWEEN
from tests.server.postgres import Cluster, cluster, postgresql_url
from tests.server.storage.tables import of_asyncio, until

__all__ = ["cluster", "postgresql_url"]

# So seldom that whatever a test waits for is told at once, or never.
SELDOM = "3600"
OFTEN = "0.5"


class BeatingServer(Server):
    module = "tests.server.beating"


Two = tuple[Server, Server]


@contextmanager
def serving(folder: Path, database: str, *arguments: str, heartbeats: str = SELDOM) -> Iterator[Two]:
    """Two servers on one database."""
    folders = [folder / "one", folder / "two"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(SECONDS_BETWEEN, heartbeats)
        for own in folders:
            own.mkdir()
        one, two = (BeatingServer(own, "--database", database, *arguments) for own in folders)
        yield one, two
    for server in (one, two):
        if server.process.poll() is None:
            server.stop()
        assert "Traceback" not in server.log


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[Two]:
    with serving(tmp_path_factory.mktemp("servers"), cluster.make_database()) as two:
        yield two


@pytest.fixture(scope="module")
def impatient_servers(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[Two]:
    """Nobody who is away is waited for."""
    with serving(tmp_path_factory.mktemp("impatient"), cluster.make_database(), "--grace", "0") as two:
        yield two


@pytest.fixture
def own_servers(tmp_path: Path, postgresql_url: str) -> Iterator[Two]:
    """For a test that kills or stops them."""
    with serving(tmp_path, postgresql_url) as two:
        yield two


@pytest.fixture
def own_beating_servers(tmp_path: Path, postgresql_url: str) -> Iterator[Two]:
    with serving(tmp_path, postgresql_url, "--grace", "600", heartbeats=OFTEN) as two:
        yield two


def open_elsewhere(person: Person, server: Server, table: str) -> Page:
    return Page(server, table, person.cookie)


def sit_down(*people: Person) -> list[Page]:
    """Each on a server of their own, at a table of the first; all have seen that all are here."""
    table = people[0].make("forbidden-island", "here", *["friend"] * (len(people) - 1), difficulty="novice")
    pages = [person.open(table) for person in people]
    for seat, page in enumerate(pages[1:], 1):
        assert page.do("sit", seat=seat, key=pages[0].key(seat))["say"] == "done"
    for page in pages:
        page.hear_up_to(pages[-1].version)
        hear_who_is_here(page, *[True] * len(people))
    return pages


def hear_who_is_here(page: Page, *are_here: bool) -> None:
    """Until the seats of a page say so."""
    while tuple(seat["is_here"] for seat in page.seats) != are_here:
        page.hear()


# Here and away


def test_whoever_has_the_page_open_on_one_server_is_here_on_the_other(servers: Two) -> None:
    one, two = servers
    ann, bob = Person(one, "Ann"), Person(two, "Bob")
    here, there = sit_down(ann, bob)
    assert not here.seats[1]["stand_in"]
    assert not there.seats[0]["stand_in"]
    there.close()
    hear_who_is_here(here, True, False)
    assert 0 < here.seats[1]["stand_in"]["seconds"] <= 60
    # Whoever comes back is here at once, on whichever server.
    open_elsewhere(bob, one, here.table)
    hear_who_is_here(here, True, True)
    assert not here.seats[1]["stand_in"]


def test_who_has_pages_on_two_servers_is_here_until_both_are_closed(servers: Two) -> None:
    one, two = servers
    ann, bob, cid = Person(one, "Ann"), Person(two, "Bob"), Person(two, "Cid")
    here, there, third = sit_down(ann, bob, cid)
    again = open_elsewhere(bob, one, here.table)
    told = len(here.frames)
    there.close()
    third.close()
    # What one server tells is heard in order.
    hear_who_is_here(here, True, True, False)
    assert all(frame["seats"][1]["is_here"] for frame in here.frames[told:] if "seats" in frame)
    again.close()
    hear_who_is_here(here, True, False, False)


def test_nobody_stands_in_for_somebody_who_is_connected_to_another_server(impatient_servers: Two) -> None:
    one, two = impatient_servers
    here, there = sit_down(Person(one, "Ann"), Person(two, "Bob"))
    assert code(here.do("stand-in", seat=1)) == "person-is-here"
    there.close()
    hear_who_is_here(here, True, False)
    assert here.do("stand-in", seat=1)["say"] == "done"


def test_those_on_another_server_have_a_say_before_a_bot_stands_in(impatient_servers: Two) -> None:
    one, two = impatient_servers
    _, there, third = sit_down(Person(one, "Ann"), Person(two, "Bob"), Person(two, "Cid"))
    third.close()
    hear_who_is_here(there, True, True, False)
    assert there.seats[2]["stand_in"]["waits_for"] == ["Ann"]
    assert there.do("stand-in", seat=2)["say"] == "done"
    assert there.seats[2]["bot"] is None


# Servers come and go


def test_people_of_a_server_that_was_killed_are_away_and_have_the_grace(own_beating_servers: Two) -> None:
    one, two = own_beating_servers
    ann, bob = Person(one, "Ann"), Person(two, "Bob")
    here, _ = sit_down(ann, bob)
    assert code(here.do("stand-in", seat=1)) == "person-is-here"
    two.kill()
    until_when = time.monotonic() + SECONDS
    while (refusal := code(here.do("stand-in", seat=1))) == "person-is-here" and time.monotonic() < until_when:
        time.sleep(0.1)
    assert refusal == "still-has-time"
    hear_who_is_here(here, True, False)
    assert 0 < here.seats[1]["stand_in"]["seconds"] <= 600
    open_elsewhere(bob, one, here.table)
    hear_who_is_here(here, True, True)
    assert code(here.do("stand-in", seat=1)) == "person-is-here"


def test_people_of_a_server_that_stops_are_away_at_once(own_servers: Two) -> None:
    one, two = own_servers
    here, _ = sit_down(Person(one, "Ann"), Person(two, "Bob"))
    two.stop()
    hear_who_is_here(here, True, False)


def test_a_server_that_has_just_started_asks_who_is_here(own_servers: Two) -> None:
    one, two = own_servers
    ann = Person(one, "Ann")
    here, _ = sit_down(ann, Person(two, "Bob"))
    one.kill()
    one.start()
    hear_who_is_here(open_elsewhere(ann, one, here.table), True, True)


def end_listening(cluster: Cluster, url: str) -> int:
    """Of all servers; returns how many there were."""
    listening = f"datname = '{url.rpartition('/')[2]}' AND query LIKE 'LISTEN %'"
    return len(cluster.say(f"SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE {listening}"))


def test_what_was_missed_while_the_connection_for_news_was_cut_is_made_good(
    own_servers: Two, cluster: Cluster, postgresql_url: str
) -> None:
    one, two = own_servers
    bob, cid = Person(two, "Bob"), Person(two, "Cid")
    here, there, third = sit_down(Person(one, "Ann"), bob, cid)
    there.close()
    hear_who_is_here(here, True, False, True)
    # A server that stands still does not notice that it is cut off.
    one.process.send_signal(signal.SIGSTOP)
    assert end_listening(cluster, postgresql_url) == 2
    third.close()
    again = bob.open(here.table)
    bob.ask("PUT", "/api/me", {"name": "Bobby"})
    again.hear_until(lambda frame: frame["say"] == "seats")
    one.process.send_signal(signal.SIGCONT)
    hear_who_is_here(here, True, True, False)
    while here.seats[1]["person"] != "Bobby":
        here.hear()
    # And it listens again.
    cid.open(here.table)
    hear_who_is_here(here, True, True, True)


# Names and reminders


def test_a_new_name_is_told_on_the_other_server_at_once(servers: Two) -> None:
    one, two = servers
    ann = Person(one, "Ann")
    here, there = sit_down(ann, Person(two, "Bob"))
    for name in ("Anna", "Anne", "Annette"):
        ann.ask("PUT", "/api/me", {"name": name})
    for page in (here, there):
        while page.seats[0]["person"] != "Annette":
            page.hear()


def test_who_is_waited_for_is_reminded_on_the_pages_of_all_servers(servers: Two) -> None:
    one, two = servers
    people = Person(one, "Ann"), Person(two, "Bob")
    pages = sit_down(*people)
    seat = active_seat(pages[0])
    acting, waiting = pages[seat], pages[1 - seat]
    nudging = {"say": "nudged", "seat": seat, "by": ("Ann", "Bob")[1 - seat]}
    beside = open_elsewhere(people[seat], people[1 - seat].server, acting.table)
    assert waiting.do("nudge", seat=seat)["say"] == "done"
    for page in (acting, beside):
        assert page.hear_until(lambda frame: frame["say"] == "nudged") == nudging
    # The other server knows that this was just now.
    elsewhere = open_elsewhere(people[1 - seat], people[seat].server, acting.table)
    assert code(elsewhere.do("nudge", seat=seat)) == "nudged-already"
    beside.hear_everything()
    assert [frame["say"] for frame in beside.frames].count("nudged") == 1


# What servers tell each other


class Side:
    """A server as far as it is concerned with presence; its heart beats when the test says so."""

    def __init__(self, store: Store, presence: Presence, heard: list[tuple[str, AnyNotice]]) -> None:
        self.store = store
        self.presence = presence
        self.heard = heard

    async def beat(self) -> None:
        """Until it has come back."""
        before = self.heartbeats_back
        self.presence.beat()
        await until(lambda: self.heartbeats_back > before)

    @property
    def heartbeats_back(self) -> int:
        return sum(by == self.store.name and isinstance(notice, Heartbeat) for by, notice in self.heard)

    def heard_from(self, other: Side) -> list[AnyNotice]:
        return [notice for by, notice in self.heard if by == other.store.name]


@asynccontextmanager
async def a_side(url: str) -> AsyncIterator[Side]:
    loop = asyncio.get_running_loop()
    heard: list[tuple[str, AnyNotice]] = []

    def hear(by: str, notice: AnyNotice) -> None:
        presence.hear(by, notice)
        heard.append((by, notice))

    def on_change(_: str | None) -> None:
        loop.call_soon_threadsafe(lambda: presence.ask())

    def on_notice(by: str, notice: AnyNotice) -> None:
        loop.call_soon_threadsafe(hear, by, notice)

    store = Store.open(url, on_change=on_change, on_notice=on_notice)
    presence = Presence(store, seconds_between_heartbeats=3600)
    try:
        yield Side(store, presence, heard)
    finally:
        presence.close()
        await store.close()


def people(*numbers: int) -> frozenset[int]:
    return frozenset(numbers)


@of_asyncio
async def test_a_silent_server_is_forgotten_after_some_heartbeats_of_ones_own(postgresql_url: str) -> None:
    async with a_side(postgresql_url) as one, a_side(postgresql_url) as two:
        two.presence.see("table", people(1, 2))
        await until(lambda: one.presence.elsewhere("table") == {1, 2})
        for _ in range(HEARTBEATS_TO_FORGET - 1):
            await one.beat()
        assert one.presence.elsewhere("table") == {1, 2}
        # It lives after all.
        two.presence.beat()
        await until(lambda: Heartbeat(1) in one.heard_from(two))
        for _ in range(HEARTBEATS_TO_FORGET - 1):
            await one.beat()
        assert one.presence.elsewhere("table") == {1, 2}
        await one.beat()
        assert one.presence.elsewhere("table") == frozenset()
        # And whoever was forgotten too soon is told again.
        two.presence.beat()
        await until(lambda: one.presence.elsewhere("table") == {1, 2})


@of_asyncio
async def test_a_server_that_closes_takes_everybody_along_and_tells_nothing_more(postgresql_url: str) -> None:
    async with a_side(postgresql_url) as one, a_side(postgresql_url) as two:
        two.presence.see("table", people(1, 2))
        await until(lambda: one.presence.elsewhere("table") == {1, 2})
        two.presence.close()
        await until(lambda: one.presence.elsewhere("table") == frozenset())
        # A page that is let go after another one.
        two.presence.see("table", people(2))
        two.store.notify([Heartbeat(1)])
        await until(lambda: Heartbeat(1) in one.heard_from(two))
        assert one.presence.elsewhere("table") == frozenset()


@of_asyncio
async def test_heartbeats_that_come_back_late_and_together_count_once(cluster: Cluster) -> None:
    url = cluster.make_database()
    async with a_side(url) as one, a_side(url) as two:
        two.presence.see("table", people(1))
        await until(lambda: one.presence.elsewhere("table") == {1})
        for _ in range(3 * HEARTBEATS_TO_FORGET):
            one.presence.beat()
        await until(lambda: one.heartbeats_back == 3 * HEARTBEATS_TO_FORGET)
        assert one.presence.elsewhere("table") == {1}


@of_asyncio
async def test_nobody_is_forgotten_while_the_database_is_away(cluster: Cluster) -> None:
    url = cluster.make_database()
    async with a_side(url) as one, a_side(url) as two:
        two.presence.see("table", people(1))
        await until(lambda: one.presence.elsewhere("table") == {1})
        cluster.stop()
        try:
            for _ in range(3 * HEARTBEATS_TO_FORGET):
                one.presence.beat()
                await until(lambda: one.store.waiting == 0)
            assert one.presence.elsewhere("table") == {1}
        finally:
            cluster.start()
        two.presence.see("table", people(2))
        # As soon as it is back, everybody asks and is told.
        await until(lambda: one.presence.elsewhere("table") == {2})


@of_asyncio
async def test_who_listens_again_later_than_the_others_tells_them_what_they_missed(postgresql_url: str) -> None:
    async with a_side(postgresql_url) as one, a_side(postgresql_url) as two:
        two.presence.see("table", people(1))
        await until(lambda: one.presence.elsewhere("table") == {1})
        # As if nobody had listened when this was told, and when the other asked.
        assert two.store.name
        one.presence.hear(two.store.name, Left("table", 1))
        assert one.presence.elsewhere("table") == frozenset()
        two.presence.ask()
        await until(lambda: one.presence.elsewhere("table") == {1})


@of_asyncio
async def test_who_comes_and_goes_within_one_transaction_is_seen_as_it_was_last(postgresql_url: str) -> None:
    async with a_side(postgresql_url) as one, a_side(postgresql_url) as two:
        for _ in range(3):
            two.presence.see("table", people(1))
            two.presence.see("table", people())
        two.presence.see("table", people(1))
        two.presence.beat()
        await until(lambda: Heartbeat(1) in one.heard_from(two))
        comings = [notice for notice in one.heard_from(two) if isinstance(notice, Came | Left)]
        assert comings == [Came("table", 1), Left("table", 1)] * 3 + [Came("table", 1)]
        assert one.presence.elsewhere("table") == {1}


@of_asyncio
async def test_many_people_are_told_in_parts(postgresql_url: str) -> None:
    largest = 2**31 - 1
    crowd = frozenset(range(largest - 1000, largest))
    async with a_side(postgresql_url) as one:
        one.presence.see("a" * 16, crowd)
        for number in range(300):
            one.presence.see(f"{number:016}", people(largest))
        await until(lambda: one.store.waiting == 0)
        # This one has missed all that, and asks.
        async with a_side(postgresql_url) as late:
            late.presence.ask()
            await until(lambda: len(late.heard_from(one)) == 7)
            assert late.presence.elsewhere("a" * 16) == crowd
            assert all(late.presence.elsewhere(f"{number:016}") == {largest} for number in range(300))
            one.presence.see("a" * 16, people())
            one.presence.beat()
            await until(lambda: Heartbeat(1) in late.heard_from(one))
            assert late.presence.elsewhere("a" * 16) == frozenset()
            assert late.presence.elsewhere(f"{299:016}") == {largest}


@of_asyncio
async def test_parts_whose_beginning_was_missed_are_left_aside(postgresql_url: str) -> None:
    async with a_side(postgresql_url) as one, a_side(postgresql_url) as two:
        two.presence.see("table", people(1))
        await until(lambda: one.presence.elsewhere("table") == {1})
        two.store.notify([Everybody([("other", 2)], is_first=False, is_last=True), Came("table", 3)])
        await until(lambda: one.presence.elsewhere("table") == {1, 3})
        assert one.presence.elsewhere("other") == frozenset()


@of_asyncio
async def test_where_nobody_is_nothing_is_told(postgresql_url: str) -> None:
    async with a_side(postgresql_url) as one, a_side(postgresql_url) as two:
        two.presence.see("table", people(1))
        two.presence.see("table", people())
        two.presence.ask()
        told = [Came("table", 1), Left("table", 1), WhoIsHere(), *everybody([])]
        await until(lambda: one.heard_from(two) == told)
        for side in (one, two):
            side.presence.beat()
        await until(lambda: one.store.waiting == two.store.waiting == 0)
        two.presence.see("table", people(1))
        await until(lambda: Came("table", 1) in one.heard_from(two)[len(told) :])
        assert not any(isinstance(notice, Heartbeat) for _, notice in one.heard)


@of_asyncio
async def test_what_is_not_understood_does_not_stop_anybody_from_listening(cluster: Cluster) -> None:
    url = cluster.make_database()
    async with a_side(url) as one, a_side(url) as two:
        for text in ("", "nonsense", 'a-server 1 {"tell":"of-another-version"}'):
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute("SELECT pg_notify('ostrov_notices', %s)", [text])
        two.presence.see("table", people(1))
        await until(lambda: one.presence.elsewhere("table") == {1})


@of_asyncio
async def test_with_a_file_nothing_is_told_and_nobody_is_elsewhere(tmp_path: Path) -> None:
    async with a_side(str(tmp_path / "tables.db")) as one:
        one.presence.start()
        one.presence.see("table", people(1))
        one.presence.beat()
        one.presence.ask()
        assert one.store.waiting == 0
        assert one.presence.elsewhere("table") == frozenset()
