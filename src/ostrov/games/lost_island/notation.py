"""Positions as forms and back. An impossible one is refused with what is wrong."""

from __future__ import annotations

from ostrov.games.lost_island import board, forms, naming, state, turn
from ostrov.games.lost_island.board import Side
from ostrov.games.lost_island.components import EMPTY, FACES, RUMOURS_DEALT, USES
from ostrov.games.lost_island.position import LostIsland
from ostrov.games.lost_island.sheet import NEW
from ostrov.kernel.bits import count, members
from ostrov.kernel.piles import how_many, kinds_in, pile_of
from ostrov.kernel.position import read_starter, shown_starter
from ostrov.kernel.refusals import Impossible

# An empty cell, then the terrains in the order of their numbers.
LETTERS = "-RPSVFM"


# From the position


def show_position(s: LostIsland) -> forms.PositionForm:
    return forms.PositionForm(
        cartographers=[_cartographer(s, seat) for seat in range(s.seats)],
        rumours=[rumour for rumour in (forms.RUMOURS[number] for number in members(s.rumours)) if rumour],
        side=forms.SIDES[s.side],
        last_turn_in_order=forms.ORDERS[s.asks_for_order],
        phase=forms.PHASES[s.phase],
        turn=s.turn,
        active=s.active,
        dice=kinds_in(s.dice),
        terrain=forms.TERRAINS[s.terrain],
        waived=members(s.waived),
        is_in_order=bool(s.is_in_order),
        starter=shown_starter(s),
        ending=forms.ENDINGS[s.ending],
    )


def _cartographer(s: LostIsland, seat: int) -> forms.Cartographer:
    sheet = s.sheet(seat)
    width = 9 + s.side
    rows = [
        "".join(_letter(sheet.terrain_at(board.STRIDE * row + column)) for column in range(width))
        for row in range(board.ROWS)
    ]
    return forms.Cartographer(
        sheet=rows,
        new=[naming.show_cell(cell) for cell in range(board.CELLS) if sheet.has(NEW, cell)],
        uses={terrain: s.uses(seat, number) for number, terrain in enumerate(forms.Terrain, 1)},
        compasses=s.compasses(seat),
        new_compasses=s.new_compasses(seat),
        new_spyglasses=s.new_spyglasses(seat),
        counted=s.counted(seat),
        number=s.number(seat),
        die=s.die_taken(seat),
        is_stuck=bool(s.stuck >> seat & 1),
    )


def _letter(terrain: int) -> str:
    return "." if terrain < 0 else LETTERS[terrain]


# And back


def read_position(form: forms.PositionForm) -> LostIsland:
    s = LostIsland(len(form.cartographers), forms.SIDES.index(form.side))
    s.hand_out_sheets()
    s.phase = forms.PHASES.index(form.phase)
    s.turn = form.turn
    s.active = form.active
    s.asks_for_order = forms.ORDERS.index(form.last_turn_in_order)
    s.waived = sum(1 << seat for seat in set(form.waived))
    s.is_in_order = int(form.is_in_order)
    s.terrain = forms.TERRAINS.index(form.terrain)
    s.dice = pile_of(list(form.dice[:4]))
    read_starter(s, form.starter, is_set_up=s.phase > state.CHOOSING_FIRST_SEAT)
    s.ending = forms.ENDINGS.index(form.ending)
    if max(s.active, *form.waived, 0) >= s.seats:
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
        _read_die(s, seat, one)
    _check_drawings(s)
    _check_order(s)
    _check_end(s)
    turn.settle(s)
    return s


def _read_rumours(s: LostIsland, form: forms.PositionForm) -> None:
    """LI-3.1 Four different ones; fewer while they are dealt."""
    s.rumours = sum(1 << forms.RUMOURS.index(rumour) for rumour in set(form.rumours))
    dealt = len(form.rumours)
    right = dealt < RUMOURS_DEALT if s.phase == state.DEALING_RUMOURS else dealt == RUMOURS_DEALT
    if not right or dealt != len(set(form.rumours)):
        raise Impossible("rumours-miscounted")


def _read_sheet(s: LostIsland, seat: int, one: forms.Cartographer) -> None:
    """LI-5.1, LI-5.2 What is drawn is connected, and so are the cells of one drawing, and all that came before it."""
    sheet, drawn, new = s.sheet(seat), [], [naming.read_cell(name) for name in one.new]
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
    sheet.words[2 * NEW], sheet.words[2 * NEW + 1] = board.set_of(new)


def _letters(s: LostIsland, seat: int, one: forms.Cartographer) -> list[tuple[int, str]]:
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
    low, high = board.set_of(cells)
    return cells == [] or board.a_region(low, high) == (low, high)


def _read_uses(s: LostIsland, seat: int, one: forms.Cartographer) -> None:
    """LI-3.2 At most as many as so many players have; LI-4.1 the active one has crossed off the named one."""
    named = s.terrain if seat == s.active and s.phase in (state.TAKING, state.ASKING, state.DRAWING) else 0
    for number, terrain in enumerate(forms.Terrain, 1):
        most = USES[s.seats] - int(number == named)
        uses = most if one.uses is None else one.uses.get(terrain, 0)
        if uses > most:
            raise Impossible("uses-miscounted", seat=seat)
        s.set_uses(seat, number, uses)


def _read_bonuses(s: LostIsland, seat: int, one: forms.Cartographer) -> None:
    """LI-6.1, LI-6.2 Marks and counts come from cells that are drawn."""
    side, sheet = board.SIDES[s.side], s.sheet(seat)
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
    if s.phase not in (state.DRAWING, state.ROLLING_AGAIN, state.SETTING_ASIDE, state.DRAWING_AGAIN) and (
        more_compasses or more_spyglasses
    ):
        raise Impossible("bonuses-not-settled")
    if more_compasses < 0 or (s.phase == state.DRAWING and more_compasses):
        raise Impossible("compasses-miscounted", seat=seat)
    if more_spyglasses < 0 or (s.phase == state.DRAWING and more_spyglasses):
        raise Impossible("spyglasses-miscounted", seat=seat)


def _check_phase(s: LostIsland, form: forms.PositionForm) -> None:
    """LI-4.1, LI-9.1, LI-9.2 What lies on the table in each phase."""
    if not s.is_solo() and state.ROLLING_AGAIN <= s.phase <= state.DRAWING_AGAIN:
        raise Impossible("phase-of-solo-play")
    if s.is_solo() and s.phase == state.CHOOSING_FIRST_SEAT:
        raise Impossible("phase-of-shared-play")
    if state.ROLLING_AGAIN <= s.phase <= state.DRAWING_AGAIN and s.sheet(0).size(EMPTY) + s.sheet(0).size(
        NEW
    ) == _cells(s):
        raise Impossible("first-half-missing")
    dice = {state.NAMING: 3, state.TAKING: 3, state.ASKING: 2, state.DRAWING: 2, state.SETTING_ASIDE: 2}
    if len(form.dice) != dice.get(s.phase, 0):
        raise Impossible("dice-miscounted")
    if (s.terrain != 0) != (s.phase in (state.TAKING, state.ASKING, state.DRAWING, state.DRAWING_AGAIN)):
        raise Impossible("terrain-misplaced")
    if (s.turn == 0) != (s.phase < state.ROLLING) or s.turn > s.seats * FACES * USES[s.seats]:
        raise Impossible("turn-miscounted")
    if s.phase < state.ROLLING and not all(_is_untouched(s, seat) for seat in range(s.seats)):
        raise Impossible("begun-too-early")
    if s.is_in_order and (s.phase != state.DRAWING or s.is_solo()):
        raise Impossible("order-misplaced")


def _cells(s: LostIsland) -> int:
    side = board.SIDES[s.side]
    return count(side.low) + count(side.high)


def _is_untouched(s: LostIsland, seat: int) -> bool:
    """LI-3.2 Nothing is drawn and no use is crossed off."""
    return s.sheet(seat).is_blank() and all(s.uses(seat, number) == USES[s.seats] for number in range(1, FACES + 1))


def _read_drawing(s: LostIsland, seat: int, one: forms.Cartographer) -> None:
    """LI-5.3, LI-7.2 The cells drawn so far are part of a number that fits; one who is stuck has drawn nothing."""
    is_drawing = s.phase in (state.ASKING, state.DRAWING, state.DRAWING_AGAIN)
    if s.phase == state.ASKING and (one.new or (one.number and seat != s.active)):
        raise Impossible("number-misplaced", seat=seat)
    if not is_drawing and (one.number or one.new):
        raise Impossible("number-misplaced", seat=seat)
    if one.is_stuck and not (is_drawing or s.phase == state.OVER):
        raise Impossible("number-misplaced", seat=seat)
    s.stuck |= int(one.is_stuck) << seat
    left = 0 if one.is_stuck else one.number - len(one.new)
    s.set_number(seat, one.number, max(0, left))
    if s.phase == state.OVER and one.is_stuck and s.sheet(seat).room() >= FACES:
        raise Impossible("stuck-or-not", seat=seat)
    if not is_drawing:
        return
    if left < 0 or (one.is_stuck and one.new) or (seat == s.active and one.number == 0):
        raise Impossible("number-misplaced", seat=seat)
    fits = one.number <= s.sheet(seat).room() if one.is_stuck else left <= _room_now(s, seat)
    if fits == one.is_stuck:
        raise Impossible("stuck-or-not", seat=seat)


def _read_die(s: LostIsland, seat: int, one: forms.Cartographer) -> None:
    """LI-4.2 The die lies there, LI-4.1 unless the active player has it; LI-6.1 compasses made the number of it."""
    side, sheet = board.SIDES[s.side], s.sheet(seat)
    found, _ = _bonuses_on(side, side.low & ~sheet.low(EMPTY), side.high & ~sheet.high(EMPTY))
    spent = abs(one.die - one.number)
    if one.die and not (one.number and spent + one.compasses + one.new_compasses <= found):
        raise Impossible("die-misplaced", seat=seat)
    if one.die and seat != s.active and not how_many(s.dice, one.die):
        raise Impossible("die-misplaced", seat=seat)
    s.set_die_taken(seat, one.die)


def _room_now(s: LostIsland, seat: int) -> int:
    """How many cells may still be added to the drawing at hand."""
    sheet = s.sheet(seat)
    if not sheet.has_new():
        return sheet.room()
    low, high = board.region(sheet.low(NEW), sheet.high(NEW), sheet.low(EMPTY), sheet.high(EMPTY))
    return count(low) + count(high) - sheet.size(NEW)


def _check_drawings(s: LostIsland) -> None:
    """LI-4.3 A drawing phase waits for somebody; LI-4.4 in order, nobody is ahead of the next."""
    if s.phase not in (state.DRAWING, state.DRAWING_AGAIN):
        return
    if turn.unfinished(s) == 0:
        raise Impossible("nobody-is-drawing")
    seat = int(turn.next_in_order(s))
    while s.is_in_order and (seat := (seat + 1) % s.seats) != s.active:
        if s.number(seat):
            raise Impossible("ahead-of-order")


def _check_order(s: LostIsland) -> None:
    """LI-4.4 A turn that may be the last is played in order, or, where that has to be asked for, the players say."""
    if s.phase == state.ASKING and (s.is_solo() or not s.asks_for_order or not turn.may_be_last(s)):
        raise Impossible("order-not-in-question")
    if s.waived and (s.phase != state.ASKING or s.waived == s.everybody()):
        raise Impossible("order-answered-already")
    is_shared_drawing = s.phase == state.DRAWING and not s.is_solo()
    if is_shared_drawing and not s.asks_for_order and not s.is_in_order and turn.may_be_last(s):
        raise Impossible("order-not-called")


def _check_end(s: LostIsland) -> None:
    """LI-7.1, LI-7.2 It is over when somebody was stuck, or the active player has no use left, and only then."""
    if (s.phase == state.OVER) != (s.ending != 0):
        raise Impossible("ending-and-phase-disagree")
    if s.phase == state.OVER and (s.ending == state.SOMEBODY_STUCK) != (s.stuck != 0):
        raise Impossible("cannot-have-ended-so", ending=forms.ENDINGS[s.ending])
    if s.ending == state.USES_SPENT and s.has_uses(s.active):
        raise Impossible("cannot-have-ended-so", ending=forms.ENDINGS[s.ending])
    if s.phase in (state.ROLLING, state.NAMING) and not s.has_uses(s.active):
        raise Impossible("should-have-ended")


assert len(LETTERS) == FACES + 1
