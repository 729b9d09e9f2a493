"""A table is a fold of its log: entries in, a table out. No database, no event loop."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
import pytest

from ostrov.games.registry import GAMES, find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.record import writing_record
from ostrov.kernel.refusals import Complaint, Refusal
from ostrov.lab.dealing import key_of, seal
from ostrov.server.table import log
from ostrov.server.table.folding import entry_of, fold
from ostrov.server.table.log import (
    AnyBody,
    Bound,
    Chosen,
    Committed,
    Invited,
    PartsAwaited,
    Revealed,
    Seated,
    StandInAsked,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from ostrov.server.table.stored import Entry, Seat, StoredTable
from ostrov.server.table.table import Table
from ostrov.server.table.work import Work

Result = TypeVar("Result")

# Its games are long, however they go.
GAME = "atlantis"
ANN, BEN, CID = 1, 2, 3
SEED, OTHER_SEED = bytes(32), bytes([7] * 32)
NONCES = {ANN: b"a" * 32, BEN: b"b" * 32}


def stored(game: str = GAME, seed: bytes = SEED, imported: bytes | None = None) -> StoredTable:
    rules = find_game(game).rules_version
    return StoredTable("a" * 16, game, rules, 2, b"{}", seed, "secret", ANN, "2026", imported)


def done(work: Work[Result]) -> Result:
    """All pieces, one after another."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result


def folded(entries: Sequence[Entry], of: StoredTable | None = None) -> Table:
    return done(fold(of or stored(), entries))


def table_of(*bodies: AnyBody) -> Table:
    return folded([Entry(number, log.encode(body)) for number, body in enumerate(bodies, 1)])


class Played:
    """A game that is played, and the log it leaves behind."""

    def __init__(self, game: str = GAME) -> None:
        self.stored = stored(game)
        self.table = Table(self.stored)
        self.entries: list[Entry] = []
        self._dice = Dice(7)
        self.take(Seated(0, ANN, None))
        self.take(Seated(1, BEN, None))
        self.deal()

    def take(self, body: AnyBody) -> None:
        self.table.take(body)
        self.entries.append(entry_of(self.table, body, None))

    def deal(self) -> None:
        while self.table.is_chance_awaited:
            self.entries.append(entry_of(self.table, self.table.deal(), None))

    def move(self, bot: str | None = None) -> None:
        seat = self.table.awaited[0]
        actions = self.table.referee.actions(seat)
        self.take(Chosen(seat, actions[self._dice.below(len(actions))], bot))
        self.deal()


def played(moves: int, game: str = GAME) -> Played:
    play = Played(game)
    for _ in range(moves):
        if not play.table.is_over:
            play.move()
    return play


def standing(table: Table) -> dict[str, Any]:
    return {
        "position": list(table.referee.position.fields()),
        "seats": table.seats,
        "version": table.version,
        "steps": table.steps,
        "changes": table.changes,
        "drawn": +table.drawn,
        "last": table.last_of,
        "record": table.record().steps,
        "views": {eye: bytes(table.view(eye)) for eye in table.eyes},
        "awaited": table.awaited,
    }


def test_it_takes_no_database_no_network_and_no_event_loop() -> None:
    """Seen from what is loaded, whoever imports it."""
    program = (
        "import sys; import ostrov.server.table.folding, ostrov.server.table.showing, ostrov.server.table.history;"
        "print(*{'sqlalchemy', 'sqlite3', 'asyncio', 'litestar', 'uvicorn'} & sys.modules.keys())"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "\n"


def test_a_log_without_entries_is_a_table_with_free_seats_that_waits() -> None:
    table = table_of()
    assert table.seats == [Seat(), Seat()]
    assert (table.version, table.steps, table.awaited) == (0, [], ())
    assert not table.is_begun and not table.is_chance_awaited


@pytest.mark.parametrize("game", GAMES)
def test_the_log_of_a_game_gives_the_table_that_it_was_played_at(game: str) -> None:
    play = played(40, game)
    assert standing(folded(play.entries, play.stored)) == standing(play.table)


def test_a_log_that_goes_on_gives_what_the_longer_log_gives() -> None:
    play = played(10)
    for length in range(0, len(play.entries), 7):
        table = folded(play.entries[:length])
        assert table.version == length
        for entry in play.entries[length:]:
            table.take(log.decode(entry.body))
        assert standing(table) == standing(play.table)


# Seats


def test_a_seat_is_whose_the_last_entry_says() -> None:
    table = table_of(Seated(0, ANN, None), Seated(1, BEN, None), Seated(1, None, None), Seated(1, CID, None))
    assert table.seats == [Seat(ANN), Seat(CID)]
    assert (table.seats_of(ANN), table.seats_of(BEN), table.seats_of(CID)) == ([0], [], [1])


def test_a_bot_that_stands_in_decides_and_the_seat_stays_the_persons() -> None:
    table = table_of(Seated(0, ANN, None), Seated(1, BEN, None), Seated(1, BEN, "random"))
    assert table.seats[1].person == BEN and table.seats[1].player is None
    assert table.lent == {1}
    replaced = table_of(Seated(0, ANN, None), Seated(1, BEN, None), Seated(1, BEN, "random", by=ANN))
    assert replaced.lent == set()


def test_the_game_begins_with_the_last_seat_taken() -> None:
    assert not table_of(Seated(0, ANN, None)).is_begun
    table = table_of(Seated(0, ANN, None), Seated(1, None, "random"))
    assert table.is_begun and table.is_chance_awaited


def test_an_open_seat_is_open_since_the_entry_that_freed_it_or_invited_to_it() -> None:
    assert table_of().open_since == {0: 0, 1: 0}
    table = table_of(Seated(0, ANN, None), Seated(1, BEN, None), Seated(1, None, None))
    assert table.open_since == {1: 3}
    table.take(Invited(1))
    assert table.open_since == {1: 4}


def test_who_wants_a_stand_in_is_kept_until_the_seat_chooses() -> None:
    play = played(0)
    seat = play.table.awaited[0]
    play.take(StandInAsked(CID, seat))
    assert folded(play.entries).stand_ins == {seat: frozenset({CID})}
    play.move()
    assert folded(play.entries).stand_ins == {}


# Choices


def test_a_bots_choice_keeps_the_bots_name() -> None:
    play = played(1)
    play.move(bot="random")
    bots = [step.bot for step in folded(play.entries).steps if step.by is not None]
    assert bots == [None, "random"]


def test_a_log_that_breaks_the_rules_gives_no_table() -> None:
    play = played(1)
    seat = play.table.awaited[0]
    other = Chosen(1 - seat, play.table.referee.actions(seat)[0])
    with pytest.raises(Refusal):
        folded([*play.entries, Entry(len(play.entries) + 1, log.encode(other))])


def test_what_is_refused_has_changed_nothing() -> None:
    play = played(3)
    seat = play.table.awaited[0]
    before = standing(folded(play.entries))
    with pytest.raises(Refusal):
        play.table.take(Chosen(1 - seat, play.table.referee.actions(seat)[0]))
    assert standing(play.table) == before


def test_a_table_of_other_rules_is_refused_before_its_log_is_read() -> None:
    other = msgspec.structs.replace(stored(), rules=stored().rules + 1)
    with pytest.raises(Complaint, match="table-of-other-rules"):
        folded([Entry(1, b"not even JSON")], other)


def test_a_command_is_remembered_by_the_entry_that_it_brought() -> None:
    entries = [Entry(1, log.encode(Seated(0, ANN, None)), command="1:sit:abcd"), Entry(2, log.encode(Invited(1)))]
    table = folded(entries)
    assert table.remembered("1:sit") == (1, "abcd")
    assert table.remembered("1:other") is None


# Chance


def test_outcomes_stand_in_the_log_and_are_not_drawn_again() -> None:
    play = played(6)
    assert standing(folded(play.entries, stored(seed=OTHER_SEED))) == standing(play.table)


def test_the_next_draw_follows_from_the_seed_and_the_log() -> None:
    play = played(6)
    draws = [number for number, entry in enumerate(play.entries) if is_draw(entry)]
    assert draws
    for number in draws:
        table = folded(play.entries[:number])
        assert log.encode(table.deal()) == play.entries[number].body
    dealt = {log.encode(folded(play.entries[: draws[0]], stored(seed=bytes([seed] * 32))).deal()) for seed in range(9)}
    assert len(dealt) > 1


def is_draw(entry: Entry) -> bool:
    body = log.decode(entry.body)
    return isinstance(body, Chosen) and body.by is None


# Undoing


def test_an_undo_leads_back_to_where_the_shorter_log_led() -> None:
    play = played(5)
    length = len(play.entries)
    before = standing(folded(play.entries))
    play.move()
    play.take(Undone(play.table.steps[play.table.steps_up_to(length) - 1].number))
    after = standing(folded(play.entries))
    assert after == standing(play.table)
    assert after["version"] == len(play.entries) > before["version"]
    assert [change.kind for change in after["changes"]] == ["undone"]
    same = before.keys() - {"version", "changes"}
    assert {name: after[name] for name in same} == {name: before[name] for name in same}


def test_after_an_undo_chance_brings_the_same_again() -> None:
    play = played(0)
    to, start = play.table.version, len(play.entries)
    while not any(map(is_draw, play.entries[start:])):
        play.move()
    again = play.entries[start:]
    play.take(Undone(to))
    for entry in again:
        if is_draw(entry):
            assert log.encode(play.table.deal()) == entry.body
        else:
            play.table.take(log.decode(entry.body))


def test_a_request_to_undo_is_open_until_somebody_declines_it() -> None:
    play = played(2)
    to = play.table.steps[-2].number
    play.take(UndoAsked(ANN, to))
    request = folded(play.entries).request
    assert request is not None and (request.person, request.to) == (ANN, to)
    assert request.agreed == {ANN}
    agreed = folded(play.entries)
    agreed.take(UndoAnswered(BEN, True))
    assert agreed.request is not None and agreed.request.agreed == {ANN, BEN}
    play.take(UndoAnswered(BEN, False))
    table = folded(play.entries)
    assert (table.request, table.declined) == (None, BEN)


@pytest.mark.parametrize("what", ["a choice", "a change of seats"])
def test_a_request_to_undo_ends_when_something_else_happens(what: str) -> None:
    play = played(2)
    play.take(UndoAsked(ANN, play.table.steps[-2].number))
    assert folded(play.entries).request is not None
    if what == "a choice":
        play.move()
    else:
        play.take(Seated(1, BEN, "random"))
    assert folded(play.entries).request is None


# What people give to chance


def committed(person: int) -> Committed:
    return Committed(person, seal(NONCES[person]))


def revealed(person: int) -> Revealed:
    return Revealed(person, NONCES[person].hex())


BOTH_COMMITTED = (committed(ANN), Seated(0, ANN, None), committed(BEN), Seated(1, BEN, None))


def test_everybody_who_has_committed_is_waited_for_until_they_reveal() -> None:
    table = table_of(*BOTH_COMMITTED)
    assert table.parts.missing == [ANN, BEN] and not table.is_begun
    table = table_of(*BOTH_COMMITTED, revealed(BEN))
    assert table.parts.missing == [ANN] and not table.is_begun
    table = table_of(*BOTH_COMMITTED, revealed(BEN), revealed(ANN))
    assert table.parts.missing == [] and table.is_begun and table.is_to_be_bound


def test_the_key_is_made_of_the_nonces_that_are_bound_in_the_order_of_the_commitments() -> None:
    both = table_of(*BOTH_COMMITTED, revealed(BEN), revealed(ANN), Bound([ANN, BEN]))
    assert both.key == key_of(SEED, "a" * 16, [NONCES[ANN], NONCES[BEN]])
    one = table_of(*BOTH_COMMITTED, revealed(BEN), Bound([BEN]))
    assert one.is_begun and one.key == key_of(SEED, "a" * 16, [NONCES[BEN]])


def test_whoever_leaves_before_all_are_there_takes_their_commitment_along() -> None:
    table = table_of(committed(ANN), Seated(0, ANN, None), Seated(0, None, None), Seated(0, CID, None))
    assert table.parts.given == {}
    table.take(Seated(1, None, "random"))
    assert table.is_begun


def test_those_who_are_awaited_may_commit_although_every_seat_is_taken() -> None:
    table = table_of(PartsAwaited([BEN]), Seated(0, ANN, None), Seated(1, BEN, None))
    assert table.parts.missing == [BEN] and table.parts.may_commit(BEN)
    without = table_of(PartsAwaited([BEN]), Seated(0, ANN, None), Seated(1, BEN, None), PartsAwaited([]))
    assert without.is_begun and not without.parts.may_commit(BEN)


# Saved games


def test_a_saved_game_is_folded_from_its_record_alone() -> None:
    play = played(8)
    saved = done(writing_record(play.table.record()))
    table = folded([], stored(imported=saved))
    assert table.is_imported and table.open_since == {}
    assert table.record().steps == play.table.record().steps
    assert list(table.referee.position.fields()) == list(play.table.referee.position.fields())
