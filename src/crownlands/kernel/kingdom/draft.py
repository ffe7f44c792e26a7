# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The draft in machine words: rows of dominoes as sets, smallest number first, and the kings on them, a byte each."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.layout import *
    from crownlands.kernel.plain import *


def set_up_draft(s: Words) -> None:
    """Everything of the draft but what is given: players, size, length, flags and rows to come."""
    players: i32 = s[PLAYERS]
    to_come: u64 = s[TO_COME]
    i: i32
    for i in range(PHASE, HEAD):
        s[i] = 0
    s[PHASE] = DRAW
    s[TO_COME] = to_come
    s[REST] = bit(DECK) - 1
    for i in range(players):
        s[HAND] |= bit(8 * i) << (1 if players == 2 else 0)


def to_move(s: Words) -> i32:
    """The seat to move, or CHANCE, or NOBODY."""
    phase: i32 = s[PHASE]
    king: i32
    if phase == OVER:
        return NOBODY
    if phase < LAY:
        return CHANCE
    king = (s[WAITING] if s[WAITING] else s[OWNERS]) & 255
    return king - 1


def next_phase(s: Words) -> None:
    """What comes next at the first choice, between rounds and when a turn begins."""
    drawn: u64 = popcount(s[OFFER])
    ordering: i32 = s[FLAGS] & ORDER_FIRST != 0 and s[HAND] != 0
    if s[WAITING] and not ordering:
        s[PHASE] = PICK
    elif s[TO_COME] and drawn < s[LENGTH]:
        s[PHASE] = DRAW
    elif s[HAND]:
        s[PHASE] = KING
    else:
        s[PHASE] = LAY if s[ROW] else OVER


def free_dominoes(s: Words) -> u64:
    """The dominoes on offer with no king, as a set (K-S7)."""
    offer: u64 = s[OFFER]
    claims: u64 = s[CLAIMS]
    free: u64 = 0
    while offer:
        if claims & 255 == 0:
            free |= lowest(offer)
        claims >>= 8
        offer &= offer - 1
    return free


def list_choices(s: Words, out: Words) -> i32:
    """The legal moves of the draft in the order of the rules: draws, kings or picks; returns how many."""
    count: i32 = 0
    i: i32
    dominoes: u64 = 0
    if s[PHASE] == DRAW:
        dominoes = s[REST]
    elif s[PHASE] == PICK:
        dominoes = free_dominoes(s)
    elif s[PHASE] == KING:
        for i in range(SEATS):
            if s[HAND] >> (8 * i) & 255:
                out[count] = i
                count += 1
    while dominoes:
        out[count] = ctz(dominoes) + 1
        dominoes &= dominoes - 1
        count += 1
    return count


def draw(s: Words, domino: u64) -> None:
    """A domino, given as a set of one, into the row on offer (K-S2)."""
    drawn: u64
    s[REST] ^= domino
    s[OFFER] |= domino
    drawn = popcount(s[OFFER])
    if drawn == s[LENGTH]:
        s[TO_COME] -= 1
    next_phase(s)


def draw_king(s: Words, seat: i32) -> None:
    """A seat's king comes out of the hand (K-S3, K-E6); with 2 players it may settle the first choice (K-E3)."""
    king: u64 = seat + 1
    last: i32 = 0
    if s[PLAYERS] == 2 and s[FLAGS] & KINGS_DRAWN == 0:
        s[HAND] = 0
        s[WAITING] = king | (3 - king) << 8 | (3 - king) << 16 | king << 24
    else:
        s[HAND] -= bit(8 * seat)
        while s[WAITING] >> (8 * last):
            last += 1
        s[WAITING] |= king << (8 * last)
    next_phase(s)


def deal_offer(s: Words, rng: Words) -> None:
    """The rest of the row on offer, each domino as likely as the next."""
    while s[PHASE] == DRAW:
        draw(s, any_of(s[REST], rng))


def deal_king(s: Words, rng: Words) -> None:
    """One of the kings in the hand, each as likely as the next (K-S3, K-E3)."""
    kings: u64 = 0
    hand: u64 = s[HAND]
    seat: i32
    for seat in range(SEATS):
        kings += hand >> (8 * seat) & 255
    kings = mulhi(next_random(rng), kings)
    seat = 0
    while kings >= hand >> (8 * seat) & 255:
        kings -= hand >> (8 * seat) & 255
        seat += 1
    draw_king(s, seat)


def slot_of(row: u64, domino: u64) -> i32:
    """The place of a domino, given as a set of one, in a row."""
    return popcount(row & (domino - 1))


def claim(s: Words, domino: u64) -> None:
    """The king whose turn it is onto a free domino, given as a set of one, and on to the next turn (K-T3, K-T7).

    In the last round there is none: the empty set only ends the turn.
    """
    put_down(s, domino)
    if row_done(s):
        advance(s)
    next_phase(s)


def put_down(s: Words, domino: u64) -> None:
    """The king whose turn it is leaves its row, or the hand, for a domino, or for none."""
    king: u64 = to_move(s) + 1
    if domino:
        s[CLAIMS] |= king << (8 * slot_of(s[OFFER], domino))
    if s[WAITING]:
        s[WAITING] >>= 8
    else:
        s[ROW] &= s[ROW] - 1
        s[OWNERS] >>= 8


def row_done(s: Words) -> i32:
    """Every king of the row, or of the first choice, has moved."""
    return (s[ROW] | s[WAITING] | s[HAND]) == 0


def advance(s: Words) -> None:
    """The row on offer becomes the one that is played; what nobody took leaves the game (K-T3, K-T9)."""
    offer: u64 = s[OFFER]
    claims: u64 = s[CLAIMS]
    row: u64 = 0
    owners: u64 = 0
    kings: i32 = 0
    while offer:
        if claims & 255:
            row |= lowest(offer)
            owners |= (claims & 255) << (8 * kings)
            kings += 1
        else:
            leave_over(s, ctz(offer) + 1)
        offer &= offer - 1
        claims >>= 8
    s[ROW] = row
    s[OWNERS] = owners
    s[OFFER] = 0
    s[CLAIMS] = 0


def leave_over(s: Words, number: u64) -> None:
    """One more number, a byte, to the first word that has room for it."""
    word: i32 = LEFT_OVER
    while s[word] >= bit(56):
        word += 1
    s[word] = s[word] << 8 | number
