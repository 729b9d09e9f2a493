"""`ostrov rules`: the rules of a game, or one clause, in our own words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.console import Console
from rich.markdown import Markdown

from ostrov.command.parser import Arguments
from ostrov.games.registry import find_game
from ostrov.kernel.game import Game
from ostrov.kernel.refusals import Complaint
from ostrov.words import Words


def run(arguments: Arguments) -> int:
    game = find_game(arguments.game)
    words = Words(arguments.words.tongue.language, game)
    lines = page(words, game) if arguments.clause is None else [clause_text(words, game, arguments.clause)]
    text = "\n".join(lines)
    if arguments.markdown:
        print(text)
    else:
        Console(width=min(100, Console().width)).print(Markdown(text))
    return 0


def page(words: Words, game: Game) -> Iterator[str]:
    """The whole page: chapters, clauses, where each comes from."""
    yield f"# {words.say('game')} ({game.prefix})\n"
    yield words.say("game-pitch") + "\n"
    yield words.say("rules-about") + "\n"
    for chapter in range(1, 100):
        if not words.tongue.knows(f"{game.prefix}-{chapter}"):
            return
        yield f"## {chapter} {words.say(f'{game.prefix}-{chapter}')}\n"
        yield from (f"- {clause_text(words, game, clause)}" for clause in clauses(words, game, chapter))
        yield ""


def clauses(words: Words, game: Game, chapter: int) -> list[str]:
    """The chapter's clauses in the order of their numbers."""
    numbers = [number for number in range(1, 100) if words.tongue.knows(f"{game.prefix}-{chapter}-{number}")]
    return [f"{game.prefix}-{chapter}.{number}" for number in numbers]


def clause_text(words: Words, game: Game, clause: str) -> str:
    """One clause with its number and its source; `4.10` and `fi-4.10` are understood too."""
    found = re.fullmatch(rf"(?:{game.prefix}[-.])?(\d+)[-.](\d+)", clause.strip(), re.IGNORECASE)
    code = f"{game.prefix}-{found[1]}-{found[2]}" if found else ""
    if not words.tongue.knows(code):
        raise Complaint("no-such-clause", clause=clause)
    assert found
    return f"**{game.prefix}-{found[1]}.{found[2]}** {words.say(code)} *[{_source(words, code)}]*"


def _source(words: Words, code: str) -> str:
    """Where a clause comes from, and which part of it comes from elsewhere."""
    forms = words.tongue.forms(code)
    source = words.say(f"source-{forms['source']}")
    if forms["source"] == "ruling" and "ruling" in forms:
        return f"{source}: {forms['ruling']}"
    parts = [f"{words.say(f'source-{part}')}: {forms[part]}" for part in ("print", "ruling") if part in forms]
    return "; ".join([source, *parts])
