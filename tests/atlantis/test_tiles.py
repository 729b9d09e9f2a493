"""Chapter 5: taking a tile."""

from __future__ import annotations

import msgspec

from ostrov.games.atlantis.forms import (
    Phase,
    Roll,
    Stop,
    TakeAboard,
    TakeTile,
    TileKept,
    TileKeptSecret,
    TileShown,
    TurnUp,
    Underside,
)
from ostrov.kernel.position import CHANCE
from tests.atlantis.table import (
    BEACH,
    DOLPHIN,
    FOREST,
    RED,
    SERPENTS,
    SHARK,
    TERRAIN_OF,
    TILES,
    YELLOW,
    Table,
    boat,
    form,
    party,
    table,
)

BEACHES = [cell for cell in TILES if TERRAIN_OF[cell] == BEACH]
FORESTS = [cell for cell in TILES if TERRAIN_OF[cell] == FOREST]
NO_BEACH = " ".join(BEACHES)
NO_FOREST = " ".join(BEACHES + FORESTS)


def taking(*parties: object, **rest: object) -> Table:
    return table(*parties, phase=Phase.TAKING, **rest)  # type: ignore[arg-type]


def test_beaches_go_first_then_forests_then_mountains() -> None:
    """AT-5.1"""
    t = taking(party("D4"), party("D5"))
    assert t.takes(0) == set(BEACHES)
    t.refuses(0, TakeTile("E5"), "lower-terrain-first", "AT-5.1")
    t.refuses(0, TakeTile("C4"), "no-tile-there", "AT-5.1")
    t = taking(party("E5"), party("F6"), missing=NO_FOREST)
    assert t.takes(0) == {cell for cell in TILES if TERRAIN_OF[cell] == "mountain"}


def test_a_tile_without_sea_around_it_waits_while_another_of_its_terrain_is_at_sea() -> None:
    """AT-5.1"""
    t = taking(party("E5"), party("F6"), missing=NO_BEACH)
    assert t.takes(0) == set(FORESTS) - {"H5", "H8"}
    t.refuses(0, TakeTile("H5"), "tile-is-enclosed", "AT-5.1")


def test_the_last_beach_is_taken_even_if_it_is_enclosed() -> None:
    """AT-5.1"""
    start = form(party("E5"), party("F6"), missing=NO_BEACH.removeprefix("D4 "), phase=Phase.TAKING)
    tiles = list(start.tiles)
    tiles[TILES.index("D4")], tiles[TILES.index("H5")] = FOREST, BEACH
    t = Table(msgspec.structs.replace(start, tiles=tiles))
    assert t.takes(0) == {"H5"}


def test_a_tile_next_to_the_lagoon_is_at_sea() -> None:
    """AT-5.1"""
    t = taking(party("F6"), party("F6"), missing=NO_FOREST)
    assert "G5" in t.takes(0)


def test_travellers_on_the_tile_swim_where_it_was() -> None:
    """AT-5.2"""
    t = taking(party("D4", "D4"), party("D4"))
    t.take("D4", "dolphin")
    assert [t.at(RED, 1), t.at(RED, 2), t.at(YELLOW, 1)] == ["D4", "D4", "D4"]
    assert t.now.tiles[0] is None


def test_any_underside_left_under_that_terrain_may_turn_up_and_no_other() -> None:
    """AT-1.4, AT-5.3"""
    t = taking(party("D4"), party("D5"))
    t.play(0, TakeTile("D4"))
    shown = {one.underside for one in t.actions(CHANCE) if isinstance(one, TurnUp)}
    assert shown == set(Underside) - {Underside.WHIRLPOOL, Underside.VOLCANO, Underside.WHALE_DEFENCE}
    t.refuses(CHANCE, TurnUp(Underside.VOLCANO), "cannot-come-up", "AT-5.3")


def test_a_green_underside_is_shown_and_leaves_the_game() -> None:
    """AT-5.3"""
    t = taking(party("D5"), party("D6"))
    t.take("D4", "whale")
    assert t.events[0] == TileShown(0, Underside.WHALE)
    assert (t.now.gone, t.now.hands) == ({BEACH: {Underside.WHALE: 1}}, [[], []])


def test_a_red_underside_goes_to_the_hand_and_only_its_holder_sees_it() -> None:
    """AT-5.3"""
    t = taking(party("D5"), party("D6"))
    t.take("D4", "dolphin")
    assert t.referee.events(0) == [TileKept(0, BEACH, Underside.DOLPHIN)]
    assert t.referee.events(1) == t.referee.events(None) == [TileKeptSecret(0, BEACH)]
    seen = [[tile.underside for tile in t.seen_by(seat).hands[0]] for seat in (0, 1, None)]
    assert seen == [[Underside.DOLPHIN], [None], [None]]
    assert t.now.hands[0] == [DOLPHIN]


def test_a_shark_takes_the_swimmers_of_its_tile() -> None:
    """AT-5.4"""
    t = taking(party("D4", "D5"), party("D4", "D5"))
    t.take("D4", "shark")
    assert [t.at(RED, 1), t.at(YELLOW, 1), t.now.sharks] == ["lost", "lost", ["D4"]]


def test_a_whale_leaves_the_swimmers_of_its_tile_alone() -> None:
    """AT-5.4"""
    t = taking(party("D4"), party("D5"))
    t.take("D4", "whale")
    assert [t.at(RED, 1), t.now.whales] == ["D4", ["D4"]]


def test_a_boat_takes_up_to_three_swimmers_of_its_tile_aboard() -> None:
    """AT-5.5"""
    t = taking(party("D4", "D4"), party("D4"))
    t.take("D4", "boat")
    assert [t.at(RED, 1), t.at(RED, 2), t.at(YELLOW, 1)] == [boat("D4")] * 3
    assert t.now.phase == Phase.ROLLING


def test_of_more_than_three_swimmers_the_player_whose_turn_it_is_picks_three() -> None:
    """AT-5.5"""
    t = taking(party("D4", "D4", "D5"), party("D4", "D4", "D4"))
    t.take("D4", "boat")
    assert (t.now.phase, t.awaited) == (Phase.TAKING_ABOARD, [0])
    t.refuses(0, TakeAboard(RED, 3), "not-in-the-water-here", "AT-5.5")
    t.refuses(0, Stop(), "boat-must-be-filled", "AT-5.5")
    t.play(0, TakeAboard(YELLOW, 1), TakeAboard(RED, 1))
    t.refuses(0, TakeAboard(RED, 1), "not-in-the-water-here", "AT-5.5")
    t.play(0, TakeAboard(RED, 2))
    assert [t.at(RED, 1), t.at(YELLOW, 1), t.at(YELLOW, 2)] == [boat("D4"), boat("D4"), "D4"]
    assert t.is_chance_awaited


def test_a_whirlpool_takes_everything_from_its_cell_and_the_sea_around_it() -> None:
    """AT-5.6"""
    t = taking(
        party("E5", boat("D4"), "E6"),
        party("E4", "C4"),
        missing=NO_BEACH,
        boats=["D4", "D5", "C4"],
        sharks=["D5", "D3"],
    )
    t.take("E5", "whirlpool")
    assert [t.at(RED, 1), t.at(RED, 2), t.at(YELLOW, 1)] == ["lost", "lost", "lost"]
    assert (t.now.boats, t.now.sharks) == ([None, None, "C4"], [None, "D3"])
    assert [t.at(RED, 3), t.at(YELLOW, 2)] == ["E6", "C4"]


def test_a_whirlpool_takes_the_serpent_of_the_lagoon() -> None:
    """AT-5.6"""
    t = taking(party("F7"), party("F7"), missing=NO_FOREST)
    t.take("G5", "whirlpool")
    assert t.now.serpents == [None, *SERPENTS[1:]]


def test_a_whirlpool_cannot_be_answered() -> None:
    """AT-5.6"""
    t = taking(party("E6"), party("E5", "E6"), missing=NO_BEACH, hands={1: [DOLPHIN]})
    t.take("E5", "whirlpool")
    assert (t.at(YELLOW, 1), t.is_chance_awaited) == ("lost", True)


def test_the_volcano_ends_the_game_at_once() -> None:
    """AT-5.7"""
    t = taking(party("north-west", "F6"), party("F7"), missing=NO_FOREST)
    t.take("G5", "volcano")
    assert t.ending == ("erupted", "AT-8.1")


def test_with_no_tile_left_the_step_is_skipped() -> None:
    """AT-5.8"""
    t = table(party("C4"), party("C5"), missing=" ".join(TILES), options={"last_survivor": True})
    t.refuses(0, TakeTile("D4"), "no-tile-left", "AT-5.8")
    t.play(0, Stop())
    assert (t.now.phase, t.is_chance_awaited) == (Phase.ROLLING, True)
    t.chance(Roll(SHARK))
    assert t.awaited == [1]


def test_only_the_player_whose_turn_it_is_takes_a_tile() -> None:
    """AT-5.1, AT-3.3"""
    t = taking(party("D4"), party("D5"))
    t.refuses(1, TakeTile("D4"), "not-your-turn", "AT-3.1")


def test_a_boat_from_under_a_tile_with_nobody_on_it_is_empty() -> None:
    """AT-5.5"""
    t = taking(party("D5"), party("D6"))
    t.take("D4", "boat")
    assert (t.now.boats, t.at(RED, 1), t.is_chance_awaited) == (["D4"], "D5", True)


def test_a_whirlpool_reaches_whales_and_boats_next_to_it_but_not_further() -> None:
    """AT-5.6"""
    t = taking(party("E6", boat("C4")), party("D5"), missing=NO_BEACH, boats=["C4", "D4"], whales=["D4", "D5", "C5"])
    t.take("E5", "whirlpool")
    assert (t.now.boats, t.now.whales) == (["C4", None], [None, None, "C5"])
    assert [t.at(RED, 1), t.at(RED, 2), t.at(YELLOW, 1)] == ["E6", boat("C4"), "lost"]
