from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.box cimport GROUND, HALF_COAT, HALF_CROSSES, NAME_POINTS

cdef void clear(Words m) noexcept nogil
cdef u64 anchors(Words m, i32 coat) noexcept nogil
cdef u64 common(Words m, i32 coat) noexcept nogil
cdef void draw_half(Words m, i32 square, i32 half) noexcept nogil
cdef void add_cross(Words m, i32 square) noexcept nogil
cdef u64 domain_of(u64 like, u64 seed) noexcept nogil
cdef i32 crosses_on(Words m, u64 cells) noexcept nogil
cdef i32 total(Words m) noexcept nogil
cdef i32 largest(Words m) noexcept nogil
