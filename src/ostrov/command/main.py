"""`ostrov`: reads the command line, and turns every complaint into one sentence and exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import pairwise

from ostrov.command import bench, games, replay, rules, serve, simulate
from ostrov.command.parser import Arguments, build_parser
from ostrov.kernel.refusals import Complaint
from ostrov.words import LANGUAGES, Words, language_of_environment

COMMANDS: dict[str, Callable[[Arguments], int]] = {
    "serve": serve.run,
    "simulate": simulate.run,
    "games": games.run,
    "rules": rules.run,
    "replay": replay.run,
    "bench": bench.run,
}


def main(argv: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if argv is None else argv)
    words = Words(language_asked(given))
    if all(word.startswith("--lang") or word in LANGUAGES for word in given):
        given = ["serve", "--open", *given]
    arguments = build_parser(words, version()).parse_args(given, namespace=Arguments())
    arguments.words = words
    try:
        return COMMANDS[arguments.command](arguments)
    except Complaint as complaint:
        print(arguments.words.complaint(complaint), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever reads our output has had enough of it.
        sys.stderr.close()
        return 0


def language_asked(given: list[str]) -> str:
    """The help itself is in the language asked for, so this is looked up before anything is parsed."""
    for word, following in pairwise([*" ".join(given).replace("--lang=", "--lang ").split(), ""]):
        if word == "--lang" and following in LANGUAGES:
            return following
    return language_of_environment()


def version() -> str:
    from ostrov import __version__

    return __version__
