from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdom.layout cimport *
from crownlands.kernel.kingdom.land cimport ENDS, flood, seeds_of

cdef u64 ADDED[192]

cdef void survey(Words k, Words v) noexcept nogil
cdef void copy_survey(Words to, Words v) noexcept nogil
cdef void add_square(Words v, i32 terrain, i32 crowns, i32 cell) noexcept nogil
cdef void add_domino(Words v, i32 domino, i32 way, i32 cell) noexcept nogil
cdef void add_crowns(Words v, i32 terrain, i32 crowns, i32 cell) noexcept nogil
