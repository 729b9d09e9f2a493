"""Chapter 8: the storm, its cards, and its deck of which some cards may be known."""

from __future__ import annotations

from typing import Final

from ostrov.games.forbidden_desert import board, codes, components, ending, state
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.bits import bit, lowest, shifted
from ostrov.kernel.native import i64
from ostrov.kernel.piles import one, size
from ostrov.kernel.rows import Rows

# So many digits of known cards fit into one number.
_DIGITS: Final[i64] = 15


# The deck


def known_cards(cards: i64) -> i64:
    """How many cards stand in a row of known ones."""
    number: i64 = 0
    while cards:
        number += 1
        cards >>= 4
    return number


def known_card(cards: i64, place: i64) -> i64:
    """The card at this place of a row, counted from 0; -1 beyond its end."""
    return (cards >> (4 * place) & 15) - 1


def with_card(cards: i64, card: i64) -> i64:
    """The row with one more card at its end."""
    return cards | shifted(card + 1, 4 * known_cards(cards))


def without_card(cards: i64, place: i64) -> i64:
    """The row without the card at this place."""
    above = cards & (bit(4 * place) - 1)
    return above | shifted(cards >> (4 * place + 4), 4 * place)


def storm_cards_left(s: State) -> i64:
    under = known_cards(s.storm_under) + known_cards(s.storm_under_more)
    return known_cards(s.storm_top) + size(s.storm_deck) + under


def put_under(s: State, card: i64) -> None:
    """FD-7.5 Below all others."""
    if known_cards(s.storm_under) < _DIGITS:
        s.storm_under = with_card(s.storm_under, card)
    else:
        s.storm_under_more = with_card(s.storm_under_more, card)


def reach_cards_under(s: State) -> None:
    """What lies under a deck of which nothing else is left is on top."""
    if s.storm_top == 0 and s.storm_deck == 0:
        take_up_card_under(s)


def take_up_card_under(s: State) -> None:
    """The uppermost of the cards put under the deck joins the known ones above it, if there is one."""
    card = known_card(s.storm_under, 0)
    if card < 0:
        return
    s.storm_top = with_card(s.storm_top, card)
    s.storm_under = without_card(s.storm_under, 0)
    if s.storm_under_more:
        s.storm_under = with_card(s.storm_under, known_card(s.storm_under_more, 0))
        s.storm_under_more = without_card(s.storm_under_more, 0)


def renew_storm_deck(s: State) -> None:
    """FD-8.6 When the last card has been settled, the discard is shuffled into a new deck at once."""
    if s.storm_deck == 0:
        reach_cards_under(s)
        if s.storm_top == 0:
            s.storm_deck = s.storm_discard
            s.storm_discard = 0
            s.tell(codes.STORM_DECK_RENEWED, size(s.storm_deck))


# Drawing


def storm_outcomes(s: State, rows: Rows) -> None:
    """FD-8.1 The card that is known to lie on top, or any of those in no known order."""
    if s.storm_top:
        rows.add(codes.choice(codes.DRAW_STORM_CARD, 0), bit(known_card(s.storm_top, 0)))
    else:
        rows.add_pile(codes.choice(codes.DRAW_STORM_CARD, 0), s.storm_deck)


def draw_storm_card(s: State, card: i64) -> None:
    """FD-8.1 One card at a time, each fully settled before the next; FD-3.5 then a new moment begins."""
    s.begin_moment()
    if s.storm_top:
        s.storm_top >>= 4
    else:
        s.storm_deck -= one(card)
    s.storm_discard += one(card)
    s.cards_left -= 1
    s.step += 1
    s.tell(codes.STORM_CARD_DRAWN, card)
    if card < components.WINDS:
        blow(s, components.WIND_DIRECTIONS[card], components.WIND_TILES[card])
    elif card == components.SUN_BEATS_DOWN:
        sun_beats_down(s)
    elif card == components.STORM_PICKS_UP:
        pick_up_storm(s)


def blow(s: State, direction: i64, tiles: i64) -> None:
    """FD-8.2 One tile after another slides into the storm; FD-8.3 then sand falls on each of them."""
    moved: i64 = 0
    while tiles:
        origin = board.source_of_wind(s.storm, direction)
        if origin == board.NOWHERE:
            break
        s.tell(codes.TILE_BLOWN, origin, s.storm)
        moved |= bit(s.storm)
        s.slide(origin)
        tiles -= 1
    while moved and s.phase != state.OVER:
        sand_falls(s, lowest(moved))
        moved &= moved - 1


def sand_falls(s: State, cell: i64) -> None:
    """FD-8.3 One marker; FD-9.2 if there is one."""
    if s.sand_left == 0:
        ending.be_buried(s)
        return
    s.add_sand(cell, 1)
    s.tell(codes.SAND_FELL, cell, s.sand(cell))


def sun_beats_down(s: State) -> None:
    """FD-8.5 Every player loses one water, in turn order; FD-5.6 not in a tunnel; FD-6.3 not under a Solar Shield."""
    shaded = shade(s)
    seat = s.active
    drinkers = s.seats
    while drinkers and s.phase != state.OVER:
        if shaded >> s.cell(seat) & 1 == 0:
            drink(s, seat)
        seat = seat + 1 if seat + 1 < s.seats else 0
        drinkers -= 1


def shade(s: State) -> i64:
    """FD-5.6 Tunnels; FD-6.3 and wherever a Solar Shield is up."""
    return s.tunnels | cells_in_shade(s)


def cells_in_shade(s: State) -> i64:
    """FD-6.3 A Solar Shield covers everybody on its user's tile, wherever the user goes."""
    cells: i64 = 0
    seats = s.shielded
    while seats:
        cells |= s.here(lowest(seats))
        seats &= seats - 1
    return cells


def drink(s: State, seat: i64) -> None:
    """FD-8.5"""
    if s.water(seat) == 0:
        ending.die_of_thirst(s, seat)
        return
    s.pour(seat, -1)
    s.tell(codes.WATER_LOST, seat, s.water(seat))


def pick_up_storm(s: State) -> None:
    """FD-8.4 The marker goes up one tick; the new number counts from the next turn."""
    s.tick += 1
    s.tell(codes.STORM_PICKED_UP, s.tick, s.storm_rate())
    ending.check_meter(s)
