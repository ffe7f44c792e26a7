# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""A whole table in machine words: the phases, the legal moves as numbers, playing one, points and winners.

A move is a number: what is drawn or picked by its domino's number, a king by its seat, a placement by the cell of its
first square (13 columns, castle in the middle) times 4 plus the side on which the second lies: up, left, right, down.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.land import bonus, crowns, fits, found, largest, place, points
    from crownlands.kernel.plain import *


def set_up(s: Words) -> None:
    """Everything but players, size, length, flags and rows to come, which are given."""
    i: i32
    players: i32 = s[PLAYERS]
    for i in range(REST, STATE):
        if i != TO_COME:
            s[i] = 0
    s[REST] = bit(48) - 1
    s[HAND] = 0x0202 if players == 2 else 0x010101 if players == 3 else 0x01010101
    for i in range(players):
        found(at(s, KINGDOMS + KINGDOM * i), s[SIZE])


def to_move(s: Words) -> i32:
    """The seat to move; -1 is chance, -2 nobody."""
    phase: i32 = s[PHASE]
    king: i32
    if phase == OVER:
        return -2
    if phase < LAY:
        return -1
    king = (s[WAITING] if s[WAITING] else s[OWNERS]) & 255
    return king - 1


def list_moves(s: Words, out: Words) -> i32:
    """All legal moves in the order of the rules; returns how many."""
    phase: i32 = s[PHASE]
    count: i32 = 0
    i: i32
    cells: u64
    if phase == DRAW:
        cells = s[REST]
        while cells:
            out[count] = ctz(cells) + 1
            cells &= cells - 1
            count += 1
    elif phase == KING:
        for i in range(4):
            if s[HAND] >> (8 * i) & 255:
                out[count] = i
                count += 1
    elif phase == PICK:
        cells = s[OFFER]
        i = 0
        while cells:
            if s[CLAIMS] >> (8 * i) & 255 == 0:
                out[count] = ctz(cells) + 1
                count += 1
            cells &= cells - 1
            i += 1
    elif phase == LAY:
        count = list_placements(at(s, KINGDOMS + KINGDOM * to_move(s)), ctz(s[ROW]), out)
        if count == 0 or s[FLAGS] & MUST_PLACE == 0:
            out[count] = DISCARD
            count += 1
    return count


def list_placements(k: Words, domino: i32, out: Words) -> i32:
    """Placements by name, in order; a double only with its first square above or to the left."""
    count: i32 = 0
    way: i32
    name: u64
    i: i32
    cells: u64
    fits(k, domino, at(out, MOST_MOVES - 4))
    for way in range(4):
        if way & 1 and domino < 12:
            continue
        cells = out[MOST_MOVES - 4 + way]
        while cells:
            name = name_of(k, way, ctz(cells))
            cells &= cells - 1
            i = count
            while i > 0 and out[i - 1] > name:
                out[i] = out[i - 1]
                i -= 1
            out[i] = name
            count += 1
    return count


def name_of(k: Words, way: i32, cell: i32) -> i32:
    """The number of the placement with this way and lower cell."""
    down: i32 = way >> 1
    corner: i32 = k[CORNER]
    offset: i32 = cell - corner + (17 if down else 10) & 63
    column: i32 = ctz(k[COLUMNS]) + (offset & 7) - (1 if down else 2) - 2
    row: i32 = ctz(k[ROWS]) + (offset >> 3) - (2 if down else 1) - 2
    if way & 1:
        return 4 * (13 * (row + down) + column + 1 - down) + (0 if down else 1)
    return 4 * (13 * row + column) + (3 if down else 2)


def place_named(k: Words, domino: i32, action: i32) -> None:
    side: i32 = action & 3
    cell: i32 = action >> 2
    bit_of: i32 = cell % 13 - 6 + 8 * (cell // 13 - 6)
    if side == 0:
        place(k, domino, 3, bit_of - 8 & 63)
    elif side == 1:
        place(k, domino, 1, bit_of - 1 & 63)
    else:
        place(k, domino, 0 if side == 2 else 2, bit_of & 63)


def write_log(k: Words, domino: i32, action: i32) -> None:
    """What became of each domino, 16 bits each: those laid from the front, those discarded from the back."""
    entry: u64 = domino << 10 | action
    logged: u64 = k[LOGGED]
    number: i32 = logged & 255
    if action == DISCARD:
        number = 23 - (logged >> 8)
    k[LOG + (number >> 2)] |= entry << (16 * (number & 3))
    k[LOGGED] = logged + (256 if action == DISCARD else 1)


def lay(s: Words, action: i32) -> None:
    domino: i32 = ctz(s[ROW])
    k: Words = at(s, KINGDOMS + KINGDOM * to_move(s))
    if action != DISCARD:
        place_named(k, domino, action)
    write_log(k, domino, action)
    if s[OFFER]:
        s[PHASE] = PICK
        return
    s[ROW] &= s[ROW] - 1
    s[OWNERS] >>= 8
    if s[ROW] == 0:
        advance(s)
    next_phase(s)


def slot_of(row: u64, domino: i32) -> i32:
    return popcount(row & (bit(domino) - 1))


def pick(s: Words, number: i32) -> None:
    """The king whose turn it is onto a free domino; then the next king, or the next row (K-T3, K-T7)."""
    king: u64 = to_move(s) + 1
    s[CLAIMS] |= king << (8 * slot_of(s[OFFER], number - 1))
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


def advance(s: Words) -> None:
    """The row on offer becomes the one that is played; what nobody took leaves the game (K-T3, K-T9)."""
    offer: u64 = s[OFFER]
    row: u64 = 0
    owners: u64 = 0
    kings: i32 = 0
    king: u64
    domino: u64
    i: i32 = 0
    while offer:
        king = s[CLAIMS] >> (8 * i) & 255
        if king:
            row |= lowest(offer)
            owners |= king << (8 * kings)
            kings += 1
        else:
            domino = ctz(offer) + 1
            if s[LEFT_OVER] < bit(56):
                s[LEFT_OVER] = s[LEFT_OVER] << 8 | domino
            else:
                s[LEFT_OVER + 1] = s[LEFT_OVER + 1] << 8 | domino
        offer &= offer - 1
        i += 1
    s[ROW] = row
    s[OWNERS] = owners
    s[OFFER] = 0
    s[CLAIMS] = 0


def next_phase(s: Words) -> None:
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


def step(s: Words, action: i32) -> None:
    """Play one move, which must be legal."""
    phase: i32 = s[PHASE]
    king: u64
    last: i32 = 0
    drawn: u64
    if phase == LAY:
        lay(s, action)
    elif phase == PICK:
        pick(s, action)
    elif phase == DRAW:
        s[REST] ^= bit(action - 1)
        s[OFFER] |= bit(action - 1)
        drawn = popcount(s[OFFER])
        if drawn == s[LENGTH]:
            s[TO_COME] -= 1
        next_phase(s)
    elif phase == KING:
        king = action + 1
        if s[PLAYERS] == 2 and s[FLAGS] & KINGS_DRAWN == 0:
            s[HAND] = 0
            s[WAITING] = king | (3 - king) << 8 | (3 - king) << 16 | king << 24
        else:
            s[HAND] -= bit(8 * action)
            while s[WAITING] >> (8 * last):
                last += 1
            s[WAITING] |= king << (8 * last)
        next_phase(s)


def total(s: Words, seat: i32) -> i32:
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    return points(k) + bonus(k, s[FLAGS])


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
