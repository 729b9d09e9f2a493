"""Chapter 6: special cards, played by their holder for no action."""

from __future__ import annotations

from ostrov.games.forbidden_island import codes, components, drawing, ending, state
from ostrov.games.forbidden_island.state import State
from ostrov.kernel.bits import bit, lowest
from ostrov.kernel.native import i64
from ostrov.kernel.refusals import Reason
from ostrov.kernel.rows import Rows


def could_play(s: State) -> i64:
    """FI-6.1 The seats that could play a card in this moment. A lift always has somewhere to go."""
    if can_sandbag(s):
        return s.lift_holders() | s.sandbag_holders()
    return s.lift_holders()


def special_actions(s: State, seat: i64, rows: Rows) -> None:
    """FI-6.1"""
    if s.holds(seat, components.HELICOPTER_LIFT):
        lift_actions(s, rows)
        if ending.can_fly_off(s):
            rows.add_one(codes.choice(codes.FLY_OFF, 0))
    if s.holds(seat, components.SANDBAGS) and can_sandbag(s):
        rows.add(codes.choice(codes.SANDBAG, 0), s.flooded)


def lift_actions(s: State, rows: Rows) -> None:
    """FI-6.2 One or more pawns standing on one tile, to any other tile."""
    seat: i64 = 0
    while seat < s.seats:
        together = s.pawns_on(s.cell(seat))
        if lowest(together) == seat:
            lift_together_actions(s, together, rows)
        seat += 1


def lift_together_actions(s: State, together: i64, rows: Rows) -> None:
    """FI-6.2 Any of the pawns on one tile, alone or in company."""
    elsewhere = s.land & ~s.here(lowest(together))
    pawns = together & -together
    while pawns:
        rows.add(codes.choice(codes.LIFT, pawns), elsewhere)
        # The next larger subset, in the order of the numbers that stand for them.
        pawns = pawns - together & together


def lift(s: State, seat: i64, pawns: i64, cell: i64) -> None:
    """FI-6.2; FI-6.4 a pawn in the water may be lifted too, and then need not swim."""
    s.tell(codes.LIFTED, seat, pawns, s.cell(lowest(pawns)), cell)
    drawing.put_away(s, seat, components.HELICOPTER_LIFT)
    s.swimmers &= ~pawns
    while pawns:
        s.place(lowest(pawns), cell)
        pawns &= pawns - 1


def why_not_lift(s: State, seat: i64, pawns: i64, cell: i64) -> Reason:
    if s.holds(seat, components.HELICOPTER_LIFT) == 0:
        return "card-not-held", "FI-6.1"
    if pawns & ~s.pawns_on(s.cell(lowest(pawns))):
        return "pawns-apart", "FI-6.2"
    if s.land & bit(cell) == 0:
        return "tile-is-sunken", "FI-6.2"
    return "pawns-already-there", "FI-6.2"


def fly_off(s: State, seat: i64) -> None:
    """FI-8.1 Played on Fools' Landing with all that it takes, a lift ends the game."""
    drawing.put_away(s, seat, components.HELICOPTER_LIFT)
    s.tell(codes.FLEW_OFF, seat)
    ending.end(s, state.ESCAPED, state.NOBODY)


def why_not_fly_off(s: State, seat: i64) -> Reason:
    if s.holds(seat, components.HELICOPTER_LIFT) == 0:
        return "card-not-held", "FI-8.1"
    if s.treasures_taken != components.ALL_TREASURES:
        return "treasures-missing", "FI-8.1"
    return "not-all-on-landing", "FI-8.1"


def is_island_flooding(s: State) -> bool:
    """FI-6.3 From the draw of the first flood card until the last is settled."""
    return s.phase == state.FLOODING and s.step > 0


def can_sandbag(s: State) -> bool:
    """FI-6.3 Sandbags dry any flooded tile, but never while the island floods."""
    return s.flooded != 0 and not is_island_flooding(s)


def sandbag(s: State, seat: i64, cell: i64) -> None:
    """FI-6.3"""
    drawing.put_away(s, seat, components.SANDBAGS)
    s.flooded &= ~bit(cell)
    s.tell(codes.SANDBAGGED, seat, cell)


def why_not_sandbag(s: State, seat: i64, cell: i64) -> Reason:
    if s.holds(seat, components.SANDBAGS) == 0:
        return "card-not-held", "FI-6.1"
    if s.swimmers:
        return "no-sandbags-for-swimmers", "FI-6.4"
    if is_island_flooding(s):
        return "no-sandbags-while-flooding", "FI-6.3"
    if s.land & bit(cell) == 0:
        return "tile-is-sunken", "FI-6.3"
    return "tile-is-dry", "FI-6.3"
