from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport claim, draw, draw_king, list_choices, set_up_draft, to_move
from crownlands.kernel.kingdom.land cimport bonus, crowns, found, largest, points
from crownlands.kernel.kingdom.placements cimport list_placements, place_named, write_log

cdef void set_up(Words s) noexcept nogil
cdef i32 list_moves(Words s, Words out) noexcept nogil
cdef void lay(Words s, i32 action) noexcept nogil
cdef void step(Words s, i32 action) noexcept nogil
cdef i32 total(Words s, i32 seat) noexcept nogil
cdef u64 rank(Words s, i32 seat) noexcept nogil
cdef i32 winners(Words s, Words scores) noexcept nogil
