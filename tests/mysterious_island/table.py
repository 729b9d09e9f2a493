"""A table of Mysterious Island for tests: a position in a few words, and a referee to play it with."""

from __future__ import annotations

from typing import Any

from ostrov.games.mysterious_island.forms import (
    AtTable,
    Chair,
    Character,
    Deal,
    Pass,
    Phase,
    Play,
    PositionForm,
    Reveal,
    Secrets,
    SitOut,
    Treasure,
    TurnUp,
    View,
)
from ostrov.games.mysterious_island.forms import Table as TableForm
from ostrov.games.registry import find_game
from ostrov.kernel.game import Form
from ostrov.kernel.position import CHANCE
from ostrov.kernel.referee import Referee
from tests.game_table import GameTable, game_refuses_position

GAME = find_game("mysterious-island")

HAWKINS, DOG, SMOLLETT, BONES = Character.HAWKINS, Character.BLACK_DOG, Character.SMOLLETT, Character.BONES
LIVESEY, PEW, TRELAWNEY, SILVER = Character.LIVESEY, Character.PEW, Character.TRELAWNEY, Character.SILVER
TWO, THREE, FOUR = Treasure.TWO, Treasure.THREE, Treasure.FOUR
OWN = Chair.OWN

EMPTY = AtTable()


def holds(*treasures: Treasure, wounds: int = 0) -> AtTable:
    """A chair with these treasures."""
    return AtTable(sorted(treasures), wounds)


def form(
    *chairs: AtTable,
    first: int = 0,
    hand: tuple[Character, Character] = (HAWKINS, SILVER),
    second: Character = TRELAWNEY,
    peeked: tuple[Treasure, ...] = (TWO, FOUR),
    aside: Character | None = None,
    seats: int | None = None,
    **rest: Any,
) -> PositionForm:
    """A round in which everything is dealt and peeked at, and the first player is asked."""
    others = [character for character in Character if character not in (*hand, second)]
    # Unless told, the highest of the rest is aside.
    others.remove(others[-1] if aside is None else aside)
    table = TableForm(seats or len(chairs), list(chairs), first=first, open=others, **rest)
    return PositionForm(table, Secrets(list(hand), None, second, list(peeked)))


def table(*chairs: AtTable, **rest: Any) -> Table:
    """The same, with a referee at it."""
    return Table(form(*chairs, **rest))


def played(*chairs: AtTable, cards: tuple[Character | None, ...], **rest: Any) -> Table:
    """A round in which these characters were played, clockwise from the first player; None sits out.

    It stops where the first player's character has been revealed and somebody has to decide something.
    """
    t = led(*chairs, cards=cards, **rest)
    for card in cards[1:]:
        (seat,) = t.awaited
        t.play(seat, SitOut() if card is None else Play(card))
    t.chance(Reveal())
    return t


def led(*chairs: AtTable, cards: tuple[Character | None, ...], **rest: Any) -> Table:
    """The same round when the first player has led and the second player's character is turned up."""
    spare = [character for character in Character if character not in cards]
    first, second = cards[0], cards[1]
    assert first is not None
    other = spare.pop()
    second = spare.pop() if second is None else second
    t = table(*chairs, hand=(first, other), second=second, aside=spare.pop(), **rest)
    t.play(t.awaited[0], Play(first))
    t.chance(TurnUp())
    return t


def last_round(*chairs: AtTable, peeked: tuple[Treasure, ...] = (TWO, FOUR)) -> dict[Treasure, int]:
    """What has to be out of the game so that nothing but the treasures peeked at is left in the deck."""
    held = [treasure for one in chairs for treasure in one.treasures] + list(peeked)
    return {treasure: 6 - held.count(treasure) for treasure in Treasure}


def new_table(seats: int) -> Table:
    """A game from its very beginning: nothing is dealt yet."""
    return Table(Referee.begin(GAME, seats, GAME.options({}, seats)))


def refuses_position(wrong: PositionForm, code: str) -> None:
    """No game can come to such a position, and the code says why."""
    game_refuses_position(GAME, wrong, code)


class Table(GameTable):
    game = GAME

    # What is done

    def deal(self, *characters: Character) -> None:
        self.chance(*[Deal(character) for character in characters])

    def passes(self) -> None:
        """MI-3.3 The first player does."""
        self.play(self.awaited[0], Pass())

    # What may be done

    @property
    def outcomes(self) -> list[Form]:
        return self.actions(CHANCE)

    # What lies on the table

    @property
    def position(self) -> PositionForm:
        shown = GAME.show_position(self.referee.position)
        assert isinstance(shown, PositionForm)
        return shown

    @property
    def now(self) -> TableForm:
        return self.position.table

    @property
    def phase(self) -> Phase:
        return self.now.phase

    def holds(self, chair: int) -> list[Treasure]:
        return self.now.chairs[chair].treasures

    @property
    def wounds(self) -> list[int]:
        return [chair.wounds for chair in self.now.chairs]

    def events_for(self, seat: int) -> list[Form]:
        return self.referee.events(seat)

    def view(self, seat: int | None) -> View:
        view = GAME.view(self.referee.position, seat)
        assert isinstance(view, View)
        return view
