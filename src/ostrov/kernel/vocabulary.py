"""What can be said in a game: a row for each verb and a row for each event.

A row names the number that the rules use, the form that the outside sees, what each number in it means, and the chapter
that says why not. Forms, their reading, refusals and the traits that a page goes by all follow from the rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ostrov.kernel.bits import members
from ostrov.kernel.refusals import Reason, Refusal

if TYPE_CHECKING:
    from ostrov.kernel.game import Form


class Trait(StrEnum):
    """What a verb or an event is to a page that knows no game."""

    # Verbs. Ends something, or shows what cannot be unseen, so that it is worth a second thought.
    FINAL = "final"
    # Shows the others what they did not know, so that nobody can take it back alone.
    REVEALS = "reveals"
    # Does nothing, and lets the game go on.
    PASSES = "passes"
    # Ends the seat's own actions.
    STOPS = "stops"
    # Events. Begins a turn or a round.
    BEGINS = "begins"
    # Bad news for all, worth a sound.
    LOUD = "loud"
    # Tells a player alone how they did.
    RANKS = "ranks"


# Meanings of numbers


def _is_told_only(s: Any, *values: Any) -> int:
    raise TypeError("this stands in events alone, and no event is ever read")


class Meaning(NamedTuple):
    """What a number stands for in a form, and the number again. Where it fills several fields, they are a tuple."""

    show: Callable[[Any, int], Any]
    read: Callable[..., int] = _is_told_only
    fields: int = 1


def _as_it_is(s: Any, number: int) -> int:
    return number


NUMBER = Meaning(_as_it_is, _as_it_is)


def one_of(names: Sequence[Any]) -> Meaning:
    """The name at this place in the list."""
    places = {name: place for place, name in enumerate(names)}
    return Meaning(lambda s, place: names[place], lambda s, name: places[name])


def set_of(names: Sequence[Any]) -> Meaning:
    """The names at these places in the list, in its order."""
    return Meaning(lambda s, places: [names[place] for place in members(places)])


def a_seat(why_not: Reason) -> Meaning:
    """A seat of this table, or the reason why there is none such."""

    def read(s: Any, seat: int) -> int:
        if not 0 <= seat < s.seats:
            raise Refusal(*why_not, seats=int(s.seats))
        return seat

    return Meaning(_as_it_is, read)


def unless(nothing: int, meaning: Meaning) -> Meaning:
    """The same, or None for the number that stands for nothing."""
    return Meaning(
        lambda s, number: None if number == nothing else meaning.show(s, number),
        lambda s, value: nothing if value is None else meaning.read(s, value),
    )


# Rows

# What a detail and a target say together where neither can be understood alone: the fields of the form, and back.
Phrase = tuple[Callable[[Any, int, int], tuple[Any, ...]], Callable[..., tuple[int, int]]]


class Verb:
    """An action or an outcome of chance.

    The form has the fields of the detail and then those of the target, or the other way round if `target_first`; or
    else what `says` makes of both. Where one verb has several forms, `when` tells by the detail which is meant.
    """

    def __init__(
        self,
        code: int,
        form: type[Form],
        *traits: Trait,
        detail: Meaning | None = None,
        target: Meaning | None = None,
        target_first: bool = False,
        says: Phrase | None = None,
        when: Callable[[int], bool] | None = None,
        why_not: Callable[..., Reason] | None = None,
    ) -> None:
        self.code = code
        self.form = form
        self.traits = frozenset(traits)
        self.when = when
        self.show, self.numbers = _phrased(form, says) if says else _spoken(form, detail, target, target_first)
        self._why_not = why_not
        self._has_detail = bool(detail or says)
        self._has_target = bool(target or says)

    def why_not(self, s: Any, seat: int, detail: int, target: int) -> Reason:
        """The chapter is told whatever the verb says."""
        assert self._why_not is not None, self.form
        said = [detail] * self._has_detail + [target] * self._has_target
        return self._why_not(s, seat, *said)


_Show = Callable[[Any, int, int], "Form"]
_Numbers = Callable[[Any, "Form"], tuple[int, int]]


def _phrased(form: type[Form], phrase: Phrase) -> tuple[_Show, _Numbers]:
    show, read = phrase
    names = form.__struct_fields__
    return (
        lambda s, detail, target: form(*show(s, detail, target)),
        lambda s, said: read(s, *[getattr(said, name) for name in names]),
    )


def _spoken(
    form: type[Form], detail: Meaning | None, target: Meaning | None, target_first: bool
) -> tuple[_Show, _Numbers]:
    """Most forms have at most one field for the target and one for the detail, and many choices are shown at once."""
    names = form.__struct_fields__
    if detail and target:
        return _spoken_both(form, detail, target, target_first)
    if target and target.fields == 1:
        show_target, read_target, (name,) = target.show, target.read, names
        return (
            lambda s, _, number: form(show_target(s, number)),
            lambda s, said: (0, read_target(s, getattr(said, name))),
        )
    if target:
        return (
            lambda s, _, number: form(*target.show(s, number)),
            lambda s, said: (0, target.read(s, *[getattr(said, name) for name in names])),
        )
    if detail:
        values = _values(detail)
        return (
            lambda s, number, _: form(*values(s, number)),
            lambda s, said: (detail.read(s, *[getattr(said, name) for name in names]), 0),
        )
    return lambda s, _, __: form(), lambda s, said: (0, 0)


def _spoken_both(form: type[Form], detail: Meaning, target: Meaning, target_first: bool) -> tuple[_Show, _Numbers]:
    names = form.__struct_fields__
    if target_first:
        (to, what) = names
        return (
            lambda s, d, t: form(target.show(s, t), detail.show(s, d)),
            lambda s, said: (detail.read(s, getattr(said, what)), target.read(s, getattr(said, to))),
        )
    (what, to) = names
    show_detail, show_target = detail.show, target.show
    return (
        lambda s, d, t: form(show_detail(s, d), show_target(s, t)),
        lambda s, said: (detail.read(s, getattr(said, what)), target.read(s, getattr(said, to))),
    )


def _values(meaning: Meaning) -> Callable[[Any, int], tuple[Any, ...]]:
    show = meaning.show
    return show if meaning.fields > 1 else lambda s, number: (show(s, number),)


class Event:
    """Something that happened, with what its numbers mean in the order in which the rules tell them.

    Whoever may not witness it sees the form for `others`, if there is one: as many numbers as `others_know`, and None
    for the rest.
    """

    def __init__(
        self,
        code: int,
        form: type[Form],
        *meanings: Meaning | Trait,
        others: type[Form] | None = None,
        others_know: int = 0,
    ) -> None:
        self.code = code
        self.form = form
        self.others = others
        self.forms = {form, others or form}
        self.traits = frozenset(trait for trait in meanings if isinstance(trait, Trait))
        told = [meaning for meaning in meanings if isinstance(meaning, Meaning)]
        self._fields = _fields_of(told)
        self._known = _fields_of(told[:others_know])

    def show(self, s: Any, numbers: Sequence[int], is_witness: bool) -> Form:
        if self.others is None or is_witness:
            return self.form(*self._fields(s, numbers))
        known = self._known(s, numbers)
        return self.others(*known, *[None] * (len(self.others.__struct_fields__) - len(known)))


def _fields_of(meanings: Sequence[Meaning]) -> Callable[[Any, Sequence[int]], list[Any]]:
    """What the first of four numbers say. Most are one field each, and many mean just themselves."""
    shows = [None if meaning.show is _as_it_is else meaning.show for meaning in meanings]
    if all(meaning.fields == 1 for meaning in meanings):
        return lambda s, numbers: [show(s, numbers[n]) if show else numbers[n] for n, show in enumerate(shows)]

    def fields(s: Any, numbers: Sequence[int]) -> list[Any]:
        values = [_values(meaning)(s, numbers[n]) for n, meaning in enumerate(meanings)]
        return [field for value in values for field in value]

    return fields


# The whole


class Codes(Protocol):
    """How a choice is made of a verb, a detail and a target; each game's `codes.py` says it."""

    def choice(self, verb: int, detail: int, /) -> int: ...
    def verb_of(self, choice: int, /) -> int: ...
    def detail_of(self, choice: int, /) -> int: ...
    def target_of(self, choice: int, /) -> int: ...


class Vocabulary:
    """All that can be said in a game. `why_not_now` tells what the moment forbids, whatever is asked for."""

    def __init__(
        self,
        codes: Codes,
        why_not_now: Callable[[Any, int, int], Reason | None],
        verbs: Iterable[Verb],
        events: Iterable[Event],
    ) -> None:
        self.verbs = list(verbs)
        self.events = list(events)
        self._codes = codes
        self._why_not_now = why_not_now
        self._verb_of_form = {verb.form: verb for verb in self.verbs}
        self._event_of_code = {event.code: event for event in self.events}
        # The last row of a number serves for all that no other is meant for.
        self._verb_of_code = {verb.code: verb for verb in sorted(self.verbs, key=lambda verb: verb.when is None)}
        self._special = [verb for verb in self.verbs if verb.when is not None]
        self._special_codes = {verb.code for verb in self._special}

    def show_choice(self, s: Any, choice: int) -> Form:
        codes = self._codes
        code, detail = codes.verb_of(choice), codes.detail_of(choice)
        verb = self._verb(code, detail) if code in self._special_codes else self._verb_of_code[code]
        return verb.show(s, detail, codes.target_of(choice))

    def _verb(self, code: int, detail: int) -> Verb:
        special = [verb for verb in self._special if verb.code == code and verb.when and verb.when(detail)]
        return special[0] if special else self._verb_of_code[code]

    def read_choice(self, s: Any, form: Form) -> int:
        verb = self._verb_of_form.get(type(form))
        if verb is None:
            raise TypeError(f"not a choice of this game: {form!r}")
        detail, target = verb.numbers(s, form)
        return self._codes.choice(verb.code, detail) + target

    def why_not(self, s: Any, actor: int, choice: int) -> Reason:
        """The clause that stands against an action, what the moment forbids first."""
        code, detail = self._codes.verb_of(choice), self._codes.detail_of(choice)
        now = self._why_not_now(s, actor, code)
        return now or self._verb(code, detail).why_not(s, actor, detail, self._codes.target_of(choice))

    def show_event(self, s: Any, event: Sequence[int], seat: int | None) -> Form:
        """As this seat (None: a spectator) may witness it."""
        what, *numbers, witnesses = event
        return self._event_of_code[what].show(s, numbers, seat is not None and bool(witnesses >> seat & 1))

    def traits_of(self, form: Form) -> frozenset[Trait]:
        """Of an action."""
        return self._verb_of_form[type(form)].traits

    @property
    def traits(self) -> dict[type[Form], frozenset[Trait]]:
        """Of all verbs and events that have any."""
        told = [(verb.form, verb.traits) for verb in self.verbs]
        told += [(form, event.traits) for event in self.events for form in event.forms]
        return {form: traits for form, traits in told if traits}
