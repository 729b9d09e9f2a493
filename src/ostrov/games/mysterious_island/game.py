"""Mysterious Island as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from ostrov.games.mysterious_island import forecast, forms, naming, notation, state, viewing
from ostrov.games.mysterious_island.forms import Options, View
from ostrov.games.mysterious_island.position import MysteriousIsland
from ostrov.games.mysterious_island.printed import PRINTED
from ostrov.games.mysterious_island.vocabulary import VOCABULARY
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game, Prompt
from ostrov.kernel.position import CHANCE, read_starter


class MysteriousIslandGame(Game):
    id = "mysterious-island"
    prefix = "MI"
    seats = range(2, 6)
    is_cooperative = False
    has_secrets = True
    clause_of_seats = "MI-2.1"
    rules_version = 2
    # Every round takes two treasures or the last one, so there are nine at the most, each of nine cards dealt and
    # peeked at, five decisions to play, two cards turned up, six decisions about treasures and five about what to keep.
    longest = 250
    folder = Path(__file__).parent

    vocabulary = VOCABULARY
    forms: ClassVar = forms
    show_position = staticmethod(notation.show_position)
    read_position = staticmethod(notation.read_position)
    forecast_type = forecast.Forecast
    forecast = staticmethod(forecast.forecast)
    printed = PRINTED

    def start(self, seats: int, options: Options) -> MysteriousIsland:
        """MI-2.1 Chance picks who is first, unless the table has."""
        position = MysteriousIsland(seats)
        read_starter(position, options.first)
        return position

    def view(self, s: MysteriousIsland, seat: int | None) -> View:
        """MI-2.2, MI-3.1 What lies open; MI-8.4 and what was dealt to either chair of one's own."""
        knows_first, knows_second = s.owner(s.first) == seat, s.owner(s.second()) == seat
        table = notation.show_table(s)
        secrets = notation.show_secrets(s, knows_first=knows_first, knows_second=knows_second)
        return View(
            **self.head_of_view(s, seat),
            first=viewing.show_first(s),
            deciding=viewing.show_deciding(s),
            acting=viewing.show_acting(s),
            chairs=viewing.show_chairs(s, table),
            unseen=viewing.show_unseen(s, table, secrets),
            table=viewing.without_chairs(table),
            secrets=secrets,
        )

    def imagine(self, view: View, dice: Dice) -> MysteriousIsland:
        # A spectator has seen as little as chance itself.
        seat = CHANCE if view.seat is None else view.seat
        table = viewing.with_chairs(view.table, view.chairs)
        return notation.position_like(table, view.secrets).imagine(seat, dice)

    def clause_of_end(self, s: MysteriousIsland) -> str:
        return "MI-8.3" if s.seats == 2 else "MI-7.2"

    def ask(self, s: MysteriousIsland, seat: int) -> Prompt:
        """MI-8.1 With two players it is told which chair is asked, and with which card: `cards` says how much."""
        is_second = s.phase == state.FOLLOWING and s.chair == s.second()
        code = "second" if is_second else f"ask-{forms.PHASES[s.phase]}"
        if s.seats > 2:
            return Prompt(code, {"cards": 0})
        whose, chair = naming.at(s, s.chair)
        character = forms.CHARACTERS[s.dealt_to_second if is_second else s.character(s.chair)]
        if character is None:
            return Prompt(code, {"cards": 1, "seat": whose, "chair": chair})
        return Prompt(code, {"cards": 2, "seat": whose, "chair": chair, "character": character})
