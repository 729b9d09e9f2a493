"""What a view tells beside the notation: whose the chairs are, what lies open at each, and what nobody has shown."""

from __future__ import annotations

import msgspec

from ostrov.games.mysterious_island import forms, naming, notation, state
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.position import EVERYBODY


def show_chairs(s: State, table: forms.Table) -> list[forms.ChairShown]:
    """MI-3.4 All of this is open; MI-1.3 so are the lives that wounds leave."""
    return [
        forms.ChairShown(
            *naming.at(s, chair),
            part=part_of(s, chair),
            character=one.character,
            treasures=one.treasures,
            points=int(s.wealth(chair)),
            wounds=one.wounds,
            lives_left=int(s.lives()) - one.wounds,
        )
        for chair, one in enumerate(table.chairs)
    ]


def without_chairs(table: forms.Table) -> forms.Table:
    """The table beside chairs that are shown by themselves."""
    return msgspec.structs.replace(table, chairs=[])


def with_chairs(table: forms.Table, chairs: list[forms.ChairShown]) -> forms.Table:
    """And the whole table again."""
    at_table = [forms.AtTable(one.treasures, one.wounds, one.character) for one in chairs]
    return msgspec.structs.replace(table, chairs=at_table)


def part_of(s: State, chair: int) -> forms.Part:
    """MI-3.2, MI-4.1, MI-4.2 After a pass (MI-3.3) nobody has a part in the round."""
    if s.is_led() and chair == s.first:
        return forms.Part.FACE_DOWN
    if s.phase != state.DRAWING and chair in notation.undecided(s):
        return forms.Part.TO_COME
    return forms.Part.IN if s.character(chair) else forms.Part.OUT


def show_unseen(s: State, table: forms.Table, secrets: forms.Secrets) -> list[forms.Character]:
    """MI-2.2 From the deal until the characters are gathered."""
    is_dealt = state.PEEKING <= s.phase <= state.KEEPING
    return notation.unseen_in(table, secrets) if is_dealt else []


def show_first(s: State) -> forms.At:
    return forms.At(*naming.at(s, s.first))


def show_deciding(s: State) -> forms.At | None:
    return forms.At(*naming.at(s, s.chair)) if s.awaited & EVERYBODY else None


def show_acting(s: State) -> forms.Acting | None:
    """MI-5.4 Black Dog, Smollett or Pew, also while whoever they hit chooses what to discard."""
    if not state.STEALING <= s.phase <= state.DISCARDING:
        return None
    return forms.Acting(*naming.at(s, int(s.chair_of(s.step))), naming.character_named(int(s.step)))
