# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The building board in machine words, and what the tables of the rules say of buildings, prices and pieces.

A board is a word with a byte for each space, the dearest first: the kind of the building there + 1, or 0. A set of
spaces has the highest bit of their bytes.
"""

from __future__ import annotations

from crownlands.kingdom.squares import Terrain
from crownlands.rules.queendomino import components
from crownlands.rules.queendomino.buildings import BUILDINGS

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.layout import *

    TILES = table(KIND * MOST_KINDS)
    KIND_OF = table(MOST_TILES)
    GROUPS = table(MOST_KINDS)
    PRICE_OF = table(2 * SPACES)
    AFFORDABLE = table(2 * COINS_COUNTED)

LOWER_BITS = 0x7F7F7F7F7F7F
HIGHEST_BITS = 0x808080808080
"""Of the bytes of all spaces."""
KINDS = len(BUILDINGS)
ALL_TILES = (1 << sum(kind.copies for kind in BUILDINGS.values())) - 1
ALL_KNIGHTS = components.KNIGHTS
ALL_TOWERS = components.TOWERS
FIRST_KNIGHTS = components.START_KNIGHTS
FIRST_COINS = components.START_COINS
BRIBE_PRICE = components.BRIBE
COINS_FOR_A_POINT = components.COINS_PER_POINT


def price_of(space: i32, queen: i32) -> i32:
    """What a building costs: less while the Queen is there, never below 0 (Q-C7)."""
    return PRICE_OF[SPACES * queen + space]


def standing(board: u64) -> u64:
    """The spaces with a building."""
    return board + LOWER_BITS & HIGHEST_BITS


def affordable(board: u64, coins: i32, queen: i32) -> u64:
    """The spaces whose building can be paid (Q-C3)."""
    return standing(board) & AFFORDABLE[COINS_COUNTED * queen + min(coins, COINS_COUNTED - 1)]


def kind_on(board: u64, space: i32) -> i32:
    kind: i32 = board >> (8 * space) & 255
    return kind - 1


def closed_up(board: u64) -> u64:
    """End of round: the buildings slide to the cheaper spaces, keeping their order (Q-R3)."""
    closed: u64 = 0
    place: i32 = 8 * SPACES
    space: i32
    building: u64
    for space in range(SPACES):
        building = board >> (8 * (SPACES - 1 - space)) & 255
        if building:
            place -= 8
            closed |= building << place
    return closed


def fill(s: Words) -> None:
    """The top tile onto the cheapest empty space (Q-R4, Q-N9); the tile below it is not seen yet."""
    space: i32 = SPACES - 1
    if s[TOP] == 0:
        return
    while space >= 0 and s[BOARD] >> (8 * space) & 255:
        space -= 1
    if space >= 0:
        s[BOARD] |= s[TOP] << (8 * space)
        s[TOP] = 0


def turn_up(s: Words, kind: i32) -> None:
    """The next tile of the stack is seen, and goes onto the board if there is room (Q-S5)."""
    s[UNSEEN] ^= lowest(s[UNSEEN] & GROUPS[kind])
    s[TOP] = kind + 1
    fill(s)


def draw_building(s: Words, rng: Words) -> None:
    """The next tile, each below the top as likely as the next."""
    turn_up(s, KIND_OF[ctz(any_of(s[UNSEEN], rng))])


def _fill_prices() -> None:
    """By whether the Queen is there: the price of each space, and the spaces that can be paid with so many coins."""
    for queen in range(2):
        discount = components.QUEEN_DISCOUNT * queen
        prices = [max(0, printed - discount) for printed in components.PRICES]
        for space, price in enumerate(prices):
            PRICE_OF[SPACES * queen + space] = price
        for coins in range(COINS_COUNTED):
            paid = sum(0x80 << 8 * space for space, price in enumerate(prices) if price <= coins)
            AFFORDABLE[COINS_COUNTED * queen + coins] = paid


def _fill_tiles() -> None:
    """What each kind of building brings, and which tiles of the stack are of it."""
    pers = {"none": PER_NOTHING, "flat": PER_BUILDING, "tower": PER_OWN_TOWER, "knight": PER_OWN_KNIGHT}
    safes = {"": NO_SAFE, "knight": SAFE_FOR_KNIGHTS, "tower": SAFE_FOR_TOWERS}
    terrains = list(Terrain)
    tile = 0
    for number, kind in enumerate(BUILDINGS.values()):
        terrain = 0 if kind.terrain is None else terrains.index(kind.terrain)
        per = pers.get(kind.per, PER_LAND)
        told = (kind.knights, kind.towers, kind.crowns, kind.points, per, terrain, safes[kind.tax_bonus])
        for place, value in enumerate(told):
            TILES[KIND * number + place] = value
        GROUPS[number] = ((1 << kind.copies) - 1) << tile
        for _ in range(kind.copies):
            KIND_OF[tile] = number
            tile += 1


_fill_prices()
_fill_tiles()
