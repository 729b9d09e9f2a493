"""A table as its log makes it: seats, the game, what has been shown, an open request to undo. No clock, no network."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ostrov.games.registry import find_game
from ostrov.kernel.bits import members
from ostrov.kernel.game import Form, Game, Outcome
from ostrov.kernel.position import CHANCE, EVERYBODY
from ostrov.kernel.record import Record
from ostrov.kernel.referee import Referee
from ostrov.lab import replay
from ostrov.server.dealing import SealedDice
from ostrov.server.log import AnyBody, ChangeKind, Chosen, Seated, UndoAnswered, UndoAsked, Undone
from ostrov.server.storage import Seat, StoredTable

# Whose eyes something is seen through: a seat's, or (None) a spectator's.
Eye = int | None

encode = msgspec.json.Encoder().encode


class Taken(msgspec.Struct, frozen=True, gc=False):
    """A step that was taken and still counts. `is_open`: it showed nobody anything new, and the turn went on."""

    number: int
    by: int | None
    bot: str | None
    turn: int
    is_open: bool
    # What each eye witnessed of it, as JSON; where a game has no secrets, all see what a spectator sees.
    events: dict[Eye, msgspec.Raw]


class Change(msgspec.Struct, frozen=True, gc=False):
    """An entry of a game under way that is no step of it: somebody came, went or was replaced, or took a choice back.

    `choices` and `draws`: what else was undone along with it.
    """

    number: int
    kind: ChangeKind
    person: int | None
    seat: int
    choices: int = 0
    draws: int = 0


class Request(msgspec.Struct, frozen=True):
    """Somebody wants to go back to where the game stood after entry `to`."""

    person: int
    to: int
    agreed: frozenset[int] = frozenset()


class Table:
    """Folds one entry after another. Whatever is refused has changed nothing."""

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.game: Game = find_game(stored.game)
        self.options: Form = self.game.options(msgspec.json.decode(stored.options), stored.seats)
        self.seats = [Seat()] * stored.seats
        self.version = 0
        self.steps: list[Taken] = []
        self.changes: list[Change] = []
        # Each seat's last one.
        self.last_of: dict[int, Taken] = {}
        self.request: Request | None = None
        # Who has said no to a request, until something else happens.
        self.declined: int | None = None
        # Which seats each person has held since the game began.
        self.held: dict[int, set[int]] = {}
        # When somebody else last had a bot stand in for a person.
        self.replaced: dict[int, int] = {}
        self.commands: dict[str, int] = {}
        # What is asked for again and again, until the next entry.
        self._shown: dict[Eye, msgspec.Raw] = {}
        self._awaited: tuple[int, ...] | None = None
        self._names: list[str | None] | None = None
        self.referee = self.first_position()

    def first_position(self) -> Referee:
        if self.stored.imported is not None:
            game, record = replay.load(self.stored.imported)
            return replay.begin(game, record)
        return Referee.begin(self.game, self.stored.seats, self.options)

    # Folding

    def take(self, body: AnyBody) -> None:
        """Let the next entry of the log happen."""
        number = self.version + 1
        if isinstance(body, Chosen):
            self._choose(number, body)
        elif isinstance(body, Seated):
            self._seat(number, body)
        elif isinstance(body, Undone):
            self._go_back(number, body.to)
        self._move_on(number)
        if isinstance(body, UndoAsked | UndoAnswered):
            self._discuss(body)

    def remember(self, command: str | None, number: int) -> None:
        """The command that was answered with this version."""
        if command is not None:
            self.commands[command] = number

    def deal(self) -> Chosen:
        """Let chance choose by the table's seed; returns what is to be written into the log."""
        number, turn = self.version + 1, self.turn
        self.referee.deal(SealedDice(self.stored.seed, self.stored.id, number))
        body = Chosen(None, self.referee.record.steps[-1].choice)
        self._note(number, body, turn, is_open=False)
        self._move_on(number)
        return body

    def _move_on(self, number: int) -> None:
        self.version = number
        self._shown.clear()
        self._awaited = self._names = self.declined = None

    def _choose(self, number: int, body: Chosen) -> None:
        turn = self.turn
        choice = body.choice
        if not isinstance(choice, Form):
            choice = self.game.convert(choice, self.game.choice_type)
        self.referee.play(CHANCE if body.by is None else body.by, choice)
        self._note(number, body, turn, is_open=body.by is not None and not self.game.reveals(choice))

    def _note(self, number: int, body: Chosen, turn: int, *, is_open: bool) -> None:
        events = {eye: msgspec.Raw(encode(self.referee.events(eye))) for eye in self.eyes}
        has_told_all_the_same = len(events) == 1 or len({bytes(shown) for shown in events.values()}) == 1
        is_open = is_open and has_told_all_the_same and turn == self.turn
        taken = Taken(number, body.by, body.bot, self.turn, is_open, events)
        self.steps.append(taken)
        if body.by is not None:
            self.last_of[body.by] = taken
        self.request = None

    def _seat(self, number: int, body: Seated) -> None:
        before, after = self.seats[body.seat], Seat(body.person, body.bot)
        if self.is_begun and after != before:
            self.changes.append(Change(number, _kind_of(before, after), after.person or before.person, body.seat))
        self.seats[body.seat] = after
        if body.by is not None and before.player is not None:
            self.replaced[before.player] = number
        self._remember_who_sits()
        # Whoever was asked to agree, or had asked, may be gone; who still wants it asks those who are here now.
        self.request = None

    def _remember_who_sits(self) -> None:
        if not self.steps:
            self.held.clear()
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                self.held.setdefault(seat.person, set()).add(number)

    def _go_back(self, number: int, to: int) -> None:
        kept = [step for step in self.steps if step.number <= to]
        self._note_undone(number, to, self.steps[len(kept) :])
        choices = self.referee.record.steps[: len(kept)]
        self.referee = self.first_position()
        for step in choices:
            self.referee.play(CHANCE if step.by is None else step.by, step.choice)
        self.steps = kept
        self.last_of = {step.by: step for step in kept if step.by is not None}
        self.request = None

    def _note_undone(self, number: int, to: int, undone: list[Taken]) -> None:
        """The first step that goes is the choice that was meant, and who plays that seat has taken it back."""
        seat = undone[0].by if undone else None
        if seat is None:
            return
        is_agreed = self.request is not None and self.request.to == to
        draws = sum(step.by is None for step in undone)
        kind: ChangeKind = "undone-by-consent" if is_agreed else "undone"
        self.changes.append(Change(number, kind, self.seats[seat].player, seat, len(undone) - 1 - draws, draws))

    def _discuss(self, body: UndoAsked | UndoAnswered) -> None:
        if isinstance(body, UndoAsked):
            self.request = Request(body.person, body.to, frozenset({body.person}))
        elif self.request is not None and body.agrees:
            self.request = msgspec.structs.replace(self.request, agreed=self.request.agreed | {body.person})
        else:
            self.request = None
            self.declined = body.person

    # Questions

    @property
    def eyes(self) -> Iterable[Eye]:
        """The different ways in which this game can be seen."""
        return (*range(self.stored.seats), None) if self.game.has_secrets else (None,)

    def as_seen_by(self, eye: Eye) -> Eye:
        return eye if self.game.has_secrets else None

    @property
    def turn(self) -> int:
        return int(self.referee.position.turns())

    @property
    def is_begun(self) -> bool:
        """The first cards are dealt when every seat is taken."""
        return bool(self.steps) or not any(seat.is_free for seat in self.seats)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.referee.position)

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def is_chance_awaited(self) -> bool:
        return self.is_begun and self.referee.is_chance_awaited and not self.is_imported

    @property
    def is_imported(self) -> bool:
        """A saved game that was brought in, to be looked at."""
        return self.stored.imported is not None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self._awaited is None:
            self._awaited = tuple(members(self.referee.position.awaited & EVERYBODY)) if self.is_begun else ()
        return self._awaited

    @property
    def waited_for(self) -> tuple[int, ...]:
        """Of those, the ones without whom the game does not go on."""
        if len(self.awaited) < 2:
            return self.awaited
        position = self.referee.position
        return tuple(seat for seat in self.awaited if self.game.prompt(position, seat).is_waited_for)

    def seats_of(self, person: int | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def names(self) -> list[str | None]:
        """The names that seats have in the fiction."""
        if self._names is None:
            self._names = [self.game.name_of_seat(self.referee.position, seat) for seat in range(self.stored.seats)]
        return self._names

    def view(self, eye: Eye) -> msgspec.Raw:
        """What an eye sees now, as JSON; made once, however many look."""
        shown = self.as_seen_by(eye)
        if shown not in self._shown:
            self._shown[shown] = msgspec.Raw(encode(self.game.view(self.referee.position, shown)))
        return self._shown[shown]

    def record(self) -> Record:
        return self.referee.record


def _kind_of(before: Seat, after: Seat) -> ChangeKind:
    if after.is_free:
        return "left-seat"
    if after.bot is not None:
        return "bot-sat-down" if after.person is None else "bot-stands-in"
    return "took-back-seat" if before.person == after.person else "sat-down"
