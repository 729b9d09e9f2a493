"""Numbers to forms and back: choices and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ostrov.games.lost_island import codes, forms
from ostrov.games.lost_island.forms import ENDINGS, RANKS, RUMOURS, TERRAINS
from ostrov.games.lost_island.state import State
from ostrov.kernel.game import Form
from ostrov.kernel.piles import kinds_in
from ostrov.kernel.refusals import Refusal


def show_cell(cell: int) -> str:
    """LI-2.1 Columns by letters, rows by numbers, both from the corner at the top left."""
    return "abcdefghij"[cell % 11] + str(cell // 11 + 1)


def read_cell(name: str) -> int:
    return 11 * (int(name[1]) - 1) + "abcdefghij".index(name[0])


def terrain_of(number: int) -> Any:
    return TERRAINS[number]


_SHOW_CHOICE: dict[int, Callable[[int, int], Form]] = {
    codes.NAME: lambda _, terrain: forms.Name(terrain_of(terrain)),
    codes.TAKE: lambda face, number: forms.Take(face, number),
    codes.SET_ASIDE: lambda face, number: forms.SetAside(face, number),
    codes.DRAW: lambda terrain, cell: forms.Draw(show_cell(cell), terrain_of(terrain)),
    codes.DEAL_RUMOUR: lambda _, rumour: forms.DealRumour(_rumour(rumour)),
    codes.CHOOSE_FIRST: lambda _, seat: forms.ChooseFirst(seat),
    codes.ROLL: lambda lower, highest: forms.Roll([face for face in (lower >> 3, lower & 7, highest) if face]),
}


def show_choice(s: State, choice: int) -> Form:
    return _SHOW_CHOICE[codes.verb_of(choice)](codes.detail_of(choice), codes.target_of(choice))


def read_choice(s: State, form: Form) -> int:
    verb, detail, target = _numbers(s, form)
    return codes.choice(verb, detail) + target


def _numbers(s: State, form: Form) -> tuple[int, int, int]:
    match form:
        case forms.Name(terrain):
            return codes.NAME, 0, TERRAINS.index(terrain)
        case forms.Take(die, number):
            return codes.TAKE, die, number
        case forms.SetAside(die, number):
            return codes.SET_ASIDE, die, number
        case forms.Draw(cell, terrain):
            return codes.DRAW, TERRAINS.index(terrain), read_cell(cell)
        case forms.DealRumour(rumour):
            return codes.DEAL_RUMOUR, 0, RUMOURS.index(rumour)
        case forms.ChooseFirst(seat):
            if seat >= s.seats:
                raise Refusal("no-such-seat", "LI-3.3", seats=int(s.seats))
            return codes.CHOOSE_FIRST, 0, seat
        case forms.Roll(dice):
            low, middle, high = sorted([0, *dice][-3:])
            return codes.ROLL, low << 3 | middle, high
        case _:
            raise TypeError(f"not a choice of this game: {form!r}")


def _rumour(number: int) -> Any:
    return RUMOURS[number]


def _ending(number: int) -> Any:
    return ENDINGS[number]


_SHOW_EVENT: dict[int, Callable[[State, int, int, int, int], Form]] = {
    codes.RUMOUR_DEALT: lambda s, rumour, *_: forms.RumourDealt(_rumour(rumour)),
    codes.TURN_BEGAN: lambda s, seat, turn, *_: forms.TurnBegan(seat, turn),
    codes.ROLLED: lambda s, seat, dice, *_: forms.Rolled(seat, kinds_in(dice)),
    codes.NAMED: lambda s, seat, terrain, *_: forms.Named(seat, terrain_of(terrain)),
    codes.DIE_TAKEN: lambda s, seat, die, number, _: forms.DieTaken(seat, die, number, abs(die - number)),
    codes.DIE_SET_ASIDE: lambda s, seat, face, die, number: forms.DieSetAside(
        seat, terrain_of(face), die, number, abs(die - number)
    ),
    codes.ORDER_CALLED: lambda s, *_: forms.OrderCalled(),
    codes.DRAWN: lambda s, seat, cell, terrain, _: forms.Drawn(seat, show_cell(cell), terrain_of(terrain)),
    codes.COMPASS_FOUND: lambda s, seat, *_: forms.CompassFound(seat),
    codes.WAS_STUCK: lambda s, seat, number, *_: forms.WasStuck(seat, number),
    codes.SPYGLASS_COUNTED: lambda s, seat, points, count, _: forms.SpyglassCounted(seat, points, count),
    codes.ENDED: lambda s, ending, *_: forms.Ended(_ending(ending)),
    codes.SCORED: lambda s, seat, points, empty, _: forms.Scored(seat, points, empty),
    codes.WON: lambda s, seat, *_: forms.Won(seat),
    codes.RANKED: lambda s, rank, *_: forms.Ranked(RANKS[rank]),
}


def show_event(s: State, event: tuple[int, ...]) -> Form:
    """LI-4.3 Everybody witnesses everything."""
    what, *numbers, _witnesses = event
    return _SHOW_EVENT[what](s, *numbers)
