"""Chapter 5: drawing treasure cards."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_island.forms import (
    Card,
    CardDiscarded,
    CardDrawn,
    Discard,
    DrawFlood,
    FloodCardsReturned,
    FlyOff,
    Give,
    GoOn,
    Lift,
    Lifted,
    Move,
    Sandbag,
    Sandbagged,
    Stop,
    TreasureDeckRenewed,
    WaterRose,
)
from ostrov.kernel.game import Prompt
from ostrov.kernel.position import CHANCE
from tests.forbidden_island.table import (
    ACTING,
    ALL_TILES,
    ALL_TREASURES,
    DRAWING,
    EARTH,
    FIRE,
    FLOODING,
    FOREST,
    GAME,
    IRON,
    LAGOON,
    LANDING,
    LIFT,
    MARSH,
    MOON,
    OCEAN,
    SANDBAGS,
    SILVER,
    SUN,
    WATERS_RISE,
    WIND,
    diver,
    engineer,
    messenger,
    pilot,
    table,
)

ALL_CARDS = {EARTH: 5, WIND: 5, FIRE: 5, OCEAN: 5, LIFT: 3, SANDBAGS: 2, WATERS_RISE: 3}


def all_but(*cards: Card) -> dict[Card, int]:
    """Every treasure card except these."""
    return {card: number - cards.count(card) for card, number in ALL_CARDS.items() if number > cards.count(card)}


def test_two_treasure_cards_are_drawn_one_at_a_time() -> None:
    """FI-5.1"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING)
    t.draw(EARTH)
    assert t.events == [CardDrawn(0, EARTH)]
    assert (t.hand(0), t.now.phase) == ([EARTH], DRAWING)
    t.draw(FIRE)
    assert (t.hand(0), t.now.phase) == ([EARTH, FIRE], FLOODING)


def test_no_third_treasure_card_is_drawn() -> None:
    """FI-5.1"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING)
    t.draw(EARTH, WIND)
    assert t.treasure_cards_that_may_come() == set()
    assert t.flood_cards_that_may_come() == set(ALL_TILES)


def test_only_a_card_of_the_deck_is_drawn() -> None:
    """FI-5.1"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, treasure_discard=all_but(EARTH, WIND))
    assert t.treasure_cards_that_may_come() == {EARTH, WIND}


def test_drawing_is_not_skipped_by_a_full_hand() -> None:
    """FI-5.1"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING))
    t.play(0, Stop())
    t.draw(FIRE)
    assert t.hand(0) == [EARTH, EARTH, WIND, WIND, FIRE, FIRE]


# Waters Rise!


def test_waters_rise_moves_the_marker_and_puts_the_flood_discard_on_top() -> None:
    """FI-5.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, mark=2, flood_discard=[MOON, SUN])
    t.draw(WATERS_RISE)
    assert t.events == [CardDrawn(0, WATERS_RISE), WaterRose(0, 3, 3), FloodCardsReturned(2)]
    deck = t.now.flood_deck or []
    assert (t.now.mark, t.now.flood_discard, deck[0], len(deck[1])) == (3, [], [MOON, SUN], 22)


def test_the_returned_flood_cards_come_before_all_others() -> None:
    """FI-5.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, steps_done=1, mark=2, flood_discard=[MOON, SUN])
    t.draw(WATERS_RISE)
    assert t.flood_cards_that_may_come() == {MOON, SUN}
    t.flood(SUN)
    assert t.flood_cards_that_may_come() == {MOON}
    t.flood(MOON)
    assert t.flood_cards_that_may_come() == set(ALL_TILES) - {MOON, SUN}


def test_the_flood_deck_beneath_is_not_shuffled_into_the_returned_cards() -> None:
    """FI-5.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, steps_done=1, flood_discard=[MOON, SUN])
    t.draw(WATERS_RISE)
    t.refuses(CHANCE, DrawFlood(LAGOON), "cannot-come-up", "FI-2.7")


def test_waters_rise_goes_to_the_treasure_discard_and_into_nobodys_hand() -> None:
    """FI-5.2"""
    t = table(diver(MARSH, EARTH), pilot(LANDING), phase=DRAWING)
    t.draw(WATERS_RISE)
    assert (t.hand(0), t.now.treasure_discard) == ([EARTH], {WATERS_RISE: 1})


def test_waters_rise_is_not_replaced_by_another_card() -> None:
    """FI-5.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING)
    t.draw(WATERS_RISE, EARTH)
    assert (t.hand(0), t.now.phase) == ([EARTH], FLOODING)


def test_with_an_empty_flood_discard_only_the_marker_moves() -> None:
    """FI-5.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING)
    before = t.now.flood_deck
    t.draw(WATERS_RISE)
    assert t.events == [CardDrawn(0, WATERS_RISE), WaterRose(0, 2, 2)]
    assert (t.now.mark, t.now.flood_deck) == (2, before)


def test_two_waters_rise_in_one_draw_move_the_marker_twice_and_return_the_discard_once() -> None:
    """FI-5.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, mark=4, flood_discard=[MOON, SUN])
    t.draw(WATERS_RISE)
    t.draw(WATERS_RISE)
    assert t.events == [CardDrawn(0, WATERS_RISE), WaterRose(0, 6, 4)]
    assert [len(layer) for layer in t.now.flood_deck or []] == [2, 22]
    assert (t.now.phase, t.now.cards_left, t.now.treasure_discard) == (FLOODING, 4, {WATERS_RISE: 2})


def test_a_second_waters_rise_some_turns_later_lays_its_cards_on_top_again() -> None:
    """FI-5.2"""
    layers = [[MOON], [tile for tile in ALL_TILES if tile not in (MOON, SUN)]]
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, flood_deck=layers, flood_discard=[SUN])
    t.draw(WATERS_RISE)
    assert (t.now.flood_deck or [])[:2] == [[SUN], [MOON]]


def test_the_new_rate_holds_this_very_turn() -> None:
    """FI-5.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, steps_done=1, mark=2)
    t.draw(WATERS_RISE)
    t.flood(MOON, SUN)
    assert (t.now.phase, t.now.cards_left) == (FLOODING, 1)
    t.flood(IRON)
    assert (t.now.phase, t.now.active) == (ACTING, 1)


def test_waters_rise_counts_towards_no_hand_limit() -> None:
    """FI-5.2"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING), phase=DRAWING)
    t.draw(WATERS_RISE)
    assert t.now.discarding is None
    assert t.is_chance_awaited


def test_a_flood_card_returned_to_the_top_may_sink_its_flooded_tile() -> None:
    """FI-5.2"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, steps_done=1, flooded=[MOON], flood_discard=[MOON])
    t.draw(WATERS_RISE)
    t.flood(MOON)
    assert t.now.sunken == [MOON]


# The deck runs out


def test_when_the_last_treasure_card_is_drawn_the_discard_becomes_the_new_deck_at_once() -> None:
    """FI-5.3"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, steps_done=1, treasure_discard=all_but(EARTH))
    t.draw(EARTH)
    assert t.events == [CardDrawn(0, EARTH), TreasureDeckRenewed(27)]
    assert (t.now.treasure_deck, t.now.treasure_discard) == (all_but(EARTH), {})


def test_in_mid_draw_the_second_card_comes_from_the_new_deck() -> None:
    """FI-5.3"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, treasure_discard=all_but(EARTH))
    t.draw(EARTH)
    assert t.treasure_cards_that_may_come() == set(Card)
    t.draw(WIND)
    assert (t.hand(0), t.now.phase) == ([EARTH, WIND], FLOODING)


def test_a_last_card_kept_in_hand_is_not_in_the_new_deck() -> None:
    """FI-5.3"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, treasure_discard=all_but(LIFT))
    t.draw(LIFT)
    assert (t.hand(0), (t.now.treasure_deck or {})[LIFT]) == ([LIFT], 2)


def test_a_last_card_waters_rise_is_shuffled_into_the_new_deck() -> None:
    """FI-5.3"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, treasure_discard=all_but(WATERS_RISE))
    t.draw(WATERS_RISE)
    assert t.events[-1] == TreasureDeckRenewed(28)
    assert (t.now.treasure_deck, t.now.treasure_discard) == (ALL_CARDS, {})


def test_the_deck_is_renewed_only_after_the_hand_limit_discard_which_it_includes() -> None:
    """FI-5.3"""
    hand = [EARTH, EARTH, WIND, WIND, FIRE]
    t = table(diver(MARSH, *hand), pilot(LANDING), phase=DRAWING, treasure_discard=all_but(*hand, FIRE))
    t.draw(FIRE)
    assert (t.now.treasure_deck, t.events) == ({}, [CardDrawn(0, FIRE)])
    t.play(0, Discard(FIRE))
    assert t.events == [CardDiscarded(0, FIRE), TreasureDeckRenewed(23)]
    assert (t.now.treasure_deck or {})[FIRE] == 4


def test_a_special_card_played_for_the_hand_limit_is_in_the_new_deck_too() -> None:
    """FI-5.3"""
    hand = [EARTH, EARTH, WIND, WIND, LIFT]
    t = table(diver(MARSH, *hand), pilot(LANDING), phase=DRAWING, treasure_discard=all_but(*hand, FIRE))
    t.play(0, GoOn())
    t.draw(FIRE)
    t.play(0, Lift([0], MOON))
    assert t.events == [Lifted(0, [0], MARSH, MOON), TreasureDeckRenewed(23)]
    assert (t.now.treasure_deck or {})[LIFT] == 3


def test_a_special_card_played_after_the_renewal_lies_in_the_fresh_discard() -> None:
    """FI-5.3"""
    t = table(diver(MARSH), pilot(LANDING, LIFT), phase=DRAWING, steps_done=1, treasure_discard=all_but(EARTH, LIFT))
    t.play(1, GoOn())
    t.draw(EARTH)
    t.play(1, Lift([0], MOON))
    assert t.now.treasure_discard == {LIFT: 1}


def test_the_treasure_deck_is_not_renewed_while_a_card_is_left() -> None:
    """FI-5.3"""
    t = table(diver(MARSH), pilot(LANDING), phase=DRAWING, treasure_discard=all_but(EARTH, WIND))
    t.draw(EARTH)
    assert t.events == [CardDrawn(0, EARTH)]
    assert t.treasure_cards_that_may_come() == {WIND}


# The hand limit


def test_a_sixth_card_is_discarded_down_to_five() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING), phase=DRAWING)
    t.draw(OCEAN)
    assert (t.awaited, t.now.discarding) == ([0], 0)
    assert GAME.prompt(t.referee.position, 0) == Prompt("discard", {})
    t.play(0, Discard(WIND))
    assert t.events == [CardDiscarded(0, WIND)]
    assert (t.hand(0), t.now.treasure_discard) == ([EARTH, EARTH, WIND, FIRE, OCEAN], {WIND: 1})
    assert (t.now.discarding, t.is_chance_awaited) == (None, True)


def test_the_card_just_drawn_may_be_the_one_discarded() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING), phase=DRAWING)
    t.draw(OCEAN)
    t.play(0, Discard(OCEAN))
    assert t.hand(0) == [EARTH, EARTH, WIND, WIND, FIRE]


def test_the_limit_is_checked_after_each_drawn_card() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING), phase=DRAWING)
    t.draw(OCEAN)
    assert t.treasure_cards_that_may_come() == set()
    t.play(0, Discard(OCEAN))
    t.draw(FIRE)
    assert (t.now.discarding, t.now.phase) == (0, DRAWING)
    t.play(0, Discard(FIRE))
    assert t.now.phase == FLOODING


def test_special_cards_count_towards_the_limit() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, LIFT, LIFT, SANDBAGS, EARTH, EARTH), pilot(LANDING), phase=DRAWING, gone_on=[0])
    t.draw(SANDBAGS)
    assert t.now.discarding == 0


def test_five_cards_are_within_the_limit() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND), pilot(LANDING), phase=DRAWING)
    t.draw(OCEAN)
    assert t.now.discarding is None
    t.refuses(0, Discard(OCEAN), "hand-within-limit", "FI-5.4")


def test_nobody_discards_of_his_own_accord() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, EARTH, SANDBAGS), pilot(LANDING, WIND))
    t.refuses(0, Discard(EARTH), "hand-within-limit", "FI-5.4")
    t.refuses(1, Discard(WIND), "hand-within-limit", "FI-5.4")


def test_nobody_discards_a_card_he_does_not_hold() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING), phase=DRAWING)
    t.draw(FIRE)
    t.refuses(0, Discard(OCEAN), "card-not-held", "FI-5.4")
    t.refuses(0, Discard(WATERS_RISE), "card-not-held", "FI-5.4")


def test_who_is_given_a_sixth_card_discards_on_anothers_turn() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, FIRE), pilot(MARSH, EARTH, EARTH, WIND, WIND, OCEAN))
    t.play(0, Give(FIRE, 1))
    assert (t.awaited, t.now.discarding) == ([1], 1)
    t.play(1, Discard(OCEAN))
    assert t.hand(1) == [EARTH, EARTH, WIND, WIND, FIRE]
    assert (t.awaited, t.now.actions_left) == ([0], 2)


def test_a_discard_after_the_last_action_comes_before_the_treasure_cards() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, FIRE), pilot(MARSH, EARTH, EARTH, WIND, WIND, OCEAN), actions_left=1)
    t.play(0, Give(FIRE, 1))
    assert (t.now.phase, t.is_chance_awaited) == (ACTING, False)
    t.play(1, Discard(FIRE))
    assert (t.now.phase, t.is_chance_awaited) == (DRAWING, True)


def test_the_messenger_may_fill_a_hand_beyond_the_limit_from_afar() -> None:
    """FI-5.4"""
    t = table(messenger(MARSH, FIRE), pilot(SUN, EARTH, EARTH, WIND, WIND, OCEAN))
    t.play(0, Give(FIRE, 1))
    assert t.now.discarding == 1


def test_nothing_else_goes_on_before_the_discard() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, FIRE), pilot(MARSH, EARTH, EARTH, WIND, WIND, OCEAN))
    t.play(0, Give(FIRE, 1))
    t.refuses(0, Move(LAGOON), "another-discards-first", "FI-5.4")
    t.refuses(0, Stop(), "another-discards-first", "FI-5.4")
    t.refuses(1, GoOn(), "discard-first", "FI-5.4")
    t.refuses(1, Move(LAGOON), "discard-first", "FI-5.4")


def test_no_card_is_drawn_before_the_discard() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING), phase=DRAWING)
    t.draw(FIRE)
    assert not t.is_chance_awaited
    assert t.actions(CHANCE) == []


def test_nobody_else_plays_a_card_while_one_discards() -> None:
    """FI-5.4"""
    hand = [EARTH, EARTH, WIND, WIND, FIRE]
    t = table(diver(MARSH, *hand), pilot(LANDING, LIFT, SANDBAGS), phase=DRAWING, flooded=[LAGOON], gone_on=[1])
    t.draw(FIRE)
    t.refuses(1, Lift([0], MOON), "another-discards-first", "FI-5.4")
    t.refuses(1, Sandbag(LAGOON), "another-discards-first", "FI-5.4")
    t.refuses(1, Discard(LIFT), "another-discards-first", "FI-5.4")
    t.play(0, Discard(FIRE))
    assert t.awaited == [1]


@pytest.mark.parametrize("card", [LIFT, SANDBAGS])
def test_a_special_card_may_be_discarded_without_effect(card: Card) -> None:
    """FI-5.4"""
    hand = [EARTH, EARTH, WIND, WIND, card]
    t = table(diver(MARSH, *hand), pilot(LANDING), phase=DRAWING, flooded=[LAGOON], gone_on=[0])
    t.draw(FIRE)
    t.play(0, Discard(card))
    assert (t.now.treasure_discard, t.now.flooded, t.at(0)) == ({card: 1}, [LAGOON], MARSH)


def test_a_lift_may_be_played_instead_of_discarding() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING), phase=DRAWING)
    t.draw(LIFT)
    t.play(0, Lift([1], MOON))
    assert t.events == [Lifted(0, [1], LANDING, MOON)]
    assert (t.at(1), t.now.discarding, t.now.treasure_discard) == (MOON, None, {LIFT: 1})


def test_sandbags_may_be_played_instead_of_discarding() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING), phase=DRAWING, flooded=[LAGOON])
    t.draw(SANDBAGS)
    t.play(0, Sandbag(LAGOON))
    assert t.events == [Sandbagged(0, LAGOON)]
    assert (t.now.flooded, t.now.discarding, t.now.treasure_discard) == ([], None, {SANDBAGS: 1})


def test_sandbags_may_be_played_instead_of_discarding_after_the_last_treasure_card() -> None:
    """FI-5.4"""
    hand = [EARTH, EARTH, WIND, WIND, FIRE]
    t = table(diver(MARSH, *hand), pilot(LANDING), phase=DRAWING, steps_done=1, flooded=[LAGOON])
    t.draw(SANDBAGS)
    t.play(0, Sandbag(LAGOON))
    assert (t.now.flooded, t.now.phase) == ([], FLOODING)


def test_a_special_card_is_played_for_the_limit_on_anothers_turn_too() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, FIRE), pilot(MARSH, EARTH, EARTH, WIND, WIND, LIFT), engineer(IRON))
    t.play(0, Give(FIRE, 1))
    t.play(1, Lift([0, 1], FOREST))
    assert (t.at(0), t.at(1), t.now.active, t.now.actions_left) == (FOREST, FOREST, 0, 2)


def test_sandbags_that_can_take_no_effect_can_only_be_discarded() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING), phase=DRAWING, sunken=[SILVER])
    t.draw(SANDBAGS)
    t.refuses(0, Sandbag(LAGOON), "tile-is-dry", "FI-6.3")
    t.refuses(0, Sandbag(SILVER), "tile-is-sunken", "FI-6.3")
    t.play(0, Discard(SANDBAGS))
    assert t.now.treasure_discard == {SANDBAGS: 1}


def test_a_winning_lift_may_be_played_instead_of_discarding() -> None:
    """FI-5.4"""
    hand = [EARTH, EARTH, WIND, WIND, FIRE]
    t = table(diver(LANDING, *hand), pilot(LANDING), phase=DRAWING, treasures_taken=ALL_TREASURES)
    t.draw(LIFT)
    t.play(0, FlyOff())
    assert t.ending == ("escaped", "FI-8.1")


def test_a_lift_that_cannot_win_does_not_win_as_a_discard() -> None:
    """FI-5.4"""
    t = table(diver(LANDING, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING), phase=DRAWING)
    t.draw(LIFT)
    t.refuses(0, FlyOff(), "treasures-missing", "FI-8.1")


def test_nobody_at_the_limit_plays_a_special_card_he_does_not_hold() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING), phase=DRAWING, flooded=[LAGOON])
    t.draw(FIRE)
    t.refuses(0, Lift([0], MOON), "card-not-held", "FI-6.1")
    t.refuses(0, Sandbag(LAGOON), "card-not-held", "FI-6.1")


def test_one_card_brings_the_hand_within_the_limit_and_no_second_is_discarded() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING), phase=DRAWING)
    t.draw(FIRE)
    t.play(0, Discard(FIRE))
    t.refuses(0, Discard(FIRE), "hand-within-limit", "FI-5.4")


def test_giving_a_card_away_brings_no_discard_to_the_giver() -> None:
    """FI-5.4"""
    t = table(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(MARSH))
    t.play(0, Give(FIRE, 1))
    assert t.now.discarding is None
