"""The outside forms: actions, outcomes of chance, events, positions and views, with the names that the numbers have."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar, Literal

import msgspec

from ostrov.kernel.game import Form, OptionsForm, Spot, ViewForm, union_of

Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]


class Place(StrEnum):
    """Columns a to e from the west, rows 1 to 5 from the north; in the order of the cells (board.py)."""

    A1 = "a1"
    B1 = "b1"
    C1 = "c1"
    D1 = "d1"
    E1 = "e1"
    A2 = "a2"
    B2 = "b2"
    C2 = "c2"
    D2 = "d2"
    E2 = "e2"
    A3 = "a3"
    B3 = "b3"
    C3 = "c3"
    D3 = "d3"
    E3 = "e3"
    A4 = "a4"
    B4 = "b4"
    C4 = "c4"
    D4 = "d4"
    E4 = "e4"
    A5 = "a5"
    B5 = "b5"
    C5 = "c5"
    D5 = "d5"
    E5 = "e5"


class Face(StrEnum):
    """City faces."""

    GEAR = "gear"
    TUNNEL = "tunnel"
    WELL = "well"
    MIRAGE = "mirage"
    PROPELLER_ROW = "propeller-row"
    ENGINE_ROW = "engine-row"
    CRYSTAL_ROW = "crystal-row"
    DECK_ROW = "deck-row"
    PROPELLER_COLUMN = "propeller-column"
    ENGINE_COLUMN = "engine-column"
    CRYSTAL_COLUMN = "crystal-column"
    DECK_COLUMN = "deck-column"
    LAUNCH_PAD = "launch-pad"


class Ground(StrEnum):
    """Desert faces."""

    DUNE = "dune"
    OASIS = "oasis"
    CRASH_SITE = "crash-site"


class Part(StrEnum):
    PROPELLER = "propeller"
    ENGINE = "engine"
    CRYSTAL = "crystal"
    DECK = "deck"


class Gear(StrEnum):
    DUNE_BLASTER = "dune-blaster"
    JET_PACK = "jet-pack"
    SOLAR_SHIELD = "solar-shield"
    TERRASCOPE = "terrascope"
    SECRET_WATER_RESERVE = "secret-water-reserve"
    TIME_THROTTLE = "time-throttle"


class StormCard(StrEnum):
    """Wind by the way the tiles go and how many; and the two others."""

    NORTH_1 = "north-1"
    NORTH_2 = "north-2"
    NORTH_3 = "north-3"
    EAST_1 = "east-1"
    EAST_2 = "east-2"
    EAST_3 = "east-3"
    SOUTH_1 = "south-1"
    SOUTH_2 = "south-2"
    SOUTH_3 = "south-3"
    WEST_1 = "west-1"
    WEST_2 = "west-2"
    WEST_3 = "west-3"
    SUN_BEATS_DOWN = "sun-beats-down"
    STORM_PICKS_UP = "storm-picks-up"


class Role(StrEnum):
    ARCHEOLOGIST = "archeologist"
    CLIMBER = "climber"
    EXPLORER = "explorer"
    METEOROLOGIST = "meteorologist"
    NAVIGATOR = "navigator"
    WATER_CARRIER = "water-carrier"


class Phase(StrEnum):
    LAYING_TILES = "laying-tiles"
    DEALING_ADVENTURERS = "dealing-adventurers"
    CHOOSING_FIRST_SEAT = "choosing-first-seat"
    ACTING = "acting"
    STORMING = "storming"
    OVER = "over"


class Pending(StrEnum):
    """What has been begun: turning one's own tile, a gear card, the Terrascope, looking at storm cards."""

    TURNING_UP = "turning-up"
    DRAWING_GEAR = "drawing-gear"
    SCOPING = "scoping"
    REVEALING = "revealing"
    PUTTING_UNDER = "putting-under"


class Ending(StrEnum):
    ESCAPED = "escaped"
    DIED_OF_THIRST = "died-of-thirst"
    BURIED_IN_SAND = "buried-in-sand"
    SWEPT_AWAY = "swept-away"


PLACES: list[Place] = list(Place)
FACES: list[Face] = list(Face)
# The number 0 stands for a tile that has been excavated.
GROUNDS = [None, *Ground]
PARTS: list[Part] = list(Part)
GEARS: list[Gear] = list(Gear)
STORM_CARDS = list(StormCard)
ROLES: list[Role] = list(Role)
PHASES: list[Phase] = list(Phase)
# The number 0 stands for nothing, and for a game still being played.
PENDINGS = [None, *Pending]
ENDINGS = [None, *Ending]


class Options(OptionsForm, frozen=True):
    """FD-2.5 The difficulty; FD-2.3 adventurers by seat where the table chooses them; FD-2.4 who begins."""

    difficulty: Literal["novice", "normal", "elite", "legendary"] = "novice"
    adventurers: list[Role] | None = None


# Actions


class Action(Form, frozen=True, tag_field="do"):
    pass


class Move(Action, frozen=True, tag="move"):
    to: Place


class TakeAlong(Action, frozen=True, tag="take-along"):
    """FD-7.2 The Climber's move with one other."""

    pawn: Seat
    to: Place


class Clear(Action, frozen=True, tag="clear"):
    place: Place
    markers: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1


class Excavate(Action, frozen=True, tag="excavate"):
    pass


class PickUp(Action, frozen=True, tag="pick-up"):
    part: Part


class Navigate(Action, frozen=True, tag="navigate"):
    pawn: Seat
    to: Place


class NavigateTwo(Action, frozen=True, tag="navigate-two"):
    """FD-7.7 The Climber, then the passenger."""

    pawns: Annotated[list[Seat], msgspec.Meta(min_length=2, max_length=2)]
    to: Place


class SkipCard(Action, frozen=True, tag="skip-card"):
    pass


class LookAhead(Action, frozen=True, tag="look-ahead"):
    pass


class FillCanteen(Action, frozen=True, tag="fill-canteen"):
    pass


class Stop(Action, frozen=True, tag="stop"):
    pass


class PutUnder(Action, frozen=True, tag="put-under"):
    """Which of the cards looked at, from the top."""

    number: Annotated[int, msgspec.Meta(ge=1, le=6)]


class LeaveOnTop(Action, frozen=True, tag="leave-on-top"):
    pass


class GiveWater(Action, frozen=True, tag="give-water"):
    receiver: Seat
    amount: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1


class GiveGear(Action, frozen=True, tag="give-gear"):
    gear: Gear
    receiver: Seat


class Blast(Action, frozen=True, tag="blast"):
    place: Place


class Fly(Action, frozen=True, tag="fly"):
    to: Place


class FlyWith(Action, frozen=True, tag="fly-with"):
    pawn: Seat
    to: Place


class RaiseShield(Action, frozen=True, tag="raise-shield"):
    pass


class Scope(Action, frozen=True, tag="scope"):
    place: Place


class OpenReserve(Action, frozen=True, tag="open-reserve"):
    pass


class Throttle(Action, frozen=True, tag="throttle"):
    pass


class GoOn(Action, frozen=True, tag="go-on"):
    pass


# Outcomes of chance


class LayCrashSite(Action, frozen=True, tag="lay-crash-site"):
    place: Place


class LayOasis(Action, frozen=True, tag="lay-oasis"):
    place: Place


class DealAdventurer(Action, frozen=True, tag="deal-adventurer"):
    role: Role


class ChooseFirst(Action, frozen=True, tag="choose-first"):
    seat: Seat


class Uncover(Action, frozen=True, tag="uncover"):
    face: Face


class DrawGear(Action, frozen=True, tag="draw-gear"):
    gear: Gear


class RevealStormCard(Action, frozen=True, tag="reveal-storm-card"):
    card: StormCard


class DrawStormCard(Action, frozen=True, tag="draw-storm-card"):
    card: StormCard


Choice = union_of(Action)


# Events


class Happening(Form, frozen=True, tag_field="event"):
    pass


class CrashSiteLaid(Happening, frozen=True, tag="crash-site-laid"):
    place: Place


class OasisLaid(Happening, frozen=True, tag="oasis-laid"):
    place: Place


class AdventurerDealt(Happening, frozen=True, tag="adventurer-dealt"):
    seat: Seat
    role: Role


class TurnBegan(Happening, frozen=True, tag="turn-began"):
    seat: Seat
    turn: int


class Moved(Happening, frozen=True, tag="moved"):
    seat: Seat
    origin: Place
    to: Place


class TakenAlong(Happening, frozen=True, tag="taken-along"):
    seat: Seat
    origin: Place
    to: Place


class Cleared(Happening, frozen=True, tag="cleared"):
    seat: Seat
    place: Place
    markers: int


class Excavated(Happening, frozen=True, tag="excavated"):
    seat: Seat
    place: Place
    face: Face


class GearFound(Happening, frozen=True, tag="gear-found"):
    seat: Seat
    gear: Gear


class WaterGained(Happening, frozen=True, tag="water-gained"):
    seat: Seat
    amount: int
    water: int


class PartPlaced(Happening, frozen=True, tag="part-placed"):
    part: Part
    place: Place


class PartInStorm(Happening, frozen=True, tag="part-in-storm"):
    part: Part
    place: Place


class PartPickedUp(Happening, frozen=True, tag="part-picked-up"):
    seat: Seat
    part: Part


class Navigated(Happening, frozen=True, tag="navigated"):
    """`way`: the places between, as the pawn walks through them."""

    seat: Seat
    pawn: Seat
    origin: Place
    to: Place
    way: list[Place]


class CardSkipped(Happening, frozen=True, tag="card-skipped"):
    seat: Seat
    cards: int


class LookedAhead(Happening, frozen=True, tag="looked-ahead"):
    seat: Seat
    cards: int


class StormCardRevealed(Happening, frozen=True, tag="storm-card-revealed"):
    card: StormCard


class PutUnderDeck(Happening, frozen=True, tag="put-under-deck"):
    seat: Seat
    card: StormCard


class LeftOnTop(Happening, frozen=True, tag="left-on-top"):
    seat: Seat


class Stopped(Happening, frozen=True, tag="stopped"):
    seat: Seat
    actions_left: int


class WaterGiven(Happening, frozen=True, tag="water-given"):
    seat: Seat
    receiver: Seat
    amount: int


class GearGiven(Happening, frozen=True, tag="gear-given"):
    seat: Seat
    receiver: Seat
    gear: Gear


class Blasted(Happening, frozen=True, tag="blasted"):
    seat: Seat
    place: Place
    markers: int


class Flew(Happening, frozen=True, tag="flew"):
    seat: Seat
    origin: Place
    to: Place


class ShieldRaised(Happening, frozen=True, tag="shield-raised"):
    seat: Seat


class ScopeUsed(Happening, frozen=True, tag="scope-used"):
    seat: Seat
    place: Place


class UndersideSeen(Happening, frozen=True, tag="underside-seen"):
    place: Place
    face: Face


class ReserveOpened(Happening, frozen=True, tag="reserve-opened"):
    seat: Seat


class TimeThrottled(Happening, frozen=True, tag="time-throttled"):
    seat: Seat
    actions_left: int


class StormCardDrawn(Happening, frozen=True, tag="storm-card-drawn"):
    card: StormCard


class TileBlown(Happening, frozen=True, tag="tile-blown"):
    origin: Place
    to: Place


class SandFell(Happening, frozen=True, tag="sand-fell"):
    place: Place
    sand: int


class StormPickedUp(Happening, frozen=True, tag="storm-picked-up"):
    tick: int
    rate: int


class WaterLost(Happening, frozen=True, tag="water-lost"):
    seat: Seat
    water: int


class StormDeckRenewed(Happening, frozen=True, tag="storm-deck-renewed"):
    cards: int


class Ended(Happening, frozen=True, tag="ended"):
    """`seat`: who died of thirst."""

    ending: Ending
    seat: Seat | None


Event = union_of(Happening)


# Positions


class Tile(Form, frozen=True):
    """A tile: its desert face, unless it has been excavated; its city face, as far as anybody knows it."""

    ground: Ground | None = Ground.DUNE
    face: Face | None = None
    sand: Annotated[int, msgspec.Meta(ge=0, le=48)] = 0
    parts: list[Part] = []


class Adventurer(Form, frozen=True):
    """A seat's role, pawn, water (a full canteen if left out) and gear in any order.

    Within this moment (FD-3.5): `watered` are those to whom it has given water, `received` is gear that it was given.
    """

    untold: ClassVar = frozenset({"role"})

    role: Role | None = None
    at: Place | None = None
    water: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    gear: list[Gear] = []
    is_shielded: bool = False
    watered: list[Seat] = []
    received: list[Gear] = []


class PositionForm(Form, frozen=True, tag_field="game", tag="forbidden-desert"):
    """Everything that lies on the table, and where the turn stands.

    `desert` gives the tiles row by row, null for the storm. Of the storm deck, `storm_top` is known from the top down
    and `storm_under` at its bottom; `storm_deck` lies between, in no order. A deck left out holds whatever is nowhere
    else. Actions and cards left, if left out, are those at a phase's start.
    """

    untold: ClassVar = frozenset({"desert", "steps_done"})

    desert: list[list[Tile | None]]
    adventurers: Annotated[list[Adventurer], msgspec.Meta(min_length=2, max_length=5)]
    rules: Literal[2] = 2
    phase: Phase = Phase.ACTING
    turn: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 1
    active: Seat = 0
    actions_left: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    cards_skipped: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    steps_done: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    cards_left: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    pending: Pending | None = None
    scoped: Place | None = None
    gone_on: list[Seat] = []
    starter: Seat | None = None
    ending: Ending | None = None
    tick: Annotated[int, msgspec.Meta(ge=1, le=16)] = 1
    parts_in_storm: list[Part] = []
    parts_taken: list[Part] = []
    gear_deck: dict[Gear, Annotated[int, msgspec.Meta(ge=0)]] | None = None
    storm_top: Annotated[list[StormCard], msgspec.Meta(max_length=6)] = []
    storm_deck: dict[StormCard, Annotated[int, msgspec.Meta(ge=0)]] | None = None
    storm_under: Annotated[list[StormCard], msgspec.Meta(max_length=30)] = []
    storm_discard: dict[StormCard, Annotated[int, msgspec.Meta(ge=0)]] = {}


# Views


class Site(Spot, frozen=True):
    """A place of the desert and what is on it; a pawn stands for its seat."""

    looks: ClassVar = {"": "bare", Ground.DUNE: "sand", Ground.OASIS: "grass", Ground.CRASH_SITE: "rock"}

    place: Place
    ground: Ground | None = None
    face: Face | None = None
    sand: int = 0
    is_blocked: bool = False
    parts: list[Part] = []
    pawns: list[Seat] = []


class Clue(Form, frozen=True):
    """FD-5.3 A part of which one clue is open: its row or its column, from 1. With both, the part itself is out."""

    part: Part
    row: int | None
    column: int | None


class View(ViewForm, frozen=True, tag_field="view", tag="forbidden-desert"):
    """FD-2.6 What is hidden nobody knows, and a position does not hold it.

    `board` is the desert row by row, null for the storm. `storm_rate`: how many storm cards a turn brings now.
    `hidden`: how many of each face nobody has seen yet. `reach`: for each seat, how many moves it takes to a place,
    within the actions that it has in this turn or will have in its next.
    """

    untold: ClassVar = frozenset({"reach"})

    seat: Seat | None
    awaited: list[Seat]
    board: list[list[Site | None]]
    storm_rate: int
    sand_left: int
    buried: list[Seat]
    in_shade: list[Seat]
    clues: list[Clue]
    hidden: dict[Face, int]
    reach: list[dict[Place, int]]
    table: PositionForm
