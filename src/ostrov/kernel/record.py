"""A saved game: what was chosen, by seats and by chance, and nothing else. It replays from this alone."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Annotated, Any, TypeVar

import msgspec

from ostrov.kernel.game import Form, Game
from ostrov.kernel.refusals import Impossible

FORMAT = 1

_NO_STEPS = b'"steps": []'
_STEPS_AT_ONCE = 100

Decoded = TypeVar("Decoded")


SeatOrChance = Annotated[int, msgspec.Meta(ge=0, le=6)] | None


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One choice. `by` is a seat, or null for chance."""

    by: SeatOrChance
    choice: Any


# 32 bytes in hex.
Secret = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person gave to chance: the SHA-256 of a nonce before the game, then the nonce itself. Null: not given."""

    name: str
    commitment: Secret | None
    nonce: Secret | None


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every draw follows from (`lab/dealing.py`). `parts` are those of the people who sat there when it began, in
    the order of their commitments."""

    table: str
    seal: Secret
    seed: Secret
    parts: list[Part]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """`start` is the position the game began from, where that is not the game's own beginning. `proof` comes with
    games that were played at a table of a server."""

    format: int
    game: str
    rules: int
    seats: int
    options: Any
    steps: list[Step]
    start: Any = None
    proof: Proof | None = None

    @classmethod
    def begin(cls, game: Game, seats: int, options: Form) -> Record:
        return cls(FORMAT, game.id, game.rules_version, seats, options, [])

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


# Reads a record piece by piece, and returns it with its game.
Reading = Generator[None, None, tuple[Game, Record]]


def writing_record(record: Record) -> Generator[None, None, bytes]:
    """The same text as `to_json`, some steps at a time, for those who must not be held up by a long one."""
    before, _, after = msgspec.structs.replace(record, steps=[]).to_json().partition(_NO_STEPS)
    written: list[bytes] = []
    for first in range(0, len(record.steps), _STEPS_AT_ONCE):
        steps = msgspec.json.format(msgspec.json.encode(record.steps[first : first + _STEPS_AT_ONCE]), indent=1)
        # Without the brackets, and one space further in.
        written.append(steps[1:-2].replace(b"\n", b"\n "))
        yield
    return before + b'"steps": [' + b",".join(written) + (b"\n ]" if written else b"]") + after


def read_record(text: bytes, find_game: Callable[[str], Game]) -> tuple[Game, Record]:
    """A record from a file, typed by its game; says what is wrong with a broken one."""
    reading = reading_record(text, find_game)
    while True:
        try:
            next(reading)
        except StopIteration as end:
            game, record = end.value
            return game, record


def reading_record(text: bytes, find_game: Callable[[str], Game]) -> Reading:
    """The same a step at a time, for those who must not be held up by a long one."""
    unread = _decode(text, _Unread)
    if unread.format != FORMAT:
        raise Impossible("record-of-another-format", format=unread.format)
    game = find_game(unread.game)
    if unread.rules != game.rules_version:
        raise Impossible("record-of-other-rules", rules=unread.rules, known=game.rules_version)
    if len(unread.steps) > game.longest:
        raise Impossible("record-too-long", steps=len(unread.steps), longest=game.longest)
    options = game.options(unread.options, unread.seats)
    record = Record(unread.format, unread.game, unread.rules, unread.seats, options, [], unread.start, unread.proof)
    for number, raw in enumerate(unread.steps, 1):
        step = _decode(bytes(raw), _UnreadStep)
        record.steps.append(Step(step.by, _typed(game, step.choice, number)))
        yield
    return game, record


class _Unread(msgspec.Struct, forbid_unknown_fields=True):
    """A record whose steps were counted and not looked into."""

    format: int
    game: str
    rules: int
    seats: int
    options: Any
    steps: list[msgspec.Raw]
    start: Any = None
    proof: Proof | None = None


class _UnreadStep(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    by: SeatOrChance
    choice: msgspec.Raw


def _decode(text: bytes, kind: type[Decoded]) -> Decoded:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Impossible("record-not-understood") from None


def _typed(game: Game, choice: msgspec.Raw, number: int) -> Any:
    try:
        return game.decode(bytes(choice), game.choice_type)
    except Impossible as error:
        raise Impossible("step-not-understood", step=number, **error.arguments) from None
