"""A table of Escape from Atlantis for tests: a position in a few words, and a referee to play it with."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ostrov.games.atlantis.board import LABELS, TILE_CELLS
from ostrov.games.atlantis.forms import (
    UNDERSIDES,
    Board,
    ChooseFirst,
    Colour,
    Creature,
    Launch,
    LayTile,
    Options,
    Phase,
    Place,
    PositionForm,
    RedTile,
    Roam,
    Sail,
    Summon,
    Swim,
    TakeTile,
    Terrain,
    Traveller,
    TurnUp,
    Underside,
    Walk,
)
from ostrov.games.atlantis.notation import ALL_UNDERSIDES
from ostrov.games.registry import find_game
from ostrov.kernel.game import Form
from ostrov.kernel.referee import Referee
from tests.game_table import GameTable, game_refuses_position

GAME = find_game("atlantis")

RED, YELLOW, GREEN, BLUE = Colour
BEACH, FOREST, MOUNTAIN = Terrain
SERPENT, SHARK, WHALE = Creature

# The one island of these tests: beaches (b) on the rim, mountains (m) around the lagoon, forests (f) between.
#
#                 D4 b  D5 b  D6 b  D7 b
#              E4 b  E5 f  E6 f  E7 f  E8 b
#     F3 b  F4 f  F5 f  F6 m  F7 m  F8 f  F9 f  F10 b
#        G3 b  G4 m  G5 m  (G6)  G7 m  G8 m  G9 b
#     H3 b  H4 f  H5 f  H6 m  H7 m  H8 f  H9 f  H10 b
#              I4 f  I5 f  I6 f  I7 f  I8 f
#                 J4 b  J5 b  J6 b  J7 b
#
TILES = [LABELS[cell] for cell in TILE_CELLS]
LAYOUT = "bbbb bfffb bffmmffb bmmmmb bffmmffb fffff bbbb".replace(" ", "")
TERRAIN_OF = {
    cell: {"b": BEACH, "f": FOREST, "m": MOUNTAIN}[letter] for cell, letter in zip(TILES, LAYOUT, strict=True)
}
# Tiles that are gone where hands hold tiles or creatures have come: they lie far from where the tests play.
FIRST_TO_GO = {
    BEACH: ["J4", "J6", "J7", "H10", "H3", "F10", "G9", "J5"],
    FOREST: ["I4", "I5", "I6", "I7", "I8", "H9", "H8", "H4"],
    MOUNTAIN: ["G8", "H7", "H6"],
}
SERPENTS = ["G6", "B1", "C11", "K1", "L10"]

# Red 1 is worth 6, red 2 is worth 5, and so on.
WORTHS = [6, 5, 4, 3, 3, 2, 2, 1, 1, 1]

DOLPHIN = RedTile(BEACH, Underside.DOLPHIN)
FAIR_WIND = RedTile(BEACH, Underside.FAIR_WIND)
MOVE_SERPENT = RedTile(BEACH, Underside.MOVE_SERPENT)
MOVE_SHARK = RedTile(BEACH, Underside.MOVE_SHARK)
MOVE_WHALE = RedTile(BEACH, Underside.MOVE_WHALE)
SHARK_DEFENCE = RedTile(BEACH, Underside.SHARK_DEFENCE)
OTHER_SHARK_DEFENCE = RedTile(FOREST, Underside.SHARK_DEFENCE)
WHALE_DEFENCE = RedTile(FOREST, Underside.WHALE_DEFENCE)


def boat(cell: str) -> str:
    """Aboard the boat on this cell."""
    return f"boat {cell}"


def party(*places: str) -> list[Traveller]:
    """Ten travellers: these places first, all others lost. A star after a cell: has swum this turn."""
    ten = [_traveller(place, worth) for place, worth in zip(places, WORTHS, strict=False)]
    return ten + [Traveller("lost", worth) for worth in WORTHS[len(ten) :]]


def _traveller(place: str, worth: int) -> Traveller:
    at = place.removeprefix("boat ").removesuffix("*")
    return Traveller(at, worth, place.startswith("boat "), place.endswith("*"))


def form(
    *parties: list[Traveller],
    missing: str = "",
    hands: dict[int, list[RedTile]] | None = None,
    gone: dict[Terrain, dict[Underside, int]] | None = None,
    options: dict[str, Any] | None = None,
    **rest: Any,
) -> PositionForm:
    """A position on the one island, seat 0 moving; `missing` tiles, held ones and those of creatures are gone."""
    given = Options(**({"two_colours": len(parties) == 4 and rest.get("seats") == 2} | (options or {})))
    seats = rest.pop("seats", len(parties))
    held = [list((hands or {}).get(seat, [])) for seat in range(seats)]
    lost = set(missing.split())
    came = _where_creatures_came_from(len(rest.get("sharks", [])), len(rest.get("whales", [])))
    turning_up = rest["taken_terrain"] if rest.get("phase") == Phase.TURNING_UP else None
    numbers = Counter(tile.terrain for hand in held for tile in hand)
    for terrain, cells in FIRST_TO_GO.items():
        spare = [cell for cell in cells if cell not in lost]
        wanted = numbers[terrain] + came[terrain].total() + (terrain == turning_up)
        lacking = wanted - sum(TERRAIN_OF[cell] == terrain for cell in lost)
        if gone is None:
            lost |= set(spare[: max(lacking, 0)])
    tiles = [None if cell in lost else TERRAIN_OF[cell] for cell in TILES]
    # The island lies as the parties stand on it; what has left the game follows from what is missing.
    taken = Counter(TERRAIN_OF[cell] for cell in lost)
    if turning_up is not None:
        taken[turning_up] -= 1
    return PositionForm(
        tiles=tiles,
        travellers=list(parties),
        hands=held,
        options=given,
        gone=gone if gone is not None else _gone(taken, held, came),
        serpents=rest.pop("serpents", SERPENTS),
        **rest,
    )


def _where_creatures_came_from(sharks: int, whales: int) -> dict[Terrain, Counter[Underside]]:
    """AT-5.4 Each was under a tile, the lowest terrain first."""
    came: dict[Terrain, Counter[Underside]] = {terrain: Counter() for terrain in Terrain}
    for underside, number in ((Underside.SHARK, sharks), (Underside.WHALE, whales)):
        terrains = [terrain for terrain in Terrain for _ in range(ALL_UNDERSIDES[terrain][underside])]
        for terrain in terrains[:number]:
            came[terrain][underside] += 1
    return came


def _gone(
    taken: Counter[Terrain], hands: list[list[RedTile]], came: dict[Terrain, Counter[Underside]]
) -> dict[Terrain, dict[Underside, int]]:
    """As many undersides as tiles are missing: those of the creatures first, the volcano last."""
    gone: dict[Terrain, dict[Underside, int]] = {}
    for terrain in Terrain:
        held = Counter(tile.underside for hand in hands for tile in hand if tile.terrain == terrain and tile.underside)
        free = (ALL_UNDERSIDES[terrain] - held - came[terrain]).elements()
        order = sorted(free, key=lambda underside: (underside == Underside.VOLCANO, -UNDERSIDES.index(underside)))
        every = [*came[terrain].elements(), *order]
        gone[terrain] = dict(Counter(every[: taken[terrain] - held.total()]))
    return gone


def table(*parties: list[Traveller], **rest: Any) -> Table:
    """The same, with a referee at it."""
    return Table(form(*parties, **rest))


def new_table(seats: int, **options: Any) -> Table:
    """A game from its very beginning: nothing is laid yet."""
    return Table(Referee.begin(GAME, seats, GAME.options(options, seats)))


def refuses_position(wrong: PositionForm, code: str) -> None:
    """No game can come to such a position, and the code says why."""
    game_refuses_position(GAME, wrong, code)


class Table(GameTable):
    game = GAME

    def options_of(self, start: PositionForm, seats: int) -> Form:
        return start.options

    # What is done

    def take(self, cell: str, underside: str) -> None:
        """Whoever is awaited takes this tile, and this is under it."""
        self.play(self.awaited[0], TakeTile(cell))
        self.chance(TurnUp(Underside(underside)))

    # What may be done

    def ways(self, kind: type[Walk | Board | Swim], seat: int, colour: Colour, number: int) -> set[str]:
        """Where a traveller may walk, board or swim."""
        found = [one for one in self.actions(seat) if isinstance(one, kind)]
        return {one.to for one in found if (one.colour, one.number) == (colour, number)}

    def sails(self, seat: int, cell: str) -> set[str]:
        return {one.to for one in self.actions(seat) if isinstance(one, Sail) and one.boat == cell}

    def roams(self, seat: int, origin: str) -> set[str]:
        return {one.to for one in self.actions(seat) if isinstance(one, Roam) and one.origin == origin}

    def summons(self, seat: int, origin: str) -> set[str]:
        return {one.to for one in self.actions(seat) if isinstance(one, Summon) and one.origin == origin}

    def places(self, seat: int) -> set[str]:
        return {one.cell for one in self.actions(seat) if isinstance(one, Place)}

    def launches(self, seat: int) -> set[str]:
        return {one.cell for one in self.actions(seat) if isinstance(one, Launch)}

    def takes(self, seat: int) -> set[str]:
        return {one.cell for one in self.actions(seat) if isinstance(one, TakeTile)}

    # What lies on the table

    @property
    def now(self) -> PositionForm:
        shown = GAME.show_position(self.referee.position)
        assert isinstance(shown, PositionForm)
        return shown

    def seen_by(self, seat: int | None) -> PositionForm:
        table = GAME.view(self.referee.position, seat)
        return table.table  # type: ignore[attr-defined, no-any-return]

    def at(self, colour: Colour, number: int) -> str | None:
        """A cell, `boat(cell)`, a safe land, or lost."""
        one = self.now.travellers[list(Colour).index(colour)][number - 1]
        return boat(one.at or "") if one.aboard else one.at


def laid_table(seats: int, first: int = 0, **options: Any) -> Table:
    """A game whose island lies as drawn above, where the first traveller is about to be placed."""
    t = new_table(seats, **options)
    for terrain in (MOUNTAIN, FOREST):
        t.chance(*[LayTile(terrain, cell) for cell in TILES if TERRAIN_OF[cell] == terrain])
    t.chance(ChooseFirst(first))
    return t


def placed_table(seats: int, **options: Any) -> Table:
    """A game whose travellers stand tile by tile in reading order, where the first boat is about to be launched."""
    t = laid_table(seats, **options)
    while t.now.phase == Phase.PLACING:
        t.play(t.awaited[0], t.actions(t.awaited[0])[0])
    return t
