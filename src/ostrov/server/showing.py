"""Frames for one reader, built from what that reader may know. Parts that several readers share are made once."""

from __future__ import annotations

from typing import Any

import msgspec

from ostrov.kernel.game import Prompt
from ostrov.server import undoing
from ostrov.server.dealing import seal
from ostrov.server.messages import (
    Asked,
    Change,
    Now,
    Occupant,
    PresenceChanged,
    SeatsChanged,
    Step,
    StepsTaken,
    TableShown,
    Undo,
)
from ostrov.server.problems import prompt_of
from ostrov.server.seating import may_invite
from ostrov.server.storage import Seat
from ostrov.server.table import Change as Changed
from ostrov.server.table import Eye, Request, Table, Taken, encode


class Reader(msgspec.Struct):
    """Who reads a page: a person or (None) a stranger; the seat looked through after the curtain; what is wished."""

    person: int | None
    looking: int | None = None
    wants_forecast: bool = False


class People(msgspec.Struct, frozen=True):
    """What a table knows of people: their names, and who has the page open."""

    names: dict[int, str]
    present: set[int]


class Seen(msgspec.Struct, frozen=True):
    """A step with the view after it for each eye that watched."""

    taken: Taken
    views: dict[Eye, msgspec.Raw]
    names: list[str | None]


def has_curtain(table: Table, reader: Reader) -> bool:
    """Several seats with secrets on one device: each is looked through only when its turn has come."""
    return table.game.has_secrets and len(table.seats_of(reader.person)) > 1


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

    def __init__(self, table: Table, people: People) -> None:
        self.table = table
        self.people = people
        self._asked: dict[int, Asked] = {}
        self._prompts: dict[Eye, Prompt] = {}
        self._told: dict[tuple[Eye, Eye], msgspec.Raw] = {}
        self._forecast: msgspec.Raw | None = None
        self._names = table.names()
        self._outcome = table.outcome

    # The whole

    def table_shown(self, reader: Reader) -> TableShown:
        table, eye = self.table, self._past_eye(reader)
        return TableShown(
            table=table.stored.id,
            game=table.game.id,
            options=table.options,
            version=table.version,
            seats=self._seats(reader),
            is_host=reader.person is not None and reader.person == table.stored.host,
            invite=table.stored.invite if may_invite(table, reader.person) else None,
            seal=None if table.is_imported else seal(table.stored.seed),
            seed=self._seed(),
            steps=[self._step(step, eye) for step in table.steps],
            changes=self._changes(),
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
        return SeatsChanged(self.table.version, self._seats(reader), self._changes(), self.now(reader))

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
            undo=self._undo(reader),
            outcome=self._outcome,
            curtain=self._curtain(reader),
            forecast=self._forecast_once() if reader.wants_forecast else None,
        )

    # Its parts

    def _seats(self, reader: Reader) -> list[Occupant]:
        return [occupant(seat, reader, self.people) for seat in self.table.seats]

    def _changes(self) -> list[Change]:
        return [self._change(change) for change in self.table.changes]

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
        asked = seats_asked(self.table, reader.person)
        return [seat for seat in asked if seat == reader.looking] if has_curtain(self.table, reader) else asked

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
        return next(iter(seats_asked(self.table, reader.person)), None)

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

    def _forecast_once(self) -> msgspec.Raw | None:
        if self._forecast is None and self.table.game.has_forecast:
            self._forecast = msgspec.Raw(encode(self.table.game.forecast(self.table.referee.position)))
        return self._forecast
