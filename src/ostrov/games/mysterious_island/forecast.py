"""What a choice would bring, in each case that the seat may imagine: played out by the rules themselves, as if nobody
played after it. And what the chest may bring next (MI-3.1).
"""

from __future__ import annotations

from collections.abc import Iterator

from ostrov.games.mysterious_island import codes, components, forms, naming, notation, state
from ostrov.games.mysterious_island.position import MysteriousIsland
from ostrov.kernel.bits import members
from ostrov.kernel.game import Form
from ostrov.kernel.piles import how_many, kinds_in, one, pile_of, size
from ostrov.kernel.position import CHANCE, Chronicle
from ostrov.kernel.rows import Rows


class Case(Form, frozen=True):
    """What comes of it against one other character: the first player's, or one that may answer the first player.

    `against` is null where nobody answers. `uses_ability`: the own character's ability would matter. `loses`: so many
    points would go with the last life (MI-6.6), by what is held now.
    """

    against: forms.Character | None
    treasures: int
    wounds_taken: int
    wounds_dealt: int
    uses_ability: bool
    loses: int


class Prospect(Form, frozen=True):
    """A character that the deciding chair may play, and what would come of it."""

    character: forms.Character
    cases: list[Case]


class Coming(Form, frozen=True):
    """The chance that at least one treasure of this worth is among those that come next."""

    treasure: forms.Treasure
    chance: float


class Forecast(Form, frozen=True, tag_field="forecast", tag="mysterious-island"):
    """`prospects` for the seat that decides what to play; for everybody what the next treasures may be."""

    coming: list[Coming]
    prospects: list[Prospect]


def forecast(s: MysteriousIsland, seat: int | None) -> Forecast | None:
    """None before the first deal and once the deck is empty."""
    if s.phase < state.PEEKING or s.deck_size() == 0:
        return None
    decides = s.phase in (state.LEADING, state.FOLLOWING) and s.owner(s.chair) == seat
    return Forecast(_coming(s, seat), _prospects(s, seat) if decides and seat is not None else [])


# Treasures


def _coming(s: MysteriousIsland, seat: int | None) -> list[Coming]:
    """MI-3.1 Whoever has looked knows; for all others every card of the chest is as likely."""
    return [Coming(treasure, _chance(s, seat, kind)) for kind, treasure in enumerate(forms.TREASURES)]


def _chance(s: MysteriousIsland, seat: int | None, kind: int) -> float:
    if _has_peeked(s, seat):
        return 1.0 if how_many(_tops(s), kind) else 0.0
    deck = s.deck + _tops(s)
    cards, others = int(size(deck)), int(size(deck) - how_many(deck, kind))
    misses = 1.0
    for drawn in range(min(int(components.PEEKED), cards)):
        misses *= max(0, others - drawn) / (cards - drawn)
    return 1.0 - misses


def _has_peeked(s: MysteriousIsland, seat: int | None) -> bool:
    return bool(s.top != state.NONE and s.owner(s.first) == seat)


def _tops(s: MysteriousIsland) -> int:
    return pile_of([int(card) - 1 for card in (s.top, s.under_top) if card])


# Choices


def _prospects(s: MysteriousIsland, seat: int) -> list[Prospect]:
    """MI-3.2, MI-4.1, MI-4.2"""
    rows = Rows()
    s.legal(seat, rows)
    playable = [codes.target_of(choice) for choice in rows.codes() if codes.verb_of(choice) == codes.PLAY]
    return [Prospect(naming.character_named(value), _cases(s, seat, value)) for value in playable]


def _cases(s: MysteriousIsland, seat: int, value: int) -> list[Case]:
    if s.phase == state.LEADING:
        answers = [*members(s.open), *_unseen(s, seat)]
        return [_case(s, seat, value, 0), *[_case(s, seat, value, answer) for answer in sorted(answers)]]
    led = [int(s.character(s.first))] if s.owner(s.first) == seat else _unseen(s, seat)
    return [_case(s, seat, value, one) for one in led]


def _unseen(s: MysteriousIsland, seat: int) -> list[int]:
    """MI-2.2 The characters of which one may lie face down, or be the second player's."""
    knows_first, knows_second = s.owner(s.first) == seat, s.owner(s.second()) == seat
    secrets = notation.show_secrets(s, knows_first=knows_first, knows_second=knows_second)
    return [naming.value_of(character) for character in notation.unseen_in(notation.show_table(s), secrets)]


def _case(s: MysteriousIsland, seat: int, value: int, against: int) -> Case:
    chair = int(s.chair)
    runs = [_run(imagined, value, against) for imagined in _imagined(s, seat, against)]
    told = [event for run in runs for event in run]
    # Whatever the treasures are, the battle is the same: one run of them tells all but the abilities.
    [some, *_] = runs
    wounds = [event for event in some if event[0] == codes.WOUNDED]
    return Case(
        against=forms.CHARACTERS[against],
        treasures=sum(event[0] == codes.TAKEN and event[1] == chair for event in some),
        wounds_taken=sum(event[1] == chair for event in wounds),
        wounds_dealt=sum(event[3] == value for event in wounds),
        uses_ability=_is_safe(value, against) or any(_shows_ability(event, value) for event in told),
        loses=_at_stake(s, chair) if any(event[:2] == (codes.FELL, chair) for event in some) else 0,
    )


def _at_stake(s: MysteriousIsland, chair: int) -> int:
    """MI-6.6 All but the best treasure."""
    held = kinds_in(s.held(chair))
    return int(s.wealth(chair)) - int(components.worth(one(held[-1]))) if held else 0


def _imagined(s: MysteriousIsland, seat: int, against: int) -> Iterator[MysteriousIsland]:
    """The position with this character against the seat, once for each treasure that may come twice."""
    kinds = [int(s.top) - 1] if _has_peeked(s, seat) else sorted(set(kinds_in(s.deck + _tops(s))))
    for kind in kinds:
        imagined = s.copy()
        if not _has_peeked(s, seat):
            imagined.top, imagined.under_top = kind + 1, kind + 1 if s.deck_size() > 1 else state.NONE
        if s.phase == state.FOLLOWING:
            imagined.play(s.first, against - s.character(s.first))
        elif against and not s.open >> against & 1:
            imagined.dealt_to_second = against
        yield imagined


def _is_safe(value: int, against: int) -> bool:
    """MI-6.3"""
    return value == components.HAWKINS and against == components.SILVER


def _shows_ability(event: tuple[int, ...], value: int) -> bool:
    """MI-5.5, MI-5.6, MI-5.7 Whoever is asked or hits; MI-6.4, MI-6.5 a wound beyond the duel."""
    if event[0] == codes.SPARED:
        return event[2] == value
    if event[0] == codes.RICHEST_HIT:
        return value == components.SMOLLETT
    if event[0] != codes.WOUNDED or event[3] != value:
        return False
    return (value, event[2]) == (components.BONES, components.SILVER) or (
        value == components.LIVESEY and event[2] > value
    )


def _run(s: MysteriousIsland, value: int, against: int) -> list[tuple[int, ...]]:
    """The rest of the round by the rules: nobody else plays but the one who answers; abilities are asked and spared."""
    s.chronicle = Chronicle()
    last = (s.first + s.chairs - 1) % s.chairs
    is_leading = s.phase == state.LEADING
    s.apply(s.owner(s.chair), codes.choice(codes.PLAY) + value)
    while state.LEADING < s.phase < state.OVER:
        if s.phase in (state.TURNING_UP, state.REVEALING):
            s.apply(CHANCE, codes.choice(codes.TURN_UP if s.phase == state.TURNING_UP else codes.REVEAL))
        else:
            answers = is_leading and against and s.chair == (last if s.open >> against & 1 else s.second())
            s.apply(s.owner(s.chair), _answer(s, against if answers else 0))
    return s.chronicle.events


def _answer(s: MysteriousIsland, against: int) -> int:
    if s.phase == state.FOLLOWING:
        return codes.choice(codes.PLAY) + against if against else codes.choice(codes.SIT_OUT)
    if s.phase in (state.STEALING, state.FORCING):
        return codes.choice(codes.SPARE)
    rows = Rows()
    s.legal(s.owner(s.chair), rows)
    return rows.codes()[0]
