# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The greedy choice: the moves that bring most by the next drawing alone, as the greedy bot judges them.

The table `s` is followed by scratch and an outlook for each player. Of moves that are equally good some are kept, any
of them with the same odds.
"""

from __future__ import annotations

from crownlands.kernel.duel import weights
from crownlands.rules.duel.components import Power

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.box import FACE_FILLS, HALF_COAT
    from crownlands.kernel.duel.drawings import arrange, targets
    from crownlands.kernel.duel.land import anchors, domain_of
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.moves import list_steps
    from crownlands.kernel.duel.table import (
        die_of,
        face_of,
        free_dice,
        player,
        raised_half,
        ready,
        role_a,
        turning,
        ways,
        ways_of,
    )
    from crownlands.kernel.duel.worth import (
        NEVER,
        NOTHING_DRAWN,
        best_arranged,
        best_drawing,
        boxes_worth,
        gains,
        look,
        worth_of,
    )
    from crownlands.kernel.plain import *

    PRICE = table(POWERS)
    PAIR_DICE = table(PAIR_COUNT)

CASTLE_PRICE = weights.CASTLE_PRICE
BIAS = -weights.NEVER


def clear_sink(sink: Words, most: i32) -> None:
    sink[KEPT_COUNT] = 0
    sink[KEPT_MOST] = most


def keep(sink: Words, move: u64, rng: Words) -> None:
    """One more of the best moves; where there are too many to keep, each stays with the same odds."""
    count: u64 = sink[KEPT_COUNT]
    place: u64 = count
    sink[KEPT_COUNT] = count + 1
    if count >= sink[KEPT_MOST]:
        place = mulhi(next_random(rng), count + 1)
    if place < sink[KEPT_MOST]:
        sink[KEPT + place] = move


def any_kept(sink: Words, rng: Words) -> u64:
    count: u64 = min(sink[KEPT_COUNT], sink[KEPT_MOST])
    return sink[KEPT + mulhi(next_random(rng), count)] if count > 1 else sink[KEPT]


def outlook(s: Words, seat: i32) -> Words:
    """A player's outlook, up to date."""
    o: Words = at(s, OUTLOOKS + OUTLOOK * seat)
    look(player(s, seat), o)
    return o


def forget(s: Words) -> None:
    """What was worked out for another game does not count."""
    s[PAIRS_KEY] = 0
    s[OUTLOOKS + KEY] = 0
    s[OUTLOOKS + OUTLOOK + KEY] = 0


def price_of(o: Words, price: u64) -> i64:
    return price * o[OPEN]


# Dice


def pair_worth(s: Words, seat: i32, pair: i32) -> i64:
    """What two of the dice would bring a player in a plain drawing."""
    dice: u64 = PAIR_DICE[pair]
    one: i32 = face_of(s, ctz(dice))
    other: i32 = face_of(s, ctz(dice & (dice - 1)))
    best: i64 = best_drawing(player(s, seat), outlook(s, seat), one, other, 0, 0, at(s, ARRANGED))
    return best + boxes_worth(s, seat, FACE_FILLS[one], FACE_FILLS[other])


def value_pairs(s: Words) -> None:
    """The worths of all pairs for both; they hold while the same dice lie there."""
    key: u64 = s[ROUND] << 32 | s[SHOWN]
    seat: i32
    pair: i32
    if s[PAIRS_KEY] == key:
        return
    s[PAIRS_KEY] = key
    for seat in range(PLAYERS):
        for pair in range(PAIR_COUNT):
            s[PAIRS + PAIR_COUNT * seat + pair] = pair_worth(s, seat, pair) + BIAS


def balance(s: Words, seat: i32, pair: i32) -> i64:
    """What it brings a player to have two dice and leave the other two; the other's gain counts 60 hundredths."""
    mine: i64 = s[PAIRS + PAIR_COUNT * seat + pair] - BIAS
    theirs: i64 = s[PAIRS + PAIR_COUNT * (1 - seat) + PAIR_COUNT - 1 - pair] - BIAS
    return mine - theirs // 100 * 60


def first_die_worth(s: Words, die: i32) -> i64:
    """A's first die: what is left once B has taken the two that suit B best."""
    a: i32 = role_a(s)
    best: i64 = NEVER
    taken: i32 = 0
    pair: i32
    for pair in range(PAIR_COUNT):
        if PAIR_DICE[pair] >> die & 1 == 0 and balance(s, 1 - a, pair) > best:
            best = balance(s, 1 - a, pair)
            taken = pair
    return balance(s, a, PAIR_COUNT - 1 - taken)


def best_pair(s: Words, seat: i32, dice: u64) -> i64:
    """The best balance of two of these dice."""
    best: i64 = NEVER
    pair: i32
    for pair in range(PAIR_COUNT):
        if PAIR_DICE[pair] & invert(dice) == 0 and balance(s, seat, pair) > best:
            best = balance(s, seat, pair)
    return best


def best_takes(s: Words, sink: Words, rng: Words) -> None:
    """A's first die, or the power to take two first."""
    a: i32 = role_a(s)
    best: i64 = NEVER
    by_power: i64 = NEVER
    die: i32
    value_pairs(s)
    if ready(s, a, FIRST):
        by_power = best_pair(s, a, 15) - price_of(outlook(s, a), PRICE[FIRST])
        best = by_power
    for die in range(DICE):
        best = max(best, first_die_worth(s, die))
    for die in range(DICE):
        if first_die_worth(s, die) == best:
            keep(sink, TAKE_MOVE << KIND | bit(die), rng)
    if by_power == best:
        keep(sink, USE_MOVE << KIND | FIRST, rng)


def best_pairs(s: Words, sink: Words, rng: Words) -> None:
    seat: i32 = s[SEAT]
    dice: u64 = free_dice(s)
    pair: i32
    best: i64
    value_pairs(s)
    best = best_pair(s, seat, dice)
    for pair in range(PAIR_COUNT):
        if PAIR_DICE[pair] & invert(dice) == 0 and balance(s, seat, pair) == best:
            keep(sink, TAKE_MOVE << KIND | PAIR_DICE[pair], rng)


# Drawings


def boxes_of(s: Words, seat: i32, one: i32, other: i32, raised: i32) -> i64:
    """What two faces are worth in boxes; a raised one fills none (D-G5)."""
    return boxes_worth(s, seat, 0 if raised == 1 else FACE_FILLS[one], 0 if raised == 2 else FACE_FILLS[other])


def step_worth(s: Words, move: u64) -> i64:
    """A move that leads to a drawing: the best that follows, less its price."""
    seat: i32 = s[SEAT]
    o: Words = outlook(s, seat)
    one: i32 = face_of(s, die_of(s, seat, 0))
    other: i32 = face_of(s, die_of(s, seat, 1))
    raised: i32 = raised_half(s)
    needs: i32 = s[CALLED]
    kind: i32 = move >> KIND
    to: i32 = move & 63
    price: i64
    if kind == PASS_MOVE:
        return boxes_of(s, seat, one, other, raised)
    if kind == USE_MOVE:
        price = price_of(o, PRICE[to])
        needs |= 1 << to
    elif kind == CASTLE_MOVE:
        price = price_of(o, CASTLE_PRICE)
        raised = 1 if one == to else 2
    else:
        price = price_of(o, PRICE[TURN])
        if turning(s, move >> 6 & 63, to) == 0:
            one = to
        else:
            other = to
        if ways_of(s, seat, one, other) == 0:
            return NOTHING_DRAWN - price
    best: i64 = best_drawing(player(s, seat), o, one, other, raised, needs, at(s, ARRANGED))
    return best + boxes_of(s, seat, one, other, raised) - price


def best_draws(s: Words, sink: Words, rng: Words) -> None:
    """The best of drawing and of what comes before it."""
    seat: i32 = s[SEAT]
    m: Words = player(s, seat)
    o: Words = outlook(s, seat)
    one: i32 = face_of(s, die_of(s, seat, 0))
    other: i32 = face_of(s, die_of(s, seat, 1))
    raised: i32 = raised_half(s)
    needs: i32 = s[CALLED]
    found: i32 = ways(s)
    steps: Words = at(s, STEPS)
    count: i32 = list_steps(s, found, steps, 0)
    drawn: i64 = NEVER
    best: i64 = NEVER
    boxes: i64 = boxes_of(s, seat, one, other, raised)
    worth: i64
    n: i32
    i: i32
    for i in range(count):
        worth = step_worth(s, steps[i])
        best = max(best, worth)
        s[COUNTS + i] = worth + BIAS
    if found >> needs & 1:
        n = arrange(one, other, raised, 0, at(s, ARRANGED))
        for i in range(n):
            drawn = best_arranged(m, o, s[ARRANGED + i] >> 6, s[ARRANGED + i] & 63, needs, drawn)
        if drawn + boxes >= best:
            best = drawn + boxes
            for i in range(n):
                keep_drawings(m, o, s[ARRANGED + i], needs, drawn, sink, rng)
    for i in range(count):
        worth = s[COUNTS + i] - BIAS
        if worth == best:
            keep(sink, steps[i], rng)


def keep_drawings(m: Words, o: Words, arrangement: u64, needs: i32, best: i64, sink: Words, rng: Words) -> None:
    """Every drawing in this arrangement that is worth so much."""
    free: u64 = m[FREE]
    one: i32 = arrangement >> 6
    other: i32 = arrangement & 63
    here: u64 = anchors(m, HALF_COAT[one])
    there: u64 = anchors(m, HALF_COAT[other])
    left: Words = gains(m, o, one)
    right: Words = gains(m, o, other)
    same: i32 = HALF_COAT[one] == HALF_COAT[other]
    squares: u64 = free
    others: u64
    bound: i64
    first: i32
    second: i32
    while squares:
        first = ctz(squares)
        squares &= squares - 1
        others = targets(first, here >> first & 1, there, free, needs)
        while others:
            second = ctz(others)
            others &= others - 1
            bound = left[first] + right[second]
            if (same or bound >= best) and worth_of(m, o, one, other, first, second) == best:
                keep(sink, DRAW_MOVE << KIND | first << 18 | second << 12 | arrangement, rng)


# Powers that cannot wait


def domains_of(m: Words, coat: i32) -> i32:
    like: u64 = m[COAT + coat]
    count: i32 = 0
    while like:
        like ^= domain_of(like, lowest(like))
        count += 1
    return count


def best_names(s: Words, sink: Words, rng: Words) -> None:
    """The coat of arms with most domains now."""
    m: Words = player(s, s[SEAT])
    best: i32 = 0
    coat: i32
    for coat in range(COATS):
        best = max(best, domains_of(m, coat))
    for coat in range(COATS):
        if domains_of(m, coat) == best:
            keep(sink, NAME_MOVE << KIND | coat, rng)


def domain_at(m: Words, square: i32) -> u64:
    """The domain a square belongs to."""
    coat: i32 = 0
    while m[COAT + coat] >> square & 1 == 0:
        coat += 1
    return domain_of(m[COAT + coat], bit(square))


def best_crosses(s: Words, sink: Words, rng: Words) -> None:
    """A cross is worth the squares of its domain."""
    m: Words = player(s, s[SEAT])
    best: i32 = 0
    coat: i32
    cells: u64
    squares: u64 = 0
    for coat in range(COATS):
        squares |= m[COAT + coat]
    cells = squares
    while cells:
        best = max(best, popcount(domain_at(m, ctz(cells))))
        cells &= cells - 1
    while squares:
        if popcount(domain_at(m, ctz(squares))) == best:
            keep(sink, CROSS_MOVE << KIND | ctz(squares), rng)
        squares &= squares - 1


def keep_best(s: Words, sink: Words, rng: Words) -> None:
    """The best moves of the seat to move, into a sink that was cleared."""
    phase: i32 = s[PHASE]
    if phase == DRAWING:
        best_draws(s, sink, rng)
    elif phase == TAKING:
        best_takes(s, sink, rng)
    elif phase == TAKING_TWO:
        best_pairs(s, sink, rng)
    elif phase == NAMING:
        best_names(s, sink, rng)
    else:
        best_crosses(s, sink, rng)


def greedy_move(s: Words, rng: Words) -> u64:
    """One of the best moves."""
    sink: Words = at(s, SINK)
    clear_sink(sink, KEPT_IN_PLAY)
    keep_best(s, sink, rng)
    return any_kept(sink, rng)


def _fill_prices() -> None:
    for power, price in weights.PRICES.items():
        PRICE[list(Power).index(power)] = price
    for pair, dice in enumerate((3, 5, 9, 6, 10, 12)):
        PAIR_DICE[pair] = dice


_fill_prices()
