"""Saved games whose draws follow from what was sealed, and every way in which they may not."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ostrov.command.main import main
from ostrov.games.registry import GAMES, find_game
from ostrov.kernel.record import Part, Proof
from ostrov.kernel.referee import Chooser, Referee
from ostrov.kernel.refusals import Impossible
from ostrov.lab.dealing import SealedDice, key_of, seal
from ostrov.lab.verifying import Verdict, verify

SEED, ANN, BOB = bytes(range(32)), bytes([1] * 32), bytes([2] * 32)
TABLE = "abcdefghijklmnop"


def played(game: str, seats: int, dice_for: Callable[[str, int], Chooser]) -> Referee:
    """A game played at random to its end; dice are asked for by the kind of a draw and its ordinal."""
    rules = find_game(game)
    referee = Referee.begin(rules, seats, rules.options({}, seats))
    drawn: Counter[str] = Counter()
    dice = random.Random(1)
    while rules.outcome(referee.position) is None:
        if referee.is_chance_awaited:
            kind = referee.kind_of_draw
            referee.deal(dice_for(kind, drawn[kind]))
            drawn[kind] += 1
        else:
            seat = next(seat for seat in range(seats) if referee.actions(seat))
            referee.play(seat, dice.choice(referee.actions(seat)))
    return referee


@cache
def dealt(game: str = "forbidden-island", *, is_forged: bool = False) -> str:
    """A game dealt from a key, in which Ann, Bob and Eve committed and Eve did not reveal. In a forged one somebody has
    chosen every draw."""
    key, chosen = key_of(SEED, TABLE, [ANN, BOB]), Chosen(random.Random(2))
    referee = played(game, 2, lambda kind, ordinal: chosen if is_forged else SealedDice(key, kind, ordinal))
    parts = [Part("Ann", seal(ANN), ANN.hex()), Part("Bob", seal(BOB), BOB.hex()), Part("Eve", "e" * 64, None)]
    referee.record.proof = Proof(TABLE, seal(SEED), SEED.hex(), parts)
    return referee.record.to_json().decode()


class Chosen:
    """What the operator likes."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def below(self, n: int, /) -> int:
        return self._chance.randrange(n)


def changed(change: Callable[[dict[str, Any]], object], game: str = "forbidden-island") -> Verdict:
    record = json.loads(dealt(game))
    change(record)
    return verify(json.dumps(record).encode())


def draws_of(record: dict[str, Any]) -> list[int]:
    return [at for at, step in enumerate(record["steps"]) if step["by"] is None]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_dealt_from_the_key_is_fair_and_says_whose_parts_are_in_it(game: str) -> None:
    verdict = verify(dealt(game).encode(), seal(SEED))
    assert verdict == Verdict(
        "fair",
        draws=len(draws_of(json.loads(dealt(game)))),
        gave=["Ann", "Bob"],
        left_out=["Eve"],
        is_seal_known=True,
    )


def test_draws_that_the_operator_chose_are_found_by_the_first_one() -> None:
    verdict = verify(dealt(is_forged=True).encode())
    assert verdict.finding == "false-draw"
    record = json.loads(dealt(is_forged=True))
    honest = json.loads(dealt())
    first = next(at for at, step in enumerate(record["steps"]) if step != honest["steps"][at])
    assert (verdict.step, verdict.draw) == (first + 1, draws_of(record).index(first) + 1)
    assert msgspec.to_builtins(verdict.drawn) == record["steps"][first]["choice"]
    assert msgspec.to_builtins(verdict.follows) == honest["steps"][first]["choice"]


def test_draws_are_neither_dropped_nor_doubled_nor_exchanged() -> None:
    def drop(record: dict[str, Any]) -> None:
        del record["steps"][draws_of(record)[40]]

    def double(record: dict[str, Any]) -> None:
        at = draws_of(record)[40]
        record["steps"].insert(at, record["steps"][at])

    def exchange(record: dict[str, Any]) -> None:
        steps = record["steps"]
        steps[0], steps[1] = steps[1], steps[0]

    for change in (drop, double, exchange):
        assert changed(change).finding in ("false-draw", "not-allowed")


def test_a_draw_in_place_of_a_choice_and_a_choice_in_place_of_a_draw_are_found() -> None:
    def by_chance(record: dict[str, Any]) -> None:
        next(step for step in record["steps"] if step["by"] is not None)["by"] = None

    def by_somebody(record: dict[str, Any]) -> None:
        record["steps"][draws_of(record)[-1]]["by"] = 0

    for change in (by_chance, by_somebody):
        assert changed(change).finding == "not-allowed"


def test_other_options_make_other_draws() -> None:
    def change(record: dict[str, Any]) -> None:
        record["options"] = {"difficulty": "legendary", "adventurers": ["pilot", "diver"]}

    assert changed(change).finding in ("false-draw", "not-allowed")


@pytest.mark.parametrize(
    ("field", "value", "finding"),
    [
        ("seed", "0" * 64, "wrong seed"),
        ("seal", "0" * 64, "wrong seed"),
        ("table", "ponmlkjihgfedcba", "wrong draw"),
        ("parts", [], "wrong draw"),
    ],
)
def test_another_seed_seal_table_or_part_is_found(field: str, value: Any, finding: str) -> None:
    verdict = changed(lambda record: record["proof"].update({field: value}))
    assert verdict.finding == finding.replace("wrong ", "false-")


def test_a_nonce_that_was_not_committed_to_is_found_by_name() -> None:
    verdict = changed(lambda record: record["proof"]["parts"][1].update(nonce="3" * 64))
    assert (verdict.finding, verdict.name) == ("false-part", "Bob")
    verdict = changed(lambda record: record["proof"]["parts"][2].update(nonce="3" * 64))
    assert (verdict.finding, verdict.name) == ("false-part", "Eve")


def test_parts_in_another_order_or_without_a_nonce_make_other_draws() -> None:
    assert changed(lambda record: record["proof"]["parts"].reverse()).finding == "false-draw"
    assert changed(lambda record: record["proof"]["parts"][0].update(nonce=None)).finding == "false-draw"


def test_the_end_of_a_game_is_not_cut_off() -> None:
    assert changed(lambda record: record["steps"].pop()).finding == "cut-short"


def test_another_tables_record_has_another_seal() -> None:
    assert verify(dealt().encode(), "0" * 64).finding == "other-seal"


def test_a_record_without_proof_or_from_the_middle_cannot_be_checked() -> None:
    changes: list[dict[str, Any]] = [{"proof": None}, {"start": {}}]
    for change in changes:
        with pytest.raises(Impossible, match="record-without-proof"):
            verify(json.dumps(json.loads(dealt()) | change).encode())


def test_a_proof_that_is_none_is_no_saved_game() -> None:
    for broken in ({"seed": "xyz"}, {"parts": None}, {"more": 1}):
        record = json.loads(dealt())
        record["proof"] |= broken
        with pytest.raises(Impossible, match="record-not-understood"):
            verify(json.dumps(record).encode())


# The command


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(dealt())
    return file


def test_the_command_says_what_is_proven_and_what_not(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(saved), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "draws follow from what was sealed before the game" in said
    assert "what Ann and Bob gave" in said
    assert "what Eve had committed to" in said
    assert "Not proven: that this seal was shown before the game." in said
    grouped = " ".join(seal(SEED)[at : at + 8] for at in range(0, 64, 8)).upper()
    assert main(["verify", str(saved), "--lang", "ru", "--seal", grouped]) == 0
    assert "Печать та самая" in capsys.readouterr().out


def test_the_command_names_the_first_false_draw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "forged.json"
    file.write_text(dealt(is_forged=True))
    for language, words in (("en", "does not follow"), ("ru", "не следует")):
        assert main(["verify", str(file), "--lang", language]) == 1
        said = capsys.readouterr().out
        assert words in said
        assert '{"do":"lay-tile"' in said
        assert said.count("\n") == 1
    assert main(["verify", str(file), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["is_fair"], found["finding"], found["drawn"]["do"]) == (False, "false-draw", "lay-tile")


def test_the_command_says_in_one_sentence_what_it_cannot_check(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(saved.read_text())
    saved.write_text(json.dumps(record | {"proof": None}))
    assert main(["verify", str(saved), "--lang", "en"]) == 2
    assert "does not tell how its chance was drawn" in capsys.readouterr().err
    assert main(["verify", str(saved), "--seal", "12", "--lang", "en"]) == 2
    assert "This is no seal" in capsys.readouterr().err


def test_where_nobody_gave_anything_the_server_alone_decided(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = key_of(SEED, TABLE)
    record = played("lost-island", 1, lambda kind, ordinal: SealedDice(key, kind, ordinal)).record
    record.proof = Proof(TABLE, seal(SEED), SEED.hex(), [Part("Ann", None, None)])
    (tmp_path / "game.json").write_bytes(record.to_json())
    assert main(["verify", str(tmp_path / "game.json"), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "the server alone decided" in said
    assert "Gave nothing to the key: Ann." in said
