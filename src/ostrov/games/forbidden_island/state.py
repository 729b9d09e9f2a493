"""The whole position as integers, with names for every question and every change that the rules need."""

from __future__ import annotations

from typing import Final, final

from ostrov.games.forbidden_island import components
from ostrov.kernel.bits import bit, shifted
from ostrov.kernel.native import i64, vec
from ostrov.kernel.piles import Layer
from ostrov.kernel.position import Position

# Phases, in the order in which a game goes through them.
LAYING_TILES: Final[i64] = 0
FLOODING_FIRST_TILES: Final[i64] = 1
DEALING_ADVENTURERS: Final[i64] = 2
DEALING_CARDS: Final[i64] = 3
CHOOSING_FIRST_SEAT: Final[i64] = 4
ACTING: Final[i64] = 5
DRAWING: Final[i64] = 6
FLOODING: Final[i64] = 7
OVER: Final[i64] = 8

# Endings (chapter 8).
STILL_PLAYING: Final[i64] = 0
ESCAPED: Final[i64] = 1
TREASURE_LOST: Final[i64] = 2
LANDING_LOST: Final[i64] = 3
ADVENTURER_LOST: Final[i64] = 4
ISLAND_DROWNED: Final[i64] = 5

NOBODY: Final[i64] = 15
NO_ROLE: Final[i64] = 15

# How many cards four digits of three bits stand for.
_CARDS_IN: Final = bytes([(n & 7) + (n >> 3 & 7) + (n >> 6 & 7) + (n >> 9) for n in range(4096)])


@final
class Island:
    """What never changes once the game is set up: which tile lies on which cell, and who plays whom."""

    tile_at: vec[i64]
    cell_of: vec[i64]
    roles: i64
    landing: i64

    def __init__(self) -> None:
        self.tile_at = vec[i64]([0] * 24)
        self.cell_of = vec[i64]([0] * 24)
        self.roles = 0xFFFF
        self.landing = 0

    def lay(self, cell: i64, tile: i64) -> None:
        self.tile_at[cell] = tile
        self.cell_of[tile] = cell
        if tile == components.FOOLS_LANDING:
            self.landing = cell

    def cells_of_treasure(self, treasure: i64) -> i64:
        return bit(self.cell_of[2 * treasure]) | bit(self.cell_of[2 * treasure + 1])

    def role(self, seat: i64) -> i64:
        return self.roles >> (4 * seat) & 15

    def cast(self, seat: i64, role: i64) -> None:
        self.roles += shifted(role - 15, 4 * seat)

    def copy(self) -> Island:
        island = Island()
        cell: i64 = 0
        while cell < components.TILE_COUNT:
            island.lay(cell, self.tile_at[cell])
            cell += 1
        island.roles = self.roles
        return island


class State(Position):
    """What lies on the table and where the turn stands; `position.py` adds what may be done with it."""

    island: Island
    # Sets of cells: tiles that are there (dry or flooded), and those of them that are flooded.
    land: i64 = components.EVERY_TILE
    flooded: i64 = 0
    # Five bits a seat.
    _pawns: i64 = 0
    # Twelve bits a seat, three for each treasure's cards; eight bits a seat, four for lifts and four for sandbags.
    _treasure_cards: i64 = 0
    _special_cards: i64 = 0
    treasures_taken: i64 = 0
    mark: i64 = 1
    # Piles of cards by kind.
    treasure_deck: i64 = components.FULL_TREASURE_DECK
    treasure_discard: i64 = 0
    # Sets of cells: the flood cards that may come next, those in layers below, those drawn.
    flood_deck: i64 = components.EVERY_TILE
    flood_below: Layer | None = None
    flood_discard: i64 = 0

    active: i64 = 0
    actions_left: i64 = 0
    has_flown: i64 = 0
    # Steps done in this phase, and cards it still has to draw.
    step: i64 = 0
    cards_left: i64 = 0
    # Who has let this moment pass (FI-3.3).
    gone_on: i64 = 0
    # Who has to discard (FI-5.4), and whose pawns are in the water (FI-7.4).
    over_limit: i64 = NOBODY
    swimmers: i64 = 0

    def __init__(self, seats: i64, island: Island) -> None:
        super().__init__(seats)
        self.island = island

    # Pawns

    def cell(self, seat: i64) -> i64:
        return self._pawns >> (5 * seat) & 31

    def place(self, seat: i64, cell: i64) -> None:
        self._pawns += shifted(cell - self.cell(seat), 5 * seat)

    def here(self, seat: i64) -> i64:
        """The seat's cell as a set."""
        return bit(self.cell(seat))

    def pawns_on(self, cell: i64) -> i64:
        """The set of seats whose pawns stand there."""
        seats: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.cell(seat) == cell:
                seats |= bit(seat)
            seat += 1
        return seats

    def role(self, seat: i64) -> i64:
        return self.island.role(seat)

    # Tiles

    def dry(self) -> i64:
        return self.land & ~self.flooded

    # Hands

    def holds(self, seat: i64, card: i64) -> i64:
        """How many cards of this kind."""
        if card < components.HELICOPTER_LIFT:
            return self._treasure_cards >> (12 * seat + 3 * card) & 7
        return self._special_cards >> (8 * seat + 4 * (card - components.HELICOPTER_LIFT)) & 15

    def gain(self, seat: i64, card: i64) -> None:
        self._change(seat, card, 1)

    def part_with(self, seat: i64, card: i64, cards: i64) -> None:
        self._change(seat, card, -cards)

    def _change(self, seat: i64, card: i64, cards: i64) -> None:
        if card < components.HELICOPTER_LIFT:
            self._treasure_cards += shifted(cards, 12 * seat + 3 * card)
        else:
            self._special_cards += shifted(cards, 8 * seat + 4 * (card - components.HELICOPTER_LIFT))

    def hand_size(self, seat: i64) -> i64:
        special = self._special_cards >> (8 * seat)
        return _CARDS_IN[self._treasure_cards >> (12 * seat) & 4095] + (special & 15) + (special >> 4 & 15)

    def kinds_held(self, seat: i64) -> i64:
        """The set of kinds in this hand."""
        kinds: i64 = 0
        card: i64 = 0
        while card < components.HELD_KINDS:
            if self.holds(seat, card):
                kinds |= bit(card)
            card += 1
        return kinds

    def holders(self, special: i64) -> i64:
        """The set of seats that hold such a special card."""
        if self._special_cards == 0:
            return 0
        seats: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.holds(seat, special):
                seats |= bit(seat)
            seat += 1
        return seats

    def lift_holders(self) -> i64:
        return self.holders(components.HELICOPTER_LIFT)

    def sandbag_holders(self) -> i64:
        return self.holders(components.SANDBAGS)

    # The meter

    def flood_rate(self) -> i64:
        """FI-1.4 Flood cards a turn."""
        return components.FLOOD_RATES[self.mark]

    def is_at_skull(self) -> bool:
        return self.mark >= components.SKULL

    # Copies

    def copy_to(self, s: State) -> None:
        self.copy_turn_to(s)
        s.land = self.land
        s.flooded = self.flooded
        s._pawns = self._pawns
        s._treasure_cards = self._treasure_cards
        s._special_cards = self._special_cards
        s.treasures_taken = self.treasures_taken
        s.mark = self.mark
        s.treasure_deck = self.treasure_deck
        s.treasure_discard = self.treasure_discard
        s.flood_deck = self.flood_deck
        s.flood_below = self.flood_below
        s.flood_discard = self.flood_discard
        s.active = self.active
        s.actions_left = self.actions_left
        s.has_flown = self.has_flown
        s.step = self.step
        s.cards_left = self.cards_left
        s.gone_on = self.gone_on
        s.over_limit = self.over_limit
        s.swimmers = self.swimmers

    def fields(self) -> list[int]:
        tiles = [int(tile) for tile in self.island.tile_at]
        return [*super().fields(), int(self.island.roles), *self.flood_layers()[1:], *tiles]

    def flood_layers(self) -> list[int]:
        """The flood deck from the top down, each layer a set of cells."""
        layers = [int(self.flood_deck)]
        layer = self.flood_below
        while layer is not None:
            layers.append(int(layer.cards))
            layer = layer.below
        return layers
