# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Greedy play, and playing a table out: each seat greedy or at random.

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
    from crownlands.kernel.land import ENDS, next_random, place, place_at_random
    from crownlands.kernel.pairs import choose_pick, greedy_choice
    from crownlands.kernel.plain import *
    from crownlands.kernel.survey import add_domino, survey
    from crownlands.kernel.table import advance, next_phase, slot_of, step, to_move


def free_dominoes(s: Words) -> u64:
    """The dominoes on offer with no king, as a set."""
    offer: u64 = s[OFFER]
    claims: u64 = s[CLAIMS]
    free: u64 = 0
    while offer:
        if claims & 255 == 0:
            free |= lowest(offer)
        claims >>= 8
        offer &= offer - 1
    return free


def any_of(dominoes: u64, rng: Words) -> u64:
    return nth(dominoes, mulhi(next_random(rng), popcount(dominoes)))


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
    players: i32 = s[PLAYERS]
    seat: i32
    for seat in range(players):
        survey(at(s, KINGDOMS + KINGDOM * seat), at(s, SURVEYS + SURVEY * seat))


def lay_chosen(s: Words, seat: i32, way: i32, cell: i32) -> None:
    domino: i32 = ctz(s[ROW])
    if way < 4:
        place(at(s, KINGDOMS + KINGDOM * seat), domino, way, cell)
        add_domino(at(s, SURVEYS + SURVEY * seat), domino, way, cell)


def claim(s: Words, domino: u64) -> None:
    """The king whose turn it is onto a domino, and on to the next turn; in the last round only that."""
    king: u64 = to_move(s) + 1
    if domino:
        s[CLAIMS] |= king << (8 * slot_of(s[OFFER], ctz(domino)))
    if s[WAITING]:
        s[WAITING] >>= 8
        if s[WAITING] == 0 and s[HAND] == 0:
            advance(s)
    else:
        s[ROW] &= s[ROW] - 1
        s[OWNERS] >>= 8
        if s[ROW] == 0:
            advance(s)
    next_phase(s)


def draw_offer(s: Words, rng: Words) -> None:
    """The rest of the row on offer."""
    length: i32 = s[LENGTH]
    one: u64
    while popcount(s[OFFER]) < length:
        one = any_of(s[REST], rng)
        s[REST] ^= one
        s[OFFER] |= one
    s[TO_COME] -= 1
    next_phase(s)


def draw_king(s: Words, rng: Words) -> None:
    """One of the kings in the hand, each as likely as the next (K-S3, K-E3)."""
    kings: u64 = 0
    hand: u64 = s[HAND]
    seat: i32
    for seat in range(4):
        kings += hand >> (8 * seat) & 255
    kings = mulhi(next_random(rng), kings)
    seat = 0
    while kings >= hand >> (8 * seat) & 255:
        kings -= hand >> (8 * seat) & 255
        seat += 1
    step(s, seat)


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
        claim(s, room[8])


def take_turn(s: Words, greedy: i32, rng: Words) -> None:
    """A whole turn: lay and pick."""
    seat: i32 = to_move(s)
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    domino: i32 = ctz(s[ROW])
    free: u64 = free_dominoes(s)
    room: Words = at(s, SCRATCH)
    if greedy >> seat & 1:
        greedy_choice(k, at(s, SURVEYS + SURVEY * seat), domino, free, s[FLAGS], rng, room)
        lay_chosen(s, seat, room[4], room[5])
        claim(s, room[8])
        return
    place_at_random(k, domino, next_random(rng), s[FLAGS] & MUST_PLACE == 0)
    claim(s, any_of(free, rng) if free else 0)


def play_out(s: Words, greedy: i32, rng: Words) -> None:
    """To the end of the game: the seats of the set greedy, the others at random."""
    play_on(s, greedy, 9, rng)


def play_on(s: Words, greedy: i32, stop: i32, rng: Words) -> None:
    """On to the next turn of the seat stop, or to the end. The surveys of the greedy must be up to date.

    Chance draws from rng[0] and the players from rng[1], so that different moves can be tried with the same draws.
    """
    players: Words = at(rng, 1)
    while s[PHASE] != OVER and to_move(s) != stop:
        if s[PHASE] == LAY:
            take_turn(s, greedy, players)
        elif s[PHASE] == PICK:
            pick_only(s, greedy, players)
        elif s[PHASE] == DRAW:
            draw_offer(s, rng)
        else:
            draw_king(s, rng)
