# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What the net is told of a team of Queendomino: its kingdom, coins, knights, towers, the Queen, sites and buildings.

Everything is a small whole number. The point to judge at is the end of a round, before the board is filled.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.land import fits
    from crownlands.kernel.kingdom.told import forget_claims, sum_up_claims, tell_claim, tell_land
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.buildings import affordable
    from crownlands.kernel.queendomino.layout import *
    from crownlands.kernel.queendomino.realm import building_points, realm_points, safe_bonus, sites_of
    from crownlands.kernel.queendomino.table import has_queen, next_box, offer_box, realm_of, row_box, team_of
    from crownlands.kernel.queendomino.weigh import survey_of
    from crownlands.kernel.queendomino.worth import best_placement, find_contacts, kings_of, land_of


def team_claims(s: Words, row: u64, kings: u64, team: i32) -> u64:
    """The dominoes of a row that a team's kings stand on."""
    mine: u64 = 0
    while row:
        if kings & 255 and team_of(s, (kings & 255) - 1) == team:
            mine |= lowest(row)
        kings >>= 8
        row &= row - 1
    return mine


def places_of(k: Words, domino: i32, masks: Words) -> i32:
    """How many placements a domino has."""
    fits(k, domino, masks)
    return popcount(masks[0]) + popcount(masks[1]) + popcount(masks[2]) + popcount(masks[3])


def tell_claims(s: Words, team: i32, x: Shorts) -> i32:
    """The dominoes a team has to lay, with their place in the row; returns how many. At the end of a round they may
    still be on offer."""
    row: u64 = s[OFFER] if s[OFFER] else s[ROW]
    mine: u64 = team_claims(s, row, s[CLAIMS] if s[OFFER] else s[OWNERS], team)
    box: i32 = offer_box(s) if s[OFFER] else row_box(s)
    k: Words = realm_of(s, team)
    claims: i32 = popcount(mine)
    left: i32 = kings_of(s) * s[TO_COME]
    base: i32 = CLAIMED
    brings: i32
    places: i32
    forget_claims(TERRAINS, x)
    find_contacts(k, at(s, CONTACTS))
    for _ in range(min(claims, TOLD_CLAIMS)):
        brings = best_placement(k, survey_of(s, team), box + ctz(mine), has_queen(s, team), left, at(s, MASKS))
        places = places_of(k, box + ctz(mine), at(s, MASKS))
        tell_claim(box + ctz(mine), brings // POINT, places, popcount(row & (lowest(mine) - 1)), x, base)
        mine &= mine - 1
        base += OF_CLAIM
    sum_up_claims(s[FLAGS], claims, TERRAINS, x)
    return claims


def most_towers(s: Words, team: i32) -> i32:
    """Of any other team."""
    teams: i32 = s[TEAMS]
    most: u64 = 0
    i: i32
    for i in range(teams):
        if i != team:
            most = max(most, realm_of(s, i)[TOWERS])
    return most


def tell_owned(s: Words, team: i32, left: i32, x: Shorts) -> None:
    """What a team has besides its land, with so many turns left."""
    k: Words = realm_of(s, team)
    land: u64 = land_of(k, survey_of(s, team))
    coins: i32 = k[COINS]
    knights: i32 = k[KNIGHTS]
    towers: i32 = k[TOWERS]
    queen: i32 = has_queen(s, team)
    sites: i32 = popcount(sites_of(k))
    large: i32 = land & 255
    x[0] = min(coins, 60)
    x[1] = knights
    x[2] = min(knights, left) * large
    x[3] = towers
    x[4] = towers - most_towers(s, team)
    x[5] = 8 * queen
    x[6] = queen * large
    x[7] = large
    x[8] = sites
    x[9] = min(sites, left) * min(coins, 16) // 4
    x[10] = min(knights, left) * safe_bonus(k)
    x[11] = building_points(k)
    x[12] = k[PER_TOWER] * left
    x[13] = k[PER_KNIGHT] * left
    x[14] = (land >> 8) - survey_of(s, team)[POINTS]
    x[15] = popcount(k[POSTS])
    x[16] = k[BUILT_COUNT]
    x[17] = left
    x[18] = 4 * popcount(affordable(s[BOARD], coins, queen))
    x[19] = s[TEAMS]
    x[20] = 8 * s[MIXED]
    x[21] = realm_points(k, queen, s[FLAGS], land)
    x[22] = sites * left


def tell(s: Words, team: i32, x: Shorts) -> None:
    """A team at the end of a round."""
    to_come: i32 = kings_of(s) * s[TO_COME]
    box: i32 = 0 if next_box(s) == 0 else 1
    claims: i32
    clear_shorts(x, OWNED, FEATURES - OWNED)
    tell_land(s, realm_of(s, team), survey_of(s, team), to_come, box, TERRAINS, x)
    claims = tell_claims(s, team, x)
    tell_owned(s, team, to_come + claims, further(x, OWNED))
    x[FEATURES - 1] = ONE
