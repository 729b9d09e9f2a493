"""Chapters 8 and 9: the end, and the variants."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov.games.atlantis.forms import Decline, Defend, GoAshore, Phase, RedTile, Roll, Stop, Underside, Walk
from ostrov.games.atlantis.notation import ALL_UNDERSIDES
from ostrov.kernel.game import Form
from ostrov.kernel.refusals import Impossible
from tests.atlantis.table import (
    BEACH,
    BLUE,
    FOREST,
    GAME,
    GREEN,
    MOUNTAIN,
    RED,
    SHARK,
    TERRAIN_OF,
    TILES,
    YELLOW,
    Table,
    party,
    table,
)

NO_TILE = " ".join(TILES)
ONLY_G5 = " ".join(cell for cell in TILES if cell != "G5")
ONLY_MOUNTAINS = " ".join(cell for cell in TILES if TERRAIN_OF[cell] != "mountain")


def last_tile(*parties: Any, **variants: bool) -> Table:
    """Seat 0 takes the last tile of the island, and the volcano is under it."""
    t = table(*parties, missing=ONLY_G5, phase=Phase.TAKING, options=variants)
    t.take("G5", "volcano")
    return t


def test_the_highest_sum_of_worths_on_safe_land_wins() -> None:
    """AT-8.1"""
    t = last_tile(party("north-west"), party("lost", "lost", "south-east", "north-east"), party("G4"))
    assert t.ending == ("erupted", "AT-8.1")
    assert t.outcome is not None
    assert (t.outcome.points, t.outcome.winners) == ([6, 7, 0], [1])
    assert GAME.prompt(t.referee.position, 0).code == "over"


def test_a_tie_is_shared() -> None:
    """AT-8.1"""
    t = last_tile(party("north-west"), party("south-east"), party("G4"))
    assert t.outcome is not None
    assert t.outcome.winners == [0, 1]


def test_whoever_is_not_on_safe_land_when_the_volcano_erupts_counts_nothing() -> None:
    """AT-8.1"""
    t = last_tile(party("C1", "G4"), party("C1"))
    assert t.outcome is not None
    assert t.outcome.points == [0, 0]


def test_nobody_acts_once_the_game_is_over() -> None:
    """AT-8.1, AT-8.2"""
    t = last_tile(party("G4"), party("G4"))
    t.refuses(0, Walk(RED, 1, "G5"), "game-is-over", "AT-8.1")
    t = table(party("C1"), party("north-west"))
    t.play(0, GoAshore(RED, 1))
    t.refuses(0, Stop(), "game-is-over", "AT-8.2")


def test_whoever_acts_too_late_is_told_by_which_clause_the_game_is_over() -> None:
    """AT-9.5, AT-9.6"""
    t = last_tile(party("C3"), party("C3"), sunken_atlantis=True)
    t.refuses(0, Stop(), "game-is-over", "AT-9.5")
    t = table(party("C3"), party("C3"), missing=NO_TILE, options={"last_survivor": True})
    quiet_turns_until_the_end(t)
    t.refuses(0, Stop(), "game-is-over", "AT-9.6")


def test_all_worths_are_turned_up_at_the_end() -> None:
    """AT-8.2"""
    t = last_tile(party("G4"), party("G4"))
    for seat in (0, 1, None):
        assert [one.worth for one in t.seen_by(seat).travellers[0]] == [6, 5, 4, 3, 3, 2, 2, 1, 1, 1]


def test_the_game_is_over_when_nobody_is_left_outside_safe_land() -> None:
    """AT-8.2"""
    t = table(party("C1"), party("north-west", "south-east"))
    t.play(0, GoAshore(RED, 1))
    assert t.ending == ("nobody-left", "AT-8.2")


def test_the_game_goes_on_while_one_is_outside() -> None:
    """AT-8.2"""
    t = table(party("C1"), party("north-west", "D4"))
    t.play(0, GoAshore(RED, 1))
    assert t.ending is None


def test_with_two_colours_each_the_worths_of_both_are_added() -> None:
    """AT-9.1"""
    t = last_tile(party("north-west"), party("G4"), party("lost", "north-west"), party("G4"))
    assert t.outcome is not None
    assert t.outcome.points == [6, 0, 5, 0]
    t = table(
        party("north-west"), party("G4"), party("lost", "north-west"), party("G4"),
        seats=2, missing=ONLY_G5, phase=Phase.TAKING,
    )  # fmt: skip
    t.take("G5", "volcano")
    assert t.outcome is not None
    assert (t.outcome.points, t.outcome.winners) == ([11, 0], [0])


def test_with_two_colours_each_a_seat_moves_both_and_no_other() -> None:
    """AT-9.1"""
    t = table(party("D4"), party("D5"), party("D6"), party("D7"), seats=2)
    t.play(0, Walk(RED, 1, "D5"), Walk(GREEN, 1, "D5"))
    t.refuses(0, Walk(BLUE, 1, "D6"), "not-your-traveller", "AT-4.3")
    t.refuses(0, Walk(YELLOW, 1, "D6"), "not-your-traveller", "AT-4.3")


@pytest.mark.parametrize("seats", [3, 4])
def test_two_colours_each_are_for_two_players_only(seats: int) -> None:
    """AT-9.1"""
    with pytest.raises(Impossible, match="two-colours-are-for-two"):
        GAME.options({"two_colours": True}, seats)


def test_two_players_may_do_without_second_colours() -> None:
    """AT-9.1"""
    for options, colours in (({}, 4), ({"two_colours": True}, 4), ({"two_colours": False}, 2)):
        start = GAME.start(2, GAME.options(options, 2))
        assert len(GAME.show_position(start).travellers) == colours  # type: ignore[attr-defined]


@pytest.mark.parametrize("variant", ["last_survivor", "sunken_atlantis"])
def test_to_the_last_survivor_and_in_sunken_atlantis_the_volcano_is_a_whirlpool(variant: str) -> None:
    """AT-9.3, AT-9.5"""
    t = table(party("G5", "G4"), party("F7"), missing=ONLY_MOUNTAINS, phase=Phase.TAKING, options={variant: True})
    t.take("G5", "volcano")
    assert (t.ending, t.at(RED, 1), t.now.serpents[0]) == (None, "lost", None)


def test_to_the_last_survivor_the_game_goes_on_without_an_island() -> None:
    """AT-9.3"""
    t = last_tile(party("C3"), party("C3"), last_survivor=True)
    assert (t.ending, t.is_chance_awaited) == (None, True)
    t = table(party("C1"), party("lost"), missing=NO_TILE, options={"last_survivor": True})
    t.play(0, GoAshore(RED, 1))
    assert t.ending == ("nobody-left", "AT-8.2")


def test_when_all_are_equal_most_travellers_win() -> None:
    """AT-9.4"""
    ones = ["lost"] * 7 + ["north-west"] * 3
    t = last_tile(party("north-west", "north-west", "G4"), party(*ones), all_equal=True)
    assert t.outcome is not None
    assert (t.outcome.points, t.outcome.winners) == ([2, 3], [1])


def test_sunken_atlantis_ends_with_the_last_tile_and_no_roll() -> None:
    """AT-9.5"""
    t = last_tile(party("C3", "north-west"), party("C3"), sunken_atlantis=True)
    assert t.ending == ("island-gone", "AT-9.5")
    assert t.outcome is not None
    assert t.outcome.points == [5, 0]


@pytest.mark.parametrize(("answer", "place"), [(Defend(), "G5"), (Decline(), "lost")])
def test_what_is_under_the_last_tile_is_answered_before_the_island_is_gone(answer: Form, place: str) -> None:
    """AT-9.5, AT-7.6"""
    shark = {MOUNTAIN: {Underside.WHIRLPOOL: 4, Underside.VOLCANO: 1, Underside.WHALE_DEFENCE: 1}}
    gone = {BEACH: dict(ALL_UNDERSIDES[BEACH]), FOREST: dict(ALL_UNDERSIDES[FOREST]), **shark}
    hand = [RedTile(MOUNTAIN, Underside.SHARK_DEFENCE)]
    t = table(party("C3"), party("G5"), missing=ONLY_G5, gone=gone, hands={1: hand}, phase=Phase.TAKING,
              options={"sunken_atlantis": True})  # fmt: skip
    t.take("G5", "shark")
    assert (t.ending, t.awaited) == (None, [1])
    t.play(1, answer)
    assert (t.ending, t.at(YELLOW, 1)) == (("island-gone", "AT-9.5"), place)


def test_sunken_atlantis_goes_on_when_nobody_is_left_outside() -> None:
    """AT-9.5, AT-8.2"""
    t = table(party("C1"), party("north-west"), options={"sunken_atlantis": True})
    t.play(0, GoAshore(RED, 1))
    assert (t.ending, t.now.phase) == (None, Phase.TAKING)


def test_with_both_variants_both_conditions_have_to_hold() -> None:
    """AT-9.6"""
    both = {"last_survivor": True, "sunken_atlantis": True}
    t = last_tile(party("C1"), party("lost"), **both)
    assert t.ending is None
    t = last_tile(party("north-west"), party("lost"), **both)
    assert t.ending == ("island-gone", "AT-9.6")


def quiet_turns_until_the_end(t: Table) -> int:
    """How many turns go by from here on in which nobody does anything."""
    turns = 0
    while t.ending is None:
        turns += 1
        t.play(t.awaited[0], Stop())
        t.chance(Roll(SHARK))
    return turns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_full_rounds_without_landing_or_removal_end_the_game(seats: int) -> None:
    """AT-9.6 The turn in which somebody lands is not one of them."""
    parties = [party("C1", "C3"), *[party("C3")] * (seats - 1)]
    t = table(*parties, missing=NO_TILE, quiet_turns=5 * seats, options={"last_survivor": True})
    t.play(0, GoAshore(RED, 1), Stop())
    t.chance(Roll(SHARK))
    assert quiet_turns_until_the_end(t) == 5 * seats
    assert t.ending == ("calm", "AT-9.6")


def test_the_turn_that_takes_the_last_tile_is_not_one_of_the_five_rounds() -> None:
    """AT-9.6"""
    t = last_tile(party("C3"), party("C3"), last_survivor=True)
    t.chance(Roll(SHARK))
    assert quiet_turns_until_the_end(t) == 10


def test_without_a_landing_or_removal_the_rounds_count_on() -> None:
    """AT-9.6"""
    t = table(party("C3"), party("C3"), missing=NO_TILE, quiet_turns=4, options={"last_survivor": True})
    assert quiet_turns_until_the_end(t) == 7
