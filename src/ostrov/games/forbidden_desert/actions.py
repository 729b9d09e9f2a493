"""Chapter 4: what the active player may do with an action, whoever it is."""

from __future__ import annotations

from ostrov.games.forbidden_desert import board, city, codes, components, state
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.bits import bit, lowest
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def plain_actions(s: State, seat: i64, rows: Rows) -> None:
    """FD-4.6 Who is buried may only clear. Judged anew before each action."""
    if s.is_buried(seat):
        clear_actions(s, seat, rows)
        return
    move_actions(s, seat, rows)
    clear_actions(s, seat, rows)
    if can_excavate(s, seat):
        rows.add_one(codes.choice(codes.EXCAVATE, 0))
    rows.add(codes.choice(codes.PICK_UP, 0), parts_in_reach(s, seat))


def spend_action(s: State) -> None:
    """FD-3.1 Up to four a turn; FD-3.5 after it a new moment begins."""
    s.actions_left -= 1
    s.begin_moment()


# Moving


def reach(role: i64, cells: i64) -> i64:
    """The cells next to these; FD-7.3 diagonals too for the Explorer."""
    if role == components.EXPLORER:
        return board.around(cells)
    return board.beside(cells)


def enterable(s: State, role: i64) -> i64:
    """FD-4.1 Unblocked tiles, never the storm; FD-7.2 for the Climber blocked ones too."""
    if role == components.CLIMBER:
        return board.EVERY_CELL & ~bit(s.storm)
    return s.open_cells()


def next_to(s: State, role: i64, cells: i64) -> i64:
    """One step away, whether or not it may be entered; FD-4.2 from a tunnel to any other."""
    if cells & s.tunnels:
        return (reach(role, cells) | s.tunnels) & ~cells
    return reach(role, cells)


def moves(s: State, seat: i64) -> i64:
    """FD-4.1 To an adjacent tile, FD-4.2 or through a tunnel; who is not buried may leave a blocked one."""
    role = s.role(seat)
    return next_to(s, role, s.here(seat)) & enterable(s, role)


def move_actions(s: State, seat: i64, rows: Rows) -> None:
    """FD-4.1; FD-7.2 the Climber goes alone or takes one other along."""
    cells = moves(s, seat)
    rows.add(codes.choice(codes.MOVE, codes.ALONE), cells)
    if s.role(seat) == components.CLIMBER:
        mates = s.mates(seat)
        while mates:
            rows.add(codes.choice(codes.MOVE, lowest(mates) + 1), cells)
            mates &= mates - 1


def move(s: State, seat: i64, companion: i64, cell: i64) -> None:
    """FD-4.1; FD-3.4 who is taken along need not agree."""
    s.tell(codes.MOVED, seat, s.cell(seat), cell)
    take_along(s, companion, cell)
    s.place(seat, cell)
    spend_action(s)


def take_along(s: State, companion: i64, cell: i64) -> None:
    """FD-7.2, FD-7.7, FD-6.2"""
    if companion != codes.ALONE:
        s.tell(codes.TAKEN_ALONG, companion - 1, s.cell(companion - 1), cell)
        s.place(companion - 1, cell)


def why_not_move(s: State, seat: i64, companion: i64, cell: i64) -> Reason:
    if s.is_buried(seat):
        return "is-buried", "FD-4.6"
    if companion != codes.ALONE:
        if s.role(seat) != components.CLIMBER:
            return "only-climber-takes-along", "FD-7.2"
        if s.mates(seat) >> (companion - 1) & 1 == 0:
            return "companion-elsewhere", "FD-7.2"
    return why_not_enter(s, s.role(seat), s.here(seat), cell)


def why_not_enter(s: State, role: i64, here: i64, cell: i64) -> Reason:
    if here >> cell & 1:
        return "already-there", "FD-4.1"
    if cell == s.storm:
        return "storm-is-there", "FD-4.1"
    if next_to(s, role, here) >> cell & 1:
        if here & s.tunnels and reach(role, here) >> cell & 1 == 0:
            return "tile-is-blocked", "FD-4.2"
        return "tile-is-blocked", "FD-4.1"
    if role == components.EXPLORER:
        return "not-around", "FD-7.3"
    return "not-adjacent", "FD-4.1"


# Clearing


def cells_in_reach(s: State, seat: i64) -> i64:
    """FD-4.3 One's own and adjacent tiles; FD-7.3 for the Explorer diagonally too."""
    return s.here(seat) | reach(s.role(seat), s.here(seat))


def clear_actions(s: State, seat: i64, rows: Rows) -> None:
    """FD-4.3 One marker; FD-7.1 the Archeologist takes one or two."""
    cells = cells_in_reach(s, seat)
    rows.add(codes.choice(codes.CLEAR, 1), cells & s.sandy)
    if s.role(seat) == components.ARCHEOLOGIST:
        rows.add(codes.choice(codes.CLEAR, 2), cells & s.blocked)


def clear(s: State, seat: i64, markers: i64, cell: i64) -> None:
    """FD-4.3 Back to the supply."""
    s.add_sand(cell, -markers)
    s.tell(codes.CLEARED, seat, cell, markers)
    spend_action(s)


def why_not_clear(s: State, seat: i64, markers: i64, cell: i64) -> Reason:
    if markers > 1 and s.role(seat) != components.ARCHEOLOGIST:
        return "only-archeologist-clears-two", "FD-7.1"
    if cells_in_reach(s, seat) >> cell & 1 == 0:
        return "too-far-to-clear", "FD-7.3" if s.role(seat) == components.EXPLORER else "FD-4.3"
    if markers > 1:
        return "not-so-much-sand", "FD-7.1"
    return "no-sand-there", "FD-4.3"


# Excavating


def can_excavate(s: State, seat: i64) -> bool:
    """FD-4.4 One's own tile, desert face up, no sand; FD-7.2 the Climber is no exception."""
    return (s.excavated | s.sandy) & s.here(seat) == 0


def excavate(s: State, seat: i64) -> None:
    """FD-4.4 The tile is turned; what nobody knew of it is decided now."""
    spend_action(s)
    face = s.face(s.cell(seat))
    if face == components.UNKNOWN_FACE:
        s.pending = state.TURNING_UP
    else:
        city.turn_up(s, seat, face)


def why_not_excavate(s: State, seat: i64) -> Reason:
    if s.is_buried(seat):
        return "is-buried", "FD-4.6"
    if s.excavated & s.here(seat):
        return "already-excavated", "FD-4.4"
    return "sand-in-the-way", "FD-4.4"


# Parts


def parts_in_reach(s: State, seat: i64) -> i64:
    """FD-4.5 Those on one's own tile, excavated and not blocked; FD-7.2 the Climber is no exception."""
    if s.excavated & ~s.blocked & s.here(seat) == 0:
        return 0
    return s.parts_on(s.cell(seat))


def pick_up(s: State, seat: i64, part: i64) -> None:
    """FD-4.5 One action a part."""
    s.put_part(part, board.NOWHERE)
    s.parts_taken |= bit(part)
    s.tell(codes.PART_PICKED_UP, seat, part)
    spend_action(s)


def why_not_pick_up(s: State, seat: i64, part: i64) -> Reason:
    if s.is_buried(seat):
        return "is-buried", "FD-4.6"
    if s.parts_on(s.cell(seat)) >> part & 1 == 0:
        return "part-not-here", "FD-4.5"
    if s.excavated & s.here(seat) == 0:
        return "part-not-excavated", "FD-4.5"
    return "part-under-sand", "FD-4.5"
