from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport claim, draw, draw_king, list_choices, set_up_draft, to_move
from crownlands.kernel.kingdom.land cimport bonus, crowns, fits, found, largest, place, points

cdef void set_up(Words s) noexcept nogil
cdef i32 list_moves(Words s, Words out) noexcept nogil
cdef i32 list_placements(Words k, i32 domino, Words out) noexcept nogil
cdef i32 name_of(Words k, i32 way, i32 cell) noexcept nogil
cdef void lay(Words s, i32 action) noexcept nogil
cdef void place_named(Words k, i32 domino, i32 action) noexcept nogil
cdef void write_log(Words k, i32 domino, i32 action) noexcept nogil
cdef void step(Words s, i32 action) noexcept nogil
cdef i32 total(Words s, i32 seat) noexcept nogil
cdef u64 rank(Words s, i32 seat) noexcept nogil
cdef i32 winners(Words s, Words scores) noexcept nogil
