"""The past of a table: any moment of it again, and the proof that chance was fair."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Complaint
from ostrov.server import log
from ostrov.server.dealing import seal
from ostrov.server.log import Chosen
from ostrov.server.messages import Dealing, Draw, History, Moment, Occupant
from ostrov.server.problems import prompt_of
from ostrov.server.storage import Entry, StoredTable
from ostrov.server.table import Eye, Table

# Nobody needs more moments at once.
MOST_MOMENTS = 60


def past_eye(table: Table, wanted: Eye) -> Eye:
    """When a game is over, anyone may look through any eyes. Until then the past of a game with secrets is shown as a
    spectator saw it: what a seat saw for a moment only, it is to remember by itself."""
    return wanted if table.is_over else None


def history(table: Table, seats: list[Occupant], first: int | None, last: int | None, eye: Eye) -> History:
    """The moments between two numbers; without numbers, the last one there is."""
    numbers = [step.number for step in table.steps]
    if numbers and first is None:
        first = last = numbers[-1]
    moments = [] if first is None else _moments(table, first, first if last is None else last, past_eye(table, eye))
    return History(table.stored.id, table.game.id, table.options, seats, numbers, moments, table.outcome)


def _moments(table: Table, first: int, last: int, eye: Eye) -> list[Moment]:
    game, referee = table.game, table.first_position()
    seen = table.as_seen_by(eye)
    found: list[Moment] = []
    for taken, step in zip(table.steps, list(table.referee.record.steps), strict=True):
        if taken.number > last or len(found) == MOST_MOMENTS:
            break
        referee.play(CHANCE if step.by is None else step.by, step.choice)
        if taken.number >= first:
            position = referee.position
            names = [game.name_of_seat(position, seat) for seat in range(table.stored.seats)]
            prompt = prompt_of(game.prompt(position, seen))
            view = game.view(position, seen)
            found.append(
                Moment(taken.number, taken.by, taken.bot, referee.events(seen), taken.turn, view, names, prompt)
            )
    return found


def dealing(stored: StoredTable, entries: Sequence[Entry]) -> Dealing:
    """Every outcome of chance with all that could have come instead, those that were taken back included."""
    table = Table(stored)
    draws: list[Draw] = []
    for entry in entries:
        body = log.decode(entry.body)
        if isinstance(body, Chosen) and body.by is None:
            draws.append(_draw(table, entry.number, body))
        table.take(body)
    if not table.is_over or table.is_imported:
        raise Complaint("not-over-yet")
    return Dealing(stored.id, seal(stored.seed), stored.seed.hex(), draws)


def _draw(table: Table, number: int, body: Chosen) -> Draw:
    outcomes = table.referee.outcomes()
    choice = table.game.convert(body.choice, table.game.choice_type)
    return Draw(number, list(outcomes), [outcome for outcome, _ in outcomes].index(choice))
