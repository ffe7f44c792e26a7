# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Every legal move of a seat with its worth to the greedy player, phase by phase; surveys must be up to date."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.draft import free_dominoes, slot_of
    from crownlands.kernel.kingdom.land import fits
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.buildings import (
        BRIBE_PRICE,
        COINS_FOR_A_POINT,
        TILES,
        affordable,
        kind_on,
        price_of,
        standing,
    )
    from crownlands.kernel.queendomino.layout import *
    from crownlands.kernel.queendomino.realm import raise_building, sites_of, tax_of
    from crownlands.kernel.queendomino.table import (
        domino_to_lay,
        has_queen,
        offer_box,
        realm_of,
        team_of,
        team_to_move,
    )
    from crownlands.kernel.queendomino.worth import (
        best_placement,
        find_contacts,
        knight_worth,
        land_of,
        largest_of,
        placement_worth,
        realm_worth,
        site_worth,
        turns_left,
    )


def entry_of(worth: i32, code: i32) -> u64:
    return wrap(worth + WORTHLESS) << 32 | wrap(code)


def survey_of(s: Words, team: i32) -> Words:
    return at(s, SURVEYS + SURVEY * team)


def weigh(s: Words, out: Words) -> i32:
    """The moves of the phase; returns how many."""
    phase: i32 = s[PHASE]
    if phase == LAY:
        return weigh_lays(s, out)
    if phase == TAX:
        return weigh_taxes(s, out)
    if phase == BUILD:
        return weigh_builds(s, out)
    if phase == BRIBE:
        return weigh_bribes(s, out)
    return weigh_picks(s, out)


def weigh_lays(s: Words, out: Words) -> i32:
    """The placement that brings most; declining only what fits nowhere."""
    team: i32 = team_to_move(s)
    k: Words = realm_of(s, team)
    v: Words = survey_of(s, team)
    masks: Words = at(s, MASKS)
    queen: i32 = has_queen(s, team)
    large: i32 = largest_of(v) if queen else 0
    site: i32 = site_worth(k, turns_left(s, team))
    domino: i32 = domino_to_lay(s)
    worth: i32
    n: i32 = 0
    way: i32
    cell: i32
    cells: u64
    fits(k, domino, masks)
    find_contacts(k, at(s, CONTACTS))
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            cell = ctz(cells)
            worth = placement_worth(k, v, domino, way, cell, queen, large, site, at(s, CONTACTS))
            out[n] = entry_of(worth, way << 8 | cell)
            n += 1
            cells &= cells - 1
    if n == 0 or s[FLAGS] & MUST_PLACE == 0:
        out[n] = entry_of(FITS_NOWHERE, NOT_LAID << 8)
        n += 1
    return n


def weigh_taxes(s: Words, out: Words) -> i32:
    """Coins now against what the knights may bring later. 1 is the lower bit of the two cells, 2 the other."""
    team: i32 = team_to_move(s)
    k: Words = realm_of(s, team)
    each: i32 = knight_worth(k, largest_of(survey_of(s, team)), turns_left(s, team))
    knights: i32 = k[KNIGHTS]
    low: u64 = lowest(s[JUST_LAID])
    high: u64 = s[JUST_LAID] ^ low
    first: i32 = POINT * tax_of(k, low) // COINS_FOR_A_POINT
    second: i32 = POINT * tax_of(k, high) // COINS_FOR_A_POINT
    out[0] = entry_of(knights * each, 0)
    out[1] = entry_of(first + (knights - 1) * each, 1)
    out[2] = entry_of(second + (knights - 1) * each, 2)
    if knights == 1:
        return 3
    out[3] = entry_of(first + second + (knights - 2) * each, 3)
    return 4


def weigh_builds(s: Words, out: Words) -> i32:
    """What the realm is worth after the building, paid and with its bonus."""
    team: i32 = team_to_move(s)
    k: Words = realm_of(s, team)
    queen: i32 = has_queen(s, team)
    left: i32 = turns_left(s, team)
    land: u64 = land_of(k, survey_of(s, team))
    spaces: u64 = affordable(s[BOARD], k[COINS], queen)
    n: i32 = 1
    out[0] = entry_of(realm_worth(k, land, s[FLAGS], queen, left), NO_SPACE << 8)
    while spaces:
        n = weigh_building(s, team, ctz(spaces) >> 3, land, left, out, n)
        spaces &= spaces - 1
    return n


def queen_after(s: Words, team: i32, towers: u64) -> i32:
    """Whether the Queen would be with a team that gained towers and has so many (Q-C5)."""
    teams: i32 = s[TEAMS]
    i: i32
    for i in range(teams):
        if i != team and realm_of(s, i)[TOWERS] > towers:
            return has_queen(s, team)
    return 1


def weigh_building(s: Words, team: i32, space: i32, land: u64, left: i32, out: Words, n: i32) -> i32:
    """One building on every site; only where it has crowns does the site matter."""
    k: Words = realm_of(s, team)
    v: Words = at(survey_of(s, team), ZONES * COUNTRYSIDE)
    trial: Words = at(s, TRIAL)
    queen: i32 = has_queen(s, team)
    kind: i32 = kind_on(s[BOARD], space)
    crowned: u64 = TILES[KIND * kind + KIND_CROWNS]
    zones: u64
    knights: i32 = min(TILES[KIND * kind + KIND_KNIGHTS], s[KNIGHTS_LEFT])
    towers: i32 = min(TILES[KIND * kind + KIND_TOWERS], s[TOWERS_LEFT])
    sites: u64 = sites_of(k)
    worth: i32
    more: i32
    i: i32
    copy(trial, k, REALM)
    trial[COINS] -= price_of(space, queen)
    raise_building(trial, kind, ctz(sites), knights, towers)
    if towers:
        queen = queen_after(s, team, trial[TOWERS])
    if TILES[KIND * kind + KIND_PER] == PER_LAND:
        zones = at(survey_of(s, team), ZONES * TILES[KIND * kind + KIND_TERRAIN])[0]
        land += zones * TILES[KIND * kind + KIND_POINTS] << 8
    worth = realm_worth(trial, land, s[FLAGS], queen, left)
    while sites:
        more = 0
        if crowned:
            i = 0
            while v[2 * i + 1] & lowest(sites) == 0:
                i += 1
            more = POINT * crowned * (v[2 * i + 2] & 0xFFFF)
        out[n] = entry_of(worth + more, space << 8 | ctz(sites))
        n += 1
        sites &= sites - 1
    return n


def later_teams(s: Words) -> i32:
    """The other teams that move later this round, as a set."""
    owners: u64 = s[OWNERS] >> 8
    teams: i32 = 0
    while owners:
        teams |= 1 << team_of(s, (owners & 255) - 1)
        owners >>= 8
    return teams & ~(1 << team_to_move(s))


def lure(s: Words, team: i32, space: i32) -> i32:
    """What the building of a space would bring a rival who can pay for it."""
    k: Words = realm_of(s, team)
    v: Words = survey_of(s, team)
    trial: Words = at(s, TRIAL)
    kind: i32 = kind_on(s[BOARD], space)
    price: u64 = price_of(space, 0)
    queen: i32 = has_queen(s, team)
    left: i32 = turns_left(s, team)
    corner: i32 = k[CORNER]
    crowned: u64 = TILES[KIND * kind + KIND_CROWNS]
    land: u64
    site: i32
    i: i32 = 0
    if sites_of(k) == 0 or k[COINS] < price:
        return 0
    land = land_of(k, v)
    site = ctz(ror(sites_of(k), corner)) + corner & 63
    worth: i32 = realm_worth(k, land, s[FLAGS], queen, left)
    copy(trial, k, REALM)
    trial[COINS] -= price
    raise_building(trial, kind, site, TILES[KIND * kind + KIND_KNIGHTS], TILES[KIND * kind + KIND_TOWERS])
    land = land_of(trial, v)
    if crowned:
        v = at(v, ZONES * COUNTRYSIDE)
        while v[2 * i + 1] >> site & 1 == 0:
            i += 1
        land += crowned * (v[2 * i + 2] & 0xFFFF) << 8
    return realm_worth(trial, land, s[FLAGS], queen, left) - worth


def weigh_bribes(s: Words, out: Words) -> i32:
    """A coin to take away what a rival who moves later this round would love to build."""
    spaces: u64 = standing(s[BOARD])
    rivals: i32 = later_teams(s)
    teams: i32
    n: i32 = 1
    best: i32
    worth: i32
    out[0] = entry_of(SPITE, NO_SPACE)
    while spaces:
        best = 0
        teams = rivals
        while teams:
            worth = lure(s, ctz(teams), ctz(spaces) >> 3)
            if teams == rivals or worth > best:
                best = worth
            teams &= teams - 1
        out[n] = entry_of(best - POINT * BRIBE_PRICE // COINS_FOR_A_POINT, ctz(spaces) >> 3)
        n += 1
        spaces &= spaces - 1
    return n


def weigh_picks(s: Words, out: Words) -> i32:
    """The domino whose best placement brings most, the earlier place deciding little."""
    team: i32 = team_to_move(s)
    k: Words = realm_of(s, team)
    v: Words = survey_of(s, team)
    free: u64 = free_dominoes(s)
    box: i32 = offer_box(s)
    queen: i32 = has_queen(s, team)
    left: i32 = turns_left(s, team)
    worth: i32
    n: i32 = 0
    find_contacts(k, at(s, CONTACTS))
    while free:
        worth = best_placement(k, v, box + ctz(free), queen, left, at(s, MASKS))
        out[n] = entry_of(worth - EARLY * slot_of(s[OFFER], lowest(free)), ctz(free))
        n += 1
        free &= free - 1
    return n
