"""Positions as forms and back. An impossible one is refused with what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ostrov.games.forbidden_island import board, components, ending, forms, state, tiles, turn
from ostrov.games.forbidden_island.position import ForbiddenIsland
from ostrov.games.forbidden_island.state import Island, State
from ostrov.kernel.bits import members
from ostrov.kernel.piles import Layer, how_many, pile_of
from ostrov.kernel.position import read_starter, shown_starter
from ostrov.kernel.refusals import Impossible

ROW_WIDTHS = (2, 4, 6, 6, 4, 2)


# From the position


def show_position(s: State) -> forms.PositionForm:
    laid = s.step if s.phase == state.LAYING_TILES else len(board.CELLS)
    return forms.PositionForm(
        island=_rows([tiles.tile_on(s, cell) for cell in range(laid)]),
        adventurers=[_adventurer(s, seat) for seat in range(s.seats)],
        phase=forms.PHASES[s.phase],
        turn=s.turn,
        active=s.active,
        actions_left=s.actions_left,
        has_flown=bool(s.has_flown),
        steps_done=s.step,
        cards_left=s.cards_left,
        gone_on=members(s.gone_on),
        discarding=None if s.over_limit == state.NOBODY else s.over_limit,
        swimming=members(s.swimmers),
        starter=shown_starter(s),
        ending=forms.ENDINGS[s.ending],
        mark=s.mark,
        flooded=tiles.tiles_on(s, s.flooded),
        sunken=tiles.tiles_on(s, components.EVERY_TILE & ~s.land),
        treasures_taken=[forms.TREASURES[treasure] for treasure in members(s.treasures_taken)],
        treasure_deck=_pile(s.treasure_deck),
        treasure_discard=_pile(s.treasure_discard),
        # While the tiles are laid, the flood deck is whole and its cards have no cells yet.
        flood_deck=None if s.phase == state.LAYING_TILES else [tiles.tiles_on(s, layer) for layer in s.flood_layers()],
        flood_discard=tiles.tiles_on(s, s.flood_discard),
    )


def _rows(tiles: list[forms.Tile]) -> list[list[forms.Tile]]:
    rows, first = [], 0
    for width in ROW_WIDTHS:
        rows.append(tiles[first : first + width])
        first += width
    return rows


def _adventurer(s: State, seat: int) -> forms.Adventurer:
    hand = [forms.CARDS[card] for card in members(s.kinds_held(seat)) for _ in range(s.holds(seat, card))]
    role = None if s.role(seat) == state.NO_ROLE else forms.ROLES[s.role(seat)]
    return forms.Adventurer(role, tiles.tile_on(s, s.cell(seat)) if is_placed(s, seat) else None, hand)


def is_placed(s: State, seat: int) -> bool:
    """FI-2.3 Pawns come onto the island seat by seat."""
    return bool(s.phase > state.DEALING_ADVENTURERS or (s.phase == state.DEALING_ADVENTURERS and seat < s.step))


def _pile(pile: int) -> dict[forms.Card, int]:
    return {name: count for card, name in enumerate(forms.CARDS) if (count := how_many(pile, card))}


# And back


def read_position(form: forms.PositionForm) -> ForbiddenIsland:
    island = _read_island(form)
    s = ForbiddenIsland(len(form.adventurers), island)
    s.phase = forms.PHASES.index(form.phase)
    s.step = form.steps_done
    _read_adventurers(s, form)
    _read_tiles(s, form)
    _read_flood_cards(s, form)
    _read_treasure_cards(s, form)
    _read_turn(s, form)
    if s.phase < state.ACTING:
        _check_setup(s)
    _check_turn(s)
    _check_pawns(s, form)
    _check_hands(s)
    _check_end(s)
    turn.settle(s)
    return s


def _refuse_twice(things: Iterable[forms.Tile] | Iterable[str], code: str) -> None:
    for thing, count in Counter(things).items():
        if count > 1:
            raise Impossible(code, thing=thing)


def _read_island(form: forms.PositionForm) -> Island:
    """FI-2.1 Every tile once, in rows of 2, 4, 6, 6, 4, 2."""
    tiles = [tile for row in form.island for tile in row]
    _refuse_twice(tiles, "tile-laid-twice")
    laid = form.steps_done if form.phase == forms.Phase.LAYING_TILES else len(board.CELLS)
    if len(tiles) != laid or form.island != _rows(tiles):
        raise Impossible("island-misshapen")
    island = Island()
    for cell, tile in enumerate(tiles):
        island.lay(cell, forms.TILES.index(tile))
    return island


def _read_adventurers(s: State, form: forms.PositionForm) -> None:
    """FI-2.3 Different adventurers, one a seat."""
    _refuse_twice([one.role for one in form.adventurers if one.role], "role-twice")
    for seat, one in enumerate(form.adventurers):
        if one.role is None and is_placed(s, seat):
            raise Impossible("role-missing", seat=seat)
        if (one.at is not None) != is_placed(s, seat):
            raise Impossible("pawn-misplaced", seat=seat)
        if one.role is not None:
            s.island.cast(seat, forms.ROLES.index(one.role))
        if one.at is not None:
            s.place(seat, tiles.cell_of(s, one.at))


def _read_tiles(s: State, form: forms.PositionForm) -> None:
    _refuse_twice(form.flooded + form.sunken, "tile-flooded-and-sunken")
    s.land = components.EVERY_TILE & ~tiles.cells_of(s, form.sunken)
    s.flooded = tiles.cells_of(s, form.flooded)


def _read_flood_cards(s: State, form: forms.PositionForm) -> None:
    """FI-1.1, FI-7.3 Each tile that is there has its card in the deck or the discard, exactly once."""
    if s.phase == state.LAYING_TILES:
        return
    s.flood_discard = tiles.cells_of(s, form.flood_discard)
    rest = tiles.tiles_on(s, s.land & ~s.flood_discard)
    layers = [rest] if form.flood_deck is None else form.flood_deck
    cards = [tile for layer in layers for tile in layer] + form.flood_discard
    _refuse_twice(cards, "flood-card-twice")
    for tile in forms.TILES:
        there = bool(s.land >> tiles.cell_of(s, tile) & 1)
        if there != (tile in cards):
            raise Impossible("flood-card-missing" if there else "flood-card-of-sunken-tile", thing=tile)
    if [] in layers[1:] or layers == []:
        raise Impossible("empty-layer")
    for layer in reversed(layers[1:]):
        s.flood_below = Layer(tiles.cells_of(s, layer), s.flood_below)
    s.flood_deck = tiles.cells_of(s, layers[0])


def _read_treasure_cards(s: State, form: forms.PositionForm) -> None:
    """FI-1.2 Each of the 28 cards is in one hand, the deck or the discard."""
    held: Counter[forms.Card] = Counter()
    for seat, one in enumerate(form.adventurers):
        if forms.Card.WATERS_RISE in one.hand or len(one.hand) > components.HAND_LIMIT + 1:
            raise Impossible("hand-impossible", seat=seat)
        held.update(one.hand)
    outside = held + Counter(form.treasure_discard)
    deck = Counter(form.treasure_deck) if form.treasure_deck is not None else _all_cards() - outside
    for card, number in _all_cards().items():
        if outside[card] + deck[card] != number:
            raise Impossible("card-miscounted", card=card, count=outside[card] + deck[card], number=number)
    for seat, one in enumerate(form.adventurers):
        for card in one.hand:
            s.gain(seat, forms.CARDS.index(card))
    s.treasure_discard = pile_of([forms.CARDS.index(card) for card in Counter(form.treasure_discard).elements()])
    s.treasure_deck = pile_of([forms.CARDS.index(card) for card in deck.elements()])


def _all_cards() -> Counter[forms.Card]:
    return Counter(dict(zip(forms.CARDS, components.CARD_NUMBERS, strict=True)))


def _read_turn(s: State, form: forms.PositionForm) -> None:
    s.turn = form.turn
    s.active = form.active
    s.mark = form.mark
    s.has_flown = int(form.has_flown)
    s.treasures_taken = sum(1 << forms.TREASURES.index(treasure) for treasure in set(form.treasures_taken))
    s.gone_on = sum(1 << seat for seat in set(form.gone_on))
    s.over_limit = state.NOBODY if form.discarding is None else form.discarding
    s.swimmers = sum(1 << seat for seat in set(form.swimming))
    read_starter(s, form.starter, is_set_up=s.phase > state.CHOOSING_FIRST_SEAT)
    s.ending = forms.ENDINGS.index(form.ending)
    s.actions_left = _actions_at_start(s) if form.actions_left is None else form.actions_left
    s.cards_left = _cards_at_start(s) if form.cards_left is None else form.cards_left


def _actions_at_start(s: State) -> int:
    return components.ACTIONS_A_TURN if s.phase == state.ACTING else 0


def _cards_at_start(s: State) -> int:
    if s.phase == state.DRAWING:
        return components.TREASURE_CARDS_A_TURN - s.step
    return s.flood_rate() - s.step if s.phase == state.FLOODING else 0


def _check_setup(s: State) -> None:
    """FI-2.1 to FI-2.6 Before the first turn everything lies as it has been laid out so far."""
    steps = {
        state.LAYING_TILES: len(board.CELLS),
        state.FLOODING_FIRST_TILES: components.TILES_FLOODED_AT_START,
        state.DEALING_ADVENTURERS: s.seats,
        state.DEALING_CARDS: components.CARDS_DEALT_TO_EACH * s.seats,
        state.CHOOSING_FIRST_SEAT: 1,
    }
    done = {phase: s.step if s.phase == phase else number * (s.phase > phase) for phase, number in steps.items()}
    if s.step >= steps[s.phase]:
        raise Impossible("steps-miscounted")
    if (
        len(members(s.flooded)) != done[state.FLOODING_FIRST_TILES]
        or s.flooded != s.flood_discard
        or s.land != components.EVERY_TILE
    ):
        raise Impossible("setup-flooded")
    _check_dealing(s, done[state.DEALING_ADVENTURERS], done[state.DEALING_CARDS])
    begun = s.turn or s.active or s.actions_left or s.cards_left or s.has_flown or s.gone_on or s.treasures_taken
    if begun or s.mark > len(forms.DIFFICULTIES):
        raise Impossible("setup-begun")


def _check_dealing(s: State, adventurers: int, cards: int) -> None:
    """FI-2.3 So many adventurers have been dealt, all others chosen or none; FI-2.4 so many cards."""
    cast = sum(s.role(seat) != state.NO_ROLE for seat in range(s.seats))
    if cast != adventurers and not (cast == s.seats and adventurers == 0 and s.phase != state.DEALING_ADVENTURERS):
        raise Impossible("setup-roles")
    to_each = components.CARDS_DEALT_TO_EACH
    for seat in range(s.seats):
        if is_placed(s, seat) and s.cell(seat) != s.island.cell_of[components.FIRST_START_TILE + s.role(seat)]:
            raise Impossible("setup-pawn", seat=seat)
        if s.hand_size(seat) != min(max(cards - to_each * seat, 0), to_each):
            raise Impossible("setup-hand", seat=seat)
    if s.treasure_discard:
        raise Impossible("setup-begun")


def _check_turn(s: State) -> None:
    """FI-3.1 The phases and what is left in them."""
    seats = [s.active, *members(s.gone_on), *members(s.swimmers)]
    if s.over_limit != state.NOBODY:
        seats.append(s.over_limit)
    if max(seats) >= s.seats:
        raise Impossible("seat-out-of-range", seats=int(s.seats))
    if s.phase == state.ACTING and s.actions_left == 0 and s.over_limit == state.NOBODY:
        raise Impossible("actions-miscounted")
    if s.over_limit != state.NOBODY and not _could_be_discarding(s):
        raise Impossible("nobody-can-discard-now")
    if s.phase in (state.DRAWING, state.FLOODING):
        at_start = components.TREASURE_CARDS_A_TURN if s.phase == state.DRAWING else s.flood_rate()
        unfinished = s.over_limit != state.NOBODY or s.swimmers
        if s.cards_left + s.step != at_start or (s.cards_left == 0 and not unfinished):
            raise Impossible("cards-left-miscounted")


def _could_be_discarding(s: State) -> bool:
    """FI-5.4 Who has just drawn a card, or has just been given one on another's turn."""
    if s.phase == state.DRAWING:
        return bool(s.over_limit == s.active and s.step > 0)
    return bool(s.phase == state.ACTING and s.over_limit != s.active and s.actions_left < components.ACTIONS_A_TURN)


def _check_pawns(s: State, form: forms.PositionForm) -> None:
    """FI-7.4 Only a pawn that is about to swim stands where no tile is any more."""
    if s.swimmers and (s.phase not in (state.FLOODING, state.OVER) or s.step == 0):
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
        if (s.hand_size(seat) > components.HAND_LIMIT) != (s.over_limit == seat) and s.phase != state.OVER:
            raise Impossible("hand-limit-broken", seat=seat)
    if s.phase in (state.ACTING, state.DRAWING, state.FLOODING):
        if s.treasure_deck == 0 and s.over_limit == state.NOBODY:
            raise Impossible("treasure-deck-not-renewed")
        if s.flood_deck == 0 and not s.swimmers:
            raise Impossible("flood-deck-not-renewed")


def _check_end(s: State) -> None:
    """FI-8.1, FI-8.2 Whoever has lost has lost, and nobody else; who has won had all it takes."""
    if (s.phase == state.OVER) != (s.ending != 0):
        raise Impossible("ending-and-phase-disagree")
    if s.phase == state.LAYING_TILES:
        return
    losses = {
        forms.Ending.ISLAND_DROWNED: s.mark >= components.SKULL,
        forms.Ending.LANDING_LOST: not s.land >> s.island.landing & 1,
        forms.Ending.TREASURE_LOST: ending.lost_treasures(s) != 0,
    }
    for loss, holds in losses.items():
        if holds != (forms.ENDINGS[s.ending] == loss):
            raise Impossible("should-have-ended" if holds else "cannot-have-ended-so", ending=loss)
    if s.ending == state.ESCAPED and not ending.can_fly_off(s):
        raise Impossible("cannot-have-ended-so", ending=forms.Ending.ESCAPED)
    if s.ending == state.ADVENTURER_LOST and not s.swimmers:
        raise Impossible("cannot-have-ended-so", ending=forms.Ending.ADVENTURER_LOST)
