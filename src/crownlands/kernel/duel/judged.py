# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Kingdomino Duel as a search with judgement sees it: turns that look best, short playouts, the net at their end."""

from __future__ import annotations

from crownlands.kernel.duel.game import GAME
from crownlands.kernel.net import Nets

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.chances import worth_of_outlook
    from crownlands.kernel.duel.candidates import apply
    from crownlands.kernel.duel.candidates import candidates as greedy_candidates
    from crownlands.kernel.duel.choice import forget, greedy_move
    from crownlands.kernel.duel.features import tell
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.playout import copy_table
    from crownlands.kernel.duel.random_moves import play_any, roll
    from crownlands.kernel.duel.table import step, to_move, winners
    from crownlands.kernel.ends import worth_of_end
    from crownlands.kernel.game import variant
    from crownlands.kernel.judgement import judgement
    from crownlands.kernel.look import rank_by_look
    from crownlands.kernel.net import judge
    from crownlands.kernel.plain import *
    from crownlands.kernel.ranked import insert


ROUNDS_AHEAD = 2
"""The round that is being played, and so many less one, before a playout is judged."""
SHORTLISTED = 8
"""The turns a player in a playout thinks through."""


def stage(s: Words) -> i32:
    """The squares that are free on both maps before dice are rolled; -1 at any other time."""
    if s[PHASE] != ROLLING or s[SHOWN]:
        return -1
    return popcount(s[SEATED + FREE]) + popcount(s[SEATED + PLAYER + FREE])


def sides(s: Words) -> i32:
    return PLAYERS


def prepare(s: Words) -> None:
    forget(s)
    s[STOP] = s[ROUND] + ROUNDS_AHEAD


def copy_judged(to: Words, s: Words) -> None:
    copy_table(to, s)
    to[STOP] = s[STOP]


def liked(s: Words, seat: i32, entry: u64) -> u64:
    """The entry of a turn, its low bits, below what the net then expects of the seat alone."""
    t: Words = at(s, JUDGED_TABLE)
    value: u64
    copy_table(t, s)
    apply(t, entry)
    value = outlook(t, seat) >> 16
    return value << WORTH_BITS | entry & (bit(WORTH_BITS) - 1)


def take_judged_turn(s: Words) -> None:
    """The drawing the net likes best for the seat alone, among those the greedy player likes."""
    listed: Words = at(s, LOOKED_AT)
    n: i32 = greedy_candidates(s, listed, SHORTLISTED)
    seat: i32 = to_move(s)
    best: u64 = 0
    i: i32
    for i in range(n):
        best = max(best, liked(s, seat, listed[i]))
    apply(s, best)


def play_short(s: Words, greedy: i32, rng: Words) -> None:
    """On to the round before which the playout is cut short, or to the end.

    The seats of the set draw what the net likes and take dice greedily, the others play at random.
    """
    players: Words = at(rng, 1)
    seat: i32
    while s[PHASE] != OVER:
        seat = to_move(s)
        if seat == CHANCE:
            if s[SHOWN] == 0 and s[ROUND] >= s[STOP]:
                return
            roll(s, rng)
        elif greedy >> seat & 1 and s[PHASE] == DRAWING:
            take_judged_turn(s)
        elif greedy >> seat & 1:
            step(s, greedy_move(s, players))
        else:
            play_any(s, players)


def outlook(s: Words, seat: i32) -> u64:
    """What the net says of a player before a roll."""
    x: Shorts = shorts_at(s, TOLD)
    tell(s, seat, x)
    return judge(x, WEIGHTS, FEATURES, at(s, UNITS))


def utility(s: Words, seat: i32, aim: Words, scores: Words) -> i32:
    """How good an end, or a position before a roll, is for a seat, with BITS_POINTS bits behind the point."""
    judged: Words = at(s, JUDGED)
    i: i32
    if s[PHASE] == OVER:
        return worth_of_end(PLAYERS, winners(s, scores), scores, seat, aim) << BITS_POINTS
    for i in range(PLAYERS):
        judged[i] = outlook(s, i)
    return worth_of_outlook(PLAYERS, judged, seat, aim)


def expect(s: Words, out: Words) -> None:
    """The points of each player at the end, or as the net expects them, with BITS_POINTS bits behind the point."""
    i: i32
    if s[PHASE] == OVER:
        winners(s, out)
    for i in range(PLAYERS):
        out[i] = out[i] << BITS_POINTS if s[PHASE] == OVER else outlook(s, i) >> 16


def copy_to_look(to: Words, s: Words) -> None:
    """A table that is played on to the end of the round."""
    copy_table(to, s)
    to[STOP] = 0


def shortlist(s: Words, listed: Words, out: Words, most: i32) -> i32:
    """The turns the greedy player likes, of drawings those the net likes best for the seat alone; returns how many."""
    seat: i32 = to_move(s)
    n: i32 = greedy_candidates(s, listed, MOST_LOOKED_AT if s[PHASE] == DRAWING else most)
    kept: i32 = 0
    i: i32
    if n <= most:
        return n
    for i in range(n):
        kept = insert(out, kept, most, liked(s, seat, listed[i]))
    copy(listed, out, kept)
    return kept


def candidates(s: Words, out: Words, most: i32) -> i32:
    """The turns on the shortlist, those first that look best at the end of the round."""
    listed: Words = at(s, LOOKED_AT)
    t: Words = at(s, JUDGED_TABLE)
    room: Words = at(s, LOOKING)
    n: i32 = shortlist(s, listed, out, min(most, MOST_LOOKED_AT))
    seat: i32 = to_move(s)
    return rank_by_look(copy_to_look, apply, play_short, utility, s, t, room, seat, listed, n, WORTH_BITS, out, most)


LEARNT = Nets("crownlands.kernel.duel", FEATURES, 1)
WEIGHTS = LEARNT.weights
LOOKS = 16
"""How many turns are looked at."""
JUDGED_GAME = variant(GAME, JUDGED_ROOM, prepare, copy_judged, candidates, play_short, utility)
JUDGEMENT = judgement(LEARNT, roll, sides, stage, tell, expect)
