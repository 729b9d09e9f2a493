"""Chapter 1: what is in the box. Tiles, cards, treasures and adventurers are small numbers; `forms.py` names them."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.native import i64

# FI-1.1 The 24 tiles: two for each treasure in the treasures' order, the start tiles in the roles' order, ten plain.
TILE_COUNT: Final[i64] = 24
EVERY_TILE: Final[i64] = 0xFFFFFF
FIRST_START_TILE: Final[i64] = 8
FOOLS_LANDING: Final[i64] = 13

# FI-1.3
ALL_TREASURES: Final[i64] = 0b1111

DIVER: Final[i64] = 0
ENGINEER: Final[i64] = 1
EXPLORER: Final[i64] = 2
MESSENGER: Final[i64] = 3
NAVIGATOR: Final[i64] = 4
PILOT: Final[i64] = 5
ROLE_COUNT: Final[i64] = 6

# FI-1.2 A treasure's card has the treasure's number.
HELICOPTER_LIFT: Final[i64] = 4
SANDBAGS: Final[i64] = 5
WATERS_RISE: Final[i64] = 6
HELD_KINDS: Final[i64] = 6
CARD_NUMBERS: Final = (5, 5, 5, 5, 3, 2, 3)
FULL_TREASURE_DECK: Final[i64] = 0x3235555

# FI-1.4 The water meter: flood cards a turn at each mark from 1 to 10, and the skull at the last.
FLOOD_RATES: Final = bytes([0, 2, 2, 3, 3, 3, 4, 4, 5, 5, 0])
SKULL: Final[i64] = 10

HAND_LIMIT: Final[i64] = 5
CARDS_FOR_A_TREASURE: Final[i64] = 4
ACTIONS_A_TURN: Final[i64] = 3
TREASURE_CARDS_A_TURN: Final[i64] = 2
TILES_FLOODED_AT_START: Final[i64] = 6
CARDS_DEALT_TO_EACH: Final[i64] = 2
