"""Positions as forms and back. An impossible one is refused with what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ostrov.games.forbidden_desert import board, ending, forms, state, storm, turn
from ostrov.games.forbidden_desert.components import (
    ACTIONS_A_TURN,
    CITY,
    CRASH_SITE,
    FACE_NUMBERS,
    FIRST_COLUMN_CLUE,
    FIRST_ROW_CLUE,
    FULL_STORM_DECK,
    GEAR_FACE,
    GEAR_NUMBERS,
    METEOROLOGIST,
    MIRAGE,
    OASES,
    OASIS,
    SAND_MARKERS,
    STORM_CARD_NUMBERS,
    TUNNEL,
    UNKNOWN_FACE,
    WELL,
)
from ostrov.games.forbidden_desert.position import ForbiddenDesert
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.bits import bit, members
from ostrov.kernel.piles import kinds_in, pile_of, size
from ostrov.kernel.position import read_starter, shown_starter
from ostrov.kernel.refusals import Impossible

# FD-1.5 The start tick of Legendary; the tick of the skull for 2, 3, 4 and 5 players.
LAST_START_TICK = 4
SKULLS = (14, 15, 15, 16)


# From the position


def show_position(s: State) -> forms.PositionForm:
    return forms.PositionForm(
        desert=[[_tile(s, 5 * row + column) for column in range(5)] for row in range(5)],
        adventurers=[_adventurer(s, seat) for seat in range(s.seats)],
        phase=forms.PHASES[s.phase],
        turn=s.turn,
        active=s.active,
        actions_left=s.actions_left,
        cards_skipped=s.cards_skipped,
        steps_done=s.step,
        cards_left=s.cards_left,
        pending=forms.PENDINGS[s.pending],
        scoped=None if s.scoped == board.NOWHERE else forms.PLACES[s.scoped],
        gone_on=members(s.gone_on),
        starter=shown_starter(s),
        ending=forms.ENDINGS[s.ending],
        tick=s.tick,
        parts_in_storm=_parts(s.parts_on(s.storm)),
        parts_taken=_parts(s.parts_taken),
        gear_deck={forms.GEARS[gear]: count for gear, count in Counter(kinds_in(s.gear_deck)).items()},
        storm_top=_row(s.storm_top),
        storm_deck=_storm_pile(s.storm_deck),
        storm_under=_row(s.storm_under) + _row(s.storm_under_more),
        storm_discard=_storm_pile(s.storm_discard),
    )


def _tile(s: State, cell: int) -> forms.Tile | None:
    if cell == s.storm:
        return None
    face = None if s.face(cell) == UNKNOWN_FACE else forms.FACES[s.face(cell)]
    return forms.Tile(forms.GROUNDS[s.ground(cell)], face, s.sand(cell), _parts(s.parts_on(cell)))


def _parts(parts: int) -> list[forms.Part]:
    return [forms.PARTS[part] for part in members(parts)]


def _adventurer(s: State, seat: int) -> forms.Adventurer:
    if not is_placed(s, seat):
        return forms.Adventurer(None if s.role(seat) == state.NO_ROLE else forms.ROLES[s.role(seat)], None, 0)
    gear = [forms.GEARS[gear] for gear in range(len(forms.GEARS)) for _ in range(s.holds(seat, gear))]
    received = [forms.GEARS[gear] for gear in range(len(forms.GEARS)) for _ in range(s.received(seat, gear))]
    watered = members(s.has_given_water(seat))
    shielded = bool(s.shielded >> seat & 1)
    return forms.Adventurer(
        forms.ROLES[s.role(seat)], forms.PLACES[s.cell(seat)], s.water(seat), gear, shielded, watered, received
    )


def is_placed(s: State, seat: int) -> bool:
    """FD-2.3 Pawns come onto the crash site seat by seat."""
    return bool(s.phase > state.DEALING_ADVENTURERS or (s.phase == state.DEALING_ADVENTURERS and seat < s.step))


def _row(cards: int) -> list[forms.StormCard]:
    return [forms.STORM_CARDS[storm.known_card(cards, place)] for place in range(storm.known_cards(cards))]


def _storm_pile(pile: int) -> dict[forms.StormCard, int]:
    return {forms.STORM_CARDS[card]: count for card, count in Counter(kinds_in(pile)).items()}


# And back


def read_position(form: forms.PositionForm) -> ForbiddenDesert:
    s = ForbiddenDesert(len(form.adventurers), state.plain_desert())
    s.phase = forms.PHASES.index(form.phase)
    s.step = form.steps_done
    s.pending = forms.PENDINGS.index(form.pending)
    s.scoped = board.NOWHERE if form.scoped is None else forms.PLACES.index(form.scoped)
    _read_desert(s, form)
    _check_faces(s)
    _read_parts(s, form)
    _read_adventurers(s, form)
    _read_gear(s, form)
    _read_storm_cards(s, form)
    _read_turn(s, form)
    _check_setup(s)
    _check_turn(s)
    _check_pending(s)
    _check_gone_on(s)
    _check_end(s)
    turn.settle(s)
    return s


def _refuse_twice(things: Iterable[forms.Part] | Iterable[str], code: str) -> None:
    for thing, count in Counter(things).items():
        if count > 1:
            raise Impossible(code, thing=thing)


def _read_desert(s: State, form: forms.PositionForm) -> None:
    """FD-2.1 Five rows of five, and the storm in one of the places; FD-1.4 48 markers."""
    cells = [tile for row in form.desert for tile in row]
    if [len(row) for row in form.desert] != [5] * 5 or cells.count(None) != 1:
        raise Impossible("desert-misshapen")
    s.storm = cells.index(None)
    if sum(tile.sand for tile in cells if tile is not None) > SAND_MARKERS:
        raise Impossible("sand-overspent")
    for cell, tile in enumerate(cells):
        s.tiles[cell] = 0
        if tile is not None:
            ground = forms.GROUNDS.index(tile.ground)
            face = UNKNOWN_FACE if tile.face is None else forms.FACES.index(tile.face)
            s.lay(cell, ground, GEAR_FACE if ground == CRASH_SITE and tile.face is None else face)
            s.add_sand(cell, tile.sand)


def _check_faces(s: State) -> None:
    """FD-1.1 No face more often than there is, and each beneath the desert face that it has."""
    cells = [cell for cell in range(board.CELL_COUNT) if cell != s.storm]
    grounds = Counter(int(s.ground(cell)) for cell in cells)
    known = Counter(int(s.face(cell)) for cell in cells if s.face(cell) != UNKNOWN_FACE)
    for cell in cells:
        if not _may_be_under(int(s.ground(cell)), int(s.face(cell))):
            raise Impossible("face-misplaced", place=forms.PLACES[cell])
    water = sum(s.ground(cell) == OASIS or s.face(cell) in (WELL, MIRAGE) for cell in cells)
    laid = s.phase > state.LAYING_TILES
    if water != (OASES if laid else max(s.step - 1, 0)) or grounds[CRASH_SITE] > (laid or s.step > 0):
        raise Impossible("desert-faces-miscounted")
    # The gear under the crash site was never unseen.
    known[GEAR_FACE] -= 1 if laid or s.step > 0 else 0
    rest = [number - known[face] for face, number in enumerate(FACE_NUMBERS)]
    if min(rest) < 0 or rest[GEAR_FACE] > FACE_NUMBERS[GEAR_FACE]:
        raise Impossible("city-faces-miscounted")
    s.unseen = pile_of([face for face, number in enumerate(rest) for _ in range(number)])


def _may_be_under(ground: int, face: int) -> bool:
    if ground == CITY:
        return face != UNKNOWN_FACE
    if ground == CRASH_SITE:
        return face == GEAR_FACE
    return face == UNKNOWN_FACE or (face in (WELL, MIRAGE)) == (ground == OASIS)


def _read_parts(s: State, form: forms.PositionForm) -> None:
    """FD-5.3 A part is somewhere from the moment both its clues are excavated, and not before."""
    tiles = [tile for row in form.desert for tile in row]
    lying = [(part, cell) for cell, tile in enumerate(tiles) if tile for part in tile.parts]
    lying += [(part, int(s.storm)) for part in form.parts_in_storm]
    _refuse_twice([part for part, _ in lying] + form.parts_taken, "part-twice")
    for part, cell in lying:
        s.put_part(forms.PARTS.index(part), cell)
    s.parts_taken = sum(1 << forms.PARTS.index(part) for part in form.parts_taken)
    for number, part in enumerate(forms.PARTS):
        row = s.cell_of_city_face(FIRST_ROW_CLUE + number)
        column = s.cell_of_city_face(FIRST_COLUMN_CLUE + number)
        there = s.part_cell(number) != board.NOWHERE or s.parts_taken >> number & 1
        if bool(there) != (row != board.NOWHERE and column != board.NOWHERE):
            raise Impossible("part-before-its-clues" if there else "part-missing", part=part)


def _read_adventurers(s: State, form: forms.PositionForm) -> None:
    """FD-2.3 Different adventurers, one a seat; FD-1.6 with what a canteen holds."""
    _refuse_twice([one.role for one in form.adventurers if one.role], "role-twice")
    for seat, one in enumerate(form.adventurers):
        if one.role is None and is_placed(s, seat):
            raise Impossible("role-missing", seat=seat)
        if (one.at is not None) != is_placed(s, seat) or (one.at and forms.PLACES.index(one.at) == s.storm):
            raise Impossible("pawn-misplaced", seat=seat)
        if one.role is not None:
            s.cast(seat, forms.ROLES.index(one.role))
        if one.at is not None:
            s.place(seat, forms.PLACES.index(one.at))
            water = s.canteen(seat) if one.water is None else one.water
            if water > s.canteen(seat):
                raise Impossible("canteen-overfull", seat=seat)
            s.hand_out_canteen(seat, water)
        s.shielded |= bit(seat) if one.is_shielded else 0
        for receiver in one.watered:
            if receiver >= s.seats or receiver == seat:
                raise Impossible("seat-out-of-range", seats=int(s.seats))
            s.note_water_given(seat, receiver)


def _read_gear(s: State, form: forms.PositionForm) -> None:
    """FD-1.3 Twelve cards; FD-5.1 each tile of gear that has been turned has taken one from the deck."""
    held = Counter(gear for one in form.adventurers for gear in one.gear)
    all_gear = Counter(dict(zip(forms.GEARS, GEAR_NUMBERS, strict=True)))
    deck = all_gear - held if form.gear_deck is None else Counter(form.gear_deck)
    for gear, number in all_gear.items():
        if held[gear] + deck[gear] > number:
            raise Impossible("gear-miscounted", gear=gear)
    turned = sum(
        s.ground(cell) == CITY and s.face(cell) <= TUNNEL for cell in range(board.CELL_COUNT) if cell != s.storm
    )
    if sum(deck.values()) != sum(GEAR_NUMBERS) - turned + (s.pending == state.DRAWING_GEAR):
        raise Impossible("gear-deck-mismatched")
    s.gear_deck = pile_of([forms.GEARS.index(gear) for gear in deck.elements()])
    for seat, one in enumerate(form.adventurers):
        if Counter(one.received) - Counter(one.gear):
            raise Impossible("gear-received-not-held", seat=seat)
        _give_gear(s, seat, one.gear, one.received)


def _give_gear(s: State, seat: int, held: list[forms.Gear], received: list[forms.Gear]) -> None:
    kept = Counter(held) - Counter(received)
    for gear in kept.elements():
        s.gain(seat, forms.GEARS.index(gear))
    for gear in received:
        # As if another had held it until now.
        s.gain((seat + 1) % int(s.seats), forms.GEARS.index(gear))
        s.hand_over((seat + 1) % int(s.seats), seat, forms.GEARS.index(gear))


def _read_storm_cards(s: State, form: forms.PositionForm) -> None:
    """FD-1.2 Each of the 31 cards is in the deck or the discard."""
    outside = Counter(form.storm_top) + Counter(form.storm_under) + Counter(form.storm_discard)
    all_cards = Counter(dict(zip(forms.STORM_CARDS, STORM_CARD_NUMBERS, strict=True)))
    deck = all_cards - outside if form.storm_deck is None else Counter(form.storm_deck)
    for card, number in all_cards.items():
        if outside[card] + deck[card] != number:
            raise Impossible("storm-card-miscounted", card=card, count=outside[card] + deck[card], number=number)
    s.storm_deck = pile_of([forms.STORM_CARDS.index(card) for card in deck.elements()])
    s.storm_discard = pile_of([forms.STORM_CARDS.index(card) for card in Counter(form.storm_discard).elements()])
    for card in form.storm_top:
        s.storm_top = storm.with_card(s.storm_top, forms.STORM_CARDS.index(card))
    for card in form.storm_under:
        storm.put_under(s, forms.STORM_CARDS.index(card))


def _read_turn(s: State, form: forms.PositionForm) -> None:
    if form.tick > SKULLS[s.seats - 2]:
        raise Impossible("tick-off-the-meter", tick=form.tick)
    s.turn = form.turn
    s.active = form.active
    s.tick = form.tick
    s.cards_skipped = form.cards_skipped
    s.gone_on = sum(1 << seat for seat in set(form.gone_on))
    read_starter(s, form.starter, is_set_up=s.phase > state.CHOOSING_FIRST_SEAT)
    s.ending = forms.ENDINGS.index(form.ending)
    at_start = ACTIONS_A_TURN if s.phase == state.ACTING else 0
    s.actions_left = at_start if form.actions_left is None else form.actions_left
    to_come = max(s.storm_rate() - s.cards_skipped - s.step, 0) if s.phase == state.STORMING else 0
    s.cards_left = to_come if form.cards_left is None else form.cards_left


def _check_setup(s: State) -> None:
    """FD-2.1 to FD-2.5 Before the first turn everything lies as it was laid out."""
    if s.phase >= state.ACTING:
        return
    if s.sandy != (board.DIAMOND if s.phase > state.LAYING_TILES else 0) or s.blocked:
        raise Impossible("setup-sand")
    for seat in range(s.seats):
        if is_placed(s, seat) and (s.ground(s.cell(seat)) != CRASH_SITE or s.room(seat)):
            raise Impossible("setup-pawn", seat=seat)
    roles = sum(s.role(seat) != state.NO_ROLE for seat in range(s.seats))
    if roles not in {state.LAYING_TILES: (0, s.seats), state.DEALING_ADVENTURERS: (s.step,)}.get(s.phase, (s.seats,)):
        raise Impossible("setup-roles")
    untouched = s.storm_deck == FULL_STORM_DECK and s.storm == board.CENTRE and s.tick <= LAST_START_TICK
    known = [cell for cell in range(board.CELL_COUNT) if cell != s.storm and s.face(cell) != UNKNOWN_FACE]
    seen = s.excavated or any(s.ground(cell) != CRASH_SITE for cell in known)
    given = any(s.has_given_water(seat) for seat in range(s.seats))
    begun = s.turn or s.active or s.actions_left or s.cards_skipped or s.cards_left or s.shielded or s.gone_on
    if not untouched or seen or given or begun:
        raise Impossible("setup-begun")


def _check_turn(s: State) -> None:
    """FD-3.1 The phases and what is left in them; FD-8.6 an empty deck is renewed at once."""
    if max([s.active, *members(s.gone_on)]) >= s.seats:
        raise Impossible("seat-out-of-range", seats=int(s.seats))
    steps = {
        state.LAYING_TILES: OASES,
        state.DEALING_ADVENTURERS: s.seats - 1,
        state.CHOOSING_FIRST_SEAT: 0,
        state.ACTING: 0,
    }
    if s.step > steps.get(s.phase, s.step):
        raise Impossible("steps-miscounted")
    if s.cards_skipped and s.role(s.active) != METEOROLOGIST:
        raise Impossible("cards-left-miscounted")
    if s.phase == state.ACTING and s.actions_left == 0 and s.pending == state.NOTHING:
        raise Impossible("actions-miscounted")
    if s.phase == state.STORMING:
        if s.cards_left + s.step + s.cards_skipped > max(s.storm_rate(), s.cards_skipped):
            raise Impossible("cards-left-miscounted")
        if s.cards_left == 0 and not turn.may_yet_throttle(s):
            raise Impossible("cards-left-miscounted")
    if s.phase in (state.ACTING, state.STORMING) and size(s.storm_deck) + s.storm_top + s.storm_under == 0:
        raise Impossible("storm-deck-not-renewed")


def _check_pending(s: State) -> None:
    """FD-4.4, FD-5.1, FD-6.4, FD-7.5 What has been begun could have been begun."""
    cell = s.cell(s.active)
    could = {
        state.NOTHING: True,
        state.TURNING_UP: s.phase == state.ACTING and s.sand(cell) == 0 and s.face(cell) == UNKNOWN_FACE,
        state.DRAWING_GEAR: s.phase == state.ACTING and s.ground(cell) == CITY and s.face(cell) <= TUNNEL,
        state.SCOPING: s.phase in (state.ACTING, state.STORMING)
        and s.scoped != board.NOWHERE
        and s.unknown_tiles() >> s.scoped & 1,
        state.REVEALING: s.phase == state.ACTING and s.role(s.active) == METEOROLOGIST,
        state.PUTTING_UNDER: s.phase == state.ACTING and s.role(s.active) == METEOROLOGIST and s.storm_top,
    }
    if not could[s.pending] or (s.scoped != board.NOWHERE) != (s.pending == state.SCOPING):
        raise Impossible("pending-impossible")


def _check_gone_on(s: State) -> None:
    """FD-3.2 Who has gone on could have done something; the active seat acts or stops."""
    gone_on = s.gone_on
    s.gone_on = 0
    could = (
        turn.could_do_something(s) if s.phase in (state.ACTING, state.STORMING) and s.pending == state.NOTHING else 0
    )
    if gone_on & ~could or (s.phase == state.ACTING and gone_on >> s.active & 1):
        raise Impossible("gone-on-for-nothing")
    s.gone_on = gone_on


def _check_end(s: State) -> None:
    """FD-9.1, FD-9.2 Whoever has lost has lost, and nobody else; who has won had all it takes."""
    if (s.phase == state.OVER) != (s.ending != 0):
        raise Impossible("ending-and-phase-disagree")
    endings = {
        forms.Ending.ESCAPED: s.phase >= state.ACTING and ending.is_everybody_aboard(s),
        forms.Ending.SWEPT_AWAY: s.is_at_skull(),
    }
    for reason, holds in endings.items():
        if holds != (forms.ENDINGS[s.ending] == reason):
            raise Impossible("should-have-ended" if holds else "cannot-have-ended-so", ending=reason)
    thirsty = any(s.water(seat) == 0 for seat in range(s.seats))
    if (s.ending == state.DIED_OF_THIRST and not thirsty) or (s.ending == state.BURIED_IN_SAND and s.sand_left):
        raise Impossible("cannot-have-ended-so", ending=forms.ENDINGS[s.ending])
