"""Saved games: what is wrong with a broken one is said, and nothing else happens."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from ostrov.games.registry import find_game
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game
from ostrov.kernel.record import read_record
from ostrov.kernel.referee import Referee
from ostrov.kernel.refusals import Complaint, Impossible
from ostrov.lab.replay import BadStep, begin, load, steps
from tests.some_games import every_game, play_at_random

GAME = find_game("forbidden-island")


def saved(**changes: Any) -> bytes:
    """A game of thirty steps, with some of its file changed."""
    referee = Referee.begin(GAME, 2, GAME.options({}, 2))
    play_at_random(referee, Dice(4), 60)
    return msgspec.json.encode(msgspec.json.decode(referee.record.to_json()) | changes)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "record-not-understood"),
        (b"{", "record-not-understood"),
        (b"[]", "record-not-understood"),
        (b"\xff\xfe", "record-not-understood"),
        (saved(surprise=1), "record-not-understood"),
        (saved(format=2), "record-of-another-format"),
        (saved(rules=99), "record-of-other-rules"),
        (saved(seats=5), "seats-out-of-range"),
        (saved(options={"difficulty": "impossible"}), "option-refused"),
        (saved(options=[1]), "options-not-understood"),
        (saved(steps=[{"by": None, "choice": {"do": "dance"}}]), "step-not-understood"),
        (saved(steps=[{"by": None, "choice": 7}]), "step-not-understood"),
        (saved(steps=[{"by": None, "choice": {"do": "@"}}]).replace(b"@", b"\xd6"), "step-not-understood"),
    ],
)
def test_a_broken_record_is_refused_with_what_is_wrong(text: bytes, code: str) -> None:
    with pytest.raises(Impossible) as refused:
        read_record(text, find_game)
    assert refused.value.code == code


@every_game
def test_a_position_names_the_rules_that_a_record_names(game: Game) -> None:
    """A number that was raised in one place only would refuse what is saved today."""
    referee = Referee.begin(game, game.seats[0], game.options({}, game.seats[0]))
    shown = msgspec.json.encode(game.show_position(referee.position))
    assert re.findall(rb'"rules":(\d+)', shown) == [b"%d" % referee.record.rules]


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(Complaint, match="no-such-game"):
        read_record(saved(game="chess"), find_game)


def test_a_step_that_the_rules_refuse_is_named_by_its_number() -> None:
    step = {"by": 1, "choice": {"do": "stop"}}
    game, record = load(saved(steps=[step]))
    with pytest.raises(BadStep) as bad:
        list(steps(begin(game, record), record))
    assert bad.value.number == 1


def test_a_game_may_begin_from_a_position() -> None:
    referee = Referee.begin(GAME, 2, GAME.options({}, 2))
    play_at_random(referee, Dice(4), 60)
    start = msgspec.to_builtins(GAME.show_position(referee.position))
    game, record = load(saved(start=start, steps=[]))
    assert begin(game, record).position.fields() == referee.position.fields()


def test_a_start_that_is_no_position_is_refused() -> None:
    game, record = load(saved(start={"game": "forbidden-island"}, steps=[]))
    with pytest.raises(Impossible, match="form-not-understood"):
        begin(game, record)
