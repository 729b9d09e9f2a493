"""Steps through a saved game under the referee."""

from __future__ import annotations

from collections.abc import Iterator

from ostrov.games.registry import find_game
from ostrov.kernel.game import Form, Game
from ostrov.kernel.position import CHANCE, Position
from ostrov.kernel.record import Reading, Record, read_record, reading_record
from ostrov.kernel.referee import Referee
from ostrov.kernel.refusals import Impossible, Refusal


class BadStep(Exception):
    """A step that the rules refuse, with its number."""

    def __init__(self, number: int, refusal: Refusal, position: Position) -> None:
        super().__init__(number)
        self.number = number
        self.refusal = refusal
        self.position = position


def load(text: bytes) -> tuple[Game, Record]:
    return read_record(text, find_game)


def loading(text: bytes) -> Reading:
    """The same a step at a time."""
    return reading_record(text, find_game)


def begin(game: Game, record: Record) -> Referee:
    """The table before the first step of the record."""
    if record.start is None:
        referee = Referee.begin(game, record.seats, record.options)
        referee.record.proof = record.proof
        return referee
    begun = Record(record.format, game.id, record.rules, record.seats, record.options, [], record.start)
    try:
        position = game.read_position(game.convert(record.start, game.position_type))
    except (ValueError, OverflowError):
        # A number that no position has room for.
        raise Impossible("record-not-understood") from None
    if position.seats != record.seats:
        raise Impossible("record-not-understood")
    return Referee(game, position, begun)


def steps(referee: Referee, record: Record) -> Iterator[list[Form]]:
    """Carry out step after step, and yield what a spectator witnesses of each."""
    for number, step in enumerate(record.steps, 1):
        try:
            referee.play(CHANCE if step.by is None else step.by, step.choice)
        except Refusal as refusal:
            raise BadStep(number, refusal, referee.position) from None
        yield referee.events(None)
