"""Mysterious Island by trial: imagine what cannot be seen, try every action there, and play on at random."""

from __future__ import annotations

from typing import Final, final

from ostrov.bots.bot import Bot
from ostrov.games.mysterious_island import state
from ostrov.games.mysterious_island.state import State
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64, vec
from ostrov.kernel.playouts import play_until
from ostrov.kernel.position import Position
from ostrov.kernel.rows import Rows

# How many imaginings every action is tried in, and how many rounds are played on.
TRIALS: Final[i64] = 32
ROUNDS_AHEAD: Final[i64] = 2

# What things are worth, in hundredths of a coin of one's own.
WON: Final[i64] = 600
A_TENTH: Final[i64] = 10
A_TENTH_OF_THE_LEADER: Final[i64] = 6
A_TENTH_OF_ANOTHER: Final[i64] = 2
# What one to three wounds endanger of a chair's treasure, in percent, where three leave a single life.
RISK: Final = vec[i64]([0, 2, 8, 25])


@final
class TreasureBot(Bot):
    _rows: Rows
    # How the dice lay before each trial: every action is tried with the same luck.
    _luck: vec[i64]

    def __init__(self) -> None:
        self._rows = Rows()
        self._luck = vec[i64]([0] * TRIALS)

    def choose(self, imagined: Position, seat: i64, rows: Rows, dice: Dice) -> i64:
        best = rows.at(0)
        if rows.total == 1:
            return best
        highest = self._tried(imagined, seat, best, dice, True)
        n: i64 = 1
        while n < rows.total:
            action = rows.at(n)
            value = self._tried(imagined, seat, action, dice, False)
            if value > highest:
                highest = value
                best = action
            n += 1
        return best

    def _tried(self, position: Position, seat: i64, action: i64, dice: Dice, is_first: bool) -> i64:
        """What an action brings, over all trials together."""
        total: i64 = 0
        trial: i64 = 0
        while trial < TRIALS:
            if is_first:
                self._luck[trial] = dice.state
            else:
                dice.state = self._luck[trial]
            imagined = position.imagine(seat, dice)
            imagined.apply(seat, action)
            total += self._play_on(imagined, seat, dice)
            trial += 1
        return total

    def _play_on(self, position: Position, seat: i64, dice: Dice) -> i64:
        """Everybody at random until so many rounds are over; then what the seat has got of it."""
        assert isinstance(position, State)
        play_until(position, position.turn + ROUNDS_AHEAD, self._rows, dice)
        return value(position, seat)


def value(s: State, seat: i64) -> i64:
    """The seat's prospects against those of the others, most of all of the one who leads them."""
    total = A_TENTH * prospects(s, seat)
    leader: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            wealth = prospects(s, other)
            total -= A_TENTH_OF_ANOTHER * wealth
            if wealth > leader:
                leader = wealth
        other += 1
    total -= A_TENTH_OF_THE_LEADER * leader
    if s.winners() >> seat & 1:
        total += WON
    return total


def prospects(s: State, seat: i64) -> i64:
    """Ten for each coin of the seat's best chair (MI-8.3), less what its wounds endanger (MI-6.6)."""
    best: i64 = 0
    chair = seat
    while chair < s.chairs:
        hopes = 10 * s.wealth(chair) - RISK[danger(s, chair)] * s.wealth(chair) // 10
        if hopes > best:
            best = hopes
        chair += s.seats
    return best


def danger(s: State, chair: i64) -> i64:
    """None without a wound and after the end, three with the last life."""
    if s.wounds(chair) == 0 or s.phase == state.OVER:
        return 0
    return 4 - s.lives() + s.wounds(chair)
