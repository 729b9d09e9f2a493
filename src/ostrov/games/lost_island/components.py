"""Chapters 1 and 3: terrains, uses, the named sets and the ranks, as small numbers; `forms.py` names them."""

from __future__ import annotations

from typing import Final

from ostrov.kernel.native import i64

# LI-1.1 The number of a terrain is the face that names it in solo play. 0 stands for a cell that is still empty.
EMPTY: Final[i64] = 0
RUINS: Final[i64] = 1
PLAINS: Final[i64] = 2
SWAMPS: Final[i64] = 3
RIVERS: Final[i64] = 4
FORESTS: Final[i64] = 5
MOUNTAINS: Final[i64] = 6

FACES: Final[i64] = 6

# LI-3.2 Uses of each terrain that a player has, by the number of players.
USES: Final = bytes([0, 3, 3, 2, 1])

# LI-3.1 The numbers of the rumours in each named set.
RUMOURS: Final[i64] = 12
RUMOURS_DEALT: Final[i64] = 4
TIGHT_ISLAND: Final = (3, 4, 8, 11)
CALM_ISLAND: Final = (1, 5, 10, 12)
SKULL_ISLAND: Final = (2, 6, 7, 9)

# LI-9.4 Points for the ranks of solo play on side A, and what side B asks more.
RANKS: Final = (75, 90, 110, 130)
MORE_ON_SIDE_B: Final[i64] = 20
