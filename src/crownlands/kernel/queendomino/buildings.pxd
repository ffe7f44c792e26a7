from crownlands.kernel.bits cimport *
from crownlands.kernel.queendomino.layout cimport *

cdef u64 TILES[256]
cdef u64 KIND_OF[64]
cdef u64 GROUPS[32]
cdef u64 PRICE_OF[12]
cdef u64 AFFORDABLE[64]
cdef u64 LOWER_BITS
cdef u64 HIGHEST_BITS
cdef i32 KINDS
cdef u64 ALL_TILES
cdef i32 ALL_KNIGHTS
cdef i32 ALL_TOWERS
cdef i32 FIRST_KNIGHTS
cdef i32 FIRST_COINS
cdef i32 BRIBE_PRICE
cdef i32 COINS_FOR_A_POINT

cdef i32 price_of(i32 space, i32 queen) noexcept nogil
cdef u64 standing(u64 board) noexcept nogil
cdef u64 affordable(u64 board, i32 coins, i32 queen) noexcept nogil
cdef i32 kind_on(u64 board, i32 space) noexcept nogil
cdef u64 closed_up(u64 board) noexcept nogil
cdef void fill(Words s) noexcept nogil
cdef void turn_up(Words s, i32 kind) noexcept nogil
cdef void draw_building(Words s, Words rng) noexcept nogil
