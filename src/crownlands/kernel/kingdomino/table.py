# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""A whole table in machine words: the phases, the legal moves as numbers, playing one, points and winners.

A move is a number: what is drawn or picked by its domino's number, a king by its seat, a placement as `placements`
has it.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.draft import claim, draw, draw_king, list_choices, set_up_draft, to_move
    from crownlands.kernel.kingdom.land import bonus, crowns, found, largest, points
    from crownlands.kernel.kingdom.placements import list_placements, place_named, write_log
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.plain import *


def set_up(s: Words) -> None:
    """Everything but players, size, length, flags and rows to come, which are given."""
    i: i32
    players: i32 = s[PLAYERS]
    set_up_draft(s)
    for i in range(KINGDOMS, STATE):
        s[i] = 0
    for i in range(players):
        found(at(s, KINGDOMS + KINGDOM * i), s[SIZE])


def list_moves(s: Words, out: Words) -> i32:
    """All legal moves in the order of the rules; returns how many. There must be room for WAYS words more."""
    count: i32
    if s[PHASE] != LAY:
        return list_choices(s, out)
    count = list_placements(at(s, KINGDOMS + KINGDOM * to_move(s)), ctz(s[ROW]), out, at(out, MOST_MOVES))
    if count == 0 or s[FLAGS] & MUST_PLACE == 0:
        out[count] = DISCARD
        count += 1
    return count


def lay(s: Words, action: i32) -> None:
    domino: i32 = ctz(s[ROW])
    k: Words = at(s, KINGDOMS + KINGDOM * to_move(s))
    if action != DISCARD:
        place_named(k, domino, action)
    write_log(k, domino, action)
    if s[OFFER]:
        s[PHASE] = PICK
    else:
        claim(s, 0)


def step(s: Words, action: i32) -> None:
    """Play one move, which must be legal."""
    phase: i32 = s[PHASE]
    if phase == LAY:
        lay(s, action)
    elif phase == PICK:
        claim(s, bit(action - 1))
    elif phase == DRAW:
        draw(s, bit(action - 1))
    elif phase == KING:
        draw_king(s, action)


def total(s: Words, seat: i32) -> i32:
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    return points(k) + bonus(k[USED], k[FRAME] != 0, s[FLAGS])


def rank(s: Words, seat: i32) -> u64:
    """What decides among seats with equal points (K-E4, K-N6)."""
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    rank: u64 = largest(k)
    return rank << 8 | (crowns(k) if s[FLAGS] & CROWNS_BREAK_TIES else 0)


def winners(s: Words, scores: Words) -> i32:
    """The points of every seat, written to scores, and the set of those who win with them (K-X3, K-N7)."""
    players: i32 = s[PLAYERS]
    best: u64 = 0
    tied: i32 = 0
    value: u64
    seat: i32
    for seat in range(players):
        scores[seat] = total(s, seat)
        if scores[seat] > best or seat == 0:
            best = scores[seat]
            tied = 0
        if scores[seat] == best:
            tied |= 1 << seat
    if tied & (tied - 1) == 0:
        return tied
    points_of: u64 = best
    result: i32 = 0
    best = 0
    for seat in range(players):
        if scores[seat] == points_of:
            value = rank(s, seat) + 1
            if value > best:
                best = value
                result = 0
            if value == best:
                result |= 1 << seat
    return result
