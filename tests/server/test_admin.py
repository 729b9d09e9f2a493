"""`ostrov admin` beside a running server: it looks, closes, removes and copies, and who is at a table notices."""

from __future__ import annotations

import io
import json
import os
import pty
import random
import sqlite3
import stat
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ostrov.command.main import main
from tests.server.a_server import SECONDS, Page, Person, Server
from tests.server.postgres import Cluster, cluster, find_programs, postgresql_url
from tests.server.test_retention import ask, database, make_old, tables_in

__all__ = ["cluster", "database", "postgresql_url"]


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def admin(database: str, *words: str, lang: str = "en") -> Done:
    """In this process, which is not the server's."""
    out, errors = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(errors):
        try:
            code = main(["admin", *words, "--database", database, "--lang", lang])
        except SystemExit as end:
            code = int(str(end.code))
    return Done(code, out.getvalue(), errors.getvalue())


def complaint(done: Done) -> str:
    """One sentence, on one line, and exit code 2."""
    assert done.returncode == 2 and done.stdout == ""
    [line] = done.stderr.splitlines()
    return line


def facts(database: str, *words: str) -> Any:
    done = admin(database, *words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def sit_down(page: Page, key: str, seat: int) -> None:
    assert page.do("sit", seat=seat, key=key)["say"] == "done"


@pytest.fixture(autouse=True)
def on_a_wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


@pytest.fixture
def running(database: str, tmp_path: Path) -> Any:
    server = Server(tmp_path, "--database", database)
    yield server
    server.stop()
    assert "Traceback" not in server.log


def test_tables_are_listed_and_counted_while_the_server_runs(running: Server, database: str) -> None:
    ann, bob = Person(running, "Ann"), Person(running, "Bob")
    island = ann.make("forbidden-island", "here", "thumb")
    desert = bob.make("forbidden-desert", "here", "friend")
    make_old(database, desert)
    [first, second] = facts(database, "list")
    assert (first["table"], second["table"]) == (island, desert)
    assert first["seats"] == [{"person": 1, "name": "Ann", "bot": None}, {"person": None, "name": None, "bot": "thumb"}]
    assert second["seats"][1] == {"person": None, "name": None, "bot": None}
    assert first["entries"] > 20 and first["bytes"] > 1000 and first["turn"] >= 1 and first["outcome"] is None
    # Nothing that would let somebody win, or sit down.
    assert not {"seed", "invite_secret", "options", "imported"} & first.keys()
    for words, found in {
        ("--game", "forbidden-desert"): [desert],
        ("--person", "Ann"): [island],
        ("--person", "#2"): [desert],
        ("--idle", "1d"): [desert],
        ("--finished",): [],
        ("--unfinished",): [island, desert],
        ("--most", "1"): [island],
    }.items():
        assert [table["table"] for table in facts(database, "list", *words)] == found, words
    shown = admin(database, "list").stdout
    assert island in shown and "Ann #1, thumb" in shown and "2020-01-01 00:00" in shown
    assert "There are no such tables." in admin(database, "list", "--finished").stdout
    counted = facts(database, "stats")
    assert counted["people"] == 2 and counted["bytes"] > 10_000
    assert counted["tables"]["forbidden-island"] == {"tables": 1, "finished": 0, "saved": 0}
    assert "2020-01-01 00:00" in admin(database, "stats", lang="ru").stdout


def test_who_looks_at_a_table_that_is_closed_is_told_and_it_is_gone(running: Server, database: str) -> None:
    ann = Person(running, "Ann")
    table, other = ann.make("forbidden-island", "here", "thumb"), ann.make("forbidden-island", "here", "here")
    page, stays = ann.open(table), ann.open(other)
    assert facts(database, "close", f"http://{running.address}/t/{table}?key=x", "--yes") == {"closed": table}
    page.hear_everything(seconds=SECONDS)
    assert page.socket.close_code == 4410
    assert ann.ask("GET", f"/api/tables/{table}/history")[0] == 404
    assert [listed["table"] for listed in ann.ask("GET", "/api/tables")[1]] == [other]
    assert stays.play_at_random(random.Random(1), most=2) == 2
    assert "There is no table" in complaint(admin(database, "close", table, "--yes"))


def test_a_person_goes_with_name_and_seats_and_the_others_play_on(running: Server, database: str) -> None:
    ann, eve = Person(running, "Ann"), Person(running, "Eve")
    shared = ann.make("forbidden-island", "here", "friend")
    waiting = ann.make("forbidden-island", "here", "friend", "friend")
    alone = eve.make("forbidden-island", "here", "here")
    page = ann.open(shared)
    guest, early = eve.open(shared), eve.open(waiting)
    sit_down(guest, page.key(1), 1)
    sit_down(early, ann.open(waiting).key(1), 1)
    removed = facts(database, "remove", "Eve", "--yes")
    assert removed == {"person": 2, "tables": [alone], "seats": [waiting, shared]}
    seats = page.hear_until(lambda frame: "seats" in frame and frame["seats"][1]["bot"] is not None)["seats"]
    assert seats[1]["person"] is None and seats[1]["bot"] == "thumb"
    assert [seat["person"] for seat in ann.open(waiting).seats] == ["Ann", None, None]
    assert tables_in(database) == {shared, waiting}
    assert eve.ask("GET", "/api/me")[1] == {"name": None}
    assert ask(database, "SELECT name FROM people ORDER BY id") == [("Ann",), ("",)]
    # What the log tells of those days names nobody.
    running.stop()
    running.start()
    again = ann.open(shared)
    assert "Eve" not in "".join(again.texts)
    assert again.play_at_random(random.Random(2), most=2) == 2
    assert "There is nobody called Eve" in complaint(admin(database, "remove", "Eve", "--yes"))


def keys_of(page: Page) -> dict[int, str]:
    return {number: seat["key"] for number, seat in enumerate(page.seats) if seat["key"]}


def new_keys(database: str, table: str, *words: str) -> dict[int, str]:
    """By seat, counted from 0."""
    made = facts(database, "new-invite", table, *words, "--yes")
    assert made["table"] == table
    assert all(link["path"].startswith(f"/t/{table}#key={link['seat']}-") for link in made["links"])
    return {link["seat"] - 1: link["path"].rpartition("=")[2] for link in made["links"]}


def test_with_new_links_the_old_ones_are_no_longer_good(running: Server, database: str) -> None:
    ann, bob = Person(running, "Ann"), Person(running, "Bob")
    table = ann.make("forbidden-island", "here", "friend", "thumb", "friend")
    page = ann.open(table)
    old = keys_of(page)
    new = new_keys(database, table)
    assert new.keys() == old.keys() == {1, 3}
    guest = bob.open(table)
    # At once, whether the server has heard of it or not.
    assert guest.do("sit", seat=1, key=old[1])["problem"]["code"] == "invitation-spent"
    page.hear_until(lambda frame: "seats" in frame and keys_of(page) == new)
    sit_down(guest, new[1], 1)


def test_a_new_link_is_made_for_one_seat_and_the_others_keep_theirs(running: Server, database: str) -> None:
    ann, bob = Person(running, "Ann"), Person(running, "Bob")
    table = ann.make("forbidden-island", "friend", "friend", "friend")
    page, guest = ann.open(table), bob.open(table)
    old = keys_of(page)
    new = new_keys(database, table, "--seat", "2")
    page.hear_until(lambda frame: "seats" in frame and keys_of(page) == old | new)
    assert new.keys() == {1} and new[1] != old[1]
    assert guest.do("sit", seat=1, key=old[1])["problem"]["code"] == "invitation-spent"
    sit_down(guest, old[2], 2)
    assert "There is no free seat" in complaint(admin(database, "new-invite", table, "--seat", "3", "--yes"))
    assert "--seat" in complaint(admin(database, "new-invite", table, "--seat", "4", "--yes"))


def test_where_nobody_can_sit_down_no_link_is_made(running: Server, database: str) -> None:
    ann = Person(running, "Ann")
    table = ann.make("forbidden-island", "here", "thumb")
    assert "There is no free seat" in complaint(admin(database, "new-invite", table, "--yes"))
    assert "Свободного места" in complaint(admin(database, "new-invite", table, "--yes", lang="ru"))


def test_new_links_are_told_in_words(running: Server, database: str) -> None:
    ann = Person(running, "Ann")
    table = ann.make("forbidden-island", "here", "friend", "friend")
    page = ann.open(table)
    old = keys_of(page)
    told = admin(database, "new-invite", table, "--yes").stdout.splitlines()
    new = page.hear_until(lambda frame: "seats" in frame and keys_of(page) != old)["seats"]
    assert told == [f"The new link for seat {seat + 1}: /t/{table}#key={new[seat]['key']}" for seat in (1, 2)]


def test_a_backup_of_a_running_server_is_restored_and_played_on(running: Server, database: str, tmp_path: Path) -> None:
    ann = Person(running, "Ann")
    table = ann.make("forbidden-island", "here", "here")
    page = ann.open(table)
    page.play_at_random(random.Random(1), most=3)
    file = tmp_path / "copy of games"
    saved = facts(database, "backup", str(file))
    assert saved == {"file": str(file), "bytes": file.stat().st_size}
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    # What happens later is not in it.
    version = page.version
    page.play_at_random(random.Random(1), most=2)
    assert "already" in complaint(admin(database, "backup", str(file)))
    (tmp_path / "restored").mkdir()
    ann.server = Server(tmp_path / "restored", "--database", restored(database, file, tmp_path / "restored"))
    again = ann.open(table)
    assert again.version == version < page.version
    assert again.play_at_random(random.Random(3), most=2) == 2
    ann.server.stop()
    assert sorted(path.name for path in tmp_path.glob("*.part")) == []


def restored(database: str, file: Path, folder: Path) -> str:
    """As the page on hosting tells it."""
    if "://" not in database:
        (folder / "ostrov.db").write_bytes(file.read_bytes())
        return str(folder / "ostrov.db")
    name = f"{database.rpartition('/')[2]}_restored"
    ask_cluster = database.rpartition("/")[0] + "/postgres"
    programs = find_programs()
    subprocess.run([programs / "createdb", f"--maintenance-db={ask_cluster}", name], check=True)
    target = f"{database.rpartition('/')[0]}/{name}"
    subprocess.run([programs / "pg_restore", f"--dbname={target}", file], check=True)
    return target


def test_without_a_server_it_works_as_well_and_makes_no_database(tmp_path: Path) -> None:
    file = str(tmp_path / "ostrov.db")
    assert f"There is no file {file}." in complaint(admin(file, "list"))
    assert f"There is no file {file}." in complaint(admin(file, "backup", str(tmp_path / "copy")))
    assert list(tmp_path.iterdir()) == []
    server = Server(tmp_path)
    ann = Person(server)
    table = ann.make("forbidden-island", "here", "here")
    server.stop()
    assert [listed["table"] for listed in facts(file, "list")] == [table]
    assert facts(file, "close", table, "--yes") == {"closed": table}
    assert tables_in(file) == set()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A database with a table of an Ann, and one of another Ann."""
    folder = tmp_path_factory.mktemp("kept")
    server = Server(folder)
    Person(server, "Ann")
    table = Person(server, "Ann").make("forbidden-island", "here", "friend")
    server.stop()
    return str(folder / "ostrov.db"), table


@pytest.mark.parametrize(
    ("words", "english", "russian"),
    [
        (["close", "nosuch", "--yes"], "There is no table nosuch", "Стола nosuch нет"),
        (["new-invite", "nosuch", "--yes"], "There is no table nosuch", "Стола nosuch нет"),
        (["remove", "Zoe", "--yes"], "There is nobody called Zoe here", "Здесь никого не зовут Zoe"),
        (["remove", "#999", "--yes"], "There is nobody called #999 here", "Здесь никого не зовут #999"),
        (["remove", "9" * 40, "--yes"], "There is nobody called 999", "Здесь никого не зовут 999"),
        (["remove", "Ann", "--yes"], "Several people are called Ann: say which by a number, #1, #2.", "#1, #2"),
        (["remove", "#2"], "add --yes", "добавьте --yes"),
        (
            ["list", "--idle", "soon"],
            '--idle takes a time such as 90d, 12h or 30m, not "soon"',
            "--idle принимает срок",
        ),
        (["list", "--game", "chess"], 'There is no game "chess"', "chess"),
        (["list", "--most", "0"], "--most takes a whole number of at least 1", "--most"),
        (["list", "--person", "Zoe"], "There is nobody called Zoe here", "Здесь никого не зовут Zoe"),
        (["backup", "/no/such/place/copy"], "The file /no/such/place/copy cannot be written", "/no/such/place/copy"),
        (["close"], "something is missing: TABLE", "TABLE"),
        (["dance"], "See ostrov admin --help", "ostrov admin --help"),
    ],
)
def test_each_mistake_gets_one_sentence(kept: tuple[str, str], words: list[str], english: str, russian: str) -> None:
    assert english in complaint(admin(kept[0], *words))
    assert russian in complaint(admin(kept[0], *words, lang="ru"))
    assert tables_in(kept[0]) == {kept[1]}


def on_a_terminal(answer: str, database: str, *words: str) -> tuple[int, str]:
    """What the command says at a terminal where somebody types an answer."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "ostrov", "admin", *words, "--database", database, "--lang", "ru"]
    process = subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    os.write(ours, f"{answer}\n".encode())
    said, _ = process.communicate(timeout=300)
    os.close(ours)
    os.close(theirs)
    return process.returncode, said


def test_before_something_is_removed_it_is_asked_about(kept: tuple[str, str]) -> None:
    database, table = kept
    code, said = on_a_terminal("н", database, "close", table)
    assert code == 2 and f"Удалить стол {table}" in said and "Ничего не изменилось." in said
    assert tables_in(database) == {table}
    code, said = on_a_terminal("да", database, "close", table)
    assert code == 0 and f"Стол {table} удалён." in said
    assert tables_in(database) == set()


def test_a_copy_is_whole_by_itself(kept: tuple[str, str], tmp_path: Path) -> None:
    admin(kept[0], "backup", str(tmp_path / "copy"))
    with sqlite3.connect(tmp_path / "copy") as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("SELECT count(*) FROM people").fetchone() == (2,)
    copy.close()
    assert [path.name for path in tmp_path.iterdir()] == ["copy"]


def test_where_pg_dump_is_missing_it_is_said_what_to_do(cluster: Cluster, postgresql_url: str, tmp_path: Path) -> None:
    Server(tmp_path, "--database", postgresql_url).stop()
    command = [sys.executable, "-m", "ostrov", "admin", "backup", str(tmp_path / "copy"), "--database", postgresql_url]
    done = subprocess.run(
        [*command, "--lang", "en"], env={**os.environ, "PATH": "/nowhere"}, capture_output=True, text=True, timeout=300
    )
    assert "pg_dump" in complaint(Done(done.returncode, done.stdout, done.stderr))
    assert not list(tmp_path.glob("copy*"))
