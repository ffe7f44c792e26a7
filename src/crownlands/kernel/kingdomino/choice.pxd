from crownlands.kernel.bits cimport *
from crownlands.kernel.kingdomino.layout cimport *
from crownlands.kernel.kingdom.draft cimport slot_of
from crownlands.kernel.kingdom.land cimport (
    CENTRES, ENDS, MIDDLE_KINGDOM_POINTS, bonus, fits, harmony, middle_kingdom, place,
)
from crownlands.kernel.kingdom.survey cimport ADDED

cdef i32 worth(Words z, u64 value, u64 beside) noexcept nogil
cdef i32 worth_of_first(Words first, u64 a, u64 b, i32 way, i32 cell) noexcept nogil
cdef i32 worth_of_second(Words second, u64 b, i32 way, i32 cell) noexcept nogil
cdef u64 join(Words z, Words to, u64 value, u64 cells, u64 beside) noexcept nogil
cdef u64 beside_all(u64 cells) noexcept nogil
cdef void value_placements(Words k, Words v, i32 domino, i32 middle, Words out) noexcept nogil
cdef i32 best_left(Words listed, Words masks, i32 central) noexcept nogil
cdef i32 best_touching(Words first, Words second, i32 domino, Words masks, u64 inside) noexcept nogil
cdef void split(Words masks, Words touching, u64 first, u64 second) noexcept nogil
cdef u64 keep_best(u64 value, u64 domino, u64 best, Words rng, Words room) noexcept nogil
cdef void bound(Words v, i32 domino, i32 pick, Words listed) noexcept nogil
cdef i32 joined(Words v, u64 terrain, i32 domino, i32 pick) noexcept nogil
cdef u64 worth_weighing(u64 free, i32 first_brings, i32 second_brings, u64 best, Words room) noexcept nogil
cdef u64 weigh_placement(
    Words k, Words v, i32 domino, u64 free, i32 flags, Words rng, Words room, u64 best
) noexcept nogil
cdef void greedy_choice(Words k, Words v, i32 domino, u64 free, i32 flags, Words rng, Words room) noexcept nogil
cdef void choose_pick(Words k, Words v, u64 free, i32 flags, Words rng, Words room) noexcept nogil
cdef i32 promise(Words k, Words v, i32 domino, i32 flags, Words room) noexcept nogil
