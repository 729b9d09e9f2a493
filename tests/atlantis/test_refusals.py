"""Everything that the game may refuse, one situation for each reason and clause; none is left out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from ostrov.games.atlantis.forms import (
    Board,
    ChooseFirst,
    Climb,
    Decline,
    Defend,
    Dive,
    GoAshore,
    Launch,
    LayTile,
    Phase,
    Place,
    PlayDolphin,
    PlayWind,
    Ride,
    Roam,
    Roll,
    RunOn,
    Sail,
    Stop,
    Summon,
    Swim,
    TakeAboard,
    TakeTile,
    TurnUp,
    Underside,
    Walk,
)
from ostrov.kernel.game import Form
from ostrov.kernel.position import CHANCE
from tests.atlantis.table import (
    DOLPHIN,
    FAIR_WIND,
    GAME,
    MOUNTAIN,
    MOVE_SHARK,
    RED,
    SHARK,
    TERRAIN_OF,
    TILES,
    WHALE,
    YELLOW,
    Table,
    boat,
    laid_table,
    new_table,
    party,
    placed_table,
    table,
)
from tests.atlantis.test_positions import IMPOSSIBLE

Attempt = tuple[Table, int, Form]
SITUATIONS: dict[tuple[str, str], Callable[[], Attempt]] = {}


def refused(code: str, clause: str) -> Callable[[Callable[[], Attempt]], Callable[[], Attempt]]:
    """Marks a situation in which this is the answer."""

    def mark(situation: Callable[[], Attempt]) -> Callable[[], Attempt]:
        assert (code, clause) not in SITUATIONS
        SITUATIONS[code, clause] = situation
        return situation

    return mark


def moving(*places: str, **rest: object) -> Table:
    """Seat 0 moves, with travellers on these places; seat 1 has one far away."""
    return table(party(*places), party("J5"), **rest)


def roaming(kind: str, **rest: object) -> Table:
    """Seat 0 may move a creature of this kind."""
    steps = {"shark": 2, "whale": 3}[kind]
    return table(party("D5"), party("D6"), phase=Phase.ROAMING, rolled=kind, steps_left=steps, **rest)


def playing(*places: str, **rest: object) -> Table:
    """Seat 0 may play a dolphin, a fair wind or move a shark."""
    hand = [DOLPHIN, FAIR_WIND, MOVE_SHARK]
    return table(party(*places), party("D6"), hands={0: hand}, phase=Phase.PLAYING, **rest)


def turning_up() -> Table:
    """Seat 0 has taken a tile, and chance turns it up."""
    t = moving("D4", phase=Phase.TAKING)
    t.play(0, TakeTile("D4"))
    return t


def attacked(kind: str) -> Table:
    """Seat 1 holds a dolphin and is asked whether it answers a shark or a whale."""
    there = "C3" if kind == "shark" else boat("C3")
    boats = [] if kind == "shark" else ["C3"]
    t = table(party("D5"), party(there, "D6"), party("D7"), hands={1: [DOLPHIN], 2: [DOLPHIN]}, boats=boats,
              sharks=["C4"], whales=["C4"], phase=Phase.ROAMING, rolled=kind, steps_left=2)  # fmt: skip
    t.play(0, Roam(SHARK if kind == "shark" else WHALE, "C4", "C3"))
    return t


# What cannot even be said


@refused("no-such-cell", "AT-1.1")
def _() -> Attempt:
    return moving("D4"), 0, Walk(RED, 1, "A9")


@refused("not-on-the-island", "AT-1.2")
def _() -> Attempt:
    return laid_table(2), 0, Place(RED, 6, "A1")


@refused("no-such-traveller", "AT-1.5")
def _() -> Attempt:
    return table(party("D4"), party("D5"), party("D6"), party("D7"), seats=2), 0, Walk(RED, 21, "D5")


@refused("no-such-worth", "AT-1.5")
def _() -> Attempt:
    return laid_table(2), 0, Place(RED, 17, "D4")


@refused("no-such-seat", "AT-2.2")
def _() -> Attempt:
    return new_table(3), CHANCE, ChooseFirst(3)


# What the moment forbids


@refused("cannot-come-up", "AT-2.1")
def _() -> Attempt:
    return laid_table(2), CHANCE, LayTile(MOUNTAIN, "D4")


@refused("cannot-come-up", "AT-2.2")
def _() -> Attempt:
    return laid_table(2), CHANCE, ChooseFirst(0)


@refused("cannot-come-up", "AT-5.3")
def _() -> Attempt:
    return turning_up(), CHANCE, TurnUp(Underside.VOLCANO)


@refused("cannot-come-up", "AT-3.4")
def _() -> Attempt:
    return moving("D4"), CHANCE, Roll(SHARK)


@refused("left-to-chance", "AT-2.1")
def _() -> Attempt:
    return new_table(2), 0, LayTile(MOUNTAIN, "D4")


@refused("left-to-chance", "AT-2.2")
def _() -> Attempt:
    return new_table(2), 0, ChooseFirst(0)


@refused("left-to-chance", "AT-5.3")
def _() -> Attempt:
    return turning_up(), 0, TurnUp(Underside.DOLPHIN)


@refused("left-to-chance", "AT-3.4")
def _() -> Attempt:
    return moving("D4", phase=Phase.ROLLING), 0, Roll(SHARK)


@refused("game-is-over", "AT-8.1")
def _() -> Attempt:
    only_g5 = " ".join(cell for cell in TILES if cell != "G5")
    t = moving("C3", missing=only_g5, phase=Phase.TAKING)
    t.take("G5", "volcano")
    return t, 0, Stop()


@refused("game-is-over", "AT-8.2")
def _() -> Attempt:
    t = table(party("C1"), party("lost"))
    t.play(0, GoAshore(RED, 1))
    return t, 0, Stop()


@refused("game-is-over", "AT-9.5")
def _() -> Attempt:
    only_g5 = " ".join(cell for cell in TILES if cell != "G5")
    t = table(party("C3"), party("C3"), missing=only_g5, phase=Phase.TAKING, options={"sunken_atlantis": True})
    t.take("G5", "volcano")
    return t, 0, Stop()


@refused("game-is-over", "AT-9.6")
def _() -> Attempt:
    t = table(party("C3"), party("C3"), missing=" ".join(TILES), still_turns=10, quiet_turns=10,
              options={"last_survivor": True})  # fmt: skip
    t.play(0, Stop())
    t.chance(Roll(SHARK))
    return t, 0, Stop()


@refused("island-is-being-laid", "AT-2.1")
def _() -> Attempt:
    return new_table(2), 0, Place(RED, 6, "D4")


@refused("not-your-turn", "AT-2.2")
def _() -> Attempt:
    return laid_table(2), 1, Place(YELLOW, 6, "D4")


@refused("not-your-turn", "AT-2.3")
def _() -> Attempt:
    return placed_table(2), 1, Launch("C4")


@refused("not-your-turn", "AT-3.1")
def _() -> Attempt:
    return moving("D4"), 1, Walk(YELLOW, 1, "J4")


@refused("not-this-step", "AT-2.2")
def _() -> Attempt:
    return placed_table(2), 0, Place(RED, 6, "D4")


@refused("not-this-step", "AT-2.3")
def _() -> Attempt:
    return laid_table(2), 0, Launch("C4")


@refused("not-this-step", "AT-3.1")
def _() -> Attempt:
    return table(party("C4"), party("D6"), hands={0: [DOLPHIN]}), 0, PlayDolphin(RED, 1, "C3")


@refused("not-this-step", "AT-3.2")
def _() -> Attempt:
    return moving("D4", phase=Phase.TAKING), 0, Walk(RED, 1, "D5")


@refused("nobody-left-to-move", "AT-3.5")
def _() -> Attempt:
    return table(party("lost"), party("D6"), boats=["C4"], phase=Phase.TAKING), 0, Sail("C4", "C3")


@refused("not-this-step", "AT-3.3")
def _() -> Attempt:
    return moving("D4"), 0, TakeTile("D4")


@refused("tile-must-be-taken", "AT-3.3")
def _() -> Attempt:
    return moving("D4", phase=Phase.TAKING), 0, Stop()


@refused("no-tile-left", "AT-5.8")
def _() -> Attempt:
    t = table(party("C3"), party("C3"), missing=" ".join(TILES), options={"last_survivor": True})
    return t, 0, TakeTile("D4")


@refused("not-this-step", "AT-3.4")
def _() -> Attempt:
    return moving("D4", sharks=["C4"]), 0, Roam(SHARK, "C4", "C3")


@refused("not-this-step", "AT-5.5")
def _() -> Attempt:
    return moving("C4", boats=["C4"]), 0, TakeAboard(RED, 1)


@refused("boat-must-be-filled", "AT-5.5")
def _() -> Attempt:
    t = moving("D4", "D4", "D4", "D4", phase=Phase.TAKING)
    t.take("D4", "boat")
    return t, 0, Stop()


@refused("not-this-step", "AT-7.1")
def _() -> Attempt:
    return moving("C4"), 0, Ride(RED, 1, "C3")


@refused("not-this-step", "AT-7.2")
def _() -> Attempt:
    return moving(boat("C4"), boats=["C4"]), 0, RunOn("C4", "C3")


# Chapter 2


@refused("not-your-colour", "AT-2.2")
def _() -> Attempt:
    return laid_table(3), 0, Place(YELLOW, 6, "D4")


@refused("worth-is-placed", "AT-2.2")
def _() -> Attempt:
    t = laid_table(2, two_colours=False)
    t.play(0, Place(RED, 6, "D4"))
    t.play(1, Place(YELLOW, 6, "D5"))
    return t, 0, Place(RED, 6, "D6")


@refused("tile-is-taken", "AT-2.2")
def _() -> Attempt:
    t = laid_table(2)
    t.play(0, Place(RED, 6, "E5"))
    return t, 1, Place(YELLOW, 6, "E5")


@refused("tile-is-full", "AT-9.2")
def _() -> Attempt:
    t = laid_table(2, overcrowded=True)
    t.play(0, Place(RED, 6, "D4"))
    return t, 1, Place(YELLOW, 6, "D4")


@refused("not-at-the-shore", "AT-2.3")
def _() -> Attempt:
    return placed_table(2), 0, Launch("A1")


@refused("boat-is-there", "AT-2.3")
def _() -> Attempt:
    t = placed_table(2)
    t.play(0, Launch("C4"))
    return t, 1, Launch("C4")


@refused("serpent-is-there", "AT-2.3")
def _() -> Attempt:
    return placed_table(2), 0, Launch("G6")


# Chapter 4


@refused("not-your-traveller", "AT-4.3")
def _() -> Attempt:
    return moving("D4"), 0, Walk(YELLOW, 1, "J4")


@refused("traveller-is-gone", "AT-4.3")
def _() -> Attempt:
    return moving("D4", "north-west"), 0, Walk(RED, 2, "D5")


@refused("never-back-on-the-island", "AT-4.3")
def _() -> Attempt:
    return moving("C4"), 0, Walk(RED, 1, "D4")


@refused("not-adjacent", "AT-4.1")
def _() -> Attempt:
    return moving("D4"), 0, Walk(RED, 1, "D6")


@refused("no-tile-there", "AT-4.1")
def _() -> Attempt:
    return moving("D4"), 0, Walk(RED, 1, "C4")


@refused("swimmers-board-where-they-are", "AT-4.4")
def _() -> Attempt:
    return moving("C4", boats=["C5"]), 0, Board(RED, 1, "C5")


@refused("not-adjacent", "AT-4.2")
def _() -> Attempt:
    return moving("D4", boats=["C7"]), 0, Board(RED, 1, "C7")


@refused("no-boat-there", "AT-4.2")
def _() -> Attempt:
    return moving("D4"), 0, Board(RED, 1, "C4")


@refused("boat-is-full", "AT-4.2")
def _() -> Attempt:
    return moving("D4", *[boat("C4")] * 3, boats=["C4"]), 0, Board(RED, 1, "C4")


@refused("has-swum", "AT-4.4")
def _() -> Attempt:
    return moving("C4*"), 0, Swim(RED, 1, "C3")


@refused("aboard-a-boat", "AT-4.4")
def _() -> Attempt:
    return moving(boat("C4"), boats=["C4"]), 0, Swim(RED, 1, "C3")


@refused("not-adjacent", "AT-4.4")
def _() -> Attempt:
    return moving("C4"), 0, Swim(RED, 1, "C6")


@refused("no-sea-there", "AT-4.4")
def _() -> Attempt:
    return moving("C4"), 0, Swim(RED, 1, "D4")


@refused("not-aboard", "AT-4.4")
def _() -> Attempt:
    return moving("D4"), 0, Dive(RED, 1)


@refused("not-in-the-water", "AT-4.4")
def _() -> Attempt:
    return moving("D4"), 0, Climb(RED, 1)


@refused("no-boat-there", "AT-4.4")
def _() -> Attempt:
    return moving("C4"), 0, Climb(RED, 1)


@refused("no-safe-land-here", "AT-4.4")
def _() -> Attempt:
    return moving("C2"), 0, GoAshore(RED, 1)


@refused("no-safe-land-here", "AT-4.5")
def _() -> Attempt:
    return moving(boat("C2"), boats=["C2"]), 0, GoAshore(RED, 1)


@refused("no-boat-there", "AT-4.6")
def _() -> Attempt:
    return moving("D4"), 0, Sail("C4", "C3")


@refused("others-steer", "AT-4.6")
def _() -> Attempt:
    return table(party("D4"), party(boat("C4")), boats=["C4"]), 0, Sail("C4", "C3")


@refused("not-adjacent", "AT-4.6")
def _() -> Attempt:
    return moving("D4", boats=["C4"]), 0, Sail("C4", "C2")


@refused("boat-is-there", "AT-4.6")
def _() -> Attempt:
    return moving("D4", boats=["C4", "C3"]), 0, Sail("C4", "C3")


@refused("no-sea-there", "AT-4.6")
def _() -> Attempt:
    return moving("D4", boats=["C4"]), 0, Sail("C4", "D4")


# Chapter 5


@refused("no-tile-there", "AT-5.1")
def _() -> Attempt:
    return moving("D4", phase=Phase.TAKING), 0, TakeTile("C4")


@refused("lower-terrain-first", "AT-5.1")
def _() -> Attempt:
    return moving("D4", phase=Phase.TAKING), 0, TakeTile("E5")


@refused("tile-is-enclosed", "AT-5.1")
def _() -> Attempt:
    beaches = " ".join(cell for cell in TILES if TERRAIN_OF[cell] == "beach")
    return table(party("E5"), party("E6"), missing=beaches, phase=Phase.TAKING), 0, TakeTile("H5")


@refused("not-in-the-water-here", "AT-5.5")
def _() -> Attempt:
    t = moving("D4", "D4", "D4", "D4", "D5", phase=Phase.TAKING)
    t.take("D4", "boat")
    return t, 0, TakeAboard(RED, 5)


# Chapter 6


@refused("no-creature-there", "AT-6.1")
def _() -> Attempt:
    return roaming("shark", sharks=["C4"]), 0, Roam(SHARK, "C3", "C2")


@refused("die-shows-another", "AT-3.4")
def _() -> Attempt:
    return roaming("shark", sharks=["C4"], whales=["C6"]), 0, Roam(WHALE, "C6", "C7")


@refused("another-creature-moves", "AT-6.1")
def _() -> Attempt:
    t = roaming("shark", sharks=["C4", "C6"])
    t.play(0, Roam(SHARK, "C4", "C3"))
    return t, 0, Roam(SHARK, "C6", "C7")


@refused("not-adjacent", "AT-6.1")
def _() -> Attempt:
    return roaming("shark", sharks=["C4"]), 0, Roam(SHARK, "C4", "C2")


@refused("no-sea-there", "AT-6.1")
def _() -> Attempt:
    return roaming("shark", sharks=["C4"]), 0, Roam(SHARK, "C4", "D4")


# Chapter 7


@refused("tile-not-held", "AT-3.1")
def _() -> Attempt:
    return table(party("C4"), party("D6"), hands={0: [MOVE_SHARK]}, phase=Phase.PLAYING), 0, PlayDolphin(RED, 1, "C3")


@refused("not-in-the-water", "AT-7.1")
def _() -> Attempt:
    return playing("D4"), 0, PlayDolphin(RED, 1, "C4")


@refused("not-adjacent", "AT-7.1")
def _() -> Attempt:
    return playing("C4"), 0, PlayDolphin(RED, 1, "C2")


@refused("no-sea-there", "AT-7.1")
def _() -> Attempt:
    return playing("C4"), 0, PlayDolphin(RED, 1, "D4")


@refused("another-is-carried", "AT-7.1")
def _() -> Attempt:
    t = playing("C4", "C6")
    t.play(0, PlayDolphin(RED, 1, "C3"))
    return t, 0, Ride(RED, 2, "C7")


@refused("boat-is-empty", "AT-7.2")
def _() -> Attempt:
    return playing("D4", boats=["C4"]), 0, PlayWind("C4", "C3")


@refused("another-is-carried", "AT-7.2")
def _() -> Attempt:
    t = playing(boat("C4"), boat("C6"), boats=["C4", "C6"])
    t.play(0, PlayWind("C4", "C3"))
    return t, 0, RunOn("C6", "C7")


@refused("no-creature-there", "AT-7.3")
def _() -> Attempt:
    return playing("D4", sharks=["C4"]), 0, Summon(SHARK, "C3", "A1")


@refused("cell-is-not-bare", "AT-7.3")
def _() -> Attempt:
    return playing("D4", sharks=["C4"], boats=["A1"]), 0, Summon(SHARK, "C4", "A1")


@refused("answers-first", "AT-7.7")
def _() -> Attempt:
    return attacked("shark"), 0, Stop()


@refused("nothing-to-answer", "AT-7.7")
def _() -> Attempt:
    return moving("D4"), 1, Decline()


@refused("not-on-own-turn", "AT-7.4")
def _() -> Attempt:
    return attacked("shark"), 0, Defend()


@refused("not-on-own-turn", "AT-7.5")
def _() -> Attempt:
    return attacked("whale"), 0, Defend()


@refused("not-asked", "AT-7.7")
def _() -> Attempt:
    return attacked("shark"), 2, Defend()


@refused("no-whale-defence", "AT-7.5")
def _() -> Attempt:
    return attacked("whale"), 1, Defend()


@refused("no-shark-defence", "AT-7.4")
def _() -> Attempt:
    return attacked("shark"), 1, Defend()


# What is not a step of the moment, whoever tries it, by the clause of the step that it belongs to.
OUT_OF_STEP: list[tuple[Callable[[], Attempt], str, str]] = [
    (lambda: (laid_table(2), 0, Walk(RED, 1, "D5")), "not-this-step", "AT-2.2"),
    (lambda: (laid_table(2), 0, Stop()), "not-this-step", "AT-2.2"),
    (lambda: (placed_table(2), 0, Stop()), "not-this-step", "AT-2.3"),
    (lambda: (placed_table(2), 0, TakeTile("D4")), "not-this-step", "AT-2.3"),
    (lambda: (moving("D4"), 0, Place(RED, 6, "D4")), "not-this-step", "AT-2.2"),
    (lambda: (moving("D4"), 0, Launch("C4")), "not-this-step", "AT-2.3"),
    (lambda: (moving("D4", phase=Phase.ROLLING), 0, Stop()), "left-to-chance", "AT-3.4"),
    (lambda: (moving("D4", phase=Phase.ROLLING), 0, Walk(RED, 1, "D5")), "not-this-step", "AT-3.2"),
    (lambda: (turning_up(), 0, Stop()), "left-to-chance", "AT-5.3"),
    (lambda: (playing("D4"), 0, Sail("C4", "C3")), "not-this-step", "AT-3.2"),
    (lambda: (playing("lost"), 0, Sail("C4", "C3")), "nobody-left-to-move", "AT-3.5"),
    (lambda: (playing("D4"), 0, TakeTile("D4")), "not-this-step", "AT-3.3"),
    (lambda: (roaming("shark", sharks=["C4"]), 0, TakeTile("D4")), "not-this-step", "AT-3.3"),
    (lambda: (roaming("shark", sharks=["C4"]), 0, Summon(SHARK, "C4", "A1")), "not-this-step", "AT-3.1"),
    (lambda: (moving("D4", boats=["C4"]), 0, PlayWind("C4", "C3")), "not-this-step", "AT-3.1"),
    (lambda: (attacked("whale"), 0, Decline()), "not-on-own-turn", "AT-7.5"),
]


@pytest.mark.parametrize(("situation", "code", "clause"), OUT_OF_STEP)
def test_what_is_out_of_step_is_refused_by_the_clause_of_its_step(
    situation: Callable[[], Attempt], code: str, clause: str
) -> None:
    """AT-3.1, AT-3.2, AT-3.3, AT-3.4, AT-3.5"""
    t, seat, action = situation()
    t.refuses(seat, action, code, clause)


@pytest.mark.parametrize(("code", "clause"), SITUATIONS, ids=lambda part: part)
def test_it_is_refused_for_this_reason_by_this_clause(code: str, clause: str) -> None:
    """AT-3.1"""
    t, seat, action = SITUATIONS[code, clause]()
    t.refuses(seat, action, code, clause)


def in_the_rules(pattern: str) -> set[tuple[str, ...]]:
    sources = [file.read_text(encoding="utf-8") for file in GAME.folder.glob("*.py")]
    return {found for source in sources for found in re.findall(pattern, source)}


def test_every_reason_that_the_rules_know_has_its_situation() -> None:
    """AT-3.1"""
    assert in_the_rules(r'"([a-z-]+)", "(AT-\d+\.\d+)"') == set(SITUATIONS)


def test_every_impossible_position_that_the_notation_knows_is_tried() -> None:
    """AT-1.4"""
    known = in_the_rules(r'(Impossible)\("([a-z-]+)"')
    assert {code for _, code in known} == {code for code, _ in IMPOSSIBLE}
