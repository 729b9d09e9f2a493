"""Chapter 7: the end and the score."""

from __future__ import annotations

from ostrov.games.lost_island import codes, components, rumours, state
from ostrov.games.lost_island.state import State
from ostrov.kernel.bits import bit, lowest
from ostrov.kernel.native import i64


def end(s: State, ending: i64) -> None:
    """LI-7.1, LI-7.2, LI-9.6"""
    s.ending = ending
    s.phase = state.OVER
    s.tell(codes.ENDED, ending)
    if s.chronicle is not None:
        tell_scores(s)


def tell_scores(s: State) -> None:
    """LI-7.3, LI-9.4"""
    seat: i64 = 0
    while seat < s.seats:
        s.tell(codes.SCORED, seat, score(s, seat), s.sheet(seat).size(components.EMPTY))
        seat += 1
    if s.is_solo():
        s.tell(codes.RANKED, rank(s))
        return
    seats = winning_seats(s)
    while seats:
        s.tell(codes.WON, lowest(seats))
        seats &= seats - 1


def score(s: State, seat: i64) -> i64:
    """LI-7.3 The four rumours and what the spyglasses counted."""
    return rumours.all_rumours(s.sheet(seat), s.rumours) + s.counted(seat)


def best_seats(s: State) -> i64:
    """LI-7.3 The highest score; of equal ones, fewer empty cells; of equal ones again, all."""
    best: i64 = 0
    seats: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        # A sheet has fewer than a hundred cells.
        worth = 100 * score(s, seat) + 99 - s.sheet(seat).size(components.EMPTY)
        if worth > best:
            best = worth
            seats = 0
        if worth == best:
            seats |= bit(seat)
        seat += 1
    return seats


def winning_seats(s: State) -> i64:
    """LI-7.3; LI-9.4 alone one wins with any rank."""
    if s.ending == state.STILL_PLAYING:
        return 0
    if s.is_solo():
        return 1 if rank(s) else 0
    return best_seats(s)


def rank(s: State) -> i64:
    """LI-9.4 From 1 to 4; 0 for none."""
    points = score(s, 0) - components.MORE_ON_SIDE_B * s.side
    reached: i64 = 0
    for asked in components.RANKS:
        if points >= asked:
            reached += 1
    return reached
