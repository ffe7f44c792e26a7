from crownlands.kernel.batch cimport Environment
from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport deal_king, deal_offer, free_dominoes, slot_of, to_move
from crownlands.kernel.kingdom.land cimport ENDS, fits
from crownlands.kernel.kingdomino.playout cimport play_on, survey_all
from crownlands.kernel.kingdomino.table cimport name_of, set_up, step, total, winners

cdef i32 window_of(Words s) noexcept nogil
cdef i32 actions_of(Words s) noexcept nogil
cdef i32 seats_of(Words s) noexcept nogil
cdef i32 size_of(Words s) noexcept nogil
cdef void write_kingdom(Words k, i32 size, Shorts out, i64 base) noexcept nogil
cdef void write_room(Words k, i32 size, Shorts out, i64 base) noexcept nogil
cdef void write_row(u64 row, u64 kings, i32 seat, i32 players, Shorts out, i64 base) noexcept nogil
cdef void write_first_choice(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef void write_seen(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef i64 write_placements(Words s, Words room, Small out, i64 base) noexcept nogil
cdef void write_mask(Words s, Words room, Small out, i64 base) noexcept nogil
cdef i32 named(Words s, i64 action) noexcept nogil
cdef void act(Words s, i64 action) noexcept nogil
cdef void deal(Words s, Words rng) noexcept nogil
cdef void go_on(Words s, i32 learner, i32 greedy, Words rng) noexcept nogil
cdef void start_over(Words s, i32 learner, i32 greedy, Words rng) noexcept nogil
cdef void write_worth(Words s, Words room, i32 kind, Shorts out, i64 base) noexcept nogil
