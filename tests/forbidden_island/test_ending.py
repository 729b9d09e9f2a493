"""Chapter 8: how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov.games.forbidden_island.forms import (
    CardDrawn,
    Discard,
    Ended,
    Ending,
    FlewOff,
    FloodCardsReturned,
    FlyOff,
    GoOn,
    Lift,
    Move,
    Sandbag,
    Stop,
    Sunk,
    Swim,
    Tile,
    Treasure,
    WaterRose,
)
from ostrov.kernel.game import Outcome, Prompt
from tests.forbidden_island.table import (
    ALL_TREASURES,
    BRONZE,
    CORAL,
    DRAWING,
    EARTH,
    EMBERS,
    FIRE,
    FLOODING,
    FOREST,
    GAME,
    HOWLING,
    IRON,
    LAGOON,
    LANDING,
    LIFT,
    MARSH,
    MOON,
    OVER,
    SANDBAGS,
    SHADOWS,
    SUN,
    TIDAL,
    WATERS_RISE,
    WHISPERING,
    WIND,
    diver,
    engineer,
    pilot,
    table,
)

MOMENTS: list[dict[str, Any]] = [
    {},
    {"actions_left": 1},
    {"phase": DRAWING},
    {"phase": DRAWING, "steps_done": 1},
    {"phase": FLOODING},
    {"phase": FLOODING, "steps_done": 1},
]


# Winning


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("holder", [0, 1])
def test_with_all_treasures_and_all_pawns_on_fools_landing_a_lift_wins_in_any_moment(
    moment: dict[str, Any], holder: int
) -> None:
    """FI-8.1"""
    hands = [[LIFT] if seat == holder else [] for seat in range(2)]
    t = table(diver(LANDING, *hands[0]), pilot(LANDING, *hands[1]), treasures_taken=ALL_TREASURES, **moment)
    t.play(holder, FlyOff())
    assert t.events == [FlewOff(holder), Ended(Ending.ESCAPED, None, [])]
    assert t.outcome == Outcome("escaped", "FI-8.1", [0, 1], [1, 1])


def test_the_winning_lift_goes_to_the_treasure_discard() -> None:
    """FI-8.1"""
    t = table(diver(LANDING, LIFT, LIFT), pilot(LANDING), treasures_taken=ALL_TREASURES)
    t.play(0, FlyOff())
    assert (t.hand(0), t.now.treasure_discard, t.now.phase) == ([LIFT], {LIFT: 1}, OVER)


def test_flying_off_is_no_action() -> None:
    """FI-8.1"""
    t = table(diver(MARSH, LIFT), pilot(LANDING), actions_left=1, treasures_taken=ALL_TREASURES)
    t.play(0, Move(LANDING))
    assert t.now.phase == DRAWING
    t.play(0, FlyOff())
    assert t.ending == ("escaped", "FI-8.1")


def test_the_landing_may_be_flooded() -> None:
    """FI-8.1"""
    t = table(diver(LANDING, LIFT), pilot(LANDING), flooded=[LANDING], treasures_taken=ALL_TREASURES)
    t.play(0, FlyOff())
    assert t.ending == ("escaped", "FI-8.1")


def test_the_whole_table_wins_together() -> None:
    """FI-8.1"""
    t = table(diver(LANDING), pilot(LANDING), engineer(LANDING, LIFT), treasures_taken=ALL_TREASURES)
    t.play(2, FlyOff())
    assert t.outcome == Outcome("escaped", "FI-8.1", [0, 1, 2], [1, 1, 1])


def test_a_lift_discarded_for_the_hand_limit_may_win() -> None:
    """FI-8.1"""
    hand = [EARTH, EARTH, WIND, WIND, LIFT]
    t = table(diver(LANDING, *hand), pilot(LANDING), phase=DRAWING, gone_on=[0], treasures_taken=ALL_TREASURES)
    t.draw(FIRE)
    t.play(0, FlyOff())
    assert t.events == [FlewOff(0), Ended(Ending.ESCAPED, None, [])]
    assert (t.ending, t.now.discarding) == (("escaped", "FI-8.1"), None)


def test_one_lift_may_bring_the_last_pawn_and_another_win() -> None:
    """FI-8.1"""
    t = table(diver(MOON, LIFT, LIFT), pilot(LANDING), treasures_taken=ALL_TREASURES)
    t.play(0, Lift([0], LANDING))
    assert t.ending is None
    t.play(0, FlyOff())
    assert t.ending == ("escaped", "FI-8.1")


def test_nobody_flies_off_without_all_four_treasures() -> None:
    """FI-8.1"""
    t = table(diver(LANDING, LIFT), pilot(LANDING), treasures_taken=ALL_TREASURES[:3])
    t.refuses(0, FlyOff(), "treasures-missing", "FI-8.1")


def test_nobody_flies_off_before_all_pawns_are_on_the_landing() -> None:
    """FI-8.1"""
    t = table(diver(LANDING, LIFT), pilot(LANDING), engineer(MARSH), treasures_taken=ALL_TREASURES)
    t.refuses(0, FlyOff(), "not-all-on-landing", "FI-8.1")


def test_nobody_flies_off_without_a_lift() -> None:
    """FI-8.1"""
    t = table(diver(LANDING, SANDBAGS), pilot(LANDING, LIFT), treasures_taken=ALL_TREASURES)
    t.refuses(0, FlyOff(), "card-not-held", "FI-8.1")


def test_standing_on_the_landing_with_all_treasures_is_not_a_win_yet() -> None:
    """FI-8.1"""
    t = table(diver(MARSH), pilot(LANDING, LIFT), treasures_taken=ALL_TREASURES)
    t.play(0, Move(LANDING))
    assert (t.ending, t.outcome) == (None, None)


def test_a_lift_to_another_tile_does_not_win() -> None:
    """FI-8.1"""
    t = table(diver(LANDING, LIFT), pilot(LANDING), treasures_taken=ALL_TREASURES)
    t.play(0, Lift([0, 1], MARSH))
    assert t.ending is None


def test_nobody_flies_off_while_another_discards() -> None:
    """FI-8.1"""
    hand = [EARTH, EARTH, WIND, WIND, FIRE]
    t = table(diver(LANDING, *hand), pilot(LANDING, LIFT), phase=DRAWING, gone_on=[1], treasures_taken=ALL_TREASURES)
    t.draw(FIRE)
    t.refuses(1, FlyOff(), "another-discards-first", "FI-5.4")
    t.play(0, Discard(FIRE))
    t.play(1, FlyOff())
    assert t.ending == ("escaped", "FI-8.1")


def test_after_a_win_nothing_is_played() -> None:
    """FI-8.1"""
    t = table(diver(LANDING, LIFT, LIFT), pilot(LANDING), treasures_taken=ALL_TREASURES)
    t.play(0, FlyOff())
    assert (t.awaited, t.is_chance_awaited) == ([], False)
    t.refuses(0, FlyOff(), "game-is-over", "FI-8.1")
    t.refuses(0, Move(MARSH), "game-is-over", "FI-8.1")
    assert GAME.prompt(t.referee.position, 0) == Prompt("over", {})


def test_a_game_that_goes_on_has_no_outcome() -> None:
    """FI-8.1"""
    assert table(diver(LANDING), pilot(LANDING)).outcome is None


# Losing


@pytest.mark.parametrize(
    ("gone", "going", "treasure"),
    [
        (MOON, SUN, Treasure.EARTH),
        (WHISPERING, HOWLING, Treasure.WIND),
        (EMBERS, SHADOWS, Treasure.FIRE),
        (CORAL, TIDAL, Treasure.OCEAN),
    ],
)
def test_the_game_is_lost_when_both_tiles_of_an_untaken_treasure_are_gone(
    gone: Tile, going: Tile, treasure: Treasure
) -> None:
    """FI-8.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, sunken=[gone], flooded=[going])
    t.flood(going)
    assert t.events == [Sunk(going), Ended(Ending.TREASURE_LOST, None, [treasure])]
    assert t.outcome == Outcome("treasure-lost", "FI-8.2", [], [0, 0])


def test_the_game_goes_on_when_both_tiles_of_a_taken_treasure_are_gone() -> None:
    """FI-8.2"""
    seats = [diver(MARSH), pilot(LANDING)]
    t = table(*seats, phase=FLOODING, sunken=[MOON], flooded=[SUN], treasures_taken=["earth"])
    t.flood(SUN)
    assert (t.ending, t.is_chance_awaited) == (None, True)


def test_the_game_goes_on_while_one_tile_of_a_treasure_is_left() -> None:
    """FI-8.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, flooded=[SUN, MOON])
    t.flood(SUN)
    assert t.ending is None


def test_the_game_goes_on_when_one_tile_each_of_several_treasures_is_gone() -> None:
    """FI-8.2"""
    gone = [MOON, WHISPERING, EMBERS]
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING, sunken=gone, flooded=[CORAL])
    t.flood(CORAL)
    assert t.ending is None


def test_four_cards_in_hand_do_not_replace_the_treasure() -> None:
    """FI-8.2"""
    t = table(diver(SUN, EARTH, EARTH, EARTH, EARTH), pilot(LANDING), phase=FLOODING, sunken=[MOON], flooded=[SUN])
    t.flood(SUN)
    assert t.ending == ("treasure-lost", "FI-8.2")


@pytest.mark.parametrize("taken", [[], ALL_TREASURES])
def test_the_game_is_lost_when_fools_landing_is_gone(taken: list[Treasure]) -> None:
    """FI-8.2"""
    t = table(diver(MARSH), pilot(MOON), phase=FLOODING, flooded=[LANDING], treasures_taken=taken)
    t.flood(LANDING)
    assert t.events == [Sunk(LANDING), Ended(Ending.LANDING_LOST, None, [])]
    assert t.outcome == Outcome("landing-lost", "FI-8.2", [], [0, 0])


def test_the_game_goes_on_when_fools_landing_is_merely_flooded() -> None:
    """FI-8.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=FLOODING)
    t.flood(LANDING)
    assert (t.ending, t.now.flooded) == (None, [LANDING])


def test_the_game_is_lost_when_a_pawn_is_lost() -> None:
    """FI-8.2"""
    t = table(pilot(LANDING), engineer(IRON), phase=FLOODING, flooded=[IRON], sunken=[FOREST, BRONZE])
    t.flood(IRON)
    assert t.events == [Sunk(IRON), Ended(Ending.ADVENTURER_LOST, 1, [])]
    assert t.outcome == Outcome("adventurer-lost", "FI-8.2", [], [0, 0])


def test_the_game_is_lost_when_the_marker_reaches_the_skull() -> None:
    """FI-8.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, mark=9, flood_discard=[MOON])
    t.draw(WATERS_RISE)
    ended = Ended(Ending.ISLAND_DROWNED, None, [])
    assert t.events == [CardDrawn(0, WATERS_RISE), WaterRose(0, 10, 0), FloodCardsReturned(1), ended]
    assert t.outcome == Outcome("island-drowned", "FI-8.2", [], [0, 0])


def test_the_game_goes_on_at_the_ninth_mark() -> None:
    """FI-8.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, steps_done=1, mark=8)
    t.draw(WATERS_RISE)
    assert (t.ending, t.now.mark, t.now.cards_left) == (None, 9, 5)


def test_two_waters_rise_in_one_draw_may_reach_the_skull() -> None:
    """FI-8.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, mark=8)
    t.draw(WATERS_RISE, WATERS_RISE)
    assert t.ending == ("island-drowned", "FI-8.2")


# Nothing can answer a loss


@pytest.mark.parametrize("holder", [0, 1])
def test_a_sunken_landing_is_not_answered_by_a_lift(holder: int) -> None:
    """FI-8.2"""
    hands = [[LIFT] if seat == holder else [] for seat in range(2)]
    seats = [diver(LANDING, *hands[0]), pilot(LANDING, *hands[1])]
    t = table(*seats, phase=FLOODING, gone_on=[holder], flooded=[LANDING], treasures_taken=ALL_TREASURES)
    t.flood(LANDING)
    assert t.ending == ("landing-lost", "FI-8.2")
    t.refuses(holder, FlyOff(), "game-is-over", "FI-8.2")
    t.refuses(holder, Lift([0], MARSH), "game-is-over", "FI-8.2")


def test_nobody_swims_from_a_sunken_landing() -> None:
    """FI-8.2"""
    t = table(diver(LANDING), pilot(LANDING), phase=FLOODING, flooded=[LANDING])
    t.flood(LANDING)
    assert (t.ending, t.awaited) == (("landing-lost", "FI-8.2"), [])
    t.refuses(0, Swim(MARSH), "game-is-over", "FI-8.2")


def test_a_lost_treasure_is_checked_before_the_swim() -> None:
    """FI-8.2 The pawn on Sun could not swim either; the treasure comes first."""
    gone = [MOON, Tile.TWILIGHT_HOLLOW, Tile.WATCHTOWER]
    t = table(engineer(SUN), pilot(LANDING), phase=FLOODING, flooded=[SUN], sunken=gone)
    t.flood(SUN)
    assert t.ending == ("treasure-lost", "FI-8.2")
    t.refuses(0, Swim(LANDING), "game-is-over", "FI-8.2")


def test_a_lost_treasure_is_not_answered_by_a_lift() -> None:
    """FI-8.2"""
    t = table(diver(SUN, LIFT), pilot(LANDING), phase=FLOODING, gone_on=[0], flooded=[SUN], sunken=[MOON])
    t.flood(SUN)
    t.refuses(0, Lift([0], LANDING), "game-is-over", "FI-8.2")


def test_the_skull_is_not_answered_by_a_winning_lift() -> None:
    """FI-8.2"""
    t = table(diver(LANDING, LIFT), pilot(LANDING), phase=DRAWING, gone_on=[0], mark=9, treasures_taken=ALL_TREASURES)
    t.draw(WATERS_RISE)
    assert t.ending == ("island-drowned", "FI-8.2")
    t.refuses(0, FlyOff(), "game-is-over", "FI-8.2")


def test_a_lost_pawn_cannot_be_answered_once_the_rescue_is_declined() -> None:
    """FI-8.2"""
    seats = [engineer(IRON), pilot(LANDING, LIFT)]
    t = table(*seats, phase=FLOODING, gone_on=[1], flooded=[IRON], sunken=[FOREST, BRONZE])
    t.flood(IRON)
    t.play(1, GoOn())
    t.refuses(1, Lift([0], MOON), "game-is-over", "FI-8.2")


def test_after_a_loss_nothing_is_played_or_drawn() -> None:
    """FI-8.2"""
    t = table(diver(MARSH, SANDBAGS), pilot(LANDING), phase=DRAWING, mark=9, flooded=[LAGOON], gone_on=[0])
    t.draw(WATERS_RISE)
    assert (t.awaited, t.is_chance_awaited, t.now.phase) == ([], False, OVER)
    t.refuses(0, Sandbag(LAGOON), "game-is-over", "FI-8.2")
    t.refuses(0, Stop(), "game-is-over", "FI-8.2")
    t.refuses(0, GoOn(), "game-is-over", "FI-8.2")


def test_the_last_chance_to_win_is_the_moment_before_the_flood_card() -> None:
    """FI-8.2"""
    seats = [diver(LANDING), pilot(LANDING, LIFT)]
    t = table(*seats, phase=FLOODING, steps_done=1, flooded=[LANDING], treasures_taken=ALL_TREASURES)
    assert t.awaited == [1]
    t.play(1, FlyOff())
    assert t.ending == ("escaped", "FI-8.1")
