from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.box cimport GROUND, ROLLS
from crownlands.kernel.duel.drawings cimport arrange, list_drawings
from crownlands.kernel.duel.table cimport (
    declared, die_of, face_of, free_dice, player, raised_half, ready, role_a, rolled, ways,
)

cdef i32 may_call(Words s, i32 power, i32 found) noexcept nogil
cdef i32 most_moves(Words s, Words room) noexcept nogil
cdef i32 list_moves(Words s, Words out, Words room) noexcept nogil
cdef i32 list_rolls(Words s, Words out) noexcept nogil
cdef i32 put_new(Words out, i32 begin, i32 count, u64 move) noexcept nogil
cdef i32 list_takes(Words s, Words out) noexcept nogil
cdef i32 list_names(Words out) noexcept nogil
cdef i32 list_crosses(Words s, Words out) noexcept nogil
cdef i32 list_draw_moves(Words s, Words out, Words room) noexcept nogil
cdef i32 list_steps(Words s, i32 found, Words out, i32 count) noexcept nogil
cdef i32 list_turns(Words s, Words out, i32 count) noexcept nogil
