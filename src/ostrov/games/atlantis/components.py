"""Chapter 1: what is in the box. Terrains, undersides and creatures are small numbers; `forms.py` names them."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.bits import shifted
from ostrov.kernel.native import i64

# What a cell is: sea, one of the terrains in the order in which they sink, or beyond the board.
SEA: Final[i64] = 0
BEACH: Final[i64] = 1
FOREST: Final[i64] = 2
MOUNTAIN: Final[i64] = 3
OFF_BOARD: Final[i64] = 4

# AT-1.4 Sixteen beaches, sixteen forests, eight mountains.
MOUNTAINS: Final[i64] = 8
FORESTS: Final[i64] = 16
TILE_COUNT: Final[i64] = 40
EVERY_TILE: Final[i64] = 0xFFFFFFFFFF

# AT-1.4 Undersides: the green ones, the red ones for one's own turn, the red ones for others' turns.
SHARK: Final[i64] = 0
WHALE: Final[i64] = 1
BOAT: Final[i64] = 2
WHIRLPOOL: Final[i64] = 3
VOLCANO: Final[i64] = 4
DOLPHIN: Final[i64] = 5
FAIR_WIND: Final[i64] = 6
MOVE_SERPENT: Final[i64] = 7
MOVE_SHARK: Final[i64] = 8
MOVE_WHALE: Final[i64] = 9
SHARK_DEFENCE: Final[i64] = 10
WHALE_DEFENCE: Final[i64] = 11
FIRST_RED: Final[i64] = DOLPHIN
RED_KINDS: Final[i64] = 7
UNDERSIDE_KINDS: Final[i64] = 12

# AT-1.4 How many of each underside a terrain has.
UNDERSIDES_OF_BEACH: Final = (3, 3, 1, 0, 0, 3, 2, 1, 1, 1, 1, 0)
UNDERSIDES_OF_FOREST: Final = (2, 2, 3, 2, 0, 1, 0, 1, 1, 1, 1, 2)
UNDERSIDES_OF_MOUNTAIN: Final = (1, 0, 0, 4, 1, 0, 0, 0, 0, 0, 1, 1)


def _pile(numbers: tuple[int, ...]) -> int:
    pile: i64 = 0
    for kind, number in enumerate(numbers):
        pile += shifted(number, 4 * kind)
    return pile


ALL_OF_BEACH: Final[i64] = _pile(UNDERSIDES_OF_BEACH)
ALL_OF_FOREST: Final[i64] = _pile(UNDERSIDES_OF_FOREST)
ALL_OF_MOUNTAIN: Final[i64] = _pile(UNDERSIDES_OF_MOUNTAIN)

# AT-1.5 Ten travellers a colour; a pile of worths has a digit for each worth from 0, of which there is none, to 6.
COLOURS: Final[i64] = 4
TRAVELLERS_A_COLOUR: Final[i64] = 10
TRAVELLERS: Final[i64] = 40
WORTHS: Final = (1, 1, 1, 2, 2, 3, 3, 4, 5, 6)
ALL_WORTHS: Final[i64] = 0x1112230
HIGHEST_WORTH: Final[i64] = 6
BOATS: Final[i64] = 12
BOATS_A_PLAYER: Final[i64] = 2
ROOM_IN_A_BOAT: Final[i64] = 3

# AT-1.5 Creatures, numbered kind by kind: five serpents, six sharks, five whales.
SERPENTS: Final[i64] = 0
SHARKS: Final[i64] = 1
WHALES: Final[i64] = 2
CREATURES: Final[i64] = 16
FIRST_OF_KIND: Final = bytes([0, 5, 11, 16])
KIND_OF_CREATURE: Final = bytes([0] * 5 + [1] * 6 + [2] * 5)
# AT-6.2, AT-6.3, AT-6.4 How many cells each kind may go.
STEPS_OF_KIND: Final = bytes([1, 2, 3])

MOVES_A_TURN: Final[i64] = 3
STEPS_OF_A_RED_TILE: Final[i64] = 3
# AT-9.6 How many rounds without a move, and without a landing or removal, end the game. Sixty are enough to bring
# twenty swimmers home side by side: from the lagoon it is seven cells and a step ashore, so 160 moves, three a turn.
STILL_ROUNDS: Final[i64] = 5
QUIET_ROUNDS: Final[i64] = 60
