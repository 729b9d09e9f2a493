"""Every reason that the rules can give against an action, each provoked once: a code with the clause it names."""

from __future__ import annotations

import pytest

from ostrov.games.forbidden_desert.forms import (
    Blast,
    Clear,
    DealAdventurer,
    DrawStormCard,
    Excavate,
    Face,
    FillCanteen,
    Fly,
    FlyWith,
    GiveGear,
    GiveWater,
    GoOn,
    LookAhead,
    Move,
    Navigate,
    NavigateTwo,
    OpenReserve,
    Part,
    PickUp,
    Place,
    PositionForm,
    PutUnder,
    RaiseShield,
    RevealStormCard,
    Role,
    Scope,
    SkipCard,
    Stop,
    StormCard,
    TakeAlong,
    Throttle,
    Uncover,
)
from ostrov.kernel.game import Form
from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Refusal
from ostrov.words import LANGUAGES, Words
from tests.forbidden_desert.table import (
    ALL_PARTS,
    BLASTER,
    GAME,
    JET,
    RESERVE,
    SCOPE,
    SHIELD,
    STORMING,
    SUN,
    TIME,
    Table,
    archeologist,
    carrier,
    city,
    climber,
    dune,
    explorer,
    form,
    meteorologist,
    navigator,
)

P = Place
PAD = Face.LAUNCH_PAD
TUNNELS = {P.B2: city(Face.TUNNEL), P.D5: city(Face.TUNNEL, 2)}

EXPLORING = form(explorer(P.B2, BLASTER), climber(P.B2), tiles={P.B3: dune(2), P.D2: dune(1)})
CLEARING = form(archeologist(P.B2), explorer(P.B3), climber(P.D4), tiles={P.B1: dune(1), P.C1: dune(3), P.B3: dune(2)})
BURIED = form(navigator(P.B2), explorer(P.D4), tiles={P.B2: dune(2)})
TUNNELLING = form(archeologist(P.B2), explorer(P.D4), tiles=TUNNELS)
CLIMBING = form(climber(P.B2), explorer(P.B3), tiles={P.B2: city(PAD, 2, Part.ENGINE)})
ON_A_PART = form(meteorologist(P.B2), explorer(P.D4), tiles={P.B2: dune(0, None, Part.ENGINE)})
EXCAVATED = form(meteorologist(P.B2), explorer(P.D4), tiles={P.B2: city(PAD)})
SANDY = form(meteorologist(P.B2), explorer(P.D4), tiles={P.B2: dune(1)})
WEATHER = form(meteorologist(P.B2), explorer(P.D4, SCOPE))
NAVIGATING = form(navigator(P.A5), archeologist(P.B2), climber(P.D4), explorer(P.D2), tiles={P.D2: dune(2)})
AT_A_WELL = form(carrier(P.B2), explorer(P.D4), tiles={P.B2: city(Face.WELL)})
WATER = form(explorer(P.B2, water=2), archeologist(P.B2, water=2), carrier(P.D4), climber(P.A3, water=1))
GEAR = form(explorer(P.B2, JET), meteorologist(P.B2), climber(P.B3))
EQUIPPED = form(
    meteorologist(P.B2, BLASTER, JET, SHIELD, SHIELD, SCOPE, RESERVE),
    climber(P.B3, TIME),
    tiles={P.B1: city(PAD), P.C1: dune(1), P.D4: dune(2), P.B4: dune(0, Face.TUNNEL)},
)
STORM = form(explorer(P.B2, JET), meteorologist(P.D4, TIME), phase=STORMING)
LATE = form(meteorologist(P.B2, TIME, JET), explorer(P.D4), phase=STORMING, steps_done=1)
HOME = form(explorer(P.B3), climber(P.B2), tiles={P.B2: city(PAD)}, parts_taken=ALL_PARTS)
THIRST = form(explorer(P.B3), climber(P.B2, water=0), phase=STORMING)

Done = tuple[int, Form]
# Both storm cards of the meter have been looked at.
NORTH, EAST = StormCard.NORTH_1, StormCard.EAST_1
LOOKED: list[Done] = [(0, LookAhead()), (CHANCE, RevealStormCard(NORTH)), (CHANCE, RevealStormCard(EAST))]

# The reason; what lies on the table, what is done first and by whom; who then tries what in vain.
SITUATIONS: list[tuple[str, str, PositionForm, list[Done], int, Form]] = [
    # The moment
    ("no-such-seat", "FD-2.3", WATER, [], 0, GiveWater(4)),
    ("cannot-come-up", "FD-2.6", WEATHER, [], CHANCE, DrawStormCard(SUN)),
    ("left-to-chance", "FD-2.6", WEATHER, [], 0, DealAdventurer(Role.CLIMBER)),
    ("game-is-over", "FD-9.1", HOME, [(0, Move(P.B2))], 0, Move(P.B3)),
    ("game-is-over", "FD-9.2", THIRST, [(CHANCE, DrawStormCard(SUN))], 0, Move(P.B2)),
    ("not-your-turn", "FD-3.1", WEATHER, [], 1, Move(P.D5)),
    ("actions-are-over", "FD-3.1", WEATHER, [(0, Stop())], 0, Move(P.B3)),
    ("settled-first", "FD-4.4", WEATHER, [(0, Excavate())], 0, Move(P.B3)),
    ("settled-first", "FD-5.1", WEATHER, [(0, Excavate()), (CHANCE, Uncover(Face.GEAR))], 0, Move(P.B3)),
    ("settled-first", "FD-6.4", WEATHER, [(1, Scope(P.B3))], 0, Move(P.B3)),
    ("settled-first", "FD-7.5", WEATHER, [(0, LookAhead())], 0, Move(P.B3)),
    ("finish-looking-first", "FD-7.5", WEATHER, LOOKED, 0, Move(P.B3)),
    ("has-gone-on", "FD-3.2", STORM, [(0, GoOn())], 0, Fly(P.A3)),
    ("nothing-to-wait-for", "FD-3.2", WEATHER, [], 0, GoOn()),
    # Moving
    ("is-buried", "FD-4.6", BURIED, [], 0, Move(P.B3)),
    ("already-there", "FD-4.1", EXPLORING, [], 0, Move(P.B2)),
    ("storm-is-there", "FD-4.1", EXPLORING, [], 0, Move(P.C3)),
    ("tile-is-blocked", "FD-4.1", EXPLORING, [], 0, Move(P.B3)),
    ("tile-is-blocked", "FD-4.2", TUNNELLING, [], 0, Move(P.D5)),
    ("not-adjacent", "FD-4.1", TUNNELLING, [], 0, Move(P.C1)),
    ("not-around", "FD-7.3", EXPLORING, [], 0, Move(P.D2)),
    ("only-climber-takes-along", "FD-7.2", EXPLORING, [], 0, TakeAlong(1, P.A2)),
    ("companion-elsewhere", "FD-7.2", CLIMBING, [], 0, TakeAlong(1, P.A2)),
    # Clearing, excavating, picking up
    ("only-archeologist-clears-two", "FD-7.1", EXPLORING, [], 0, Clear(P.B3, 2)),
    ("too-far-to-clear", "FD-4.3", CLEARING, [], 0, Clear(P.C1)),
    ("too-far-to-clear", "FD-7.3", EXPLORING, [], 0, Clear(P.D2)),
    ("not-so-much-sand", "FD-7.1", CLEARING, [], 0, Clear(P.B1, 2)),
    ("no-sand-there", "FD-4.3", CLEARING, [], 0, Clear(P.A2)),
    ("already-excavated", "FD-4.4", EXCAVATED, [], 0, Excavate()),
    ("sand-in-the-way", "FD-4.4", SANDY, [], 0, Excavate()),
    ("part-not-here", "FD-4.5", ON_A_PART, [], 0, PickUp(Part.DECK)),
    ("part-not-excavated", "FD-4.5", ON_A_PART, [], 0, PickUp(Part.ENGINE)),
    ("part-under-sand", "FD-4.5", CLIMBING, [], 0, PickUp(Part.ENGINE)),
    # Actions of one adventurer
    ("only-meteorologist", "FD-7.4", EXPLORING, [], 0, SkipCard()),
    ("only-meteorologist", "FD-7.5", EXPLORING, [], 0, LookAhead()),
    ("no-card-to-skip", "FD-7.4", WEATHER, [(0, SkipCard()), (0, SkipCard())], 0, SkipCard()),
    ("look-first", "FD-7.5", WEATHER, [], 0, PutUnder(1)),
    ("card-not-looked-at", "FD-7.5", WEATHER, LOOKED, 0, PutUnder(3)),
    ("only-navigator", "FD-7.7", EXPLORING, [], 0, Navigate(1, P.A2)),
    ("navigates-others-only", "FD-7.7", NAVIGATING, [], 0, Navigate(0, P.A4)),
    ("pawn-is-buried", "FD-7.7", NAVIGATING, [], 0, Navigate(3, P.D1)),
    ("pawn-already-there", "FD-7.7", NAVIGATING, [], 0, Navigate(1, P.B2)),
    ("too-far-to-navigate", "FD-7.7", NAVIGATING, [], 0, Navigate(1, P.E5)),
    ("only-climber-takes-along", "FD-7.7", NAVIGATING, [], 0, NavigateTwo([1, 2], P.B3)),
    ("companion-elsewhere", "FD-7.7", NAVIGATING, [], 0, NavigateTwo([2, 1], P.D5)),
    ("only-water-carrier", "FD-7.8", EXPLORING, [], 0, FillCanteen()),
    ("no-well-here", "FD-7.8", AT_A_WELL, [(0, Move(P.B3))], 0, FillCanteen()),
    ("canteen-full", "FD-7.8", AT_A_WELL, [], 0, FillCanteen()),
    # Sharing
    ("not-to-oneself", "FD-5.5", WATER, [], 0, GiveWater(0)),
    ("receiver-elsewhere", "FD-5.5", WATER, [], 0, GiveWater(3)),
    ("receiver-out-of-reach", "FD-7.8", WATER, [], 2, GiveWater(3)),
    ("water-given-already", "FD-3.5", WATER, [(1, GiveWater(0))], 1, GiveWater(0)),
    ("not-so-much-water", "FD-5.5", WATER, [], 0, GiveWater(1, 3)),
    ("canteen-too-small", "FD-5.5", WATER, [], 0, GiveWater(1, 2)),
    ("not-to-oneself", "FD-3.2", GEAR, [], 0, GiveGear(JET, 0)),
    ("gear-not-held", "FD-3.2", GEAR, [], 0, GiveGear(BLASTER, 1)),
    ("gear-just-received", "FD-3.5", GEAR, [(0, GiveGear(JET, 1))], 1, GiveGear(JET, 0)),
    ("receiver-elsewhere", "FD-3.2", GEAR, [], 0, GiveGear(JET, 2)),
    # Gear
    ("gear-not-held", "FD-6.7", GEAR, [], 0, Blast(P.B2)),
    ("too-far-to-blast", "FD-6.1", EQUIPPED, [], 0, Blast(P.C1)),
    ("too-far-to-blast", "FD-7.3", EXPLORING, [], 0, Blast(P.D2)),
    ("no-sand-there", "FD-6.1", EQUIPPED, [], 0, Blast(P.B1)),
    ("companion-elsewhere", "FD-6.2", EQUIPPED, [], 0, FlyWith(1, P.E5)),
    ("already-there", "FD-6.2", EQUIPPED, [], 0, Fly(P.B2)),
    ("storm-is-there", "FD-6.2", EQUIPPED, [], 0, Fly(P.C3)),
    ("tile-is-blocked", "FD-6.2", EQUIPPED, [], 0, Fly(P.D4)),
    ("already-shielded", "FD-6.3", EQUIPPED, [(0, RaiseShield())], 0, RaiseShield()),
    ("storm-is-there", "FD-6.4", EQUIPPED, [], 0, Scope(P.C3)),
    ("already-excavated", "FD-6.4", EQUIPPED, [], 0, Scope(P.B1)),
    ("underside-known", "FD-6.4", EQUIPPED, [], 0, Scope(P.B4)),
    ("nobody-thirsty", "FD-6.5", EQUIPPED, [], 0, OpenReserve()),
    ("not-your-turn", "FD-6.6", EQUIPPED, [], 1, Throttle()),
    ("storm-has-begun", "FD-6.6", LATE, [], 0, Throttle()),
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
    for language in LANGUAGES:
        assert sentence(t, language, seat, action).endswith(clause)


def sentence(t: Table, language: str, seat: int, action: Form) -> str:
    with pytest.raises(Refusal) as refused:
        t.referee.play(seat, action)
    words = Words(language, GAME, lambda of: GAME.name_of_seat(t.referee.position, of))
    return words.complaint(refused.value)
