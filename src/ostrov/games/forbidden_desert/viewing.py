"""What a view tells beside the notation: the desert place by place, and what the rules make of it."""

from __future__ import annotations

from collections import Counter

from ostrov.games.forbidden_desert import actions, board, components, forms, state, storm
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.bits import members
from ostrov.kernel.piles import kinds_in


def show_board(s: State, table: forms.PositionForm) -> list[list[forms.Site | None]]:
    """FD-1.1 Each tile with the name of its place, and who stands there."""
    places = iter(enumerate(forms.PLACES))
    return [[_site(s, table, tile, *next(places)) for tile in row] for row in table.desert]


def _site(
    s: State, table: forms.PositionForm, tile: forms.Tile | None, cell: int, place: forms.Place
) -> forms.Site | None:
    if tile is None:
        return None
    pawns = [seat for seat, one in enumerate(table.adventurers) if one.at == place]
    is_blocked = bool(s.blocked >> cell & 1)
    return forms.Site(place, tile.ground, tile.face, tile.sand, is_blocked, tile.parts, pawns)


def buried(s: State) -> list[int]:
    """FD-3.3, FD-7.2"""
    return [seat for seat in _placed(s) if s.is_buried(seat)]


def in_shade(s: State) -> list[int]:
    """FD-5.6, FD-6.3 Those whom the sun would not reach now."""
    return [seat for seat in _placed(s) if storm.shade(s) >> s.cell(seat) & 1]


def _placed(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if s.cell(seat) != board.NOWHERE]


def clues(s: State) -> list[forms.Clue]:
    """FD-5.3 A clue tells its own row or column, wherever the wind has taken it."""
    found = [_clue(s, number, part) for number, part in enumerate(forms.PARTS)]
    return [clue for clue in found if (clue.row is None) != (clue.column is None)]


def _clue(s: State, number: int, part: forms.Part) -> forms.Clue:
    row = s.cell_of_city_face(components.FIRST_ROW_CLUE + number)
    column = s.cell_of_city_face(components.FIRST_COLUMN_CLUE + number)
    return forms.Clue(
        part,
        None if row == board.NOWHERE else int(row // 5 + 1),
        None if column == board.NOWHERE else int(column % 5 + 1),
    )


def hidden(s: State) -> dict[forms.Face, int]:
    """FD-1.1 The undersides that nobody has seen, FD-2.6 wherever they are."""
    return {forms.FACES[face]: number for face, number in sorted(Counter(kinds_in(s.unseen)).items())}


def reach(s: State) -> list[dict[forms.Place, int]]:
    """FD-4.1 Where each pawn could walk by itself, FD-3.1 with the actions of its turn."""
    return [_reach(s, seat) if s.cell(seat) != board.NOWHERE else {} for seat in range(s.seats)]


def _reach(s: State, seat: int) -> dict[forms.Place, int]:
    """FD-4.6 Who is buried goes nowhere."""
    if s.is_buried(seat):
        return {}
    is_acting = s.phase == state.ACTING and s.active == seat
    found: dict[forms.Place, int] = {}
    role = s.role(seat)
    reached = s.here(seat)
    for steps in range(1, int(s.actions_left if is_acting else components.ACTIONS_A_TURN) + 1):
        fresh = actions.next_to(s, role, reached) & actions.enterable(s, role) & ~reached
        found |= {forms.PLACES[cell]: steps for cell in members(fresh)}
        reached |= fresh
    return found
