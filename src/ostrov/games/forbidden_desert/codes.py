"""Numbers for what may be chosen and what may happen. A choice is a verb, a detail and a target in one number."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.native import i64

# Verbs of the active seat, for an action: the target is a cell, unless said otherwise.
MOVE: Final[i64] = 1  # detail: whom the Climber takes along
CLEAR: Final[i64] = 2  # detail: how many markers
EXCAVATE: Final[i64] = 3
PICK_UP: Final[i64] = 4  # target: part
NAVIGATE: Final[i64] = 5  # detail: whose pawn, and eight times whom it takes along
SKIP_CARD: Final[i64] = 6
LOOK_AHEAD: Final[i64] = 7
FILL_CANTEEN: Final[i64] = 8
STOP: Final[i64] = 9
# Within the Meteorologist's action.
PUT_UNDER: Final[i64] = 10  # target: which of the cards, from the top
LEAVE_ON_TOP: Final[i64] = 11
# Verbs of any seat, for no action.
GIVE_WATER: Final[i64] = 12  # detail: how much, target: seat
GIVE_GEAR: Final[i64] = 13  # detail: gear, target: seat
BLAST: Final[i64] = 14
FLY: Final[i64] = 15  # detail: who comes along
RAISE_SHIELD: Final[i64] = 16
SCOPE: Final[i64] = 17
OPEN_RESERVE: Final[i64] = 18
THROTTLE: Final[i64] = 19
GO_ON: Final[i64] = 20
# Verbs of chance.
LAY_CRASH_SITE: Final[i64] = 24
LAY_OASIS: Final[i64] = 25
DEAL_ADVENTURER: Final[i64] = 26  # target: role
CHOOSE_FIRST: Final[i64] = 27  # target: seat
UNCOVER: Final[i64] = 28  # target: face
DRAW_GEAR: Final[i64] = 29  # target: gear
REVEAL_STORM_CARD: Final[i64] = 30  # target: card
DRAW_STORM_CARD: Final[i64] = 31  # target: card

# As a detail, nobody is taken along; a seat comes as one more than its number.
ALONE: Final[i64] = 0

# Events, with what their numbers mean.
CRASH_SITE_LAID: Final[i64] = 1  # cell
OASIS_LAID: Final[i64] = 2  # cell
ADVENTURER_DEALT: Final[i64] = 3  # seat, role
TURN_BEGAN: Final[i64] = 4  # seat, number of the turn
MOVED: Final[i64] = 5  # seat, from, to
TAKEN_ALONG: Final[i64] = 6  # seat, from, to
CLEARED: Final[i64] = 7  # seat, cell, how many
EXCAVATED: Final[i64] = 8  # seat, cell, face
GEAR_FOUND: Final[i64] = 9  # seat, gear
WATER_GAINED: Final[i64] = 10  # seat, how much, what is in the canteen now
PART_PLACED: Final[i64] = 11  # part, cell
PART_IN_STORM: Final[i64] = 12  # part, cell
PART_PICKED_UP: Final[i64] = 13  # seat, part
NAVIGATED: Final[i64] = 14  # seat, pawn, from, the way (adventurers.py)
CARD_SKIPPED: Final[i64] = 15  # seat, cards still to be drawn this turn
LOOKED_AHEAD: Final[i64] = 16  # seat, how many cards
STORM_CARD_REVEALED: Final[i64] = 17  # card
PUT_UNDER_DECK: Final[i64] = 18  # seat, card
LEFT_ON_TOP: Final[i64] = 19  # seat
STOPPED: Final[i64] = 20  # seat, actions left
WATER_GIVEN: Final[i64] = 21  # seat, receiver, how much
GEAR_GIVEN: Final[i64] = 22  # seat, receiver, gear
BLASTED: Final[i64] = 23  # seat, cell, how many
FLEW: Final[i64] = 24  # seat, from, to
SHIELD_RAISED: Final[i64] = 25  # seat
SCOPE_USED: Final[i64] = 26  # seat, cell
UNDERSIDE_SEEN: Final[i64] = 27  # cell, face
RESERVE_OPENED: Final[i64] = 28  # seat
TIME_THROTTLED: Final[i64] = 29  # seat, actions left
STORM_CARD_DRAWN: Final[i64] = 30  # card
TILE_BLOWN: Final[i64] = 31  # from, to
SAND_FELL: Final[i64] = 32  # cell, how much lies there now
STORM_PICKED_UP: Final[i64] = 33  # tick, cards a turn
WATER_LOST: Final[i64] = 34  # seat, what is in the canteen now
STORM_DECK_RENEWED: Final[i64] = 35  # how many
ENDED: Final[i64] = 36  # ending, seat that died of thirst


def choice(verb: i64, detail: i64) -> i64:
    """A choice that wants only its target added."""
    return verb << 12 | detail << 5


def verb_of(choice: i64) -> i64:
    return choice >> 12


def detail_of(choice: i64) -> i64:
    return choice >> 5 & 127


def target_of(choice: i64) -> i64:
    return choice & 31
