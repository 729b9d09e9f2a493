"""What a view tells beside the notation: whose the chairs are, and what lies open at each."""

from __future__ import annotations

from ostrov.games.mysterious_island import forms, naming
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.position import EVERYBODY


def show_chairs(s: State, table: forms.Table) -> list[forms.ChairShown]:
    """MI-3.4 All of this is open; MI-1.3 so are the lives that wounds leave."""
    return [
        forms.ChairShown(
            *naming.at(s, chair),
            character=one.character,
            treasures=one.treasures,
            points=int(s.wealth(chair)),
            wounds=one.wounds,
            lives_left=int(s.lives()) - one.wounds,
        )
        for chair, one in enumerate(table.chairs)
    ]


def show_first(s: State) -> forms.At:
    return forms.At(*naming.at(s, s.first))


def show_deciding(s: State) -> forms.At | None:
    return forms.At(*naming.at(s, s.chair)) if s.awaited & EVERYBODY else None
