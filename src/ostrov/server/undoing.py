"""Taking back: freely until chance or something hidden has shown itself, later by the table's consent."""

from __future__ import annotations

from itertools import takewhile

from ostrov.kernel.refusals import Complaint
from ostrov.server.log import AnyBody, UndoAnswered, UndoAsked, Undone
from ostrov.server.table import Table, Taken


def last_choice(table: Table, person: int | None) -> Taken | None:
    """The person's last choice that can be taken back at all: once a game is over, its seed has been shown."""
    if person is None or table.is_over:
        return None
    own = [step for seat, step in table.last_of.items() if table.seats[seat].player == person]
    return max(own, key=lambda step: step.number, default=None)


def is_free(table: Table, person: int, step: Taken) -> bool:
    """There is nobody to ask; or nobody has seen anything new, it is still the same turn, and only bots have chosen
    since."""
    later = takewhile(lambda taken: taken is not step, reversed(table.steps))
    has_shown_nothing = step.is_open and all(taken.is_open and taken.bot for taken in later)
    return has_shown_nothing or not others(table, person, step.number)


def others(table: Table, person: int, since: int) -> set[int]:
    """The other people who play now, or did until somebody else had a bot stand in for them after that entry; bots have
    no say."""
    playing = {seat.player for seat in table.seats if seat.player is not None}
    pushed_aside = {other for other, number in table.replaced.items() if number > since and table.seats_of(other)}
    return (playing | pushed_aside) - {person}


def waited_for(table: Table) -> set[int]:
    """Who has not answered an open request yet."""
    request = table.request
    if request is None:
        return set()
    # Whoever was replaced before the choice that is meant has nothing to say to it.
    meant = next((step.number for step in table.steps if step.number > request.to), request.to)
    return others(table, request.person, meant) - request.agreed


def take_back(table: Table, person: int | None) -> AnyBody:
    """Undo at once where that is free; else ask."""
    step = last_choice(table, person)
    if step is None or person is None:
        raise Complaint("nothing-to-undo")
    to = max((earlier.number for earlier in table.steps if earlier.number < step.number), default=0)
    if is_free(table, person, step):
        return Undone(to)
    return UndoAsked(person, to)


def answer(table: Table, person: int | None, agrees: bool) -> list[AnyBody]:
    """When the last one agrees, it is done; when one declines, that is that."""
    request = table.request
    if request is None or person is None or person not in waited_for(table):
        raise Complaint("nobody-asks-you")
    said = UndoAnswered(person, agrees)
    return [said, Undone(request.to)] if agrees and waited_for(table) == {person} else [said]
