"""Numbers to forms and back: choices and events. Cells become labels here."""

from __future__ import annotations

from collections.abc import Callable

from ostrov.games.atlantis import codes, forms
from ostrov.games.atlantis.board import DIRECTIONS, LABELS, NEXT, NO_TILE, TILE_CELLS, TILE_ON, direction_to
from ostrov.games.atlantis.components import KIND_OF_CREATURE, TRAVELLERS_A_COLOUR, WORTHS
from ostrov.games.atlantis.forms import (
    COLOURS,
    CREATURES,
    ENDINGS,
    LANDS,
    PHASES,
    TERRAINS,
    UNDERSIDES,
    Colour,
    Creature,
    Phase,
    Terrain,
)
from ostrov.games.atlantis.state import NO_PIECE, ROAMING, State
from ostrov.kernel.game import Form
from ostrov.kernel.refusals import Refusal


def label(cell: int) -> str:
    return LABELS[cell]


def colour_of(traveller: int) -> Colour:
    return COLOURS[traveller // TRAVELLERS_A_COLOUR]


def number_of(traveller: int) -> int:
    return traveller % TRAVELLERS_A_COLOUR + 1


def _terrain(terrain: int) -> Terrain:
    found: Terrain | None = TERRAINS[terrain]
    assert found is not None
    return found


def _beside(cell: int, direction: int) -> str:
    return LABELS[NEXT[DIRECTIONS * cell + direction]]


# Choices: what a verb, its detail and its target say.
def _show_place(s: State, detail: int, tile: int) -> Form:
    return forms.Place(COLOURS[detail >> 3], detail & 7, label(TILE_CELLS[tile]))


def _show_travel(kind: Callable[[Colour, int, str], Form]) -> Callable[[State, int, int], Form]:
    def show(s: State, traveller: int, direction: int) -> Form:
        return kind(colour_of(traveller), number_of(traveller), _beside(s.cell(traveller), direction))

    return show


def _show_traveller(kind: Callable[[Colour, int], Form]) -> Callable[[State, int, int], Form]:
    return lambda s, traveller, _: kind(colour_of(traveller), number_of(traveller))


def _show_boat(kind: Callable[[str, str], Form]) -> Callable[[State, int, int], Form]:
    return lambda s, boat, direction: kind(label(s.boat_cell(boat)), _beside(s.boat_cell(boat), direction))


def _show_roam(s: State, creature: int, direction: int) -> Form:
    cell = s.creature_place(creature)
    return forms.Roam(CREATURES[KIND_OF_CREATURE[creature]], label(cell), _beside(cell, direction))


def _show_summon(s: State, creature: int, cell: int) -> Form:
    return forms.Summon(CREATURES[KIND_OF_CREATURE[creature]], label(s.creature_place(creature)), label(cell))


_SHOW_CHOICE: dict[int, Callable[[State, int, int], Form]] = {
    codes.PLACE: _show_place,
    codes.LAUNCH: lambda s, _, cell: forms.Launch(label(cell)),
    codes.PLAY_DOLPHIN: _show_travel(forms.PlayDolphin),
    codes.PLAY_WIND: _show_boat(forms.PlayWind),
    codes.SUMMON: _show_summon,
    codes.RIDE: _show_travel(forms.Ride),
    codes.RUN_ON: _show_boat(forms.RunOn),
    codes.WALK: _show_travel(forms.Walk),
    codes.BOARD: _show_travel(forms.Board),
    codes.SWIM: _show_travel(forms.Swim),
    codes.DIVE: _show_traveller(forms.Dive),
    codes.CLIMB: _show_traveller(forms.Climb),
    codes.LAND: _show_traveller(forms.GoAshore),
    codes.SAIL: _show_boat(forms.Sail),
    codes.TAKE_TILE: lambda s, _, tile: forms.TakeTile(label(TILE_CELLS[tile])),
    codes.TAKE_ABOARD: lambda s, _, traveller: forms.TakeAboard(colour_of(traveller), number_of(traveller)),
    codes.ROAM: _show_roam,
    codes.STOP: lambda s, _, __: forms.Stop(),
    codes.DEFEND: lambda s, _, __: forms.Defend(),
    codes.DECLINE: lambda s, _, __: forms.Decline(),
    codes.LAY_TILE: lambda s, terrain, tile: forms.LayTile(_terrain(terrain), label(TILE_CELLS[tile])),
    codes.CHOOSE_FIRST: lambda s, _, seat: forms.ChooseFirst(seat),
    codes.TURN_UP: lambda s, _, underside: forms.TurnUp(UNDERSIDES[underside]),
    codes.ROLL: lambda s, _, kind: forms.Roll(CREATURES[kind]),
}


def show_choice(s: State, choice: int) -> Form:
    return _SHOW_CHOICE[codes.verb_of(choice)](s, codes.detail_of(choice), codes.target_of(choice))


def read_choice(s: State, form: Form) -> int:
    verb, detail, target = _numbers(s, form)
    return codes.choice(verb, detail) + target


_TRAVELS = {
    forms.PlayDolphin: codes.PLAY_DOLPHIN,
    forms.Ride: codes.RIDE,
    forms.Walk: codes.WALK,
    forms.Board: codes.BOARD,
    forms.Swim: codes.SWIM,
}
_VOYAGES = {forms.PlayWind: codes.PLAY_WIND, forms.RunOn: codes.RUN_ON, forms.Sail: codes.SAIL}


def _numbers(s: State, form: Form) -> tuple[int, int, int]:
    match form:
        case (
            forms.PlayDolphin(colour, number, to)
            | forms.Ride(colour, number, to)
            | forms.Walk(colour, number, to)
            | forms.Board(colour, number, to)
            | forms.Swim(colour, number, to)
        ):
            traveller = _traveller(colour, number)
            return _TRAVELS[type(form)], traveller, direction_to(s.cell(traveller), cell_at(to))
        case forms.PlayWind(boat, to) | forms.RunOn(boat, to) | forms.Sail(boat, to):
            return _VOYAGES[type(form)], s.boat_on(cell_at(boat)), direction_to(cell_at(boat), cell_at(to))
        case forms.Dive(colour, number):
            return codes.DIVE, _traveller(colour, number), 0
        case forms.Climb(colour, number):
            return codes.CLIMB, _traveller(colour, number), 0
        case forms.GoAshore(colour, number):
            return codes.LAND, _traveller(colour, number), 0
        case forms.TakeAboard(colour, number):
            return codes.TAKE_ABOARD, 0, _traveller(colour, number)
        case forms.TakeTile(cell):
            return codes.TAKE_TILE, 0, TILE_ON[cell_at(cell)]
        case forms.Roam(creature, origin, to):
            return codes.ROAM, _creature(s, creature, origin), direction_to(cell_at(origin), cell_at(to))
        case forms.Summon(creature, origin, to):
            return codes.SUMMON, _creature(s, creature, origin), cell_at(to)
        case forms.Stop():
            return codes.STOP, 0, 0
        case forms.Defend():
            return codes.DEFEND, 0, 0
        case forms.Decline():
            return codes.DECLINE, 0, 0
        case _:
            return _numbers_of_setup_or_chance(s, form)


def _numbers_of_setup_or_chance(s: State, form: Form) -> tuple[int, int, int]:
    match form:
        case forms.Place(colour, worth, cell):
            return codes.PLACE, 8 * COLOURS.index(colour) + _worth(worth), _tile(cell)
        case forms.Launch(cell):
            return codes.LAUNCH, 0, cell_at(cell)
        case forms.LayTile(terrain, cell):
            return codes.LAY_TILE, TERRAINS.index(terrain), _tile(cell)
        case forms.ChooseFirst(seat):
            return codes.CHOOSE_FIRST, 0, _seat(s, seat)
        case forms.TurnUp(underside):
            return codes.TURN_UP, 0, UNDERSIDES.index(underside)
        case forms.Roll(creature):
            return codes.ROLL, 0, CREATURES.index(creature)
        case _:
            raise TypeError(f"not a choice of this game: {form!r}")


def cell_at(place: str) -> int:
    """AT-1.1"""
    if place not in LABELS:
        raise Refusal("no-such-cell", "AT-1.1", cell=place)
    return LABELS.index(place)


def _tile(place: str) -> int:
    """AT-1.2"""
    tile = TILE_ON[cell_at(place)]
    if tile == NO_TILE:
        raise Refusal("not-on-the-island", "AT-1.2", cell=place)
    return tile


def _worth(worth: int) -> int:
    """AT-1.5"""
    if worth not in WORTHS:
        raise Refusal("no-such-worth", "AT-1.5")
    return worth


def _seat(s: State, seat: int) -> int:
    if not 0 <= seat < s.seats:
        raise Refusal("no-such-seat", "AT-2.2", seats=int(s.seats))
    return seat


def _traveller(colour: Colour, number: int) -> int:
    """AT-1.5"""
    if not 1 <= number <= TRAVELLERS_A_COLOUR:
        raise Refusal("no-such-traveller", "AT-1.5")
    return TRAVELLERS_A_COLOUR * COLOURS.index(colour) + number - 1


def _creature(s: State, creature: Creature, place: str) -> int:
    """AT-6.1 Of several on one cell the one that is under way, or else the first."""
    kind, cell = CREATURES.index(creature), cell_at(place)
    if s.phase == ROAMING and s.mover != NO_PIECE and s.creature_place(s.mover) == cell and s.rolled == kind:
        return s.mover
    return s.creature_at(kind, cell)


# What it means to stop, where it is not to make no more moves.
_STOPPED: dict[Phase, Callable[[int], Form]] = {
    Phase.PLAYING: forms.PlayedNoTile,
    Phase.ROAMING: forms.CreatureLeft,
}

# Events: what their numbers say (codes.py).
_SHOW_EVENT: dict[int, Callable[[int, int, int], Form]] = {
    codes.TILE_LAID: lambda cell, terrain, _: forms.TileLaid(label(cell), _terrain(terrain)),
    codes.FIRST_CHOSEN: lambda seat, *_: forms.FirstChosen(seat),
    codes.LAUNCHED: lambda seat, cell, _: forms.Launched(seat, label(cell)),
    codes.TURN_BEGAN: lambda seat, turn, _: forms.TurnBegan(seat, turn),
    codes.TILE_PLAYED: lambda seat, kind, terrain: forms.TilePlayed(seat, UNDERSIDES[kind], _terrain(terrain)),
    codes.WALKED: lambda one, origin, to: forms.Walked(colour_of(one), number_of(one), label(origin), label(to)),
    codes.BOARDED: lambda one, cell, _: forms.Boarded(colour_of(one), number_of(one), label(cell)),
    codes.SWAM: lambda one, origin, to: forms.Swam(colour_of(one), number_of(one), label(origin), label(to)),
    codes.DIVED: lambda one, cell, _: forms.Dived(colour_of(one), number_of(one), label(cell)),
    codes.LANDED: lambda one, land, _: _landed(one, land),
    codes.SAILED: lambda seat, origin, to: forms.Sailed(seat, label(origin), label(to)),
    codes.STOPPED: lambda seat, phase, _: _STOPPED.get(PHASES[phase], forms.Stopped)(seat),
    codes.TILE_TAKEN: lambda seat, cell, terrain: forms.TileTaken(seat, label(cell), _terrain(terrain)),
    codes.TILE_SHOWN: lambda seat, kind, _: forms.TileShown(seat, UNDERSIDES[kind]),
    codes.CREATURE_CAME: lambda kind, cell, _: forms.CreatureCame(CREATURES[kind], label(cell)),
    codes.BOAT_CAME: lambda cell, *_: forms.BoatCame(label(cell)),
    codes.WHIRLED: lambda cell, *_: forms.Whirled(label(cell)),
    codes.CREATURE_GONE: lambda kind, cell, _: forms.CreatureGone(CREATURES[kind], label(cell)),
    codes.BOAT_GONE: lambda cell, *_: forms.BoatGone(label(cell)),
    codes.TRAVELLER_LOST: lambda one, cell, _: forms.TravellerLost(colour_of(one), number_of(one), label(cell)),
    codes.ROLLED: lambda seat, kind, _: forms.Rolled(seat, CREATURES[kind]),
    codes.ROAMED: lambda kind, origin, to: forms.Roamed(CREATURES[kind], label(origin), label(to)),
    codes.DEFENDED: lambda seat, kind, cell: forms.Defended(seat, UNDERSIDES[kind], label(cell)),
    codes.ENDED: lambda ending, *_: _ended(ending),
}


def show_event(event: tuple[int, ...], seat: int | None) -> Form:
    """AT-2.4, AT-5.3 Worths and red undersides only for those who may witness them."""
    what, a, b, c, _d, witnesses = event
    is_witness = seat is not None and bool(witnesses >> seat & 1)
    if what == codes.PLACED:
        return forms.Placed(colour_of(a), number_of(a), label(b), c if is_witness else None)
    if what == codes.TILE_KEPT:
        return forms.TileKept(a, _terrain(b), UNDERSIDES[c]) if is_witness else forms.TileKeptSecret(a, _terrain(b))
    return _SHOW_EVENT[what](a, b, c)


def _landed(traveller: int, land: int) -> Form:
    safe_land = LANDS[land]
    assert safe_land is not None
    return forms.Landed(colour_of(traveller), number_of(traveller), safe_land)


def _ended(ending: int) -> Form:
    reason = ENDINGS[ending]
    assert reason is not None
    return forms.Ended(reason)
