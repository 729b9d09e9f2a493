"""What games say of their actions and events, for those who show them."""

from __future__ import annotations

from typing import get_args

import pytest

from ostrov.games.lost_island import forms as lost
from ostrov.games.registry import GAMES, find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game
from ostrov.kernel.referee import Referee
from ostrov.server.web.kinds import traits_of
from tests.some_games import every_game, play_one

OF_ACTIONS = {"final", "passes", "stops", "reveals"}
OF_EVENTS = {"begins", "loud", "ranks"}

FINAL = {
    "forbidden-island": {"stop", "fly-off", "discard"},
    "forbidden-desert": {"stop"},
    "atlantis": {"take-tile", "play-dolphin", "play-wind", "summon", "defend", "decline"},
    "mysterious-island": {"pass", "sit-out", "keep", "discard"},
    "lost-island": set(),
}


@every_game
def test_traits_are_of_forms_that_the_game_has(game: Game) -> None:
    for form, traits in game.traits.items():
        assert form in {*get_args(game.choice_type), *get_args(game.event_type)}
        assert traits <= (OF_ACTIONS if form in get_args(game.choice_type) else OF_EVENTS)
        assert traits


@every_game
def test_the_page_is_told_all_of_them(game: Game) -> None:
    shown = traits_of(game)
    assert len(shown.choice) + len(shown.event) == len(game.traits)


@pytest.mark.parametrize("id", GAMES)
def test_what_cannot_be_taken_back_is_said(id: str) -> None:
    shown = traits_of(find_game(id)).choice
    assert {verb for verb, traits in shown.items() if "final" in traits} == FINAL[id]


@every_game
def test_a_turn_or_round_begins_with_one_kind_of_event(game: Game) -> None:
    [_] = [form for form, traits in game.traits.items() if "begins" in traits]


def test_only_the_last_cell_of_a_drawing_is_final() -> None:
    game = find_game("lost-island")
    table = Referee.begin(game, 2, game.options({}, 2))
    dice = Dice(3)
    seen = set()
    while table.position.awaited:
        for seat in range(2):
            prompt = game.prompt(table.position, seat)
            if prompt.code == "draw":
                seen.add(prompt.is_final)
                assert prompt.is_final == (prompt.arguments["cells"] == 1)
                assert all(isinstance(action, lost.Draw) for action in table.actions(seat))
            else:
                assert not prompt.is_final
        play_one(table, dice)
    assert seen == {True, False}
