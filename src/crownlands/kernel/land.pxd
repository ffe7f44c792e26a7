from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *

cdef u64 FRAMES[256]
cdef u64 ENDS[192]
cdef u64 ORDERS[24]

cdef void found(Words k, i32 size) noexcept nogil
cdef void fits(Words k, i32 domino, Words out) noexcept nogil
cdef void place(Words k, i32 domino, i32 way, i32 cell) noexcept nogil
cdef void grow(Words k, i32 down, i32 cell) noexcept nogil
cdef void derive(Words k) noexcept nogil
cdef u64 flood(Words k, u64 seeds) noexcept nogil
cdef u64 seeds_of(Words k, u64 cells) noexcept nogil
cdef i32 points(Words k) noexcept nogil
cdef i32 bonus(Words k, i32 flags) noexcept nogil
cdef i32 largest(Words k) noexcept nogil
cdef i32 crowns(Words k) noexcept nogil
cdef i32 place_at_random(Words k, i32 domino, u64 chance, i32 may_decline) noexcept nogil
cdef u64 next_random(Words rng) noexcept nogil
cdef u64 seeded(u64 seed, u64 number) noexcept nogil
cdef void random_rows(Words s, Words rng, i32 rows, u64 owners) noexcept nogil
