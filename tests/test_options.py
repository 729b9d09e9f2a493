"""Options have defaults and are checked, for every game."""

from __future__ import annotations

import msgspec
import pytest

from ostrov.games.registry import GAMES, find_game
from ostrov.kernel.game import Game, values_of
from ostrov.kernel.refusals import Complaint, Impossible
from ostrov.words import LANGUAGES, Words
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
    with pytest.raises(Impossible) as refused:
        game.options({"weather": "fine"}, game.seats[0])
    assert refused.value.code == ("option-unknown" if game.options_type.__struct_fields__ else "no-options")
    for language in LANGUAGES:
        assert Words(language, game).complaint(refused.value)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Complaint) as refused:
        find_game("chess")
    assert refused.value.arguments["known"] == sorted(GAMES)


def test_the_values_of_an_option_come_in_their_own_order() -> None:
    for id in ("forbidden-island", "forbidden-desert"):
        (difficulty, adventurers) = msgspec.structs.fields(find_game(id).options_type)
        assert values_of(difficulty.type) == ["novice", "normal", "elite", "legendary"]
        assert "explorer,…" in values_of(adventurers.type)
