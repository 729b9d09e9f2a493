"""Chapter 1: what is in the box. Faces, cards, parts and adventurers are small numbers; `forms.py` names them."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.native import i64

# FD-1.1 City faces. The row and the column clue of a part follow in the order of the parts.
GEAR_FACE: Final[i64] = 0
TUNNEL: Final[i64] = 1
WELL: Final[i64] = 2
MIRAGE: Final[i64] = 3
FIRST_ROW_CLUE: Final[i64] = 4
FIRST_COLUMN_CLUE: Final[i64] = 8
LAUNCH_PAD: Final[i64] = 12
UNKNOWN_FACE: Final[i64] = 15

# FD-1.1 Desert faces, and the city for a tile that has been turned. The crash site has gear beneath.
CITY: Final[i64] = 0
DUNE: Final[i64] = 1
OASIS: Final[i64] = 2
CRASH_SITE: Final[i64] = 3
OASES: Final[i64] = 3

# FD-1.1 The undersides that nobody knows at the start, a digit for each face; those of oases apart.
FACE_NUMBERS: Final = (8, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
ALL_UNDERSIDES: Final[i64] = 0x1111111111238
OASIS_DIGITS: Final[i64] = 0xFF00

PART_COUNT: Final[i64] = 4
ALL_PARTS: Final[i64] = 0b1111

# FD-1.2 Storm cards: wind by direction (north, east, south, west) and number of tiles, then the two others.
WINDS: Final[i64] = 12
WIND_DIRECTIONS: Final = bytes([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
WIND_TILES: Final = bytes([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3])
SUN_BEATS_DOWN: Final[i64] = 12
STORM_PICKS_UP: Final[i64] = 13
STORM_CARD_NUMBERS: Final = (3, 2, 1, 3, 2, 1, 3, 2, 1, 3, 2, 1, 4, 3)
FULL_STORM_DECK: Final[i64] = 0x34123123123123

# FD-1.3
DUNE_BLASTER: Final[i64] = 0
JET_PACK: Final[i64] = 1
SOLAR_SHIELD: Final[i64] = 2
TERRASCOPE: Final[i64] = 3
SECRET_WATER_RESERVE: Final[i64] = 4
TIME_THROTTLE: Final[i64] = 5
GEAR_KINDS: Final[i64] = 6
GEAR_NUMBERS: Final = (3, 3, 2, 2, 1, 1)
FULL_GEAR_DECK: Final[i64] = 0x112233

# FD-1.4
SAND_MARKERS: Final[i64] = 48

# FD-1.5 Storm cards a turn by tick from 1 on, for 2, 3, 4 and 5 players; 16 ticks a column, 0 at the skull and beyond.
STORM_RATES: Final = bytes(
    [
        *(0, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 0, 0, 0),
        *(0, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 0, 0),
        *(0, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 0, 0),
        *(0, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 0),
    ]
)
TICKS_A_COLUMN: Final[i64] = 17

ARCHEOLOGIST: Final[i64] = 0
CLIMBER: Final[i64] = 1
EXPLORER: Final[i64] = 2
METEOROLOGIST: Final[i64] = 3
NAVIGATOR: Final[i64] = 4
WATER_CARRIER: Final[i64] = 5
ROLE_COUNT: Final[i64] = 6

# FD-1.6 What a canteen holds, by role; nothing for a seat without one.
CANTEENS: Final = bytes([3, 3, 4, 4, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])

ACTIONS_A_TURN: Final[i64] = 4
ACTIONS_OF_THE_THROTTLE: Final[i64] = 2
WATER_OF_A_SOURCE: Final[i64] = 2
STEPS_OF_THE_NAVIGATOR: Final[i64] = 3
