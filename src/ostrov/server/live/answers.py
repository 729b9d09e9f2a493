"""What was answered before: the same command again gets the same answer and changes nothing."""

from __future__ import annotations

import hashlib
from collections import OrderedDict

from ostrov.kernel.refusals import Complaint
from ostrov.server.table.messages import AnyCommand, Done, Refused
from ostrov.server.table.problems import problem_of
from ostrov.server.table.table import NO_DIGEST, Table, encode, key_and_digest

_ANSWERS_KEPT = 64
# Enough to tell the commands of one person apart.
_DIGEST_LETTERS = 16


def key_of(person: int | None, command: AnyCommand) -> str:
    """Whose command it is, its id, and a digest of its body; as the log has it."""
    digest = hashlib.sha256(encode(command)).hexdigest()[:_DIGEST_LETTERS]
    return f"{person}:{command.id}:{digest}"


class Answers:
    """The latest ones of a table. What was written is known by its log as well, and for longer."""

    def __init__(self) -> None:
        # With the digest of the command that each one answered.
        self._kept: OrderedDict[str, tuple[str, Done | Refused]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def before(self, table: Table, command: AnyCommand, key: str) -> Done | Refused | None:
        """The answer that this command has had; another command may not have the same id."""
        name, digest = key_and_digest(key)
        answer: Done | Refused
        if name in self._kept:
            known, answer = self._kept[name]
        elif found := table.remembered(name):
            number, known = found
            answer = Done(command.id, number)
        else:
            return None
        if known in (digest, NO_DIGEST):
            return answer
        return Refused(command.id, table.version, problem_of(Complaint("command-id-taken")))

    def keep(self, key: str, answer: Done | Refused) -> None:
        name, digest = key_and_digest(key)
        self._kept[name] = digest, answer
        if len(self._kept) > _ANSWERS_KEPT:
            self._kept.popitem(last=False)
