"""Positions as forms and back. An impossible one is refused with what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ostrov.games.forbidden_island.board import CELLS
from ostrov.games.forbidden_island.components import (
    ACTIONS_A_TURN,
    CARD_NUMBERS,
    EVERY_TILE,
    HAND_LIMIT,
    SKULL,
    TREASURE_CARDS_A_TURN,
)
from ostrov.games.forbidden_island.ending import can_fly_off, lost_treasures
from ostrov.games.forbidden_island.forms import (
    CARDS,
    ENDINGS,
    PHASES,
    ROLES,
    TILES,
    TREASURES,
    Adventurer,
    Card,
    Ending,
    Phase,
    PositionForm,
    Tile,
)
from ostrov.games.forbidden_island.position import ForbiddenIsland
from ostrov.games.forbidden_island.state import (
    ACTING,
    ADVENTURER_LOST,
    DEALING_ADVENTURERS,
    DRAWING,
    ESCAPED,
    FLOODING,
    LAYING_TILES,
    NO_ROLE,
    NOBODY,
    OVER,
    Island,
    State,
)
from ostrov.games.forbidden_island.tiles import cell_of, cells_of, tile_on, tiles_on
from ostrov.games.forbidden_island.turn import settle
from ostrov.kernel.bits import members
from ostrov.kernel.piles import Layer, how_many, pile_of
from ostrov.kernel.refusals import Impossible

ROW_WIDTHS = (2, 4, 6, 6, 4, 2)


# From the position


def show_position(s: State) -> PositionForm:
    laid = s.step if s.phase == LAYING_TILES else len(CELLS)
    return PositionForm(
        island=_rows([tile_on(s, cell) for cell in range(laid)]),
        adventurers=[_adventurer(s, seat) for seat in range(s.seats)],
        phase=PHASES[s.phase],
        turn=s.turn,
        active=s.active,
        actions_left=s.actions_left,
        has_flown=bool(s.has_flown),
        steps_done=s.step,
        cards_left=s.cards_left,
        gone_on=members(s.gone_on),
        discarding=None if s.over_limit == NOBODY else s.over_limit,
        swimming=members(s.swimmers),
        ending=ENDINGS[s.ending],
        mark=s.mark,
        flooded=tiles_on(s, s.flooded),
        sunken=tiles_on(s, EVERY_TILE & ~s.land),
        treasures_taken=[TREASURES[treasure] for treasure in members(s.treasures_taken)],
        treasure_deck=_pile(s.treasure_deck),
        treasure_discard=_pile(s.treasure_discard),
        # While the tiles are laid, the flood deck is whole and its cards have no cells yet.
        flood_deck=None if s.phase == LAYING_TILES else [tiles_on(s, layer) for layer in s.flood_layers()],
        flood_discard=tiles_on(s, s.flood_discard),
    )


def _rows(tiles: list[Tile]) -> list[list[Tile]]:
    rows, first = [], 0
    for width in ROW_WIDTHS:
        rows.append(tiles[first : first + width])
        first += width
    return rows


def _adventurer(s: State, seat: int) -> Adventurer:
    hand = [CARDS[card] for card in members(s.kinds_held(seat)) for _ in range(s.holds(seat, card))]
    role = None if s.role(seat) == NO_ROLE else ROLES[s.role(seat)]
    return Adventurer(role, tile_on(s, s.cell(seat)) if is_placed(s, seat) else None, hand)


def is_placed(s: State, seat: int) -> bool:
    """FI-2.3 Pawns come onto the island seat by seat."""
    return bool(s.phase > DEALING_ADVENTURERS or (s.phase == DEALING_ADVENTURERS and seat < s.step))


def _pile(pile: int) -> dict[Card, int]:
    return {name: count for card, name in enumerate(CARDS) if (count := how_many(pile, card))}


# And back


def read_position(form: PositionForm) -> ForbiddenIsland:
    island = _read_island(form)
    s = ForbiddenIsland(len(form.adventurers), island)
    s.phase = PHASES.index(form.phase)
    s.step = form.steps_done
    _read_adventurers(s, form)
    _read_tiles(s, form)
    _read_flood_cards(s, form)
    _read_treasure_cards(s, form)
    _read_turn(s, form)
    _check_turn(s)
    _check_pawns(s, form)
    _check_hands(s)
    _check_end(s)
    settle(s)
    return s


def _refuse_twice(things: Iterable[Tile] | Iterable[str], code: str) -> None:
    for thing, count in Counter(things).items():
        if count > 1:
            raise Impossible(code, thing=thing)


def _read_island(form: PositionForm) -> Island:
    """FI-2.1 Every tile once, in rows of 2, 4, 6, 6, 4, 2."""
    tiles = [tile for row in form.island for tile in row]
    _refuse_twice(tiles, "tile-laid-twice")
    laid = form.steps_done if form.phase == Phase.LAYING_TILES else len(CELLS)
    if len(tiles) != laid or form.island != _rows(tiles):
        raise Impossible("island-misshapen")
    island = Island()
    for cell, tile in enumerate(tiles):
        island.lay(cell, TILES.index(tile))
    return island


def _read_adventurers(s: State, form: PositionForm) -> None:
    """FI-2.3 Different adventurers, one a seat."""
    _refuse_twice([one.role for one in form.adventurers if one.role], "role-twice")
    for seat, one in enumerate(form.adventurers):
        if one.role is None and is_placed(s, seat):
            raise Impossible("role-missing", seat=seat)
        if (one.at is not None) != is_placed(s, seat):
            raise Impossible("pawn-misplaced", seat=seat)
        if one.role is not None:
            s.island.cast(seat, ROLES.index(one.role))
        if one.at is not None:
            s.place(seat, cell_of(s, one.at))


def _read_tiles(s: State, form: PositionForm) -> None:
    _refuse_twice(form.flooded + form.sunken, "tile-flooded-and-sunken")
    s.land = EVERY_TILE & ~cells_of(s, form.sunken)
    s.flooded = cells_of(s, form.flooded)


def _read_flood_cards(s: State, form: PositionForm) -> None:
    """FI-1.1, FI-7.3 Each tile that is there has its card in the deck or the discard, exactly once."""
    if s.phase == LAYING_TILES:
        return
    s.flood_discard = cells_of(s, form.flood_discard)
    rest = tiles_on(s, s.land & ~s.flood_discard)
    layers = [rest] if form.flood_deck is None else form.flood_deck
    cards = [tile for layer in layers for tile in layer] + form.flood_discard
    _refuse_twice(cards, "flood-card-twice")
    for tile in TILES:
        there = bool(s.land >> cell_of(s, tile) & 1)
        if there != (tile in cards):
            raise Impossible("flood-card-missing" if there else "flood-card-of-sunken-tile", thing=tile)
    if [] in layers[1:] or layers == []:
        raise Impossible("empty-layer")
    for layer in reversed(layers[1:]):
        s.flood_below = Layer(cells_of(s, layer), s.flood_below)
    s.flood_deck = cells_of(s, layers[0])


def _read_treasure_cards(s: State, form: PositionForm) -> None:
    """FI-1.2 Each of the 28 cards is in one hand, the deck or the discard."""
    held: Counter[Card] = Counter()
    for seat, one in enumerate(form.adventurers):
        if Card.WATERS_RISE in one.hand or len(one.hand) > HAND_LIMIT + 1:
            raise Impossible("hand-impossible", seat=seat)
        held.update(one.hand)
    outside = held + Counter(form.treasure_discard)
    deck = Counter(form.treasure_deck) if form.treasure_deck is not None else _all_cards() - outside
    for card, number in _all_cards().items():
        if outside[card] + deck[card] != number:
            raise Impossible("card-miscounted", card=card, count=outside[card] + deck[card], number=number)
    for seat, one in enumerate(form.adventurers):
        for card in one.hand:
            s.gain(seat, CARDS.index(card))
    s.treasure_discard = pile_of([CARDS.index(card) for card in Counter(form.treasure_discard).elements()])
    s.treasure_deck = pile_of([CARDS.index(card) for card in deck.elements()])


def _all_cards() -> Counter[Card]:
    return Counter(dict(zip(CARDS, CARD_NUMBERS, strict=True)))


def _read_turn(s: State, form: PositionForm) -> None:
    s.turn = form.turn
    s.active = form.active
    s.mark = form.mark
    s.has_flown = int(form.has_flown)
    s.treasures_taken = sum(1 << TREASURES.index(treasure) for treasure in set(form.treasures_taken))
    s.gone_on = sum(1 << seat for seat in set(form.gone_on))
    s.over_limit = NOBODY if form.discarding is None else form.discarding
    s.swimmers = sum(1 << seat for seat in set(form.swimming))
    s.ending = ENDINGS.index(form.ending)
    s.actions_left = _actions_at_start(s) if form.actions_left is None else form.actions_left
    s.cards_left = _cards_at_start(s) if form.cards_left is None else form.cards_left


def _actions_at_start(s: State) -> int:
    return ACTIONS_A_TURN if s.phase == ACTING else 0


def _cards_at_start(s: State) -> int:
    if s.phase == DRAWING:
        return TREASURE_CARDS_A_TURN - s.step
    return s.flood_rate() - s.step if s.phase == FLOODING else 0


def _check_turn(s: State) -> None:
    """FI-3.1 The phases and what is left in them."""
    seats = [s.active, *members(s.gone_on), *members(s.swimmers)]
    if s.over_limit != NOBODY:
        seats.append(s.over_limit)
    if max(seats) >= s.seats:
        raise Impossible("seat-out-of-range", seats=int(s.seats))
    if s.phase == ACTING and s.actions_left == 0 and s.over_limit == NOBODY:
        raise Impossible("actions-miscounted")
    if s.over_limit != NOBODY and not _could_be_discarding(s):
        raise Impossible("nobody-can-discard-now")
    if s.phase in (DRAWING, FLOODING):
        at_start = TREASURE_CARDS_A_TURN if s.phase == DRAWING else s.flood_rate()
        unfinished = s.over_limit != NOBODY or s.swimmers
        if s.cards_left + s.step != at_start or (s.cards_left == 0 and not unfinished):
            raise Impossible("cards-left-miscounted")


def _could_be_discarding(s: State) -> bool:
    """FI-5.4 Who has just drawn a card, or has just been given one on another's turn."""
    if s.phase == DRAWING:
        return bool(s.over_limit == s.active and s.step > 0)
    return bool(s.phase == ACTING and s.over_limit != s.active and s.actions_left < ACTIONS_A_TURN)


def _check_pawns(s: State, form: PositionForm) -> None:
    """FI-7.4 Only a pawn that is about to swim stands where no tile is any more."""
    if s.swimmers and (s.phase not in (FLOODING, OVER) or s.step == 0):
        raise Impossible("nobody-can-swim-now")
    cells = {int(s.cell(seat)) for seat in members(s.swimmers)}
    if len(cells) > 1:
        raise Impossible("swimmers-apart")
    for seat, one in enumerate(form.adventurers):
        in_water = one.at is not None and not s.land >> s.cell(seat) & 1
        if in_water != bool(s.swimmers >> seat & 1):
            raise Impossible("pawn-on-sunken-tile" if in_water else "swimmer-on-land", seat=seat, thing=one.at)


def _check_hands(s: State) -> None:
    """FI-5.4 Only one who is about to discard holds more than five cards; FI-5.3, FI-7.6 decks are renewed at once."""
    for seat in range(s.seats):
        if (s.hand_size(seat) > HAND_LIMIT) != (s.over_limit == seat) and s.phase != OVER:
            raise Impossible("hand-limit-broken", seat=seat)
    if s.phase in (ACTING, DRAWING, FLOODING):
        if s.treasure_deck == 0 and s.over_limit == NOBODY:
            raise Impossible("treasure-deck-not-renewed")
        if s.flood_deck == 0 and not s.swimmers:
            raise Impossible("flood-deck-not-renewed")


def _check_end(s: State) -> None:
    """FI-8.1, FI-8.2 Whoever has lost has lost, and nobody else; who has won had all it takes."""
    if (s.phase == OVER) != (s.ending != 0):
        raise Impossible("ending-and-phase-disagree")
    if s.phase == LAYING_TILES:
        return
    losses = {
        Ending.ISLAND_DROWNED: s.mark >= SKULL,
        Ending.LANDING_LOST: not s.land >> s.island.landing & 1,
        Ending.TREASURE_LOST: lost_treasures(s) != 0,
    }
    for ending, holds in losses.items():
        if holds != (ENDINGS[s.ending] == ending):
            raise Impossible("should-have-ended" if holds else "cannot-have-ended-so", ending=ending)
    if (s.ending == ESCAPED and not can_fly_off(s)) or (s.ending == ADVENTURER_LOST and not s.swimmers):
        raise Impossible("cannot-have-ended-so", ending=ENDINGS[s.ending])
