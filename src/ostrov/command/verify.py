"""`ostrov verify`: whether the draws of a saved game follow from what was sealed before it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from ostrov.command.parser import Arguments
from ostrov.command.replay import read_file
from ostrov.kernel.refusals import Complaint
from ostrov.lab.verifying import Verdict, verify
from ostrov.words import Words


def run(arguments: Arguments) -> int:
    seal = arguments.seal and _seal(arguments.seal)
    verdict = verify(read_file(arguments.file), seal)
    if arguments.json:
        sys.stdout.write(msgspec.json.encode({"is_fair": verdict.is_fair, **facts(verdict)}).decode() + "\n")
    else:
        print("\n".join(report(verdict, arguments.words)))
    return 0 if verdict.is_fair else 1


def _seal(text: str) -> str:
    """As it was noted down, perhaps in groups."""
    seal = re.sub(r"\s", "", text).lower()
    if not re.fullmatch("[0-9a-f]{64}", seal):
        raise Complaint("seal-not-understood")
    return seal


def facts(verdict: Verdict) -> dict[str, object]:
    """Everything, for machines."""
    return msgspec.structs.asdict(verdict)


def report(verdict: Verdict, words: Words) -> Iterator[str]:
    """What was found; and if nothing is wrong, what that proves and what not."""
    yield words.say(f"verify-{verdict.finding}", **_arguments(verdict))
    if not verdict.is_fair:
        return
    yield words.say("verify-gave", people=verdict.gave) if verdict.gave else words.say("verify-server-alone")
    if verdict.left_out:
        yield words.say("verify-left-out", people=verdict.left_out)
    if verdict.without:
        yield words.say("verify-without", people=verdict.without)
    yield words.say("verify-seal-known") if verdict.is_seal_known else words.say("verify-seal-unknown")


def _arguments(verdict: Verdict) -> dict[str, Any]:
    shown = {name: value for name, value in facts(verdict).items() if isinstance(value, int | str)}
    forms = {name: getattr(verdict, name) for name in ("drawn", "follows")}
    return shown | {name: msgspec.json.encode(form).decode() for name, form in forms.items()}
