"""Prints a sealed dealing made with Python's own hmac, for the page to check."""

from __future__ import annotations

import hashlib
import hmac
import json

TABLE = "abcdefghijklmnop"
SEED = hashlib.sha256(b"an island").digest()
# Of three people who committed, one has not revealed; a fourth gave nothing.
NONCES = [hashlib.sha256(name).digest() for name in (b"Ann", b"Bob", b"Eve")]
KEY = hmac.new(SEED, f"{TABLE}:".encode("ascii") + NONCES[0] + NONCES[2], hashlib.sha256).digest()
# Nothing above 2**53 is exact in JSON on a page.
WEIGHTS = [[1, 2, 3], [5], [1] * 24, [7, 0, 7], [2**52, 3]] * 12
# Draws of each kind are counted for themselves.
KINDS = ["draw-card", "roll", "draw-card", "turn-up"] * 15


def point(kind: str, ordinal: int, total: int) -> int:
    attempt = 0
    while True:
        digest = hmac.new(KEY, f"draw:{kind}:{ordinal}:{attempt}".encode("ascii"), hashlib.sha256).digest()
        found = int.from_bytes(digest[:8], "big")
        if found < 2**64 - 2**64 % total:
            return found % total
        attempt += 1


def draw(number: int, weights: list[int]) -> dict[str, object]:
    kind = KINDS[number - 1]
    place = point(kind, KINDS[: number - 1].count(kind), sum(weights))
    chosen = next(index for index in range(len(weights)) if place < sum(weights[: index + 1]))
    outcomes = [[{"do": kind, "card": card}, weight] for card, weight in enumerate(weights)]
    return {"number": number, "kind": kind, "outcomes": outcomes, "chosen": chosen}


def part(name: str, nonce: bytes | None, *, is_revealed: bool = True) -> dict[str, str | None]:
    if nonce is None:
        return {"name": name, "commitment": None, "nonce": None}
    commitment = hashlib.sha256(nonce).hexdigest()
    return {"name": name, "commitment": commitment, "nonce": nonce.hex() if is_revealed else None}


parts = [part("Ann", NONCES[0]), part("Bob", NONCES[1], is_revealed=False), part("Eve", NONCES[2]), part("Kim", None)]
proof = {"table": TABLE, "seal": hashlib.sha256(SEED).hexdigest(), "seed": SEED.hex(), "parts": parts}
draws = [draw(number, weights) for number, weights in enumerate(WEIGHTS, 1)]
print(json.dumps({"table": TABLE, "proof": proof, "draws": draws, "verifier": None}))
