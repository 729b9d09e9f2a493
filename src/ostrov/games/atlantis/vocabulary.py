"""A row for each verb and each event: its number, its form, what its numbers mean, and which chapter says why not."""

from __future__ import annotations

from ostrov.games.atlantis import asking, codes, creatures, dangers, forms, moves, red_tiles, setup, state, tiles
from ostrov.games.atlantis.board import DIRECTIONS, NEXT, NO_TILE, TILE_CELLS, TILE_ON, direction_to
from ostrov.games.atlantis.components import KIND_OF_CREATURE, WORTHS
from ostrov.games.atlantis.naming import cell_at, label, traveller_named, traveller_of
from ostrov.games.atlantis.state import State
from ostrov.kernel.refusals import Refusal
from ostrov.kernel.vocabulary import NUMBER, Event, Meaning, Trait, Verb, Vocabulary, a_seat, one_of

# What is said of pieces and where they go. The rules count directions, people name the cell beside.


def _beside(cell: int, direction: int) -> str:
    return label(NEXT[DIRECTIONS * cell + direction])


def _show_travel(s: State, traveller: int, direction: int) -> tuple[forms.Colour, int, str]:
    return *traveller_named(traveller), _beside(s.cell(traveller), direction)


def _read_travel(s: State, colour: forms.Colour, number: int, to: str) -> tuple[int, int]:
    traveller = traveller_of(colour, number)
    return traveller, direction_to(s.cell(traveller), cell_at(to))


def _show_voyage(s: State, boat: int, direction: int) -> tuple[str, str]:
    return label(s.boat_cell(boat)), _beside(s.boat_cell(boat), direction)


def _read_voyage(s: State, boat: str, to: str) -> tuple[int, int]:
    return s.boat_on(cell_at(boat)), direction_to(cell_at(boat), cell_at(to))


def _show_roam(s: State, creature: int, direction: int) -> tuple[forms.Creature, str, str]:
    cell = s.creature_place(creature)
    return forms.CREATURES[KIND_OF_CREATURE[creature]], label(cell), _beside(cell, direction)


def _read_roam(s: State, creature: forms.Creature, origin: str, to: str) -> tuple[int, int]:
    return _creature_there(s, creature, origin), direction_to(cell_at(origin), cell_at(to))


def _show_summons(s: State, creature: int, cell: int) -> tuple[forms.Creature, str, str]:
    return forms.CREATURES[KIND_OF_CREATURE[creature]], label(s.creature_place(creature)), label(cell)


def _read_summons(s: State, creature: forms.Creature, origin: str, to: str) -> tuple[int, int]:
    return _creature_there(s, creature, origin), cell_at(to)


def _creature_there(s: State, creature: forms.Creature, place: str) -> int:
    """AT-6.1 Of several on one cell the one that is under way, or else the first."""
    kind, cell = forms.CREATURES.index(creature), cell_at(place)
    is_moving = s.phase == state.ROAMING and s.mover != state.NO_PIECE
    if is_moving and s.creature_place(s.mover) == cell and s.rolled == kind:
        return s.mover
    return s.creature_at(kind, cell)


def _show_placing(s: State, who: int, tile: int) -> tuple[forms.Colour, int, str]:
    return forms.COLOURS[who >> 3], who & 7, label(TILE_CELLS[tile])


def _read_placing(s: State, colour: forms.Colour, worth: int, cell: str) -> tuple[int, int]:
    """AT-1.5"""
    if worth not in WORTHS:
        raise Refusal("no-such-worth", "AT-1.5")
    return 8 * forms.COLOURS.index(colour) + worth, _read_tile(s, cell)


def _read_tile(s: State, place: str) -> int:
    """AT-1.2"""
    tile = TILE_ON[cell_at(place)]
    if tile == NO_TILE:
        raise Refusal("not-on-the-island", "AT-1.2", cell=place)
    return tile


TRAVEL, VOYAGE = (_show_travel, _read_travel), (_show_voyage, _read_voyage)
ROAM, SUMMONS, PLACING = (_show_roam, _read_roam), (_show_summons, _read_summons), (_show_placing, _read_placing)
SEAT = a_seat(("no-such-seat", "AT-2.2"))
TRAVELLER = Meaning(lambda s, number: traveller_named(number), lambda s, *name: traveller_of(*name), fields=2)
CELL = Meaning(lambda s, cell: label(cell), lambda s, place: cell_at(place))
TILE = Meaning(lambda s, tile: label(TILE_CELLS[tile]), _read_tile)
# Where a tile may have been once.
TILE_OR_NONE = Meaning(TILE.show, lambda s, place: TILE_ON[cell_at(place)])
TERRAIN, LAND, ENDING = one_of(forms.TERRAINS), one_of(forms.LANDS), one_of(forms.ENDINGS)
UNDERSIDE, CREATURE = one_of(forms.UNDERSIDES), one_of(forms.CREATURES)

# AT-5.3 Red tiles are secret until they are played; so is whether one could have been.
SECRET = (Trait.FINAL, Trait.REVEALS)

VERBS = [
    Verb(codes.PLACE, forms.Place, says=PLACING, why_not=setup.why_not_place),
    Verb(codes.LAUNCH, forms.Launch, target=CELL, why_not=setup.why_not_launch),
    Verb(codes.PLAY_DOLPHIN, forms.PlayDolphin, *SECRET, says=TRAVEL, why_not=red_tiles.why_not_dolphin),
    Verb(codes.PLAY_WIND, forms.PlayWind, *SECRET, says=VOYAGE, why_not=red_tiles.why_not_wind),
    Verb(codes.SUMMON, forms.Summon, *SECRET, says=SUMMONS, why_not=red_tiles.why_not_summon),
    Verb(codes.RIDE, forms.Ride, says=TRAVEL, why_not=red_tiles.why_not_ride),
    Verb(codes.RUN_ON, forms.RunOn, says=VOYAGE, why_not=red_tiles.why_not_run_on),
    Verb(codes.WALK, forms.Walk, says=TRAVEL, why_not=moves.why_not_walk),
    Verb(codes.BOARD, forms.Board, says=TRAVEL, why_not=moves.why_not_board),
    Verb(codes.SWIM, forms.Swim, says=TRAVEL, why_not=moves.why_not_swim),
    Verb(codes.DIVE, forms.Dive, detail=TRAVELLER, why_not=moves.why_not_dive),
    Verb(codes.CLIMB, forms.Climb, detail=TRAVELLER, why_not=moves.why_not_climb),
    Verb(codes.LAND, forms.GoAshore, detail=TRAVELLER, why_not=moves.why_not_land),
    Verb(codes.SAIL, forms.Sail, says=VOYAGE, why_not=moves.why_not_sail),
    Verb(codes.TAKE_TILE, forms.TakeTile, Trait.FINAL, target=TILE_OR_NONE, why_not=tiles.why_not_take),
    Verb(codes.TAKE_ABOARD, forms.TakeAboard, target=TRAVELLER, why_not=tiles.why_not_take_aboard),
    Verb(codes.ROAM, forms.Roam, says=ROAM, why_not=creatures.why_not_roam),
    Verb(codes.STOP, forms.Stop, Trait.STOPS),
    Verb(codes.DEFEND, forms.Defend, *SECRET, why_not=dangers.why_not_defend),
    Verb(codes.DECLINE, forms.Decline, *SECRET, why_not=dangers.why_not_defend),
    # Outcomes of chance.
    Verb(codes.LAY_TILE, forms.LayTile, detail=TERRAIN, target=TILE),
    Verb(codes.CHOOSE_FIRST, forms.ChooseFirst, target=SEAT),
    Verb(codes.TURN_UP, forms.TurnUp, target=UNDERSIDE),
    Verb(codes.ROLL, forms.Roll, target=CREATURE),
]

# AT-2.4, AT-5.3 Worths and red undersides only for those who may witness them.
EVENTS = [
    Event(codes.TILE_LAID, forms.TileLaid, CELL, TERRAIN),
    Event(codes.FIRST_CHOSEN, forms.FirstChosen, SEAT),
    Event(codes.PLACED, forms.Placed, TRAVELLER, CELL, NUMBER, others=forms.Placed, others_know=2),
    Event(codes.LAUNCHED, forms.Launched, SEAT, CELL),
    Event(codes.TURN_BEGAN, forms.TurnBegan, Trait.BEGINS, SEAT, NUMBER),
    Event(codes.TILE_PLAYED, forms.TilePlayed, SEAT, UNDERSIDE, TERRAIN),
    Event(codes.WALKED, forms.Walked, TRAVELLER, CELL, CELL),
    Event(codes.BOARDED, forms.Boarded, TRAVELLER, CELL),
    Event(codes.SWAM, forms.Swam, TRAVELLER, CELL, CELL),
    Event(codes.DIVED, forms.Dived, TRAVELLER, CELL),
    Event(codes.LANDED, forms.Landed, TRAVELLER, LAND),
    Event(codes.SAILED, forms.Sailed, SEAT, CELL, CELL),
    Event(codes.STOPPED, forms.Stopped, SEAT),
    Event(codes.PLAYED_NO_TILE, forms.PlayedNoTile, SEAT),
    Event(codes.CREATURE_LEFT, forms.CreatureLeft, SEAT),
    Event(codes.TILE_TAKEN, forms.TileTaken, SEAT, CELL, TERRAIN),
    Event(codes.TILE_SHOWN, forms.TileShown, SEAT, UNDERSIDE),
    Event(codes.TILE_KEPT, forms.TileKept, SEAT, TERRAIN, UNDERSIDE, others=forms.TileKeptSecret, others_know=2),
    Event(codes.CREATURE_CAME, forms.CreatureCame, CREATURE, CELL),
    Event(codes.BOAT_CAME, forms.BoatCame, CELL),
    Event(codes.WHIRLED, forms.Whirled, CELL),
    Event(codes.CREATURE_GONE, forms.CreatureGone, CREATURE, CELL),
    Event(codes.BOAT_GONE, forms.BoatGone, CELL),
    Event(codes.TRAVELLER_LOST, forms.TravellerLost, TRAVELLER, CELL),
    Event(codes.ROLLED, forms.Rolled, SEAT, CREATURE),
    Event(codes.ROAMED, forms.Roamed, CREATURE, CELL, CELL),
    Event(codes.DEFENDED, forms.Defended, SEAT, UNDERSIDE, CELL),
    Event(codes.ENDED, forms.Ended, ENDING),
]

VOCABULARY = Vocabulary(codes, asking.why_not_now, VERBS, EVENTS)
