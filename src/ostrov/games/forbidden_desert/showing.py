"""Numbers to forms and back: choices and events."""

from __future__ import annotations

from collections.abc import Callable

from ostrov.games.forbidden_desert import codes, forms
from ostrov.games.forbidden_desert.codes import ALONE
from ostrov.games.forbidden_desert.forms import (
    ENDINGS,
    FACES,
    GEARS,
    PARTS,
    PLACES,
    ROLES,
    STORM_CARDS,
)
from ostrov.games.forbidden_desert.state import NOBODY, State
from ostrov.kernel.game import Form
from ostrov.kernel.refusals import Refusal

# Choices: what a verb's detail and target say.
_SHOW_CHOICE: dict[int, Callable[[int, int], Form]] = {
    codes.MOVE: lambda who, to: forms.Move(PLACES[to]) if who == ALONE else forms.TakeAlong(who - 1, PLACES[to]),
    codes.CLEAR: lambda markers, cell: forms.Clear(PLACES[cell], markers),
    codes.EXCAVATE: lambda _, __: forms.Excavate(),
    codes.PICK_UP: lambda _, part: forms.PickUp(PARTS[part]),
    codes.NAVIGATE: lambda who, to: _navigation(who & 7, who >> 3, to),
    codes.SKIP_CARD: lambda _, __: forms.SkipCard(),
    codes.LOOK_AHEAD: lambda _, __: forms.LookAhead(),
    codes.FILL_CANTEEN: lambda _, __: forms.FillCanteen(),
    codes.STOP: lambda _, __: forms.Stop(),
    codes.PUT_UNDER: lambda _, place: forms.PutUnder(place + 1),
    codes.LEAVE_ON_TOP: lambda _, __: forms.LeaveOnTop(),
    codes.GIVE_WATER: lambda amount, seat: forms.GiveWater(seat, amount),
    codes.GIVE_GEAR: lambda gear, seat: forms.GiveGear(GEARS[gear], seat),
    codes.BLAST: lambda _, cell: forms.Blast(PLACES[cell]),
    codes.FLY: lambda who, to: forms.Fly(PLACES[to]) if who == ALONE else forms.FlyWith(who - 1, PLACES[to]),
    codes.RAISE_SHIELD: lambda _, __: forms.RaiseShield(),
    codes.SCOPE: lambda _, cell: forms.Scope(PLACES[cell]),
    codes.OPEN_RESERVE: lambda _, __: forms.OpenReserve(),
    codes.THROTTLE: lambda _, __: forms.Throttle(),
    codes.GO_ON: lambda _, __: forms.GoOn(),
    codes.LAY_CRASH_SITE: lambda _, cell: forms.LayCrashSite(PLACES[cell]),
    codes.LAY_OASIS: lambda _, cell: forms.LayOasis(PLACES[cell]),
    codes.DEAL_ADVENTURER: lambda _, role: forms.DealAdventurer(ROLES[role]),
    codes.CHOOSE_FIRST: lambda _, seat: forms.ChooseFirst(seat),
    codes.UNCOVER: lambda _, face: forms.Uncover(FACES[face]),
    codes.DRAW_GEAR: lambda _, gear: forms.DrawGear(GEARS[gear]),
    codes.REVEAL_STORM_CARD: lambda _, card: forms.RevealStormCard(STORM_CARDS[card]),
    codes.DRAW_STORM_CARD: lambda _, card: forms.DrawStormCard(STORM_CARDS[card]),
}


def show_choice(choice: int) -> Form:
    return _SHOW_CHOICE[codes.verb_of(choice)](codes.detail_of(choice), codes.target_of(choice))


def _navigation(pawn: int, companion: int, to: int) -> Form:
    if companion == ALONE:
        return forms.Navigate(pawn, PLACES[to])
    return forms.NavigateTwo([pawn, companion - 1], PLACES[to])


def read_choice(s: State, form: Form) -> int:
    verb, detail, target = _numbers(s, form)
    return codes.choice(verb, detail) + target


def _numbers(s: State, form: Form) -> tuple[int, int, int]:
    match form:
        case forms.Move(to):
            return codes.MOVE, ALONE, PLACES.index(to)
        case forms.TakeAlong(pawn, to):
            return codes.MOVE, _seat(s, pawn) + 1, PLACES.index(to)
        case forms.Clear(place, markers):
            return codes.CLEAR, markers, PLACES.index(place)
        case forms.Excavate():
            return codes.EXCAVATE, 0, 0
        case forms.PickUp(part):
            return codes.PICK_UP, 0, PARTS.index(part)
        case forms.Navigate(pawn, to):
            return codes.NAVIGATE, _seat(s, pawn), PLACES.index(to)
        case forms.NavigateTwo([pawn, companion], to):
            return codes.NAVIGATE, _seat(s, pawn) + 8 * (_seat(s, companion) + 1), PLACES.index(to)
        case forms.SkipCard():
            return codes.SKIP_CARD, 0, 0
        case forms.LookAhead():
            return codes.LOOK_AHEAD, 0, 0
        case forms.FillCanteen():
            return codes.FILL_CANTEEN, 0, 0
        case forms.Stop():
            return codes.STOP, 0, 0
        case forms.PutUnder(number):
            return codes.PUT_UNDER, 0, number - 1
        case forms.LeaveOnTop():
            return codes.LEAVE_ON_TOP, 0, 0
        case _:
            return _free_numbers(s, form)


def _free_numbers(s: State, form: Form) -> tuple[int, int, int]:
    match form:
        case forms.GiveWater(receiver, amount):
            return codes.GIVE_WATER, amount, _seat(s, receiver)
        case forms.GiveGear(gear, receiver):
            return codes.GIVE_GEAR, GEARS.index(gear), _seat(s, receiver)
        case forms.Blast(place):
            return codes.BLAST, 0, PLACES.index(place)
        case forms.Fly(to):
            return codes.FLY, ALONE, PLACES.index(to)
        case forms.FlyWith(pawn, to):
            return codes.FLY, _seat(s, pawn) + 1, PLACES.index(to)
        case forms.RaiseShield():
            return codes.RAISE_SHIELD, 0, 0
        case forms.Scope(place):
            return codes.SCOPE, 0, PLACES.index(place)
        case forms.OpenReserve():
            return codes.OPEN_RESERVE, 0, 0
        case forms.Throttle():
            return codes.THROTTLE, 0, 0
        case forms.GoOn():
            return codes.GO_ON, 0, 0
        case _:
            return _outcome_numbers(s, form)


def _outcome_numbers(s: State, form: Form) -> tuple[int, int, int]:
    match form:
        case forms.LayCrashSite(place):
            return codes.LAY_CRASH_SITE, 0, PLACES.index(place)
        case forms.LayOasis(place):
            return codes.LAY_OASIS, 0, PLACES.index(place)
        case forms.DealAdventurer(role):
            return codes.DEAL_ADVENTURER, 0, ROLES.index(role)
        case forms.ChooseFirst(seat):
            return codes.CHOOSE_FIRST, 0, _seat(s, seat)
        case forms.Uncover(face):
            return codes.UNCOVER, 0, FACES.index(face)
        case forms.DrawGear(gear):
            return codes.DRAW_GEAR, 0, GEARS.index(gear)
        case forms.RevealStormCard(card):
            return codes.REVEAL_STORM_CARD, 0, STORM_CARDS.index(card)
        case forms.DrawStormCard(card):
            return codes.DRAW_STORM_CARD, 0, STORM_CARDS.index(card)
        case _:
            raise TypeError(f"not a choice of this game: {form!r}")


def _seat(s: State, seat: int) -> int:
    if not 0 <= seat < s.seats:
        raise Refusal("no-such-seat", "FD-2.3", seats=int(s.seats))
    return seat


# Events: what their numbers say (codes.py).
_SHOW_EVENT: dict[int, Callable[[int, int, int, int], Form]] = {
    codes.CRASH_SITE_LAID: lambda cell, *_: forms.CrashSiteLaid(PLACES[cell]),
    codes.OASIS_LAID: lambda cell, *_: forms.OasisLaid(PLACES[cell]),
    codes.ADVENTURER_DEALT: lambda seat, role, *_: forms.AdventurerDealt(seat, ROLES[role]),
    codes.TURN_BEGAN: lambda seat, turn, *_: forms.TurnBegan(seat, turn),
    codes.MOVED: lambda seat, origin, to, _: forms.Moved(seat, PLACES[origin], PLACES[to]),
    codes.TAKEN_ALONG: lambda seat, origin, to, _: forms.TakenAlong(seat, PLACES[origin], PLACES[to]),
    codes.CLEARED: lambda seat, cell, markers, _: forms.Cleared(seat, PLACES[cell], markers),
    codes.EXCAVATED: lambda seat, cell, face, _: forms.Excavated(seat, PLACES[cell], FACES[face]),
    codes.GEAR_FOUND: lambda seat, gear, *_: forms.GearFound(seat, GEARS[gear]),
    codes.WATER_GAINED: lambda seat, amount, water, _: forms.WaterGained(seat, amount, water),
    codes.PART_PLACED: lambda part, cell, *_: forms.PartPlaced(PARTS[part], PLACES[cell]),
    codes.PART_IN_STORM: lambda part, cell, *_: forms.PartInStorm(PARTS[part], PLACES[cell]),
    codes.PART_PICKED_UP: lambda seat, part, *_: forms.PartPickedUp(seat, PARTS[part]),
    codes.NAVIGATED: lambda seat, pawn, origin, to: forms.Navigated(seat, pawn, PLACES[origin], PLACES[to]),
    codes.CARD_SKIPPED: lambda seat, cards, *_: forms.CardSkipped(seat, cards),
    codes.LOOKED_AHEAD: lambda seat, cards, *_: forms.LookedAhead(seat, cards),
    codes.STORM_CARD_REVEALED: lambda card, *_: forms.StormCardRevealed(STORM_CARDS[card]),
    codes.PUT_UNDER_DECK: lambda seat, card, *_: forms.PutUnderDeck(seat, STORM_CARDS[card]),
    codes.LEFT_ON_TOP: lambda seat, *_: forms.LeftOnTop(seat),
    codes.STOPPED: lambda seat, left, *_: forms.Stopped(seat, left),
    codes.WATER_GIVEN: lambda seat, receiver, amount, _: forms.WaterGiven(seat, receiver, amount),
    codes.GEAR_GIVEN: lambda seat, receiver, gear, _: forms.GearGiven(seat, receiver, GEARS[gear]),
    codes.BLASTED: lambda seat, cell, markers, _: forms.Blasted(seat, PLACES[cell], markers),
    codes.FLEW: lambda seat, origin, to, _: forms.Flew(seat, PLACES[origin], PLACES[to]),
    codes.SHIELD_RAISED: lambda seat, *_: forms.ShieldRaised(seat),
    codes.SCOPE_USED: lambda seat, cell, *_: forms.ScopeUsed(seat, PLACES[cell]),
    codes.UNDERSIDE_SEEN: lambda cell, face, *_: forms.UndersideSeen(PLACES[cell], FACES[face]),
    codes.RESERVE_OPENED: lambda seat, *_: forms.ReserveOpened(seat),
    codes.TIME_THROTTLED: lambda seat, left, *_: forms.TimeThrottled(seat, left),
    codes.STORM_CARD_DRAWN: lambda card, *_: forms.StormCardDrawn(STORM_CARDS[card]),
    codes.TILE_BLOWN: lambda origin, to, *_: forms.TileBlown(PLACES[origin], PLACES[to]),
    codes.SAND_FELL: lambda cell, sand, *_: forms.SandFell(PLACES[cell], sand),
    codes.STORM_PICKED_UP: lambda tick, rate, *_: forms.StormPickedUp(tick, rate),
    codes.WATER_LOST: lambda seat, water, *_: forms.WaterLost(seat, water),
    codes.STORM_DECK_RENEWED: lambda cards, *_: forms.StormDeckRenewed(cards),
    codes.ENDED: lambda ending, seat, *_: _ended(ending, seat),
}


def show_event(event: tuple[int, ...]) -> Form:
    """FD-2.6, FD-7.6 Everybody witnesses everything."""
    what, *numbers, _witnesses = event
    return _SHOW_EVENT[what](*numbers)


def _ended(ending: int, seat: int) -> Form:
    reason = ENDINGS[ending]
    assert reason is not None
    return forms.Ended(reason, None if seat == NOBODY else seat)
