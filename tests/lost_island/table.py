"""A table of the Lost Island for tests: sheets drawn by hand, and a referee to play with.

A drawing may leave out whatever lies to the right and below; `-` is an empty cell, `.` sea, and the letters are ruins,
plains, swamps, rivers (V), forests and mountains.
"""

from __future__ import annotations

from typing import Any

from ostrov.games.lost_island.board import SIDES
from ostrov.games.lost_island.forms import (
    Cartographer,
    Draw,
    Phase,
    PositionForm,
    Roll,
    Rumour,
    Take,
    Terrain,
)
from ostrov.games.lost_island.naming import read_cell
from ostrov.games.lost_island.notation import LETTERS
from ostrov.games.lost_island.position import LostIsland
from ostrov.games.lost_island.sheet import Sheet, blank
from ostrov.games.registry import find_game
from ostrov.kernel.referee import Referee
from tests.game_table import GameTable, game_refuses_position

GAME = find_game("lost-island")

RUINS, PLAINS, SWAMPS = Terrain.RUINS, Terrain.PLAINS, Terrain.SWAMPS
RIVERS, FORESTS, MOUNTAINS = Terrain.RIVERS, Terrain.FORESTS, Terrain.MOUNTAINS

SKULL = [Rumour.RIVERS_THAT_CLIMB, Rumour.WATCHERS, Rumour.TWIN_PEAKS, Rumour.DROWNED_REEDS]
CALM = [Rumour.RING_OF_PEAKS, Rumour.TALKING_MARSH, Rumour.CARAVAN_ROAD, Rumour.SHADED_STREAM]

ROLLING, NAMING, TAKING = Phase.ROLLING, Phase.NAMING, Phase.TAKING
ASKING, DRAWING = Phase.ASKING, Phase.DRAWING
ROLLING_AGAIN, SETTING_ASIDE, DRAWING_AGAIN = Phase.ROLLING_AGAIN, Phase.SETTING_ASIDE, Phase.DRAWING_AGAIN
OVER = Phase.OVER

# Side A with nothing on it:
#     a b c d e f g h i
#  1  . . - - c - - . .
#  2  . - - - - - - - .
#  3  - c - - - - - - -
#  4  - - - - - - - - c
#  5  - - - - - - - - -
#  6  - - - - - - - - -
#  7  - - c - - - - - -
#  8  - - - - - - c - -
#  9  . - s - - - - - -
BLANK_A = ["..-----..", ".-------.", *["---------"] * 6, ".--------"]
BLANK_B = [
    ".---..---.",
    "----------",
    "---.------",
    "----------",
    "----------",
    "----------",
    ".----.----",
    "----------",
    "..--..---.",
]

# Side A with two empty regions: e4 and f4, and four cells in the last row; all the rest is ruins.
NEARLY_FULL = [
    "..RRRRR..",
    ".RRRRRRR.",
    "RRRRRRRRR",
    "RRRR--RRR",
    "RRRRRRRRR",
    "RRRRRRRRR",
    "RRRRRRRRR",
    "RRRRRRRRR",
    ".RR----RR",
]


def drawn(*rows: str, side: str = "a") -> list[str]:
    """A sheet from its first rows; what is left out is empty."""
    sheet = []
    for number, empty in enumerate(BLANK_A if side == "a" else BLANK_B):
        row = rows[number] if number < len(rows) else ""
        sheet.append(row + empty[len(row) :])
    return sheet


def sheet_of(rows: list[str], side: str = "a") -> Sheet:
    """The same for the score alone: connected or not."""
    sheet = blank(SIDES["ab".index(side)])
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            if letter not in ".-":
                sheet.draw(11 * row + column, LETTERS.index(letter))
    return sheet


def player(*rows: str, side: str = "a", **rest: Any) -> Cartographer:
    return Cartographer(drawn(*rows, side=side), **rest)


def full(**rest: Any) -> Cartographer:
    """A player with room for four and no more."""
    return Cartographer(NEARLY_FULL, **rest)


def form(*players: Cartographer, **rest: Any) -> PositionForm:
    """By default three dice lie there, and seat 0 is about to name a terrain."""
    if rest.get("phase", NAMING) in (NAMING, TAKING):
        rest.setdefault("dice", [2, 4, 5])
    return PositionForm(list(players), rest.pop("rumours", SKULL), **rest)


def table(*players: Cartographer, **rest: Any) -> Table:
    return Table(form(*players, **rest))


def drawing(*players: Cartographer, terrain: Terrain = FORESTS, **rest: Any) -> Table:
    """A table at which seat 0 has taken a die and drawing goes on."""
    rest = {"dice": [2, 5]} | rest
    return table(*players, phase=DRAWING, terrain=terrain, **rest)


def new_table(seats: int, **options: Any) -> Table:
    """A game from its very beginning."""
    return Table(Referee.begin(GAME, seats, GAME.options(options, seats)))


def refuses_position(wrong: PositionForm, code: str) -> None:
    """No game can come to such a position, and the code says why."""
    game_refuses_position(GAME, wrong, code)


class Table(GameTable):
    game = GAME

    # What is done

    def roll(self, *dice: int) -> None:
        self.chance(Roll(list(dice)))

    def draw(self, seat: int, terrain: Terrain, *cells: str) -> None:
        self.play(seat, *[Draw(cell, terrain) for cell in cells])

    # What may be done

    def takes(self, seat: int) -> set[tuple[int, int]]:
        """Dice with the numbers that may be made of them."""
        return {(action.die, action.number) for action in self.actions(seat) if isinstance(action, Take)}

    def cells(self, seat: int, terrain: Terrain = FORESTS) -> set[str]:
        return {it.cell for it in self.actions(seat) if isinstance(it, Draw) and it.terrain == terrain}

    # What lies on the table

    @property
    def position(self) -> LostIsland:
        assert isinstance(self.referee.position, LostIsland)
        return self.referee.position

    @property
    def now(self) -> PositionForm:
        shown = GAME.show_position(self.referee.position)
        assert isinstance(shown, PositionForm)
        return shown

    def player(self, seat: int) -> Cartographer:
        return self.now.cartographers[seat]

    def at(self, seat: int, cell: str) -> str:
        place = read_cell(cell)
        return self.player(seat).sheet[place // 11][place % 11]
