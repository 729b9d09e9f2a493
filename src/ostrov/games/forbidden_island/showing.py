"""Numbers to forms and back: choices and events."""

from __future__ import annotations

from collections.abc import Callable

from ostrov.games.forbidden_island import codes, forms
from ostrov.games.forbidden_island.board import CELLS
from ostrov.games.forbidden_island.components import FLOOD_RATES
from ostrov.games.forbidden_island.ending import lost_treasures
from ostrov.games.forbidden_island.forms import CARDS, ENDINGS, ROLES, TILES, TREASURES
from ostrov.games.forbidden_island.state import NOBODY, State
from ostrov.games.forbidden_island.tiles import cell_of, tile_on
from ostrov.kernel.bits import members
from ostrov.kernel.game import Form
from ostrov.kernel.refusals import Refusal

# Choices: what a verb, its detail and its target say.
_SHOW_CHOICE: dict[int, Callable[[State, int, int], Form]] = {
    codes.MOVE: lambda s, _, cell: forms.Move(tile_on(s, cell)),
    codes.FLY: lambda s, _, cell: forms.Fly(tile_on(s, cell)),
    codes.NAVIGATE: lambda s, pawn, cell: forms.Navigate(pawn, tile_on(s, cell)),
    codes.SHORE_UP: lambda s, _, cell: forms.ShoreUp(tile_on(s, cell)),
    codes.SHORE_UP_TWO: lambda s, first, cell: forms.ShoreUpTwo(tile_on(s, first), tile_on(s, cell)),
    codes.GIVE: lambda s, card, seat: forms.Give(CARDS[card], seat),
    codes.CAPTURE: lambda s, _, __: forms.Capture(),
    codes.STOP: lambda s, _, __: forms.Stop(),
    codes.LIFT: lambda s, pawns, cell: forms.Lift(members(pawns), tile_on(s, cell)),
    codes.SANDBAG: lambda s, _, cell: forms.Sandbag(tile_on(s, cell)),
    codes.FLY_OFF: lambda s, _, __: forms.FlyOff(),
    codes.DISCARD: lambda s, _, card: forms.Discard(CARDS[card]),
    codes.SWIM: lambda s, _, cell: forms.Swim(tile_on(s, cell)),
    codes.GO_ON: lambda s, _, __: forms.GoOn(),
    codes.LAY_TILE: lambda s, _, tile: forms.LayTile(TILES[tile]),
    codes.FLOOD_AT_START: lambda s, _, cell: forms.FloodAtStart(tile_on(s, cell)),
    codes.DEAL_ADVENTURER: lambda s, _, role: forms.DealAdventurer(ROLES[role]),
    codes.DEAL_CARD: lambda s, _, card: forms.DealCard(CARDS[card]),
    codes.CHOOSE_FIRST: lambda s, _, seat: forms.ChooseFirst(seat),
    codes.DRAW_TREASURE: lambda s, _, card: forms.DrawTreasure(CARDS[card]),
    codes.DRAW_FLOOD: lambda s, _, cell: forms.DrawFlood(tile_on(s, cell)),
}


def show_choice(s: State, choice: int) -> Form:
    return _SHOW_CHOICE[codes.verb_of(choice)](s, codes.detail_of(choice), codes.target_of(choice))


def read_choice(s: State, form: Form) -> int:
    verb, detail, target = _numbers(s, form)
    return codes.choice(verb, detail) + target


def _numbers(s: State, form: Form) -> tuple[int, int, int]:
    match form:
        case forms.Move(to):
            return codes.MOVE, 0, cell_of(s, to)
        case forms.Fly(to):
            return codes.FLY, 0, cell_of(s, to)
        case forms.Navigate(pawn, to):
            return codes.NAVIGATE, _seat(s, pawn), cell_of(s, to)
        case forms.ShoreUp(tile):
            return codes.SHORE_UP, 0, cell_of(s, tile)
        case forms.ShoreUpTwo(tile, other):
            first, second = sorted((cell_of(s, tile), cell_of(s, other)))
            return codes.SHORE_UP_TWO, first, second
        case forms.Give(card, receiver):
            return codes.GIVE, CARDS.index(card), _seat(s, receiver)
        case forms.Capture():
            return codes.CAPTURE, 0, 0
        case forms.Stop():
            return codes.STOP, 0, 0
        case forms.Lift(pawns, to):
            return codes.LIFT, _set_of_pawns(s, pawns), cell_of(s, to)
        case forms.Sandbag(tile):
            return codes.SANDBAG, 0, cell_of(s, tile)
        case forms.FlyOff():
            return codes.FLY_OFF, 0, 0
        case forms.Discard(card):
            return codes.DISCARD, 0, CARDS.index(card)
        case forms.Swim(to):
            return codes.SWIM, 0, cell_of(s, to)
        case forms.GoOn():
            return codes.GO_ON, 0, 0
        case _:
            return _outcome_numbers(s, form)


def _outcome_numbers(s: State, form: Form) -> tuple[int, int, int]:
    match form:
        case forms.LayTile(tile):
            return codes.LAY_TILE, 0, TILES.index(tile)
        case forms.FloodAtStart(tile):
            return codes.FLOOD_AT_START, 0, cell_of(s, tile)
        case forms.DealAdventurer(role):
            return codes.DEAL_ADVENTURER, 0, ROLES.index(role)
        case forms.DealCard(card):
            return codes.DEAL_CARD, 0, CARDS.index(card)
        case forms.ChooseFirst(seat):
            return codes.CHOOSE_FIRST, 0, _seat(s, seat)
        case forms.DrawTreasure(card):
            return codes.DRAW_TREASURE, 0, CARDS.index(card)
        case forms.DrawFlood(tile):
            return codes.DRAW_FLOOD, 0, cell_of(s, tile)
        case _:
            raise TypeError(f"not a choice of this game: {form!r}")


def _seat(s: State, seat: int) -> int:
    if not 0 <= seat < s.seats:
        raise Refusal("no-such-seat", "FI-2.3", seats=int(s.seats))
    return seat


def _set_of_pawns(s: State, pawns: list[int]) -> int:
    if not pawns:
        raise Refusal("nobody-to-lift", "FI-6.2")
    return sum(1 << _seat(s, pawn) for pawn in set(pawns))


# Events: what their numbers say (codes.py).
_SHOW_EVENT: dict[int, Callable[[State, int, int, int, int], Form]] = {
    codes.TILE_LAID: lambda s, cell, tile, *_: forms.TileLaid(CELLS[cell][0], CELLS[cell][1], TILES[tile]),
    codes.ADVENTURER_DEALT: lambda s, seat, role, *_: forms.AdventurerDealt(seat, ROLES[role]),
    codes.CARD_DEALT: lambda s, seat, card, *_: forms.CardDealt(seat, CARDS[card]),
    codes.TURN_BEGAN: lambda s, seat, turn, *_: forms.TurnBegan(seat, turn),
    codes.MOVED: lambda s, seat, origin, to, _: forms.Moved(seat, tile_on(s, origin), tile_on(s, to)),
    codes.FLEW: lambda s, seat, origin, to, _: forms.Flew(seat, tile_on(s, origin), tile_on(s, to)),
    codes.NAVIGATED: lambda s, seat, pawn, origin, to: forms.Navigated(seat, pawn, tile_on(s, origin), tile_on(s, to)),
    codes.SHORED_UP: lambda s, seat, cell, *_: forms.ShoredUp(seat, tile_on(s, cell)),
    codes.GAVE: lambda s, seat, receiver, card, _: forms.Gave(seat, receiver, CARDS[card]),
    codes.CAPTURED: lambda s, seat, treasure, *_: forms.Captured(seat, TREASURES[treasure]),
    codes.STOPPED: lambda s, seat, left, *_: forms.Stopped(seat, left),
    codes.CARD_DRAWN: lambda s, seat, card, *_: forms.CardDrawn(seat, CARDS[card]),
    codes.WATER_ROSE: lambda s, seat, mark, *_: forms.WaterRose(seat, mark, FLOOD_RATES[mark]),
    codes.FLOOD_CARDS_RETURNED: lambda s, cards, *_: forms.FloodCardsReturned(cards),
    codes.TREASURE_DECK_RENEWED: lambda s, cards, *_: forms.TreasureDeckRenewed(cards),
    codes.FLOOD_DECK_RENEWED: lambda s, cards, *_: forms.FloodDeckRenewed(cards),
    codes.CARD_DISCARDED: lambda s, seat, card, *_: forms.CardDiscarded(seat, CARDS[card]),
    codes.LIFTED: lambda s, seat, pawns, origin, to: forms.Lifted(
        seat, members(pawns), tile_on(s, origin), tile_on(s, to)
    ),
    codes.SANDBAGGED: lambda s, seat, cell, *_: forms.Sandbagged(seat, tile_on(s, cell)),
    codes.FLOODED: lambda s, cell, *_: forms.Flooded(tile_on(s, cell)),
    codes.SUNK: lambda s, cell, *_: forms.Sunk(tile_on(s, cell)),
    codes.SWAM: lambda s, seat, origin, to, _: forms.Swam(seat, tile_on(s, origin), tile_on(s, to)),
    codes.FLEW_OFF: lambda s, seat, *_: forms.FlewOff(seat),
    codes.ENDED: lambda s, ending, seat, *_: _ended(s, ending, seat),
}


def show_event(s: State, event: tuple[int, ...]) -> Form:
    """FI-2.7 Everybody witnesses everything."""
    what, *numbers, _witnesses = event
    return _SHOW_EVENT[what](s, *numbers)


def _ended(s: State, ending: int, seat: int) -> Form:
    reason = ENDINGS[ending]
    assert reason is not None
    lost = [TREASURES[treasure] for treasure in members(lost_treasures(s))]
    return forms.Ended(reason, None if seat == NOBODY else seat, lost)
