"""How long a table's log may become, so that reading it stays cheap for everybody."""

from __future__ import annotations

from ostrov.kernel.game import Game
from ostrov.kernel.refusals import Complaint
from ostrov.server.table.log import UndoAsked, Undone
from ostrov.server.table.table import Table

# The steps of a game as it stands are at most `longest`. Besides them a log has room for what was undone, for undos and
# requests, and for changes of seats: enough to take back a thousand choices one by one.
MOST_SPARE_ENTRIES = 3000


def longest_log(game: Game) -> int:
    """No log has more entries, but for the few by which people come back to seats that they had handed over."""
    return game.longest + MOST_SPARE_ENTRIES


def check_log(table: Table, more: int = 1) -> None:
    """Refuse what makes the log longer without bringing the game on, once there is no room for it. The game itself can
    always be played to its end."""
    if table.spare_entries + more > MOST_SPARE_ENTRIES:
        raise Complaint("log-full")


def check_undo(table: Table, body: Undone | UndoAsked) -> None:
    """What is undone stays in the log. A request is made only if there is room for the answers and the undo itself."""
    undone = len(table.steps) - table.steps_up_to(body.to)
    answers = len(table.seats) + 1 if isinstance(body, UndoAsked) else 0
    check_log(table, undone + answers + 1)
