"""Positions as forms and back. An impossible one is refused with what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ostrov.games.mysterious_island import abilities, asking, components, ending, forms, naming, sharing, state
from ostrov.games.mysterious_island.position import MysteriousIsland
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.bits import bit, count, lowest, members
from ostrov.kernel.piles import kinds_in, pile_of, size
from ostrov.kernel.position import read_starter, shown_starter
from ostrov.kernel.refusals import Impossible

# What lies open and what does not


def show_position(s: State) -> forms.PositionForm:
    return forms.PositionForm(show_table(s), show_secrets(s, knows_first=True, knows_second=True))


def show_table(s: State) -> forms.Table:
    """MI-3.4 All that everybody may see."""
    held = sum(s.held(chair) for chair in range(s.chairs))
    deck = s.deck + pile_of(_tops(s))
    return forms.Table(
        seats=s.seats,
        chairs=[_at_table(s, chair) for chair in range(s.chairs)],
        phase=forms.PHASES[s.phase],
        round=s.turn,
        first=s.first,
        deciding=s.chair,
        steps_done=s.step if s.phase <= state.PEEKING else 0,
        used=forms.CHARACTERS[s.step] if s.phase > state.PEEKING else None,
        open=characters_in(s.open),
        second=forms.CHARACTERS[s.dealt_to_second] if s.phase >= state.FOLLOWING else None,
        shown=naming.treasures_in(s.shown),
        got=members(s.got),
        fallen=members(s.fallen),
        deck=_counted(deck),
        out=_counted(_all_treasures() - held - s.shown - deck),
        starter=shown_starter(s),
        ending=forms.ENDINGS[s.ending],
    )


def show_secrets(s: State, knows_first: bool, knows_second: bool) -> forms.Secrets:
    """MI-2.2, MI-3.1 The cards of the first player and of the second, as far as somebody knows them."""
    return forms.Secrets(
        first=characters_in(s.dealt_to_first) if knows_first else None,
        led=forms.CHARACTERS[s.character(s.first)] if knows_first and s.is_led() else None,
        second=forms.CHARACTERS[s.dealt_to_second] if knows_second and s.phase < state.FOLLOWING else None,
        peeked=[forms.TREASURES[kind] for kind in _tops(s)] if knows_first else None,
    )


def _at_table(s: State, chair: int) -> forms.AtTable:
    is_hidden = s.is_led() and chair == s.first
    character = None if is_hidden else forms.CHARACTERS[s.character(chair)]
    return forms.AtTable(naming.treasures_in(s.held(chair)), s.wounds(chair), character)


def characters_in(characters: int) -> list[forms.Character]:
    return [naming.character_named(value) for value in members(characters)]


def _tops(s: State) -> list[int]:
    """The cards that were peeked at, the top one first."""
    return [int(card) - 1 for card in (s.top, s.under_top) if card]


def _counted(pile: int) -> dict[forms.Treasure, int]:
    return dict(Counter(naming.treasures_in(pile)))


def _all_treasures() -> int:
    """MI-1.2"""
    return pile_of([kind for kind in range(len(forms.TREASURES)) for _ in range(components.NUMBER_OF_EACH)])


# And back


def read_position(form: forms.PositionForm) -> MysteriousIsland:
    s = MysteriousIsland(form.table.seats)
    _read_round(s, form.table)
    _read_chairs(s, form.table)
    _read_treasures(s, form.table)
    _read_characters(s, form)
    _read_peeked(s, form.secrets)
    _check_deck(s)
    _check_deal(s)
    _check_play(s)
    _check_sharing(s)
    _check_decision(s)
    _check_end(s)
    asking.settle(s)
    return s


def _read_round(s: State, table: forms.Table) -> None:
    """MI-8.1 Every chair that is named is there."""
    named = [table.first, table.deciding or 0, *table.got, *table.fallen]
    if len(table.chairs) != state.chairs_of(table.seats) or max(named) >= s.chairs:
        raise Impossible("chairs-miscounted", chairs=int(s.chairs))
    s.phase = forms.PHASES.index(table.phase)
    s.turn = table.round
    s.first = table.first
    s.chair = table.first if table.deciding is None else table.deciding
    s.step = table.steps_done if s.phase <= state.PEEKING else naming.value_of(table.used)
    s.got = _set(table.got)
    s.fallen = _set(table.fallen)
    read_starter(s, table.starter, is_set_up=s.phase > state.CHOOSING_FIRST)
    s.ending = forms.ENDINGS.index(table.ending)


def _set(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _read_chairs(s: State, table: forms.Table) -> None:
    """MI-1.3, MI-6.6 Nobody has as many wounds as lives for long."""
    for chair, one in enumerate(table.chairs):
        if one.wounds >= s.lives():
            raise Impossible("too-many-wounds", lives=int(s.lives()))
        for _ in range(one.wounds):
            s.wound(chair)
        for treasure in one.treasures:
            s.gain(chair, forms.TREASURES.index(treasure))


def _read_treasures(s: State, table: forms.Table) -> None:
    """MI-1.2 Each of the 18 cards is somewhere once."""
    outside = Counter(table.out) + Counter(table.shown)
    for one in table.chairs:
        outside.update(one.treasures)
    every = Counter(naming.treasures_in(_all_treasures()))
    deck = every - outside if table.deck is None else Counter(table.deck)
    for treasure, number in every.items():
        if outside[treasure] + deck[treasure] != number:
            found = outside[treasure] + deck[treasure]
            raise Impossible("treasure-miscounted", treasure=treasure, count=found, number=number)
    s.deck = _pile(deck.elements())
    s.shown = _pile(table.shown)


def _pile(treasures: Iterable[forms.Treasure]) -> int:
    return pile_of([forms.TREASURES.index(treasure) for treasure in treasures])


def _read_characters(s: State, form: forms.PositionForm) -> None:
    """MI-1.1 Each character lies in one place."""
    table, secrets = form.table, form.secrets
    second = [card for card in (table.second, secrets.second) if card is not None]
    first = secrets.first or []
    later = [one.character for chair, one in enumerate(table.chairs) if chair not in (s.first, s.second())]
    _refuse_twice([*first, *second, *table.open, *[card for card in later if card is not None]], "character-twice")
    s.open = _set(map(naming.value_of, table.open))
    s.dealt_to_first = _set(map(naming.value_of, first))
    s.dealt_to_second = naming.value_of(second[0]) if second else 0
    for chair, one in enumerate(table.chairs):
        s.play(chair, naming.value_of(one.character))
    if secrets.led is not None:
        _read_led(s, secrets.led)
    if (table.second is None) == (s.phase >= state.FOLLOWING) and second:
        raise Impossible("deal-miscounted")


def _read_led(s: State, led: forms.Character) -> None:
    """MI-3.2 Only until it is turned up does a character lie face down."""
    if not s.is_led() or s.character(s.first):
        raise Impossible("play-impossible")
    s.play(s.first, naming.value_of(led))


def _refuse_twice(characters: list[forms.Character], code: str) -> None:
    for character, number in Counter(characters).items():
        if number > 1:
            raise Impossible(code, character=character)


def _read_peeked(s: State, secrets: forms.Secrets) -> None:
    """MI-3.1 The cards on top are cards of the deck."""
    peeked = [forms.TREASURES.index(treasure) for treasure in secrets.peeked or []]
    if len(peeked) != peeked_by_now(s) or Counter(peeked) - Counter(kinds_in(s.deck)):
        raise Impossible("peek-impossible")
    s.deck -= pile_of(peeked)
    s.top, s.under_top = [*[kind + 1 for kind in peeked], 0, 0][:2]


def peeked_by_now(s: State) -> int:
    """MI-3.1 How many cards were peeked at; the deck still holds them."""
    if s.phase == state.PEEKING:
        return int(s.step)
    return min(components.PEEKED, int(size(s.deck))) if state.LEADING <= s.phase <= state.REVEALING else 0


def _check_deck(s: State) -> None:
    """MI-7.1 A round begins with treasures to share, and when none are left the game is over."""
    if (s.phase <= state.REVEALING and s.deck_size() == 0) or (
        s.phase in (state.PEEKING, state.DRAWING) and s.deck == 0
    ):
        raise Impossible("deck-is-empty")
    if s.phase == state.OVER and s.deck:
        raise Impossible("deck-is-left")
    if s.phase == state.PEEKING and s.step >= components.PEEKED:
        raise Impossible("peek-impossible")


def dealt_by_now(s: State) -> tuple[int, int, int]:
    """MI-2.2 How many characters the first player, the second and the table have got in this round."""
    if s.phase in (state.CHOOSING_FIRST, state.DRAWING, state.OVER):
        return 0, 0, 0
    if s.phase == state.DEALING:
        step = int(s.step)
        return (
            min(step, components.DEALT_TO_FIRST),
            int(step >= components.DEALT_FACE_DOWN),
            max(0, step - components.DEALT_FACE_DOWN),
        )
    return 2, 1, 4


def _check_deal(s: State) -> None:
    """MI-2.2 Two, one and four; some of the four may be in play by now."""
    later = [chair for chair in range(s.chairs) if chair not in (s.first, s.second())]
    taken = 0 if s.phase == state.OVER else sum(s.character(chair) != 0 for chair in later)
    dealt = count(s.dealt_to_first), int(s.dealt_to_second != 0), count(s.open) + taken
    if dealt != dealt_by_now(s):
        raise Impossible("deal-miscounted")


def _check_play(s: State) -> None:
    """MI-3.2, MI-4.1 Whoever has decided has a character that could be played, or none; nobody else has one."""
    if s.phase == state.OVER:
        # MI-7.2 The characters of the last round lie there still.
        _refuse_twice(
            [naming.character_named(s.character(c)) for c in range(s.chairs) if s.character(c)], "character-twice"
        )
        return
    is_led = state.TURNING_UP <= s.phase <= state.KEEPING
    if is_led and not s.dealt_to_first >> s.character(s.first) & 1:
        raise Impossible("play-impossible")
    if s.character(s.second()) not in (0, s.dealt_to_second) or any(map(s.character, undecided(s))):
        raise Impossible("play-impossible")


def undecided(s: State) -> list[int]:
    """MI-4.2 The chairs that have not played and cannot have, clockwise up to the first."""
    if s.phase <= state.LEADING or s.phase == state.DRAWING:
        return list(range(s.chairs))
    if s.phase > state.FOLLOWING:
        return []
    waiting = []
    chair = int(s.chair)
    while chair != s.first:
        waiting.append(chair)
        chair = int(s.after(chair))
    return waiting


def _check_sharing(s: State) -> None:
    """MI-5.1, MI-5.2 Treasures lie open while somebody chooses; later somebody of the winning side has got them."""
    is_after = state.STEALING <= s.phase <= state.KEEPING
    got = _set(s.character(chair) for chair in members(s.got))
    if bool(s.got) != is_after or bool(s.shown) != (s.phase == state.SHARING):
        raise Impossible("sharing-impossible")
    if is_after and got & ~sharing.winning_side(s):
        raise Impossible("sharing-impossible")
    if s.phase == state.SHARING and (components.has_one_kind(s.shown) or size(s.shown) > components.PEEKED or s.step):
        raise Impossible("sharing-impossible")


def _check_decision(s: State) -> None:
    """MI-5.4 Whoever is asked has something to decide."""
    if not _can_decide(s) or bool(s.fallen) != (s.phase == state.KEEPING):
        raise Impossible("decision-impossible")


def _can_decide(s: State) -> bool:
    if s.phase == state.FOLLOWING:
        return bool(s.chair != s.first and s.step == 0)
    if s.phase == state.TURNING_UP:
        return bool(s.chair == s.second() and s.step == 0)
    if s.phase == state.DRAWING:
        # MI-3.3 The two cards that were peeked at are drawn already.
        return s.chair not in (s.first, s.second(), s.after(s.second())) and s.step == 0
    if s.phase == state.SHARING:
        side = sharing.winning_side(s)
        return bool(count(side) > 1 and s.character(s.chair) == lowest(side))
    if s.phase == state.STEALING:
        return _may_use(s, components.BLACK_DOG) and bool(abilities.victims(s))
    if s.phase == state.NAMING:
        return _may_use(s, components.SMOLLETT) and bool(count(abilities.richest(s)) > 1)
    if s.phase == state.FORCING:
        return _may_use(s, components.PEW) and bool(abilities.forcible(s))
    if s.phase == state.DISCARDING:
        return not components.has_one_kind(s.held(s.chair)) and _may_be_made_to_discard(s)
    if s.phase == state.KEEPING:
        return bool(s.step == components.PEW and s.fallen & bit(s.chair)) and not components.has_one_kind(
            s.held(s.chair)
        )
    return bool(s.chair == s.first and (s.step == 0 or s.phase in (state.DEALING, state.PEEKING)))


def _may_use(s: State, character: int) -> bool:
    return bool(s.step == character and s.character(s.chair) == character and abilities.got_nothing(s, character))


def _may_be_made_to_discard(s: State) -> bool:
    """MI-5.6, MI-5.7 One of the richest by Smollett, or Dog or Bones by Pew."""
    if not s.is_in_play(s.step) or not abilities.got_nothing(s, s.step):
        return False
    if s.step == components.SMOLLETT:
        return bool(abilities.richest(s) & bit(s.chair))
    return bool(s.step == components.PEW and s.character(s.chair) and abilities.forcible(s) & bit(s.character(s.chair)))


def _check_end(s: State) -> None:
    """MI-7.2 The game is over with an ending, and with the one that lies on the table."""
    if (s.phase == state.OVER) != (s.ending != 0):
        raise Impossible("ending-and-phase-disagree")
    if s.phase == state.OVER and s.ending != ending.how_it_ends(s):
        raise Impossible("cannot-have-ended-so", ending=forms.ENDINGS[s.ending])


# From a view


def position_like(table: forms.Table, secrets: forms.Secrets) -> MysteriousIsland:
    """Some position with this table and these secrets, whatever lies where the view has not seen."""
    return read_position(forms.PositionForm(table, _filled(table, secrets)))


def _filled(table: forms.Table, secrets: forms.Secrets) -> forms.Secrets:
    s = MysteriousIsland(table.seats)
    _read_round(s, table)
    s.deck = _pile(Counter(table.deck).elements())
    unseen = unseen_in(table, secrets)
    first = _some_first(s, table, unseen) if secrets.first is None else secrets.first
    led = first[0] if s.is_led() and secrets.led is None else secrets.led
    is_second_hidden = dealt_by_now(s)[1] and s.phase < state.FOLLOWING and secrets.second is None
    second = unseen.pop() if is_second_hidden else secrets.second
    peeked = naming.treasures_in(s.deck)[: peeked_by_now(s)] if secrets.peeked is None else secrets.peeked
    return forms.Secrets(first, led, second, peeked)


def unseen_in(table: forms.Table, secrets: forms.Secrets) -> list[forms.Character]:
    """The characters that the view does not show anywhere."""
    seen = [table.second, secrets.second, *table.open, *(secrets.first or [])]
    seen += [one.character for one in table.chairs]
    return [character for character in forms.Character if character not in seen]


def _some_first(s: State, table: forms.Table, unseen: list[forms.Character]) -> list[forms.Character]:
    """As many as the first player was dealt, with the one that has been turned up (MI-5.1)."""
    shown = table.chairs[table.first].character if state.REVEALING < s.phase <= state.KEEPING else None
    known = [shown] if shown else []
    return known + [unseen.pop() for _ in range(dealt_by_now(s)[0] - len(known))]
