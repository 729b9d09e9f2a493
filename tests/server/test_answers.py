"""What was answered before, and which answers come too late; each kept by a piece of its own."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ostrov.kernel.refusals import Complaint
from ostrov.server.live.answers import Answers, key_of
from ostrov.server.live.questions import Questions
from ostrov.server.table.log import Chosen
from ostrov.server.table.messages import Done, Refused, Wish
from ostrov.server.table.patience import Patience, Timing
from ostrov.server.table.showing import People, Snapshot
from ostrov.server.table.table import Table
from tests.server.test_folding import ANN, played

WANTED = Wish("an-id-of-8", forecast=True)
KEY = key_of(ANN, WANTED)


def snapshot(table: Table) -> Snapshot:
    return Snapshot(table, People({ANN: "Ann"}, set()), Patience(Timing()))


def answered(**changes: Any) -> Done | Refused | None:
    """What the same command, but for this, is answered after the first was done."""
    answers = Answers()
    answers.keep(KEY, Done(WANTED.id, 7))
    command = msgspec.structs.replace(WANTED, **changes)
    return answers.before(played(1).table, command, key_of(ANN, command))


def test_the_same_command_is_answered_the_same() -> None:
    assert answered() == Done(WANTED.id, 7)


def test_a_new_command_has_had_no_answer() -> None:
    assert answered(id="another-id") is None


def test_another_command_may_not_have_the_id_of_one_before() -> None:
    answer = answered(forecast=False)
    assert isinstance(answer, Refused)
    assert answer.problem.code == "command-id-taken"


def test_what_the_log_remembers_is_answered_by_its_number() -> None:
    table = played(1).table
    table.remember(KEY, 5)
    assert Answers().before(table, WANTED, KEY) == Done(WANTED.id, 5)


def test_an_answer_to_what_a_seat_was_asked_before_is_stale() -> None:
    play = played(1)
    questions = Questions()
    questions.look_at(snapshot(play.table))
    seat, version = play.table.awaited[0], play.table.version
    questions.check_fresh(play.table, seat, version)
    play.move()
    last = play.table.referee.record.steps[-1]
    questions.look_at(snapshot(play.table), [Chosen(last.by, last.choice)])
    with pytest.raises(Complaint, match="stale"):
        questions.check_fresh(play.table, seat, version)
