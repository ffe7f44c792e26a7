from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *
from crownlands.kernel.land cimport (
    found, fits, place, points, bonus, largest, crowns, ENDS,
)

cdef void set_up(Words s) noexcept nogil
cdef i32 to_move(Words s) noexcept nogil
cdef i32 list_moves(Words s, Words out) noexcept nogil
cdef i32 list_placements(Words k, i32 domino, Words out) noexcept nogil
cdef i32 name_of(Words k, i32 way, i32 cell) noexcept nogil
cdef void lay(Words s, i32 action) noexcept nogil
cdef void place_named(Words k, i32 domino, i32 action) noexcept nogil
cdef void write_log(Words k, i32 domino, i32 action) noexcept nogil
cdef void pick(Words s, i32 number) noexcept nogil
cdef void advance(Words s) noexcept nogil
cdef void next_phase(Words s) noexcept nogil
cdef void step(Words s, i32 action) noexcept nogil
cdef i32 slot_of(u64 row, i32 domino) noexcept nogil
cdef i32 total(Words s, i32 seat) noexcept nogil
cdef u64 rank(Words s, i32 seat) noexcept nogil
cdef i32 winners(Words s, Words scores) noexcept nogil
