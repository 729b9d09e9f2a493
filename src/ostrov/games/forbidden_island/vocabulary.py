"""A row for each verb and each event: its number, its form, what its numbers mean, and which chapter says why not."""

from __future__ import annotations

from ostrov.games.forbidden_island import actions, board, codes, drawing, flooding, forms, special, state, tiles, turn
from ostrov.games.forbidden_island.state import State
from ostrov.kernel.refusals import Refusal
from ostrov.kernel.vocabulary import NUMBER, Event, Meaning, Trait, Verb, Vocabulary, a_seat, one_of, set_of, unless


def _read_pair(s: State, tile: forms.Tile, other: forms.Tile) -> tuple[int, int]:
    """FI-4.8 Two tiles in either order; the rules name the lower cell first."""
    first, second = sorted((tiles.cell_of(s, tile), tiles.cell_of(s, other)))
    return first, second


def _read_pawns(s: State, pawns: list[int]) -> int:
    if not pawns:
        raise Refusal("nobody-to-lift", "FI-6.2")
    return sum(1 << SEAT.read(s, pawn) for pawn in set(pawns))


SEAT = a_seat(("no-such-seat", "FI-2.3"))
PAWNS = Meaning(set_of(range(4)).show, _read_pawns)
CELL = Meaning(tiles.tile_on, tiles.cell_of)
PAIR = (lambda s, first, second: (tiles.tile_on(s, first), tiles.tile_on(s, second))), _read_pair
ROW_AND_COLUMN = Meaning(lambda s, cell: board.CELLS[cell], fields=2)
TILE, CARD, ROLE = one_of(forms.TILES), one_of(forms.CARDS), one_of(forms.ROLES)
TREASURE, TREASURES, ENDING = one_of(forms.TREASURES), set_of(forms.TREASURES), one_of(forms.ENDINGS)

VERBS = [
    Verb(codes.MOVE, forms.Move, target=CELL, why_not=actions.why_not_move),
    Verb(codes.FLY, forms.Fly, target=CELL, why_not=actions.why_not_fly),
    Verb(codes.NAVIGATE, forms.Navigate, detail=SEAT, target=CELL, why_not=actions.why_not_navigate),
    Verb(codes.SHORE_UP, forms.ShoreUp, target=CELL, why_not=actions.why_not_shore_up),
    Verb(codes.SHORE_UP_TWO, forms.ShoreUpTwo, says=PAIR, why_not=actions.why_not_shore_up_two),
    Verb(codes.GIVE, forms.Give, detail=CARD, target=SEAT, why_not=actions.why_not_give),
    Verb(codes.CAPTURE, forms.Capture, why_not=actions.why_not_capture),
    Verb(codes.STOP, forms.Stop, Trait.FINAL, Trait.STOPS, why_not=turn.why_not_wait),
    Verb(codes.LIFT, forms.Lift, detail=PAWNS, target=CELL, why_not=special.why_not_lift),
    Verb(codes.SANDBAG, forms.Sandbag, target=CELL, why_not=special.why_not_sandbag),
    Verb(codes.FLY_OFF, forms.FlyOff, Trait.FINAL, why_not=special.why_not_fly_off),
    Verb(codes.DISCARD, forms.Discard, Trait.FINAL, target=CARD, why_not=drawing.why_not_discard),
    Verb(codes.SWIM, forms.Swim, target=CELL, why_not=flooding.why_not_swim),
    Verb(codes.GO_ON, forms.GoOn, Trait.PASSES, why_not=turn.why_not_wait),
    # Outcomes of chance.
    Verb(codes.LAY_TILE, forms.LayTile, target=TILE),
    Verb(codes.FLOOD_AT_START, forms.FloodAtStart, target=CELL),
    Verb(codes.DEAL_ADVENTURER, forms.DealAdventurer, target=ROLE),
    Verb(codes.DEAL_CARD, forms.DealCard, target=CARD),
    Verb(codes.CHOOSE_FIRST, forms.ChooseFirst, target=SEAT),
    Verb(codes.DRAW_TREASURE, forms.DrawTreasure, target=CARD),
    Verb(codes.DRAW_FLOOD, forms.DrawFlood, target=CELL),
]

EVENTS = [
    Event(codes.TILE_LAID, forms.TileLaid, ROW_AND_COLUMN, TILE),
    Event(codes.ADVENTURER_DEALT, forms.AdventurerDealt, SEAT, ROLE),
    Event(codes.CARD_DEALT, forms.CardDealt, SEAT, CARD),
    Event(codes.TURN_BEGAN, forms.TurnBegan, Trait.BEGINS, SEAT, NUMBER),
    Event(codes.MOVED, forms.Moved, SEAT, CELL, CELL),
    Event(codes.FLEW, forms.Flew, SEAT, CELL, CELL),
    Event(codes.NAVIGATED, forms.Navigated, SEAT, SEAT, CELL, CELL),
    Event(codes.SHORED_UP, forms.ShoredUp, SEAT, CELL),
    Event(codes.GAVE, forms.Gave, SEAT, SEAT, CARD),
    Event(codes.CAPTURED, forms.Captured, SEAT, TREASURE),
    Event(codes.STOPPED, forms.Stopped, SEAT, NUMBER),
    Event(codes.CARD_DRAWN, forms.CardDrawn, SEAT, CARD),
    Event(codes.WATER_ROSE, forms.WaterRose, Trait.LOUD, SEAT, NUMBER, NUMBER),
    Event(codes.FLOOD_CARDS_RETURNED, forms.FloodCardsReturned, NUMBER),
    Event(codes.TREASURE_DECK_RENEWED, forms.TreasureDeckRenewed, NUMBER),
    Event(codes.FLOOD_DECK_RENEWED, forms.FloodDeckRenewed, NUMBER),
    Event(codes.CARD_DISCARDED, forms.CardDiscarded, SEAT, CARD),
    Event(codes.LIFTED, forms.Lifted, SEAT, PAWNS, CELL, CELL),
    Event(codes.SANDBAGGED, forms.Sandbagged, SEAT, CELL),
    Event(codes.FLOODED, forms.Flooded, Trait.LOUD, CELL),
    Event(codes.SUNK, forms.Sunk, Trait.LOUD, CELL),
    Event(codes.SWAM, forms.Swam, SEAT, CELL, CELL),
    Event(codes.FLEW_OFF, forms.FlewOff, SEAT),
    Event(codes.ENDED, forms.Ended, ENDING, unless(state.NOBODY, SEAT), TREASURES),
]

VOCABULARY = Vocabulary(codes, turn.why_not_now, VERBS, EVENTS)
