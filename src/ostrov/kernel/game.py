"""What every game offers to people, bots and researchers alike."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Literal, get_args, get_origin

import msgspec

from ostrov.kernel.dice import Dice
from ostrov.kernel.position import Position
from ostrov.kernel.refusals import Impossible, Reason


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An outside form: typed, validated, and the same in JSON. Made from a position, never kept beside it.

    Forms hold forms and values and never each other in a circle, so the garbage collector need not know them.

    Names are enumerations; their messages are called after class and value (`tile-iron-gate`). In every game, fields
    called seat, pawn or receiver are seats, and seats and pawns are lists of them.
    """

    # Fields that need not be told to people: a view says the same better elsewhere, or a heading says it.
    untold: ClassVar[frozenset[str]] = frozenset()


# What a ground looks like on a board without pictures.
Look = Literal["bare", "sand", "grass", "forest", "rock", "mud", "shallows", "sea"]


class Spot(Form, frozen=True, omit_defaults=True):
    """One cell of a board that is drawn row by row, each row in the middle.

    Its first field is its name, as actions say it; the second is its ground, an enumeration; the others tell what is
    there, and have defaults for nothing, which need not be sent. Where null stands, there is no cell.
    """

    # How every ground looks, and by the empty string how a cell does that has none.
    looks: ClassVar[dict[str, Look]] = {}


def values_of(kind: Any) -> list[str]:
    """What may be written for an option of this type, in its own order; a list's members are followed by a comma."""
    if get_origin(kind) is Literal:
        return [str(value) for value in get_args(kind)]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [str(member.value) for member in kind]
    if kind is bool:
        return ["true", "false"]
    values = [value for part in get_args(kind) for value in values_of(part)]
    return [f"{value},…" for value in values] if get_origin(kind) is list else values


@cache
def _decoder_of(kind: Any) -> msgspec.json.Decoder[Any]:
    """A union takes longer to understand than to read, so each is understood once."""
    return msgspec.json.Decoder(kind)


class Outcome(Form, frozen=True):
    """How a game ended, and by which clause."""

    reason: str
    clause: str
    winners: list[int]
    points: list[int]


class Prompt(Form, frozen=True):
    """What a seat is asked, or what it waits for. A code that begins with `may-` is asked of a seat that may do
    something now while the game goes on without it."""

    code: str
    arguments: dict[str, Any]

    @property
    def is_waited_for(self) -> bool:
        return not self.code.startswith("may-")


class Game(ABC):
    """A game by its id. Positions are trusted; whatever comes as a `Form` is checked."""

    id: ClassVar[str]
    # The letters before its clauses.
    prefix: ClassVar[str]
    seats: ClassVar[range]
    # One team, or each for themselves.
    is_cooperative: ClassVar[bool]
    # Seats know things that others do not.
    has_secrets: ClassVar[bool]
    # It can tell what the next draw may bring.
    has_forecast: ClassVar[bool] = False
    # The clause that gives each player a seat.
    clause_of_seats: ClassVar[str]
    # Changes whenever a saved game would no longer replay.
    rules_version: ClassVar[int]
    # No game takes more choices than this, chance included.
    longest: ClassVar[int]
    folder: ClassVar[Path]

    # The types of its forms; those of choices and events are tagged unions.
    options_type: ClassVar[type[Form]]
    choice_type: ClassVar[Any]
    event_type: ClassVar[Any]
    position_type: ClassVar[type[Form]]
    view_type: ClassVar[type[Form]]

    def options(self, given: Any, seats: int) -> Form:
        """Options from loose values, with defaults for what is missing."""
        if seats not in self.seats:
            raise Impossible("seats-out-of-range", seats=seats, least=self.seats[0], most=self.seats[-1])
        try:
            options = msgspec.convert(given, self.options_type, strict=False)
        except msgspec.ValidationError as error:
            raise self._complaint_about_options(str(error)) from None
        self.check_options(options, seats)
        return options

    def _complaint_about_options(self, error: str) -> Impossible:
        """Names the option, and what could be written instead."""
        known = {field.encode_name: field.type for field in msgspec.structs.fields(self.options_type)}
        if not known:
            return Impossible("no-options")
        if found := re.search(r"unknown field `(\w+)`", error):
            return Impossible("option-unknown", option=found[1], known=list(known))
        if (found := re.search(r"at `\$\.(\w+)", error)) and found[1] in known:
            return Impossible("option-refused", option=found[1], values=values_of(known[found[1]]))
        return Impossible("options-not-understood", detail=error)

    def check_options(self, options: Form, seats: int) -> None:  # noqa: B027 (most games have nothing to add)
        """Refuse what the types alone cannot."""

    @abstractmethod
    def start(self, seats: int, options: Form) -> Position:
        """The first position; chance sets the game up from here."""

    @abstractmethod
    def show_choice(self, position: Position, choice: int) -> Form:
        """An action or an outcome of chance for the outside."""

    @abstractmethod
    def read_choice(self, position: Position, form: Form) -> int:
        """And back; says nothing about whether it is allowed. Refuses what cannot even be said."""

    @abstractmethod
    def why_not(self, position: Position, actor: int, choice: int) -> Reason:
        """Why an actor may not choose this now."""

    @abstractmethod
    def show_event(self, position: Position, event: tuple[int, ...], seat: int | None) -> Form | None:
        """An event as this seat (None: a spectator) may witness it, or None."""

    @abstractmethod
    def show_position(self, position: Position) -> Form:
        """The whole position: the notation for tests, puzzles and bug reports."""

    @abstractmethod
    def read_position(self, form: Form) -> Position:
        """And back; an impossible one is refused with what is wrong."""

    @abstractmethod
    def view(self, position: Position, seat: int | None) -> Form:
        """What this seat (None: a spectator) may know, and nothing else."""

    @abstractmethod
    def imagine(self, view: Form, dice: Dice) -> Position:
        """A full position, drawn fairly, that the seat with this view cannot tell from the true one."""

    @abstractmethod
    def outcome(self, position: Position) -> Outcome | None:
        """How it ended; None while it goes on."""

    @abstractmethod
    def prompt(self, position: Position, seat: int | None) -> Prompt:
        """What this seat is asked or waits for."""

    @abstractmethod
    def name_of_seat(self, position: Position, seat: int) -> str | None:
        """The code of the name that a seat has in the fiction, such as a role's; None where it has none (yet)."""

    def forecast(self, position: Position) -> Form | None:
        """What the next draw may bring, exact from what is public; None where a game has no such thing."""
        return None

    def reveals(self, choice: Form) -> bool:
        """Whether an action shows the others what they did not know, so that nobody can take it back alone."""
        return False

    def decode(self, text: bytes | str, form: Any) -> Any:
        """A form of this game from JSON; a broken one is refused with the place where it breaks."""
        try:
            return _decoder_of(form).decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Impossible("form-not-understood", detail=str(error)) from None

    def convert(self, thing: Any, form: Any) -> Any:
        """The same from what JSON has become already."""
        try:
            return msgspec.convert(thing, form)
        except msgspec.ValidationError as error:
            raise Impossible("form-not-understood", detail=str(error)) from None
