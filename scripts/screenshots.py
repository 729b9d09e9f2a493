"""Takes the README's pictures: the lobby, a table on a desk, a table on a phone.

PYTHONPATH=. .venv/bin/python scripts/screenshots.py
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.a_visitor import Visitor
from tests.browser.conftest import FLAGS
from tests.browser.stacked import stack_until
from tests.browser.test_moments import acts
from tests.server.a_server import Server

PICTURES = Path("docs/pictures")


def is_in_mid_game(table: Any, seat: int, actions: Any) -> bool:
    return table.turn == 9 and acts(table, seat, actions)


def visitor(browser: Browser, server: Server, name: str, width: int, height: int, locale: str, theme: Any) -> Visitor:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=1.5 if width < 600 else 1,
        locale=locale,
        color_scheme=theme,
        reduced_motion="reduce",
    )
    return Visitor(server, context.new_page(), name, "screenshots")


def take(browser: Browser, server: Server) -> None:
    ann = visitor(browser, server, "Anna", 1280, 800, "en-GB", "light")
    ann.page.wait_for_timeout(800)
    ann.page.screenshot(path=PICTURES / "lobby.png")
    ann.sit_at(lambda host: stack_until(host, is_in_mid_game, bot="thumb"))
    ann.page.wait_for_timeout(800)
    ann.page.screenshot(path=PICTURES / "table.png")
    anya = visitor(browser, server, "Аня", 390, 844, "ru-RU", "dark")
    anya.sit_at(lambda host: stack_until(host, is_in_mid_game, bot="thumb"))
    anya.page.wait_for_timeout(800)
    anya.page.screenshot(path=PICTURES / "phone.png")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            take(browser, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
