"""What is said to someone whose wish or input cannot be taken: codes and arguments; `ostrov.words` makes sentences."""

from __future__ import annotations

from typing import Any

# Why an action is not allowed: a code, and the clause that forbids it.
Reason = tuple[str, str]


class Complaint(Exception):
    """Something is wrong with what was given. Nothing has changed."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(f"{code} {arguments}" if arguments else code)
        self.code = code
        self.arguments = arguments

    def __reduce__(self) -> Any:
        """Complaints cross from one process to another."""
        return _complaint_again, (type(self), self.code, self.arguments)


def _complaint_again(kind: type[Complaint], code: str, arguments: dict[str, Any]) -> Complaint:
    return kind(code, **arguments)


class Refusal(Complaint):
    """The rules do not allow this action now; `clause` says where."""

    def __init__(self, code: str, clause: str, **arguments: Any) -> None:
        super().__init__(code, clause=clause, **arguments)
        self.clause = clause


class Impossible(Complaint):
    """No game can come to such a position, or have such options, or such a history."""
