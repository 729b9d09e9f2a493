"""The threat map: which creatures could strike on each cell at the next roll of the die. Exact, open to all (AT-1.5).

It is made as if nothing moved until then, and as if one more swimmer, or a boat with passengers, were on the cell.
"""

from __future__ import annotations

from collections.abc import Callable

from ostrov.games.atlantis import state
from ostrov.games.atlantis.board import BEYOND, DIRECTIONS, LABELS, NEXT
from ostrov.games.atlantis.components import FIRST_OF_KIND, SERPENTS, SHARKS, STEPS_OF_KIND, WHALES
from ostrov.games.atlantis.forms import CREATURES, Cell, Creature
from ostrov.games.atlantis.state import State
from ostrov.kernel.game import Form


class Threat(Form, frozen=True):
    """A cell, and the kinds that could strike a swimmer or a boat there: two faces of six show each of them."""

    cell: Cell
    swimmers: list[Creature]
    boats: list[Creature]


class Forecast(Form, frozen=True, tag_field="forecast", tag="atlantis"):
    """The cells of the sea where somebody could be struck."""

    cells: list[Threat]


def forecast(s: State) -> Forecast | None:
    """The same for every seat; None before the first turn and after the end."""
    if not state.PLAYING <= s.phase < state.OVER:
        return None
    reach = {kind: _reach(s, kind) for kind in (SERPENTS, SHARKS, WHALES)}
    threats = [_threat(cell, reach) for cell in range(BEYOND) if s.is_sea(cell)]
    return Forecast([threat for threat in threats if threat.swimmers or threat.boats])


def _threat(cell: int, reach: dict[int, set[int]]) -> Threat:
    """AT-6.2 Serpents strike both, AT-6.3 sharks swimmers, AT-6.4 whales boats."""
    swimmers, boats = (
        [CREATURES[kind] for kind in (SERPENTS, other) if cell in reach[kind]] for other in (SHARKS, WHALES)
    )
    return Threat(LABELS[cell], swimmers, boats)


def _reach(s: State, kind: int) -> set[int]:
    """The cells to which a creature of this kind could go, AT-6.3, AT-6.4 no further than where it meets prey."""
    stops: dict[int, Callable[[int], int]] = {SERPENTS: lambda _: 0, SHARKS: s.on_foot, WHALES: s.aboard}
    reached: set[int] = set()
    for creature in range(FIRST_OF_KIND[kind], FIRST_OF_KIND[kind + 1]):
        ring = {int(s.creature_place(creature))} - set(range(BEYOND, 256))
        for _ in range(STEPS_OF_KIND[kind]):
            ring = {there for cell in ring for there in _seas_beside(s, cell)}
            reached |= ring
            ring = {cell for cell in ring if not stops[kind](cell)}
    return reached


def _seas_beside(s: State, cell: int) -> list[int]:
    return [
        there
        for there in NEXT[DIRECTIONS * cell : DIRECTIONS * cell + DIRECTIONS]
        if there < BEYOND and s.is_sea(there)
    ]
