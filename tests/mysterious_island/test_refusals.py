"""Every reason that the rules can give against an action, each provoked once: a code with the clause it names."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostrov.games.mysterious_island.forms import (
    Chair,
    ChooseFirst,
    Deal,
    Discard,
    Draw,
    Force,
    Keep,
    NameRichest,
    Pass,
    Peek,
    Play,
    Reveal,
    SitOut,
    Spare,
    Steal,
    Take,
    TurnUp,
)
from ostrov.kernel.game import Form
from ostrov.kernel.position import CHANCE
from ostrov.kernel.refusals import Refusal
from ostrov.words import LANGUAGES, Words
from tests.mysterious_island.table import (
    BONES,
    DOG,
    EMPTY,
    FOUR,
    GAME,
    HAWKINS,
    LIVESEY,
    PEW,
    SILVER,
    SMOLLETT,
    THREE,
    TRELAWNEY,
    TWO,
    Table,
    holds,
    last_round,
    led,
    new_table,
    played,
    table,
)

FOUR_SEATS = (EMPTY, EMPTY, EMPTY, EMPTY)


def dealing() -> Table:
    t = new_table(3)
    t.chance(ChooseFirst(0))
    return t


def leading() -> Table:
    return table(EMPTY, EMPTY, EMPTY)


def passed() -> Table:
    """Four others draw, and only two treasures have been looked at."""
    t = table(*FOUR_SEATS, EMPTY, peeked=(TWO, FOUR))
    t.passes()
    return t


def turning_up() -> Table:
    t = leading()
    t.play(0, Play(SILVER))
    return t


def following() -> Table:
    t = turning_up()
    t.chance(TurnUp())
    return t


def revealing() -> Table:
    t = following()
    t.play(1, SitOut())
    t.play(2, SitOut())
    return t


def third_to_play() -> Table:
    t = led(*FOUR_SEATS, cards=(SILVER, TRELAWNEY, BONES, None))
    t.play(1, Play(TRELAWNEY))
    return t


def fourth_to_play() -> Table:
    """Billy Bones is taken."""
    t = third_to_play()
    t.play(2, Play(BONES))
    return t


def sharing() -> Table:
    """Billy Bones chooses first, on seat 3."""
    return played(*FOUR_SEATS, cards=(SILVER, TRELAWNEY, HAWKINS, BONES), peeked=(TWO, FOUR))


def stealing() -> Table:
    """Of the gentlemen in play only Trelawney holds a two."""
    seats = (holds(TWO), EMPTY, holds(TWO), holds(THREE))
    t = played(*seats, cards=(TRELAWNEY, DOG, PEW, HAWKINS), peeked=(THREE, FOUR))
    t.play(3, Take(FOUR))
    return t


def naming() -> Table:
    """Seats 0 and 2 are the richest."""
    return played(EMPTY, EMPTY, holds(FOUR), holds(THREE), cards=(SILVER, SMOLLETT, None, None), peeked=(TWO, TWO))


def naming_chairs() -> Table:
    chairs = (EMPTY, holds(FOUR), holds(FOUR), holds(FOUR))
    return played(*chairs, cards=(SILVER, SMOLLETT, None, None), seats=2, peeked=(TWO, TWO))


def forcing() -> Table:
    """Billy Bones holds a treasure, Black Dog none."""
    seats = (EMPTY, EMPTY, holds(THREE), EMPTY)
    return played(*seats, cards=(TRELAWNEY, PEW, BONES, DOG), peeked=(THREE, THREE))


def forcing_without_dog() -> Table:
    return played(EMPTY, EMPTY, holds(THREE), cards=(TRELAWNEY, PEW, BONES), peeked=(THREE, THREE))


def discarding() -> Table:
    """Seat 2 has to, and chooses between a two and a three."""
    seats = (EMPTY, EMPTY, holds(TWO, THREE), EMPTY)
    t = played(*seats, cards=(TRELAWNEY, PEW, BONES, None), peeked=(THREE, THREE))
    t.play(1, Force(BONES))
    return t


def hit() -> Table:
    """Seat 2 alone is the richest, and chooses between a two and a three."""
    return played(EMPTY, EMPTY, holds(TWO, THREE), cards=(SILVER, SMOLLETT, None), peeked=(TWO, TWO))


def keeping() -> Table:
    """Seat 1 has lost its last life."""
    return played(EMPTY, holds(TWO, FOUR, wounds=2), EMPTY, cards=(SILVER, TRELAWNEY, None), peeked=(THREE, THREE))


def over() -> Table:
    return played(
        EMPTY, EMPTY, EMPTY, cards=(SILVER, None, None), peeked=(THREE, THREE), out=last_round(peeked=(THREE, THREE))
    )


# The reason; what lies on the table; who then tries what in vain.
SITUATIONS: list[tuple[str, str, Callable[[], Table], int, Form]] = [
    ("no-such-seat", "MI-2.1", lambda: new_table(3), CHANCE, ChooseFirst(3)),
    ("no-such-chair", "MI-8.1", naming_chairs, 1, NameRichest(1, Chair.THREE)),
    ("cannot-come-up", "MI-2.1", dealing, CHANCE, ChooseFirst(0)),
    ("cannot-come-up", "MI-2.2", leading, CHANCE, Deal(SILVER)),
    ("cannot-come-up", "MI-2.3", dealing, CHANCE, Peek(TWO)),
    ("cannot-come-up", "MI-4.1", dealing, CHANCE, TurnUp()),
    ("cannot-come-up", "MI-5.1", dealing, CHANCE, Reveal()),
    ("left-to-chance", "MI-2.1", lambda: new_table(3), 0, ChooseFirst(0)),
    ("left-to-chance", "MI-2.1", lambda: new_table(3), 0, Pass()),
    ("left-to-chance", "MI-2.2", dealing, 0, Deal(SILVER)),
    ("left-to-chance", "MI-2.2", dealing, 0, Pass()),
    ("left-to-chance", "MI-2.3", passed, 1, Draw(TWO)),
    ("left-to-chance", "MI-2.3", passed, 1, Play(SILVER)),
    ("left-to-chance", "MI-4.1", turning_up, 1, TurnUp()),
    ("left-to-chance", "MI-4.1", turning_up, 1, SitOut()),
    ("left-to-chance", "MI-5.1", revealing, 0, Reveal()),
    ("left-to-chance", "MI-5.1", revealing, 0, Take(TWO)),
    ("game-is-over", "MI-7.1", over, 0, Pass()),
    ("another-decides", "MI-2.1", leading, 1, Pass()),
    ("something-else-is-asked", "MI-3.2", leading, 0, Discard(TWO)),
    ("something-else-is-asked", "MI-4.2", following, 1, Take(TWO)),
    ("something-else-is-asked", "MI-5.2", sharing, 3, Pass()),
    ("something-else-is-asked", "MI-5.4", discarding, 2, Spare()),
    ("something-else-is-asked", "MI-6.6", keeping, 1, Discard(TWO)),
    ("character-not-dealt-to-you", "MI-3.2", leading, 0, Play(LIVESEY)),
    ("the-first-plays-or-passes", "MI-3.2", leading, 0, SitOut()),
    ("only-the-first-passes", "MI-3.3", following, 1, Pass()),
    ("only-the-character-dealt", "MI-4.1", following, 1, Play(DOG)),
    ("character-not-open", "MI-4.2", third_to_play, 2, Play(SILVER)),
    ("character-taken", "MI-4.2", fourth_to_play, 3, Play(BONES)),
    ("treasure-not-turned-up", "MI-5.1", sharing, 3, Take(THREE)),
    ("only-from-gentlemen", "MI-5.5", stealing, 1, Steal(PEW)),
    ("character-not-in-play", "MI-5.5", stealing, 1, Steal(LIVESEY)),
    ("no-treasure-worth-two", "MI-5.5", stealing, 1, Steal(HAWKINS)),
    ("not-among-the-richest", "MI-5.6", naming, 1, NameRichest(3)),
    ("nothing-to-let-be", "MI-5.6", naming, 1, Spare()),
    ("partners-are-safe", "MI-8.2", naming_chairs, 1, NameRichest(1, Chair.FOUR)),
    ("only-dog-or-bones", "MI-5.7", forcing, 1, Force(TRELAWNEY)),
    ("holds-no-treasure", "MI-5.7", forcing, 1, Force(DOG)),
    ("character-not-in-play", "MI-5.7", forcing_without_dog, 1, Force(DOG)),
    ("treasure-not-held", "MI-5.6", hit, 2, Discard(FOUR)),
    ("treasure-not-held", "MI-5.7", discarding, 2, Discard(FOUR)),
    ("treasure-not-held", "MI-6.6", keeping, 1, Keep(THREE)),
]


@pytest.mark.parametrize(
    ("code", "clause", "situation", "seat", "action"), SITUATIONS, ids=[f"{code}-{at}" for code, at, *_ in SITUATIONS]
)
def test_the_rules_refuse_for_this_very_reason_and_say_so_in_every_language(
    code: str, clause: str, situation: Callable[[], Table], seat: int, action: Form
) -> None:
    t = situation()
    t.refuses(seat, action, code, clause)
    with pytest.raises(Refusal) as refused:
        t.referee.play(seat, action)
    for language in LANGUAGES:
        assert Words(language, GAME).complaint(refused.value).endswith(clause)
