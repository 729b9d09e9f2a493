"""Forbidden Desert by rules of thumb: try the ways to spend one's actions, and take the one that ends best.

The search sees a few actions ahead; `value` says what the turns after them will need. Every seat judges by the same
values, so cooperation needs no messages: whoever can do the most useful thing does it.
"""

from __future__ import annotations

from typing import Final, final

from ostrov.bots.bot import Bot
from ostrov.games.forbidden_desert import board, codes, components, state, storm
from ostrov.games.forbidden_desert.position import ForbiddenDesert
from ostrov.games.forbidden_desert.state import State
from ostrov.kernel.bits import count
from ostrov.kernel.dice import Dice
from ostrov.kernel.native import i64, vec
from ostrov.kernel.piles import how_many, size
from ostrov.kernel.position import Position
from ostrov.kernel.rows import Rows

# How many actions ahead.
DEPTH: Final[i64] = 3

# What things are worth, in points; found by trial.
WON: Final[i64] = 10000000
TAKEN: Final[i64] = 3000
PLACED: Final[i64] = 400
A_CLUE: Final[i64] = 300
THE_PAD: Final[i64] = 300
SOME_GEAR: Final[i64] = 150
# An excavated tile of which nobody knew what it is.
UNKNOWN: Final[i64] = 260
# An oasis kept for later, and what it is worth to each seat that could drink there.
AN_UNDUG_OASIS: Final[i64] = 60
AN_UNDUG_OASIS_A_SEAT: Final[i64] = 40
# What a canteen with so much water is worth; below it, a pawn that has to drink dies.
WATER: Final = vec[i64]([0, 600, 900, 1080, 1200, 1290])
DEATH: Final[i64] = 6000
# A marker anywhere, on a blocked tile, when few are left; a buried pawn.
A_MARKER: Final[i64] = 22
A_BLOCKED_TILE: Final[i64] = 14
A_SCARCE_MARKER: Final[i64] = 60
SCARCE: Final[i64] = 14
BURIED: Final[i64] = 60
# Each action to the nearest thing worth digging, to a part, to the launch pad, to water.
A_STEP_TO_DIG: Final[i64] = 12
A_STEP_TO_PART: Final[i64] = 60
A_STEP_HOME: Final[i64] = 90
A_STEP_HOMEWARD: Final[i64] = 6
A_STEP_TO_WATER: Final[i64] = 9
ENOUGH_WATER: Final[i64] = 3
# Gear that is kept: Dune Blaster, Jet Pack, Solar Shield, Terrascope, Secret Water Reserve, Time Throttle.
KEPT: Final = vec[i64]([110, 120, 150, 20, 350, 90])
A_SKIPPED_CARD: Final[i64] = 30
FAR: Final[i64] = 12
# Chances are in permille.
CERTAIN: Final[i64] = 1000


def _distance(start: int, cell: int, is_diagonal: bool) -> int:
    down = abs(start // 5 - cell // 5)
    right = abs(start % 5 - cell % 5)
    return max(down, right) if is_diagonal else down + right


_STEPS: Final = bytes([_distance(start, cell, False) for start in range(25) for cell in range(25)])
_DIAGONAL_STEPS: Final = bytes([_distance(start, cell, True) for start in range(25) for cell in range(25)])


@final
class DesertBot(Bot):
    # By depth: a position to try actions on, and its legal actions.
    _trials: list[ForbiddenDesert]
    _rows: list[Rows]

    def __init__(self) -> None:
        self._rows = [Rows(), Rows(), Rows(), Rows()]

    def choose(self, imagined: Position, seat: i64, rows: Rows, dice: Dice) -> i64:
        assert isinstance(imagined, ForbiddenDesert)
        if imagined.pending == state.PUTTING_UNDER:
            return choose_card_under(imagined, rows)
        self._trials = [imagined, imagined.copy(), imagined.copy(), imagined.copy(), imagined.copy()]
        now = value(imagined)
        best = -WON * 100
        chosen: i64 = 0
        n: i64 = 0
        while n < rows.total:
            action = rows.at(n)
            if is_worth_trying(imagined, action, 0):
                reached = now if codes.verb_of(action) == codes.GO_ON else self._value_after(action, seat, 0)
                # Between equals the dice decide, but nobody does for nothing what need not be done.
                reached = 16 * reached + dice.below(8)
                if codes.verb_of(action) == codes.GO_ON or codes.verb_of(action) == codes.STOP:
                    reached += 10
                if reached > best:
                    best = reached
                    chosen = action
            n += 1
        return chosen

    def _value_after(self, action: i64, seat: i64, depth: i64) -> i64:
        s = self._trials[depth + 1]
        self._trials[depth].copy_to(s)
        s.apply(seat, action)
        reached = value(s)
        if depth + 1 == DEPTH or s.phase != state.ACTING or s.active != seat or s.pending:
            return reached
        return self._best_after(action, seat, depth + 1, reached)

    def _best_after(self, previous: i64, seat: i64, depth: i64, best: i64) -> i64:
        """The best that the seat can make of it, at least as good as it is now."""
        s = self._trials[depth]
        rows = self._rows[depth]
        rows.clear()
        s.legal(seat, rows)
        n: i64 = 0
        while n < rows.total:
            action = rows.at(n)
            if is_worth_trying(s, action, depth) and not (codes.verb_of(action) == codes.MOVE and depth == DEPTH - 1):
                reached = self._value_after(action, seat, depth)
                if reached > best:
                    best = reached
            n += 1
        return best


def is_worth_trying(s: State, action: i64, depth: i64) -> bool:
    """What leads anywhere is tried at once or not at all; a gift of gear and a look ahead help seldom."""
    verb = codes.verb_of(action)
    if verb in (codes.GIVE_GEAR, codes.LOOK_AHEAD, codes.SCOPE):
        return False
    if verb in (codes.FLY, codes.NAVIGATE, codes.GIVE_WATER):
        return depth == 0
    return depth == 0 or verb != codes.STOP


def choose_card_under(s: State, rows: Rows) -> i64:
    """The worst of the cards looked at: a sun, then a storm that picks up."""
    worst: i64 = -1
    badness: i64 = 0
    n: i64 = 0
    while n < rows.total:
        action = rows.at(n)
        if codes.verb_of(action) == codes.PUT_UNDER:
            card = storm.known_card(s.storm_top, codes.target_of(action))
            bad = 2 if card == components.SUN_BEATS_DOWN else 1 if card == components.STORM_PICKS_UP else 0
            if bad > badness:
                badness = bad
                worst = action
        elif codes.verb_of(action) == codes.LEAVE_ON_TOP and worst < 0:
            worst = action
        n += 1
    return worst


# What a position is worth


def value(s: State) -> i64:
    if s.phase == state.OVER:
        return WON if s.ending == state.ESCAPED else -WON
    total = TAKEN * count(s.parts_taken) + worth_of_tiles(s) + worth_of_gear(s) + worth_of_water(s)
    total -= cost_of_ways(s)
    if s.phase == state.ACTING:
        # Cards that the Meteorologist holds off.
        total += A_SKIPPED_CARD * s.cards_skipped
    return total


def worth_of_tiles(s: State) -> i64:
    total = count(s.blocked) * -A_BLOCKED_TILE - A_MARKER * (components.SAND_MARKERS - s.sand_left)
    if s.sand_left < SCARCE:
        total -= A_SCARCE_MARKER * (SCARCE - s.sand_left)
    cell: i64 = 0
    while cell < board.CELL_COUNT:
        if s.excavated >> cell & 1:
            total += worth_of_face(s.face(cell))
        elif s.ground(cell) == components.OASIS and s.face(cell) != components.MIRAGE:
            total += oasis_kept(s)
        cell += 1
    if s.pending == state.TURNING_UP:
        total += worth_of_turning(s, s.cell(s.active))
    part: i64 = 0
    while part < components.PART_COUNT:
        if s.part_cell(part) != board.NOWHERE:
            total += PLACED
        part += 1
    return total


def worth_of_face(face: i64) -> i64:
    if face <= components.TUNNEL:
        return SOME_GEAR
    if face == components.LAUNCH_PAD:
        return THE_PAD
    if face >= components.FIRST_ROW_CLUE:
        return A_CLUE
    return 0


def worth_of_turning(s: State, cell: i64) -> i64:
    """What may be expected of a tile that is about to be turned."""
    if s.ground(cell) != components.OASIS:
        return UNKNOWN if is_something_hidden(s) else SOME_GEAR // 2
    unseen = s.unseen & components.OASIS_DIGITS
    total: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.cell(seat) == cell:
            water = s.water(seat)
            room = s.room(seat)
            total += WATER[water + (room if room < 2 else 2)] - WATER[water]
        seat += 1
    # The worth of an oasis not yet dug is still counted.
    return total * how_many(unseen, components.WELL) // size(unseen) - oasis_kept(s)


def oasis_kept(s: State) -> i64:
    return AN_UNDUG_OASIS + AN_UNDUG_OASIS_A_SEAT * s.seats


def is_something_hidden(s: State) -> bool:
    """A clue or the launch pad has not been seen yet."""
    return s.unseen >> (4 * components.FIRST_ROW_CLUE) != 0


def worth_of_gear(s: State) -> i64:
    total: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if s.has_gear(seat):
            gear: i64 = 0
            while gear < components.GEAR_KINDS:
                total += KEPT[gear] * s.holds(seat, gear)
                gear += 1
        seat += 1
    return total


def worth_of_water(s: State) -> i64:
    """FD-8.5 The sun takes one where there is no shade, and 0 is the last that one lives with."""
    suns = suns_to_come(s)
    shade = s.tunnels | storm.cells_in_shade(s)
    total: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        water = s.water(seat)
        total += WATER[water]
        if shade >> s.cell(seat) & 1 == 0:
            loss = DEATH if water == 0 else WATER[water] - WATER[water - 1]
            total -= loss * suns // CERTAIN
        if s.is_buried(seat):
            total -= BURIED
        seat += 1
    return total


def suns_to_come(s: State) -> i64:
    """How many suns this storm may be expected to bring, in permille."""
    cards = s.cards_left if s.phase == state.STORMING else s.storm_rate() - s.cards_skipped
    suns: i64 = 0
    known = storm.known_cards(s.storm_top)
    place: i64 = 0
    while place < known and place < cards:
        if storm.known_card(s.storm_top, place) == components.SUN_BEATS_DOWN:
            suns += CERTAIN
        place += 1
    left = size(s.storm_deck)
    rest = cards - place
    if rest > left:
        rest = left
    if rest > 0:
        suns += CERTAIN * rest * how_many(s.storm_deck, components.SUN_BEATS_DOWN) // left
    return suns


def steps(s: State, seat: i64, cell: i64) -> i64:
    """As the crow walks, with tunnels not counted."""
    if s.role(seat) == components.EXPLORER:
        return _DIAGONAL_STEPS[25 * s.cell(seat) + cell]
    return _STEPS[25 * s.cell(seat) + cell]


def cost_of_ways(s: State) -> i64:
    if s.parts_taken == components.ALL_PARTS:
        pad = s.cell_of_city_face(components.LAUNCH_PAD)
        if pad != board.NOWHERE:
            return way_home(s, pad)
    return ways_to_parts(s) + ways_to_dig(s) + ways_to_water(s)


def way_home(s: State, pad: i64) -> i64:
    total: i64 = 0
    if s.blocked >> pad & 1:
        total += A_STEP_HOME * (s.sand(pad) - 1)
    seat: i64 = 0
    while seat < s.seats:
        total += A_STEP_HOME * steps(s, seat, pad)
        if s.is_buried(seat):
            total += A_STEP_HOME
        seat += 1
    return total


def ways_to_parts(s: State) -> i64:
    """Whoever is nearest fetches a part."""
    total: i64 = 0
    part: i64 = 0
    while part < components.PART_COUNT:
        cell = s.part_cell(part)
        if cell != board.NOWHERE and cell != s.storm:
            nearest = FAR
            seat: i64 = 0
            while seat < s.seats:
                away = steps(s, seat, cell)
                if away < nearest:
                    nearest = away
                seat += 1
            sand = s.sand(cell)
            if s.excavated >> cell & 1 == 0:
                nearest += sand + 1
            elif sand > 1:
                nearest += sand - 1
            total += A_STEP_TO_PART * nearest
        part += 1
    return total


def ways_to_dig(s: State) -> i64:
    """Each seat to the nearest tile that is worth digging, sand included."""
    total: i64 = 0
    something_hidden = is_something_hidden(s)
    seat: i64 = 0
    while seat < s.seats:
        nearest = FAR
        cell: i64 = 0
        while cell < board.CELL_COUNT:
            if is_worth_digging(s, cell, something_hidden):
                away = steps(s, seat, cell) + s.sand(cell)
                if away < nearest:
                    nearest = away
            cell += 1
        total += A_STEP_TO_DIG * nearest
        seat += 1
    return total


def is_worth_digging(s: State, cell: i64, something_hidden: bool) -> bool:
    if s.ground(cell) != components.DUNE or cell == s.storm:
        return False
    face = s.face(cell)
    return something_hidden if face == components.UNKNOWN_FACE else face >= components.FIRST_ROW_CLUE


def ways_to_water(s: State) -> i64:
    """The thirsty to one oasis together; the Water Carrier to a well while anybody is thirsty."""
    total: i64 = 0
    oasis = meeting_point(s)
    seat: i64 = 0
    while seat < s.seats:
        thirst = ENOUGH_WATER - s.water(seat)
        if s.role(seat) == components.WATER_CARRIER:
            if thirst > -2:
                total += A_STEP_TO_WATER * (thirst + 2) * nearest_well(s, seat, oasis)
        elif thirst > 0:
            total += A_STEP_TO_WATER * thirst * nearest_water(s, seat, oasis)
        seat += 1
    return total


def meeting_point(s: State) -> i64:
    """The oasis not yet dug that is nearest to all together, sand included; or NOWHERE."""
    found = board.NOWHERE
    fewest: i64 = 1000
    cell: i64 = 0
    while cell < board.CELL_COUNT:
        if s.ground(cell) == components.OASIS and s.face(cell) != components.MIRAGE:
            total = 2 * s.sand(cell)
            seat: i64 = 0
            while seat < s.seats:
                total += steps(s, seat, cell)
                seat += 1
            if total < fewest:
                fewest = total
                found = cell
        cell += 1
    return found


def nearest_well(s: State, seat: i64, oasis: i64) -> i64:
    nearest = FAR
    cell: i64 = 0
    while cell < board.CELL_COUNT:
        if s.excavated >> cell & 1 and s.face(cell) == components.WELL:
            sand = s.sand(cell)
            away = steps(s, seat, cell) + (sand - 1 if sand > 1 else 0)
            if away < nearest:
                nearest = away
        cell += 1
    return nearest_water(s, seat, oasis) if nearest == FAR else nearest


def nearest_water(s: State, seat: i64, oasis: i64) -> i64:
    """The oasis where all meet, or the Water Carrier with water to spare."""
    nearest = FAR
    if oasis != board.NOWHERE:
        nearest = steps(s, seat, oasis) + s.sand(oasis)
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.role(other) == components.WATER_CARRIER and s.water(other) > 2:
            away = steps(s, seat, s.cell(other)) - 1
            if away < nearest:
                nearest = away
        other += 1
    return nearest if nearest < FAR else 0
