"""`python -m ostrov.server.web.schema`: the contract between page and server as JSON Schema, for the types of the page.

`page` holds what the tables of every game say; `games`, by id, the forms of each and what its components show.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from ostrov.games.registry import GAMES
from ostrov.kernel.game import Game, Spot
from ostrov.server.table import messages

# What the page gets and sends, under the names it knows them by.
ROOTS: dict[str, Any] = {
    "AnyFrame": messages.AnyFrame,
    "AnyCommand": messages.AnyCommand,
    "Me": messages.Me,
    "NewTable": messages.NewTable,
    "TableMade": messages.TableMade,
    "GameShown": messages.GameShown,
    "TableListed": messages.TableListed,
    "History": messages.History,
    "Dealing": messages.Dealing,
    "Verification": messages.Verification,
}

# In these the page may leave out what has a default; all else comes from the server, which leaves nothing out.
SENT_BY_THE_PAGE = {
    "Play",
    "TakeBack",
    "Consent",
    "Sit",
    "Commit",
    "Reveal",
    "HandOver",
    "Look",
    "Wish",
    "Again",
    "NewTable",
    "SeatWanted",
}

IDLE = {"default", "description", "discriminator", "title"}


def contract() -> dict[str, Any]:
    """All that the page's types are made from."""
    return {
        "page": schema(ROOTS, SENT_BY_THE_PAGE),
        "games": {
            game.id: {"types": schema(_roots(game), _shortened(game)), "printed": dict(game.printed)}
            for game in GAMES.values()
        },
    }


def _roots(game: Game) -> dict[str, Any]:
    """The forms of a game under the names that boards know them by, the same in every game."""
    forms = {
        "View": game.view_type,
        "Choice": game.choice_type,
        "Event": game.event_type,
        "Options": game.options_type,
        "Forecast": game.forecast_type,
    }
    return {name: form for name, form in forms.items() if form is not None}


def _shortened(game: Game) -> set[str]:
    """Cells of a board leave out what is not there."""
    return {spot.__name__ for spot in Spot.__subclasses__() if spot.__module__ == game.view_type.__module__}


def schema(roots: dict[str, Any], partial: set[str]) -> dict[str, Any]:
    """One schema with everything in its definitions; all fields are there but those with defaults in `partial` ones."""
    found, components = msgspec.json.schema_components(roots.values(), ref_template="#/definitions/{name}")
    definitions = {name: _typed(component, name in partial) for name, component in components.items()}
    for name, root in zip(roots, found, strict=True):
        definitions.setdefault(name, _plain(root))
    return {"title": "Contract", "type": "object", "definitions": definitions}


def _typed(component: dict[str, Any], is_partial: bool) -> dict[str, Any]:
    typed: dict[str, Any] = _plain(component)
    if not is_partial and "properties" in typed:
        typed["required"] = list(typed["properties"])
    return typed


def _plain(part: Any) -> Any:
    """The same in words of JSON Schema that every reader of it knows, and without what types have no use for."""
    if isinstance(part, list):
        return [_plain(item) for item in part]
    if not isinstance(part, dict):
        return part
    plain = {key: _plain(value) for key, value in part.items() if key not in IDLE}
    if "properties" in part:
        plain["properties"] = {name: _plain(value) for name, value in part["properties"].items()}
        plain["additionalProperties"] = False
    elif part.get("type") == "object":
        plain.setdefault("additionalProperties", {})
    if "prefixItems" in plain:
        plain["items"] = plain.pop("prefixItems")
    return plain


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(contract()), indent=2) + b"\n")
