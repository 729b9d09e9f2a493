"""Single moments of Forbidden Island, played on the board itself."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ostrov.games.forbidden_island import forms
from ostrov.games.forbidden_island.forecast import Forecast
from ostrov.kernel.game import Form
from ostrov.server.table.table import Table
from tests.browser.a_visitor import Visitor
from tests.browser.conftest import Visit
from tests.browser.stacked import stack_until
from tests.browser.test_people import as_person
from tests.server.a_server import Page


def acts(table: Table, seat: int, actions: list[Form]) -> bool:
    """The active seat with a move to make."""
    return any(isinstance(action, forms.Move) for action in actions)


def acts_alone(table: Table, seat: int, actions: list[Form]) -> bool:
    """And nobody holds a card to be played meanwhile."""
    return acts(table, seat, actions) and len(table.awaited) == 1


def free_tiles(table: Table) -> list[forms.Tile]:
    """Where no pawn stands, which would be tapped instead."""
    view = position(table)
    taken = {adventurer.at for adventurer in view.adventurers} | set(view.sunken)
    return [tile for row in view.island for tile in row if tile not in taken]


def free_ways(table: Table, actions: list[Form]) -> list[forms.Tile]:
    """Free tiles where a tap can mean nothing but a move."""
    flooded = position(table).flooded
    to = [action.to for action in actions if isinstance(action, forms.Move)]
    return [tile for tile in free_tiles(table) if tile in to and tile not in flooded]


def has_a_free_way(table: Table, seat: int, actions: list[Form]) -> bool:
    return acts_alone(table, seat, actions) and bool(free_ways(table, actions))


def out_of_reach(table: Table, actions: list[Form]) -> list[forms.Tile]:
    """Free tiles that no action names."""
    named = {getattr(action, name, None) for action in actions for name in ("to", "tile", "other")}
    return [tile for tile in free_tiles(table) if tile not in named]


def cannot_go_everywhere(table: Table, seat: int, actions: list[Form]) -> bool:
    return acts_alone(table, seat, actions) and bool(out_of_reach(table, actions))


def position(table: Table) -> forms.PositionForm:
    shown = table.game.show_position(table.referee.position)
    assert isinstance(shown, forms.PositionForm)
    return shown


def discards(table: Table, seat: int, actions: list[Form]) -> bool:
    return isinstance(actions[0], forms.Discard)


def shores(table: Table, actions: list[Form]) -> list[forms.Swim]:
    """Where a swimmer may go, if nobody stands there."""
    return [action for action in actions if isinstance(action, forms.Swim) and action.to in free_tiles(table)]


def swims(table: Table, seat: int, actions: list[Form]) -> bool:
    return len(shores(table, actions)) > 1


def swims_far_or_lifts(table: Table, seat: int, actions: list[Form]) -> bool:
    """Two long lists, and nothing else."""
    kinds = [sum(isinstance(action, kind) for action in actions) for kind in (forms.Swim, forms.Lift)]
    return sum(kinds) == len(actions) and min(kinds) > 8


def sandbagged(table: Table, actions: list[Form]) -> list[forms.Sandbag]:
    """Sandbags for tiles where nobody stands."""
    return [action for action in actions if isinstance(action, forms.Sandbag) and action.tile in free_tiles(table)]


def sandbags_out_of_turn(table: Table, seat: int, actions: list[Form]) -> bool:
    view = position(table)
    return bool(sandbagged(table, actions)) and seat != view.active and view.phase is forms.Phase.ACTING


def sandbagged_pawns(table: Table, actions: list[Form]) -> list[tuple[int, forms.Sandbag]]:
    """Pawns that stand alone on a tile for which there are Sandbags."""
    at = [adventurer.at for adventurer in position(table).adventurers]
    sandbags = {action.tile: action for action in actions if isinstance(action, forms.Sandbag)}
    return [(pawn, sandbags[tile]) for pawn, tile in enumerate(at) if tile in sandbags and at.count(tile) == 1]


def sandbags_under_a_pawn(table: Table, seat: int, actions: list[Form]) -> bool:
    return bool(sandbagged_pawns(table, actions))


def stands_in_danger(table: Table, seat: int, actions: list[Form]) -> bool:
    """Both pawns on one tile that may flood."""
    at = {adventurer.at for adventurer in position(table).adventurers}
    forecast = table.game.forecast(table.referee.position, None)
    assert isinstance(forecast, Forecast) or forecast is None
    floods = {chance.tile for chance in forecast.tiles if chance.floods > 0.01} if forecast else set()
    return acts(table, seat, actions) and len(at) == 1 and at <= floods


def active(table: Table) -> int:
    return position(table).active


def test_a_lit_tile_is_tapped_and_the_pawn_goes_there(visit: Visit) -> None:
    ann = visit()
    table = ann.sit_at(lambda host: stack_until(host, has_a_free_way)).table
    seat = table.awaited[0]
    target = free_ways(table, table.referee.actions(seat))[0]
    ann.tile(target).click()
    expect(ann.log).to_contain_text(str(ann.words(table).event(forms.Moved(seat, target, target))))


def test_a_tap_that_is_not_allowed_says_why_with_the_clause(visit: Visit) -> None:
    ann = visit()
    table = ann.sit_at(lambda host: stack_until(host, cannot_go_everywhere)).table
    ann.tile(out_of_reach(table, table.referee.actions(table.awaited[0]))[0]).click()
    expect(ann.page.get_by_role("alert")).to_contain_text(re.compile(r"FI-\d"))


def test_a_choice_is_undone(visit: Visit) -> None:
    ann = visit()
    table = ann.sit_at(lambda host: stack_until(host, acts)).table
    seat = table.awaited[0]
    move = next(action for action in table.referee.actions(seat) if isinstance(action, forms.Move))
    said = ann.words(table).event(forms.Moved(seat, move.to, move.to))
    count = ann.log.get_by_text(said, exact=True).count()
    ann.choose(table, seat, move)
    expect(ann.log.get_by_text(said, exact=True)).to_have_count(count + 1)
    ann.button("Undo").first.click()
    expect(ann.log.get_by_text(said, exact=True)).to_have_count(count)


def test_a_card_too_many_is_tapped_and_discarded_without_a_question_where_nobody_has_to_agree_to_an_undo(
    visit: Visit,
) -> None:
    ann = visit()
    table = ann.sit_at(lambda host: stack_until(host, discards)).table
    seat = table.awaited[0]
    words = ann.words(table)
    action = table.referee.actions(seat)[0]
    assert isinstance(action, forms.Discard)
    hand = ann.page.locator(".hand").nth(seat)
    hand.get_by_role("button", name=words.say(f"card-{action.card.value}"), exact=True).first.click()
    ann.page.locator(".tray").get_by_role("button", name=words.choice(action), exact=True).click()
    expect(ann.log).to_contain_text(words.event(forms.CardDiscarded(seat, action.card)))
    ann.button("Undo").first.click()
    expect(ann.log).to_contain_text("Ann takes back a choice")


def test_a_swimmer_chooses_where_to(visit: Visit) -> None:
    ann = visit()
    table = ann.sit_at(lambda host: stack_until(host, swims)).table
    seat = table.awaited[0]
    action = shores(table, table.referee.actions(seat))[0]
    ann.tile(action.to).click()
    expect(ann.log).to_contain_text(ann.words(table).event(forms.Swam(seat, action.to, action.to)))


def test_a_swimmer_with_long_lists_finds_something_to_tap(visit: Visit) -> None:
    ann = visit()
    table = ann.sit_at(lambda host: stack_until(host, swims_far_or_lifts, bot="thumb")).table
    seat = table.awaited[0]
    action = next(action for action in table.referee.actions(seat) if isinstance(action, forms.Swim))
    ann.page.locator("#actions").get_by_role("button", name=ann.words(table).choice(action), exact=True).click()
    expect(ann.log).to_contain_text(ann.words(table).event(forms.Swam(seat, action.to, action.to)))


def test_a_special_card_is_played_on_the_turn_of_another(visit: Visit) -> None:
    ann = visit()
    table = ann.sit_at(lambda host: stack_until(host, sandbags_out_of_turn)).table
    seat = table.awaited[0]
    action = sandbagged(table, table.referee.actions(seat))[0]
    hand = ann.page.locator(".hand").nth(seat)
    hand.get_by_role("button", name=ann.words(table).say("card-sandbags"), exact=True).first.click()
    ann.tile(action.tile).click()
    expect(ann.log).to_contain_text(ann.words(table).event(forms.Sandbagged(seat, action.tile)))


def test_a_pawn_does_not_keep_sandbags_from_its_tile(visit: Visit) -> None:
    ann = visit()
    table = ann.sit_at(lambda host: stack_until(host, sandbags_under_a_pawn)).table
    seat = table.awaited[0]
    pawn, action = sandbagged_pawns(table, table.referee.actions(seat))[0]
    hand = ann.page.locator(".hand").nth(seat)
    hand.get_by_role("button", name=ann.words(table).say("card-sandbags"), exact=True).first.click()
    ann.pawn(pawn).click()
    expect(ann.log).to_contain_text(ann.words(table).event(forms.Sandbagged(seat, action.tile)))


def test_whose_turn_it_is_comes_first_and_who_only_may_play_a_card_is_folded_after(visit: Visit) -> None:
    ann = visit()
    table = ann.sit_at(lambda host: stack_until(host, sandbags_out_of_turn)).table
    assert active(table) != table.awaited[0]
    seats = ann.page.locator("#actions > [data-seat]")
    expect(seats).to_have_count(2)
    assert [seats.nth(number).get_attribute("data-seat") for number in (0, 1)] == [
        str(active(table)),
        str(table.awaited[0]),
    ]
    expect(seats.nth(0).get_by_role("button", name="End your actions")).to_be_visible()
    expect(seats.nth(1).get_by_role("button")).to_have_count(0)
    expect(ann.prompt.locator("p").nth(0)).to_contain_text("left.")
    expect(ann.prompt.locator("p").nth(1)).to_contain_text("You may play a special card.")
    seats.nth(1).locator("summary").first.click()
    expect(seats.nth(1).get_by_role("button").first).to_be_visible()
    assert ann.button("Go on").count() == 0


def test_on_the_turn_of_another_who_holds_a_card_is_told_whose_turn_it_is_and_not_called(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    stacked = ann.sit_at(lambda host: stack_until(host, sandbags_out_of_turn))
    table = stacked.table
    anns = Page(ann.server, stacked.stored.id, as_person(ann))
    anns.do("hand-over", seat=table.awaited[0], bot=None)
    bobs = Page(bob.server, stacked.stored.id, as_person(bob))
    bobs.do("sit", seat=table.awaited[0], key=anns.key(table.awaited[0]))
    bob.go(f"/t/{stacked.stored.id}")
    name = ann.words(table).say(table.names()[active(table)] or "")
    expect(bob.prompt).to_contain_text(f"It is the {name}'s turn. You may play a special card.")
    assert bob.button("Go on").count() == 0
    expect(bob.page).to_have_title("Forbidden Island")
    expect(ann.page).to_have_title("● Your move · Forbidden Island")
    bob.go("/")
    expect(bob.page.locator("a.card")).to_contain_text("Turn")
    expect(bob.page.locator("a.card")).not_to_contain_text("Your move")


def test_the_tide_forecast_is_switched_on_and_says_each_tile_its_chance(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(lambda host: stack_until(host, acts))
    assert ann.page.locator(".chance").count() == 0
    ann.page.keyboard.press("s")
    ann.page.get_by_role("switch", name=re.compile("next draw")).click()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".chance").first).to_be_visible()
    expect(ann.page.locator(".tray").first).to_contain_text(re.compile(r"flood cards of this turn.*flood cards: \d+ %"))


def test_no_pawn_covers_what_the_forecast_says_of_its_tile(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(lambda host: stack_until(host, stands_in_danger))
    ann.page.keyboard.press("s")
    ann.page.get_by_role("switch", name=re.compile("next draw")).click()
    ann.page.keyboard.press("Escape")
    chance = ann.page.locator(".chance")
    chance.first.wait_for()
    # A tap goes through it to what is below, which is not what the eye sees.
    ann.page.add_style_tag(content=".chance { pointer-events: auto !important }")
    assert (
        chance.evaluate_all(
            """all => all.filter(one => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).map(one => one.textContent)"""
        )
        == []
    )


def test_a_line_of_the_log_leads_to_its_moment_and_back(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(lambda host: stack_until(host, discards))
    ann.log.get_by_role("link").nth(-4).click()
    expect(ann.page).to_have_url(re.compile(r"/at/\d+$"))
    ann.page.locator(".replay").get_by_role("grid").wait_for()
    here = ann.page.url
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page).not_to_have_url(here)
    ann.page.reload()
    expect(ann.page.get_by_role("grid")).to_be_visible()


def test_the_rules_are_one_tap_away_and_found_by_clause(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(lambda host: stack_until(host, acts))
    assert ann.page.get_by_text("FI-6.3").count() == 0
    ann.button("Rules").click()
    expect(ann.page.get_by_text("FI-6.3").first).to_be_visible()


def at_the_set_up(visit: Visit) -> Visitor:
    """In the replay of a game, where no adventurers are dealt yet."""
    ann = visit()
    table = ann.sit_at(lambda host: stack_until(host, discards)).table
    ann.go(f"/t/{table.stored.id}/at/1")
    ann.page.locator(".replay").get_by_role("grid").wait_for()
    return ann


def test_in_a_replay_of_the_set_up_the_log_knows_the_names_of_later(visit: Visit) -> None:
    ann = at_the_set_up(visit)
    expect(ann.log).to_contain_text(re.compile("Turn 1: (?!Seat)"))


def test_in_a_replay_the_line_of_the_moment_is_in_sight_wherever_it_is(visit: Visit) -> None:
    ann = at_the_set_up(visit)
    current = ann.log.locator("[aria-current]").first
    for key in ("ArrowRight", "ArrowRight", "ArrowRight"):
        ann.page.keyboard.press(key)
        expect(current).to_be_in_viewport(ratio=0.9)
    ann.button("To the end").click()
    expect(current).to_be_in_viewport(ratio=0.9)


def test_in_a_replay_on_a_phone_the_board_stays_in_sight(visit: Visit) -> None:
    ann = visit(width=360, height=740)
    table = ann.sit_at(lambda host: stack_until(host, discards)).table
    ann.go(f"/t/{table.stored.id}/at/1")
    ann.button("To the end").click()
    expect(ann.button("One step on")).to_be_disabled()
    expect(ann.page.locator(".log.card [aria-current]").first).to_be_attached()
    assert ann.page.evaluate("scrollY") == 0


def test_keys_in_a_replay_open_the_settings_and_the_plain_board_and_leave_the_board_its_arrows(visit: Visit) -> None:
    ann = at_the_set_up(visit)
    here = ann.page.url
    ann.page.locator("[data-cell][tabindex='0']").focus()
    ann.page.keyboard.press("ArrowRight")
    assert ann.page.evaluate("Boolean(document.activeElement.dataset.cell)")
    expect(ann.page).to_have_url(here)
    ann.page.keyboard.press("b")
    expect(ann.page.get_by_role("grid")).to_have_count(0)
    ann.page.keyboard.press("s")
    expect(ann.page.get_by_role("dialog", name="Settings")).to_be_visible()
