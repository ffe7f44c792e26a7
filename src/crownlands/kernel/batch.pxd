from crownlands.kernel.bits cimport *
from crownlands.kernel.layout cimport *
from crownlands.kernel.greedy cimport draw_king, draw_offer
from crownlands.kernel.table cimport list_moves, slot_of, step, to_move, winners

cdef void deal(Words s, Words rng) noexcept nogil
cdef void act(Words s, i32 action) noexcept nogil
cdef void step_table(
    Words s, Words template, i32 action, Words rng, Words scores, Bytes over
) noexcept nogil
cdef void show_kingdom(Words k, Bytes out) noexcept nogil
cdef void show_row(u64 row, u64 kings, i32 seat, i32 players, Bytes out) noexcept nogil
cdef void show(Words s, Bytes out) noexcept nogil
cdef void show_actions(Words s, Bytes out, Words room) noexcept nogil
