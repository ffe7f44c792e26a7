# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Queendomino as a search with judgement sees it: moves that look best, short playouts, the net at their end."""

from __future__ import annotations

from crownlands.kernel.net import Nets
from crownlands.kernel.queendomino.game import GAME

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.chances import worth_of_outlook
    from crownlands.kernel.ends import worth_of_end
    from crownlands.kernel.game import variant
    from crownlands.kernel.judgement import judgement
    from crownlands.kernel.kingdom.draft import to_move
    from crownlands.kernel.look import rank_by_look
    from crownlands.kernel.net import judge
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.candidates import candidates as greedy_candidates
    from crownlands.kernel.queendomino.features import tell
    from crownlands.kernel.queendomino.layout import *
    from crownlands.kernel.queendomino.playout import act, copy_table, deal, play_step, survey_all
    from crownlands.kernel.queendomino.table import team_of, winners

ROUNDS_AHEAD = 1
"""How many rows a playout draws before it is judged."""


def stage(s: Words) -> i32:
    """The rows still to come at the end of a round; -1 at any other time, and when there is nothing to judge."""
    claimed: i32 = (s[PHASE] == BUILDING and s[CLAIMS] != 0) or (s[PHASE] == DRAW and s[OFFER] == 0 and s[ROW] != 0)
    if claimed == 0 or s[TO_COME] == 0:
        return -1
    return s[TO_COME]


def sides(s: Words) -> i32:
    return s[TEAMS]


def prepare(s: Words) -> None:
    to_come: i32 = s[TO_COME]
    survey_all(s)
    s[STOP] = max(0, to_come - ROUNDS_AHEAD)


def prepare_long(s: Words) -> None:
    """For playouts to the end."""
    survey_all(s)
    s[STOP] = 0


def copy_judged(to: Words, s: Words) -> None:
    copy_table(to, s)
    to[STOP] = s[STOP]


def copy_to_look(to: Words, s: Words) -> None:
    """A table that is played on to the end of the round."""
    copy_table(to, s)
    to[STOP] = s[TO_COME]


def play_short(s: Words, greedy: i32, rng: Words) -> None:
    """On to the end of the round at which the playout is cut short, or to the end; the seats of the set greedily."""
    now: i32
    stop: i32 = s[STOP]
    while s[PHASE] != OVER:
        if to_move(s) >= 0:
            play_step(s, greedy, rng)
            continue
        now = stage(s)
        if 0 <= now <= stop:
            return
        deal(s, rng)


def outlook(s: Words, team: i32) -> u64:
    """What the net says of a team at the end of a round."""
    x: Shorts = shorts_at(s, TOLD)
    tell(s, team, x)
    return judge(x, further(WEIGHTS, LEARNT.size if s[TEAMS] > 2 else 0), FEATURES, at(s, UNITS))


def utility(s: Words, seat: i32, aim: Words, scores: Words) -> i32:
    """How good an end, or the end of a round, is for a seat's team, with BITS_POINTS bits behind the point."""
    teams: i32 = s[TEAMS]
    judged: Words = at(s, JUDGED)
    i: i32
    if s[PHASE] == OVER:
        return worth_of_end(teams, winners(s, scores), scores, team_of(s, seat), aim) << BITS_POINTS
    for i in range(teams):
        judged[i] = outlook(s, i)
    return worth_of_outlook(teams, judged, team_of(s, seat), aim)


def expect(s: Words, out: Words) -> None:
    """The points of each team at the end, or as the net expects them, with BITS_POINTS bits behind the point."""
    i: i32
    if s[PHASE] == OVER:
        winners(s, out)
    for i in range(s[TEAMS]):
        out[i] = out[i] << BITS_POINTS if s[PHASE] == OVER else outlook(s, i) >> 16


def candidates(s: Words, out: Words, most: i32) -> i32:
    """The moves the greedy player likes, those first that look best at the end of the round."""
    listed: Words = at(s, LOOKED_AT)
    t: Words = at(s, JUDGED_TABLE)
    room: Words = at(s, LOOKING)
    n: i32 = greedy_candidates(s, listed, min(most, MOST_LOOKED_AT))
    seat: i32 = to_move(s)
    return rank_by_look(copy_to_look, act, play_short, utility, s, t, room, seat, listed, n, WORTH_BITS, out, most)


def play_to_end(s: Words, greedy: i32, rng: Words) -> None:
    """To the end: the seats of the set play the move that looks best, the others any."""
    looked: Words = at(s, WEIGHED)
    while s[PHASE] != OVER:
        if to_move(s) < 0:
            deal(s, rng)
        elif greedy >> to_move(s) & 1:
            candidates(s, looked, LOOKS_TO_END)
            act(s, looked[0])
        else:
            play_step(s, greedy, rng)


LEARNT = Nets("crownlands.kernel.queendomino", FEATURES, NETS)
WEIGHTS = LEARNT.weights
LOOKS = 16
"""How many turns are looked at."""
LOOKS_TO_END = LOOKS
JUDGED_GAME = variant(GAME, JUDGED_ROOM, prepare, copy_judged, candidates, play_short, utility)
END_GAME = variant(GAME, JUDGED_ROOM, prepare, copy_judged, candidates, play_to_end, utility)
LONG_GAME = variant(GAME, JUDGED_ROOM, prepare_long, copy_judged, candidates, play_short, utility)
JUDGEMENT = judgement(LEARNT, deal, sides, stage, tell, expect)
