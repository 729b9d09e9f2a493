"""`ostrov`: reads the command line, and turns every complaint into one sentence and exit code 2."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import TextIO

from ostrov.command.parser import Arguments, build_parser
from ostrov.kernel.refusals import Complaint
from ostrov.words import LANGUAGES, Words, language_of_environment

# Each is a module of this package, imported when it is asked for: a table opens sooner without what others need.
COMMANDS = ("serve", "simulate", "games", "rules", "replay", "verify", "bench", "admin")


def main(argv: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if argv is None else argv)
    _allow_any_letter()
    words = Words(language_asked(given))
    if words.tongue.language == "ru" and not _knows_russian(sys.stdout):
        return _complain(words, Complaint("letters-not-shown", encoding=sys.stdout.encoding))
    if all(word.startswith("--lang") or word in LANGUAGES for word in given):
        given = ["serve", "--open", *given]
    arguments = build_parser(words, version()).parse_args(given, namespace=Arguments())
    arguments.words = words
    try:
        done: int = import_module(f"ostrov.command.{arguments.command}").run(arguments)
        # What is still to be written may fail, too.
        sys.stdout.flush()
        return done
    except Complaint as complaint:
        return _complain(arguments.words, complaint)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever reads our output has had enough of it.
        _write_no_more()
        return 0
    except OSError as error:
        _write_no_more()
        return _complain(arguments.words, Complaint("output-not-written", detail=error.strerror or str(error)))


def _complain(words: Words, complaint: Complaint) -> int:
    if not _knows_russian(sys.stderr):
        words = Words("en")
    # Where there is no room for the complaint either, the exit code says it.
    with contextlib.suppress(OSError):
        print(words.complaint(complaint), file=sys.stderr)
    return 2


def _write_no_more() -> None:
    """Python would try once more at its end to write what is left, and complain in its own way."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _allow_any_letter() -> None:
    """What an output has no letter for is written as its number, instead of ending the program."""
    for output in (sys.stdout, sys.stderr):
        if isinstance(output, io.TextIOWrapper):
            output.reconfigure(errors="backslashreplace")


def _knows_russian(output: TextIO) -> bool:
    try:
        # What is kept in memory has no encoding, and room for every letter.
        "Ёя".encode(output.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def language_asked(given: list[str]) -> str:
    """The help itself is in the language asked for, so this is looked up before anything is parsed."""
    for word, following in pairwise([*" ".join(given).replace("--lang=", "--lang ").split(), ""]):
        if word == "--lang" and following in LANGUAGES:
            return following
    # Nobody reads Russian in numbers of letters.
    return language_of_environment() if _knows_russian(sys.stdout) else "en"


def version() -> str:
    from ostrov import __version__

    return __version__
