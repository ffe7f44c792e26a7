from crownlands.kernel.bits cimport *
from crownlands.kernel.game cimport Game
from crownlands.kernel.layout cimport *

cdef void sample(
    Game game, Words root, Words seats, i32 n, i32 greedy, Words aims, u64 seed, u64 first, u64 count, Words out,
    Words s,
) noexcept nogil
