"""Numbers for what may be chosen and what may happen. A choice is a verb, a detail and a target in one number."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.native import i64

# Verbs of set-up.
PLACE: Final[i64] = 1  # detail: eight times the colour, and the worth; target: tile
LAUNCH: Final[i64] = 2  # target: cell
# Verbs of the active seat. Most have a traveller as detail and a direction as target.
PLAY_DOLPHIN: Final[i64] = 3
PLAY_WIND: Final[i64] = 4  # detail: boat
SUMMON: Final[i64] = 5  # detail: creature, target: cell
RIDE: Final[i64] = 6
RUN_ON: Final[i64] = 7  # detail: boat
WALK: Final[i64] = 8
BOARD: Final[i64] = 9
SWIM: Final[i64] = 10
DIVE: Final[i64] = 11  # no target
CLIMB: Final[i64] = 12  # no target
LAND: Final[i64] = 13  # no target
SAIL: Final[i64] = 14  # detail: boat
TAKE_TILE: Final[i64] = 15  # target: tile
TAKE_ABOARD: Final[i64] = 16  # target: traveller
ROAM: Final[i64] = 17  # detail: creature
STOP: Final[i64] = 18
# Verbs of the others.
DEFEND: Final[i64] = 19
DECLINE: Final[i64] = 20
# Verbs of chance.
LAY_TILE: Final[i64] = 24  # detail: terrain, target: tile
CHOOSE_FIRST: Final[i64] = 25  # target: seat
TURN_UP: Final[i64] = 26  # target: underside
ROLL: Final[i64] = 27  # target: kind of creature

# The direction of a cell that is no neighbour, and the number of a boat or creature that is not there.
NOWHERE: Final[i64] = 7
NONE_THERE: Final[i64] = 63

# Events, with what their numbers mean.
TILE_LAID: Final[i64] = 1  # cell, terrain
FIRST_CHOSEN: Final[i64] = 2  # seat
PLACED: Final[i64] = 3  # traveller, cell, worth
LAUNCHED: Final[i64] = 4  # seat, cell
TURN_BEGAN: Final[i64] = 5  # seat, number of the turn
TILE_PLAYED: Final[i64] = 6  # seat, underside, terrain
WALKED: Final[i64] = 7  # traveller, from, to
BOARDED: Final[i64] = 8  # traveller, cell
SWAM: Final[i64] = 9  # traveller, from, to
LANDED: Final[i64] = 10  # traveller, safe land
SAILED: Final[i64] = 11  # seat, from, to
STOPPED: Final[i64] = 12  # seat
TILE_TAKEN: Final[i64] = 13  # seat, cell, terrain
TILE_SHOWN: Final[i64] = 14  # seat, underside
TILE_KEPT: Final[i64] = 15  # seat, terrain, underside
CREATURE_CAME: Final[i64] = 16  # kind, cell
BOAT_CAME: Final[i64] = 17  # cell
WHIRLED: Final[i64] = 18  # cell
CREATURE_GONE: Final[i64] = 19  # kind, cell
BOAT_GONE: Final[i64] = 20  # cell
TRAVELLER_LOST: Final[i64] = 21  # traveller, cell
ROLLED: Final[i64] = 22  # seat, kind
ROAMED: Final[i64] = 23  # kind, from, to
DEFENDED: Final[i64] = 24  # seat, underside, cell
ENDED: Final[i64] = 25  # ending
DIVED: Final[i64] = 26  # traveller, cell
PLAYED_NO_TILE: Final[i64] = 27  # seat
CREATURE_LEFT: Final[i64] = 28  # seat


# Walking, boarding, swimming, diving, climbing and landing share one number, so that all ways of a traveller make one
# row: the target is the verb, counted from WALK, and the direction.
TRAVEL: Final[i64] = 30


def choice(verb: i64, detail: i64) -> i64:
    """A choice that wants only its target added."""
    if WALK <= verb <= LAND:
        return TRAVEL << 14 | detail << 8 | (verb - WALK) << 3
    return verb << 14 | detail << 8


def verb_of(choice: i64) -> i64:
    verb = choice >> 14
    return WALK + (choice >> 3 & 31) if verb == TRAVEL else verb


def detail_of(choice: i64) -> i64:
    return choice >> 8 & 63


def target_of(choice: i64) -> i64:
    return choice & 7 if choice >> 14 == TRAVEL else choice & 255
