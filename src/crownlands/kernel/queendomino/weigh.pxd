from crownlands.kernel.bits cimport *
from crownlands.kernel.queendomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport free_dominoes, slot_of
from crownlands.kernel.kingdom.land cimport fits
from crownlands.kernel.queendomino.buildings cimport (
    BRIBE_PRICE, COINS_FOR_A_POINT, TILES, affordable, kind_on, price_of, standing,
)
from crownlands.kernel.queendomino.realm cimport raise_building, sites_of, tax_of
from crownlands.kernel.queendomino.table cimport (
    domino_to_lay, has_queen, offer_box, realm_of, team_of, team_to_move,
)
from crownlands.kernel.queendomino.worth cimport (
    best_placement, find_contacts, knight_worth, land_of, largest_of, placement_worth, realm_worth, site_worth,
    turns_left,
)

cdef u64 entry_of(i32 worth, i32 code) noexcept nogil
cdef Words survey_of(Words s, i32 team) noexcept nogil
cdef i32 weigh(Words s, Words out) noexcept nogil
cdef i32 weigh_lays(Words s, Words out) noexcept nogil
cdef i32 weigh_taxes(Words s, Words out) noexcept nogil
cdef i32 weigh_builds(Words s, Words out) noexcept nogil
cdef i32 queen_after(Words s, i32 team, u64 towers) noexcept nogil
cdef i32 weigh_building(Words s, i32 team, i32 space, u64 land, i32 left, Words out, i32 n) noexcept nogil
cdef i32 lure(Words s, i32 team, i32 space) noexcept nogil
cdef i32 later_teams(Words s) noexcept nogil
cdef i32 weigh_bribes(Words s, Words out) noexcept nogil
cdef i32 weigh_picks(Words s, Words out) noexcept nogil
