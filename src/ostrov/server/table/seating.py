"""Who may sit down where, who may invite, and who may be replaced."""

from __future__ import annotations

from math import ceil

from ostrov.bots.registry import find_bot
from ostrov.kernel.refusals import Complaint
from ostrov.server.table import inviting
from ostrov.server.table.log import AnyBody, Invited, Seated, StandInAsked
from ostrov.server.table.patience import Patience
from ostrov.server.table.table import Table


def sit(table: Table, person: int | None, seat: int, key: str | None) -> Seated:
    """An open seat with its key; those who may invite, on a bot's as well; one's own seat at any time."""
    now = table.seats[_known(table, seat)]
    if person is None:
        raise Complaint("name-first")
    if now.person is None:
        _check_invited(table, person, seat, key)
        _check_knows_no_other(table, person, seat)
    elif now.person != person:
        raise Complaint("seat-taken")
    return Seated(seat, person, None)


def invite(table: Table, person: int | None, seat: int) -> Invited:
    """A new link for a free seat, or for a bot's, which plays on until somebody comes."""
    now = table.seats[_known(table, seat)]
    _check_belongs(table, person)
    if now.person is not None:
        raise Complaint("seat-taken")
    return Invited(seat)


def hand_over(table: Table, person: int | None, seat: int, bot: str | None) -> Seated:
    """Whatever bot one likes takes over one's own seat; without a bot it becomes free."""
    now = table.seats[_known(table, seat)]
    _check_belongs(table, person)
    if now.person != person:
        raise Complaint("not-your-seat")
    if bot is not None:
        find_bot(table.game.id, bot)
    return Seated(seat, person if bot else None, bot)


def stand_in(table: Table, person: int | None, seat: int, patience: Patience) -> AnyBody | None:
    """A bot of the table's strength, on a free seat or for somebody who was waited for long enough. The host decides
    that alone; others only all together, and until then it is noted who wants it. None: that is noted already."""
    now = table.seats[_known(table, seat)]
    _check_belongs(table, person)
    assert person is not None
    if now.bot is not None:
        raise Complaint("bot-plays-there")
    if now.person == person or now.is_free:
        return Seated(seat, now.person, table.strength, by=None if now.person == person else person)
    _check_out_of_time(table, seat, patience)
    if person == table.stored.host or not have_to_agree(table, seat, patience) - {person}:
        return Seated(seat, now.person, table.strength, by=person)
    return None if person in table.stand_ins.get(seat, ()) else StandInAsked(person, seat)


def have_to_agree(table: Table, seat: int, patience: Patience) -> set[int]:
    """Whose yes it still takes, where the host says nothing, until a bot may stand in on somebody's seat: that of all
    who play, unless a bot may stand in for them, too."""
    played = [number for number in range(len(table.seats)) if patience.left(table, number) != 0]
    people = {table.seats[number].player for number in played} - {None, table.seats[seat].person}
    return {person for person in people if person is not None} - table.stand_ins.get(seat, frozenset())


def _check_out_of_time(table: Table, seat: int, patience: Patience) -> None:
    left = patience.left(table, seat)
    if left is None:
        has_clock = table.stored.move_seconds is not None
        raise Complaint("not-waited-for") if has_clock else Complaint("person-is-here")
    if left > 0:
        raise Complaint("still-has-time", seconds=ceil(left))


def check_nudges(table: Table, person: int | None, seat: int, patience: Patience) -> None:
    """Those at the table remind one of them for whom the game waits, and who can hear it."""
    player = table.seats[_known(table, seat)].player
    _check_belongs(table, person)
    if player is None or player == person or seat not in table.waited_for:
        raise Complaint("not-waited-for")
    if player not in patience.present:
        raise Complaint("not-here")
    patience.nudge(seat)


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


def _check_invited(table: Table, person: int, seat: int, key: str | None) -> None:
    if may_invite(table, person):
        return
    if key is None:
        raise Complaint("invitation-needed")
    if not inviting.opens(table, seat, key):
        raise Complaint("invitation-spent")
