"""Chapter 4: moves."""

from __future__ import annotations

import pytest

from ostrov.games.atlantis.forms import Board, Climb, Dive, Dived, GoAshore, Phase, Sail, Stop, Swim, Walk
from tests.atlantis.table import BLUE, GREEN, RED, YELLOW, boat, party, table

ELSEWHERE = party("J5")


def test_a_traveller_walks_to_any_adjacent_tile_however_many_stand_there() -> None:
    """AT-4.1"""
    t = table(party("E5", "D4"), party("D4", "D4", "D5"))
    assert t.ways(Walk, 0, RED, 1) == {"D4", "D5", "E4", "E6", "F5", "F6"}
    t.play(0, Walk(RED, 1, "D4"))
    assert (t.at(RED, 1), t.now.moves_left) == ("D4", 2)


def test_nobody_walks_further_than_a_neighbour_or_onto_the_sea() -> None:
    """AT-4.1"""
    t = table(party("D4"), ELSEWHERE)
    t.refuses(0, Walk(RED, 1, "D6"), "not-adjacent", "AT-4.1")
    t.refuses(0, Walk(RED, 1, "C4"), "no-tile-there", "AT-4.1")


def test_a_traveller_boards_a_boat_next_to_its_tile() -> None:
    """AT-4.2"""
    t = table(party("D4"), ELSEWHERE, boats=["C4"])
    assert t.ways(Board, 0, RED, 1) == {"C4"}
    t.play(0, Board(RED, 1, "C4"))
    assert (t.at(RED, 1), t.now.moves_left) == (boat("C4"), 2)


def test_a_traveller_changes_to_a_boat_next_to_its_own() -> None:
    """AT-4.2"""
    t = table(party(boat("C4")), party(boat("C5")), boats=["C4", "C5"])
    t.play(0, Board(RED, 1, "C5"))
    assert t.at(RED, 1) == boat("C5")


def test_three_of_any_colours_fill_a_boat() -> None:
    """AT-4.2"""
    t = table(party("D4", boat("C4")), party(boat("C4"), boat("C4")), boats=["C4"])
    t.refuses(0, Board(RED, 1, "C4"), "boat-is-full", "AT-4.2")


def test_a_boat_that_is_not_there_or_not_adjacent_cannot_be_boarded() -> None:
    """AT-4.2"""
    t = table(party("D4"), ELSEWHERE, boats=["C6"])
    t.refuses(0, Board(RED, 1, "C4"), "no-boat-there", "AT-4.2")
    t.refuses(0, Board(RED, 1, "C6"), "not-adjacent", "AT-4.2")


def test_whoever_has_left_the_island_never_returns() -> None:
    """AT-4.3"""
    t = table(party("C4", boat("C5")), ELSEWHERE, boats=["C5"])
    t.refuses(0, Walk(RED, 1, "D4"), "never-back-on-the-island", "AT-4.3")
    t.refuses(0, Walk(RED, 2, "D4"), "never-back-on-the-island", "AT-4.3")


def test_others_travellers_and_those_that_are_gone_are_never_moved() -> None:
    """AT-4.3"""
    t = table(party("D4", "north-west"), party("D5"))
    t.refuses(0, Walk(YELLOW, 1, "D6"), "not-your-traveller", "AT-4.3")
    t.refuses(0, Walk(BLUE, 1, "D6"), "not-your-traveller", "AT-4.3")
    t.refuses(0, Walk(RED, 2, "D6"), "traveller-is-gone", "AT-4.3")
    t.refuses(0, Walk(RED, 3, "D6"), "traveller-is-gone", "AT-4.3")


def test_a_traveller_swims_from_a_tile_into_the_sea_once_a_turn() -> None:
    """AT-4.4"""
    t = table(party("D4"), ELSEWHERE)
    assert t.ways(Swim, 0, RED, 1) == {"D3", "C4", "C5"}
    t.play(0, Swim(RED, 1, "C4"))
    assert t.at(RED, 1) == "C4"
    t.refuses(0, Swim(RED, 1, "C3"), "has-swum", "AT-4.4")


def test_a_swimmer_goes_to_adjacent_sea_and_not_onto_tiles_or_further() -> None:
    """AT-4.4"""
    t = table(party("C4"), ELSEWHERE)
    assert t.ways(Swim, 0, RED, 1) == {"C3", "C5", "B3", "B4", "D3"}
    t.refuses(0, Swim(RED, 1, "D4"), "no-sea-there", "AT-4.4")
    t.refuses(0, Swim(RED, 1, "C6"), "not-adjacent", "AT-4.4")


def test_a_swimmer_climbs_only_into_a_boat_on_the_same_cell() -> None:
    """AT-4.4"""
    t = table(party("C4", "C5"), ELSEWHERE, boats=["C5"])
    t.refuses(0, Board(RED, 1, "C5"), "swimmers-board-where-they-are", "AT-4.4")
    t.refuses(0, Climb(RED, 1), "no-boat-there", "AT-4.4")
    t.play(0, Climb(RED, 2))
    assert t.at(RED, 2) == boat("C5")


def test_climbing_into_a_boat_is_the_swim_of_the_turn() -> None:
    """AT-4.4"""
    t = table(party("C4"), ELSEWHERE, boats=["C5"])
    t.play(0, Swim(RED, 1, "C5"))
    t.refuses(0, Climb(RED, 1), "has-swum", "AT-4.4")


def test_a_full_boat_takes_no_swimmer_and_a_walker_does_not_climb() -> None:
    """AT-4.2, AT-4.4"""
    t = table(party("C4", "D4"), party(boat("C4"), boat("C4"), boat("C4")), boats=["C4"])
    t.refuses(0, Climb(RED, 1), "boat-is-full", "AT-4.2")
    t.refuses(0, Climb(RED, 2), "not-in-the-water", "AT-4.4")


def test_a_passenger_gets_into_the_water_where_the_boat_is() -> None:
    """AT-4.4"""
    t = table(party(boat("C4")), ELSEWHERE, boats=["C4"])
    t.refuses(0, Swim(RED, 1, "C3"), "aboard-a-boat", "AT-4.4")
    t.play(0, Dive(RED, 1))
    assert (t.at(RED, 1), t.events) == ("C4", [Dived(RED, 1, "C4")])
    t.refuses(0, Dive(RED, 1), "not-aboard", "AT-4.4")


def test_a_passenger_who_has_swum_stays_in_the_boat() -> None:
    """AT-4.4"""
    t = table(party("C4"), ELSEWHERE, boats=["C4"])
    t.play(0, Climb(RED, 1))
    t.refuses(0, Dive(RED, 1), "has-swum", "AT-4.4")


@pytest.mark.parametrize(
    ("cell", "land"),
    [("C1", "north-west"), ("B10", "north-east"), ("L1", "south-west"), ("K11", "south-east")],
)
def test_a_swimmer_reaches_the_safe_land_beside_it(cell: str, land: str) -> None:
    """AT-1.2, AT-4.4"""
    t = table(party(cell, "D4"), ELSEWHERE)
    t.play(0, GoAshore(RED, 1))
    assert (t.at(RED, 1), t.now.moves_left) == (land, 2)


def test_a_swimmer_who_has_swum_does_not_reach_land() -> None:
    """AT-4.4"""
    t = table(party("C1*"), ELSEWHERE, moves_left=2)
    t.refuses(0, GoAshore(RED, 1), "has-swum", "AT-4.4")


def test_a_passenger_goes_ashore_even_after_a_swim_and_the_boat_stays() -> None:
    """AT-4.5"""
    t = table(party("C1"), party(boat("C1")), boats=["C1"])
    t.play(0, Climb(RED, 1), GoAshore(RED, 1))
    assert (t.at(RED, 1), t.now.boats) == ("north-west", ["C1"])


def test_nobody_goes_ashore_away_from_safe_land() -> None:
    """AT-4.4, AT-4.5"""
    t = table(party("C2", "D4", boat("C3")), ELSEWHERE, boats=["C3"])
    t.refuses(0, GoAshore(RED, 1), "no-safe-land-here", "AT-4.4")
    t.refuses(0, GoAshore(RED, 2), "no-safe-land-here", "AT-4.5")
    t.refuses(0, GoAshore(RED, 3), "no-safe-land-here", "AT-4.5")


def test_anyone_may_move_an_empty_boat_over_free_sea() -> None:
    """AT-4.6"""
    t = table(party("J4"), ELSEWHERE, boats=["C4", "C5"])
    assert t.sails(0, "C4") == {"C3", "B3", "B4", "D3"}
    t.play(0, Sail("C4", "C3"))
    assert t.now.boats == ["C3", "C5"]


def test_a_boat_goes_onto_no_other_boat_no_tile_and_no_further_than_a_neighbour() -> None:
    """AT-4.6"""
    t = table(party("J4"), ELSEWHERE, boats=["C4", "C5"])
    t.refuses(0, Sail("C4", "C5"), "boat-is-there", "AT-4.6")
    t.refuses(0, Sail("C4", "D4"), "no-sea-there", "AT-4.6")
    t.refuses(0, Sail("C4", "C2"), "not-adjacent", "AT-4.6")
    t.refuses(0, Sail("B4", "C3"), "no-boat-there", "AT-4.6")


def test_whoever_has_most_aboard_steers_and_all_of_them_in_a_tie() -> None:
    """AT-4.6"""
    t = table(party(boat("C4")), party(boat("C4")), boats=["C4"])
    t.play(0, Sail("C4", "C3"))
    assert t.at(YELLOW, 1) == boat("C3")


def test_whoever_has_fewer_aboard_or_nobody_does_not_steer() -> None:
    """AT-4.6"""
    t = table(party(boat("C4")), party(boat("C4"), boat("C4")), party(boat("B5")), boats=["C4", "B5"])
    t.refuses(0, Sail("C4", "C3"), "others-steer", "AT-4.6")
    t.refuses(0, Sail("B5", "B6"), "others-steer", "AT-4.6")


def test_both_colours_of_a_seat_count_together_in_a_boat() -> None:
    """AT-4.6, AT-9.1"""
    t = table(party(boat("C4")), party(boat("C4")), party(boat("C4")), party("J4"), seats=2, boats=["C4"])
    assert (t.at(RED, 1), t.at(GREEN, 1)) == (boat("C4"), boat("C4"))
    t.play(0, Sail("C4", "C3"), Stop())
    t.take("D4", "shark")
    assert not any(isinstance(action, Sail) for action in t.actions(1))


@pytest.mark.parametrize("creatures", [{"sharks": ["C4"]}, {"serpents": ["C4", "B1", "C11", "K1", "L10"]}])
def test_a_swimmer_who_enters_a_cell_with_a_shark_or_serpent_is_removed(creatures: dict[str, list[str]]) -> None:
    """AT-4.7"""
    t = table(party("D4", "D5"), ELSEWHERE, **creatures)
    t.play(0, Swim(RED, 1, "C4"))
    assert t.at(RED, 1) == "lost"


def test_a_swimmer_takes_no_harm_from_a_whale() -> None:
    """AT-4.7, AT-6.4"""
    t = table(party("D4"), ELSEWHERE, whales=["C4"])
    t.play(0, Swim(RED, 1, "C4"))
    assert t.at(RED, 1) == "C4"


def test_a_boat_sailed_onto_a_whale_is_wrecked_and_its_passengers_swim() -> None:
    """AT-4.7"""
    t = table(party(boat("C4")), ELSEWHERE, boats=["C4"], whales=["C3"])
    t.play(0, Sail("C4", "C3"))
    assert (t.at(RED, 1), t.now.boats) == ("C3", [None])


def test_a_boat_sailed_onto_a_serpent_is_lost_with_everybody() -> None:
    """AT-4.7"""
    t = table(party(boat("C2"), "D4"), ELSEWHERE, boats=["C2"])
    t.play(0, Sail("C2", "B1"))
    assert (t.at(RED, 1), t.now.boats) == ("lost", [None])


def test_a_boat_and_its_passengers_take_no_harm_from_a_shark() -> None:
    """AT-4.7, AT-6.3"""
    t = table(party(boat("C4")), ELSEWHERE, boats=["C4"], sharks=["C3"])
    t.play(0, Sail("C4", "C3"))
    assert t.at(RED, 1) == boat("C3")


@pytest.mark.parametrize("creature", [{"whales": ["C3"]}, {"serpents": ["C3", "B1", "C11", "K1", "L10"]}])
def test_an_empty_boat_is_not_attacked_until_somebody_boards_it(creature: dict[str, list[str]]) -> None:
    """AT-4.7"""
    t = table(party(boat("C4"), "J4"), ELSEWHERE, boats=["C4", "C2"], **creature)
    t.play(0, Sail("C2", "C3"))
    assert t.now.boats == ["C4", "C3"]
    t.play(0, Board(RED, 1, "C3"))
    assert (t.now.boats, t.at(RED, 1)) == (["C4", None], "C3" if "whales" in creature else "lost")


def test_three_moves_of_any_mix_and_then_a_tile_must_be_taken() -> None:
    """AT-3.2"""
    t = table(party("D4", "D5"), ELSEWHERE, boats=["C4"])
    t.play(0, Board(RED, 1, "C4"), Walk(RED, 2, "D4"), Sail("C4", "C3"))
    assert t.now.phase == Phase.TAKING
    t.refuses(0, Walk(RED, 2, "D5"), "not-this-step", "AT-3.2")


def test_room_in_a_boat_comes_and_goes_with_its_passengers() -> None:
    """AT-4.2"""
    t = table(party("D4", "D4", boat("C4"), boat("C4")), ELSEWHERE, boats=["C4"])
    t.play(0, Board(RED, 1, "C4"))
    t.refuses(0, Board(RED, 2, "C4"), "boat-is-full", "AT-4.2")
    t.play(0, Dive(RED, 3))
    assert t.ways(Board, 0, RED, 2) == {"C4"}


def test_a_full_boat_is_full_wherever_it_sails() -> None:
    """AT-4.2, AT-4.6"""
    t = table(party("D4", "D5", *[boat("C4")] * 3), ELSEWHERE, boats=["C4"])
    t.play(0, Sail("C4", "C5"))
    for number in (1, 2):
        t.refuses(0, Board(RED, number, "C5"), "boat-is-full", "AT-4.2")
    t.refuses(0, Board(RED, 1, "C4"), "no-boat-there", "AT-4.2")


def test_with_one_each_of_three_players_aboard_all_three_steer() -> None:
    """AT-4.6"""
    for active in (0, 1, 2):
        t = table(*[party(boat("C4"))] * 3, boats=["C4"], active=active)
        assert t.sails(active, "C4") == {"C3", "C5", "B3", "B4", "D3"}


def test_whoever_gets_into_the_water_with_a_shark_is_removed_but_nobody_else() -> None:
    """AT-4.4, AT-4.7"""
    t = table(party(boat("C4"), boat("C4")), ELSEWHERE, boats=["C4"], sharks=["C4"])
    t.play(0, Dive(RED, 1))
    assert (t.at(RED, 1), t.at(RED, 2), t.now.boats) == ("lost", boat("C4"), ["C4"])


def test_a_swimmer_who_climbs_into_a_boat_over_a_whale_is_back_in_the_water() -> None:
    """AT-4.7"""
    t = table(party("C4"), ELSEWHERE, boats=["C4"], whales=["C4"])
    t.play(0, Climb(RED, 1))
    assert (t.at(RED, 1), t.now.boats) == ("C4", [None])
    t.refuses(0, Swim(RED, 1, "C3"), "has-swum", "AT-4.4")
