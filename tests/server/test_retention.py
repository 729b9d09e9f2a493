"""Old tables go, with everything of theirs; whoever looks at one keeps it, or is told."""

from __future__ import annotations

import random
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from ostrov.command.durations import duration, duration_if_given
from ostrov.kernel.refusals import Complaint
from ostrov.server.storage.database import read_url
from tests.server.a_server import SECONDS, Person, Server
from tests.server.postgres import cluster, free_port, postgresql_url
from tests.server.test_serve import complaint, ostrov

__all__ = ["cluster", "postgresql_url"]

LONG_AGO = "2020-01-01T00:00:00.000000+00:00"
# What is old is looked for at once after the start, and then by the hour.
KEEPING = ("--keep-finished", "2d", "--keep-idle", "1d")
# Every few seconds. On a slow machine a table of this test may well be older.
OFTEN = ("--keep-idle", "1m")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "ostrov.db")
    return str(request.getfixturevalue("postgresql_url"))


def ask(database: str, statement: str) -> list[tuple[object, ...]]:
    engine = create_engine(read_url(database))
    with engine.begin() as connection:
        done = connection.execute(text(statement))
        found = [tuple(row) for row in done] if done.returns_rows else []
    engine.dispose()
    return found


def make_old(database: str, *tables: str) -> None:
    """As if nothing had happened there for years."""
    for table in tables:
        ask(database, f"UPDATE tables SET changed = '{LONG_AGO}' WHERE id = '{table}'")


def tables_in(database: str) -> set[str]:
    return {str(id) for (id,) in ask(database, "SELECT id FROM tables")}


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.1)


def finished_table(person: Person) -> str:
    table = person.make("lost-island", "random")
    page = person.open(table)
    while not page.is_over:
        page.hear()
    page.close()
    return table


def test_old_tables_go_with_their_logs_and_seats_and_others_stay(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, "--database", database)
    ann = Person(server)
    old = [ann.make("forbidden-island", "here", "here") for _ in range(3)]
    young = [ann.make("forbidden-island", "here", "here") for _ in range(2)]
    server.stop()
    make_old(database, *old)
    server = Server(tmp_path, "--database", database, *KEEPING)
    wait_until(lambda: tables_in(database) == set(young))
    assert {str(id) for (id,) in ask(database, "SELECT DISTINCT table_id FROM entries")} == set(young)
    assert {str(id) for (id,) in ask(database, "SELECT DISTINCT table_id FROM seats")} == set(young)
    ann.server = server
    assert {table["table"] for table in ann.ask("GET", "/api/tables")[1]} == set(young)
    assert ann.ask("GET", f"/api/tables/{old[0]}/history")[0] == 404
    page = ann.open(young[0])
    assert page.play_at_random(random.Random(1), most=2) == 2
    server.stop()
    assert "Traceback" not in server.log


def test_finished_and_unfinished_tables_are_kept_for_as_long_as_each_is_said_to(tmp_path: Path) -> None:
    database = str(tmp_path / "ostrov.db")
    server = Server(tmp_path)
    ann = Person(server)
    over, unfinished = finished_table(ann), ann.make("forbidden-island", "here", "here")
    server.stop()
    make_old(database, over, unfinished)
    for arguments, left in ((("--keep-idle", "1d"), {over}), (("--keep-finished", "1d"), set())):
        server = Server(tmp_path, *arguments)
        wait_until(lambda left=left: tables_in(database) == left)  # type: ignore[misc]
        server.stop()


def test_nothing_goes_where_nothing_is_said(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table = Person(server).make("forbidden-island", "here", "here")
    make_old(str(tmp_path / "ostrov.db"), table)
    server.stop()
    server.start()
    # Whoever removes does so at once after the start; the same server does something else first.
    for _ in range(20):
        Person(server).ask("GET", "/api/games")
    assert tables_in(str(tmp_path / "ostrov.db")) == {table}
    server.stop()


def test_a_table_that_somebody_looks_at_stays_and_one_in_memory_that_nobody_looks_at_goes(
    database: str, tmp_path: Path
) -> None:
    server = Server(tmp_path, "--database", database, *OFTEN)
    ann = Person(server)
    watched, left = ann.make("forbidden-island", "here", "here"), ann.make("forbidden-island", "here", "here")
    page = ann.open(watched)
    make_old(database, watched, left)
    wait_until(lambda: left not in tables_in(database))
    assert watched in tables_in(database)
    with pytest.raises(ConnectionClosed) as closed:
        ann.open(left)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    # Whoever plays on has a young table again.
    assert page.play_at_random(random.Random(1), most=1) == 1
    page.close()
    make_old(database, watched)
    wait_until(lambda: watched not in tables_in(database))
    server.stop()
    assert "Traceback" not in server.log


def removed_by(port: int) -> float:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    [value] = [line.split()[1] for line in lines if line.startswith("ostrov_tables_removed_total ")]
    return float(value)


def test_of_several_servers_one_removes_a_table_and_whoever_looks_at_it_elsewhere_is_told(
    postgresql_url: str, tmp_path: Path
) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    ports = [free_port(), free_port()]
    keeper = Server(tmp_path / "a", "--database", postgresql_url)
    ann = Person(keeper)
    tables = [ann.make("forbidden-island", "here", "here") for _ in range(30)]
    page = ann.open(tables[0])
    make_old(postgresql_url, *tables)
    servers = [
        Server(tmp_path / "b", "--database", postgresql_url, *KEEPING, "--metrics-port", str(port)) for port in ports
    ]
    wait_until(lambda: tables_in(postgresql_url) == set())
    page.hear_everything(seconds=SECONDS)
    assert page.socket.close_code == 4410
    wait_until(lambda: sum(map(removed_by, ports)) == 30)
    for server in (keeper, *servers):
        server.stop()
        assert "Traceback" not in server.log


def test_who_has_no_table_any_more_and_was_not_here_for_long_says_a_name_again(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, "--database", database)
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.make("forbidden-island", "here", "here")
    server.stop()
    make_old(database, table)
    ask(database, f"UPDATE people SET seen = '{LONG_AGO}' WHERE name = 'Ann'")
    server = Server(tmp_path, "--database", database, *KEEPING)
    wait_until(lambda: ask(database, "SELECT name FROM people ORDER BY id") == [("",), ("Bob",)])
    ann.server = bob.server = server
    assert ann.ask("GET", "/api/me")[1] == {"name": None}
    assert bob.ask("GET", "/api/me")[1] == {"name": "Bob"}
    assert ann.ask("PUT", "/api/me", {"name": "Ann"})[0] == 200
    server.stop()


def test_a_move_at_a_table_that_is_gone_is_refused_and_the_page_is_told(own_server: Server) -> None:
    ann = Person(own_server)
    table = ann.make("forbidden-island", "here", "here")
    page = ann.open(table)
    database = str(own_server.folder / "ostrov.db")
    for part in ("entries", "seats"):
        ask(database, f"DELETE FROM {part} WHERE table_id = '{table}'")
    ask(database, f"DELETE FROM tables WHERE id = '{table}'")
    asked = page.asked[0]
    page.send({"do": "play", "seat": asked["seat"], "version": page.version, "action": asked["actions"][0]})
    page.hear_everything(seconds=SECONDS)
    assert page.socket.close_code == 4410
    assert "Traceback" not in own_server.log


@pytest.mark.parametrize(("given", "seconds"), [("90d", 90 * 86400), ("12h", 43200), ("30m", 1800), (" 1D ", 86400)])
def test_spans_of_time_are_written_in_days_hours_and_minutes(given: str, seconds: int) -> None:
    assert duration("--keep-idle", given).total_seconds() == seconds


def test_what_was_said_before_can_be_taken_back() -> None:
    assert duration_if_given("--keep-idle", "never") is None
    assert duration_if_given("--keep-idle", None) is None
    assert duration_if_given("--keep-idle", "1d") == duration("--keep-idle", "24h")


@pytest.mark.parametrize(
    "given", ["", "90", "d", "0d", "-1d", "1.5d", "9w", "٣d", "1d12h", "99999999d", "9" * 5000 + "d"]
)
def test_other_spans_are_refused(given: str) -> None:
    with pytest.raises(Complaint) as refused:
        duration("--keep-idle", given)
    assert refused.value.code == "duration-not-understood"


def test_a_span_that_is_none_is_said_so_in_one_sentence() -> None:
    for option in ("--keep-finished", "--keep-idle"):
        english = complaint(ostrov("serve", option, "soon", "--lang", "en"))
        assert english == f'{option} takes a time such as 90d, 12h or 30m, not "soon".'
        assert complaint(ostrov("serve", option, "soon", "--lang", "ru")).startswith(f"{option} принимает срок")
