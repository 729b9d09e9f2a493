"""Frames for one reader, built from what that reader may know. Parts that several readers share are made once."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

import msgspec

from ostrov.kernel.game import Prompt
from ostrov.lab.dealing import seal
from ostrov.server.table import inviting, undoing
from ostrov.server.table.messages import (
    Asked,
    Change,
    EarlierShown,
    Now,
    Occupant,
    PartShown,
    PartsShown,
    PresenceChanged,
    SeatsChanged,
    StandInShown,
    Step,
    StepsTaken,
    TableShown,
    Undo,
)
from ostrov.server.table.patience import Patience
from ostrov.server.table.problems import prompt_of
from ostrov.server.table.seating import have_to_agree, may_invite
from ostrov.server.table.stored import Seat
from ostrov.server.table.table import Change as Changed
from ostrov.server.table.table import Eye, Request, Table, Taken, encode

# A frame tells of so many entries of the log at most; a game is rarely longer.
ENTRIES_AT_ONCE = 2000
# And of changes at the table, when another has come, so many.
CHANGES_AT_ONCE = 200


class Reader(msgspec.Struct):
    """Who reads a page: a person or (None) a stranger; the seat looked through after the curtain; what is wished."""

    person: int | None
    looking: int | None = None
    wants_forecast: bool = False


class People(msgspec.Struct, frozen=True):
    """What a table knows of people: their names, and who has the page open."""

    names: dict[int, str]
    present: Set[int]


class Seen(msgspec.Struct, frozen=True):
    """A step with the view after it for each eye that watched."""

    taken: Taken
    views: dict[Eye, msgspec.Raw]
    names: list[str | None]


def has_curtain(table: Table, reader: Reader) -> bool:
    """Several seats with secrets on one device: each is looked through only when its turn has come, and shows nothing
    that is not for all before."""
    return table.game.has_secrets and len(table.seats_of(reader.person)) > 1


def tells_more(table: Table, seat: int) -> bool:
    """Whether this seat's view tells it more than everybody is told, by the bytes. Its questions follow from what it
    knows."""
    as_everybody = msgspec.structs.replace(table.game.view(table.referee.position, seat), seat=None)
    return encode(as_everybody) != bytes(table.view(None))


def eye_of(table: Table, reader: Reader) -> Eye:
    own = table.seats_of(reader.person)
    if has_curtain(table, reader):
        return reader.looking if reader.looking in own else None
    awaited = [seat for seat in own if seat in table.awaited]
    return next(iter(awaited or own), None)


def close_curtain(table: Table, reader: Reader) -> None:
    """Once a seat has acted and another one of the same person is asked, the device is to be passed on; and nobody
    looks through a seat that they have left."""
    asked = seats_asked(table, reader.person)
    own = table.seats_of(reader.person)
    if reader.looking not in own or (asked and reader.looking not in asked):
        reader.looking = None


def seats_asked(table: Table, person: int | None) -> list[int]:
    """The seats for which this person decides something now."""
    return [seat for seat in table.awaited if person is not None and table.seats[seat].player == person]


def occupant(seat: Seat, reader: Reader, people: People) -> Occupant:
    person = seat.person
    if person is None:
        return Occupant(None, seat.bot, False, False)
    return Occupant(people.names.get(person, "?"), seat.bot, person == reader.person, person in people.present)


class Snapshot:
    """How a table stands at one version."""

    def __init__(self, table: Table, people: People, patience: Patience) -> None:
        self.table = table
        self.people = people
        self._patience = patience
        self._asked: dict[int, Asked] = {}
        self._prompts: dict[Eye, Prompt] = {}
        self._told: dict[tuple[Eye, Eye], msgspec.Raw] = {}
        self._past: dict[tuple[int, int, Eye], msgspec.Raw] = {}
        self._forecasts: dict[Eye, msgspec.Raw] = {}
        self._telling_more: dict[int, bool] = {}
        self._names = table.names()
        self._outcome = table.outcome
        self._waited_for = list(table.waited_for)

    # The whole

    def table_shown(self, reader: Reader) -> TableShown:
        table, eye = self.table, self._past_eye(reader)
        since = max(1, table.version + 1 - ENTRIES_AT_ONCE)
        return TableShown(
            table=table.stored.id,
            game=table.game.id,
            options=table.options,
            version=table.version,
            seats=self._seats(reader),
            is_host=reader.person is not None and reader.person == table.stored.host,
            strength=table.strength,
            move_seconds=table.stored.move_seconds,
            seal=None if table.is_imported else seal(table.stored.seed),
            seed=self._seed(),
            parts=self._parts(reader),
            steps=self._steps(since, table.version + 1, eye),
            changes=self._changes(since, table.version + 1),
            since=since,
            now=self.now(reader),
            again=table.stored.again,
        )

    def steps_taken(self, reader: Reader, seen: list[Seen], eye: Eye) -> StepsTaken:
        """`eye` is whose eyes the reader had while these steps were taken."""
        now, table = self.now(reader), self.table
        assert now is not None
        told = self._told_once(seen, table.as_seen_by(eye), table.as_seen_by(now.eye))
        return StepsTaken(table.version, told, now, self._seed())

    def seats_changed(self, reader: Reader) -> SeatsChanged:
        version = self.table.version
        since = max(1, version + 1 - CHANGES_AT_ONCE)
        changes = self._changes(since, version + 1)
        return SeatsChanged(version, self._seats(reader), self._parts(reader), changes, since, self.now(reader))

    def earlier(self, reader: Reader, before: int) -> EarlierShown:
        before = min(max(1, before), self.table.version + 1)
        since = max(1, before - ENTRIES_AT_ONCE)
        steps = self._steps(since, before, self._past_eye(reader))
        return EarlierShown(since, before, steps, self._changes(since, before))

    def presence_changed(self, reader: Reader) -> PresenceChanged:
        return PresenceChanged(self._seats(reader))

    def now(self, reader: Reader) -> Now | None:
        table = self.table
        if not table.is_begun:
            return None
        eye = eye_of(table, reader)
        return Now(
            eye=eye,
            view=table.view(eye),
            names=self._names,
            prompt=self._prompt(eye),
            asked=[self.asked_of(seat) for seat in self._open_to(reader)],
            waited_for=self._waited_for,
            undo=self._undo(reader),
            outcome=self._outcome,
            curtain=self._curtain(reader),
            forecast=self._forecast(eye) if reader.wants_forecast else None,
        )

    # Its parts

    def _seats(self, reader: Reader) -> list[Occupant]:
        return [self._occupant(number, reader) for number in range(len(self.table.seats))]

    def _occupant(self, seat: int, reader: Reader) -> Occupant:
        shown = occupant(self.table.seats[seat], reader, self.people)
        left = self._patience.left(self.table, seat)
        return msgspec.structs.replace(
            shown,
            stand_in=None if left is None else self._stand_in(seat, left, reader),
            is_open=seat in self.table.open_since,
            key=inviting.key_of(self.table, seat) if may_invite(self.table, reader.person) else None,
        )

    def _stand_in(self, seat: int, left: float, reader: Reader) -> StandInShown:
        table, wanting = self.table, self.table.stand_ins.get(seat, frozenset())
        is_host = reader.person == table.stored.host
        waits = set() if is_host else have_to_agree(table, seat, self._patience) - {reader.person}
        return StandInShown(
            seconds=round(left, 1),
            wanted_by=[self.people.names.get(person, "?") for person in sorted(wanting)],
            waits_for=[self.people.names.get(person, "?") for person in sorted(waits)],
            is_yours_to_say=may_invite(table, reader.person)
            and reader.person not in wanting
            and reader.person != table.seats[seat].person,
        )

    def _parts(self, reader: Reader) -> PartsShown:
        parts, names = self.table.parts, self.people.names
        shown = [
            PartShown(names.get(person, "?"), person == reader.person, given.commitment, given.nonce is not None)
            for person, given in parts.given.items()
        ]
        missing = parts.missing
        return PartsShown(
            "bound" if self.table.is_begun else "closed" if parts.is_closed else "open",
            shown,
            [names.get(person, "?") for person in missing],
            reader.person in missing,
        )

    def _steps(self, since: int, before: int, eye: Eye) -> Any:
        """As JSON, for all who remember the past through these eyes."""
        key = since, before, self.table.as_seen_by(eye)
        if key not in self._past:
            first, last = self.table.steps_up_to(since - 1), self.table.steps_up_to(before - 1)
            steps = [self._step(step, eye) for step in self.table.steps[first:last]]
            self._past[key] = msgspec.Raw(encode(steps))
        return self._past[key]

    def _changes(self, since: int, before: int) -> list[Change]:
        return [self._change(change) for change in self.table.changes_between(since, before)]

    def _change(self, change: Changed) -> Change:
        person = None if change.person is None else self.people.names.get(change.person, "?")
        return Change(change.number, change.kind, person, change.seat, change.choices, change.draws)

    def _seed(self) -> str | None:
        """Shown once nothing more is dealt from it."""
        if self._outcome is None or self.table.is_imported:
            return None
        return self.table.stored.seed.hex()

    def _past_eye(self, reader: Reader) -> Eye:
        """Whose memory the history is: with a curtain, nobody's."""
        own = self.table.seats_of(reader.person)
        return None if has_curtain(self.table, reader) else next(iter(own), None)

    def _step(self, step: Taken, eye: Eye) -> Step:
        events: Any = step.events[self.table.as_seen_by(eye)]
        return Step(step.number, step.by, step.bot, events, step.turn)

    def _told_once(self, seen: list[Seen], eye: Eye, eye_now: Eye) -> Any:
        """The steps as JSON, for all who saw them through these eyes and see now through those."""
        key = eye, eye_now
        if key not in self._told:
            steps = [self._step_seen(step, eye) for step in seen]
            if eye == eye_now:
                # What the last one has led to is shown as it is now.
                steps[-1] = msgspec.structs.replace(steps[-1], view=None)
            self._told[key] = msgspec.Raw(encode(steps))
        return self._told[key]

    def _step_seen(self, seen: Seen, eye: Eye) -> Step:
        step = seen.taken
        events: Any = step.events[eye]
        return Step(step.number, step.by, step.bot, events, step.turn, seen.views.get(eye), seen.names)

    def _open_to(self, reader: Reader) -> list[int]:
        """Those behind a curtain only once it is lifted for them."""
        asked = seats_asked(self.table, reader.person)
        if not has_curtain(self.table, reader):
            return asked
        return [seat for seat in asked if seat == reader.looking or not self._tells_more(seat)]

    def asked_of(self, seat: int) -> Asked:
        if seat not in self._asked:
            table = self.table
            actions: Any = msgspec.Raw(encode(table.referee.actions(seat)))
            self._asked[seat] = Asked(seat, self._prompt(seat), actions)
        return self._asked[seat]

    def _prompt(self, eye: Eye) -> Prompt:
        if eye not in self._prompts:
            self._prompts[eye] = prompt_of(self.table.game.prompt(self.table.referee.position, eye))
        return self._prompts[eye]

    def _curtain(self, reader: Reader) -> int | None:
        if not has_curtain(self.table, reader) or reader.looking is not None:
            return None
        return next((seat for seat in seats_asked(self.table, reader.person) if self._tells_more(seat)), None)

    def _tells_more(self, seat: int) -> bool:
        if seat not in self._telling_more:
            self._telling_more[seat] = tells_more(self.table, seat)
        return self._telling_more[seat]

    def _undo(self, reader: Reader) -> Undo:
        table, person = self.table, reader.person
        if table.request is not None:
            return self._undo_asked(table.request, person)
        declined = None if table.declined is None else self.people.names.get(table.declined, "?")
        step = undoing.last_choice(table, person)
        if step is None or person is None:
            return Undo("none", declined_by=declined)
        return Undo("free" if undoing.is_free(table, person, step) else "consent", declined_by=declined)

    def _undo_asked(self, request: Request, person: int | None) -> Undo:
        waits = undoing.waited_for(self.table)
        return Undo(
            "asked",
            by=self.people.names.get(request.person),
            is_yours=request.person == person,
            to=request.to,
            waits_for=[self.people.names.get(other, "?") for other in sorted(waits - {person})],
            is_yours_to_answer=person in waits,
        )

    def _forecast(self, eye: Eye) -> msgspec.Raw | None:
        table, eye = self.table, self.table.as_seen_by(eye)
        if eye not in self._forecasts and table.game.has_forecast:
            self._forecasts[eye] = msgspec.Raw(encode(table.game.forecast(table.referee.position, eye)))
        return self._forecasts.get(eye)
