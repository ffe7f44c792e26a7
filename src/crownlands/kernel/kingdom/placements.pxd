from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdom.layout cimport *
from crownlands.kernel.kingdom.land cimport fits, place

cdef i32 list_placements(Words k, i32 domino, Words out, Words masks) noexcept nogil
cdef i32 name_of(Words k, i32 way, i32 cell) noexcept nogil
cdef i32 way_of(i32 action) noexcept nogil
cdef i32 lower_cell(i32 action) noexcept nogil
cdef void place_named(Words k, i32 domino, i32 action) noexcept nogil
cdef void write_log(Words k, i32 domino, i32 action) noexcept nogil
