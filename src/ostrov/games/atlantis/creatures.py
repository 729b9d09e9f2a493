"""Chapter 6: the creature die, and the creature that the player may move."""

from __future__ import annotations

from ostrov.games.atlantis.board import BEYOND
from ostrov.games.atlantis.codes import NONE_THERE, NOWHERE, ROAM, ROAMED, ROLL, ROLLED, choice
from ostrov.games.atlantis.components import (
    FIRST_OF_KIND,
    KIND_OF_CREATURE,
    SERPENTS,
    SHARKS,
    STEPS_OF_KIND,
    WHALES,
)
from ostrov.games.atlantis.dangers import devour, meet, shark_threatens, whale_threatens
from ostrov.games.atlantis.moves import seas_around
from ostrov.games.atlantis.state import NO_PIECE, ROAMING, State
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def roll_outcomes(s: State, rows: Rows) -> None:
    """AT-1.5 Two faces each of serpent, shark and whale."""
    rows.add(choice(ROLL, 0), 0b111)


def roll(s: State, kind: i64) -> None:
    """AT-3.4, AT-6.1 With none of that kind on the board nothing happens."""
    s.tell(ROLLED, s.active, kind)
    s.phase = ROAMING
    s.rolled = kind
    s.mover = NO_PIECE
    s.steps_left = STEPS_OF_KIND[kind] if s.is_on_board(kind) else 0


def roam_actions(s: State, rows: Rows) -> None:
    """AT-6.1 One creature of the kind, over sea cells only; of several on one cell, one is as good as another."""
    if s.mover != NO_PIECE:
        rows.add(choice(ROAM, s.mover), seas_around(s, s.creature_place(s.mover)))
        return
    creature: i64 = FIRST_OF_KIND[s.rolled]
    end: i64 = FIRST_OF_KIND[s.rolled + 1]
    while creature < end:
        cell = s.creature_place(creature)
        if cell < BEYOND and s.creature_at(s.rolled, cell) == creature:
            rows.add(choice(ROAM, creature), seas_around(s, cell))
        creature += 1


def roam(s: State, creature: i64, to: i64) -> None:
    """AT-6.2 A serpent one cell, AT-6.3 a shark one or two, AT-6.4 a whale one to three, or as far as its prey."""
    kind: i64 = KIND_OF_CREATURE[creature]
    s.tell(ROAMED, kind, s.creature_place(creature), to)
    s.put_creature(creature, to)
    s.mover = creature
    s.steps_left -= 1
    if (kind == SHARKS and shark_threatens(s, to)) or (kind == WHALES and whale_threatens(s, to)):
        s.steps_left = 0
    if kind == SERPENTS:
        devour(s, to)
    else:
        meet(s, to)


def why_not_roam(s: State, creature: i64, direction: i64) -> Reason:
    if creature == NONE_THERE or s.creature_place(creature) >= BEYOND:
        return "no-creature-there", "AT-6.1"
    if i64(KIND_OF_CREATURE[creature]) != s.rolled:
        return "die-shows-another", "AT-3.4"
    if s.mover != NO_PIECE and s.mover != creature:
        return "another-creature-moves", "AT-6.1"
    if direction == NOWHERE:
        return "not-adjacent", "AT-6.1"
    return "no-sea-there", "AT-6.1"
