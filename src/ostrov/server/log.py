"""What is written into a table's log. Live play, reconnecting, replay, undo and recovery all read this alone."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Body(msgspec.Struct, frozen=True, tag_field="entry", forbid_unknown_fields=True, gc=False):
    pass


class Chosen(Body, frozen=True, tag="chosen", omit_defaults=True):
    """An action of a seat, or (by null) an outcome of chance. `bot`: who chose for the seat, if no person did."""

    by: int | None
    choice: Any
    bot: str | None = None


class Seated(Body, frozen=True, tag="seated"):
    """Who sits there from now on: a person, a bot, a bot that stands in for a person, or nobody. `by`: the other person
    who had the bot stand in."""

    seat: int
    person: int | None
    bot: str | None
    by: int | None = None


class UndoAsked(Body, frozen=True, tag="undo-asked"):
    """A person asks the others to go back to where the game stood after entry `to`."""

    person: int
    to: int


class UndoAnswered(Body, frozen=True, tag="undo-answered"):
    person: int
    agrees: bool


class Undone(Body, frozen=True, tag="undone"):
    """The choices after entry `to` no longer count."""

    to: int


# What people are told of entries that are no steps of the game.
ChangeKind = Literal[
    "sat-down", "took-back-seat", "left-seat", "bot-stands-in", "bot-sat-down", "undone", "undone-by-consent"
]

AnyBody = Chosen | Seated | UndoAsked | UndoAnswered | Undone

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyBody).decode
