"""The outside forms: actions, outcomes of chance, events, positions and views, with the names that the numbers have."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar, Literal

import msgspec

from ostrov.kernel.game import Form, OptionsForm, Spot, ViewForm, union_of

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
# AT-1.1 A row's letter from the top, and a number from the left.
Cell = Annotated[str, msgspec.Meta(pattern="^[A-M][1-9][0-2]?$")]
Number = Annotated[int, msgspec.Meta(ge=1, le=10)]
Worth = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Colour(StrEnum):
    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"


class Terrain(StrEnum):
    BEACH = "beach"
    FOREST = "forest"
    MOUNTAIN = "mountain"


class Underside(StrEnum):
    """In the order of their numbers (components.py)."""

    SHARK = "shark"
    WHALE = "whale"
    BOAT = "boat"
    WHIRLPOOL = "whirlpool"
    VOLCANO = "volcano"
    DOLPHIN = "dolphin"
    FAIR_WIND = "fair-wind"
    MOVE_SERPENT = "move-serpent"
    MOVE_SHARK = "move-shark"
    MOVE_WHALE = "move-whale"
    SHARK_DEFENCE = "shark-defence"
    WHALE_DEFENCE = "whale-defence"


class Creature(StrEnum):
    SERPENT = "serpent"
    SHARK = "shark"
    WHALE = "whale"


class Land(StrEnum):
    NORTH_WEST = "north-west"
    NORTH_EAST = "north-east"
    SOUTH_WEST = "south-west"
    SOUTH_EAST = "south-east"


class Phase(StrEnum):
    LAYING_TILES = "laying-tiles"
    CHOOSING_FIRST_SEAT = "choosing-first-seat"
    PLACING = "placing"
    LAUNCHING = "launching"
    PLAYING = "playing"
    RIDING = "riding"
    RUNNING = "running"
    MOVING = "moving"
    TAKING = "taking"
    TURNING_UP = "turning-up"
    TAKING_ABOARD = "taking-aboard"
    ROLLING = "rolling"
    ROAMING = "roaming"
    OVER = "over"


class Ending(StrEnum):
    ERUPTED = "erupted"
    NOBODY_LEFT = "nobody-left"
    ISLAND_GONE = "island-gone"
    CALM = "calm"
    ADRIFT = "adrift"


COLOURS: list[Colour] = list(Colour)
# The number 0 stands for the sea.
TERRAINS = [None, *Terrain]
UNDERSIDES: list[Underside] = list(Underside)
CREATURES: list[Creature] = list(Creature)
# The number 0 stands for no land.
LANDS = [None, *Land]
PHASES: list[Phase] = list(Phase)
# The number 0 stands for a game still being played.
ENDINGS = [None, *Ending]


class Options(OptionsForm, frozen=True):
    """Chapter 9, and the aid of AT-2.4. Two colours each is on by default for two players, and for them alone.

    Four boats each are for those who have two colours each.
    """

    two_colours: bool | None = None
    four_boats: bool = False
    overcrowded: bool = False
    last_survivor: bool = False
    all_equal: bool = False
    sunken_atlantis: bool = False
    memory_aid: bool = False


# Actions. A traveller is a colour and a number, a boat or creature goes by the cell where it is.


class Action(Form, frozen=True, tag_field="do"):
    pass


class Place(Action, frozen=True, tag="place"):
    colour: Colour
    worth: Worth
    cell: Cell


class Launch(Action, frozen=True, tag="launch"):
    cell: Cell


class PlayDolphin(Action, frozen=True, tag="play-dolphin"):
    colour: Colour
    number: Number
    to: Cell


class PlayWind(Action, frozen=True, tag="play-wind"):
    boat: Cell
    to: Cell


class Summon(Action, frozen=True, tag="summon"):
    creature: Creature
    origin: Cell
    to: Cell


class Ride(Action, frozen=True, tag="ride"):
    colour: Colour
    number: Number
    to: Cell


class RunOn(Action, frozen=True, tag="run-on"):
    boat: Cell
    to: Cell


class Walk(Action, frozen=True, tag="walk"):
    colour: Colour
    number: Number
    to: Cell


class Board(Action, frozen=True, tag="board"):
    colour: Colour
    number: Number
    to: Cell


class Swim(Action, frozen=True, tag="swim"):
    colour: Colour
    number: Number
    to: Cell


class Dive(Action, frozen=True, tag="dive"):
    colour: Colour
    number: Number


class Climb(Action, frozen=True, tag="climb"):
    colour: Colour
    number: Number


class GoAshore(Action, frozen=True, tag="land"):
    colour: Colour
    number: Number


class Sail(Action, frozen=True, tag="sail"):
    boat: Cell
    to: Cell


class TakeTile(Action, frozen=True, tag="take-tile"):
    cell: Cell


class TakeAboard(Action, frozen=True, tag="take-aboard"):
    colour: Colour
    number: Number


class Roam(Action, frozen=True, tag="roam"):
    creature: Creature
    origin: Cell
    to: Cell


class Stop(Action, frozen=True, tag="stop"):
    pass


class Defend(Action, frozen=True, tag="defend"):
    pass


class Decline(Action, frozen=True, tag="decline"):
    pass


# Outcomes of chance


class LayTile(Action, frozen=True, tag="lay-tile"):
    terrain: Terrain
    cell: Cell


class ChooseFirst(Action, frozen=True, tag="choose-first"):
    seat: Seat


class TurnUp(Action, frozen=True, tag="turn-up"):
    underside: Underside


class Roll(Action, frozen=True, tag="roll"):
    creature: Creature


Choice = union_of(Action)


# Events


class Happening(Form, frozen=True, tag_field="event"):
    pass


class TileLaid(Happening, frozen=True, tag="tile-laid"):
    cell: Cell
    terrain: Terrain


class FirstChosen(Happening, frozen=True, tag="first-chosen"):
    seat: Seat


class Placed(Happening, frozen=True, tag="placed"):
    colour: Colour
    number: Number
    cell: Cell
    worth: Worth | None


class Launched(Happening, frozen=True, tag="launched"):
    seat: Seat
    cell: Cell


class TurnBegan(Happening, frozen=True, tag="turn-began"):
    seat: Seat
    turn: int


class TilePlayed(Happening, frozen=True, tag="tile-played"):
    seat: Seat
    underside: Underside
    terrain: Terrain


class Walked(Happening, frozen=True, tag="walked"):
    colour: Colour
    number: Number
    origin: Cell
    to: Cell


class Boarded(Happening, frozen=True, tag="boarded"):
    colour: Colour
    number: Number
    cell: Cell


class Swam(Happening, frozen=True, tag="swam"):
    colour: Colour
    number: Number
    origin: Cell
    to: Cell


class Dived(Happening, frozen=True, tag="dived"):
    colour: Colour
    number: Number
    cell: Cell


class Landed(Happening, frozen=True, tag="landed"):
    colour: Colour
    number: Number
    land: Land


class Sailed(Happening, frozen=True, tag="sailed"):
    seat: Seat
    origin: Cell
    to: Cell


class PlayedNoTile(Happening, frozen=True, tag="played-no-tile"):
    """AT-3.1"""

    seat: Seat


class Stopped(Happening, frozen=True, tag="stopped"):
    """AT-3.2 Moves, or what a red tile gives, are left unused."""

    seat: Seat


class CreatureLeft(Happening, frozen=True, tag="creature-left"):
    """AT-6.1 A creature is not moved, or not moved on."""

    seat: Seat


class TileTaken(Happening, frozen=True, tag="tile-taken"):
    seat: Seat
    cell: Cell
    terrain: Terrain


class TileShown(Happening, frozen=True, tag="tile-shown"):
    seat: Seat
    underside: Underside


class TileKept(Happening, frozen=True, tag="tile-kept"):
    seat: Seat
    terrain: Terrain
    underside: Underside


class TileKeptSecret(Happening, frozen=True, tag="tile-kept-secret"):
    seat: Seat
    terrain: Terrain


class CreatureCame(Happening, frozen=True, tag="creature-came"):
    creature: Creature
    cell: Cell


class BoatCame(Happening, frozen=True, tag="boat-came"):
    cell: Cell


class Whirled(Happening, frozen=True, tag="whirled"):
    cell: Cell


class CreatureGone(Happening, frozen=True, tag="creature-gone"):
    creature: Creature
    cell: Cell


class BoatGone(Happening, frozen=True, tag="boat-gone"):
    cell: Cell


class TravellerLost(Happening, frozen=True, tag="traveller-lost"):
    colour: Colour
    number: Number
    cell: Cell


class Rolled(Happening, frozen=True, tag="rolled"):
    seat: Seat
    creature: Creature


class Roamed(Happening, frozen=True, tag="roamed"):
    creature: Creature
    origin: Cell
    to: Cell


class Defended(Happening, frozen=True, tag="defended"):
    seat: Seat
    underside: Underside
    cell: Cell


class Ended(Happening, frozen=True, tag="ended"):
    ending: Ending


Event = union_of(Happening)


# Positions

LOST = "lost"


class Traveller(Form, frozen=True):
    """Where one is: a cell (on its tile, in its water, or aboard its boat), a safe land, lost, or not placed yet.

    `worth` is null where whoever looks may not know it. `swum`: has made this turn's swim.
    """

    # The board tells these.
    untold: ClassVar = frozenset({"aboard", "swum"})

    at: str | None = None
    worth: Worth | None = None
    aboard: bool = False
    swum: bool = False


class RedTile(Form, frozen=True):
    """A tile in a hand; `underside` is null where whoever looks may not know it."""

    terrain: Terrain
    underside: Underside | None = None


class PositionForm(Form, frozen=True, tag_field="game", tag="atlantis"):
    """Everything that lies on the table, and where the turn stands.

    `tiles`: what lies on each of the 40 places in reading order, null where there is none. `travellers`: those of
    each colour in play by their numbers. Boats and creatures: their cells in the order in which they came, null for
    those that have left the game; a cell alone stands for each. `gone`: the undersides that have left the game.
    `mover`: the traveller, boat or creature under way, by its number among all of these from 0.
    """

    untold: ClassVar = frozenset(
        {"tiles", "boats", "serpents", "sharks", "whales", "gone", "mover", "steps_left"}
        | {"taken", "taken_terrain", "rolled", "still_turns", "quiet_turns"}
    )

    tiles: list[Terrain | None]
    travellers: list[list[Traveller]]
    hands: Annotated[list[list[RedTile]], msgspec.Meta(min_length=2, max_length=4)]
    rules: Literal[2] = 2
    options: Options = Options()
    boats: list[Cell | None] = []
    serpents: list[Cell | None] = []
    sharks: list[Cell | None] = []
    whales: list[Cell | None] = []
    gone: dict[Terrain, dict[Underside, Annotated[int, msgspec.Meta(ge=0)]]] = {}
    phase: Phase = Phase.MOVING
    turn: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 1
    active: Seat = 0
    moves_left: Annotated[int, msgspec.Meta(ge=0, le=3)] = 3
    mover: Annotated[int, msgspec.Meta(ge=0, le=39)] | None = None
    steps_left: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    taken: Cell | None = None
    taken_terrain: Terrain | None = None
    rolled: Creature = Creature.SERPENT
    struck: Cell | None = None
    declined: list[Seat] = []
    still_turns: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    quiet_turns: Annotated[int, msgspec.Meta(ge=0, le=240)] = 0
    ending: Ending | None = None


# Views


class Pawn(Form, frozen=True):
    """A traveller as it stands on the board."""

    colour: Colour
    number: Number
    aboard: bool


class Hex(Spot, frozen=True):
    """A cell with all that is on it. `land` is the safe land that it touches.

    `commands`: the seats that may move its boat, where somebody sits in it.
    """

    # Whoever sees the passengers can count them.
    untold: ClassVar = frozenset({"commands"})
    looks: ClassVar = {"": "sea", Terrain.BEACH: "sand", Terrain.FOREST: "forest", Terrain.MOUNTAIN: "rock"}

    cell: Cell
    terrain: Terrain | None = None
    land: Land | None = None
    has_boat: bool = False
    creatures: list[Creature] = []
    pawns: list[Pawn] = []
    commands: list[Seat] = []


class Party(Form, frozen=True):
    """The travellers of one colour. `unplaced` is null once all are on the board.

    `points`: what those on safe land count for, null where whoever looks may not know it.
    """

    untold: ClassVar = frozenset({"colour", "seat"})

    colour: Colour
    seat: Seat
    unplaced: int | None
    under_way: int
    safe: int
    lost: int
    points: int | None


class Supply(Form, frozen=True):
    """What is still beside the board."""

    boats: int
    sharks: int
    whales: int


class Perils(Form, frozen=True):
    """The cells where a swimmer, and where a boat with passengers, would be attacked."""

    swimmers: list[Cell]
    boats: list[Cell]


class UnderWay(Form, frozen=True):
    """Whatever is carried or roams, and where it is: a traveller, a creature, or else a boat. `cell` is null once it is
    lost, while that is being answered."""

    cell: Cell | None
    colour: Colour | None = None
    number: Number | None = None
    creature: Creature | None = None


class View(ViewForm, frozen=True, tag_field="view", tag="atlantis"):
    """AT-2.4, AT-5.3 The table without worths and undersides that the seat may not know.

    `left_under`: what the tiles of each terrain may still hide, as far as the seat knows: what others hold is among it.
    `takeable`: the tiles of which one will be taken next. `die`: what it shows, while a creature may be moved.
    `still_turns` and `quiet_turns` are null where they do not count.
    """

    # Both can be read off the board.
    untold: ClassVar = frozenset({"perils", "under_way"})

    seat: Seat | None
    awaited: list[Seat]
    board: list[list[Hex]]
    tiles_left: int
    left_under: dict[Terrain, dict[Underside, int]]
    takeable: list[Cell]
    supply: Supply
    perils: Perils
    under_way: UnderWay | None
    die: Creature | None
    parties: list[Party]
    still_turns: int | None
    quiet_turns: int | None
    table: PositionForm
