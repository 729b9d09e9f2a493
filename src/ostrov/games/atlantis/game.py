"""Survive: Escape from Atlantis! as the kernel knows it."""

from __future__ import annotations

from pathlib import Path

from ostrov.games.atlantis import forms
from ostrov.games.atlantis.dangers import defence_needed
from ostrov.games.atlantis.ending import why_over
from ostrov.games.atlantis.forms import CREATURES, ENDINGS, PHASES, UNDERSIDES, Options, PositionForm, View
from ostrov.games.atlantis.notation import filled, read_position, show_position, variants_of
from ostrov.games.atlantis.position import Atlantis, why_not
from ostrov.games.atlantis.showing import label, read_choice, show_choice, show_event
from ostrov.games.atlantis.state import LAST_SURVIVOR, MOVING, NO_CELL, NOBODY, OVER, ROAMING
from ostrov.games.atlantis.viewing import show_board, show_members, show_parties
from ostrov.kernel.bits import members
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Form, Game, Outcome, Prompt
from ostrov.kernel.position import CHANCE_AWAITED, EVERYBODY, Position
from ostrov.kernel.refusals import Impossible, Reason


class AtlantisGame(Game):
    id = "atlantis"
    prefix = "AT"
    seats = range(2, 5)
    is_cooperative = False
    has_secrets = True
    clause_of_seats = "AT-2.2"
    rules_version = 1
    # Set-up: 24 tiles, the first seat, 40 travellers, 8 boats: 73 choices.
    # A turn: a red tile or none 1, moves 3, a tile and its underside 2, the die and a creature 4. Once an island has
    # been taken off in 40 turns (AT-3.3) a turn has 8 choices, and each of 40 travellers lands or is removed within
    # 5 * 4 turns of the one before (AT-9.6): 40 * 10 + 800 * 8 = 6800.
    # On top, in the whole game: 6 dolphins and winds go two steps further 12; 4 boats take three aboard 12; and each
    # round of asking 3 seats (AT-7.7) ends in one of 6 defences, of 12 boats lost or of 40 travellers removed: 174.
    longest = 73 + 6800 + 12 + 12 + 174
    folder = Path(__file__).parent

    options_type = Options
    choice_type = forms.Choice
    event_type = forms.Event
    position_type = PositionForm
    view_type = View

    def check_options(self, options: Form, seats: int) -> None:
        """AT-9.1"""
        assert isinstance(options, Options)
        if options.two_colours and seats != 2:
            raise Impossible("two-colours-are-for-two")

    def start(self, seats: int, options: Form) -> Atlantis:
        assert isinstance(options, Options)
        position = Atlantis(seats)
        position.variants = variants_of(options, seats)
        position.set_out()
        position.awaited = CHANCE_AWAITED
        return position

    def reveals(self, choice: Form) -> bool:
        """AT-5.3 Red tiles are secret until they are played; so is whether one could have been."""
        return isinstance(choice, forms.PlayDolphin | forms.PlayWind | forms.Summon | forms.Defend | forms.Decline)

    def show_choice(self, position: Position, choice: int) -> Form:
        return show_choice(_own(position), choice)

    def read_choice(self, position: Position, form: Form) -> int:
        return read_choice(_own(position), form)

    def why_not(self, position: Position, actor: int, choice: int) -> Reason:
        return why_not(_own(position), actor, choice)

    def show_event(self, position: Position, event: tuple[int, ...], seat: int | None) -> Form:
        return show_event(event, seat)

    def show_position(self, position: Position) -> PositionForm:
        return show_position(_own(position))

    def read_position(self, form: Form) -> Atlantis:
        assert isinstance(form, PositionForm)
        return read_position(form)

    def view(self, position: Position, seat: int | None) -> View:
        """AT-2.4, AT-5.3"""
        s = _own(position)
        table = show_position(s, seat)
        return View(
            seat=seat,
            awaited=members(s.awaited & EVERYBODY),
            chance_awaited=bool(s.awaited & CHANCE_AWAITED),
            board=show_board(table),
            tiles_left=len([tile for tile in table.tiles if tile]),
            parties=show_parties(table),
            members=show_members(table),
            quiet_turns=int(s.quiet_turns) if s.plays(LAST_SURVIVOR) else None,
            table=table,
        )

    def imagine(self, view: Form, dice: Dice) -> Atlantis:
        """AT-2.4, AT-5.3"""
        assert isinstance(view, View)
        return read_position(filled(view.table)).imagine(NOBODY if view.seat is None else view.seat, dice)

    def outcome(self, position: Position) -> Outcome | None:
        s = _own(position)
        reason = ENDINGS[s.ending]
        if reason is None:
            return None
        points = [int(s.points(seat)) for seat in range(s.seats)]
        return Outcome(reason, why_over(s)[1], members(s.winners()), points)

    def prompt(self, position: Position, seat: int | None) -> Prompt:
        s = _own(position)
        awaited = members(s.awaited & EVERYBODY)
        if s.phase == OVER:
            return Prompt("over", {})
        if s.awaited & CHANCE_AWAITED:
            return Prompt(f"chance-{PHASES[s.phase]}", {})
        if seat not in awaited:
            return Prompt("wait", {"seats": awaited})
        if s.struck != NO_CELL:
            return Prompt("answer", {"underside": UNDERSIDES[defence_needed(s)], "cell": label(s.struck)})
        if s.phase == MOVING:
            return Prompt("move", {"moves": int(s.moves_left)})
        if s.phase == ROAMING:
            return Prompt("roam", {"creature": CREATURES[s.rolled], "steps": int(s.steps_left)})
        return Prompt(f"step-{PHASES[s.phase]}", {})

    def name_of_seat(self, position: Position, seat: int) -> str | None:
        """AT-9.1 A seat may have two colours, so it goes by its number."""
        return None


def _own(position: Position) -> Atlantis:
    assert isinstance(position, Atlantis)
    return position
