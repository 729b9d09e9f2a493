"""Chapter 6: gear, played by its holder for no action."""

from __future__ import annotations

from ostrov.games.forbidden_desert import actions, board, city, codes, components, state
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.bits import bit, lowest
from ostrov.kernel.native import i64
from ostrov.kernel.piles import one
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def could_play(s: State, seat: i64) -> bool:
    """FD-6.7 Holds gear that would do something in this moment."""
    if not s.has_gear(seat):
        return False
    if s.holds(seat, components.JET_PACK) and flights(s, seat):
        return True
    if s.holds(seat, components.DUNE_BLASTER) and blasts(s, seat):
        return True
    if s.holds(seat, components.TERRASCOPE) and s.unseen:
        return True
    return can_raise_shield(s, seat) or can_open_reserve(s, seat) or can_throttle(s, seat)


def gear_actions(s: State, seat: i64, rows: Rows) -> None:
    """FD-6.7"""
    if not s.has_gear(seat):
        return
    if s.holds(seat, components.DUNE_BLASTER):
        rows.add(codes.choice(codes.BLAST, 0), blasts(s, seat))
    if s.holds(seat, components.JET_PACK):
        fly_actions(s, seat, rows)
    if can_raise_shield(s, seat):
        rows.add_one(codes.choice(codes.RAISE_SHIELD, 0))
    if s.holds(seat, components.TERRASCOPE):
        rows.add(codes.choice(codes.SCOPE, 0), s.unknown_tiles())
    if can_open_reserve(s, seat):
        rows.add_one(codes.choice(codes.OPEN_RESERVE, 0))
    if can_throttle(s, seat):
        rows.add_one(codes.choice(codes.THROTTLE, 0))


# Dune Blaster


def blasts(s: State, seat: i64) -> i64:
    """FD-6.1 One's own or an adjacent tile with sand; FD-7.3 for the Explorer diagonally too."""
    return actions.cells_in_reach(s, seat) & s.sandy


def blast(s: State, seat: i64, cell: i64) -> None:
    """FD-6.1 All its sand; FD-4.3 back to the supply."""
    s.use_up(seat, components.DUNE_BLASTER)
    s.tell(codes.BLASTED, seat, cell, s.sand(cell))
    s.add_sand(cell, -s.sand(cell))


def why_not_blast(s: State, seat: i64, cell: i64) -> Reason:
    if s.holds(seat, components.DUNE_BLASTER) == 0:
        return "gear-not-held", "FD-6.7"
    if actions.cells_in_reach(s, seat) >> cell & 1 == 0:
        return "too-far-to-blast", "FD-7.3" if s.role(seat) == components.EXPLORER else "FD-6.1"
    return "no-sand-there", "FD-6.1"


# Jet Pack


def flights(s: State, seat: i64) -> i64:
    """FD-6.2 Any other unblocked tile; not a move, so the Climber's power adds nothing."""
    return s.open_cells() & ~s.here(seat)


def fly_actions(s: State, seat: i64, rows: Rows) -> None:
    """FD-6.2 Alone or with one other pawn from the same tile; both may be buried."""
    cells = flights(s, seat)
    rows.add(codes.choice(codes.FLY, codes.ALONE), cells)
    mates = s.mates(seat)
    while mates:
        rows.add(codes.choice(codes.FLY, lowest(mates) + 1), cells)
        mates &= mates - 1


def fly(s: State, seat: i64, companion: i64, cell: i64) -> None:
    """FD-6.2"""
    s.use_up(seat, components.JET_PACK)
    s.tell(codes.FLEW, seat, s.cell(seat), cell)
    actions.take_along(s, companion, cell)
    s.place(seat, cell)


def why_not_fly(s: State, seat: i64, companion: i64, cell: i64) -> Reason:
    if s.holds(seat, components.JET_PACK) == 0:
        return "gear-not-held", "FD-6.7"
    if companion != codes.ALONE and s.mates(seat) >> (companion - 1) & 1 == 0:
        return "companion-elsewhere", "FD-6.2"
    if s.cell(seat) == cell:
        return "already-there", "FD-6.2"
    if cell == s.storm:
        return "storm-is-there", "FD-6.2"
    return "tile-is-blocked", "FD-6.2"


# Solar Shield


def can_raise_shield(s: State, seat: i64) -> bool:
    """FD-6.3 One at a time."""
    return s.holds(seat, components.SOLAR_SHIELD) > 0 and s.shielded >> seat & 1 == 0


def raise_shield(s: State, seat: i64) -> None:
    """FD-6.3 Until the start of its user's next turn."""
    s.use_up(seat, components.SOLAR_SHIELD)
    s.shielded |= bit(seat)
    s.tell(codes.SHIELD_RAISED, seat)


def why_not_raise_shield(s: State, seat: i64) -> Reason:
    if s.holds(seat, components.SOLAR_SHIELD) == 0:
        return "gear-not-held", "FD-6.7"
    return "already-shielded", "FD-6.3"


# Terrascope


def scope(s: State, seat: i64, cell: i64) -> None:
    """FD-6.4 What nobody knew of the tile is decided now."""
    s.use_up(seat, components.TERRASCOPE)
    s.pending = state.SCOPING
    s.scoped = cell
    s.tell(codes.SCOPE_USED, seat, cell)


def uncover(s: State, face: i64) -> None:
    """FD-4.4, FD-6.4 An underside that nobody had seen: of a tile that is turned up, or looked under."""
    s.unseen -= one(face)
    if s.pending == state.SCOPING:
        see_underside(s, face)
    else:
        city.turn_up(s, s.active, face)


def see_underside(s: State, face: i64) -> None:
    """FD-6.4; FD-2.6 the whole table sees it, and it stays shown wherever the tile goes."""
    s.lay(s.scoped, s.ground(s.scoped), face)
    s.tell(codes.UNDERSIDE_SEEN, s.scoped, face)
    s.pending = state.NOTHING
    s.scoped = board.NOWHERE


def why_not_scope(s: State, seat: i64, cell: i64) -> Reason:
    if s.holds(seat, components.TERRASCOPE) == 0:
        return "gear-not-held", "FD-6.7"
    if cell == s.storm:
        return "storm-is-there", "FD-6.4"
    if s.ground(cell) == components.CITY:
        return "already-excavated", "FD-6.4"
    return "underside-known", "FD-6.4"


# Secret Water Reserve


def can_open_reserve(s: State, seat: i64) -> bool:
    """FD-6.5 Somebody on the tile has room for water."""
    return s.holds(seat, components.SECRET_WATER_RESERVE) > 0 and s.pawns_at(s.cell(seat)) & s.with_room_for(1) != 0


def open_reserve(s: State, seat: i64) -> None:
    """FD-6.5 Everyone on the holder's tile gains two water."""
    s.use_up(seat, components.SECRET_WATER_RESERVE)
    s.tell(codes.RESERVE_OPENED, seat)
    city.all_gain_water(s, s.cell(seat))


def why_not_open_reserve(s: State, seat: i64) -> Reason:
    if s.holds(seat, components.SECRET_WATER_RESERVE) == 0:
        return "gear-not-held", "FD-6.7"
    return "nobody-thirsty", "FD-6.5"


# Time Throttle


def can_throttle(s: State, seat: i64) -> bool:
    """FD-6.6 Only on the holder's own turn, before the storm."""
    return s.holds(seat, components.TIME_THROTTLE) > 0 and s.active == seat and is_before_storm(s)


def is_before_storm(s: State) -> bool:
    """FD-6.6 No storm card of this turn has been drawn."""
    return s.phase == state.ACTING or (s.phase == state.STORMING and s.step == 0)


def throttle(s: State, seat: i64) -> None:
    """FD-6.6 Two more actions this turn, even if the others were all taken."""
    s.use_up(seat, components.TIME_THROTTLE)
    s.phase = state.ACTING
    s.cards_left = 0
    s.actions_left += components.ACTIONS_OF_THE_THROTTLE
    s.tell(codes.TIME_THROTTLED, seat, s.actions_left)


def why_not_throttle(s: State, seat: i64) -> Reason:
    if s.holds(seat, components.TIME_THROTTLE) == 0:
        return "gear-not-held", "FD-6.7"
    if s.active != seat:
        return "not-your-turn", "FD-6.6"
    return "storm-has-begun", "FD-6.6"
