from crownlands.kernel.bits cimport *
from crownlands.kernel.queendomino.layout cimport *
from crownlands.kernel.kingdom.land cimport bonus, flood, found, seeds_of
from crownlands.kernel.queendomino.buildings cimport COINS_FOR_A_POINT, FIRST_COINS, FIRST_KNIGHTS, TILES

cdef void found_realm(Words k, i32 size) noexcept nogil
cdef u64 sites_of(Words k) noexcept nogil
cdef i32 knights_owned(Words k) noexcept nogil
cdef i32 safe_bonus(Words k) noexcept nogil
cdef u64 territory_of(Words k, u64 square) noexcept nogil
cdef i32 tax_of(Words k, u64 cells) noexcept nogil
cdef void collect(Words k, u64 cells) noexcept nogil
cdef void post(Words k, i32 cell) noexcept nogil
cdef void raise_building(Words k, i32 kind, i32 cell, i32 knights, i32 towers) noexcept nogil
cdef void count_building(Words k, i32 kind) noexcept nogil
cdef i32 building_points(Words k) noexcept nogil
cdef u64 land_points(Words k) noexcept nogil
cdef i32 realm_points(Words k, i32 queen, i32 flags, u64 land) noexcept nogil
cdef i32 grid_cell(Words k, i32 cell) noexcept nogil
cdef i32 bit_of(i32 cell) noexcept nogil
