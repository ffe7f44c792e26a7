# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Many tables of any game stepped together for learning: all is written into arrays that are given."""

from __future__ import annotations

from typing import Any

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
    - `start(s, learner, greedy, rng)`: a new game at the same table, up to the first action.
    - `go_on(s, learner, greedy, rng)`: on to the next action: anybody's if the learner is -1, else the learner's; the
      kernel plays the others, those of the set greedily. `rng` are RANDOM words.
    - `act(s, action)`: play a legal action.
    - `see(s, seat, out, base)`: what a seat sees.
    - `mask(s, scratch, out, base)`: the legal actions of the seat to move.
    - `pay(s, scratch, kind, out, base)`: what the end is worth to each seat.
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


def sizes(environment: Environment, template: object) -> tuple[int, int]:
    """How many numbers an observation of such a table has, and how many actions there are."""
    s: Words = words(template, environment.state)
    return environment.size(s), environment.actions(s)


def words_of(environment: Environment, learner: int) -> int:
    """The words a table takes in self-play (learner -1), and where the kernel plays the other seats."""
    return environment.state if learner < 0 else environment.room


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


def _check(environment: Environment, tables: object, width: int, count: int, learner: int) -> None:
    """Tables so wide, and a learner who sits at them."""
    if count < 1 or width < words_of(environment, learner):
        needed = words_of(environment, learner)
        raise ValueError(f"{count} tables of {width} words were given; expected 1 or more, of {needed} words.")
    t: Words = words(tables, width * count)
    if learner >= environment.seats(t):
        raise ValueError(f"There is no seat {learner}; seats are numbered from 0 to {environment.seats(t) - 1}.")


def reset_many(
    environment: Environment,
    tables: object,
    width: int,
    count: int,
    chosen: object,
    learner: i32,
    greedy: i32,
    rngs: object,
    seen: object,
    masks: object,
    seats: object,
) -> None:
    """Start new games at the chosen of so many tables, each `width` words, and write what the seats to move see."""
    _check(environment, tables, width, count, learner)
    t: Words = words(tables, width * count)
    size: i64 = environment.size(t)
    actions: i64 = environment.actions(t)
    r: Words = words(rngs, RANDOM * count)
    which: Small = small(chosen, count)
    out: Shorts = shorts(seen, size * count)
    mask: Small = small(masks, actions * count)
    turn: Small = small(seats, count)
    room_of: object = blank(environment.scratch)
    room: Words = words(room_of, environment.scratch)
    c_count: i32 = count
    c_width: i64 = width
    s: Words
    i: i32
    with cython.nogil:
        for i in range(c_count):
            if which[i]:
                s = at(t, c_width * i)
                environment.start(s, learner, greedy, at(r, RANDOM * i))
                turn[i] = environment.turn(s)
                environment.see(s, turn[i], out, size * i)
                environment.mask(s, room, mask, actions * i)


def step_many(
    environment: Environment,
    tables: object,
    width: int,
    count: int,
    actions: object,
    learner: i32,
    greedy: i32,
    kind: i32,
    rngs: object,
    seen: object,
    masks: object,
    seats: object,
    worth: object,
    ended: object,
    last_seen: object,
) -> None:
    """One action at every table. A game that ends, or is lost by an illegal action, is followed by a new one.

    Written are: what the seat to move sees, its mask, which seat that is; what the end was worth to each seat, and
    whether it was one (ENDED by the rules, ILLEGAL by an action); and what the seat that acted saw of it last.
    """
    _check(environment, tables, width, count, learner)
    t: Words = words(tables, width * count)
    size: i64 = environment.size(t)
    many: i64 = environment.actions(t)
    players: i64 = environment.seats(t)
    r: Words = words(rngs, RANDOM * count)
    wished: Longs = longs(actions, count)
    out: Shorts = shorts(seen, size * count)
    mask: Small = small(masks, many * count)
    turn: Small = small(seats, count)
    reward: Shorts = shorts(worth, players * count)
    end: Small = small(ended, count)
    last: Shorts = shorts(last_seen, size * count)
    room_of: object = blank(environment.scratch)
    room: Words = words(room_of, environment.scratch)
    c_count: i32 = count
    c_width: i64 = width
    action: i64
    acted: i32
    s: Words
    i: i32
    with cython.nogil:
        for i in range(c_count):
            s = at(t, c_width * i)
            action = wished[i]
            acted = environment.turn(s)
            end[i] = 0
            clear_shorts(reward, players * i, players)
            if action < 0 or action >= many or mask[many * i + action] == 0:
                end[i] = ILLEGAL
            else:
                environment.act(s, action)
                environment.go_on(s, learner, greedy, at(r, RANDOM * i))
                if environment.turn(s) == NOBODY:
                    end[i] = ENDED
                    environment.pay(s, room, kind, reward, players * i)
            if end[i]:
                environment.see(s, acted, last, size * i)
                environment.start(s, learner, greedy, at(r, RANDOM * i))
            turn[i] = environment.turn(s)
            environment.see(s, turn[i], out, size * i)
            environment.mask(s, room, mask, many * i)
