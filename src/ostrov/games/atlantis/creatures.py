"""Chapter 6: the creature die, and the creature that the player may move."""

from __future__ import annotations

from ostrov.games.atlantis import codes, dangers, moves, state
from ostrov.games.atlantis.board import BEYOND
from ostrov.games.atlantis.components import (
    FIRST_OF_KIND,
    KIND_OF_CREATURE,
    SERPENTS,
    SHARKS,
    STEPS_OF_KIND,
    WHALES,
)
from ostrov.games.atlantis.state import State
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def roll_outcomes(s: State, rows: Rows) -> None:
    """AT-1.5 Two faces each of serpent, shark and whale."""
    rows.add(codes.choice(codes.ROLL, 0), 0b111)


def roll(s: State, kind: i64) -> None:
    """AT-3.4, AT-6.1 With none of that kind on the board nothing happens."""
    s.tell(codes.ROLLED, s.active, kind)
    s.phase = state.ROAMING
    s.rolled = kind
    s.mover = state.NO_PIECE
    s.steps_left = STEPS_OF_KIND[kind] if s.is_on_board(kind) else 0


def roam_actions(s: State, rows: Rows) -> None:
    """AT-6.1 One creature of the kind, over sea cells only; of several on one cell, one is as good as another."""
    if s.mover != state.NO_PIECE:
        rows.add(codes.choice(codes.ROAM, s.mover), moves.seas_around(s, s.creature_place(s.mover)))
        return
    creature: i64 = FIRST_OF_KIND[s.rolled]
    end: i64 = FIRST_OF_KIND[s.rolled + 1]
    while creature < end:
        cell = s.creature_place(creature)
        if cell < BEYOND and s.creature_at(s.rolled, cell) == creature:
            rows.add(codes.choice(codes.ROAM, creature), moves.seas_around(s, cell))
        creature += 1


def roam(s: State, creature: i64, to: i64) -> None:
    """AT-6.2 A serpent one cell, AT-6.3 a shark one or two, AT-6.4 a whale one to three, or as far as its prey."""
    kind: i64 = KIND_OF_CREATURE[creature]
    s.tell(codes.ROAMED, kind, s.creature_place(creature), to)
    s.put_creature(creature, to)
    s.mover = creature
    s.steps_left -= 1
    if (kind == SHARKS and dangers.shark_threatens(s, to)) or (kind == WHALES and dangers.whale_threatens(s, to)):
        s.steps_left = 0
    if kind == SERPENTS:
        dangers.devour(s, to)
    else:
        dangers.meet(s, to)


def why_not_roam(s: State, seat: i64, creature: i64, direction: i64) -> Reason:
    if creature == codes.NONE_THERE or s.creature_place(creature) >= BEYOND:
        return "no-creature-there", "AT-6.1"
    if i64(KIND_OF_CREATURE[creature]) != s.rolled:
        return "die-shows-another", "AT-3.4"
    if s.mover != state.NO_PIECE and s.mover != creature:
        return "another-creature-moves", "AT-6.1"
    if direction == codes.NOWHERE:
        return "not-adjacent", "AT-6.1"
    return "no-sea-there", "AT-6.1"
