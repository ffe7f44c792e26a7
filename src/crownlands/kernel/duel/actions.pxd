from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.box cimport FACE_COAT, FACE_COUNT, HALF_COAT, HALF_OF
from crownlands.kernel.duel.choice cimport PAIR_DICE
from crownlands.kernel.duel.drawings cimport arrange, targets
from crownlands.kernel.duel.land cimport anchors
from crownlands.kernel.duel.moves cimport list_moves, list_steps
from crownlands.kernel.duel.table cimport die_of, face_of, player, raised_half, step, ways

cdef i32 first_castle() noexcept nogil
cdef i32 first_half() noexcept nogil
cdef i32 actions_of(Words s) noexcept nogil
cdef i32 place_of(i32 square) noexcept nogil
cdef i32 square_at(i32 place) noexcept nogil
cdef i32 first_is_small(Words s, u64 arrangement) noexcept nogil
cdef void mark_halves(Words s, Words room) noexcept nogil
cdef u64 small_squares(Words m, i32 small, i32 large, i32 needs) noexcept nogil
cdef u64 large_squares(Words m, i32 small, i32 large, i32 needs) noexcept nogil
cdef void mark_second(Words m, Words room, i32 first, i32 small, i32 large, i32 needs, i32 said) noexcept nogil
cdef i32 action_of_step(Words s, u64 move) noexcept nogil
cdef void write_mask(Words s, Words room, Small out, i64 base) noexcept nogil
cdef void write_halves(Words s, Words room, Small out, i64 base) noexcept nogil
cdef void act(Words s, i64 action) noexcept nogil
cdef void draw_said(Words s, i32 first, i32 second) noexcept nogil
cdef u64 step_of(Words s, i32 action) noexcept nogil
