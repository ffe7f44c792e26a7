# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""A whole table in machine words: the phases of a turn, from one to the next, points and winners.

A domino is a number of both boxes, Kingdomino's first. Which box a row comes from follows from how many are to come.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.draft import (
        advance,
        draw,
        next_phase,
        put_down,
        row_done,
        set_up_draft,
        to_move,
    )
    from crownlands.kernel.kingdom.land import place
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.buildings import (
        ALL_KNIGHTS,
        ALL_TILES,
        ALL_TOWERS,
        BRIBE_PRICE,
        TILES,
        affordable,
        closed_up,
        fill,
        kind_on,
        price_of,
        turn_up,
    )
    from crownlands.kernel.queendomino.layout import *
    from crownlands.kernel.queendomino.realm import (
        collect,
        found_realm,
        land_points,
        raise_building,
        realm_points,
        sites_of,
    )


def set_up(s: Words) -> None:
    """Everything but players, size, length, flags, teams, sides, boxes and rounds, which are given."""
    teams: i32 = s[TEAMS]
    i: i32
    s[TO_COME] = s[ROUNDS]
    set_up_draft(s)
    for i in range(OTHER_REST, STATE):
        s[i] = 0
    s[PHASE] = BUILDING
    s[OTHER_REST] = s[REST] if s[MIXED] else 0
    s[UNSEEN] = ALL_TILES
    s[DRAGON] = 1
    s[KNIGHTS_LEFT] = ALL_KNIGHTS
    s[TOWERS_LEFT] = ALL_TOWERS
    for i in range(teams):
        found_realm(realm_of(s, i), s[SIZE])
        s[KNIGHTS_LEFT] -= realm_of(s, i)[KNIGHTS]


def team_of(s: Words, seat: i32) -> i32:
    return s[SIDES] >> (8 * seat) & 255


def team_to_move(s: Words) -> i32:
    return team_of(s, to_move(s))


def realm_of(s: Words, team: i32) -> Words:
    return at(s, REALMS + REALM * team)


def realm_to_move(s: Words) -> Words:
    return realm_of(s, team_to_move(s))


def has_queen(s: Words, team: i32) -> i32:
    return s[QUEEN] == wrap(team + 1)


def offer_drawn(s: Words) -> i32:
    """Whether the row on offer is complete."""
    drawn: u64 = popcount(s[OFFER])
    return drawn == s[LENGTH]


def next_box(s: Words) -> i32:
    """Where the dominoes of the box begin from which the next row comes, or the one being drawn (Q-V1)."""
    return 0 if s[TO_COME] & s[MIXED] else DECK


def offer_box(s: Words) -> i32:
    return 0 if (s[TO_COME] + offer_drawn(s)) & s[MIXED] else DECK


def row_box(s: Words) -> i32:
    return 0 if (s[TO_COME] + 1 - offer_drawn(s)) & s[MIXED] else DECK


def domino_to_lay(s: Words) -> i32:
    return row_box(s) + ctz(s[ROW])


def draw_domino(s: Words, domino: u64) -> None:
    """A domino into the row on offer, all of one box (Q-V1, Q-N14); with a complete one the boxes change places."""
    rest: u64
    draw(s, domino)
    if s[MIXED] and offer_drawn(s):
        rest = s[REST]
        s[REST] = s[OTHER_REST]
        s[OTHER_REST] = rest


def show_building(s: Words, kind: i32) -> None:
    """The next tile of the stack (Q-S5, Q-R4, Q-N9)."""
    turn_up(s, kind)
    board_ready(s)


def lay(s: Words, way: i32, cell: i32) -> None:
    """A: place the domino under the king."""
    place(realm_to_move(s), domino_to_lay(s), way, cell)
    s[JUST_LAID] = bit(cell) | bit(cell + (8 if way > 1 else 1) & 63)
    ask_from(s, TAX)


def discard(s: Words) -> None:
    """A: or discard it, and go on with C (Q-A3)."""
    ask_from(s, BUILD)


def tax(s: Words, cells: u64) -> None:
    """B: knights onto these cells, or none (Q-B2, Q-B4)."""
    if cells:
        collect(realm_to_move(s), cells)
    ask_from(s, BUILD)


def build(s: Words, space: i32, cell: i32) -> None:
    """C: the building of a space onto a town square; a space below 0 is none."""
    team: i32
    if space >= 0:
        team = team_to_move(s)
        pay_and_build(s, team, realm_of(s, team), space, cell)
    ask_from(s, BRIBE)


def pay_and_build(s: Words, team: i32, k: Words, space: i32, cell: i32) -> None:
    """Pay, build, take the immediate bonus as far as the supply goes (Q-N8); then the Queen may come (Q-C3 to Q-C9)."""
    kind: i32 = kind_on(s[BOARD], space)
    knights: i32 = min(TILES[KIND * kind + KIND_KNIGHTS], s[KNIGHTS_LEFT])
    towers: i32 = min(TILES[KIND * kind + KIND_TOWERS], s[TOWERS_LEFT])
    k[COINS] -= price_of(space, has_queen(s, team))
    s[BOARD] ^= wrap(kind + 1) << (8 * space)
    s[KNIGHTS_LEFT] -= knights
    s[TOWERS_LEFT] -= towers
    raise_building(k, kind, cell, knights, towers)
    if towers:
        invite_queen(s, team)


def invite_queen(s: Words, team: i32) -> None:
    """She comes to who gained towers and then has at least as many as anyone else (Q-C5, Q-N1)."""
    teams: i32 = s[TEAMS]
    towers: u64 = realm_of(s, team)[TOWERS]
    i: i32
    for i in range(teams):
        if realm_of(s, i)[TOWERS] > towers:
            return
    s[QUEEN] = team + 1


def bribe(s: Words, space: i32) -> None:
    """D: the Dragon destroys the building of a space for good (Q-D1, Q-D4, Q-D5); a space below 0 is none."""
    if space >= 0:
        send_dragon(s, realm_to_move(s), space)
    ask_from(s, PICK)


def send_dragon(s: Words, k: Words, space: i32) -> None:
    building: u64 = s[BOARD] >> (8 * space) & 255
    word: i32 = DESTROYED
    s[BOARD] ^= building << (8 * space)
    s[DRAGON] = 0
    k[COINS] -= BRIBE_PRICE
    while s[word] >= bit(56):
        word += 1
    s[word] = s[word] << 8 | building


def pick(s: Words, domino: u64) -> None:
    """E: the king onto a free domino, given as a set of one (Q-E1); in the final round there is none (Q-R2)."""
    put_down(s, domino)
    turn_over(s)


def may(s: Words, k: Words, team: i32, phase: i32) -> i32:
    """Whether a phase of the turn is asked: not where passing would be the only move (Q-B5, Q-C3, Q-D2, Q-D3, Q-N4)."""
    coins: i32 = k[COINS]
    queen: i32 = has_queen(s, team)
    if phase == TAX:
        return k[KNIGHTS] != 0
    if phase == BUILD:
        return sites_of(k) != 0 and affordable(s[BOARD], coins, queen) != 0
    if phase == BRIBE:
        return s[DRAGON] != 0 and queen == 0 and coins >= BRIBE_PRICE and s[BOARD] != 0
    return s[OFFER] != 0


def ask_from(s: Words, phase: i32) -> None:
    """This phase of the turn, or the first after it in which there is something to decide (Q-T3)."""
    team: i32 = team_to_move(s)
    k: Words = realm_of(s, team)
    while phase < OVER and may(s, k, team, phase) == 0:
        phase += 1
    if phase != TAX:
        s[JUST_LAID] = 0
    s[PHASE] = phase
    if phase == OVER:
        pick(s, 0)


def turn_over(s: Words) -> None:
    """The next king's turn, the end of the round, or the end of the game after the final round (Q-R2)."""
    if s[OFFER] and row_done(s):
        end_of_round(s)
    else:
        next_phase(s)


def end_of_round(s: Words) -> None:
    """The Dragon goes home, the board closes up and is filled, then the row (Q-R1, Q-R3, Q-R4, Q-R5, Q-N10)."""
    s[DRAGON] = 1
    s[BOARD] = closed_up(s[BOARD])
    fill(s)
    board_ready(s)


def board_ready(s: Words) -> None:
    """As long as the top of the stack is not seen, a tile is turned up; then the draft says what comes next."""
    if s[TOP] == 0 and s[UNSEEN]:
        s[PHASE] = BUILDING
        return
    if row_done(s):
        advance(s)
    next_phase(s)


def total(s: Words, team: i32) -> i32:
    k: Words = realm_of(s, team)
    return realm_points(k, has_queen(s, team), s[FLAGS], land_points(k))


def winners(s: Words, scores: Words) -> i32:
    """The points of every team, written to scores, and the set of those who win: most points, then the largest
    territory, then shared (Q-X5, Q-X13)."""
    teams: i32 = s[TEAMS]
    won: i32 = 0
    best: u64 = 0
    rank: u64
    land: u64
    team: i32
    for team in range(teams):
        land = land_points(realm_of(s, team))
        scores[team] = realm_points(realm_of(s, team), has_queen(s, team), s[FLAGS], land)
        rank = scores[team] << 8 | land & 255
        if rank > best or team == 0:
            best = rank
            won = 0
        if rank == best:
            won |= 1 << team
    return won
