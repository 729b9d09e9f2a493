"""Options have defaults and are checked, for every game."""

from __future__ import annotations

import pytest

from ostrov.games.registry import GAMES, find_game
from ostrov.kernel.game import Game
from ostrov.kernel.refusals import Complaint, Impossible
from tests.some_games import every_game


@every_game
def test_every_option_has_a_default(game: Game) -> None:
    for seats in game.seats:
        assert game.options({}, seats) == game.options_type()


@every_game
def test_too_few_and_too_many_seats_are_refused(game: Game) -> None:
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(Impossible, match="seats-out-of-range"):
            game.options({}, seats)


@every_game
def test_an_unknown_option_is_refused(game: Game) -> None:
    with pytest.raises(Impossible, match="option-unknown"):
        game.options({"weather": "fine"}, game.seats[0])


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Complaint) as refused:
        find_game("chess")
    assert refused.value.arguments["known"] == sorted(GAMES)
