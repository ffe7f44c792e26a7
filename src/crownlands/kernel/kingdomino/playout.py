# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Playing a table out: each seat greedy or at random.

The greedy player chooses placement and pick together: the pair after which the picked domino's best placement makes
the kingdom worth most, bonuses as they would stand; equal pairs at random. The table `s` is followed by a survey for
each seat and by scratch.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.draft import claim, deal_king, deal_offer, free_dominoes, to_move
    from crownlands.kernel.kingdom.land import ENDS, place, place_at_random
    from crownlands.kernel.kingdom.survey import add_domino, copy_survey, survey
    from crownlands.kernel.kingdomino.choice import choose_pick, greedy_choice
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.plain import *


def most_crowns(dominoes: u64, rng: Words) -> u64:
    """Those with most crowns on one square, one of them at random."""
    best: u64 = 0
    crowned: u64
    kept: u64 = 0
    domino: i32
    while dominoes:
        domino = ctz(dominoes)
        crowned = max(ENDS[4 * domino + 2], ENDS[4 * domino + 3])
        if crowned > best or kept == 0:
            best = crowned
            kept = 0
        if crowned == best:
            kept |= lowest(dominoes)
        dominoes &= dominoes - 1
    return any_of(kept, rng)


def survey_all(s: Words) -> None:
    """Bring the surveys of all kingdoms up to date."""
    players: i32 = s[PLAYERS]
    seat: i32
    for seat in range(players):
        survey(at(s, KINGDOMS + KINGDOM * seat), at(s, SURVEYS + SURVEY * seat))


def lay_chosen(s: Words, seat: i32, way: i32, cell: i32) -> None:
    domino: i32 = ctz(s[ROW])
    if way != NOT_LAID:
        place(at(s, KINGDOMS + KINGDOM * seat), domino, way, cell)
        add_domino(at(s, SURVEYS + SURVEY * seat), domino, way, cell)


def copy_table(to: Words, s: Words) -> None:
    """A table with its surveys."""
    players: i32 = s[PLAYERS]
    seat: i32
    copy(to, s, KINGDOMS + KINGDOM * players)
    for seat in range(players):
        copy_survey(at(to, SURVEYS + SURVEY * seat), at(s, SURVEYS + SURVEY * seat))


def pick_only(s: Words, greedy: i32, rng: Words) -> None:
    """A pick by itself: at the first choice, or when the placement of the turn is done."""
    seat: i32 = to_move(s)
    free: u64 = free_dominoes(s)
    room: Words = at(s, SCRATCH)
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    if greedy >> seat & 1 == 0:
        claim(s, any_of(free, rng))
    elif k[USED] == 1:
        claim(s, most_crowns(free, rng))
    else:
        choose_pick(k, at(s, SURVEYS + SURVEY * seat), free, s[FLAGS], rng, room)
        claim(s, room[BEST_PICK])


def take_turn(s: Words, greedy: i32, rng: Words) -> None:
    """A whole turn: lay and pick."""
    seat: i32 = to_move(s)
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    domino: i32 = ctz(s[ROW])
    free: u64 = free_dominoes(s)
    room: Words = at(s, SCRATCH)
    if greedy >> seat & 1:
        greedy_choice(k, at(s, SURVEYS + SURVEY * seat), domino, free, s[FLAGS], rng, room)
        lay_chosen(s, seat, room[BEST_WAY], room[BEST_CELL])
        claim(s, room[BEST_PICK])
        return
    place_at_random(k, domino, next_random(rng), s[FLAGS] & MUST_PLACE == 0)
    claim(s, any_of(free, rng) if free else 0)


def play_out(s: Words, greedy: i32, rng: Words) -> None:
    """To the end of the game: the seats of the set greedy, the others at random."""
    play_on(s, greedy, 0, rng)


def play_on(s: Words, greedy: i32, asked: i32, rng: Words) -> None:
    """On to the next turn of a seat that is asked, one of a set, or to the end. The greedy need surveys up to date.

    Chance draws from rng[0] and the players from rng[1], so that different moves can be tried with the same draws.
    """
    players: Words = at(rng, 1)
    seat: i32
    while s[PHASE] != OVER:
        seat = to_move(s)
        if seat >= 0 and asked >> seat & 1:
            return
        if s[PHASE] == LAY:
            take_turn(s, greedy, players)
        elif s[PHASE] == PICK:
            pick_only(s, greedy, players)
        elif s[PHASE] == DRAW:
            deal_offer(s, rng)
        else:
            deal_king(s, rng)
