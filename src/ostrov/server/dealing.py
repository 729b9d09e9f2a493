"""Fair dealing that anyone can check: every outcome of chance follows from a seed that was sealed before the game.

The seal is the SHA-256 of the seed. The entry of number N of table T is chosen by HMAC-SHA256 with the seed as its key
and "T:N:A" as its message: of its first 8 bytes, as a big-endian number, the remainder by the total weight says which
outcome came. A stands for the attempt, counted from 0: a number too near to 2**64 would favour some outcomes a little
and is passed over. The page does the same (`page/src/dealing.ts`).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

_NUMBERS = 2**64


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def seal(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


class SealedDice:
    """Chooses the outcome of one entry of one table."""

    def __init__(self, seed: bytes, table: str, number: int) -> None:
        self._seed = seed
        self._place = f"{table}:{number}"

    def below(self, n: int, /) -> int:
        fair = _NUMBERS - _NUMBERS % n
        attempt = 0
        while (point := self._point(attempt)) >= fair:
            attempt += 1
        return point % n

    def _point(self, attempt: int) -> int:
        digest = hmac.digest(self._seed, f"{self._place}:{attempt}".encode(), "sha256")
        return int.from_bytes(digest[:8], "big")
