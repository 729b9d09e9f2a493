"""Chapter 4: a turn: the roll, the named terrain, the dice. `settle` says who is awaited after every choice."""

from __future__ import annotations

from typing import Final

from ostrov.games.lost_island import bonuses, codes, components, ending, state
from ostrov.games.lost_island.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64, vec
from ostrov.kernel.piles import how_many, one
from ostrov.kernel.position import CHANCE_AWAITED
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def begin_turn(s: State, seat: i64) -> None:
    """LI-4.1 The active player will roll; LI-7.1 without any use left the game is over at once."""
    s.active = seat
    if not s.has_uses(seat):
        ending.end(s, state.USES_SPENT)
        return
    s.phase = state.ROLLING
    s.turn += 1


# The roll


def _ways(low: int, middle: int) -> int:
    """A pile: how many rolls of three dice show these two faces and each face from the second on."""
    pile = 0
    for high in range(middle, 7):
        ways = {1: 1, 2: 3, 3: 6}[len({low, middle, high})]
        pile += ways << 4 * high
    return pile


# At 8 * low + middle: the third faces with their weights; at the face alone: the second ones of two dice.
_THIRDS: Final = vec[i64](
    [_ways(place >> 3, place & 7) if 1 <= place >> 3 <= (place & 7) <= 6 else 0 for place in range(64)]
)
_SECONDS: Final = vec[i64]([sum((1 if high == low else 2) << 4 * high for high in range(low, 7)) for low in range(8)])


def roll_outcomes(s: State, rows: Rows) -> None:
    """LI-4.1 Three dice; LI-9.2 two in the second half of a solo turn. Which die shows which face does not matter."""
    low: i64 = 1
    while low <= components.FACES:
        if s.phase == state.ROLLING_AGAIN:
            rows.add_pile(codes.choice(codes.ROLL, low), _SECONDS[low])
        else:
            middle = low
            while middle <= components.FACES:
                rows.add_pile(codes.choice(codes.ROLL, low << 3 | middle), _THIRDS[low << 3 | middle])
                middle += 1
        low += 1


def roll(s: State, lower: i64, highest: i64) -> None:
    """LI-4.1, LI-9.2 A turn is told with its first roll: in a game that needs no set-up nothing else comes before."""
    s.dice = one(lower & 7) + one(highest)
    if s.phase == state.ROLLING:
        s.tell(codes.TURN_BEGAN, s.active, s.turn)
        s.dice += one(lower >> 3)
        s.phase = state.NAMING
    else:
        s.phase = state.SETTING_ASIDE
    s.tell(codes.ROLLED, s.active, s.dice)


def why_not_roll(s: State) -> Reason:
    """To chance: three dice, or two in the second half of a solo turn, and only when they are awaited."""
    return "cannot-come-up", "LI-9.2" if s.phase == state.ROLLING_AGAIN else "LI-4.1"


def why_wait_for_dice(s: State, verb: i64) -> Reason:
    """To a seat: how they fall is not its choice, and it does nothing before."""
    if verb > codes.WAIVE_ORDER:
        return "left-to-chance", "LI-9.2" if s.phase == state.ROLLING_AGAIN else "LI-4.1"
    return "dice-first", "LI-9.2" if s.phase == state.ROLLING_AGAIN else "LI-4.1"


# The terrain


def name_actions(s: State, seat: i64, rows: Rows) -> None:
    """LI-4.1 A terrain of which a use is left."""
    terrains: i64 = 0
    terrain: i64 = 1
    while terrain <= components.FACES:
        if s.uses(seat, terrain):
            terrains |= bit(terrain)
        terrain += 1
    rows.add(codes.choice(codes.NAME, 0), terrains)


def name(s: State, seat: i64, terrain: i64) -> None:
    """LI-4.1, LI-9.1 One use is crossed off."""
    s.set_uses(seat, terrain, s.uses(seat, terrain) - 1)
    s.terrain = terrain
    s.phase = state.TAKING
    s.tell(codes.NAMED, seat, terrain)


def why_not_name(s: State, seat: i64, terrain: i64) -> Reason:
    if seat != s.active:
        return "not-your-turn", "LI-4.1"
    if s.phase >= state.ROLLING_AGAIN:
        return "die-names-the-terrain", "LI-9.2"
    if s.phase != state.NAMING:
        return "terrain-is-named", "LI-4.1"
    return "no-use-left", "LI-4.1"


# The dice


def take_actions(s: State, seat: i64, rows: Rows) -> None:
    """LI-4.1 The active player takes one of three dice; LI-4.2 each other chooses one of the two that remain."""
    face: i64 = 1
    while face <= components.FACES:
        if how_many(s.dice, face):
            rows.add(codes.choice(codes.TAKE, face), bonuses.numbers_from(face, s.compasses(seat)))
        face += 1


def take(s: State, seat: i64, face: i64, number: i64) -> None:
    """LI-4.1, LI-4.2 What the others choose stays where it is, so several may choose the same."""
    s.tell(codes.DIE_TAKEN, seat, face << 3 | number)
    s.add_compasses(seat, -bonuses.marks_spent(face, number))
    s.set_die_taken(seat, face)
    set_to_drawing(s, seat, number)
    if seat == s.active:
        s.dice -= one(face)
        s.phase = state.DRAWING
        look_for_the_end(s)


def why_not_take(s: State, seat: i64, face: i64, number: i64) -> Reason:
    if s.phase == state.SETTING_ASIDE:
        return "set-aside-first", "LI-9.2"
    if s.phase == state.NAMING:
        return "terrain-first", "LI-4.1"
    if s.phase == state.TAKING and seat != s.active:
        return "active-takes-first", "LI-4.2"
    if s.number(seat):
        return "die-is-taken", "LI-4.1" if seat == s.active else "LI-4.2"
    if s.phase == state.ASKING:
        return "order-first", "LI-4.4"
    if must_wait_for_order(s, seat):
        return "played-in-order", "LI-4.4"
    if how_many(s.dice, face) == 0:
        return "die-not-there", "LI-4.1" if seat == s.active else "LI-4.2"
    return "too-few-compasses", "LI-6.1"


def set_to_drawing(s: State, seat: i64, number: i64) -> None:
    """LI-4.3 As many cells as the number says; LI-7.2 or none at all, if it fits nowhere."""
    if number > s.sheet(seat).room():
        s.stuck |= bit(seat)
        s.set_number(seat, number, 0)
        s.tell(codes.WAS_STUCK, seat, number)
    else:
        s.set_number(seat, number, number)


# The order


def look_for_the_end(s: State) -> None:
    """LI-4.4 A turn that may be the last is played in order, by itself or if somebody wants it."""
    if s.is_solo() or not may_be_last(s):
        return
    if s.asks_for_order:
        s.phase = state.ASKING
    else:
        play_in_order(s)


def may_be_last(s: State) -> bool:
    """LI-4.4 The uses will be spent (LI-7.1), or a number fits nowhere or could come to that (LI-7.2)."""
    return not s.has_uses(next_active(s)) or s.stuck != 0 or can_get_stuck(s)


def can_get_stuck(s: State) -> bool:
    """LI-4.4 Whether somebody who has no die yet can make of those on the table a number that fits nowhere."""
    highest: i64 = components.FACES
    while how_many(s.dice, highest) == 0:
        highest -= 1
    seat: i64 = 0
    while seat < s.seats:
        if s.number(seat) == 0 and min(components.FACES, highest + s.compasses(seat)) > s.sheet(seat).room():
            return True
        seat += 1
    return False


def order_actions(s: State, rows: Rows) -> None:
    """LI-4.4 Each player may call for the order or do without it."""
    rows.add(codes.choice(codes.CALL_ORDER, 0), 1)
    rows.add(codes.choice(codes.WAIVE_ORDER, 0), 1)


def call_order(s: State, seat: i64) -> None:
    """LI-4.4 One who calls is enough."""
    s.tell(codes.ORDER_WANTED, seat)
    s.waived = 0
    s.phase = state.DRAWING
    play_in_order(s)


def play_in_order(s: State) -> None:
    s.is_in_order = 1
    s.tell(codes.ORDER_CALLED)


def waive_order(s: State, seat: i64) -> None:
    """LI-4.4 When nobody wants it, all choose and draw at the same time."""
    s.tell(codes.ORDER_WAIVED, seat)
    s.waived |= bit(seat)
    if s.waived == s.everybody():
        s.waived = 0
        s.phase = state.DRAWING


def why_not_order(s: State, seat: i64) -> Reason:
    if s.waived & bit(seat):
        return "order-is-answered", "LI-4.4"
    return "no-question-of-order", "LI-4.4"


def must_wait_for_order(s: State, seat: i64) -> bool:
    """LI-4.4 Clockwise from the active player."""
    return s.phase == state.DRAWING and s.is_in_order != 0 and next_in_order(s) != seat


def next_active(s: State) -> i64:
    """LI-3.3 Clockwise."""
    return (s.active + 1) % s.seats


def next_in_order(s: State) -> i64:
    """LI-4.4 The first, clockwise from the active player, who has not finished; there is one."""
    seat = s.active
    while s.has_finished(seat):
        seat = (seat + 1) % s.seats
    return seat


def unfinished(s: State) -> i64:
    """LI-4.3 The others choose and draw at the same time as the active player draws, in any order."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if not s.has_finished(seat):
            seats |= bit(seat)
        seat += 1
    return seats


# What follows


def settle(s: State) -> None:
    """After every choice: do what follows by itself, then say who is awaited."""
    if s.phase == state.DRAWING or s.phase == state.DRAWING_AGAIN:
        drawing = unfinished(s)
        if drawing:
            s.awaited = bit(next_in_order(s)) if s.is_in_order else drawing
            return
        follow_the_drawing(s)
    if s.phase == state.OVER:
        s.awaited = 0
    elif s.phase == state.ASKING:
        s.awaited = s.everybody() & ~s.waived
    elif s.phase == state.NAMING or s.phase == state.TAKING or s.phase == state.SETTING_ASIDE:
        s.awaited = bit(s.active)
    else:
        s.awaited = CHANCE_AWAITED


def follow_the_drawing(s: State) -> None:
    """LI-9.2 Alone one rolls the two dice left; LI-9.6 unless stuck. Else the turn ends, LI-3.3 the next clockwise."""
    is_half_done = s.is_solo() and s.phase == state.DRAWING and s.stuck == 0
    s.clear_drawings()
    if is_half_done:
        s.phase = state.ROLLING_AGAIN
        return
    bonuses.settle_bonuses(s)
    if s.stuck:
        ending.end(s, state.SOMEBODY_STUCK)
    else:
        begin_turn(s, next_active(s))
