"""Options have defaults and are checked, for every game."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from ostrov.games.registry import GAMES, find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game, values_of
from ostrov.kernel.position import NO_STARTER, read_starter
from ostrov.kernel.referee import Referee
from ostrov.kernel.refusals import Complaint, Impossible
from ostrov.words import LANGUAGES, Words
from tests.some_games import every_game


@every_game
def test_every_option_has_a_default(game: Game) -> None:
    for seats in game.seats:
        assert game.options({}, seats) == game.options_type()


@every_game
def test_what_is_advised_for_a_first_game_can_be_played(game: Game) -> None:
    for seats in game.seats:
        options = game.options(game.first_game, seats)
        assert game.start(seats, options).seats == seats


def test_what_the_rulebooks_advise_for_a_first_game() -> None:
    """FI-2.6 and FD-2.5 The lowest difficulty; LI-3.1 side A and one of the sets."""
    advised = {id: dict(game.first_game) for id, game in GAMES.items() if game.first_game}
    assert advised == {
        "forbidden-island": {"difficulty": "novice"},
        "forbidden-desert": {"difficulty": "novice"},
        "lost-island": {"side": "a", "rumours": "calm-island"},
    }


@every_game
def test_too_few_and_too_many_seats_are_refused(game: Game) -> None:
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(Impossible, match="seats-out-of-range"):
            game.options({}, seats)


@every_game
def test_an_unknown_option_is_refused(game: Game) -> None:
    with pytest.raises(Impossible) as refused:
        game.options({"weather": "fine"}, game.seats[0])
    assert refused.value.code == "option-unknown"
    for language in LANGUAGES:
        assert Words(language, game).complaint(refused.value)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Complaint) as refused:
        find_game("chess")
    assert refused.value.arguments["known"] == sorted(GAMES)


def test_the_values_of_an_option_come_in_their_own_order() -> None:
    for id in ("forbidden-island", "forbidden-desert"):
        (difficulty, adventurers, _) = msgspec.structs.fields(find_game(id).options_type)
        assert values_of(difficulty.type) == ["novice", "normal", "elite", "legendary"]
        assert "explorer,…" in values_of(adventurers.type)


# Who begins


def set_up(game: Game, seats: int, first: int | None) -> Iterator[Referee]:
    """The table before each outcome of chance until the game begins."""
    table = Referee.begin(game, seats, game.options({"first": first}, seats))
    while table.is_chance_awaited and table.position.turns() == 0:
        yield table
        table.deal(Dice(7))


def seats_that_may_begin(game: Game, seats: int, first: int | None) -> list[int]:
    for table in set_up(game, seats, first):
        outcomes = [outcome for outcome, _ in table.outcomes()]
        if type(outcomes[0]).__name__ == "ChooseFirst":
            return [outcome.seat for outcome in outcomes]  # type: ignore[attr-defined]
    raise AssertionError("nobody was chosen to begin")


@every_game
def test_who_begins_is_left_to_chance_unless_the_table_chooses(game: Game) -> None:
    for seats in game.seats:
        if seats > 1:
            assert seats_that_may_begin(game, seats, None) == list(range(seats))
            for first in range(seats):
                assert seats_that_may_begin(game, seats, first) == [first]


@every_game
def test_who_begins_is_kept_in_positions_and_views_until_the_game_begins(game: Game) -> None:
    seats = game.seats[-1]
    for table in set_up(game, seats, seats - 1):
        form = game.decode(msgspec.json.encode(game.show_position(table.position)), game.position_type)
        imagined = game.imagine(game.view(table.position, 0), Dice(1))
        assert game.read_position(form).starter == imagined.starter == table.position.copy().starter == seats - 1
    assert table.position.starter == NO_STARTER


@every_game
@pytest.mark.parametrize("first", [-1, 7, "somebody", 1.5])
def test_a_seat_that_is_not_there_does_not_begin(game: Game, first: object) -> None:
    for wrong in (first, game.seats[-1]):
        with pytest.raises(Impossible) as refused:
            game.options({"first": wrong}, game.seats[-1])
        assert refused.value.code == "first-seat-unknown"
        for language in LANGUAGES:
            assert str(game.seats[-1]) in Words(language, game).complaint(refused.value)


@every_game
def test_no_position_says_who_begins_a_game_that_has_begun(game: Game) -> None:
    table = Referee.begin(game, game.seats[-1], game.options({"first": 0}, game.seats[-1]))
    with pytest.raises(Impossible, match="starter-impossible"):
        read_starter(table.position, game.seats[-1])
    with pytest.raises(Impossible, match="starter-impossible"):
        read_starter(table.position, 0, is_set_up=True)


def test_alone_who_begins_is_of_no_matter() -> None:
    game = find_game("lost-island")
    table = Referee.begin(game, 1, game.options({"first": 0, "rumours": "calm-island"}, 1))
    assert (table.position.turns(), table.position.starter) == (1, NO_STARTER)
