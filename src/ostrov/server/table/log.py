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


class Invited(Body, frozen=True, tag="invited"):
    """Somebody is asked to a free seat, or to a bot's, by a new link: earlier ones are no longer good."""

    seat: int


class StandInAsked(Body, frozen=True, tag="stand-in-asked"):
    """A person wants a bot to stand in on the seat of another one. It does once all who have a say want it."""

    person: int
    seat: int


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


class Committed(Body, frozen=True, tag="committed"):
    """A person has committed to a nonce, by its SHA-256 in hex."""

    person: int
    commitment: str


class PartsAwaited(Body, frozen=True, tag="parts-awaited"):
    """These people, and no others, are still waited for to commit although every seat is taken."""

    people: list[int]


class Revealed(Body, frozen=True, tag="revealed"):
    """A person has shown the nonce that they had committed to, in hex."""

    person: int
    nonce: str


class Bound(Body, frozen=True, tag="bound"):
    """The key of the draws is bound, with the nonces of these people in this order, and the game begins."""

    people: list[int]


# What people are told of entries that are no steps of the game.
ChangeKind = Literal[
    "sat-down", "took-back-seat", "left-seat", "bot-stands-in", "bot-sat-down", "undone", "undone-by-consent"
]

AnyBody = (
    Chosen
    | Seated
    | Invited
    | StandInAsked
    | UndoAsked
    | UndoAnswered
    | Undone
    | Committed
    | PartsAwaited
    | Revealed
    | Bound
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyBody).decode
