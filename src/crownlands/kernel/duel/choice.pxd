from crownlands.kernel.bits cimport *
from crownlands.kernel.duel.layout cimport *
from crownlands.kernel.duel.box cimport FACE_FILLS, HALF_COAT
from crownlands.kernel.duel.drawings cimport arrange, targets
from crownlands.kernel.duel.land cimport anchors, domain_of
from crownlands.kernel.duel.moves cimport list_steps
from crownlands.kernel.duel.table cimport (
    die_of, face_of, free_dice, player, raised_half, ready, role_a, turning, ways, ways_of,
)
from crownlands.kernel.duel.worth cimport (
    NEVER, NOTHING_DRAWN, best_arranged, best_drawing, boxes_worth, gains, look, worth_of,
)

cdef u64 PRICE[6]
cdef u64 PAIR_DICE[6]
cdef i64 CASTLE_PRICE
cdef i64 BIAS

cdef void clear_sink(Words sink, i32 most) noexcept nogil
cdef void keep(Words sink, u64 move, Words rng) noexcept nogil
cdef u64 any_kept(Words sink, Words rng) noexcept nogil
cdef Words outlook(Words s, i32 seat) noexcept nogil
cdef void forget(Words s) noexcept nogil
cdef i64 price_of(Words o, u64 price) noexcept nogil
cdef i64 pair_worth(Words s, i32 seat, i32 pair) noexcept nogil
cdef void value_pairs(Words s) noexcept nogil
cdef i64 balance(Words s, i32 seat, i32 pair) noexcept nogil
cdef i64 first_die_worth(Words s, i32 die) noexcept nogil
cdef i64 best_pair(Words s, i32 seat, u64 dice) noexcept nogil
cdef void best_takes(Words s, Words sink, Words rng) noexcept nogil
cdef void best_pairs(Words s, Words sink, Words rng) noexcept nogil
cdef i64 boxes_of(Words s, i32 seat, i32 one, i32 other, i32 raised) noexcept nogil
cdef i64 step_worth(Words s, u64 move) noexcept nogil
cdef void best_draws(Words s, Words sink, Words rng) noexcept nogil
cdef void keep_drawings(
    Words m, Words o, u64 arrangement, i32 needs, i64 best, Words sink, Words rng
) noexcept nogil
cdef i32 domains_of(Words m, i32 coat) noexcept nogil
cdef void best_names(Words s, Words sink, Words rng) noexcept nogil
cdef u64 domain_at(Words m, i32 square) noexcept nogil
cdef void best_crosses(Words s, Words sink, Words rng) noexcept nogil
cdef void keep_best(Words s, Words sink, Words rng) noexcept nogil
cdef u64 greedy_move(Words s, Words rng) noexcept nogil
