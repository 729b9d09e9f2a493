"""One page connected to one table: its commands in, its frames out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ostrov.kernel.refusals import Complaint
from ostrov.server.limits import Exceeded, Limits, address_of
from ostrov.server.live.hosting import HostedTable
from ostrov.server.live.sockets import LINE, MOST_OWED, Watcher, read_command
from ostrov.server.live.tables import Tables
from ostrov.server.metrics import SOCKETS
from ostrov.server.table.messages import Again, AnyCommand, Done, Refused
from ostrov.server.table.problems import problem_of

Socket = WebSocket[Any, Any, Any]

# Reasons to close that the page understands.
NO_SUCH_TABLE = 4404
OTHER_RULES = 4409
TABLE_REMOVED = 4410
COME_BACK = 1013
TOO_FAST = 1008
TOO_MANY = 4429

# How long a page waits that sends too fast.
_SECONDS_OF_PATIENCE = 0.02


async def talk(socket: Socket, hosted: HostedTable, tables: Tables, person: int | None, limits: Limits) -> None:
    """Until the page goes away, or is let go."""
    watcher = Watcher(person, socket.scope["state"][LINE])
    address = address_of(socket)
    limits.enter("sockets", address, person)
    SOCKETS.inc()
    dropping = asyncio.create_task(_close_when_dropped(socket, watcher))
    try:
        await hosted.welcome(watcher)
        await _receive(socket, watcher, hosted, tables, limits)
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        limits.leave("sockets", address, person)
        dropping.cancel()
        await hosted.farewell(watcher)


async def _close_when_dropped(socket: Socket, watcher: Watcher) -> None:
    await watcher.dropped.wait()
    with contextlib.suppress(WebSocketDisconnect):
        await socket.close(TABLE_REMOVED if watcher.is_table_gone else COME_BACK)


async def _receive(socket: Socket, watcher: Watcher, hosted: HostedTable, tables: Tables, limits: Limits) -> None:
    address, person = address_of(socket), watcher.reader.person
    while True:
        text = await socket.receive_data("text")
        tokens = watcher.count_command()
        is_in_time = tokens >= 0 and _is_allowed(limits, address, person, len(text))
        if tokens < -MOST_OWED:
            await socket.close(TOO_FAST)
            return
        # However much one page sends, the others have their turn in between.
        await asyncio.sleep(0 if is_in_time else _SECONDS_OF_PATIENCE)
        try:
            command: AnyCommand = read_command(text)
        except (msgspec.DecodeError, RecursionError):
            _refuse(watcher, hosted, None, Complaint("message-not-understood"))
            continue
        if is_in_time:
            await _obey(watcher, command, hosted, tables)
        else:
            _refuse(watcher, hosted, command.id, Complaint("too-fast"))


def _is_allowed(limits: Limits, address: str | None, person: int | None, size: int) -> bool:
    try:
        limits.allow("messages", address, person)
        limits.allow("bytes", address, amount=size)
    except Exceeded:
        return False
    return True


async def _obey(watcher: Watcher, command: AnyCommand, hosted: HostedTable, tables: Tables) -> None:
    if not isinstance(command, Again):
        await hosted.obey(watcher, command)
        return
    try:
        await tables.play_again(hosted.table.stored.id, watcher.reader.person)
        watcher.tell(Done(command.id, hosted.version))
    except Complaint as complaint:
        _refuse(watcher, hosted, command.id, complaint)


def _refuse(watcher: Watcher, hosted: HostedTable, command: str | None, complaint: Complaint) -> None:
    watcher.tell(Refused(command, hosted.version, problem_of(complaint)))
