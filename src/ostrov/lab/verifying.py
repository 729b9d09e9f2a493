"""Whether the draws of a saved game follow from what was sealed before it: everything is replayed and drawn again.

Outcomes and their weights come from the rules here, and the seed and the nonces from the record. Every draw is the k-th
of its kind in the game as it stands: if one is dropped, doubled or exchanged, it or a later one does not follow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Literal

import msgspec

from ostrov.games.registry import find_game
from ostrov.kernel.game import Form
from ostrov.kernel.record import Proof, Record, Step
from ostrov.kernel.referee import Referee
from ostrov.kernel.refusals import Impossible, Refusal
from ostrov.lab import replay
from ostrov.lab.dealing import SealedDice, key_of, seal

Finding = Literal["fair", "other-seal", "false-seed", "false-part", "false-draw", "not-allowed", "cut-short"]


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was found. `step` and `draw` are the numbers of the first false draw among all steps and among all draws,
    `drawn` and `follows` what came there and what should have; of a step that the rules refuse there is `step` alone.

    `gave` are the people whose nonces are in the key, `left_out` those who committed and did not reveal in time,
    `without` those who gave nothing. `is_seal_known`: the seal was compared with one that was noted down before.
    """

    finding: Finding
    draws: int = 0
    gave: list[str] = []
    left_out: list[str] = []
    without: list[str] = []
    is_seal_known: bool = False
    name: str | None = None
    step: int | None = None
    draw: int | None = None
    drawn: Form | None = None
    follows: Form | None = None

    @property
    def is_fair(self) -> bool:
        return self.finding == "fair"


# Checks a step at a time.
Verifying = Generator[None, None, Verdict]


class _Doubt(Exception):
    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict.finding)
        self.verdict = verdict


def verify(text: bytes, noted_seal: str | None = None) -> Verdict:
    """The verdict on a saved game; complains about one that cannot be checked."""
    verifying = verifying_record(text, noted_seal)
    while True:
        try:
            next(verifying)
        except StopIteration as end:
            verdict: Verdict = end.value
            return verdict


def verifying_record(text: bytes, noted_seal: str | None = None) -> Verifying:
    """The same a step at a time, for those who must not be held up by a long one."""
    _, record = yield from replay.loading(text)
    proof = record.proof
    if proof is None or record.start is not None:
        raise Impossible("record-without-proof")
    try:
        _check_secrets(proof, noted_seal)
        yield from _check_steps(record, _key(proof))
    except _Doubt as doubt:
        return doubt.verdict
    return Verdict(
        "fair",
        draws=sum(step.by is None for step in record.steps),
        gave=[part.name for part in proof.parts if part.nonce is not None],
        left_out=[part.name for part in proof.parts if part.nonce is None and part.commitment is not None],
        without=[part.name for part in proof.parts if part.commitment is None],
        is_seal_known=noted_seal is not None,
    )


def _key(proof: Proof) -> bytes:
    nonces = [bytes.fromhex(part.nonce) for part in proof.parts if part.nonce is not None]
    return key_of(bytes.fromhex(proof.seed), proof.table, nonces)


def _check_secrets(proof: Proof, noted_seal: str | None) -> None:
    if noted_seal not in (None, proof.seal):
        raise _Doubt(Verdict("other-seal"))
    if seal(bytes.fromhex(proof.seed)) != proof.seal:
        raise _Doubt(Verdict("false-seed"))
    for part in proof.parts:
        if part.nonce is not None and seal(bytes.fromhex(part.nonce)) != part.commitment:
            raise _Doubt(Verdict("false-part", name=part.name))


def _check_steps(record: Record, key: bytes) -> Generator[None]:
    """Every draw is made again, and every choice is carried out under the referee."""
    referee = replay.begin(find_game(record.game), record)
    drawn: Counter[str] = Counter()
    for number, step in enumerate(record.steps, 1):
        if step.by is None and referee.is_chance_awaited:
            _check_draw(referee, step, number, key, drawn)
        else:
            try:
                referee.replay(step)
            except Refusal:
                raise _Doubt(Verdict("not-allowed", step=number)) from None
        yield
    if referee.game.outcome(referee.position) is None:
        raise _Doubt(Verdict("cut-short"))


def _check_draw(referee: Referee, step: Step, number: int, key: bytes, drawn: Counter[str]) -> None:
    kind = referee.kind_of_draw
    referee.deal(SealedDice(key, kind, drawn[kind]))
    drawn[kind] += 1
    follows = referee.record.steps[-1].choice
    if follows != step.choice:
        false = Verdict("false-draw", step=number, draw=drawn.total(), drawn=step.choice, follows=follows)
        raise _Doubt(false)
