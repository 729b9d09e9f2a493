"""Chapter 3: a turn."""

from __future__ import annotations

from ostrov.games.atlantis.forms import (
    Board,
    CreatureLeft,
    GoAshore,
    Phase,
    PlayDolphin,
    PlayedNoTile,
    Roll,
    Sail,
    Stop,
    Stopped,
    Swim,
    TakeTile,
    TurnBegan,
    Walk,
)
from tests.atlantis.table import DOLPHIN, RED, SERPENT, SHARK, SHARK_DEFENCE, WHALE, YELLOW, party, table


def test_a_turn_goes_from_moves_to_a_tile_to_the_die_to_the_next_player() -> None:
    """AT-3.2, AT-3.3, AT-3.4"""
    t = table(party("D4"), party("D5"), party("D6"))
    t.play(0, Stop())
    assert t.now.phase == Phase.TAKING
    assert t.events == [Stopped(0)]
    t.take("E4", "dolphin")
    assert t.is_chance_awaited
    t.chance(Roll(SERPENT))
    t.play(0, Stop())
    assert CreatureLeft(0) in t.events
    assert (t.awaited, t.now.phase, t.now.turn) == ([1], Phase.MOVING, 2)
    assert TurnBegan(1, 2) in t.events


def test_whoever_holds_red_tiles_is_asked_first_whatever_they_are() -> None:
    """AT-3.1"""
    t = table(party("D4"), party("D5"), hands={1: [SHARK_DEFENCE]}, phase=Phase.TAKING)
    t.take("D4", "whale")
    t.chance(Roll(SHARK))
    assert (t.now.phase, t.awaited, t.actions(1)) == (Phase.PLAYING, [1], [Stop()])


def test_without_red_tiles_the_turn_begins_with_moves() -> None:
    """AT-3.1"""
    t = table(party("D4"), party("D5"), phase=Phase.TAKING)
    t.take("D4", "whale")
    t.chance(Roll(SHARK))
    assert (t.now.phase, t.awaited) == (Phase.MOVING, [1])


def test_one_red_tile_a_turn_and_then_come_the_moves() -> None:
    """AT-3.1"""
    t = table(party("C4", "C5"), party("D5"), hands={0: [DOLPHIN, DOLPHIN]}, phase=Phase.PLAYING)
    t.play(0, PlayDolphin(RED, 1, "B4"), Stop())
    assert (t.now.phase, t.now.moves_left, len(t.now.hands[0])) == (Phase.MOVING, 3, 1)
    t.refuses(0, PlayDolphin(RED, 2, "C6"), "not-this-step", "AT-3.1")


def test_a_red_tile_may_be_kept() -> None:
    """AT-3.1"""
    t = table(party("C4"), party("D5"), hands={0: [DOLPHIN]}, phase=Phase.PLAYING)
    t.refuses(0, Walk(RED, 1, "D4"), "not-this-step", "AT-3.2")
    t.play(0, Stop())
    assert (t.now.phase, t.now.hands[0]) == (Phase.MOVING, [DOLPHIN])
    assert t.events == [PlayedNoTile(0)]


def test_a_tile_must_be_taken() -> None:
    """AT-3.3"""
    t = table(party("D4"), party("D5"), phase=Phase.TAKING)
    t.refuses(0, Stop(), "tile-must-be-taken", "AT-3.3")
    t.refuses(0, Walk(RED, 1, "D5"), "not-this-step", "AT-3.2")
    assert all(isinstance(action, TakeTile) for action in t.actions(0))


def test_nobody_acts_on_the_turn_of_another() -> None:
    """AT-3.1"""
    t = table(party("D4"), party("D5"))
    t.refuses(1, Walk(YELLOW, 1, "D6"), "not-your-turn", "AT-3.1")
    t.refuses(1, Stop(), "not-your-turn", "AT-3.1")


def test_a_player_with_nobody_left_moves_nothing_but_takes_the_other_steps() -> None:
    """AT-3.5"""
    t = table(party("D4"), party("north-west"), boats=["C4"], phase=Phase.TAKING)
    t.take("D4", "whale")
    t.chance(Roll(SHARK))
    assert (t.awaited, t.now.phase) == ([1], Phase.TAKING)
    t.refuses(1, Sail("C4", "C3"), "nobody-left-to-move", "AT-3.5")
    t.take("D5", "dolphin")
    t.chance(Roll(SERPENT))
    assert t.now.phase == Phase.ROAMING


def test_the_moves_are_over_as_soon_as_the_last_traveller_is_safe_or_lost() -> None:
    """AT-3.5"""
    ashore = table(party("C1"), party("D5"), boats=["C4"])
    ashore.play(0, GoAshore(RED, 1))
    drowned = table(party("D4"), party("D5"), boats=["C3"], sharks=["C4"])
    drowned.play(0, Swim(RED, 1, "C4"))
    for t in (ashore, drowned):
        assert (t.awaited, t.now.phase, t.now.moves_left) == ([0], Phase.TAKING, 2)
    ashore.refuses(0, Sail("C4", "C3"), "nobody-left-to-move", "AT-3.5")


def test_the_moves_go_on_while_one_traveller_is_left() -> None:
    """AT-3.5, AT-9.1"""
    t = table(party("C1", "J5"), party("D5"), boats=["C4"])
    t.play(0, GoAshore(RED, 1), Sail("C4", "C3"))
    assert t.now.phase == Phase.MOVING
    t = table(party("C1"), party("D5"), party("D6"), party("D7"), seats=2, boats=["C4"])
    t.play(0, GoAshore(RED, 1), Sail("C4", "C3"))
    assert t.now.phase == Phase.MOVING


def test_a_player_with_nobody_left_still_plays_red_tiles() -> None:
    """AT-3.5, AT-3.1"""
    t = table(party("D4"), party("lost"), hands={1: [DOLPHIN]}, phase=Phase.TAKING)
    t.take("D4", "whale")
    t.chance(Roll(SHARK))
    assert (t.awaited, t.now.phase) == ([1], Phase.PLAYING)
    t.play(1, Stop())
    assert t.now.phase == Phase.TAKING


def test_three_moves_may_all_be_made_with_one_traveller() -> None:
    """AT-3.2"""
    t = table(party("E6"), party("J5"), boats=["C5"])
    t.play(0, Walk(RED, 1, "E5"), Walk(RED, 1, "D4"), Board(RED, 1, "C5"))
    assert t.now.phase == Phase.TAKING


def test_with_none_of_the_kind_on_the_board_the_roll_does_nothing() -> None:
    """AT-3.4, AT-6.1"""
    t = table(party("D4"), party("D5"), phase=Phase.ROLLING)
    t.chance(Roll(WHALE))
    assert (t.awaited, t.now.phase) == ([1], Phase.MOVING)


def test_a_red_tile_is_not_played_on_the_turn_on_which_it_was_taken() -> None:
    """AT-3.1"""
    t = table(party("C4"), party("D5"), phase=Phase.TAKING)
    t.take("D4", "dolphin")
    t.refuses(0, PlayDolphin(RED, 1, "C3"), "not-this-step", "AT-3.1")
    t.chance(Roll(WHALE))
    t.refuses(0, PlayDolphin(RED, 1, "C3"), "not-your-turn", "AT-3.1")


def test_each_of_ones_travellers_may_swim_once_and_again_on_the_next_turn() -> None:
    """AT-3.2, AT-4.4"""
    t = table(party("C4", "C6"), party("lost", "J5"), phase=Phase.MOVING)
    t.play(0, Swim(RED, 1, "C3"), Swim(RED, 2, "C7"), Stop())
    for seat, cell in ((0, "D4"), (1, "D5")):
        t.take(cell, "dolphin")
        t.chance(Roll(WHALE))
        assert t.awaited == [1 - seat]
        t.play(1 - seat, Stop())
    assert t.now.phase == Phase.MOVING
    t.play(0, Swim(RED, 1, "C2"))
    assert t.at(RED, 1) == "C2"
