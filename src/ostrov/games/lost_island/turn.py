"""Chapter 4: a turn: the roll, the named terrain, the dice. `settle` says who is awaited after every choice."""

from __future__ import annotations

from typing import Final

from ostrov.games.lost_island.bonuses import marks_spent, numbers_from, settle_bonuses
from ostrov.games.lost_island.codes import (
    DIE_TAKEN,
    DRAW,
    NAME,
    NAMED,
    ORDER_CALLED,
    ROLL,
    ROLLED,
    TAKE,
    TURN_BEGAN,
    WAS_STUCK,
    choice,
)
from ostrov.games.lost_island.components import FACES
from ostrov.games.lost_island.ending import end
from ostrov.games.lost_island.state import (
    DRAWING,
    DRAWING_AGAIN,
    NAMING,
    OVER,
    ROLLING,
    ROLLING_AGAIN,
    SETTING_ASIDE,
    SOMEBODY_STUCK,
    TAKING,
    USES_SPENT,
    State,
)
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
        end(s, USES_SPENT)
        return
    s.phase = ROLLING
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
    while low <= FACES:
        if s.phase == ROLLING_AGAIN:
            rows.add_pile(choice(ROLL, low), _SECONDS[low])
        else:
            middle = low
            while middle <= FACES:
                rows.add_pile(choice(ROLL, low << 3 | middle), _THIRDS[low << 3 | middle])
                middle += 1
        low += 1


def roll(s: State, lower: i64, highest: i64) -> None:
    """LI-4.1, LI-9.2 A turn is told with its first roll: in a game that needs no set-up nothing else comes before."""
    s.dice = one(lower & 7) + one(highest)
    if s.phase == ROLLING:
        s.tell(TURN_BEGAN, s.active, s.turn)
        s.dice += one(lower >> 3)
        s.phase = NAMING
    else:
        s.phase = SETTING_ASIDE
    s.tell(ROLLED, s.active, s.dice)


def why_not_roll(s: State) -> Reason:
    """To chance: three dice, or two in the second half of a solo turn, and only when they are awaited."""
    return "cannot-come-up", "LI-9.2" if s.phase == ROLLING_AGAIN else "LI-4.1"


def why_wait_for_dice(s: State, verb: i64) -> Reason:
    """To a seat: how they fall is not its choice, and it does nothing before."""
    if verb > DRAW:
        return "left-to-chance", "LI-9.2" if s.phase == ROLLING_AGAIN else "LI-4.1"
    return "dice-first", "LI-9.2" if s.phase == ROLLING_AGAIN else "LI-4.1"


# The terrain


def name_actions(s: State, seat: i64, rows: Rows) -> None:
    """LI-4.1 A terrain of which a use is left."""
    terrains: i64 = 0
    terrain: i64 = 1
    while terrain <= FACES:
        if s.uses(seat, terrain):
            terrains |= bit(terrain)
        terrain += 1
    rows.add(choice(NAME, 0), terrains)


def name(s: State, seat: i64, terrain: i64) -> None:
    """LI-4.1, LI-9.1 One use is crossed off."""
    s.set_uses(seat, terrain, s.uses(seat, terrain) - 1)
    s.terrain = terrain
    s.phase = TAKING
    s.tell(NAMED, seat, terrain)


def why_not_name(s: State, seat: i64, terrain: i64) -> Reason:
    if seat != s.active:
        return "not-your-turn", "LI-4.1"
    if s.phase >= ROLLING_AGAIN:
        return "die-names-the-terrain", "LI-9.2"
    if s.phase != NAMING:
        return "terrain-is-named", "LI-4.1"
    return "no-use-left", "LI-4.1"


# The dice


def take_actions(s: State, seat: i64, rows: Rows) -> None:
    """LI-4.1 The active player takes one of three dice; LI-4.2 each other chooses one of the two that remain."""
    face: i64 = 1
    while face <= FACES:
        if how_many(s.dice, face):
            rows.add(choice(TAKE, face), numbers_from(face, s.compasses(seat)))
        face += 1


def take(s: State, seat: i64, face: i64, number: i64) -> None:
    """LI-4.1, LI-4.2 What the others choose stays where it is, so several may choose the same."""
    s.tell(DIE_TAKEN, seat, face, number)
    s.add_compasses(seat, -marks_spent(face, number))
    set_to_drawing(s, seat, number)
    if seat == s.active:
        s.dice -= one(face)
        s.phase = DRAWING
        call_order(s)


def why_not_take(s: State, seat: i64, face: i64, number: i64) -> Reason:
    if s.phase == SETTING_ASIDE:
        return "set-aside-first", "LI-9.2"
    if s.phase == NAMING:
        return "terrain-first", "LI-4.1"
    if s.phase == TAKING and seat != s.active:
        return "active-takes-first", "LI-4.2"
    if s.number(seat):
        return "die-is-taken", "LI-4.1" if seat == s.active else "LI-4.2"
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
        s.tell(WAS_STUCK, seat, number)
    else:
        s.set_number(seat, number, number)


def call_order(s: State) -> None:
    """LI-4.4 A turn that may be the last is played in order."""
    if s.orders_last_turn and not s.is_solo() and may_be_last(s):
        s.is_in_order = 1
        s.tell(ORDER_CALLED)


def may_be_last(s: State) -> bool:
    """LI-4.4 Somebody is stuck already, or another who still has to choose can come by a number that fits nowhere."""
    if s.stuck:
        return True
    highest: i64 = FACES
    while how_many(s.dice, highest) == 0:
        highest -= 1
    seat: i64 = 0
    while seat < s.seats:
        if s.number(seat) == 0 and min(FACES, highest + s.compasses(seat)) > s.sheet(seat).room():
            return True
        seat += 1
    return False


def must_wait_for_order(s: State, seat: i64) -> bool:
    """LI-4.4 Clockwise from the active player."""
    return s.phase == DRAWING and s.is_in_order != 0 and next_in_order(s) != seat


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
    if s.phase == DRAWING or s.phase == DRAWING_AGAIN:
        drawing = unfinished(s)
        if drawing:
            s.awaited = bit(next_in_order(s)) if s.is_in_order else drawing
            return
        follow_the_drawing(s)
    if s.phase == OVER:
        s.awaited = 0
    elif s.phase == NAMING or s.phase == TAKING or s.phase == SETTING_ASIDE:
        s.awaited = bit(s.active)
    else:
        s.awaited = CHANCE_AWAITED


def follow_the_drawing(s: State) -> None:
    """LI-9.2 Alone one rolls the two dice left; LI-9.6 unless stuck. Else the turn ends, LI-3.3 the next clockwise."""
    is_half_done = s.is_solo() and s.phase == DRAWING and s.stuck == 0
    s.clear_drawings()
    if is_half_done:
        s.phase = ROLLING_AGAIN
        return
    settle_bonuses(s)
    if s.stuck:
        end(s, SOMEBODY_STUCK)
    else:
        begin_turn(s, (s.active + 1) % s.seats)
