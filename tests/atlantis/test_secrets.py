"""AT-2.4, AT-5.3, AT-7.7: nothing that a seat is shown depends on what it may not know, deep in the game as well."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from ostrov.games.atlantis.forms import (
    Colour,
    Decline,
    Defend,
    Options,
    Phase,
    Place,
    PlayDolphin,
    PlayWind,
    PositionForm,
    RedTile,
    Roam,
    Roll,
    Stop,
    Summon,
    TakeTile,
    TilePlayed,
    TurnUp,
    Underside,
    View,
)
from ostrov.games.atlantis.state import NOBODY
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Form
from ostrov.kernel.position import CHANCE
from ostrov.kernel.record import Record
from ostrov.kernel.referee import Referee
from ostrov.kernel.refusals import Refusal
from ostrov.lab.simulation import Plan, play_slice
from tests.atlantis.table import (
    BEACH,
    DOLPHIN,
    FAIR_WIND,
    FOREST,
    GAME,
    SHARK,
    SHARK_DEFENCE,
    Table,
    laid_table,
    party,
    placed_table,
    table,
)
from tests.some_games import play_one

RED_UNDERSIDES = list(Underside)[5:]


def shown_to(referee: Referee, seat: int | None) -> bytes:
    """All that a seat is given: its view, its actions, what it is asked, and what has just happened."""
    game, position = referee.game, referee.position
    things: list[object] = [game.view(position, seat), game.prompt(position, seat), referee.events(seat)]
    if seat is not None:
        things.append(referee.actions(seat))
    return msgspec.json.encode(things)


def other_world(referee: Referee, seat: int | None, dice: Dice) -> Referee:
    """The table as this seat, or a spectator, may imagine it."""
    imagined = referee.position.imagine(NOBODY if seat is None else seat, dice)
    return Referee(referee.game, imagined, referee.record)


def counterpart(here: Referee, there: Referee, watcher: int | None, dice: Dice) -> Form | None:
    """After a step here: what could have been done there for this watcher to see the same, if anything."""
    actor, action = last_step(here)
    alike = [action]
    if isinstance(action, Place) and watcher != actor:
        # AT-2.2 Another's worth is not seen.
        alike = [Place(action.colour, worth, action.cell) for worth in range(1, 7)]
    if isinstance(action, TurnUp) and action.underside in RED_UNDERSIDES and watcher != position_form(there).active:
        # AT-5.3 Nor is a red underside that another takes.
        alike = [TurnUp(underside) for underside in RED_UNDERSIDES]
    choices = there.legal(actor)
    possible = [one for one in alike if GAME.read_choice(there.position, one) in choices]
    possible = [one for one in possible if red_tiles_played(after(there, actor, one)) == red_tiles_played(here)]
    return possible[dice.below(len(possible))] if possible else None


def last_step(referee: Referee) -> tuple[int, Form]:
    step = referee.record.steps[-1]
    return CHANCE if step.by is None else step.by, step.choice


def after(referee: Referee, actor: int, action: Form) -> Referee:
    """What would be, at a table of its own."""
    result = Referee(GAME, referee.position.copy(), Record.begin(GAME, int(referee.position.seats), Options()))
    result.play(actor, action)
    return result


def red_tiles_played(referee: Referee) -> list[Form]:
    """AT-7.3 With their terrains, which everybody has seen in the hand."""
    return [event for event in referee.events(None) if isinstance(event, TilePlayed)]


def position_form(referee: Referee) -> PositionForm:
    shown = GAME.show_position(referee.position)
    assert isinstance(shown, PositionForm)
    return shown


def answer_to(referee: Referee, seat: int, attempt: Form) -> tuple[str, str]:
    """What a seat is told when it tries this: nothing, or why not."""
    try:
        after(referee, seat, attempt)
    except Refusal as refusal:
        return refusal.code, refusal.clause
    return "", ""


ATTEMPTS = [
    Stop(), Defend(), Decline(), Place(Colour.YELLOW, 6, "E5"), PlayDolphin(Colour.RED, 1, "C3"), PlayWind("C4", "C3"),
    Summon(SHARK, "C4", "A1"), Roam(SHARK, "C4", "C3"), TakeTile("D4"), TurnUp(Underside.DOLPHIN), Roll(SHARK),
]  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"memory_aid": True, "last_survivor": True}), (4, {"overcrowded": True, "sunken_atlantis": True})],
)
def test_over_a_whole_game_nobody_is_shown_what_depends_on_what_they_may_not_know(
    seats: int, options: dict[str, bool]
) -> None:
    """AT-2.4, AT-5.3, AT-7.7 For each seat and a spectator another world goes along, with other worths, hands and
    undersides. In both they get the same bytes: the table, who is awaited, what they may do, what has happened, why
    they are refused something, and what they can imagine.
    """
    dice = Dice(seats)
    here = Referee.begin(GAME, seats, GAME.options(options, seats))
    while position_form(here).phase != Phase.PLACING:
        play_one(here, dice)
    watchers: list[int | None] = [*range(seats), None]
    worlds = {watcher: other_world(here, watcher, dice) for watcher in watchers}
    unlike = 0
    for step in range(400):
        before = Referee(GAME, here.position.copy(), here.record)
        play_one(here, dice)
        for watcher in watchers:
            there, doing = worlds[watcher], counterpart(here, worlds[watcher], watcher, dice)
            while doing is None:
                # Another has shown a tile that was not in that world: imagine one where it was.
                there = other_world(before, watcher, dice)
                doing = counterpart(here, there, watcher, dice)
            worlds[watcher] = there = after(there, last_step(here)[0], doing)
            assert there.position.awaited == here.position.awaited
            # AT-8.2 At the end the worths are turned up.
            assert shown_to(there, watcher) == shown_to(here, watcher) or not here.position.awaited
            unlike += there.position.fields() != here.position.fields()
        if not here.position.awaited:
            break
        if step % 7 == 0:
            for seat in range(seats):
                told = [[answer_to(world, seat, attempt) for attempt in ATTEMPTS] for world in (here, worlds[seat])]
                imagined = [world.position.imagine(seat, Dice(step)).fields() for world in (here, worlds[seat])]
                assert (told[0], imagined[0]) == (told[1], imagined[1])
    assert unlike > 100 * seats


def asked(*hand: RedTile) -> Table:
    """Seat 0 moves a shark onto a swimmer of seat 1, who holds these."""
    t = table(party("D5"), party("C3", "D5"), party("D6"), hands={1: list(hand)}, sharks=["C4"], rolled="shark",
              phase=Phase.ROAMING, steps_left=2)  # fmt: skip
    t.play(0, Roam(SHARK, "C4", "C3"))
    return t


def test_neither_the_question_nor_its_absence_tells_what_is_in_a_hand() -> None:
    """AT-7.7"""
    able, unable = asked(SHARK_DEFENCE), asked(DOLPHIN)
    assert able.awaited == unable.awaited == [1]
    for seat in (0, 2, None):
        assert shown_to(able.referee, seat) == shown_to(unable.referee, seat)


def test_a_declined_answer_looks_the_same_whether_or_not_it_could_have_been_given() -> None:
    """AT-7.7"""
    worlds = [asked(SHARK_DEFENCE), asked(FAIR_WIND)]
    for t in worlds:
        t.play(1, t.actions(1)[-1])
    for seat in (0, 2, None):
        assert shown_to(worlds[0].referee, seat) == shown_to(worlds[1].referee, seat)


def test_a_red_tile_looks_the_same_to_all_others_whatever_it_is() -> None:
    """AT-5.3"""
    worlds = []
    for underside in (Underside.DOLPHIN, Underside.SHARK_DEFENCE, Underside.MOVE_WHALE):
        t = table(party("D5"), party("D6"), party("D7"), phase=Phase.TAKING)
        t.play(0, TakeTile("D4"))
        t.chance(TurnUp(underside))
        worlds.append(t.referee)
    for seat in (1, 2, None):
        assert len({shown_to(world, seat) for world in worlds}) == 1
    assert len({shown_to(world, 0) for world in worlds}) == 3


def test_the_first_step_is_asked_for_whatever_a_hand_holds() -> None:
    """AT-3.1"""
    playable = table(party("C4"), party("D5"), hands={0: [DOLPHIN]}, phase=Phase.PLAYING)
    useless = table(party("C4"), party("D5"), hands={0: [SHARK_DEFENCE]}, phase=Phase.PLAYING)
    for seat in (1, None):
        assert shown_to(playable.referee, seat) == shown_to(useless.referee, seat)


def test_a_worth_that_is_placed_looks_the_same_to_all_others() -> None:
    """AT-2.2, AT-2.4"""
    worlds = [laid_table(3), laid_table(3)]
    for t, n in zip(worlds, (0, -40), strict=True):
        t.play(0, t.actions(0)[n])
    for seat in (1, 2, None):
        assert shown_to(worlds[0].referee, seat) == shown_to(worlds[1].referee, seat)


def test_what_is_imagined_is_dealt_fairly() -> None:
    """AT-1.4, AT-2.4, AT-5.3"""
    start = table(party("D4"), party("D5"), hands={1: [DOLPHIN]}).referee.position
    hands: Counter[Underside | None] = Counter()
    worths: Counter[int | None] = Counter()
    for n in range(900):
        world = GAME.show_position(start.imagine(0, Dice(5, n)))
        assert isinstance(world, PositionForm)
        hands[world.hands[1][0].underside] += 1
        worths[world.travellers[0][0].worth] += 1
        assert sorted(one.worth or 0 for one in world.travellers[0]) == [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
    # Of nine red beaches three are dolphins, two fair winds; three travellers of ten are worth 1.
    assert 240 < hands[Underside.DOLPHIN] < 360
    assert 150 < hands[Underside.FAIR_WIND] < 250
    assert 210 < worths[1] < 330


def test_what_one_holds_oneself_is_dealt_to_nobody_else() -> None:
    """AT-5.3"""
    red = [SHARK_DEFENCE, RedTile(FOREST, Underside.SHARK_DEFENCE)]
    start = table(party("D4"), party("D5"), hands={0: red, 1: [DOLPHIN]}).referee.position
    for n in range(60):
        world = GAME.show_position(start.imagine(0, Dice(6, n)))
        assert isinstance(world, PositionForm)
        assert world.hands[0] == red
        assert world.hands[1][0].terrain == BEACH
        assert world.hands[1][0].underside != Underside.SHARK_DEFENCE


def deep_in_a_game(seats: int, **options: bool) -> Table:
    """Two hundred choices after the travellers were placed."""
    t, dice = placed_table(seats, **options), Dice(4)
    for _ in range(200):
        if t.referee.position.awaited:
            play_one(t.referee, dice)
    return t


def worths(form: Form, colour: int) -> list[int | None]:
    assert isinstance(form, PositionForm)
    return [one.worth for one in form.travellers[colour]]


def table_of(view: Form) -> PositionForm:
    assert isinstance(view, View)
    return view.table


@pytest.mark.parametrize(("seats", "own"), [(3, {0}), (2, {0, 2})])
def test_a_seat_that_forgets_nothing_knows_the_worths_that_it_placed_and_no_others(seats: int, own: set[int]) -> None:
    """AT-2.2, AT-2.4, AT-9.1"""
    t = deep_in_a_game(seats)
    shown, recalled = GAME.view(t.referee.position, 0), GAME.recollection(t.referee.position, 0)
    for colour in range(len(t.now.travellers)):
        assert worths(table_of(shown), colour) == [None] * 10
        assert worths(table_of(recalled), colour) == (worths(t.now, colour) if colour in own else [None] * 10)
    assert without_worths(recalled) == without_worths(shown)


def without_worths(view: Form) -> Form:
    none = [[msgspec.structs.replace(one, worth=None) for one in ten] for ten in table_of(view).travellers]
    return msgspec.structs.replace(view, table=msgspec.structs.replace(table_of(view), travellers=none))


def test_what_is_recalled_is_imagined_but_for_the_own_worths() -> None:
    """AT-2.4"""
    position = deep_in_a_game(3).referee.position
    recollection = GAME.recollection(position, 1)
    others = set()
    for n in range(20):
        world = GAME.show_position(position.recall(1, Dice(5, n)))
        assert GAME.show_position(GAME.imagine(recollection, Dice(5, n))) == world
        assert worths(world, 1) == worths(GAME.show_position(position), 1)
        others.add((*worths(world, 0), *worths(world, 2)))
    assert len(others) == 20


def test_a_bot_beats_three_that_play_at_random() -> None:
    """AT-8.1"""
    tally = play_slice(Plan("atlantis", 4, {}, ["thumb", "random", "random", "random"], 1, 3), 0, 1)
    assert tally.firsts[0] == 1


def test_chance_is_not_shown_to_any_seat() -> None:
    """AT-5.3"""
    t = table(party("D5"), party("D6"), phase=Phase.TAKING)
    t.play(0, TakeTile("D4"))
    assert t.actions(CHANCE)
    assert [t.actions(seat) for seat in (0, 1)] == [[], []]
