from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *
from crownlands.kernel.land cimport ENDS, flood, seeds_of

cdef u64 CENTRES[2]

cdef void survey(Words k, Words v) noexcept nogil
cdef void copy_survey(Words to, Words v) noexcept nogil
cdef void add_square(Words v, i32 terrain, i32 crowns, i32 cell) noexcept nogil
cdef void add_domino(Words v, i32 domino, i32 way, i32 cell) noexcept nogil
cdef i32 standing(u64 used, i32 large, i32 flags) noexcept nogil
