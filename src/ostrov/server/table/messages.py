"""What page and server say to each other: the whole contract, typed. The page's types are made from this file.

The page sends commands over one socket a table; the server sends frames. Codes and arguments travel, never sentences.
Forms of games (views, actions, events) travel as each game's `forms.py` has them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ostrov.kernel.game import Outcome, Prompt
from ostrov.kernel.record import Proof
from ostrov.kernel.vocabulary import Trait
from ostrov.lab.verifying import Finding
from ostrov.server.table.log import ChangeKind

CommandId = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern=r"^[\w-]+$")]
# A nonce, or the SHA-256 of one, in hex.
Secret = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]
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


class StandInShown(Message, frozen=True):
    """In so many seconds (0: now) a bot may stand in for somebody who is away, or takes too long for a move.

    The host has it stand in alone, others only all together: `wanted_by` names who has said so, `waits_for` whose yes
    it would take beside the reader's, and `is_yours_to_say` tells whether the reader may say it, too.
    """

    seconds: float
    wanted_by: list[str]
    waits_for: list[str]
    is_yours_to_say: bool


class Occupant(Message, frozen=True):
    """Who sits on a seat: a person, a bot, a bot that stands in for a person, or (both null) nobody yet."""

    person: str | None
    bot: str | None
    # The reader is this person.
    is_yours: bool
    # The person has the page open.
    is_here: bool
    stand_in: StandInShown | None = None
    # Whoever has the key of the seat may sit down: nobody sits there, or a bot until somebody who was invited comes.
    is_open: bool = False
    # That key, for those who may invite.
    key: str | None = None


# Chance


class PartShown(Message, frozen=True):
    """What a person gives to chance: null until they have committed to a nonce."""

    person: str
    is_yours: bool
    commitment: str | None
    is_revealed: bool


class PartsShown(Message, frozen=True):
    """What everybody gives to chance, in the order of the commitments.

    open: commitments are taken. closed: every seat is taken, and nonces are to be revealed. bound: the key is made of
    those that were, and the game has begun. `waits_for` names the people that the table waits for; a reader among them
    is to commit, or to reveal.
    """

    state: Literal["open", "closed", "bound"]
    parts: list[PartShown]
    waits_for: list[str]
    is_waiting_for_you: bool


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
    several seats: its view comes only after the command `look`. A seat whose view tells no more than everybody's is
    asked without it.
    """

    eye: int | None
    view: Any
    # The codes of the names that seats have in the fiction (`role-diver`), or null.
    names: list[str | None]
    prompt: Prompt
    asked: list[Asked]
    # The seats without which the game does not go on; others may act, too.
    waited_for: list[int]
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
    Saved games that were brought in have neither: their cards were dealt elsewhere. Of a long past, only what happened
    from entry `since` on comes along; the command `earlier` brings the rest, part by part.
    """

    table: str
    game: str
    options: Any
    version: int
    seats: list[Occupant]
    is_host: bool
    # The bot that stands in for people here.
    strength: str
    # How long somebody may think about a move before a bot may stand in; null: for ever.
    move_seconds: int | None
    seal: str | None
    seed: str | None
    parts: PartsShown
    steps: list[Step]
    changes: list[Change]
    since: int
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
    """Somebody sat down, left or was replaced. `now` comes along because what is asked may have changed. `changes` are
    those from entry `since` on, in the place of those that were told of before."""

    version: int
    seats: list[Occupant]
    parts: PartsShown
    changes: list[Change]
    since: int
    now: Now | None


class EarlierShown(Frame, frozen=True, tag="earlier"):
    """What happened from entry `since` on and before entry `before`."""

    since: int
    before: int
    steps: list[Step]
    changes: list[Change]


class PresenceChanged(Frame, frozen=True, tag="presence"):
    """Somebody who sits here has come or gone, or is waited for from now on, which changes nothing else."""

    seats: list[Occupant]


class Nudged(Frame, frozen=True, tag="nudged"):
    """Somebody waits for the reader to move for this seat."""

    seat: int
    by: str


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


AnyFrame = TableShown | StepsTaken | SeatsChanged | EarlierShown | PresenceChanged | Nudged | Played | Done | Refused


# Commands, from page to server


class Command(Message, frozen=True, tag_field="do"):
    """The same command twice, with the same id, is carried out once and answered the same. Another command may not have
    that id."""

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
    """Take an open seat (with its key), or one's own seat back from a bot.

    `commitment`: to the nonce that the reader will give to chance. Ignored once the game has begun.
    """

    seat: SeatNumber
    key: str | None = None
    commitment: Secret | None = None


class Invite(Command, frozen=True, tag="invite"):
    """Make a new key for a free seat, or for a bot's, which plays on until somebody comes. The key before is no longer
    good."""

    seat: SeatNumber


class Commit(Command, frozen=True, tag="commit"):
    """Commit to the nonce that the reader will give to chance, where the table waits for that. Too late, or a second
    time, it changes nothing."""

    commitment: Secret


class Reveal(Command, frozen=True, tag="reveal"):
    """Show the nonce that the reader committed to, once every commitment is known. Too late, it changes nothing."""

    nonce: Secret


class HandOver(Command, frozen=True, tag="hand-over"):
    """Let a bot play on the reader's own seat. Without a bot, the seat becomes free for somebody else."""

    seat: SeatNumber
    bot: str | None


class StandIn(Command, frozen=True, tag="stand-in"):
    """Let a bot of the table's strength play: on a free seat, or for somebody who was waited for long enough."""

    seat: SeatNumber


class Nudge(Command, frozen=True, tag="nudge"):
    """Remind somebody who is here that the game waits for this seat; every half a minute at most."""

    seat: SeatNumber


class Look(Command, frozen=True, tag="look"):
    """The curtain is lifted for this seat of the reader; null closes it."""

    seat: SeatNumber | None


class Wish(Command, frozen=True, tag="wish"):
    """What this page wants to have sent along."""

    forecast: bool


class Earlier(Command, frozen=True, tag="earlier"):
    """What happened before this entry is wanted, a part of it."""

    before: int


class Again(Command, frozen=True, tag="again"):
    """The same game with the same seats, at a new table; once this one is over."""


AnyCommand = (
    Play
    | TakeBack
    | Consent
    | Sit
    | Invite
    | Commit
    | Reveal
    | HandOver
    | StandIn
    | Nudge
    | Look
    | Wish
    | Earlier
    | Again
)


# Over HTTP


class Me(Message, frozen=True):
    name: str


class MeShown(Message, frozen=True):
    """Null for someone who has not said a name yet."""

    name: str | None


class SeatWanted(Message, frozen=True):
    """Who is to sit there: the maker of the table (here), someone who gets the link (friend), or a bot by its name."""

    kind: Literal["here", "friend", "bot"]
    bot: str | None = None


class NewTable(Message, frozen=True):
    """`commitment`: to the nonce that the maker will give to chance, if one of the seats is theirs."""

    game: str
    options: dict[str, Any]
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=7)]
    commitment: Secret | None = None
    # How long a move may take before a bot may stand in; null: as long as it takes.
    move_seconds: Literal[60, 180, 600, 86400] | None = None


class TableMade(Message, frozen=True):
    table: str


# How an option is chosen.
Control = Literal["choice", "switch", "list", "number", "seat"]


class OptionShown(Message, frozen=True):
    """An option of a game, its values in their own order. A list takes several of them, a seat the number of one."""

    name: str
    values: list[str]
    kind: Control
    default: Any


class TraitsShown(Message, frozen=True):
    """What the page may know of a game's actions and events without knowing the game, by their tags."""

    choice: dict[str, list[Trait]]
    event: dict[str, list[Trait]]


class GameShown(Message, frozen=True):
    """A game for the lobby. `kinds` tells of which enumeration the fields of forms are, so that they can be named:
    {"choice": {"move": {"to": "tile"}}, "event": …}; and `view` holds the same for the structure of the view.
    `first_game` has the options that its rulebook advises for a first game.
    """

    id: str
    prefix: str
    seats: list[int]
    is_cooperative: bool
    has_secrets: bool
    has_forecast: bool
    options: list[OptionShown]
    first_game: dict[str, Any]
    bots: list[str]
    kinds: dict[str, Any]
    traits: TraitsShown


class TableListed(Message, frozen=True):
    """A table of the reader's in the lobby."""

    table: str
    game: str
    seats: list[Occupant]
    # A saved game that was brought in: nobody sits there.
    is_saved: bool
    # It was played by other rules than this server's, and can no longer be opened.
    is_outdated: bool
    # The reader is awaited there.
    is_awaited: bool
    # The seats for which the game waits.
    awaited: list[int]
    # What is left of the time for a move; null where there is none, or nobody is waited for.
    seconds_left: float | None
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
    """One outcome of chance, to be checked (`lab/dealing.py` says how); `number` is that of its step.

    `outcomes` are all that could come, each with its weight, in the order of the rules; `chosen` is the one that came.
    """

    number: int
    kind: str
    outcomes: list[tuple[Any, int]]
    chosen: int


class Dealing(Message, frozen=True):
    """What the page needs to check that chance was fair, once the game is over: all draws of the game as it stands.

    `proof` is null where the game was dealt by an earlier version. `verifier` is the address of another server that
    checks saved games by its own rules, if this one names any.
    """

    table: str
    proof: Proof | None
    draws: list[Draw]
    verifier: str | None


class Verification(Message, frozen=True):
    """Whether the draws of a saved game follow from what was sealed before it; see `lab/verifying.py`."""

    is_fair: bool
    finding: Finding
    draws: int
    gave: list[str]
    left_out: list[str]
    without: list[str]
    name: str | None
    step: int | None
    draw: int | None
    drawn: Any
    follows: Any
