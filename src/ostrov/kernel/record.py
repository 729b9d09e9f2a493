"""A saved game: what was chosen, by seats and by chance, and nothing else. It replays from this alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from ostrov.kernel.game import Form, Game
from ostrov.kernel.refusals import Impossible

FORMAT = 1


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One choice. `by` is a seat, or null for chance."""

    by: Annotated[int, msgspec.Meta(ge=0, le=6)] | None
    choice: Any


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """`start` is the position the game began from, where that is not the game's own beginning."""

    format: int
    game: str
    rules: int
    seats: int
    options: Any
    steps: list[Step]
    start: Any = None

    @classmethod
    def begin(cls, game: Game, seats: int, options: Form) -> Record:
        return cls(FORMAT, game.id, game.rules_version, seats, options, [])

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def read_record(text: bytes, find_game: Callable[[str], Game]) -> tuple[Game, Record]:
    """A record from a file, typed by its game; says what is wrong with a broken one."""
    record = _decode(text)
    if record.format != FORMAT:
        raise Impossible("record-of-another-format", format=record.format)
    game = find_game(record.game)
    if record.rules != game.rules_version:
        raise Impossible("record-of-other-rules", rules=record.rules, known=game.rules_version)
    record.options = game.options(record.options, record.seats)
    record.steps = [Step(step.by, _typed(game, step.choice, number)) for number, step in enumerate(record.steps, 1)]
    return game, record


def _decode(text: bytes) -> Record:
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Impossible("record-not-understood") from None


def _typed(game: Game, choice: Any, number: int) -> Any:
    try:
        return msgspec.convert(choice, game.choice_type)
    except msgspec.ValidationError as error:
        raise Impossible("step-not-understood", step=number, detail=str(error)) from None
