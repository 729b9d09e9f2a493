"""The contract from which the page's types are made."""

from __future__ import annotations

from typing import Any

import msgspec

from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game
from ostrov.kernel.referee import Referee
from ostrov.server.web.schema import contract
from tests.some_games import every_game, play_at_random, watchers

CONTRACT = contract()


def of(game: Game) -> dict[str, Any]:
    definitions: dict[str, Any] = CONTRACT["games"][game.id]["types"]["definitions"]
    return definitions


@every_game
def test_boards_of_every_game_find_the_same_names(game: Game) -> None:
    named = {"View", "Choice", "Event", "Options"} | ({"Forecast"} if game.has_forecast else set())
    assert named <= set(of(game))
    assert "Forecast" in named or "Forecast" not in of(game)


@every_game
def test_what_is_printed_can_be_written_into_the_page(game: Game) -> None:
    printed = CONTRACT["games"][game.id]["printed"]
    assert printed
    assert msgspec.json.decode(msgspec.json.encode(printed)) == msgspec.to_builtins(printed)


@every_game
def test_views_are_as_their_types_say(game: Game) -> None:
    table = Referee.begin(game, game.seats[-1], game.options({}, game.seats[-1]))
    for _ in range(6):
        for seat in watchers(game, game.seats[-1]):
            view = msgspec.json.decode(msgspec.json.encode(game.view(table.position, seat)))
            assert_fits(view, of(game)["View"], of(game))
        play_at_random(table, Dice(1), 60)


def assert_fits(value: Any, kind: dict[str, Any], definitions: dict[str, Any]) -> None:
    """As far as the names of fields go: all that are promised are there, and no others."""
    if "$ref" in kind:
        assert_fits(value, definitions[kind["$ref"].rsplit("/", 1)[1]], definitions)
    elif isinstance(value, dict) and "properties" in kind:
        assert set(kind.get("required", ())) <= set(value) <= set(kind["properties"])
        for name, part in value.items():
            assert_fits(part, kind["properties"][name], definitions)
    elif isinstance(value, list) and isinstance(kind.get("items"), dict):
        for item in value:
            assert_fits(item, kind["items"], definitions)
    elif value is not None and "anyOf" in kind:
        [one] = [one for one in kind["anyOf"] if one.get("type") != "null"]
        assert_fits(value, one, definitions)
