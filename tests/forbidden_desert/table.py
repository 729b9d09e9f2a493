"""A table of Forbidden Desert for tests: a position in a few words, and a referee to play it with."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ostrov.games.forbidden_desert.components import GEAR_NUMBERS
from ostrov.games.forbidden_desert.forms import (
    GEARS,
    PLACES,
    Adventurer,
    DrawGear,
    DrawStormCard,
    Excavate,
    Face,
    Gear,
    GoOn,
    Ground,
    Move,
    Navigate,
    NavigateTwo,
    Part,
    Phase,
    Place,
    PositionForm,
    Role,
    StormCard,
    TakeAlong,
    Tile,
    Uncover,
)
from ostrov.games.registry import find_game
from ostrov.kernel.game import Form
from ostrov.kernel.referee import Referee
from tests.game_table import GameTable, game_refuses_position

GAME = find_game("forbidden-desert")

ACTING, STORMING, OVER = Phase.ACTING, Phase.STORMING, Phase.OVER
BLASTER, JET, SHIELD = Gear.DUNE_BLASTER, Gear.JET_PACK, Gear.SOLAR_SHIELD
SCOPE, RESERVE, TIME = Gear.TERRASCOPE, Gear.SECRET_WATER_RESERVE, Gear.TIME_THROTTLE
SUN, PICKS_UP = StormCard.SUN_BEATS_DOWN, StormCard.STORM_PICKS_UP
ALL_PARTS = list(Part)

# What a test does not care about lies on the rim, in this order: oases, the crash site, clues and gear that its parts
# and cards must have come from. The storm is in the centre, C3.
RIM = [
    *(Place.A1, Place.E1, Place.A5, Place.E5, Place.B1, Place.C1, Place.D1, Place.B5),
    *(Place.C5, Place.D5, Place.A2, Place.E2, Place.A4, Place.E4, Place.A3, Place.E3),
]


def archeologist(at: Place, *gear: Gear, **rest: Any) -> Adventurer:
    return Adventurer(Role.ARCHEOLOGIST, at, gear=list(gear), **rest)


def climber(at: Place, *gear: Gear, **rest: Any) -> Adventurer:
    return Adventurer(Role.CLIMBER, at, gear=list(gear), **rest)


def explorer(at: Place, *gear: Gear, **rest: Any) -> Adventurer:
    return Adventurer(Role.EXPLORER, at, gear=list(gear), **rest)


def meteorologist(at: Place, *gear: Gear, **rest: Any) -> Adventurer:
    return Adventurer(Role.METEOROLOGIST, at, gear=list(gear), **rest)


def navigator(at: Place, *gear: Gear, **rest: Any) -> Adventurer:
    return Adventurer(Role.NAVIGATOR, at, gear=list(gear), **rest)


def carrier(at: Place, *gear: Gear, **rest: Any) -> Adventurer:
    return Adventurer(Role.WATER_CARRIER, at, gear=list(gear), **rest)


def dune(sand: int = 0, face: Face | None = None, *parts: Part) -> Tile:
    return Tile(Ground.DUNE, face, sand, list(parts))


def oasis(sand: int = 0, face: Face | None = None) -> Tile:
    return Tile(Ground.OASIS, face, sand)


def city(face: Face, sand: int = 0, *parts: Part) -> Tile:
    return Tile(None, face, sand, list(parts))


def form(
    *adventurers: Adventurer, tiles: dict[Place, Tile] | None = None, storm: Place = Place.C3, **rest: Any
) -> PositionForm:
    """A position in which all is dune but what is said, and what has to be; seat 0 acts first."""
    laid = dict(tiles or {})
    spare = [place for place in RIM if place not in laid and place != storm]
    for tile in _tiles_that_must_be(laid, adventurers, rest):
        laid[spare.pop(0)] = tile
    rows = [
        [None if place == storm else laid.get(place, dune()) for place in PLACES[n : n + 5]] for n in range(0, 25, 5)
    ]
    rest.setdefault("gear_deck", _gear_deck(laid, adventurers, rest.get("pending") == "drawing-gear"))
    return PositionForm(rows, list(adventurers), **rest)


def _tiles_that_must_be(
    laid: dict[Place, Tile], adventurers: tuple[Adventurer, ...], rest: dict[str, Any]
) -> list[Tile]:
    """FD-1.1 Three oases and a crash site; FD-5.3 the clues of parts; FD-5.1 the tiles of gear."""
    faces = {tile.face for tile in laid.values() if tile.ground is None}
    water = sum(tile.ground == Ground.OASIS or tile.face in (Face.WELL, Face.MIRAGE) for tile in laid.values())
    needed = [oasis()] * (3 - water)
    if not any(tile.ground == Ground.CRASH_SITE for tile in laid.values()):
        needed.append(Tile(Ground.CRASH_SITE))
    found = [part for tile in laid.values() for part in tile.parts]
    for part in [*found, *rest.get("parts_taken", []), *rest.get("parts_in_storm", [])]:
        needed += [city(clue) for clue in _clues(part) if clue not in faces]
    held = sum(len(one.gear) for one in adventurers)
    return needed + [city(Face.GEAR)] * (held - _gear_tiles(laid))


def _clues(part: Part) -> tuple[Face, Face]:
    return Face(f"{part}-row"), Face(f"{part}-column")


def _gear_tiles(laid: dict[Place, Tile]) -> int:
    return sum(tile.ground is None and tile.face in (Face.GEAR, Face.TUNNEL) for tile in laid.values())


def _gear_deck(laid: dict[Place, Tile], adventurers: tuple[Adventurer, ...], is_drawing: bool) -> dict[Gear, int]:
    """Whatever nobody holds, less what must have been used up, from the last kinds on."""
    held = Counter(gear for one in adventurers for gear in one.gear)
    deck = [gear for gear, number in zip(GEARS, GEAR_NUMBERS, strict=True) for _ in range(number - held[gear])]
    return dict(Counter(deck[: 12 - _gear_tiles(laid) + is_drawing]))


def table(*adventurers: Adventurer, **rest: Any) -> Table:
    """The same, with a referee at it."""
    return Table(form(*adventurers, **rest))


def new_table(seats: int, **options: Any) -> Table:
    """A game from its very beginning: nothing is laid or dealt yet."""
    return Table(Referee.begin(GAME, seats, GAME.options(options, seats)))


def refuses_position(wrong: PositionForm, code: str) -> None:
    """No game can come to such a position, and the code says why."""
    game_refuses_position(GAME, wrong, code)


class Table(GameTable):
    game = GAME

    # What is done

    def storm(self, *cards: StormCard) -> None:
        """These storm cards come next."""
        self.chance(*[DrawStormCard(card) for card in cards])

    def excavate(self, seat: int, face: Face, gear: Gear | None = None) -> None:
        self.play(seat, Excavate())
        self.chance(Uncover(face))
        if gear is not None:
            self.chance(DrawGear(gear))

    def all_go_on(self) -> None:
        """FD-3.2 Everybody who could do something in this moment lets it pass."""
        for seat in self.awaited:
            self.play(seat, GoOn())

    # What may be done

    def kinds(self, seat: int) -> set[str]:
        return {type(action).__name__ for action in self.actions(seat)}

    def moves(self, seat: int, companion: int | None = None) -> set[Place]:
        if companion is None:
            return {action.to for action in self.actions(seat) if isinstance(action, Move)}
        return {go.to for go in self.actions(seat) if isinstance(go, TakeAlong) and go.pawn == companion}

    def navigations(self, seat: int, *pawns: int) -> set[Place]:
        if len(pawns) == 1:
            return {go.to for go in self.actions(seat) if isinstance(go, Navigate) and go.pawn == pawns[0]}
        return {go.to for go in self.actions(seat) if isinstance(go, NavigateTwo) and go.pawns == list(pawns)}

    def places(self, seat: int, kind: type[Form]) -> set[Place]:
        """The places or destinations of such actions."""
        found = [action for action in self.actions(seat) if type(action) is kind]
        return {getattr(action, "place", None) or getattr(action, "to") for action in found}  # noqa: B009

    # What lies on the table

    @property
    def now(self) -> PositionForm:
        shown = GAME.show_position(self.referee.position)
        assert isinstance(shown, PositionForm)
        return shown

    def tile(self, place: Place) -> Tile:
        row, column = divmod(PLACES.index(place), 5)
        tile = self.now.desert[row][column]
        assert tile is not None
        return tile

    def sand(self, place: Place) -> int:
        return self.tile(place).sand

    @property
    def storm_at(self) -> Place:
        return PLACES[[tile for row in self.now.desert for tile in row].index(None)]

    def at(self, seat: int) -> Place | None:
        return self.now.adventurers[seat].at

    def water(self, seat: int) -> int | None:
        return self.now.adventurers[seat].water

    def gear(self, seat: int) -> list[Gear]:
        return self.now.adventurers[seat].gear
