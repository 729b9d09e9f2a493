"""AT-4.7, AT-7.4 to AT-7.7: what happens where creatures meet swimmers and boats, and who may answer it."""

from __future__ import annotations

from ostrov.games.atlantis import codes, state
from ostrov.games.atlantis.components import (
    COLOURS,
    SHARK_DEFENCE,
    SHARKS,
    TRAVELLERS,
    TRAVELLERS_A_COLOUR,
    WHALE_DEFENCE,
    WHALES,
)
from ostrov.games.atlantis.state import State
from ostrov.kernel.bits import bit
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def meet(s: State, cell: i64) -> None:
    """AT-7.6 Something has come to this cell; `settle_danger` sees whether anybody there is in danger."""
    s.struck = cell
    s.declined = 0


def whale_threatens(s: State, cell: i64) -> bool:
    """AT-4.7, AT-6.4 An empty boat is never attacked."""
    return s.whales_on(cell) != 0 and s.aboard(cell) != 0


def shark_threatens(s: State, cell: i64) -> bool:
    """AT-4.7, AT-6.3"""
    return s.sharks_on(cell) != 0 and s.on_foot(cell) != 0


def settle_danger(s: State) -> bool:
    """AT-7.7 Whales, then sharks, with whoever may answer asked first; serpents strike in any case.

    Tells whether somebody is asked.
    """
    cell = s.struck
    if whale_threatens(s, cell):
        if _ask(s):
            return True
        wreck(s, cell)
        s.declined = 0
    if s.serpents_on(cell) and s.aboard(cell):
        wreck(s, cell)
    if shark_threatens(s, cell):
        if _ask(s):
            return True
        lose_swimmers(s, cell)
    if s.serpents_on(cell):
        lose_swimmers(s, cell)
    s.struck = state.NO_CELL
    s.declined = 0
    return False


def devour(s: State, cell: i64) -> None:
    """AT-6.2 A serpent that comes takes a boat with everybody in it, and whoever swims there; nothing answers it."""
    if s.aboard(cell):
        wreck(s, cell)
    lose_swimmers(s, cell)


def wreck(s: State, cell: i64) -> None:
    """AT-4.7, AT-6.4 The boat is removed, and its passengers swim there."""
    boat = s.boat_on(cell)
    s.tell(codes.BOAT_GONE, cell)
    traveller: i64 = 0
    while traveller < TRAVELLERS:
        if s.place_of(traveller) == state.ABOARD + boat:
            s.put(traveller, cell)
        traveller += 1
    s.drop_boat(boat)


def lose_swimmers(s: State, cell: i64) -> None:
    """AT-4.7 Everybody who swims there is removed."""
    if s.on_foot(cell) == 0:
        return
    traveller: i64 = 0
    while traveller < TRAVELLERS:
        if s.place_of(traveller) == cell:
            lose(s, traveller, cell)
        traveller += 1


def lose(s: State, traveller: i64, cell: i64) -> None:
    s.tell(codes.TRAVELLER_LOST, traveller, cell)
    s.settle_for_good(traveller, state.LOST)


def seats_at_stake(s: State, cell: i64) -> i64:
    """AT-7.4, AT-7.5 The set of seats with passengers there for the whale, or swimmers for the shark."""
    is_whale = whale_threatens(s, cell)
    seats: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        there = s.aboard(cell) >> (2 * colour) & 3 if is_whale else s.on_foot(cell) >> (4 * colour) & 15
        if there:
            seats |= bit(s.owner(TRAVELLERS_A_COLOUR * colour))
        colour += 1
    return seats


def next_to_answer(s: State) -> i64:
    """AT-7.7 Clockwise from the player whose turn it is, who may not answer.

    Whoever has people there and any red tile at all is asked, whether or not it is the right one: so neither the
    question nor its absence tells what is in a hand.
    """
    at_stake = seats_at_stake(s, s.struck) & ~s.declined
    distance: i64 = 1
    while distance < s.seats:
        seat = (s.active + distance) % s.seats
        if at_stake >> seat & 1 and s.has_tiles(seat):
            return seat
        distance += 1
    return state.NOBODY


def _ask(s: State) -> bool:
    seat = next_to_answer(s)
    if seat == state.NOBODY:
        return False
    s.awaited = bit(seat)
    return True


def defence_needed(s: State) -> i64:
    """AT-7.4, AT-7.5 Which tile answers what threatens now."""
    return WHALE_DEFENCE if whale_threatens(s, s.struck) else SHARK_DEFENCE


def must_defend(s: State) -> bool:
    """AT-7.7 Creature and prey have met."""
    return s.struck != state.NO_CELL


def why_defend_first(s: State) -> Reason | None:
    """AT-7.7 Nothing goes on before all have answered."""
    return ("answers-first", "AT-7.7") if must_defend(s) else None


def defence_actions(s: State, seat: i64, rows: Rows) -> None:
    """AT-7.4, AT-7.5, AT-7.7"""
    if s.holds(seat, defence_needed(s)):
        rows.add_one(codes.choice(codes.DEFEND, 0))
    rows.add_one(codes.choice(codes.DECLINE, 0))


def defend(s: State, seat: i64) -> None:
    """AT-7.4, AT-7.5 One creature leaves the game, and AT-7.7 all are asked anew if another threatens."""
    kind = defence_needed(s)
    s.tell(codes.DEFENDED, seat, kind, s.struck)
    play_away(s, seat, kind)
    creature_kind = WHALES if kind == WHALE_DEFENCE else SHARKS
    remove_creature(s, s.creature_at(creature_kind, s.struck), creature_kind)
    s.declined = 0


def remove_creature(s: State, creature: i64, kind: i64) -> None:
    s.tell(codes.CREATURE_GONE, kind, s.creature_place(creature))
    s.put_creature(creature, state.LOST)


def play_away(s: State, seat: i64, kind: i64) -> None:
    """AT-7.3 A red tile is played from the hand and leaves the game; of two alike, that of the lower terrain."""
    terrain = s.terrain_held(seat, kind)
    s.change_hand(seat, terrain, kind, -1)
    s.tell(codes.TILE_PLAYED, seat, kind, terrain)


def decline(s: State, seat: i64) -> None:
    """AT-7.7 Nobody learns whether an answer was possible."""
    s.declined |= bit(seat)


def why_not_defend(s: State, seat: i64) -> Reason:
    if s.struck == state.NO_CELL:
        return "nothing-to-answer", "AT-7.7"
    if s.active == seat:
        if defence_needed(s) == WHALE_DEFENCE:
            return "not-on-own-turn", "AT-7.5"
        return "not-on-own-turn", "AT-7.4"
    if s.awaited >> seat & 1 == 0:
        return "not-asked", "AT-7.7"
    if defence_needed(s) == WHALE_DEFENCE:
        return "no-whale-defence", "AT-7.5"
    return "no-shark-defence", "AT-7.4"
