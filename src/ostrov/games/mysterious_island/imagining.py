"""What a seat cannot know, drawn fairly from what it can: who was dealt what (MI-2.2), and the top treasures (MI-3.1).

How often the dice are thrown, and between how many, follows from what the seat knows alone.
"""

from __future__ import annotations

from ostrov.games.mysterious_island import state
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.bits import bit, count, nth
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64
from ostrov.kernel.piles import kind_at, one, size


def imagine_characters(s: State, seat: i64, dice: Dice) -> None:
    """MI-2.2, MI-3.2 The first player's two and the one face down; the second's until it is turned up."""
    knows_first = s.owner(s.first) == seat
    knows_second = s.owner(s.second()) == seat or s.phase >= state.FOLLOWING
    cards_of_first = count(s.dealt_to_first)
    had_second = s.dealt_to_second != state.NONE
    if not knows_first:
        s.dealt_to_first = _seen_of_first(s)
    if not knows_second:
        s.dealt_to_second = state.NONE
    if not knows_first:
        _deal_to_first(s, cards_of_first, dice)
    if had_second and not knows_second:
        s.dealt_to_second = _drawn(s, dice)


def _seen_of_first(s: State) -> i64:
    """MI-5.1 Once it is turned up, everybody knows the character that the first player has in play."""
    if s.phase > state.REVEALING and s.dealt_to_first:
        return bit(s.character(s.first))
    return 0


def _deal_to_first(s: State, cards: i64, dice: Dice) -> None:
    if s.is_led():
        # Of the two unknown cards, the one face down is drawn first.
        s.play(s.first, -s.character(s.first))
        led = _drawn(s, dice)
        s.play(s.first, led)
        s.dealt_to_first = bit(led)
    while count(s.dealt_to_first) < cards:
        s.dealt_to_first |= bit(_drawn(s, dice))


def _drawn(s: State, dice: Dice) -> i64:
    """One of the characters that lie nowhere else."""
    unseen = s.undealt() & ~s.in_play()
    return nth(unseen, dice.below(count(unseen)))


def imagine_peeked(s: State, seat: i64, dice: Dice) -> None:
    """MI-3.1 Only the first player has seen the two top treasures."""
    if s.owner(s.first) == seat or s.top == state.NONE:
        return
    s.deck += one(s.top - 1)
    if s.under_top:
        s.deck += one(s.under_top - 1)
    s.top = _draw_treasure(s, dice) + 1
    if s.under_top:
        s.under_top = _draw_treasure(s, dice) + 1


def _draw_treasure(s: State, dice: Dice) -> i64:
    kind = kind_at(s.deck, dice.below(size(s.deck)))
    s.deck -= one(kind)
    return kind
