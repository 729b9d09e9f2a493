"""`ostrov serve`, and plain `ostrov`: the table, in a browser."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import sys
import threading
import webbrowser
from pathlib import Path

from ostrov.bots.plugins import plug_in
from ostrov.command.durations import duration_if_given
from ostrov.command.parser import Arguments, at_least, between
from ostrov.kernel.refusals import Complaint
from ostrov.server.limits import read_limits
from ostrov.server.settings import Keeping, Settings, default_data_folder

# Addresses that mean every one this machine has.
_EVERYWHERE = ("0.0.0.0", "::")
# More processes than any machine has cores for.
_MOST_WORKERS = 256


def run(arguments: Arguments) -> int:
    # The server is heavy to import, and no other command needs it.
    from ostrov.server.web.running import serve

    for bot in arguments.bots:
        plug_in(bot)
    settings = Settings(
        database=arguments.database or _database_file(arguments.data_dir),
        host=arguments.host,
        port=arguments.port,
        origins=frozenset(arguments.origin),
        verifier=None if arguments.verifier is None else _origin(arguments.verifier),
        workers=between(1, _MOST_WORKERS, "--bot-workers", arguments.bot_workers),
        keeping=Keeping(
            finished=duration_if_given("--keep-finished", arguments.keep_finished),
            idle=duration_if_given("--keep-idle", arguments.keep_idle),
        ),
        metrics_host=arguments.metrics_host,
        metrics_port=arguments.metrics_port,
        trusted_proxies=_proxies(arguments.trusted_proxies),
        limits=read_limits(arguments.limit),
        grace=at_least(0, "--grace", arguments.grace),
    )
    serve(settings, lambda port: _announce(arguments, settings, port))
    return 0


def _proxies(written: str) -> tuple[str, ...]:
    """Addresses and networks, with commas between them."""
    proxies = tuple(part.strip() for part in written.split(",") if part.strip())
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise Complaint("proxy-not-understood", value=proxy) from None
    return proxies


def _origin(address: str) -> str:
    """Of an address like https://check.example.org/, what a browser calls its origin."""
    found = re.fullmatch(r"(https?://(?:[\w.-]+|\[[0-9a-f:]+\])(?::\d+)?)/?", address.lower(), re.ASCII)
    if found is None:
        raise Complaint("verifier-not-understood", address=address)
    return found[1]


def _database_file(data_dir: str | None) -> str:
    folder = Path(data_dir) if data_dir else default_data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Complaint("folder-not-writable", path=str(folder)) from None
    return str(folder / "ostrov.db")


def _announce(arguments: Arguments, settings: Settings, port: int) -> None:
    say = arguments.words.say
    address = _address(settings.host, port)
    lines = [say("serve-open", address=address)]
    if settings.host in _EVERYWHERE:
        lines += [say("serve-network", address=f"http://{ip}:{port}/") for ip in own_addresses()]
    database = settings.database if "://" not in settings.database else "PostgreSQL"
    lines += [say("serve-data", database=database)]
    if settings.metrics_port is not None:
        lines += [say("serve-metrics", address=_address(settings.metrics_host, settings.metrics_port) + "metrics")]
    lines += [say("serve-stop")]
    # A server that cannot say where it is serves all the same.
    with contextlib.suppress(OSError):
        print("\n".join(lines), file=sys.stderr, flush=True)
    if arguments.open:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _address(host: str, port: int) -> str:
    """As it is written in a browser on this machine."""
    here = "127.0.0.1" if host in _EVERYWHERE else host
    return f"http://{f'[{here}]' if ':' in here else here}:{port}/"


def own_addresses() -> list[str]:
    """The address by which others on the network reach this machine. Nothing is sent."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        return [str(probe.getsockname()[0])]
