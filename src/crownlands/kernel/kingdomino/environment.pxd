from crownlands.kernel.batch cimport Environment
from crownlands.kernel.bits cimport *
from crownlands.kernel.ends cimport pay
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport free_dominoes, slot_of, to_move
from crownlands.kernel.kingdomino.playout cimport play_on, survey_all
from crownlands.kernel.kingdom.seen cimport (
    lay_at, window_of, write_first_choice, write_kingdom, write_placements, write_row,
)
from crownlands.kernel.kingdomino.table cimport set_up, step, total, winners

cdef i32 actions_of(Words s) noexcept nogil
cdef i32 seats_of(Words s) noexcept nogil
cdef i32 size_of(Words s) noexcept nogil
cdef void write_seen(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef void write_mask(Words s, Words room, Small out, i64 base) noexcept nogil
cdef i32 named(Words s, i64 action) noexcept nogil
cdef void act(Words s, i64 action) noexcept nogil
cdef void start_over(Words s, i32 bots) noexcept nogil
cdef void write_worth(Words s, Words room, i32 kind, Shorts out, i64 base) noexcept nogil
