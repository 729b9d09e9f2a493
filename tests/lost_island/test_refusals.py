"""Every reason for which the rules refuse an action, each with a situation that provokes it; none is left out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostrov.games.lost_island.forms import (
    CallOrder,
    ChooseFirst,
    DealRumour,
    Draw,
    Name,
    Roll,
    Rumour,
    SetAside,
    Take,
    WaiveOrder,
)
from ostrov.kernel.game import Form
from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Refusal
from ostrov.words import LANGUAGES, Words
from tests.lost_island.table import (
    ASKING,
    DRAWING_AGAIN,
    FORESTS,
    GAME,
    MOUNTAINS,
    OVER,
    ROLLING,
    ROLLING_AGAIN,
    RUINS,
    SETTING_ASIDE,
    TAKING,
    Table,
    drawing,
    full,
    new_table,
    player,
    table,
)
from tests.test_words import raised, sources


def choosing_first() -> Table:
    return new_table(2, rumours="calm-island")


def rolling() -> Table:
    return table(player(), player(), phase=ROLLING)


def rolling_again() -> Table:
    return table(player("..F"), phase=ROLLING_AGAIN)


def naming() -> Table:
    """Seat 0 has used up its forests."""
    return table(player(uses={RUINS: 1}), player())


def taking() -> Table:
    return table(player(), player(), phase=TAKING, terrain=FORESTS)


def setting_aside() -> Table:
    return table(player("..F"), phase=SETTING_ASIDE, dice=[2, 5])


def drawing_again() -> Table:
    return table(player("..F", number=2), phase=DRAWING_AGAIN, terrain=RUINS)


def others_choosing() -> Table:
    """Seat 0 draws four forests, seat 1 has drawn all its two, seat 2 has no die yet; a 2 and a 5 lie there."""
    two = player("", "", "---FF", number=2, new=["d3", "e3"])
    return drawing(player("", "", "---M", number=4), two, player("", "", "---M"))


def in_order() -> Table:
    """Seat 1 has no room for the 5, so that it waits for seat 0."""
    return drawing(player(number=2), full(), is_in_order=True)


def asking() -> Table:
    """Seat 1 has no room for the 5 and needs no order; seat 0 has not said."""
    question = {"phase": ASKING, "terrain": FORESTS, "dice": [2, 5], "last_turn_in_order": "on-demand"}
    return table(player(number=2), full(), waived=[1], **question)


def begun() -> Table:
    """Seat 0 has drawn f3, the first of two cells."""
    return drawing(player("", "", "--MMMF", number=2, new=["f3"]), player())


def tight() -> Table:
    """Seat 0 draws three; e4 and f4 are a hole of two."""
    return drawing(full(number=3), player())


def stuck() -> Table:
    return drawing(full(number=5, is_stuck=True), player(), is_in_order=True)


def uses_spent() -> Table:
    return table(player(uses={}), player(), phase=OVER, ending="uses-spent")


def somebody_stuck() -> Table:
    return table(full(is_stuck=True), player(), phase=OVER, ending="somebody-stuck")


Situation = tuple[Callable[[], Table], int, Form, str, str]

SITUATIONS: list[Situation] = [
    (lambda: new_table(2), CHANCE, Roll([1, 2, 3]), "cannot-come-up", "LI-3.1"),
    (choosing_first, CHANCE, DealRumour(Rumour.WATCHERS), "cannot-come-up", "LI-3.3"),
    (rolling, CHANCE, Roll([3, 4]), "cannot-come-up", "LI-4.1"),
    (rolling_again, CHANCE, Roll([1, 2, 3]), "cannot-come-up", "LI-9.2"),
    (taking, CHANCE, Take(4, 4), "cannot-come-up", "LI-4.1"),
    (choosing_first, CHANCE, ChooseFirst(3), "no-such-seat", "LI-3.3"),
    (lambda: new_table(2), 0, Name(FORESTS), "left-to-chance", "LI-3.1"),
    (lambda: new_table(2), 1, DealRumour(Rumour.WATCHERS), "left-to-chance", "LI-3.1"),
    (choosing_first, 1, ChooseFirst(1), "left-to-chance", "LI-3.3"),
    (rolling, 0, Roll([1, 2, 3]), "left-to-chance", "LI-4.1"),
    (rolling_again, 0, Roll([1, 2]), "left-to-chance", "LI-9.2"),
    (rolling, 0, Name(FORESTS), "dice-first", "LI-4.1"),
    (rolling_again, 0, SetAside(1, 2), "dice-first", "LI-9.2"),
    (naming, 1, Name(RUINS), "not-your-turn", "LI-4.1"),
    (taking, 0, Name(RUINS), "terrain-is-named", "LI-4.1"),
    (setting_aside, 0, Name(RUINS), "die-names-the-terrain", "LI-9.2"),
    (naming, 0, Name(FORESTS), "no-use-left", "LI-4.1"),
    (naming, 0, Take(4, 4), "terrain-first", "LI-4.1"),
    (naming, 1, Take(4, 4), "terrain-first", "LI-4.1"),
    (taking, 1, Take(2, 2), "active-takes-first", "LI-4.2"),
    (setting_aside, 0, Take(5, 5), "set-aside-first", "LI-9.2"),
    (others_choosing, 0, Take(5, 5), "die-is-taken", "LI-4.1"),
    (others_choosing, 1, Take(5, 5), "die-is-taken", "LI-4.2"),
    (drawing_again, 0, Take(5, 5), "die-is-taken", "LI-4.1"),
    (in_order, 1, Take(2, 2), "played-in-order", "LI-4.4"),
    (asking, 1, Take(2, 2), "order-first", "LI-4.4"),
    (asking, 0, Draw("c1", FORESTS), "order-first", "LI-4.4"),
    (asking, 1, CallOrder(), "order-is-answered", "LI-4.4"),
    (in_order, 0, CallOrder(), "no-question-of-order", "LI-4.4"),
    (naming, 0, WaiveOrder(), "no-question-of-order", "LI-4.4"),
    (rolling, 0, CallOrder(), "dice-first", "LI-4.1"),
    (taking, 0, Take(3, 3), "die-not-there", "LI-4.1"),
    (others_choosing, 2, Take(4, 4), "die-not-there", "LI-4.2"),
    (setting_aside, 0, SetAside(6, 2), "die-not-there", "LI-9.2"),
    (taking, 0, Take(4, 5), "too-few-compasses", "LI-6.1"),
    (others_choosing, 2, Take(5, 6), "too-few-compasses", "LI-6.1"),
    (setting_aside, 0, SetAside(5, 3), "too-few-compasses", "LI-9.3"),
    (others_choosing, 2, SetAside(2, 5), "only-alone", "LI-9.2"),
    (lambda: table(player()), 0, SetAside(2, 4), "nothing-to-set-aside", "LI-9.2"),
    (drawing_again, 0, SetAside(2, 4), "nothing-to-set-aside", "LI-9.2"),
    (naming, 0, Draw("c1", RUINS), "die-first", "LI-4.3"),
    (others_choosing, 2, Draw("d2", FORESTS), "die-first", "LI-4.3"),
    (in_order, 1, Draw("d9", FORESTS), "die-first", "LI-4.3"),
    (stuck, 0, Draw("d9", FORESTS), "stuck-draws-nothing", "LI-7.2"),
    (others_choosing, 1, Draw("f3", FORESTS), "all-is-drawn", "LI-5.3"),
    (others_choosing, 0, Draw("a1", FORESTS), "cell-is-sea", "LI-2.1"),
    (others_choosing, 0, Draw("d3", FORESTS), "cell-is-drawn", "LI-5.1"),
    (others_choosing, 0, Draw("e4", FORESTS), "not-next-to-drawn", "LI-5.1"),
    (begun, 0, Draw("b3", FORESTS), "not-next-to-new", "LI-5.2"),
    (tight, 0, Draw("e4", FORESTS), "number-does-not-fit", "LI-5.3"),
    (others_choosing, 0, Draw("d2", MOUNTAINS), "only-the-named-terrain", "LI-6.3"),
    (uses_spent, 0, Name(RUINS), "game-is-over", "LI-7.1"),
    (somebody_stuck, 1, Draw("d2", FORESTS), "game-is-over", "LI-7.2"),
]


@pytest.mark.parametrize(("situation", "seat", "action", "code", "clause"), SITUATIONS)
def test_each_reason_is_given_with_its_clause_in_every_language(
    situation: Callable[[], Table], seat: int, action: Form, code: str, clause: str
) -> None:
    situation().refuses(seat, action, code, clause)
    with pytest.raises(Refusal) as refused:
        situation().play(seat, action)
    for language in LANGUAGES:
        assert Words(language, GAME).complaint(refused.value).endswith(f", {clause}")


def test_no_reason_is_left_out() -> None:
    known = {code.removeprefix("refusal-") for code in raised(sources(GAME.folder)) if code.startswith("refusal-")}
    assert {code for _, _, _, code, _ in SITUATIONS} == known
