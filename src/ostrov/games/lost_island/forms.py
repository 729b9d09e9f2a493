"""The outside forms: actions, outcomes of chance, events, positions and views, with the names that the numbers have."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar, Literal

import msgspec

from ostrov.kernel.game import Form, OptionsForm, Spot, ViewForm, union_of

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
# A column from a to j and a row from 1 to 9: `c4`.
Cell = Annotated[str, msgspec.Meta(pattern="^[a-j][1-9]$")]


class Terrain(StrEnum):
    """LI-1.1 In the order of the faces that name them, from 1 on."""

    RUINS = "ruins"
    PLAINS = "plains"
    SWAMPS = "swamps"
    RIVERS = "rivers"
    FORESTS = "forests"
    MOUNTAINS = "mountains"


class Rumour(StrEnum):
    """In the order of the rumours' numbers, from 1 on."""

    RING_OF_PEAKS = "ring-of-peaks"
    RIVERS_THAT_CLIMB = "rivers-that-climb"
    SHORE_TO_SHORE = "shore-to-shore"
    THREE_FIELDS = "three-fields"
    TALKING_MARSH = "talking-marsh"
    WATCHERS = "watchers"
    TWIN_PEAKS = "twin-peaks"
    ALL_SHORES = "all-shores"
    DROWNED_REEDS = "drowned-reeds"
    CARAVAN_ROAD = "caravan-road"
    MOTLEY_ROWS = "motley-rows"
    SHADED_STREAM = "shaded-stream"


class Bonus(StrEnum):
    """Chapter 6: what is printed in a cell."""

    COMPASS = "compass"
    SPYGLASS = "spyglass"
    WILD = "wild"


class Phase(StrEnum):
    DEALING_RUMOURS = "dealing-rumours"
    CHOOSING_FIRST_SEAT = "choosing-first-seat"
    ROLLING = "rolling"
    NAMING = "naming"
    TAKING = "taking"
    ASKING = "asking"
    DRAWING = "drawing"
    ROLLING_AGAIN = "rolling-again"
    SETTING_ASIDE = "setting-aside"
    DRAWING_AGAIN = "drawing-again"
    OVER = "over"


class Ending(StrEnum):
    USES_SPENT = "uses-spent"
    SOMEBODY_STUCK = "somebody-stuck"


class Rank(StrEnum):
    """LI-9.4"""

    NONE = "none"
    BACK_ALLEY_EXPLORER = "back-alley-explorer"
    ORDINARY_EXPLORER = "ordinary-explorer"
    TRUE_EXPLORER = "true-explorer"
    MARCO_POLO = "marco-polo"


TERRAINS = [None, *Terrain]
RUMOURS = [None, *Rumour]
PHASES: list[Phase] = list(Phase)
# The number 0 stands for a game still being played.
ENDINGS = [None, *Ending]
RANKS: list[Rank] = list(Rank)
SIDES: list[Literal["a", "b"]] = ["a", "b"]
ORDERS: list[Literal["automatic", "on-demand"]] = ["automatic", "on-demand"]


class Options(OptionsForm, frozen=True):
    """LI-3.1 The side and the rumours; LI-4.4 whether the order of a turn that may be the last has to be asked for."""

    side: Literal["a", "b"] = "a"
    rumours: Literal["random", "tight-island", "calm-island", "skull-island"] = "random"
    last_turn_in_order: Literal["automatic", "on-demand"] = "automatic"


# Actions


class Action(Form, frozen=True, tag_field="do"):
    pass


class Name(Action, frozen=True, tag="name"):
    terrain: Terrain


class Take(Action, frozen=True, tag="take"):
    """`number` differs from the die by the compasses spent."""

    die: Face
    number: Face


class SetAside(Action, frozen=True, tag="set-aside"):
    """`die` names the terrain; `number` is the other die, changed by the compasses spent."""

    die: Face
    number: Face


class Draw(Action, frozen=True, tag="draw"):
    cell: Cell
    terrain: Terrain


class CallOrder(Action, frozen=True, tag="call-order"):
    """LI-4.4 This turn, which may be the last, is to be played in order."""


class WaiveOrder(Action, frozen=True, tag="waive-order"):
    """LI-4.4 This player does not ask for the order."""


# Outcomes of chance


class DealRumour(Action, frozen=True, tag="deal-rumour"):
    rumour: Rumour


class ChooseFirst(Action, frozen=True, tag="choose-first"):
    seat: Seat


class Roll(Action, frozen=True, tag="roll"):
    dice: Annotated[list[Face], msgspec.Meta(min_length=2, max_length=3)]


Choice = union_of(Action)


# Events


class Happening(Form, frozen=True, tag_field="event"):
    pass


class RumourDealt(Happening, frozen=True, tag="rumour-dealt"):
    rumour: Rumour


class TurnBegan(Happening, frozen=True, tag="turn-began"):
    seat: Seat
    turn: int


class Rolled(Happening, frozen=True, tag="rolled"):
    seat: Seat
    dice: list[Face]


class Named(Happening, frozen=True, tag="named"):
    seat: Seat
    terrain: Terrain


class DieTaken(Happening, frozen=True, tag="die-taken"):
    seat: Seat
    die: Face
    number: Face
    compasses: int


class DieSetAside(Happening, frozen=True, tag="die-set-aside"):
    seat: Seat
    terrain: Terrain
    die: Face
    number: Face
    compasses: int


class OrderWanted(Happening, frozen=True, tag="order-wanted"):
    seat: Seat


class OrderWaived(Happening, frozen=True, tag="order-waived"):
    seat: Seat


class OrderCalled(Happening, frozen=True, tag="order-called"):
    pass


class Drawn(Happening, frozen=True, tag="drawn"):
    seat: Seat
    cell: Cell
    terrain: Terrain


class CompassFound(Happening, frozen=True, tag="compass-found"):
    seat: Seat


class WasStuck(Happening, frozen=True, tag="was-stuck"):
    seat: Seat
    number: Face


class SpyglassCounted(Happening, frozen=True, tag="spyglass-counted"):
    seat: Seat
    points: int
    spyglasses: int


class Ended(Happening, frozen=True, tag="ended"):
    ending: Ending


class Scored(Happening, frozen=True, tag="scored"):
    seat: Seat
    points: int
    empty_cells: int


class Won(Happening, frozen=True, tag="won"):
    seat: Seat


class Ranked(Happening, frozen=True, tag="ranked"):
    rank: Rank


Event = union_of(Happening)


# Positions

Small = Annotated[int, msgspec.Meta(ge=0, le=9)]


class Cartographer(Form, frozen=True):
    """One player's sheet, row by row: `-` an empty cell, `.` sea, else the terrain's letter (V for rivers).

    `new` are the cells of the drawing at hand. Uses left out are all that so many players have. `die` is what the
    number was made of; a position that leaves it out is played the same.
    """

    untold: ClassVar = frozenset({"sheet", "new", "new_compasses", "new_spyglasses", "counted"})

    sheet: Annotated[list[str], msgspec.Meta(min_length=9, max_length=9)]
    new: list[Cell] = []
    uses: dict[Terrain, Small] | None = None
    compasses: Small = 0
    new_compasses: Small = 0
    new_spyglasses: Small = 0
    counted: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    number: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    die: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    is_stuck: bool = False


class PositionForm(Form, frozen=True, tag_field="game", tag="lost-island"):
    """Everything that lies on the table, and where the turn stands. `dice` are those that may still be chosen.

    `waived` are the seats that need no order in this turn.
    """

    untold: ClassVar = frozenset({"last_turn_in_order"})

    cartographers: Annotated[list[Cartographer], msgspec.Meta(min_length=1, max_length=4)]
    rumours: list[Rumour]
    rules: Literal[2] = 2
    side: Literal["a", "b"] = "a"
    last_turn_in_order: Literal["automatic", "on-demand"] = "automatic"
    phase: Phase = Phase.NAMING
    turn: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 1
    active: Seat = 0
    dice: list[Face] = []
    terrain: Terrain | None = None
    waived: list[Seat] = []
    is_in_order: bool = False
    starter: Seat | None = None
    ending: Ending | None = None


class Part(Form, frozen=True):
    """Cells that score together."""

    cells: list[Cell]
    points: int


class RumourScore(Form, frozen=True):
    rumour: Rumour
    points: int
    parts: list[Part]


# Views


class Square(Spot, frozen=True):
    """A cell of a sheet. `is_new`: it belongs to the drawing at hand."""

    looks: ClassVar = {
        "": "bare",
        Terrain.RUINS: "sand",
        Terrain.PLAINS: "grass",
        Terrain.SWAMPS: "mud",
        Terrain.RIVERS: "shallows",
        Terrain.FORESTS: "forest",
        Terrain.MOUNTAINS: "rock",
    }

    cell: Cell
    terrain: Terrain | None = None
    bonus: Bonus | None = None
    is_new: bool = False


class Standing(Form, frozen=True):
    """LI-7.3 What a sheet is worth as it stands.

    `room` is the largest number that fits (LI-7.2), `left` how many cells are still to be drawn now (LI-5.3).
    """

    rumours: dict[Rumour, int]
    spyglasses: int
    points: int
    empty_cells: int
    room: int
    left: int


class Preview(Form, frozen=True):
    """LI-5.2 A cell that a seat may draw next, and the points by which each rumour would rise or fall with it.

    Rumours that would not change are left out.
    """

    seat: Seat
    cell: Cell
    terrain: Terrain
    rumours: dict[Rumour, int]


class View(ViewForm, frozen=True, tag_field="view", tag="lost-island"):
    """LI-4.3 All is open. `sheets` are drawn row by row, null for the sea.

    `scores` says for each seat what each rumour brings now, and which cells bring it. `rolled` are the dice as they
    fell, those that were taken among them. `previews` are for the seats that draw.
    """

    untold: ClassVar = frozenset({"scores", "rolled", "previews"})

    seat: Seat | None
    awaited: list[Seat]
    sheets: list[list[list[Square | None]]]
    standings: list[Standing]
    table: PositionForm
    scores: list[list[RumourScore]]
    rolled: list[Face]
    previews: list[Preview]
