from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdom.layout cimport *
from crownlands.kernel.kingdom.land cimport ENDS, fits
from crownlands.kernel.kingdom.placements cimport name_of

cdef i32 window_of(Words s) noexcept nogil
cdef i32 place_in_window(i32 cell, i32 window) noexcept nogil
cdef i32 cell_at(i32 place, i32 window) noexcept nogil
cdef void mark(Words k, u64 cells, i32 value, i32 size, Shorts out, i64 base) noexcept nogil
cdef void write_kingdom(Words k, i32 terrains, i32 size, Shorts out, i64 base) noexcept nogil
cdef void write_room(Words k, i32 size, Shorts out, i64 base) noexcept nogil
cdef void write_row(
    u64 row, u64 kings, i32 box, i32 terrains, i32 seat, i32 players, Shorts out, i64 base
) noexcept nogil
cdef void write_first_choice(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef i64 write_placements(Words k, i32 domino, i32 window, Words room, Small out, i64 base) noexcept nogil
cdef i32 lay_at(i32 action, i32 window) noexcept nogil
