"""Prints whole games as a server deals them, with something taken back, and what each reader has seen of them."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any

import msgspec

from ostrov.games.registry import GAMES
from ostrov.kernel.game import Game
from ostrov.server.live.slices import in_slices
from ostrov.server.storage import Entry, StoredTable
from ostrov.server.table.folding import entry_of
from ostrov.server.table.history import dealing
from ostrov.server.table.log import AnyBody, Chosen, Seated, Undone
from ostrov.server.table.table import Table

SEATS = 3
# So much is played before the last draw, and all that came after it, is taken back.
PLAYED = 30


def deal_all(game: Game, seed: int) -> dict[str, Any]:
    options = msgspec.json.encode(game.options({}, SEATS))
    id = f"{game.id:a<16}"[:16]
    table = Table(StoredTable(id, game.id, game.rules_version, SEATS, options, bytes([seed] * 32), "", 1, ""))
    entries: list[Entry] = []

    def take(body: AnyBody) -> None:
        table.take(body)
        entries.append(entry_of(table, body, 1))

    for seat in range(SEATS):
        take(Seated(seat, 1, None))
    take(table.parts.bind())
    play(table, entries, take, random.Random(seed), PLAYED)
    last_draw = [step for step in table.steps if step.by is None][-1]
    take(Undone(last_draw.number - 1))
    play(table, entries, take, random.Random(seed), 10_000)
    proof = table.parts.proof(table.stored, {1: "Ann"})
    return {
        "dealing": json.loads(msgspec.json.encode(asyncio.run(in_slices(dealing(table, proof, None))))),
        "record": json.loads(msgspec.json.encode(msgspec.structs.replace(table.record(), proof=proof))),
        "seen": [[step_seen(step, eye) for step in table.steps] for eye in table.eyes],
    }


def play(table: Table, entries: list[Entry], take: Any, chance: random.Random, most: int) -> None:
    while most > 0 and not table.is_over:
        if table.is_chance_awaited:
            entries.append(entry_of(table, table.deal(), 1))
        else:
            take(Chosen(table.awaited[0], chance.choice(table.referee.actions(table.awaited[0]))))
            most -= 1


def step_seen(step: Any, eye: int | None) -> dict[str, Any]:
    return {"number": step.number, "by": step.by, "events": json.loads(bytes(step.events[eye]))}


json.dump({game.id: [deal_all(game, seed) for seed in (1, 2)] for game in GAMES.values()}, sys.stdout)
