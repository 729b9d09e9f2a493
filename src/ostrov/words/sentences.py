"""What the rules say in codes and forms, as sentences of one game in one language."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

import msgspec

from ostrov.kernel.game import Form, Game, Prompt
from ostrov.kernel.refusals import Complaint, Impossible, Refusal
from ostrov.words.tongue import tongue

# Arguments of these names are seats in every game.
SEATS = {"seat", "actor", "pawn", "receiver"}
LISTS_OF_SEATS = {"seats", "pawns"}

# A person's name is the same in all of these.
FORMS_OF_A_PERSON = ("", "the", "gen", "dat", "acc", "ins", "loc")

# A name in its forms: under "" the name itself, then cases, articles and prepositions by the names they have in the
# messages.
Name = dict[str, str]


class Words:
    """Names seats by `name_seat`: the code of a name such as a role's, or None where there is none to give yet."""

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        name_seat: Callable[[int], str | None] | None = None,
    ) -> None:
        self.tongue = tongue(language, game.folder if game else None)
        self._name_seat = name_seat or (lambda seat: None)

    def say(self, code: str, **arguments: Any) -> str:
        return self.tongue.say(code, self._expanded(arguments))

    def event(self, event: Form) -> str:
        return self.say(f"event-{_tag(event)}", **_fields(event))

    def choice(self, choice: Form) -> str:
        return self.say(f"choice-{_tag(choice)}", **_fields(choice))

    def prompt(self, prompt: Prompt) -> str:
        return self.say(f"prompt-{prompt.code}", **prompt.arguments)

    def complaint(self, complaint: Complaint) -> str:
        """One clear sentence; a refusal names its clause."""
        arguments = dict(complaint.arguments)
        action = arguments.pop("action", None)
        if action is not None:
            arguments = _fields(action) | arguments
        if isinstance(complaint, Refusal):
            reason = self.say(f"refusal-{complaint.code}", **arguments)
            return self.say("refused", reason=reason, clause=complaint.clause)
        kind = "impossible" if isinstance(complaint, Impossible) else "complaint"
        return self.say(f"{kind}-{complaint.code}", **arguments)

    def _expanded(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """Every name with its forms beside it: `tile`, `tile-acc`, `tile-to` …"""
        expanded: dict[str, Any] = {}
        for key, value in arguments.items():
            if key in SEATS and isinstance(value, int):
                expanded[f"{key}-number"] = value + 1
            if isinstance(value, list):
                expanded[f"{key}-count"] = len(value)
            for form, text in _with_capital(self._forms(key, value)).items():
                expanded[f"{key}-{form}" if form else key] = text
        return expanded

    def _forms(self, key: str, value: Any) -> dict[str, Any]:
        if isinstance(value, Enum):
            return self._named(f"{type(value).__name__.lower()}-{value.value}")
        if key in SEATS and isinstance(value, int):
            return self._seat(value)
        if isinstance(value, list):
            one = "seat" if key in LISTS_OF_SEATS else ""
            return self._listed([self._forms(one, item) for item in value])
        return {"": value}

    def _named(self, code: str) -> Name:
        return {"": self.tongue.say(code), **self.tongue.forms(code)}

    def _seat(self, seat: int) -> Name:
        code = self._name_seat(seat)
        if code is None:
            name = self.tongue.say("seat", {"number": seat + 1})
            return dict.fromkeys(FORMS_OF_A_PERSON, name)
        return self._named(code)

    def _listed(self, names: list[Name]) -> Name:
        """A and B; A, B and C; in every form that all of them have. Of nobody, nothing is said."""
        if not names:
            return {"": ""}
        common = [form for form in names[0] if all(form in name for name in names)]
        return {form: self._join([str(name[form]) for name in names]) for form in common}

    def _join(self, texts: list[str]) -> str:
        if len(texts) == 1:
            return texts[0]
        return self.tongue.say("list", {"others": ", ".join(texts[:-1]), "last": texts[-1]})


def _with_capital(forms: dict[str, Any]) -> dict[str, Any]:
    """With its article a name may begin a sentence: `$tile-The`."""
    the = forms.get("the")
    return forms | {"The": the[:1].upper() + the[1:]} if the else forms


def _tag(form: Form) -> str:
    return str(type(form).__struct_config__.tag)


def _fields(form: Form) -> dict[str, Any]:
    return {name: value for name, value in msgspec.structs.asdict(form).items() if value is not None}
