"""Long logs hold up nobody: how much work it takes to go back, to look back and to load, counted in steps."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from ostrov.games.registry import find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.record import Record, read_record, writing_record
from ostrov.kernel.referee import Referee
from ostrov.kernel.refusals import Complaint, Impossible
from ostrov.server.live import slices
from ostrov.server.live.slices import in_slices
from ostrov.server.storage import Entry, StoredTable
from ostrov.server.table import bounds, history, showing
from ostrov.server.table.folding import entry_of, fold, fold_record
from ostrov.server.table.log import Chosen, Seated, UndoAsked, Undone
from ostrov.server.table.patience import Patience, Timing
from ostrov.server.table.showing import People, Reader, Snapshot
from ostrov.server.table.table import KEPT_EVERY, Table
from ostrov.server.table.work import Work

# Its games are long, however they go.
GAME = find_game("atlantis")


def stored(imported: bytes | None = None) -> StoredTable:
    return StoredTable("a" * 16, GAME.id, GAME.rules_version, 2, b"{}", bytes(32), "key", 1, "2026", imported)


class Played:
    """A table with its log, as a server would have written it."""

    def __init__(self) -> None:
        self.table = Table(stored())
        self.entries: list[Entry] = []
        self.dice = Dice(7)
        for seat in range(2):
            self.take(Seated(seat, 1, None))
        self.deal()

    def take(self, body: Any) -> None:
        self.table.take(body)
        self.entries.append(entry_of(self.table, body, 1))

    def deal(self) -> None:
        while self.table.is_chance_awaited:
            self.entries.append(entry_of(self.table, self.table.deal(), 1))

    def move(self) -> None:
        # An undo may have led to where chance is to speak.
        self.deal()
        actions = self.table.referee.actions(self.table.awaited[0])
        self.take(Chosen(self.table.awaited[0], actions[self.dice.below(len(actions))]))
        self.deal()

    def undo(self, steps: int = 1) -> None:
        self.take(Undone(self.table.steps[-1 - steps].number))


def played(steps: int) -> Played:
    game = Played()
    while len(game.table.steps) < steps:
        game.move()
    return game


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with every step that a referee carries out."""
    counted: list[int] = []
    play = Referee.play

    def counting(self: Referee, actor: int, form: Any) -> None:
        counted.append(actor)
        play(self, actor, form)

    monkeypatch.setattr(Referee, "play", counting)
    return counted


def standing(table: Table) -> tuple[Any, ...]:
    return (
        list(table.referee.position.fields()),
        table.steps,
        table.changes,
        table.last_of,
        table.record().steps,
        table.version,
    )


@pytest.mark.parametrize("undone", [1, 2, KEPT_EVERY, KEPT_EVERY + 5, 40])
def test_to_go_back_takes_fewer_steps_than_lie_between_two_kept_positions(undone: int, replayed: list[int]) -> None:
    game = played(50)
    replayed.clear()
    game.undo(undone)
    assert len(replayed) < KEPT_EVERY


@pytest.mark.parametrize("undone", [1, KEPT_EVERY - 1, KEPT_EVERY, KEPT_EVERY + 1, 33])
def test_who_has_gone_back_stands_where_the_steps_that_are_left_lead(undone: int) -> None:
    game = played(49)
    kept = game.table.record().steps[: len(game.table.steps) - undone]
    game.undo(undone)
    again = Referee.begin(GAME, 2, game.table.options)
    for step in kept:
        again.replay(step)
    assert game.table.referee.position.fields() == again.position.fields()
    assert game.table.record().steps == kept
    assert [step.by for step in game.table.steps] == [step.by for step in kept]


def test_after_many_undos_the_log_makes_the_same_table() -> None:
    game = played(40)
    for undone in (1, 3, 20, 2, 17):
        game.undo(undone)
        game.move()
        game.move()
    assert standing(asyncio.run(in_slices(fold(stored(), game.entries)))) == standing(game.table)


def test_a_log_with_many_undos_is_loaded_with_a_bounded_number_of_steps_for_each(replayed: list[int]) -> None:
    game = played(46)
    while len(game.entries) < 300:
        game.move()
        game.take(Undone(game.table.steps[44].number))
    replayed.clear()
    undos = sum(b'"undone"' in entry.body for entry in game.entries)
    asyncio.run(in_slices(fold(stored(), game.entries)))
    assert len(replayed) < len(game.entries) + KEPT_EVERY * undos


def test_a_moment_is_looked_at_from_the_position_kept_before_it(replayed: list[int]) -> None:
    game = played(50)
    number = game.table.steps[47].number
    replayed.clear()
    past = asyncio.run(in_slices(history.history(game.table, [], number, number, None)))
    assert [moment.number for moment in past.moments] == [number]
    assert len(replayed) <= KEPT_EVERY


def test_moments_that_were_kept_are_as_they_were_seen_then() -> None:
    game = Played()
    seen = {}
    while len(game.table.steps) < 50:
        game.move()
        seen[game.table.version] = bytes(game.table.view(None))
    past = asyncio.run(in_slices(history.history(game.table, [], 1, game.table.version, None)))
    assert len(past.moments) == min(60, len(game.table.steps))
    shown = {moment.number: bytes(moment.view) for moment in past.moments}
    assert {number: shown[number] for number in seen if number in shown} == {
        number: view for number, view in seen.items() if number in shown
    }


def test_what_is_looked_at_does_not_wait_for_the_table_nor_change_with_it() -> None:
    game = played(50)
    first = game.table.steps[30].number
    work = history.history(game.table, [], first, game.table.version, None)
    numbers = [step.number for step in game.table.steps[30:]]
    game.undo(15)
    past = asyncio.run(in_slices(work))
    assert [moment.number for moment in past.moments] == numbers


# Parts


def test_a_long_past_comes_in_parts_that_make_up_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(40)
    for _ in range(15):
        game.undo(2)
        game.move()
    snapshot = Snapshot(game.table, People({1: "Ann"}, set()), Patience(Timing()))
    whole: Any = snapshot.table_shown(Reader(1))
    assert whole.since == 1
    monkeypatch.setattr(showing, "ENTRIES_AT_ONCE", 20)
    shown = Snapshot(game.table, People({1: "Ann"}, set()), Patience(Timing())).table_shown(Reader(1))
    parts: list[Any] = [shown]
    while parts[0].since > 1:
        parts.insert(0, snapshot.earlier(Reader(1), parts[0].since))
    steps = [step for part in parts for step in msgspec.json.decode(bytes(part.steps))]
    assert steps == msgspec.json.decode(bytes(whole.steps))
    assert [change for part in parts for change in part.changes] == whole.changes
    assert len(parts) == -(-game.table.version // 20)
    assert max(len(msgspec.json.decode(bytes(part.steps))) + len(part.changes) for part in parts) <= 20


@pytest.mark.parametrize("before", [-5, 0, 1, 10**12])
def test_before_the_first_entry_there_is_nothing_and_after_the_last_there_is_the_last_part(before: int) -> None:
    game = played(20)
    earlier: Any = Snapshot(game.table, People({1: "Ann"}, set()), Patience(Timing())).earlier(Reader(1), before)
    assert len(msgspec.json.decode(bytes(earlier.steps))) == (0 if before < 2 else len(game.table.steps))


def test_when_somebody_sits_down_only_the_latest_changes_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(20)
    for _ in range(50):
        game.take(Seated(0, 1, "random"))
        game.take(Seated(0, 1, None))
    monkeypatch.setattr(showing, "CHANGES_AT_ONCE", 10)
    told = Snapshot(game.table, People({1: "Ann"}, set()), Patience(Timing())).seats_changed(Reader(1))
    assert [change.number for change in told.changes] == list(range(told.since, game.table.version + 1))
    assert len(told.changes) == 10


# Slices


def pieces(count: int, done: list[str], name: str) -> Work[str]:
    for _ in range(count):
        done.append(name)
        yield
    return name


async def watched() -> tuple[list[str], list[int], list[str]]:
    """The results; how much was done whenever somebody else had a turn; and what."""
    done: list[str] = []
    looks: list[int] = []

    async def look() -> None:
        while True:
            looks.append(len(done))
            await asyncio.sleep(0)

    looking = asyncio.create_task(look())
    count = 10 * slices.MOST_PIECES
    results = await asyncio.gather(*[in_slices(pieces(count, done, name)) for name in "abc"])
    looking.cancel()
    return list(results), looks, done


def test_however_much_work_there_is_others_have_a_turn_after_each_slice() -> None:
    results, looks, done = asyncio.run(watched())
    assert results == ["a", "b", "c"]
    assert len(done) == 30 * slices.MOST_PIECES
    assert max(after - before for before, after in pairwise(looks)) <= slices.MOST_PIECES


def test_two_who_work_long_take_turns() -> None:
    _, _, done = asyncio.run(watched())
    half = done[: len(done) // 2]
    assert set(half) == {"a", "b", "c"}


def test_a_slow_piece_ends_its_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SECONDS", 0.0)
    _, looks, _ = asyncio.run(watched())
    assert max(after - before for before, after in pairwise(looks)) == 1


def test_what_goes_wrong_in_a_slice_is_told_and_lets_the_others_go_on() -> None:
    def broken() -> Iterator[None]:
        yield
        raise Complaint("stale")

    async def both() -> None:
        with pytest.raises(Complaint):
            await in_slices(broken())  # type: ignore[arg-type]
        assert await in_slices(pieces(3, [], "a")) == "a"

    asyncio.run(both())


# Bounds


def test_once_the_log_is_full_nothing_is_undone_and_the_game_goes_on() -> None:
    game = played(20)
    while game.table.spare_entries + 2 <= bounds.MOST_SPARE_ENTRIES:
        game.take(Seated(0, 1, "random"))
        game.take(Seated(0, 1, None))
    undo = Undone(game.table.steps[-2].number)
    with pytest.raises(Complaint, match="log-full"):
        bounds.check_undo(game.table, undo)
    with pytest.raises(Complaint, match="log-full"):
        bounds.check_undo(game.table, UndoAsked(1, undo.to))
    steps = len(game.table.steps)
    game.move()
    assert len(game.table.steps) > steps
    assert len(game.entries) <= bounds.longest_log(GAME)


def test_an_undo_takes_room_for_all_that_it_undoes() -> None:
    game = played(50)
    room = bounds.MOST_SPARE_ENTRIES - game.table.spare_entries
    bounds.check_log(game.table, room)
    with pytest.raises(Complaint, match="log-full"):
        bounds.check_log(game.table, room + 1)
    to = game.table.steps[9].number
    bounds.check_undo(game.table, Undone(to))


# Saved games


def saved(steps: int = 40) -> bytes:
    return played(steps).table.record().to_json()


def test_a_saved_game_longer_than_any_game_is_refused_before_a_step_is_read() -> None:
    record = json.loads(saved())
    record["steps"] = [{"nonsense": True}] * (GAME.longest + 1)
    with pytest.raises(Impossible, match="record-too-long"):
        read_record(json.dumps(record).encode(), find_game)


def test_a_saved_game_is_read_a_step_at_a_time_and_is_the_same() -> None:
    text = saved()
    game, record = read_record(text, find_game)
    assert game is GAME
    assert record.to_json() == text
    table = asyncio.run(in_slices(fold_record(stored(text), record)))
    assert table.is_imported
    assert table.record().steps == record.steps


@pytest.mark.parametrize("steps", [0, 1, 99, 100, 101, 250])
def test_a_saved_game_is_written_some_steps_at_a_time_and_is_the_same(steps: int) -> None:
    record = played(250).table.record()
    del record.steps[steps:]
    assert asyncio.run(in_slices(writing_record(record))) == record.to_json()


def test_a_saved_game_is_loaded_from_its_record_alone() -> None:
    text = saved()
    table = asyncio.run(in_slices(fold(stored(text), [])))
    assert len(table.steps) == table.version == len(json.loads(text)["steps"])


def test_saved_games_of_earlier_versions_have_their_steps_in_the_log() -> None:
    game = played(30)
    steps = game.table.record().steps
    before = Record(1, GAME.id, GAME.rules_version, 2, game.table.options, [])
    entries = [Entry(number, msgspec.json.encode(Chosen(step.by, step.choice))) for number, step in enumerate(steps, 1)]
    table = asyncio.run(in_slices(fold(stored(before.to_json()), entries)))
    assert table.is_imported
    assert table.record().steps == steps
