# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What an environment shows of a table of Kingdomino, and what it takes: observations, masks, actions, rewards.

An observation is laid out as the environments say: kingdoms as planes, the rows, what is to come, points, the seat that
sees it first. Actions are theirs too: placements by the cell of the window around the castle, then discarding, then
picks by their place in the offer. Rewards are whole numbers: twelfths of a win, points of margin, or points.
"""

from __future__ import annotations

from crownlands.kernel.kingdomino.judged import JUDGED_GAME, LOOKS

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.batch import Environment
    from crownlands.kernel.ends import pay
    from crownlands.kernel.kingdom.draft import free_dominoes, slot_of, to_move
    from crownlands.kernel.kingdom.seen import (
        lay_at,
        window_of,
        write_first_choice,
        write_kingdom,
        write_placements,
        write_row,
    )
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.kingdomino.playout import play_on, survey_all
    from crownlands.kernel.kingdomino.table import set_up, step, total, winners
    from crownlands.kernel.plain import *


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
        write_kingdom(at(s, KINGDOMS + KINGDOM * other), COUNTRYSIDE, size, out, base + PLANES * plane * i)
    base += PLANES * plane * players
    write_row(s[ROW], s[OWNERS], 0, COUNTRYSIDE, seat, players, out, base)
    base += length * (DOMINO + players)
    write_row(s[OFFER], s[CLAIMS], 0, COUNTRYSIDE, seat, players, out, base)
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


def write_mask(s: Words, room: Words, out: Small, base: i64) -> None:
    """1 for each legal action of the seat to move; all 1 once the game is over."""
    discard: i32 = 4 * window_of(s) * window_of(s)
    k: Words
    free: u64
    set_small(out, base, actions_of(s), 1 if s[PHASE] == OVER else 0)
    if s[PHASE] == LAY:
        k = at(s, KINGDOMS + KINGDOM * to_move(s))
        if write_placements(k, ctz(s[ROW]), window_of(s), room, out, base) == 0 or s[FLAGS] & MUST_PLACE == 0:
            out[base + discard] = 1
    elif s[PHASE] == PICK:
        free = free_dominoes(s)
        while free:
            out[base + discard + 1 + slot_of(s[OFFER], lowest(free))] = 1
            free &= free - 1


def named(s: Words, action: i64) -> i32:
    """The table's own number of a legal action."""
    window: i32 = window_of(s)
    discard: i32 = 4 * window * window
    slot: i32 = action - discard - 1
    if action < discard:
        return lay_at(action, window)
    return DISCARD if slot < 0 else ctz(nth(s[OFFER], slot)) + 1


def act(s: Words, action: i64) -> None:
    """Play a legal action."""
    step(s, named(s, action))


def start_over(s: Words, bots: i32) -> None:
    """A new game at the same table, of 6 rounds for 2 players with kingdoms of 5×5 and 12 for all others (K-T4)."""
    s[TO_COME] = 6 if s[PLAYERS] == 2 and s[SIZE] == 5 else 12
    set_up(s)
    if bots:
        survey_all(s)


def write_worth(s: Words, room: Words, kind: i32, out: Shorts, base: i64) -> None:
    """What the table is worth to each seat: twelfths of the win, points ahead of the best other, or points."""
    players: i32 = s[PLAYERS]
    pay(players, winners(s, room), room, kind, out, base)


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
    environment.go_on = play_on
    environment.act = act
    environment.see = write_seen
    environment.mask = write_mask
    environment.pay = write_worth
    environment.judged = JUDGED_GAME
    environment.looks = LOOKS
    return environment


ENVIRONMENT = _environment()
