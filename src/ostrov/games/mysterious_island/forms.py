"""The outside forms: actions, outcomes of chance, events, positions and views, with the names that the numbers have."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar, Literal

import msgspec

from ostrov.kernel.game import Form, OptionsForm, ViewForm, union_of

Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
# A chair by its number at the table, counted from 0.
Place = Annotated[int, msgspec.Meta(ge=0, le=4)]


class Character(StrEnum):
    """In the order of their values (components.py)."""

    HAWKINS = "hawkins"
    BLACK_DOG = "black-dog"
    SMOLLETT = "smollett"
    BONES = "bones"
    LIVESEY = "livesey"
    PEW = "pew"
    TRELAWNEY = "trelawney"
    SILVER = "silver"


class Faction(StrEnum):
    PIRATES = "pirates"
    GENTLEMEN = "gentlemen"


class Treasure(StrEnum):
    """By its worth."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"


class Chair(StrEnum):
    """MI-8.1 Which of a player's chairs: the only one, or with two players one of the four around the table."""

    OWN = "own"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"


class Phase(StrEnum):
    CHOOSING_FIRST = "choosing-first"
    DEALING = "dealing"
    PEEKING = "peeking"
    LEADING = "leading"
    TURNING_UP = "turning-up"
    FOLLOWING = "following"
    REVEALING = "revealing"
    SHARING = "sharing"
    STEALING = "stealing"
    NAMING = "naming"
    FORCING = "forcing"
    DISCARDING = "discarding"
    KEEPING = "keeping"
    DRAWING = "drawing"
    OVER = "over"


class Part(StrEnum):
    """What a chair does in the round: it has yet to decide, leads face down, has a character in play, or has none."""

    TO_COME = "to-come"
    FACE_DOWN = "face-down"
    IN = "in"
    OUT = "out"


class Ending(StrEnum):
    """What decided it."""

    RICHEST = "richest"
    LOWEST_CHARACTER = "lowest-character"
    SHARED = "shared"


# A character's number is its value, so the list begins with nobody.
CHARACTERS: list[Character | None] = [None, *Character]
FACTIONS: list[Faction] = list(Faction)
TREASURES: list[Treasure] = list(Treasure)
CHAIRS: list[Chair] = list(Chair)
PHASES: list[Phase] = list(Phase)
# The number 0 stands for a game still being played.
ENDINGS = [None, *Ending]


class Options(OptionsForm, frozen=True):
    """MI-2.1 Who is first in the first round."""


# Actions


class Action(Form, frozen=True, tag_field="do"):
    pass


class Play(Action, frozen=True, tag="play"):
    """The first player's lies face down."""

    character: Character


class Pass(Action, frozen=True, tag="pass"):
    pass


class SitOut(Action, frozen=True, tag="sit-out"):
    pass


class Take(Action, frozen=True, tag="take"):
    treasure: Treasure


class Steal(Action, frozen=True, tag="steal"):
    character: Character


class Spare(Action, frozen=True, tag="spare"):
    """Black Dog steals from nobody; Blind Pew forces nobody."""


class NameRichest(Action, frozen=True, tag="name-richest"):
    seat: Seat
    chair: Chair = Chair.OWN


class Force(Action, frozen=True, tag="force"):
    character: Character


class Discard(Action, frozen=True, tag="discard"):
    treasure: Treasure


class Keep(Action, frozen=True, tag="keep"):
    treasure: Treasure


# Outcomes of chance


class ChooseFirst(Action, frozen=True, tag="choose-first"):
    seat: Seat


class Deal(Action, frozen=True, tag="deal"):
    character: Character


class Peek(Action, frozen=True, tag="peek"):
    treasure: Treasure


class Draw(Action, frozen=True, tag="draw"):
    treasure: Treasure


class TurnUp(Action, frozen=True, tag="turn-up"):
    """The second player's character."""


class Reveal(Action, frozen=True, tag="reveal"):
    """The first player's character, and the treasures."""


Choice = union_of(Action)


# Events


class Happening(Form, frozen=True, tag_field="event"):
    pass


class AtChair(Happening, frozen=True):
    """Something that happens to a player at a chair."""

    seat: Seat
    chair: Chair


class RoundBegan(AtChair, frozen=True, tag="round-began"):
    round: int


class CharacterDealt(AtChair, frozen=True, tag="character-dealt"):
    """As its owner sees it."""

    character: Character


class CardDealt(AtChair, frozen=True, tag="card-dealt"):
    """As the others see it."""


class LaidOpen(Happening, frozen=True, tag="laid-open"):
    character: Character


class TreasurePeeked(AtChair, frozen=True, tag="treasure-peeked"):
    """As the first player sees it."""

    treasure: Treasure


class CardPeeked(AtChair, frozen=True, tag="card-peeked"):
    """As the others see it."""


class CharacterLed(AtChair, frozen=True, tag="character-led"):
    """As the first player sees it."""

    character: Character


class CardLed(AtChair, frozen=True, tag="card-led"):
    """As the others see it."""


class Passed(AtChair, frozen=True, tag="passed"):
    wounds: int


class Drawn(AtChair, frozen=True, tag="drawn"):
    treasure: Treasure


class TurnedUp(AtChair, frozen=True, tag="turned-up"):
    character: Character


class Played(AtChair, frozen=True, tag="played"):
    character: Character


class SatOut(AtChair, frozen=True, tag="sat-out"):
    pass


class Revealed(AtChair, frozen=True, tag="revealed"):
    character: Character
    faction: Faction


class TreasuresTurnedUp(Happening, frozen=True, tag="treasures-turned-up"):
    treasures: list[Treasure]


class Taken(AtChair, frozen=True, tag="taken"):
    character: Character
    treasure: Treasure


class Stole(AtChair, frozen=True, tag="stole"):
    victim: Character


class Spared(AtChair, frozen=True, tag="spared"):
    character: Character


class RichestHit(AtChair, frozen=True, tag="richest-hit"):
    pass


class Forced(AtChair, frozen=True, tag="forced"):
    victim: Character


class Discarded(AtChair, frozen=True, tag="discarded"):
    treasure: Treasure


class Wounded(AtChair, frozen=True, tag="wounded"):
    character: Character
    by: Character
    wounds: int


class Fell(AtChair, frozen=True, tag="fell"):
    pass


class Kept(AtChair, frozen=True, tag="kept"):
    treasure: Treasure


class Ended(Happening, frozen=True, tag="ended"):
    ending: Ending
    seats: list[Seat]


Event = union_of(Happening)


# Positions


class AtTable(Form, frozen=True):
    """What lies open at one chair. The first player's character is left out until it is turned up."""

    treasures: list[Treasure] = []
    wounds: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    character: Character | None = None


class Table(Form, frozen=True):
    """Everything that lies open, and where the round stands.

    `deciding` is the chair that is asked or draws next; left out, the first one. `second` is the second player's
    character once it is turned up. `used` is the last character that took a treasure, or later whose ability had its
    moment. A deck left out holds whatever is nowhere else, the cards that were peeked at included.
    """

    untold: ClassVar = frozenset({"seats", "chairs", "first", "deciding", "steps_done", "used", "got", "fallen"})

    seats: Annotated[int, msgspec.Meta(ge=2, le=5)]
    chairs: list[AtTable] = []
    rules: Literal[2] = 2
    phase: Phase = Phase.LEADING
    round: int = 1
    first: Place = 0
    deciding: Place | None = None
    steps_done: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    used: Character | None = None
    open: list[Character] = []
    second: Character | None = None
    shown: list[Treasure] = []
    got: list[Place] = []
    fallen: list[Place] = []
    deck: dict[Treasure, Annotated[int, msgspec.Meta(ge=0)]] | None = None
    out: dict[Treasure, Annotated[int, msgspec.Meta(ge=0)]] = {}
    starter: Seat | None = None
    ending: Ending | None = None


class Secrets(Form, frozen=True):
    """What only some have seen; in a view, None stands for what this seat has not.

    `first` was dealt to the first player, `led` of these lies face down, `second` was dealt to the second player,
    `peeked` are the top treasures in their order.
    """

    first: list[Character] | None = None
    led: Character | None = None
    second: Character | None = None
    peeked: list[Treasure] | None = None


class PositionForm(Form, frozen=True, tag_field="game", tag="mysterious-island"):
    table: Table
    secrets: Secrets = Secrets()


# Views


class At(Form, frozen=True):
    """MI-8.1 Somebody at a chair."""

    seat: Seat
    chair: Chair


class Acting(At, frozen=True):
    """MI-5.4 Whose ability has its moment, whoever decides in it."""

    character: Character


class ChairShown(Form, frozen=True):
    """MI-3.4 What lies open at one chair, and what it comes to."""

    untold: ClassVar = frozenset({"seat", "chair"})

    seat: Seat
    chair: Chair
    part: Part
    character: Character | None
    treasures: list[Treasure]
    points: int
    wounds: int
    lives_left: int


class View(ViewForm, frozen=True, tag_field="view", tag="mysterious-island"):
    """MI-2.2, MI-3.1 What lies open, and the secrets that this seat has seen.

    `deciding` is the chair that is asked. What lies at the chairs is told with them, and not once more in the table.
    `unseen` are the characters of this round that this seat has not seen: what lies face down is one of them.
    """

    seat: Seat | None
    awaited: list[Seat]
    first: At
    deciding: At | None
    acting: Acting | None
    chairs: list[ChairShown]
    unseen: list[Character]
    table: Table
    secrets: Secrets
