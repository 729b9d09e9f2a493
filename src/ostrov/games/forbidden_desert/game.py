"""Forbidden Desert as the kernel knows it."""

from __future__ import annotations

from pathlib import Path

from ostrov.games.forbidden_desert import forms
from ostrov.games.forbidden_desert.forms import ENDINGS, PENDINGS, PHASES, ROLES, Options, PositionForm, View
from ostrov.games.forbidden_desert.notation import read_position, show_position
from ostrov.games.forbidden_desert.position import ForbiddenDesert, why_not
from ostrov.games.forbidden_desert.showing import read_choice, show_choice, show_event
from ostrov.games.forbidden_desert.state import ACTING, ESCAPED, NO_ROLE, NOTHING, OVER
from ostrov.games.forbidden_desert.viewing import show_board
from ostrov.kernel.bits import members
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Form, Game, Outcome, Prompt
from ostrov.kernel.position import CHANCE_AWAITED, EVERYBODY, Position
from ostrov.kernel.refusals import Impossible, Reason

# FD-1.5
START_TICKS = {"novice": 1, "normal": 2, "elite": 3, "legendary": 4}


class ForbiddenDesertGame(Game):
    id = "forbidden-desert"
    prefix = "FD"
    seats = range(2, 6)
    is_cooperative = True
    has_secrets = False
    clause_of_seats = "FD-2.3"
    rules_version = 1
    # FD-9.2 The skull ends it, at most 15 ticks away, and each pass of the 31 storm cards brings three: 155 cards.
    # A turn draws what the meter says, so at five seats there are at most 50, and 13 of the Meteorologist, who may skip
    # all: 63 turns of four actions, and two of the Time Throttle (FD-6.6). Each action, card and turn begins a moment,
    # 472 in all. In one, 20 gifts of water and 12 of gear are possible (FD-3.5), each after up to four seats have gone
    # on, and at last five do: 165 choices. All the rest is little more than a thousand; a test adds it up.
    longest = 80_000
    folder = Path(__file__).parent

    options_type = Options
    choice_type = forms.Choice
    event_type = forms.Event
    position_type = PositionForm
    view_type = View

    def check_options(self, options: Form, seats: int) -> None:
        """FD-2.3 Chosen adventurers are different, one a seat."""
        assert isinstance(options, Options)
        chosen = options.adventurers
        if chosen is not None and (len(chosen) != seats or len(set(chosen)) != seats):
            raise Impossible("adventurers-mismatched", seats=seats)

    def start(self, seats: int, options: Form) -> ForbiddenDesert:
        """FD-2.5 The marker starts at the difficulty's tick (FD-1.5)."""
        assert isinstance(options, Options)
        position = ForbiddenDesert(seats)
        for seat, role in enumerate(options.adventurers or []):
            position.cast(seat, ROLES.index(role))
        position.tick = START_TICKS[options.difficulty]
        return position

    def show_choice(self, position: Position, choice: int) -> Form:
        return show_choice(choice)

    def read_choice(self, position: Position, form: Form) -> int:
        return read_choice(_own(position), form)

    def why_not(self, position: Position, actor: int, choice: int) -> Reason:
        return why_not(_own(position), actor, choice)

    def show_event(self, position: Position, event: tuple[int, ...], seat: int | None) -> Form:
        return show_event(event)

    def show_position(self, position: Position) -> PositionForm:
        return show_position(_own(position))

    def read_position(self, form: Form) -> ForbiddenDesert:
        assert isinstance(form, PositionForm)
        return read_position(form)

    def view(self, position: Position, seat: int | None) -> View:
        """FD-2.6"""
        s = _own(position)
        table = show_position(s)
        return View(
            seat=seat,
            awaited=members(s.awaited & EVERYBODY),
            chance_awaited=bool(s.awaited & CHANCE_AWAITED),
            board=show_board(table),
            storm_rate=int(s.storm_rate()),
            sand_left=int(s.sand_left),
            table=table,
        )

    def imagine(self, view: Form, dice: Dice) -> ForbiddenDesert:
        """FD-2.6 Nothing is left to imagine: an underside or a card is decided when it shows itself."""
        assert isinstance(view, View)
        return read_position(view.table)

    def outcome(self, position: Position) -> Outcome | None:
        s = _own(position)
        reason = ENDINGS[s.ending]
        if reason is None:
            return None
        clause = "FD-9.1" if s.ending == ESCAPED else "FD-9.2"
        points = [int(s.points(seat)) for seat in range(s.seats)]
        return Outcome(reason, clause, members(s.winners()), points)

    def prompt(self, position: Position, seat: int | None) -> Prompt:
        s = _own(position)
        awaited = members(s.awaited & EVERYBODY)
        if s.phase == OVER:
            return Prompt("over", {})
        if s.awaited & CHANCE_AWAITED:
            return Prompt(f"chance-{PHASES[s.phase] if s.pending == NOTHING else PENDINGS[s.pending]}", {})
        is_turn = s.phase == ACTING and s.active in awaited
        if seat not in awaited:
            return Prompt("wait", {"seats": [int(s.active)] if is_turn else awaited})
        if s.pending:
            return Prompt("put-under", {})
        if s.phase == ACTING and seat == s.active:
            return Prompt("act", {"actions": int(s.actions_left)})
        if is_turn:
            return Prompt("may-play", {"seat": int(s.active)})
        return Prompt(f"moment-{PHASES[s.phase]}", {"cards": int(s.cards_left)})

    def name_of_seat(self, position: Position, seat: int) -> str | None:
        role = _own(position).role(seat)
        return None if role == NO_ROLE else f"role-{ROLES[role]}"


def _own(position: Position) -> ForbiddenDesert:
    assert isinstance(position, ForbiddenDesert)
    return position
