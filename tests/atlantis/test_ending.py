"""Chapters 8 and 9: the end, and the variants."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov.games.atlantis.forms import (
    Decline,
    Defend,
    GoAshore,
    Phase,
    PlayDolphin,
    PlayWind,
    RedTile,
    Roam,
    Roll,
    Stop,
    Swim,
    Underside,
    Walk,
)
from ostrov.games.atlantis.notation import ALL_UNDERSIDES
from ostrov.kernel.game import Form
from ostrov.kernel.refusals import Impossible
from tests.atlantis.table import (
    BEACH,
    BLUE,
    DOLPHIN,
    FAIR_WIND,
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
    boat,
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
    idle_turns_until_the_end(t)
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


LAST_SURVIVOR = {"last_survivor": True}
TEN = range(1, 11)


def idle_turns_until_the_end(t: Table) -> int:
    """How many turns go by from here on in which nobody moves anything."""
    turns = 0
    while t.ending is None:
        turns += 1
        t.play(t.awaited[0], Stop())
        t.chance(Roll(SHARK))
    return turns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_full_rounds_in_which_nobody_moves_end_the_game(seats: int) -> None:
    """AT-9.6 The turn of the last move is not one of them."""
    parties = [party("C2", "C4"), *[party("C3")] * (seats - 1)]
    t = table(*parties, missing=NO_TILE, still_turns=5 * seats, quiet_turns=5 * seats, options=LAST_SURVIVOR)
    t.play(0, Swim(RED, 1, "C1"), Stop())
    t.chance(Roll(SHARK))
    assert idle_turns_until_the_end(t) == 5 * seats
    assert t.ending == ("calm", "AT-9.6")


def test_whoever_swims_all_the_way_from_the_middle_gets_home() -> None:
    """AT-9.3, AT-9.6 It takes eight turns to land, and all others wait."""
    t = table(party("G6"), party("M1"), missing=NO_TILE, serpents=[None] * 5, options=LAST_SURVIVOR)
    for cell in ("G7", "F8", "E8", "D8", "D9", "C10", "C11"):
        t.play(0, Swim(RED, 1, cell), Stop())
        t.chance(Roll(SHARK))
        t.play(1, Stop())
        t.chance(Roll(SHARK))
    t.play(0, GoAshore(RED, 1))
    assert (t.at(RED, 1), t.ending) == ("north-east", None)


def test_twenty_who_swim_home_side_by_side_get_there() -> None:
    """AT-9.3, AT-9.6 With three moves a turn the first of them lands after more than forty rounds."""
    way = ["G7", "F8", "E8", "D8", "D9", "C10", "C11"]
    ten, others = ["G6"] * 10, ["M1", *["lost"] * 9]
    t = table(party(*ten), party(*others), party(*ten), party(*["lost"] * 10), seats=2, missing=NO_TILE,
              serpents=[None] * 5, options=LAST_SURVIVOR)  # fmt: skip
    swims: list[Form] = [Swim(colour, number, cell) for cell in way for colour in (RED, GREEN) for number in TEN]
    rounds = 0
    while swims:
        t.play(0, *swims[:3], *([Stop()] if len(swims) < 3 else []))
        t.chance(Roll(SHARK))
        t.play(1, Stop())
        t.chance(Roll(SHARK))
        swims, rounds = swims[3:], rounds + 1
    t.play(0, GoAshore(RED, 1))
    assert (rounds, t.at(RED, 1), t.ending) == (47, "north-east", None)


@pytest.mark.parametrize("tile", [DOLPHIN, FAIR_WIND])
def test_a_dolphin_or_a_fair_wind_is_a_move_too(tile: RedTile) -> None:
    """AT-9.6, AT-7.1, AT-7.2"""
    t = table(party("C4", boat("A4")), party("C4"), boats=["A4"], hands={0: [tile]}, missing=NO_TILE,
              phase=Phase.PLAYING, still_turns=10, quiet_turns=10, options=LAST_SURVIVOR)  # fmt: skip
    t.play(0, PlayDolphin(RED, 1, "C3") if tile == DOLPHIN else PlayWind("A4", "A3"))
    assert (t.now.still_turns, t.now.quiet_turns) == (0, 10)


def test_a_removal_counts_as_well_as_a_move() -> None:
    """AT-9.6"""
    t = table(party("C4", "C6"), party("J5"), sharks=["C5"], missing=NO_TILE, still_turns=10, quiet_turns=10,
              phase=Phase.ROLLING, options=LAST_SURVIVOR)  # fmt: skip
    t.chance(Roll(SHARK))
    t.play(0, Roam(SHARK, "C5", "C4"))
    assert (t.at(RED, 1), t.now.still_turns, t.now.quiet_turns) == ("lost", 1, 1)


def test_swimming_to_and_fro_does_not_make_the_game_endless() -> None:
    """AT-9.6 Sixty full rounds without a landing or removal are the limit."""
    t = last_tile(party("C3"), party("C3"), last_survivor=True)
    t.chance(Roll(SHARK))
    for turn in range(120):
        assert t.ending is None
        if turn % 2:
            t.play(0, Swim(RED, 1, "C4" if t.at(RED, 1) == "C3" else "C3"))
        t.play(t.awaited[0], Stop())
        t.chance(Roll(SHARK))
    assert t.ending == ("adrift", "AT-9.6")


def test_a_landing_begins_the_sixty_rounds_anew() -> None:
    """AT-9.6"""
    t = table(party("C1", "C3"), party("C3"), missing=NO_TILE, quiet_turns=120, options=LAST_SURVIVOR)
    t.play(0, GoAshore(RED, 1), Stop())
    t.chance(Roll(SHARK))
    assert (t.now.quiet_turns, t.ending) == (1, None)
    t = table(party("C2", "C3"), party("C3"), missing=NO_TILE, quiet_turns=120, options=LAST_SURVIVOR)
    t.play(0, Swim(RED, 1, "C1"), Stop())
    t.chance(Roll(SHARK))
    assert t.ending == ("adrift", "AT-9.6")


def test_the_turn_that_takes_the_last_tile_is_not_one_of_the_five_rounds() -> None:
    """AT-9.6"""
    t = last_tile(party("C3"), party("C3"), last_survivor=True)
    t.chance(Roll(SHARK))
    assert idle_turns_until_the_end(t) == 10


def test_the_rounds_without_a_move_count_on() -> None:
    """AT-9.6"""
    t = table(party("C3"), party("C3"), missing=NO_TILE, still_turns=4, quiet_turns=4, options=LAST_SURVIVOR)
    assert idle_turns_until_the_end(t) == 7
