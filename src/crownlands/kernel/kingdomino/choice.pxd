from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdomino.gains cimport (
    best_fit, best_inside, join_all, joined, list_domino, list_gains, most_on_any, seconds, value_domino,
)
from crownlands.kernel.kingdom.land cimport CENTRES, ENDS, bonus, fits, harmony, middle_kingdom, place
from crownlands.kernel.kingdom.survey cimport ADDED

cdef i32 best_after(i32 domino, i32 pick, Words listed, Words room, u64 centre) noexcept nogil
cdef u64 keep_best(u64 value, u64 domino, u64 best, Words rng, Words room) noexcept nogil
cdef u64 weigh_placement(
    Words k, Words v, i32 domino, u64 points, u64 free, i32 flags, Words rng, Words room, u64 best
) noexcept nogil
cdef u64 weigh_alike(
    Words k, Words v, i32 domino, i32 one, i32 two, Words masks, i32 flags, Words rng, Words room, u64 best
) noexcept nogil
cdef void bound(Words v, i32 domino, i32 pick, Words listed) noexcept nogil
cdef u64 worth_weighing(i32 one, i32 two, u64 best, Words room) noexcept nogil
cdef void value_offer(Words k, Words v, i32 domino, u64 free, i32 flags, Words room) noexcept nogil
cdef void greedy_choice(Words k, Words v, i32 domino, u64 free, i32 flags, Words rng, Words room) noexcept nogil
cdef u64 weigh_all(Words k, Words v, i32 domino, i32 flags, Words rng, Words room) noexcept nogil
cdef u64 weigh_all_alike(Words k, Words v, i32 domino, i32 flags, Words rng, Words room) noexcept nogil
cdef void choose_pick(Words k, Words v, u64 free, i32 flags, Words rng, Words room) noexcept nogil
cdef i32 promise(Words k, Words v, i32 domino, i32 flags, Words listed) noexcept nogil
