"""What a seat cannot know, drawn fairly from what it can: worths (AT-2.4), and others' red tiles (AT-5.3)."""

from __future__ import annotations

from ostrov.games.atlantis import state
from ostrov.games.atlantis.components import (
    ALL_WORTHS,
    BEACH,
    FIRST_RED,
    OFF_BOARD,
    TRAVELLERS_A_COLOUR,
    UNDERSIDE_KINDS,
)
from ostrov.games.atlantis.state import State
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64
from ostrov.kernel.piles import kind_at, one, size


def knows_worths(s: State, seat: i64, colour: i64) -> bool:
    """AT-2.2 The owner while the game is set up; AT-2.4 then nobody, unless owners have the aid; at the end all."""
    if s.phase == state.OVER:
        return True
    return colour % s.seats == seat and (s.phase <= state.LAUNCHING or s.plays(state.MEMORY_AID))


def imagine_worths(s: State, seat: i64, dice: Dice) -> None:
    """AT-2.4 Each traveller on the board gets one of its colour's worths, any as likely as the next."""
    colour: i64 = 0
    while colour < s.colours():
        if not knows_worths(s, seat, colour):
            worths = ALL_WORTHS
            traveller = TRAVELLERS_A_COLOUR * colour
            end = traveller + TRAVELLERS_A_COLOUR
            while traveller < end and s.place_of(traveller) != state.IN_SUPPLY:
                worth = kind_at(worths, dice.below(size(worths)))
                worths -= one(worth)
                s.set_worth(traveller, worth)
                traveller += 1
        colour += 1


def imagine_hands(s: State, seat: i64, dice: Dice) -> None:
    """AT-5.3 Each tile in another's hand is any red one of its terrain that the seat has not seen."""
    terrain: i64 = BEACH
    while terrain < OFF_BOARD:
        _imagine_tiles(s, seat, terrain, dice)
        terrain += 1


def _imagine_tiles(s: State, seat: i64, terrain: i64, dice: Dice) -> None:
    # Take them all back, then deal as many to each.
    numbers: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            numbers += _take_back(s, other, terrain) << (8 * other)
        other += 1
    other = 0
    while other < s.seats:
        number = numbers >> (8 * other) & 255
        while number > 0:
            reds = s.undersides(terrain) >> (4 * FIRST_RED)
            kind = FIRST_RED + kind_at(reds, dice.below(size(reds)))
            s.change_undersides(terrain, -one(kind))
            s.change_hand(other, terrain, kind, 1)
            number -= 1
        other += 1


def _take_back(s: State, seat: i64, terrain: i64) -> i64:
    number: i64 = 0
    kind: i64 = FIRST_RED
    while kind < UNDERSIDE_KINDS:
        held = s.holds_of(seat, terrain, kind)
        s.change_hand(seat, terrain, kind, -held)
        s.change_undersides(terrain, held * one(kind))
        number += held
        kind += 1
    return number
