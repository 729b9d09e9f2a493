"""Mysterious Island as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from ostrov.games.mysterious_island import forms, naming, notation, state, viewing
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
        return View(
            **self.head_of_view(s, seat),
            first=viewing.show_first(s),
            deciding=viewing.show_deciding(s),
            chairs=viewing.show_chairs(s, table),
            table=table,
            secrets=notation.show_secrets(s, knows_first=knows_first, knows_second=knows_second),
        )

    def imagine(self, view: View, dice: Dice) -> MysteriousIsland:
        # A spectator has seen as little as chance itself.
        seat = CHANCE if view.seat is None else view.seat
        return notation.position_like(view.table, view.secrets).imagine(seat, dice)

    def clause_of_end(self, s: MysteriousIsland) -> str:
        return "MI-8.3" if s.seats == 2 else "MI-7.2"

    def ask(self, s: MysteriousIsland, seat: int) -> Prompt:
        _, chair = naming.at(s, s.chair)
        if s.phase == state.FOLLOWING and s.chair == s.second():
            return Prompt("second", {"chair": chair})
        return Prompt(f"ask-{forms.PHASES[s.phase]}", {"chair": chair})
