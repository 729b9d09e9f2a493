"""Chapter 5: drawing treasure cards, Waters Rise! and the hand limit."""

from __future__ import annotations

from ostrov.games.forbidden_island import codes, components, ending, state
from ostrov.games.forbidden_island.state import State
from ostrov.kernel.bits import bit, count
from ostrov.kernel.native import i64
from ostrov.kernel.piles import Layer, one, size
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def treasure_outcomes(s: State, rows: Rows) -> None:
    """FI-5.1 Any card of the deck may be the next."""
    rows.add_pile(codes.choice(codes.DRAW_TREASURE, 0), s.treasure_deck)


def draw_treasure(s: State, card: i64) -> None:
    """FI-5.1 One card at a time."""
    s.treasure_deck -= one(card)
    s.cards_left -= 1
    s.step += 1
    s.tell(codes.CARD_DRAWN, s.active, card)
    if card == components.WATERS_RISE:
        waters_rise(s)
    else:
        receive(s, s.active, card)


def waters_rise(s: State) -> None:
    """FI-5.2 The marker goes up, and the flood discard is shuffled and put on top of its deck."""
    s.mark += 1
    s.treasure_discard += one(components.WATERS_RISE)
    s.tell(codes.WATER_ROSE, s.active, s.mark, s.flood_rate())
    if s.flood_discard:
        s.tell(codes.FLOOD_CARDS_RETURNED, count(s.flood_discard))
        s.flood_below = Layer(s.flood_deck, s.flood_below)
        s.flood_deck = s.flood_discard
        s.flood_discard = 0
    ending.check_meter(s)


def renew_treasure_deck(s: State) -> None:
    """FI-5.3 When the last card has been dealt with, the discard is shuffled into a new deck at once."""
    if s.treasure_deck == 0:
        s.treasure_deck = s.treasure_discard
        s.treasure_discard = 0
        s.tell(codes.TREASURE_DECK_RENEWED, size(s.treasure_deck))


def receive(s: State, seat: i64, card: i64) -> None:
    """FI-5.4 The hand limit is checked the moment a card arrives."""
    s.gain(seat, card)
    if s.hand_size(seat) > components.HAND_LIMIT:
        s.over_limit = seat


def must_discard(s: State, seat: i64) -> bool:
    """FI-5.4"""
    return s.over_limit == seat


def await_discard(s: State) -> None:
    """FI-5.4 Nothing goes on before."""
    s.awaited = bit(s.over_limit)


def why_discard_first(s: State, seat: i64, verb: i64) -> Reason | None:
    """FI-5.4 Special cards of the hand may be played instead."""
    if s.over_limit == state.NOBODY:
        return None
    if s.over_limit != seat:
        return "another-discards-first", "FI-5.4"
    if verb not in (codes.DISCARD, codes.LIFT, codes.SANDBAG, codes.FLY_OFF):
        return "discard-first", "FI-5.4"
    return None


def discard_actions(s: State, seat: i64, rows: Rows) -> None:
    """FI-5.4 Any card of the hand; a special one may be played instead (chapter 6)."""
    rows.add(codes.choice(codes.DISCARD, 0), s.kinds_held(seat))


def discard(s: State, seat: i64, card: i64) -> None:
    """FI-5.4"""
    put_away(s, seat, card)
    s.tell(codes.CARD_DISCARDED, seat, card)


def why_not_discard(s: State, seat: i64, card: i64) -> Reason:
    if s.over_limit != seat:
        return "hand-within-limit", "FI-5.4"
    return "card-not-held", "FI-5.4"


def put_away(s: State, seat: i64, card: i64) -> None:
    """One card from a hand to the treasure discard, which may bring the hand within its limit (FI-5.4)."""
    s.part_with(seat, card, 1)
    s.treasure_discard += one(card)
    if s.over_limit == seat and s.hand_size(seat) <= components.HAND_LIMIT:
        s.over_limit = state.NOBODY
