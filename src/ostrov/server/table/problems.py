"""Codes and arguments as the page gets them: in JSON that does not lose of which kind a name is."""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec

from ostrov.kernel.game import Form, Prompt
from ostrov.kernel.refusals import Complaint, Impossible, Refusal
from ostrov.server.table.messages import Problem

# No page reads a larger number exactly, and one of more than 64 bits cannot even be sent.
_MOST_IN_JSON = 2**53 - 1


def problem_of(complaint: Complaint) -> Problem:
    arguments = _portable_arguments(complaint.arguments)
    arguments.pop("clause", None)
    if isinstance(complaint, Refusal):
        return Problem("refusal", complaint.code, complaint.clause, arguments)
    return Problem("impossible" if isinstance(complaint, Impossible) else "complaint", complaint.code, None, arguments)


def prompt_of(prompt: Prompt) -> Prompt:
    return msgspec.structs.replace(prompt, arguments=_portable_arguments(prompt.arguments))


def _portable_arguments(arguments: dict[str, Any]) -> dict[str, Any]:
    return {name: _portable(value) for name, value in arguments.items()}


def _portable(value: Any) -> Any:
    if isinstance(value, Enum):
        return {"name": f"{type(value).__name__.lower()}-{value.value}"}
    if isinstance(value, list):
        return [_portable(item) for item in value]
    if isinstance(value, int) and not -_MOST_IN_JSON <= value <= _MOST_IN_JSON:
        return str(value)
    # An action travels as the form that it is; the page knows the kinds of its fields.
    return value if isinstance(value, Form | str | int | float | None) else str(value)
