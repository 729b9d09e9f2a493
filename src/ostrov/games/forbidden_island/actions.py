"""Chapter 4: what the active player may do with an action."""

from __future__ import annotations

from ostrov.games.forbidden_island import board, codes, components, drawing
from ostrov.games.forbidden_island.state import State
from ostrov.kernel.bits import bit, lowest
from ostrov.kernel.native import i64
from ostrov.kernel.piles import one
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def turn_actions(s: State, seat: i64, rows: Rows) -> None:
    rows.add(codes.choice(codes.MOVE, 0), moves(s, seat))
    rows.add(codes.choice(codes.FLY, 0), flights(s, seat))
    navigate_actions(s, seat, rows)
    shore_up_actions(s, seat, rows)
    give_actions(s, seat, rows)
    if can_capture(s, seat):
        rows.add_one(codes.choice(codes.CAPTURE, 0))


def spend_action(s: State) -> None:
    """FI-3.1 Up to three a turn."""
    s.actions_left -= 1


def reach(role: i64, cells: i64) -> i64:
    """The cells next to these; FI-4.2, FI-4.7, FI-7.4 diagonals too for the Explorer."""
    if role == components.EXPLORER:
        return board.around(cells)
    return board.beside(cells)


def moves(s: State, seat: i64) -> i64:
    """FI-4.1 To an adjacent tile, dry or flooded, never onto a missing one."""
    if s.role(seat) == components.DIVER:
        return dives(s, s.here(seat))
    return reach(s.role(seat), s.here(seat)) & s.land


def dives(s: State, start: i64) -> i64:
    """FI-4.4 Through any number of flooded or missing tiles."""
    passable = s.flooded | components.EVERY_TILE & ~s.land
    seen = start
    reached = start
    while reached:
        fresh = board.beside(reached) & ~seen
        seen |= fresh
        reached = fresh & passable
    return seen & s.land & ~start


def move(s: State, seat: i64, cell: i64) -> None:
    """FI-4.1"""
    s.tell(codes.MOVED, seat, s.cell(seat), cell)
    s.place(seat, cell)
    spend_action(s)


def why_not_move(s: State, seat: i64, cell: i64) -> Reason:
    if s.cell(seat) == cell:
        return "already-there", "FI-4.1"
    if s.land & bit(cell) == 0:
        return "tile-is-sunken", "FI-4.1"
    if s.role(seat) == components.DIVER:
        return "no-way-to-dive", "FI-4.4"
    if s.role(seat) == components.EXPLORER:
        return "not-around", "FI-4.2"
    return "not-adjacent", "FI-4.1"


def flights(s: State, seat: i64) -> i64:
    """FI-4.3 The Pilot flies to any tile, once a turn."""
    if s.role(seat) != components.PILOT or s.has_flown:
        return 0
    return s.land & ~s.here(seat)


def fly(s: State, seat: i64, cell: i64) -> None:
    """FI-4.3"""
    s.tell(codes.FLEW, seat, s.cell(seat), cell)
    s.place(seat, cell)
    s.has_flown = 1
    spend_action(s)


def why_not_fly(s: State, seat: i64, cell: i64) -> Reason:
    if s.role(seat) != components.PILOT:
        return "only-pilot-flies", "FI-4.3"
    if s.has_flown:
        return "has-flown", "FI-4.3"
    if s.cell(seat) == cell:
        return "already-there", "FI-4.3"
    return "tile-is-sunken", "FI-4.3"


def navigate_actions(s: State, seat: i64, rows: Rows) -> None:
    """FI-4.5 The Navigator moves another's pawn."""
    if s.role(seat) != components.NAVIGATOR:
        return
    pawn: i64 = 0
    while pawn < s.seats:
        if pawn != seat:
            rows.add(codes.choice(codes.NAVIGATE, pawn), navigations(s, pawn))
        pawn += 1


def navigations(s: State, pawn: i64) -> i64:
    """FI-4.5 One or two tiles; Explorer diagonally too; Diver's first step may be onto a missing tile."""
    role = s.role(pawn)
    first = reach(role, s.here(pawn))
    if role != components.DIVER:
        first &= s.land
    return (first | reach(role, first)) & s.land & ~s.here(pawn)


def navigate(s: State, seat: i64, pawn: i64, cell: i64) -> None:
    """FI-4.5; FI-3.4 whose pawn it is need not agree."""
    s.tell(codes.NAVIGATED, seat, pawn, s.cell(pawn), cell)
    s.place(pawn, cell)
    spend_action(s)


def why_not_navigate(s: State, seat: i64, pawn: i64, cell: i64) -> Reason:
    if s.role(seat) != components.NAVIGATOR:
        return "only-navigator-navigates", "FI-4.5"
    if pawn == seat:
        return "navigates-others-only", "FI-4.5"
    if s.cell(pawn) == cell:
        return "pawn-already-there", "FI-4.5"
    if s.land & bit(cell) == 0:
        return "tile-is-sunken", "FI-4.5"
    return "too-far-to-navigate", "FI-4.5"


def shores(s: State, seat: i64) -> i64:
    """FI-4.6 A flooded tile, one's own or adjacent; FI-4.7 diagonally too for the Explorer."""
    return (s.here(seat) | reach(s.role(seat), s.here(seat))) & s.flooded


def shore_up_actions(s: State, seat: i64, rows: Rows) -> None:
    """FI-4.6 One tile; FI-4.8 the Engineer one or two."""
    cells = shores(s, seat)
    rows.add(codes.choice(codes.SHORE_UP, 0), cells)
    if s.role(seat) == components.ENGINEER:
        while cells:
            first = lowest(cells)
            cells &= cells - 1
            rows.add(codes.choice(codes.SHORE_UP_TWO, first), cells)


def shore_up(s: State, seat: i64, cell: i64) -> None:
    """FI-4.6"""
    _turn_dry(s, seat, cell)
    spend_action(s)


def shore_up_two(s: State, seat: i64, first: i64, second: i64) -> None:
    """FI-4.8 Two tiles within the same action."""
    _turn_dry(s, seat, first)
    _turn_dry(s, seat, second)
    spend_action(s)


def why_not_shore_up(s: State, seat: i64, cell: i64) -> Reason:
    if s.land & bit(cell) == 0:
        return "tile-is-sunken", "FI-4.6"
    if s.flooded & bit(cell) == 0:
        return "tile-is-dry", "FI-4.6"
    if s.role(seat) == components.EXPLORER:
        return "too-far-to-shore-up", "FI-4.7"
    return "too-far-to-shore-up", "FI-4.6"


def why_not_shore_up_two(s: State, seat: i64, first: i64, second: i64) -> Reason:
    if s.role(seat) != components.ENGINEER:
        return "only-engineer-shores-up-two", "FI-4.8"
    if first == second:
        return "two-different-tiles", "FI-4.8"
    if shores(s, seat) & bit(first) == 0:
        return why_not_shore_up(s, seat, first)
    return why_not_shore_up(s, seat, second)


def _turn_dry(s: State, seat: i64, cell: i64) -> None:
    s.flooded &= ~bit(cell)
    s.tell(codes.SHORED_UP, seat, cell)


def receivers(s: State, seat: i64) -> i64:
    """FI-4.9 Players on the same tile; FI-4.10 for the Messenger, anywhere."""
    others = s.everybody() & ~bit(seat)
    if s.role(seat) == components.MESSENGER:
        return others
    return others & s.pawns_on(s.cell(seat))


def give_actions(s: State, seat: i64, rows: Rows) -> None:
    """FI-4.9 One treasure card; special cards are never given."""
    seats = receivers(s, seat)
    if seats == 0:
        return
    card: i64 = 0
    while card < components.HELICOPTER_LIFT:
        if s.holds(seat, card):
            rows.add(codes.choice(codes.GIVE, card), seats)
        card += 1


def give(s: State, seat: i64, card: i64, receiver: i64) -> None:
    """FI-4.9 One action a card; FI-5.4 the receiver's hand limit holds at once."""
    s.part_with(seat, card, 1)
    s.tell(codes.GAVE, seat, receiver, card)
    drawing.receive(s, receiver, card)
    spend_action(s)


def why_not_give(s: State, seat: i64, card: i64, receiver: i64) -> Reason:
    if card >= components.HELICOPTER_LIFT:
        return "special-never-given", "FI-4.9"
    if s.holds(seat, card) == 0:
        return "card-not-held", "FI-4.9"
    if seat == receiver:
        return "not-to-oneself", "FI-4.9"
    return "receiver-elsewhere", "FI-4.9"


def treasure_here(s: State, seat: i64) -> i64:
    """The treasure that the seat's tile holds, or -1."""
    tile = s.island.tile_at[s.cell(seat)]
    if tile < 8:
        return tile >> 1
    return -1


def can_capture(s: State, seat: i64) -> bool:
    """FI-4.11 On either tile of a treasure, dry or flooded, with four of its cards, if it is not taken yet."""
    treasure = treasure_here(s, seat)
    if treasure < 0 or s.treasures_taken >> treasure & 1:
        return False
    return s.holds(seat, treasure) >= components.CARDS_FOR_A_TREASURE


def capture(s: State, seat: i64) -> None:
    """FI-4.11 Four cards go to the discard; a fifth stays in hand."""
    treasure = treasure_here(s, seat)
    s.part_with(seat, treasure, components.CARDS_FOR_A_TREASURE)
    s.treasure_discard += components.CARDS_FOR_A_TREASURE * one(treasure)
    s.treasures_taken |= bit(treasure)
    s.tell(codes.CAPTURED, seat, treasure)
    spend_action(s)


def why_not_capture(s: State, seat: i64) -> Reason:
    treasure = treasure_here(s, seat)
    if treasure < 0:
        return "no-treasure-here", "FI-4.11"
    if s.treasures_taken >> treasure & 1:
        return "treasure-taken", "FI-4.11"
    return "four-cards-needed", "FI-4.11"
