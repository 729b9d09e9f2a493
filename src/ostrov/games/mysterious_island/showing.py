"""Numbers to forms and back: choices and events. Events whose particulars are secret have a form for the others."""

from __future__ import annotations

from collections.abc import Callable

from ostrov.games.mysterious_island import codes, forms
from ostrov.games.mysterious_island.forms import (
    CHAIRS,
    CHARACTERS,
    ENDINGS,
    FACTIONS,
    TREASURES,
    Chair,
    Character,
    Treasure,
)
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.bits import members
from ostrov.kernel.game import Form
from ostrov.kernel.piles import kinds_in
from ostrov.kernel.refusals import Refusal


def character_named(value: int) -> Character:
    character = CHARACTERS[value]
    assert character is not None
    return character


def value_of(character: Character | None) -> int:
    return CHARACTERS.index(character)


def treasures_in(pile: int) -> list[Treasure]:
    return [TREASURES[kind] for kind in kinds_in(pile)]


def at(s: State, chair: int) -> tuple[int, Chair]:
    """MI-8.1 Whose chair it is, and which of theirs."""
    return int(s.owner(chair)), CHAIRS[chair + 1] if s.seats == 2 else Chair.OWN


# Choices: what a verb and its target say.
_SHOW_CHOICE: dict[int, Callable[[State, int], Form]] = {
    codes.PLAY: lambda s, value: forms.Play(character_named(value)),
    codes.PASS: lambda s, _: forms.Pass(),
    codes.SIT_OUT: lambda s, _: forms.SitOut(),
    codes.TAKE: lambda s, kind: forms.Take(TREASURES[kind]),
    codes.STEAL: lambda s, value: forms.Steal(character_named(value)),
    codes.SPARE: lambda s, _: forms.Spare(),
    codes.NAME: lambda s, chair: forms.NameRichest(*at(s, chair)),
    codes.FORCE: lambda s, value: forms.Force(character_named(value)),
    codes.DISCARD: lambda s, kind: forms.Discard(TREASURES[kind]),
    codes.KEEP: lambda s, kind: forms.Keep(TREASURES[kind]),
    codes.CHOOSE_FIRST: lambda s, seat: forms.ChooseFirst(seat),
    codes.DEAL: lambda s, value: forms.Deal(character_named(value)),
    codes.PEEK: lambda s, kind: forms.Peek(TREASURES[kind]),
    codes.DRAW: lambda s, kind: forms.Draw(TREASURES[kind]),
    codes.TURN_UP: lambda s, _: forms.TurnUp(),
    codes.REVEAL: lambda s, _: forms.Reveal(),
}


def show_choice(s: State, choice: int) -> Form:
    return _SHOW_CHOICE[codes.verb_of(choice)](s, codes.target_of(choice))


def read_choice(s: State, form: Form) -> int:
    verb, target = _numbers(s, form)
    return codes.choice(verb) + target


def _numbers(s: State, form: Form) -> tuple[int, int]:
    match form:
        case forms.Play(character):
            return codes.PLAY, value_of(character)
        case forms.Pass():
            return codes.PASS, 0
        case forms.SitOut():
            return codes.SIT_OUT, 0
        case forms.Take(treasure):
            return codes.TAKE, TREASURES.index(treasure)
        case forms.Steal(character):
            return codes.STEAL, value_of(character)
        case forms.Spare():
            return codes.SPARE, 0
        case forms.NameRichest(seat, chair):
            return codes.NAME, _chair(s, seat, chair)
        case forms.Force(character):
            return codes.FORCE, value_of(character)
        case forms.Discard(treasure):
            return codes.DISCARD, TREASURES.index(treasure)
        case forms.Keep(treasure):
            return codes.KEEP, TREASURES.index(treasure)
        case _:
            return _outcome_numbers(s, form)


def _outcome_numbers(s: State, form: Form) -> tuple[int, int]:
    match form:
        case forms.ChooseFirst(seat):
            return codes.CHOOSE_FIRST, _seat(s, seat)
        case forms.Deal(character):
            return codes.DEAL, value_of(character)
        case forms.Peek(treasure):
            return codes.PEEK, TREASURES.index(treasure)
        case forms.Draw(treasure):
            return codes.DRAW, TREASURES.index(treasure)
        case forms.TurnUp():
            return codes.TURN_UP, 0
        case forms.Reveal():
            return codes.REVEAL, 0
        case _:
            raise TypeError(f"not a choice of this game: {form!r}")


def _seat(s: State, seat: int) -> int:
    if not 0 <= seat < s.seats:
        raise Refusal("no-such-seat", "MI-2.1", seats=int(s.seats))
    return seat


def _chair(s: State, seat: int, chair: Chair) -> int:
    """MI-8.1 With two players a chair has a number; with more it needs none."""
    number = _seat(s, seat) if chair == Chair.OWN else CHAIRS.index(chair) - 1
    if (s.seats == 2) == (chair == Chair.OWN) or s.owner(number) != seat:
        raise Refusal("no-such-chair", "MI-8.1")
    return number


# Events: what their numbers say (codes.py).
_SHOW_EVENT: dict[int, Callable[[State, int, int, int], Form]] = {
    codes.ROUND_BEGAN: lambda s, chair, number, _: forms.RoundBegan(*at(s, chair), number),
    codes.DEALT_FACE_DOWN: lambda s, chair, value, _: forms.CharacterDealt(*at(s, chair), character_named(value)),
    codes.LAID_OPEN: lambda s, value, *_: forms.LaidOpen(character_named(value)),
    codes.PEEKED: lambda s, chair, kind, _: forms.TreasurePeeked(*at(s, chair), TREASURES[kind]),
    codes.LED: lambda s, chair, value, _: forms.CharacterLed(*at(s, chair), character_named(value)),
    codes.PASSED: lambda s, chair, wounds, _: forms.Passed(*at(s, chair), wounds),
    codes.DRAWN: lambda s, chair, kind, _: forms.Drawn(*at(s, chair), TREASURES[kind]),
    codes.TURNED_UP: lambda s, chair, value, _: forms.TurnedUp(*at(s, chair), character_named(value)),
    codes.PLAYED: lambda s, chair, value, _: forms.Played(*at(s, chair), character_named(value)),
    codes.SAT_OUT: lambda s, chair, *_: forms.SatOut(*at(s, chair)),
    codes.REVEALED: lambda s, chair, value, _: forms.Revealed(
        *at(s, chair), character_named(value), FACTIONS[value % 2]
    ),
    codes.TREASURES_TURNED_UP: lambda s, pile, *_: forms.TreasuresTurnedUp(treasures_in(pile)),
    codes.TAKEN: lambda s, chair, kind, value: forms.Taken(*at(s, chair), character_named(value), TREASURES[kind]),
    codes.STOLE: lambda s, chair, value, _: forms.Stole(*at(s, chair), character_named(value)),
    codes.SPARED: lambda s, chair, value, _: forms.Spared(*at(s, chair), character_named(value)),
    codes.RICHEST_HIT: lambda s, chair, *_: forms.RichestHit(*at(s, chair)),
    codes.FORCED: lambda s, chair, value, _: forms.Forced(*at(s, chair), character_named(value)),
    codes.DISCARDED: lambda s, chair, kind, _: forms.Discarded(*at(s, chair), TREASURES[kind]),
    codes.FELL: lambda s, chair, *_: forms.Fell(*at(s, chair)),
    codes.KEPT: lambda s, chair, kind, _: forms.Kept(*at(s, chair), TREASURES[kind]),
}

# What those see of it who may not witness the particulars.
_SHOW_TO_OTHERS: dict[int, Callable[[State, int], Form]] = {
    codes.DEALT_FACE_DOWN: lambda s, chair: forms.CardDealt(*at(s, chair)),
    codes.PEEKED: lambda s, chair: forms.CardPeeked(*at(s, chair)),
    codes.LED: lambda s, chair: forms.CardLed(*at(s, chair)),
}


def show_event(s: State, event: tuple[int, ...], seat: int | None) -> Form:
    """MI-2.2, MI-3.1, MI-3.2 Only the owner sees a card that is dealt, peeked at or led."""
    what, a, b, c, d, witnesses = event
    if what in _SHOW_TO_OTHERS and (seat is None or not witnesses >> seat & 1):
        return _SHOW_TO_OTHERS[what](s, a)
    if what == codes.WOUNDED:
        return forms.Wounded(*at(s, a), character_named(d), character_named(b), c)
    if what == codes.ENDED:
        ending = ENDINGS[a]
        assert ending is not None
        return forms.Ended(ending, members(b))
    return _SHOW_EVENT[what](s, a, b, c)
