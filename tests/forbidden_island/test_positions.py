"""Positions written by hand: what may be left out, what comes back, and what no game can come to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ostrov.games.forbidden_island.forms import (
    Adventurer,
    Card,
    DealAdventurer,
    FloodAtStart,
    LayTile,
    Phase,
    PositionForm,
    Role,
    Tile,
)
from ostrov.kernel.dice import Dice
from ostrov.kernel.playouts import one_awaited
from ostrov.kernel.refusals import Impossible
from ostrov.kernel.rows import Rows
from tests.forbidden_island.table import (
    ACTING,
    ALL_TILES,
    ALL_TREASURES,
    BRONZE,
    DRAWING,
    EARTH,
    FIRE,
    FLOODING,
    FOREST,
    GAME,
    IRON,
    ISLAND,
    LANDING,
    LIFT,
    MARSH,
    MOON,
    OCEAN,
    OVER,
    SANDBAGS,
    SUN,
    WATERS_RISE,
    WIND,
    diver,
    engineer,
    form,
    new_table,
    pilot,
    refuses_position,
    table,
)
from tests.some_games import play_at_random

SEATS = (diver(MARSH), pilot(LANDING))
SIX_CARDS = [EARTH, EARTH, WIND, WIND, FIRE, FIRE]


def reads_back(written: PositionForm) -> None:
    """A position survives being shown and read, and being sent as JSON."""
    position = GAME.read_position(written)
    shown = GAME.show_position(position)
    assert GAME.read_position(shown).fields() == position.fields()
    sent = GAME.decode(msgspec.json.encode(shown), PositionForm)
    assert sent == shown


# What comes back


POSSIBLE: dict[str, dict[str, Any]] = {
    "a turn begins": {},
    "in the middle of the actions": {"actions_left": 1, "has_flown": True, "active": 1},
    "somebody has gone on": {"phase": DRAWING, "gone_on": [1]},
    "one treasure card is drawn": {"phase": DRAWING, "steps_done": 1},
    "one flood card is drawn": {"phase": FLOODING, "steps_done": 1, "flood_discard": [MOON], "flooded": [MOON]},
    "some tiles are gone": {"flooded": [MOON, IRON], "sunken": [FOREST, BRONZE]},
    "treasures are taken": {"treasures_taken": ["earth", "ocean"], "treasure_discard": {EARTH: 4, OCEAN: 4}},
    "a deck of three layers": {"flood_deck": [[MOON], [SUN, IRON], [*ALL_TILES[1:2], *ALL_TILES[3:-1]]]},
    "drowned": {"phase": OVER, "ending": "island-drowned", "mark": 10},
    "landing lost": {"phase": OVER, "ending": "landing-lost", "sunken": [LANDING], "swimming": [1], "steps_done": 1},
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_a_position_that_is_shown_reads_back_as_itself(name: str) -> None:
    """FI-2.7"""
    reads_back(form(*SEATS, **POSSIBLE[name]))


def test_a_position_in_which_a_pawn_has_to_swim_reads_back_as_itself() -> None:
    """FI-7.4"""
    swimming = form(engineer(IRON), diver(IRON), phase=FLOODING, steps_done=1, sunken=[IRON], swimming=[0, 1])
    reads_back(swimming)
    assert table(*swimming.adventurers, phase=FLOODING, steps_done=1, sunken=[IRON], swimming=[0, 1]).awaited == [0]


def test_a_position_in_which_one_has_to_discard_reads_back_as_itself() -> None:
    """FI-5.4"""
    seats = [diver(MARSH, *SIX_CARDS), pilot(LANDING)]
    reads_back(form(*seats, phase=DRAWING, steps_done=2, discarding=0))
    assert table(*seats, phase=DRAWING, steps_done=2, discarding=0).awaited == [0]


def test_a_discard_after_the_last_action_reads_back_as_itself() -> None:
    """FI-5.4"""
    reads_back(form(diver(MARSH), pilot(MARSH, *SIX_CARDS), actions_left=0, discarding=1))


def test_an_empty_flood_deck_reads_back_while_the_last_card_is_not_settled() -> None:
    """FI-7.6"""
    rest = [tile for tile in ALL_TILES if tile != IRON]
    turn: dict[str, Any] = {"phase": FLOODING, "steps_done": 1, "sunken": [IRON], "swimming": [0]}
    reads_back(form(engineer(IRON), pilot(LANDING), flood_discard=rest, **turn))


@pytest.mark.parametrize("laid", [0, 1, 7, 24])
def test_a_half_laid_island_reads_back_as_itself(laid: int) -> None:
    """FI-2.1"""
    t = new_table(3)
    t.chance(*[LayTile(tile) for tile in ALL_TILES[:laid]])
    reads_back(t.now)


def test_a_half_made_set_up_reads_back_as_itself() -> None:
    """FI-2.3"""
    t = new_table(3)
    t.chance(*[LayTile(tile) for tile in ALL_TILES])
    t.chance(*[FloodAtStart(tile) for tile in ALL_TILES[:6]])
    t.chance(DealAdventurer(Role.PILOT))
    assert [one.at for one in t.now.adventurers] == [LANDING, None, None]
    reads_back(t.now)


def test_chosen_adventurers_read_back_before_they_are_placed() -> None:
    """FI-2.3"""
    t = new_table(2, adventurers=["pilot", "diver"])
    assert t.now.adventurers == [Adventurer(Role.PILOT), Adventurer(Role.DIVER)]
    reads_back(t.now)


@pytest.mark.parametrize("seed", range(30))
def test_every_position_of_a_game_reads_back_as_itself(seed: int) -> None:
    """FI-2.7"""
    dice, rows = Dice(seed), Rows()
    position = new_table(2 + seed % 3).referee.position
    while position.awaited:
        rows.clear()
        actor = one_awaited(position, dice)
        position.legal(actor, rows)
        position.apply(actor, rows.at(dice.below(rows.total)))
        assert GAME.read_position(GAME.show_position(position)).fields() == position.fields()


# What may be left out


def test_a_treasure_deck_left_out_holds_what_is_nowhere_else() -> None:
    """FI-1.2"""
    t = table(diver(MARSH, EARTH, LIFT), pilot(LANDING, WIND), treasure_discard={SANDBAGS: 2, WATERS_RISE: 1})
    assert t.now.treasure_deck == {EARTH: 4, WIND: 4, FIRE: 5, OCEAN: 5, LIFT: 2, WATERS_RISE: 2}


def test_a_flood_deck_left_out_holds_the_tiles_that_are_there_and_not_discarded() -> None:
    """FI-1.1"""
    t = table(*SEATS, flooded=[SUN], sunken=[MOON], flood_discard=[SUN])
    [cards] = t.now.flood_deck or []
    assert set(cards) == set(ALL_TILES) - {MOON, SUN}


@pytest.mark.parametrize(
    ("rest", "actions", "cards"),
    [
        ({}, 3, 0),
        ({"phase": DRAWING}, 0, 2),
        ({"phase": DRAWING, "steps_done": 1}, 0, 1),
        ({"phase": FLOODING, "mark": 8}, 0, 5),
        ({"phase": FLOODING, "mark": 8, "steps_done": 2}, 0, 3),
    ],
)
def test_actions_and_cards_left_out_are_those_that_the_phase_has_left(
    rest: dict[str, Any], actions: int, cards: int
) -> None:
    """FI-3.1"""
    t = table(*SEATS, **rest)
    assert (t.now.actions_left, t.now.cards_left) == (actions, cards)


def test_a_position_with_nothing_but_island_and_pawns_is_the_first_action_of_the_first_seat() -> None:
    """FI-3.1"""
    t = table(*SEATS)
    assert (t.now.phase, t.now.turn, t.now.active, t.now.actions_left, t.now.mark) == (ACTING, 1, 0, 3, 1)
    assert (t.now.flooded, t.now.sunken, t.awaited) == ([], [], [0])


def test_the_order_of_a_hand_or_of_a_layer_does_not_matter() -> None:
    """FI-2.7"""
    one = table(diver(MARSH, EARTH, LIFT), pilot(LANDING), flood_deck=[ALL_TILES])
    other = table(diver(MARSH, LIFT, EARTH), pilot(LANDING), flood_deck=[ALL_TILES[::-1]])
    assert one.referee.position.fields() == other.referee.position.fields()


# What no game can come to

WITHOUT_MOON = [tile for tile in ALL_TILES if tile != MOON]
ALL_CARDS = {EARTH: 5, WIND: 5, FIRE: 5, OCEAN: 5, LIFT: 3, SANDBAGS: 2, WATERS_RISE: 3}


def test_a_tile_is_not_laid_twice() -> None:
    """FI-2.1"""
    twice = [[MOON, MOON], *ISLAND[1:]]
    refuses_position(PositionForm(twice, list(SEATS)), "tile-laid-twice")


@pytest.mark.parametrize("island", [ISLAND[:5], [ALL_TILES], [ISLAND[1], ISLAND[0], *ISLAND[2:]], [[], *ISLAND[1:]]])
def test_an_island_has_rows_of_2_4_6_6_4_2(island: list[list[Tile]]) -> None:
    """FI-2.1"""
    refuses_position(PositionForm(island, list(SEATS)), "island-misshapen")


def test_a_half_laid_island_has_as_many_tiles_as_were_laid() -> None:
    """FI-2.1"""
    laying = new_table(2).now
    wrong = msgspec.structs.replace(laying, steps_done=3)
    refuses_position(wrong, "island-misshapen")


def test_no_two_seats_have_the_same_adventurer() -> None:
    """FI-2.3"""
    refuses_position(form(diver(MARSH), diver(LANDING)), "role-twice")


def test_each_seat_has_an_adventurer() -> None:
    """FI-2.3"""
    refuses_position(form(diver(MARSH), Adventurer(None, LANDING)), "role-missing")


def test_each_pawn_stands_somewhere() -> None:
    """FI-2.3"""
    refuses_position(form(diver(MARSH), Adventurer(Role.PILOT)), "pawn-misplaced")


def test_no_pawn_stands_on_the_island_before_it_is_dealt() -> None:
    """FI-2.3"""
    dealing = form(diver(IRON), pilot(LANDING), phase=Phase.DEALING_ADVENTURERS, steps_done=1)
    refuses_position(dealing, "pawn-misplaced")


def set_up(steps: int) -> PositionForm:
    """A table for two after so many steps: 24 tiles, 6 flooded ones, 2 adventurers, 4 cards, and then who begins."""
    t = new_table(2)
    play_at_random(t.referee, Dice(3), steps)
    return t.now


@pytest.mark.parametrize("steps", [0, 12, 24, 27, 30, 31, 32, 33, 35, 36, 37])
def test_a_position_of_the_set_up_comes_back(steps: int) -> None:
    """FI-2.1, FI-2.2, FI-2.3, FI-2.4, FI-2.5"""
    assert GAME.show_position(GAME.read_position(set_up(steps))) == set_up(steps)


@pytest.mark.parametrize(
    ("steps", "changes", "code"),
    [
        (12, {"flooded": ["iron-gate"]}, "setup-flooded"),
        (12, {"sunken": ["iron-gate"]}, "setup-flooded"),
        (27, {"steps_done": 2}, "setup-flooded"),
        (27, {"steps_done": 6}, "steps-miscounted"),
        (36, {"flooded": []}, "setup-flooded"),
        (36, {"steps_done": 1}, "steps-miscounted"),
        (12, {"adventurers": [{}, {"role": "pilot"}]}, "setup-roles"),
        (30, {"adventurers": [{"role": "diver"}, {"role": "pilot"}]}, "setup-roles"),
        (33, {"steps_done": 2}, "setup-hand"),
        (33, {"phase": "choosing-first-seat", "steps_done": 0}, "setup-hand"),
        (12, {"turn": 1}, "setup-begun"),
        (27, {"active": 1}, "setup-begun"),
        (30, {"treasures_taken": ["earth"]}, "setup-begun"),
        (36, {"gone_on": [0]}, "setup-begun"),
        (36, {"mark": 5}, "setup-begun"),
    ],
)
def test_nothing_has_happened_before_the_first_turn(steps: int, changes: dict[str, Any], code: str) -> None:
    """FI-2.1, FI-2.2, FI-2.3, FI-2.4, FI-2.6"""
    form = GAME.convert(msgspec.to_builtins(set_up(steps)) | changes, PositionForm)
    refuses_position(form, code)


def test_everybody_starts_on_the_tile_of_their_adventurer() -> None:
    """FI-2.3"""
    now = set_up(36)
    first, second = now.adventurers
    moved = [msgspec.structs.replace(first, at=second.at), second]
    refuses_position(msgspec.structs.replace(now, adventurers=moved), "setup-pawn")


def test_nothing_is_discarded_before_the_first_turn() -> None:
    """FI-2.4"""
    now = set_up(30)
    assert now.treasure_deck is not None
    deck = now.treasure_deck | {Card.EARTH: 4}
    refuses_position(msgspec.structs.replace(now, treasure_deck=deck, treasure_discard={Card.EARTH: 1}), "setup-begun")


@pytest.mark.parametrize("turn", [-1, 2**63, 10**30])
def test_a_turn_has_a_number_that_a_game_can_come_to(turn: int) -> None:
    """FI-3.1"""
    with pytest.raises(Impossible, match="form-not-understood"):
        GAME.convert(msgspec.to_builtins(form(*SEATS)) | {"turn": turn}, PositionForm)


@pytest.mark.parametrize("rest", [{"flooded": [MOON], "sunken": [MOON]}, {"flooded": [MOON, MOON]}])
def test_a_tile_is_dry_flooded_or_gone(rest: dict[str, Any]) -> None:
    """FI-7.3"""
    refuses_position(form(*SEATS, **rest), "tile-flooded-and-sunken")


@pytest.mark.parametrize(
    "rest",
    [
        {"flood_deck": [[*ALL_TILES, MOON]]},
        {"flood_deck": [[MOON], ALL_TILES]},
        {"flood_deck": [ALL_TILES], "flood_discard": [MOON]},
        {"flood_discard": [MOON, MOON]},
    ],
)
def test_a_flood_card_is_in_one_place(rest: dict[str, Any]) -> None:
    """FI-1.1"""
    refuses_position(form(*SEATS, **rest), "flood-card-twice")


def test_each_tile_that_is_there_has_its_flood_card() -> None:
    """FI-1.1"""
    refuses_position(form(*SEATS, flood_deck=[WITHOUT_MOON]), "flood-card-missing")


@pytest.mark.parametrize("rest", [{"flood_deck": [ALL_TILES]}, {"flood_discard": [MOON]}])
def test_the_flood_card_of_a_missing_tile_is_out_of_the_game(rest: dict[str, Any]) -> None:
    """FI-7.3"""
    refuses_position(form(*SEATS, sunken=[MOON], **rest), "flood-card-of-sunken-tile")


@pytest.mark.parametrize(
    "rest",
    [
        {"flood_deck": [ALL_TILES, []]},
        {"flood_deck": [[MOON], [], WITHOUT_MOON]},
        {"flood_deck": [], "flood_discard": ALL_TILES},
    ],
)
def test_a_layer_of_the_flood_deck_has_cards(rest: dict[str, Any]) -> None:
    """FI-5.2"""
    refuses_position(form(*SEATS, **rest), "empty-layer")


@pytest.mark.parametrize("hand", [[WATERS_RISE], [*SIX_CARDS, OCEAN]])
def test_nobody_holds_waters_rise_or_seven_cards(hand: list[Card]) -> None:
    """FI-5.2, FI-5.4"""
    refuses_position(form(diver(MARSH, *hand), pilot(LANDING)), "hand-impossible")


@pytest.mark.parametrize(
    "rest",
    [
        {"treasure_deck": {EARTH: 5}},
        {"treasure_discard": {LIFT: 4}},
        {"treasure_deck": ALL_CARDS, "treasure_discard": {LIFT: 1}},
    ],
)
def test_each_treasure_card_is_in_one_place(rest: dict[str, Any]) -> None:
    """FI-1.2"""
    refuses_position(form(*SEATS, **rest), "card-miscounted")


@pytest.mark.parametrize(
    "rest",
    [
        {"active": 2},
        {"phase": DRAWING, "gone_on": [2]},
        {"phase": FLOODING, "steps_done": 1, "swimming": [2]},
        {"phase": DRAWING, "steps_done": 1, "discarding": 2},
    ],
)
def test_nobody_is_named_who_does_not_play(rest: dict[str, Any]) -> None:
    """FI-2.3"""
    refuses_position(form(*SEATS, **rest), "seat-out-of-range")


def test_nobody_acts_without_actions_left() -> None:
    """FI-3.1"""
    refuses_position(form(*SEATS, actions_left=0), "actions-miscounted")


@pytest.mark.parametrize(
    "rest",
    [
        {"phase": DRAWING, "cards_left": 1},
        {"phase": DRAWING, "steps_done": 2},
        {"phase": FLOODING, "cards_left": 3},
        {"phase": FLOODING, "steps_done": 2},
        {"phase": FLOODING, "steps_done": 1, "cards_left": 2},
    ],
)
def test_cards_drawn_and_cards_left_make_up_the_phase(rest: dict[str, Any]) -> None:
    """FI-5.1, FI-7.1"""
    refuses_position(form(*SEATS, **rest), "cards-left-miscounted")


@pytest.mark.parametrize("rest", [{}, {"phase": DRAWING}, {"phase": FLOODING}])
def test_nobody_swims_before_the_first_flood_card(rest: dict[str, Any]) -> None:
    """FI-7.4"""
    swimming = form(diver(IRON), pilot(LANDING), sunken=[IRON], swimming=[0], **rest)
    refuses_position(swimming, "nobody-can-swim-now")


def test_all_who_swim_come_from_one_tile() -> None:
    """FI-7.4"""
    seats = [diver(IRON), pilot(FOREST)]
    apart = form(*seats, phase=FLOODING, steps_done=1, sunken=[IRON, FOREST], swimming=[0, 1])
    refuses_position(apart, "swimmers-apart")


def test_no_pawn_stands_where_no_tile_is() -> None:
    """FI-7.4"""
    refuses_position(form(diver(IRON), pilot(LANDING), sunken=[IRON]), "pawn-on-sunken-tile")


def test_every_pawn_of_the_sinking_tile_has_to_swim() -> None:
    """FI-7.4"""
    half = form(diver(IRON), pilot(IRON), phase=FLOODING, steps_done=1, sunken=[IRON], swimming=[0])
    refuses_position(half, "pawn-on-sunken-tile")


def test_nobody_swims_on_land() -> None:
    """FI-7.4"""
    refuses_position(form(*SEATS, phase=FLOODING, steps_done=1, swimming=[0]), "swimmer-on-land")


@pytest.mark.parametrize(("hand", "discarding"), [(SIX_CARDS, None), (SIX_CARDS[:5], 0), ([], 0)])
def test_only_who_holds_six_cards_has_to_discard(hand: list[Card], discarding: int | None) -> None:
    """FI-5.4"""
    seats = [diver(MARSH, *hand), pilot(LANDING)]
    refuses_position(form(*seats, phase=DRAWING, steps_done=1, discarding=discarding), "hand-limit-broken")


def test_a_treasure_deck_that_has_run_out_is_renewed() -> None:
    """FI-5.3"""
    refuses_position(form(*SEATS, treasure_deck={}, treasure_discard=ALL_CARDS), "treasure-deck-not-renewed")


def test_a_flood_deck_that_has_run_out_is_renewed() -> None:
    """FI-7.6"""
    refuses_position(form(*SEATS, flood_deck=[[]], flood_discard=ALL_TILES), "flood-deck-not-renewed")
    refuses_position(form(*SEATS, flood_discard=ALL_TILES), "flood-deck-not-renewed")


@pytest.mark.parametrize("rest", [{"phase": OVER}, {"ending": "escaped"}, {"phase": DRAWING, "ending": "landing-lost"}])
def test_a_game_is_over_when_it_has_an_ending_and_only_then(rest: dict[str, Any]) -> None:
    """FI-8.1"""
    refuses_position(form(*SEATS, **rest), "ending-and-phase-disagree")


@pytest.mark.parametrize(
    "rest",
    [{"mark": 10}, {"sunken": [MOON, SUN]}, {"sunken": [MOON, SUN], "treasures_taken": ["wind", "fire", "ocean"]}],
)
def test_a_lost_game_is_over(rest: dict[str, Any]) -> None:
    """FI-8.2"""
    refuses_position(form(*SEATS, **rest), "should-have-ended")


def test_a_game_without_fools_landing_is_over() -> None:
    """FI-8.2"""
    refuses_position(form(diver(MARSH), pilot(MOON), sunken=[LANDING]), "should-have-ended")


@pytest.mark.parametrize("ending", ["treasure-lost", "landing-lost", "island-drowned"])
def test_a_game_is_not_lost_for_a_reason_that_is_not_on_the_table(ending: str) -> None:
    """FI-8.2"""
    refuses_position(form(*SEATS, phase=OVER, ending=ending), "cannot-have-ended-so")


def test_a_game_is_not_won_without_the_treasures() -> None:
    """FI-8.1"""
    refuses_position(form(pilot(LANDING), diver(LANDING), phase=OVER, ending="escaped"), "cannot-have-ended-so")


def test_a_game_is_not_won_away_from_fools_landing() -> None:
    """FI-8.1"""
    won = form(*SEATS, phase=OVER, ending="escaped", treasures_taken=ALL_TREASURES)
    refuses_position(won, "cannot-have-ended-so")


def test_no_adventurer_is_lost_while_all_stand_on_land() -> None:
    """FI-7.5"""
    refuses_position(form(*SEATS, phase=OVER, ending="adventurer-lost"), "cannot-have-ended-so")


def test_nobody_has_to_discard_in_the_flood_phase() -> None:
    """FI-5.4 No card arrives there."""
    discarding = form(diver(MARSH, *SIX_CARDS), pilot(LANDING), phase=FLOODING, steps_done=1, discarding=0)
    refuses_position(discarding, "nobody-can-discard-now")


def test_only_the_active_player_has_to_discard_while_treasure_cards_are_drawn() -> None:
    """FI-5.4"""
    discarding = form(diver(MARSH), pilot(LANDING, *SIX_CARDS), phase=DRAWING, steps_done=1, discarding=1)
    refuses_position(discarding, "nobody-can-discard-now")


@pytest.mark.parametrize("text", ["", "{", '{"game": "forbidden-island"}', '{"game": "forbidden-desert"}'])
def test_a_text_that_is_no_position_is_refused(text: str) -> None:
    """FI-2.1"""
    with pytest.raises(Impossible) as caught:
        GAME.decode(text, PositionForm)
    assert caught.value.code == "form-not-understood"


@pytest.mark.parametrize(
    "wrong",
    [
        {"mark": 0},
        {"mark": 11},
        {"actions_left": 4},
        {"flooded": ["atlantis"]},
        {"active": -1},
        {"rules": 2},
        {"adventurers": []},
        {"secret": 1},
    ],
)
def test_a_position_says_nothing_that_is_not_in_the_game(wrong: dict[str, Any]) -> None:
    """FI-1.1, FI-1.4"""
    said = msgspec.to_builtins(form(*SEATS)) | wrong
    with pytest.raises(Impossible) as caught:
        GAME.decode(msgspec.json.encode(said), PositionForm)
    assert caught.value.code == "form-not-understood"
