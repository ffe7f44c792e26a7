# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What an environment shows of a table of Kingdomino, and what it takes: observations, masks, actions, rewards.

An observation is laid out as the environments say: kingdoms as planes, the rows, what is to come, points, the seat that
sees it first. Actions are theirs too: placements by the cell of the window around the castle, then discarding, then
picks by their place in the offer. Rewards are whole numbers: twelfths of a win, or points of margin.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.batch import Environment
    from crownlands.kernel.kingdom.draft import deal_king, deal_offer, free_dominoes, slot_of, to_move
    from crownlands.kernel.kingdom.land import ENDS, fits
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.kingdomino.playout import play_on, survey_all
    from crownlands.kernel.kingdomino.table import name_of, set_up, step, total, winners
    from crownlands.kernel.plain import *


def window_of(s: Words) -> i32:
    """The side of the window around a castle."""
    size: i32 = s[SIZE]
    return 2 * size - 1


def actions_of(s: Words) -> i32:
    window: i32 = window_of(s)
    length: i32 = s[LENGTH]
    return 4 * window * window + 1 + length


def seats_of(s: Words) -> i32:
    players: i32 = s[PLAYERS]
    return players


def size_of(s: Words) -> i32:
    """How many numbers an observation has."""
    players: i32 = s[PLAYERS]
    length: i32 = s[LENGTH]
    window: i32 = window_of(s)
    return PLANES * players * window * window + 2 * length * (DOMINO + players) + DECK + 1 + 5 * players + 2 + players


def write_kingdom(k: Words, size: i32, out: Shorts, base: i64) -> None:
    """A plane for each terrain, then crowns, then the free cells that may still be used."""
    window: i32 = 2 * size - 1
    plane: i32 = window * window
    corner: i32 = k[CORNER]
    left: i32 = ctz(k[COLUMNS]) - 9 + size
    top: i32 = ctz(k[ROWS]) - 9 + size
    cells: u64
    offset: i32
    spot: i32
    i: i32
    for i in range(COUNTRYSIDE):
        cells = k[TERRAIN + i]
        while cells:
            offset = (ctz(cells) - corner) & 63
            cells &= cells - 1
            out[base + plane * i + window * (top + (offset >> 3)) + left + (offset & 7)] = 1
    cells = k[CROWN1] | k[CROWN2]
    while cells:
        spot = ctz(cells)
        offset = (spot - corner) & 63
        cells &= cells - 1
        i = (k[CROWN1] >> spot & 1) + 2 * (k[CROWN2] >> spot & 1)
        out[base + plane * COUNTRYSIDE + window * (top + (offset >> 3)) + left + (offset & 7)] = i
    write_room(k, size, out, base + plane * (COUNTRYSIDE + 1))


def write_room(k: Words, size: i32, out: Shorts, base: i64) -> None:
    """1 on every free cell that keeps the kingdom within its grid (K-P4)."""
    window: i32 = 2 * size - 1
    wide: i32 = popcount(k[COLUMNS])
    high: i32 = popcount(k[ROWS])
    corner: i32 = k[CORNER]
    left: i32 = ctz(k[COLUMNS]) - 9 + size
    top: i32 = ctz(k[ROWS]) - 9 + size
    used: u64 = k[USED]
    inside: i32
    x: i32
    y: i32
    for y in range(high - size, size):
        for x in range(wide - size, size):
            inside = x >= 0 and x < wide and y >= 0 and y < high
            if inside == 0 or used >> (corner + x + 8 * y & 63) & 1 == 0:
                out[base + window * (top + y) + left + x] = 1


def write_row(row: u64, kings: u64, seat: i32, players: i32, out: Shorts, base: i64) -> None:
    """Each domino: there, number, crowns of both squares, terrains of both, whose king stands on it."""
    domino: i32
    king: i32
    while row:
        domino = ctz(row)
        out[base] = 1
        out[base + 1] = domino + 1
        out[base + 2] = ENDS[4 * domino + 2]
        out[base + 3] = ENDS[4 * domino + 3]
        out[base + 4 + ENDS[4 * domino]] = 1
        out[base + 4 + COUNTRYSIDE + ENDS[4 * domino + 1]] = 1
        king = kings & 255
        if king:
            out[base + DOMINO + (king - 1 - seat + players) % players] = 1
        row &= row - 1
        kings >>= 8
        base += DOMINO + players


def write_first_choice(s: Words, seat: i32, out: Shorts, base: i64) -> None:
    """The kings put down next, in order, and those not drawn yet."""
    players: i32 = s[PLAYERS]
    waiting: u64 = s[WAITING]
    king: i32
    i: i32 = 0
    while waiting:
        king = waiting & 255
        out[base + players * i + (king - 1 - seat + players) % players] = 1
        waiting >>= 8
        i += 1
    for i in range(players):
        out[base + 4 * players + (i - seat + players) % players] = s[HAND] >> (8 * i) & 255


def write_seen(s: Words, seat: i32, out: Shorts, base: i64) -> None:
    """What a seat sees of its table."""
    players: i32 = s[PLAYERS]
    length: i32 = s[LENGTH]
    size: i32 = s[SIZE]
    plane: i32 = window_of(s) * window_of(s)
    other: i32
    rest: u64 = s[REST]
    i: i32
    clear_shorts(out, base, size_of(s))
    for i in range(players):
        other = (seat + i) % players
        write_kingdom(at(s, KINGDOMS + KINGDOM * other), size, out, base + PLANES * plane * i)
    base += PLANES * plane * players
    write_row(s[ROW], s[OWNERS], seat, players, out, base)
    base += length * (DOMINO + players)
    write_row(s[OFFER], s[CLAIMS], seat, players, out, base)
    base += length * (DOMINO + players)
    while rest:
        out[base + ctz(rest)] = 1
        rest &= rest - 1
    base += DECK
    out[base] = s[TO_COME]
    write_first_choice(s, seat, out, base + 1)
    base += 1 + 5 * players
    if s[PHASE] == LAY:
        out[base] = 1
    elif s[PHASE] == PICK:
        out[base + 1] = 1
    for i in range(players):
        out[base + 2 + i] = total(s, (seat + i) % players)


def write_placements(s: Words, room: Words, out: Small, base: i64) -> i64:
    """Marks every placement of the domino that is due; returns how many."""
    seat: i32 = to_move(s)
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    domino: i32 = ctz(s[ROW])
    window: i32 = window_of(s)
    far: i32 = window // 2
    way: i32
    name: i32
    cell: i32
    count: i64 = 0
    cells: u64
    fits(k, domino, room)
    for way in range(WAYS):
        cells = room[way]
        while cells:
            name = name_of(k, way, ctz(cells))
            cell = name >> 2
            out[base + 4 * (window * (cell // GRID - MIDDLE + far) + cell % GRID - MIDDLE + far) + (name & 3)] = 1
            cells &= cells - 1
            count += 1
    return count


def write_mask(s: Words, room: Words, out: Small, base: i64) -> None:
    """1 for each legal action of the seat to move; all 1 once the game is over."""
    discard: i32 = 4 * window_of(s) * window_of(s)
    free: u64
    set_small(out, base, actions_of(s), 1 if s[PHASE] == OVER else 0)
    if s[PHASE] == LAY:
        if write_placements(s, room, out, base) == 0 or s[FLAGS] & MUST_PLACE == 0:
            out[base + discard] = 1
    elif s[PHASE] == PICK:
        free = free_dominoes(s)
        while free:
            out[base + discard + 1 + slot_of(s[OFFER], lowest(free))] = 1
            free &= free - 1


def named(s: Words, action: i64) -> i32:
    """The table's own number of a legal action."""
    window: i32 = window_of(s)
    far: i32 = window // 2
    discard: i32 = 4 * window * window
    cell: i32
    if action == discard:
        return DISCARD
    if action > discard:
        cell = action - discard - 1
        return ctz(nth(s[OFFER], cell)) + 1
    cell = action >> 2
    return 4 * (GRID * (cell // window + MIDDLE - far) + cell % window + MIDDLE - far) + (action & 3)


def act(s: Words, action: i64) -> None:
    """Play a legal action."""
    step(s, named(s, action))


def deal(s: Words, rng: Words) -> None:
    """Chance has all its turns."""
    while s[PHASE] == DRAW or s[PHASE] == KING:
        if s[PHASE] == DRAW:
            deal_offer(s, rng)
        else:
            deal_king(s, rng)


def go_on(s: Words, learner: i32, greedy: i32, rng: Words) -> None:
    """On to the next action: anybody's without a learner, else the learner's, the others played by the kernel."""
    if learner < 0:
        deal(s, rng)
    else:
        play_on(s, greedy, learner, rng)


def start_over(s: Words, learner: i32, greedy: i32, rng: Words) -> None:
    """A new game at the same table, of 6 rounds for 2 players with kingdoms of 5×5 and 12 for all others (K-T4)."""
    s[TO_COME] = 6 if s[PLAYERS] == 2 and s[SIZE] == 5 else 12
    set_up(s)
    if learner >= 0:
        survey_all(s)
    go_on(s, learner, greedy, rng)


def write_worth(s: Words, room: Words, kind: i32, out: Shorts, base: i64) -> None:
    """What the finished game is worth to each seat: twelfths of the win, or points ahead of the best other."""
    players: i32 = s[PLAYERS]
    won: i32 = winners(s, room)
    share: i32 = 12 // popcount(won)
    best: i32
    points: i32
    seat: i32
    other: i32
    for seat in range(players):
        if kind == PAYS_WIN:
            out[base + seat] = share if won >> seat & 1 else 0
            continue
        best = 0
        for other in range(players):
            points = room[other]
            if other != seat and points > best:
                best = points
        points = room[seat]
        out[base + seat] = points - best


def _environment() -> Environment:
    environment: Environment = Environment()
    environment.state = STATE
    environment.room = PLAYOUT
    environment.scratch = max(WAYS, MOST_PLAYERS)
    environment.seats = seats_of
    environment.size = size_of
    environment.actions = actions_of
    environment.turn = to_move
    environment.start = start_over
    environment.go_on = go_on
    environment.act = act
    environment.see = write_seen
    environment.mask = write_mask
    environment.pay = write_worth
    return environment


ENVIRONMENT = _environment()
