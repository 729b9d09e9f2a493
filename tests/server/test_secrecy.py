"""Every frame that reaches a seat or a spectator, over whole games: exactly what the rules show that seat, and no more.

The laws of the rules prove that views, events and actions tell a seat nothing it may not know. Here every part of every
frame is accounted for by them, so the socket adds nothing.
"""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from ostrov.games.registry import find_game
from ostrov.kernel.position import CHANCE
from ostrov.kernel.record import read_record
from ostrov.kernel.referee import Referee
from ostrov.lab.replay import begin
from ostrov.server.table.problems import prompt_of
from tests.server.a_server import Page, Person, Server, code

GAMES = ["forbidden-island", "forbidden-desert", "atlantis", "mysterious-island", "lost-island"]
# Everything that a frame may hold besides what the rules show.
FRAME_PARTS = {"say", "version", "steps", "now", "seed", "seats", "table", "game", "options", "is_host"}
FRAME_PARTS |= {"seal", "parts", "again", "id", "problem", "changes", "strength", "move_seconds", "since"}
STEP_PARTS = {"number", "by", "bot", "events", "turn", "view", "names"}
NOW_PARTS = {"eye", "view", "names", "prompt", "asked", "waited_for", "undo", "outcome", "curtain", "forecast"}


def plain(form: Any) -> Any:
    return json.loads(msgspec.json.encode(form))


class Truth:
    """The game as it was, to be asked what a seat could know at any time."""

    def __init__(self, record: dict[str, Any], numbers: list[int]) -> None:
        self.game, read = read_record(json.dumps(record).encode(), find_game)
        self._record = read
        self._numbers = numbers
        self._referee: Referee = begin(self.game, read)
        self._at = 0

    def after(self, number: int) -> Referee:
        """The table right after the step of this number."""
        index = self._numbers.index(number) + 1
        if index < self._at:
            self._referee, self._at = begin(self.game, self._record), 0
        for step in self._record.steps[self._at : index]:
            self._referee.play(CHANCE if step.by is None else step.by, step.choice)
        self._at = index
        return self._referee

    def after_version(self, version: int) -> Referee:
        """Not everything that counts is a step."""
        return self.after(max(number for number in self._numbers if number <= version))


def whole_game(server: Server, game: str) -> tuple[str, list[tuple[int | None, Page]], Person]:
    """Three people and a spectator, each with a page of their own, and with others that are opened in mid-game."""
    people = [Person(server, name) for name in ("Ann", "Bob", "Eve")]
    table = people[0].make(game, "here", "friend", "friend")
    pages = [person.open(table) for person in people]
    for seat in (1, 2):
        # The link that was made first is leaked, say.
        assert pages[0].do("invite", seat=seat)["say"] == "done"
        pages[seat].do("sit", seat=seat, key=pages[0].key(seat))
    pages.append(Page(server, table))
    late: list[Page] = []
    dice = random.Random(game)
    choices = 0
    while not pages[0].is_over:
        for page in pages:
            page.hear_everything(0.01)
            if page.now is not None and page.asked and not page.is_over:
                asked = page.asked[0]
                page.play(asked["seat"], dice.choice(asked["actions"]))
                choices += 1
                if choices in (10, 30):
                    late += come_late(server, people, table)
    for page in pages:
        page.hear_everything()
    return table, list(zip([0, 1, 2, None] * 3, pages + late, strict=False)), people[0]


def come_late(server: Server, people: list[Person], table: str) -> list[Page]:
    pages = [*[person.open(table) for person in people], Page(server, table)]
    for page in pages:
        page.do("wish", forecast=True)
        page.close()
    return pages


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_sent_what_its_seat_may_know_and_no_more(server: Server, game: str) -> None:
    table, pages, ann = whole_game(server, game)
    record = ann.ask("GET", f"/api/tables/{table}/record")[1]
    numbers = ann.ask("GET", f"/api/tables/{table}/history")[1]["numbers"]
    seed = ann.ask("GET", f"/api/tables/{table}/dealing")[1]["proof"]["seed"]
    assert {frame["say"] for _, page in pages for frame in page.frames} >= {"table", "seats", "steps"}
    keys = {seat["key"] for _, page in pages for frame in page.frames for seat in frame.get("seats", [])} - {None}
    assert len(keys) == 4, "each of two seats had two"
    assert not any(key in server.log for key in keys)
    for seat, page in pages:
        truth = Truth(record, numbers)
        for frame in page.frames:
            check_frame(truth, frame, seat)
        check_canaries(page, seed, keys)


def check_frame(truth: Truth, frame: dict[str, Any], seat: int | None) -> None:
    assert set(frame) <= FRAME_PARTS
    for step in frame.get("steps", []):
        check_step(truth, step, seat)
    if frame.get("now") is not None:
        check_now(truth.after_version(frame["version"]), frame["now"], seat)


def check_step(truth: Truth, step: dict[str, Any], seat: int | None) -> None:
    assert set(step) <= STEP_PARTS
    referee = truth.after(step["number"])
    assert step["events"] == plain(referee.events(seat))
    if step.get("view") is not None:
        assert step["view"] == seen(referee, seat)


def check_now(referee: Referee, now: dict[str, Any], seat: int | None) -> None:
    assert set(now) == NOW_PARTS
    position = referee.position
    assert now["eye"] == seat
    assert now["view"] == seen(referee, seat)
    assert now["prompt"] == plain(prompt_of(referee.game.prompt(position, seat)))
    # Everybody sees who is awaited; who of them only may act could tell what they hold, where that is a secret.
    awaited = now["view"]["awaited"]
    assert set(now["waited_for"]) <= set(awaited)
    assert now["waited_for"] == awaited or not referee.game.has_secrets
    asked = [] if seat is None or not referee.actions(seat) else [seat]
    assert [question["seat"] for question in now["asked"]] == asked
    for question in now["asked"]:
        assert question["actions"] == plain(referee.actions(seat))  # type: ignore[arg-type]


def seen(referee: Referee, seat: int | None) -> Any:
    """Where a game has no secrets, everybody gets the spectator's view."""
    return plain(referee.game.view(referee.position, seat if referee.game.has_secrets else None))


def check_canaries(page: Page, seed: str, keys: set[str]) -> None:
    for text, frame in zip(page.texts, page.frames, strict=True):
        if "seed" in frame:
            is_over = frame["now"] is not None and frame["now"]["outcome"] is not None
            assert (seed in text) == is_over
        else:
            assert seed not in text
    # Keys are for the host and for those who sit, from the moment when they do.
    belongs = False
    for text, frame in zip(page.texts, page.frames, strict=True):
        belongs = belongs or frame.get("is_host", False) or any(seat["is_yours"] for seat in frame.get("seats", []))
        assert belongs or not any(key in text for key in keys)


def test_the_past_of_a_game_with_secrets_is_a_spectators_until_it_is_over(server: Server) -> None:
    ann = Person(server)
    table = ann.make("mysterious-island", "here", "here", "random")
    page = ann.open(table)
    page.play_at_random(random.Random(2), most=3)
    running = ann.ask("GET", f"/api/tables/{table}/history?eye=0")[1]
    assert running["moments"][0]["view"]["seat"] is None
    page.play_at_random(random.Random(2))
    over = ann.ask("GET", f"/api/tables/{table}/history?eye=0")[1]
    assert over["moments"][0]["view"]["seat"] == 0


def test_what_the_server_logs_and_counts_holds_no_cards(server: Server) -> None:
    ann = Person(server)
    table = ann.make("mysterious-island", "here", "thumb")
    ann.open(table).play_at_random(random.Random(1))
    assert "silver" not in server.log.lower()
    assert table not in server.log


def test_who_sat_in_a_game_with_secrets_and_left_sees_what_a_spectator_sees(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.make("mysterious-island", "here", "friend", "random")
    first, second = ann.open(table), bob.open(table)
    second.do("sit", seat=1, key=first.key(1))
    second.hear_everything(0.3)
    assert second.now is not None and second.now["eye"] == 1
    second.do("hand-over", seat=1, bot=None)
    second.hear_everything(0.3)
    stranger = Page(server, table)
    assert second.now["eye"] is None
    assert stranger.now is not None
    assert second.now["view"] == stranger.now["view"]
    assert bob.open(table).frames[0]["steps"] == stranger.frames[0]["steps"]


def test_who_knows_one_hand_does_not_sit_down_at_another(server: Server) -> None:
    ann, bob, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.make("mysterious-island", "here", "friend", "thumb")
    first, second, third = (person.open(table) for person in (ann, bob, eve))
    second.do("sit", seat=1, key=first.key(1))
    assert code(first.do("sit", seat=2)) == "knows-another-seat"
    first.do("invite", seat=2)
    key = first.key(2)
    assert first.do("hand-over", seat=0, bot=None)["say"] == "done"
    assert code(first.do("sit", seat=2, key=key)) == "knows-another-seat"
    assert first.do("sit", seat=0)["say"] == "done"
    assert third.do("sit", seat=2, key=key)["say"] == "done"


def test_until_a_game_with_secrets_begins_anybody_changes_seats(server: Server) -> None:
    ann = Person(server, "Ann")
    page = ann.open(ann.make("mysterious-island", "here", "friend", "friend"))
    page.do("hand-over", seat=0, bot=None)
    assert page.do("sit", seat=1)["say"] == "done"
    page.do("stand-in", seat=2)
    page.do("stand-in", seat=0)
    assert page.now is not None
    # What was free before the first card is another's now.
    assert code(page.do("sit", seat=0)) == "knows-another-seat"


def test_on_one_device_a_seat_is_told_no_more_of_the_past_than_everybody_knows(server: Server) -> None:
    ann = Person(server)
    table = ann.make("mysterious-island", "here", "here")
    page = ann.open(table)
    dice = random.Random(3)
    looks = 0
    while looks < 6:
        assert page.now is not None
        if page.now["curtain"] is None:
            page.play(page.asked[0]["seat"], dice.choice(page.asked[0]["actions"]))
            continue
        page.do("look", seat=page.now["curtain"])
        looks += 1
        told = next(frame for frame in reversed(page.frames) if frame["say"] == "table")
        assert told["now"]["eye"] == page.now["eye"]
        assert told["steps"] == Page(server, table).frames[0]["steps"]
