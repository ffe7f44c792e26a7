from crownlands.kernel.bits cimport *
from crownlands.kernel.queendomino.layout cimport *
from crownlands.kernel.kingdom.land cimport ENDS, fits
from crownlands.kernel.kingdom.survey cimport ADDED
from crownlands.kernel.queendomino.buildings cimport COINS_FOR_A_POINT
from crownlands.kernel.queendomino.realm cimport realm_points, safe_bonus, sites_of
from crownlands.kernel.queendomino.table cimport offer_drawn, team_of

cdef u64 COLUMN

cdef i32 kings_of(Words s) noexcept nogil
cdef i32 turns_left(Words s, i32 team) noexcept nogil
cdef i32 largest_of(Words v) noexcept nogil
cdef u64 land_of(Words k, Words v) noexcept nogil
cdef i32 joined(Words z, u64 added, i32 squares, u64 beside, i32 counted, i32 site) noexcept nogil
cdef void add_up(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f, Words out) noexcept nogil
cdef void find_contacts(Words k, Words out) noexcept nogil
cdef i32 contacts(Words found, i32 way, i32 cell) noexcept nogil
cdef i32 placement_worth(
    Words k, Words v, i32 domino, i32 way, i32 cell, i32 queen, i32 large, i32 site, Words found
) noexcept nogil
cdef i32 site_worth(Words k, i32 left) noexcept nogil
cdef i32 best_placement(Words k, Words v, i32 domino, i32 queen, i32 left, Words room) noexcept nogil
cdef i32 knight_worth(Words k, i32 large, i32 left) noexcept nogil
cdef i32 realm_worth(Words k, u64 land, i32 flags, i32 queen, i32 left) noexcept nogil
