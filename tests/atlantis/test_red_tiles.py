"""Chapter 7: red tiles, on one's own turn and on others'."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov.games.atlantis.forms import (
    Decline,
    Defend,
    Defended,
    Phase,
    PlayDolphin,
    PlayWind,
    RedTile,
    Ride,
    Roam,
    Roll,
    RunOn,
    Sail,
    Stop,
    Summon,
    Swim,
    TilePlayed,
    Underside,
    Walk,
)
from tests.atlantis.table import (
    BEACH,
    BLUE,
    DOLPHIN,
    FAIR_WIND,
    FOREST,
    GREEN,
    MOVE_SERPENT,
    MOVE_SHARK,
    MOVE_WHALE,
    OTHER_SHARK_DEFENCE,
    RED,
    SERPENT,
    SHARK,
    SHARK_DEFENCE,
    WHALE,
    WHALE_DEFENCE,
    YELLOW,
    Table,
    boat,
    party,
    table,
)


def playing(*parties: Any, hand: list[RedTile], **rest: Any) -> Table:
    """Seat 0 may play a red tile."""
    return table(*parties, hands={0: hand}, phase=Phase.PLAYING, **rest)


def test_the_dolphin_carries_an_own_swimmer_up_to_three_cells() -> None:
    """AT-7.1"""
    t = playing(party("C4"), party("D5"), hand=[DOLPHIN])
    t.play(0, PlayDolphin(RED, 1, "C3"), Ride(RED, 1, "C2"), Ride(RED, 1, "C1"))
    assert (t.at(RED, 1), t.now.phase, t.now.moves_left, t.now.hands[0]) == ("C1", Phase.MOVING, 3, [])


def test_the_dolphin_may_stop_early_and_leaves_the_swim_of_the_turn() -> None:
    """AT-7.1"""
    t = playing(party("C4"), party("D5"), hand=[DOLPHIN])
    t.play(0, PlayDolphin(RED, 1, "C3"), Stop(), Swim(RED, 1, "C2"))
    assert (t.at(RED, 1), t.now.moves_left) == ("C2", 2)


@pytest.mark.parametrize("creatures", [{"sharks": ["C3"]}, {"serpents": ["C3", "B1", "C11", "K1", "L10"]}])
def test_a_shark_or_serpent_ends_the_ride(creatures: dict[str, list[str]]) -> None:
    """AT-7.1"""
    t = playing(party("C4", "D4"), party("D5"), hand=[DOLPHIN], **creatures)
    t.play(0, PlayDolphin(RED, 1, "C3"))
    assert (t.at(RED, 1), t.now.phase) == ("lost", Phase.MOVING)


def test_the_dolphin_carries_no_other_and_over_sea_only() -> None:
    """AT-7.1"""
    t = playing(party("C4", "D4", "B5"), party("C5"), hand=[DOLPHIN])
    t.refuses(0, PlayDolphin(RED, 2, "C4"), "not-in-the-water", "AT-7.1")
    t.refuses(0, PlayDolphin(YELLOW, 1, "C6"), "not-your-traveller", "AT-4.3")
    t.refuses(0, PlayDolphin(RED, 1, "D4"), "no-sea-there", "AT-7.1")
    t.refuses(0, PlayDolphin(RED, 1, "C2"), "not-adjacent", "AT-7.1")
    t.play(0, PlayDolphin(RED, 1, "C3"))
    t.refuses(0, Ride(RED, 3, "B6"), "another-is-carried", "AT-7.1")
    t.refuses(0, Ride(RED, 1, "C1"), "not-adjacent", "AT-7.1")
    t.play(0, Ride(RED, 1, "D3"))
    t.refuses(0, Ride(RED, 1, "D4"), "no-sea-there", "AT-7.1")


def test_fair_wind_drives_a_boat_up_to_three_cells() -> None:
    """AT-7.2"""
    t = playing(party(boat("C4")), party("D5"), hand=[FAIR_WIND], boats=["C4"])
    t.play(0, PlayWind("C4", "C3"), RunOn("C3", "C2"), RunOn("C2", "C1"))
    assert (t.at(RED, 1), t.now.phase, t.now.moves_left) == (boat("C1"), Phase.MOVING, 3)


def test_fair_wind_is_for_boats_with_passengers_that_one_may_move() -> None:
    """AT-7.2"""
    t = playing(party(boat("C4")), party(boat("C4"), boat("C4")), hand=[FAIR_WIND], boats=["C4", "B6"])
    t.refuses(0, PlayWind("C4", "C3"), "others-steer", "AT-4.6")
    t.refuses(0, PlayWind("B6", "B5"), "boat-is-empty", "AT-7.2")
    t.refuses(0, PlayWind("B5", "B4"), "no-boat-there", "AT-4.6")
    assert t.actions(0) == [Stop()]


def test_the_wind_crosses_no_cell_with_a_boat_and_carries_no_second_boat() -> None:
    """AT-7.2"""
    t = playing(party(boat("C4"), boat("B6")), party("D5"), hand=[FAIR_WIND], boats=["C4", "C2", "B6"])
    t.play(0, PlayWind("C4", "C3"))
    t.refuses(0, RunOn("C3", "C2"), "boat-is-there", "AT-4.6")
    t.refuses(0, RunOn("B6", "B7"), "another-is-carried", "AT-7.2")


def test_a_wreck_ends_the_wind() -> None:
    """AT-7.2"""
    t = playing(party(boat("C4")), party("D5"), hand=[FAIR_WIND], boats=["C4"], whales=["C3"])
    t.play(0, PlayWind("C4", "C3"))
    assert (t.at(RED, 1), t.now.boats, t.now.phase) == ("C3", [None], Phase.MOVING)


@pytest.mark.parametrize(
    ("tile", "creature", "origin"),
    [(MOVE_SERPENT, SERPENT, "B1"), (MOVE_SHARK, SHARK, "A1"), (MOVE_WHALE, WHALE, "M1")],
)
def test_a_creature_goes_to_any_bare_sea_cell(tile: RedTile, creature: Any, origin: str) -> None:
    """AT-7.3"""
    t = playing(party("C5"), party("D5"), hand=[tile], boats=["C6"], sharks=["A1"], whales=["M1"])
    # 93 cells of sea and three where the tile in hand and those of shark and whale lay; serpents, shark, whale, boat
    # and swimmer are on nine.
    assert len(t.summons(0, origin)) == 96 - 9
    for cell in ("C5", "C6", "G6", "D4"):
        t.refuses(0, Summon(creature, origin, cell), "cell-is-not-bare", "AT-7.3")
    t.play(0, Summon(creature, origin, "A4"))
    assert t.now.phase == Phase.MOVING
    assert "A4" in t.now.serpents + t.now.sharks + t.now.whales


def test_a_red_tile_without_a_target_or_not_held_cannot_be_played() -> None:
    """AT-7.3, AT-3.1"""
    t = playing(party("C4"), party("D5"), hand=[MOVE_SHARK], boats=["B6"])
    assert t.actions(0) == [Stop()]
    t.refuses(0, Summon(SHARK, "A1", "A2"), "no-creature-there", "AT-7.3")
    t.refuses(0, Summon(SERPENT, "B1", "A2"), "tile-not-held", "AT-3.1")
    t.refuses(0, PlayDolphin(RED, 1, "C3"), "tile-not-held", "AT-3.1")
    t.refuses(0, PlayWind("B6", "B5"), "tile-not-held", "AT-3.1")


def test_of_two_tiles_alike_the_one_of_lower_terrain_is_played() -> None:
    """AT-7.3"""
    t = playing(party("C4"), party("D5"), hand=[RedTile(FOREST, Underside.DOLPHIN), DOLPHIN])
    t.play(0, PlayDolphin(RED, 1, "C3"))
    assert TilePlayed(0, Underside.DOLPHIN, BEACH) in t.events
    assert t.now.hands[0] == [RedTile(FOREST, Underside.DOLPHIN)]


# Defences


def shark_comes(*hands: list[RedTile], **rest: Any) -> Table:
    """Seat 0 moves a shark onto swimmers of seats 1 and 2."""
    t = table(
        party("D5"),
        party("C3", "D5"),
        party("C3", "D5"),
        hands=dict(enumerate([[], *hands])),
        phase=Phase.ROLLING,
        **({"sharks": ["C4"]} | rest),
    )
    t.chance(Roll(SHARK))
    t.play(0, Roam(SHARK, "C4", "C3"))
    return t


def test_a_shark_defence_removes_the_shark_and_all_swimmers_stay() -> None:
    """AT-7.4"""
    t = shark_comes([SHARK_DEFENCE])
    assert (t.awaited, t.actions(1)) == ([1], [Defend(), Decline()])
    t.play(1, Defend())
    assert Defended(1, Underside.SHARK_DEFENCE, "C3") in t.events
    assert [t.at(YELLOW, 1), t.at(GREEN, 1), t.now.sharks, t.now.hands[1]] == ["C3", "C3", [None], []]
    assert t.now.active == 1


def test_a_declined_shark_takes_its_prey() -> None:
    """AT-7.4, AT-7.7"""
    t = shark_comes([SHARK_DEFENCE])
    t.play(1, Decline())
    assert [t.at(YELLOW, 1), t.at(GREEN, 1), t.now.sharks] == ["lost", "lost", ["C3"]]


def test_a_defence_is_not_for_ones_own_turn() -> None:
    """AT-7.4"""
    t = table(party("C3", "D5"), party("C3", "D5"), hands={0: [SHARK_DEFENCE], 1: [DOLPHIN]}, sharks=["C4"],
              rolled="shark", phase=Phase.ROAMING, steps_left=2)  # fmt: skip
    t.play(0, Roam(SHARK, "C4", "C3"))
    assert t.awaited == [1]
    t.refuses(0, Defend(), "not-on-own-turn", "AT-7.4")
    t.refuses(0, Stop(), "answers-first", "AT-7.7")
    t.refuses(1, Defend(), "no-shark-defence", "AT-7.4")


def test_whoever_has_people_there_and_any_red_tile_is_asked_clockwise() -> None:
    """AT-7.7"""
    t = shark_comes([DOLPHIN], [SHARK_DEFENCE])
    assert (t.awaited, t.actions(1)) == ([1], [Decline()])
    t.refuses(2, Defend(), "not-asked", "AT-7.7")
    t.play(1, Decline())
    assert (t.awaited, t.actions(2)) == ([2], [Defend(), Decline()])
    t.play(2, Defend())
    assert t.at(YELLOW, 1) == "C3"


def test_whoever_holds_no_tile_or_has_nobody_there_is_not_asked() -> None:
    """AT-7.7"""
    t = shark_comes([], [DOLPHIN])
    assert t.awaited == [2]
    t = table(party("C3", "D5"), party("D5"), hands={1: [SHARK_DEFENCE]}, sharks=["C4"], rolled="shark",
              phase=Phase.ROAMING, steps_left=2)  # fmt: skip
    t.play(0, Roam(SHARK, "C4", "C3"))
    assert (t.at(RED, 1), t.awaited) == ("lost", [1])
    t.refuses(1, Defend(), "nothing-to-answer", "AT-7.7")
    t.refuses(1, Decline(), "nothing-to-answer", "AT-7.7")


def test_asking_repeats_while_another_shark_threatens() -> None:
    """AT-7.7"""
    t = table(party("D5"), party(boat("C3"), "D5"), hands={1: [SHARK_DEFENCE, OTHER_SHARK_DEFENCE]}, boats=["C3"],
              sharks=["C3", "C3"], whales=["C4"], rolled="whale", phase=Phase.ROAMING, steps_left=3)  # fmt: skip
    t.play(0, Roam(WHALE, "C4", "C3"))
    t.play(1, Decline())
    t.play(1, Defend())
    assert (t.awaited, t.now.sharks) == ([1], [None, "C3"])
    t.play(1, Defend())
    assert (t.at(YELLOW, 1), t.now.sharks) == ("C3", [None, None])


def test_whoever_declined_is_asked_anew_after_a_defence_of_another() -> None:
    """AT-7.7"""
    t = table(party("D5"), party("C3", "D5"), party("C3", "D5"), hands={1: [DOLPHIN], 2: [SHARK_DEFENCE]}, struck="C3",
              sharks=["C3", "C3"], rolled="shark", mover=5, phase=Phase.ROAMING)  # fmt: skip
    t.play(1, Decline())
    t.play(2, Defend())
    assert t.awaited == [1]


def test_a_whale_defence_removes_the_whale_and_the_boat_stays() -> None:
    """AT-7.5"""
    t = table(party("D5"), party(boat("C3")), hands={1: [WHALE_DEFENCE]}, boats=["C3"], whales=["C5"], rolled="whale",
              phase=Phase.ROAMING, steps_left=3)  # fmt: skip
    t.play(0, Roam(WHALE, "C5", "C4"), Roam(WHALE, "C4", "C3"))
    assert t.awaited == [1]
    t.play(1, Defend())
    assert (t.at(YELLOW, 1), t.now.boats, t.now.whales, t.now.active) == (boat("C3"), ["C3"], [None], 1)


def test_a_shark_defence_is_no_answer_to_a_whale() -> None:
    """AT-7.5"""
    t = table(party("D5"), party(boat("C3")), hands={1: [SHARK_DEFENCE]}, boats=["C3"], whales=["C4"], rolled="whale",
              phase=Phase.ROAMING, steps_left=3)  # fmt: skip
    t.play(0, Roam(WHALE, "C4", "C3"))
    t.refuses(1, Defend(), "no-whale-defence", "AT-7.5")
    t.play(1, Decline())
    assert (t.at(YELLOW, 1), t.now.boats) == ("C3", [None])


def test_whom_a_whale_sinks_over_a_shark_is_asked_for_the_shark_too() -> None:
    """AT-7.6, AT-7.7"""
    t = table(party("D5"), party(boat("C3"), "D5"), hands={1: [SHARK_DEFENCE]}, boats=["C3"], whales=["C4"],
              sharks=["C3"], rolled="whale", phase=Phase.ROAMING, steps_left=3)  # fmt: skip
    t.play(0, Roam(WHALE, "C4", "C3"))
    t.play(1, Decline())
    assert (t.awaited, t.actions(1)) == ([1], [Defend(), Decline()])
    t.play(1, Defend())
    assert (t.at(YELLOW, 1), t.now.whales, t.now.sharks) == ("C3", ["C3"], [None])


def test_a_shark_from_under_a_tile_can_be_answered() -> None:
    """AT-7.6"""
    t = table(party("D5"), party("D4"), hands={1: [SHARK_DEFENCE]}, phase=Phase.TAKING)
    t.take("D4", "shark")
    t.play(1, Defend())
    assert (t.at(YELLOW, 1), t.now.sharks, t.is_chance_awaited) == ("D4", [None], True)


def test_a_shared_boat_sailed_onto_a_whale_can_be_answered_and_sails_on() -> None:
    """AT-7.6, AT-7.2"""
    t = table(party(boat("C4")), party(boat("C4")), hands={0: [FAIR_WIND], 1: [WHALE_DEFENCE]}, boats=["C4"],
              whales=["C3"], phase=Phase.PLAYING)  # fmt: skip
    t.play(0, PlayWind("C4", "C3"))
    t.play(1, Defend())
    assert (t.now.whales, t.now.phase) == ([None], Phase.RUNNING)
    t.play(0, RunOn("C3", "C2"))
    assert t.at(YELLOW, 1) == boat("C2")


def test_a_move_that_was_answered_is_one_of_the_three() -> None:
    """AT-7.6, AT-3.2"""
    t = table(party(boat("C4"), "D5"), party(boat("C4")), hands={1: [WHALE_DEFENCE]}, boats=["C4"], whales=["C3"],
              moves_left=1)  # fmt: skip
    t.play(0, Sail("C4", "C3"))
    t.refuses(0, Walk(RED, 2, "D4"), "answers-first", "AT-7.7")
    t.play(1, Defend())
    assert (t.now.phase, t.now.boats) == (Phase.TAKING, ["C3"])


def test_a_serpent_on_the_cell_strikes_all_the_same() -> None:
    """AT-7.7"""
    t = table(party(boat("C4"), "D5"), party(boat("C4"), "D5"), hands={1: [WHALE_DEFENCE]}, boats=["C4"], whales=["C3"],
              serpents=["C3", "B1", "C11", "K1", "L10"])  # fmt: skip
    t.play(0, Sail("C4", "C3"))
    t.play(1, Defend())
    assert [t.at(RED, 1), t.at(YELLOW, 1), t.now.boats, t.now.whales] == ["lost", "lost", [None], [None]]


def test_the_dolphin_carries_no_passenger() -> None:
    """AT-7.1"""
    t = playing(party(boat("C4")), party("D5"), hand=[DOLPHIN], boats=["C4"])
    t.refuses(0, PlayDolphin(RED, 1, "C3"), "not-in-the-water", "AT-7.1")
    assert t.actions(0) == [Stop()]


def test_clockwise_goes_on_past_the_last_seat() -> None:
    """AT-7.7"""
    t = table(party("C3", "D5"), party("D5"), party("C3", "D5"), hands={0: [DOLPHIN], 2: [FAIR_WIND]}, active=1,
              sharks=["C4"], rolled="shark", phase=Phase.ROAMING, steps_left=2)  # fmt: skip
    t.play(1, Roam(SHARK, "C4", "C3"))
    assert t.awaited == [2]
    t.play(2, Decline())
    assert t.awaited == [0]
    t.play(0, Decline())
    assert [t.at(RED, 1), t.at(GREEN, 1)] == ["lost", "lost"]


def test_whoever_has_nobody_in_the_boat_is_not_asked_about_a_whale() -> None:
    """AT-7.5"""
    t = table(party("D5"), party(boat("C3"), "D5"), party("C3"), hands={2: [WHALE_DEFENCE]}, boats=["C3"],
              whales=["C4"], rolled="whale", phase=Phase.ROAMING, steps_left=3)  # fmt: skip
    t.play(0, Roam(WHALE, "C4", "C3"))
    assert (t.at(YELLOW, 1), t.now.boats, t.now.hands[2]) == ("C3", [None], [WHALE_DEFENCE])


def test_both_colours_of_a_seat_are_its_own_in_danger() -> None:
    """AT-7.4, AT-9.1"""
    hands = {0: [DOLPHIN], 1: [DOLPHIN]}
    t = table(party("C3", "D5"), party("D5"), party("D6"), party("C3", "D7"), seats=2, hands=hands, sharks=["C4"],
              rolled="shark", phase=Phase.ROAMING, steps_left=2)  # fmt: skip
    t.play(0, Roam(SHARK, "C4", "C3"))
    assert t.awaited == [1]
    t.play(1, Decline())
    assert (t.at(RED, 1), t.at(BLUE, 1)) == ("lost", "lost")
