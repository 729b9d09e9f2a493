"""Chapter 5: taking a tile off the island, and what its green underside does."""

from __future__ import annotations

from ostrov.games.atlantis import codes, dangers, ending, setup, state
from ostrov.games.atlantis.board import DIRECTIONS, NEXT, TILE_CELLS
from ostrov.games.atlantis.components import (
    BEACH,
    BOAT,
    CREATURES,
    FIRST_RED,
    KIND_OF_CREATURE,
    OFF_BOARD,
    SEA,
    SHARK,
    SHARKS,
    TRAVELLERS,
    VOLCANO,
    WHALE,
    WHALES,
)
from ostrov.games.atlantis.state import State
from ostrov.kernel.bits import bit, lowest
from ostrov.kernel.native import i64
from ostrov.kernel.piles import one
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def lowest_terrain(s: State) -> i64:
    """AT-5.1 All beaches first, then all forests, then all mountains; SEA once no tile is left."""
    terrain: i64 = BEACH
    while terrain < OFF_BOARD:
        if s.undersides(terrain):
            return terrain
        terrain += 1
    return SEA


def takeable_tiles(s: State) -> i64:
    """AT-5.1 Of the lowest terrain those next to the sea; if there is none, those that are enclosed."""
    lowest_tiles = s.tiles_of(lowest_terrain(s))
    at_sea: i64 = 0
    rest = lowest_tiles
    while rest:
        tile = lowest(rest)
        if setup.touches_sea(s, TILE_CELLS[tile]):
            at_sea |= bit(tile)
        rest &= rest - 1
    return at_sea if at_sea else lowest_tiles


def take_actions(s: State, rows: Rows) -> None:
    """AT-3.3 One tile must be taken."""
    rows.add(codes.choice(codes.TAKE_TILE, 0), takeable_tiles(s))


def take_tile(s: State, seat: i64, cell: i64) -> None:
    """AT-5.2 Travellers on it swim in the cell it leaves: they are where they were, and there is sea now."""
    s.taken = cell
    s.taken_terrain = s.terrain(cell)
    s.set_terrain(cell, SEA)
    s.tiles_left -= 1
    s.tell(codes.TILE_TAKEN, seat, cell, s.taken_terrain)
    s.phase = state.TURNING_UP


def why_not_take(s: State, seat: i64, tile: i64) -> Reason:
    cell = TILE_CELLS[tile] if tile < len(TILE_CELLS) else state.NO_CELL
    if not s.is_tile(cell):
        return "no-tile-there", "AT-5.1"
    if s.terrain(cell) != lowest_terrain(s):
        return "lower-terrain-first", "AT-5.1"
    return "tile-is-enclosed", "AT-5.1"


def underside_outcomes(s: State, rows: Rows) -> None:
    """AT-1.4 Whatever is still under tiles of this terrain may be under this one."""
    rows.add_pile(codes.choice(codes.TURN_UP, 0), s.undersides(s.taken_terrain))


def turn_up(s: State, underside: i64) -> None:
    """AT-5.3 A green underside takes effect at once; a red one goes to the hand, seen by its owner only."""
    s.change_undersides(s.taken_terrain, -one(underside))
    s.phase = state.ROLLING
    if underside >= FIRST_RED:
        s.change_hand(s.active, s.taken_terrain, underside, 1)
        s.tell_to(bit(s.active), codes.TILE_KEPT, s.active, s.taken_terrain, underside)
    else:
        s.tell(codes.TILE_SHOWN, s.active, underside)
        take_effect(s, underside)


def take_effect(s: State, underside: i64) -> None:
    """AT-5.3"""
    if underside == SHARK:
        creature_comes(s, SHARKS)
    elif underside == WHALE:
        creature_comes(s, WHALES)
    elif underside == BOAT:
        boat_comes(s)
    elif underside == VOLCANO and ending.does_volcano_end_it(s):
        # AT-5.7
        ending.end(s, state.ERUPTED)
    else:
        whirl(s, s.taken)


def creature_comes(s: State, kind: i64) -> None:
    """AT-5.4 A shark from the supply onto the cell, and swimmers there are removed; a whale likewise."""
    s.put_creature(s.creature_at(kind, state.IN_SUPPLY), s.taken)
    s.tell(codes.CREATURE_CAME, kind, s.taken)
    dangers.meet(s, s.taken)


def boat_comes(s: State) -> None:
    """AT-5.5 Swimmers there board it; with more than three, the player whose turn it is picks three."""
    s.add_boat(s.taken)
    s.tell(codes.BOAT_CAME, s.taken)
    swimmers = swimmers_at(s, s.taken)
    if len(swimmers) > 3:
        s.phase = state.TAKING_ABOARD
        return
    for traveller in swimmers:
        take_aboard(s, traveller)


def swimmers_at(s: State, cell: i64) -> list[i64]:
    found: list[i64] = []
    traveller: i64 = 0
    while traveller < TRAVELLERS:
        if s.place_of(traveller) == cell:
            found.append(traveller)
        traveller += 1
    return found


def take_aboard_actions(s: State, rows: Rows) -> None:
    """AT-5.5 One after the other, of any colour."""
    traveller: i64 = 0
    swimmers: i64 = 0
    while traveller < TRAVELLERS:
        if s.place_of(traveller) == s.taken:
            swimmers |= bit(traveller)
        traveller += 1
    rows.add(codes.choice(codes.TAKE_ABOARD, 0), swimmers)


def take_aboard(s: State, traveller: i64) -> None:
    """AT-5.5"""
    s.put(traveller, state.ABOARD + s.boat_on(s.taken))
    s.tell(codes.BOARDED, traveller, s.taken)
    if not s.has_room(s.taken):
        s.phase = state.ROLLING


def why_not_take_aboard(s: State, seat: i64, traveller: i64) -> Reason:
    return "not-in-the-water-here", "AT-5.5"


def whirl(s: State, cell: i64) -> None:
    """AT-5.6 Everything leaves the game from the cell and from every adjacent sea cell; tiles are untouched."""
    s.tell(codes.WHIRLED, cell)
    swallow(s, cell)
    direction: i64 = 0
    while direction < DIRECTIONS:
        there: i64 = NEXT[DIRECTIONS * cell + direction]
        if s.is_sea(there):
            swallow(s, there)
        direction += 1


def swallow(s: State, cell: i64) -> None:
    """AT-5.6 Creatures, swimmers and boats, empty or not."""
    if s.is_bare(cell):
        return
    boat = s.boat_on(cell)
    traveller: i64 = 0
    while traveller < TRAVELLERS:
        place = s.place_of(traveller)
        if place == cell or (boat != state.NO_PIECE and place == state.ABOARD + boat):
            dangers.lose(s, traveller, cell)
        traveller += 1
    if boat != state.NO_PIECE:
        s.tell(codes.BOAT_GONE, cell)
        s.drop_boat(boat)
    creature: i64 = 0
    while creature < CREATURES:
        if s.creature_place(creature) == cell:
            dangers.remove_creature(s, creature, KIND_OF_CREATURE[creature])
        creature += 1
