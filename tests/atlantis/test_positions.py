"""Positions written by hand: what comes back, and what no game can come to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ostrov.games.atlantis.forms import Options, Phase, PositionForm, RedTile, Traveller, Underside
from ostrov.kernel.dice import Dice
from tests.atlantis.table import (
    BEACH,
    DOLPHIN,
    FAIR_WIND,
    GAME,
    MOUNTAIN,
    SERPENTS,
    SHARK_DEFENCE,
    TILES,
    boat,
    form,
    new_table,
    party,
    refuses_position,
)
from tests.some_games import play_one

PARTIES = (party("D4"), party("D5"))

POSSIBLE: dict[str, PositionForm] = {
    "a turn begins": form(*PARTIES),
    "boats and creatures": form(party(boat("C4")), party("D5"), boats=["C4", None], sharks=["B5", None], whales=["A1"]),
    "hands": form(*PARTIES, hands={0: [DOLPHIN, FAIR_WIND], 1: [SHARK_DEFENCE]}),
    "on the dolphin": form(party("C4"), party("D5"), phase=Phase.RIDING, mover=0, steps_left=2),
    "before the wind": form(party(boat("C4")), party("D5"), boats=["C4"], phase=Phase.RUNNING, mover=0, steps_left=1),
    "a tile is turned up": form(
        party("D4"), party("D5"), missing="D4", taken="D4", taken_terrain=BEACH, phase=Phase.TURNING_UP
    ),
    "a creature under way": form(*PARTIES, sharks=["C4"], phase=Phase.ROAMING, rolled="shark", mover=5, steps_left=1),
    "somebody is asked": form(
        party("D4"), party("C4"), hands={1: [DOLPHIN]}, sharks=["C4"], struck="C4", phase=Phase.ROAMING, mover=5,
        rolled="shark",
    ),
    "the boat in the wind is sunk over a shark": form(
        party("C4"), party("C4"), hands={1: [DOLPHIN]}, boats=[None], sharks=["C4"], whales=["C4"], struck="C4",
        phase=Phase.RUNNING, mover=0, steps_left=2,
    ),
    "two colours": form(*PARTIES, *PARTIES, seats=2),
    "nobody left": form(party("north-west"), party("lost"), phase=Phase.OVER, ending="nobody-left"),
}  # fmt: skip


@pytest.mark.parametrize("name", POSSIBLE)
def test_a_position_that_is_shown_reads_back_as_itself(name: str) -> None:
    """AT-2.4"""
    position = GAME.read_position(POSSIBLE[name])
    shown = GAME.show_position(position)
    assert GAME.read_position(shown).fields() == position.fields()
    assert GAME.decode(msgspec.json.encode(shown), PositionForm) == shown


def changed(**fields: Any) -> PositionForm:
    return msgspec.structs.replace(form(*PARTIES), **fields)


WORTHLESS = [Traveller("D4"), *party("D4")[1:]]
TWICE = [Traveller("D4", 6), Traveller("D4", 6), *party()[2:]]
LATE = [Traveller(), *party("D4")[1:]]
ROAMING_SHARK = {"sharks": ["C4"], "phase": Phase.ROAMING, "rolled": "shark"}

IMPOSSIBLE: list[tuple[str, PositionForm]] = [
    ("two-colours-are-for-two", form(*PARTIES, party("D6"), options={"two_colours": True})),
    ("no-such-cell", changed(boats=["A9"])),
    ("no-such-cell", form(party("Z9"), party("D5"))),
    ("island-misshapen", changed(tiles=[BEACH])),
    ("island-misshapen", changed(tiles=[BEACH] + [None] * 39, phase=Phase.LAYING_TILES, turn=0)),
    ("too-many-boats", changed(boats=[None] * 13)),
    ("boat-misplaced", changed(boats=["D4"])),
    ("boat-misplaced", changed(boats=["C4", "C4"])),
    ("boats-miscounted", changed(boats=["C4"], phase=Phase.PLACING, turn=0)),
    ("boats-miscounted", changed(boats=["C4", "C5", "C6", "C7"], phase=Phase.LAUNCHING, turn=0)),
    ("creatures-miscounted", changed(serpents=SERPENTS[:4])),
    ("creatures-miscounted", changed(whales=["A1"] * 6)),
    ("creature-on-land", changed(sharks=["D4"])),
    ("travellers-miscounted", changed(travellers=[party("D4")])),
    ("travellers-miscounted", changed(travellers=[party("D4")[:9], party("D5")])),
    ("placing-out-of-order", changed(travellers=[LATE, party("D5")], phase=Phase.PLACING, turn=0)),
    ("placing-unfinished", changed(travellers=[[*party("D4")[:9], Traveller()], party("D5")])),
    ("worths-miscounted", changed(travellers=[WORTHLESS, party("D5")])),
    ("worths-miscounted", changed(travellers=[TWICE, party("D5")])),
    ("nobody-aboard-there", changed(travellers=[[Traveller("lost", 6, aboard=True), *party()[1:]], party("D5")])),
    ("no-room-aboard", form(party(boat("C4")), party("D5"))),
    ("no-room-aboard", form(party(*[boat("C4")] * 4), party("D5"), boats=["C4"])),
    ("underside-too-often", changed(gone={BEACH: {Underside.VOLCANO: 1}})),
    ("underside-too-often", form(*PARTIES, hands={0: [SHARK_DEFENCE, SHARK_DEFENCE]}, gone={})),
    ("no-red-tile", changed(hands=[[RedTile(BEACH, Underside.SHARK)], []])),
    ("no-red-tile", changed(hands=[[RedTile(BEACH)], []])),
    ("seat-out-of-range", changed(active=2)),
    ("seat-out-of-range", changed(declined=[3])),
    ("tiles-miscounted", changed(gone={MOUNTAIN: {Underside.WHIRLPOOL: 1}})),
    ("ending-and-phase-disagree", changed(ending="calm")),
    ("ending-and-phase-disagree", changed(phase=Phase.OVER)),
    ("turn-misnumbered", changed(turn=0)),
    ("turn-misnumbered", changed(phase=Phase.LAUNCHING)),
    ("moves-miscounted", changed(moves_left=0)),
    ("no-tile-taken", form(*PARTIES, missing="J4", phase=Phase.TURNING_UP, taken_terrain=BEACH)),
    ("nobody-to-take-aboard", form(*PARTIES, missing="J4", phase=Phase.TAKING_ABOARD, taken="J4", boats=["J4"])),
    ("nobody-to-move", form(party("north-west"), party("D5"))),
    ("mover-misplaced", changed(phase=Phase.RIDING, mover=0, steps_left=1)),
    ("mover-misplaced", form(party("D5"), party("C4"), phase=Phase.RIDING, mover=10, steps_left=1)),
    ("mover-misplaced", form(party("C4"), party("D5"), phase=Phase.RIDING, mover=-16, steps_left=1)),
    (
        "mover-misplaced",
        form(party("D4"), party(boat("C4")), boats=["C4"], phase=Phase.RUNNING, mover=0, steps_left=1),
    ),
    ("mover-misplaced", changed(phase=Phase.RUNNING, mover=0, steps_left=1)),
    ("mover-misplaced", changed(mover=0)),
    ("mover-misplaced", changed(**ROAMING_SHARK, mover=0, steps_left=1)),
    ("steps-miscounted", changed(**ROAMING_SHARK, steps_left=3)),
    ("steps-miscounted", changed(**ROAMING_SHARK, steps_left=0)),
    ("danger-unsettled", form(party("C4"), party("D5"), sharks=["C4"])),
    ("danger-unsettled", form(party("B1"), party("D5"))),
    ("danger-unsettled", form(party(boat("C4")), party("D5"), boats=["C4"], whales=["C4"])),
    ("nobody-to-answer", form(party("C4"), party("D5"), sharks=["C4"], struck="C4")),
    ("should-have-ended", form(party("north-west"), party("lost"))),
    ("cannot-have-ended-so", form(*PARTIES, phase=Phase.OVER, ending="nobody-left")),
    ("cannot-have-ended-so", form(*PARTIES, phase=Phase.OVER, ending="erupted")),
    ("cannot-have-ended-so", form(*PARTIES, phase=Phase.OVER, ending="island-gone")),
    ("cannot-have-ended-so", form(*PARTIES, phase=Phase.OVER, ending="calm")),
]


@pytest.mark.parametrize(("code", "wrong"), IMPOSSIBLE, ids=[f"{n} {code}" for n, (code, _) in enumerate(IMPOSSIBLE)])
def test_what_no_game_can_come_to_is_refused(code: str, wrong: PositionForm) -> None:
    """AT-1.4, AT-2.2, AT-3.1, AT-4.7"""
    refuses_position(wrong, code)


def test_a_position_of_the_very_beginning_reads_back() -> None:
    """AT-2.1"""
    start = new_table(2).now
    assert start.tiles == [None] * len(TILES)
    assert GAME.show_position(GAME.read_position(start)) == start
    assert start.options == Options(two_colours=True)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"last_survivor": True}), (4, {"overcrowded": True})])
def test_every_position_of_a_whole_game_reads_back_and_can_be_imagined(seats: int, options: dict[str, bool]) -> None:
    """AT-1.4, AT-2.4, AT-5.3"""
    referee, dice = new_table(seats, **options).referee, Dice(11, seats)
    for _ in range(1200):
        position = referee.position
        if not position.awaited:
            break
        play_one(referee, dice)
        shown = GAME.show_position(position)
        assert GAME.read_position(shown).fields() == position.fields()
        seat = dice.below(seats)
        view = GAME.view(position, seat)
        assert GAME.view(GAME.imagine(view, dice), seat) == view
    assert referee.position.awaited == 0
