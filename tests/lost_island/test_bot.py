"""The bot plays whole games by legal choices, and better than chance."""

from __future__ import annotations

import pytest

from ostrov.bots.play import play_game
from ostrov.bots.registry import find_bot
from ostrov.kernel.dice import Dice
from ostrov.kernel.rows import Rows
from ostrov.lab.simulation import Plan, play_recorded
from tests.lost_island.table import GAME


@pytest.mark.parametrize("side", ["a", "b"])
def test_the_bot_plays_by_the_rules_on_either_side(side: str) -> None:
    """LI-9.1, LI-6.3 The referee checks every choice."""
    plan = Plan("lost-island", 1, {"side": side, "rumours": "skull-island"}, ["thumb"], 1, 5)
    assert play_recorded(plan, 0).position.awaited == 0


def test_the_bot_beats_a_random_player() -> None:
    """LI-7.3"""
    position = GAME.start(2, GAME.options({"rumours": "calm-island"}, 2))
    bots = [find_bot("lost-island", "thumb"), find_bot("lost-island", "random")]
    play_game(position, bots, Rows(), Dice(3))
    assert position.winners() == 1
