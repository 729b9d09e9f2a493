"""What may be written on the command line, with help in the reader's language."""

from __future__ import annotations

import argparse
import re
import sys
from typing import Any, NoReturn

from ostrov.kernel.refusals import Complaint
from ostrov.words import LANGUAGES, Words


class Arguments(argparse.Namespace):
    """What was written, and the words to answer in."""

    words: Words
    command: str
    lang: str | None
    game: str
    clause: str | None
    markdown: bool
    seats: int | None
    difficulty: str | None
    first: int | None
    option: list[str]
    bot: str
    games: int
    seed: int
    jobs: int | None
    save: str | None
    json: bool
    file: str
    all: bool
    seal: str | None
    seconds: float
    host: str
    port: int
    database: str | None
    data_dir: str | None
    origin: list[str]
    verifier: str | None
    bots: list[str]
    bot_workers: int
    keep_finished: str | None
    keep_idle: str | None
    metrics_port: int | None
    metrics_host: str
    trusted_proxies: str
    limit: list[str]
    open: bool
    admin: str
    table: str
    person: str
    finished: bool
    unfinished: bool
    idle: str | None
    most: int
    yes: bool
    seat: int | None


# What may be wrong with a command line, by what argparse makes of it.
WRONG = {
    "wrong-number": r"argument (?P<name>\S+): invalid (?:int|float) value: '(?P<value>.*)'",
    "wrong-choice": r"argument (?P<name>\S+): invalid choice: '(?P<value>.*)' \(choose from (?P<known>.*)\)",
    "wrong-missing": r"the following arguments are required: (?P<names>.*)",
    "wrong-unknown": r"unrecognized arguments: (?P<names>.*)",
    "wrong-lonely": r"argument (?P<name>\S+): expected .*",
}


class Formatter(argparse.HelpFormatter):
    """Help with its headings in the reader's language."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        # The names of subcommands are made with an empty prefix.
        heading = Parser.words.say("help-usage") + " " if prefix is None else prefix
        super().add_usage(usage, actions, groups, heading)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage before it."""

    words: Words

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, formatter_class=Formatter, **settings)
        self.named = self.add_argument_group(self.words.say("help-arguments"))
        self.chosen = self.add_argument_group(self.words.say("help-options"))
        self.chosen.add_argument("-h", "--help", action="help", help=self.words.say("help-help"))
        self.chosen.add_argument(
            "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=self.words.say("help-lang")
        )

    def error(self, message: str) -> NoReturn:
        wrong = self._wrong(message)
        print(self.words.say("command-not-understood", detail=wrong, program=self.prog), file=sys.stderr)
        raise SystemExit(2)

    def _wrong(self, message: str) -> str:
        """What argparse says in English, in the reader's language."""
        for code, pattern in WRONG.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                return self.words.say(code, **found.groupdict())
        return message


def build_parser(words: Words, version: str) -> Parser:
    Parser.words = words
    parser = Parser(prog="ostrov", description=words.say("help-ostrov"))
    parser.chosen.add_argument(
        "--version", action="version", version=f"ostrov {version}", help=words.say("help-version")
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", title=words.say("help-commands"))

    def command(name: str) -> Parser:
        about = words.say(f"help-{name}")
        added: Parser = commands.add_parser(name, help=about, description=about)
        return added

    _add_serve(command("serve"), words)
    _add_simulate(command("simulate"), words)
    _add_games(command("games"), words)
    _add_rules(command("rules"), words)
    _add_replay(command("replay"), words)
    _add_verify(command("verify"), words)
    _add_bench(command("bench"), words)
    _add_admin(command("admin"), words)
    return parser


def _add_serve(parser: Parser, words: Words) -> None:
    say = words.say
    parser.chosen.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=say("help-host"))
    parser.chosen.add_argument("--port", type=int, default=8000, metavar="N", help=say("help-port"))
    parser.chosen.add_argument("--database", metavar="URL", help=say("help-database"))
    parser.chosen.add_argument("--data-dir", metavar="FOLDER", help=say("help-data-dir"))
    parser.chosen.add_argument("--origin", action="append", default=[], metavar="URL", help=say("help-origin"))
    parser.chosen.add_argument("--verifier", metavar="URL", help=say("help-verifier"))
    parser.chosen.add_argument(
        "--bot", action="append", default=[], dest="bots", metavar="MODULE:CLASS", help=say("help-serve-bot")
    )
    parser.chosen.add_argument("--bot-workers", type=int, default=1, metavar="N", help=say("help-bot-workers"))
    parser.chosen.add_argument("--keep-finished", metavar="TIME", help=say("help-keep-finished"))
    parser.chosen.add_argument("--keep-idle", metavar="TIME", help=say("help-keep-idle"))
    parser.chosen.add_argument("--metrics-port", type=int, metavar="N", help=say("help-metrics-port"))
    parser.chosen.add_argument("--metrics-host", default="127.0.0.1", metavar="ADDRESS", help=say("help-metrics-host"))
    parser.chosen.add_argument(
        "--trusted-proxies", default="127.0.0.1,::1", metavar="ADDRESS[,…]", help=say("help-trusted-proxies")
    )
    parser.chosen.add_argument("--limit", action="append", default=[], metavar="NAME=N/UNIT", help=say("help-limit"))
    parser.chosen.add_argument("--grace", type=int, default=60, metavar="SECONDS", help=say("help-grace"))
    parser.chosen.add_argument("--open", action="store_true", help=say("help-open"))


def _add_simulate(parser: Parser, words: Words) -> None:
    say = words.say
    parser.named.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.chosen.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))
    parser.chosen.add_argument("--difficulty", metavar="NAME", help=say("help-difficulty"))
    parser.chosen.add_argument("--first", type=int, metavar="SEAT", help=say("help-first"))
    parser.chosen.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    parser.chosen.add_argument("--bot", default="thumb", metavar="NAME[,NAME…]", help=say("help-bot"))
    parser.chosen.add_argument("--games", type=int, default=1000, metavar="N", help=say("help-games-number"))
    parser.chosen.add_argument("--seed", type=int, default=1, metavar="N", help=say("help-seed"))
    parser.chosen.add_argument("--jobs", type=int, metavar="N", help=say("help-jobs"))
    parser.chosen.add_argument("--save", metavar="FILE", help=say("help-save"))
    parser.chosen.add_argument("--json", action="store_true", help=say("help-json"))


def _add_games(parser: Parser, words: Words) -> None:
    parser.chosen.add_argument("--json", action="store_true", help=words.say("help-json"))


def _add_rules(parser: Parser, words: Words) -> None:
    parser.named.add_argument("game", metavar="GAME", help=words.say("help-game"))
    parser.named.add_argument("clause", nargs="?", metavar="CLAUSE", help=words.say("help-clause"))
    parser.chosen.add_argument("--markdown", action="store_true", help=words.say("help-markdown"))


def _add_replay(parser: Parser, words: Words) -> None:
    parser.named.add_argument("file", metavar="FILE", help=words.say("help-file"))
    parser.chosen.add_argument("--all", action="store_true", help=words.say("help-all"))


def _add_verify(parser: Parser, words: Words) -> None:
    parser.named.add_argument("file", metavar="FILE", help=words.say("help-file"))
    parser.chosen.add_argument("--seal", metavar="SEAL", help=words.say("help-seal"))
    parser.chosen.add_argument("--json", action="store_true", help=words.say("help-json"))


def _add_bench(parser: Parser, words: Words) -> None:
    parser.named.add_argument("game", nargs="?", metavar="GAME", help=words.say("help-bench-game"))
    parser.chosen.add_argument("--seconds", type=float, default=1.0, metavar="S", help=words.say("help-seconds"))
    parser.chosen.add_argument("--json", action="store_true", help=words.say("help-json"))


def _add_admin(parser: Parser, words: Words) -> None:
    say = words.say
    commands = parser.add_subparsers(dest="admin", required=True, metavar="COMMAND", title=say("help-commands"))

    def command(name: str, *, asks: bool = False) -> Parser:
        about = say(f"help-admin-{name}")
        added: Parser = commands.add_parser(name, help=about, description=about)
        added.chosen.add_argument("--database", metavar="URL", help=say("help-database"))
        added.chosen.add_argument("--data-dir", metavar="FOLDER", help=say("help-data-dir"))
        added.chosen.add_argument("--json", action="store_true", help=say("help-json"))
        if asks:
            added.chosen.add_argument("--yes", action="store_true", help=say("help-yes"))
        return added

    listing = command("list").chosen
    listing.add_argument("--game", metavar="GAME", help=say("help-list-game"))
    listing.add_argument("--person", metavar="PERSON", help=say("help-list-person"))
    listing.add_argument("--finished", action="store_true", help=say("help-list-finished"))
    listing.add_argument("--unfinished", action="store_true", help=say("help-list-unfinished"))
    listing.add_argument("--idle", metavar="TIME", help=say("help-list-idle"))
    listing.add_argument("--most", type=int, default=50, metavar="N", help=say("help-list-most"))
    command("stats")
    command("close", asks=True).named.add_argument("table", metavar="TABLE", help=say("help-admin-table"))
    command("remove", asks=True).named.add_argument("person", metavar="PERSON", help=say("help-admin-person"))
    inviting = command("new-invite", asks=True)
    inviting.named.add_argument("table", metavar="TABLE", help=say("help-admin-table"))
    inviting.chosen.add_argument("--seat", type=int, metavar="N", help=say("help-admin-seat"))
    command("backup").named.add_argument("file", metavar="FILE", help=say("help-admin-file"))


def at_least(least: int, name: str, number: int) -> int:
    if number < least:
        raise Complaint("number-too-small", name=name, least=least)
    return number


def between(least: int, most: int, name: str, number: int) -> int:
    if not least <= number <= most:
        raise Complaint("number-out-of-range", name=name, least=least, most=most)
    return number
