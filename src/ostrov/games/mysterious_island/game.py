"""Mysterious Island as the kernel knows it."""

from __future__ import annotations

from pathlib import Path

from ostrov.games.mysterious_island import forms
from ostrov.games.mysterious_island.forms import ENDINGS, PHASES, Options, PositionForm, View
from ostrov.games.mysterious_island.notation import (
    position_like,
    read_position,
    show_position,
    show_secrets,
    show_table,
)
from ostrov.games.mysterious_island.position import MysteriousIsland, why_not
from ostrov.games.mysterious_island.showing import at, read_choice, show_choice, show_event
from ostrov.games.mysterious_island.state import FOLLOWING, OTHER_CHAIR, OVER
from ostrov.games.mysterious_island.viewing import show_chairs, show_deciding, show_first
from ostrov.kernel.bits import members
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Form, Game, Outcome, Prompt
from ostrov.kernel.position import CHANCE, CHANCE_AWAITED, EVERYBODY, Position
from ostrov.kernel.refusals import Reason


class MysteriousIslandGame(Game):
    id = "mysterious-island"
    prefix = "MI"
    seats = range(2, 6)
    is_cooperative = False
    has_secrets = True
    clause_of_seats = "MI-2.1"
    rules_version = 1
    # Every round takes two treasures or the last one, so there are nine at the most, each of nine cards dealt and
    # peeked at, five decisions to play, two cards turned up, six decisions about treasures and five about what to keep.
    longest = 250
    folder = Path(__file__).parent

    options_type = Options
    choice_type = forms.Choice
    event_type = forms.Event
    position_type = PositionForm
    view_type = View

    def start(self, seats: int, options: Form) -> MysteriousIsland:
        return MysteriousIsland(seats)

    def reveals(self, choice: Form) -> bool:
        """MI-3.1 A character played, a treasure kept or thrown away may have been hidden until then."""
        return isinstance(choice, forms.Play | forms.Keep | forms.Discard)

    def show_choice(self, position: Position, choice: int) -> Form:
        return show_choice(_own(position), choice)

    def read_choice(self, position: Position, form: Form) -> int:
        return read_choice(_own(position), form)

    def why_not(self, position: Position, actor: int, choice: int) -> Reason:
        return why_not(_own(position), actor, choice)

    def show_event(self, position: Position, event: tuple[int, ...], seat: int | None) -> Form:
        return show_event(_own(position), event, seat)

    def show_position(self, position: Position) -> PositionForm:
        return show_position(_own(position))

    def read_position(self, form: Form) -> MysteriousIsland:
        assert isinstance(form, PositionForm)
        return read_position(form)

    def view(self, position: Position, seat: int | None) -> View:
        """MI-2.2, MI-3.1 What lies open; MI-8.4 and what was dealt to either chair of one's own."""
        s = _own(position)
        secrets = show_secrets(s, knows_first=s.owner(s.first) == seat, knows_second=s.owner(s.second()) == seat)
        table = show_table(s)
        return View(
            seat=seat,
            awaited=members(s.awaited & EVERYBODY),
            chance_awaited=bool(s.awaited & CHANCE_AWAITED),
            first=show_first(s),
            deciding=show_deciding(s),
            chairs=show_chairs(s, table),
            table=table,
            secrets=secrets,
        )

    def imagine(self, view: Form, dice: Dice) -> MysteriousIsland:
        assert isinstance(view, View)
        # A spectator has seen as little as chance itself.
        seat = CHANCE if view.seat is None else view.seat
        return position_like(view.table, view.secrets).imagine(seat, dice)

    def outcome(self, position: Position) -> Outcome | None:
        s = _own(position)
        reason = ENDINGS[s.ending]
        if reason is None:
            return None
        clause = "MI-8.3" if s.ending == OTHER_CHAIR else "MI-7.2"
        points = [int(s.points(seat)) for seat in range(s.seats)]
        return Outcome(reason, clause, members(s.winners()), points)

    def prompt(self, position: Position, seat: int | None) -> Prompt:
        s = _own(position)
        phase = PHASES[s.phase]
        if s.phase == OVER:
            return Prompt("over", {})
        if s.awaited & CHANCE_AWAITED:
            return Prompt(f"chance-{phase}", {})
        awaited, chair = at(s, s.chair)
        if seat != awaited:
            return Prompt("wait", {"seats": [awaited]})
        if s.phase == FOLLOWING and s.chair == s.second():
            return Prompt("second", {"chair": chair})
        return Prompt(f"ask-{phase}", {"chair": chair})

    def name_of_seat(self, position: Position, seat: int) -> str | None:
        return None


def _own(position: Position) -> MysteriousIsland:
    assert isinstance(position, MysteriousIsland)
    return position
