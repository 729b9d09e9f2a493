"""Chapter 2: set-up. Everything that is shuffled, dealt or drawn is an outcome of chance, one at a time."""

from __future__ import annotations

from ostrov.games.forbidden_island import codes, components, state
from ostrov.games.forbidden_island.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.piles import how_many, one
from ostrov.kernel.rows import Rows


def setup_outcomes(s: State, rows: Rows) -> None:
    if s.phase == state.LAYING_TILES:
        rows.add(codes.choice(codes.LAY_TILE, 0), tiles_not_laid(s))
    elif s.phase == state.FLOODING_FIRST_TILES:
        rows.add(codes.choice(codes.FLOOD_AT_START, 0), s.flood_deck)
    elif s.phase == state.DEALING_ADVENTURERS:
        rows.add(codes.choice(codes.DEAL_ADVENTURER, 0), roles_not_cast(s))
    elif s.phase == state.DEALING_CARDS:
        dealable_cards(s, rows)
    else:
        rows.add(codes.choice(codes.CHOOSE_FIRST, 0), s.may_begin())


def tiles_not_laid(s: State) -> i64:
    """FI-2.1 Tiles are laid cell by cell, each as likely as the next."""
    tiles = components.EVERY_TILE
    cell: i64 = 0
    while cell < s.step:
        tiles &= ~bit(s.island.tile_at[cell])
        cell += 1
    return tiles


def lay_tile(s: State, tile: i64) -> None:
    """FI-2.1"""
    s.island.lay(s.step, tile)
    s.tell(codes.TILE_LAID, s.step, tile)
    s.step += 1
    if s.step == components.TILE_COUNT:
        _go_to(s, state.FLOODING_FIRST_TILES)


def flood_at_start(s: State, cell: i64) -> None:
    """FI-2.2 Six tiles are flooded, and their cards are the flood discard."""
    s.flood_deck &= ~bit(cell)
    s.flood_discard |= bit(cell)
    s.flooded |= bit(cell)
    s.tell(codes.FLOODED, cell)
    s.step += 1
    if s.step == components.TILES_FLOODED_AT_START:
        _go_to(s, state.DEALING_ADVENTURERS)
        _seat_the_chosen(s)


def roles_not_cast(s: State) -> i64:
    """FI-2.3 One adventurer each, at random."""
    roles = bit(components.ROLE_COUNT) - 1
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
    s.place(seat, s.island.cell_of[components.FIRST_START_TILE + role])
    s.tell(codes.ADVENTURER_DEALT, seat, role)
    s.step += 1
    if s.step == s.seats:
        _go_to(s, state.DEALING_CARDS)


def _seat_the_chosen(s: State) -> None:
    """FI-2.3 Where the table has chosen the adventurers, nothing is left to chance."""
    while s.phase == state.DEALING_ADVENTURERS and s.role(s.step) != state.NO_ROLE:
        deal_adventurer(s, s.role(s.step))


def dealable_cards(s: State, rows: Rows) -> None:
    """FI-2.4 A Waters Rise! would be replaced and shuffled back: it cannot come."""
    waters_rise = how_many(s.treasure_deck, components.WATERS_RISE) * one(components.WATERS_RISE)
    rows.add_pile(codes.choice(codes.DEAL_CARD, 0), s.treasure_deck - waters_rise)


def deal_card(s: State, card: i64) -> None:
    """FI-2.4 Two cards each, open."""
    seat = s.step // components.CARDS_DEALT_TO_EACH
    s.treasure_deck -= one(card)
    s.gain(seat, card)
    s.tell(codes.CARD_DEALT, seat, card)
    s.step += 1
    if s.step == s.seats * components.CARDS_DEALT_TO_EACH:
        _go_to(s, state.CHOOSING_FIRST_SEAT)


def _go_to(s: State, phase: i64) -> None:
    s.phase = phase
    s.step = 0
