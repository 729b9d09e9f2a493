"""Chapter 7: the actions that only one of the adventurers has. Their other powers stand with what they alter."""

from __future__ import annotations

from ostrov.games.forbidden_desert import actions, city, codes, components, state, storm
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.bits import bit, lowest, shifted
from ostrov.kernel.native import i64
from ostrov.kernel.piles import one
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def role_actions(s: State, seat: i64, rows: Rows) -> None:
    """FD-4.6 Not while buried."""
    role = s.role(seat)
    if role == components.NAVIGATOR:
        if not s.is_buried(seat):
            navigate_actions(s, seat, rows)
    elif role == components.METEOROLOGIST:
        if can_skip_card(s, seat):
            rows.add_one(codes.choice(codes.SKIP_CARD, 0))
        if not s.is_buried(seat):
            rows.add_one(codes.choice(codes.LOOK_AHEAD, 0))
    elif role == components.WATER_CARRIER and can_fill_canteen(s, seat):
        rows.add_one(codes.choice(codes.FILL_CANTEEN, 0))


# The Meteorologist


def can_skip_card(s: State, seat: i64) -> bool:
    """FD-7.4 Down to none."""
    if s.role(seat) != components.METEOROLOGIST or s.is_buried(seat):
        return False
    return s.cards_skipped < s.storm_rate()


def skip_card(s: State, seat: i64) -> None:
    """FD-7.4 One storm card fewer this turn."""
    s.cards_skipped += 1
    s.tell(codes.CARD_SKIPPED, seat, s.storm_rate() - s.cards_skipped)
    actions.spend_action(s)


def why_not_skip_card(s: State, seat: i64) -> Reason:
    if s.role(seat) != components.METEOROLOGIST:
        return "only-meteorologist", "FD-7.4"
    if s.is_buried(seat):
        return "is-buried", "FD-4.6"
    return "no-card-to-skip", "FD-7.4"


def look_ahead(s: State, seat: i64) -> None:
    """FD-7.5 As many cards as the meter says, however many are skipped; FD-7.6 all see them."""
    s.tell(codes.LOOKED_AHEAD, seat, cards_looked_at(s))
    actions.spend_action(s)
    reveal_on(s)


def why_not_look_ahead(s: State, seat: i64) -> Reason:
    if s.role(seat) != components.METEOROLOGIST:
        return "only-meteorologist", "FD-7.5"
    return "is-buried", "FD-4.6"


def cards_looked_at(s: State) -> i64:
    """FD-7.5 Fewer if the deck has fewer."""
    left = storm.storm_cards_left(s)
    rate = s.storm_rate()
    return rate if rate < left else left


def reveal_on(s: State) -> None:
    """FD-7.5 Cards that are known already need no revealing."""
    goal = cards_looked_at(s)
    while storm.known_cards(s.storm_top) < goal and s.storm_deck == 0:
        storm.take_up_card_under(s)
    s.pending = state.REVEALING if storm.known_cards(s.storm_top) < goal else state.PUTTING_UNDER


def reveal_outcomes(s: State, rows: Rows) -> None:
    """FD-7.5 Any card of those in no known order may be the next."""
    rows.add_pile(codes.choice(codes.REVEAL_STORM_CARD, 0), s.storm_deck)


def reveal_storm_card(s: State, card: i64) -> None:
    """FD-7.6 It stays known until it is drawn or reshuffled (FD-2.6)."""
    s.storm_deck -= one(card)
    s.storm_top = storm.with_card(s.storm_top, card)
    s.tell(codes.STORM_CARD_REVEALED, card)
    reveal_on(s)


def must_put_under(s: State) -> bool:
    """FD-7.5 The Meteorologist has looked, and is not done yet."""
    return s.pending == state.PUTTING_UNDER


def await_put_under(s: State) -> None:
    """FD-7.5"""
    s.awaited = bit(s.active)


def why_put_under_first(s: State, verb: i64) -> Reason | None:
    """FD-7.5"""
    if s.pending == state.PUTTING_UNDER and verb not in (codes.PUT_UNDER, codes.LEAVE_ON_TOP):
        return "finish-looking-first", "FD-7.5"
    return None


def put_under_actions(s: State, rows: Rows) -> None:
    """FD-7.5 One of them, or none."""
    rows.add(codes.choice(codes.PUT_UNDER, 0), bit(cards_looked_at(s)) - 1)
    rows.add_one(codes.choice(codes.LEAVE_ON_TOP, 0))


def put_card_under(s: State, seat: i64, place: i64) -> None:
    """FD-7.5 The others stay in order."""
    card = storm.known_card(s.storm_top, place)
    s.storm_top = storm.without_card(s.storm_top, place)
    storm.put_under(s, card)
    s.pending = state.NOTHING
    s.tell(codes.PUT_UNDER_DECK, seat, card)


def leave_on_top(s: State, seat: i64) -> None:
    """FD-7.5"""
    s.pending = state.NOTHING
    s.tell(codes.LEFT_ON_TOP, seat)


def why_not_put_under(s: State, seat: i64, place: i64 = 0) -> Reason:
    if s.pending != state.PUTTING_UNDER:
        return "look-first", "FD-7.5"
    return "card-not-looked-at", "FD-7.5"


# The Navigator


def navigate_actions(s: State, seat: i64, rows: Rows) -> None:
    """FD-7.7 One other player; the Climber also with a passenger, even the Navigator."""
    pawn: i64 = 0
    while pawn < s.seats:
        if pawn != seat and not s.is_buried(pawn):
            cells = navigations(s, pawn)
            rows.add(codes.choice(codes.NAVIGATE, pawn), cells)
            if s.role(pawn) == components.CLIMBER:
                mates = s.mates(pawn)
                while mates:
                    rows.add(codes.choice(codes.NAVIGATE, pawn + 8 * (lowest(mates) + 1)), cells)
                    mates &= mates - 1
        pawn += 1


def navigations(s: State, pawn: i64) -> i64:
    """FD-7.7 One to three steps, each onto a tile that this pawn may enter; a tunnel counts as one."""
    role = s.role(pawn)
    may_enter = actions.enterable(s, role)
    reached = s.here(pawn)
    steps = components.STEPS_OF_THE_NAVIGATOR
    while steps:
        reached |= actions.next_to(s, role, reached) & may_enter
        steps -= 1
    return reached & ~s.here(pawn)


def navigate(s: State, seat: i64, who: i64, cell: i64) -> None:
    """FD-7.7; FD-3.4 whose pawn it is need not agree."""
    pawn = who & 7
    companion = who >> 3
    if s.chronicle is not None:
        s.tell(codes.NAVIGATED, seat, pawn, s.cell(pawn), way_back(s, pawn, cell))
    actions.take_along(s, companion, cell)
    s.place(pawn, cell)
    actions.spend_action(s)


def way_back(s: State, pawn: i64, cell: i64) -> i64:
    """FD-7.7 A shortest way from this cell back to the pawn, but for where it stands: a digit of five bits each."""
    role = s.role(pawn)
    may_enter = actions.enterable(s, role)
    before = s.here(pawn)
    layers: list[i64] = [before]
    while before >> cell & 1 == 0:
        layers.append(actions.next_to(s, role, before) & may_enter & ~before)
        before |= layers[len(layers) - 1]
    way: i64 = 0
    place: i64 = 0
    while len(layers) > 1:
        way |= shifted(cell + 1, 5 * place)
        place += 1
        layers.pop()
        cell = lowest(actions.next_to(s, role, bit(cell)) & layers[len(layers) - 1])
    return way


def cells_of_way(way: int) -> list[int]:
    """The cells again, the last one first; each stands there as one more than its number."""
    cells = []
    while way:
        cells.append((way & 31) - 1)
        way >>= 5
    return cells


def why_not_navigate(s: State, seat: i64, who: i64, cell: i64) -> Reason:
    pawn = who & 7
    companion = who >> 3
    if s.role(seat) != components.NAVIGATOR:
        return "only-navigator", "FD-7.7"
    if s.is_buried(seat):
        return "is-buried", "FD-4.6"
    if pawn == seat:
        return "navigates-others-only", "FD-7.7"
    if s.is_buried(pawn):
        return "pawn-is-buried", "FD-7.7"
    if companion != codes.ALONE:
        if s.role(pawn) != components.CLIMBER:
            return "only-climber-takes-along", "FD-7.7"
        if s.mates(pawn) >> (companion - 1) & 1 == 0:
            return "companion-elsewhere", "FD-7.7"
    if cell == s.cell(pawn):
        return "pawn-already-there", "FD-7.7"
    return "too-far-to-navigate", "FD-7.7"


# The Water Carrier


def can_fill_canteen(s: State, seat: i64) -> bool:
    """FD-7.8 On an excavated well, with room in the canteen; FD-4.6 not buried, but FD-7.2 a Climber sees to that."""
    if s.role(seat) != components.WATER_CARRIER or s.is_buried(seat):
        return False
    return is_on_well(s, seat) and s.room(seat) > 0


def is_on_well(s: State, seat: i64) -> bool:
    return s.excavated & s.here(seat) != 0 and s.face(s.cell(seat)) == components.WELL


def fill_canteen(s: State, seat: i64) -> None:
    """FD-7.8 Two water."""
    city.gain_water(s, seat)
    actions.spend_action(s)


def why_not_fill_canteen(s: State, seat: i64) -> Reason:
    if s.role(seat) != components.WATER_CARRIER:
        return "only-water-carrier", "FD-7.8"
    if s.is_buried(seat):
        return "is-buried", "FD-4.6"
    if not is_on_well(s, seat):
        return "no-well-here", "FD-7.8"
    return "canteen-full", "FD-7.8"
