"""Survive: Escape from Atlantis! as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import msgspec

from ostrov.games.atlantis import dangers, ending, forms, naming, notation, state, viewing
from ostrov.games.atlantis import forecast as forecasting
from ostrov.games.atlantis.forecast import Forecast
from ostrov.games.atlantis.forms import Options, View
from ostrov.games.atlantis.position import Atlantis
from ostrov.games.atlantis.printed import PRINTED
from ostrov.games.atlantis.vocabulary import VOCABULARY
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game, Prompt
from ostrov.kernel.position import read_starter


class AtlantisGame(Game):
    id = "atlantis"
    prefix = "AT"
    seats = range(2, 5)
    is_cooperative = False
    has_secrets = True
    clause_of_seats = "AT-2.2"
    rules_version = 2
    # Set-up: 24 tiles, the first seat, 40 travellers, 8 boats: 73 choices.
    # A turn: a red tile or none 1, moves 3, a tile and its underside 2, the die and a creature 4. The island is gone
    # after 40 turns (AT-3.3): 400. Then a turn has 8 choices, and each of 40 travellers lands or is removed within
    # 60 * 4 turns of the one before (AT-9.6): 40 * 240 * 8 = 76,800.
    # On top, in the whole game: 6 dolphins and winds go two steps further 12; 4 boats take three aboard 12; and each
    # round of asking 3 seats (AT-7.7) ends in one of 6 defences, of 12 boats lost or of 40 travellers removed: 174.
    longest = 73 + 400 + 76_800 + 12 + 12 + 174
    folder = Path(__file__).parent

    vocabulary = VOCABULARY
    forms: ClassVar = forms
    show_position = staticmethod(notation.show_position)
    read_position = staticmethod(notation.read_position)
    # AT-9.1
    check_options = staticmethod(notation.check_variants)
    printed = PRINTED
    forecast_type = Forecast

    def start(self, seats: int, options: Options) -> Atlantis:
        position = Atlantis(seats, None)
        position.variants = notation.variants_of(options, seats)
        read_starter(position, options.first)
        position.set_out()
        return position

    def view(self, s: Atlantis, seat: int | None) -> View:
        """AT-2.4, AT-5.3"""
        table = notation.show_position(s, seat)
        counts_turns = s.plays(state.LAST_SURVIVOR)
        return View(
            **self.head_of_view(s, seat),
            board=viewing.show_board(s, table),
            tiles_left=len([tile for tile in table.tiles if tile]),
            left_under=viewing.show_left_under(table),
            takeable=viewing.show_takeable(s),
            supply=viewing.show_supply(table),
            perils=viewing.show_perils(s),
            under_way=viewing.show_under_way(s),
            die=viewing.show_die(s),
            parties=viewing.show_parties(table),
            still_turns=int(s.still_turns) if counts_turns else None,
            quiet_turns=int(s.quiet_turns) if counts_turns else None,
            table=table,
        )

    def recollection(self, s: Atlantis, seat: int) -> View:
        """AT-2.2, AT-2.4 With the worths of the seat's own travellers, which it has placed itself."""
        view = self.view(s, seat)
        return msgspec.structs.replace(view, table=notation.with_own_worths(view.table, s, seat))

    def imagine(self, view: View, dice: Dice) -> Atlantis:
        """AT-2.4, AT-5.3"""
        seat = state.NOBODY if view.seat is None else view.seat
        imagined = notation.read_position(notation.filled(view.table)).imagine(seat, dice)
        notation.keep_worths(imagined, view.table)
        return imagined

    def forecast(self, s: Atlantis, seat: int | None) -> Forecast | None:
        return forecasting.forecast(s)

    def clause_of_end(self, s: Atlantis) -> str:
        return ending.why_over(s)[1]

    def ask(self, s: Atlantis, seat: int) -> Prompt:
        if dangers.must_defend(s):
            underside = forms.UNDERSIDES[dangers.defence_needed(s)]
            return Prompt("answer", {"underside": underside, "cell": naming.label(s.struck)})
        if s.phase == state.MOVING:
            return Prompt("move", {"moves": int(s.moves_left)})
        if s.phase == state.ROAMING:
            return Prompt("roam", {"creature": forms.CREATURES[s.rolled], "steps": int(s.steps_left)})
        return Prompt(f"step-{forms.PHASES[s.phase]}", {})

    def name_of_seat(self, s: Atlantis, seat: int) -> str | None:
        """AT-9.1 A seat may have two colours, so it goes by its number."""
        return None
