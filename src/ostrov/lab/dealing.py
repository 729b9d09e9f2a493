"""Fair dealing that anyone can check, by commit–reveal: nobody alone decides a draw, and no undo draws again.

Before the game the server commits to a seed by its seal, the SHA-256 of the seed. Everybody who plays may commit to a
nonce of 32 random bytes in the same way, and reveals it only once all commitments are known. Then the key is bound:

    key = HMAC-SHA256(seed, table id + ":" + every revealed nonce in the order of the commitments)

A draw depends on the key, on its kind (the tag that all its possible outcomes share, such as draw-flood) and on its
ordinal among the draws of that kind in the game as it stands, counted from 0: as if every deck had been shuffled and
every die rolled in advance. A draw that is taken back leaves the count, so the next of its kind brings the same number.

    point = the first 8 bytes, big-endian, of HMAC-SHA256(key, "draw:KIND:ORDINAL:ATTEMPT")

The remainder of the point by the total weight says which outcome comes. ATTEMPT counts from 0: a point too near to
2**64 would favour some outcomes a little and is passed over (rejection sampling). `page/src/dealing.ts` does the same.

What a bot leaves to luck follows from the same key under a label of its own, so that bots do not choose anew either,
and know nothing of the draws.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

_NUMBERS = 2**64


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def seal(secret: bytes) -> str:
    """The commitment to a seed, or to a nonce."""
    return hashlib.sha256(secret).hexdigest()


def key_of(seed: bytes, table: str, nonces: Iterable[bytes] = ()) -> bytes:
    """What every draw of a table follows from."""
    return hmac.digest(seed, f"{table}:".encode() + b"".join(nonces), "sha256")


def seed_for_bot(key: bytes, seat: int, ordinal: int) -> int:
    """62 bits for the choice that a seat makes after so many others of its own."""
    return _number(key, f"bot:{seat}:{ordinal}") >> 2


class SealedDice:
    """Chooses the outcome of one draw."""

    def __init__(self, key: bytes, kind: str, ordinal: int) -> None:
        self._key = key
        self._draw = f"draw:{kind}:{ordinal}"

    def below(self, n: int, /) -> int:
        fair = _NUMBERS - _NUMBERS % n
        attempt = 0
        while (point := _number(self._key, f"{self._draw}:{attempt}")) >= fair:
            attempt += 1
        return point % n


def _number(key: bytes, message: str) -> int:
    return int.from_bytes(hmac.digest(key, message.encode(), "sha256")[:8], "big")
