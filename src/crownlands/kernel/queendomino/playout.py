# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Playing a table out: each seat greedy or at random. Behind the table lie a survey for each team and scratch."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.draft import deal_king, free_dominoes, to_move
    from crownlands.kernel.kingdom.land import place_at_random
    from crownlands.kernel.kingdom.survey import add_crowns, add_domino, copy_survey, survey
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.buildings import (
        BRIBE_PRICE,
        TILES,
        affordable,
        draw_building,
        kind_on,
        standing,
    )
    from crownlands.kernel.queendomino.layout import *
    from crownlands.kernel.queendomino.moves import list_moves, step
    from crownlands.kernel.queendomino.realm import collect, sites_of
    from crownlands.kernel.queendomino.table import (
        board_ready,
        bribe,
        build,
        discard,
        domino_to_lay,
        draw_domino,
        has_queen,
        lay,
        pay_and_build,
        pick,
        realm_of,
        send_dragon,
        tax,
        team_of,
        team_to_move,
    )
    from crownlands.kernel.queendomino.weigh import survey_of, weigh


def survey_all(s: Words) -> None:
    """Bring the surveys of all realms up to date."""
    teams: i32 = s[TEAMS]
    team: i32
    for team in range(teams):
        survey(realm_of(s, team), survey_of(s, team))


def copy_table(to: Words, s: Words) -> None:
    """A table with its surveys."""
    teams: i32 = s[TEAMS]
    team: i32
    copy(to, s, REALMS + REALM * teams)
    for team in range(teams):
        copy_survey(survey_of(to, team), survey_of(s, team))


# A move as `weigh` has it


def act(s: Words, entry: u64) -> None:
    """Play it, and keep the surveys up to date."""
    phase: i32 = s[PHASE]
    place: i32 = entry >> 8 & 255
    cell: i32 = entry & 255
    if phase == LAY:
        act_lay(s, team_to_move(s), place, cell)
    elif phase == TAX:
        act_tax(s, cell)
    elif phase == BUILD:
        act_build(s, team_to_move(s), place, cell)
    elif phase == BRIBE:
        bribe(s, -1 if cell == NO_SPACE else cell)
    else:
        pick(s, bit(cell))


def act_lay(s: Words, team: i32, way: i32, cell: i32) -> None:
    if way == NOT_LAID:
        discard(s)
    else:
        add_domino(survey_of(s, team), domino_to_lay(s), way, cell)
        lay(s, way, cell)


def act_tax(s: Words, which: i32) -> None:
    """1 is the lower bit of the two cells of the domino, 2 the other."""
    low: u64 = lowest(s[JUST_LAID])
    tax(s, where(low, which & 1) | where(s[JUST_LAID] ^ low, which & 2))


def act_build(s: Words, team: i32, space: i32, cell: i32) -> None:
    crowned: i32
    if space == NO_SPACE:
        build(s, -1, 0)
        return
    crowned = TILES[KIND * kind_on(s[BOARD], space) + KIND_CROWNS]
    if crowned:
        add_crowns(survey_of(s, team), COUNTRYSIDE, crowned, cell)
    build(s, space, cell)


def best_of(entries: Words, n: i32, rng: Words) -> u64:
    """One of those worth most, at random."""
    best: u64 = entries[0]
    equals: u64 = 1
    i: i32
    for i in range(1, n):
        if entries[i] >> 32 > best >> 32:
            best = entries[i]
            equals = 1
        elif entries[i] >> 32 == best >> 32:
            equals += 1
            if mulhi(next_random(rng), equals) == 0:
                best = entries[i]
    return best


# At random


def choose(chance: Words, n: i32) -> i32:
    """One of so many: the whole part of chance × n; what is left behind the point is the next chance."""
    choice: i32 = mulhi(chance[0], n)
    chance[0] = wrap(chance[0] * n)
    return choice


def tax_at_random(k: Words, cells: u64, chance: Words) -> None:
    """A knight on either square of the domino just placed, or on both, or none (Q-B1)."""
    choice: i32 = choose(chance, 4 if k[KNIGHTS] > 1 else 3)
    low: u64 = lowest(cells)
    if choice:
        collect(k, where(low, choice & 1) | where(cells ^ low, choice & 2))


def build_at_random(s: Words, team: i32, k: Words, chance: Words) -> None:
    """Any building that can be paid on any site, or none (Q-C8)."""
    spaces: u64 = affordable(s[BOARD], k[COINS], has_queen(s, team))
    sites: u64 = sites_of(k)
    count: i32 = popcount(sites)
    choice: i32 = choose(chance, count * popcount(spaces) + 1) - 1
    if choice >= 0:
        pay_and_build(s, team, k, ctz(nth(spaces, choice // count)) >> 3, ctz(nth(sites, choice % count)))


def bribe_at_random(s: Words, team: i32, k: Words, chance: Words) -> None:
    """Any building of the board, or none (Q-D1)."""
    spaces: u64 = standing(s[BOARD])
    choice: i32 = choose(chance, popcount(spaces) + 1) - 1
    if choice >= 0:
        send_dragon(s, k, ctz(nth(spaces, choice)) >> 3)


def random_turn(s: Words, rng: Words) -> None:
    """A whole turn without stopping at its phases; one random number has chances enough for all but the placement."""
    team: i32 = team_to_move(s)
    k: Words = realm_of(s, team)
    used: u64 = k[USED]
    free: u64 = free_dominoes(s)
    coins: i32
    chance: Words = at(s, MASKS)
    place_at_random(k, domino_to_lay(s), next_random(rng), s[FLAGS] & MUST_PLACE == 0)
    chance[0] = next_random(rng)
    if k[KNIGHTS] and k[USED] != used:
        tax_at_random(k, k[USED] ^ used, chance)
    if sites_of(k):
        build_at_random(s, team, k, chance)
    coins = k[COINS]
    if s[DRAGON] and has_queen(s, team) == 0 and coins >= BRIBE_PRICE:
        bribe_at_random(s, team, k, chance)
    pick(s, nth(free, choose(chance, popcount(free))) if free else 0)


def random_move(s: Words, rng: Words) -> None:
    """Any move of the phase."""
    moves: Words = at(s, WEIGHED)
    count: i32 = list_moves(s, moves)
    step(s, moves[mulhi(next_random(rng), count)])


def deal(s: Words, rng: Words) -> None:
    """Chance has all its turns."""
    while s[PHASE] < LAY:
        if s[PHASE] == DRAW:
            draw_domino(s, any_of(s[REST], rng))
        elif s[PHASE] == KING:
            deal_king(s, rng)
        else:
            draw_building(s, rng)
            board_ready(s)


def play_out(s: Words, greedy: i32, rng: Words) -> None:
    """To the end of the game: the seats of the set greedy, the others at random."""
    play_on(s, greedy, 0, rng)


def play_step(s: Words, greedy: i32, rng: Words) -> None:
    """The next move of the seat whose turn it is, or at random its whole turn. Where anybody is greedy, the surveys
    must be up to date, and stay so."""
    players: Words = at(rng, 1)
    entries: Words = at(s, WEIGHED)
    seat: i32 = to_move(s)
    team: i32 = team_of(s, seat)
    if greedy >> seat & 1:
        act(s, best_of(entries, weigh(s, entries), players))
        return
    if s[PHASE] == LAY:
        random_turn(s, players)
    else:
        random_move(s, players)
    if greedy:
        survey(realm_of(s, team), survey_of(s, team))


def play_on(s: Words, greedy: i32, asked: i32, rng: Words) -> None:
    """On to the next move of a seat that is asked, one of a set, or to the end.

    Chance draws from rng[0] and the players from rng[1], so that different moves can be tried with the same draws.
    """
    seat: i32
    while True:
        deal(s, rng)
        seat = to_move(s)
        if seat < 0 or asked >> seat & 1:
            return
        play_step(s, greedy, rng)


def random_game(template: Words, s: Words, rng: Words) -> None:
    """A whole game at random from the set-up on."""
    teams: i32 = template[TEAMS]
    copy(s, template, REALMS + REALM * teams)
    rng[1] = seeded(rng[0], 1)
    play_on(s, 0, 0, rng)
