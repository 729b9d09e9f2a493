"""A table for tests of any game: a referee, what is done and what is seen. Each game's `table.py` adds its own."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from ostrov.kernel.bits import members
from ostrov.kernel.game import Form, Game, Outcome
from ostrov.kernel.position import CHANCE, EVERYBODY
from ostrov.kernel.record import Record
from ostrov.kernel.referee import Referee
from ostrov.kernel.refusals import Impossible, Refusal


def game_refuses_position(game: Game, wrong: Form, code: str) -> None:
    """No game can come to such a position, and the code says why."""
    with pytest.raises(Impossible) as caught:
        game.read_position(wrong)
    assert caught.value.code == code


class GameTable:
    game: ClassVar[Game]

    def __init__(self, start: Form | Referee) -> None:
        """A position that was laid out by hand, or a game with its referee."""
        self.referee = start if isinstance(start, Referee) else self._referee_at(start)

    def _referee_at(self, start: Form) -> Referee:
        position = self.game.read_position(start)
        seats = int(position.seats)
        return Referee(self.game, position, Record.begin(self.game, seats, self.options_of(start, seats)))

    def options_of(self, start: Any, seats: int) -> Form:
        """With which options a game would have come there."""
        return self.game.options({}, seats)

    # What is done

    def play(self, seat: int, *actions: Form) -> None:
        for action in actions:
            self.referee.play(seat, action)

    def chance(self, *outcomes: Form) -> None:
        self.play(CHANCE, *outcomes)

    def refuses(self, seat: int, action: Form, code: str, clause: str) -> None:
        """The action is refused for exactly this reason, and nothing has changed."""
        before = self.referee.position.fields()
        with pytest.raises(Refusal) as caught:
            self.referee.play(seat, action)
        assert (caught.value.code, caught.value.clause) == (code, clause)
        assert self.referee.position.fields() == before
        assert action not in self.actions(seat)

    # What may be done

    def actions(self, seat: int) -> list[Form]:
        return self.referee.actions(seat)

    # What is seen

    @property
    def awaited(self) -> list[int]:
        """The seats that are asked; none while chance is, or when it is over."""
        return members(self.referee.position.awaited & EVERYBODY)

    @property
    def is_chance_awaited(self) -> bool:
        return self.referee.is_chance_awaited

    @property
    def events(self) -> list[Form]:
        """What the last choice brought about, as a spectator sees it."""
        return self.referee.events(None)

    @property
    def outcome(self) -> Outcome | None:
        return self.referee.game.outcome(self.referee.position)

    @property
    def ending(self) -> tuple[str, str] | None:
        """Reason and clause; None while it goes on."""
        return (self.outcome.reason, self.outcome.clause) if self.outcome else None
