"""A real browser, and pages in it: one a person."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from tests.browser.a_visitor import Visitor
from tests.server.a_server import Server

# What a browser needs that runs as root and finds no network.
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
FLAGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]

# What a busy machine takes is no fault of the page's.
PATIENCE = 180_000
expect.set_options(timeout=PATIENCE)

# Makes a visitor: language, width and theme as wished.
Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium, "these tests need chromium: on Debian, apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    if server.process.poll() is None:
        server.stop()


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Visit]:
    """Whoever comes has a browser of their own; whatever is thrown in a page and not caught is an error."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def visit(name: str = "Ann", width: int = 1280, height: int = 900, **settings: Any) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=settings.pop("locale", "en-GB"),
            color_scheme=settings.pop("theme", "light"),
            reduced_motion=settings.pop("motion", "reduce"),
            has_touch=width < 600,
            accept_downloads=True,
        )
        contexts.append(context)
        page: Page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.set_default_timeout(PATIENCE)
        return Visitor(settings.pop("server", server), page, name, request.node.name)

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What stood on the pages when a test failed is told with the failure."""
    report = yield
    if report.when == "call" and report.failed:
        for page in (page for context in _contexts(item) for page in context.pages):
            # A page that has crashed tells nothing, and must not end the whole run.
            with suppress(Error):
                report.sections.append((page.url, page.inner_text("body", timeout=5000)))
    return report


def _contexts(item: pytest.Item) -> list[BrowserContext]:
    browser = getattr(item, "funcargs", {}).get("browser")
    return browser.contexts if browser else []


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Screenshots are kept for looking at."""
    folder = Path("build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
