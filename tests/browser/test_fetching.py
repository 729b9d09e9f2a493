"""What a page fetches, and when."""

from __future__ import annotations

from tests.browser.conftest import Visit


def test_a_board_with_its_art_and_words_is_fetched_at_its_table_and_not_in_the_lobby(visit: Visit) -> None:
    ann = visit()
    table = ann.make("here", "thumb")
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[1].lower()))
    ann.go("/")
    ann.page.locator("article img").first.wait_for()
    assert any(name.startswith("emblem-") for name in fetched)
    assert not any(name.startswith("board-") for name in fetched)
    ann.go(f"/t/{table}")
    ann.page.get_by_role("grid").wait_for()
    assert {name.rsplit(".", 1)[1] for name in fetched if name.startswith("board-")} == {"js", "css", "ftl"}
