"""The Lost Island as the kernel knows it."""

from __future__ import annotations

from pathlib import Path

from ostrov.games.lost_island import forms
from ostrov.games.lost_island.components import CALM_ISLAND, SKULL_ISLAND, TIGHT_ISLAND
from ostrov.games.lost_island.forms import ENDINGS, PHASES, SIDES, TERRAINS, Options, PositionForm, View
from ostrov.games.lost_island.notation import read_position, show_position
from ostrov.games.lost_island.position import LostIsland, why_not
from ostrov.games.lost_island.setup import finish_dealing
from ostrov.games.lost_island.showing import read_choice, show_choice, show_event
from ostrov.games.lost_island.state import NAMING, OVER, SETTING_ASIDE, USES_SPENT
from ostrov.games.lost_island.turn import settle
from ostrov.games.lost_island.viewing import show_scores, show_sheet, show_standing
from ostrov.kernel.bits import members
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Form, Game, Outcome, Prompt
from ostrov.kernel.piles import kinds_in
from ostrov.kernel.position import CHANCE_AWAITED, EVERYBODY, Position
from ostrov.kernel.refusals import Reason

SETS: dict[str, tuple[int, ...]] = {
    "random": (),
    "tight-island": TIGHT_ISLAND,
    "calm-island": CALM_ISLAND,
    "skull-island": SKULL_ISLAND,
}


class LostIslandGame(Game):
    id = "lost-island"
    prefix = "LI"
    seats = range(1, 5)
    is_cooperative = False
    has_secrets = False
    clause_of_seats = "LI-3.2"
    rules_version = 1
    # Five choices set it up. Each turn crosses off a use, and takes a roll, a name and a die for each player: with four
    # players 24 turns of 6 choices, with three 36 of 5, with two 36 of 4. Alone there are 18 of 5, the second roll and
    # the die set aside among them. Each cell is drawn once. Four players on side B take most: 5 + 24 * 6 + 4 * 65.
    longest = 409
    folder = Path(__file__).parent

    options_type = Options
    choice_type = forms.Choice
    event_type = forms.Event
    position_type = PositionForm
    view_type = View

    def start(self, seats: int, options: Form) -> LostIsland:
        """LI-3.1 One side for all, and a named set of rumours where the table has chosen one."""
        assert isinstance(options, Options)
        position = LostIsland(seats, SIDES.index(options.side))
        position.hand_out_sheets()
        position.orders_last_turn = int(options.last_turn_in_order)
        position.rumours = sum(1 << rumour for rumour in SETS[options.rumours])
        finish_dealing(position)
        settle(position)
        return position

    def show_choice(self, position: Position, choice: int) -> Form:
        return show_choice(_own(position), choice)

    def read_choice(self, position: Position, form: Form) -> int:
        return read_choice(_own(position), form)

    def why_not(self, position: Position, actor: int, choice: int) -> Reason:
        return why_not(_own(position), actor, choice)

    def show_event(self, position: Position, event: tuple[int, ...], seat: int | None) -> Form:
        return show_event(_own(position), event)

    def show_position(self, position: Position) -> PositionForm:
        return show_position(_own(position))

    def read_position(self, form: Form) -> LostIsland:
        assert isinstance(form, PositionForm)
        return read_position(form)

    def view(self, position: Position, seat: int | None) -> View:
        """LI-4.3"""
        s = _own(position)
        scores = [show_scores(s, one) for one in range(s.seats)]
        return View(
            seat=seat,
            awaited=members(s.awaited & EVERYBODY),
            chance_awaited=bool(s.awaited & CHANCE_AWAITED),
            sheets=[show_sheet(s.sheet(one)) for one in range(s.seats)],
            standings=[show_standing(s, one, scores[one]) for one in range(s.seats)],
            table=show_position(s),
            scores=scores,
        )

    def imagine(self, view: Form, dice: Dice) -> LostIsland:
        """LI-4.3 Nothing is left to imagine."""
        assert isinstance(view, View)
        return read_position(view.table)

    def outcome(self, position: Position) -> Outcome | None:
        s = _own(position)
        reason = ENDINGS[s.ending]
        if reason is None:
            return None
        clause = "LI-7.1" if s.ending == USES_SPENT else "LI-7.2"
        points = [int(s.points(seat)) for seat in range(s.seats)]
        return Outcome(reason, clause, members(s.winners()), points)

    def prompt(self, position: Position, seat: int | None) -> Prompt:
        s = _own(position)
        awaited = members(s.awaited & EVERYBODY)
        if s.phase == OVER:
            return Prompt("over", {})
        if s.awaited & CHANCE_AWAITED:
            return Prompt(f"chance-{PHASES[s.phase]}", {})
        if seat is None or seat not in awaited:
            return Prompt("wait", {"seats": awaited})
        dice = kinds_in(s.dice)
        if s.phase == NAMING:
            return Prompt("name", {"dice": dice})
        if s.phase == SETTING_ASIDE:
            return Prompt("set-aside", {"dice": dice, "compasses": int(s.compasses(seat))})
        terrain = TERRAINS[s.terrain]
        if s.number(seat) == 0:
            return Prompt("take", {"terrain": terrain, "dice": dice, "compasses": int(s.compasses(seat))})
        return Prompt("draw", {"terrain": terrain, "cells": int(s.left(seat))})

    def name_of_seat(self, position: Position, seat: int) -> str | None:
        return None


def _own(position: Position) -> LostIsland:
    assert isinstance(position, LostIsland)
    return position
