"""Every reason that the rules can give against an action, each provoked once: a code with the clause it names."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_island.forms import (
    Capture,
    ChooseFirst,
    Discard,
    DrawFlood,
    DrawTreasure,
    Fly,
    FlyOff,
    Give,
    GoOn,
    Lift,
    Move,
    Navigate,
    PositionForm,
    Sandbag,
    ShoreUp,
    ShoreUpTwo,
    Swim,
)
from ostrov.kernel.game import Form
from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Refusal
from ostrov.words import LANGUAGES, Words
from tests.forbidden_island.table import (
    ALL_TREASURES,
    BRIDGE,
    DRAWING,
    EARTH,
    FIRE,
    FLOODING,
    FOREST,
    GAME,
    HOWLING,
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
    Table,
    diver,
    engineer,
    explorer,
    form,
    messenger,
    navigator,
    pilot,
)

ENGINEERING = form(engineer(MARSH), diver(IRON), flooded=[FOREST, MARSH], sunken=[SILVER])
EXPLORING = form(explorer(MARSH), diver(IRON), flooded=[BRIDGE])
FLYING = form(pilot(MARSH), diver(IRON), sunken=[SUN])
DIVING = form(diver(MARSH), pilot(LANDING), flooded=[HOWLING])
NAVIGATING = form(navigator(MOON), messenger(MARSH), sunken=[SILVER])
GIVING = form(diver(MARSH, EARTH, LIFT), pilot(LANDING, WIND), engineer(MARSH))
THREE_CARDS = form(diver(MOON, EARTH, EARTH, EARTH), pilot(LANDING))
TAKEN = form(diver(MOON, EARTH, EARTH, EARTH, EARTH), pilot(LANDING), treasures_taken=["earth"])
SPECIAL = form(diver(MARSH, LIFT, SANDBAGS), pilot(LANDING), flooded=[LAGOON], sunken=[SUN])
AT_THE_LIMIT = form(diver(MARSH, EARTH, EARTH, WIND, WIND, FIRE), pilot(LANDING), phase=DRAWING)
SINKING = form(engineer(IRON), pilot(LANDING, SANDBAGS, LIFT), phase=FLOODING, gone_on=[1], flooded=[IRON, SUN])
BOTH_SINKING = form(engineer(IRON), explorer(IRON), phase=FLOODING, flooded=[IRON], active=1)
BETWEEN_FLOODS = form(diver(MARSH, SANDBAGS, LIFT), pilot(LANDING), phase=FLOODING, steps_done=1, flooded=[MOON])
MEETING = form(diver(LANDING, LIFT, LIFT), pilot(LANDING), treasures_taken=ALL_TREASURES)
SCATTERED = form(diver(LANDING, LIFT), pilot(MARSH), treasures_taken=ALL_TREASURES)
UNLIFTED = form(diver(LANDING), pilot(LANDING, LIFT), treasures_taken=ALL_TREASURES)
DROWNING = form(diver(MARSH), pilot(LANDING), phase=DRAWING, mark=9)

Done = tuple[int, Form]
SUNK: list[Done] = [(CHANCE, DrawFlood(IRON))]

# The reason; what lies on the table, what is done first and by whom; who then tries what in vain.
SITUATIONS: list[tuple[str, str, PositionForm, list[Done], int, Form]] = [
    # The moment
    ("no-such-seat", "FI-2.3", SPECIAL, [], 0, Lift([0, 3], MOON)),
    ("cannot-come-up", "FI-2.7", ENGINEERING, [], CHANCE, DrawFlood(LAGOON)),
    ("left-to-chance", "FI-2.7", ENGINEERING, [], 0, ChooseFirst(1)),
    ("game-is-over", "FI-8.1", MEETING, [(0, FlyOff())], 0, FlyOff()),
    ("game-is-over", "FI-8.2", DROWNING, [(CHANCE, DrawTreasure(WATERS_RISE))], 0, Move(LAGOON)),
    ("not-your-turn", "FI-3.1", ENGINEERING, [], 1, Move(FOREST)),
    ("actions-are-over", "FI-3.1", BETWEEN_FLOODS, [], 0, Move(LAGOON)),
    ("has-gone-on", "FI-3.3", BETWEEN_FLOODS, [(0, GoOn())], 0, Lift([0], SUN)),
    ("nothing-to-wait-for", "FI-3.3", ENGINEERING, [], 0, GoOn()),
    # Moving
    ("already-there", "FI-4.1", ENGINEERING, [], 0, Move(MARSH)),
    ("tile-is-sunken", "FI-4.1", ENGINEERING, [], 0, Move(SILVER)),
    ("not-adjacent", "FI-4.1", ENGINEERING, [], 0, Move(FOREST)),
    ("not-around", "FI-4.2", EXPLORING, [], 0, Move(BRIDGE)),
    ("only-pilot-flies", "FI-4.3", ENGINEERING, [], 0, Fly(SUN)),
    ("has-flown", "FI-4.3", FLYING, [(0, Fly(MOON))], 0, Fly(MARSH)),
    ("already-there", "FI-4.3", FLYING, [], 0, Fly(MARSH)),
    ("tile-is-sunken", "FI-4.3", FLYING, [], 0, Fly(SUN)),
    ("no-way-to-dive", "FI-4.4", DIVING, [], 0, Move(HOWLING)),
    ("only-navigator-navigates", "FI-4.5", ENGINEERING, [], 0, Navigate(1, FOREST)),
    ("navigates-others-only", "FI-4.5", NAVIGATING, [], 0, Navigate(0, BRIDGE)),
    ("pawn-already-there", "FI-4.5", NAVIGATING, [], 0, Navigate(1, MARSH)),
    ("tile-is-sunken", "FI-4.5", NAVIGATING, [], 0, Navigate(1, SILVER)),
    ("too-far-to-navigate", "FI-4.5", NAVIGATING, [], 0, Navigate(1, IRON)),
    # Shoring up
    ("tile-is-dry", "FI-4.6", ENGINEERING, [], 0, ShoreUp(LAGOON)),
    ("tile-is-sunken", "FI-4.6", ENGINEERING, [], 0, ShoreUp(SILVER)),
    ("too-far-to-shore-up", "FI-4.6", ENGINEERING, [], 0, ShoreUp(FOREST)),
    ("too-far-to-shore-up", "FI-4.7", EXPLORING, [], 0, ShoreUp(BRIDGE)),
    ("only-engineer-shores-up-two", "FI-4.8", EXPLORING, [], 0, ShoreUpTwo(MARSH, BRIDGE)),
    ("two-different-tiles", "FI-4.8", ENGINEERING, [], 0, ShoreUpTwo(MARSH, MARSH)),
    # Giving and taking
    ("not-to-oneself", "FI-4.9", GIVING, [], 0, Give(EARTH, 0)),
    ("special-never-given", "FI-4.9", GIVING, [], 0, Give(LIFT, 2)),
    ("card-not-held", "FI-4.9", GIVING, [], 0, Give(WIND, 2)),
    ("receiver-elsewhere", "FI-4.9", GIVING, [], 0, Give(EARTH, 1)),
    ("no-treasure-here", "FI-4.11", GIVING, [], 0, Capture()),
    ("four-cards-needed", "FI-4.11", THREE_CARDS, [], 0, Capture()),
    ("treasure-taken", "FI-4.11", TAKEN, [], 0, Capture()),
    # The hand limit
    ("hand-within-limit", "FI-5.4", GIVING, [], 0, Discard(EARTH)),
    ("card-not-held", "FI-5.4", AT_THE_LIMIT, [(CHANCE, DrawTreasure(FIRE))], 0, Discard(OCEAN)),
    ("discard-first", "FI-5.4", AT_THE_LIMIT, [(CHANCE, DrawTreasure(FIRE))], 0, Move(LAGOON)),
    ("another-discards-first", "FI-5.4", AT_THE_LIMIT, [(CHANCE, DrawTreasure(FIRE))], 1, Move(MARSH)),
    # Special cards
    ("card-not-held", "FI-6.1", GIVING, [], 1, Lift([1], MOON)),
    ("nobody-to-lift", "FI-6.2", SPECIAL, [], 0, Lift([], MOON)),
    ("pawns-apart", "FI-6.2", SPECIAL, [], 0, Lift([0, 1], MOON)),
    ("pawns-already-there", "FI-6.2", SPECIAL, [], 0, Lift([0], MARSH)),
    ("tile-is-sunken", "FI-6.2", SPECIAL, [], 0, Lift([0], SUN)),
    ("tile-is-dry", "FI-6.3", SPECIAL, [], 0, Sandbag(MARSH)),
    ("tile-is-sunken", "FI-6.3", SPECIAL, [], 0, Sandbag(SUN)),
    ("no-sandbags-while-flooding", "FI-6.3", BETWEEN_FLOODS, [], 0, Sandbag(MOON)),
    ("no-sandbags-for-swimmers", "FI-6.4", SINKING, SUNK, 1, Sandbag(SUN)),
    # Swimming
    ("not-in-the-water", "FI-7.4", DIVING, [], 0, Swim(LAGOON)),
    ("another-swims-first", "FI-7.4", BOTH_SINKING, SUNK, 0, Swim(FOREST)),
    ("swim-first", "FI-7.4", SINKING, SUNK, 0, Move(FOREST)),
    ("tile-is-sunken", "FI-7.4", SINKING, SUNK, 0, Swim(IRON)),
    ("too-far-to-swim", "FI-7.4", SINKING, SUNK, 0, Swim(LAGOON)),
    # The end
    ("card-not-held", "FI-8.1", UNLIFTED, [], 0, FlyOff()),
    ("treasures-missing", "FI-8.1", SPECIAL, [], 0, FlyOff()),
    ("not-all-on-landing", "FI-8.1", SCATTERED, [], 0, FlyOff()),
]


@pytest.mark.parametrize(
    ("code", "clause", "start", "first", "seat", "action"),
    SITUATIONS,
    ids=[f"{code}-{at}" for code, at, *_ in SITUATIONS],
)
def test_the_rules_refuse_for_this_very_reason_and_say_so_in_every_language(
    code: str, clause: str, start: PositionForm, first: list[Done], seat: int, action: Form
) -> None:
    t = Table(start)
    for actor, done in first:
        t.play(actor, done)
    t.refuses(seat, action, code, clause)
    with pytest.raises(Refusal) as refused:
        t.referee.play(seat, action)
    for language in LANGUAGES:
        words = Words(language, GAME, lambda of: GAME.name_of_seat(t.referee.position, of))
        assert words.complaint(refused.value).endswith(clause)
