"""Chapter 5: what the city faces of the tiles do, and sharing water and gear."""

from __future__ import annotations

from ostrov.games.forbidden_desert import board, codes, components, state
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.bits import bit, lowest
from ostrov.kernel.native import i64
from ostrov.kernel.piles import one
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows

# Faces


def underside_outcomes(s: State, cell: i64, rows: Rows) -> None:
    """FD-2.6 Any underside that nobody has seen; an oasis hides a well or a mirage, and only an oasis does."""
    faces = (
        s.unseen & components.OASIS_DIGITS
        if s.ground(cell) == components.OASIS
        else s.unseen & ~components.OASIS_DIGITS
    )
    rows.add_pile(codes.choice(codes.UNCOVER, 0), faces)


def turn_up(s: State, seat: i64, face: i64) -> None:
    """FD-4.4 The city face shows, and does what it says."""
    cell = s.cell(seat)
    s.lay(cell, components.CITY, face)
    s.pending = state.NOTHING
    s.tell(codes.EXCAVATED, seat, cell, face)
    if face <= components.TUNNEL:
        # FD-5.1 Gear and tunnels bring a gear card.
        s.pending = state.DRAWING_GEAR
    elif face == components.WELL:
        # FD-5.2 A mirage brings nothing.
        all_gain_water(s, cell)
    elif components.FIRST_ROW_CLUE <= face < components.LAUNCH_PAD:
        place_part(s, (face - components.FIRST_ROW_CLUE) & 3)


def gear_outcomes(s: State, rows: Rows) -> None:
    """FD-5.1 Any card of the gear deck may be the top one."""
    rows.add_pile(codes.choice(codes.DRAW_GEAR, 0), s.gear_deck)


def find_gear(s: State, seat: i64, gear: i64) -> None:
    """FD-5.1 It lies open before its finder, and there is no hand limit."""
    s.gear_deck -= one(gear)
    s.gain(seat, gear)
    s.pending = state.NOTHING
    s.tell(codes.GEAR_FOUND, seat, gear)


def all_gain_water(s: State, cell: i64) -> None:
    """FD-5.2, FD-6.5 Everybody on the tile."""
    seats = s.pawns_at(cell)
    while seats:
        gain_water(s, lowest(seats))
        seats &= seats - 1


def gain_water(s: State, seat: i64) -> None:
    """FD-5.2 Two, but never more than the canteen holds."""
    room = s.room(seat)
    water = room if room < components.WATER_OF_A_SOURCE else components.WATER_OF_A_SOURCE
    if water:
        s.pour(seat, water)
        s.tell(codes.WATER_GAINED, seat, water, s.water(seat))


def place_part(s: State, part: i64) -> None:
    """FD-5.3 Where the row of one clue crosses the column of the other; FD-5.4 that may be the storm."""
    row = s.cell_of_city_face(components.FIRST_ROW_CLUE + part)
    column = s.cell_of_city_face(components.FIRST_COLUMN_CLUE + part)
    if row == board.NOWHERE or column == board.NOWHERE:
        return
    cell = row // 5 * 5 + column % 5
    s.put_part(part, cell)
    s.tell(codes.PART_IN_STORM if cell == s.storm else codes.PART_PLACED, part, cell)


# Sharing


def share_actions(s: State, seat: i64, rows: Rows) -> None:
    """FD-3.2 Water, then gear."""
    give_water_actions(s, seat, rows)
    if s.has_gear(seat):
        give_gear_actions(s, seat, rows)


def within_reach_for_water(s: State, seat: i64) -> i64:
    """FD-5.5 Players on the same tile; FD-7.8 from the Water Carrier also those on adjacent tiles, blocked or not."""
    if s.role(seat) == components.WATER_CARRIER:
        return s.pawns_on(s.here(seat) | board.beside(s.here(seat))) & ~bit(seat)
    return s.mates(seat)


def water_receivers(s: State, seat: i64) -> i64:
    """FD-5.5 Those with room in the canteen; FD-3.5 each once in a moment."""
    return within_reach_for_water(s, seat) & s.with_room_for(1) & ~s.has_given_water(seat)


def water_givers(s: State, seats: i64) -> i64:
    """FD-5.5 Those of the seats that have water and somebody to give it to: the same as `water_receivers`, at once."""
    thirsty = s.with_room_for(1)
    if thirsty == 0:
        return 0
    carrier = s.who_is(components.WATER_CARRIER)
    across: i64 = 0
    if carrier:
        across = board.beside(s.here(lowest(carrier)))
    givers: i64 = 0
    receiver: i64 = 0
    while thirsty:
        if thirsty & 1:
            near = s.mates(receiver)
            if across >> s.cell(receiver) & 1:
                near |= carrier
            givers |= near & ~s.got_water_from(receiver)
        thirsty >>= 1
        receiver += 1
    return givers & seats & s.with_water()


def give_water_actions(s: State, seat: i64, rows: Rows) -> None:
    """FD-5.5 Any amount; the giver keeps 0 or more, and the receiver's canteen holds no more than it can."""
    receivers = water_receivers(s, seat)
    most = s.water(seat)
    amount: i64 = 1
    while receivers and amount <= most:
        rows.add(codes.choice(codes.GIVE_WATER, amount), receivers)
        amount += 1
        receivers &= s.with_room_for(amount)


def give_water(s: State, seat: i64, amount: i64, receiver: i64) -> None:
    """FD-5.5; FD-3.5 given, never taken."""
    s.pour(seat, -amount)
    s.pour(receiver, amount)
    s.note_water_given(seat, receiver)
    s.tell(codes.WATER_GIVEN, seat, receiver, amount)


def why_not_water(s: State, seat: i64, amount: i64, receiver: i64) -> Reason:
    if seat == receiver:
        return "not-to-oneself", "FD-5.5"
    if within_reach_for_water(s, seat) >> receiver & 1 == 0:
        if s.role(seat) == components.WATER_CARRIER:
            return "receiver-out-of-reach", "FD-7.8"
        return "receiver-elsewhere", "FD-5.5"
    if s.has_given_water(seat) >> receiver & 1:
        return "water-given-already", "FD-3.5"
    if s.water(seat) < amount:
        return "not-so-much-water", "FD-5.5"
    return "canteen-too-small", "FD-5.5"


def could_hand_over(s: State, seat: i64) -> bool:
    """FD-3.2 Holds gear that somebody on the same tile could be given."""
    return s.may_hand_over_something(seat) and s.mates(seat) != 0


def give_gear_actions(s: State, seat: i64, rows: Rows) -> None:
    """FD-3.2 To players on the same tile; FD-3.5 each card once in a moment."""
    receivers = s.mates(seat)
    gear: i64 = 0
    while receivers and gear < components.GEAR_KINDS:
        if s.may_hand_over(seat, gear):
            rows.add(codes.choice(codes.GIVE_GEAR, gear), receivers)
        gear += 1


def give_gear(s: State, seat: i64, gear: i64, receiver: i64) -> None:
    """FD-3.2"""
    s.hand_over(seat, receiver, gear)
    s.tell(codes.GEAR_GIVEN, seat, receiver, gear)


def why_not_gear(s: State, seat: i64, gear: i64, receiver: i64) -> Reason:
    if seat == receiver:
        return "not-to-oneself", "FD-3.2"
    if s.holds(seat, gear) == 0:
        return "gear-not-held", "FD-3.2"
    if not s.may_hand_over(seat, gear):
        return "gear-just-received", "FD-3.5"
    return "receiver-elsewhere", "FD-3.2"
