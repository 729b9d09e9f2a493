"""Positions as forms: read back as they were, and refused when no game could come to them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ostrov.games.forbidden_desert.forms import (
    Adventurer,
    Face,
    Ground,
    Part,
    Phase,
    Place,
    PositionForm,
    Role,
    StormCard,
    Tile,
)
from ostrov.kernel.refusals import Impossible
from tests.forbidden_desert.table import (
    ALL_PARTS,
    BLASTER,
    GAME,
    JET,
    OVER,
    PICKS_UP,
    STORMING,
    SUN,
    city,
    climber,
    dune,
    explorer,
    form,
    meteorologist,
    oasis,
    refuses_position,
)

P = Place
SEATS = [explorer(P.B2), meteorologist(P.D4)]


def changed(**rest: Any) -> PositionForm:
    return msgspec.structs.replace(form(*SEATS), **rest)


def test_a_position_is_read_back_as_it_was() -> None:
    """FD-2.6"""
    start = form(
        explorer(P.B2, BLASTER, JET, water=1, received=[JET]),
        meteorologist(P.B2, water=2, watered=[0], is_shielded=True),
        tiles={P.B2: city(Face.LAUNCH_PAD, 2, Part.DECK), P.D4: oasis(1, Face.MIRAGE)},
        parts_in_storm=[Part.ENGINE],
        storm_top=[SUN, StormCard.EAST_1],
        storm_under=[PICKS_UP] * 2,
        phase=STORMING,
    )
    position = GAME.read_position(start)
    assert GAME.read_position(GAME.show_position(position)).fields() == position.fields()


def test_long_rows_of_known_cards_keep_their_order() -> None:
    """FD-7.5"""
    cards = [StormCard(f"{way}-{n}") for way in ("north", "east", "south", "west") for n in (1, 2, 3)] * 2
    under = [card for card in cards if card.value[-1] != "3"][:16] + [SUN] * 4
    shown = GAME.show_position(GAME.read_position(form(*SEATS, storm_under=under)))
    assert isinstance(shown, PositionForm)
    assert shown.storm_under == under


@pytest.mark.parametrize("desert", [[], [[None] * 5] * 5, [[Tile()] * 5] * 5, [[Tile()] * 4] * 5])
def test_the_desert_is_five_by_five_with_one_storm(desert: list[list[Tile | None]]) -> None:
    """FD-2.1"""
    refuses_position(changed(desert=desert), "desert-misshapen")


def test_there_is_no_49th_marker_on_the_table() -> None:
    """FD-1.4"""
    refuses_position(form(*SEATS, tiles={P.B2: dune(25), P.D4: dune(24)}), "sand-overspent")


@pytest.mark.parametrize(
    "tile",
    [dune(0, Face.WELL), oasis(0, Face.GEAR), Tile(Ground.CRASH_SITE, Face.TUNNEL), Tile(None, None)],
)
def test_a_face_belongs_under_its_desert_face(tile: Tile) -> None:
    """FD-1.1"""
    refuses_position(form(*SEATS, tiles={P.B3: tile}), "face-misplaced")


def test_there_are_three_oases_and_one_crash_site() -> None:
    """FD-1.1"""
    refuses_position(form(*SEATS, tiles=dict.fromkeys([P.B2, P.B3, P.B4, P.D2], oasis())), "desert-faces-miscounted")
    crash = Tile(Ground.CRASH_SITE)
    refuses_position(form(*SEATS, tiles={P.B2: crash, P.B3: crash}), "desert-faces-miscounted")


def test_no_face_is_there_more_often_than_there_are_tiles_of_it() -> None:
    """FD-1.1"""
    twice = dict.fromkeys([P.B3, P.B4], city(Face.LAUNCH_PAD))
    refuses_position(form(*SEATS, tiles=twice), "city-faces-miscounted")


def test_a_part_is_in_one_place() -> None:
    """FD-5.3"""
    tiles = {P.B3: dune(0, None, Part.DECK)}
    refuses_position(form(*SEATS, tiles=tiles, parts_taken=[Part.DECK]), "city-faces-miscounted")
    clues = {P.B4: city(Face.DECK_ROW), P.D2: city(Face.DECK_COLUMN)}
    refuses_position(form(*SEATS, tiles=tiles | clues, parts_taken=[Part.DECK]), "part-twice")


def test_a_part_comes_with_both_its_clues_and_at_once() -> None:
    """FD-5.3"""
    refuses_position(changed(parts_taken=[Part.DECK]), "part-before-its-clues")
    clues = {P.B4: city(Face.DECK_ROW), P.D2: city(Face.DECK_COLUMN)}
    refuses_position(form(*SEATS, tiles=clues), "part-missing")


def test_adventurers_are_different_and_on_a_tile() -> None:
    """FD-2.3"""
    refuses_position(form(explorer(P.B2), explorer(P.B2)), "role-twice")
    refuses_position(form(explorer(P.B2), Adventurer(None, P.B2)), "role-missing")
    refuses_position(form(explorer(P.B2), Adventurer(Role.CLIMBER)), "pawn-misplaced")
    refuses_position(form(explorer(P.C3), climber(P.B2)), "pawn-misplaced")


def test_no_canteen_is_overfull() -> None:
    """FD-1.6"""
    refuses_position(form(explorer(P.B2), climber(P.B2, water=4)), "canteen-overfull")


def test_there_are_twelve_gear_cards_and_each_turned_tile_has_taken_one() -> None:
    """FD-1.3, FD-5.1"""
    many = form(explorer(P.B2, *[BLASTER] * 4), climber(P.B2))
    refuses_position(many, "gear-miscounted")
    refuses_position(changed(gear_deck={BLASTER: 3}), "gear-deck-mismatched")
    got = form(explorer(P.B2, received=[JET]), climber(P.B2))
    refuses_position(got, "gear-received-not-held")


def test_there_are_31_storm_cards() -> None:
    """FD-1.2"""
    refuses_position(form(*SEATS, storm_top=[PICKS_UP] * 4), "storm-card-miscounted")
    refuses_position(form(*SEATS, storm_deck={SUN: 4}), "storm-card-miscounted")


@pytest.mark.parametrize("rest", [{"active": 2}, {"gone_on": [2]}])
def test_nobody_is_named_who_does_not_play(rest: dict[str, Any]) -> None:
    """FD-2.3"""
    refuses_position(form(*SEATS, **rest), "seat-out-of-range")
    refuses_position(form(explorer(P.B2, watered=[3]), climber(P.B2)), "seat-out-of-range")


def test_the_meter_has_no_tick_beyond_the_skull() -> None:
    """FD-1.5"""
    refuses_position(form(*SEATS, tick=15), "tick-off-the-meter")


def test_what_is_left_makes_up_the_turn() -> None:
    """FD-3.1, FD-8.1"""
    refuses_position(form(*SEATS, actions_left=0), "actions-miscounted")
    refuses_position(form(*SEATS, phase=STORMING, cards_left=3), "cards-left-miscounted")
    refuses_position(form(*SEATS, phase=STORMING, steps_done=2), "cards-left-miscounted")
    refuses_position(form(*SEATS, phase=STORMING, cards_skipped=1, cards_left=2), "cards-left-miscounted")


def test_an_empty_storm_deck_is_renewed() -> None:
    """FD-8.6"""
    winds = {StormCard(f"{way}-{n}"): 4 - n for way in ("north", "east", "south", "west") for n in (1, 2, 3)}
    discard = winds | {SUN: 4, PICKS_UP: 3}
    refuses_position(form(*SEATS, storm_discard=discard), "storm-deck-not-renewed")


@pytest.mark.parametrize(
    "rest",
    [
        {"pending": "turning-up", "phase": STORMING},
        {"pending": "turning-up", "tiles": {P.B2: dune(1)}},
        {"pending": "drawing-gear"},
        {"pending": "scoping"},
        {"pending": "scoping", "scoped": P.E5},
        {"pending": "revealing"},
        {"pending": "putting-under", "active": 1},
        {"scoped": P.B2},
    ],
)
def test_what_has_been_begun_could_have_been_begun(rest: dict[str, Any]) -> None:
    """FD-4.4, FD-5.1, FD-6.4, FD-7.5"""
    wrong = form(*SEATS, **rest)
    if rest.get("pending") == "drawing-gear":
        refuses_position(wrong, "gear-deck-mismatched")
    else:
        refuses_position(wrong, "pending-impossible")


def test_a_gear_card_is_drawn_only_on_gear() -> None:
    """FD-5.1"""
    wrong = form(*SEATS, tiles={P.B4: city(Face.GEAR)}, pending="drawing-gear")
    refuses_position(wrong, "pending-impossible")


@pytest.mark.parametrize("rest", [{"phase": OVER}, {"ending": "escaped"}])
def test_a_game_is_over_when_it_has_an_ending_and_only_then(rest: dict[str, Any]) -> None:
    """FD-9.1"""
    refuses_position(form(*SEATS, **rest), "ending-and-phase-disagree")


def test_a_finished_game_is_over() -> None:
    """FD-9.1, FD-9.2"""
    refuses_position(form(*SEATS, tick=14), "should-have-ended")
    home = form(explorer(P.B2), climber(P.B2), tiles={P.B2: city(Face.LAUNCH_PAD)}, parts_taken=ALL_PARTS)
    refuses_position(home, "should-have-ended")


@pytest.mark.parametrize("ending", ["escaped", "died-of-thirst", "buried-in-sand", "swept-away"])
def test_a_game_has_not_ended_for_a_reason_that_is_not_on_the_table(ending: str) -> None:
    """FD-9.1, FD-9.2"""
    refuses_position(form(*SEATS, phase=OVER, ending=ending), "cannot-have-ended-so")


@pytest.mark.parametrize(
    "wrong",
    [{"tick": 0}, {"tick": 17}, {"actions_left": 7}, {"active": -1}, {"rules": 1}, {"adventurers": []}, {"secret": 1}],
)
def test_a_position_says_nothing_that_is_not_in_the_game(wrong: dict[str, Any]) -> None:
    """FD-1.5, FD-3.1"""
    said = msgspec.to_builtins(form(*SEATS)) | wrong
    with pytest.raises(Impossible) as caught:
        GAME.decode(msgspec.json.encode(said), PositionForm)
    assert caught.value.code == "form-not-understood"


def setting_up(phase: Phase, steps_done: int = 0, sand: int = 1, **rest: Any) -> PositionForm:
    """Two seats before the first turn: tiles laid, the explorer dealt if that has begun."""
    diamond = {P.C1, P.B2, P.D2, P.A3, P.E3, P.B4, P.D4, P.C5}
    tiles = {place: dune(sand) for place in diamond} | rest.pop("tiles", {})
    dealt = steps_done if phase == Phase.DEALING_ADVENTURERS else 2
    pawns = [explorer(P.E5), climber(P.E5)][:dealt] + [Adventurer(None, None, 0)] * (2 - dealt)
    return form(*rest.pop("pawns", pawns), tiles=tiles, phase=phase, steps_done=steps_done, **{"turn": 0, **rest})


CHOOSING, DEALING = Phase.CHOOSING_FIRST_SEAT, Phase.DEALING_ADVENTURERS


@pytest.mark.parametrize("position", [setting_up(CHOOSING), setting_up(DEALING), setting_up(DEALING, 1)])
def test_a_position_of_the_set_up_is_read_back_as_it_was(position: PositionForm) -> None:
    """FD-2.3"""
    read = GAME.read_position(position)
    assert GAME.read_position(GAME.show_position(read)).fields() == read.fields()


@pytest.mark.parametrize("tiles", [{P.B1: dune(1)}, {P.C1: dune()}, {P.C1: dune(2)}])
def test_the_first_sand_lies_in_its_diamond(tiles: dict[Place, Tile]) -> None:
    """FD-2.2"""
    refuses_position(setting_up(CHOOSING, tiles=tiles), "setup-sand")


def test_there_is_no_sand_while_tiles_are_laid() -> None:
    """FD-2.2"""
    bare = GAME.show_position(GAME.start(2, GAME.options({}, 2)))
    assert isinstance(bare, PositionForm)
    assert GAME.read_position(bare)
    desert = [list(row) for row in bare.desert]
    desert[0][0] = dune(1)
    refuses_position(msgspec.structs.replace(bare, desert=desert), "setup-sand")
    desert[0][0] = Tile(Ground.CRASH_SITE)
    refuses_position(msgspec.structs.replace(bare, desert=desert), "desert-faces-miscounted")


@pytest.mark.parametrize("one", [climber(P.A1), climber(P.E5, water=2)])
def test_everybody_starts_on_the_crash_site_with_a_full_canteen(one: Adventurer) -> None:
    """FD-2.3"""
    refuses_position(setting_up(CHOOSING, pawns=[explorer(P.E5), one]), "setup-pawn")


def test_adventurers_are_dealt_one_after_another_or_chosen_for_all() -> None:
    """FD-2.3"""
    pawns = [explorer(P.E5), Adventurer(Role.CLIMBER, None, 0)]
    refuses_position(setting_up(DEALING, 1, pawns=pawns), "setup-roles")


@pytest.mark.parametrize(
    "rest",
    [
        {"turn": 1},
        {"active": 1},
        {"tick": 5},
        {"storm_top": [SUN]},
        {"storm_discard": {SUN: 1}},
        {"tiles": {P.B1: dune(0, Face.LAUNCH_PAD)}},
        {"tiles": {P.B1: dune(0, Face.GEAR)}},
        {"tiles": {P.B1: city(Face.LAUNCH_PAD)}},
        {"storm": P.B1},
        {"pawns": [explorer(P.E5, watered=[1]), climber(P.E5)]},
        {"pawns": [explorer(P.E5, is_shielded=True), climber(P.E5)]},
    ],
)
def test_nothing_has_been_done_before_the_first_turn(rest: dict[str, Any]) -> None:
    """FD-2.5, FD-2.6"""
    refuses_position(setting_up(CHOOSING, **rest), "setup-begun")


def test_steps_are_done_only_in_phases_that_have_them() -> None:
    """FD-2.3, FD-3.1"""
    refuses_position(form(*SEATS, steps_done=1), "steps-miscounted")
    refuses_position(setting_up(CHOOSING, 1), "steps-miscounted")


def test_only_the_meteorologist_has_skipped_cards() -> None:
    """FD-7.4"""
    refuses_position(form(*SEATS, cards_skipped=1), "cards-left-miscounted")
    assert GAME.read_position(form(*SEATS, cards_skipped=1, active=1))


def test_who_has_gone_on_could_have_done_something() -> None:
    """FD-3.2"""
    refuses_position(form(*SEATS, phase=STORMING, gone_on=[0]), "gone-on-for-nothing")
    equipped = [explorer(P.B2, JET), meteorologist(P.D4, JET)]
    assert GAME.read_position(form(*equipped, phase=STORMING, gone_on=[0, 1]))
    refuses_position(form(*equipped, gone_on=[0]), "gone-on-for-nothing")
    assert GAME.read_position(form(*equipped, gone_on=[1]))
