"""Chapter 2: set-up. The island is laid by chance, then the seats place travellers and launch boats."""

from __future__ import annotations

from ostrov.games.atlantis import codes, moves, state
from ostrov.games.atlantis.board import SHORE, SHORES, TILE_CELLS
from ostrov.games.atlantis.components import (
    ALL_WORTHS,
    BEACH,
    BOATS_A_PLAYER,
    FOREST,
    FORESTS,
    HIGHEST_WORTH,
    MOUNTAIN,
    MOUNTAINS,
    SEA,
    TILE_COUNT,
    TRAVELLERS_A_COLOUR,
)
from ostrov.games.atlantis.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.piles import how_many, one
from ostrov.kernel.position import NO_STARTER
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def setup_outcomes(s: State, rows: Rows) -> None:
    """AT-2.1, AT-2.2 Tiles are laid at random, and a random player is first, or the one chosen."""
    if s.phase == state.LAYING_TILES:
        rows.add(codes.choice(codes.LAY_TILE, terrain_to_lay(s)), tiles_not_laid(s))
    else:
        rows.add(codes.choice(codes.CHOOSE_FIRST, 0), s.may_begin())


def tiles_laid(s: State) -> i64:
    return TILE_COUNT - s.tiles_left


def terrain_to_lay(s: State) -> i64:
    """AT-2.1 Mountains first, then forests: where they lie, and the rest is beach, is as likely as by any shuffle."""
    return MOUNTAIN if tiles_laid(s) < MOUNTAINS else FOREST


def tiles_not_laid(s: State) -> i64:
    """AT-2.1"""
    return s.tiles_of(SEA)


def lay_tile(s: State, tile: i64) -> None:
    """AT-2.1"""
    _lay(s, TILE_CELLS[tile], terrain_to_lay(s))
    if tiles_laid(s) == MOUNTAINS + FORESTS:
        _lay_beaches(s)
        s.tiles_left = TILE_COUNT
        s.phase = state.CHOOSING_FIRST_SEAT


def _lay(s: State, cell: i64, terrain: i64) -> None:
    s.set_terrain(cell, terrain)
    s.tiles_left -= 1
    s.tell(codes.TILE_LAID, cell, terrain)


def _lay_beaches(s: State) -> None:
    """AT-2.1 Every place that is left."""
    tile: i64 = 0
    while tile < TILE_COUNT:
        if s.terrain(TILE_CELLS[tile]) == SEA:
            _lay(s, TILE_CELLS[tile], BEACH)
        tile += 1


def choose_first(s: State, seat: i64) -> None:
    """AT-2.2"""
    s.starter = NO_STARTER
    s.active = seat
    s.phase = state.PLACING
    s.tell(codes.FIRST_CHOSEN, seat)


def placed_of(s: State, colour: i64) -> i64:
    """How many travellers of a colour are on the board already."""
    placed: i64 = 0
    while placed < TRAVELLERS_A_COLOUR and s.place_of(TRAVELLERS_A_COLOUR * colour + placed) != state.IN_SUPPLY:
        placed += 1
    return placed


def worths_to_place(s: State, colour: i64) -> i64:
    """AT-2.2 The pile of worths that are not on the board yet."""
    worths = ALL_WORTHS
    traveller = TRAVELLERS_A_COLOUR * colour
    end = traveller + TRAVELLERS_A_COLOUR
    while traveller < end and s.place_of(traveller) != state.IN_SUPPLY:
        worths -= one(s.worth(traveller))
        traveller += 1
    return worths


def place_actions(s: State, seat: i64, rows: Rows) -> None:
    """AT-2.2 Any worth that is left, on any tile with room; AT-9.1 of either colour."""
    tiles = tiles_with_room(s)
    colour = seat
    while colour < s.colours():
        worths = worths_to_place(s, colour)
        worth: i64 = 1
        while worth <= HIGHEST_WORTH:
            if how_many(worths, worth):
                rows.add(codes.choice(codes.PLACE, 8 * colour + worth), tiles)
            worth += 1
        colour += s.seats


def tiles_with_room(s: State) -> i64:
    """AT-2.2 Free tiles; AT-9.2 in Overcrowded also those that touch no sea and hold a single traveller."""
    tiles = s.places_without_people()
    if not s.plays(state.OVERCROWDED):
        return tiles
    tile: i64 = 0
    while tile < TILE_COUNT:
        cell: i64 = TILE_CELLS[tile]
        if _is_alone(s, cell) and not touches_sea(s, cell):
            tiles |= bit(tile)
        tile += 1
    return tiles


def _is_alone(s: State, cell: i64) -> bool:
    """One traveller, of whatever colour: a single digit that is 1."""
    people = s.on_foot(cell)
    return people & (people - 1) == 0 and people & 0x1111 != 0


def touches_sea(s: State, cell: i64) -> bool:
    """AT-5.1 The lagoon and cells whose tile is gone are sea too."""
    return s.around(cell) & moves.ALL_WAYS != 0


def place(s: State, seat: i64, colour: i64, worth: i64, cell: i64) -> None:
    """AT-2.2; AT-2.4 no log tells the worth, but that of an owner with the memory aid."""
    traveller = TRAVELLERS_A_COLOUR * colour + placed_of(s, colour)
    s.put(traveller, cell)
    s.set_worth(traveller, worth)
    s.tell_to(bit(seat) if s.plays(state.MEMORY_AID) else 0, codes.PLACED, traveller, cell, worth)
    s.active = (seat + 1) % s.seats
    if are_all_placed(s):
        s.phase = state.LAUNCHING


def are_all_placed(s: State) -> bool:
    colour: i64 = 0
    while colour < s.colours():
        if s.place_of(TRAVELLERS_A_COLOUR * colour + TRAVELLERS_A_COLOUR - 1) == state.IN_SUPPLY:
            return False
        colour += 1
    return True


def why_not_place(s: State, seat: i64, who: i64, tile: i64) -> Reason:
    colour = who >> 3
    worth = who & 7
    if colour >= s.colours() or colour % s.seats != seat:
        return "not-your-colour", "AT-2.2"
    if worth > HIGHEST_WORTH or how_many(worths_to_place(s, colour), worth) == 0:
        return "worth-is-placed", "AT-2.2"
    if s.plays(state.OVERCROWDED):
        return "tile-is-full", "AT-9.2"
    return "tile-is-taken", "AT-2.2"


def launch_actions(s: State, rows: Rows) -> None:
    """AT-2.3 A sea cell next to the island with no boat and no serpent."""
    n: i64 = 0
    while n < SHORES:
        cell: i64 = SHORE[n]
        if can_launch(s, cell):
            rows.add_one(codes.choice(codes.LAUNCH, 0) + cell)
        n += 1


def can_launch(s: State, cell: i64) -> bool:
    """AT-2.3"""
    return not s.has_boat(cell) and s.serpents_on(cell) == 0


def launch(s: State, seat: i64, cell: i64) -> None:
    """AT-2.3 One after the other, in turn order."""
    s.add_boat(cell)
    s.tell(codes.LAUNCHED, seat, cell)
    s.active = (seat + 1) % s.seats
    if s.boats_launched == boats_to_launch(s):
        s.phase = state.PLAYING


def boats_to_launch(s: State) -> i64:
    """AT-2.3 Two a player; AT-9.1 however many colours they have, unless they choose to have four."""
    boats = BOATS_A_PLAYER * s.seats
    return 2 * boats if s.plays(state.FOUR_BOATS) else boats


def why_not_launch(s: State, seat: i64, cell: i64) -> Reason:
    if cell not in SHORE:
        return "not-at-the-shore", "AT-2.3"
    if s.has_boat(cell):
        return "boat-is-there", "AT-2.3"
    return "serpent-is-there", "AT-2.3"
