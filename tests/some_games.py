"""Games in every state, for tests that hold for all of them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st

from ostrov.games.forbidden_desert.forms import ROLES as DESERT_ROLES
from ostrov.games.forbidden_island.forms import ROLES
from ostrov.games.registry import GAMES
from ostrov.kernel.dice import Dice
from ostrov.kernel.game import Game
from ostrov.kernel.playouts import one_awaited
from ostrov.kernel.position import CHANCE
from ostrov.kernel.referee import Referee


def _island_options(seats: int) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {"difficulty": st.sampled_from(["novice", "normal", "elite", "legendary"])},
        optional={"adventurers": st.permutations(list(map(str, ROLES))).map(lambda roles: roles[:seats])},
    )


def _no_options(seats: int) -> st.SearchStrategy[dict[str, Any]]:
    return st.just({})


def _lost_island_options(seats: int) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {
            "side": st.sampled_from(["a", "b"]),
            "rumours": st.sampled_from(["random", "tight-island", "calm-island", "skull-island"]),
            "last_turn_in_order": st.sampled_from(["automatic", "on-demand"]),
        }
    )


def _desert_options(seats: int) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {"difficulty": st.sampled_from(["novice", "normal", "elite", "legendary"])},
        optional={"adventurers": st.permutations(list(map(str, DESERT_ROLES))).map(lambda roles: roles[:seats])},
    )


def _atlantis_options(seats: int) -> st.SearchStrategy[dict[str, Any]]:
    variants = ["overcrowded", "last_survivor", "all_equal", "sunken_atlantis", "memory_aid"]
    colours_and_boats = [(None, False), (False, False)] + [(None, True), (True, False), (True, True)] * (seats == 2)
    return st.builds(
        lambda chosen, rest: {"two_colours": chosen[0], "four_boats": chosen[1], **rest},
        st.sampled_from(colours_and_boats),
        st.fixed_dictionaries({name: st.booleans() for name in variants}),
    )


OPTIONS = {
    "forbidden-island": _island_options,
    "forbidden-desert": _desert_options,
    "atlantis": _atlantis_options,
    "mysterious-island": _no_options,
    "lost-island": _lost_island_options,
}


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@st.composite
def tables(draw: st.DrawFn, game: Game, to_the_end: bool = False) -> Referee:
    """A game some way into it or at its end, played at random under the referee."""
    seats = draw(st.sampled_from(list(game.seats)))
    first = draw(st.sampled_from([None, *range(seats)]))
    options = game.options({**draw(OPTIONS[game.id](seats)), "first": first}, seats)
    referee = Referee.begin(game, seats, options)
    length = game.longest if to_the_end else draw(st.integers(0, 120))
    play_at_random(referee, draw(some_dice()), length)
    return referee


def some_dice() -> st.SearchStrategy[Dice]:
    return st.integers(0, 2**62).map(Dice)


def play_at_random(referee: Referee, dice: Dice, length: int) -> None:
    for _ in range(length):
        if not referee.position.awaited:
            return
        play_one(referee, dice)


def play_one(referee: Referee, dice: Dice) -> None:
    """One choice of whoever is awaited, chance by its weights."""
    actor = one_awaited(referee.position, dice)
    if actor == CHANCE:
        referee.deal(dice)
    else:
        choices = referee.legal(actor)
        referee.play(actor, referee.game.show_choice(referee.position, choices[dice.below(len(choices))]))


def awaited(referee: Referee) -> list[int]:
    return [actor for actor in range(CHANCE + 1) if referee.position.awaited >> actor & 1]


def watchers(game: Game, seats: int) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(seats), None]
