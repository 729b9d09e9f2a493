"""Chapter 2: set-up. Everything that is shuffled, dealt or drawn is an outcome of chance, one at a time."""

from __future__ import annotations

from ostrov.games.forbidden_island.codes import (
    ADVENTURER_DEALT,
    CARD_DEALT,
    CHOOSE_FIRST,
    DEAL_ADVENTURER,
    DEAL_CARD,
    FLOOD_AT_START,
    FLOODED,
    LAY_TILE,
    TILE_LAID,
    choice,
)
from ostrov.games.forbidden_island.components import (
    CARDS_DEALT_TO_EACH,
    EVERY_TILE,
    FIRST_START_TILE,
    ROLE_COUNT,
    TILE_COUNT,
    TILES_FLOODED_AT_START,
    WATERS_RISE,
)
from ostrov.games.forbidden_island.state import (
    CHOOSING_FIRST_SEAT,
    DEALING_ADVENTURERS,
    DEALING_CARDS,
    FLOODING_FIRST_TILES,
    LAYING_TILES,
    NO_ROLE,
    State,
)
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.piles import how_many, one
from ostrov.kernel.rows import Rows


def setup_outcomes(s: State, rows: Rows) -> None:
    if s.phase == LAYING_TILES:
        rows.add(choice(LAY_TILE, 0), tiles_not_laid(s))
    elif s.phase == FLOODING_FIRST_TILES:
        rows.add(choice(FLOOD_AT_START, 0), s.flood_deck)
    elif s.phase == DEALING_ADVENTURERS:
        rows.add(choice(DEAL_ADVENTURER, 0), roles_not_cast(s))
    elif s.phase == DEALING_CARDS:
        dealable_cards(s, rows)
    else:
        rows.add(choice(CHOOSE_FIRST, 0), s.everybody())


def tiles_not_laid(s: State) -> i64:
    """FI-2.1 Tiles are laid cell by cell, each as likely as the next."""
    tiles = EVERY_TILE
    cell: i64 = 0
    while cell < s.step:
        tiles &= ~bit(s.island.tile_at[cell])
        cell += 1
    return tiles


def lay_tile(s: State, tile: i64) -> None:
    """FI-2.1"""
    s.island.lay(s.step, tile)
    s.tell(TILE_LAID, s.step, tile)
    s.step += 1
    if s.step == TILE_COUNT:
        _go_to(s, FLOODING_FIRST_TILES)


def flood_at_start(s: State, cell: i64) -> None:
    """FI-2.2 Six tiles are flooded, and their cards are the flood discard."""
    s.flood_deck &= ~bit(cell)
    s.flood_discard |= bit(cell)
    s.flooded |= bit(cell)
    s.tell(FLOODED, cell)
    s.step += 1
    if s.step == TILES_FLOODED_AT_START:
        _go_to(s, DEALING_ADVENTURERS)
        _seat_the_chosen(s)


def roles_not_cast(s: State) -> i64:
    """FI-2.3 One adventurer each, at random."""
    roles = bit(ROLE_COUNT) - 1
    seat: i64 = 0
    while seat < s.step:
        roles &= ~bit(s.role(seat))
        seat += 1
    return roles


def deal_adventurer(s: State, role: i64) -> None:
    """FI-2.3 Each starts on the adventurer's own tile, flooded or not."""
    seat = s.step
    if s.role(seat) != role:
        s.island.cast(seat, role)
    s.place(seat, s.island.cell_of[FIRST_START_TILE + role])
    s.tell(ADVENTURER_DEALT, seat, role)
    s.step += 1
    if s.step == s.seats:
        _go_to(s, DEALING_CARDS)


def _seat_the_chosen(s: State) -> None:
    """FI-2.3 Where the table has chosen the adventurers, nothing is left to chance."""
    while s.phase == DEALING_ADVENTURERS and s.role(s.step) != NO_ROLE:
        deal_adventurer(s, s.role(s.step))


def dealable_cards(s: State, rows: Rows) -> None:
    """FI-2.4 A Waters Rise! would be replaced and shuffled back: it cannot come."""
    waters_rise = how_many(s.treasure_deck, WATERS_RISE) * one(WATERS_RISE)
    rows.add_pile(choice(DEAL_CARD, 0), s.treasure_deck - waters_rise)


def deal_card(s: State, card: i64) -> None:
    """FI-2.4 Two cards each, open."""
    seat = s.step // CARDS_DEALT_TO_EACH
    s.treasure_deck -= one(card)
    s.gain(seat, card)
    s.tell(CARD_DEALT, seat, card)
    s.step += 1
    if s.step == s.seats * CARDS_DEALT_TO_EACH:
        _go_to(s, CHOOSING_FIRST_SEAT)


def _go_to(s: State, phase: i64) -> None:
    s.phase = phase
    s.step = 0
