"""Forbidden Island as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from ostrov.games.forbidden_island import flooding, forecast, forms, notation, state, viewing
from ostrov.games.forbidden_island.forms import Options, View
from ostrov.games.forbidden_island.position import ForbiddenIsland
from ostrov.games.forbidden_island.printed import PRINTED
from ostrov.games.forbidden_island.state import Island
from ostrov.games.forbidden_island.vocabulary import VOCABULARY
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game, Prompt
from ostrov.kernel.position import read_starter
from ostrov.kernel.refusals import Impossible


class ForbiddenIslandGame(Game):
    id = "forbidden-island"
    prefix = "FI"
    seats = range(2, 5)
    is_cooperative = True
    has_secrets = False
    clause_of_seats = "FI-2.3"
    first_game: ClassVar = {"difficulty": "novice"}
    rules_version = 1
    # Three Waters Rise! in each pass through the treasure deck bring the skull within 84 treasure cards, so within 42
    # turns. A turn has at most 10 steps and, before each, 4 seats that go on: 2,100 in all. Set-up, 24 sinking tiles
    # with 4 pawns and their rescuers, hand-limit discards and special cards stay below 900 together.
    longest = 3000
    folder = Path(__file__).parent

    vocabulary = VOCABULARY
    forms: ClassVar = forms
    show_position = staticmethod(notation.show_position)
    read_position = staticmethod(notation.read_position)
    forecast_type = forecast.Forecast
    forecast = staticmethod(forecast.forecast)
    printed = PRINTED

    def check_options(self, options: Options, seats: int) -> None:
        """FI-2.3 Chosen adventurers are different, one a seat."""
        chosen = options.adventurers
        if chosen is not None and (len(chosen) != seats or len(set(chosen)) != seats):
            raise Impossible("adventurers-mismatched", seats=seats)

    def start(self, seats: int, options: Options) -> ForbiddenIsland:
        """FI-2.6 The marker starts at the difficulty's mark (FI-1.4)."""
        island = Island()
        for seat, role in enumerate(options.adventurers or []):
            island.cast(seat, forms.ROLES.index(role))
        position = ForbiddenIsland(seats, island)
        position.mark = forms.DIFFICULTIES.index(options.difficulty) + 1
        read_starter(position, options.first)
        return position

    def view(self, s: ForbiddenIsland, seat: int | None) -> View:
        """FI-2.7"""
        table = notation.show_position(s)
        return View(
            **self.head_of_view(s, seat),
            board=viewing.show_board(table),
            flood_rate=int(s.flood_rate()),
            table=table,
        )

    def imagine(self, view: View, dice: Dice) -> ForbiddenIsland:
        """FI-2.7 Nothing is left to imagine: the order of a deck is decided when a card is drawn."""
        return notation.read_position(view.table)

    def clause_of_end(self, s: ForbiddenIsland) -> str:
        return "FI-8.1" if s.ending == state.ESCAPED else "FI-8.2"

    def who_is_waited_for(self, s: ForbiddenIsland, awaited: list[int]) -> list[int]:
        """FI-3.3 The active player's actions wait for nobody."""
        return [int(s.active)] if _is_turn(s) else awaited

    def ask(self, s: ForbiddenIsland, seat: int) -> Prompt:
        if s.over_limit != state.NOBODY:
            return Prompt("discard", {})
        if flooding.must_swim(s):
            swimmer = int(flooding.next_swimmer(s))
            return Prompt("swim" if swimmer == seat else "rescue", {"pawn": swimmer})
        if s.phase == state.ACTING and seat == s.active:
            return Prompt("act", {"actions": int(s.actions_left)})
        if _is_turn(s):
            return Prompt("may-play", {"seat": int(s.active)}, is_optional=True)
        return Prompt(f"moment-{forms.PHASES[s.phase]}", {"cards": int(s.cards_left)})

    def name_of_seat(self, s: ForbiddenIsland, seat: int) -> str | None:
        role = s.role(seat)
        return None if role == state.NO_ROLE else f"role-{forms.ROLES[role]}"


def _is_turn(s: ForbiddenIsland) -> bool:
    return bool(s.phase == state.ACTING and s.awaited >> s.active & 1)
