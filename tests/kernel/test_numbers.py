"""Bit sets, piles, rows and dice: small pieces that everything rests on."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ostrov.kernel import bits, piles
from ostrov.kernel.dice import Dice, mixed
from ostrov.kernel.rows import Rows

sets = st.sets(st.integers(0, 61))
hands = st.lists(st.integers(0, 14), max_size=15)


@given(sets)
def test_a_set_counts_and_lists_its_members(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert bits.count(mask) == len(numbers)
    assert bits.members(mask) == sorted(numbers)
    assert [bits.nth(mask, n) for n in range(len(numbers))] == sorted(numbers)


@given(st.integers(0, 61))
def test_a_single_bit_is_right_beyond_thirty_two_places(member: int) -> None:
    assert bits.bit(member) == 2**member
    assert bits.lowest(bits.bit(member)) == member


@given(hands)
def test_a_pile_knows_its_cards(kinds: list[int]) -> None:
    pile = piles.pile_of(kinds)
    assert piles.size(pile) == len(kinds)
    assert piles.kinds_in(pile) == sorted(kinds)
    assert [piles.how_many(pile, kind) for kind in range(15)] == [kinds.count(kind) for kind in range(15)]
    assert [piles.kind_at(pile, n) for n in range(len(kinds))] == sorted(kinds)


@given(hands, sets)
def test_rows_list_sets_once_each_and_piles_by_weight(kinds: list[int], numbers: set[int]) -> None:
    rows = Rows()
    rows.add(1000, sum(1 << number for number in numbers))
    rows.add_one(2000)
    rows.add_pile(3000, piles.pile_of(kinds))
    expected = [(1000 + number, 1) for number in sorted(numbers)] + [(2000, 1)]
    expected += [(3000 + kind, number) for kind, number in sorted(Counter(kinds).items())]
    assert rows.weighted() == expected
    assert rows.total == len(numbers) + 1 + len(kinds)


def test_cleared_rows_are_empty() -> None:
    rows = Rows()
    rows.add(5, 0b1011)
    rows.clear()
    assert rows.weighted() == []
    assert rows.total == 0


@given(st.integers(0, 2**256 - 1), st.integers(1, 2**31))
def test_dice_stay_below_and_repeat_with_their_seed(seed: int, n: int) -> None:
    first, second = Dice(seed), Dice(seed)
    thrown = [first.below(n) for _ in range(20)]
    assert all(0 <= number < n for number in thrown)
    assert thrown == [second.below(n) for _ in range(20)]


def test_dice_show_each_face_about_as_often() -> None:
    dice = Dice(7)
    faces = Counter(dice.below(6) for _ in range(60_000))
    assert all(9_500 < faces[face] < 10_500 for face in range(6))


def test_neighbouring_seeds_and_numbers_give_unlike_dice() -> None:
    firsts = Counter(Dice(seed, number).below(6) for seed in range(100) for number in range(60))
    assert all(850 < firsts[face] < 1_150 for face in range(6))
    assert len({mixed(seed, number) for seed in range(50) for number in range(50)}) == 2_500


def test_every_bit_of_a_long_seed_matters() -> None:
    assert len({mixed(1 << bit) for bit in range(128)}) == 128
