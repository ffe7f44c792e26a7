# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Kingdomino as a search with judgement sees it: candidates that look best, short playouts, the net at their end."""

from __future__ import annotations

from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.net import Nets

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython

if not cython.compiled:
    from crownlands.kernel.chances import worth_of_outlook
    from crownlands.kernel.ends import worth_of_end
    from crownlands.kernel.game import variant
    from crownlands.kernel.judgement import judgement
    from crownlands.kernel.kingdom.draft import deal_king, deal_offer, free_dominoes, to_move
    from crownlands.kernel.kingdom.land import fits, place
    from crownlands.kernel.kingdom.survey import add_domino, copy_survey
    from crownlands.kernel.kingdom.told import claims_of, slots_of
    from crownlands.kernel.kingdomino.candidates import apply
    from crownlands.kernel.kingdomino.ending import in_reach, winners_of, work_out
    from crownlands.kernel.kingdomino.features import kings_of, tell, tell_side
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.kingdomino.playout import copy_table, pick_only, survey_all, take_turn
    from crownlands.kernel.kingdomino.table import winners
    from crownlands.kernel.look import look
    from crownlands.kernel.net import judge
    from crownlands.kernel.plain import *
    from crownlands.kernel.ranked import insert


ROUNDS_AHEAD = 1
FAR_AHEAD = 2
"""How many rows a playout draws before it is judged; the second with two players, if there is time for it."""


def stage(s: Words) -> i32:
    """The rows still to come at the end of a round; -1 at any other time, and when there is nothing to judge."""
    if s[PHASE] != DRAW or s[OFFER] or s[ROW] == 0:
        return -1
    return s[TO_COME]


def sides(s: Words) -> i32:
    return s[PLAYERS]


def prepare(s: Words) -> None:
    to_come: i32 = s[TO_COME]
    survey_all(s)
    s[STOP] = max(0, to_come - ROUNDS_AHEAD)


def prepare_far(s: Words) -> None:
    """For playouts of a round more with two players."""
    to_come: i32 = s[TO_COME]
    prepare(s)
    if s[PLAYERS] == 2:
        s[STOP] = max(0, to_come - FAR_AHEAD)


def prepare_long(s: Words) -> None:
    """For playouts to the end, or to where the rest can be solved."""
    survey_all(s)
    s[STOP] = 0


def copy_judged(to: Words, s: Words) -> None:
    copy_table(to, s)
    to[STOP] = s[STOP]
    to[SOLVED] = 0


def copy_to_look(to: Words, s: Words) -> None:
    """A table that is played on to the end of the round."""
    copy_judged(to, s)
    to[STOP] = THIS_ROUND


def deal(s: Words, rng: Words) -> None:
    """What chance has to do until it is somebody's turn."""
    while s[PHASE] < LAY:
        if s[PHASE] == DRAW:
            deal_offer(s, rng)
        else:
            deal_king(s, rng)


def take_judged_turn(s: Words) -> None:
    """The turn the net likes best for the seat alone, among the placements it likes best before the pick."""
    seat: i32 = to_move(s)
    free: u64 = free_dominoes(s)
    lists: i32 = popcount(free)
    short: Words = at(s, SHORTLIST)
    listed: Words = at(s, LOOKED_AT)
    best: u64 = 0
    i: i32
    listed[0] = 0
    look_at_all(s, seat, 0, MOST_SHORTLISTED)
    copy(short, listed, MOST_SHORTLISTED + 1)
    for i in range(lists):
        listed[MOST_LOOKED_AT * i] = 0
    for i in range(short[0]):
        look_after(s, seat, short[1 + i] >> 8 & 7, short[1 + i] & 63, free, 1)
    for i in range(lists):
        best = max(best, listed[MOST_LOOKED_AT * i + 1])
    apply(s, best)


def solve_end(s: Words) -> None:
    """What everybody ends with, once nothing is left to chance."""
    e: Words = at(s, SOLVING)
    nothing: Words = at(s, LOOKING + LOOK_AIM + AIM_BROUGHT)
    players: i32 = s[PLAYERS]
    i: i32
    for i in range(SEATS):
        nothing[i] = 0
    work_out(s, e, nothing)
    copy(at(s, JUDGED), at(e, LINES), players)
    s[SOLVED] = winners_of(players, at(s, JUDGED), nothing)


def play_to_stop(s: Words, greedy: i32, judged: i32, rng: Words) -> None:
    """On to the end of the round at which the playout is cut short, or to where the rest can be solved.

    The seats of the second set play what the net likes, others of the first greedily, the rest at random.
    """
    players: Words = at(rng, 1)
    now: i32
    stop: i32 = s[STOP]
    thorough: i32 = stop != THIS_ROUND
    while s[PHASE] != OVER:
        if thorough and in_reach(s):
            solve_end(s)
            return
        if s[PHASE] == LAY and judged >> to_move(s) & 1:
            take_judged_turn(s)
        elif s[PHASE] == LAY:
            take_turn(s, greedy, players)
        elif s[PHASE] == PICK:
            pick_only(s, greedy, players)
        else:
            now = stage(s)
            if 0 <= now <= stop:
                return
            deal(s, rng)


def play_short(s: Words, greedy: i32, rng: Words) -> None:
    """A playout in which the seats of the set play what the net likes."""
    play_to_stop(s, greedy, greedy, rng)


def play_either(s: Words, greedy: i32, rng: Words) -> None:
    """Such a playout, or as often one to the end in which the seats of the set are greedy."""
    if rng[0] & 1:
        play_to_stop(s, greedy, greedy, rng)
    else:
        s[STOP] = 0
        play_to_stop(s, greedy, 0, rng)


def outlook(s: Words, seat: i32) -> u64:
    """What the net says of a seat at the end of a round."""
    x: Shorts = shorts_at(s, TOLD)
    tell(s, seat, x)
    return judge(x, weights_at(s), FEATURES, at(s, UNITS))


def utility(s: Words, seat: i32, aim: Words, scores: Words) -> i32:
    """How good an end, or the end of a round, is for a seat, with BITS_POINTS bits behind the point."""
    players: i32 = s[PLAYERS]
    judged: Words = at(s, JUDGED)
    i: i32
    if s[PHASE] == OVER:
        return worth_of_end(players, winners(s, scores), scores, seat, aim) << BITS_POINTS
    if s[SOLVED]:
        for i in range(players):
            scores[i] = judged[i] >> 16
        return worth_of_end(players, s[SOLVED], scores, seat, aim) << BITS_POINTS
    for i in range(players):
        judged[i] = outlook(s, i)
    return worth_of_outlook(players, judged, seat, aim)


def expect(s: Words, out: Words) -> None:
    """The points of each seat at an end, solved or reached, or as the net expects them; BITS_POINTS bits behind."""
    i: i32
    if s[PHASE] == OVER:
        winners(s, out)
    for i in range(s[PLAYERS]):
        if s[PHASE] == OVER:
            out[i] <<= BITS_POINTS
        elif s[SOLVED]:
            out[i] = s[JUDGED + i] >> 16 << BITS_POINTS
        else:
            out[i] = outlook(s, i) >> 16


def look_at_picks(s: Words, k: Words, v: Words, free: u64, others: u64, to_come: i32, name: u64, most: i32) -> None:
    """One placement, already made in k and v, with every pick: what the net expects of it, to the list of the pick."""
    x: Shorts = shorts_at(s, TOLD)
    w: Shorts = weights_at(s)
    listed: Words = at(s, LOOKED_AT)
    mine: u64
    value: u64
    pick: u64
    while True:
        pick = ctz(free) + 1 if free else 0
        mine = others | lowest(free)
        tell_side(s, k, v, mine, slots_of(s[OFFER], mine), to_come, x)
        value = judge(x, w, FEATURES, at(s, UNITS)) >> 16
        listed[0] = insert(at(listed, 1), listed[0], most, value << 32 | pick << 16 | name)
        free &= free - 1 if free else 0
        if free == 0:
            return
        listed = at(listed, MOST_LOOKED_AT)


def look_after(s: Words, seat: i32, way: i32, cell: i32, free: u64, most: i32) -> None:
    """A placement of the domino at hand, if one is due, with every pick."""
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    v: Words = at(s, SURVEYS + SURVEY * seat)
    trial: Words = at(s, SCRATCH + TRIAL)
    trial_survey: Words = at(s, SCRATCH + TRIAL_SURVEY)
    others: u64 = claims_of(s[ROW], s[OWNERS], seat)
    to_come: i32 = s[TO_COME] * kings_of(s)
    if s[PHASE] == LAY:
        others ^= lowest(s[ROW])
    to_come += popcount(others)
    others |= claims_of(s[OFFER], s[CLAIMS], seat)
    if way != NOT_LAID:
        copy(trial, k, LOGGED)
        place(trial, ctz(s[ROW]), way, cell)
        copy_survey(trial_survey, v)
        add_domino(trial_survey, ctz(s[ROW]), way, cell)
        k = trial
        v = trial_survey
    look_at_picks(s, k, v, free, others, to_come, way << 8 | cell, most)


def look_at_all(s: Words, seat: i32, free: u64, most: i32) -> None:
    """The turns of each pick that look best by the outlook of the seat alone, at most so many of each."""
    places: Words = at(s, SCRATCH + PLACES)
    way: i32
    cells: u64
    found: i32 = 0
    if s[PHASE] == LAY:
        fits(at(s, KINGDOMS + KINGDOM * seat), ctz(s[ROW]), places)
        for way in range(WAYS):
            cells = places[way]
            while cells:
                look_after(s, seat, way, ctz(cells), free, most)
                found = 1
                cells &= cells - 1
    if found == 0 or s[FLAGS] & MUST_PLACE == 0:
        look_after(s, seat, NOT_LAID, 0, free, most)


def candidates(s: Words, out: Words, most: i32) -> i32:
    """The turns that look best by the seat alone, then by all seats at the end of the round."""
    seat: i32 = to_move(s)
    free: u64 = free_dominoes(s)
    lists: i32 = max(1, popcount(free))
    each: i32 = min(MOST_LOOKED_AT - 1, max(1, (most + lists - 1) // lists))
    n: i32 = 0
    i: i32
    j: i32
    listed: Words = at(s, LOOKED_AT)
    t: Words = at(s, PLAYOUT)
    room: Words = at(s, LOOKING)
    entry: u64
    for i in range(lists):
        listed[MOST_LOOKED_AT * i] = 0
    look_at_all(s, seat, free, each)
    for _ in range(lists):
        for j in range(listed[0]):
            entry = look(copy_to_look, apply, play_short, utility, s, t, room, seat, listed[1 + j], 32)
            n = insert(out, n, most, entry)
        listed = at(listed, MOST_LOOKED_AT)
    return n


def play_to_end(s: Words, greedy: i32, rng: Words) -> None:
    """To the end, or to where the rest can be solved: the seats of the set look at turns first, the others play any."""
    players: Words = at(rng, 1)
    looked: Words = at(s, SHORTLIST)
    while s[PHASE] != OVER:
        if in_reach(s):
            solve_end(s)
            return
        if s[PHASE] < LAY:
            deal(s, rng)
        elif greedy >> to_move(s) & 1:
            candidates(s, looked, LOOKS_TO_END)
            apply(s, looked[0])
        elif s[PHASE] == LAY:
            take_turn(s, greedy, players)
        else:
            pick_only(s, greedy, players)


def weights_at(s: Words) -> Shorts:
    """The weights of the net for a table of this kind."""
    players: i32 = s[PLAYERS]
    net: i32 = 3 if s[SIZE] == 7 else players - 2
    return further(WEIGHTS, net * LEARNT.size)


LEARNT = Nets("crownlands.kernel.kingdomino", FEATURES, NETS)
WEIGHTS = LEARNT.weights
LOOKS = 8
"""How many turns are looked at where nothing is tried out: more take longer, and are not better chosen among."""
LOOKS_TO_END = LOOKS
JUDGED_GAME = variant(GAME, JUDGED_ROOM, prepare, copy_judged, candidates, play_short, utility)
FAR_GAME = variant(GAME, JUDGED_ROOM, prepare_far, copy_judged, candidates, play_short, utility)
END_GAME = variant(GAME, JUDGED_ROOM, prepare, copy_judged, candidates, play_to_end, utility)
EITHER_GAME = variant(GAME, JUDGED_ROOM, prepare_far, copy_judged, candidates, play_either, utility)
LONG_GAME = variant(GAME, JUDGED_ROOM, prepare_long, copy_judged, candidates, play_short, utility)
JUDGEMENT = judgement(LEARNT, deal, sides, stage, tell, expect)
