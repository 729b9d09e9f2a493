"""Positions as forms and back, and views of them. An impossible position is refused with what is wrong."""

from __future__ import annotations

from collections import Counter

import msgspec

from ostrov.games.atlantis import dangers, ending, imagining, moves, setup, state, tiles, turn
from ostrov.games.atlantis.board import BEYOND, LABELS, SERPENT_STARTS, SHORE, TILE_CELLS
from ostrov.games.atlantis.components import (
    ALL_OF_BEACH,
    ALL_OF_FOREST,
    ALL_OF_MOUNTAIN,
    BEACH,
    BOATS,
    FIRST_OF_KIND,
    FIRST_RED,
    FORESTS,
    MOUNTAIN,
    MOUNTAINS,
    QUIET_ROUNDS,
    RED_KINDS,
    ROOM_IN_A_BOAT,
    SEA,
    SERPENTS,
    SHARKS,
    STEPS_OF_A_RED_TILE,
    STEPS_OF_KIND,
    STILL_ROUNDS,
    TILE_COUNT,
    TRAVELLERS_A_COLOUR,
    UNDERSIDES_OF_BEACH,
    UNDERSIDES_OF_FOREST,
    UNDERSIDES_OF_MOUNTAIN,
    VOLCANO,
    WHALES,
    WORTHS,
)
from ostrov.games.atlantis.forms import (
    COLOURS,
    CREATURES,
    ENDINGS,
    LANDS,
    PHASES,
    TERRAINS,
    UNDERSIDES,
    Options,
    PositionForm,
    RedTile,
    Terrain,
    Traveller,
    Underside,
)
from ostrov.games.atlantis.forms import (
    LOST as LOST_WORD,
)
from ostrov.games.atlantis.naming import label
from ostrov.games.atlantis.position import Atlantis
from ostrov.games.atlantis.state import State
from ostrov.kernel.bits import members
from ostrov.kernel.piles import how_many, kinds_in
from ostrov.kernel.position import read_starter, shown_starter
from ostrov.kernel.refusals import Impossible

VARIANTS = {
    "two_colours": state.TWO_COLOURS,
    "four_boats": state.FOUR_BOATS,
    "overcrowded": state.OVERCROWDED,
    "last_survivor": state.LAST_SURVIVOR,
    "all_equal": state.ALL_EQUAL,
    "sunken_atlantis": state.SUNKEN_ATLANTIS,
    "memory_aid": state.MEMORY_AID,
}
ALL_UNDERSIDES = {
    Terrain.BEACH: Counter(dict(zip(UNDERSIDES, UNDERSIDES_OF_BEACH, strict=True))),
    Terrain.FOREST: Counter(dict(zip(UNDERSIDES, UNDERSIDES_OF_FOREST, strict=True))),
    Terrain.MOUNTAIN: Counter(dict(zip(UNDERSIDES, UNDERSIDES_OF_MOUNTAIN, strict=True))),
}


def check_variants(options: Options, seats: int) -> None:
    """AT-9.1"""
    if options.two_colours and seats != 2:
        raise Impossible("two-colours-are-for-two")
    if options.four_boats and (seats != 2 or options.two_colours is False):
        raise Impossible("four-boats-are-for-two-colours")


def variants_of(options: Options, seats: int) -> int:
    """AT-9.1 Two colours each is the rule for two players, unless they do without."""
    chosen = [bit for name, bit in VARIANTS.items() if getattr(options, name)]
    if options.two_colours is None and seats == 2:
        chosen.append(state.TWO_COLOURS)
    return sum(chosen)


# From the position. `seat` is whoever looks, None a spectator; everything is shown to EYES_OF_ALL.

EYES_OF_ALL = -1


def show_position(s: State, seat: int | None = EYES_OF_ALL) -> PositionForm:
    return PositionForm(
        tiles=[TERRAINS[s.terrain(cell)] for cell in TILE_CELLS],
        travellers=[_travellers(s, colour, seat) for colour in range(s.colours())],
        hands=[_hand(s, holder, seat) for holder in range(s.seats)],
        options=Options(**{name: bool(s.variants & bit) for name, bit in VARIANTS.items()}, first=shown_starter(s)),
        boats=[_cell(s.boat_cell(boat)) for boat in range(s.boats_launched)],
        serpents=_creatures(s, 0),
        sharks=_creatures(s, SHARKS),
        whales=_creatures(s, WHALES),
        gone=_gone(s),
        phase=PHASES[s.phase],
        turn=s.turn,
        active=s.active,
        moves_left=s.moves_left,
        mover=None if s.mover == state.NO_PIECE else s.mover,
        steps_left=s.steps_left,
        taken=_cell(s.taken),
        taken_terrain=TERRAINS[s.taken_terrain],
        rolled=CREATURES[s.rolled],
        struck=_cell(s.struck),
        declined=members(s.declined),
        still_turns=s.still_turns,
        quiet_turns=s.quiet_turns,
        ending=ENDINGS[s.ending],
    )


def _cell(place: int) -> str | None:
    return label(place) if place < BEYOND else None


def _travellers(s: State, colour: int, seat: int | None) -> list[Traveller]:
    """AT-2.4 A worth is shown to whoever may know it."""
    is_known = seat == EYES_OF_ALL or imagining.knows_worths(s, state.NOBODY if seat is None else seat, colour)
    first = TRAVELLERS_A_COLOUR * colour
    return [_traveller(s, one, is_known) for one in range(first, first + TRAVELLERS_A_COLOUR)]


def _traveller(s: State, one: int, is_known: bool) -> Traveller:
    place = s.place_of(one)
    if place == state.IN_SUPPLY:
        return Traveller()
    worth = s.worth(one) if is_known else None
    if place == state.LOST:
        at = LOST_WORD
    elif s.is_safe(one):
        at = str(LANDS[place - state.SAFE])
    else:
        at = label(s.cell(one))
    return Traveller(at, worth, s.is_aboard(one), bool(s.swum >> one & 1))


def _hand(s: State, holder: int, seat: int | None) -> list[RedTile]:
    """AT-5.3 The terrains are open to all, the undersides to the holder."""
    tiles = []
    for terrain in Terrain:
        for underside in UNDERSIDES[FIRST_RED:]:
            number = s.holds_of(holder, TERRAINS.index(terrain), UNDERSIDES.index(underside))
            tiles += [RedTile(terrain, underside if seat in (EYES_OF_ALL, holder) else None)] * number
    return tiles


def _creatures(s: State, kind: int) -> list[str | None]:
    places = [s.creature_place(creature) for creature in range(FIRST_OF_KIND[kind], FIRST_OF_KIND[kind + 1])]
    return [_cell(place) for place in places if place != state.IN_SUPPLY]


def _gone(s: State) -> dict[Terrain, dict[Underside, int]]:
    """AT-5.3 Shown or played: neither under a tile nor in a hand."""
    gone = {}
    for terrain, every in ALL_UNDERSIDES.items():
        number = TERRAINS.index(terrain)
        rest = every - Counter(UNDERSIDES[kind] for kind in kinds_in(s.undersides(number)))
        for holder in range(s.seats):
            for kind in range(FIRST_RED, FIRST_RED + RED_KINDS):
                rest -= Counter({UNDERSIDES[kind]: s.holds_of(holder, number, kind)})
        if rest:
            gone[terrain] = {underside: rest[underside] for underside in UNDERSIDES if rest[underside]}
    return gone


# And back


def read_position(form: PositionForm) -> Atlantis:
    seats = len(form.hands)
    check_variants(form.options, seats)
    s = Atlantis(seats, None)
    s.variants = variants_of(form.options, seats)
    s.phase = PHASES.index(form.phase)
    _read_tiles(s, form)
    _read_boats(s, form)
    _read_creatures(s, form)
    _read_travellers(s, form)
    _read_hands(s, form)
    _read_turn(s, form)
    _check_tiles(s)
    if s.phase < state.PLAYING:
        _check_set_up(s)
    _check_turn(s)
    _check_dangers(s)
    _check_calm(s)
    _check_ending(s)
    turn.settle(s)
    if s.phase == state.OVER and form.phase != PHASES[state.OVER]:
        raise Impossible("should-have-ended", ending=ENDINGS[s.ending])
    if s.phase != state.MOVING and form.phase == PHASES[state.MOVING]:
        raise Impossible("nobody-to-move")
    return s


def _read_cell(place: str | None) -> int:
    if place is None:
        return state.NO_CELL
    if place not in LABELS:
        raise Impossible("no-such-cell", cell=place)
    return LABELS.index(place)


def _read_tiles(s: State, form: PositionForm) -> None:
    """AT-1.2, AT-1.4"""
    numbers = Counter(form.tiles)
    if len(form.tiles) != TILE_COUNT:
        raise Impossible("island-misshapen")
    for cell, terrain in zip(TILE_CELLS, form.tiles, strict=True):
        s.set_terrain(cell, TERRAINS.index(terrain))
    s.tiles_left = TILE_COUNT - numbers[None]
    if s.phase == state.LAYING_TILES:
        laid = s.tiles_left
        mountains = min(laid, MOUNTAINS)
        if laid >= MOUNTAINS + FORESTS or [numbers[Terrain.MOUNTAIN], numbers[Terrain.BEACH]] != [mountains, 0]:
            raise Impossible("island-misshapen")
        s.tiles_left = TILE_COUNT - laid


def _read_boats(s: State, form: PositionForm) -> None:
    """AT-1.5, AT-2.3, AT-4.6 On the sea, one a cell."""
    if len(form.boats) + _under_tiles(form, Underside.BOAT) > BOATS:
        raise Impossible("too-many-boats", number=int(BOATS))
    for place in form.boats:
        cell = _read_cell(place)
        if cell == state.NO_CELL:
            s.lose_boat()
        elif not s.is_sea(cell) or s.has_boat(cell):
            raise Impossible("boat-misplaced", cell=place)
        else:
            s.add_boat(cell)
    first = setup.boats_to_launch(s)
    if (s.phase < state.LAUNCHING and s.boats_launched) or (s.phase == state.LAUNCHING and s.boats_launched >= first):
        raise Impossible("boats-miscounted")


def _under_tiles(form: PositionForm, underside: Underside) -> int:
    """AT-1.4 How many of a green underside have not been turned up yet."""
    left = [every - Counter(form.gone.get(terrain, {})) for terrain, every in ALL_UNDERSIDES.items()]
    return sum(undersides[underside] for undersides in left)


def _read_creatures(s: State, form: PositionForm) -> None:
    """AT-1.3, AT-1.5 Five serpents, all on the board from the start; the others come from under tiles."""
    if len(form.serpents) != _number_of(SERPENTS):
        raise Impossible("serpents-miscounted", number=_number_of(SERPENTS))
    if len(form.sharks) + _under_tiles(form, Underside.SHARK) > _number_of(SHARKS):
        raise Impossible("too-many-sharks", number=_number_of(SHARKS))
    if len(form.whales) + _under_tiles(form, Underside.WHALE) > _number_of(WHALES):
        raise Impossible("too-many-whales", number=_number_of(WHALES))
    for kind, places in enumerate((form.serpents, form.sharks, form.whales)):
        for creature, place in enumerate(places, FIRST_OF_KIND[kind]):
            _read_creature(s, creature, place)


def _number_of(kind: int) -> int:
    return FIRST_OF_KIND[kind + 1] - FIRST_OF_KIND[kind]


def _read_creature(s: State, creature: int, place: str | None) -> None:
    """AT-6.1 On the sea, any number a cell."""
    cell = _read_cell(place)
    if cell != state.NO_CELL and not s.is_sea(cell):
        raise Impossible("creature-on-land", cell=place)
    s.put_creature(creature, state.LOST if cell == state.NO_CELL else cell)


def _read_travellers(s: State, form: PositionForm) -> None:
    """AT-1.5, AT-2.2 Ten of each colour; all are somewhere once they have been placed."""
    if len(form.travellers) != s.colours() or any(len(ten) != TRAVELLERS_A_COLOUR for ten in form.travellers):
        raise Impossible("travellers-miscounted", colours=int(s.colours()))
    for colour, ten in enumerate(form.travellers):
        s.outside += len(ten) << 4 * colour
        _check_placing(s, ten, COLOURS[colour])
        for number, one in enumerate(ten):
            _read_traveller(s, TRAVELLERS_A_COLOUR * colour + number, one)


def _check_placing(s: State, ten: list[Traveller], colour: str) -> None:
    """AT-2.2 Placed in the order of their numbers, each with a worth of its own."""
    placed = [one.at is not None for one in ten]
    if placed != sorted(placed, reverse=True) or (s.phase < state.PLACING and any(placed)):
        raise Impossible("placing-out-of-order", colour=colour)
    if s.phase > state.PLACING and not all(placed):
        raise Impossible("placing-unfinished", colour=colour)
    worths = Counter(one.worth for one in ten if one.at is not None)
    if worths - Counter(WORTHS) or any((one.worth is None) != (one.at is None) for one in ten):
        raise Impossible("worths-miscounted", colour=colour)


def _read_traveller(s: State, one: int, form: Traveller) -> None:
    if form.at is None:
        return
    if form.at == LOST_WORD:
        s.settle_for_good(one, state.LOST)
    elif form.at in LANDS:
        s.settle_for_good(one, state.SAFE + [str(land) for land in LANDS].index(form.at))
    else:
        _read_place(s, one, form)
    if form.aboard and not s.is_aboard(one):
        raise Impossible("nobody-aboard-there", cell=form.at)
    s.set_worth(one, form.worth or 0)
    s.swum |= int(form.swum) << one


def _read_place(s: State, one: int, form: Traveller) -> None:
    """AT-4.2 Three in a boat at most."""
    cell = _read_cell(form.at)
    if not form.aboard:
        s.put(one, cell)
    elif not s.has_room(cell):
        raise Impossible("no-room-aboard", cell=form.at)
    else:
        s.put(one, state.ABOARD + s.boat_on(cell))


def _read_hands(s: State, form: PositionForm) -> None:
    """AT-1.4 Every underside is under a tile, in a hand or gone."""
    for terrain in Terrain:
        number = TERRAINS.index(terrain)
        gone = Counter(form.gone.get(terrain, {}))
        for holder, hand in enumerate(form.hands):
            for tile in hand:
                if tile.terrain == terrain:
                    gone[_red(tile)] += 1
                    if gone[_red(tile)] <= ALL_UNDERSIDES[terrain][_red(tile)]:
                        s.change_hand(holder, number, UNDERSIDES.index(_red(tile)), 1)
        for underside, count in gone.items():
            if count > ALL_UNDERSIDES[terrain][underside]:
                raise Impossible("underside-too-often", terrain=terrain, underside=underside)
            s.change_undersides(number, -(count << 4 * UNDERSIDES.index(underside)))


def _red(tile: RedTile) -> Underside:
    if tile.underside is None or tile.underside not in UNDERSIDES[FIRST_RED:]:
        raise Impossible("no-red-tile", terrain=tile.terrain)
    return tile.underside


def _read_turn(s: State, form: PositionForm) -> None:
    s.turn = form.turn
    s.active = form.active
    s.moves_left = form.moves_left
    s.mover = state.NO_PIECE if form.mover is None else form.mover
    s.steps_left = form.steps_left
    s.taken = _read_cell(form.taken)
    s.taken_terrain = TERRAINS.index(form.taken_terrain)
    s.rolled = CREATURES.index(form.rolled)
    s.struck = _read_cell(form.struck)
    s.declined = sum(1 << seat for seat in set(form.declined))
    s.still_turns = form.still_turns
    s.quiet_turns = form.quiet_turns
    read_starter(s, form.options.first, is_set_up=s.phase > state.CHOOSING_FIRST_SEAT)
    s.ending = ENDINGS.index(form.ending)
    if s.active >= s.seats or s.declined >> s.seats:
        raise Impossible("seat-out-of-range", seats=int(s.seats))


def _check_tiles(s: State) -> None:
    """AT-1.4, AT-5.1 Each tile that is there, or is just being turned up, has its underside."""
    if s.phase == state.LAYING_TILES:
        return
    here = Counter(s.terrain(cell) for cell in TILE_CELLS)
    if s.phase == state.TURNING_UP:
        here[s.taken_terrain] += 1
    for number in range(1, len(TERRAINS)):
        if here[number] != len(kinds_in(s.undersides(number))):
            raise Impossible("tiles-miscounted", terrain=TERRAINS[number])


def _check_set_up(s: State) -> None:
    """AT-2.1, AT-2.2, AT-2.3 Nothing has moved or left the table before the first turn."""
    tiles = ALL_OF_BEACH, ALL_OF_FOREST, ALL_OF_MOUNTAIN
    serpents = [s.creature_place(serpent) for serpent in range(len(SERPENT_STARTS))]
    boats = [s.boat_cell(boat) for boat in range(s.boats_launched)]
    is_undisturbed = (
        all(s.undersides(terrain) == pile for terrain, pile in enumerate(tiles, BEACH))
        and serpents == list(SERPENT_STARTS)
        and not s.is_on_board(SHARKS)
        and not s.is_on_board(WHALES)
        and all(boat in SHORE and not s.serpents_on(boat) for boat in boats)
        and s.struck == state.NO_CELL
        and s.swum == 0
    )
    if not is_undisturbed:
        raise Impossible("set-up-disturbed")
    _check_places(s)


def _check_places(s: State) -> None:
    """AT-2.2 On tiles, one on each, and by turns; AT-9.2 two where no sea is near in Overcrowded."""
    places = [s.place_of(one) for one in range(TRAVELLERS_A_COLOUR * s.colours())]
    on_board = Counter(place for place in places if place != state.IN_SUPPLY)
    for cell, number in on_board.items():
        room = 2 if s.plays(state.OVERCROWDED) and not (cell < BEYOND and setup.touches_sea(s, cell)) else 1
        if cell >= BEYOND or not s.is_tile(cell) or number > room:
            raise Impossible("placing-misplaced")
    placed = Counter(s.owner(one) for one, place in enumerate(places) if place != state.IN_SUPPLY)
    in_turn = [placed[(s.active + n) % s.seats] for n in range(s.seats)]
    if in_turn != sorted(in_turn) or in_turn[-1] > in_turn[0] + 1:
        raise Impossible("placing-out-of-turn")


def _check_turn(s: State) -> None:
    """AT-3.1 The steps and what is left in them."""
    if (s.phase == state.OVER) != (s.ending != 0):
        raise Impossible("ending-and-phase-disagree")
    if (s.phase >= state.PLAYING) != (s.turn > 0):
        raise Impossible("turn-misnumbered")
    if s.phase == state.MOVING and s.moves_left == 0 and s.struck == state.NO_CELL:
        raise Impossible("moves-miscounted")
    if s.phase in (state.TURNING_UP, state.TAKING_ABOARD) and (s.taken not in TILE_CELLS or not s.is_sea(s.taken)):
        raise Impossible("no-tile-taken")
    if s.phase == state.TURNING_UP and s.taken_terrain == SEA:
        raise Impossible("no-tile-taken")
    if s.phase == state.TAKING_ABOARD and not _is_choice_of_passengers(s):
        raise Impossible("nobody-to-take-aboard")
    _check_mover(s)


def _is_choice_of_passengers(s: State) -> bool:
    """AT-5.5 The boat has room, but not for everybody who swims there."""
    room = ROOM_IN_A_BOAT - sum(s.aboard(s.taken) >> 2 * colour & 3 for colour in range(s.colours()))
    return bool(s.has_room(s.taken)) and len(tiles.swimmers_at(s, s.taken)) > room


def _check_mover(s: State) -> None:
    """AT-6.1, AT-7.1, AT-7.2 Whoever is under way is there, with a step left or prey met."""
    if s.phase in (state.RIDING, state.RUNNING) or (s.phase == state.ROAMING and s.mover != state.NO_PIECE):
        if not _is_mover_there(s) or (s.steps_left == 0 and s.struck == state.NO_CELL):
            raise Impossible("mover-misplaced")
    elif s.mover != state.NO_PIECE and s.phase != state.OVER:
        raise Impossible("mover-misplaced")
    steps = STEPS_OF_KIND[s.rolled] if s.phase == state.ROAMING else STEPS_OF_A_RED_TILE
    if s.mover != state.NO_PIECE and s.phase != state.OVER:
        # It has gone one already.
        steps -= 1
    if s.steps_left > steps or (s.phase == state.ROAMING and s.steps_left == 0 and s.mover == state.NO_PIECE):
        raise Impossible("steps-miscounted")


def _check_calm(s: State) -> None:
    """AT-9.6 Turns without a move, a landing or a removal count once the island is gone."""
    rounds = s.seats if s.tiles_left == 0 and s.plays(state.LAST_SURVIVOR) else 0
    if not 0 <= s.still_turns <= STILL_ROUNDS * rounds or not s.still_turns <= s.quiet_turns <= QUIET_ROUNDS * rounds:
        raise Impossible("quiet-turns-miscounted")


def _check_ending(s: State) -> None:
    """AT-8.1, AT-8.2, AT-9.5, AT-9.6 What an ending takes."""
    has_erupted = ending.does_volcano_end_it(s) and not how_many(s.undersides(MOUNTAIN), VOLCANO)
    could_be = {
        state.STILL_PLAYING: True,
        state.ERUPTED: has_erupted,
        state.NOBODY_LEFT: s.outside == 0 and not s.plays(state.SUNKEN_ATLANTIS),
        state.ISLAND_GONE: s.tiles_left == 0 and s.plays(state.SUNKEN_ATLANTIS),
        state.CALM: s.still_turns == STILL_ROUNDS * s.seats,
        state.ADRIFT: s.quiet_turns == QUIET_ROUNDS * s.seats,
    }
    if not could_be[s.ending]:
        raise Impossible("cannot-have-ended-so", ending=ENDINGS[s.ending])
    if has_erupted and s.phase != state.OVER:
        raise Impossible("should-have-ended", ending=ENDINGS[state.ERUPTED])


def _is_mover_there(s: State) -> bool:
    if s.phase == state.RIDING:
        own = 0 <= s.mover < TRAVELLERS_A_COLOUR * s.colours() and s.owner(s.mover) == s.active
        return own and bool(s.is_swimming(s.mover))
    if s.phase == state.RUNNING:
        return 0 <= s.mover < s.boats_launched and _is_boat_in_the_wind(s, s.boat_cell(s.mover))
    kind = FIRST_OF_KIND[s.rolled] <= s.mover < FIRST_OF_KIND[s.rolled + 1]
    return kind and (s.creature_place(s.mover) < BEYOND or s.struck != state.NO_CELL)


def _is_boat_in_the_wind(s: State, cell: int) -> bool:
    """AT-7.2 Steered by the player; AT-7.6 or just sunk, while its passengers may answer a shark."""
    if cell >= BEYOND:
        return s.struck != state.NO_CELL
    return s.aboard(cell) != 0 and bool(moves.may_steer(s, s.active, cell))


def _check_dangers(s: State) -> None:
    """AT-4.7 Nobody stays with a creature that would take them, but where it is just being answered."""
    for cell in range(BEYOND):
        if not s.is_sea(cell) or s.phase == state.LAYING_TILES:
            continue
        serpent = s.serpents_on(cell) and (s.aboard(cell) or s.on_foot(cell))
        if (dangers.whale_threatens(s, cell) or dangers.shark_threatens(s, cell) or serpent) and s.struck != cell:
            raise Impossible("danger-unsettled", cell=label(cell))
    if s.struck != state.NO_CELL and not _is_anybody_asked(s):
        raise Impossible("nobody-to-answer", cell=label(s.struck))


def _is_anybody_asked(s: State) -> bool:
    """AT-7.7 A shark or whale has met prey there, in a step in which that happens, and somebody may answer."""
    is_step = s.phase in (state.RIDING, state.RUNNING, state.MOVING, state.ROLLING, state.ROAMING)
    is_threat = dangers.whale_threatens(s, s.struck) or dangers.shark_threatens(s, s.struck)
    return is_step and bool(is_threat) and dangers.next_to_answer(s) != state.NOBODY


# Views


def filled(form: PositionForm) -> PositionForm:
    """Any position that looks so: what is not known is filled in as it comes."""
    hands = [list(hand) for hand in form.hands]
    for terrain in Terrain:
        left = ALL_UNDERSIDES[terrain] - Counter(form.gone.get(terrain, {}))
        left -= Counter(tile.underside for hand in hands for tile in hand if tile.terrain == terrain and tile.underside)
        reds = [underside for underside in UNDERSIDES[FIRST_RED:] for _ in range(left[underside])]
        for hand in hands:
            for n, tile in enumerate(hand):
                if tile.terrain == terrain and tile.underside is None:
                    hand[n] = RedTile(terrain, reds.pop())
    return _replaced(form, hands, [_with_worths(ten) for ten in form.travellers])


def _with_worths(ten: list[Traveller]) -> list[Traveller]:
    if all(one.worth is not None or one.at is None for one in ten):
        return ten
    return [
        Traveller(one.at, None if one.at is None else worth, one.aboard, one.swum)
        for one, worth in zip(ten, WORTHS, strict=True)
    ]


def with_own_worths(form: PositionForm, s: State, seat: int) -> PositionForm:
    """AT-2.2, AT-2.4 The table of a seat that remembers whom it placed where."""
    shown = [
        _travellers(s, colour, EYES_OF_ALL) if colour % s.seats == seat else ten
        for colour, ten in enumerate(form.travellers)
    ]
    return _replaced(form, form.hands, shown)


def keep_worths(s: State, form: PositionForm) -> None:
    """AT-2.4 As far as the form tells them."""
    for colour, ten in enumerate(form.travellers):
        for number, one in enumerate(ten):
            if one.worth is not None:
                s.set_worth(TRAVELLERS_A_COLOUR * colour + number, one.worth)


def _replaced(form: PositionForm, hands: list[list[RedTile]], travellers: list[list[Traveller]]) -> PositionForm:
    return msgspec.structs.replace(form, hands=hands, travellers=travellers)
