"""The outside forms: actions, outcomes of chance, events, positions and views, with the names that the numbers have."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar, Literal

import msgspec

from ostrov.kernel.game import Form, OptionsForm, Spot, ViewForm, union_of

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Tile(StrEnum):
    """In the order of the tiles' numbers (components.py)."""

    TEMPLE_OF_THE_MOON = "temple-of-the-moon"
    TEMPLE_OF_THE_SUN = "temple-of-the-sun"
    WHISPERING_GARDEN = "whispering-garden"
    HOWLING_GARDEN = "howling-garden"
    CAVE_OF_EMBERS = "cave-of-embers"
    CAVE_OF_SHADOWS = "cave-of-shadows"
    CORAL_PALACE = "coral-palace"
    TIDAL_PALACE = "tidal-palace"
    IRON_GATE = "iron-gate"
    BRONZE_GATE = "bronze-gate"
    COPPER_GATE = "copper-gate"
    SILVER_GATE = "silver-gate"
    GOLD_GATE = "gold-gate"
    FOOLS_LANDING = "fools-landing"
    BREAKERS_BRIDGE = "breakers-bridge"
    CLIFFS_OF_ABANDON = "cliffs-of-abandon"
    CRIMSON_FOREST = "crimson-forest"
    DUNES_OF_DECEPTION = "dunes-of-deception"
    LOST_LAGOON = "lost-lagoon"
    MISTY_MARSH = "misty-marsh"
    OBSERVATORY = "observatory"
    PHANTOM_ROCK = "phantom-rock"
    TWILIGHT_HOLLOW = "twilight-hollow"
    WATCHTOWER = "watchtower"


class Treasure(StrEnum):
    EARTH = "earth"
    WIND = "wind"
    FIRE = "fire"
    OCEAN = "ocean"


class Card(StrEnum):
    EARTH = "earth"
    WIND = "wind"
    FIRE = "fire"
    OCEAN = "ocean"
    HELICOPTER_LIFT = "helicopter-lift"
    SANDBAGS = "sandbags"
    WATERS_RISE = "waters-rise"


class Role(StrEnum):
    DIVER = "diver"
    ENGINEER = "engineer"
    EXPLORER = "explorer"
    MESSENGER = "messenger"
    NAVIGATOR = "navigator"
    PILOT = "pilot"


class Difficulty(StrEnum):
    NOVICE = "novice"
    NORMAL = "normal"
    ELITE = "elite"
    LEGENDARY = "legendary"


class Phase(StrEnum):
    LAYING_TILES = "laying-tiles"
    FLOODING_FIRST_TILES = "flooding-first-tiles"
    DEALING_ADVENTURERS = "dealing-adventurers"
    DEALING_CARDS = "dealing-cards"
    CHOOSING_FIRST_SEAT = "choosing-first-seat"
    ACTING = "acting"
    DRAWING = "drawing"
    FLOODING = "flooding"
    OVER = "over"


class Ending(StrEnum):
    ESCAPED = "escaped"
    TREASURE_LOST = "treasure-lost"
    LANDING_LOST = "landing-lost"
    ADVENTURER_LOST = "adventurer-lost"
    ISLAND_DROWNED = "island-drowned"


TILES: list[Tile] = list(Tile)
TREASURES: list[Treasure] = list(Treasure)
CARDS: list[Card] = list(Card)
ROLES: list[Role] = list(Role)
DIFFICULTIES: list[Difficulty] = list(Difficulty)
PHASES: list[Phase] = list(Phase)
# The number 0 stands for a game still being played.
ENDINGS = [None, *Ending]


class Options(OptionsForm, frozen=True):
    """FI-2.6 The difficulty; FI-2.3 adventurers by seat where the table chooses them; FI-2.5 who begins."""

    difficulty: Difficulty = Difficulty.NOVICE
    adventurers: list[Role] | None = None


# Actions


class Action(Form, frozen=True, tag_field="do"):
    pass


class Move(Action, frozen=True, tag="move"):
    to: Tile


class Fly(Action, frozen=True, tag="fly"):
    to: Tile


class Navigate(Action, frozen=True, tag="navigate"):
    pawn: Seat
    to: Tile


class ShoreUp(Action, frozen=True, tag="shore-up"):
    tile: Tile


class ShoreUpTwo(Action, frozen=True, tag="shore-up-two"):
    tile: Tile
    other: Tile


class Give(Action, frozen=True, tag="give"):
    card: Card
    receiver: Seat


class Capture(Action, frozen=True, tag="capture"):
    pass


class Stop(Action, frozen=True, tag="stop"):
    pass


class Lift(Action, frozen=True, tag="lift"):
    pawns: list[Seat]
    to: Tile


class Sandbag(Action, frozen=True, tag="sandbag"):
    tile: Tile


class FlyOff(Action, frozen=True, tag="fly-off"):
    pass


class Discard(Action, frozen=True, tag="discard"):
    card: Card


class Swim(Action, frozen=True, tag="swim"):
    to: Tile


class GoOn(Action, frozen=True, tag="go-on"):
    pass


# Outcomes of chance


class LayTile(Action, frozen=True, tag="lay-tile"):
    tile: Tile


class FloodAtStart(Action, frozen=True, tag="flood-at-start"):
    tile: Tile


class DealAdventurer(Action, frozen=True, tag="deal-adventurer"):
    role: Role


class DealCard(Action, frozen=True, tag="deal-card"):
    card: Card


class ChooseFirst(Action, frozen=True, tag="choose-first"):
    seat: Seat


class DrawTreasure(Action, frozen=True, tag="draw-treasure"):
    card: Card


class DrawFlood(Action, frozen=True, tag="draw-flood"):
    tile: Tile


Choice = union_of(Action)


# Events


class Happening(Form, frozen=True, tag_field="event"):
    pass


class TileLaid(Happening, frozen=True, tag="tile-laid"):
    row: int
    column: int
    tile: Tile


class AdventurerDealt(Happening, frozen=True, tag="adventurer-dealt"):
    seat: Seat
    role: Role


class CardDealt(Happening, frozen=True, tag="card-dealt"):
    seat: Seat
    card: Card


class TurnBegan(Happening, frozen=True, tag="turn-began"):
    seat: Seat
    turn: int


class Moved(Happening, frozen=True, tag="moved"):
    seat: Seat
    origin: Tile
    to: Tile


class Flew(Happening, frozen=True, tag="flew"):
    seat: Seat
    origin: Tile
    to: Tile


class Navigated(Happening, frozen=True, tag="navigated"):
    seat: Seat
    pawn: Seat
    origin: Tile
    to: Tile


class ShoredUp(Happening, frozen=True, tag="shored-up"):
    seat: Seat
    tile: Tile


class Gave(Happening, frozen=True, tag="gave"):
    seat: Seat
    receiver: Seat
    card: Card


class Captured(Happening, frozen=True, tag="captured"):
    seat: Seat
    treasure: Treasure


class Stopped(Happening, frozen=True, tag="stopped"):
    seat: Seat
    actions_left: int


class CardDrawn(Happening, frozen=True, tag="card-drawn"):
    seat: Seat
    card: Card


class WaterRose(Happening, frozen=True, tag="water-rose"):
    seat: Seat
    mark: int
    flood_rate: int


class FloodCardsReturned(Happening, frozen=True, tag="flood-cards-returned"):
    cards: int


class TreasureDeckRenewed(Happening, frozen=True, tag="treasure-deck-renewed"):
    cards: int


class FloodDeckRenewed(Happening, frozen=True, tag="flood-deck-renewed"):
    cards: int


class CardDiscarded(Happening, frozen=True, tag="card-discarded"):
    seat: Seat
    card: Card


class Lifted(Happening, frozen=True, tag="lifted"):
    seat: Seat
    pawns: list[Seat]
    origin: Tile
    to: Tile


class Sandbagged(Happening, frozen=True, tag="sandbagged"):
    seat: Seat
    tile: Tile


class Flooded(Happening, frozen=True, tag="flooded"):
    tile: Tile


class Sunk(Happening, frozen=True, tag="sunk"):
    tile: Tile


class Swam(Happening, frozen=True, tag="swam"):
    seat: Seat
    origin: Tile
    to: Tile


class FlewOff(Happening, frozen=True, tag="flew-off"):
    seat: Seat


class Ended(Happening, frozen=True, tag="ended"):
    """`seat`: whose pawn was lost."""

    ending: Ending
    seat: Seat | None
    treasures_lost: list[Treasure]


Event = union_of(Happening)


# Positions


class Adventurer(Form, frozen=True):
    """A seat's role, where its pawn stands, and its hand in any order."""

    untold: ClassVar = frozenset({"role"})

    role: Role | None = None
    at: Tile | None = None
    hand: list[Card] = []


class PositionForm(Form, frozen=True, tag_field="game", tag="forbidden-island"):
    """Everything that lies on the table, and where the turn stands.

    `island` gives the tiles row by row. A deck left out holds whatever is nowhere else. A flood deck is a list of
    layers, top first, each shuffled within itself. Actions and cards left, if left out, are those at a phase's start.
    """

    untold: ClassVar = frozenset({"island", "steps_done"})

    island: list[list[Tile]]
    adventurers: Annotated[list[Adventurer], msgspec.Meta(min_length=2, max_length=4)]
    rules: Literal[1] = 1
    phase: Phase = Phase.ACTING
    turn: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 1
    active: Seat = 0
    actions_left: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    has_flown: bool = False
    steps_done: Annotated[int, msgspec.Meta(ge=0, le=24)] = 0
    cards_left: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    gone_on: list[Seat] = []
    discarding: Seat | None = None
    swimming: list[Seat] = []
    starter: Seat | None = None
    ending: Ending | None = None
    mark: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1
    flooded: list[Tile] = []
    sunken: list[Tile] = []
    treasures_taken: list[Treasure] = []
    treasure_deck: dict[Card, Annotated[int, msgspec.Meta(ge=0)]] | None = None
    treasure_discard: dict[Card, Annotated[int, msgspec.Meta(ge=0)]] = {}
    flood_deck: list[list[Tile]] | None = None
    flood_discard: list[Tile] = []


# Views


class Water(StrEnum):
    FLOODED = "flooded"
    SUNKEN = "sunken"


class Site(Spot, frozen=True):
    """A tile where it lies, with the treasure that may be captured there; a pawn stands for its seat."""

    looks: ClassVar = {"": "sand", Water.FLOODED: "shallows", Water.SUNKEN: "sea"}

    tile: Tile
    water: Water | None = None
    treasure: Treasure | None = None
    pawns: list[Seat] = []


class View(ViewForm, frozen=True, tag_field="view", tag="forbidden-island"):
    """FI-2.7 All is open but the order within a deck, and a position holds no order.

    `flood_rate`: how many flood cards a turn brings now.
    """

    seat: Seat | None
    awaited: list[Seat]
    board: list[list[Site]]
    flood_rate: int
    table: PositionForm
