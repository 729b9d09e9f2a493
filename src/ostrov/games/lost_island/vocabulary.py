"""A row for each verb and each event: its number, its form, what its numbers mean, and which chapter says why not."""

from __future__ import annotations

from ostrov.games.lost_island import asking, codes, drawing, forms, naming, solo, turn
from ostrov.games.lost_island.state import State
from ostrov.kernel.piles import kinds_in
from ostrov.kernel.vocabulary import NUMBER, Event, Meaning, Trait, Verb, Vocabulary, a_seat, one_of


def _show_roll(s: State, lower: int, highest: int) -> tuple[list[int]]:
    return ([face for face in (lower >> 3, lower & 7, highest) if face],)


def _read_roll(s: State, dice: list[int]) -> tuple[int, int]:
    low, middle, high = sorted([0, *dice][-3:])
    return low << 3 | middle, high


SEAT = a_seat(("no-such-seat", "LI-3.3"))
CELL = Meaning(lambda s, cell: naming.show_cell(cell), lambda s, name: naming.read_cell(name))
TERRAIN, RUMOUR = one_of(forms.TERRAINS), one_of(forms.RUMOURS)
RANK, ENDING = one_of(forms.RANKS), one_of(forms.ENDINGS)
DICE = Meaning(lambda s, pile: kinds_in(pile))
# A die, the number made of it, and the compasses that took.
DIE_AND_NUMBER = Meaning(lambda s, both: (both >> 3, both & 7, abs((both >> 3) - (both & 7))), fields=3)

VERBS = [
    Verb(codes.NAME, forms.Name, target=TERRAIN, why_not=turn.why_not_name),
    Verb(codes.TAKE, forms.Take, detail=NUMBER, target=NUMBER, why_not=turn.why_not_take),
    Verb(codes.SET_ASIDE, forms.SetAside, detail=NUMBER, target=NUMBER, why_not=solo.why_not_set_aside),
    Verb(codes.DRAW, forms.Draw, detail=TERRAIN, target=CELL, target_first=True, why_not=drawing.why_not_draw),
    Verb(codes.CALL_ORDER, forms.CallOrder, why_not=turn.why_not_order),
    Verb(codes.WAIVE_ORDER, forms.WaiveOrder, why_not=turn.why_not_order),
    # Outcomes of chance.
    Verb(codes.DEAL_RUMOUR, forms.DealRumour, target=RUMOUR),
    Verb(codes.CHOOSE_FIRST, forms.ChooseFirst, target=SEAT),
    Verb(codes.ROLL, forms.Roll, says=(_show_roll, _read_roll)),
]

EVENTS = [
    Event(codes.RUMOUR_DEALT, forms.RumourDealt, RUMOUR),
    Event(codes.TURN_BEGAN, forms.TurnBegan, Trait.BEGINS, SEAT, NUMBER),
    Event(codes.ROLLED, forms.Rolled, SEAT, DICE),
    Event(codes.NAMED, forms.Named, SEAT, TERRAIN),
    Event(codes.DIE_TAKEN, forms.DieTaken, SEAT, DIE_AND_NUMBER),
    Event(codes.DIE_SET_ASIDE, forms.DieSetAside, SEAT, TERRAIN, DIE_AND_NUMBER),
    Event(codes.ORDER_WANTED, forms.OrderWanted, SEAT),
    Event(codes.ORDER_WAIVED, forms.OrderWaived, SEAT),
    Event(codes.ORDER_CALLED, forms.OrderCalled),
    Event(codes.DRAWN, forms.Drawn, SEAT, CELL, TERRAIN),
    Event(codes.COMPASS_FOUND, forms.CompassFound, SEAT),
    Event(codes.WAS_STUCK, forms.WasStuck, SEAT, NUMBER),
    Event(codes.SPYGLASS_COUNTED, forms.SpyglassCounted, SEAT, NUMBER, NUMBER),
    Event(codes.ENDED, forms.Ended, ENDING),
    Event(codes.SCORED, forms.Scored, SEAT, NUMBER, NUMBER),
    Event(codes.WON, forms.Won, SEAT),
    Event(codes.RANKED, forms.Ranked, Trait.RANKS, RANK),
]

VOCABULARY = Vocabulary(codes, asking.why_not_now, VERBS, EVENTS)
