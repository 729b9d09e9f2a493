"""Forbidden Desert as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from ostrov.games.forbidden_desert import forecast, forms, notation, state, viewing
from ostrov.games.forbidden_desert.forms import Options, View
from ostrov.games.forbidden_desert.position import ForbiddenDesert
from ostrov.games.forbidden_desert.printed import PRINTED
from ostrov.games.forbidden_desert.vocabulary import VOCABULARY
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game, Prompt
from ostrov.kernel.position import read_starter
from ostrov.kernel.refusals import Impossible

# FD-1.5
START_TICKS = {"novice": 1, "normal": 2, "elite": 3, "legendary": 4}


class ForbiddenDesertGame(Game):
    id = "forbidden-desert"
    prefix = "FD"
    seats = range(2, 6)
    is_cooperative = True
    has_secrets = False
    clause_of_seats = "FD-2.3"
    first_game: ClassVar = {"difficulty": "novice"}
    rules_version = 2
    # FD-9.2 The skull ends it, at most 15 ticks away, and each pass of the 31 storm cards brings three: 155 cards.
    # A turn draws what the meter says, so at five seats there are at most 50, and 13 of the Meteorologist, who may skip
    # all: 63 turns of four actions, and two of the Time Throttle (FD-6.6). Each action, card, turn and gear played
    # begins a moment, 484 in all. In one, 20 gifts of water and 12 of gear are possible (FD-3.5), each after up to four
    # seats have gone on, and at last five do: 165 choices. All the rest is little more than a thousand; a test adds it
    # up.
    longest = 82_000
    folder = Path(__file__).parent

    vocabulary = VOCABULARY
    forms: ClassVar = forms
    show_position = staticmethod(notation.show_position)
    read_position = staticmethod(notation.read_position)
    forecast_type = forecast.Forecast
    forecast = staticmethod(forecast.forecast)
    printed = PRINTED

    def check_options(self, options: Options, seats: int) -> None:
        """FD-2.3 Chosen adventurers are different, one a seat."""
        chosen = options.adventurers
        if chosen is not None and (len(chosen) != seats or len(set(chosen)) != seats):
            raise Impossible("adventurers-mismatched", seats=seats)

    def start(self, seats: int, options: Options) -> ForbiddenDesert:
        """FD-2.5 The marker starts at the difficulty's tick (FD-1.5)."""
        position = ForbiddenDesert(seats, state.plain_desert())
        for seat, role in enumerate(options.adventurers or []):
            position.cast(seat, forms.ROLES.index(role))
        position.tick = START_TICKS[options.difficulty]
        read_starter(position, options.first)
        return position

    def view(self, s: ForbiddenDesert, seat: int | None) -> View:
        """FD-2.6"""
        table = notation.show_position(s)
        return View(
            **self.head_of_view(s, seat),
            board=viewing.show_board(s, table),
            storm_rate=int(s.storm_rate()),
            sand_left=int(s.sand_left),
            buried=viewing.buried(s),
            in_shade=viewing.in_shade(s),
            clues=viewing.clues(s),
            hidden=viewing.hidden(s),
            reach=viewing.reach(s),
            table=table,
        )

    def imagine(self, view: View, dice: Dice) -> ForbiddenDesert:
        """FD-2.6 Nothing is left to imagine: an underside or a card is decided when it shows itself."""
        return notation.read_position(view.table)

    def clause_of_end(self, s: ForbiddenDesert) -> str:
        return "FD-9.1" if s.ending == state.ESCAPED else "FD-9.2"

    def moment(self, s: ForbiddenDesert) -> str:
        """The phase, unless something that was begun has to be finished first."""
        return str(forms.PENDINGS[s.pending] or forms.PHASES[s.phase])

    def who_is_waited_for(self, s: ForbiddenDesert, awaited: list[int]) -> list[int]:
        """FD-3.2 The active player's actions wait for nobody."""
        return [int(s.active)] if _is_turn(s) else awaited

    def ask(self, s: ForbiddenDesert, seat: int) -> Prompt:
        if s.pending:
            return Prompt("put-under", {})
        if s.phase == state.ACTING and seat == s.active:
            return Prompt("act", {"actions": int(s.actions_left)})
        if _is_turn(s):
            return Prompt("may-play", {"seat": int(s.active)}, is_optional=True)
        return Prompt(f"moment-{forms.PHASES[s.phase]}", {"cards": int(s.cards_left)})

    def name_of_seat(self, s: ForbiddenDesert, seat: int) -> str | None:
        role = s.role(seat)
        return None if role == state.NO_ROLE else f"role-{forms.ROLES[role]}"


def _is_turn(s: ForbiddenDesert) -> bool:
    return bool(s.phase == state.ACTING and s.awaited >> s.active & 1)
