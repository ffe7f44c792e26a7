from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdom.layout cimport *

cdef void set_up_draft(Words s) noexcept nogil
cdef i32 to_move(Words s) noexcept nogil
cdef void next_phase(Words s) noexcept nogil
cdef u64 free_dominoes(Words s) noexcept nogil
cdef i32 list_choices(Words s, Words out) noexcept nogil
cdef void draw(Words s, u64 domino) noexcept nogil
cdef void draw_king(Words s, i32 seat) noexcept nogil
cdef void deal_offer(Words s, Words rng) noexcept nogil
cdef void deal_king(Words s, Words rng) noexcept nogil
cdef i32 slot_of(u64 row, u64 domino) noexcept nogil
cdef void claim(Words s, u64 domino) noexcept nogil
cdef void put_down(Words s, u64 domino) noexcept nogil
cdef i32 row_done(Words s) noexcept nogil
cdef void advance(Words s) noexcept nogil
cdef void leave_over(Words s, u64 number) noexcept nogil
