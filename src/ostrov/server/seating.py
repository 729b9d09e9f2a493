"""Who may sit down where, and who may be replaced."""

from __future__ import annotations

import hmac

from ostrov.bots.registry import find_bot
from ostrov.kernel.refusals import Complaint
from ostrov.server.log import Seated
from ostrov.server.table import Table


def sit(table: Table, person: int | None, seat: int, key: str | None) -> Seated:
    """A free seat or a bot's with an invitation; one's own seat at any time."""
    now = table.seats[_known(table, seat)]
    if person is None:
        raise Complaint("name-first")
    if now.person is None:
        _check_invitation(table, person, key)
        _check_knows_no_other(table, person, seat)
    elif now.person != person:
        raise Complaint("seat-taken")
    return Seated(seat, person, None)


def hand_over(table: Table, person: int | None, seat: int, bot: str | None, present: set[int]) -> Seated:
    """A bot takes over one's own seat, a free one, or that of somebody who is not here."""
    now = table.seats[_known(table, seat)]
    _check_belongs(table, person)
    if bot is not None:
        find_bot(table.game.id, bot)
    if now.person == person:
        return Seated(seat, person if bot else None, bot)
    if bot is None:
        raise Complaint("not-your-seat")
    if now.person is not None and now.person in present:
        raise Complaint("person-is-here")
    return Seated(seat, now.person, bot, by=person)


def check_plays(table: Table, person: int | None, seat: int) -> None:
    """Only whoever decides for a seat may act for it."""
    if person is None or table.seats[_known(table, seat)].player != person:
        raise Complaint("not-your-seat")


def may_invite(table: Table, person: int | None) -> bool:
    """Nobody sits at a saved game: it is only looked at."""
    if table.is_imported or person is None:
        return False
    return person == table.stored.host or bool(table.seats_of(person))


def _check_knows_no_other(table: Table, person: int, seat: int) -> None:
    """Whoever knows what one seat knows does not look into another one's hand."""
    held = table.held.get(person, set())
    if table.game.has_secrets and table.steps and held and seat not in held:
        raise Complaint("knows-another-seat")


def _known(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise Complaint("not-your-seat")
    return seat


def _check_belongs(table: Table, person: int | None) -> None:
    if not may_invite(table, person):
        raise Complaint("not-at-this-table")


def _check_invitation(table: Table, person: int, key: str | None) -> None:
    if may_invite(table, person):
        return
    if key is None or not hmac.compare_digest(key.encode(), table.stored.invite.encode()):
        raise Complaint("invitation-needed")
