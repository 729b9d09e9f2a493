"""Chapter 7: flood cards, sinking tiles and pawns that have to swim."""

from __future__ import annotations

from ostrov.games.forbidden_island import actions, board, codes, components, ending
from ostrov.games.forbidden_island.state import State
from ostrov.kernel.bits import bit, count
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def flood_outcomes(s: State, rows: Rows) -> None:
    """FI-7.1 Any card of the top layer may be the next."""
    rows.add(codes.choice(codes.DRAW_FLOOD, 0), s.flood_deck)


def draw_flood(s: State, cell: i64) -> None:
    """FI-7.1 One card at a time, each fully settled before the next."""
    s.cards_left -= 1
    s.step += 1
    _take_flood_card(s, cell)
    if s.flooded & bit(cell):
        sink(s, cell)
    else:
        flood(s, cell)


def _take_flood_card(s: State, cell: i64) -> None:
    s.flood_deck &= ~bit(cell)
    if s.flood_deck == 0 and s.flood_below is not None:
        s.flood_deck = s.flood_below.cards
        s.flood_below = s.flood_below.below


def flood(s: State, cell: i64) -> None:
    """FI-7.2 A dry tile becomes flooded; its card goes to the discard."""
    s.flooded |= bit(cell)
    s.flood_discard |= bit(cell)
    s.tell(codes.FLOODED, cell)


def sink(s: State, cell: i64) -> None:
    """FI-7.3 A flooded tile is gone for good with its card; FI-7.4 every pawn on it has to swim."""
    s.land &= ~bit(cell)
    s.flooded &= ~bit(cell)
    s.tell(codes.SUNK, cell)
    s.swimmers = s.pawns_on(cell)
    ending.check_island(s)


def next_swimmer(s: State) -> i64:
    """FI-7.4 Several pawns swim in turn order from the active player."""
    seat = s.active
    while s.swimmers >> seat & 1 == 0:
        seat = (seat + 1) % s.seats
    return seat


def must_swim(s: State) -> bool:
    """FI-7.4 Somebody has to."""
    return s.swimmers != 0


def await_swim(s: State) -> None:
    """FI-6.4, FI-7.5 Whoever holds a lift may answer first; a pawn that nobody lifts and that cannot swim is lost."""
    swimmer = next_swimmer(s)
    rescuers = s.lift_holders() & ~s.gone_on
    if swims(s, swimmer):
        s.awaited = rescuers | bit(swimmer)
    elif rescuers:
        s.awaited = rescuers
    else:
        ending.lose_adventurer(s, swimmer)
        s.awaited = 0


def why_swim_first(s: State, verb: i64) -> Reason | None:
    """FI-7.4 Before anything else but special cards (FI-6.4)."""
    if s.swimmers and verb not in (codes.SWIM, codes.LIFT, codes.SANDBAG, codes.FLY_OFF, codes.DISCARD):
        return "swim-first", "FI-7.4"
    return None


def swim_actions(s: State, seat: i64, rows: Rows) -> None:
    """FI-7.4 The next swimmer swims."""
    if seat == next_swimmer(s):
        rows.add(codes.choice(codes.SWIM, 0), swims(s, seat))


def let_swim_actions(s: State, seat: i64, rows: Rows) -> None:
    """FI-6.4 A holder of a lift may let the others swim."""
    if seat != next_swimmer(s) or swims(s, seat) == 0:
        rows.add_one(codes.choice(codes.GO_ON, 0))


def swims(s: State, seat: i64) -> i64:
    """FI-7.4 To an adjacent tile, dry or flooded; Explorer diagonally too; Pilot anywhere; Diver to a nearest tile."""
    role = s.role(seat)
    if role == components.PILOT:
        return s.land
    if role == components.DIVER:
        return nearest_tiles(s, s.here(seat))
    return actions.reach(role, s.here(seat)) & s.land


def nearest_tiles(s: State, cells: i64) -> i64:
    """FI-7.4 Counted in orthogonal steps over the 24 positions."""
    while cells & s.land == 0:
        cells |= board.beside(cells)
    return cells & s.land


def swim(s: State, seat: i64, cell: i64) -> None:
    """FI-7.4"""
    s.tell(codes.SWAM, seat, s.cell(seat), cell)
    s.place(seat, cell)
    s.swimmers &= ~bit(seat)


def why_not_swim(s: State, seat: i64, cell: i64) -> Reason:
    if s.swimmers >> seat & 1 == 0:
        return "not-in-the-water", "FI-7.4"
    if next_swimmer(s) != seat:
        return "another-swims-first", "FI-7.4"
    if s.land & bit(cell) == 0:
        return "tile-is-sunken", "FI-7.4"
    return "too-far-to-swim", "FI-7.4"


def renew_flood_deck(s: State) -> None:
    """FI-7.6 When the last flood card has been settled, the discard is shuffled into a new deck at once."""
    if s.flood_deck == 0:
        s.flood_deck = s.flood_discard
        s.flood_discard = 0
        s.tell(codes.FLOOD_DECK_RENEWED, count(s.flood_deck))
