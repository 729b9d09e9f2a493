"""Forbidden Island as the kernel knows it."""

from __future__ import annotations

from pathlib import Path

from ostrov.games.forbidden_island import forms
from ostrov.games.forbidden_island.flooding import next_swimmer
from ostrov.games.forbidden_island.forecast import Forecast, forecast
from ostrov.games.forbidden_island.forms import DIFFICULTIES, ENDINGS, PHASES, ROLES, Options, PositionForm, View
from ostrov.games.forbidden_island.notation import read_position, show_position
from ostrov.games.forbidden_island.position import ForbiddenIsland, why_not
from ostrov.games.forbidden_island.showing import read_choice, show_choice, show_event
from ostrov.games.forbidden_island.state import ACTING, ESCAPED, NO_ROLE, NOBODY, OVER, Island
from ostrov.games.forbidden_island.viewing import show_board
from ostrov.kernel.bits import members
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Form, Game, Outcome, Prompt
from ostrov.kernel.position import CHANCE_AWAITED, EVERYBODY, Position
from ostrov.kernel.refusals import Impossible, Reason


class ForbiddenIslandGame(Game):
    id = "forbidden-island"
    prefix = "FI"
    seats = range(2, 5)
    is_cooperative = True
    has_secrets = False
    clause_of_seats = "FI-2.3"
    rules_version = 1
    # Three Waters Rise! in each pass through the treasure deck bring the skull within 84 treasure cards, so within 42
    # turns. A turn has at most 10 steps and, before each, 4 seats that go on: 2,100 in all. Set-up, 24 sinking tiles
    # with 4 pawns and their rescuers, hand-limit discards and special cards stay below 900 together.
    longest = 3000
    folder = Path(__file__).parent
    has_forecast = True

    options_type = Options
    choice_type = forms.Choice
    event_type = forms.Event
    position_type = PositionForm
    view_type = View

    def check_options(self, options: Form, seats: int) -> None:
        """FI-2.3 Chosen adventurers are different, one a seat."""
        assert isinstance(options, Options)
        chosen = options.adventurers
        if chosen is not None and (len(chosen) != seats or len(set(chosen)) != seats):
            raise Impossible("adventurers-mismatched", seats=seats)

    def start(self, seats: int, options: Form) -> ForbiddenIsland:
        """FI-2.6 The marker starts at the difficulty's mark (FI-1.4)."""
        assert isinstance(options, Options)
        island = Island()
        for seat, role in enumerate(options.adventurers or []):
            island.cast(seat, ROLES.index(role))
        position = ForbiddenIsland(seats, island)
        position.mark = DIFFICULTIES.index(options.difficulty) + 1
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

    def read_position(self, form: Form) -> ForbiddenIsland:
        assert isinstance(form, PositionForm)
        return read_position(form)

    def view(self, position: Position, seat: int | None) -> View:
        """FI-2.7"""
        s = _own(position)
        table = show_position(s)
        return View(
            seat=seat,
            awaited=members(s.awaited & EVERYBODY),
            chance_awaited=bool(s.awaited & CHANCE_AWAITED),
            board=show_board(table),
            flood_rate=int(s.flood_rate()),
            table=table,
        )

    def imagine(self, view: Form, dice: Dice) -> ForbiddenIsland:
        """FI-2.7 Nothing is left to imagine: the order of a deck is decided when a card is drawn."""
        assert isinstance(view, View)
        return read_position(view.table)

    def outcome(self, position: Position) -> Outcome | None:
        s = _own(position)
        reason = ENDINGS[s.ending]
        if reason is None:
            return None
        clause = "FI-8.1" if s.ending == ESCAPED else "FI-8.2"
        points = [int(s.points(seat)) for seat in range(s.seats)]
        return Outcome(reason, clause, members(s.winners()), points)

    def prompt(self, position: Position, seat: int | None) -> Prompt:
        s = _own(position)
        awaited = members(s.awaited & EVERYBODY)
        if s.phase == OVER:
            return Prompt("over", {})
        if s.awaited & CHANCE_AWAITED:
            return Prompt(f"chance-{PHASES[s.phase]}", {})
        is_turn = s.phase == ACTING and s.active in awaited
        if seat not in awaited:
            return Prompt("wait", {"seats": [int(s.active)] if is_turn else awaited})
        if s.over_limit != NOBODY:
            return Prompt("discard", {})
        if s.swimmers:
            return Prompt("swim" if next_swimmer(s) == seat else "rescue", {"pawn": int(next_swimmer(s))})
        if s.phase == ACTING and seat == s.active:
            return Prompt("act", {"actions": int(s.actions_left)})
        if is_turn:
            return Prompt("may-play", {"seat": int(s.active)})
        return Prompt(f"moment-{PHASES[s.phase]}", {"cards": int(s.cards_left)})

    def name_of_seat(self, position: Position, seat: int) -> str | None:
        role = _own(position).role(seat)
        return None if role == NO_ROLE else f"role-{ROLES[role]}"

    def forecast(self, position: Position) -> Forecast | None:
        return forecast(_own(position))


def _own(position: Position) -> ForbiddenIsland:
    assert isinstance(position, ForbiddenIsland)
    return position
