from crownlands.kernel.bits cimport *
from crownlands.kernel.game cimport Game
from crownlands.kernel.layout cimport *

cdef u64 try_out(
    Game game, Words root, Words entries, Words alive, i32 n, i32 greedy, Words aim, u64 seed, u64 first, u64 count,
    u64 deadline, Words sums, Words s,
) noexcept nogil
