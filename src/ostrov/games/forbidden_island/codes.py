"""Numbers for what may be chosen and what may happen. A choice is a verb, a detail and a target in one number."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.native import i64

# Verbs of the active seat: the target is a cell, unless said otherwise.
MOVE: Final[i64] = 1
FLY: Final[i64] = 2
NAVIGATE: Final[i64] = 3  # detail: whose pawn
SHORE_UP: Final[i64] = 4
SHORE_UP_TWO: Final[i64] = 5  # detail: the other cell, the lower of the two
GIVE: Final[i64] = 6  # detail: card, target: seat
CAPTURE: Final[i64] = 7
STOP: Final[i64] = 8
# Verbs of any seat.
LIFT: Final[i64] = 9  # detail: set of seats whose pawns are lifted
SANDBAG: Final[i64] = 10
FLY_OFF: Final[i64] = 11
DISCARD: Final[i64] = 12  # target: card
SWIM: Final[i64] = 13
GO_ON: Final[i64] = 14
# Verbs of chance.
LAY_TILE: Final[i64] = 16  # target: tile
FLOOD_AT_START: Final[i64] = 17
DEAL_ADVENTURER: Final[i64] = 18  # target: role
DEAL_CARD: Final[i64] = 19  # target: card
CHOOSE_FIRST: Final[i64] = 20  # target: seat
DRAW_TREASURE: Final[i64] = 21  # target: card
DRAW_FLOOD: Final[i64] = 22

# Events, with what their numbers mean.
TILE_LAID: Final[i64] = 1  # cell, tile
ADVENTURER_DEALT: Final[i64] = 2  # seat, role
CARD_DEALT: Final[i64] = 3  # seat, card
TURN_BEGAN: Final[i64] = 4  # seat, number of the turn
MOVED: Final[i64] = 5  # seat, from, to
FLEW: Final[i64] = 6  # seat, from, to
NAVIGATED: Final[i64] = 7  # seat, pawn, from, to
SHORED_UP: Final[i64] = 8  # seat, cell
GAVE: Final[i64] = 9  # seat, receiver, card
CAPTURED: Final[i64] = 10  # seat, treasure
STOPPED: Final[i64] = 11  # seat, actions left
CARD_DRAWN: Final[i64] = 12  # seat, card
WATER_ROSE: Final[i64] = 13  # seat, mark
FLOOD_CARDS_RETURNED: Final[i64] = 14  # how many
TREASURE_DECK_RENEWED: Final[i64] = 15  # how many
FLOOD_DECK_RENEWED: Final[i64] = 16  # how many
CARD_DISCARDED: Final[i64] = 17  # seat, card
LIFTED: Final[i64] = 18  # seat, set of pawns, from, to
SANDBAGGED: Final[i64] = 19  # seat, cell
FLOODED: Final[i64] = 20  # cell
SUNK: Final[i64] = 21  # cell
SWAM: Final[i64] = 22  # seat, from, to
FLEW_OFF: Final[i64] = 23  # seat
ENDED: Final[i64] = 24  # ending, seat whose pawn was lost


def choice(verb: i64, detail: i64) -> i64:
    """A choice that wants only its target added."""
    return verb << 10 | detail << 5


def verb_of(choice: i64) -> i64:
    return choice >> 10


def detail_of(choice: i64) -> i64:
    return choice >> 5 & 31


def target_of(choice: i64) -> i64:
    return choice & 31
