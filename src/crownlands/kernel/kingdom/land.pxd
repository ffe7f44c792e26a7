from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdom.layout cimport *

cdef u64 FRAMES[256]
cdef u64 CENTRES[2]
cdef u64 ENDS[384]
cdef u64 IS_DOUBLE[96]
cdef i32 HARMONY_POINTS
cdef i32 MIDDLE_KINGDOM_POINTS

cdef void found(Words k, i32 size) noexcept nogil
cdef void fits(Words k, i32 domino, Words out) noexcept nogil
cdef void place(Words k, i32 domino, i32 way, i32 cell) noexcept nogil
cdef void grow(Words k, i32 down, i32 cell) noexcept nogil
cdef void derive(Words k) noexcept nogil
cdef u64 flood(Words k, u64 seeds) noexcept nogil
cdef u64 seeds_of(Words k, u64 cells) noexcept nogil
cdef i32 points(Words k) noexcept nogil
cdef i32 harmony(i32 squares, i32 large, i32 flags) noexcept nogil
cdef i32 middle_kingdom(u64 used, i32 large, i32 flags) noexcept nogil
cdef i32 bonus(u64 used, i32 large, i32 flags) noexcept nogil
cdef i32 largest(Words k) noexcept nogil
cdef i32 crowns(Words k) noexcept nogil
cdef i32 place_at_random(Words k, i32 domino, u64 chance, i32 may_decline) noexcept nogil
