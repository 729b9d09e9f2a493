"""A row for each verb and each event: its number, its form, what its numbers mean, and which chapter says why not."""

from __future__ import annotations

from ostrov.games.forbidden_desert import actions, adventurers, city, codes, forms, gear, state, turn
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.vocabulary import NUMBER, Event, Meaning, Trait, Verb, Vocabulary, a_seat, one_of, unless

SEAT = a_seat(("no-such-seat", "FD-2.3"))
PLACE, PART, GEAR = one_of(forms.PLACES), one_of(forms.PARTS), one_of(forms.GEARS)
ROLE, FACE, CARD, ENDING = (
    one_of(forms.ROLES),
    one_of(forms.FACES),
    one_of(forms.STORM_CARDS),
    one_of(forms.ENDINGS),
)
# Cards are counted from 0, and said from 1.
CARD_FROM_TOP = Meaning(lambda s, place: place + 1, lambda s, number: number - 1)


def _show_way(s: State, way: int) -> tuple[forms.Place, list[forms.Place]]:
    """Where it ends, and what lies between."""
    to, *between = adventurers.cells_of_way(way)
    return forms.PLACES[to], [forms.PLACES[cell] for cell in reversed(between)]


WAY = Meaning(_show_way, fields=2)


# Who goes where: alone, or with one who is taken along (codes.py).


def _show_alone(s: State, nobody: int, to: int) -> tuple[forms.Place]:
    return (forms.PLACES[to],)


def _read_alone(s: State, to: forms.Place) -> tuple[int, int]:
    return codes.ALONE, PLACE.read(s, to)


def _show_together(s: State, companion: int, to: int) -> tuple[int, forms.Place]:
    return companion - 1, forms.PLACES[to]


def _read_together(s: State, pawn: int, to: forms.Place) -> tuple[int, int]:
    return SEAT.read(s, pawn) + 1, PLACE.read(s, to)


def _show_two(s: State, who: int, to: int) -> tuple[list[int], forms.Place]:
    return [who & 7, (who >> 3) - 1], forms.PLACES[to]


def _read_two(s: State, pawns: list[int], to: forms.Place) -> tuple[int, int]:
    pawn, companion = pawns
    return SEAT.read(s, pawn) + 8 * (SEAT.read(s, companion) + 1), PLACE.read(s, to)


ALONE, TOGETHER, TWO = (_show_alone, _read_alone), (_show_together, _read_together), (_show_two, _read_two)


def _takes_along(companion: int) -> bool:
    return companion != codes.ALONE


def _navigates_two(who: int) -> bool:
    return who >> 3 != codes.ALONE


VERBS = [
    Verb(codes.MOVE, forms.Move, says=ALONE, why_not=actions.why_not_move),
    Verb(codes.MOVE, forms.TakeAlong, says=TOGETHER, when=_takes_along, why_not=actions.why_not_move),
    Verb(codes.CLEAR, forms.Clear, detail=NUMBER, target=PLACE, target_first=True, why_not=actions.why_not_clear),
    # FD-4.4 An excavation is not undone, even if a Terrascope had shown what it brings.
    Verb(codes.EXCAVATE, forms.Excavate, Trait.REVEALS, why_not=actions.why_not_excavate),
    Verb(codes.PICK_UP, forms.PickUp, target=PART, why_not=actions.why_not_pick_up),
    Verb(codes.NAVIGATE, forms.Navigate, detail=SEAT, target=PLACE, why_not=adventurers.why_not_navigate),
    Verb(codes.NAVIGATE, forms.NavigateTwo, says=TWO, when=_navigates_two, why_not=adventurers.why_not_navigate),
    Verb(codes.SKIP_CARD, forms.SkipCard, why_not=adventurers.why_not_skip_card),
    Verb(codes.LOOK_AHEAD, forms.LookAhead, why_not=adventurers.why_not_look_ahead),
    Verb(codes.FILL_CANTEEN, forms.FillCanteen, why_not=adventurers.why_not_fill_canteen),
    Verb(codes.STOP, forms.Stop, Trait.FINAL, Trait.STOPS, why_not=turn.why_not_wait),
    Verb(codes.PUT_UNDER, forms.PutUnder, target=CARD_FROM_TOP, why_not=adventurers.why_not_put_under),
    Verb(codes.LEAVE_ON_TOP, forms.LeaveOnTop, why_not=adventurers.why_not_put_under),
    Verb(codes.GIVE_WATER, forms.GiveWater, detail=NUMBER, target=SEAT, target_first=True, why_not=city.why_not_water),
    Verb(codes.GIVE_GEAR, forms.GiveGear, detail=GEAR, target=SEAT, why_not=city.why_not_gear),
    Verb(codes.BLAST, forms.Blast, target=PLACE, why_not=gear.why_not_blast),
    Verb(codes.FLY, forms.Fly, says=ALONE, why_not=gear.why_not_fly),
    Verb(codes.FLY, forms.FlyWith, says=TOGETHER, when=_takes_along, why_not=gear.why_not_fly),
    Verb(codes.RAISE_SHIELD, forms.RaiseShield, why_not=gear.why_not_raise_shield),
    Verb(codes.SCOPE, forms.Scope, target=PLACE, why_not=gear.why_not_scope),
    Verb(codes.OPEN_RESERVE, forms.OpenReserve, why_not=gear.why_not_open_reserve),
    Verb(codes.THROTTLE, forms.Throttle, why_not=gear.why_not_throttle),
    Verb(codes.GO_ON, forms.GoOn, Trait.PASSES, why_not=turn.why_not_wait),
    # Outcomes of chance.
    Verb(codes.LAY_CRASH_SITE, forms.LayCrashSite, target=PLACE),
    Verb(codes.LAY_OASIS, forms.LayOasis, target=PLACE),
    Verb(codes.DEAL_ADVENTURER, forms.DealAdventurer, target=ROLE),
    Verb(codes.CHOOSE_FIRST, forms.ChooseFirst, target=SEAT),
    Verb(codes.UNCOVER, forms.Uncover, target=FACE),
    Verb(codes.DRAW_GEAR, forms.DrawGear, target=GEAR),
    Verb(codes.REVEAL_STORM_CARD, forms.RevealStormCard, target=CARD),
    Verb(codes.DRAW_STORM_CARD, forms.DrawStormCard, target=CARD),
]

EVENTS = [
    Event(codes.CRASH_SITE_LAID, forms.CrashSiteLaid, PLACE),
    Event(codes.OASIS_LAID, forms.OasisLaid, PLACE),
    Event(codes.ADVENTURER_DEALT, forms.AdventurerDealt, SEAT, ROLE),
    Event(codes.TURN_BEGAN, forms.TurnBegan, Trait.BEGINS, SEAT, NUMBER),
    Event(codes.MOVED, forms.Moved, SEAT, PLACE, PLACE),
    Event(codes.TAKEN_ALONG, forms.TakenAlong, SEAT, PLACE, PLACE),
    Event(codes.CLEARED, forms.Cleared, SEAT, PLACE, NUMBER),
    Event(codes.EXCAVATED, forms.Excavated, SEAT, PLACE, FACE),
    Event(codes.GEAR_FOUND, forms.GearFound, SEAT, GEAR),
    Event(codes.WATER_GAINED, forms.WaterGained, SEAT, NUMBER, NUMBER),
    Event(codes.PART_PLACED, forms.PartPlaced, PART, PLACE),
    Event(codes.PART_IN_STORM, forms.PartInStorm, PART, PLACE),
    Event(codes.PART_PICKED_UP, forms.PartPickedUp, SEAT, PART),
    Event(codes.NAVIGATED, forms.Navigated, SEAT, SEAT, PLACE, WAY),
    Event(codes.CARD_SKIPPED, forms.CardSkipped, SEAT, NUMBER),
    Event(codes.LOOKED_AHEAD, forms.LookedAhead, SEAT, NUMBER),
    Event(codes.STORM_CARD_REVEALED, forms.StormCardRevealed, Trait.LOUD, CARD),
    Event(codes.PUT_UNDER_DECK, forms.PutUnderDeck, SEAT, CARD),
    Event(codes.LEFT_ON_TOP, forms.LeftOnTop, SEAT),
    Event(codes.STOPPED, forms.Stopped, SEAT, NUMBER),
    Event(codes.WATER_GIVEN, forms.WaterGiven, SEAT, SEAT, NUMBER),
    Event(codes.GEAR_GIVEN, forms.GearGiven, SEAT, SEAT, GEAR),
    Event(codes.BLASTED, forms.Blasted, SEAT, PLACE, NUMBER),
    Event(codes.FLEW, forms.Flew, SEAT, PLACE, PLACE),
    Event(codes.SHIELD_RAISED, forms.ShieldRaised, SEAT),
    Event(codes.SCOPE_USED, forms.ScopeUsed, SEAT, PLACE),
    Event(codes.UNDERSIDE_SEEN, forms.UndersideSeen, PLACE, FACE),
    Event(codes.RESERVE_OPENED, forms.ReserveOpened, SEAT),
    Event(codes.TIME_THROTTLED, forms.TimeThrottled, SEAT, NUMBER),
    Event(codes.STORM_CARD_DRAWN, forms.StormCardDrawn, Trait.LOUD, CARD),
    Event(codes.TILE_BLOWN, forms.TileBlown, PLACE, PLACE),
    Event(codes.SAND_FELL, forms.SandFell, PLACE, NUMBER),
    Event(codes.STORM_PICKED_UP, forms.StormPickedUp, Trait.LOUD, NUMBER, NUMBER),
    Event(codes.WATER_LOST, forms.WaterLost, SEAT, NUMBER),
    Event(codes.STORM_DECK_RENEWED, forms.StormDeckRenewed, Trait.LOUD, NUMBER),
    Event(codes.ENDED, forms.Ended, ENDING, unless(state.NOBODY, SEAT)),
]

VOCABULARY = Vocabulary(codes, turn.why_not_now, VERBS, EVENTS)
