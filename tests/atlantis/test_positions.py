"""Positions written by hand: what comes back, and what no game can come to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ostrov.games.atlantis.board import LABELS, SHORE
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
    "every boat in the box": form(*PARTIES, boats=[None] * 8),
    "every shark and whale in the box": form(
        *PARTIES, missing=" ".join(TILES), options={"last_survivor": True}, sharks=["A1"] * 6, whales=["A1"] * 5,
        boats=[None] * 12,
    ),
    "the last but one to be taken aboard": form(
        party(*["J4"] * 4), party("D5"), missing="J4", phase=Phase.TAKING_ABOARD, taken="J4", boats=["J4"]
    ),
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
NO_TILE = " ".join(TILES)
LAST_SURVIVOR = {"last_survivor": True}
SHORES = [LABELS[cell] for cell in SHORE if LABELS[cell] != "G6"]
AT_SEA = (party("C4"), party("C5"))
# Everybody on a tile of their own, as at the end of the placing; and with two on one.
FULL = [party(*TILES[:10]), party(*TILES[10:20])]
CROWDED = [party(*TILES[:10]), party("D4", *TILES[11:20])]


def roaming_shark(**fields: Any) -> PositionForm:
    return form(*PARTIES, sharks=["C4"], phase=Phase.ROAMING, rolled="shark", **fields)


def taking_aboard(*places: str, boats: list[str]) -> PositionForm:
    return form(party(*places), party("D5"), missing="J4", phase=Phase.TAKING_ABOARD, taken="J4", boats=boats)


def setting_up(**fields: Any) -> PositionForm:
    return msgspec.structs.replace(form(*FULL, phase=Phase.LAUNCHING, turn=0), **fields)


def placing(*numbers: int, active: int) -> PositionForm:
    """So many of each colour are on the board already."""
    tiles = iter(TILES)
    tens = [[*(Traveller(next(tiles), one.worth) for one in party()[:number])] for number in numbers]
    full = [ten + [Traveller()] * (10 - len(ten)) for ten in tens]
    return form(*full, phase=Phase.PLACING, turn=0, active=active)


IMPOSSIBLE: list[tuple[str, PositionForm]] = [
    ("two-colours-are-for-two", form(*PARTIES, party("D6"), options={"two_colours": True})),
    ("four-boats-are-for-two-colours", form(*PARTIES, options={"two_colours": False, "four_boats": True})),
    ("four-boats-are-for-two-colours", form(*PARTIES, party("D6"), options={"four_boats": True})),
    ("no-such-cell", changed(boats=["A9"])),
    ("no-such-cell", form(party("Z9"), party("D5"))),
    ("island-misshapen", changed(tiles=[BEACH])),
    ("island-misshapen", changed(tiles=[BEACH] + [None] * 39, phase=Phase.LAYING_TILES, turn=0)),
    ("too-many-boats", changed(boats=[None] * 9)),
    ("too-many-boats", changed(boats=[*SHORES[:8], None])),
    ("too-many-boats", form(*PARTIES, missing=NO_TILE, options=LAST_SURVIVOR, boats=[None] * 13)),
    ("boat-misplaced", changed(boats=["D4"])),
    ("boat-misplaced", changed(boats=["C4", "C4"])),
    ("boats-miscounted", changed(boats=["C4"], phase=Phase.PLACING, turn=0)),
    ("boats-miscounted", changed(boats=["C4", "C5", "C6", "C7"], phase=Phase.LAUNCHING, turn=0)),
    ("serpents-miscounted", changed(serpents=SERPENTS[:4])),
    ("serpents-miscounted", changed(serpents=[*SERPENTS, None])),
    ("too-many-sharks", changed(sharks=["A1"])),
    ("too-many-sharks", changed(sharks=[None])),
    ("too-many-sharks", form(*PARTIES, missing=NO_TILE, options=LAST_SURVIVOR, sharks=["A1"] * 7)),
    ("too-many-whales", changed(whales=["A1"])),
    ("too-many-whales", changed(whales=[None])),
    ("too-many-whales", form(*PARTIES, missing=NO_TILE, options=LAST_SURVIVOR, whales=["A1"] * 6)),
    ("too-many-boats", changed(boats=[None] * 40, gone={MOUNTAIN: {Underside.BOAT: 5000}})),
    ("too-many-sharks", changed(sharks=[None] * 60, gone={MOUNTAIN: {Underside.SHARK: 5000}})),
    ("too-many-whales", changed(whales=[None] * 60, gone={MOUNTAIN: {Underside.WHALE: 5000}})),
    ("creature-on-land", form(*PARTIES, sharks=["D4"])),
    ("creature-on-land", changed(serpents=["D4", *SERPENTS[1:]])),
    ("travellers-miscounted", changed(travellers=[party("D4")])),
    ("travellers-miscounted", changed(travellers=[party("D4")[:9], party("D5")])),
    ("placing-out-of-order", changed(travellers=[LATE, party("D5")], phase=Phase.PLACING, turn=0)),
    ("placing-unfinished", changed(travellers=[[*party("D4")[:9], Traveller()], party("D5")])),
    ("set-up-disturbed", setting_up(serpents=["A1", *SERPENTS[1:]])),
    ("set-up-disturbed", setting_up(serpents=[None, *SERPENTS[1:]])),
    ("set-up-disturbed", form(*FULL, sharks=["A1"], phase=Phase.LAUNCHING, turn=0)),
    ("set-up-disturbed", form(*FULL, whales=["A1"], phase=Phase.LAUNCHING, turn=0)),
    ("set-up-disturbed", form(*FULL, hands={0: [DOLPHIN]}, phase=Phase.LAUNCHING, turn=0)),
    ("set-up-disturbed", form(*FULL, missing="D4", phase=Phase.LAUNCHING, turn=0)),
    ("set-up-disturbed", setting_up(boats=["A1"])),
    ("set-up-disturbed", setting_up(boats=[None])),
    ("placing-misplaced", setting_up(travellers=CROWDED)),
    ("placing-misplaced", setting_up(travellers=CROWDED, options=Options(two_colours=False, overcrowded=True))),
    ("placing-misplaced", setting_up(travellers=[party("C4", *TILES[1:10]), FULL[1]])),
    ("placing-misplaced", setting_up(travellers=[party(*TILES[:9]), FULL[1]])),
    ("placing-out-of-turn", placing(2, 0, active=1)),
    ("placing-out-of-turn", placing(1, 0, active=0)),
    ("placing-out-of-turn", placing(0, 1, 0, active=0)),
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
    ("turn-misnumbered", setting_up(turn=1)),
    ("moves-miscounted", changed(moves_left=0)),
    ("no-tile-taken", form(*PARTIES, missing="J4", phase=Phase.TURNING_UP, taken_terrain=BEACH)),
    ("no-tile-taken", form(*PARTIES, missing="J4", phase=Phase.TURNING_UP, taken="A1", taken_terrain=BEACH)),
    ("no-tile-taken", changed(phase=Phase.TURNING_UP, taken="G6", taken_terrain=None)),
    ("no-tile-taken", form(*PARTIES, missing="J4", phase=Phase.TAKING_ABOARD, taken="D4")),
    ("nobody-to-take-aboard", form(*PARTIES, missing="J4", phase=Phase.TAKING_ABOARD, taken="J4", boats=["J4"])),
    ("nobody-to-take-aboard", taking_aboard("J4", "J4", "J4", boats=["J4"])),
    ("nobody-to-take-aboard", taking_aboard(*["J4"] * 4, boats=[])),
    ("nobody-to-take-aboard", taking_aboard("J4", boat("J4"), boat("J4"), boats=["J4"])),
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
    ("mover-misplaced", roaming_shark(mover=0, steps_left=1)),
    ("steps-miscounted", roaming_shark(steps_left=3)),
    ("steps-miscounted", roaming_shark(steps_left=0)),
    ("steps-miscounted", roaming_shark(mover=5, steps_left=2)),
    ("steps-miscounted", form(party("C4"), party("D5"), phase=Phase.RIDING, mover=0, steps_left=3)),
    ("quiet-turns-miscounted", changed(quiet_turns=1)),
    ("quiet-turns-miscounted", form(*AT_SEA, missing=NO_TILE, options=LAST_SURVIVOR, quiet_turns=121)),
    ("quiet-turns-miscounted", form(*AT_SEA, missing=NO_TILE, options=LAST_SURVIVOR, still_turns=11, quiet_turns=11)),
    ("quiet-turns-miscounted", form(*AT_SEA, missing=NO_TILE, options=LAST_SURVIVOR, still_turns=2, quiet_turns=1)),
    ("quiet-turns-miscounted", form(*AT_SEA, missing=NO_TILE, options=LAST_SURVIVOR, quiet_turns=-1)),
    ("danger-unsettled", form(party("C4"), party("D5"), sharks=["C4"])),
    ("danger-unsettled", form(party("B1"), party("D5"))),
    ("danger-unsettled", form(party(boat("C4")), party("D5"), boats=["C4"], whales=["C4"])),
    ("nobody-to-answer", form(party("C4"), party("D5"), sharks=["C4"], struck="C4")),
    ("nobody-to-answer", form(party("C4"), party("D5"), hands={1: [DOLPHIN]}, struck="D5")),
    (
        "nobody-to-answer",
        form(party("D4"), party("C4"), hands={1: [DOLPHIN]}, sharks=["C4"], struck="C4", phase=Phase.PLAYING),
    ),
    ("should-have-ended", form(party("north-west"), party("lost"))),
    ("cannot-have-ended-so", form(*PARTIES, phase=Phase.OVER, ending="nobody-left")),
    ("cannot-have-ended-so", form(*PARTIES, phase=Phase.OVER, ending="erupted")),
    ("cannot-have-ended-so", form(*PARTIES, phase=Phase.OVER, ending="island-gone")),
    ("cannot-have-ended-so", form(*PARTIES, phase=Phase.OVER, ending="calm")),
    ("cannot-have-ended-so", form(*PARTIES, phase=Phase.OVER, ending="adrift")),
    ("cannot-have-ended-so", form(*AT_SEA, missing=NO_TILE, options=LAST_SURVIVOR, phase=Phase.OVER, ending="erupted")),
    ("should-have-ended", form(*AT_SEA, missing=NO_TILE)),
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
    referee, dice = new_table(seats, **options).referee, Dice(17, seats)
    for _ in range(GAME.longest):
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
