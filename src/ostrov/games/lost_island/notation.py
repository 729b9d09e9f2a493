"""Positions as forms and back. An impossible one is refused with what is wrong."""

from __future__ import annotations

from ostrov.games.lost_island.board import SIDES as BOARD_SIDES
from ostrov.games.lost_island.board import Side, a_region, region, set_of
from ostrov.games.lost_island.components import EMPTY, FACES, RUMOURS_DEALT, USES
from ostrov.games.lost_island.forms import (
    ENDINGS,
    PHASES,
    RUMOURS,
    SIDES,
    TERRAINS,
    Cartographer,
    PositionForm,
    Terrain,
)
from ostrov.games.lost_island.position import LostIsland
from ostrov.games.lost_island.sheet import NEW
from ostrov.games.lost_island.showing import read_cell, show_cell
from ostrov.games.lost_island.state import (
    CHOOSING_FIRST_SEAT,
    DEALING_RUMOURS,
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
)
from ostrov.games.lost_island.turn import may_be_last, next_in_order, settle, unfinished
from ostrov.kernel.bits import count, members
from ostrov.kernel.piles import kinds_in, pile_of
from ostrov.kernel.refusals import Impossible

# An empty cell, then the terrains in the order of their numbers.
LETTERS = "-RPSVFM"


# From the position


def show_position(s: LostIsland) -> PositionForm:
    return PositionForm(
        cartographers=[_cartographer(s, seat) for seat in range(s.seats)],
        rumours=[rumour for rumour in (RUMOURS[number] for number in members(s.rumours)) if rumour],
        side=SIDES[s.side],
        last_turn_in_order=bool(s.orders_last_turn),
        phase=PHASES[s.phase],
        turn=s.turn,
        active=s.active,
        dice=kinds_in(s.dice),
        terrain=TERRAINS[s.terrain],
        is_in_order=bool(s.is_in_order),
        ending=ENDINGS[s.ending],
    )


def _cartographer(s: LostIsland, seat: int) -> Cartographer:
    sheet = s.sheet(seat)
    width = 9 + s.side
    rows = ["".join(_letter(sheet.terrain_at(11 * row + column)) for column in range(width)) for row in range(8)]
    return Cartographer(
        sheet=rows,
        new=[show_cell(cell) for cell in range(88) if sheet.has(NEW, cell)],
        uses={terrain: s.uses(seat, number) for number, terrain in enumerate(Terrain, 1)},
        compasses=s.compasses(seat),
        new_compasses=s.new_compasses(seat),
        new_spyglasses=s.new_spyglasses(seat),
        counted=s.counted(seat),
        number=s.number(seat),
        is_stuck=bool(s.stuck >> seat & 1),
    )


def _letter(terrain: int) -> str:
    return "." if terrain < 0 else LETTERS[terrain]


# And back


def read_position(form: PositionForm) -> LostIsland:
    s = LostIsland(len(form.cartographers), SIDES.index(form.side))
    s.hand_out_sheets()
    s.phase = PHASES.index(form.phase)
    s.turn = form.turn
    s.active = form.active
    s.orders_last_turn = int(form.last_turn_in_order)
    s.is_in_order = int(form.is_in_order)
    s.terrain = TERRAINS.index(form.terrain)
    s.dice = pile_of(list(form.dice[:4]))
    s.ending = ENDINGS.index(form.ending)
    if s.active >= s.seats:
        raise Impossible("seat-out-of-range", seats=int(s.seats))
    _read_rumours(s, form)
    for seat, one in enumerate(form.cartographers):
        _read_sheet(s, seat, one)
        _read_uses(s, seat, one)
        _read_bonuses(s, seat, one)
    _check_phase(s, form)
    for seat, one in enumerate(form.cartographers):
        _check_new_bonuses(s, seat)
        _read_drawing(s, seat, one)
    _check_drawings(s)
    _check_order(s)
    _check_end(s)
    settle(s)
    return s


def _read_rumours(s: LostIsland, form: PositionForm) -> None:
    """LI-3.1 Four different ones; fewer while they are dealt."""
    s.rumours = sum(1 << RUMOURS.index(rumour) for rumour in set(form.rumours))
    dealt = len(form.rumours)
    right = dealt < RUMOURS_DEALT if s.phase == DEALING_RUMOURS else dealt == RUMOURS_DEALT
    if not right or dealt != len(set(form.rumours)):
        raise Impossible("rumours-miscounted")


def _read_sheet(s: LostIsland, seat: int, one: Cartographer) -> None:
    """LI-5.1, LI-5.2 What is drawn is connected, and so are the cells of one drawing, and all that came before it."""
    sheet, drawn, new = s.sheet(seat), [], [read_cell(name) for name in one.new]
    for cell, letter in _letters(s, seat, one):
        if letter not in ".-":
            sheet.draw(cell, LETTERS.index(letter))
            drawn.append(cell)
    if not set(new) <= set(drawn) or len(new) != len(set(new)):
        raise Impossible("new-cell-not-drawn", seat=seat)
    if not all(_is_connected(cells) for cells in (drawn, new, [cell for cell in drawn if cell not in new])):
        raise Impossible("sheet-not-connected", seat=seat)
    if any(not sheet.has(s.terrain, cell) and not sheet.is_wild(cell) for cell in new):
        raise Impossible("new-cell-misdrawn", seat=seat)
    sheet.words[2 * NEW], sheet.words[2 * NEW + 1] = set_of(new)


def _letters(s: LostIsland, seat: int, one: Cartographer) -> list[tuple[int, str]]:
    """LI-2.2 Every cell of a sheet that has the shape of its side."""
    sheet = s.sheet(seat)
    letters = [(11 * row + column, letter) for row, line in enumerate(one.sheet) for column, letter in enumerate(line)]
    if any(len(line) != 9 + s.side for line in one.sheet):
        raise Impossible("sheet-misshapen", seat=seat)
    for cell, letter in letters:
        if letter not in "." + LETTERS or (letter == ".") != (sheet.terrain_at(cell) < 0):
            raise Impossible("sheet-misshapen", seat=seat)
    return letters


def _is_connected(cells: list[int]) -> bool:
    low, high = set_of(cells)
    return cells == [] or a_region(low, high) == (low, high)


def _read_uses(s: LostIsland, seat: int, one: Cartographer) -> None:
    """LI-3.2 At most as many as so many players have; LI-4.1 the active one has crossed off the named one."""
    named = s.terrain if seat == s.active and s.phase in (TAKING, DRAWING) else 0
    for number, terrain in enumerate(Terrain, 1):
        most = USES[s.seats] - int(number == named)
        uses = most if one.uses is None else one.uses.get(terrain, 0)
        if uses > most:
            raise Impossible("uses-miscounted", seat=seat)
        s.set_uses(seat, number, uses)


def _read_bonuses(s: LostIsland, seat: int, one: Cartographer) -> None:
    """LI-6.1, LI-6.2 Marks and counts come from cells that are drawn."""
    side, sheet = BOARD_SIDES[s.side], s.sheet(seat)
    compasses, spyglasses = _bonuses_on(side, side.low & ~sheet.low(EMPTY), side.high & ~sheet.high(EMPTY))
    if one.compasses + one.new_compasses > compasses:
        raise Impossible("compasses-miscounted", seat=seat)
    if one.new_spyglasses > spyglasses or (one.counted and one.new_spyglasses == spyglasses):
        raise Impossible("spyglasses-miscounted", seat=seat)
    s.add_compasses(seat, one.compasses)
    s.add_new_compasses(seat, one.new_compasses)
    s.add_new_spyglasses(seat, one.new_spyglasses)
    s.add_counted(seat, one.counted)


def _bonuses_on(side: Side, low: int, high: int) -> tuple[int, int]:
    """How many compasses and spyglasses lie under these cells."""
    compasses = count(low & side.compass_low) + count(high & side.compass_high)
    return compasses, count(low & side.spyglass_low) + count(high & side.spyglass_high)


def _check_new_bonuses(s: LostIsland, seat: int) -> None:
    """LI-6.1, LI-6.2 New are those of this turn: of the new cells, LI-9.6 and of the first drawing in a solo turn."""
    sheet = s.sheet(seat)
    compasses, spyglasses = _bonuses_on(sheet.side, sheet.low(NEW), sheet.high(NEW))
    more_compasses, more_spyglasses = s.new_compasses(seat) - compasses, s.new_spyglasses(seat) - spyglasses
    if s.phase not in (DRAWING, ROLLING_AGAIN, SETTING_ASIDE, DRAWING_AGAIN) and (more_compasses or more_spyglasses):
        raise Impossible("bonuses-not-settled")
    if more_compasses < 0 or (s.phase == DRAWING and more_compasses):
        raise Impossible("compasses-miscounted", seat=seat)
    if more_spyglasses < 0 or (s.phase == DRAWING and more_spyglasses):
        raise Impossible("spyglasses-miscounted", seat=seat)


def _check_phase(s: LostIsland, form: PositionForm) -> None:
    """LI-4.1, LI-9.1, LI-9.2 What lies on the table in each phase."""
    if not s.is_solo() and ROLLING_AGAIN <= s.phase <= DRAWING_AGAIN:
        raise Impossible("phase-of-solo-play")
    if s.is_solo() and s.phase == CHOOSING_FIRST_SEAT:
        raise Impossible("phase-of-shared-play")
    if ROLLING_AGAIN <= s.phase <= DRAWING_AGAIN and s.sheet(0).size(EMPTY) + s.sheet(0).size(NEW) == _cells(s):
        raise Impossible("first-half-missing")
    dice = {NAMING: 3, TAKING: 3, DRAWING: 2, SETTING_ASIDE: 2}
    if len(form.dice) != dice.get(s.phase, 0):
        raise Impossible("dice-miscounted")
    if (s.terrain != 0) != (s.phase in (TAKING, DRAWING, DRAWING_AGAIN)):
        raise Impossible("terrain-misplaced")
    if (s.turn == 0) != (s.phase < ROLLING) or s.turn > s.seats * FACES * USES[s.seats]:
        raise Impossible("turn-miscounted")
    if s.phase < ROLLING and not all(_is_untouched(s, seat) for seat in range(s.seats)):
        raise Impossible("begun-too-early")
    if s.is_in_order and (s.phase != DRAWING or s.is_solo() or not s.orders_last_turn):
        raise Impossible("order-misplaced")


def _cells(s: LostIsland) -> int:
    side = BOARD_SIDES[s.side]
    return count(side.low) + count(side.high)


def _is_untouched(s: LostIsland, seat: int) -> bool:
    """LI-3.2 Nothing is drawn and no use is crossed off."""
    return s.sheet(seat).is_blank() and all(s.uses(seat, number) == USES[s.seats] for number in range(1, FACES + 1))


def _read_drawing(s: LostIsland, seat: int, one: Cartographer) -> None:
    """LI-5.3, LI-7.2 The cells drawn so far are part of a number that fits; one who is stuck has drawn nothing."""
    is_drawing = s.phase in (DRAWING, DRAWING_AGAIN)
    if not is_drawing and (one.number or one.new):
        raise Impossible("number-misplaced", seat=seat)
    if one.is_stuck and not (is_drawing or s.phase == OVER):
        raise Impossible("number-misplaced", seat=seat)
    s.stuck |= int(one.is_stuck) << seat
    left = 0 if one.is_stuck else one.number - len(one.new)
    s.set_number(seat, one.number, max(0, left))
    if s.phase == OVER and one.is_stuck and s.sheet(seat).room() >= FACES:
        raise Impossible("stuck-or-not", seat=seat)
    if not is_drawing:
        return
    if left < 0 or (one.is_stuck and one.new) or (seat == s.active and one.number == 0):
        raise Impossible("number-misplaced", seat=seat)
    fits = one.number <= s.sheet(seat).room() if one.is_stuck else left <= _room_now(s, seat)
    if fits == one.is_stuck:
        raise Impossible("stuck-or-not", seat=seat)


def _room_now(s: LostIsland, seat: int) -> int:
    """How many cells may still be added to the drawing at hand."""
    sheet = s.sheet(seat)
    if not sheet.has_new():
        return sheet.room()
    low, high = region(sheet.low(NEW), sheet.high(NEW), sheet.low(EMPTY), sheet.high(EMPTY))
    return count(low) + count(high) - sheet.size(NEW)


def _check_drawings(s: LostIsland) -> None:
    """LI-4.3 A drawing phase waits for somebody; LI-4.4 in order, nobody is ahead of the next."""
    if s.phase not in (DRAWING, DRAWING_AGAIN):
        return
    if unfinished(s) == 0:
        raise Impossible("nobody-is-drawing")
    seat = int(next_in_order(s))
    while s.is_in_order and (seat := (seat + 1) % s.seats) != s.active:
        if s.number(seat):
            raise Impossible("ahead-of-order")


def _check_order(s: LostIsland) -> None:
    """LI-4.4 Where the table wishes so, a turn that may be the last is played in order."""
    is_shared_drawing = s.phase == DRAWING and not s.is_solo()
    if is_shared_drawing and s.orders_last_turn and not s.is_in_order and may_be_last(s):
        raise Impossible("order-not-called")


def _check_end(s: LostIsland) -> None:
    """LI-7.1, LI-7.2 It is over when somebody was stuck, or the active player has no use left, and only then."""
    if (s.phase == OVER) != (s.ending != 0):
        raise Impossible("ending-and-phase-disagree")
    if s.phase == OVER and (s.ending == SOMEBODY_STUCK) != (s.stuck != 0):
        raise Impossible("cannot-have-ended-so", ending=ENDINGS[s.ending])
    if s.ending == USES_SPENT and s.has_uses(s.active):
        raise Impossible("cannot-have-ended-so", ending=ENDINGS[s.ending])
    if s.phase in (ROLLING, NAMING) and not s.has_uses(s.active):
        raise Impossible("should-have-ended")


assert len(LETTERS) == FACES + 1
