"""Taking back: freely until chance or something hidden has shown itself, later by the table's consent."""

from __future__ import annotations

from itertools import takewhile

from ostrov.kernel.refusals import Complaint
from ostrov.server.table.log import AnyBody, UndoAnswered, UndoAsked, Undone
from ostrov.server.table.table import Table, Taken


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
    return has_shown_nothing or not others(table, person)


def others(table: Table, person: int) -> set[int]:
    """The other people who have a say: all who hold a seat, but for those who left it to a bot by themselves.

    Somebody whom others had replaced is asked as well, else they could be replaced in order to undo.
    """
    holding = {seat.person for number, seat in enumerate(table.seats) if number not in table.lent}
    return {other for other in holding if other not in (None, person)}


def waited_for(table: Table) -> set[int]:
    """Who has not answered an open request yet."""
    request = table.request
    return set() if request is None else others(table, request.person) - request.agreed


def take_back(table: Table, person: int | None) -> Undone | UndoAsked:
    """Undo at once where that is free; else ask."""
    step = last_choice(table, person)
    if step is None or person is None:
        raise Complaint("nothing-to-undo")
    earlier = table.steps_up_to(step.number - 1)
    to = table.steps[earlier - 1].number if earlier else 0
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
