# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Many tables of any game stepped together for learning: all is written into arrays that are given."""

from __future__ import annotations

from typing import Any

from crownlands.kernel.game import Game
from crownlands.kernel.plain import blank

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.layout import *
    from crownlands.kernel.plain import *


class Environment:
    """What the loops here need of a game: pointers to its C functions where compiled, else the functions.

    - `state`, `room`: the words of a table, alone and with all that bots need behind it.
    - `scratch`: the words `mask` and `pay` may write to.
    - `seats(s)`, `size(s)`, `actions(s)`: how many play, numbers of an observation, actions there are.
    - `turn(s)`: the seat to move, or NOBODY once the game is over.
    - `start(s, bots)`: a new game at the same table; with bots also what they need behind it.
    - `go_on(s, greedy, asked, rng)`: on to the next action of a seat that is asked, one of a set; the kernel plays the
      others, those of the first set greedily, the rest at random. `rng` are RANDOM words.
    - `judged`, `looks`: the game as a search with judgement sees it, and at how many turns that looks.
    - `act(s, action)`: play a legal action.
    - `see(s, seat, out, base)`: what a seat sees.
    - `mask(s, scratch, out, base)`: the legal actions of the seat to move.
    - `pay(s, scratch, kind, out, base)`: what the table as it stands is worth to each seat.
    """

    if not cython.compiled:
        state: int
        room: int
        scratch: int
        seats: Any
        size: Any
        actions: Any
        turn: Any
        start: Any
        go_on: Any
        act: Any
        see: Any
        mask: Any
        pay: Any
        judged: Game
        looks: int


def sizes(environment: Environment, template: object) -> tuple[int, int]:
    """How many numbers an observation of such a table has, and how many actions there are."""
    s: Words = words(template, environment.state)
    return environment.size(s), environment.actions(s)


def words_of(environment: Environment, who: int) -> int:
    """The words a table takes where these play: most with judgement, fewest in self-play."""
    if who >> PLAYS_JUDGED & EVERYBODY:
        return environment.judged.room
    return environment.state if who & EVERYBODY == EVERYBODY else environment.room


def sow(rngs: object, number: int, seed: int) -> None:
    """Where the random numbers of one table begin."""
    i: i64 = number
    rng: Words = words(rngs, RANDOM * (i + 1))
    c_seed: u64 = seed
    if i < 0:
        raise ValueError(f"There is no table {number}; tables are numbered from 0.")
    rng[RANDOM * i] = seeded(c_seed, 0)
    rng[RANDOM * i + 1] = seeded(c_seed, 1)


def see(environment: Environment, table: object, seat: int, seen: object) -> None:
    """What a seat sees of one table."""
    s: Words = words(table, environment.state)
    if not 0 <= seat < environment.seats(s):
        raise ValueError(f"There is no seat {seat}; seats are numbered from 0 to {environment.seats(s) - 1}.")
    environment.see(s, seat, shorts(seen, environment.size(s)), 0)


def allow(environment: Environment, table: object, mask: object) -> None:
    """The legal actions of the seat to move at one table."""
    s: Words = words(table, environment.state)
    room_of: object = blank(environment.scratch)
    environment.mask(s, words(room_of, environment.scratch), small(mask, environment.actions(s)), 0)


def act(environment: Environment, table: object, action: int, mask: object) -> None:
    """Play an action at one table, where the mask of the seat to move allows it; chance is not dealt."""
    s: Words = words(table, environment.state)
    allowed: Small = small(mask, environment.actions(s))
    if environment.turn(s) < 0 or not 0 <= action < environment.actions(s) or not allowed[action]:
        raise ValueError(f"Action {action} is not possible now.")
    environment.act(s, action)


def worth(environment: Environment, table: object, kind: int, out: object) -> None:
    """What one table as it stands is worth to each seat."""
    s: Words = words(table, environment.state)
    room_of: object = blank(environment.scratch)
    environment.pay(s, words(room_of, environment.scratch), kind, shorts(out, environment.seats(s)), 0)


def _check(environment: Environment, tables: object, width: int, count: int, who: object) -> None:
    """Tables wide enough for all who play at them."""
    plays: Words = words(who, count)
    bots: u64 = 0
    asked: u64 = EVERYBODY
    i: i32
    c_count: i32 = count
    for i in range(c_count):
        bots |= plays[i] >> PLAYS_GREEDILY
        asked &= plays[i]
    needed = words_of(environment, bots << PLAYS_GREEDILY | asked)
    if count < 1 or width < needed:
        raise ValueError(f"{count} tables of {width} words were given; expected 1 or more, of {needed} words.")
    words(tables, width * count)


def play_on(environment: Environment, s: Words, who: u64, rng: Words, entries: Words) -> i32:
    """On to the next action of a seat that is asked, or to the end; entries is room for the turns looked at.

    Returns the seat, or NOBODY.
    """
    asked: i32 = who & EVERYBODY
    greedy: i32 = who >> PLAYS_GREEDILY & EVERYBODY
    judged: i32 = who >> PLAYS_JUDGED & EVERYBODY
    seat: i32
    while True:
        environment.go_on(s, greedy, asked | judged, rng)
        seat = environment.turn(s)
        if seat < 0 or asked >> seat & 1:
            return seat
        environment.judged.prepare(s)
        environment.judged.candidates(s, entries, environment.looks)
        environment.judged.apply(s, entries[0])


def reset_many(
    environment: Environment,
    tables: object,
    width: int,
    count: int,
    chosen: object,
    who: object,
    rngs: object,
    seen: object,
    masks: object,
    seats: object,
    paid: object,
) -> None:
    """Start new games at the chosen of so many tables, each `width` words, and write what the seats to move see.

    `who` is a word for each table that says who plays; nothing has been paid yet.
    """
    _check(environment, tables, width, count, who)
    t: Words = words(tables, width * count)
    size: i64 = environment.size(t)
    actions: i64 = environment.actions(t)
    players: i64 = environment.seats(t)
    r: Words = words(rngs, RANDOM * count)
    plays: Words = words(who, count)
    which: Small = small(chosen, count)
    out: Shorts = shorts(seen, size * count)
    mask: Small = small(masks, actions * count)
    turn: Small = small(seats, count)
    before: Shorts = shorts(paid, players * count)
    room_of: object = blank(environment.scratch + environment.looks)
    room: Words = words(room_of, environment.scratch + environment.looks)
    c_count: i32 = count
    c_width: i64 = width
    s: Words
    i: i32
    with cython.nogil:
        for i in range(c_count):
            if which[i]:
                s = at(t, c_width * i)
                clear_shorts(before, players * i, players)
                environment.start(s, plays[i] & EVERYBODY != EVERYBODY)
                turn[i] = play_on(environment, s, plays[i], at(r, RANDOM * i), at(room, environment.scratch))
                environment.see(s, turn[i], out, size * i)
                environment.mask(s, room, mask, actions * i)


def step_many(
    environment: Environment,
    tables: object,
    width: int,
    count: int,
    chosen: object,
    who: object,
    rngs: object,
    seen: object,
    masks: object,
    seats: object,
    paid: object,
    actions: object,
    viewer: i32,
    kind: i32,
    dense: i32,
    worth: object,
    ended: object,
) -> None:
    """One action at each of the chosen tables.

    Written are: what the seat to move sees, its mask, which seat that is; added to `worth` is what the step brought
    each seat, at the end or, if dense, at once; `ended` says whether the game is over (ENDED by the rules, ILLEGAL by
    an action). Of one that is over the viewer sees the last, or if that is -1 the seat that acted.
    """
    _check(environment, tables, width, count, who)
    t: Words = words(tables, width * count)
    size: i64 = environment.size(t)
    many: i64 = environment.actions(t)
    players: i64 = environment.seats(t)
    if viewer >= players:
        raise ValueError(f"There is no seat {viewer}; seats are numbered from 0 to {players - 1}.")
    r: Words = words(rngs, RANDOM * count)
    plays: Words = words(who, count)
    which: Small = small(chosen, count)
    wished: Longs = longs(actions, count)
    out: Shorts = shorts(seen, size * count)
    mask: Small = small(masks, many * count)
    turn: Small = small(seats, count)
    before: Shorts = shorts(paid, players * count)
    reward: Shorts = shorts(worth, players * count)
    end: Small = small(ended, count)
    room_of: object = blank(environment.scratch + environment.looks)
    room: Words = words(room_of, environment.scratch + environment.looks)
    c_count: i32 = count
    c_width: i64 = width
    action: i64
    seat: i32
    s: Words
    i: i32
    with cython.nogil:
        for i in range(c_count):
            s = at(t, c_width * i)
            seat = environment.turn(s)
            if which[i] == 0 or seat < 0:
                continue
            action = wished[i]
            end[i] = 0
            turn[i] = NOBODY
            if action < 0 or action >= many or mask[many * i + action] == 0:
                end[i] = ILLEGAL
            else:
                environment.act(s, action)
                turn[i] = play_on(environment, s, plays[i], at(r, RANDOM * i), at(room, environment.scratch))
                end[i] = ENDED if turn[i] == NOBODY else 0
                if dense or end[i]:
                    add_worth(environment, s, room, kind, before, reward, players, i)
            if end[i] == 0:
                seat = turn[i]
            elif viewer >= 0:
                seat = viewer
            environment.see(s, seat, out, size * i)
            environment.mask(s, room, mask, many * i)


def add_worth(
    environment: Environment, s: Words, room: Words, kind: i32, before: Shorts, reward: Shorts, players: i64, i: i64
) -> None:
    """What a table is worth now beyond what has been paid for it, to each seat."""
    j: i64
    for j in range(players * i, players * (i + 1)):
        reward[j] -= before[j]
    environment.pay(s, room, kind, before, players * i)
    for j in range(players * i, players * (i + 1)):
        reward[j] += before[j]
