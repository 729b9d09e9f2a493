"""What every game offers to people, bots and researchers alike."""

from __future__ import annotations

import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import Enum
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, get_args, get_origin

import msgspec

from ostrov.kernel.bits import members
from ostrov.kernel.dice import Dice
from ostrov.kernel.position import CHANCE_AWAITED, EVERYBODY, Position
from ostrov.kernel.refusals import Impossible, Reason
from ostrov.kernel.vocabulary import Trait, Vocabulary


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An outside form: typed, validated, and the same in JSON. Made from a position, never kept beside it.

    Forms hold forms and values and never each other in a circle, so the garbage collector need not know them.

    Names are enumerations; their messages are called after class and value (`tile-iron-gate`). In every game, fields
    called seat, pawn or receiver are seats, and seats and pawns are lists of them.
    """

    # Fields that need not be told to people: a view says the same better elsewhere, or a heading says it.
    untold: ClassVar[frozenset[str]] = frozenset()


def union_of(base: type[Form]) -> Any:
    """The tagged union of the forms that this one is the base of, in the order in which its module writes them."""
    written = [kind for kind in vars(sys.modules[base.__module__]).values() if isinstance(kind, type)]
    return reduce(or_, [kind for kind in written if issubclass(kind, base) and not kind.__subclasses__()])


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


Seat = Annotated[int, msgspec.Meta(ge=0, le=6)]


class OptionsForm(Form, frozen=True, kw_only=True):
    """What a table chooses before a game; what each game adds of its own comes first."""

    # Who begins; null leaves it to chance.
    first: Seat | None = None


class ViewForm(Form, frozen=True):
    """How every view begins: whose it is, and whom the game waits for. Each game says how many seats it has."""

    seat: Seat | None
    awaited: list[Seat]
    chance_awaited: bool


class Outcome(Form, frozen=True):
    """How a game ended, and by which clause."""

    reason: str
    clause: str
    winners: list[int]
    points: list[int]


class Prompt(Form, frozen=True):
    """What a seat is asked, or what it waits for."""

    code: str
    arguments: dict[str, Any]
    # The seat may do something now, while the game goes on without it.
    is_optional: bool = False
    # Whatever is chosen now cannot be taken back alone.
    is_final: bool = False

    @property
    def is_waited_for(self) -> bool:
        return not self.is_optional


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
    # The clause that gives each player a seat.
    clause_of_seats: ClassVar[str]
    # The options that its rulebook advises for a first game.
    first_game: ClassVar[Mapping[str, Any]] = {}
    # Changes whenever a saved game would no longer replay.
    rules_version: ClassVar[int]
    # No game takes more choices than this, chance included.
    longest: ClassVar[int]
    folder: ClassVar[Path]

    # All that can be said in it, and the module of its forms: `Options`, `Choice`, `Event`, `PositionForm`, `View`, and
    # `PHASES` and `ENDINGS` in the order of their numbers.
    vocabulary: ClassVar[Vocabulary]
    forms: ClassVar[Any]

    # The types of its forms; those of choices and events are tagged unions.
    options_type: ClassVar[type[OptionsForm]]
    choice_type: ClassVar[Any]
    event_type: ClassVar[Any]
    position_type: ClassVar[type[Form]]
    view_type: ClassVar[type[Form]]
    # What may come next, where a game can tell.
    forecast_type: ClassVar[type[Form] | None] = None

    # What its components show and no view repeats, for boards that draw them; as it is in JSON.
    printed: ClassVar[Mapping[str, Any]] = {}

    @property
    def has_forecast(self) -> bool:
        return self.forecast_type is not None

    def __init_subclass__(cls) -> None:
        cls.options_type = cls.forms.Options
        cls.choice_type = cls.forms.Choice
        cls.event_type = cls.forms.Event
        cls.position_type = cls.forms.PositionForm
        cls.view_type = cls.forms.View

    def options(self, given: Any, seats: int) -> OptionsForm:
        """Options from loose values, with defaults for what is missing."""
        if seats not in self.seats:
            raise Impossible("seats-out-of-range", seats=seats, least=self.seats[0], most=self.seats[-1])
        try:
            options = msgspec.convert(given, self.options_type, strict=False)
        except msgspec.ValidationError as error:
            raise self._complaint_about_options(str(error), seats) from None
        if options.first is not None and options.first >= seats:
            raise Impossible("first-seat-unknown", seats=seats)
        self.check_options(options, seats)
        return options

    def _complaint_about_options(self, error: str, seats: int) -> Impossible:
        """Names the option, and what could be written instead."""
        known = {field.encode_name: field.type for field in msgspec.structs.fields(self.options_type)}
        if found := re.search(r"unknown field `(\w+)`", error):
            return Impossible("option-unknown", option=found[1], known=list(known))
        if "`$.first`" in error:
            return Impossible("first-seat-unknown", seats=seats)
        if (found := re.search(r"at `\$\.(\w+)", error)) and found[1] in known:
            return Impossible("option-refused", option=found[1], values=values_of(known[found[1]]))
        return Impossible("options-not-understood", detail=error)

    # Each game knows its own positions and forms: what is given to these is one of its own.

    def check_options(self, options: Any, seats: int) -> None:  # noqa: B027 (most games have nothing to add)
        """Refuse what the types alone cannot."""

    @abstractmethod
    def start(self, seats: int, options: Any) -> Position:
        """The first position; chance sets the game up from here."""

    @abstractmethod
    def show_position(self, position: Any, /) -> Form:
        """The whole position: the notation for tests, puzzles and bug reports."""

    @abstractmethod
    def read_position(self, form: Any, /) -> Position:
        """The position that a form describes; an impossible one is refused with what is wrong."""

    @abstractmethod
    def view(self, position: Any, seat: int | None, /) -> Form:
        """What this seat (None: a spectator) may know, and nothing else."""

    def recollection(self, position: Any, seat: int, /) -> Form:
        """The view of a seat that forgets nothing: as it was shown before, where it is no longer shown."""
        return self.view(position, seat)

    @abstractmethod
    def imagine(self, view: Any, dice: Dice, /) -> Position:
        """A full position, drawn fairly, that the seat with this view cannot tell from the true one."""

    @abstractmethod
    def clause_of_end(self, position: Any, /) -> str:
        """The clause by which a game that is over has ended."""

    @abstractmethod
    def ask(self, position: Any, seat: int, /) -> Prompt:
        """What an awaited seat is asked."""

    def who_is_waited_for(self, position: Any, awaited: list[int], /) -> list[int]:
        """Of those who may act now, those without whom the game does not go on."""
        return awaited

    def moment(self, position: Any, /) -> str:
        """The name of what chance decides now."""
        return str(self.forms.PHASES[position.phase])

    def name_of_seat(self, position: Any, seat: int, /) -> str | None:
        """The code of the name that a seat has in the fiction, such as a role's; None where it has none (yet)."""
        return None

    # The same for every game.

    def show_choice(self, position: Position, choice: int) -> Form:
        """An action or an outcome of chance for the outside."""
        return self.vocabulary.show_choice(position, choice)

    def read_choice(self, position: Position, form: Form) -> int:
        """The choice that a form says, allowed or not. Refuses what cannot even be said."""
        return self.vocabulary.read_choice(position, form)

    def why_not(self, position: Position, actor: int, choice: int) -> Reason:
        """Why an actor may not choose this now."""
        return self.vocabulary.why_not(position, actor, choice)

    def show_event(self, position: Position, event: tuple[int, ...], seat: int | None) -> Form | None:
        """An event as this seat (None: a spectator) may witness it, or None."""
        return self.vocabulary.show_event(position, event, seat)

    @property
    def traits(self) -> dict[type[Form], frozenset[Trait]]:
        """What is to be known of its actions and events by whoever shows it."""
        return self.vocabulary.traits

    def reveals(self, choice: Form) -> bool:
        """Whether an action shows the others what they did not know, so that nobody can take it back alone."""
        return Trait.REVEALS in self.vocabulary.traits_of(choice)

    def outcome(self, position: Position) -> Outcome | None:
        """How it ended; None while it goes on."""
        if not position.ending:
            return None
        points = [int(position.points(seat)) for seat in range(position.seats)]
        reason = self.forms.ENDINGS[position.ending]
        return Outcome(reason, self.clause_of_end(position), members(position.winners()), points)

    def prompt(self, position: Position, seat: int | None) -> Prompt:
        """What this seat is asked or waits for."""
        awaited = members(position.awaited & EVERYBODY)
        if not position.awaited:
            return Prompt("over", {})
        if position.awaited & CHANCE_AWAITED:
            return Prompt(f"chance-{self.moment(position)}", {})
        if seat is None or seat not in awaited:
            return Prompt("wait", {"seats": self.who_is_waited_for(position, awaited)})
        return self.ask(position, seat)

    def head_of_view(self, position: Position, seat: int | None) -> dict[str, Any]:
        """What every view begins with (`ViewForm`)."""
        awaited = members(position.awaited & EVERYBODY)
        return {"seat": seat, "awaited": awaited, "chance_awaited": bool(position.awaited & CHANCE_AWAITED)}

    def forecast(self, position: Any, seat: int | None, /) -> Form | None:
        """What may come next, exact from what this seat (None: a spectator) knows; None where a game has no such
        thing."""
        return None

    def decode(self, text: bytes | str, form: Any) -> Any:
        """A form of this game from JSON; a broken one is refused with the place where it breaks."""
        try:
            return _decoder_of(form).decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise Impossible("form-not-understood", detail=str(error)) from None

    def convert(self, thing: Any, form: Any) -> Any:
        """The same from what JSON has become already."""
        try:
            return msgspec.convert(thing, form)
        except msgspec.ValidationError as error:
            raise Impossible("form-not-understood", detail=str(error)) from None
