# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The end of a game, solved: once the last row is out nothing is left to chance, and everybody plays for themselves.

Kingdoms touch each other only through the picks. Once a seat has made its last pick, the best it can do with what it
has to lay is a matter of its own: that is worked out once for every set of picks, and the picks are tried out in all
orders. Only a seat that has to lay a domino before it knows its last pick has more to decide: every placement is tried.

What a seat ends with is one word: points << 16 | squares of the largest territory << 8 | crowns, if they break ties.
"""

from __future__ import annotations

from array import array

from crownlands.kernel.plain import blank

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.draft import free_dominoes, slot_of, to_move
    from crownlands.kernel.kingdom.land import bonus, crowns, fits, place
    from crownlands.kernel.kingdom.survey import add_domino, copy_survey, survey
    from crownlands.kernel.kingdom.told import claims_of
    from crownlands.kernel.kingdomino.candidates import name
    from crownlands.kernel.kingdomino.gains import gain_of
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.plain import *


def in_reach(s: Words) -> i32:
    """Nothing is left to chance, and it is somebody's turn."""
    return s[TO_COME] == 0 and s[WAITING] == 0 and (s[PHASE] == LAY or s[PHASE] == PICK)


def end_of(k: Words, v: Words, flags: i32) -> u64:
    """What a kingdom that is done comes to."""
    largest: u64 = 0
    t: i32
    i: i32
    n: i32
    for t in range(COUNTRYSIDE):
        n = v[ZONES * t]
        for i in range(n):
            largest = max(largest, v[ZONES * t + 2 * i + 2] & 0xFFFF)
    points: u64 = v[POINTS] + bonus(k[USED], k[FRAME] != 0, flags)
    return points << 16 | largest << 8 | (crowns(k) if flags & CROWNS_BREAK_TIES else 0)


def lay_last(k: Words, v: Words, domino: i32, flags: i32, best: u64, room: Words) -> u64:
    """The best end with one domino left to lay, or best if that is better; most placements need not be made."""
    masks: Words = at(room, STEP_MASKS)
    large: i32 = k[FRAME] != 0
    way: i32
    cell: i32
    cells: u64
    used: u64
    points: u64
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            cell = ctz(cells)
            cells &= cells - 1
            used = k[USED] | bit(cell) | bit(cell + (8 if way > 1 else 1) & 63)
            points = v[POINTS] + gain_of(v, domino, way, cell) + bonus(used, large, flags)
            if points >= best >> 16:
                lay_in(k, v, domino, way, cell, room)
                best = max(best, end_of(at(room, STEP_KINGDOM), at(room, STEP_SURVEY), flags))
    return best


def lay_in(k: Words, v: Words, domino: i32, way: i32, cell: i32, room: Words) -> None:
    """A kingdom and its survey with a domino laid, in the room of a step."""
    copy(at(room, STEP_KINGDOM), k, LOGGED)
    copy_survey(at(room, STEP_SURVEY), v)
    if way != NOT_LAID:
        place(at(room, STEP_KINGDOM), domino, way, cell)
        add_domino(at(room, STEP_SURVEY), domino, way, cell)


def finish(k: Words, v: Words, to_lay: u64, flags: i32, best: u64, room: Words) -> u64:
    """The best end with these dominoes left to lay, a byte each in their order, or best if that is better."""
    if to_lay == 0:
        return max(best, end_of(k, v, flags))
    domino: i32 = (to_lay & 255) - 1
    masks: Words = at(room, STEP_MASKS)
    way: i32
    cell: i32
    cells: u64
    fits(k, domino, masks)
    if flags & MUST_PLACE == 0 or masks[0] | masks[1] | masks[2] | masks[3] == 0:
        best = finish(k, v, to_lay >> 8, flags, best, at(room, STEP))
    if to_lay >> 8 == 0:
        return lay_last(k, v, domino, flags, best, room)
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            cell = ctz(cells)
            cells &= cells - 1
            lay_in(k, v, domino, way, cell, room)
            best = finish(at(room, STEP_KINGDOM), at(room, STEP_SURVEY), to_lay >> 8, flags, best, at(room, STEP))
    return best


def append(to_lay: u64, dominoes: u64) -> u64:
    """More dominoes, given as a set, behind those to be laid."""
    shift: i32 = 0
    while to_lay >> shift:
        shift += 8
    while dominoes:
        to_lay |= (ctz(dominoes) + 1) << shift
        dominoes &= dominoes - 1
        shift += 8
    return to_lay


def list_turns(s: Words, seat: i32, domino: i32, out: Words, masks: Words) -> None:
    """How many placements of a domino there are, and their names, way << 8 | cell; and not to lay it, if allowed."""
    way: i32
    cells: u64
    n: u64 = 0
    fits(at(s, KINGDOMS + KINGDOM * seat), domino, masks)
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            n += 1
            out[n] = way << 8 | ctz(cells)
            cells &= cells - 1
    if n == 0 or s[FLAGS] & MUST_PLACE == 0:
        n += 1
        out[n] = NOT_LAID << 8
    out[0] = n


def forget(endings: Words, paths: i32) -> None:
    """Nothing is known of a seat yet, on so many paths."""
    i: i32
    for i in range((paths + 1) * SETS):
        endings[i] = 0


def set_out(s: Words, e: Words) -> None:
    """The turns of the row in order with what each has to decide, and all that is known before the first."""
    owners: u64 = s[OWNERS]
    row: u64 = s[ROW]
    turn: u64 = 0
    seat: i32
    i: i32
    for i in range(MOST_PLAYERS):
        forget(at(e, ENDINGS + PATHS * SETS * i), 0)
        e[TAKEN + i] = 0
        e[PATH + i] = 0
        e[BRANCHING + i] = 0
    for seat in range(s[PLAYERS]):
        survey(at(s, KINGDOMS + KINGDOM * seat), at(e, SURVEYED + SURVEY * seat))
        e[CLAIMED_BEFORE + seat] = claims_of(s[OFFER], s[CLAIMS], seat)
        e[TO_LAY + seat] = claims_of(s[ROW], s[OWNERS], seat)
    while owners:
        seat = (owners & 255) - 1
        e[TURNS + turn] = seat
        later: i32 = claims_of(row & (row - 1), owners >> 8, seat) != 0
        laid: i32 = turn == 0 and s[PHASE] == PICK
        e[BRANCHES + turn] = (turn == 0 or (later and s[OFFER])) and not laid
        if laid:
            e[TO_LAY + seat] ^= lowest(row)
        elif e[BRANCHES + turn]:
            e[TO_LAY + seat] ^= lowest(row)
            e[BRANCHING + seat] = ctz(row) + 1
            list_turns(s, seat, ctz(row), at(e, BRANCH + PATHS * seat), at(e, STEPS + STEP_MASKS))
            forget(at(e, ENDINGS + PATHS * SETS * seat), e[BRANCH + PATHS * seat])
        owners >>= 8
        row &= row - 1
        turn += 1
    e[TURN_COUNT] = turn


def ending(s: Words, e: Words, seat: i32) -> u64:
    """What a seat ends with, with the picks it has made and on the path it has taken."""
    path: i32 = e[PATH + seat]
    taken: i32 = e[TAKEN + seat]
    kept: i32 = ENDINGS + (PATHS * seat + path) * SETS + taken
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    v: Words = at(e, SURVEYED + SURVEY * seat)
    room: Words = at(e, STEPS)
    placed: u64
    if e[kept] == 0:
        if path:
            placed = e[BRANCH + PATHS * seat + path]
            lay_in(k, v, e[BRANCHING + seat] - 1, placed >> 8, placed & 63, room)
            k = at(room, STEP_KINGDOM)
            v = at(room, STEP_SURVEY)
            room = at(room, STEP)
        placed = append(append(0, e[TO_LAY + seat]), e[CLAIMED_BEFORE + seat] | picked(s[OFFER], taken))
        e[kept] = 1 + finish(k, v, placed, s[FLAGS], 0, room)
    return e[kept] - 1


def picked(offer: u64, slots: i32) -> u64:
    """The dominoes on these places of the offer."""
    dominoes: u64 = 0
    while offer:
        if slots & 1:
            dominoes |= lowest(offer)
        slots >>= 1
        offer &= offer - 1
    return dominoes


def winners_of(players: i32, ends: Words, brought: Words) -> i32:
    """Who wins with such ends; where points are brought along those decide, and nobody wins a tie."""
    carried: u64 = 0
    best: u64 = 0
    key: u64
    won: i32 = 0
    i: i32
    for i in range(players):
        carried |= brought[i]
    for i in range(players):
        key = ends[i] + (brought[i] << 16)
        if carried:
            key = key >> 16 << 16
        if i == 0 or key > best:
            best = key
            won = 0
        if key == best:
            won |= 1 << i
    return 0 if carried and won & (won - 1) else won


def preference(players: i32, ends: Words, seat: i32, brought: Words) -> u64:
    """What an end is worth to a seat: first its share of the win, then its lead, then its points."""
    most: i32 = 0
    own: i32 = (ends[seat] >> 16) + brought[seat]
    points: i32
    won: i32 = winners_of(players, ends, brought)
    value: u64 = 0
    i: i32
    for i in range(players):
        points = (ends[i] >> 16) + brought[i]
        if i != seat:
            most = max(most, points)
    if won >> seat & 1:
        value = 12 // popcount(won)
    points = own - most + 4096
    return value << 32 | points << 16 | own


def solve(s: Words, e: Words, turn: i32, free: i32, brought: Words) -> None:
    """The best line from a turn of the row on, in its room: what everybody ends with, and what the seat chooses."""
    seat: i32
    players: i32 = s[PLAYERS]
    best: Words = at(e, LINES + LINE * turn)
    further: Words = at(e, LINES + LINE * (turn + 1))
    if turn == e[TURN_COUNT] or (s[OFFER] == 0 and turn):
        for seat in range(players):
            best[seat] = ending(s, e, seat)
        return
    seat = e[TURNS + turn]
    paths: i32 = e[BRANCH + PATHS * seat] if e[BRANCHES + turn] else 0
    path: i32
    slots: i32
    slot: i32
    value: u64
    best[LINE_VALUE] = 0
    for path in range(1 if paths else 0, paths + 1):
        if paths:
            e[PATH + seat] = path
        slots = free
        while True:
            slot = slots & -slots
            e[TAKEN + seat] ^= slot
            solve(s, e, turn + 1, free ^ slot, brought)
            e[TAKEN + seat] ^= slot
            value = preference(players, further, seat, brought) + 1
            if value > best[LINE_VALUE]:
                copy(best, further, SEATS)
                best[LINE_VALUE] = value
                best[LINE_PATH] = path
                best[LINE_PICK] = slot
            slots ^= slot
            if slots == 0:
                break
    if paths:
        e[PATH + seat] = 0


def chosen(s: Words, e: Words) -> u64:
    """The turn that was found best, as a candidate."""
    seat: i32 = to_move(s)
    best: Words = at(e, LINES)
    placed: u64 = e[BRANCH + PATHS * seat + best[LINE_PATH]] if best[LINE_PATH] else 0
    pick: u64 = picked(s[OFFER], best[LINE_PICK])
    return placed | ((ctz(pick) + 1) << 16 if pick else 0)


def free_slots(s: Words) -> i32:
    """The places of the offer that have no king."""
    free: u64 = free_dominoes(s)
    slots: i32 = 0
    while free:
        slots |= 1 << slot_of(s[OFFER], lowest(free))
        free &= free - 1
    return slots


def work_out(s: Words, e: Words, brought: Words) -> None:
    """The best line from here on, in the room of the first turn."""
    set_out(s, e)
    solve(s, e, 0, free_slots(s), brought)


def best_turn(position: object, brought: tuple[int, ...] = ()) -> tuple[list[int], list[int]] | None:
    """The moves of the best turn, and the points everybody then ends with; None while something is left to chance.

    First comes the chance to win, then the lead, then the points; `brought` are those of earlier games of a match.
    """
    room, line, carried = blank(ENDING), blank(TURN_MOVES), array("Q", [*brought, *[0] * SEATS][:SEATS])
    s: Words = words(position, STATE)
    e: Words = words(room, ENDING)
    b: Words = words(carried, SEATS)
    if not in_reach(s):
        return None
    with cython.nogil:
        work_out(s, e, b)
    count: int = name(s, chosen(s, e), words(line, TURN_MOVES))
    players: int = s[PLAYERS]
    return line[:count].tolist(), [e[LINES + seat] >> 16 for seat in range(players)]


def solvable(position: object) -> bool:
    """Whether `best_turn` can tell how everybody ends: nothing is left to chance, and it is somebody's turn."""
    return in_reach(words(position, STATE)) != 0
