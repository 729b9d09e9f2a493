"""A table as its log makes it: seats, the game, what has been shown, an open request to undo. No clock, no network."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter, OrderedDict
from collections.abc import Iterable

import msgspec

from ostrov.bots.registry import strongest_bot
from ostrov.games.registry import find_game
from ostrov.kernel.bits import members
from ostrov.kernel.game import Form, Game, Outcome
from ostrov.kernel.position import CHANCE, EVERYBODY, Position
from ostrov.kernel.record import Record
from ostrov.kernel.referee import Referee, kind_of
from ostrov.kernel.refusals import Complaint
from ostrov.lab.dealing import SealedDice, key_of, seed_for_bot
from ostrov.server.table.log import (
    AnyBody,
    Bound,
    ChangeKind,
    Chosen,
    Committed,
    Invited,
    PartsAwaited,
    Revealed,
    Seated,
    StandInAsked,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from ostrov.server.table.parts import Parts
from ostrov.server.table.stored import Seat, StoredTable

# Whose eyes something is seen through: a seat's, or (None) a spectator's.
Eye = int | None

encode = msgspec.json.Encoder().encode

# A copy of the position is kept after every so many steps: to go back, or to look back, replays fewer than that.
KEPT_EVERY = 16

# A command that comes again is answered again, if no more than so many have come since.
_MOST_COMMANDS = 1000
# Logs written by earlier versions have none.
NO_DIGEST = ""

# Measured, with all that belongs to them.
_BYTES_OF_TABLE, _BYTES_OF_STEP, _BYTES_OF_ENTRY = 15_000, 1000, 200


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


def is_of_other_rules(stored: StoredTable) -> bool:
    """Its log was written by rules under which it may no longer replay."""
    return stored.rules != find_game(stored.game).rules_version


def refuse_other_rules(stored: StoredTable) -> None:
    if is_of_other_rules(stored):
        known = find_game(stored.game).rules_version
        raise Complaint("table-of-other-rules", rules=stored.rules, known=known)


class Table:
    """Folds one entry after another. Whatever is refused has changed nothing.

    `begun` is where the game starts from, unless that is the game's own beginning.
    """

    def __init__(self, stored: StoredTable, begun: Referee | None = None) -> None:
        self.stored = stored
        self.game: Game = find_game(stored.game)
        refuse_other_rules(stored)
        self.options: Form = self.game.options(msgspec.json.decode(stored.options), stored.seats)
        self.seats = [Seat()] * stored.seats
        self.version = 0
        self.steps: list[Taken] = []
        self.changes: list[Change] = []
        # Those of each seat.
        self._choices_of: dict[int, list[Taken]] = {}
        # How many draws of each kind count.
        self.drawn: Counter[str] = Counter()
        self.request: Request | None = None
        # Who has said no to a request, until something else happens.
        self.declined: int | None = None
        # Which seats each person has held since the game began.
        self.held: dict[int, set[int]] = {}
        # What people give to chance.
        self.parts = Parts()
        self._key: bytes | None = None
        # Seats that people have left to a bot by themselves, until they are back.
        self.lent: set[int] = set()
        # Seats that are open to whoever has their key, and since which entry; nobody sits down at a saved game.
        self.open_since: dict[int, int] = {} if self.is_imported else dict.fromkeys(range(stored.seats), 0)
        # Who wants a bot to stand in on a seat.
        self.stand_ins: dict[int, frozenset[int]] = {}
        # The latest commands: the number of the last entry that each brought, and the digest of its body.
        self._commands: OrderedDict[str, tuple[int, str]] = OrderedDict()
        # What is asked for again and again, until the next entry.
        self._shown: dict[Eye, msgspec.Raw] = {}
        self._awaited: tuple[int, ...] | None = None
        self._names: list[str | None] | None = None
        self.referee = begun or Referee.begin(self.game, stored.seats, self.options)
        self._kept: list[Position] = [self.referee.position.copy()]

    # Folding

    def take(self, body: AnyBody) -> None:
        """Let the next entry of the log happen."""
        number = self.version + 1
        if isinstance(body, Chosen):
            self._choose(number, body)
        elif isinstance(body, Seated):
            self._seat(number, body)
        elif isinstance(body, Invited):
            self.open_since[body.seat] = number
        elif isinstance(body, StandInAsked):
            self.stand_ins[body.seat] = self.stand_ins.get(body.seat, frozenset()) | {body.person}
        elif isinstance(body, Undone):
            self._go_back(number, body.to)
        elif isinstance(body, Committed | PartsAwaited | Revealed | Bound):
            self.parts.take(body)
            self._key = None
        self._move_on(number)
        if isinstance(body, UndoAsked | UndoAnswered):
            self._discuss(body)

    def remember(self, command: str | None, number: int) -> None:
        """The command that was answered with this version."""
        if command is not None:
            key, digest = key_and_digest(command)
            self._commands[key] = number, digest
            if len(self._commands) > _MOST_COMMANDS:
                self._commands.popitem(last=False)

    def deal(self) -> Chosen:
        """Let chance choose by the table's seed; returns what is to be written into the log."""
        number, turn = self.version + 1, self.turn
        kind = self.referee.kind_of_draw
        self.referee.deal(SealedDice(self.key, kind, self.drawn[kind]))
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
        if len(self.steps) % KEPT_EVERY == 0:
            self._kept.append(self.referee.position.copy())
        if body.by is not None:
            self._choices_of.setdefault(body.by, []).append(taken)
            self.stand_ins.pop(body.by, None)
        else:
            self.drawn[kind_of(self.referee.record.steps[-1].choice)] += 1
        self.request = None

    def _seat(self, number: int, body: Seated) -> None:
        before, after = self.seats[body.seat], Seat(body.person, body.bot)
        if self.is_begun and after != before:
            self.changes.append(Change(number, _kind_of(before, after), after.person or before.person, body.seat))
        self.seats[body.seat] = after
        self._note_lent(body, before)
        self._note_open(number, body.seat, before)
        self.parts.notice(self.seats)
        self.stand_ins.pop(body.seat, None)
        self._remember_who_sits()
        # Whoever was asked to agree, or had asked, may be gone; who still wants it asks those who are here now.
        self.request = None

    def _note_lent(self, body: Seated, before: Seat) -> None:
        """A bot that follows another, as when one fails, changes nothing about how the seat was left."""
        if body.person is None or body.bot is None:
            self.lent.discard(body.seat)
        elif body.by is None and before.bot is None:
            self.lent.add(body.seat)

    def _note_open(self, number: int, seat: int, before: Seat) -> None:
        """A key is spent when somebody sits down, and a seat that becomes free has a new one. A bot that follows
        another, as when one fails, changes nothing for whoever was invited to its seat."""
        after = self.seats[seat]
        if after.is_free:
            self.open_since[seat] = number
        elif before.bot is None or after.person is not None:
            self.open_since.pop(seat, None)

    def _remember_who_sits(self) -> None:
        if not self.steps:
            self.held.clear()
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                self.held.setdefault(seat.person, set()).add(number)

    def _go_back(self, number: int, to: int) -> None:
        count = self.steps_up_to(to)
        self._note_undone(number, to, self.steps[count:])
        self._rewind(count)
        self.request = None

    def _rewind(self, count: int) -> None:
        """To where so many steps had led, from the last position kept before that."""
        kept = count // KEPT_EVERY
        choices = self.referee.record.steps[kept * KEPT_EVERY : count]
        undone = self.referee.record.steps[count:]
        self.drawn.subtract(kind_of(step.choice) for step in undone if step.by is None)
        self.referee.go_back(self._kept[kept].copy(), kept * KEPT_EVERY)
        for step in choices:
            self.referee.replay(step)
        del self._kept[kept + 1 :]
        for taken in self.steps[count:]:
            if taken.by is not None:
                self._choices_of[taken.by].pop()
        del self.steps[count:]

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

    def steps_up_to(self, number: int) -> int:
        """How many of the steps that count were taken by this entry."""
        return bisect_right(self.steps, number, key=lambda step: step.number)

    def changes_between(self, since: int, before: int) -> list[Change]:
        """Those from one entry on, and before another."""
        first = bisect_left(self.changes, since, key=lambda change: change.number)
        last = bisect_left(self.changes, before, key=lambda change: change.number)
        return self.changes[first:last]

    def before(self, index: int) -> tuple[Position, int]:
        """A position that was kept, to be copied, at or before the step of this index; and after how many steps."""
        kept = min(index // KEPT_EVERY, len(self._kept) - 1)
        return self._kept[kept], kept * KEPT_EVERY

    @property
    def last_of(self) -> dict[int, Taken]:
        """Each seat's last choice."""
        return {seat: choices[-1] for seat, choices in self._choices_of.items() if choices}

    def remembered(self, key: str) -> tuple[int, str] | None:
        """The number by which this command was answered, and the digest of its body."""
        return self._commands.get(key)

    @property
    def people(self) -> set[int]:
        """Those who sit here, or are told of, and whose table it is."""
        seated = {seat.person for seat in self.seats if seat.person is not None}
        told = {change.person for change in self.changes if change.person is not None}
        return seated | told | {self.stored.host}

    @property
    def size(self) -> int:
        """About how many bytes it takes in memory."""
        of_log = len(self.changes) + len(self._commands)
        return _BYTES_OF_TABLE + _BYTES_OF_STEP * len(self.steps) + _BYTES_OF_ENTRY * of_log

    @property
    def spare_entries(self) -> int:
        """Those entries of the log that are no steps of the game as it stands."""
        return self.version - len(self.steps)

    @property
    def eyes(self) -> Iterable[Eye]:
        """The different ways in which this game can be seen."""
        return (*range(self.stored.seats), None) if self.game.has_secrets else (None,)

    def as_seen_by(self, eye: Eye) -> Eye:
        return eye if self.game.has_secrets else None

    @property
    def key(self) -> bytes:
        """What every draw follows from."""
        if self._key is None:
            self._key = key_of(self.stored.seed, self.stored.id, self.parts.nonces)
        return self._key

    def seed_for_bot(self, seat: int) -> int:
        """The same whenever the game comes to this choice of the seat's again."""
        return seed_for_bot(self.key, seat, len(self._choices_of.get(seat, ())))

    @property
    def turn(self) -> int:
        return int(self.referee.position.turns())

    @property
    def is_begun(self) -> bool:
        """The first cards are dealt when every seat is taken and everybody has given their part to chance."""
        return bool(self.steps) or self.parts.are_complete

    @property
    def is_to_be_bound(self) -> bool:
        """Everything is there for the first draw, and the log does not say yet what the key is made of."""
        return self.parts.are_complete and self.parts.bound is None and not self.steps

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

    @property
    def strength(self) -> str:
        """The bot that stands in for people here."""
        return self.stored.strength or strongest_bot(self.game.id)

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


def key_and_digest(command: str) -> tuple[str, str]:
    """Of a command as the log has it: whose it is with its id, and the digest of its body."""
    person, id, *digest = command.split(":")
    return f"{person}:{id}", digest[0] if digest else NO_DIGEST


def bots_alone(seats: Iterable[Seat]) -> bool:
    """Nobody plays here, nor will anybody come back to."""
    return all(seat.bot is not None and seat.person is None for seat in seats)


def _kind_of(before: Seat, after: Seat) -> ChangeKind:
    if after.is_free:
        return "left-seat"
    if after.bot is not None:
        return "bot-sat-down" if after.person is None else "bot-stands-in"
    return "took-back-seat" if before.person == after.person else "sat-down"
