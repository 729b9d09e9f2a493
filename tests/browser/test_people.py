"""People elsewhere, bots, people who only look on, and a server that goes away."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from ostrov.server.web.identity import COOKIE
from tests.browser.a_visitor import Visitor
from tests.browser.conftest import Visit
from tests.server.a_server import Page, Person, Server, active_seat

# Adventurers with few ways to go, so that no list of actions is folded.
WALKERS = ["engineer", "messenger", "navigator", "explorer"]
# As when a reader comes back to the window.
LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


def make_table(ann: Visitor, *seats: str, game: str = "forbidden-island") -> str:
    """A table of the visitor's, with adventurers who have few ways to go. The first seat begins, whatever is dealt: who
    comes by a link gives a nonce to chance."""
    options = {"adventurers": WALKERS[: len(seats)], "first": 0} if game == "forbidden-island" else {}
    return ann.make(*seats, game=game, **options)


def as_person(visitor: Visitor) -> str:
    """The cookie by which the server knows the visitor."""
    [cookie] = [cookie for cookie in visitor.page.context.cookies() if cookie.get("name") == COOKIE]
    return f"{COOKIE}={cookie.get('value')}"


def play_something(visitor: Visitor) -> None:
    """The last action in the list: go on, or stop."""
    visitor.page.locator("#actions button:enabled:visible").last.click()
    visitor.confirm()


def move_somewhere(visitor: Visitor) -> None:
    """A step, which brings no cards and so never ends a game."""
    visitor.page.locator("#actions").get_by_role("button", name=re.compile("^Move to")).first.click()


def open_table_with_one_awaited(visitor: Visitor) -> Locator:
    """A table of two seats of the visitor's; returns the seat that is awaited."""
    visitor.go(f"/t/{make_table(visitor, 'here', 'here')}")
    awaited = visitor.page.locator(".seats button.awaited")
    expect(awaited).to_have_count(1)
    return awaited


def open_seat(visitor: Visitor, number: str) -> None:
    visitor.page.locator(".seats > li", has=visitor.page.locator(".dot", has_text=number)).get_by_role("button").click()


def test_two_windows_meet_by_a_link(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = make_table(ann, "here", "friend")
    ann.go(f"/t/{table}")
    link = ann.page.get_by_label("Link of the invitation").input_value()
    assert "#key=2-" in link
    expect(ann.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    bob.page.goto(link)
    bob.button("Sit here").first.click()
    for page in (ann.page, bob.page):
        expect(page.get_by_role("grid")).to_be_visible()
        expect(page.get_by_text("Bob").first).to_be_visible()
    # The first seat is the engineer's.
    for visitor in (ann, bob):
        expect(visitor.log).to_contain_text("Turn 1: ")
    acting, watching = (ann, bob) if "Turn 1: Engineer" in ann.log.inner_text() else (bob, ann)
    before = watching.log.inner_text()
    move_somewhere(acting)
    expect(watching.log).not_to_have_text(before, use_inner_text=True)


def test_a_table_is_made_in_the_lobby_and_played_with_a_bot_to_its_end(visit: Visit) -> None:
    ann = visit()
    ann.page.get_by_role("link", name="Play").first.click()
    ann.page.get_by_role("button", name=re.compile("right away")).click()
    expect(ann.page).to_have_url(re.compile(r"/t/\w{16}"))
    ending = ann.page.get_by_text(re.compile("You have (won|lost)"))
    offered = ann.page.locator("#actions button:enabled:visible")
    for _ in range(400):
        offered.or_(ending).first.wait_for()
        if ending.count():
            break
        # What is offered on the bot's turn may be gone before it is clicked.
        with suppress(TimeoutError):
            offered.last.click(timeout=5000)
        ann.confirm()
    expect(ending.first).to_be_visible()
    ann.button("Play again").click()
    expect(ending).to_have_count(0)


@pytest.mark.parametrize("game", ["forbidden-desert", "atlantis", "mysterious-island", "lost-island"])
def test_every_game_is_played_on_the_plain_board(visit: Visit, game: str) -> None:
    ann = visit()
    ann.go(f"/new/{game}")
    ann.page.get_by_role("button", name=re.compile("right away")).click()
    expect(ann.page).to_have_url(re.compile(r"/t/\w{16}"))
    ending = ann.page.get_by_text(re.compile("won|lost"))
    for _ in range(12):
        ann.page.locator("#actions button:enabled").or_(ending).first.wait_for(state="attached")
        if not ann.page.locator("#actions button:enabled").count():
            break
        offered = ann.page.locator("#actions button:enabled:visible")
        if not offered.count():
            ann.page.locator("#actions summary").first.click()
        offered.first.click()
        ann.confirm()
        ann.page.wait_for_timeout(50)
    assert ann.log.locator("a").count() > 3
    assert "undefined" not in ann.page.inner_text("body")


@pytest.mark.parametrize("game", ["forbidden-desert", "atlantis", "lost-island"])
def test_a_cell_of_the_plain_board_offers_what_can_be_done_there(visit: Visit, game: str) -> None:
    ann = visit()
    ann.go(f"/new/{game}")
    ann.page.get_by_role("button", name=re.compile("right away")).click()
    cells = ann.page.locator(".board td button")
    for _ in range(6):
        ann.page.locator("#actions button:enabled").first.wait_for(state="attached")
        if cells.count():
            break
        play_something(ann)
        ann.page.wait_for_timeout(60)
    cells.first.click()
    expect(cells.first).to_have_attribute("aria-pressed", "true")
    offered = ann.page.locator(".found .action")
    sentence = offered.first.inner_text()
    expect(
        ann.page.locator("#actions").get_by_role("button", name=sentence, exact=True, include_hidden=True)
    ).to_have_count(1)
    # A turn that is over is folded, so its lines cannot be counted.
    before = ann.log.inner_text()
    offered.first.click()
    ann.confirm()
    expect(ann.log).not_to_have_text(before, use_inner_text=True)


def test_somebody_without_a_seat_looks_on(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = make_table(ann, "here", "thumb")
    ann.go(f"/t/{table}")
    eve.go(f"/t/{table}")
    expect(eve.page.get_by_role("grid")).to_be_visible()
    expect(eve.page.get_by_text("You are watching.").first).to_be_visible()
    assert eve.page.locator("#actions button").count() == 0


def test_killed_and_started_again_the_server_is_found_again_and_nothing_is_lost(visit: Visit, server: Server) -> None:
    ann = visit()
    table = make_table(ann, "here", "here")
    ann.go(f"/t/{table}")
    move_somewhere(ann)
    expect(ann.log.get_by_role("link").last).to_be_visible()
    lines = ann.log.get_by_role("link").all_inner_texts()
    server.kill()
    expect(ann.page.get_by_text("Reconnecting …").first).to_be_visible()
    server.start()
    expect(ann.page.get_by_text("Reconnecting …")).to_have_count(0)
    assert ann.log.get_by_role("link").all_inner_texts()[: len(lines)] == lines
    move_somewhere(ann)
    expect(ann.log.get_by_role("link")).not_to_have_count(len(lines))


def test_with_secrets_and_one_device_a_curtain_is_drawn(visit: Visit) -> None:
    ann = visit()
    ann.go(f"/t/{make_table(ann, 'here', 'here', game='mysterious-island')}")
    expect(ann.page.get_by_text("Pass the device")).to_be_visible()
    assert ann.page.locator("#actions button").count() == 0
    ann.button("I am ready").click()
    expect(ann.page.locator("#actions button").first).to_be_visible()


def test_the_lobby_shows_bots_as_bots_and_free_seats_as_free(visit: Visit) -> None:
    ann = visit()
    make_table(ann, "here", "thumb", "thumb", "friend")
    ann.go("/")
    card = ann.page.locator("a.card")
    expect(card).to_contain_text("Waiting for players")
    expect(card).to_contain_text(re.compile(r"Ann \(you\), Bot: .+ × 2, Free seat"))


def test_whoever_takes_a_seat_back_is_told_what_the_bot_did_there_on_any_device(visit: Visit) -> None:
    ann = visit()
    number = open_table_with_one_awaited(ann).locator(".dot").inner_text()
    move_somewhere(ann)
    open_seat(ann, number)
    ann.button(re.compile("^Bot: ")).last.click()
    expect(ann.log.get_by_role("link", name=re.compile("Bot: ")).first).to_be_attached()
    # Another device remembers nothing of this table.
    ann.page.evaluate("localStorage.clear()")
    ann.page.reload()
    open_seat(ann, number)
    ann.page.get_by_role("dialog").get_by_role("button", name="Play on myself").click()
    since = ann.page.get_by_role("region", name="Since your last turn")
    expect(since.get_by_role("link", name=re.compile("Bot: ")).first).to_be_visible()


def test_a_seat_is_left_to_somebody_who_comes_by_the_link_and_plays_on(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    open_table_with_one_awaited(ann).click()
    ann.button("Leave the seat").click()
    sure = ann.page.get_by_role("alertdialog")
    expect(sure).to_contain_text("the game waits whenever this seat is to decide")
    sure.get_by_role("button", name="Stay").click()
    ann.button("Leave the seat").click()
    sure.get_by_role("button", name="Leave the seat").click()
    expect(ann.prompt).to_contain_text("The game waits for somebody to take the free seat")
    expect(ann.page.get_by_text("One seat is free.")).to_be_visible()
    expect(ann.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    eve.page.goto(ann.page.get_by_label("Link of the invitation").input_value())
    expect(eve.prompt).to_contain_text("The game waits for somebody to take the free seat")
    eve.button(re.compile("^Sit down: ")).click()
    move_somewhere(eve)
    for visitor in (ann, eve):
        expect(visitor.page.get_by_text("One seat is free.")).to_have_count(0)
        expect(visitor.page.locator(".seats")).to_contain_text("Eve")


def test_who_looks_on_without_the_link_is_told_what_it_takes_to_sit_down(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = make_table(ann, "here", "here")
    ann.go(f"/t/{table}")
    open_seat(ann, "2")
    ann.button("Leave the seat").click()
    ann.page.get_by_role("alertdialog").get_by_role("button", name="Leave the seat").click()
    eve.go(f"/t/{table}")
    expect(eve.page.get_by_text("Ask whoever made the table")).to_be_visible()
    assert eve.button(re.compile("^Sit")).count() == 0
    open_seat(eve, "2")
    expect(eve.page.get_by_role("dialog")).to_contain_text("Free seat")
    assert eve.page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Sit|Bot|Leave)")).count() == 0


def test_a_free_seat_is_given_to_a_bot_and_taken_from_it_by_whoever_gets_a_new_link(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    ann.go(f"/t/{make_table(ann, 'here', 'here')}")
    open_seat(ann, "2")
    ann.button("Leave the seat").click()
    ann.page.get_by_role("alertdialog").get_by_role("button", name="Leave the seat").click()
    ann.button("Invite").or_(ann.button("Copy the link")).click()
    link = ann.page.get_by_label("Link of the invitation").input_value()
    open_seat(ann, "2")
    ann.button(re.compile("^Bot: ")).first.click()
    expect(ann.page.get_by_text("One seat is free.")).to_have_count(0)
    eve.page.goto(link)
    expect(eve.page.get_by_text("This invitation is no longer good.")).to_be_visible()
    open_seat(ann, "2")
    ann.page.get_by_role("dialog").get_by_role("button", name="Invite").click()
    eve.page.goto(ann.page.get_by_label("Link of the invitation").input_value())
    open_seat(eve, "2")
    eve.button("Sit here").click()
    expect(ann.page.locator(".seats")).to_contain_text("Eve")


def test_whoever_sat_down_too_early_leaves_the_seat_again_while_players_gather(visit: Visit) -> None:
    ann = visit()
    ann.go(f"/t/{make_table(ann, 'here', 'friend')}")
    ann.button("Leave the seat").click()
    expect(ann.page.get_by_text("2 seats are free.")).to_be_visible()
    ann.button("Sit here").first.click()
    expect(ann.page.get_by_text("One seat is free.")).to_be_visible()


def first_secret_of_seat_0(server: Server, table: str) -> int:
    """The number of the first moment in which seat 0 has seen what others have not."""
    path = f"/api/tables/{table}/history"
    numbers = Person(server).ask("GET", path)[1]["numbers"]
    for number in numbers:
        seen = [Person(server).ask("GET", f"{path}?from={number}&to={number}{eye}")[1] for eye in ("", "&eye=0")]
        spectators, theirs = (history["moments"][0]["view"]["secrets"] for history in seen)
        if any(theirs.values()) and theirs != spectators:
            return int(number)
    raise AssertionError("seat 0 never knew anything of its own")


def test_a_finished_game_with_secrets_is_looked_at_through_any_eyes_and_the_link_keeps_them(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = make_table(ann, "here", "thumb", game="mysterious-island")
    playing = Page(ann.server, table, as_person(ann))
    playing.play_at_random(random.Random(4), most=8)
    moment = playing.frames[0]["steps"][-1]["number"]
    eve.go(f"/t/{table}/at/{moment}?eye=0")
    board = eve.page.locator(".plain")
    board.wait_for()
    # Until the end, the past is a spectator's.
    assert eve.page.get_by_label("Through whose eyes").count() == 0
    playing.play_at_random(random.Random(4))
    moment = first_secret_of_seat_0(ann.server, table)
    eve.go(f"/t/{table}/at/{moment}?eye=0")
    eyes = eve.page.get_by_label("Through whose eyes")
    expect(eyes.locator("option")).to_have_text(["A spectator's eyes", "Seat 1: Ann", re.compile("Seat 2: Bot: .+")])
    seen_by_ann = board.inner_text()
    with eve.page.expect_response(lambda answer: "from=" in answer.url and "eye=" not in answer.url):
        eyes.select_option("A spectator's eyes")
    expect(eve.page).to_have_url(re.compile(rf"/at/{moment}$"))
    expect(board).not_to_have_text(seen_by_ann, use_inner_text=True)
    eyes.select_option("Seat 1: Ann")
    expect(eve.page).to_have_url(re.compile(rf"/at/{moment}\?eye=0$"))
    expect(board).to_have_text(seen_by_ann, use_inner_text=True)
    eve.button("One step on").click()
    expect(eve.page).to_have_url(re.compile(r"\?eye=0$"))
    eve.page.reload()
    expect(eyes).to_have_value("0")


def test_a_finished_game_is_saved_read_by_the_command_and_brought_back(visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    table = make_table(ann, "here", "thumb")
    Page(ann.server, table, as_person(ann)).play_at_random(random.Random(5))
    ann.go(f"/t/{table}")
    saved = tmp_path / "saved.json"
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Save the game").click()
    download.value.save_as(saved)
    replayed = subprocess.run([sys.executable, "-m", "ostrov", "replay", saved], capture_output=True, text=True)
    assert replayed.returncode == 0, replayed.stderr
    ann.go("/")
    ann.page.get_by_label("Open a saved game").set_input_files(saved)
    expect(ann.page).to_have_url(re.compile(r"/t/\w+/at/1$"))
    assert table not in ann.page.url
    expect(ann.log).to_contain_text("The game is over")
    expect(ann.page.get_by_role("grid")).to_be_visible()
    brought = ann.page.url.removesuffix("/at/1")
    # Nobody sits at a saved game, and no seat is free there.
    expect(ann.page.get_by_text("Free seat")).to_have_count(0)
    ann.page.get_by_role("link", name="Back to the table").click()
    open_seat(ann, "1")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    expect(ann.page.get_by_text("Free seat")).to_have_count(0)
    ann.go("/")
    card = ann.page.locator("a.card", has_text="Saved game")
    card.click()
    expect(ann.page).to_have_url(brought)


def test_a_file_too_large_to_be_a_saved_game_is_refused_at_once(visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    (tmp_path / "film.json").write_bytes(b" " * 3_000_000)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.get_by_label("Open a saved game").set_input_files(tmp_path / "film.json")
    expect(ann.page.get_by_text("more than the 2 MB")).to_be_visible()
    assert asked == []


def test_when_the_device_is_passed_on_the_log_tells_only_what_everybody_knows(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = make_table(ann, "here", "here", game="mysterious-island")
    for visitor in (ann, eve):
        visitor.go(f"/t/{table}")
    ready = ann.page.get_by_role("dialog").get_by_role("button")
    ready.click()
    for _ in range(6):
        seen_by_seat = ann.log.inner_text()
        ann.page.locator("#actions button:enabled:visible").first.click()
        ann.confirm()
        expect(ann.log).not_to_have_text(seen_by_seat, use_inner_text=True)
        if ready.count():
            ready.click()
            expect(ann.page.locator("#actions button:enabled").first).to_be_attached()
            expect(eve.log).to_have_text(ann.log.inner_text(), use_inner_text=True)


def after_a_stop(visitors: list[Visitor]) -> tuple[Visitor, Visitor]:
    """Both at a table, after the one who begins has ended the actions and cards have come: a table where nobody holds a
    special card then, and the game goes on."""
    while True:
        table = make_table(visitors[0], "here", "friend")
        pages = [Page(visitor.server, table, as_person(visitor)) for visitor in visitors]
        pages[1].do("sit", seat=1, key=pages[0].key(1))
        pages[0].hear_up_to(pages[1].version)
        seat = active_seat(pages[0])
        is_plain = not any(action["do"] in ("lift", "sandbag") for page in pages for action in actions_asked(page))
        pages[seat].play(seat, {"do": "stop"})
        if is_plain and not pages[seat].is_over:
            break
    for visitor in visitors:
        visitor.go(f"/t/{table}")
        expect(visitor.page.get_by_role("grid")).to_be_visible()
    return visitors[seat], visitors[1 - seat]


def actions_asked(page: Page) -> list[dict[str, object]]:
    return [action for asked in page.asked for action in asked["actions"]]


def test_who_asks_to_undo_is_told_who_declined(visit: Visit) -> None:
    asking, other = after_a_stop([visit("Ann"), visit("Bob")])
    asking.button("Ask to undo").click()
    other.button("Refuse").click()
    expect(asking.page.get_by_text(f"{other.name} did not agree to undo.")).to_be_visible()


def test_a_request_to_undo_says_whose_choice_it_is_and_what_goes_with_it(visit: Visit) -> None:
    asking, other = after_a_stop([visit("Ann"), visit("Bob")])
    asking.button("Ask to undo").click()
    for visitor, asks in (
        (asking, "You ask to take back your last choice."),
        (other, f"{asking.name} asks to take back a choice."),
    ):
        request = visitor.page.locator(".ask")
        expect(request).to_contain_text(asks)
        expect(request).to_contain_text("stops with 3 actions left.")
        expect(request).to_contain_text(re.compile(r"Undone along with it: (one draw|\d draws)\."))
    expect(asking.page.locator(".ask")).to_contain_text(f"Not answered yet: {other.name}")
    expect(other.page.locator(".ask")).not_to_contain_text("Not answered yet")


def test_while_cards_are_shown_nothing_can_be_undone(visit: Visit) -> None:
    visitors = [visit("Ann", motion="no-preference"), visit("Bob", motion="no-preference")]
    table = make_table(visitors[0], "here", "friend")
    pages = [Page(visitor.server, table, as_person(visitor)) for visitor in visitors]
    pages[1].do("sit", seat=1, key=pages[0].key(1))
    for visitor in visitors:
        visitor.go(f"/t/{table}")
    ann = visitors[0]
    # Something free to take back, as it was before the cards came.
    move_somewhere(ann)
    expect(ann.button("Undo")).to_be_enabled()
    ann.page.keyboard.press("g")
    expect(ann.page.get_by_role("alertdialog")).to_contain_text("This cannot be taken back freely.")
    ann.page.keyboard.press("Enter")
    expect(ann.button("Skip to now")).to_be_visible()
    expect(ann.button("Undo")).to_be_disabled()
    ann.page.keyboard.press("u")
    ann.button("Skip to now").click()
    expect(ann.button("Ask to undo")).to_be_enabled()
    assert ann.page.locator(".ask").count() == 0


def test_what_is_taken_back_leaves_a_trace_on_every_page_and_is_read_aloud(visit: Visit) -> None:
    asking, other = after_a_stop([visit("Ann"), visit("Bob")])
    asking.button("Ask to undo").click()
    other.button("Agree").click()
    said = re.compile(
        rf"All agree, and {asking.name} takes back a choice: \w+\. Undone along with it: (one draw|\d draws)\."
    )
    for visitor in (asking, other):
        expect(visitor.log).to_contain_text(said)
        expect(visitor.page.locator(".news")).to_contain_text(said)
        expect(visitor.page.locator("[aria-live=polite]")).to_have_text(said)
    move_somewhere(asking)
    for visitor in (asking, other):
        expect(visitor.page.locator(".news")).to_have_count(0)
        expect(visitor.log).to_contain_text(said)


def test_who_comes_and_goes_is_told_on_every_page(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    waiting, other = after_a_stop([ann, bob])
    other.page.locator(".seats > li", has_text="(you)").get_by_role("button").click()
    other.button("Leave the seat").click()
    other.page.get_by_role("alertdialog").get_by_role("button", name="Leave the seat").click()
    expect(waiting.log).to_contain_text(f"{other.name} leaves the seat: ")
    expect(waiting.page.locator("[aria-live=polite]")).to_contain_text(f"{other.name} leaves the seat: ")


def test_whoever_a_bot_stands_in_for_is_told_so_and_plays_on_by_one_tap(visit: Visit) -> None:
    ann = visit()
    table = make_table(ann, "here", "here")
    Page(ann.server, table, as_person(ann)).do("hand-over", seat=1, bot="random")
    ann.go(f"/t/{table}")
    expect(ann.page.get_by_text("A bot plays for you")).to_be_visible()
    ann.button("Play on myself").click()
    expect(ann.page.get_by_text("A bot plays for you")).to_have_count(0)


def test_a_game_alone_without_a_rank_is_over_and_won_by_nobody(visit: Visit) -> None:
    ann = visit()
    table = make_table(ann, "here", game="lost-island")
    playing = Page(ann.server, table, as_person(ann))
    playing.play_at_random(random.Random(4))
    assert playing.now is not None
    assert playing.now["outcome"]["winners"] == []
    ann.go(f"/t/{table}")
    expect(ann.page.locator(".end").get_by_role("heading")).to_have_text("The game is over")
    expect(ann.page.locator(".end")).to_contain_text("Rank: no rank yet.")


def test_the_form_begins_with_what_the_rulebook_advises_until_one_game_was_played(visit: Visit) -> None:
    """LI-3.1"""
    ann = visit()
    ann.go("/new/lost-island")
    expect(ann.page.get_by_role("radio", name="Calm Island", exact=True)).to_be_checked()
    expect(ann.page.locator("form")).to_contain_text("For a first game the rulebook advises a set.")
    Page(ann.server, make_table(ann, "here", game="lost-island"), as_person(ann)).play_at_random(random.Random(4))
    ann.go("/new/lost-island")
    expect(ann.page.get_by_role("radio", name="At random", exact=True)).to_be_checked()


def test_one_who_wants_the_last_turn_in_order_calls_for_it_on_the_plain_board(visit: Visit) -> None:
    """LI-4.4"""
    ann = visit()
    table = ann.make("here", "here", game="lost-island", rumours="calm-island", last_turn_in_order="on-demand")
    playing, dice = Page(ann.server, table, as_person(ann)), random.Random(4)
    while not any(asked["prompt"]["code"] == "order" for asked in playing.asked):
        playing.play_at_random(dice, most=1)
        time.sleep(0.05)
    ann.go(f"/t/{table}")
    ann.button("Play this turn in order").first.click()
    expect(ann.log).to_contain_text("This turn may be the last: it is played in order.")
    expect(ann.page.locator("main")).to_contain_text("This turn is played in order")
    expect(ann.page.get_by_role("button", name="Play this turn in order")).to_have_count(0)


def test_the_end_says_which_seat_has_won_where_one_person_plays_several(visit: Visit) -> None:
    ann = visit()
    table = make_table(ann, "here", "here", game="mysterious-island")
    playing = Page(ann.server, table, as_person(ann))
    playing.play_at_random(random.Random(4))
    ann.go(f"/t/{table}")
    end = ann.page.locator(".end")
    expect(end.get_by_role("heading")).to_have_text(re.compile(r"^Seat \d( and Seat \d)? ha(s|ve) won$"))
    rows = end.get_by_role("rowheader")
    assert sorted(rows.all_inner_texts()) == ["Seat 1: Ann (you)", "Seat 2: Ann (you)"]


@pytest.mark.parametrize(("locale", "title"), [("en-GB", re.compile("card$")), ("ru-RU", re.compile("^Карта "))])
def test_a_treasure_card_tells_who_looks_on_what_it_is_for(visit: Visit, locale: str, title: re.Pattern[str]) -> None:
    ann, eve = visit("Ann"), visit("Eve", locale=locale)
    table = make_table(ann, "here", "here", "here", "here")
    eve.go(f"/t/{table}")
    eve.page.get_by_role("button", name=re.compile("^карта | card$")).first.click()
    told = eve.page.get_by_role("dialog")
    expect(told.get_by_role("heading").first).to_have_text(title, use_inner_text=True)
    expect(told.get_by_role("button", name="FI-4.9")).to_be_visible()
    expect(told.get_by_role("button", name="FI-4.11")).to_be_visible()


@pytest.mark.parametrize("path", ["/nosuch", "/t/", "/rules/nosuch", "/new/nosuch"])
def test_an_address_with_nothing_leads_back_to_the_lobby(visit: Visit, path: str) -> None:
    ann = visit()
    ann.go(path)
    expect(ann.page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    ann.page.get_by_role("link", name="To the lobby").click()
    expect(ann.page.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_a_name_left_empty_is_put_back(visit: Visit) -> None:
    ann = visit()
    field = ann.page.get_by_label("Your name at the table")
    field.fill("  ")
    field.press("Enter")
    expect(field).to_have_value("Ann")


def test_the_lobby_tells_an_outage_once_and_a_name_typed_meanwhile_is_kept(visit: Visit, server: Server) -> None:
    ann = visit()
    field, trouble = ann.page.get_by_label("Your name at the table"), ann.page.get_by_role("alert")
    server.kill()
    field.fill("Anna")
    field.press("Enter")
    expect(trouble).to_have_count(1)
    ann.page.evaluate(LOOK_AGAIN)
    expect(trouble).to_have_count(1)
    # The lobby asks again by itself, too.
    with ann.page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):
        server.start()
        ann.page.evaluate(LOOK_AGAIN)
    expect(trouble).to_have_count(0)
    ann.page.reload()
    expect(field).to_have_value("Anna")


def test_whoever_comes_by_a_link_for_the_first_time_has_a_name_and_sits_down(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    ann.go(f"/t/{make_table(ann, 'here', 'friend')}")
    link = ann.page.get_by_label("Link of the invitation").input_value()
    bob.page.evaluate("localStorage.clear()")
    bob.page.context.clear_cookies()
    bob.page.goto(link)
    expect(bob.page.locator("main input[type=text]").first).not_to_have_value("")
    bob.button("Sit here").first.click()
    expect(bob.page.get_by_role("grid")).to_be_visible()


def test_words_that_could_not_be_fetched_come_when_the_server_is_back(visit: Visit, server: Server) -> None:
    ann = visit()
    ann.go(f"/t/{make_table(ann, 'here', 'here')}")
    ann.page.get_by_role("grid").wait_for()
    server.kill()
    ann.button("Русский").click()
    expect(ann.page.get_by_text("The other language comes as soon as")).to_be_visible()
    assert ann.page.evaluate("document.documentElement.lang") == "en"
    ann.button("Rules").click()
    rules = ann.page.get_by_role("dialog")
    expect(rules.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    server.start()
    expect(rules.get_by_text("FI-1.1").first).to_be_visible()
    expect(rules.get_by_role("alert")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.prompt).to_contain_text(re.compile("[а-яё]{3}"))
    expect(ann.page.get_by_text("The other language comes as soon as")).to_have_count(0)
    assert ann.page.evaluate("document.documentElement.lang") == "ru"


def test_who_goes_back_to_the_old_language_during_an_outage_is_not_switched_later(visit: Visit, server: Server) -> None:
    ann = visit()
    server.kill()
    ann.button("Русский").click()
    later = ann.page.get_by_text("The other language comes as soon as")
    expect(later).to_be_visible()
    ann.button("English").click()
    expect(later).to_have_count(0)
    server.start()
    expect(ann.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    ann.button("Русский").click()
    expect(ann.button("English")).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("lang", "ru")


@pytest.mark.parametrize(("locale", "title"), [("en-GB", "The team has lost"), ("ru-RU", "Команда проиграла")])
def test_who_had_no_seat_is_told_how_the_team_fared(visit: Visit, locale: str, title: str) -> None:
    ann, eve = visit("Ann"), visit("Eve", locale=locale)
    table = make_table(ann, "here", "here")
    Page(ann.server, table, as_person(ann)).play_at_random(random.Random(5))
    for visitor, told in ((ann, "You have lost"), (eve, title)):
        visitor.go(f"/t/{table}")
        expect(visitor.page.locator(".end").get_by_role("heading")).to_have_text(told)


def test_who_has_left_the_seat_is_not_told_what_happened_since_their_last_turn(visit: Visit) -> None:
    ann = visit()
    table = make_table(ann, "here", "here")
    playing = Page(ann.server, table, as_person(ann))
    playing.do("hand-over", seat=0, bot="random")
    # Whatever the bot does, in the end it is the other seat's turn.
    playing.hear_until(lambda _: bool(playing.asked))
    playing.do("sit", seat=0)
    ann.go(f"/t/{table}")
    since = ann.page.get_by_role("region", name="Since your last turn")
    expect(since).to_be_visible()
    for seat in (0, 1):
        playing.do("hand-over", seat=seat, bot=None)
    expect(ann.page.get_by_text("2 seats are free.")).to_be_visible()
    expect(since).to_have_count(0)


def test_after_the_end_nobody_is_asked_to_play_on_for_a_bot(visit: Visit) -> None:
    ann = visit()
    table = make_table(ann, "here", "here")
    playing = Page(ann.server, table, as_person(ann))
    playing.play_at_random(random.Random(5))
    for seat in (0, 1):
        playing.do("hand-over", seat=seat, bot="random")
    ann.go(f"/t/{table}")
    open_seat(ann, "1")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Ann (a bot plays)")
    assert ann.button("Play on myself").count() == 0


def test_roles_chosen_seat_by_seat_stay_when_seats_are_added_and_guests_see_what_is_played(visit: Visit) -> None:
    ann = visit()
    ann.go("/new/forbidden-island")
    ann.page.get_by_role("switch", name="Choose the adventurers").click()
    roles = ann.page.get_by_label(re.compile("^Seat . *(?!.*Bot)")).locator(
        "xpath=self::select[option[@value='pilot']]"
    )
    expect(roles).to_have_count(2)
    roles.nth(0).select_option("pilot")
    roles.nth(1).select_option("navigator")
    ann.page.get_by_text("3", exact=True).first.click()
    expect(roles).to_have_count(3)
    assert [roles.nth(seat).input_value() for seat in range(2)] == ["pilot", "navigator"]
    ann.page.get_by_text("Elite").click()
    ann.page.locator(".seats select").nth(1).select_option("friend")
    ann.button("Make the table and invite").click()
    expect(ann.page.get_by_text("--host 0.0.0.0")).to_be_visible()
    boris = visit("Boris")
    boris.go(ann.page.url.removeprefix(f"http://{ann.server.address}"))
    expect(boris.page.locator(".gathering")).to_contain_text("Elite")
    expect(boris.page.locator(".gathering")).to_contain_text("Pilot, Navigator and")


def test_the_seal_is_on_the_screen_from_the_start_and_the_same_at_the_end(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = make_table(ann, "here", "friend")
    sealed = re.compile(r"Sealed: [0-9a-f]{4} [0-9a-f]{4}")

    def seal_seen() -> str:
        ann.button(sealed).click()
        told = ann.page.get_by_role("dialog", name="Seal of the draws")
        seal = told.get_by_label("Seal of the draws").input_value()
        told.get_by_role("button", name="Close").click()
        return seal

    ann.go(f"/t/{table}")
    while_gathering = seal_seen()
    playing = Page(ann.server, table, as_person(ann))
    playing.do("stand-in", seat=1)
    expect(ann.page.get_by_role("grid")).to_be_visible()
    assert seal_seen() == while_gathering
    playing.play_at_random(random.Random(5))
    end = ann.page.locator(".end")
    expect(end).to_contain_text(while_gathering)
    end.get_by_role("button", name="Check every draw").click()
    expect(end).to_contain_text("draws checked: all follow from what was sealed")
    expect(end).to_contain_text("No player gave anything to the key")
    expect(end).not_to_contain_text("had not been shown the seal")
    # Who comes after the end has nothing to hold the server to, and is told so.
    eve.go(f"/t/{table}")
    expect(eve.page.locator(".end")).to_contain_text("had not been shown the seal before the end")


def test_a_server_that_changes_the_seal_meanwhile_is_held_to_the_first_one(visit: Visit) -> None:
    ann = visit()
    table = make_table(ann, "here", "thumb")
    ann.go(f"/t/{table}")
    expect(ann.button(re.compile("^Sealed: "))).to_be_visible()
    ann.page.evaluate(f"localStorage.setItem('ostrov-seals', JSON.stringify([['{table}', '{'0' * 64}']]))")
    Page(ann.server, table, as_person(ann)).play_at_random(random.Random(5))
    ann.page.reload()
    ann.button("Check every draw").click()
    expect(ann.page.get_by_text("The seed is not the one that was sealed before the game.")).to_be_visible()


# Names


def test_a_name_that_nobody_can_see_is_refused_in_a_sentence(visit: Visit) -> None:
    ann = visit("Ann", locale="ru-RU")
    field = ann.page.locator("main input[type=text]").first
    field.fill("\u3164")
    field.press("Enter")
    expect(ann.page.get_by_text("В этом имени есть знаки, которых никто не видит")).to_be_visible()
    field.fill("Аня")
    field.press("Enter")
    expect(ann.page.get_by_text("В этом имени есть знаки")).to_have_count(0)


def test_whoever_has_a_name_of_old_that_is_refused_now_begins_as_a_guest(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.evaluate("localStorage.setItem('ostrov-settings', JSON.stringify({name: 'A\u00adnn'}))")
    ann.page.context.clear_cookies()
    ann.go("/")
    expect(ann.page.locator("main input[type=text]").first).to_have_value(re.compile(r"^Guest \d+$"))


def test_who_looks_at_a_table_that_is_closed_reads_so_and_finds_the_way_back(visit: Visit) -> None:
    ann = visit("Ann", locale="ru-RU")
    table = make_table(ann, "here", "here")
    ann.go(f"/t/{table}")
    expect(ann.page.locator(".seats > li")).to_have_count(2)
    database = str(ann.server.folder / "ostrov.db")
    command = [sys.executable, "-m", "ostrov", "admin", "close", table, "--database", database, "--yes"]
    subprocess.run(command, check=True)
    gone = ann.page.get_by_role("alert")
    expect(gone.get_by_role("heading")).to_have_text("Этот стол удалили те, кто держит этот сервер.")
    gone.get_by_role("link").click()
    expect(ann.page.locator("main input[type=text]").first).to_have_value("Ann")
