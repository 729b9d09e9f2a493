"""The Lost Island as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from ostrov.games.lost_island import components, forecast, forms, notation, setup, state, turn, viewing
from ostrov.games.lost_island.forms import Options, View
from ostrov.games.lost_island.position import LostIsland
from ostrov.games.lost_island.printed import PRINTED
from ostrov.games.lost_island.vocabulary import VOCABULARY
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game, Prompt
from ostrov.kernel.piles import kinds_in
from ostrov.kernel.position import read_starter

SETS: dict[str, tuple[int, ...]] = {
    "random": (),
    "tight-island": components.TIGHT_ISLAND,
    "calm-island": components.CALM_ISLAND,
    "skull-island": components.SKULL_ISLAND,
}


class LostIslandGame(Game):
    id = "lost-island"
    prefix = "LI"
    seats = range(1, 5)
    is_cooperative = False
    has_secrets = False
    clause_of_seats = "LI-3.2"
    first_game: ClassVar = {"side": "a", "rumours": "calm-island"}
    rules_version = 2
    # Five choices set it up. Each turn crosses off a use, and takes a roll, a name, and for each player a die and an
    # answer about the order: with four players 24 turns of 10 choices, with three 36 of 8, with two 36 of 6. Alone
    # there are 18 of 5, the second roll and the die set aside among them. Each cell is drawn once. Four players on
    # side B take most: 5 + 24 * 10 + 4 * 78.
    longest = 557
    folder = Path(__file__).parent

    vocabulary = VOCABULARY
    forms: ClassVar = forms
    show_position = staticmethod(notation.show_position)
    read_position = staticmethod(notation.read_position)
    printed = PRINTED

    def start(self, seats: int, options: Options) -> LostIsland:
        """LI-3.1 One side for all, and a named set of rumours where the table has chosen one."""
        position = LostIsland(seats, forms.SIDES.index(options.side))
        position.hand_out_sheets()
        position.asks_for_order = forms.ORDERS.index(options.last_turn_in_order)
        position.rumours = sum(1 << rumour for rumour in SETS[options.rumours])
        read_starter(position, options.first)
        setup.finish_dealing(position)
        turn.settle(position)
        return position

    def view(self, s: LostIsland, seat: int | None) -> View:
        """LI-4.3"""
        scores = [viewing.show_scores(s, one) for one in range(s.seats)]
        return View(
            **self.head_of_view(s, seat),
            sheets=[viewing.show_sheet(s.sheet(one)) for one in range(s.seats)],
            standings=[viewing.show_standing(s, one, scores[one]) for one in range(s.seats)],
            table=notation.show_position(s),
            scores=scores,
            rolled=viewing.show_rolled(s),
            previews=forecast.previews(s),
        )

    def imagine(self, view: View, dice: Dice) -> LostIsland:
        """LI-4.3 Nothing is left to imagine."""
        return notation.read_position(view.table)

    def clause_of_end(self, s: LostIsland) -> str:
        return "LI-7.1" if s.ending == state.USES_SPENT else "LI-7.2"

    def ask(self, s: LostIsland, seat: int) -> Prompt:
        dice = kinds_in(s.dice)
        if s.phase == state.NAMING:
            return Prompt("name", {"dice": dice})
        if s.phase == state.SETTING_ASIDE:
            return Prompt("set-aside", {"dice": dice, "compasses": int(s.compasses(seat))})
        if s.phase == state.ASKING:
            return Prompt("order", {})
        terrain = forms.TERRAINS[s.terrain]
        if s.number(seat) == 0:
            return Prompt("take", {"terrain": terrain, "dice": dice, "compasses": int(s.compasses(seat))})
        left = int(s.left(seat))
        # Once everybody has drawn their last cell, the dice are rolled.
        return Prompt("draw", {"terrain": terrain, "cells": left}, is_final=left == 1)
