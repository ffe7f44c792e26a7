from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.box cimport (
    FACE_FILLS, HALF_FILLS, LINE_BOXES, LINE_IMMEDIATE, LINE_POWER, POWER_LINE, ROLLS,
)
from crownlands.kernel.duel.drawings cimport can_draw
from crownlands.kernel.duel.land cimport add_cross, clear, draw_half, largest, total

cdef void set_up(Words s) noexcept nogil
cdef i32 role_a(Words s) noexcept nogil
cdef i32 to_move(Words s) noexcept nogil
cdef Words player(Words s, i32 seat) noexcept nogil
cdef i32 ready(Words s, i32 seat, i32 power) noexcept nogil
cdef i32 rolled(Words s) noexcept nogil
cdef i32 face_of(Words s, i32 die) noexcept nogil
cdef i32 die_of(Words s, i32 seat, i32 number) noexcept nogil
cdef u64 free_dice(Words s) noexcept nogil
cdef i32 declared(Words s) noexcept nogil
cdef i32 raised_half(Words s) noexcept nogil
cdef i32 ways(Words s) noexcept nogil
cdef i32 ways_of(Words s, i32 seat, i32 one, i32 other) noexcept nogil
cdef void step(Words s, u64 move) noexcept nogil
cdef void show(Words s, u64 face) noexcept nogil
cdef void give_dice(Words s, u64 seat, u64 dice) noexcept nogil
cdef void take(Words s, u64 dice) noexcept nogil
cdef void call_up(Words s, i32 power) noexcept nogil
cdef void turn_die(Words s, u64 face, u64 to) noexcept nogil
cdef i32 turning(Words s, u64 face, u64 to) noexcept nogil
cdef void draw(Words s, u64 move) noexcept nogil
cdef void draw_nothing(Words s) noexcept nogil
cdef void count_boxes(Words m, u64 one, u64 other) noexcept nogil
cdef void drawing_done(Words s) noexcept nogil
cdef void let_draw(Words s) noexcept nogil
cdef void fill(Words s) noexcept nogil
cdef void fill_boxes(Words s, Words m) noexcept nogil
cdef void award(Words s, i32 seat) noexcept nogil
cdef void let_use(Words s) noexcept nogil
cdef void give_name(Words s, u64 coat) noexcept nogil
cdef void end_turn(Words s) noexcept nogil
cdef i32 winners(Words s, Words scores) noexcept nogil
