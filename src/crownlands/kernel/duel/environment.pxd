from crownlands.kernel.batch cimport Environment
from crownlands.kernel.bits cimport *
from crownlands.kernel.ends cimport pay
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.actions cimport act, actions_of, first_half, place_of, write_mask
from crownlands.kernel.duel.box cimport FACE_COAT, FACE_CROSSES, LINE_POWER
from crownlands.kernel.duel.choice cimport forget
from crownlands.kernel.duel.land cimport total
from crownlands.kernel.duel.playout cimport play_on
from crownlands.kernel.duel.table cimport face_of, player, raised_half, role_a, set_up, to_move, winners

cdef i32 seats_of(Words s) noexcept nogil
cdef i32 size_of(Words s) noexcept nogil
cdef void write_map(Words m, Shorts out, i64 base) noexcept nogil
cdef void write_dice(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef void write_boxes(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef void write_spent(Words s, Shorts out, i64 base) noexcept nogil
cdef void write_players(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef void write_seen(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef void start_over(Words s, i32 bots) noexcept nogil
cdef void write_worth(Words s, Words room, i32 kind, Shorts out, i64 base) noexcept nogil
