# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Kingdomino Duel as a search with judgement sees it: turns that look best, short playouts, the net at their end."""

from __future__ import annotations

from crownlands.kernel.duel.game import GAME

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.chances import worth_of_outlook
    from crownlands.kernel.duel.candidates import apply
    from crownlands.kernel.duel.candidates import candidates as greedy_candidates
    from crownlands.kernel.duel.choice import forget
    from crownlands.kernel.duel.features import tell
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.liking import LEARNT, like_pairs, liked, outlook, play_liked
    from crownlands.kernel.duel.playout import copy_table
    from crownlands.kernel.duel.random_moves import play_any, roll
    from crownlands.kernel.duel.table import to_move, winners
    from crownlands.kernel.ends import worth_of_end
    from crownlands.kernel.game import variant
    from crownlands.kernel.judgement import judgement
    from crownlands.kernel.look import rank_by_look
    from crownlands.kernel.plain import *
    from crownlands.kernel.ranked import insert


ROUNDS_AHEAD = 2
FAR_AHEAD = 3
"""The round that is being played, and so many less one, before a playout is judged; the second if there is time."""
NEVER = 1 << 16
"""A round no game gets to."""


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
    s[LIKED_KEY] = 0
    think_of_dice(s)


def prepare_far(s: Words) -> None:
    """For playouts of a round more."""
    prepare(s)
    s[STOP] = s[ROUND] + FAR_AHEAD


def prepare_long(s: Words) -> None:
    """For playouts to the end."""
    prepare(s)
    s[STOP] = NEVER


def think_of_dice(s: Words) -> None:
    """What the net likes of dice that are to be taken: it holds for all that is tried out."""
    if s[PHASE] == TAKING or s[PHASE] == TAKING_TWO:
        like_pairs(s)


def copy_judged(to: Words, s: Words) -> None:
    """A table with what the net likes of the dice on it."""
    copy_table(to, s)
    to[STOP] = s[STOP]
    copy(at(to, LIKED_KEY), at(s, LIKED_KEY), 1 + PLAYERS * PAIR_COUNT)


def play_short(s: Words, greedy: i32, rng: Words) -> None:
    """On to the round before which the playout is cut short, or to the end.

    The seats of the set play what the net likes, the others at random.
    """
    players: Words = at(rng, 1)
    seat: i32
    while s[PHASE] != OVER:
        seat = to_move(s)
        if seat == CHANCE:
            if s[SHOWN] == 0 and s[ROUND] >= s[STOP]:
                return
            roll(s, rng)
        elif greedy >> seat & 1:
            play_liked(s)
        else:
            play_any(s, players)


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
    copy_judged(to, s)
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
    seat: i32 = to_move(s)
    n: i32
    think_of_dice(s)
    n = shortlist(s, listed, out, min(most, MOST_LOOKED_AT))
    return rank_by_look(copy_to_look, apply, play_short, utility, s, t, room, seat, listed, n, WORTH_BITS, out, most)


def play_to_end(s: Words, greedy: i32, rng: Words) -> None:
    """To the end: the seats of the set take the turn that looks best, the others play any move."""
    players: Words = at(rng, 1)
    looked: Words = at(s, CHOSEN_AMONG)
    while s[PHASE] != OVER:
        if to_move(s) == CHANCE:
            roll(s, rng)
        elif greedy >> to_move(s) & 1:
            candidates(s, looked, LOOKS_TO_END)
            apply(s, looked[0])
        else:
            play_any(s, players)


LOOKS = 16
"""How many turns are looked at."""
LOOKS_TO_END = LOOKS
JUDGED_GAME = variant(GAME, JUDGED_ROOM, prepare, copy_judged, candidates, play_short, utility)
FAR_GAME = variant(GAME, JUDGED_ROOM, prepare_far, copy_judged, candidates, play_short, utility)
END_GAME = variant(GAME, JUDGED_ROOM, prepare, copy_judged, candidates, play_to_end, utility)
LONG_GAME = variant(GAME, JUDGED_ROOM, prepare_long, copy_judged, candidates, play_short, utility)
JUDGEMENT = judgement(LEARNT, roll, sides, stage, tell, expect)
