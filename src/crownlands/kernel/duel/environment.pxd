from crownlands.kernel.batch cimport Environment
from crownlands.kernel.bits cimport *
from crownlands.kernel.ends cimport pay
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.box cimport FACE_COAT, FACE_COUNT, FACE_CROSSES, HALF_COAT, HALF_OF, LINE_POWER
from crownlands.kernel.duel.choice cimport PAIR_DICE, forget
from crownlands.kernel.duel.drawings cimport arrange, targets
from crownlands.kernel.duel.land cimport anchors, total
from crownlands.kernel.duel.playout cimport play_on
from crownlands.kernel.duel.random_moves cimport roll
from crownlands.kernel.duel.table cimport (
    die_of, face_of, list_moves, list_steps, player, raised_half, role_a, set_up, step, to_move, ways, winners,
)

cdef i32 seats_of(Words s) noexcept nogil
cdef i32 size_of(Words s) noexcept nogil
cdef i32 first_castle() noexcept nogil
cdef i32 first_half() noexcept nogil
cdef i32 actions_of(Words s) noexcept nogil
cdef i32 place_of(i32 square) noexcept nogil
cdef i32 square_at(i32 place) noexcept nogil
cdef void write_map(Words m, Shorts out, i64 base) noexcept nogil
cdef void write_dice(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef void write_boxes(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef void write_spent(Words s, Shorts out, i64 base) noexcept nogil
cdef void write_players(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
cdef void write_seen(Words s, i32 seat, Shorts out, i64 base) noexcept nogil
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
cdef void go_on(Words s, i32 learner, i32 greedy, Words rng) noexcept nogil
cdef void start_over(Words s, i32 learner, i32 greedy, Words rng) noexcept nogil
cdef void write_worth(Words s, Words room, i32 kind, Shorts out, i64 base) noexcept nogil
