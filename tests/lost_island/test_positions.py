"""Positions as forms: what can be read, and what no game could come to."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov.games.lost_island.forms import Cartographer, Ending, Phase, PositionForm, Rumour
from tests.lost_island.table import (
    ASKING,
    BLANK_A,
    CALM,
    DRAWING,
    DRAWING_AGAIN,
    FORESTS,
    GAME,
    NAMING,
    NEARLY_FULL,
    OVER,
    ROLLING,
    RUINS,
    SETTING_ASIDE,
    form,
    full,
    player,
    refuses_position,
    table,
)
from tests.test_words import raised, sources

TWO = (player(), player())
DRAW: dict[str, Any] = {"phase": DRAWING, "terrain": FORESTS, "dice": [2, 5]}
ASK: dict[str, Any] = DRAW | {"phase": ASKING, "last_turn_in_order": "on-demand"}
DRAW_AGAIN: dict[str, Any] = {"phase": DRAWING_AGAIN, "terrain": FORESTS}
SPENT: dict[str, Any] = {"phase": OVER, "ending": Ending.USES_SPENT}
# A forest on the spyglass of side A, with a mountain drawn before.
SPYGLASS = ["", "", "", "", "", "", "", "", ".-FM"]


def test_what_is_read_is_shown_again() -> None:
    """LI-4.3"""
    given = form(player("..F", number=3, new=["c1"], compasses=0), player(), **DRAW)
    shown = GAME.show_position(GAME.read_position(given))
    assert isinstance(shown, PositionForm)
    assert shown.cartographers[0].sheet == given.cartographers[0].sheet
    assert shown.cartographers[0].new == ["c1"]
    assert GAME.read_position(shown).fields() == GAME.read_position(given).fields()


def test_a_question_of_order_is_read_and_shown_again() -> None:
    """LI-4.4"""
    given = form(player(number=2), full(), waived=[1], **ASK)
    position = GAME.read_position(given)
    shown = GAME.show_position(position)
    assert isinstance(shown, PositionForm)
    assert (shown.phase, shown.waived, shown.last_turn_in_order) == (ASKING, [1], "on-demand")
    assert position.awaited == 0b01
    assert GAME.read_position(shown).fields() == position.fields()


def test_a_view_shows_which_cells_score() -> None:
    """LI-7.3"""
    view = GAME.view(table(player("..MM"), player(), rumours=CALM).position, 1)
    ring = view.scores[0][0]  # type: ignore[attr-defined]
    assert ring.rumour == Rumour.RING_OF_PEAKS
    assert [part.cells for part in ring.parts] == [["c1", "d1"]]
    assert ring.points == sum(part.points for part in ring.parts)


def test_a_spectator_sees_what_a_seat_sees() -> None:
    """LI-4.3"""
    position = table(player("..MM"), player()).position
    assert GAME.view(position, None).table == GAME.view(position, 0).table  # type: ignore[attr-defined]


WRONG: list[tuple[PositionForm, str]] = [
    (form(*TWO, active=2), "seat-out-of-range"),
    (form(*TWO, rumours=CALM[:3]), "rumours-miscounted"),
    (form(*TWO, rumours=[*CALM[:3], CALM[0]]), "rumours-miscounted"),
    (form(*TWO, phase=Phase.DEALING_RUMOURS, turn=0, rumours=CALM), "rumours-miscounted"),
    (form(Cartographer(["---------"] * 9), player()), "sheet-misshapen"),
    (form(Cartographer([*BLANK_A[:8], ".----"]), player()), "sheet-misshapen"),
    (form(Cartographer([*BLANK_A[:8], ".---X----"]), player()), "sheet-misshapen"),
    (form(player(side="b"), player()), "sheet-misshapen"),
    (form(player(number=2, new=["c1"]), player(), **DRAW), "new-cell-not-drawn"),
    (form(player("..F", number=2, new=["c1", "c1"]), player(), **DRAW), "new-cell-not-drawn"),
    (form(player("..F--F"), player()), "sheet-not-connected"),
    (form(player("..FMF", number=3, new=["c1", "e1"]), player(), **DRAW), "sheet-not-connected"),
    (form(player("..MFM", number=3, new=["d1"]), player(), **DRAW), "sheet-not-connected"),
    (form(player("..FM", number=3, new=["c1", "d1"]), player(), **DRAW), "new-cell-misdrawn"),
    (form(player(uses={RUINS: 4}), player()), "uses-miscounted"),
    (form(player(uses={RUINS: 2}), *[player()] * 3), "uses-miscounted"),
    (form(player(uses={FORESTS: 3}, number=2), player(), **DRAW), "uses-miscounted"),
    (form(player(compasses=1), player()), "compasses-miscounted"),
    (form(player("..--F", compasses=1, new_compasses=1), player()), "compasses-miscounted"),
    (form(player("..--F", number=2, new=["e1"]), player(), **DRAW), "compasses-miscounted"),
    (form(player("..--FF", number=2, new=["f1"], new_compasses=1), player(), **DRAW), "compasses-miscounted"),
    (form(player("..-FF", number=2, new=["e1"]), **DRAW_AGAIN), "compasses-miscounted"),
    (form(player(counted=3), player()), "spyglasses-miscounted"),
    (form(player(new_spyglasses=1), player()), "spyglasses-miscounted"),
    (form(player(*SPYGLASS, number=2, new=["c9"]), player(), **DRAW), "spyglasses-miscounted"),
    (form(player(*SPYGLASS, counted=3, number=2, new=["c9"]), player(), **DRAW), "spyglasses-miscounted"),
    (form(*TWO, phase=SETTING_ASIDE, dice=[1, 2]), "phase-of-solo-play"),
    (form(player(), phase=Phase.CHOOSING_FIRST_SEAT, turn=0), "phase-of-shared-play"),
    (form(player(), phase=SETTING_ASIDE, dice=[1, 2]), "first-half-missing"),
    (form(player("..F", number=2, new=["c1"]), **DRAW_AGAIN), "first-half-missing"),
    (form(*TWO, dice=[1, 2]), "dice-miscounted"),
    (form(*TWO, phase=ROLLING, dice=[1, 2, 3]), "dice-miscounted"),
    (form(*TWO, terrain=FORESTS), "terrain-misplaced"),
    (form(*TWO, phase=DRAWING, dice=[1, 2]), "terrain-misplaced"),
    (form(*TWO, turn=0), "turn-miscounted"),
    (form(*TWO, phase=Phase.CHOOSING_FIRST_SEAT), "turn-miscounted"),
    (form(*TWO, turn=37), "turn-miscounted"),
    (form(player("..F"), player(), phase=Phase.CHOOSING_FIRST_SEAT, turn=0), "begun-too-early"),
    (form(player(uses={RUINS: 3}), player(), phase=Phase.CHOOSING_FIRST_SEAT, turn=0), "begun-too-early"),
    (form(*TWO, is_in_order=True), "order-misplaced"),
    (form(player("..FF", number=2, new=["d1"]), is_in_order=True, **DRAW), "order-misplaced"),
    (form(player(number=2), player(), **ASK), "order-not-in-question"),
    (form(player(number=2), full(), **ASK | {"last_turn_in_order": "automatic"}), "order-not-in-question"),
    (form(full(number=5, is_stuck=True), **ASK), "order-not-in-question"),
    (form(player(number=2), full(), waived=[0, 1], **ASK), "order-answered-already"),
    (form(player(number=2), player(), waived=[1], **DRAW), "order-answered-already"),
    (form(player(number=2), full(), waived=[2], **ASK), "seat-out-of-range"),
    (form(player(number=2), full(number=2), **ASK), "number-misplaced"),
    (form(player("..F", number=2, new=["c1"]), full(), **ASK), "number-misplaced"),
    (form(player(number=2), player(die=2), **DRAW), "die-misplaced"),
    (form(player(number=2), player(number=3, die=3), **DRAW), "die-misplaced"),
    (form(player(number=2, die=3), player(), **DRAW), "die-misplaced"),
    (form(player("..--F", number=2, die=3, compasses=1), player(), **DRAW), "die-misplaced"),
    (form(player(number=2), player(uses={}), **DRAW), "order-not-called"),
    (form(player(number=2), full(), **DRAW), "order-not-called"),
    (form(player(number=2), full(compasses=1), **DRAW | {"dice": [2, 4]}), "order-not-called"),
    (form(full(number=5, is_stuck=True), player(), **DRAW), "order-not-called"),
    (form(player(number=2), player()), "number-misplaced"),
    (form(player(is_stuck=True), player()), "number-misplaced"),
    (form(*TWO, **DRAW), "number-misplaced"),
    (form(player("..FF", number=1, new=["c1", "d1"]), player(), **DRAW), "number-misplaced"),
    (form(player(number=3, is_stuck=True), player(), **DRAW), "stuck-or-not"),
    (form(full(number=5), player(), **DRAW), "stuck-or-not"),
    (form(player(is_stuck=True), player(), phase=OVER, ending=Ending.SOMEBODY_STUCK), "stuck-or-not"),
    (form(player("..MF", number=1, new=["d1"]), **DRAW_AGAIN), "nobody-is-drawing"),
    (form(player(number=2), player(number=2), is_in_order=True, **DRAW), "ahead-of-order"),
    (form(*TWO, phase=OVER), "ending-and-phase-disagree"),
    (form(*TWO, ending=Ending.USES_SPENT), "ending-and-phase-disagree"),
    (form(*TWO, phase=OVER, ending=Ending.USES_SPENT), "cannot-have-ended-so"),
    (form(*TWO, phase=OVER, ending=Ending.SOMEBODY_STUCK), "cannot-have-ended-so"),
    (form(player(uses={}), player()), "should-have-ended"),
    (form(player("..--F", uses={}, new_compasses=1), player(), **SPENT), "bonuses-not-settled"),
    (form(player("..--F", new_compasses=1), player()), "bonuses-not-settled"),
    (form(player(*SPYGLASS, new_spyglasses=1), player(), phase=ROLLING), "bonuses-not-settled"),
]


def test_no_reason_is_left_out() -> None:
    """LI-4.3"""
    known = {code for code in raised(sources(GAME.folder)) if code.startswith("impossible-")}
    assert {f"impossible-{code}" for _, code in WRONG} == known


@pytest.mark.parametrize(("wrong", "code"), WRONG)
def test_an_impossible_position_is_refused(wrong: PositionForm, code: str) -> None:
    """LI-5.1, LI-5.2, LI-5.3 and what else no game can come to"""
    refuses_position(wrong, code)


def test_a_stuck_player_with_room_for_less_is_possible() -> None:
    """LI-7.2"""
    assert GAME.read_position(form(full(number=5, is_stuck=True), player(), is_in_order=True, **DRAW)).awaited == 0b10
    assert NEARLY_FULL[3] == "RRRR--RRR"


def test_a_new_part_that_cannot_be_finished_is_impossible() -> None:
    """LI-5.3 e4 was begun with a three, and only f4 is left there."""
    rows = [*NEARLY_FULL[:3], "RRRRF-RRR", *NEARLY_FULL[4:]]
    refuses_position(form(Cartographer(rows, number=3, new=["e4"]), player(), **DRAW), "stuck-or-not")
    assert GAME.read_position(form(Cartographer(rows, number=2, new=["e4"]), player(), **DRAW)).awaited


def test_the_phase_of_naming_is_the_usual_one() -> None:
    """LI-4.1"""
    assert form(*TWO).phase == NAMING
