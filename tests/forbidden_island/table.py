"""A table of Forbidden Island for tests: a position in a few words, and a referee to play it with."""

from __future__ import annotations

from typing import Any

from ostrov.games.forbidden_island.forms import (
    Adventurer,
    Card,
    DrawFlood,
    DrawTreasure,
    GoOn,
    Lift,
    Move,
    Navigate,
    Phase,
    PositionForm,
    Role,
    Sandbag,
    Swim,
    Tile,
    Treasure,
)
from ostrov.games.registry import find_game
from ostrov.kernel.position import CHANCE
from ostrov.kernel.referee import Referee
from tests.game_table import GameTable, game_refuses_position

GAME = find_game("forbidden-island")

MOON, SUN = Tile.TEMPLE_OF_THE_MOON, Tile.TEMPLE_OF_THE_SUN
WHISPERING, HOWLING = Tile.WHISPERING_GARDEN, Tile.HOWLING_GARDEN
EMBERS, SHADOWS = Tile.CAVE_OF_EMBERS, Tile.CAVE_OF_SHADOWS
CORAL, TIDAL = Tile.CORAL_PALACE, Tile.TIDAL_PALACE
IRON, BRONZE, COPPER = Tile.IRON_GATE, Tile.BRONZE_GATE, Tile.COPPER_GATE
SILVER, GOLD, LANDING = Tile.SILVER_GATE, Tile.GOLD_GATE, Tile.FOOLS_LANDING
BRIDGE, CLIFFS, FOREST = Tile.BREAKERS_BRIDGE, Tile.CLIFFS_OF_ABANDON, Tile.CRIMSON_FOREST
DUNES, LAGOON, MARSH, OBSERVATORY = Tile.DUNES_OF_DECEPTION, Tile.LOST_LAGOON, Tile.MISTY_MARSH, Tile.OBSERVATORY
ROCK, HOLLOW, WATCHTOWER = Tile.PHANTOM_ROCK, Tile.TWILIGHT_HOLLOW, Tile.WATCHTOWER

# The one island of these tests. Treasures lie on the rim, the gates inside; nothing lies outside the drawing.
#
#                              Moon        Bridge
#                  Iron        Forest      Observatory  Coral
#     Embers       Bronze      Lagoon      Marsh        Silver     Howling
#     Whispering   Copper      Dunes       LANDING      Gold       Shadows
#                  Tidal       Rock        Hollow       Cliffs
#                              Watchtower  Sun
#
ISLAND = [
    [MOON, BRIDGE],
    [IRON, FOREST, OBSERVATORY, CORAL],
    [EMBERS, BRONZE, LAGOON, MARSH, SILVER, HOWLING],
    [WHISPERING, COPPER, DUNES, LANDING, GOLD, SHADOWS],
    [TIDAL, ROCK, HOLLOW, CLIFFS],
    [WATCHTOWER, SUN],
]
ALL_TILES = [tile for row in ISLAND for tile in row]

EARTH, WIND, FIRE, OCEAN = Card.EARTH, Card.WIND, Card.FIRE, Card.OCEAN
LIFT, SANDBAGS, WATERS_RISE = Card.HELICOPTER_LIFT, Card.SANDBAGS, Card.WATERS_RISE
ALL_TREASURES = list(Treasure)

ACTING, DRAWING, FLOODING, OVER = Phase.ACTING, Phase.DRAWING, Phase.FLOODING, Phase.OVER


def diver(at: Tile, *hand: Card) -> Adventurer:
    return Adventurer(Role.DIVER, at, list(hand))


def engineer(at: Tile, *hand: Card) -> Adventurer:
    return Adventurer(Role.ENGINEER, at, list(hand))


def explorer(at: Tile, *hand: Card) -> Adventurer:
    return Adventurer(Role.EXPLORER, at, list(hand))


def messenger(at: Tile, *hand: Card) -> Adventurer:
    return Adventurer(Role.MESSENGER, at, list(hand))


def navigator(at: Tile, *hand: Card) -> Adventurer:
    return Adventurer(Role.NAVIGATOR, at, list(hand))


def pilot(at: Tile, *hand: Card) -> Adventurer:
    return Adventurer(Role.PILOT, at, list(hand))


def form(*adventurers: Adventurer, **rest: Any) -> PositionForm:
    """A position on the one island; seats count from 0 in the order given, and seat 0 acts first."""
    return PositionForm(ISLAND, list(adventurers), **rest)


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

    def draw(self, *cards: Card) -> None:
        """These treasure cards come next."""
        self.chance(*[DrawTreasure(card) for card in cards])

    def flood(self, *tiles: Tile) -> None:
        """These flood cards come next."""
        self.chance(*[DrawFlood(tile) for tile in tiles])

    def all_go_on(self) -> None:
        """FI-3.3 Everybody who could play a card in this moment lets it pass."""
        for seat in self.awaited:
            self.play(seat, GoOn())

    # What may be done

    def moves(self, seat: int) -> set[Tile]:
        return {action.to for action in self.actions(seat) if isinstance(action, Move)}

    def swims(self, seat: int) -> set[Tile]:
        return {action.to for action in self.actions(seat) if isinstance(action, Swim)}

    def navigations(self, seat: int, pawn: int) -> set[Tile]:
        return {to.to for to in self.actions(seat) if isinstance(to, Navigate) and to.pawn == pawn}

    def lifts(self, seat: int, *pawns: int) -> set[Tile]:
        return {to.to for to in self.actions(seat) if isinstance(to, Lift) and to.pawns == list(pawns)}

    def sandbags(self, seat: int) -> set[Tile]:
        return {action.tile for action in self.actions(seat) if isinstance(action, Sandbag)}

    def flood_cards_that_may_come(self) -> set[Tile]:
        return {outcome.tile for outcome in self.actions(CHANCE) if isinstance(outcome, DrawFlood)}

    def treasure_cards_that_may_come(self) -> set[Card]:
        return {outcome.card for outcome in self.actions(CHANCE) if isinstance(outcome, DrawTreasure)}

    # What lies on the table

    @property
    def now(self) -> PositionForm:
        shown = GAME.show_position(self.referee.position)
        assert isinstance(shown, PositionForm)
        return shown

    def at(self, seat: int) -> Tile | None:
        return self.now.adventurers[seat].at

    def hand(self, seat: int) -> list[Card]:
        return self.now.adventurers[seat].hand
