from crownlands.kernel.bits cimport *
from crownlands.kernel.game cimport Game
from crownlands.kernel.layout cimport *

cdef void count(Words sums, i32 won, Words scores) noexcept nogil
cdef void random_block(Game game, Words template, Words s, u64 seed, u64 first, u64 games, Words sums) noexcept nogil
cdef void rollout_block(
    Game game, Words template, Words s, i32 greedy, u64 seed, u64 first, u64 games, Words sums
) noexcept nogil
