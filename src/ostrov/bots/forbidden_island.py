"""Forbidden Island by rules of thumb: try every way to spend one's actions, and take the one that ends best.

The search sees this turn; `_value` says what the turns after it will need. Every seat judges by the same values,
so cooperation needs no messages: whoever can do the most useful thing does it.
"""

from __future__ import annotations

from typing import Final, final

from ostrov.bots.bot import Bot
from ostrov.games.forbidden_island import actions, codes, components, state
from ostrov.games.forbidden_island.position import ForbiddenIsland
from ostrov.games.forbidden_island.state import State
from ostrov.kernel.bits import bit, count, lowest, shifted
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64, vec
from ostrov.kernel.piles import how_many, size
from ostrov.kernel.position import Position
from ostrov.kernel.rows import Rows

# How many actions ahead: a turn.
DEPTH: Final[i64] = 3

# What things are worth, in points; found by trial over many thousand games.
WON: Final[i64] = 1000000
TAKEN: Final[i64] = 960
# So many cards of a treasure in one hand; one more in another hand, and each step to bring it; steps to the treasure.
OF_ONE_HAND: Final = vec[i64]([0, 20, 80, 180, 320, 320])
ELSEWHERE: Final[i64] = 40
A_STEP_TO_MEET: Final[i64] = 6
A_STEP_TO_TREASURE: Final[i64] = 16
AN_EARLY_STEP_TO_TREASURE: Final[i64] = 6
# A hand close to its limit, and closer for whom draws next.
A_CARD_TOO_MANY: Final[i64] = 8
A_CARD_TOO_MANY_NOW: Final[i64] = 24
# One lift is for the flight home, and dearer the nearer that is.
LAST_LIFT: Final[i64] = 25
LAST_LIFT_A_TREASURE: Final[i64] = 19
ANOTHER_LIFT: Final[i64] = 20
A_SANDBAG: Final[i64] = 10
# Each step of each pawn to Fools' Landing: for each treasure taken, and when all are.
A_STEP_HOMEWARD: Final[i64] = 2
A_STEP_HOME: Final[i64] = 37
# What sinks with a tile: Fools' Landing or the last of a treasure, the last but one, any; a pawn that cannot swim.
THE_GAME: Final[i64] = 1000
A_TREASURE_TILE: Final[i64] = 120
A_TILE: Final[i64] = 40
A_PAWN: Final[i64] = 300

# Chances are in permille. Beyond the coming flood a flooded tile is in danger for as long as nobody gets there.
CERTAIN: Final[i64] = 1000
LATER: Final[i64] = 30
LATER_A_STEP: Final[i64] = 12

# Where no way leads; and how many cards leave room for two more.
FAR: Final[i64] = 9
ROOMY: Final[i64] = 3


@final
class Ways:
    """How many actions each seat needs from each cell to each other."""

    _steps: vec[i64]
    # For each seat, what its steps were counted for: they hold until a tile sinks.
    _counted: vec[i64]

    def __init__(self) -> None:
        self._steps = vec[i64]([0] * (4 * 24 * 24))
        self._counted = vec[i64]([0] * 4)

    def steps(self, s: State, seat: i64, cell: i64) -> i64:
        return self._steps[(seat * components.TILE_COUNT + s.cell(seat)) * components.TILE_COUNT + cell]

    def steps_to_treasure(self, s: State, seat: i64, treasure: i64) -> i64:
        first = self.steps(s, seat, s.island.cell_of[2 * treasure])
        second = self.steps(s, seat, s.island.cell_of[2 * treasure + 1])
        return first if first < second else second

    def steps_to_meet(self, s: State, giver: i64, receiver: i64) -> i64:
        if s.role(giver) == components.MESSENGER:
            return 0
        there = self.steps(s, giver, s.cell(receiver))
        back = self.steps(s, receiver, s.cell(giver))
        return there if there < back else back

    def steps_of_nearest(self, s: State, cell: i64) -> i64:
        fewest = FAR
        seat: i64 = 0
        while seat < s.seats:
            steps = self.steps(s, seat, cell)
            if steps < fewest:
                fewest = steps
            seat += 1
        return fewest

    def count(self, s: State) -> None:
        seat: i64 = 0
        while seat < s.seats:
            role = s.role(seat)
            counted_for = s.land | shifted(role, 48)
            if role == components.DIVER:
                counted_for |= shifted(s.flooded, 24)
            if self._counted[seat] != counted_for:
                self._counted[seat] = counted_for
                self._count_for(s, seat)
            seat += 1

    def _count_for(self, s: State, seat: i64) -> None:
        start: i64 = 0
        while start < components.TILE_COUNT:
            self._count_from(s, s.role(seat), start, (seat * components.TILE_COUNT + start) * components.TILE_COUNT)
            start += 1

    def _count_from(self, s: State, role: i64, start: i64, row: i64) -> None:
        """Ring by ring around the start."""
        cell: i64 = 0
        while cell < components.TILE_COUNT:
            self._steps[row + cell] = FAR
            cell += 1
        reached: i64 = 0
        ring = bit(start)
        steps: i64 = 0
        while ring and steps < FAR:
            reached |= ring
            while ring:
                self._steps[row + lowest(ring)] = steps
                ring &= ring - 1
            ring = next_ring(s, role, reached)
            steps += 1


def next_ring(s: State, role: i64, reached: i64) -> i64:
    """What one action more reaches."""
    if role == components.PILOT:
        return s.land & ~reached
    if role == components.DIVER:
        return actions.dives(s, reached) & ~reached
    return actions.reach(role, reached) & s.land & ~reached


@final
class Forecast:
    """How likely the coming flood phase draws a certain card of the flood deck's top, of its discard, or another."""

    _of_top: i64
    _of_discard: i64
    _of_below: i64

    def __init__(self, s: State) -> None:
        cards = s.cards_left if s.phase == state.FLOODING else s.flood_rate()
        rise = chance_of_waters_rise(s)
        self._of_top = chance(cards, count(s.flood_deck)) * (CERTAIN - rise) // CERTAIN
        self._of_discard = chance(cards, count(s.flood_discard)) * rise // CERTAIN
        self._of_below = 0
        # When the top does not last, the next layer follows, or the discard as a new deck.
        rest = cards - count(s.flood_deck)
        if rest > 0 and s.flood_below is not None:
            self._of_below = chance(rest, count(s.flood_below.cards))
        elif rest > 0:
            self._of_discard += chance(rest, count(s.flood_discard))

    def of(self, s: State, cell: i64) -> i64:
        if s.flood_deck >> cell & 1:
            return self._of_top
        if s.flood_discard >> cell & 1:
            return self._of_discard
        return self._of_below

    def of_all(self, s: State, cells: i64) -> i64:
        """The chances of these cells, summed."""
        top = cells & s.flood_deck
        discard = cells & s.flood_discard
        below = cells & ~top & ~discard
        return self._of_top * count(top) + self._of_discard * count(discard) + self._of_below * count(below)


def chance(drawn: i64, cards: i64) -> i64:
    """That a certain one of so many cards is among those drawn."""
    return CERTAIN if drawn >= cards else CERTAIN * drawn // cards


def chance_of_waters_rise(s: State) -> i64:
    if s.phase == state.FLOODING or s.treasure_deck == 0:
        return 0
    draws = s.cards_left if s.phase == state.DRAWING else components.TREASURE_CARDS_A_TURN
    expected = CERTAIN * draws * how_many(s.treasure_deck, components.WATERS_RISE) // size(s.treasure_deck)
    return expected if expected < CERTAIN else CERTAIN


@final
class IslandBot(Bot):
    # By depth: a position to try actions on, and its legal actions. One more than a turn, for a hand over its limit.
    _trials: list[ForbiddenIsland]
    _rows: list[Rows]
    _ways: Ways
    _forecast: Forecast

    def __init__(self) -> None:
        self._rows = [Rows(), Rows(), Rows(), Rows()]
        self._ways = Ways()

    def choose(self, imagined: Position, seat: i64, rows: Rows, dice: Dice) -> i64:
        assert isinstance(imagined, ForbiddenIsland)
        if rows.total == 1:
            return rows.at(0)
        self._trials = [imagined, imagined.copy(), imagined.copy(), imagined.copy(), imagined.copy()]
        self._forecast = Forecast(imagined)
        self._ways.count(imagined)
        best = -WON * 100
        chosen: i64 = 0
        n: i64 = 0
        while n < rows.total:
            action = rows.at(n)
            if is_worth_trying(imagined, action):
                # Between equals the dice decide.
                value = 16 * self._value_after(action, seat, 0) + dice.below(16)
                if value > best:
                    best = value
                    chosen = action
            n += 1
        return chosen

    def _value_after(self, action: i64, seat: i64, depth: i64) -> i64:
        s = self._trials[depth + 1]
        self._trials[depth].copy_to(s)
        s.apply(seat, action)
        if s.over_limit != state.NOBODY:
            return self._best_after(action, s.over_limit, depth + 1, -WON)
        value = self._value(s)
        if depth + 1 == DEPTH or s.phase != state.ACTING or s.active != seat:
            return value
        return self._best_after(action, seat, depth + 1, value)

    def _best_after(self, previous: i64, seat: i64, depth: i64, best: i64) -> i64:
        """The best that the seat can make of it, at least as good as it is now."""
        s = self._trials[depth]
        rows = self._rows[depth]
        rows.clear()
        s.legal(seat, rows)
        n: i64 = 0
        while n < rows.total:
            action = rows.at(n)
            if is_worth_trying(s, action) and not self._is_detour(previous, action, seat, depth):
                value = self._value_after(action, seat, depth)
                if value > best:
                    best = value
            n += 1
        return best

    def _is_detour(self, previous: i64, action: i64, seat: i64, depth: i64) -> bool:
        """Two steps to where one leads, two deeds in the other order, a walk at the end of a plan, which can wait.

        Costs next to no wins, and saves most of the time.
        """
        verb = codes.verb_of(action)
        if verb == codes.STOP or (depth == DEPTH - 1 and verb in (codes.MOVE, codes.FLY, codes.NAVIGATE)):
            return True
        if verb != codes.verb_of(previous):
            return False
        if verb == codes.MOVE:
            return self._ways.steps(self._trials[depth - 1], seat, codes.target_of(action)) < 2
        if verb == codes.SHORE_UP:
            return action < previous
        return codes.detail_of(action) < codes.detail_of(previous)

    def _value(self, s: State) -> i64:
        if s.phase == state.OVER:
            return WON if s.ending == state.ESCAPED else -WON
        value = TAKEN * count(s.treasures_taken) + worth_of_specials(s) - crowding(s)
        value -= self._way_home(s) + self._risk_of_tiles(s) // CERTAIN
        treasure: i64 = 0
        while treasure < 4:
            if s.treasures_taken >> treasure & 1 == 0:
                value += self._worth_of_cards(s, treasure) - self._risk_of_treasure(s, treasure) // CERTAIN
            treasure += 1
        return value

    def _worth_of_cards(self, s: State, treasure: i64) -> i64:
        collector = collector_of(s, treasure)
        cards = s.holds(collector, treasure)
        walk = self._ways.steps_to_treasure(s, collector, treasure)
        if cards >= components.CARDS_FOR_A_TREASURE:
            return OF_ONE_HAND[cards] - A_STEP_TO_TREASURE * walk
        worth = OF_ONE_HAND[cards]
        missing = components.CARDS_FOR_A_TREASURE - cards
        seat: i64 = 0
        while seat < s.seats:
            if seat != collector and s.holds(seat, treasure):
                helpful = s.holds(seat, treasure)
                if helpful > missing:
                    helpful = missing
                missing -= helpful
                worth += helpful * (ELSEWHERE - A_STEP_TO_MEET * self._ways.steps_to_meet(s, seat, collector))
            seat += 1
        if missing <= 1:
            worth -= AN_EARLY_STEP_TO_TREASURE * walk
        return worth

    def _way_home(self, s: State) -> i64:
        steps: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            steps += self._ways.steps(s, seat, s.island.landing)
            seat += 1
        if s.treasures_taken == components.ALL_TREASURES:
            return A_STEP_HOME * steps
        return A_STEP_HOMEWARD * count(s.treasures_taken) * steps

    def _danger(self, s: State, cell: i64) -> i64:
        """How likely a flooded tile sinks."""
        return self._forecast.of(s, cell) + LATER + LATER_A_STEP * self._ways.steps_of_nearest(s, cell)

    def _risk_of_tiles(self, s: State) -> i64:
        risk = A_TILE * (self._forecast.of_all(s, s.flooded) + LATER * count(s.flooded))
        if s.flooded >> s.island.landing & 1:
            risk += THE_GAME * self._danger(s, s.island.landing)
        seat: i64 = 0
        while seat < s.seats:
            if s.flooded & s.here(seat) and cannot_swim(s, seat):
                risk += A_PAWN * self._danger(s, s.cell(seat))
            seat += 1
        return risk

    def _risk_of_treasure(self, s: State, treasure: i64) -> i64:
        """FI-8.2 It is lost with its second tile."""
        tiles = s.island.cells_of_treasure(treasure) & s.land
        flooded = tiles & s.flooded
        if flooded == 0:
            return 0
        danger = self._danger(s, lowest(flooded))
        if count(tiles) == 1:
            return THE_GAME * danger
        rest = flooded & (flooded - 1)
        if rest == 0:
            return A_TREASURE_TILE * danger
        other = self._danger(s, lowest(rest))
        return A_TREASURE_TILE * (danger + other) + THE_GAME * danger * other // CERTAIN


def is_worth_trying(s: State, action: i64) -> bool:
    """Lifts and the Navigator could go anywhere, which is much to try; Sandbags wait for the last moment."""
    verb = codes.verb_of(action)
    if verb == codes.LIFT:
        return is_goal(s, codes.target_of(action))
    if verb == codes.NAVIGATE:
        return is_goal(s, codes.target_of(action)) or s.pawns_on(codes.target_of(action)) != 0
    if verb == codes.SANDBAG:
        return s.phase == state.FLOODING or s.over_limit != state.NOBODY
    return True


def is_goal(s: State, cell: i64) -> bool:
    """Fools' Landing, or a treasure for which somebody holds the cards."""
    if cell == s.island.landing:
        return True
    treasure = s.island.tile_at[cell] >> 1
    if treasure >= 4 or s.treasures_taken >> treasure & 1:
        return False
    return s.holds(collector_of(s, treasure), treasure) >= components.CARDS_FOR_A_TREASURE


def collector_of(s: State, treasure: i64) -> i64:
    """Who holds most of its cards; of equals, who has more room."""
    collector: i64 = 0
    strongest: i64 = -1
    seat: i64 = 0
    while seat < s.seats:
        claim = 8 * s.holds(seat, treasure) + 7 - s.hand_size(seat)
        if claim > strongest:
            strongest = claim
            collector = seat
        seat += 1
    return collector


def worth_of_specials(s: State) -> i64:
    lifts: i64 = 0
    sandbags: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        lifts += s.holds(seat, components.HELICOPTER_LIFT)
        sandbags += s.holds(seat, components.SANDBAGS)
        seat += 1
    worth = A_SANDBAG * sandbags
    if lifts:
        worth += LAST_LIFT + LAST_LIFT_A_TREASURE * count(s.treasures_taken) + ANOTHER_LIFT * (lifts - 1)
    return worth


def crowding(s: State) -> i64:
    """FI-5.4 Useful cards that will have to be thrown away when more come."""
    price: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        too_many = useful_cards(s, seat) - ROOMY
        if too_many > 0:
            price += too_many * (A_CARD_TOO_MANY + (A_CARD_TOO_MANY_NOW if seat == s.active else 0))
        seat += 1
    return price


def useful_cards(s: State, seat: i64) -> i64:
    """All but those of treasures that are taken."""
    cards = s.hand_size(seat)
    treasure: i64 = 0
    while treasure < 4:
        if s.treasures_taken >> treasure & 1:
            cards -= s.holds(seat, treasure)
        treasure += 1
    return cards


def cannot_swim(s: State, seat: i64) -> bool:
    """FI-7.4 Nowhere to go if the tile sinks."""
    role = s.role(seat)
    return role != components.PILOT and role != components.DIVER and actions.reach(role, s.here(seat)) & s.land == 0
