"""The past of a table: any moment of it again, and the proof that chance was fair."""

from __future__ import annotations

from typing import Any

import msgspec

from ostrov.kernel.game import Form
from ostrov.kernel.record import Proof, Record
from ostrov.kernel.record import Step as RecordStep
from ostrov.kernel.referee import Referee, kind_of
from ostrov.kernel.refusals import Complaint
from ostrov.server.table.messages import Dealing, Draw, History, Moment, Occupant
from ostrov.server.table.problems import prompt_of
from ostrov.server.table.table import Eye, Table, Taken, encode
from ostrov.server.table.work import Work

# Nobody needs more moments at once.
MOST_MOMENTS = 60


def past_eye(table: Table, wanted: Eye) -> Eye:
    """When a game is over, anyone may look through any eyes. Until then the past of a game with secrets is shown as a
    spectator saw it: what a seat saw for a moment only, it is to remember by itself."""
    return wanted if table.is_over else None


def history(table: Table, seats: list[Occupant], first: int | None, last: int | None, eye: Eye) -> Work[History]:
    """The moments between two numbers; without numbers, the last one there is. What it takes is read off the table at
    once, and worked out later: the table may go on meanwhile."""
    numbers = [step.number for step in table.steps]
    if numbers and first is None:
        first = last = numbers[-1]
    moments = _moments(table, first or 0, first if last is None else last, past_eye(table, eye))
    stored, game, options, outcome = table.stored, table.game, table.options, table.outcome

    def work() -> Work[History]:
        return History(stored.id, game.id, options, seats, numbers, (yield from moments), outcome)

    return work()


def _moments(table: Table, first: int, last: int | None, eye: Eye) -> Work[list[Moment]]:
    begin = table.steps_up_to(first - 1)
    end = min(table.steps_up_to(last or 0), begin + MOST_MOMENTS)
    kept, count = table.before(begin)
    referee = Referee(table.game, kept.copy(), Record.begin(table.game, table.stored.seats, table.options))
    steps = zip(table.steps[count:end], table.referee.record.steps[count:end], strict=True)
    return _replay(referee, list(steps), begin - count, table.as_seen_by(eye))


def _replay(referee: Referee, steps: list[tuple[Taken, RecordStep]], unseen: int, eye: Eye) -> Work[list[Moment]]:
    """What there was to see after each step but the first ones."""
    found: list[Moment] = []
    for number, (taken, step) in enumerate(steps):
        referee.replay(step)
        if number >= unseen:
            found.append(_moment(referee, taken, eye))
        yield
    return found


def _moment(referee: Referee, taken: Taken, eye: Eye) -> Moment:
    game, position = referee.game, referee.position
    names = [game.name_of_seat(position, seat) for seat in range(position.seats)]
    prompt = prompt_of(game.prompt(position, eye))
    # As JSON already, so that a whole stretch of moments is not encoded at once.
    events: Any = msgspec.Raw(encode(referee.events(eye)))
    view = msgspec.Raw(encode(game.view(position, eye)))
    return Moment(taken.number, taken.by, taken.bot, events, taken.turn, view, names, prompt)


def dealing(table: Table, proof: Proof | None, verifier: str | None) -> Work[Dealing]:
    """Every draw of the game with all that could have come instead. What was taken back was drawn again the same."""
    if not table.is_over or table.is_imported:
        raise Complaint("not-over-yet")
    draws: list[Draw] = []
    referee = Referee.begin(table.game, table.stored.seats, table.options)
    for taken, step in zip(table.steps, list(table.referee.record.steps), strict=True):
        if step.by is None:
            draws.append(_draw(referee, taken.number, step.choice))
        referee.replay(step)
        yield
    return Dealing(table.stored.id, proof, draws, verifier)


def _draw(referee: Referee, number: int, choice: Form) -> Draw:
    outcomes = referee.outcomes()
    told: Any = msgspec.Raw(encode(outcomes))
    return Draw(number, kind_of(choice), told, [outcome for outcome, _ in outcomes].index(choice))
