# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Many tables at once for learning: all are stepped in one call, and what the seats see is written into arrays.

Tables lie one after the other in an array of unsigned 64-bit words, STATE words each. Chance is played from a word of
random numbers for each table, so that it is always a seat's turn; a table that is over is set up anew.

An action is a placement (0-675), discarding (676) or a pick by its place on offer (677-680). What a seat sees are SEEN
bytes: for each seat, its own first, 13×13 cells of terrain (1-6, castle 7) and 13×13 of crowns; the row being played
and the row on offer as 4 × domino and 4 × king (1 is one's own, 0 nobody); whether each of the 48 dominoes may still
come; the phase; the rows to come.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.greedy import draw_king, draw_offer
    from crownlands.kernel.plain import *
    from crownlands.kernel.table import list_moves, slot_of, step, to_move, winners


def deal(s: Words, rng: Words) -> None:
    """Chance plays until it is a seat's turn."""
    while s[PHASE] < LAY:
        if s[PHASE] == DRAW:
            draw_offer(s, rng)
        else:
            draw_king(s, rng)


def act(s: Words, action: i32) -> None:
    offer: u64 = s[OFFER]
    if action <= DISCARD:
        step(s, action)
    else:
        step(s, ctz(nth(offer, action - DISCARD - 1)) + 1)


def step_table(s: Words, template: Words, action: i32, rng: Words, scores: Words, over: Bytes) -> None:
    """One action; at the end of a game over[0] is the set of winners and scores their points, else 0."""
    act(s, action)
    deal(s, rng)
    over[0] = 0
    if s[PHASE] == OVER:
        over[0] = winners(s, scores)
        copy(s, template, STATE)
        deal(s, rng)


def show_kingdom(k: Words, out: Bytes) -> None:
    """The cells of the kingdom's box; the others are 0 already."""
    left: i32 = ctz(k[COLUMNS]) - 2
    top: i32 = ctz(k[ROWS]) - 2
    wide: i32 = popcount(k[COLUMNS])
    high: i32 = popcount(k[ROWS])
    row: i32
    column: i32
    place: i32
    spot: i32
    t: i32
    for row in range(top, top + high):
        for column in range(left, left + wide):
            place = 13 * row + column
            spot = column - 6 + 8 * (row - 6) & 63
            for t in range(6):
                if k[TERRAIN + t] >> spot & 1:
                    out[place] = t + 1
            out[169 + place] = (k[CROWN1] >> spot & 1) + 2 * (k[CROWN2] >> spot & 1)
    out[84] = 7


def show_row(row: u64, kings: u64, seat: i32, players: i32, out: Bytes) -> None:
    i: i32 = 0
    king: i32
    while row:
        king = kings >> (8 * i) & 255
        out[i] = ctz(row) + 1
        out[4 + i] = (king - 1 - seat + players) % players + 1 if king else 0
        row &= row - 1
        i += 1


def show(s: Words, out: Bytes) -> None:
    """What the seat to move sees."""
    players: i32 = s[PLAYERS]
    seat: i32 = to_move(s)
    i: i32
    for i in range(SEEN):
        out[i] = 0
    for i in range(players):
        show_kingdom(at(s, KINGDOMS + KINGDOM * ((seat + i) % players)), byte_at(out, 338 * i))
    show_row(s[ROW], s[OWNERS], seat, players, byte_at(out, SEEN_ROWS))
    show_row(s[OFFER], s[CLAIMS], seat, players, byte_at(out, SEEN_ROWS + 8))
    for i in range(48):
        out[SEEN_REST + i] = s[REST] >> i & 1
    out[SEEN_REST + 48] = s[PHASE]
    out[SEEN_REST + 49] = s[TO_COME]


def show_actions(s: Words, out: Bytes, room: Words) -> None:
    """Which actions are legal: a byte each."""
    count: i32 = list_moves(s, room)
    i: i32
    action: i32
    for i in range(ACTIONS):
        out[i] = 0
    for i in range(count):
        action = room[i]
        if s[PHASE] == PICK:
            action = DISCARD + 1 + slot_of(s[OFFER], action - 1)
        out[action] = 1


def set_up_all(tables: object, template: object, rngs: object, count: int) -> None:
    """So many tables from one that stands before its first draw."""
    s: Words = words(tables)
    t: Words = words(template)
    r: Words = words(rngs)
    n: i32 = count
    i: i32
    with cython.nogil:
        for i in range(n):
            copy(at(s, STATE * i), t, STATE)
            deal(at(s, STATE * i), at(r, i))


def step_all(
    tables: object, template: object, actions: object, rngs: object, scores: object, over: object, count: int
) -> None:
    """An action (an unsigned 64-bit word) for each table; scores has 4 words and over a byte for each."""
    s: Words = words(tables)
    t: Words = words(template)
    a: Words = words(actions)
    r: Words = words(rngs)
    points: Words = words(scores)
    ended: Bytes = octets(over)
    n: i32 = count
    i: i32
    with cython.nogil:
        for i in range(n):
            step_table(at(s, STATE * i), t, a[i], at(r, i), at(points, 4 * i), byte_at(ended, i))


def show_all(tables: object, seats: object, seen: object, masks: object, count: int) -> None:
    """For each table the seat to move, what it sees (SEEN bytes) and the legal actions (ACTIONS bytes)."""
    room = bytearray(8 * MOST_MOVES)
    s: Words = words(tables)
    who: Bytes = octets(seats)
    out: Bytes = octets(seen)
    legal: Bytes = octets(masks)
    scratch: Words = words(room)
    n: i32 = count
    i: i32
    with cython.nogil:
        for i in range(n):
            who[i] = to_move(at(s, STATE * i))
            show(at(s, STATE * i), byte_at(out, SEEN * i))
            show_actions(at(s, STATE * i), byte_at(legal, ACTIONS * i), scratch)
