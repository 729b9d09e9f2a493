"""Prints sentences that Python makes, with the forms they are made of: the page has to make the same.

Every game is played by chance in both languages; each event, choice, prompt and refusal on the way is written down.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from ostrov.games.registry import GAMES
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game
from ostrov.kernel.position import CHANCE
from ostrov.kernel.referee import Referee
from ostrov.kernel.refusals import Refusal
from ostrov.server.table.problems import problem_of
from ostrov.server.web.kinds import kinds_of
from ostrov.words import LANGUAGES, Words

STEPS = 260


def main() -> None:
    told = {game.id: {"kinds": kinds_of(game), "said": list(_said(game))} for game in GAMES.values()}
    sys.stdout.buffer.write(msgspec.json.encode(told))


def _said(game: Game) -> Iterator[dict[str, Any]]:
    seats = game.seats[-1]
    referee = Referee.begin(game, seats, game.options({}, seats))
    dice = Dice(seed=7)
    for _ in range(STEPS):
        names = [game.name_of_seat(referee.position, seat) for seat in range(seats)]
        words = [Words(language, game, names.__getitem__) for language in LANGUAGES]
        yield from _choices(referee, names, words)
        if not _step(referee, dice):
            return
        names = [game.name_of_seat(referee.position, seat) for seat in range(seats)]
        words = [Words(language, game, names.__getitem__) for language in LANGUAGES]
        for event in referee.events(0):
            yield _pair("event", event, names, [one.event(event) for one in words])
        for seat in range(seats):
            prompt = game.prompt(referee.position, seat)
            yield _pair("prompt", prompt, names, [one.prompt(prompt) for one in words])


def _choices(referee: Referee, names: list[str | None], words: list[Words]) -> Iterator[dict[str, Any]]:
    """A few of those allowed, and why another seat may not do the same."""
    awaited = _awaited(referee)
    actor = awaited[0] if awaited else CHANCE
    for form in referee.actions(actor)[:3]:
        yield _pair("choice", form, names, [one.choice(form) for one in words])
        try:
            referee.play((actor + 1) % int(referee.position.seats), form)
        except Refusal as refusal:
            reasons = [_without_clause(one.complaint(refusal), refusal.clause) for one in words]
            yield _pair("problem", problem_of(refusal), names, reasons)
        else:
            return


def _without_clause(sentence: str, clause: str) -> str:
    return sentence.removesuffix(f", {clause}")


def _step(referee: Referee, dice: Dice) -> bool:
    awaited = _awaited(referee)
    if not awaited:
        return False
    if referee.is_chance_awaited:
        referee.deal(dice)
        return True
    actions = referee.actions(awaited[0])
    referee.play(awaited[0], actions[dice.below(len(actions))])
    return True


def _awaited(referee: Referee) -> list[int]:
    return [actor for actor in range(CHANCE + 1) if referee.position.awaited >> actor & 1]


def _pair(kind: str, form: Any, names: list[str | None], said: list[str]) -> dict[str, Any]:
    return {"kind": kind, "form": form, "names": names, "said": dict(zip(LANGUAGES, said, strict=True))}


if __name__ == "__main__":
    main()
