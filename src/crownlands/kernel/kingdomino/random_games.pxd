from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.land cimport place_at_random

cdef u64 ORDERS[24]

cdef u64 any_order(i32 length, u64 chance) noexcept nogil
cdef void random_rows(Words s, Words rng, i32 rows, u64 owners) noexcept nogil
cdef void random_game(Words template, Words s, Words rng) noexcept nogil
