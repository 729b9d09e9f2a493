"""`python -m ostrov.server.schema`: the contract between page and server as JSON Schema, for the types of the page."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from ostrov.games.forbidden_island import forms
from ostrov.server import messages

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
    "View": forms.View,
    "IslandChoice": forms.Choice,
    "IslandEvent": forms.Event,
}

# In these the page may leave out what has a default; all else comes from the server, which leaves nothing out.
SENT_BY_THE_PAGE = {"Play", "TakeBack", "Consent", "Sit", "HandOver", "Look", "Wish", "Again", "NewTable", "SeatWanted"}

IDLE = {"default", "description", "discriminator", "title"}


def schema() -> dict[str, Any]:
    """One schema with everything in its definitions."""
    roots, components = msgspec.json.schema_components(ROOTS.values(), ref_template="#/definitions/{name}")
    definitions = {name: _typed(name, component) for name, component in components.items()}
    for name, root in zip(ROOTS, roots, strict=True):
        definitions.setdefault(name, _plain(root))
    return {"title": "Contract", "type": "object", "definitions": definitions}


def _typed(name: str, component: dict[str, Any]) -> dict[str, Any]:
    typed: dict[str, Any] = _plain(component)
    if name not in SENT_BY_THE_PAGE and "properties" in typed:
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
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
