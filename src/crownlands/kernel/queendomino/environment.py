# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What an environment shows of a table of Queendomino, and what it takes: observations, masks, actions, rewards.

Observations and actions are laid out as the environments say, part after part. Rewards are whole numbers: twelfths of a
win, or points of margin, to each seat those of its team.
"""

from __future__ import annotations

from crownlands.kernel.queendomino.judged import JUDGED_GAME, LOOKS

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.batch import Environment
    from crownlands.kernel.ends import pay
    from crownlands.kernel.kingdom.draft import free_dominoes, slot_of, to_move
    from crownlands.kernel.kingdom.seen import (
        cell_at,
        lay_at,
        mark,
        place_in_window,
        window_of,
        write_first_choice,
        write_kingdom,
        write_placements,
        write_row,
    )
    from crownlands.kernel.kingdom.survey import survey
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.buildings import GROUPS, KINDS, affordable, kind_on, standing
    from crownlands.kernel.queendomino.layout import *
    from crownlands.kernel.queendomino.moves import step
    from crownlands.kernel.queendomino.playout import play_on, survey_all
    from crownlands.kernel.queendomino.realm import bit_of, grid_cell, sites_of
    from crownlands.kernel.queendomino.table import (
        bribe,
        build,
        domino_to_lay,
        has_queen,
        next_box,
        offer_box,
        pick,
        realm_of,
        realm_to_move,
        row_box,
        set_up,
        tax,
        team_of,
        team_to_move,
        total,
        winners,
    )
    from crownlands.kernel.queendomino.weigh import survey_of


# Sizes


def seats_of(s: Words) -> i32:
    players: i32 = s[PLAYERS]
    return players


def planes_of(s: Words) -> i32:
    """The numbers of the planes of all realms, and of the domino just laid."""
    teams: i32 = s[TEAMS]
    window: i32 = window_of(s)
    return (PLANES * teams + 1) * window * window


def size_of(s: Words) -> i32:
    """How many numbers an observation has."""
    players: i32 = s[PLAYERS]
    teams: i32 = s[TEAMS]
    length: i32 = s[LENGTH]
    boxes: i32 = 1 + s[MIXED]
    draft: i32 = 2 * length * (DOMINO + players) + DECK * boxes + 1 + (MOST_WAITING + 1) * players
    owned: i32 = players * teams + teams * (STOCK + KINDS + 1)
    return planes_of(s) + draft + owned + KINDS * (SPACES + 2) + 1 + ASKED + teams


def first_tax(s: Words) -> i32:
    window: i32 = window_of(s)
    length: i32 = s[LENGTH]
    return 4 * window * window + 1 + length


def first_build(s: Words) -> i32:
    return first_tax(s) + TAXES


def first_bribe(s: Words) -> i32:
    window: i32 = window_of(s)
    return first_build(s) + SPACES * window * window


def actions_of(s: Words) -> i32:
    """The last one is passing."""
    return first_bribe(s) + SPACES + 1


# What a seat sees, part after part: each returns where the next begins


def write_realm(k: Words, size: i32, out: Shorts, base: i64) -> i64:
    """A kingdom, then planes for knights, buildings and towers."""
    plane: i32 = (2 * size - 1) * (2 * size - 1)
    knights: i64 = base + plane * (TERRAINS + 2)
    count: i32 = k[BUILT_COUNT]
    entry: u64
    i: i32
    write_kingdom(k, TERRAINS, size, out, base)
    mark(k, k[POSTS], 1, size, out, knights)
    mark(k, k[BUILT], 1, size, out, knights + plane)
    for i in range(count):
        entry = k[BUILT_LOG + (i >> 2)] >> (16 * (i & 3))
        mark(k, bit(entry >> 2 & 63), entry & 3, size, out, knights + 2 * plane)
    return base + PLANES * plane


def write_realms(s: Words, own: i32, out: Shorts, base: i64) -> i64:
    """One's own first; then the domino just laid, the smaller cell with a 1."""
    teams: i32 = s[TEAMS]
    size: i32 = s[SIZE]
    window: i32 = window_of(s)
    k: Words
    i: i32
    for i in range(teams):
        base = write_realm(realm_of(s, (own + i) % teams), size, out, base)
    if s[PHASE] == TAX:
        k = realm_to_move(s)
        mark(k, taxed_cells(s, 0), 1, size, out, base)
        mark(k, taxed_cells(s, 1), 2, size, out, base)
    return base + window * window


def write_set(dominoes: u64, out: Shorts, base: i64) -> i64:
    while dominoes:
        out[base + ctz(dominoes)] = 1
        dominoes &= dominoes - 1
    return base + DECK


def write_draft(s: Words, seat: i32, out: Shorts, base: i64) -> i64:
    """The rows, what is to come of each box, Queendomino's first, and the first choice."""
    players: i32 = s[PLAYERS]
    length: i32 = s[LENGTH]
    row: i32 = length * (DOMINO + players)
    swapped: i32 = next_box(s) == 0
    write_row(s[ROW], s[OWNERS], row_box(s), TERRAINS, seat, players, out, base)
    write_row(s[OFFER], s[CLAIMS], offer_box(s), TERRAINS, seat, players, out, base + row)
    base = write_set(s[OTHER_REST] if swapped else s[REST], out, base + 2 * row)
    if s[MIXED]:
        base = write_set(s[REST] if swapped else s[OTHER_REST], out, base)
    out[base] = s[TO_COME]
    write_first_choice(s, seat, out, base + 1)
    return base + 1 + (MOST_WAITING + 1) * players


def write_sides(s: Words, seat: i32, own: i32, out: Shorts, base: i64) -> i64:
    """Which team each seat plays for, oneself first in both."""
    players: i32 = s[PLAYERS]
    teams: i32 = s[TEAMS]
    i: i32
    for i in range(players):
        out[base + teams * i + (team_of(s, (seat + i) % players) - own + teams) % teams] = 1
    return base + players * teams


def write_stock(s: Words, own: i32, out: Shorts, base: i64) -> i64:
    """Coins, knights and towers of each team, its buildings by kind, and with whom the Queen is."""
    teams: i32 = s[TEAMS]
    owned: i64 = base + STOCK * teams
    queen: i64 = owned + KINDS * teams
    count: i32
    number: i32
    k: Words
    i: i32
    for i in range(teams):
        k = realm_of(s, (own + i) % teams)
        out[base + STOCK * i] = k[COINS]
        out[base + STOCK * i + 1] = k[KNIGHTS]
        out[base + STOCK * i + 2] = k[TOWERS]
        out[queen + i] = has_queen(s, (own + i) % teams)
        count = k[BUILT_COUNT]
        for number in range(count):
            out[owned + KINDS * i + (k[BUILT_LOG + (number >> 2)] >> (16 * (number & 3) + 8) & 255)] += 1
    return queen + teams


def write_board(s: Words, out: Shorts, base: i64) -> i64:
    """The building of each space, the tile on top, how many of each kind lie below, and the Dragon."""
    spaces: u64 = standing(s[BOARD])
    kind: i32
    while spaces:
        kind = kind_on(s[BOARD], ctz(spaces) >> 3)
        out[base + KINDS * (ctz(spaces) >> 3) + kind] = 1
        spaces &= spaces - 1
    base += KINDS * SPACES
    if s[TOP]:
        out[base + s[TOP] - 1] = 1
    base += KINDS
    for kind in range(KINDS):
        out[base + kind] = popcount(s[UNSEEN] & GROUPS[kind])
    out[base + KINDS] = s[DRAGON]
    return base + KINDS + 1


def write_seen(s: Words, seat: i32, out: Shorts, base: i64) -> None:
    """What a seat sees of its table."""
    teams: i32 = s[TEAMS]
    own: i32 = team_of(s, seat)
    phase: i32 = s[PHASE]
    i: i32
    clear_shorts(out, base, size_of(s))
    base = write_realms(s, own, out, base)
    base = write_draft(s, seat, out, base)
    base = write_sides(s, seat, own, out, base)
    base = write_stock(s, own, out, base)
    base = write_board(s, out, base)
    if phase >= LAY and phase < OVER:
        out[base + phase - LAY] = 1
    for i in range(teams):
        out[base + ASKED + i] = total(s, (own + i) % teams)


# What a seat may do


def mark_lays(s: Words, room: Words, out: Small, base: i64) -> None:
    window: i32 = window_of(s)
    laid: i64 = write_placements(realm_to_move(s), domino_to_lay(s), window, room, out, base)
    if laid == 0 or s[FLAGS] & MUST_PLACE == 0:
        out[base + 4 * window * window] = 1


def mark_builds(s: Words, out: Small, base: i64) -> None:
    """Every building that can be paid on every site."""
    k: Words = realm_to_move(s)
    window: i32 = window_of(s)
    spaces: u64
    sites: u64 = sites_of(k)
    place: i32
    while sites:
        place = place_in_window(grid_cell(k, ctz(sites)), window)
        spaces = affordable(s[BOARD], k[COINS], has_queen(s, team_to_move(s)))
        while spaces:
            out[base + window * window * (ctz(spaces) >> 3) + place] = 1
            spaces &= spaces - 1
        sites &= sites - 1


def mark_spaces(spaces: u64, out: Small, base: i64) -> None:
    while spaces:
        out[base + (ctz(spaces) >> 3)] = 1
        spaces &= spaces - 1


def mark_picks(s: Words, out: Small, base: i64) -> None:
    free: u64 = free_dominoes(s)
    while free:
        out[base + slot_of(s[OFFER], lowest(free))] = 1
        free &= free - 1


def write_mask(s: Words, room: Words, out: Small, base: i64) -> None:
    """1 for each legal action of the seat to move; all 1 once the game is over."""
    phase: i32 = s[PHASE]
    passing: i32 = actions_of(s) - 1
    set_small(out, base, passing + 1, 1 if phase == OVER else 0)
    if phase == LAY:
        mark_lays(s, room, out, base)
    elif phase == PICK:
        mark_picks(s, out, base + first_tax(s) - s[LENGTH])
    elif phase < OVER:
        out[base + passing] = 1
        if phase == TAX:
            set_small(out, base + first_tax(s), 3 if realm_to_move(s)[KNIGHTS] > 1 else 2, 1)
        elif phase == BUILD:
            mark_builds(s, out, base + first_build(s))
        else:
            mark_spaces(standing(s[BOARD]), out, base + first_bribe(s))


def taxed_cells(s: Words, which: i32) -> u64:
    """The smaller cell of the domino just laid, the larger, or both."""
    k: Words = realm_to_move(s)
    corner: i32 = k[CORNER]
    smaller: u64 = rol(lowest(ror(s[JUST_LAID], corner)), corner)
    return smaller if which == 0 else s[JUST_LAID] ^ smaller if which == 1 else s[JUST_LAID]


def act(s: Words, action: i64) -> None:
    """Play a legal action."""
    phase: i32 = s[PHASE]
    window: i32 = window_of(s)
    cells: i32 = window * window
    passing: i32 = action == actions_of(s) - 1
    number: i32
    if phase == LAY:
        step(s, DISCARD if action == 4 * cells else lay_at(action, window))
    elif phase == PICK:
        pick(s, nth(s[OFFER], action - 4 * cells - 1))
    elif phase == TAX:
        tax(s, 0 if passing else taxed_cells(s, action - first_tax(s)))
    elif phase == BUILD:
        number = action - first_build(s)
        build(s, -1 if passing else number // cells, bit_of(cell_at(number % cells, window)))
    elif phase == BRIBE:
        bribe(s, -1 if passing else action - first_bribe(s))


def go_on(s: Words, greedy: i32, asked: i32, rng: Words) -> None:
    """On to the next action of a seat that is asked, the others played by the kernel, which may have to look around."""
    seat: i32 = s[PLAYERS]
    team: i32
    while greedy and seat > 0:
        seat -= 1
        if asked >> seat & 1:
            team = team_of(s, seat)
            survey(realm_of(s, team), survey_of(s, team))
    play_on(s, greedy, asked, rng)


def start_over(s: Words, bots: i32) -> None:
    """A new game at the same table."""
    set_up(s)
    if bots:
        survey_all(s)


def write_worth(s: Words, room: Words, kind: i32, out: Shorts, base: i64) -> None:
    """What the table is worth to each seat. A team's number is never above that of its first seat."""
    teams: i32 = s[TEAMS]
    seat: i32 = s[PLAYERS]
    pay(teams, winners(s, room), room, kind, out, base)
    while seat > 0:
        seat -= 1
        out[base + seat] = out[base + team_of(s, seat)]


def _environment() -> Environment:
    environment: Environment = Environment()
    environment.state = STATE
    environment.room = PLAYOUT
    environment.scratch = max(WAYS, MOST_TEAMS)
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
    environment.judged = JUDGED_GAME
    environment.looks = LOOKS
    return environment


ENVIRONMENT = _environment()
