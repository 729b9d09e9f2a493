"""Prints a sealed dealing made with Python's own hmac, for the page to check."""

from __future__ import annotations

import hashlib
import hmac
import json

TABLE = "abcdefghijklmnop"
SEED = hashlib.sha256(b"an island").digest()
# Nothing above 2**53 is exact in JSON on a page.
WEIGHTS = [[1, 2, 3], [5], [1] * 24, [7, 0, 7], [2**52, 3]] * 12


def point(number: int, total: int) -> int:
    attempt = 0
    while True:
        digest = hmac.new(SEED, f"{TABLE}:{number}:{attempt}".encode("ascii"), hashlib.sha256).digest()
        found = int.from_bytes(digest[:8], "big")
        if found < 2**64 - 2**64 % total:
            return found % total
        attempt += 1


def draw(number: int, weights: list[int]) -> dict[str, object]:
    place = point(number, sum(weights))
    chosen = next(index for index in range(len(weights)) if place < sum(weights[: index + 1]))
    outcomes = [[{"do": "draw", "card": card}, weight] for card, weight in enumerate(weights)]
    return {"number": number, "outcomes": outcomes, "chosen": chosen}


draws = [draw(number, weights) for number, weights in enumerate(WEIGHTS, 1)]
print(json.dumps({"table": TABLE, "seal": hashlib.sha256(SEED).hexdigest(), "seed": SEED.hex(), "draws": draws}))
