"""What page and server say to each other: the whole contract, typed. The page's types are made from this file.

The page sends commands over one socket a table; the server sends frames. Codes and arguments travel, never sentences.
Forms of games (views, actions, events) travel as each game's `forms.py` has them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ostrov.kernel.game import Outcome, Prompt
from ostrov.server.log import ChangeKind

CommandId = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern=r"^[\w-]+$")]
PersonName = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=6)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Anything sent either way."""


# What is wrong


class Problem(Message, frozen=True):
    """A complaint for the page to put into words: `kind` is the family of the message (refusal, impossible, complaint).

    In the arguments, as in those of prompts, a name of the fiction stands as {"name": "tile-iron-gate"}; `action` is a
    form of the game.
    """

    kind: Literal["refusal", "impossible", "complaint"]
    code: str
    clause: str | None
    arguments: dict[str, Any]


class ProblemShown(Message, frozen=True):
    """What an HTTP request gets that cannot be answered."""

    problem: Problem


# Seats


class Occupant(Message, frozen=True):
    """Who sits on a seat: a person, a bot, a bot that stands in for a person, or (both null) nobody yet."""

    person: str | None
    bot: str | None
    # The reader is this person.
    is_yours: bool
    # The person has the page open.
    is_here: bool


# What happened


class Step(Message, frozen=True):
    """One entry of the table's log that changed the game, as the reader may witness it.

    `by` is null for chance, and `bot` names who chose for that seat unless a person did. `view`, and the names that
    seats have in the fiction then, come along while a table is watched live, and not in the history that a page gets
    when it connects. A view that is the same as that of `now` in the same frame is left out.
    """

    number: int
    by: int | None
    bot: str | None
    events: list[Any]
    turn: int
    view: Any = None
    names: list[str | None] | None = None


class Change(Message, frozen=True):
    """Something that happened at the table and not in the game; `number` tells between which steps.

    Somebody sat down, took the seat back from a bot, or left it; a bot stands in for the person, or sits there by
    itself; a choice was undone, freely or because the others agreed, with later `choices` and `draws`.
    """

    number: int
    kind: ChangeKind
    person: str | None
    seat: int
    choices: int
    draws: int


class Asked(Message, frozen=True):
    """A seat of the reader that is awaited, and what it may do, in the order of the rules."""

    seat: int
    prompt: Prompt
    actions: list[Any]


class Undo(Message, frozen=True):
    """What undoing would mean to the reader now.

    free: at once, nothing was shown yet or nobody is to be asked. consent: the others are asked. asked: a request is
    open, by the person named, perhaps the reader (`is_yours`), to take back a choice and whatever followed: all steps
    after number `to`. `waits_for` names the others who have not answered, and `is_yours_to_answer` says that the reader
    has not. `declined_by`: who has just said no to a request.
    """

    state: Literal["none", "free", "consent", "asked"]
    by: str | None = None
    is_yours: bool = False
    to: int | None = None
    waits_for: list[str] = []
    is_yours_to_answer: bool = False
    declined_by: str | None = None


class Now(Message, frozen=True):
    """The table as the reader may see it now. `eye` is the seat whose view this is; null for a spectator's.

    `curtain` is the reader's seat that is to be looked through next, where a game has secrets and one person holds
    several seats: its view comes only after the command `look`.
    """

    eye: int | None
    view: Any
    # The codes of the names that seats have in the fiction (`role-diver`), or null.
    names: list[str | None]
    prompt: Prompt
    asked: list[Asked]
    undo: Undo
    outcome: Outcome | None
    curtain: int | None = None
    # What the next draw may bring, for those who want it and games that know it.
    forecast: Any = None


# Frames, from server to page


class Frame(Message, frozen=True, tag_field="say"):
    pass


class TableShown(Frame, frozen=True, tag="table"):
    """All there is to show: on connecting, after an undo, when the reader looks through other eyes, and whenever the
    page has to start afresh.

    `now` is null until every seat is taken. `seal` is the SHA-256 of the seed in hex; `seed` itself comes at the end.
    Saved games that were brought in have neither: their cards were dealt elsewhere.
    """

    table: str
    game: str
    options: Any
    version: int
    seats: list[Occupant]
    is_host: bool
    # The key that opens free seats, for those who may invite.
    invite: str | None
    seal: str | None
    seed: str | None
    steps: list[Step]
    changes: list[Change]
    now: Now | None
    # The table that this one was played again at.
    again: str | None


class StepsTaken(Frame, frozen=True, tag="steps"):
    """What has happened since the version before, one step after another, and how things stand now."""

    version: int
    steps: list[Step]
    now: Now
    seed: str | None


class SeatsChanged(Frame, frozen=True, tag="seats"):
    """Somebody sat down, left or was replaced. `now` comes along because what is asked may have changed."""

    version: int
    seats: list[Occupant]
    changes: list[Change]
    now: Now | None


class PresenceChanged(Frame, frozen=True, tag="presence"):
    """Somebody who sits here has come or gone, which changes nothing else."""

    seats: list[Occupant]


class Played(Frame, frozen=True, tag="again"):
    """The same table again, under a new id."""

    table: str


class Done(Frame, frozen=True, tag="done"):
    """The command of this id was carried out and saved."""

    id: str
    version: int


class Refused(Frame, frozen=True, tag="refused"):
    """The command of this id changed nothing, for this reason. Before a stale one comes the frame `table`."""

    id: str | None
    version: int
    problem: Problem


AnyFrame = TableShown | StepsTaken | SeatsChanged | PresenceChanged | Played | Done | Refused


# Commands, from page to server


class Command(Message, frozen=True, tag_field="do"):
    """The same id twice is carried out once and answered the same."""

    id: CommandId


class Play(Command, frozen=True, tag="play"):
    """`version` is the one that the page answers; if the table has moved on, the command is stale."""

    seat: SeatNumber
    version: int
    action: msgspec.Raw


class TakeBack(Command, frozen=True, tag="undo"):
    """Undo the reader's last choice, at once where that is free, else by asking the others."""

    version: int


class Consent(Command, frozen=True, tag="consent"):
    """Answer a request to undo."""

    version: int
    agrees: bool


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat (with the invitation's key), or one's own seat back from a bot."""

    seat: SeatNumber
    key: str | None = None


class HandOver(Command, frozen=True, tag="hand-over"):
    """Let a bot play: on the reader's own seat, a free seat, or the seat of someone who is not here.

    Without a bot, the reader's own seat becomes free for somebody else.
    """

    seat: SeatNumber
    bot: str | None


class Look(Command, frozen=True, tag="look"):
    """The curtain is lifted for this seat of the reader; null closes it."""

    seat: SeatNumber | None


class Wish(Command, frozen=True, tag="wish"):
    """What this page wants to have sent along."""

    forecast: bool


class Again(Command, frozen=True, tag="again"):
    """The same game with the same seats, at a new table; once this one is over."""


AnyCommand = Play | TakeBack | Consent | Sit | HandOver | Look | Wish | Again


# Over HTTP


class Me(Message, frozen=True):
    name: PersonName


class MeShown(Message, frozen=True):
    """Null for someone who has not said a name yet."""

    name: str | None


class SeatWanted(Message, frozen=True):
    """Who is to sit there: the maker of the table (here), someone who gets the link (friend), or a bot by its name."""

    kind: Literal["here", "friend", "bot"]
    bot: str | None = None


class NewTable(Message, frozen=True):
    game: str
    options: dict[str, Any]
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=7)]


class TableMade(Message, frozen=True):
    table: str


class OptionShown(Message, frozen=True):
    """An option of a game, its values in their own order. A list takes several of them."""

    name: str
    values: list[str]
    kind: Literal["choice", "switch", "list", "number"]
    default: Any


class GameShown(Message, frozen=True):
    """A game for the lobby. `kinds` tells of which enumeration the fields of forms are, so that they can be named:
    {"choice": {"move": {"to": "tile"}}, "event": …}; and `view` holds the same for the structure of the view.
    """

    id: str
    prefix: str
    seats: list[int]
    is_cooperative: bool
    has_secrets: bool
    has_forecast: bool
    options: list[OptionShown]
    bots: list[str]
    kinds: dict[str, Any]


class TableListed(Message, frozen=True):
    """A table of the reader's in the lobby."""

    table: str
    game: str
    seats: list[Occupant]
    # A saved game that was brought in: nobody sits there.
    is_saved: bool
    # The reader is awaited there.
    is_awaited: bool
    is_over: bool
    outcome: str | None
    changed: str
    turn: int


class Moment(Message, frozen=True):
    """The table after one step of its log, for replays and links to a moment."""

    number: int
    by: int | None
    bot: str | None
    events: list[Any]
    turn: int
    view: Any
    names: list[str | None]
    prompt: Prompt


class History(Message, frozen=True):
    """A stretch of a table's moments. `numbers` are those of all the moments there are, none before the game begins."""

    table: str
    game: str
    options: Any
    seats: list[Occupant]
    numbers: list[int]
    moments: list[Moment]
    outcome: Outcome | None


class Draw(Message, frozen=True):
    """One outcome of chance, to be checked: HMAC-SHA256 of the seed picks the point, the point picks the outcome.

    `outcomes` are all that could come, each with its weight, in the order of the rules; `chosen` is the one that came.
    """

    number: int
    outcomes: list[tuple[Any, int]]
    chosen: int


class Dealing(Message, frozen=True):
    """Everything needed to check that chance was fair, once the game is over."""

    table: str
    seal: str
    seed: str
    draws: list[Draw]
