"""The storm forecast: what the next storm card, and all that are still to come in this turn, may bring.

Exact, from what is open (FD-2.6): the known cards on top, the rest in no order, those put under it, and the discard.

It is made as if nobody did anything more until then, and as if every card were drawn, even where the game would be lost
on the way (FD-9.2).
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from ostrov.games.forbidden_desert import board, components, forms, state, storm
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.game import Form
from ostrov.kernel.piles import kinds_in


class CardChance(Form, frozen=True):
    """The chance that this is the next storm card."""

    card: forms.StormCard
    chance: float


class NumberChance(Form, frozen=True):
    """The chance that there are so many of them among the storm cards still to come in this turn."""

    number: int
    chance: float


class SiteChance(Form, frozen=True):
    """The chance that the next storm card moves the tile at this place, and where to."""

    place: forms.Place
    to: forms.Place
    chance: float


class Forecast(Form, frozen=True, tag_field="forecast", tag="forbidden-desert"):
    """`cards`: how many are still to come in this turn. `dies`: by seat, the chance that more suns reach it among them
    than it has water. `skull`: the chance that the meter ends among them."""

    cards: int
    next: list[CardChance]
    sites: list[SiteChance]
    suns: list[NumberChance]
    picks_up: list[NumberChance]
    dies: list[float]
    skull: float


def forecast(s: State, _: int | None) -> Forecast | None:
    """The same for every seat; None before the first turn and after the end."""
    if s.phase not in (state.ACTING, state.STORMING):
        return None
    following = _next(s)
    cards = _cards_to_come(s)
    chances = _numbers(_deck(s), cards)
    suns, picks_up = _counted(chances, 0), _counted(chances, 1)
    return Forecast(
        cards=cards,
        next=[CardChance(card, chance) for card, chance in following.items()],
        sites=_sites(s, following),
        suns=[NumberChance(*one) for one in suns.items()],
        picks_up=[NumberChance(*one) for one in picks_up.items()],
        dies=[_dies(s, seat, suns) for seat in range(s.seats)],
        skull=sum(chance for number, chance in picks_up.items() if _is_skull(s, number)),
    )


def _cards_to_come(s: State) -> int:
    """FD-7.4, FD-8.1"""
    if s.phase == state.STORMING:
        return int(s.cards_left)
    return max(int(s.storm_rate() - s.cards_skipped), 0)


def _dies(s: State, seat: int, suns: dict[int, float]) -> float:
    """FD-8.5, FD-9.2 Pawns move with their tiles, so whoever is in the shade stays there."""
    if storm.shade(s) >> s.cell(seat) & 1:
        return 0.0
    return sum(chance for number, chance in suns.items() if number > s.water(seat))


def _is_skull(s: State, ticks: int) -> bool:
    """FD-8.4 So many ticks higher is the skull, or beyond it."""
    first = components.TICKS_A_COLUMN * (s.seats - 2)
    return components.STORM_RATES[min(s.tick + ticks, components.TICKS_A_COLUMN - 1) + first] == 0


# The next card


def _next(s: State) -> dict[forms.StormCard, float]:
    """FD-8.1 The known one on top, or any of those in no order."""
    if s.storm_top:
        return {forms.STORM_CARDS[storm.known_card(s.storm_top, 0)]: 1.0}
    cards = Counter(kinds_in(s.storm_deck))
    return {forms.STORM_CARDS[card]: number / cards.total() for card, number in sorted(cards.items())}


def _sites(s: State, following: dict[forms.StormCard, float]) -> list[SiteChance]:
    """FD-8.2 Every tile that a wind moves goes one place, towards the storm."""
    chances: Counter[tuple[int, int]] = Counter()
    for card, chance in following.items():
        for step in _steps(s, forms.STORM_CARDS.index(card)):
            chances[step] += chance  # type: ignore[assignment]
    return [SiteChance(forms.PLACES[cell], forms.PLACES[to], chances[cell, to]) for cell, to in sorted(chances)]


def _steps(s: State, card: int) -> list[tuple[int, int]]:
    """From where to where the tiles go."""
    if card >= components.WINDS:
        return []
    steps, to = [], int(s.storm)
    for _ in range(components.WIND_TILES[card]):
        cell = int(board.source_of_wind(to, components.WIND_DIRECTIONS[card]))
        if cell == board.NOWHERE:
            break
        steps.append((cell, to))
        to = cell
    return steps


# All cards of this turn


class Pile(NamedTuple):
    """Cards in no order, by what matters here."""

    suns: int
    picks_up: int
    winds: int


class Deck(NamedTuple):
    """From the top: known cards, a pile, known cards again; and what has been drawn."""

    top: tuple[Pile, ...]
    pile: Pile
    under: tuple[Pile, ...]
    discard: Pile


NO_CARDS = Pile(0, 0, 0)
SUN, PICKS_UP, WIND = Pile(1, 0, 0), Pile(0, 1, 0), Pile(0, 0, 1)


def _kind(card: int) -> Pile:
    return {int(components.SUN_BEATS_DOWN): SUN, int(components.STORM_PICKS_UP): PICKS_UP}.get(card, WIND)


def _sum(one: Pile, other: Pile, sign: int = 1) -> Pile:
    return Pile(*[a + sign * b for a, b in zip(one, other, strict=True)])


def _pile(cards: int) -> Pile:
    pile = NO_CARDS
    for card in kinds_in(cards):
        pile = _sum(pile, _kind(card))
    return pile


def _row(cards: int) -> tuple[Pile, ...]:
    return tuple(_kind(int(storm.known_card(cards, place))) for place in range(storm.known_cards(cards)))


def _deck(s: State) -> Deck:
    under = _row(s.storm_under) + _row(s.storm_under_more)
    return Deck(_row(s.storm_top), _pile(s.storm_deck), under, _pile(s.storm_discard))


def _numbers(deck: Deck, cards: int) -> dict[tuple[int, int], float]:
    """The chance of each number of suns and of rises of the meter among so many cards."""
    ways = {(deck, 0, 0): 1.0}
    for _ in range(cards):
        longer: dict[tuple[Deck, int, int], float] = {}
        for (before, suns, rises), chance in ways.items():
            for card, share, after in _draws(before):
                key = (after, suns + card.suns, rises + card.picks_up)
                longer[key] = longer.get(key, 0.0) + chance * share
        ways = longer
    found: dict[tuple[int, int], float] = {}
    for (_, suns, rises), chance in ways.items():
        found[suns, rises] = found.get((suns, rises), 0.0) + chance
    return found


def _draws(deck: Deck) -> list[tuple[Pile, float, Deck]]:
    """FD-8.1 What may be drawn, its chance, and the deck after it; FD-8.6 renewed when nothing is left of it."""
    if deck.top:
        return [(deck.top[0], 1.0, _renewed(_put_away(deck._replace(top=deck.top[1:]), deck.top[0])))]
    if not any(deck.pile):
        return [(deck.under[0], 1.0, _renewed(_put_away(deck._replace(under=deck.under[1:]), deck.under[0])))]
    kinds = [(kind, number) for kind, number in zip((SUN, PICKS_UP, WIND), deck.pile, strict=True) if number]
    return [
        (kind, number / sum(deck.pile), _renewed(_put_away(deck._replace(pile=_sum(deck.pile, kind, -1)), kind)))
        for kind, number in kinds
    ]


def _put_away(deck: Deck, card: Pile) -> Deck:
    return deck._replace(discard=_sum(deck.discard, card))


def _renewed(deck: Deck) -> Deck:
    """FD-8.6"""
    if deck.top or deck.under or any(deck.pile):
        return deck
    return Deck((), deck.discard, (), NO_CARDS)


def _counted(chances: dict[tuple[int, int], float], which: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for numbers, chance in sorted(chances.items()):
        found[numbers[which]] = found.get(numbers[which], 0.0) + chance
    return dict(sorted(found.items()))
