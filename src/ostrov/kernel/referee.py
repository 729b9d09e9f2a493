"""The checking path: for people, bots of strangers and saved games. It refuses with a reason and changes nothing."""

from __future__ import annotations

from typing import Protocol

from ostrov.kernel.bits import members
from ostrov.kernel.game import Form, Game
from ostrov.kernel.position import CHANCE, CHANCE_AWAITED, EVERYBODY, Chronicle, Position
from ostrov.kernel.record import Record, Step
from ostrov.kernel.refusals import Refusal
from ostrov.kernel.rows import Rows


class Chooser(Protocol):
    """Whatever chooses outcomes of chance: `Dice`, or dice that can be checked afterwards."""

    def below(self, n: int, /) -> int:
        """One of 0 … n - 1, each as likely."""


def kind_of(choice: Form) -> str:
    """An action or outcome by its tag: what it says under `do`."""
    return str(choice.__struct_config__.tag)


class Referee:
    """One game as it is played: its position, everything chosen so far, and what happened last."""

    def __init__(self, game: Game, position: Position, record: Record) -> None:
        self.game = game
        self.position = position
        self.record = record
        # What the last choice brought about, in numbers; `events` shows it to a seat.
        self.happened: list[tuple[int, ...]] = []
        self._rows = Rows()

    @classmethod
    def begin(cls, game: Game, seats: int, options: Form) -> Referee:
        return cls(game, game.start(seats, options), Record.begin(game, seats, options))

    def legal(self, actor: int) -> list[int]:
        """The actor's choices in their order; none for one who is not awaited."""
        if not 0 <= actor <= CHANCE or not self.position.awaited >> actor & 1:
            return []
        self._look_at_choices(actor)
        return self._rows.codes()

    def _look_at_choices(self, actor: int) -> None:
        self._rows.clear()
        self.position.legal(actor, self._rows)

    def actions(self, actor: int) -> list[Form]:
        """The same as forms."""
        return [self.game.show_choice(self.position, choice) for choice in self.legal(actor)]

    def play(self, actor: int, form: Form) -> None:
        """Carry out an action, or an outcome of chance, after checking everything about it."""
        if actor != CHANCE and not 0 <= actor < self.position.seats:
            raise Refusal("no-such-seat", self.game.clause_of_seats, seats=self.position.seats)
        choice = self.game.read_choice(self.position, form)
        if choice not in self.legal(actor):
            code, clause = self.game.why_not(self.position, actor, choice)
            raise Refusal(code, clause, actor=actor, action=form)
        self._carry_out(actor, choice)

    def replay(self, step: Step) -> None:
        """Carry out a step of a record, checked like any other."""
        self.play(CHANCE if step.by is None else step.by, step.choice)

    def go_back(self, position: Position, steps: int) -> None:
        """To where so many steps had led: to this position."""
        self.position = position
        self.happened = []
        del self.record.steps[steps:]

    def outcomes(self) -> list[tuple[Form, int]]:
        """What chance may bring now, each with its weight, in order."""
        self.legal(CHANCE)
        return [(self.game.show_choice(self.position, choice), weight) for choice, weight in self._rows.weighted()]

    @property
    def kind_of_draw(self) -> str:
        """The tag that all outcomes of the awaited draw share: from which deck or die it comes."""
        self._look_at_choices(CHANCE)
        return kind_of(self.game.show_choice(self.position, self._rows.at(0)))

    def deal(self, dice: Chooser) -> None:
        """Let the dice choose one outcome of chance, which is awaited."""
        self._look_at_choices(CHANCE)
        self._carry_out(CHANCE, self._rows.at(dice.below(self._rows.total)))

    def events(self, seat: int | None) -> list[Form]:
        """What the last choice brought about, as this seat may witness it."""
        shown = [self.game.show_event(self.position, event, seat) for event in self.happened]
        return [event for event in shown if event is not None]

    @property
    def awaited(self) -> list[int]:
        """The seats that may act now."""
        return members(self.position.awaited & EVERYBODY)

    @property
    def is_chance_awaited(self) -> bool:
        return bool(self.position.awaited & CHANCE_AWAITED)

    def _carry_out(self, actor: int, choice: int) -> None:
        step = Step(None if actor == CHANCE else actor, self.game.show_choice(self.position, choice))
        chronicle = Chronicle()
        self.position.chronicle = chronicle
        self.position.apply(actor, choice)
        self.position.chronicle = None
        self.happened = chronicle.events
        self.record.steps.append(step)
