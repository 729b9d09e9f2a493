"""The tide forecast: what this turn's flood phase, from now on, may do to each tile. Exact, from what is open (FI-2.7).

It is made as if nobody did anything more until then, and as if every card were drawn, even where the game would be lost
on the way (FI-8.2). Only the skull stops it: then there is no flood phase.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ostrov.games.forbidden_island import components, forms, state
from ostrov.games.forbidden_island.state import State
from ostrov.kernel.game import Form
from ostrov.kernel.piles import how_many, size


class DrawChance(Form, frozen=True):
    """The chance that so many flood cards are still drawn; none are once the skull is reached."""

    cards: int
    chance: float


class TileChance(Form, frozen=True):
    """What may become of a tile that is not sunken. It floods, or sinks, or with the rest of the chance stays as it is.

    `floods`: it is dry now and lies flooded afterwards. `sinks`: it is gone afterwards, even if it is dry now and comes
    up twice.
    """

    tile: forms.Tile
    floods: float
    sinks: float


class Forecast(Form, frozen=True, tag_field="forecast", tag="forbidden-island"):
    """The chances of each number of flood cards, of at least one Waters Rise! before them, and of every tile."""

    draws: list[DrawChance]
    waters_rise: float
    tiles: list[TileChance]


class Tide(NamedTuple):
    """One way in which the flood phase may come: its chance, and what it draws from, as sets of cells, top first."""

    chance: float
    rises: int
    cards: int
    layers: list[int]
    discard: int


class Surge(NamedTuple):
    """What a tide does for certain, and the layer that its last cards are drawn from, each card with the same share."""

    flooded: int
    sunken: int
    last_layer: int
    share: float


def forecast(s: State, _: int | None) -> Forecast | None:
    """The same for every seat; None before the first turn and after the end."""
    if not state.ACTING <= s.phase <= state.FLOODING:
        return None
    tides = _tides(s)
    surges = [(tide.chance, _surge(tide, s.flooded)) for tide in tides]
    cells = [(tile, s.island.cell_of[number]) for number, tile in enumerate(forms.TILES)]
    return Forecast(
        draws=_draws(tides),
        waters_rise=sum(tide.chance for tide in tides if tide.rises),
        tiles=[_tile_chance(tile, 1 << cell, s.flooded, surges) for tile, cell in cells if s.land >> cell & 1],
    )


def _draws(tides: list[Tide]) -> list[DrawChance]:
    numbers = sorted({tide.cards for tide in tides})
    return [DrawChance(number, sum(tide.chance for tide in tides if tide.cards == number)) for number in numbers]


def _tile_chance(tile: forms.Tile, cell: int, flooded: int, surges: list[tuple[float, Surge]]) -> TileChance:
    floods = sum(chance * _lies_flooded(surge, cell) for chance, surge in surges)
    sinks = sum(chance * _is_gone(surge, cell) for chance, surge in surges)
    return TileChance(tile, 0.0 if cell & flooded else floods, sinks)


def _lies_flooded(surge: Surge, cell: int) -> float:
    comes = surge.share if cell & surge.last_layer else 0.0
    return 1 - comes if cell & surge.flooded else comes


def _is_gone(surge: Surge, cell: int) -> float:
    if cell & surge.sunken:
        return 1.0
    return surge.share if cell & surge.last_layer & surge.flooded else 0.0


# Flood cards


def _tides(s: State) -> list[Tide]:
    layers = [layer for layer in s.flood_layers() if layer]
    if s.phase == state.FLOODING:
        return [Tide(1.0, 0, s.cards_left, layers, s.flood_discard)]
    return [_tide(s, layers, rises, chance) for rises, chance in sorted(_rises(s).items())]


def _tide(s: State, layers: list[int], rises: int, chance: float) -> Tide:
    """FI-5.2 The marker goes up each time; the first time the discard comes on top, and then there is none."""
    cards = components.FLOOD_RATES[min(s.mark + rises, components.SKULL)]
    if rises and s.flood_discard:
        return Tide(chance, rises, cards, [s.flood_discard, *layers], 0)
    return Tide(chance, rises, cards, layers, s.flood_discard)


def _surge(tide: Tide, flooded: int) -> Surge:
    """FI-7.1 A layer that is drawn to its last card leaves nothing to chance, so all is certain down to the last."""
    sunken, layers, discard, left = 0, list(tide.layers), tide.discard, tide.cards
    while left and (layers or discard):
        if not layers:
            # FI-7.6
            layers, discard = [discard], 0
        layer = layers.pop(0)
        if left < layer.bit_count():
            return Surge(flooded, sunken, layer, left / layer.bit_count())
        left -= layer.bit_count()
        # FI-7.3 What is flooded sinks with its card; FI-7.2 the rest is flooded, and may come again.
        sunken |= layer & flooded
        discard |= layer & ~flooded
        flooded = (flooded | layer) & ~sunken
    return Surge(flooded, sunken, 0, 0.0)


# Treasure cards


class Cards(NamedTuple):
    """A pile of treasure cards: those that matter here, and the rest."""

    waters_rise: int
    others: int


def _rises(s: State) -> dict[int, float]:
    """FI-5.1 The chance of each number of Waters Rise! among the treasure cards still to be drawn in this turn."""
    draws = components.TREASURE_CARDS_A_TURN if s.phase == state.ACTING else s.cards_left
    deck, discard = _counted(s.treasure_deck), _counted(s.treasure_discard)
    if s.over_limit != state.NOBODY:
        # FI-5.4 One card is on its way to the discard, whichever it will be.
        discard = Cards(discard.waters_rise, discard.others + 1)
    chances: dict[int, float] = {}
    for rises, chance in _ways(deck, discard, draws, is_hand_full=s.hand_size(s.active) >= components.HAND_LIMIT):
        chances[rises] = chances.get(rises, 0.0) + chance
    return chances


def _counted(pile: int) -> Cards:
    waters_rise = how_many(pile, components.WATERS_RISE)
    return Cards(waters_rise, size(pile) - waters_rise)


def _ways(deck: Cards, discard: Cards, draws: int, is_hand_full: bool) -> Iterator[tuple[int, float]]:
    """How many Waters Rise! may come, and the chance of it, once for each way. At most two cards are drawn."""
    if draws == 0:
        yield 0, 1.0
        return
    if sum(deck) == 0:
        # FI-5.3
        deck, discard = discard, Cards(0, 0)
    rises = deck.waters_rise / sum(deck)
    if deck.waters_rise:
        rest, away = Cards(deck.waters_rise - 1, deck.others), Cards(discard.waters_rise + 1, discard.others)
        yield from ((more + 1, rises * chance) for more, chance in _ways(rest, away, draws - 1, is_hand_full))
    if deck.others:
        # FI-5.4 A full hand puts a card away for the first that it draws; for the second, it comes too late to matter.
        rest, away = Cards(deck.waters_rise, deck.others - 1), Cards(discard.waters_rise, discard.others + is_hand_full)
        yield from ((more, (1 - rises) * chance) for more, chance in _ways(rest, away, draws - 1, is_hand_full))
