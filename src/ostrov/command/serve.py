"""`ostrov serve`, and plain `ostrov`: the table, in a browser."""

from __future__ import annotations

import sys
import threading
import webbrowser
from pathlib import Path

from ostrov.command.parser import Arguments, at_least
from ostrov.kernel.refusals import Complaint
from ostrov.server.settings import Settings, default_data_folder

# Addresses that mean every one this machine has.
_EVERYWHERE = ("0.0.0.0", "::")


def run(arguments: Arguments) -> int:
    # The server is heavy to import, and no other command needs it.
    from ostrov.server.running import serve

    settings = Settings(
        database=arguments.database or _database_file(arguments.data_dir),
        host=arguments.host,
        port=arguments.port,
        origins=frozenset(arguments.origin),
        workers=at_least(1, "--bot-workers", arguments.bot_workers),
    )
    serve(settings, lambda port: _announce(arguments, settings, port))
    return 0


def _database_file(data_dir: str | None) -> str:
    folder = Path(data_dir) if data_dir else default_data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Complaint("folder-not-writable", path=str(folder)) from None
    return str(folder / "ostrov.db")


def _announce(arguments: Arguments, settings: Settings, port: int) -> None:
    say = arguments.words.say
    here = "127.0.0.1" if settings.host in _EVERYWHERE else settings.host
    address = f"http://{f'[{here}]' if ':' in here else here}:{port}/"
    lines = [say("serve-open", address=address)]
    if settings.host in _EVERYWHERE:
        lines += [say("serve-network", address=f"http://{ip}:{port}/") for ip in own_addresses()]
    database = settings.database if "://" not in settings.database else "PostgreSQL"
    lines += [say("serve-data", database=database), say("serve-stop")]
    print("\n".join(lines), file=sys.stderr, flush=True)
    if arguments.open:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def own_addresses() -> list[str]:
    """The address by which others on the network reach this machine. Nothing is sent."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        return [str(probe.getsockname()[0])]
