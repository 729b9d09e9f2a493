"""Chapter 6: gear, played by its holder for no action."""

from __future__ import annotations

from ostrov.games.forbidden_desert.actions import cells_in_reach, take_along
from ostrov.games.forbidden_desert.board import NOWHERE
from ostrov.games.forbidden_desert.city import all_gain_water
from ostrov.games.forbidden_desert.codes import (
    ALONE,
    BLAST,
    BLASTED,
    FLEW,
    FLY,
    OPEN_RESERVE,
    RAISE_SHIELD,
    RESERVE_OPENED,
    SCOPE,
    SCOPE_USED,
    SHIELD_RAISED,
    THROTTLE,
    TIME_THROTTLED,
    UNDERSIDE_SEEN,
    choice,
)
from ostrov.games.forbidden_desert.components import (
    ACTIONS_OF_THE_THROTTLE,
    CITY,
    DUNE_BLASTER,
    EXPLORER,
    JET_PACK,
    SECRET_WATER_RESERVE,
    SOLAR_SHIELD,
    TERRASCOPE,
    TIME_THROTTLE,
)
from ostrov.games.forbidden_desert.state import ACTING, NOTHING, SCOPING, STORMING, State
from ostrov.kernel.bits import bit, lowest
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def could_play(s: State, seat: i64) -> bool:
    """FD-6.7 Holds gear that would do something in this moment."""
    if not s.has_gear(seat):
        return False
    if s.holds(seat, JET_PACK) and flights(s, seat):
        return True
    if s.holds(seat, DUNE_BLASTER) and blasts(s, seat):
        return True
    if s.holds(seat, TERRASCOPE) and s.unseen:
        return True
    return can_raise_shield(s, seat) or can_open_reserve(s, seat) or can_throttle(s, seat)


def gear_actions(s: State, seat: i64, rows: Rows) -> None:
    """FD-6.7"""
    if not s.has_gear(seat):
        return
    if s.holds(seat, DUNE_BLASTER):
        rows.add(choice(BLAST, 0), blasts(s, seat))
    if s.holds(seat, JET_PACK):
        fly_actions(s, seat, rows)
    if can_raise_shield(s, seat):
        rows.add_one(choice(RAISE_SHIELD, 0))
    if s.holds(seat, TERRASCOPE):
        rows.add(choice(SCOPE, 0), s.unknown_tiles())
    if can_open_reserve(s, seat):
        rows.add_one(choice(OPEN_RESERVE, 0))
    if can_throttle(s, seat):
        rows.add_one(choice(THROTTLE, 0))


# Dune Blaster


def blasts(s: State, seat: i64) -> i64:
    """FD-6.1 One's own or an adjacent tile with sand; FD-7.3 for the Explorer diagonally too."""
    return cells_in_reach(s, seat) & s.sandy


def blast(s: State, seat: i64, cell: i64) -> None:
    """FD-6.1 All its sand; FD-4.3 back to the supply."""
    s.use_up(seat, DUNE_BLASTER)
    s.tell(BLASTED, seat, cell, s.sand(cell))
    s.add_sand(cell, -s.sand(cell))


def why_not_blast(s: State, seat: i64, cell: i64) -> Reason:
    if s.holds(seat, DUNE_BLASTER) == 0:
        return "gear-not-held", "FD-6.7"
    if cells_in_reach(s, seat) >> cell & 1 == 0:
        return "too-far-to-blast", "FD-7.3" if s.role(seat) == EXPLORER else "FD-6.1"
    return "no-sand-there", "FD-6.1"


# Jet Pack


def flights(s: State, seat: i64) -> i64:
    """FD-6.2 Any other unblocked tile; not a move, so the Climber's power adds nothing."""
    return s.open_cells() & ~s.here(seat)


def fly_actions(s: State, seat: i64, rows: Rows) -> None:
    """FD-6.2 Alone or with one other pawn from the same tile; both may be buried."""
    cells = flights(s, seat)
    rows.add(choice(FLY, ALONE), cells)
    mates = s.mates(seat)
    while mates:
        rows.add(choice(FLY, lowest(mates) + 1), cells)
        mates &= mates - 1


def fly(s: State, seat: i64, companion: i64, cell: i64) -> None:
    """FD-6.2"""
    s.use_up(seat, JET_PACK)
    s.tell(FLEW, seat, s.cell(seat), cell)
    take_along(s, companion, cell)
    s.place(seat, cell)


def why_not_fly(s: State, seat: i64, companion: i64, cell: i64) -> Reason:
    if s.holds(seat, JET_PACK) == 0:
        return "gear-not-held", "FD-6.7"
    if companion != ALONE and s.mates(seat) >> (companion - 1) & 1 == 0:
        return "companion-elsewhere", "FD-6.2"
    if s.cell(seat) == cell:
        return "already-there", "FD-6.2"
    if cell == s.storm:
        return "storm-is-there", "FD-6.2"
    return "tile-is-blocked", "FD-6.2"


# Solar Shield


def can_raise_shield(s: State, seat: i64) -> bool:
    """FD-6.3 One at a time."""
    return s.holds(seat, SOLAR_SHIELD) > 0 and s.shielded >> seat & 1 == 0


def raise_shield(s: State, seat: i64) -> None:
    """FD-6.3 Until the start of its user's next turn."""
    s.use_up(seat, SOLAR_SHIELD)
    s.shielded |= bit(seat)
    s.tell(SHIELD_RAISED, seat)


def why_not_raise_shield(s: State, seat: i64) -> Reason:
    if s.holds(seat, SOLAR_SHIELD) == 0:
        return "gear-not-held", "FD-6.7"
    return "already-shielded", "FD-6.3"


# Terrascope


def scope(s: State, seat: i64, cell: i64) -> None:
    """FD-6.4 What nobody knew of the tile is decided now."""
    s.use_up(seat, TERRASCOPE)
    s.pending = SCOPING
    s.scoped = cell
    s.tell(SCOPE_USED, seat, cell)


def see_underside(s: State, face: i64) -> None:
    """FD-6.4; FD-2.6 the whole table sees it, and it stays shown wherever the tile goes."""
    s.lay(s.scoped, s.ground(s.scoped), face)
    s.tell(UNDERSIDE_SEEN, s.scoped, face)
    s.pending = NOTHING
    s.scoped = NOWHERE


def why_not_scope(s: State, seat: i64, cell: i64) -> Reason:
    if s.holds(seat, TERRASCOPE) == 0:
        return "gear-not-held", "FD-6.7"
    if cell == s.storm:
        return "storm-is-there", "FD-6.4"
    if s.ground(cell) == CITY:
        return "already-excavated", "FD-6.4"
    return "underside-known", "FD-6.4"


# Secret Water Reserve


def can_open_reserve(s: State, seat: i64) -> bool:
    """FD-6.5 Somebody on the tile has room for water."""
    return s.holds(seat, SECRET_WATER_RESERVE) > 0 and s.pawns_at(s.cell(seat)) & s.with_room_for(1) != 0


def open_reserve(s: State, seat: i64) -> None:
    """FD-6.5 Everyone on the holder's tile gains two water."""
    s.use_up(seat, SECRET_WATER_RESERVE)
    s.tell(RESERVE_OPENED, seat)
    all_gain_water(s, s.cell(seat))


def why_not_open_reserve(s: State, seat: i64) -> Reason:
    if s.holds(seat, SECRET_WATER_RESERVE) == 0:
        return "gear-not-held", "FD-6.7"
    return "nobody-thirsty", "FD-6.5"


# Time Throttle


def can_throttle(s: State, seat: i64) -> bool:
    """FD-6.6 Only on the holder's own turn, before the storm."""
    return s.holds(seat, TIME_THROTTLE) > 0 and s.active == seat and is_before_storm(s)


def is_before_storm(s: State) -> bool:
    """FD-6.6 No storm card of this turn has been drawn."""
    return s.phase == ACTING or (s.phase == STORMING and s.step == 0)


def throttle(s: State, seat: i64) -> None:
    """FD-6.6 Two more actions this turn, even if the others were all taken."""
    s.use_up(seat, TIME_THROTTLE)
    s.phase = ACTING
    s.cards_left = 0
    s.actions_left += ACTIONS_OF_THE_THROTTLE
    s.tell(TIME_THROTTLED, seat, s.actions_left)


def why_not_throttle(s: State, seat: i64) -> Reason:
    if s.holds(seat, TIME_THROTTLE) == 0:
        return "gear-not-held", "FD-6.7"
    if s.active != seat:
        return "not-your-turn", "FD-6.6"
    return "storm-has-begun", "FD-6.6"
