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
    from crownlands.kernel.kingdom.draft import claim, draw, draw_king, list_choices, set_up_draft, to_move
    from crownlands.kernel.kingdom.land import bonus, crowns, fits, found, largest, place, points
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
    count = list_placements(at(s, KINGDOMS + KINGDOM * to_move(s)), ctz(s[ROW]), out)
    if count == 0 or s[FLAGS] & MUST_PLACE == 0:
        out[count] = DISCARD
        count += 1
    return count


def list_placements(k: Words, domino: i32, out: Words) -> i32:
    """Placements by name, in order; a double only with its first square above or to the left."""
    masks: Words = at(out, MOST_MOVES)
    count: i32 = 0
    way: i32
    name: u64
    i: i32
    cells: u64
    fits(k, domino, masks)
    for way in range(WAYS):
        cells = masks[way]
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
        return 4 * (GRID * (row + down) + column + 1 - down) + (0 if down else 1)
    return 4 * (GRID * row + column) + (3 if down else 2)


def place_named(k: Words, domino: i32, action: i32) -> None:
    side: i32 = action & 3
    cell: i32 = action >> 2
    bit_of: i32 = cell % GRID - MIDDLE + 8 * (cell // GRID - MIDDLE)
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
        number = LOG_ENTRIES - 1 - (logged >> 8)
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
