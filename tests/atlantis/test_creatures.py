"""Chapter 6: creatures."""

from __future__ import annotations

from typing import Any

from ostrov.games.atlantis.forms import Phase, Roam, Roamed, Roll, Stop
from ostrov.kernel.position import CHANCE
from tests.atlantis.table import RED, SERPENT, SHARK, SHARK_DEFENCE, WHALE, YELLOW, Table, boat, party, table

FAR_SERPENTS = ["G6", "A7", "C11", "K1", "L10"]


def rolled(kind: str, *parties: Any, **rest: Any) -> Table:
    """Seat 0 has taken a tile and rolled this."""
    t = table(*parties, phase=Phase.ROLLING, **rest)
    t.chance(next(roll for roll in t.actions(CHANCE) if isinstance(roll, Roll) and roll.creature == kind))
    return t


def test_the_die_shows_each_kind_as_likely_as_the_next() -> None:
    """AT-1.5, AT-3.4"""
    t = table(party("D4"), party("D5"), phase=Phase.ROLLING)
    assert t.actions(CHANCE) == [Roll(SERPENT), Roll(SHARK), Roll(WHALE)]


def test_creatures_keep_to_the_sea_and_moving_is_optional() -> None:
    """AT-6.1"""
    t = rolled("shark", party("D5"), party("D6"), sharks=["C4"])
    assert t.roams(0, "C4") == {"C3", "C5", "B3", "B4", "D3"}
    t.refuses(0, Roam(SHARK, "C4", "D4"), "no-sea-there", "AT-6.1")
    t.refuses(0, Roam(SHARK, "C4", "C6"), "not-adjacent", "AT-6.1")
    t.play(0, Stop())
    assert (t.now.sharks, t.awaited) == (["C4"], [1])


def test_creatures_may_share_a_cell_and_one_of_them_is_as_good_as_another() -> None:
    """AT-6.1"""
    t = rolled("shark", party("D5"), party("D6"), sharks=["C4", "C4"], whales=["C3"])
    t.play(0, Roam(SHARK, "C4", "C3"), Stop())
    assert (t.now.sharks, t.now.whales) == (["C3", "C4"], ["C3"])


def test_only_the_kind_on_the_die_moves_and_only_one_of_it() -> None:
    """AT-3.4, AT-6.1"""
    t = rolled("whale", party("D5"), party("D6"), sharks=["C4"], whales=["B3", "B6"])
    t.refuses(0, Roam(SHARK, "C4", "C3"), "die-shows-another", "AT-3.4")
    t.refuses(0, Roam(WHALE, "C4", "C3"), "no-creature-there", "AT-6.1")
    t.play(0, Roam(WHALE, "B3", "B4"))
    t.refuses(0, Roam(WHALE, "B6", "B7"), "another-creature-moves", "AT-6.1")


def test_the_serpent_of_the_lagoon_has_nowhere_to_go() -> None:
    """AT-6.1"""
    t = rolled("serpent", party("D5"), party("D6"))
    assert t.roams(0, "G6") == set()
    t.refuses(0, Roam(SERPENT, "G6", "G5"), "no-sea-there", "AT-6.1")


def test_a_serpent_moves_one_cell_and_takes_boat_passengers_and_swimmers() -> None:
    """AT-6.2"""
    t = rolled("serpent", party("D5", boat("C2")), party("C2", boat("C2")), boats=["C2"])
    t.play(0, Roam(SERPENT, "B1", "C2"))
    assert [t.at(RED, 2), t.at(YELLOW, 1), t.at(YELLOW, 2), t.now.boats] == ["lost", "lost", "lost", [None]]
    assert t.now.active == 1


def test_nobody_is_asked_for_a_shark_when_a_serpent_takes_a_boat_over_it() -> None:
    """AT-6.2, AT-7.4 They are lost with their boat and never swim with the shark."""
    t = rolled("serpent", party("D5"), party(boat("C2"), "D5"), boats=["C2"], sharks=["C2"], hands={1: [SHARK_DEFENCE]})
    t.play(0, Roam(SERPENT, "B1", "C2"))
    assert [t.at(YELLOW, 1), t.now.boats, t.now.sharks] == ["lost", [None], ["C2"]]
    assert (t.now.active, t.now.phase) == (1, Phase.PLAYING)


def test_a_serpent_leaves_an_empty_boat_alone() -> None:
    """AT-6.2, AT-4.7"""
    t = rolled("serpent", party("D5"), party("D6"), boats=["C2"])
    t.play(0, Roam(SERPENT, "B1", "C2"))
    assert (t.now.boats, t.now.active) == (["C2"], 1)


def test_a_shark_moves_up_to_two_cells() -> None:
    """AT-6.3"""
    t = rolled("shark", party("D5"), party("D6"), sharks=["C4"])
    t.play(0, Roam(SHARK, "C4", "C3"), Roam(SHARK, "C3", "C2"))
    assert (t.now.sharks, t.now.active) == (["C2"], 1)


def test_a_shark_stops_where_it_meets_swimmers_and_takes_them() -> None:
    """AT-6.3"""
    t = rolled("shark", party("D5", "C3"), party("C3", "D5"), sharks=["C4"])
    t.play(0, Roam(SHARK, "C4", "C3"))
    assert [t.at(RED, 2), t.at(YELLOW, 1), t.now.active] == ["lost", "lost", 1]


def test_a_shark_takes_no_notice_of_boats() -> None:
    """AT-6.3"""
    t = rolled("shark", party(boat("C3")), party("D5"), sharks=["C4"], boats=["C3"])
    t.play(0, Roam(SHARK, "C4", "C3"), Stop())
    assert (t.at(RED, 1), t.now.boats) == (boat("C3"), ["C3"])


def test_a_whale_moves_up_to_three_cells_past_swimmers_and_empty_boats() -> None:
    """AT-6.4"""
    t = rolled("whale", party("C3"), party("D5"), whales=["C4"], boats=["C2"], serpents=FAR_SERPENTS)
    t.play(0, Roam(WHALE, "C4", "C3"), Roam(WHALE, "C3", "C2"))
    assert t.now.steps_left == 1
    t.play(0, Roam(WHALE, "C2", "C1"))
    assert (t.at(RED, 1), t.now.boats, t.now.whales, t.now.active) == ("C3", ["C2"], ["C1"], 1)


def test_a_whale_stops_at_a_boat_with_passengers_and_sinks_it() -> None:
    """AT-6.4"""
    t = rolled("whale", party("D5"), party(boat("C3")), whales=["C4"], boats=["C3"])
    t.play(0, Roam(WHALE, "C4", "C3"))
    assert (t.at(YELLOW, 1), t.now.boats, t.now.active) == ("C3", [None], 1)


def test_whoever_is_sunk_over_a_shark_is_lost() -> None:
    """AT-6.4"""
    t = rolled("whale", party("D5"), party(boat("C3"), "D5"), whales=["C4"], sharks=["C3"], boats=["C3"])
    t.play(0, Roam(WHALE, "C4", "C3"))
    assert (t.at(YELLOW, 1), t.now.boats) == ("lost", [None])


def test_a_move_is_told_step_by_step() -> None:
    """AT-6.3"""
    t = rolled("shark", party("D5"), party("D6"), sharks=["C4"])
    t.play(0, Roam(SHARK, "C4", "C3"))
    assert t.events == [Roamed(SHARK, "C4", "C3")]
